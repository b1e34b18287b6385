//! People: guests, names, passwords and sessions.

pub mod name;
pub mod password;
pub mod routes;
pub mod session;
