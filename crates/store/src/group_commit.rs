//! Group commit: one transaction, and so one fsync, for every commit that is queued meanwhile.

use crate::{Commit, Committed, Store, StoreError};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// The most commits in one transaction.
const BATCH_MAX: usize = 256;

/// The length of the queue. Backpressure: when it is full, callers wait.
const WAITING_MAX: usize = 4096;

/// How long to gather commits, for each that came the last time. Where few come there is no delay; the more come, the more a delay
/// saves, and the longer it grows: at some 2000 in a second to its most.
const GATHER_EACH: Duration = Duration::from_micros(450);
/// The least delay that is worth it, and the most.
const GATHER: std::ops::RangeInclusive<Duration> = Duration::from_millis(2)..=Duration::from_millis(20);

type Waiting = (Commit, oneshot::Sender<Result<Committed, StoreError>>);

/// The queue of commits, and the one writer of matches in this process.
#[derive(Debug, Clone)]
pub struct Journal(mpsc::Sender<Waiting>);

impl Journal {
    /// Starts writing to a store, until the last copy of the journal is dropped.
    #[must_use]
    pub fn start(store: Arc<Store>) -> Self {
        let (sender, receiver) = mpsc::channel(WAITING_MAX);
        tokio::spawn(write(store, receiver));
        Self(sender)
    }

    /// Writes a commit; returns when it is durable, or refused.
    ///
    /// # Errors
    /// The database failed: whether the commit was written is not known.
    pub async fn commit(&self, commit: Commit) -> Result<Committed, StoreError> {
        let (sender, receiver) = oneshot::channel();
        self.0.send((commit, sender)).await.map_err(|_| StoreError::Closed)?;
        receiver.await.map_err(|_| StoreError::Closed)?
    }
}

async fn write(store: Arc<Store>, mut receiver: mpsc::Receiver<Waiting>) {
    let mut waiting = Vec::with_capacity(BATCH_MAX);
    let mut gather = Duration::ZERO;
    while receiver.recv_many(&mut waiting, BATCH_MAX).await > 0 {
        if gather >= *GATHER.start() && waiting.len() < BATCH_MAX {
            tokio::time::sleep(gather.min(*GATHER.end())).await;
            while waiting.len() < BATCH_MAX
                && let Ok(more) = receiver.try_recv()
            {
                waiting.push(more);
            }
        }
        gather = GATHER_EACH * u32::try_from(waiting.len()).unwrap_or(u32::MAX);
        let (commits, senders): (Vec<Commit>, Vec<_>) = waiting.drain(..).unzip();
        match store.commit(&commits).await {
            Ok(done) => {
                // The callers then own their rows alone.
                drop(commits);
                for (sender, committed) in senders.into_iter().zip(done) {
                    let _ = sender.send(Ok(committed));
                }
            }
            // One commit that cannot be written must not take the others with it.
            Err(error) => {
                tracing::warn!(%error, commits = commits.len(), "a batch failed; trying each commit by itself");
                for (commit, sender) in commits.iter().zip(senders) {
                    let done = store.commit(std::slice::from_ref(commit)).await;
                    let _ =
                        sender.send(done.map(|done| done.first().copied().unwrap_or(Committed::Overtaken)));
                }
            }
        }
    }
}

impl Store {
    /// Writes several commits in one transaction. Each is written whole or refused by itself.
    pub async fn commit(&self, batch: &[Commit]) -> Result<Vec<Committed>, StoreError> {
        if self.database.write(batch).await? == Committed::Written {
            return Ok(vec![Committed::Written; batch.len()]);
        }
        // One of them lost a race: each by itself. That is rare.
        let mut done = Vec::with_capacity(batch.len());
        for commit in batch {
            done.push(self.database.write(std::slice::from_ref(commit)).await?);
        }
        Ok(done)
    }
}
