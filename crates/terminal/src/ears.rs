//! What a screen hears: keys and the mouse, and that the program is ended from outside. One screen listens at a time, and takes nothing
//! that was meant for the next.

use super::app::Message;
use anyhow::{Context, Result};
use ratatui::crossterm::event::{self, Event};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, Once, PoisonError};
use std::thread;
use std::time::Duration;

/// How long a listener may take to notice that its screen has gone.
const NOTICE: Duration = Duration::from_millis(50);

/// Who is told that the program is ended.
static LISTENS: Mutex<Option<Sender<Message>>> = Mutex::new(None);
/// Has it been ended?
static ENDED: AtomicBool = AtomicBool::new(false);

/// A screen that listens, until this is dropped.
pub struct Ears {
    stop: Arc<AtomicBool>,
    /// Is closed when nobody reads the terminal any more.
    done: Receiver<()>,
}

impl Ears {
    /// Begins to listen; the messages go to the screen.
    pub fn open(messages: Sender<Message>) -> Result<Self> {
        *LISTENS.lock().unwrap_or_else(PoisonError::into_inner) = Some(messages.clone());
        hear_signals();
        if ENDED.load(Ordering::SeqCst) {
            let _ = messages.send(Message::HangUp);
        }
        let stop = Arc::new(AtomicBool::new(false));
        let (open, done) = channel();
        let stopped = Arc::clone(&stop);
        let listen = move || {
            let _open: Sender<()> = open;
            while !stopped.load(Ordering::SeqCst) {
                let message = match event::poll(NOTICE).and_then(|there| there.then(event::read).transpose())
                {
                    Ok(Some(Event::Key(key))) => Message::Key(key),
                    Ok(Some(Event::Mouse(mouse))) => Message::Mouse(mouse),
                    Ok(Some(Event::Paste(text))) => Message::Paste(text),
                    Ok(Some(Event::Resize(width, height))) => Message::Resize(width, height),
                    Ok(None | Some(Event::FocusGained | Event::FocusLost)) => continue,
                    Err(_) => Message::HangUp,
                };
                let last = matches!(message, Message::HangUp);
                if messages.send(message).is_err() || last {
                    return;
                }
            }
        };
        thread::Builder::new()
            .name("terminal".to_owned())
            .spawn(listen)
            .context("no thread for the terminal")?;
        Ok(Self { stop, done })
    }
}

impl Drop for Ears {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::SeqCst);
        // Where the terminal has gone the reader may never come back: it is not waited for.
        let _ = self.done.recv_timeout(4 * NOTICE);
    }
}

/// A match that is ended from outside is kept like one that is left.
#[cfg(unix)]
fn hear_signals() {
    use tokio::signal::unix::{SignalKind, signal};
    static ONCE: Once = Once::new();
    let listen = || {
        let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() else { return };
        runtime.block_on(async {
            let (Ok(mut terminate), Ok(mut hang_up)) =
                (signal(SignalKind::terminate()), signal(SignalKind::hangup()))
            else {
                return;
            };
            loop {
                tokio::select! {
                    _ = terminate.recv() => {}
                    _ = hang_up.recv() => {}
                }
                ENDED.store(true, Ordering::SeqCst);
                if let Some(messages) = &*LISTENS.lock().unwrap_or_else(PoisonError::into_inner) {
                    let _ = messages.send(Message::HangUp);
                }
            }
        });
    };
    ONCE.call_once(|| {
        let _ = thread::Builder::new().name("signals".to_owned()).spawn(listen);
    });
}

#[cfg(not(unix))]
fn hear_signals() {
    let _ = Once::new();
}
