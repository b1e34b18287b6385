//! Bodies that were not read to their end. The rest of one would be taken for the next request, so the connection ends; the client is told.

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::Request;
use hyper::body::{Frame, SizeHint};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};

/// Watches whether the body of a request is read to its end.
pub fn watch(request: Request) -> (Request, Arc<AtomicBool>) {
    let read = Arc::new(AtomicBool::new(request.body().is_end_stream()));
    if read.load(Ordering::Relaxed) {
        return (request, read);
    }
    let watched = Arc::clone(&read);
    (request.map(|body| Body::new(Watched { body, read: watched })), read)
}

struct Watched {
    body: Body,
    read: Arc<AtomicBool>,
}

impl HttpBody for Watched {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let frame = Pin::new(&mut self.body).poll_frame(context);
        if matches!(frame, Poll::Ready(None)) || self.body.is_end_stream() {
            self.read.store(true, Ordering::Relaxed);
        }
        frame
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
