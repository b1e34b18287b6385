//! A flag that ends a run.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whoever plays looks at it between steps.
#[derive(Debug, Clone, Default)]
pub struct Whistle(Arc<AtomicBool>);

impl Whistle {
    /// Ends all matches.
    pub fn blow(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Have the matches been ended?
    pub fn blown(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
