//! What a game tells its coaches: features with names, a first hunch, and which chances are worth looking past.

use crate::judgement::next_goal::Race;
use std::hash::BuildHasher;
use touchline_games::Shelved;
use touchline_kernel::{Seat, Step};

/// A game that coaches can judge.
///
/// Features are what a football person would point at: how likely the ball is lost next turn, how good the best shot is, who is
/// nearer. They are numbers of about −1 to 1 or 0 to 1, seen from one seat, the same for a position and its mirror image, and they
/// never depend on what that seat may not know: [`crate::Judgement`] is asked about imagined positions only, whose hidden parts are
/// guesses, and features leave even those out unless they can be averaged.
pub trait Judged: Shelved {
    /// The features' names. Each is a part of a message ID: `coach-why-<game>-<name>`.
    const FEATURES: &'static [&'static str];

    /// The weights learned by self-play: the text of `weights/<game>.json`; empty before anything was learned.
    const WEIGHTS: &'static str;

    /// How widely a turn is searched.
    const STYLE: Style;

    /// Writes the features of any position that is not over, as `seat` sees it. `into` has as many places as there are names and
    /// holds zeros. Does not allocate.
    fn features(&self, position: &Self::Position, seat: Seat, into: &mut [f32]);

    /// The log-odds that this seat rather than the other scores next, before anything was learned: what self-play begins with. The
    /// score itself does not enter.
    fn hunch(features: &[f32]) -> f32;

    /// How far the match has got.
    fn race(&self, position: &Self::Position) -> Race;

    /// The chance to win a match that is decided by kicks or the like, where goals no longer count; none while they do.
    fn decider(&self, position: &Self::Position, seat: Seat) -> Option<f32> {
        let _ = (position, seat);
        None
    }

    /// Is the chance now due one that decides something (a shot, a tackle, a save), so that its outcomes are judged one by one?
    /// Chances that merely open a turn are judged as they stand.
    fn pivotal(&self, position: &Self::Position) -> bool;

    /// What a search over information sets calls a step: steps with the same token are alike for whoever reads them, so that what
    /// was learned of one holds for the other. Never 0, which stands for a step that cannot be read.
    fn token(&self, position: &Self::Position, step: Step<Self>) -> u64 {
        let _ = position;
        let hash = rustc_hash::FxBuildHasher;
        1 | match step {
            Step::Action(_, action) => hash.hash_one(action) << 1,
            Step::Outcome(outcome) => hash.hash_one(outcome) << 1,
        }
    }

    /// How believable an imagined world is to a seat that knows how people play, from 0 to 1. Worlds are imagined by counting; this
    /// weighs them.
    fn belief(&self, world: &Self::Position, seat: Seat) -> f32 {
        let _ = (world, seat);
        1.0
    }

    /// Which turn of the match this is, in the sense of the game's own rules: a coach's thinking time is for one of these.
    fn turn_number(&self, position: &Self::Position) -> u32;

    /// Is only half a decision made here, which says nothing without its other half: a piece picked up and not yet put down? Such
    /// positions are looked past before turns are compared.
    fn halfway(&self, position: &Self::Position) -> bool {
        let _ = position;
        false
    }

    /// Drops the actions of a decision that are not worth a look, so that a turn of many small decisions can be searched. One stays
    /// at least. All are looked at, if a game does not say otherwise.
    fn consider(&self, position: &Self::Position, actions: &mut Vec<Self::Action>) {
        let _ = (position, actions);
    }
}

/// How widely a turn is searched.
#[derive(Debug, Clone, Copy)]
pub struct Style {
    /// What kind of search suits the game.
    pub engine: Engine,
    /// How many unfinished turns are followed at a time.
    pub beam: usize,
    /// How many finished turns are kept.
    pub keep: usize,
    /// How many positions are judged in a millisecond, searching on one core: what a clock is worth when positions are counted.
    pub pace: u32,
}

/// A kind of search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Engine {
    /// Best-first expectation over whole turns: for games whose positions are open and whose turns are long.
    Turns,
    /// Monte Carlo tree search over information sets: for games with secrets.
    Sets,
}
