//! What a game tells its coaches: features, a hunch, and how its turns are searched.

use super::Script;
use super::next_goal::Race;
use crate::partner::Partner;
use std::hash::BuildHasher;
use touchline_games::Shelved;
use touchline_kernel::{Seat, Step};

/// A game that coaches can judge.
///
/// Features are what a football person would point at: how likely the ball is lost next turn, how good the best shot is, who is
/// nearer. They are numbers of about −1 to 1 or 0 to 1, seen from one seat, the same for a position and its mirror image. They do not
/// depend on what that seat may not know: hidden parts of a determinization enter as averages or not at all.
pub trait Judged: Shelved {
    /// Feature names; each is a part of a message ID: `coach-why-<game>-<name>`.
    const FEATURES: &'static [&'static str];

    /// The learned weights: the text of `weights/<game>.json`.
    const WEIGHTS: &'static str;

    /// The weights of the coaches of before, for `classic:LEVEL`. Their features are the first ones of [`Self::FEATURES`].
    const CLASSIC: &'static str;

    /// Search engine and width.
    const SEARCH: SearchPlan;

    /// Writes the features of a position that is not over, as `seat` sees it, into a slice of zeros with a place for each name. Does
    /// not allocate.
    fn features(&self, position: &Self::Position, seat: Seat, into: &mut [f32]);

    /// What a sparring partner likes in a position, 0 to 1.
    fn script(partner: Partner) -> Script<Self>;

    /// Log-odds that this seat rather than the other scores next, before anything was learned: the start of self-play. Leaves the
    /// score out.
    fn hunch(features: &[f32]) -> f32;

    /// Time left and goals to win.
    fn race(&self, position: &Self::Position) -> Race;

    /// The chance to win a shoot-out; none while goals of the match count.
    fn decider(&self, position: &Self::Position, seat: Seat) -> Option<f32> {
        let _ = (position, seat);
        None
    }

    /// Does the chance now due decide something (a shot, a tackle, a save)? Then its outcomes are judged one by one (quiescence);
    /// chances that merely open a turn are judged as they stand.
    fn pivotal(&self, position: &Self::Position) -> bool;

    /// The key of a step in information-set search: equivalent steps share a token, and with it their statistics. Never 0, which
    /// stands for a step that cannot be read.
    fn token(&self, position: &Self::Position, step: Step<Self>) -> u64 {
        let _ = position;
        let hash = rustc_hash::FxBuildHasher;
        1 | match step {
            Step::Action(_, action) => hash.hash_one(action) << 1,
            Step::Outcome(outcome) => hash.hash_one(outcome) << 1,
        }
    }

    /// The likelihood of a determinization, from 0 to 1, by how opponents play. Determinizations are drawn by counting cards; this
    /// weighs them.
    fn belief(&self, world: &Self::Position, seat: Seat) -> f32 {
        let _ = (world, seat);
        1.0
    }

    /// The turn of the match by the game's own rules: a coach's thinking time is for one of these.
    fn turn_number(&self, position: &Self::Position) -> u32;

    /// Is only half a decision made here: a piece picked up and not yet put down? Such positions are not judged; both halves
    /// count as one step of the beam.
    fn halfway(&self, position: &Self::Position) -> bool {
        let _ = position;
        false
    }

    /// Forward pruning: drops actions that are not worth a look. Keeps one at least; all, by default.
    fn consider(&self, position: &Self::Position, actions: &mut Vec<Self::Action>) {
        let _ = (position, actions);
    }
}

/// Search engine and width.
#[derive(Debug, Clone, Copy)]
pub struct SearchPlan {
    pub engine: Engine,
    /// Beam width: unfinished turns followed at a time.
    pub beam: usize,
    /// Finished turns kept.
    pub keep: usize,
    /// What is left of a value's distance from equal chances after a turn: below 1, a goal now is worth more than one later.
    pub discount: f32,
    /// Positions judged in a millisecond on one core: converts a clock into a counted budget.
    pub pace: u32,
}

/// A search engine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Engine {
    /// Best-first expectimax over whole turns: open positions, long turns.
    Turns,
    /// Information-set Monte Carlo tree search: hidden cards.
    InformationSets,
}

/// The place of a feature by name; the compiler refuses a name that is not there.
pub(crate) const fn place(names: &[&str], name: &str) -> usize {
    let mut at = 0;
    while at < names.len() {
        if same(names[at].as_bytes(), name.as_bytes()) {
            return at;
        }
        at += 1;
    }
    panic!("no feature has this name")
}

const fn same(a: &[u8], b: &[u8]) -> bool {
    let mut i = 0;
    while i < a.len() && i < b.len() && a[i] == b[i] {
        i += 1;
    }
    i == a.len() && i == b.len()
}
