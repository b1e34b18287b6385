//! Ctrl-C: the first ends the work and lets what is finished be told, the second ends the program.

use anyhow::{Context, Result};
use touchline_laboratory::Stop;

/// What shells call a program that was interrupted.
pub const INTERRUPTED: u8 = 130;

/// A stop flag that SIGINT or SIGTERM sets.
pub fn stop_at_interrupt() -> Result<Stop> {
    let stop = Stop::default();
    let heard = stop.clone();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().context("signals")?;
    let mut signals = {
        let _inside = runtime.enter();
        Signals::new().context("signals")?
    };
    std::thread::spawn(move || {
        runtime.block_on(async {
            signals.next().await;
            heard.set();
            signals.next().await;
            std::process::exit(INTERRUPTED.into());
        });
    });
    Ok(stop)
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
