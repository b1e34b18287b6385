//! What runs beside the requests: the sweep over clocks, idle rooms and old keys, and the news of other nodes.

use crate::matches::draft::Change;
use crate::matches::{ratings, room};
use crate::server::Server;
use crate::time::{in_ms, now_ms};
use std::sync::Arc;
use touchline_store::News;

/// How long a key is remembered.
const KEYS_MS: i64 = 7 * 24 * 60 * 60 * 1000;

/// How often the store is told that a server is alive: so much more time than it was away is given back at most.
const BEAT_MS: i64 = 5000;

/// Looks after clocks, idle rooms and old keys until the server closes.
pub async fn sweep(server: Arc<Server>) {
    let closing = server.closing.begun();
    tokio::pin!(closing);
    let mut ticks = tokio::time::interval(server.config.sweep);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut swept_ms = now_ms();
    let mut beaten_ms = 0;
    loop {
        tokio::select! {
            _ = ticks.tick() => {}
            () = &mut closing => return,
        }
        let now_ms = now_ms();
        if now_ms - beaten_ms >= BEAT_MS {
            beaten_ms = now_ms;
            if let Err(error) = server.store.beat(now_ms).await {
                tracing::error!(%error, "nothing can be written");
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
        }
    }
}

/// Takes up what other nodes on the same database do, until the server closes.
pub async fn follow(server: Arc<Server>) {
    let closing = server.closing.begun();
    tokio::pin!(closing);
    let mut changed = match server.store.watch().await {
        Ok(Some(changed)) => changed,
        Ok(None) => return,
        Err(error) => return tracing::error!(%error, "other nodes cannot be heard"),
    };
    loop {
        let news = tokio::select! {
            news = changed.recv() => news,
            () = &mut closing => return,
        };
        let rooms = match news {
            None => return,
            Some(News::Changed(id)) => server.rooms.find(&id).into_iter().collect(),
            Some(News::Missed) => server.rooms.all(),
        };
        for room in rooms {
            room.refresh(&server).await;
        }
    }
}
