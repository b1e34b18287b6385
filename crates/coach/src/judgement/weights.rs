//! Weights files: reading, checking and caching.

use super::judged::Judged;
use super::network::Network;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// A weights file: the network and its provenance.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Weights {
    /// The game.
    pub game: String,
    /// The revision of its rules.
    pub rules_revision: u32,
    /// Feature names, in order, as they were in training.
    pub features: Vec<String>,
    /// The command that made the file.
    pub command: String,
    /// The report: a line for each generation.
    pub report: Vec<String>,
    /// The numbers.
    pub network: Network,
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
    /// Reads the weights of a game.
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
        if let Some(at) = first_difference(&weights.features, G::FEATURES) {
            let name = |names: Option<&str>| names.unwrap_or("none").to_owned();
            return unfit(format!(
                "other features: number {} is {} in the file, {} in the game",
                at + 1,
                name(weights.features.get(at).map(String::as_str)),
                name(G::FEATURES.get(at).copied()),
            ));
        }
        if weights.network.first.len() != weights.features.len() {
            return unfit(format!("{} features by their size", weights.network.first.len()));
        }
        Ok(weights)
    }
}

fn first_difference(file: &[String], game: &[&str]) -> Option<usize> {
    let same = file.iter().zip(game).take_while(|(a, b)| a == b).count();
    (same < file.len().max(game.len())).then_some(same)
}

/// The embedded network of a game, parsed once per process: a simulation makes two coaches for each match.
pub(super) fn embedded<G: Judged>() -> Result<Arc<Network>, WeightsError> {
    static CACHE: Mutex<BTreeMap<&str, Arc<Network>>> = Mutex::new(BTreeMap::new());
    let mut cache = CACHE.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(network) = cache.get(G::ID) {
        return Ok(Arc::clone(network));
    }
    let network = Arc::new(Weights::read::<G>(G::WEIGHTS)?.network);
    cache.insert(G::ID, Arc::clone(&network));
    Ok(network)
}

#[cfg(test)]
mod tests {
    use super::*;
    use touchline_volchok::Volchok;

    #[test]
    fn weights_that_do_not_fit_say_what_is_wrong() {
        let cut = &Volchok::WEIGHTS[..100];
        let error = Weights::read::<Volchok>(cut).unwrap_err().to_string();
        assert!(error.starts_with("the weights of volchok cannot be read: "), "{error}");

        let renamed = Volchok::WEIGHTS.replacen("\"our_ball\"", "\"our_bell\"", 1);
        let error = Weights::read::<Volchok>(&renamed).unwrap_err().to_string();
        assert!(error.contains("is our_bell in the file, our_ball in the game"), "{error}");

        let error = Weights::read::<Volchok>(touchline_fuba::Fuba::WEIGHTS).unwrap_err().to_string();
        assert!(error.contains("the game fuba"), "{error}");
    }
}
