//! What runs beside the requests: the sweep over clocks, idle rooms and old keys.

use crate::matches::draft::Change;
use crate::matches::{ratings, room};
use crate::people::session::COOKIE_S;
use crate::server::Server;
use crate::time::{in_ms, now_ms};
use std::sync::Arc;
use touchline_store::StoreError;

/// How long a key is remembered.
const KEYS_MS: i64 = 7 * 24 * 60 * 60 * 1000;

/// How long a browser's session lasts: as long as its cookie.
const SESSION_MS: i64 = COOKIE_S as i64 * 1000;

/// How often the store is told that a server is alive: so much more time than it was away is given back at most.
const BEAT_MS: i64 = 5000;

/// How often a node tells the others by way of the store.
const BEAT_OF_NODE_MS: i64 = 2000;

/// Writes that this server is alive.
async fn beat(server: &Server, now_ms: i64) -> Result<(), StoreError> {
    if let Some(name) = server.cluster.name() {
        server.store.note_node(name).await?;
    }
    server.store.beat(now_ms).await
}

/// Looks after clocks, idle rooms and old keys until the server closes.
pub async fn sweep(server: Arc<Server>) {
    let closing = server.closing.begun();
    tokio::pin!(closing);
    let mut ticks = tokio::time::interval(server.config.sweep);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut swept_ms = 0;
    let (mut beaten_ms, mut lost) = (0, false);
    loop {
        tokio::select! {
            _ = ticks.tick() => {}
            () = &mut closing => return,
        }
        let now_ms = now_ms();
        let each_ms = if server.cluster.is_shared() { BEAT_OF_NODE_MS } else { BEAT_MS };
        if now_ms - beaten_ms >= each_ms {
            beaten_ms = now_ms;
            let wrote = beat(&server, now_ms).await;
            match &wrote {
                Err(error) if !lost => {
                    tracing::error!(%error, "the database is lost: nothing can be written")
                }
                Ok(()) if lost => {
                    tracing::warn!("the database is back");
                    server.cluster.look_again();
                }
                _ => {}
            }
            lost = wrote.is_err();
            if lost {
                // Soon again; nothing else can be done meanwhile.
                beaten_ms = 0;
                continue;
            }
        }
        if let Err(error) = server.store.checkpoint_if_quiet().await {
            tracing::error!(%error, "the write-ahead log cannot be moved into the file");
        }
        match server.store.due(now_ms, 100).await {
            Ok(due) => {
                for id in due {
                    let flagged = room::change(&server, &id, Change::Flag, None).await;
                    tracing::debug!(id, ?flagged, "a clock ran down");
                }
            }
            Err(error) => tracing::error!(%error, "clocks cannot be read"),
        }
        if let Err(error) = ratings::rate_the_rest(&server).await {
            tracing::error!(?error, "matches cannot be rated");
        }
        let idle_ms = in_ms(server.config.idle);
        server.rooms.forget_idle(now_ms.saturating_sub(idle_ms), server.config.limits.idle_rooms);
        if now_ms - swept_ms > 60 * 60 * 1000 {
            swept_ms = now_ms;
            if let Err(error) = server.store.forget_keys(now_ms - KEYS_MS).await {
                tracing::error!(%error, "old keys cannot be forgotten");
            }
            if let Err(error) = server.store.end_old_sessions(now_ms - SESSION_MS).await {
                tracing::error!(%error, "old sessions cannot be ended");
            }
        }
    }
}
