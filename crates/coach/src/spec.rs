//! Coaches by name: [`Spec`] and its text.

use crate::budget::Budget;
use crate::level::Level;
use crate::partner::Partner;
use std::fmt;
use std::str::FromStr;

/// A coach by name: `club`, `world/10` for a tenth of the time, `pro:50ms`, `greedy:2000n`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Spec {
    /// How it decides.
    pub manner: Manner,
    /// For one turn of the match; the level's own, if none.
    pub budget: Option<Budget>,
    /// Divides the level's time.
    pub divisor: u32,
}

/// How a coach decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Manner {
    /// As a level does.
    Level(Level),
    /// As the level did before its judgement was learned anew.
    Classic(Level),
    /// By a script.
    Partner(Partner),
    /// The best next decision on the judgement of `world`: a yardstick for search.
    Greedy,
    /// Plain UCT with random playouts: a yardstick for judgement.
    Uct,
    /// UCT with truncated playouts, judged at their end.
    Cut,
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if matches!(self.manner, Manner::Classic(_)) {
            f.write_str("classic:")?;
        }
        f.write_str(match self.manner {
            Manner::Level(level) | Manner::Classic(level) => level.name(),
            Manner::Partner(partner) => partner.name(),
            Manner::Greedy => "greedy",
            Manner::Uct => "uct",
            Manner::Cut => "cut",
        })?;
        match self.budget {
            Some(Budget::Nodes(n)) => write!(f, ":{n}n"),
            Some(Budget::Micros(n)) => write!(f, ":{}ms", n as f64 / 1000.0),
            None if self.divisor > 1 => write!(f, "/{}", self.divisor),
            None => Ok(()),
        }
    }
}

/// A name that no coach has.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "there is no coach `{0}`; the coaches are random, rookie, club, pro, world, greedy, uct, cut, wall, staller, raider, each level also as `classic:LEVEL`, with `/10` for a tenth of the time, `:50ms` or `:2000n` for another"
)]
pub struct NoCoach(String);

impl FromStr for Spec {
    type Err = NoCoach;

    fn from_str(text: &str) -> Result<Self, NoCoach> {
        let wrong = || NoCoach(text.chars().take(40).collect());
        let (classic, text) = text.strip_prefix("classic:").map_or((false, text), |rest| (true, rest));
        let (name, rest) = text.split_at(text.find([':', '/']).unwrap_or(text.len()));
        let level = Level::ALL.into_iter().find(|level| level.name() == name);
        let partner = Partner::ALL.into_iter().find(|partner| partner.name() == name);
        let manner = match (name, level, partner) {
            (_, Some(level), _) if classic => Manner::Classic(level),
            _ if classic => return Err(wrong()),
            (_, Some(level), _) => Manner::Level(level),
            (_, _, Some(partner)) => Manner::Partner(partner),
            ("greedy", ..) => Manner::Greedy,
            ("uct", ..) => Manner::Uct,
            ("cut", ..) => Manner::Cut,
            _ => return Err(wrong()),
        };
        let mut spec = Self { manner, budget: None, divisor: 1 };
        if let Some(divisor) = rest.strip_prefix('/') {
            spec.divisor = divisor.parse().ok().filter(|n| (1..=1000).contains(n)).ok_or_else(wrong)?;
        } else if let Some(budget) = rest.strip_prefix(':') {
            spec.budget = Some(if let Some(ms) = budget.strip_suffix("ms") {
                let ms: u64 = ms.parse().ok().filter(|n| *n <= 600_000).ok_or_else(wrong)?;
                Budget::Micros(ms * 1000)
            } else {
                let nodes = budget.strip_suffix('n').ok_or_else(wrong)?;
                Budget::Nodes(nodes.parse().map_err(|_| wrong())?)
            });
        }
        Ok(spec)
    }
}

/// How a level's thinking time is measured.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Clock {
    /// By the clock.
    Real,
    /// By the positions judged that a clock would have allowed: results depend on the seed alone.
    Counted,
}
