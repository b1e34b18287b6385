//! Rate limits: token buckets.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::{HashMap, HashSet};
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
    /// What other nodes have not been told of.
    untold: u32,
    at: Instant,
    rate: Rate,
}

impl Bucket {
    pub fn full(rate: impl Into<Rate>) -> Self {
        let rate = rate.into();
        Self { tokens: rate.burst, untold: 0, at: Instant::now(), rate }
    }

    /// Takes a token, if there is one.
    pub fn take(&mut self) -> bool {
        let now = Instant::now();
        let gained = now.duration_since(self.at).as_secs_f64() * self.rate.tokens_per_s;
        self.at = now;
        self.tokens = (self.tokens + gained).min(self.rate.burst);
        if self.tokens >= self.rate.burst {
            self.untold = 0;
        }
        if self.tokens < 1.0 {
            return false;
        }
        self.tokens -= 1.0;
        self.untold += 1;
        true
    }

    /// Worth telling other nodes of: whoever has more than half is far from the limit.
    fn is_low(&self) -> bool {
        self.tokens < self.rate.burst / 2.0
    }
}

/// The most that are remembered; beyond, the buckets start anew.
const BUCKETS_MAX: usize = 50_000;

/// A bucket for each address, or for each name.
#[derive(Debug)]
pub struct Buckets<K> {
    rate: Rate,
    /// Are there other nodes to be told?
    shared: bool,
    buckets: Mutex<HashMap<K, Bucket>>,
    low: Mutex<HashSet<K>>,
    refilled: Mutex<Vec<K>>,
}

impl<K: Clone + Eq + Hash> Buckets<K> {
    pub fn new(rate: impl Into<Rate>, shared: bool) -> Self {
        Self {
            rate: rate.into(),
            shared,
            buckets: Mutex::default(),
            low: Mutex::default(),
            refilled: Mutex::default(),
        }
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
        let known = self.shared.then(|| whose.clone());
        let bucket = buckets.entry(whose).or_insert_with(|| Bucket::full(self.rate));
        let taken = bucket.take();
        if let Some(whose) = known.filter(|_| taken && bucket.is_low()) {
            lock(&self.low).insert(whose);
        }
        taken
    }

    /// Fills a bucket.
    pub fn refill(&self, whose: &K) {
        self.lock().remove(whose);
        if self.shared {
            lock(&self.refilled).push(whose.clone());
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What nodes tell each other of their buckets.
impl<K: Clone + Eq + Hash + Serialize + DeserializeOwned> Buckets<K> {
    /// What was taken since the last time from buckets that are low; none for those that were filled.
    pub fn told(&self) -> Vec<(Value, Option<u32>)> {
        if !self.shared {
            return Vec::new();
        }
        let json = |whose: &K| serde_json::to_value(whose).unwrap_or_default();
        let mut told: Vec<_> =
            std::mem::take(&mut *lock(&self.refilled)).iter().map(|whose| (json(whose), None)).collect();
        let low = std::mem::take(&mut *lock(&self.low));
        let mut buckets = self.lock();
        for whose in low {
            if let Some(bucket) = buckets.get_mut(&whose) {
                told.push((json(&whose), Some(std::mem::take(&mut bucket.untold))));
            }
        }
        told
    }

    /// What was taken from a bucket on another node.
    pub fn note(&self, whose: Value, tokens: Option<u32>) {
        let Ok(whose) = serde_json::from_value::<K>(whose) else { return };
        let mut buckets = self.lock();
        match tokens {
            None => drop(buckets.remove(&whose)),
            Some(tokens) => {
                let bucket = buckets.entry(whose).or_insert_with(|| Bucket::full(self.rate));
                bucket.tokens = (bucket.tokens - f64::from(tokens)).max(0.0);
            }
        }
    }
}
