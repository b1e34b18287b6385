//! Many matches of one coach added up: luck, skill, and what is worth knowing about how it plays.

use crate::accuracy::rating;
use crate::analysis::Analysis;
use crate::calibration::Calibration;
use serde::{Deserialize, Serialize};
use touchline_kernel::Seat;

/// A sample of fewer matches says nothing.
const MATCHES_MIN: u32 = 5;
/// A kind of decision must have come up this often.
const DECISIONS_MIN: u32 = 20;
/// Insights that are told.
const INSIGHTS: usize = 3;
/// Standard errors that a mean must be away from nothing.
const SURE: f64 = 2.0;

/// What many matches of one coach add up to.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CoachSummary {
    /// The coach, as records name it.
    pub name: String,
    /// Matches.
    pub matches: u32,
    /// Points won: a win 1, a draw a half.
    pub points: f64,
    /// Points that the decisions deserved.
    pub honest: f64,
    /// Expected goals, and goals, in a match.
    pub expected_goals: f64,
    /// Goals in a match.
    pub goals: f64,
    /// Luck in wins in a match, with its standard error.
    pub luck: [f64; 2],
    /// 100 if nothing was lost.
    pub accuracy: f64,
    /// What costs most, where the sample carries it.
    pub insights: Vec<Insight>,
}

/// A kind of decision that costs something.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Insight {
    /// The game.
    pub game: String,
    /// The word of the action.
    pub kind: String,
    /// Goals lost by it in a match, in the mean.
    pub goals: f64,
    /// Wins lost by it in a match, in the mean.
    pub wins: f64,
    /// The interval in which nineteen of twenty such means lie, in wins.
    pub interval: [f64; 2],
    /// How often it was decided.
    pub decisions: u32,
}

/// What the analysed matches of a person add up to.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Insights {
    /// None before a match was analysed.
    pub summary: Option<CoachSummary>,
}

fn mean(values: &[f64]) -> [f64; 2] {
    let n = values.len().max(1) as f64;
    let mean = values.iter().sum::<f64>() / n;
    let spread = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    [mean, (spread / n).sqrt()]
}

/// Adds up the matches of every coach, by name, in the order in which they first appear. `mine` says under which name a seat counts; none
/// leaves it out.
pub fn summarise<'a>(
    analyses: impl IntoIterator<Item = &'a Analysis>,
    mine: impl Fn(&'a Analysis, Seat) -> Option<&'a str>,
) -> Vec<CoachSummary> {
    let mut coaches: Vec<(&str, Vec<(&Analysis, Seat)>)> = Vec::new();
    for analysis in analyses {
        for seat in Seat::BOTH {
            let Some(name) = mine(analysis, seat) else { continue };
            match coaches.iter_mut().find(|(known, _)| *known == name) {
                Some((_, list)) => list.push((analysis, seat)),
                None => coaches.push((name, vec![(analysis, seat)])),
            }
        }
    }
    coaches.into_iter().map(|(name, matches)| coach(name, &matches)).collect()
}

fn coach(name: &str, matches: &[(&Analysis, Seat)]) -> CoachSummary {
    let each = |of: &dyn Fn(&Analysis, Seat) -> f64| -> Vec<f64> {
        matches.iter().map(|(analysis, seat)| of(analysis, *seat)).collect()
    };
    let own = |points: f64, seat: Seat| if seat == Seat::Home { points } else { 1.0 - points };
    // Luck of the match as it helped this side: its own dice and the other's.
    let luck = each(&|analysis, seat| match seat {
        Seat::Home => analysis.sum.luck,
        Seat::Away => -analysis.sum.luck,
    });
    let ratings =
        each(&|analysis, seat| rating(analysis.accuracy[seat].loss, &Calibration::of(&analysis.game)));
    CoachSummary {
        name: name.to_owned(),
        matches: matches.len() as u32,
        points: each(&|analysis, seat| own(analysis.sum.result, seat)).iter().sum(),
        honest: each(&|analysis, seat| own(analysis.honest_score.points, seat)).iter().sum(),
        expected_goals: mean(&each(&|analysis, seat| analysis.expected_goals[seat as usize]))[0],
        goals: mean(&each(&|analysis, seat| {
            analysis.attempts.iter().filter(|attempt| attempt.by == seat && attempt.scored).count() as f64
        }))[0],
        luck: mean(&luck),
        accuracy: mean(&ratings)[0],
        insights: insights(matches),
    }
}

/// The kinds of decision that cost most, where the sample carries it: enough matches, enough decisions, and a mean that is away from nothing.
fn insights(matches: &[(&Analysis, Seat)]) -> Vec<Insight> {
    let mut kinds: Vec<(&str, &str)> = Vec::new();
    for (analysis, seat) in matches {
        for kind in &analysis.accuracy[*seat].kinds {
            let known = (analysis.game.as_str(), kind.kind.as_str());
            if !kinds.contains(&known) {
                kinds.push(known);
            }
        }
    }
    let insight = |(game, word): (&str, &str)| {
        let these: Vec<_> = matches
            .iter()
            .filter(|(analysis, _)| analysis.game == game)
            .map(|(analysis, seat)| analysis.accuracy[*seat].kinds.iter().find(|kind| kind.kind == word))
            .collect();
        let decisions = these.iter().flatten().map(|kind| kind.decisions).sum();
        let of = |part: fn(&crate::Kind) -> f64| -> Vec<f64> {
            these.iter().map(|kind| kind.map_or(0.0, part)).collect()
        };
        let [wins, error] = mean(&of(|kind| kind.wins));
        let enough = these.len() as u32 >= MATCHES_MIN && decisions >= DECISIONS_MIN;
        (enough && wins > SURE * error && wins >= 0.01).then(|| Insight {
            game: game.to_owned(),
            kind: word.to_owned(),
            goals: mean(&of(|kind| kind.goals))[0],
            wins,
            interval: [wins - 1.96 * error, wins + 1.96 * error],
            decisions,
        })
    };
    let mut insights: Vec<Insight> = kinds.into_iter().filter_map(insight).collect();
    insights.sort_by(|a, b| b.wins.total_cmp(&a.wins));
    insights.truncate(INSIGHTS);
    insights
}
