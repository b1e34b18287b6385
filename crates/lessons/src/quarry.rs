//! Where puzzles come from: self-play is looked through for positions in which one idea is clearly best. The same seed gives the same
//! puzzles on any machine.

use crate::puzzle::{Idea, Puzzle, Theme};
use serde_json::Value;
use touchline_coach::{Budget, Clock, Hint, Level, Manner, Spec, hire};
use touchline_games::{AnyPosition, Choice, open};
use touchline_kernel::dice::FairDice;
use touchline_kernel::{Seat, Turn};

/// Positions judged by the first look at a decision, and by a look at a candidate.
const SCAN: u64 = 1_500;
/// Where the first look must see this much already, in points.
const SCAN_MARGIN: f32 = 0.02;
/// Between two puzzles of one match so many steps go by.
const APART: usize = 12;
/// Ideas that are kept, at most.
const IDEAS_MAX: usize = 6;
/// Choices that a person can look through.
const CHOICES_MAX: usize = 90;
/// A match that takes longer is given up.
const STEPS_MAX: usize = 6_000;
/// Positions that are worked out to the end of the match, at most.
const SOLVED_MAX: usize = 150_000;
/// A difference in goals to come that is worth a theme.
const GAIN: f32 = 0.04;
/// From this part of a match on it is the last minute, if it is close.
const LAST: f64 = 0.93;

/// Decisions that set a match up or are a matter of taste: no puzzles.
const DULL: &[&str] = &[
    "formation",
    "start",
    "taker",
    "keeper",
    "place",
    "adjust",
    "bring",
    "collect",
    "number",
    "column",
    "keeper_square",
    "centre",
    "warm",
    "roll",
    "sub_out",
    "sub_in",
    "no_sub",
    "to_bench",
    "sub_row",
    "sub_square",
    "makeshift",
    "thrower",
    "wall",
    "penalty_spot",
    "put",
    "leave",
    "done",
    "throw",
    "keep",
    "pick",
    "free",
    "free_to",
    "off",
    "joker",
    "claim",
    "play-on",
    "in",
    // Movement of a whole team, of which the first man says little.
    "midfield",
    "attack",
    "defence",
    "stay",
    "piece",
    "to",
    "quick",
    "slow",
    "go",
];
const SHOTS: &[&str] = &["shot", "control", "shoot", "no_shot", "lob", "leg"];
/// Where the ball goes.
const PASSES: &[&str] = &["target", "support", "kick", "mover", "runner"];
const GOALS: &[&str] = &["goal", "open-goal", "went-in", "at-keeper", "control-shot"];
const KEEPING: &[&str] = &["save", "concede"];
const DUELS: &[&str] =
    &["tackle", "foul", "attempt", "let_go", "swap", "decline", "counter", "defence", "push"];
const KICKS: &[&str] = &["dive", "aim", "penalty"];

/// How puzzles are looked for.
#[derive(Debug, Clone, Copy)]
pub struct Quarry {
    /// Of everything.
    pub seed: u64,
    /// Positions judged for a puzzle.
    pub depth: u64,
    /// By how many points the best idea must be better.
    pub margin: f32,
}

fn counted(level: Level, nodes: u64) -> Spec {
    Spec { manner: Manner::Level(level), budget: Some(Budget::Nodes(nodes)), divisor: 1 }
}

/// The ideas of a search, the best first, each first decision once, with what speaks for the best.
#[must_use]
pub fn appraise(game: &str, position: &dyn AnyPosition, seat: Seat, nodes: u64, seed: u64) -> Vec<Hint> {
    // A coach gives half of a turn's time to a decision.
    let Some(mut coach) = hire(game, counted(Level::World, 2 * nodes), Clock::Counted, seed, None) else {
        return Vec::new();
    };
    let mut hints = coach.hints(position, seat, 24);
    hints.retain(|hint| !hint.actions.is_empty());
    hints.sort_by(|a, b| b.points.total_cmp(&a.points));
    let mut firsts: Vec<String> = Vec::new();
    hints.retain(|hint| {
        let new = !firsts.contains(&hint.actions[0]);
        firsts.push(hint.actions[0].clone());
        new
    });
    hints
}

fn margin(hints: &[Hint]) -> f32 {
    match hints {
        [best, next, ..] => best.points - next.points,
        _ => 0.0,
    }
}

/// A decision of a match.
struct Moment {
    at: usize,
    seat: Seat,
    position: Box<dyn AnyPosition>,
}

/// How seldom the like of a decision comes up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Rank {
    /// The match is nearly over and close.
    Late,
    /// A penalty, or a keeper.
    Kick,
    /// A shot, or a duel.
    Shot,
    /// A pass.
    Pass,
    Plain,
}

impl Rank {
    const ALL: [Self; 5] = [Self::Late, Self::Kick, Self::Shot, Self::Pass, Self::Plain];

    fn of(position: &dyn AnyPosition, late: bool) -> Self {
        if late {
            return Self::Late;
        }
        let words: Vec<&str> = position.legal().iter().map(|choice| choice.word).collect();
        let any = |of: &[&str]| words.iter().any(|word| of.contains(word));
        if any(KICKS) || any(KEEPING) {
            Self::Kick
        } else if any(SHOTS) || any(DUELS) {
            Self::Shot
        } else if any(PASSES) {
            Self::Pass
        } else {
            Self::Plain
        }
    }

    /// Puzzles of one match, at most.
    fn most(self) -> usize {
        match self {
            Self::Plain => 1,
            Self::Late | Self::Kick | Self::Shot | Self::Pass => 2,
        }
    }
}

impl Quarry {
    /// The puzzles of one match of self-play, by its number: of what comes up seldom first, then of everything else.
    #[must_use]
    pub fn of_match(&self, game: &str, number: u64, stop: &dyn Fn() -> bool) -> Vec<Puzzle> {
        let seed = self.seed.wrapping_mul(1_000_003).wrapping_add(number);
        let (moments, steps) = self.play(game, number, seed, stop);
        let is_late = |moment: &Moment| {
            let score = moment.position.score();
            moment.at as f64 >= LAST * steps as f64 && score.home.abs_diff(score.away) <= 1
        };
        let mut found: Vec<(usize, Puzzle)> = Vec::new();
        for rank in Rank::ALL {
            let mut of_rank = 0;
            for moment in &moments {
                if stop() || of_rank == rank.most() {
                    break;
                }
                let near = |(at, _): &(usize, Puzzle)| at.abs_diff(moment.at) < APART;
                let late = is_late(moment);
                if Rank::of(moment.position.as_ref(), late) != rank || found.iter().any(near) {
                    continue;
                }
                let id = format!("{}-{number}-{}", self.seed, moment.at);
                let looked =
                    self.look(game, moment.position.as_ref(), moment.seat, seed ^ moment.at as u64, id);
                let Some(mut puzzle) = looked else { continue };
                if late && !worked_out(moment.position.as_ref(), &mut puzzle, self.margin) {
                    continue;
                }
                if late && !matches!(puzzle.theme, Theme::Penalty | Theme::Keeper) {
                    puzzle.theme = Theme::LastMinute;
                }
                of_rank += 1;
                found.push((moment.at, puzzle));
            }
        }
        if stop() {
            return Vec::new();
        }
        found.sort_by_key(|(at, _)| *at);
        found.into_iter().map(|(_, puzzle)| puzzle).collect()
    }

    /// A match between two club players: its decisions, and how many steps it had.
    fn play(&self, game: &str, number: u64, seed: u64, stop: &dyn Fn() -> bool) -> (Vec<Moment>, usize) {
        let Ok(table) = open(game, &serde_json::json!({})) else { return (Vec::new(), 0) };
        let mut dice = FairDice::for_match(self.seed, number);
        let mut coaches =
            [1, 2].map(|k| hire(game, counted(Level::Club, 500), Clock::Counted, seed ^ k << 32, None));
        let mut position = table.start();
        let mut moments = Vec::new();
        let mut steps = 0;
        while steps < STEPS_MAX && !stop() {
            match position.turn() {
                Turn::Over(_) => break,
                Turn::Chance => {
                    if position.roll(&mut dice).is_none() {
                        break;
                    }
                }
                Turn::Decision(seat) => {
                    moments.push(Moment { at: steps, seat, position: position.boxed_clone() });
                    let coach = coaches[usize::from(seat == Seat::Away)].as_mut();
                    let action = coach.and_then(|coach| coach.decide(position.as_ref(), seat));
                    let Some(action) = action else { break };
                    if position.act(seat, &action).is_err() {
                        break;
                    }
                }
            }
            steps += 1;
        }
        (moments, steps)
    }

    /// Looks at one decision.
    fn look(
        &self,
        game: &str,
        position: &dyn AnyPosition,
        seat: Seat,
        seed: u64,
        id: String,
    ) -> Option<Puzzle> {
        let choices = position.legal();
        if !(3..=CHOICES_MAX).contains(&choices.len()) {
            return None;
        }
        let word = |act: &str| choices.iter().find(|choice| choice.text == act).map(|choice| choice.word);
        let first = appraise(game, position, seat, SCAN, seed);
        if margin(&first) < SCAN_MARGIN || word(&first[0].actions[0]).is_none_or(|word| DULL.contains(&word))
        {
            return None;
        }
        let hints = appraise(game, position, seat, self.depth, seed);
        let best = hints.first()?.actions[0].clone();
        if margin(&hints) < self.margin || best != first[0].actions[0] {
            return None;
        }
        let others: Vec<String> = [(2, 1), (4, 1), (1, 2), (1, 3)]
            .into_iter()
            .filter_map(|(part, other)| {
                let hints = appraise(game, position, seat, self.depth / part, seed.wrapping_mul(31) + other);
                Some(hints.first()?.actions[0].clone())
            })
            .collect();
        let agree = 1 + others.iter().filter(|other| **other == best).count();
        let certainty = agree as f32 / (1 + others.len()) as f32;
        if certainty < 0.99 {
            return None;
        }
        let given = plain(position.setup());
        let again = open(game, &serde_json::json!({})).ok()?.place(&given).ok()?;
        if again.legal() != choices || again.turn() != position.turn() {
            return None;
        }
        let ideas: Vec<Idea> = hints
            .iter()
            .take(IDEAS_MAX)
            .map(|hint| Idea { line: hint.actions.clone(), points: rounded(hint.points) })
            .collect();
        Some(Puzzle {
            id,
            theme: theme(position, &choices, &hints),
            rating: rating(game, position, seat, &best, choices.len(), seed),
            seat,
            margin: rounded(rounded(hints[0].points) - rounded(hints[1].points)),
            certainty: rounded(certainty),
            why: hints[0].why.map(|why| (why.feature.to_owned(), why.here, why.there)),
            exact: false,
            options: None,
            ideas,
            given,
        })
    }
}

/// Exact points, the best first; none if too much can follow.
fn solved(position: &dyn AnyPosition) -> Option<Vec<(String, f64)>> {
    let mut points = position.solve(SOLVED_MAX)?;
    points.sort_by(|a, b| b.1.total_cmp(&a.1));
    Some(points)
}

/// Puts exact points in the place of judged ones where all that can follow can be worked out. False: it is no puzzle then.
fn worked_out(position: &dyn AnyPosition, puzzle: &mut Puzzle, margin: f32) -> bool {
    let Some(exact) = solved(position) else { return true };
    let points = |at: usize| exact.get(at).map_or(0.0, |(_, points)| rounded(*points as f32));
    if exact[0].0 != puzzle.best() || points(0) - points(1) < margin {
        return false;
    }
    let line = |act: &String| {
        let judged = puzzle.ideas.iter().find(|idea| idea.line.first() == Some(act));
        judged.map_or_else(|| vec![act.clone()], |idea| idea.line.clone())
    };
    let ideas = exact
        .iter()
        .take(IDEAS_MAX)
        .map(|(act, points)| Idea { line: line(act), points: rounded(*points as f32) })
        .collect();
    (puzzle.ideas, puzzle.margin) = (ideas, rounded(points(0) - points(1)));
    (puzzle.exact, puzzle.certainty) = (true, 1.0);
    true
}

/// Does a search of this depth find the same best idea? An exact one is worked out again.
#[must_use]
pub fn confirms(game: &str, puzzle: &Puzzle, nodes: u64, seed: u64) -> bool {
    let position = open(game, puzzle.options.as_ref().unwrap_or(&serde_json::json!({})))
        .ok()
        .and_then(|table| table.place(&puzzle.given).ok());
    position.is_some_and(|position| {
        if puzzle.exact {
            return solved(position.as_ref()).is_some_and(|points| points[0].0 == puzzle.best());
        }
        let hints = appraise(game, position.as_ref(), puzzle.seat, nodes, seed);
        hints.first().is_some_and(|hint| hint.actions[0] == puzzle.best())
    })
}

fn rounded(value: f32) -> f32 {
    (value * 1000.0).round() / 1000.0
}

/// TOML has no null: a field that is null is one that is left out.
fn plain(value: Value) -> Value {
    match value {
        Value::Object(all) => Value::Object(
            all.into_iter().filter(|(_, one)| !one.is_null()).map(|(name, one)| (name, plain(one))).collect(),
        ),
        Value::Array(all) => Value::Array(all.into_iter().map(plain).collect()),
        other => other,
    }
}

/// What a puzzle is about, by its words and by what the best idea gains over the next: goals scored, or goals not conceded.
fn theme(position: &dyn AnyPosition, choices: &[Choice], hints: &[Hint]) -> Theme {
    let word = |act: &str| choices.iter().find(|choice| choice.text == act).map_or("", |choice| choice.word);
    let (best, next) = (&hints[0], &hints[1]);
    let first = best.actions[0].as_str();
    let phase = position.setup().get("phase").map(ToString::to_string).unwrap_or_default().to_lowercase();
    let goal = |act: &str| position.forecast(act).iter().any(|end| GOALS.contains(&end.event));
    let (scored, spared) = (best.goals[0] - next.goals[0], next.goals[1] - best.goals[1]);
    if KICKS.contains(&word(first))
        || ["penalty", "shoot_out", "shootout"].iter().any(|part| phase.contains(part))
    {
        Theme::Penalty
    } else if KEEPING.contains(&word(first)) || word(first) == "shoot" && position.has_secrets() {
        Theme::Keeper
    } else if SHOTS.contains(&word(first)) || goal(first) || scored > GAIN && scored >= spared {
        Theme::Finishing
    } else if DUELS.contains(&word(first)) || spared > GAIN {
        Theme::Defending
    } else {
        Theme::Building
    }
}

/// How hard it is, by how often weaker coaches find it and how much there is to choose from.
fn rating(game: &str, position: &dyn AnyPosition, seat: Seat, best: &str, choices: usize, seed: u64) -> u16 {
    let share = |spec: Spec, tries: u64| {
        let finds = |k: &u64| {
            let coach = hire(game, spec, Clock::Counted, seed.wrapping_add(1000 + k), None);
            coach.and_then(|mut coach| coach.decide(position, seat)).is_some_and(|act| act == best)
        };
        (0..tries).filter(finds).count() as f64 / tries as f64
    };
    let rookie = share(counted(Level::Rookie, 50), 8);
    let club = share(counted(Level::Club, 300), 6);
    let pro = share(counted(Level::Pro, 600), 4);
    let many = (choices as f64 / 3.0).log2().max(0.0);
    (900.0 + 350.0 * (1.0 - rookie) + 450.0 * (1.0 - club) + 450.0 * (1.0 - pro) + 50.0 * many).round() as u16
}

/// Puzzles as a file, one line for each position.
#[must_use]
pub fn written(game: &str, made_by: &str, puzzles: &[Puzzle]) -> String {
    let inline =
        |value: &Value| toml::Value::try_from(value).map(|value| value.to_string()).unwrap_or_default();
    let mut out = format!("game = \"{game}\"\nmade_by = {}\n", toml::Value::from(made_by));
    for puzzle in puzzles {
        out.push_str(&format!(
            "\n[[puzzle]]\nid = \"{}\"\ntheme = \"{}\"\nrating = {}\nseat = \"{}\"\nmargin = {:.3}\ncertainty = {:.2}\n",
            puzzle.id,
            puzzle.theme.name(),
            puzzle.rating,
            puzzle.seat.name(),
            puzzle.margin,
            puzzle.certainty
        ));
        if puzzle.exact {
            out.push_str("exact = true\n");
        }
        if let Some((feature, here, there)) = &puzzle.why {
            out.push_str(&format!("why = [\"{feature}\", {here}, {there}]\n"));
        }
        if let Some(options) = &puzzle.options {
            out.push_str(&format!("options = {}\n", inline(options)));
        }
        out.push_str("idea = [\n");
        for idea in &puzzle.ideas {
            let line: Vec<String> =
                idea.line.iter().map(|act| toml::Value::from(act.as_str()).to_string()).collect();
            out.push_str(&format!("    {{ points = {:.3}, line = [{}] }},\n", idea.points, line.join(", ")));
        }
        out.push_str(&format!("]\ngiven = {}\n", inline(&puzzle.given)));
    }
    out
}
