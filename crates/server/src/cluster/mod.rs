//! Several nodes are one: servers on one PostgreSQL tell each other over a bus what happens. PostgreSQL keeps the truth; a word on the
//! bus says where to look. What is lost with a word is made up for: words are numbered, and a node that has missed one, or could not
//! hear or read for a while, compares every room that it holds with the store.

pub mod bus;
mod hear;
mod keep_up;
mod node;
mod word;

pub use bus::BusError;
pub use hear::{follow, tend};
pub use keep_up::keep_up;
pub use node::{Cluster, Sitting};
pub use word::{Limit, Spent, To, Word};
