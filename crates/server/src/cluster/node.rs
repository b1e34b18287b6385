//! This node among the others: what it says, who sits here, and what is known of its neighbours.

use crate::cluster::bus::{Bus, BusError};
use crate::cluster::word::{Seated, To, Word, written};
use crate::random;
use crate::server::Server;
use crate::time::now_ms;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{Notify, mpsc};
use tokio::time::timeout;
use touchline_kernel::{BySeat, Seat};
use touchline_store::{Heard, MatchRow, Store};

/// How many words may wait to be said. What is too much is dropped: the others see the gap and look for themselves.
const WAITING_MAX: usize = 8192;

/// How long a bus may take to take words.
const SAID: Duration = Duration::from_secs(5);

/// How many matches one word names. NOTIFY carries 8000 bytes.
const PART: usize = 100;

/// This node among the others; nothing for a server that is alone.
#[derive(Debug, Default)]
pub struct Cluster(Option<Node>);

#[derive(Debug)]
pub(super) struct Node {
    pub name: String,
    queue: Mutex<Queue>,
    here: Mutex<HashMap<String, BySeat<u16>>>,
    pub neighbours: Mutex<HashMap<String, Neighbour>>,
    /// Nothing is heard of others, to the best of this node's knowledge.
    deaf: AtomicBool,
    /// When this node last heard itself.
    pub heard_ms: AtomicI64,
    /// What was said before this moment has been taken up.
    pub missed_since_ms: AtomicI64,
    /// Absence is counted anew: for a while it was not known who is there.
    pub absence_unknown: AtomicBool,
    /// Something was missed.
    pub missed: Notify,
}

#[derive(Debug)]
struct Queue {
    next: u64,
    sender: mpsc::Sender<String>,
}

/// What is known of another node.
#[derive(Debug)]
pub(super) struct Neighbour {
    pub heard: Instant,
    /// The number of its next word.
    pub next: u64,
    /// Is it known who sits there?
    pub known: bool,
    /// When it was last asked who does.
    pub asked: Option<Instant>,
    pub there: HashMap<String, BySeat<bool>>,
    /// What it tells just now of everybody who sits there.
    pub coming: HashMap<String, BySeat<bool>>,
}

impl Neighbour {
    pub fn new() -> Self {
        Self {
            heard: Instant::now(),
            next: 0,
            known: true,
            asked: None,
            there: HashMap::new(),
            coming: HashMap::new(),
        }
    }
}

pub(super) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Cluster {
    /// Joins the servers on a store's database. Gives what is heard of them; none for a server that is alone.
    pub async fn join(
        address: Option<&str>,
        store: &Arc<Store>,
        seed: &str,
    ) -> Result<(Self, Option<mpsc::Receiver<Heard>>), BusError> {
        // The servers on one database share its key, so that two houses on one NATS do not hear each other.
        let channel = format!("touchline_{:016x}", random::mark(&[b"channel", seed.as_bytes()]));
        let Some((bus, heard)) = Bus::open(address, store, &channel).await? else {
            return Ok((Self::default(), None));
        };
        let (sender, receiver) = mpsc::channel(WAITING_MAX);
        tokio::spawn(speak(bus, channel, receiver));
        let node = Node {
            name: random::id(),
            queue: Mutex::new(Queue { next: 0, sender }),
            here: Mutex::default(),
            neighbours: Mutex::default(),
            // Until it has heard itself.
            deaf: AtomicBool::new(true),
            heard_ms: AtomicI64::new(now_ms()),
            missed_since_ms: AtomicI64::new(now_ms()),
            absence_unknown: AtomicBool::new(false),
            missed: Notify::new(),
        };
        store.note_node(&node.name).await?;
        Ok((Self(Some(node)), Some(heard)))
    }

    pub(super) fn node(&self) -> Option<&Node> {
        self.0.as_ref()
    }

    /// Are there, or can there be, other nodes?
    pub fn is_shared(&self) -> bool {
        self.0.is_some()
    }

    /// Are the other nodes out of hearing?
    pub fn is_deaf(&self) -> bool {
        self.0.as_ref().is_some_and(Node::is_deaf)
    }

    /// The name under which the store knows this node.
    pub fn name(&self) -> Option<&str> {
        self.0.as_ref().map(|node| node.name.as_str())
    }

    /// Tells the other nodes, if there can be any. Does not wait.
    pub fn say(&self, word: &Word) {
        if let Some(node) = &self.0 {
            node.say(word);
        }
    }

    /// A match was changed in the store.
    pub fn changed(&self, row: &MatchRow) {
        if let Some(node) = &self.0 {
            node.say(&Word::Changed(vec![(row.id.clone(), row.revision, row.number)]));
        }
    }

    /// Something was missed: every room is compared with the store.
    pub fn look_again(&self) {
        if let Some(node) = &self.0 {
            node.absence_unknown.store(true, Ordering::Relaxed);
            node.missed.notify_one();
        }
    }

    /// Who sits at a match on other nodes.
    pub fn elsewhere(&self, id: &str) -> BySeat<bool> {
        let Some(node) = &self.0 else { return BySeat::default() };
        let neighbours = lock(&node.neighbours);
        let there = |seat: Seat| {
            neighbours.values().any(|neighbour| neighbour.there.get(id).is_some_and(|there| there[seat]))
        };
        BySeat::from_fn(there)
    }

    /// Does this node know who sits on every node that is alive? If not, nobody may be taken for absent.
    pub async fn knows_everybody(&self, store: &Store) -> bool {
        let Some(node) = &self.0 else { return true };
        let Ok(alive) = store.nodes().await else { return false };
        let neighbours = lock(&node.neighbours);
        let known = |name: &String| {
            *name == node.name || neighbours.get(name).is_some_and(|neighbour| neighbour.known)
        };
        !node.is_deaf() && alive.iter().all(known)
    }
}

impl Node {
    pub fn is_deaf(&self) -> bool {
        self.deaf.load(Ordering::Relaxed)
    }

    /// True if that is new.
    pub fn set_deaf(&self, deaf: bool) -> bool {
        self.deaf.swap(deaf, Ordering::Relaxed) != deaf
    }

    pub fn say(&self, word: &Word) {
        let mut queue = lock(&self.queue);
        let text = written(&self.name, queue.next, word);
        queue.next += 1;
        let _ = queue.sender.try_send(text);
    }

    /// Tells everybody who sits here.
    pub fn tell_everybody(&self) {
        // Under the lock: what changes meanwhile is told afterwards.
        let here = lock(&self.here);
        let all: Vec<Seated> = here.iter().map(|(id, counts)| (id.clone(), seats_of(counts))).collect();
        let parts = all.len().div_ceil(PART).max(1);
        for nth in 0..parts {
            let part = all.iter().skip(nth * PART).take(PART).cloned().collect();
            self.say(&Word::Everybody { seated: part, first: nth == 0, last: nth + 1 == parts });
        }
    }

    fn count(&self, id: &str, seats: &[Seat], more: bool) {
        let mut here = lock(&self.here);
        let counts = here.entry(id.to_owned()).or_default();
        let before = seats_of(counts);
        for seat in seats {
            let count = &mut counts[*seat];
            *count = if more { count.saturating_add(1) } else { count.saturating_sub(1) };
        }
        let after = seats_of(counts);
        if after == BySeat::default() {
            here.remove(id);
        }
        if after != before {
            self.say(&Word::Here(id.to_owned(), after));
        }
    }
}

fn seats_of(counts: &BySeat<u16>) -> BySeat<bool> {
    BySeat::from_fn(|seat| counts[seat] > 0)
}

/// Somebody who sits at a match on this node, for as long as this is held; the other nodes know.
#[derive(Debug)]
pub struct Sitting(Option<(Arc<Server>, String, Vec<Seat>)>);

impl Sitting {
    pub fn new(server: &Arc<Server>, id: &str, seats: Vec<Seat>) -> Self {
        let Some(node) = server.cluster.node().filter(|_| !seats.is_empty()) else { return Self(None) };
        node.count(id, &seats, true);
        Self(Some((Arc::clone(server), id.to_owned(), seats)))
    }
}

impl Drop for Sitting {
    fn drop(&mut self) {
        if let Some((server, id, seats)) = &self.0
            && let Some(node) = server.cluster.node()
        {
            node.count(id, seats, false);
        }
    }
}

/// Says what is queued, until nobody says anything any more.
async fn speak(bus: Bus, channel: String, mut queue: mpsc::Receiver<String>) {
    let mut words = Vec::new();
    while queue.recv_many(&mut words, PART).await > 0 {
        match timeout(SAID, bus.say(&channel, std::mem::take(&mut words))).await {
            Ok(Ok(())) => {}
            // That nothing goes through is seen by what is not heard, and logged there.
            Ok(Err(error)) => tracing::debug!(%error, "the bus takes no words"),
            Err(_) => tracing::debug!("the bus takes no words in time"),
        }
    }
}

impl Server {
    /// Sends a message to the sockets of a match, here and on other nodes.
    pub(crate) async fn tell(self: &Arc<Self>, id: &str, text: String, to: To) {
        if let Some(room) = self.rooms.find(id)
            && let Ok(mut state) = room.enter_quietly().await
        {
            state.tell_text(&text, &to);
        }
        self.cluster.say(&Word::Tell { id: id.to_owned(), text, to });
    }
}
