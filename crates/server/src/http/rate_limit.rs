//! Rate limits: token buckets.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How fast a bucket fills, and how much it holds.
#[derive(Debug, Clone, Copy)]
pub struct Rate {
    tokens_per_s: f64,
    burst: f64,
}

impl From<(u32, u32)> for Rate {
    /// Tokens a second.
    fn from((per_s, burst): (u32, u32)) -> Self {
        Self { tokens_per_s: f64::from(per_s), burst: f64::from(burst) }
    }
}

impl From<(Duration, u32)> for Rate {
    /// The time for one token.
    fn from((each, burst): (Duration, u32)) -> Self {
        Self { tokens_per_s: each.as_secs_f64().recip(), burst: f64::from(burst) }
    }
}

/// A token bucket: it fills with time and is emptied by requests.
#[derive(Debug)]
pub struct Bucket {
    tokens: f64,
    at: Instant,
    rate: Rate,
}

impl Bucket {
    pub fn full(rate: impl Into<Rate>) -> Self {
        let rate = rate.into();
        Self { tokens: rate.burst, at: Instant::now(), rate }
    }

    /// Takes a token, if there is one.
    pub fn take(&mut self) -> bool {
        let now = Instant::now();
        let gained = now.duration_since(self.at).as_secs_f64() * self.rate.tokens_per_s;
        self.at = now;
        self.tokens = (self.tokens + gained).min(self.rate.burst);
        if self.tokens < 1.0 {
            return false;
        }
        self.tokens -= 1.0;
        true
    }
}

/// The most that are remembered; beyond, the buckets start anew.
const BUCKETS_MAX: usize = 50_000;

/// A bucket for each address, or for each name.
#[derive(Debug)]
pub struct Buckets<K> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
}

impl<K: Eq + Hash> Buckets<K> {
    pub fn new(rate: impl Into<Rate>) -> Self {
        Self { rate: rate.into(), buckets: Mutex::default() }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<K, Bucket>> {
        self.buckets.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a token, if there is one.
    pub fn take(&self, whose: K) -> bool {
        let mut buckets = self.lock();
        if buckets.len() >= BUCKETS_MAX && !buckets.contains_key(&whose) {
            buckets.clear();
        }
        buckets.entry(whose).or_insert_with(|| Bucket::full(self.rate)).take()
    }

    /// Fills a bucket.
    pub fn refill(&self, whose: &K) {
        self.lock().remove(whose);
    }
}
