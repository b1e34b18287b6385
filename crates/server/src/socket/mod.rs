//! The WebSocket of a match.

pub mod outbox;
pub mod session;
pub mod websocket;
