//! Online play: HTTP and WebSockets on the outside, [`touchline_live::Match`] and [`touchline_store::Store`] on the inside.
//!
//! [`app`] gives the router for a [`Server`]. A match in memory is a `Room`: one lock, one live match, its listeners. A change is
//! made to the live match, committed to the store, and only then acknowledged and told to the listeners; when the commit fails, the
//! room is thrown away and read again from the log.
//!
//! Nothing here knows a rule, and nothing leaves but views, the events and steps that a viewer may know, and choices of the seat
//! that decides.

mod answer;
mod api;
mod app;
mod auth;
mod coach;
mod commands;
mod config;
mod describe;
mod error;
mod extract;
mod limit;
mod line;
mod listeners;
mod look;
mod look_back;
mod once;
mod outbox;
mod pace;
mod pages;
mod random;
mod ratings;
mod room;
mod rooms;
mod routes;
mod row;
mod serve;
mod show;
mod socket;

use touchline_wire::{self as wire, schema};

pub use app::{Server, app, openapi};
pub use config::{Config, Limits};
pub use error::ApiError;
pub use serve::serve;
