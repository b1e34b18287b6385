//! Tending competitions: one task on each node looks at those whose time has come or whose matches have ended. Several nodes may look at
//! the same one: of two changes to one revision the store takes one.

use crate::competitions::advance;
use crate::competitions::held::{After, Held};
use crate::competitions::result::played;
use crate::error::ApiError;
use crate::http::idempotency::Request;
use crate::matches::room::with_room;
use crate::server::Server;
use crate::time::now_ms;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Notify;
use touchline_store::{CompetitionChanged, Status, Subject};

/// How often a change is tried again that others have overtaken.
const ATTEMPTS: usize = 20;

/// How many competitions are looked at in one go.
const AT_ONCE: u32 = 100;

/// For how long nobody has moved in a match between computer coaches before they are woken.
const IDLE_MS: i64 = 20_000;

/// How often that is looked at.
const WAKE: Duration = Duration::from_secs(5);

/// Says that a match of a competition has ended. A word that is lost is made up for by the next look.
#[derive(Debug, Default)]
pub struct Bell(Notify);

impl Bell {
    pub fn ring(&self) {
        self.0.notify_one();
    }
}

/// Looks after competitions until the server closes.
pub async fn tend(server: Arc<Server>) {
    let closing = server.closing.begun();
    tokio::pin!(closing);
    let mut ticks = tokio::time::interval(server.config.sweep);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut wakes = tokio::time::interval(WAKE);
    wakes.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        let wake = tokio::select! {
            _ = ticks.tick() => false,
            () = server.bell.0.notified() => false,
            _ = wakes.tick() => true,
            () = &mut closing => return,
        };
        if wake && let Err(error) = wake_coaches(&server).await {
            tracing::error!(?error, "matches between coaches cannot be read");
        }
        match server.store.competitions_due(now_ms(), AT_ONCE).await {
            Ok(due) => {
                for id in due {
                    if let Err(error) = change(&server, &id, None, |_, _| Ok(())).await {
                        tracing::error!(id, ?error, "a competition cannot go on");
                    }
                }
            }
            Err(error) => tracing::error!(%error, "competitions cannot be read"),
        }
    }
}

/// Matches between computer coaches are nobody's: after a restart somebody must open them.
async fn wake_coaches(server: &Arc<Server>) -> Result<(), ApiError> {
    for id in server.store.idle_coach_matches(now_ms() - IDLE_MS, AT_ONCE).await? {
        with_room(server, &id, |_, _| Ok(())).await?;
    }
    Ok(())
}

/// Changes a competition, lets follow what follows, and writes both as one. None if the request was done before.
pub async fn change<T>(
    server: &Arc<Server>,
    id: &str,
    request: Option<&Request>,
    work: impl Fn(&mut Held, i64) -> Result<T, ApiError>,
) -> Result<Option<T>, ApiError> {
    for _ in 0..ATTEMPTS {
        if let Some(request) = request
            && request.replayed(&server.store).await?.is_some()
        {
            return Ok(None);
        }
        let now_ms = now_ms();
        let mut held = Held::read(server, id).await?;
        let ended = ended(server, &held).await?;
        let done = work(&mut held, now_ms)?;
        advance::look(&mut held, &ended, &server.secrets, now_ms)?;
        let key = request.map(|request| request.row(Subject::Nothing, now_ms));
        match held.commit(server, key.as_ref(), now_ms).await? {
            (CompetitionChanged::Written, after) => {
                follow(server, after).await;
                return Ok(Some(done));
            }
            (CompetitionChanged::KeyUsed | CompetitionChanged::Overtaken, _) => {}
        }
    }
    Err(ApiError::Unavailable)
}

/// How the matches ended that are over and not counted.
async fn ended(
    server: &Arc<Server>,
    held: &Held,
) -> Result<HashMap<String, touchline_league::Played>, ApiError> {
    let mut ended = HashMap::new();
    let squads = held.competition.as_ref().is_some_and(|competition| competition.regulations().squads);
    for row in held.matches.iter().filter(|row| row.status == Status::Over) {
        ended.insert(row.id.clone(), played(server, row, squads).await?);
    }
    Ok(ended)
}

/// What the rest of the server does once a change is written: matches begin, and rooms of those that will not be played are closed.
async fn follow(server: &Arc<Server>, after: After) {
    for id in after.aborted {
        if let Some(room) = server.rooms.find(&id) {
            room.evict().await;
        }
    }
    for id in after.made {
        if let Err(error) = with_room(server, &id, |_, _| Ok(())).await {
            tracing::warn!(id, ?error, "a match of a competition begins later");
        }
    }
}
