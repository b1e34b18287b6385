//! Computer coaches: the bounded pools in which they think, the task that decides for them, and hints.

use crate::error::ApiError;
use crate::matches::draft::Change;
use crate::matches::room::{Room, RoomError, with_room};
use crate::matches::seats::seat_for;
use crate::matches::state::RoomState;
use crate::random;
use crate::server::Server;
use crate::wire::{self, Hints};
use crate::work::pool::Pool;
use crate::work::share::Share;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;
use touchline_coach::{Clock, Hint, Hired, Level, Manner, Spec, hire};
use touchline_games::AnyPosition;
use touchline_kernel::Seat;
use touchline_kernel::dice::to_hex;
use touchline_locale::Language;
use touchline_store::Kind;

/// How many ways to go on a hint names.
const HINTS: usize = 3;

/// How often a coach that waits or thinks is asked whether anybody waits for it, and looks for a place again where there was none.
const LOOK_UP: Duration = Duration::from_secs(1);

/// The pools: a bounded number of coaches think at a time, away from the sockets. Those that decide within some milliseconds never wait
/// behind those that think for a second, nor either behind hints.
#[derive(Debug)]
pub struct Coaches {
    quick: Pool,
    deep: Pool,
    hinting: Pool,
    /// Divides thinking time; tests set it above 1.
    hurry: u32,
}

impl Coaches {
    pub fn new(at_once: usize, hurry: u32) -> Self {
        Self {
            quick: Pool::new("quick coaches", 1),
            deep: Pool::new("deep coaches", at_once),
            hinting: Pool::new("hints", 1),
            hurry: hurry.max(1),
        }
    }

    /// Every pool.
    pub fn pools(&self) -> [&Pool; 3] {
        [&self.quick, &self.deep, &self.hinting]
    }

    fn pool(&self, level: Level) -> &Pool {
        match level {
            Level::Random | Level::Rookie | Level::Club => &self.quick,
            Level::Pro | Level::World => &self.deep,
        }
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

    /// Waits for a place in the level's pool and lets the coach decide there; gives it back with its decision. Cancelled, the coach stops.
    async fn think(
        &self,
        level: Level,
        share: Share,
        mut coach: Box<dyn Hired>,
        position: Box<dyn AnyPosition>,
        seat: Seat,
    ) -> Result<(Box<dyn Hired>, Option<String>), ApiError> {
        let stop = coach.stop();
        let decide = move || {
            let decided = coach.decide(position.as_ref(), seat);
            (coach, decided)
        };
        self.pool(level).run(share, stop, decide).await
    }

    async fn hints(
        &self,
        share: Share,
        mut coach: Box<dyn Hired>,
        position: Box<dyn AnyPosition>,
        seat: Seat,
    ) -> Result<Vec<Hint>, ApiError> {
        let stop = coach.stop();
        self.hinting.run(share, stop, move || coach.hints(position.as_ref(), seat, HINTS)).await
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
        let share = server.whereabouts.share_of(&state.row);
        drop(state);
        let coach = match on_duty.take() {
            Some((same, coach)) if same == seat => Some(coach),
            _ => server.coaches.hire(game, level, seed),
        };
        let Some(coach) = coach else { break };
        let thinks = server.coaches.think(level, share, coach, position, seat);
        let (coach, action) = match while_awaited(&room, expected, thinks).await {
            Some(Ok((coach, Some(action)))) => (coach, action),
            // Nobody waits for it, or the match has moved on; whoever comes back wakes it.
            None => match room.enter().await {
                Ok(state) if state.row.number != expected => continue,
                _ => break,
            },
            // Too much waits for these people already.
            Some(Err(ApiError::TooFast)) => {
                tokio::time::sleep(LOOK_UP).await;
                if room.is_awaited(expected).await {
                    continue;
                }
                break;
            }
            Some(_) => {
                tracing::error!("a coach had no decision");
                break;
            }
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

/// Waits for a coach for as long as somebody waits for what it decides; dropped, it stops.
async fn while_awaited<T>(room: &Room, number: u32, thinks: impl Future<Output = T>) -> Option<T> {
    tokio::pin!(thinks);
    loop {
        tokio::select! {
            thought = &mut thinks => return Some(thought),
            () = tokio::time::sleep(LOOK_UP) => {
                if !room.is_awaited(number).await {
                    return None;
                }
            }
        }
    }
}

/// The best ways to go on for a person who sits at the match. There are no hints against another person, in a rated match or in a competition.
pub async fn hints(
    server: &Arc<Server>,
    id: &str,
    user_id: &str,
    seat: Option<Seat>,
    share: Share,
    language: Language,
) -> Result<Hints, ApiError> {
    let (seat, position, number, game) = with_room(server, id, |_, state| {
        let seat = seat_for(&state.row, Some(user_id), seat)?;
        let alone = matches!(state.row.kind, Kind::Coach | Kind::Screen) && state.row.competition.is_none();
        if !alone || state.row.rated.counts() {
            return Err(ApiError::NoHelp);
        }
        let live = state.stage.playing()?;
        Ok((seat, live.position().boxed_clone(), live.number(), state.game.id()))
    })
    .await?;
    let coach = server.coaches.hire(game, Level::Pro, u64::from(number)).ok_or(ApiError::Unavailable)?;
    let found = server.coaches.hints(share, coach, position.boxed_clone(), seat).await?;
    Ok(wire::hints(found, position.as_ref(), seat, number, game, server.locales.get(language)))
}
