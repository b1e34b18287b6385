//! Tournaments, without clock, file or thread: who plays whom, what it counts, and who misses the next match.
//!
//! A [`LeagueFile`] says what is played and holds the results so far; with its teams it becomes a [`Tournament`], which names the
//! next match and is told how it ended. Everything but the results follows from them.

mod file;
mod fixtures;
mod glicko;
mod names;
mod read;
mod squads;
mod table;
mod team;
mod tournament;

pub use file::{Entry, LeagueFile};
pub use fixtures::{Fixture, Format, Slot, fixtures};
pub use glicko::Rating;
pub use names::squad_names;
pub use squads::{Absence, Incidents, Reason, Slates, Squad};
pub use table::{Row, Scoring, rank};
pub use team::{Player, SQUAD, Team};
pub use tournament::{LOT, MatchResult, Next, Played, Tournament, WALKOVER};
