//! What each game tells its coaches: its features, and which decisions are worth a look.

mod champions;
mod fuba;
mod fudis;
mod volchok;
