//! Computer coaches: who they are, and the bounded pool in which they think.

use std::fmt::Debug;
use std::sync::Arc;
use tokio::sync::Semaphore;
use touchline_games::Board;
use touchline_kernel::Seat;
use touchline_kernel::dice::{FairDice, Roll};

/// Decides for a seat.
pub trait Coach: Debug + Send + Sync {
    /// Its name in requests and records.
    fn name(&self) -> &'static str;
    /// One of the legal actions; none if there is none. A coach may look at the seat's view, the legal actions and imagined boards,
    /// never at the board itself. `seed` is its own randomness, which has nothing to do with the dice of the match.
    fn decide(&self, board: &dyn Board, seat: Seat, seed: u64) -> Option<String>;
}

/// Picks any legal action.
#[derive(Debug)]
pub struct RandomCoach;

impl Coach for RandomCoach {
    fn name(&self) -> &'static str {
        "random"
    }

    fn decide(&self, board: &dyn Board, _: Seat, seed: u64) -> Option<String> {
        let legal = board.legal();
        let n = u32::try_from(legal.len()).unwrap_or(u32::MAX);
        let pick = FairDice::from_seed(seed).below(n) as usize;
        legal.into_iter().nth(pick).map(|choice| choice.text)
    }
}

/// Every coach of a server. They think on threads of their own, so many at a time, and never hold up the sockets.
#[derive(Debug)]
pub struct Coaches {
    coaches: Vec<Arc<dyn Coach>>,
    at_once: Arc<Semaphore>,
}

impl Coaches {
    pub fn new(coaches: Vec<Arc<dyn Coach>>, at_once: usize) -> Self {
        Self { coaches, at_once: Arc::new(Semaphore::new(at_once.max(1))) }
    }

    pub fn names(&self) -> Vec<&'static str> {
        self.coaches.iter().map(|coach| coach.name()).collect()
    }

    pub fn find(&self, name: &str) -> Option<Arc<dyn Coach>> {
        self.coaches.iter().find(|coach| coach.name() == name).cloned()
    }

    /// Waits for a place in the pool and lets the coach decide there.
    pub async fn think(
        &self,
        coach: Arc<dyn Coach>,
        board: Box<dyn Board>,
        seat: Seat,
        seed: u64,
    ) -> Option<String> {
        let _place = Arc::clone(&self.at_once).acquire_owned().await.ok()?;
        let thought = tokio::task::spawn_blocking(move || coach.decide(board.as_ref(), seat, seed));
        thought.await.ok().flatten()
    }
}
