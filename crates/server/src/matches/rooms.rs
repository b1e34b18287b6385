//! All the rooms in memory, and the games that are played in them.

use crate::error::ApiError;
use crate::matches::room::Room;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use tokio::sync::OnceCell;
use touchline_games::AnyGame;

/// The place of a room, which one task fills while others wait.
pub type Slot = Arc<OnceCell<Arc<Room>>>;

/// The rooms that are open.
#[derive(Debug, Default)]
pub struct Rooms(Mutex<HashMap<String, Slot>>);

impl Rooms {
    /// The place of a match's room, made if need be.
    pub fn slot(&self, id: &str) -> Slot {
        Arc::clone(self.map().entry(id.to_owned()).or_default())
    }

    fn map(&self) -> MutexGuard<'_, HashMap<String, Slot>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many matches are in memory.
    pub fn len(&self) -> usize {
        self.map().len()
    }

    /// The room of a match, if it is open.
    pub fn find(&self, id: &str) -> Option<Arc<Room>> {
        self.map().get(id).and_then(|slot| slot.get()).cloned()
    }

    /// Every room that is open, with the ID of its match.
    pub fn all(&self) -> Vec<(String, Arc<Room>)> {
        self.map().iter().filter_map(|(id, slot)| Some((id.clone(), Arc::clone(slot.get()?)))).collect()
    }

    /// Empties the place of a room, unless another room has taken it.
    pub fn forget(&self, id: &str, slot: &Slot) {
        let mut map = self.map();
        if map.get(id).is_some_and(|known| Arc::ptr_eq(known, slot)) {
            map.remove(id);
        }
    }

    /// Forgets the rooms that have not been entered since then, and of the others the longest idle, if more than `idle_max` are.
    pub fn forget_idle(&self, mut before_ms: i64, idle_max: usize) {
        let mut map = self.map();
        if map.len() > idle_max {
            let mut idle: Vec<i64> = map.values().filter_map(|slot| slot.get()?.idle_since_ms()).collect();
            if let Some(excess) = idle.len().checked_sub(idle_max).filter(|excess| *excess > 0) {
                idle.sort_unstable();
                before_ms = before_ms.max(idle[excess - 1] + 1);
            }
        }
        map.retain(|_, slot| match slot.get() {
            Some(room) => !room.evict_if_idle(before_ms),
            // Another task is reading it and will put it there.
            None => Arc::strong_count(slot) > 1,
        });
    }
}

/// Game, revision of its rules, options.
type GameKey = (String, u32, String);

/// The games that are being played. Matches of one game with the same options share one value: its geometry is computed once.
#[derive(Debug, Default)]
pub struct Games(Mutex<HashMap<GameKey, Weak<dyn AnyGame>>>);

impl Games {
    /// The game by this revision of its rules, with these options, as rows keep them.
    pub fn open(&self, id: &str, rules: u32, options: &str) -> Result<Arc<dyn AnyGame>, ApiError> {
        let mut games = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let key = (id.to_owned(), rules, options.to_owned());
        if let Some(game) = games.get(&key).and_then(Weak::upgrade) {
            return Ok(game);
        }
        let read = serde_json::from_str(options).map_err(|error| {
            tracing::error!(id, options, %error, "the options of a match cannot be read");
            ApiError::Internal
        })?;
        let game = touchline_games::open_revision(id, rules, &read)?;
        games.retain(|_, game| game.strong_count() > 0);
        games.insert(key, Arc::downgrade(&game));
        Ok(game)
    }
}
