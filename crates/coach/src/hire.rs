//! Coaches behind the erased interface: for whoever knows a game only by its name.

use crate::coach::{Clock, Coach, Spec};
use crate::hint::Hint;
use crate::judged::Judged;
use std::fmt::Debug;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use touchline_games::{Board, OnBoard, each_game};
use touchline_kernel::{Game, Seat};

/// A coach of some game, for one seat of one match.
pub trait Hired: Debug + Send {
    /// The decisions of the turn that he wants to make now, the next one first; empty if the seat has nothing to decide. They may
    /// be made one after the other as long as it is this seat's decision and nothing was left to chance or to the other seat.
    fn plan(&mut self, board: &dyn Board, seat: Seat) -> Vec<String>;

    /// The best ways to go on, the best first, at most `count`.
    fn hints(&mut self, board: &dyn Board, seat: Seat, count: usize) -> Vec<Hint>;

    /// Whoever holds this may end his thinking at any moment.
    fn stop(&self) -> Arc<AtomicBool>;
}

impl<G: Judged> Hired for Coach<G> {
    fn plan(&mut self, board: &dyn Board, seat: Seat) -> Vec<String> {
        let Some(board) = board.as_any().downcast_ref::<OnBoard<G>>() else { return Vec::new() };
        let perspective = board.perspective(seat);
        let next = self.decide(&perspective);
        next.into_iter().chain(self.rest_of_plan()).map(|action| action.to_string()).collect()
    }

    fn hints(&mut self, board: &dyn Board, seat: Seat, count: usize) -> Vec<Hint> {
        let board = board.as_any().downcast_ref::<OnBoard<G>>();
        board.map_or_else(Vec::new, |board| self.hints(&board.perspective(seat), count))
    }

    fn stop(&self) -> Arc<AtomicBool> {
        self.stop()
    }
}

/// Hires a coach for a game by its name; none if there is no such game.
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
