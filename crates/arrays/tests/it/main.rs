//! The laws of arrays, for every game.

mod laws;
mod mirror;
mod vector;
