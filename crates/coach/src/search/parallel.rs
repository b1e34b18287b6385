//! A parallel for-each.

use rayon::ThreadPool;
use std::sync::{Mutex, PoisonError};

/// Applies `change` to each of `all`, in chunks, on all threads of the pool. The calling thread works, too: if it only waited, the
/// scheduler might keep two workers on one core.
pub(crate) fn for_each<T: Send>(
    threads: Option<&ThreadPool>,
    all: &mut [T],
    chunk: usize,
    change: impl Fn(&mut T) + Sync,
) {
    let Some(pool) = threads.filter(|_| all.len() > chunk) else {
        return all.iter_mut().for_each(change);
    };
    let chunks = Mutex::new(all.chunks_mut(chunk));
    let work = || {
        loop {
            // In a statement of its own: the lock must not be held while the chunk is changed.
            let next = chunks.lock().unwrap_or_else(PoisonError::into_inner).next();
            let Some(chunk) = next else { return };
            chunk.iter_mut().for_each(&change);
        }
    };
    pool.in_place_scope(|scope| {
        for _ in 1..pool.current_num_threads() {
            scope.spawn(|_| work());
        }
        work();
    });
}
