//! The outbox of a socket: a bounded queue of texts that allocates nothing while it is empty. A channel of tokio keeps room for 32
//! messages from the start; of thousands of sockets most are idle.

use std::collections::VecDeque;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// An empty queue with a capacity.
pub fn outbox(capacity: usize) -> (Sender, Receiver) {
    let shared = Arc::new(Shared(Mutex::new(Queue { capacity, ..Queue::default() })));
    (Sender(Arc::clone(&shared)), Receiver(shared))
}

/// Puts texts in. When it is dropped, the receiver gets what is left and then the end.
#[derive(Debug)]
pub struct Sender(Arc<Shared>);

/// Takes texts out.
#[derive(Debug)]
pub struct Receiver(Arc<Shared>);

#[derive(Debug)]
struct Shared(Mutex<Queue>);

#[derive(Debug, Default)]
struct Queue {
    texts: VecDeque<Utf8Bytes>,
    capacity: usize,
    /// The task that waits for a text.
    waker: Option<Waker>,
    /// One of the two is gone.
    ended: bool,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One of the two is dropped; the task that waits is woken.
    fn end(&self) {
        let mut queue = self.lock();
        queue.ended = true;
        let waker = queue.waker.take();
        drop(queue);
        if let Some(waker) = waker {
            waker.wake();
        }
    }
}

impl Sender {
    /// Backpressure: false if the queue is full, or its receiver is gone.
    #[must_use]
    pub fn send(&self, text: Utf8Bytes) -> bool {
        let mut queue = self.0.lock();
        if queue.ended || queue.texts.len() >= queue.capacity {
            return false;
        }
        queue.texts.push_back(text);
        let waker = queue.waker.take();
        drop(queue);
        if let Some(waker) = waker {
            waker.wake();
        }
        true
    }

    /// Is the receiver gone?
    pub fn is_closed(&self) -> bool {
        self.0.lock().ended
    }
}

impl Receiver {
    /// The next text; none when no more will come. Cancel-safe.
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
        let mut queue = self.0.lock();
        match queue.texts.pop_front() {
            Some(text) => Poll::Ready(Some(text)),
            None if queue.ended => Poll::Ready(None),
            None => {
                match &mut queue.waker {
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
        // A task that no longer waits is not woken.
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
    async fn a_waiting_task_is_woken_by_a_text_and_by_the_end() {
        let (sender, mut receiver) = outbox(1);
        let waiting = tokio::spawn(async move { (receiver.recv().await, receiver.recv().await) });
        tokio::task::yield_now().await;
        assert!(sender.send(text("a")));
        tokio::task::yield_now().await;
        drop(sender);
        assert_eq!(waiting.await.unwrap(), (Some(text("a")), None));
    }

    #[tokio::test]
    async fn a_sender_learns_that_its_receiver_is_gone() {
        let (sender, receiver) = outbox(1);
        assert!(!sender.is_closed());
        drop(receiver);
        assert!(sender.is_closed() && !sender.send(text("a")));
    }
}
