//! How fast somebody may ask.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::Instant;

/// A bucket that fills with time and is emptied by requests.
#[derive(Debug)]
pub struct Bucket {
    drops: f64,
    at: Instant,
}

impl Bucket {
    pub fn full((_, burst): (u32, u32)) -> Self {
        Self { drops: f64::from(burst), at: Instant::now() }
    }

    /// Takes a drop, if there is one.
    pub fn take(&mut self, (rate, burst): (u32, u32)) -> bool {
        let now = Instant::now();
        let gained = now.duration_since(self.at).as_secs_f64() * f64::from(rate);
        self.at = now;
        self.drops = (self.drops + gained).min(f64::from(burst));
        if self.drops < 1.0 {
            return false;
        }
        self.drops -= 1.0;
        true
    }
}

/// The most addresses that are remembered; beyond, the buckets start anew.
const ADDRESSES_MAX: usize = 50_000;

/// A bucket for each address.
#[derive(Debug, Default)]
pub struct Addresses(Mutex<HashMap<IpAddr, Bucket>>);

impl Addresses {
    pub fn take(&self, address: IpAddr, limit: (u32, u32)) -> bool {
        let mut buckets = self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if buckets.len() >= ADDRESSES_MAX && !buckets.contains_key(&address) {
            buckets.clear();
        }
        buckets.entry(address).or_insert_with(|| Bucket::full(limit)).take(limit)
    }
}
