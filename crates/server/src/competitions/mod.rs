//! Competitions between people and computer coaches. A competition never calls into a match: it looks at those that have ended.

mod act;
mod advance;
mod feeds;
mod fixtures;
mod held;
mod result;
pub mod routes;
mod settings;
mod show;
pub mod tend;
