//! The real router on a real socket, a fresh database for each test, real WebSockets.

mod analyses;
mod brought;
mod chat;
mod client;
#[path = "../../../store/tests/it/cluster.rs"]
mod cluster;
mod competitions;
mod described;
mod dice;
mod fair;
mod learn;
mod life;
mod limits;
mod looks;
mod nats;
mod nodes;
mod openapi;
mod people;
mod ratings;
mod replays;
mod rights;
mod rubbish;
mod shares;
mod sockets;
mod worlds;
