//! The real router on a real socket, a fresh database for each test, real WebSockets.

mod client;
mod dice;
mod life;
mod limits;
mod looks;
mod people;
mod replays;
mod rights;
mod sockets;
mod worlds;
