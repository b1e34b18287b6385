//! One match of self-play: fast turns by judgement alone, now and then a search whose preferences train the policy.

use super::episode::Episode;
use super::variety::vary;
use crate::budget::Budget;
use crate::judgement::Judgement;
use crate::judgement::judged::{Engine, Judged};
use crate::partner::Partner;
use crate::search::one_turn::OneTurn;
use crate::search::tree::{self, Limits};
use crate::search::turns::Turns;
use std::sync::atomic::AtomicBool;
use touchline_kernel::dice::{FairDice, Roll};
use touchline_kernel::{BySeat, Perspective, Seat, Silent, Turn, random_outcome};

/// One turn in this number is searched (playout cap randomization).
const SEARCH_ONE_IN: u32 = 6;
/// Positions judged in such a search.
const SEARCH_NODES: u64 = 700;
/// One turn in this number is drawn evenly from those found.
const EXPLORE_ONE_IN: u32 = 20;
/// Softmax temperature of the choice between turns, in points.
const TEMPERATURE: f32 = 0.015;
/// Softmax temperature of the policy's target, in points.
const POLICY_TEMPERATURE: f32 = 0.025;
/// Turns of a policy group: the best ones, and others drawn evenly.
const GROUP_BEST: usize = 3;
const GROUP_OTHERS: usize = 5;
/// One match in this number is against a sparring partner.
const SPARRING_ONE_IN: u32 = 8;
/// Determinizations where something is hidden.
const WORLDS: usize = 6;
/// Longer matches are cut off.
const STEPS_MAX: u32 = 20_000;
/// One decision in this number within a turn is noted, for the beam that looks at unfinished turns.
const NOTE_ONE_IN: u32 = 8;

/// Plays match `number` of a generation, not labelled yet. The same arguments give the same episode.
pub(super) fn play<G: Judged>(
    game: &G,
    judgement: &Judgement<G>,
    critic: Option<&Judgement<G>>,
    seed: u64,
    number: u64,
) -> Episode {
    let mut dice = FairDice::for_match(seed, number);
    let game = &vary(game, &mut dice);
    let mut judgements = BySeat::new(judgement.clone(), judgement.clone());
    if dice.below(SPARRING_ONE_IN) == 0 {
        let seat = Seat::BOTH[dice.below(2) as usize];
        let partner = Partner::ALL[dice.below(Partner::ALL.len() as u32) as usize];
        judgements[seat] = Judgement::script(G::script(partner));
    }
    let mut player =
        Player { turns: Turns::default(), one_turn: OneTurn::default(), stop: AtomicBool::new(false) };
    let mut episode = Episode::new(G::FEATURES.len());
    let mut position = game.start();
    let mut path: Vec<G::Action> = Vec::new();
    let mut finish = None;
    for _ in 0..STEPS_MAX {
        match game.turn(&position) {
            Turn::Over(end) => {
                finish = Some(end);
                break;
            }
            Turn::Chance => {
                let Some(outcome) = random_outcome(game, &position, &mut dice) else { break };
                game.settle(&mut position, outcome, &mut Silent);
            }
            Turn::Decision(seat) => {
                if path.is_empty() {
                    episode.note(game, critic, &position);
                    path = player.turn(game, &judgements[seat], &position, seat, &mut episode, &mut dice);
                    path.reverse();
                    episode.turns += 1;
                }
                let Some(action) = path.pop() else { break };
                if game.judge(&position, seat, action).is_err() {
                    // The turn was found in a determinization.
                    path.clear();
                    continue;
                }
                game.apply(&mut position, action, &mut Silent);
                let noted = path.is_empty() || !game.halfway(&position) && dice.below(NOTE_ONE_IN) == 0;
                if noted && !matches!(game.turn(&position), Turn::Over(_)) {
                    episode.note(game, critic, &position);
                }
            }
        }
    }
    episode.played = (1.0 - game.race(&position).left).clamp(0.01, 1.0);
    episode.finish(finish.as_ref(), game.score(&position));
    episode
}

struct Player<G: Judged> {
    turns: Turns<G>,
    one_turn: OneTurn<G>,
    stop: AtomicBool,
}

impl<G: Judged> Player<G> {
    /// The decisions of a turn, in order, as far as they are sure to be possible.
    fn turn(
        &mut self,
        game: &G,
        judgement: &Judgement<G>,
        position: &G::Position,
        seat: Seat,
        episode: &mut Episode,
        dice: &mut FairDice,
    ) -> Vec<G::Action> {
        let plan = G::SEARCH;
        let perspective = Perspective::new(game, position, seat);
        if plan.engine == Engine::InformationSets {
            self.one_turn.search(&perspective, judgement, WORLDS, plan.beam / 2, dice);
            let chosen = choose(&self.one_turn.found, |turn| turn.value, dice);
            return chosen.map_or_else(Vec::new, |at| self.one_turn.found[at].path.clone());
        }
        let world = perspective.imagine(dice);
        if !perspective.sees_all() {
            self.turns.find(game, judgement, &world, seat, ((plan.beam / 2).max(4), plan.keep));
            let chosen = choose(&self.turns.ends, |end| end.value, dice);
            let mut path = chosen.map_or_else(Vec::new, |at| self.turns.path(&self.turns.ends[at]));
            path.truncate(1);
            return path;
        }
        if judgement.is_script() || dice.below(SEARCH_ONE_IN) > 0 {
            self.turns.find(game, judgement, &world, seat, ((plan.beam / 2).max(4), plan.keep));
            let chosen = choose(&self.turns.ends, |end| end.value, dice);
            return chosen.map_or_else(Vec::new, |at| self.turns.path(&self.turns.ends[at]));
        }
        let limits = Limits {
            budget: Budget::Nodes(SEARCH_NODES),
            beam: (plan.beam, (plan.beam / 4).max(4)),
            keep: (plan.keep, plan.keep / 4),
            threads: None,
            stop: &self.stop,
        };
        let found = tree::search(game, judgement, &world, seat, limits);
        if found.ends.len() > 1 {
            compare(game, seat, &found, episode, dice);
        }
        let chosen = choose(&found.variations, |variation| variation.value, dice);
        chosen.map_or_else(Vec::new, |at| found.variations[at].path.clone())
    }
}

/// Keeps what a search preferred: the best turns and a few others.
fn compare<G: Judged>(
    game: &G,
    seat: Seat,
    found: &tree::Found<G>,
    episode: &mut Episode,
    dice: &mut FairDice,
) {
    let n = found.ends.len();
    let mut group: Vec<usize> = (0..n.min(GROUP_BEST)).collect();
    for _ in 0..GROUP_OTHERS.min(n.saturating_sub(GROUP_BEST)) {
        let at = dice.below(n as u32) as usize;
        if !group.contains(&at) {
            group.push(at);
        }
    }
    group.retain(|at| !matches!(game.turn(&found.ends[*at]), Turn::Over(_)));
    if group.len() < 2 {
        return;
    }
    let best = group.iter().map(|at| found.variations[*at].value).fold(f32::MIN, f32::max);
    let weight = |at: &usize| ((found.variations[*at].value - best) / POLICY_TEMPERATURE).exp();
    let sum: f32 = group.iter().map(weight).sum();
    let shares: Vec<f32> = group.iter().map(|at| weight(at) / sum).collect();
    let ends: Vec<G::Position> = group.iter().map(|at| found.ends[*at]).collect();
    episode.compare(game, seat, &ends, &shares);
}

/// Mostly a good turn, now and then any.
fn choose<T>(turns: &[T], value: impl Fn(&T) -> f32, dice: &mut FairDice) -> Option<usize> {
    if turns.is_empty() {
        return None;
    }
    if dice.below(EXPLORE_ONE_IN) == 0 {
        return Some(dice.below(turns.len() as u32) as usize);
    }
    let best = turns.iter().map(&value).fold(f32::MIN, f32::max);
    let weight = |turn: &T| ((value(turn) - best) / TEMPERATURE).exp();
    let sum: f32 = turns.iter().map(weight).sum();
    let mut ticket = dice.below(1 << 20) as f32 / (1 << 20) as f32 * sum;
    let drawn = turns.iter().position(|turn| {
        ticket -= weight(turn);
        ticket < 0.0
    });
    drawn.or(Some(0))
}
