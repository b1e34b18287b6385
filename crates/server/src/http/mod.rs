//! HTTP: the router, what surrounds every request, what handlers take and answer, and the description of the API.

pub mod answer;
pub mod api;
pub mod connections;
pub mod describe;
pub mod extract;
pub mod idempotency;
pub mod middleware;
pub mod network;
pub mod pages;
pub mod rate_limit;
pub mod router;
pub mod running;
pub mod unread;
