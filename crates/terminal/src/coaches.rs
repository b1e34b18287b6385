//! Who decides for a seat, and computer coaches for those who want one.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use touchline_coach::{Hired, Level, Manner, NoCoach, Spec};
use touchline_kernel::Seat;

/// Who decides for a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Who {
    /// The person before the screen.
    You,
    /// A computer coach.
    Computer(Spec),
}

impl FromStr for Who {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        match name {
            "you" => Ok(Self::You),
            _ => name.parse().map(Self::Computer).map_err(|error: NoCoach| format!("{error}, and you")),
        }
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::You => f.write_str("you"),
            Self::Computer(spec) => fmt::Display::fmt(spec, f),
        }
    }
}

/// How many ways to go on a hint names.
pub const HINTS: usize = 3;

/// Who gives hints.
pub fn adviser() -> Who {
    Who::Computer(Spec { manner: Manner::Level(Level::World), budget: None, divisor: 1 })
}

/// Hires a coach for a seat that has none yet.
pub fn hire(place: &mut Option<Box<dyn Hired>>, who: Who, game: &str, seed: Option<u64>, seat: Seat) {
    if let (None, Who::Computer(spec)) = (&place, who) {
        let clock =
            if seed.is_some() { touchline_coach::Clock::Counted } else { touchline_coach::Clock::Real };
        let own = seed.map_or_else(fresh_seed, |seed| !seed ^ u64::from(seat == Seat::Away));
        let pool = rayon::ThreadPoolBuilder::new().build().ok().map(Arc::new);
        *place = touchline_coach::hire(game, spec, clock, own, pool);
    }
}

/// An unpredictable seed: the standard library seeds its hash maps from the system's randomness.
pub fn fresh_seed() -> u64 {
    use std::hash::{BuildHasher, RandomState};
    RandomState::new().hash_one(std::process::id())
}
