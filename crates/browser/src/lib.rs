//! The engine in a browser: matches against coaches and on one screen without a server, by the very messages of a server.
//!
//! [`Engine`] answers requests and messages as a server does; [`Thinker`] decides for computer coaches, in a worker of its own. Neither
//! has a clock, a file or a random source: the page's worker brings the time, random bytes, texts and what it has kept. `abi.rs` is how
//! a worker calls them.

#![warn(missing_docs)]

#[cfg(target_family = "wasm")]
mod abi;
mod engine;
mod fault;
mod proof;
mod requests;
mod shadow;
mod table;
mod thinker;

pub use engine::{Ask, Engine, Reply, Thinks};
pub use proof::{Exhibit, Proof, prove};
pub use requests::Request;
pub use table::{Kept, KeptCommand};
pub use thinker::{Question, Thinker, Thought};
