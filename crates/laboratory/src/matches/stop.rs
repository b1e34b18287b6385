//! A flag that stops a run.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A cancellation flag, shared between the caller and the workers, which check it between steps.
#[derive(Debug, Clone, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Ends the run.
    pub fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// The flag itself, for work that knows no [`Stop`].
    pub fn flag(&self) -> &AtomicBool {
        &self.0
    }

    /// Shall the run end?
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
