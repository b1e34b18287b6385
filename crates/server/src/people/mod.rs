//! People: guests, names, passwords and sessions.

pub mod routes;
pub mod session;
