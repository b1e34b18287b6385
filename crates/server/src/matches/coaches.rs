//! Computer coaches: who they are, and the bounded pool in which they think.

use crate::error::ApiError;
use crate::server::Server;
use crate::time::now_ms;
use crate::wire::{HintInfo, Hints};
use std::sync::Arc;
use tokio::sync::Semaphore;
use touchline_coach::{Clock, Hint, Hired, Level, Manner, Spec, hire};
use touchline_games::AnyPosition;
use touchline_kernel::Seat;
use touchline_locale::{Language, Locale};

/// How many ways to go on a hint names.
const HINTS: usize = 3;

/// Every coach of a server. They think on threads of their own, so many at a time, and never hold up the sockets.
#[derive(Debug)]
pub struct Coaches {
    at_once: Arc<Semaphore>,
    /// What each may take of a level's thinking time; 1 unless a test is in a hurry.
    hurry: u32,
}

impl Coaches {
    pub fn new(at_once: usize, hurry: u32) -> Self {
        Self { at_once: Arc::new(Semaphore::new(at_once.max(1))), hurry: hurry.max(1) }
    }

    /// The levels by name, the weakest first.
    pub fn names(&self) -> Vec<&'static str> {
        Level::ALL.iter().map(|level| level.name()).collect()
    }

    /// The level of this name.
    pub fn find(&self, name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    /// A coach for one seat, for as long as it is this seat's decision.
    pub fn hire(&self, game: &str, level: Level, seed: u64) -> Option<Box<dyn Hired>> {
        let spec = Spec { style: Manner::Level(level), budget: None, divisor: self.hurry };
        hire(game, spec, Clock::Real, seed, None)
    }

    /// Waits for a place in the pool and lets the coach decide there; gives him back with his decision.
    pub async fn think(
        &self,
        mut coach: Box<dyn Hired>,
        board: Box<dyn AnyPosition>,
        seat: Seat,
    ) -> Option<(Box<dyn Hired>, Option<String>)> {
        let _place = Arc::clone(&self.at_once).acquire_owned().await.ok()?;
        let thought = tokio::task::spawn_blocking(move || {
            let decided = coach.decide(board.as_ref(), seat);
            (coach, decided)
        });
        thought.await.ok()
    }

    async fn hints(
        &self,
        mut coach: Box<dyn Hired>,
        board: Box<dyn AnyPosition>,
        seat: Seat,
    ) -> Option<Vec<Hint>> {
        let _place = Arc::clone(&self.at_once).acquire_owned().await.ok()?;
        tokio::task::spawn_blocking(move || coach.hints(board.as_ref(), seat, HINTS)).await.ok()
    }
}

impl Server {
    /// The best ways to go on for a person who sits at the match. Nobody gets help against another person, or where it counts.
    pub async fn hints(
        self: &Arc<Self>,
        id: &str,
        user_id: &str,
        seat: Option<Seat>,
        language: Language,
    ) -> Result<Hints, ApiError> {
        for _ in 0..8 {
            let room = self.room(id).await?;
            let Some(inside) = room.enter(now_ms()).await else { continue };
            let seat = inside.seat_for(Some(user_id), seat)?;
            if !matches!(inside.row.kind.as_str(), "coach" | "screen") || inside.row.rated > 0 {
                return Err(ApiError::NoHelp);
            }
            let live = inside.playing()?;
            let board = live.position().boxed_clone();
            let number = u32::try_from(live.entries().len()).unwrap_or(u32::MAX);
            let game = inside.table.id();
            drop(inside);
            let coach =
                self.coaches.hire(game, Level::Pro, u64::from(number)).ok_or(ApiError::Unavailable)?;
            let hints = self.coaches.hints(coach, board, seat).await.ok_or(ApiError::Unavailable)?;
            let locale = self.locales.get(language);
            let hints = hints.into_iter().map(|hint| tell(hint, game, locale)).collect();
            return Ok(Hints { number, hints });
        }
        Err(ApiError::Unavailable)
    }
}

/// A hint with its reason in words.
fn tell(hint: Hint, game: &str, locale: &Locale) -> HintInfo {
    let why = hint.why.and_then(|r| locale.why(game, r.feature, r.here, r.there, r.effect >= 0.0));
    HintInfo {
        actions: hint.actions,
        points: hint.points,
        win: hint.win,
        draw: hint.draw,
        goals: hint.goals,
        why,
    }
}
