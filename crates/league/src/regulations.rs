//! Regulations: what the organiser lays down before a competition begins.

use crate::formats::{Format, Schedule};
use crate::points::Points;
use crate::tie_break::TieBreak;
use serde::{Deserialize, Serialize};
use touchline_kernel::Faults;

/// The most entrants of a competition.
pub const ENTRANTS_MAX: usize = 256;
/// The most matches of a competition.
const MATCHES_MAX: usize = 100_000;
/// The most rounds of a Swiss system, of challenges, or of meetings.
const ROUNDS_MAX: u32 = 1000;

/// What becomes of the matches of an entrant that withdraws from a league or group.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Withdrawal {
    /// If it has played less than half of them, none counts; otherwise its opponents win the rest by walk-over.
    #[default]
    Half,
    /// None counts.
    Void,
    /// Its opponents win the rest by walk-over.
    Walkover,
}

/// The rules of a competition.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Regulations {
    /// Who plays whom.
    pub format: Format,
    /// What a match counts.
    pub points: Points,
    /// What decides between those who are level, the first first.
    pub tie_breaks: Vec<TieBreak>,
    /// Goals of the winner of a match that was not played.
    #[serde(default)]
    pub walkover_goals: u16,
    /// What becomes of the matches of those who withdraw.
    #[serde(default)]
    pub withdrawal: Withdrawal,
    /// Are cards and injuries carried from match to match (CUP-2 to CUP-6)?
    #[serde(default)]
    pub squads: bool,
}

impl Regulations {
    /// The usual rules of a format for a game.
    #[must_use]
    pub fn usual(game: &str, format: Format) -> Self {
        let points = Points::of(game);
        Self {
            tie_breaks: Self::usual_tie_breaks(&format),
            format,
            points,
            walkover_goals: 0,
            withdrawal: Withdrawal::default(),
            squads: points == Points::Champions,
        }
    }

    /// The usual tie-breaks of a format.
    #[must_use]
    pub fn usual_tie_breaks(format: &Format) -> Vec<TieBreak> {
        use TieBreak as T;
        match format {
            Format::RoundRobin { schedule: Schedule::Circle, .. } => {
                vec![T::Points, T::Difference, T::Goals, T::Wins, T::Order]
            }
            Format::RoundRobin { .. } | Format::Groups { .. } | Format::Ladder(_) => {
                vec![T::Points, T::Difference, T::Goals, T::HeadToHead, T::Wins, T::FairPlay, T::Lot]
            }
            Format::Cup(_) => vec![T::Round, T::Points, T::Difference, T::Goals, T::Wins, T::Order],
            Format::Swiss { .. } => {
                vec![T::Points, T::Buchholz, T::SonnebornBerger, T::HeadToHead, T::Wins, T::Lot]
            }
        }
    }

    /// Every fault of the regulations for this number of entrants.
    pub(crate) fn check(&self, n: usize, faults: &mut Faults) {
        let mut wrong = |at: &str, what: String| faults.add(at, what);
        if !(2..=ENTRANTS_MAX).contains(&n) {
            wrong("entrants", format!("found {n}, expected 2 to {ENTRANTS_MAX}"));
            return;
        }
        if self.tie_breaks.is_empty() {
            wrong("tie_breaks", "found none, expected at least one".to_owned());
        }
        for (idx, tie_break) in self.tie_breaks.iter().enumerate() {
            if self.tie_breaks[..idx].contains(tie_break) {
                wrong(&format!("tie_breaks[{idx}]"), format!("`{}` is there already", tie_break.name()));
            }
        }
        let sizes = |divisions: &[usize], smallest: usize, faults: &mut dyn FnMut(&str, String)| {
            if divisions.iter().sum::<usize>() != n || divisions.iter().any(|size| *size < smallest) {
                let what =
                    format!("found {divisions:?}, expected sizes of at least {smallest} that add up to {n}");
                faults("divisions", what);
            }
        };
        match &self.format {
            Format::RoundRobin { meetings, divisions, promoted, .. } => {
                sizes(divisions, 2, &mut wrong);
                if *meetings == 0 || u32::from(*meetings) * n as u32 > ROUNDS_MAX {
                    wrong("meetings", format!("found {meetings}, expected 1 to {}", ROUNDS_MAX / n as u32));
                }
                let most = divisions.iter().min().map_or(0, |size| size / 2);
                if *promoted > most {
                    wrong(
                        "promoted",
                        format!("found {promoted}, expected at most {most}, half of the smallest division"),
                    );
                }
            }
            Format::Cup(_) => {}
            Format::Groups { groups, meetings, advance, .. } => {
                if *groups == 0 || *groups > n / 2 {
                    wrong("groups.count", format!("found {groups}, expected 1 to {}", n / 2));
                } else if *advance == 0 || *advance > n / groups || groups * advance < 2 {
                    let most = n / groups;
                    wrong(
                        "groups.advance",
                        format!("found {advance}, expected 1 to {most}, and two in all at least"),
                    );
                }
                if !(1..=4).contains(meetings) {
                    wrong("groups.meetings", format!("found {meetings}, expected 1 to 4"));
                }
            }
            Format::Swiss { rounds } => {
                // With an odd number everybody has a bye once.
                let most = n - 1 + n % 2;
                if *rounds == 0 || *rounds as usize > most {
                    wrong("swiss.rounds", format!("found {rounds}, expected 1 to {most}"));
                }
            }
            Format::Ladder(ladder) => {
                sizes(&ladder.divisions, 1, &mut wrong);
                if ladder.reach == 0 || ladder.reach >= n.max(2) {
                    wrong("ladder.reach", format!("found {}, expected 1 to {}", ladder.reach, n - 1));
                }
                let most = (MATCHES_MAX / n) as u32;
                if ladder.rounds > ROUNDS_MAX.min(most) {
                    let what = format!("found {}, expected at most {}", ladder.rounds, ROUNDS_MAX.min(most));
                    wrong("ladder.rounds", what);
                }
            }
        }
    }
}
