//! One module for each chapter of the API.

pub mod chat;
pub mod games;
pub mod matches;
pub mod people;
pub mod replay;
pub mod running;
