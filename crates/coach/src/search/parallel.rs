//! Work shared by several cores.

use rayon::ThreadPool;
use std::sync::{Mutex, PoisonError};

/// Does the same to each of `all`, in portions, on as many cores as the pool has threads. This thread is one of them: whoever waits for the
/// others leaves its core to them, and the system may keep two of them on one.
pub(crate) fn each<T: Send>(
    threads: Option<&ThreadPool>,
    all: &mut [T],
    portion: usize,
    change: impl Fn(&mut T) + Sync,
) {
    let Some(pool) = threads.filter(|_| all.len() > portion) else {
        return all.iter_mut().for_each(change);
    };
    let portions = Mutex::new(all.chunks_mut(portion));
    let work = || {
        loop {
            // In a statement of its own: the others may take theirs meanwhile.
            let next = portions.lock().unwrap_or_else(PoisonError::into_inner).next();
            let Some(portion) = next else { return };
            portion.iter_mut().for_each(&change);
        }
    };
    pool.in_place_scope(|scope| {
        for _ in 1..pool.current_num_threads() {
            scope.spawn(|_| work());
        }
        work();
    });
}
