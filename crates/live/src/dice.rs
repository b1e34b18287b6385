//! Where the chances of a match come from.

use touchline_kernel::dice::{FairDice, Party, Secret};
use touchline_kernel::record::DiceSource;

/// Where the chances of a match come from.
#[derive(Debug, Clone)]
pub enum Dice {
    /// One number.
    Seed(u64),
    /// One match of many.
    Many {
        /// The common seed.
        seed: u64,
        /// The match's number.
        number: u64,
    },
    /// Three parties, each of which has committed to its secret.
    Shared {
        /// The server's.
        server: Secret,
        /// Home's client's.
        home: Secret,
        /// Away's client's.
        away: Secret,
    },
    /// Real dice: the outcome is told with [`crate::Match::settle`].
    Table,
}

impl Dice {
    /// As records keep it.
    pub(crate) fn source(&self) -> DiceSource {
        let shown = |party: Party, secret: &Secret| (secret.commitment(party), Some(*secret));
        match self {
            Self::Seed(seed) => DiceSource::Seed(*seed),
            Self::Many { seed, number } => DiceSource::Many { seed: *seed, number: *number },
            Self::Shared { server, home, away } => DiceSource::Shared {
                server: shown(Party::Server, server),
                home: shown(Party::Home, home),
                away: shown(Party::Away, away),
            },
            Self::Table => DiceSource::Table,
        }
    }

    /// The dice of a record, if it shows every secret.
    pub(crate) fn of(source: &DiceSource) -> Self {
        match *source {
            DiceSource::Seed(seed) => Self::Seed(seed),
            DiceSource::Many { seed, number } => Self::Many { seed, number },
            DiceSource::Shared {
                server: (_, Some(server)),
                home: (_, Some(home)),
                away: (_, Some(away)),
            } => Self::Shared { server, home, away },
            DiceSource::Shared { .. } | DiceSource::Table => Self::Table,
        }
    }

    /// The stream from its beginning; none if real dice are rolled.
    pub(crate) fn stream(&self) -> Option<FairDice> {
        match self {
            Self::Seed(seed) => Some(FairDice::from_seed(*seed)),
            Self::Many { seed, number } => Some(FairDice::for_match(*seed, *number)),
            Self::Shared { server, home, away } => Some(FairDice::shared(server, home, away)),
            Self::Table => None,
        }
    }
}
