//! What waits to be sent over one socket. A channel of the library keeps room for 32 messages from the start; of thousands of sockets most
//! wait with none.

use std::collections::VecDeque;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// An empty outbox for at most so many texts.
pub fn outbox(room: usize) -> (Sender, Receiver) {
    let shared = Arc::new(Shared(Mutex::new(Inside { room, ..Inside::default() })));
    (Sender(Arc::clone(&shared)), Receiver(shared))
}

/// Puts texts in. When it is dropped, the receiver gets what is left and then hears of it.
#[derive(Debug)]
pub struct Sender(Arc<Shared>);

/// Takes texts out.
#[derive(Debug)]
pub struct Receiver(Arc<Shared>);

#[derive(Debug)]
struct Shared(Mutex<Inside>);

#[derive(Debug, Default)]
struct Inside {
    texts: VecDeque<Utf8Bytes>,
    room: usize,
    /// Who waits for a text.
    waker: Option<Waker>,
    /// One of the two is gone.
    ended: bool,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Inside> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One of the two goes; whoever waits hears of it.
    fn end(&self) {
        let mut inside = self.lock();
        inside.ended = true;
        let waker = inside.waker.take();
        drop(inside);
        if let Some(waker) = waker {
            waker.wake();
        }
    }
}

impl Sender {
    /// False if nobody takes texts out any more, or not quickly enough.
    #[must_use]
    pub fn send(&self, text: Utf8Bytes) -> bool {
        let mut inside = self.0.lock();
        if inside.ended || inside.texts.len() >= inside.room {
            return false;
        }
        inside.texts.push_back(text);
        let waker = inside.waker.take();
        drop(inside);
        if let Some(waker) = waker {
            waker.wake();
        }
        true
    }

    /// Does nobody take texts out any more?
    pub fn is_closed(&self) -> bool {
        self.0.lock().ended
    }
}

impl Receiver {
    /// The next text; none when no more will come. May be dropped half-way: nothing is lost, and nobody is woken for it.
    pub fn recv(&mut self) -> Next<'_> {
        Next(&self.0)
    }

    /// The next text, if there is one.
    pub fn try_recv(&mut self) -> Option<Utf8Bytes> {
        self.0.lock().texts.pop_front()
    }
}

/// Waits for a text.
#[derive(Debug)]
pub struct Next<'a>(&'a Shared);

impl Future for Next<'_> {
    type Output = Option<Utf8Bytes>;

    fn poll(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        let mut inside = self.0.lock();
        match inside.texts.pop_front() {
            Some(text) => Poll::Ready(Some(text)),
            None if inside.ended => Poll::Ready(None),
            None => {
                match &mut inside.waker {
                    Some(waker) => waker.clone_from(context.waker()),
                    waker => *waker = Some(context.waker().clone()),
                }
                Poll::Pending
            }
        }
    }
}

impl Drop for Next<'_> {
    fn drop(&mut self) {
        // Whoever waits no more is busy, and looks by itself when it is done.
        self.0.lock().waker = None;
    }
}

impl Drop for Sender {
    fn drop(&mut self) {
        self.0.end();
    }
}

impl Drop for Receiver {
    fn drop(&mut self) {
        self.0.end();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(text: &'static str) -> Utf8Bytes {
        Utf8Bytes::from_static(text)
    }

    #[tokio::test]
    async fn texts_come_in_order_and_then_the_end() {
        let (sender, mut receiver) = outbox(2);
        assert!(sender.send(text("a")) && sender.send(text("b")));
        assert!(!sender.send(text("c")), "there is room for two");
        assert_eq!(receiver.recv().await, Some(text("a")));
        assert!(sender.send(text("d")));
        drop(sender);
        assert_eq!((receiver.try_recv(), receiver.recv().await), (Some(text("b")), Some(text("d"))));
        assert_eq!(receiver.recv().await, None);
    }

    #[tokio::test]
    async fn whoever_waits_is_woken_by_a_text_and_by_the_end() {
        let (sender, mut receiver) = outbox(1);
        let waiting = tokio::spawn(async move { (receiver.recv().await, receiver.recv().await) });
        tokio::task::yield_now().await;
        assert!(sender.send(text("a")));
        tokio::task::yield_now().await;
        drop(sender);
        assert_eq!(waiting.await.unwrap(), (Some(text("a")), None));
    }

    #[tokio::test]
    async fn a_sender_hears_that_nobody_takes_texts_out() {
        let (sender, receiver) = outbox(1);
        assert!(!sender.is_closed());
        drop(receiver);
        assert!(sender.is_closed() && !sender.send(text("a")));
    }
}
