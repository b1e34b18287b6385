//! Connections: how many there are, in all and by network, and what happens to those that do not read.

use crate::http::network::Network;
use std::collections::HashMap;
use std::io::{Error, ErrorKind, IoSlice};
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::Sleep;

/// The open connections.
#[derive(Debug)]
pub struct Connections {
    most: usize,
    /// None where all come from a proxy, which counts for itself.
    most_of_network: Option<usize>,
    open: Mutex<Open>,
}

#[derive(Debug, Default)]
struct Open {
    all: usize,
    by_network: HashMap<Network, usize>,
}

impl Connections {
    pub fn new(most: usize, most_of_network: Option<usize>) -> Self {
        Self { most, most_of_network, open: Mutex::default() }
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a connection for as long as it is held; none if there are too many.
    pub fn hold(self: &Arc<Self>, address: IpAddr) -> Option<Held> {
        let network = Network::of(address);
        let mut open = self.lock();
        let of_network = open.by_network.get(&network).copied().unwrap_or(0);
        if open.all >= self.most || self.most_of_network.is_some_and(|most| of_network >= most) {
            return None;
        }
        open.all += 1;
        open.by_network.insert(network, of_network + 1);
        Some(Held { connections: Arc::clone(self), network })
    }
}

/// A connection that is counted.
#[derive(Debug)]
pub struct Held {
    connections: Arc<Connections>,
    network: Network,
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut open = self.connections.lock();
        open.all -= 1;
        if let Some(n) = open.by_network.get_mut(&self.network) {
            *n -= 1;
            if *n == 0 {
                open.by_network.remove(&self.network);
            }
        }
    }
}

/// A connection with a write timeout: a client that reads nothing for so long is gone.
#[derive(Debug)]
pub struct Patient {
    stream: TcpStream,
    patience: Duration,
    /// Runs while something waits to be written.
    overdue: Option<Pin<Box<Sleep>>>,
    _held: Held,
}

impl Patient {
    pub fn new(stream: TcpStream, patience: Duration, held: Held) -> Self {
        Self { stream, patience, overdue: None, _held: held }
    }

    /// Tries to write; while that does not go on, the time runs.
    fn poll_patiently<T>(
        &mut self,
        context: &mut Context<'_>,
        write: impl FnOnce(Pin<&mut TcpStream>, &mut Context<'_>) -> Poll<Result<T, Error>>,
    ) -> Poll<Result<T, Error>> {
        if let Poll::Ready(written) = write(Pin::new(&mut self.stream), context) {
            self.overdue = None;
            return Poll::Ready(written);
        }
        let patience = self.patience;
        let overdue = self.overdue.get_or_insert_with(|| Box::pin(tokio::time::sleep(patience)));
        ready!(overdue.as_mut().poll(context));
        Poll::Ready(Err(ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Patient {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<Result<(), Error>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Patient {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<Result<usize, Error>> {
        self.poll_patiently(context, |stream, context| stream.poll_write(context, bytes))
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<Result<usize, Error>> {
        self.poll_patiently(context, |stream, context| stream.poll_write_vectored(context, slices))
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<(), Error>> {
        self.poll_patiently(context, |stream, context| stream.poll_flush(context))
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<(), Error>> {
        self.poll_patiently(context, |stream, context| stream.poll_shutdown(context))
    }
}
