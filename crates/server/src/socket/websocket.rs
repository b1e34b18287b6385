//! The server's end of a WebSocket. Reading, pings and closing are tungstenite's; texts are written without a copy: tungstenite
//! would keep a write buffer for each socket, as large as its largest message ever was, and thousands of sockets are idle.

use crate::error::ApiError;
use crate::http::network::Address;
use crate::server::Server;
use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, Method, StatusCode, header};
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use std::io::{Error, ErrorKind, IoSlice};
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::error::{Error as Fault, ProtocolError};
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Bytes, Message, Utf8Bytes};

/// A request to open a socket.
#[derive(Debug)]
pub struct Upgrade {
    /// The answer to the client's `Sec-WebSocket-Key`.
    accept: String,
    connection: OnUpgrade,
    /// Where it comes from.
    pub address: Address,
}

/// Does one of the words of a header say this?
fn says(headers: &HeaderMap, name: HeaderName, word: &str) -> bool {
    let text = headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    text.split(',').any(|part| part.trim().eq_ignore_ascii_case(word))
}

impl FromRequestParts<Arc<Server>> for Upgrade {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<Server>) -> Result<Self, ApiError> {
        let headers = &parts.headers;
        if parts.method != Method::GET || !says(headers, header::CONNECTION, "upgrade") {
            return Err(ApiError::NoHandshake("expected `Connection: Upgrade`"));
        }
        if !says(headers, header::UPGRADE, "websocket") {
            return Err(ApiError::NoHandshake("expected `Upgrade: websocket`"));
        }
        if !says(headers, header::SEC_WEBSOCKET_VERSION, "13") {
            return Err(ApiError::NoHandshake("expected `Sec-WebSocket-Version: 13`"));
        }
        let key = headers.get(header::SEC_WEBSOCKET_KEY);
        let accept = key.map(|key| derive_accept_key(key.as_bytes()));
        let accept = accept.ok_or(ApiError::NoHandshake("expected `Sec-WebSocket-Key`"))?;
        let connection = parts.extensions.remove::<OnUpgrade>();
        let connection = connection.ok_or(ApiError::NoHandshake("this connection cannot become a socket"))?;
        let address = parts.extensions.get().copied().unwrap_or_default();
        Ok(Self { accept, connection, address })
    }
}

/// The read buffer, which each socket keeps: messages are short.
const READ_BYTES: usize = 512;

impl Upgrade {
    /// Accepts the handshake and hands the socket to `serve`. `bytes_max` limits a message, `patience` is the write timeout.
    pub fn open<T>(
        self,
        bytes_max: usize,
        patience: Duration,
        serve: impl FnOnce(Socket) -> T + Send + 'static,
    ) -> Response
    where
        T: Future<Output = ()> + Send + 'static,
    {
        let connection = self.connection;
        tokio::spawn(async move {
            let stream = match connection.await {
                Ok(upgraded) => TokioIo::new(upgraded),
                Err(error) => return tracing::debug!(%error, "a connection did not become a socket"),
            };
            let config = WebSocketConfig::default()
                .read_buffer_size(READ_BYTES)
                .write_buffer_size(0)
                .max_message_size(Some(bytes_max))
                .max_frame_size(Some(bytes_max));
            let socket = WebSocketStream::from_raw_socket(stream, Role::Server, Some(config)).await;
            serve(Socket { stream: socket, patience }).await;
        });
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::SWITCHING_PROTOCOLS;
        let headers = response.headers_mut();
        headers.insert(header::CONNECTION, header::HeaderValue::from_static("upgrade"));
        headers.insert(header::UPGRADE, header::HeaderValue::from_static("websocket"));
        if let Ok(accept) = self.accept.parse() {
            headers.insert(header::SEC_WEBSOCKET_ACCEPT, accept);
        }
        response
    }
}

/// An open socket.
#[derive(Debug)]
pub struct Socket {
    stream: WebSocketStream<TokioIo<Upgraded>>,
    /// Write timeout.
    patience: Duration,
}

/// A frame from the client.
#[derive(Debug)]
pub enum Incoming {
    Text(Utf8Bytes),
    /// A ping or a pong: the client is there.
    Alive,
    /// A protocol violation: the code and the reason to close with (RFC 6455, 7.4.1).
    Invalid(u16, &'static str),
    Closed,
}

impl Incoming {
    fn of(received: Option<Result<Message, Fault>>) -> Self {
        match received {
            Some(Ok(Message::Text(text))) => Self::Text(text),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Self::Alive,
            Some(Ok(Message::Binary(_))) => Self::Invalid(1003, "text only"),
            Some(Err(Fault::Capacity(_))) => Self::Invalid(1009, "too large"),
            Some(Err(Fault::Utf8(_))) => Self::Invalid(1007, "no UTF-8"),
            Some(Err(Fault::Protocol(ProtocolError::ResetWithoutClosingHandshake))) => Self::Closed,
            Some(Err(Fault::Protocol(_))) => Self::Invalid(1002, "no WebSocket frame"),
            Some(Ok(Message::Close(_) | Message::Frame(_)) | Err(_)) | None => Self::Closed,
        }
    }
}

/// How long a client that was told goodbye may take to hang up.
const GOODBYE: Duration = Duration::from_secs(1);

impl Socket {
    /// Receives the next frame. Cancel-safe.
    pub async fn recv(&mut self) -> Incoming {
        Incoming::of(self.stream.next().await)
    }

    /// Sends a ping. Not cancel-safe.
    pub async fn ping(&mut self) -> Result<(), Error> {
        let ping = self.stream.send(Message::Ping(Bytes::new()));
        timeout(self.patience, ping).await?.map_err(Error::other)
    }

    /// Sends one text frame. Not cancel-safe.
    pub async fn send(&mut self, text: &Utf8Bytes) -> Result<(), Error> {
        self.send_all(std::slice::from_ref(text)).await
    }

    /// Sends several text frames with one vectored write. Not cancel-safe: dropping this future mid-write corrupts the stream.
    pub async fn send_all(&mut self, texts: &[Utf8Bytes]) -> Result<(), Error> {
        // Write timeout: a client that reads nothing for so long is gone.
        timeout(self.patience, self.write_all(texts)).await?
    }

    async fn write_all(&mut self, texts: &[Utf8Bytes]) -> Result<(), Error> {
        // A pong may still be on its way; it must not end up inside of a text.
        self.stream.flush().await.map_err(Error::other)?;
        let heads: Vec<Head> = texts.iter().map(|text| Head::of_text(text.len())).collect();
        let parts = heads.iter().zip(texts).flat_map(|(head, text)| [head.bytes(), text.as_bytes()]);
        let mut slices: Vec<IoSlice<'_>> = parts.map(IoSlice::new).collect();
        let mut rest = &mut slices[..];
        while !rest.is_empty() {
            let n = self.stream.get_mut().write_vectored(rest).await?;
            if n == 0 {
                return Err(ErrorKind::WriteZero.into());
            }
            IoSlice::advance_slices(&mut rest, n);
        }
        self.stream.get_mut().flush().await
    }

    /// Sends a close frame, and drains what the client still sends.
    pub async fn close(&mut self, code: u16, reason: &'static str) {
        let reason = Utf8Bytes::from_static(reason);
        let goodbye = async {
            self.stream.close(Some(CloseFrame { code: code.into(), reason })).await.map_err(Error::other)?;
            let stream = self.stream.get_mut();
            stream.shutdown().await?;
            // A connection that is dropped with something unread is reset, and the client may never read why: what it still sends is
            // read and thrown away.
            let mut rest = [0; READ_BYTES];
            while stream.read(&mut rest).await? > 0 {}
            Ok::<_, Error>(())
        };
        let _ = timeout(GOODBYE, goodbye).await;
    }
}

/// What stands before a message: that it is a whole text, and how long (RFC 6455, 5.2). Servers do not mask.
struct Head {
    bytes: [u8; 10],
    len: usize,
}

impl Head {
    const WHOLE_TEXT: u8 = 0x81;

    fn of_text(len: usize) -> Self {
        let mut bytes = [0; 10];
        bytes[0] = Self::WHOLE_TEXT;
        let len = match (u8::try_from(len), u16::try_from(len)) {
            (Ok(short @ ..=125), _) => {
                bytes[1] = short;
                2
            }
            (_, Ok(long)) => {
                bytes[1] = 126;
                bytes[2..4].copy_from_slice(&long.to_be_bytes());
                4
            }
            _ => {
                bytes[1] = 127;
                bytes[2..].copy_from_slice(&(len as u64).to_be_bytes());
                10
            }
        };
        Self { bytes, len }
    }

    fn bytes(&self) -> &[u8] {
        &self.bytes[..self.len]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio_tungstenite::tungstenite::protocol::frame::Frame;
    use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

    #[test]
    fn texts_of_every_length_begin_as_the_library_begins_them() {
        for len in [0, 1, 125, 126, 127, 255, 256, 65_535, 65_536, 100_000] {
            let frame = Frame::message(vec![b'x'; len], OpCode::Data(Data::Text), true);
            let mut whole = Vec::new();
            frame.format(&mut whole).unwrap();
            assert_eq!(Head::of_text(len).bytes(), &whole[..whole.len() - len], "{len}");
        }
    }
}
