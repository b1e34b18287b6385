//! Matches: making, joining, playing, watching, rating and replaying them.

pub mod analysis;
pub mod brought;
pub mod chat;
pub mod clock;
pub mod coaches;
pub mod create;
pub mod draft;
pub mod listeners;
pub mod preview;
pub mod ratings;
pub mod replay;
pub mod room;
pub mod rooms;
pub mod routes;
pub mod seats;
pub mod state;
