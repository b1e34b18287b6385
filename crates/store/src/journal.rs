//! Commits of several matches together: one wait for the disk serves all that arrived meanwhile.

use crate::{Commit, Committed, Store, StoreError};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// The most commits in one transaction.
const BATCH_MAX: usize = 256;

/// The most commits that wait; whoever brings more waits in line.
const WAITING_MAX: usize = 4096;

/// How long commits are gathered while many come. One that comes alone is written at once.
const GATHER: Duration = Duration::from_millis(20);

type Waiting = (Commit, oneshot::Sender<Result<Committed, StoreError>>);

/// The one writer of matches in this process.
#[derive(Debug, Clone)]
pub struct Journal(mpsc::Sender<Waiting>);

impl Journal {
    /// Starts writing to a store, until the last copy of the journal is dropped.
    #[must_use]
    pub fn start(store: Arc<dyn Store>) -> Self {
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

async fn write(store: Arc<dyn Store>, mut receiver: mpsc::Receiver<Waiting>) {
    let mut waiting = Vec::with_capacity(BATCH_MAX);
    let mut busy = false;
    while receiver.recv_many(&mut waiting, BATCH_MAX).await > 0 {
        if busy && waiting.len() < BATCH_MAX {
            tokio::time::sleep(GATHER).await;
            while waiting.len() < BATCH_MAX
                && let Ok(more) = receiver.try_recv()
            {
                waiting.push(more);
            }
        }
        busy = waiting.len() > 1;
        let (commits, senders): (Vec<Commit>, Vec<_>) = waiting.drain(..).unzip();
        match store.commit(&commits).await {
            Ok(done) => {
                // Whoever hears of it then has the row alone.
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
