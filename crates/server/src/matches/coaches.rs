//! Computer coaches: the bounded pool in which they think, the task that decides for them, and hints.

use crate::error::ApiError;
use crate::matches::draft::Change;
use crate::matches::room::{Room, RoomError, with_room};
use crate::matches::seats::seat_for;
use crate::matches::state::RoomState;
use crate::random;
use crate::server::Server;
use crate::wire::{HintInfo, Hints};
use std::pin::Pin;
use std::sync::Arc;
use tokio::sync::Semaphore;
use touchline_coach::{Clock, Hint, Hired, Level, Manner, Spec, hire};
use touchline_games::AnyPosition;
use touchline_kernel::Seat;
use touchline_kernel::dice::to_hex;
use touchline_locale::{Language, Locale};
use touchline_store::Kind;

/// How many ways to go on a hint names.
const HINTS: usize = 3;

/// The pool: a bounded number of coaches think at a time, on blocking threads, away from the sockets.
#[derive(Debug)]
pub struct Coaches {
    at_once: Arc<Semaphore>,
    /// Divides thinking time; tests set it above 1.
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
        let spec = Spec { manner: Manner::Level(level), budget: None, divisor: self.hurry };
        hire(game, spec, Clock::Real, seed, None)
    }

    /// Waits for a place in the pool and lets the coach decide there; gives it back with its decision.
    pub async fn think(
        &self,
        mut coach: Box<dyn Hired>,
        position: Box<dyn AnyPosition>,
        seat: Seat,
    ) -> Option<(Box<dyn Hired>, Option<String>)> {
        let _place = Arc::clone(&self.at_once).acquire_owned().await.ok()?;
        let thought = tokio::task::spawn_blocking(move || {
            let decided = coach.decide(position.as_ref(), seat);
            (coach, decided)
        });
        thought.await.ok()
    }

    async fn hints(
        &self,
        mut coach: Box<dyn Hired>,
        position: Box<dyn AnyPosition>,
        seat: Seat,
    ) -> Option<Vec<Hint>> {
        let _place = Arc::clone(&self.at_once).acquire_owned().await.ok()?;
        tokio::task::spawn_blocking(move || coach.hints(position.as_ref(), seat, HINTS)).await.ok()
    }
}

/// Starts the coach whose turn it is, unless it thinks already.
pub fn wake_coach(room: &Arc<Room>, state: &mut RoomState, server: &Arc<Server>) {
    if state.thinking || coach_to_decide(state, server).is_none() {
        return;
    }
    state.thinking = true;
    // Boxed: a change may wake a coach, whose decision is a change again.
    let plays: Pin<Box<dyn Future<Output = ()> + Send>> =
        Box::pin(play(Arc::clone(room), Arc::clone(server)));
    tokio::spawn(plays);
}

fn coach_to_decide(state: &RoomState, server: &Server) -> Option<(Seat, Level)> {
    let seat = state.row.turn.filter(|_| state.stage.playing().is_ok())?;
    Some((seat, server.coaches.find(state.row.sides[seat].coach.as_ref()?)?))
}

/// Decides for the coaches of a match until a person's turn comes.
async fn play(room: Arc<Room>, server: Arc<Server>) {
    // A coach that has begun a turn goes on with it.
    let mut on_duty: Option<(Seat, Box<dyn Hired>)> = None;
    loop {
        let Ok(mut state) = room.enter().await else { return };
        let (Some((seat, level)), Ok(live)) = (coach_to_decide(&state, &server), state.stage.playing())
        else {
            state.thinking = false;
            return;
        };
        let position = live.position().boxed_clone();
        let expected = live.number();
        let seed = random::coach_seed(&to_hex(&state.row.server_secret.0), expected);
        let game = state.game.id();
        drop(state);
        let coach = match on_duty.take() {
            Some((same, coach)) if same == seat => Some(coach),
            _ => server.coaches.hire(game, level, seed),
        };
        let Some(coach) = coach else { break };
        let Some((coach, Some(action))) = server.coaches.think(coach, position, seat).await else {
            tracing::error!("a coach had no decision");
            break;
        };
        on_duty = Some((seat, coach));
        let decision = Change::Coach { seat, action, expected };
        match Arc::clone(&room).change(Arc::clone(&server), decision, None).await {
            // If the match moved on while the coach thought, it looks again.
            Ok(_) | Err(RoomError::Stale | RoomError::Refused(ApiError::Stale { .. } | ApiError::Over)) => {}
            Err(RoomError::Refused(error)) => {
                tracing::error!(?error, "a coach's decision was refused");
                break;
            }
        }
    }
    if let Ok(mut state) = room.enter().await {
        state.thinking = false;
    }
}

/// The best ways to go on for a person who sits at the match. There are no hints against another person, or in a rated match.
pub async fn hints(
    server: &Arc<Server>,
    id: &str,
    user_id: &str,
    seat: Option<Seat>,
    language: Language,
) -> Result<Hints, ApiError> {
    let (seat, position, number, game) = with_room(server, id, |_, state| {
        let seat = seat_for(&state.row, Some(user_id), seat)?;
        if !matches!(state.row.kind, Kind::Coach | Kind::Screen) || state.row.rated.counts() {
            return Err(ApiError::NoHelp);
        }
        let live = state.stage.playing()?;
        Ok((seat, live.position().boxed_clone(), live.number(), state.game.id()))
    })
    .await?;
    let coach = server.coaches.hire(game, Level::Pro, u64::from(number)).ok_or(ApiError::Unavailable)?;
    let hints = server.coaches.hints(coach, position, seat).await.ok_or(ApiError::Unavailable)?;
    let locale = server.locales.get(language);
    let hints = hints.into_iter().map(|hint| tell(hint, game, locale)).collect();
    Ok(Hints { number, hints })
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
