//! What every step was worth against what it might have been: chances against their other outcomes, turns against other turns.

use crate::course::{Course, Made, What};
use crate::eyes::Eyes;
use crate::value::{Value, mean};
use rayon::prelude::*;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use touchline_coach::{Judged, Line};
use touchline_kernel::{Perspective, Phrase, Seat, Silent, Turn};

/// A loss in points that is worth a second search for the decision that went wrong.
const WORTH_A_SEARCH: f64 = 0.004;

/// A stretch of the match that is appraised at once.
#[derive(Debug, Clone)]
pub(crate) enum Unit {
    /// A chance, by its index.
    Chance(usize),
    /// Decisions in a row of one seat.
    Turn(Seat, Range<usize>),
}

impl Unit {
    fn steps(&self) -> u32 {
        match self {
            Self::Chance(_) => 1,
            Self::Turn(_, range) => range.len() as u32,
        }
    }
}

/// What came of it.
#[derive(Debug, Clone)]
pub(crate) enum Appraised<G: Judged> {
    Chance(Rolled),
    Turn(Played<G>),
}

/// A chance against its other outcomes.
#[derive(Debug, Clone)]
pub(crate) struct Rolled {
    /// Every outcome: its probability and its value.
    pub outcomes: Vec<(f64, Value)>,
    /// The one that came.
    pub came: usize,
    /// Whose chance it was; none if it was both seats'.
    pub owner: Option<Seat>,
}

/// A turn against other turns.
#[derive(Debug, Clone)]
pub(crate) struct Played<G: Judged> {
    pub seat: Seat,
    /// The value of the best found before each decision, and after the last one of what was played.
    pub best: Vec<Value>,
    /// What was better than each decision.
    pub better: Vec<Option<Better<G>>>,
    /// Which decisions were none: there was only one thing to do.
    pub forced: Vec<bool>,
    /// If the last decision revealed something.
    pub unseen: Option<Unseen>,
}

/// What a decision revealed, as its own seat sees it: whatever stays hidden counts as little before as after.
#[derive(Debug, Clone)]
pub(crate) struct Unseen {
    /// What it would have come to in every world that the seat thought possible.
    pub worlds: Vec<Value>,
    /// What it came to.
    pub came: Value,
}

impl Unseen {
    /// What it was worth before anybody saw it.
    pub fn mean(&self) -> Value {
        mean(self.worlds.iter().map(|value| (1.0, value)))
    }
}

/// A better way to go on.
#[derive(Debug, Clone)]
pub(crate) struct Better<G: Judged> {
    pub path: Vec<G::Action>,
    pub end: G::Position,
    /// What the seat's own turn came to, to be compared with.
    pub instead: G::Position,
}

/// Parts a match into what is appraised at once.
pub(crate) fn units<G: Judged>(course: &Course<G>) -> Vec<Unit> {
    let game = &course.game;
    let mut units: Vec<Unit> = Vec::new();
    let mut goes_on = false;
    for (i, step) in course.steps.iter().enumerate() {
        match step.what {
            What::Outcome(_) => {
                units.push(Unit::Chance(i));
                goes_on = false;
            }
            What::Action(seat, action) => {
                let sees_all = game.sees_all(&step.before, seat);
                match units.last_mut() {
                    Some(Unit::Turn(who, range)) if goes_on && *who == seat && range.end == i => {
                        range.end = i + 1;
                    }
                    _ => units.push(Unit::Turn(seat, i..i + 1)),
                }
                // What is hidden is guessed anew for each decision.
                goes_on = sees_all && !game.reveals(&step.before, action);
                if goes_on {
                    let after = course.after(i);
                    goes_on = game.turn(after) == Turn::Decision(seat) && game.sees_all(after, seat);
                }
            }
            _ => goes_on = false,
        }
    }
    units
}

/// Appraises everything, one after the other, or `at_once` on the threads of the pool that this runs in; none if it is stopped.
pub(crate) fn appraise<'a, G: Judged>(
    course: &Course<G>,
    units: &[Unit],
    make: impl Fn() -> Eyes<'a, G> + Sync + Send,
    at_once: bool,
    seed: u64,
    stop: &AtomicBool,
    progress: &(dyn Fn(u32, u32) + Sync),
) -> Option<Vec<Appraised<G>>> {
    let total: u32 = units.iter().map(Unit::steps).sum();
    let done = AtomicU32::new(0);
    progress(0, total);
    let one = |eyes: &mut Eyes<'a, G>, (idx, unit): (usize, &Unit)| {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let seed = seed ^ (idx as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let appraised = match unit {
            Unit::Chance(i) => Appraised::Chance(chance(eyes, &course.steps[*i])),
            Unit::Turn(seat, range) => Appraised::Turn(turn(eyes, course, *seat, range.clone(), seed)),
        };
        progress(done.fetch_add(unit.steps(), Ordering::Relaxed) + unit.steps(), total);
        Some(appraised)
    };
    if !at_once {
        let mut eyes = make();
        return units.iter().enumerate().map(|unit| one(&mut eyes, unit)).collect();
    }
    // A stretch at a time: appraisals of neighbours cost about the same.
    units.par_iter().enumerate().with_max_len(8).map_init(make, one).collect()
}

fn chance<G: Judged>(eyes: &mut Eyes<'_, G>, step: &Made<G>) -> Rolled {
    let values = eyes.chance(&step.before);
    let total: f64 = values.iter().map(|(_, weight, _)| weight).sum();
    let came = values.iter().position(|(outcome, ..)| matches!(step.what, What::Outcome(o) if o == *outcome));
    let mut owners = values.iter().map(|(outcome, ..)| owner(eyes.game, &step.before, *outcome));
    let first = owners.next().flatten();
    Rolled {
        owner: first.filter(|seat| owners.all(|owner| owner == Some(*seat))),
        outcomes: values.iter().map(|(_, weight, value)| (weight / total.max(1.0), *value)).collect(),
        came: came.unwrap_or_default(),
    }
}

/// Whose chance it is: who the first event is about.
fn owner<G: Judged>(game: &G, before: &G::Position, outcome: G::Outcome) -> Option<Seat> {
    let mut events = Vec::new();
    game.settle(&mut before.clone(), outcome, &mut events);
    let (_, _, event) = events.first()?;
    let by = event.facts().into_iter().find(|(name, _)| *name == "by")?;
    match by.1 {
        touchline_kernel::Fact::Seat(seat) => Some(seat),
        _ => None,
    }
}

fn action_of<G: Judged>(step: &Made<G>) -> Option<G::Action> {
    match step.what {
        What::Action(_, action) => Some(action),
        _ => None,
    }
}

fn turn<G: Judged>(
    eyes: &mut Eyes<'_, G>,
    course: &Course<G>,
    seat: Seat,
    range: Range<usize>,
    seed: u64,
) -> Played<G> {
    let game = &course.game;
    let steps = &course.steps[range.clone()];
    let played: Vec<G::Action> = steps.iter().filter_map(action_of).collect();
    let mut list = Vec::new();
    let forced: Vec<bool> = steps
        .iter()
        .map(|step| {
            game.list(&step.before, &mut list);
            list.len() < 2
        })
        .collect();
    let end = course.after(range.end - 1);
    let mut found = if forced.iter().all(|forced| *forced) {
        let value = eyes.end(end);
        Found { best: vec![value; played.len() + 1], better: played.iter().map(|_| None).collect() }
    } else if game.sees_all(&steps[0].before, seat) {
        open(eyes, steps, &played, seat, end)
    } else {
        hidden(eyes, &steps[0], played[0], seat, end, seed)
    };
    let last = &steps[steps.len() - 1];
    let unseen = action_of(last).filter(|action| game.reveals(&last.before, *action)).map(|action| {
        let worlds =
            eyes.appraiser.imagine(&Perspective::new(game, &last.before, seat), eyes.plan.worlds, seed);
        let after = |mut world| {
            game.apply(&mut world, action, &mut Silent);
            eyes.judge_of(&world, seat)
        };
        Unseen { worlds: worlds.into_iter().map(after).collect(), came: eyes.judge_of(end, seat) }
    });
    // Where there was nothing to choose, nothing was better.
    for (i, forced) in forced.iter().enumerate().filter(|(_, forced)| **forced) {
        debug_assert!(*forced);
        found.better[i] = None;
    }
    Played { seat, best: found.best, better: found.better, forced, unseen }
}

struct Found<G: Judged> {
    best: Vec<Value>,
    better: Vec<Option<Better<G>>>,
}

/// A way to go on from the beginning of the turn, with what it comes to.
struct Way<G: Judged> {
    path: Vec<G::Action>,
    end: G::Position,
    value: Value,
}

/// An open position: the best turns found are compared with the one that was played, by one and the same search. Where the turn as
/// played lost something, it is searched again from the middle, to find the decision that lost it.
fn open<G: Judged>(
    eyes: &mut Eyes<'_, G>,
    steps: &[Made<G>],
    played: &[G::Action],
    seat: Seat,
    end: &G::Position,
) -> Found<G> {
    let game = eyes.game;
    let n = played.len();
    let plan = eyes.plan;
    let mine = eyes.end(end);
    let mut ways: Vec<Way<G>> = Vec::new();
    let look = |eyes: &mut Eyes<'_, G>, ways: &mut Vec<Way<G>>, from: usize| {
        let lines = eyes.appraiser.turns(game, &steps[from].before, seat, plan.beam, plan.keep);
        let mut new = 0;
        for line in lines {
            let mut position = steps[from].before;
            line.path.iter().for_each(|action| game.apply(&mut position, *action, &mut Silent));
            if position == *end || new >= plan.top {
                continue;
            }
            new += 1;
            let path = played[..from].iter().copied().chain(line.path).collect();
            let value = match ways.iter().find(|way| way.end == position) {
                Some(way) => way.value,
                None => eyes.end(&position),
            };
            ways.push(Way { path, end: position, value });
        }
    };
    look(eyes, &mut ways, 0);
    let mut again = plan.again;
    let points = |value: &Value| value.points_of(seat);
    let best_from = |ways: &[Way<G>], j: usize| {
        let fits = |way: &&Way<G>| way.path.len() > j && way.path[..j] == played[..j];
        ways.iter().filter(fits).map(|way| points(&way.value)).fold(f64::MIN, f64::max)
    };
    for j in 1..n {
        let lost = best_from(&ways, j - 1).max(points(&mine)) - best_from(&ways, j).max(points(&mine));
        if again > 0 && lost > WORTH_A_SEARCH {
            again -= 1;
            look(eyes, &mut ways, j);
        }
    }
    let mut best = vec![mine; n + 1];
    let mut better: Vec<Option<Better<G>>> = (0..n).map(|_| None).collect();
    for j in (0..n).rev() {
        best[j] = best[j + 1];
        let fits = |way: &&Way<G>| way.path.len() > j && way.path[..j] == played[..j];
        let way = ways.iter().filter(fits).max_by(|a, b| points(&a.value).total_cmp(&points(&b.value)));
        if let Some(way) = way.filter(|way| points(&way.value) > points(&best[j])) {
            best[j] = way.value;
            better[j] = Some(Better { path: way.path[j..].to_vec(), end: way.end, instead: *end });
        }
    }
    Found { best, better }
}

/// Something is hidden from the seat: its choices are compared by what it could know.
fn hidden<G: Judged>(
    eyes: &mut Eyes<'_, G>,
    step: &Made<G>,
    action: G::Action,
    seat: Seat,
    after: &G::Position,
    seed: u64,
) -> Found<G> {
    let game = eyes.game;
    let perspective = Perspective::new(game, &step.before, seat);
    let base = eyes.end(after);
    let none = || Found { best: vec![base; 2], better: vec![None] };
    let Some((line, mine)) = compared(eyes, &perspective, action, seed) else { return none() };
    if line.points <= mine {
        return none();
    }
    let lost = eyes.points_to_scale(&step.before, seat, line.points)
        - eyes.points_to_scale(&step.before, seat, mine);
    let mut end = eyes.appraiser.imagine(&perspective, 1, seed).pop().unwrap_or(step.before);
    let mut instead = end;
    line.path.iter().for_each(|action| {
        if game.judge(&end, seat, *action).is_ok() {
            game.apply(&mut end, *action, &mut Silent);
        }
    });
    game.apply(&mut instead, action, &mut Silent);
    let (there, here) = (eyes.judge_of(&end, seat), eyes.judge_of(&instead, seat));
    let sign = if seat == Seat::Home { 1.0 } else { -1.0 };
    let mut better = base;
    better.win = (base.win + sign * lost).clamp(0.0, 1.0 - base.draw);
    better.goals = std::array::from_fn(|i| (base.goals[i] + there.goals[i] - here.goals[i]).max(0.0));
    Found { best: vec![better, base], better: vec![Some(Better { path: line.path, end, instead })] }
}

/// The best found and what the choice that was made is worth; none if it cannot be told. What looks best in some worlds is valued in
/// others: otherwise luck in drawing worlds would count as a loss.
fn compared<G: Judged>(
    eyes: &mut Eyes<'_, G>,
    perspective: &Perspective<'_, G>,
    action: G::Action,
    seed: u64,
) -> Option<(Line<G::Action>, f32)> {
    let (game, seat, plan) = (eyes.game, perspective.seat(), eyes.plan);
    let fresh = !seed;
    let best = |lines: &[Line<G::Action>]| {
        let other = lines.iter().filter(|line| line.path.first() != Some(&action));
        other.max_by(|a, b| a.points.total_cmp(&b.points)).cloned()
    };
    if let Some(choices) = eyes.appraiser.secret_choices(perspective, seed) {
        let best = best(&choices)?;
        let again = eyes.appraiser.secret_choices(perspective, fresh)?;
        let worth = |path: &[G::Action]| again.iter().find(|line| line.path == path).map(|line| line.points);
        let (points, mine) = (worth(&best.path)?, worth(&[action])?);
        return Some((Line { points, ..best }, mine));
    }
    let lines = eyes.appraiser.guesses(perspective, plan.worlds, plan.beam, seed);
    let best = best(&lines)?;
    let mine = lines.into_iter().find(|line| line.path.first() == Some(&action));
    let mine = mine.map_or_else(|| vec![action], |line| line.path);
    let worlds = eyes.appraiser.imagine(perspective, plan.worlds, fresh);
    let judgement = eyes.appraiser.judgement();
    let worth = |path: &[G::Action]| {
        let values = worlds.iter().map(|world| {
            let mut world = *world;
            for action in path {
                if game.judge(&world, seat, *action).is_ok() {
                    game.apply(&mut world, *action, &mut Silent);
                }
            }
            judgement.points(game, &world, seat)
        });
        values.sum::<f32>() / worlds.len().max(1) as f32
    };
    let points = worth(&best.path);
    Some((Line { points, ..best }, worth(&mine)))
}
