//! Coaches behind the erased interface, for callers that know a game by name.

use crate::coach::Coach;
use crate::hint::Hint;
use crate::judgement::judged::Judged;
use crate::spec::{Clock, Spec};
use std::fmt::Debug;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use touchline_games::{AnyPosition, TypedPosition, each_game};
use touchline_kernel::{Game, Seat};

/// A coach of some game, for one seat of one match.
pub trait Hired: Debug + Send {
    /// Decides, in notation; none if the seat has nothing to decide. A turn is searched once: the coach remembers the rest of it.
    fn decide(&mut self, board: &dyn AnyPosition, seat: Seat) -> Option<String>;

    /// The best ideas, at most `count`, the best first.
    fn hints(&mut self, board: &dyn AnyPosition, seat: Seat, count: usize) -> Vec<Hint>;

    /// The stop flag: once it is set, the coach decides at once.
    fn stop(&self) -> Arc<AtomicBool>;
}

impl<G: Judged> Hired for Coach<G> {
    fn decide(&mut self, board: &dyn AnyPosition, seat: Seat) -> Option<String> {
        let board = board.as_any().downcast_ref::<TypedPosition<G>>()?;
        Self::decide(self, &board.perspective(seat)).map(|action| action.to_string())
    }

    fn hints(&mut self, board: &dyn AnyPosition, seat: Seat, count: usize) -> Vec<Hint> {
        let board = board.as_any().downcast_ref::<TypedPosition<G>>();
        board.map_or_else(Vec::new, |board| Self::hints(self, &board.perspective(seat), count))
    }

    fn stop(&self) -> Arc<AtomicBool> {
        Self::stop(self)
    }
}

/// Makes a coach for a game by name; none if there is no such game.
#[must_use]
pub fn hire(
    game: &str,
    spec: Spec,
    clock: Clock,
    seed: u64,
    threads: Option<Arc<rayon::ThreadPool>>,
) -> Option<Box<dyn Hired>> {
    fn coach<G: Judged>(
        spec: Spec,
        clock: Clock,
        seed: u64,
        threads: Option<Arc<rayon::ThreadPool>>,
    ) -> Box<dyn Hired> {
        let coach = Coach::<G>::new(spec, clock, seed);
        Box::new(match threads {
            Some(threads) => coach.on(threads),
            None => coach,
        })
    }
    macro_rules! find {
        ($($game:ty),*) => {
            match game {
                $(<$game as Game>::ID => Some(coach::<$game>(spec, clock, seed, threads)),)*
                _ => None,
            }
        };
    }
    each_game!(find)
}
