//! A bounded pool of threads with fair queueing: shares are served in turn (round robin), and none of them may take all the threads.
//! A thread is a place: it is free again when the work has really ended, whether or not somebody still waits for it.

use crate::error::ApiError;
use crate::work::share::Share;
use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// How much waits for a share at most; what comes then is refused.
const WAITING_MAX: usize = 64;

/// Lower than that of the threads that answer requests: heavy work takes what they leave.
#[cfg(target_os = "linux")]
const NICE: i32 = 10;

type Work = Box<dyn FnOnce() + Send>;

/// A bounded pool of threads. Dropped, it ends when its work has.
#[derive(Debug)]
pub struct Pool(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    name: &'static str,
    threads_max: usize,
    /// Of one share at the same time.
    places_of_share: usize,
    queue: Mutex<Queue>,
    ready: Condvar,
}

#[derive(Default)]
struct Queue {
    waiting: HashMap<Share, VecDeque<(u64, Work)>>,
    /// The shares for which something waits, in the order in which they are served.
    turns: VecDeque<Share>,
    running: HashMap<Share, usize>,
    threads: usize,
    idle: usize,
    next_id: u64,
    closed: bool,
}

impl std::fmt::Debug for Queue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Queue").field("turns", &self.turns).field("running", &self.running).finish()
    }
}

impl Queue {
    /// Takes the next work, of the first share in turn that has a place left.
    fn pop(&mut self, places_of_share: usize) -> Option<(Share, Work)> {
        let free = |share: &Share| self.running.get(share).is_none_or(|running| *running < places_of_share);
        let share = self.turns.remove(self.turns.iter().position(free)?)?;
        let waiting = self.waiting.get_mut(&share)?;
        let (_, work) = waiting.pop_front()?;
        if waiting.is_empty() {
            self.waiting.remove(&share);
        } else {
            self.turns.push_back(share.clone());
        }
        *self.running.entry(share.clone()).or_default() += 1;
        Some((share, work))
    }

    fn end(&mut self, share: &Share) {
        if let Some(running) = self.running.get_mut(share) {
            *running -= 1;
            if *running == 0 {
                self.running.remove(share);
            }
        }
    }

    /// Takes back what still waits.
    fn withdraw(&mut self, share: &Share, id: u64) {
        let Some(waiting) = self.waiting.get_mut(share) else { return };
        waiting.retain(|(known, _)| *known != id);
        if waiting.is_empty() {
            self.waiting.remove(share);
            self.turns.retain(|known| known != share);
        }
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self) {
        #[cfg(target_os = "linux")]
        if let Err(error) = rustix::process::nice(NICE) {
            tracing::debug!(%error, "heavy work keeps its priority");
        }
        let mut queue = self.lock();
        loop {
            if let Some((share, work)) = queue.pop(self.places_of_share) {
                drop(queue);
                if catch_unwind(AssertUnwindSafe(work)).is_err() {
                    tracing::error!(pool = self.name, "heavy work ended in a panic");
                }
                queue = self.lock();
                queue.end(&share);
                // Another thread may wait because this share had no place left.
                self.ready.notify_one();
            } else if queue.closed {
                return;
            } else {
                queue.idle += 1;
                queue = self.ready.wait(queue).unwrap_or_else(PoisonError::into_inner);
                queue.idle -= 1;
            }
        }
    }
}

impl Pool {
    /// A pool of so many threads, which start when they are needed. One share never takes the last of several.
    pub fn new(name: &'static str, threads: usize) -> Self {
        let threads_max = threads.max(1);
        Self(Arc::new(Shared {
            name,
            threads_max,
            places_of_share: (threads_max - 1).max(1),
            queue: Mutex::default(),
            ready: Condvar::new(),
        }))
    }

    /// Does work in the pool, in its share's turn. A caller that is cancelled takes its work back; if that has begun, `stop` is set, and
    /// the place is taken until it has ended.
    ///
    /// # Errors
    /// [`ApiError::TooFast`] if too much waits for this share already, [`ApiError::Internal`] if the work panicked.
    pub async fn run<T: Send + 'static>(
        &self,
        share: Share,
        stop: Arc<AtomicBool>,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let (sender, receiver) = oneshot::channel();
        let work = Box::new(move || drop(sender.send(work())));
        let mut ticket = self.queue(share, stop, work)?;
        let done = receiver.await;
        ticket.ended = true;
        done.map_err(|_| ApiError::Internal)
    }

    /// How much waits, and how much is being done.
    pub fn load(&self) -> (usize, usize) {
        let queue = self.0.lock();
        (queue.waiting.values().map(VecDeque::len).sum(), queue.running.values().sum())
    }

    fn queue(&self, share: Share, stop: Arc<AtomicBool>, work: Work) -> Result<Ticket<'_>, ApiError> {
        let mut queue = self.0.lock();
        let id = queue.next_id;
        queue.next_id += 1;
        let waiting = queue.waiting.entry(share.clone()).or_default();
        if waiting.len() >= WAITING_MAX {
            return Err(ApiError::TooFast);
        }
        waiting.push_back((id, work));
        if waiting.len() == 1 {
            queue.turns.push_back(share.clone());
        }
        if queue.idle == 0 && queue.threads < self.0.threads_max {
            let shared = Arc::clone(&self.0);
            let thread = std::thread::Builder::new().name(self.0.name.to_owned());
            match thread.spawn(move || shared.work()) {
                Ok(_) => queue.threads += 1,
                Err(error) => tracing::error!(%error, pool = self.0.name, "a thread cannot start"),
            }
        }
        self.0.ready.notify_one();
        Ok(Ticket { shared: &self.0, share, id, stop, ended: false })
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.0.lock().closed = true;
        self.0.ready.notify_all();
    }
}

/// What a caller holds while it waits.
struct Ticket<'a> {
    shared: &'a Shared,
    share: Share,
    id: u64,
    stop: Arc<AtomicBool>,
    ended: bool,
}

impl Drop for Ticket<'_> {
    fn drop(&mut self) {
        if self.ended {
            return;
        }
        self.stop.store(true, Ordering::Relaxed);
        self.shared.lock().withdraw(&self.share, self.id);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;
    use std::time::Duration;

    const SOON: Duration = Duration::from_secs(30);

    fn share(name: &str) -> Share {
        Share::Person(name.to_owned())
    }

    /// Fills the only place of a pool until something is sent.
    fn fill(pool: &Arc<Pool>, name: &str) -> (mpsc::Sender<()>, tokio::task::JoinHandle<()>) {
        let (go_on, wait) = mpsc::channel::<()>();
        let (began, begun) = mpsc::channel();
        let (pool, share) = (Arc::clone(pool), share(name));
        let task = tokio::spawn(async move {
            let work = move || {
                began.send(()).unwrap();
                wait.recv_timeout(SOON).unwrap();
            };
            let _ = pool.run(share, Arc::default(), work).await;
        });
        begun.recv_timeout(SOON).unwrap();
        (go_on, task)
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn shares_are_served_in_turn() {
        let pool = Arc::new(Pool::new("test", 1));
        let (go_on, first) = fill(&pool, "many");
        let (done, order) = mpsc::channel();
        let mut tasks = vec![first];
        for (nth, name) in ["many", "many", "many", "one"].into_iter().enumerate() {
            let (waiting, done) = (Arc::clone(&pool), done.clone());
            tasks.push(tokio::spawn(async move {
                let work = move || done.send(name).unwrap();
                waiting.run(share(name), Arc::default(), work).await.unwrap();
            }));
            while pool.0.lock().waiting.values().map(VecDeque::len).sum::<usize>() <= nth {
                tokio::task::yield_now().await;
            }
        }
        go_on.send(()).unwrap();
        for task in tasks {
            task.await.unwrap();
        }
        assert_eq!(order.try_iter().collect::<Vec<_>>(), ["many", "one", "many", "many"]);
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn no_share_takes_the_last_thread() {
        let pool = Arc::new(Pool::new("test", 2));
        let (go_on, first) = fill(&pool, "many");
        let second = tokio::spawn({
            let pool = Arc::clone(&pool);
            async move { pool.run(share("many"), Arc::default(), || ()).await }
        });
        assert_eq!(pool.run(share("one"), Arc::default(), || 7).await, Ok(7));
        assert!(!second.is_finished(), "the other thread is free, but not for this share");
        go_on.send(()).unwrap();
        first.await.unwrap();
        assert_eq!(second.await.unwrap(), Ok(()));
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn a_place_is_taken_until_the_work_has_ended_and_what_waits_is_withdrawn() {
        let pool = Arc::new(Pool::new("test", 1));
        let stop = Arc::new(AtomicBool::new(false));
        let (go_on, wait) = mpsc::channel::<()>();
        let (began, begun) = mpsc::channel();
        let hasty = tokio::spawn({
            let (pool, stop) = (Arc::clone(&pool), Arc::clone(&stop));
            async move {
                let work = move || {
                    began.send(()).unwrap();
                    wait.recv_timeout(SOON).unwrap();
                };
                pool.run(share("hasty"), stop, work).await
            }
        });
        begun.recv_timeout(SOON).unwrap();
        hasty.abort();
        assert!(hasty.await.unwrap_err().is_cancelled());
        assert!(stop.load(Ordering::Relaxed), "the work is asked to stop");
        // What waits behind it is withdrawn with its caller, and never done.
        let (done, never) = mpsc::channel::<()>();
        let waiting = tokio::spawn({
            let pool = Arc::clone(&pool);
            async move { pool.run(share("hasty"), Arc::default(), move || done.send(())).await.map(drop) }
        });
        while pool.0.lock().turns.is_empty() {
            tokio::task::yield_now().await;
        }
        waiting.abort();
        assert!(waiting.await.unwrap_err().is_cancelled());
        assert!(pool.0.lock().turns.is_empty() && pool.0.lock().waiting.is_empty());
        assert_eq!(pool.0.lock().running.len(), 1, "the place is still taken");
        go_on.send(()).unwrap();
        assert_eq!(pool.run(share("next"), Arc::default(), || 1).await, Ok(1));
        assert!(never.recv().is_err());
        assert_eq!(pool.0.lock().threads, 1);
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn a_full_queue_refuses_its_share_alone_and_a_panic_ends_no_thread() {
        let pool = Arc::new(Pool::new("test", 1));
        let (go_on, first) = fill(&pool, "many");
        let mut tickets = Vec::new();
        for _ in 0..WAITING_MAX {
            tickets.push(pool.queue(share("many"), Arc::default(), Box::new(|| ())).unwrap());
        }
        assert_eq!(pool.run(share("many"), Arc::default(), || ()).await, Err(ApiError::TooFast));
        drop(tickets);
        go_on.send(()).unwrap();
        first.await.unwrap();
        let failed = pool.run(share("one"), Arc::default(), || panic!("on purpose")).await;
        assert_eq!(failed, Err::<(), _>(ApiError::Internal));
        assert_eq!(pool.run(share("one"), Arc::default(), || 2).await, Ok(2));
    }
}
