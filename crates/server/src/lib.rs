//! Online play: HTTP and WebSockets on the outside, [`touchline_live::Match`] and [`touchline_store::Store`] on the inside.
//!
//! [`app`] gives the router for a [`Server`]. A match in memory is a `Room`: one lock, one live match, its listeners. A change is
//! made to the live match, committed to the store, and only then acknowledged and told to the listeners; when the commit fails, the
//! room is thrown away and read again from the log.
//!
//! Nothing here knows a rule, and nothing leaves but views, the events and steps that a viewer may know, and choices of the seat
//! that decides.

mod chores;
mod cluster;
mod competitions;
mod config;
mod error;
mod games;
mod http;
mod learn;
mod locales;
mod matches;
mod metrics;
mod people;
mod random;
mod serve;
mod server;
mod show;
mod socket;
mod time;
mod work;

use touchline_wire as wire;

pub use cluster::BusError;
pub use config::{Config, Limits};
pub use error::ApiError;
pub use http::pages::page_files;
pub use http::router::{app, openapi};
pub use serve::serve;
pub use server::{Server, StartError};
