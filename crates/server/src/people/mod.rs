//! People: guests, names, passwords and sessions.

pub mod account;
pub mod name;
pub mod password;
pub mod routes;
pub mod session;
