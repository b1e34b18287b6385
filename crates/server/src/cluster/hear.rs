//! Handles what is heard on the bus, and notices when nothing is.

use crate::cluster::node::{Neighbour, Node, lock};
use crate::cluster::word::{Word, split};
use crate::server::Server;
use crate::time::now_ms;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, mpsc};
use touchline_kernel::BySeat;
use touchline_store::Heard;

/// How often a node says that it is alive.
const ALIVE: Duration = Duration::from_secs(1);

/// After which silence of its own a node is deaf, and after which another is gone.
const DEAF_MS: i64 = 4000;
const GONE: Duration = Duration::from_secs(5);

/// How often rates are told, and everything else is looked after.
const TICK: Duration = Duration::from_millis(100);

/// How long a node that is asked who sits there may take.
const ASKED: Duration = Duration::from_secs(2);

/// While nothing is heard, rooms are compared with the store so often.
const LOOK: Duration = Duration::from_secs(1);

/// How many matches are read from the store at the same time: the pool has eight connections.
const READING_MAX: usize = 5;

/// Takes up what is heard, until the server closes.
pub async fn follow(server: Arc<Server>, mut heard: mpsc::Receiver<Heard>) {
    let Some(node) = server.cluster.node() else { return };
    let closing = server.closing.begun();
    tokio::pin!(closing);
    let reading = Arc::new(Semaphore::new(READING_MAX));
    loop {
        let heard = tokio::select! {
            heard = heard.recv() => heard,
            () = &mut closing => {
                node.say(&Word::Gone);
                return;
            }
        };
        match heard {
            None => return,
            Some(Heard::Lost) => node.lose(),
            Some(Heard::Word(text)) => node.hear(&server, &reading, &text),
        }
    }
}

/// Says that this node is alive, tells rates, and notices who is silent, until the server closes.
pub async fn tend(server: Arc<Server>) {
    let Some(node) = server.cluster.node() else { return };
    let closing = server.closing.begun();
    tokio::pin!(closing);
    let mut ticks = tokio::time::interval(TICK);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let (mut said, mut looked): (Option<Instant>, Instant) = (None, Instant::now());
    let mut ticked = Instant::now();
    loop {
        tokio::select! {
            _ = ticks.tick() => {}
            () = &mut closing => return,
        }
        // A process that stood still has heard nothing meanwhile, and that is nobody else's silence.
        if ticked.elapsed() > GONE / 2 {
            node.lose();
        }
        ticked = Instant::now();
        if said.is_none_or(|said| said.elapsed() >= ALIVE) {
            said = Some(Instant::now());
            node.say(&Word::Alive);
        }
        for spent in server.spent() {
            node.say(&Word::Spent(spent));
        }
        if now_ms() - node.heard_ms.load(Ordering::Relaxed) > DEAF_MS {
            node.lose();
        }
        if node.is_deaf() {
            if looked.elapsed() >= LOOK {
                looked = Instant::now();
                node.missed.notify_one();
            }
        } else {
            node.miss_neighbours(&server);
        }
    }
}

impl Node {
    /// Nothing is heard any more.
    fn lose(&self) {
        if self.set_deaf(true) {
            self.absence_unknown.store(true, Ordering::Relaxed);
            tracing::error!(
                "the bus is lost: other nodes are not heard; matches are read from the database until they are"
            );
        }
    }

    /// This node hears itself, and so the others.
    fn hear_self(&self) {
        self.heard_ms.store(now_ms(), Ordering::Relaxed);
        if !self.is_deaf() {
            self.missed_since_ms.store(now_ms(), Ordering::Relaxed);
        } else if self.set_deaf(false) {
            for neighbour in lock(&self.neighbours).values_mut() {
                neighbour.heard = Instant::now();
            }
            tracing::warn!("other nodes are heard");
            self.missed.notify_one();
        }
    }

    fn hear(&self, server: &Arc<Server>, reading: &Arc<Semaphore>, text: &str) {
        let Some((from, number, json)) = split(text) else { return };
        // A newer version may say more; its words count, read or not.
        let word: Option<Word> = serde_json::from_str(json).ok();
        if from == self.name {
            if word == Some(Word::Alive) {
                self.hear_self();
            }
            return;
        }
        let mut neighbours = lock(&self.neighbours);
        let neighbour = neighbours.entry(from.to_owned()).or_insert_with(Neighbour::new);
        neighbour.heard = Instant::now();
        if neighbour.next != number {
            neighbour.known = false;
            neighbour.asked = None;
            self.missed.notify_one();
        }
        neighbour.next = number + 1;
        let Some(word) = word else {
            tracing::debug!(json, "a word of another node cannot be read");
            return;
        };
        match word {
            Word::Alive => {}
            Word::Gone => {
                let there = neighbours.remove(from).map(|gone| gone.there).unwrap_or_default();
                drop(neighbours);
                attend(server, there.into_keys().collect());
                return;
            }
            Word::Hello(to) if to == self.name => self.tell_everybody(),
            Word::Hello(_) => {}
            Word::Changed(matches) => {
                for (id, revision, number) in matches {
                    let Some(room) = server.rooms.find(&id) else { continue };
                    let (server, reading) = (Arc::clone(server), Arc::clone(reading));
                    tokio::spawn(async move {
                        let _place = reading.acquire().await;
                        if let Err(error) = room.refresh(&server, revision, number).await {
                            tracing::debug!(?error, "a match is read later");
                            server.cluster.look_again();
                        }
                    });
                }
            }
            Word::Here(id, seats) => {
                if seats == BySeat::default() {
                    neighbour.there.remove(&id);
                } else {
                    neighbour.there.insert(id.clone(), seats);
                }
                drop(neighbours);
                attend(server, vec![id]);
                return;
            }
            Word::Everybody { seated, first, last } => {
                if first {
                    neighbour.coming.clear();
                }
                neighbour.coming.extend(seated);
                if last {
                    let now = std::mem::take(&mut neighbour.coming);
                    let before = std::mem::replace(&mut neighbour.there, now);
                    neighbour.known = true;
                    let changed = differing(&before, &neighbour.there);
                    drop(neighbours);
                    attend(server, changed);
                    return;
                }
            }
            Word::Ended(ended) => server.endings.close(&ended),
            Word::Renewed([person, former, session]) => server.endings.renew(&person, &former, &session),
            Word::Tell { id, text, to } => {
                if let Some(room) = server.rooms.find(&id) {
                    tokio::spawn(async move {
                        if let Ok(mut state) = room.enter_quietly().await {
                            state.tell_text(&text, &to);
                        }
                    });
                }
            }
            Word::Spent(spent) => server.note_spent(spent),
        }
        self.ask(from, &mut neighbours);
    }

    /// Asks a node who sits there, if that is not known.
    fn ask(&self, name: &str, neighbours: &mut HashMap<String, Neighbour>) {
        let Some(neighbour) = neighbours.get_mut(name) else { return };
        if !neighbour.known && neighbour.asked.is_none_or(|asked| asked.elapsed() >= ASKED) {
            neighbour.asked = Some(Instant::now());
            self.say(&Word::Hello(name.to_owned()));
        }
    }

    /// Nodes that were not heard for long are gone, and with them who sat there.
    fn miss_neighbours(&self, server: &Arc<Server>) {
        let mut neighbours = lock(&self.neighbours);
        let names: Vec<String> = neighbours.keys().cloned().collect();
        let mut left = Vec::new();
        for name in names {
            if neighbours.get(&name).is_some_and(|neighbour| neighbour.heard.elapsed() >= GONE) {
                tracing::warn!(node = name, "a node is not heard any more");
                left.extend(neighbours.remove(&name).into_iter().flat_map(|gone| gone.there.into_keys()));
                // It may have written what it could not say any more.
                self.missed.notify_one();
            } else {
                self.ask(&name, &mut neighbours);
            }
        }
        drop(neighbours);
        attend(server, left);
    }
}

/// The matches at which not the same people sit.
fn differing(before: &HashMap<String, BySeat<bool>>, after: &HashMap<String, BySeat<bool>>) -> Vec<String> {
    let ids: HashSet<&String> = before.keys().chain(after.keys()).collect();
    ids.into_iter().filter(|id| before.get(*id) != after.get(*id)).cloned().collect()
}

/// Takes up who sits at matches on other nodes.
fn attend(server: &Arc<Server>, ids: Vec<String>) {
    let rooms: Vec<_> =
        ids.into_iter().filter_map(|id| server.rooms.find(&id).map(|room| (id, room))).collect();
    if rooms.is_empty() {
        return;
    }
    let server = Arc::clone(server);
    tokio::spawn(async move {
        for (id, room) in rooms {
            if let Ok(mut state) = room.enter_quietly().await {
                state.sit_elsewhere(server.cluster.elsewhere(&id), now_ms());
            }
        }
    });
}
