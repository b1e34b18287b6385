//! Taking up what was missed: rooms, sessions and chat are compared with the store.

use crate::cluster::word::To;
use crate::error::ApiError;
use crate::matches::chat;
use crate::matches::listeners::message;
use crate::people::session::Ended;
use crate::server::Server;
use crate::time::now_ms;
use crate::wire::FromServer;
use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

/// How many matches, or sessions, are asked for at once.
const PART: usize = 500;

/// How many lines of chat are taken up at most; a client that reconnects reads the others.
const LINES: u32 = 1000;

/// What was said a short while before the gap was noticed may be missing, too.
const BEFORE_MS: i64 = 10_000;

/// How often what failed is tried again, and how long the next time waits for more.
const AGAIN: Duration = Duration::from_millis(500);
const PAUSE: Duration = Duration::from_millis(100);

/// Takes up what was missed whenever something was, until the server closes.
pub async fn keep_up(server: Arc<Server>) {
    let Some(node) = server.cluster.node() else { return };
    let closing = server.closing.begun();
    tokio::pin!(closing);
    loop {
        tokio::select! {
            () = node.missed.notified() => {}
            () = &mut closing => return,
        }
        let begun_ms = now_ms();
        let absence_unknown = node.absence_unknown.swap(false, Ordering::Relaxed) || node.is_deaf();
        let since_ms = node.missed_since_ms.load(Ordering::Relaxed) - BEFORE_MS;
        match look_again(&server, absence_unknown, since_ms).await {
            Ok(0) => node.missed_since_ms.store(begun_ms, Ordering::Relaxed),
            Ok(rooms) => {
                node.missed_since_ms.store(begun_ms, Ordering::Relaxed);
                tracing::info!(rooms, "rooms were brought up to date");
            }
            Err(error) => {
                tracing::debug!(?error, "what was missed is looked for again");
                node.absence_unknown.fetch_or(absence_unknown, Ordering::Relaxed);
                node.missed.notify_one();
                tokio::time::sleep(AGAIN).await;
            }
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Compares everything that this node holds with the store. Gives how many rooms were behind.
async fn look_again(server: &Arc<Server>, absence_unknown: bool, since_ms: i64) -> Result<usize, ApiError> {
    let rooms = server.rooms.all();
    let mut behind = 0;
    for part in rooms.chunks(PART) {
        if absence_unknown {
            for (_, room) in part {
                if let Ok(mut state) = room.enter_quietly().await {
                    state.away_since_ms = touchline_kernel::BySeat::new(now_ms(), now_ms());
                }
            }
        }
        let ids: Vec<&str> = part.iter().map(|(id, _)| id.as_str()).collect();
        for (id, revision, number) in server.store.standings(&ids).await? {
            let Some((_, room)) = part.iter().find(|(known, _)| *known == id) else { continue };
            behind += usize::from(room.refresh(server, revision, number).await?);
        }
    }
    let open = server.endings.open();
    for part in open.chunks(PART) {
        let hashes: Vec<&str> = part.iter().map(|(_, session)| session.as_str()).collect();
        let living: HashSet<String> = server.store.living_sessions(&hashes).await?.into_iter().collect();
        for (person, session) in part.iter().filter(|(_, session)| !living.contains(session)) {
            server.endings.close(&Ended { person: person.clone(), session: Some(session.clone()) });
        }
    }
    for line in server.store.chat_since(since_ms, LINES).await? {
        let Some(room) = server.rooms.find(&line.match_id) else { continue };
        let muted = server.store.mutes(&line.match_id).await?;
        if let Ok(mut state) = room.enter_quietly().await {
            let deaf = muted.iter().flat_map(|user_id| state.row.seats_of(Some(user_id))).collect();
            let text = message(&FromServer::Chat(chat::shown(line)));
            state.tell_text(text.as_str(), &To::SeatedBut(deaf));
        }
    }
    Ok(behind)
}
