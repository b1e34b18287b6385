//! What `/metrics` tells.

use std::sync::atomic::{AtomicU64, Ordering};

/// A number that goes up, and for a gauge down again.
#[derive(Debug, Default)]
pub struct Counter(AtomicU64);

impl Counter {
    pub fn add(&self, n: u64) {
        self.0.fetch_add(n, Ordering::Relaxed);
    }

    pub fn subtract(&self, n: u64) {
        self.0.fetch_sub(n, Ordering::Relaxed);
    }

    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// What `/metrics` tells.
#[derive(Debug, Default)]
pub struct Metrics {
    pub requests: Counter,
    pub refusals: Counter,
    pub failures: Counter,
    pub moves: Counter,
    pub commits: Counter,
    pub sockets: Counter,
}
