//! Work queue of a tree search: leaves are expanded inline or by a pool of threads, and come back in the order of submission.

use super::tree::{Expander, Expansion};
use super::turns::Turns;
use crate::clock::Instant;
use crate::judgement::judged::Judged;
use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError, mpsc};

/// Expands leaves. Results come back first in, first out, so that the tree is the same on any number of threads.
pub(super) trait Executor<P> {
    fn submit(&mut self, leaf: P);

    /// The expansion of the oldest leaf submitted. None if there is no such leaf, if the deadline passed before it was expanded, or if it is
    /// not ready and `wait` is false.
    fn next(&mut self, wait: bool) -> Option<Expansion<P>>;
}

/// Expands on the calling thread.
pub(super) struct Inline<'a, G: Judged> {
    expander: &'a Expander<'a, G>,
    turns: Turns<G>,
    done: VecDeque<Option<Expansion<G::Position>>>,
}

impl<'a, G: Judged> Inline<'a, G> {
    pub fn new(expander: &'a Expander<'a, G>) -> Self {
        Self { expander, turns: Turns::default(), done: VecDeque::new() }
    }
}

impl<G: Judged> Executor<G::Position> for Inline<'_, G> {
    fn submit(&mut self, leaf: G::Position) {
        self.done.push_back(self.expander.expand(&mut self.turns, &leaf));
    }

    fn next(&mut self, _: bool) -> Option<Expansion<G::Position>> {
        self.done.pop_front().flatten()
    }
}

/// Expands on the threads that run [`Queue::work`]; the thread that owns the tree expands, too, while it waits.
pub(super) struct Pool<'a, G: Judged> {
    expander: &'a Expander<'a, G>,
    turns: Turns<G>,
    queue: &'a Queue<G::Position>,
    /// Results by order of submission.
    pending: VecDeque<mpsc::Receiver<Expansion<G::Position>>>,
}

impl<'a, G: Judged> Pool<'a, G> {
    pub fn new(expander: &'a Expander<'a, G>, queue: &'a Queue<G::Position>) -> Self {
        Self { expander, turns: Turns::default(), queue, pending: VecDeque::new() }
    }
}

impl<G: Judged> Executor<G::Position> for Pool<'_, G> {
    fn submit(&mut self, leaf: G::Position) {
        let (result, pending) = mpsc::sync_channel(1);
        self.queue.lock().jobs.push_back(Job { leaf, result });
        self.queue.ready.notify_one();
        self.pending.push_back(pending);
    }

    fn next(&mut self, wait: bool) -> Option<Expansion<G::Position>> {
        let pending = self.pending.pop_front()?;
        loop {
            match pending.try_recv() {
                Ok(expansion) => return Some(expansion),
                Err(mpsc::TryRecvError::Empty) if wait => {}
                Err(_) => return None,
            }
            // In a statement of its own: the lock must not be held while the leaf is expanded.
            let job = self.queue.lock().jobs.pop_front();
            match (job, self.expander.deadline) {
                (Some(job), _) => job.run(self.expander, &mut self.turns),
                (None, Some(deadline)) => {
                    return pending.recv_timeout(deadline.saturating_duration_since(Instant::now())).ok();
                }
                (None, None) => return pending.recv().ok(),
            }
        }
    }
}

impl<G: Judged> Drop for Pool<'_, G> {
    fn drop(&mut self) {
        let mut state = self.queue.lock();
        state.jobs.clear();
        state.closed = true;
        self.queue.ready.notify_all();
    }
}

/// Blocking queue of leaves to expand.
pub(super) struct Queue<P> {
    state: Mutex<State<P>>,
    ready: Condvar,
}

struct State<P> {
    jobs: VecDeque<Job<P>>,
    closed: bool,
}

/// A leaf to expand and the channel for its result. The channel closes without a result if the deadline passes.
struct Job<P> {
    leaf: P,
    result: mpsc::SyncSender<Expansion<P>>,
}

impl<P> Default for Queue<P> {
    fn default() -> Self {
        Self { state: Mutex::new(State { jobs: VecDeque::new(), closed: false }), ready: Condvar::new() }
    }
}

impl<P: Copy> Queue<P> {
    fn lock(&self) -> MutexGuard<'_, State<P>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Worker loop: runs jobs until the queue is closed.
    pub fn work<G: Judged<Position = P>>(&self, expander: &Expander<'_, G>) {
        let mut turns = Turns::default();
        loop {
            let mut state = self.lock();
            let job = loop {
                if state.closed {
                    return;
                }
                match state.jobs.pop_front() {
                    Some(job) => break job,
                    None => state = self.ready.wait(state).unwrap_or_else(PoisonError::into_inner),
                }
            };
            drop(state);
            job.run(expander, &mut turns);
        }
    }
}

impl<P: Copy> Job<P> {
    fn run<G: Judged<Position = P>>(self, expander: &Expander<'_, G>, turns: &mut Turns<G>) {
        if let Some(expansion) = expander.expand(turns, &self.leaf) {
            // The receiver is gone when the search is over.
            let _ = self.result.send(expansion);
        }
    }
}
