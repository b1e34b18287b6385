//! Ctrl-C: the first ends the matches and lets what is finished be told, the second ends the program.

use anyhow::{Context, Result};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whoever plays looks at it between steps.
#[derive(Debug, Clone, Default)]
pub struct Whistle(Arc<AtomicBool>);

/// What shells call a program that was interrupted.
pub const INTERRUPTED: u8 = 130;

impl Whistle {
    /// One that Ctrl-C blows, or a polite request to end.
    pub fn at_interrupt() -> Result<Self> {
        let whistle = Self::default();
        let heard = whistle.clone();
        let runtime =
            tokio::runtime::Builder::new_current_thread().enable_all().build().context("signals")?;
        let mut signals = {
            let _inside = runtime.enter();
            Signals::new().context("signals")?
        };
        std::thread::spawn(move || {
            runtime.block_on(async {
                signals.next().await;
                heard.blow();
                signals.next().await;
                std::process::exit(INTERRUPTED.into());
            });
        });
        Ok(whistle)
    }

    /// Ends all matches.
    pub fn blow(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Have the matches been ended?
    pub fn blown(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

#[cfg(unix)]
struct Signals {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Signals {
    fn new() -> std::io::Result<Self> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Self { interrupt: signal(SignalKind::interrupt())?, terminate: signal(SignalKind::terminate())? })
    }

    async fn next(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }
}

#[cfg(not(unix))]
struct Signals;

#[cfg(not(unix))]
impl Signals {
    fn new() -> std::io::Result<Self> {
        Ok(Self)
    }

    async fn next(&mut self) {
        drop(tokio::signal::ctrl_c().await);
    }
}
