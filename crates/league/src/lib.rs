//! Competitions, without clock, file or thread: who plays whom, what it counts, who stands where and why, and who may not play.
//!
//! A [`Competition`] is made of [`Regulations`] and names. It says what is to be played next, is told how matches ended, in any order
//! and twice if need be, and gives tables, bracket and winner. A [`LeagueFile`] is the same as a file for `touchline league`.

mod competition;
mod file;
mod formats;
mod glicko;
mod names;
mod plan;
mod played;
mod points;
mod read;
mod regulations;
mod season;
mod squads;
mod table;
mod team;
mod tie_break;

pub use competition::{Act, Competition, Entrant, Refused, Round, Taken, VERSION, Withdrawn};
pub use file::{Entry, FILE_VERSION, LeagueFile, MatchResult};
pub use formats::{Cup, Draw, Format, Ladder, Schedule, swiss};
pub use glicko::Rating;
pub use names::squad_names;
pub use plan::{Fixture, FixtureId, Slot, Stage, State};
pub use played::{By, Played};
pub use points::Points;
pub use regulations::{ENTRANTS_MAX, Regulations, Withdrawal};
pub use season::{Honour, Move, moves, next_season};
pub use squads::{Absence, Incidents, Reason, Slates, Squad};
pub use table::{Form, Row, Table};
pub use team::{Player, SQUAD, Team};
pub use tie_break::{TieBreak, Why};
pub use touchline_champions::Piece;
