//! Weights files: reading, checking and caching.

use super::classic::ClassicNetwork;
use super::judged::Judged;
use super::network::Network;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// A weights file: the network and its provenance.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Weights {
    pub game: String,
    pub rules_revision: u32,
    /// Feature names, in order, as they were in training.
    pub features: Vec<String>,
    /// The command that made the file.
    pub command: String,
    /// The learning curve: a line for each generation.
    pub report: Vec<String>,
    /// The numbers.
    pub network: AnyNetwork,
}

/// A network of today, or one of before.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum AnyNetwork {
    /// Value and policy in integers.
    Network(#[serde(with = "shared")] Arc<Network>),
    /// Who scores next, in real numbers.
    Classic(#[serde(with = "shared")] Arc<ClassicNetwork>),
}

impl AnyNetwork {
    /// Features that the network reads.
    fn features(&self) -> usize {
        match self {
            Self::Network(network) => network.features,
            Self::Classic(network) => network.features(),
        }
    }
}

mod shared {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use std::sync::Arc;

    pub fn serialize<T: Serialize, S: Serializer>(value: &Arc<T>, serializer: S) -> Result<S::Ok, S::Error> {
        value.as_ref().serialize(serializer)
    }

    pub fn deserialize<'a, T: Deserialize<'a>, D: Deserializer<'a>>(
        deserializer: D,
    ) -> Result<Arc<T>, D::Error> {
        T::deserialize(deserializer).map(Arc::new)
    }
}

/// Why a weights file cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum WeightsError {
    /// Not a weights file.
    #[error("the weights of {game} cannot be read: {reason}")]
    Unreadable {
        /// The game that asked.
        game: &'static str,
        /// What the parser found.
        reason: String,
    },
    /// Trained for other features or another game.
    #[error("the weights of {game} are for {found}: run `{command}` again")]
    Unfit {
        /// The game that asked.
        game: &'static str,
        /// What does not fit.
        found: String,
        /// The command that made them.
        command: String,
    },
}

impl Weights {
    /// Reads the weights of a game. Networks of before read the first features: new ones are appended.
    ///
    /// # Errors
    /// Text that is no weights file, or weights of another game or of other features.
    pub fn read<G: Judged>(text: &str) -> Result<Self, WeightsError> {
        let weights: Self = serde_json::from_str(text)
            .map_err(|error| WeightsError::Unreadable { game: G::ID, reason: error.to_string() })?;
        let unfit =
            |found: String| Err(WeightsError::Unfit { game: G::ID, found, command: weights.command.clone() });
        if weights.game != G::ID {
            return unfit(format!("the game {}", weights.game));
        }
        let names = match weights.network {
            AnyNetwork::Classic(_) => &G::FEATURES[..weights.features.len().min(G::FEATURES.len())],
            AnyNetwork::Network(_) => G::FEATURES,
        };
        if let Some(at) = first_difference(&weights.features, names) {
            let name = |names: Option<&str>| names.unwrap_or("none").to_owned();
            return unfit(format!(
                "other features: number {} is {} in the file, {} in the game",
                at + 1,
                name(weights.features.get(at).map(String::as_str)),
                name(names.get(at).copied()),
            ));
        }
        if weights.network.features() != weights.features.len() {
            return unfit(format!("{} features by their size", weights.network.features()));
        }
        Ok(weights)
    }
}

fn first_difference(file: &[String], game: &[&str]) -> Option<usize> {
    let same = file.iter().zip(game).take_while(|(a, b)| a == b).count();
    (same < file.len().max(game.len())).then_some(same)
}

/// The embedded network of a game.
pub(super) fn embedded<G: Judged>() -> Result<AnyNetwork, WeightsError> {
    cached::<G>("learned", G::WEIGHTS)
}

/// The network of before.
pub(super) fn classic<G: Judged>() -> Result<Arc<ClassicNetwork>, WeightsError> {
    match cached::<G>("classic", G::CLASSIC)? {
        AnyNetwork::Classic(network) => Ok(network),
        AnyNetwork::Network(_) => {
            Err(WeightsError::Unreadable { game: G::ID, reason: "not a classic network".to_owned() })
        }
    }
}

/// Parses once per process: a simulation makes two coaches for each match.
fn cached<G: Judged>(kind: &'static str, text: &str) -> Result<AnyNetwork, WeightsError> {
    static CACHE: Mutex<BTreeMap<(&str, &str), AnyNetwork>> = Mutex::new(BTreeMap::new());
    let mut cache = CACHE.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(network) = cache.get(&(G::ID, kind)) {
        return Ok(network.clone());
    }
    let network = Weights::read::<G>(text)?.network;
    cache.insert((G::ID, kind), network.clone());
    Ok(network)
}

#[cfg(test)]
mod tests {
    use super::*;
    use touchline_volchok::Volchok;

    #[test]
    fn weights_that_do_not_fit_say_what_is_wrong() {
        let cut = &Volchok::CLASSIC[..100];
        let error = Weights::read::<Volchok>(cut).unwrap_err().to_string();
        assert!(error.starts_with("the weights of volchok cannot be read: "), "{error}");

        let renamed = Volchok::CLASSIC.replacen("\"our_ball\"", "\"our_bell\"", 1);
        let error = Weights::read::<Volchok>(&renamed).unwrap_err().to_string();
        assert!(error.contains("is our_bell in the file, our_ball in the game"), "{error}");

        let error = Weights::read::<Volchok>(touchline_fuba::Fuba::CLASSIC).unwrap_err().to_string();
        assert!(error.contains("the game fuba"), "{error}");
    }
}
