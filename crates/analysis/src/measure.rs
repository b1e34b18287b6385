//! Measuring: the calibration of a game is fitted to matches between coaches, and everything that `docs/analysis.md` says of it is
//! measured on other matches.

use crate::accuracy::rating;
use crate::analyse::{Settings, eyes, look};
use crate::budget::Budget;
use crate::calibration::{Calibration, Provenance, logistic};
use crate::course::{Course, Made, Scribe, What};
use crate::eyes::Raw;
use rayon::prelude::*;
use serde::Serialize;
use std::sync::atomic::AtomicBool;
use std::time::Instant;
use touchline_coach::{Clock, Judged, Spec, Visitor, visit, watch};
use touchline_games::OpenError;
use touchline_kernel::record::RecordResult;
use touchline_kernel::{BySeat, Seat};

/// What to measure.
#[derive(Debug, Clone)]
pub struct Measuring {
    /// The game.
    pub game: String,
    /// Who plays, home and away, one pair after the other.
    pub pairs: Vec<(Spec, Spec)>,
    /// Where the calibration comes from that is measured, or fitted anew; the embedded one, if none.
    pub scale: Option<Calibration>,
    /// Matches to fit to; 0 keeps the map that there is.
    pub fit: u64,
    /// Matches to measure on.
    pub matches: u64,
    /// Of these, so many are analysed whole; of the others some steps are looked at, for the reliability of their probabilities.
    pub whole: u64,
    /// The seed of the matches to fit to; those to measure on have the next one.
    pub seed: u64,
    /// How much is searched.
    pub budget: Budget,
    /// The command, for the provenance.
    pub command: String,
}

/// What was found.
#[derive(Debug, Clone, Serialize)]
pub struct Measured {
    /// The calibration, fitted or as it was.
    pub calibration: Calibration,
    /// Matches measured on.
    pub matches: u64,
    /// Of these, so many were analysed whole.
    pub whole: u64,
    /// Steps in a match, in the mean.
    pub steps: f64,
    /// Processor time of a match's analysis in seconds, in the mean and at most.
    pub seconds: [f64; 2],
    /// Mean squared error of the probabilities of win, draw and loss, summed; with it that of always telling how often each comes.
    pub brier: [f64; 2],
    /// The reliability of the probabilities: of home wins, draws and away wins.
    pub reliability: [Vec<Bin>; 3],
    /// The largest deviation in a bin of 200 or more, in points of a hundred.
    pub worst: f64,
    /// The mean absolute residual, in wins.
    pub residual: f64,
    /// The part of luck that is the judgement changing its mind, by its mean absolute sum in wins; with it that of the rest.
    pub mind: [f64; 2],
    /// The mean luck of home in wins, with its standard error: near 0 under fair dice.
    pub luck: [f64; 2],
    /// Variance of the result over that of the honest score, in points and in goals: how many times fewer matches tell as much.
    pub reduction: [f64; 2],
    /// Between coaches of one level only.
    pub reduction_equal: [f64; 2],
    /// Where coaches differ: what the one that loses less won above an even match, and what the decisions of both say of it.
    pub earned: [f64; 2],
    /// Each coach: its name, matches, mean loss of a decision, accuracy.
    pub coaches: Vec<(String, u32, f64, f64)>,
    /// The correlation of accuracy between the halves of samples of 40 matches, and how many samples there were.
    pub halves: (f64, usize),
}

/// A bin of a reliability diagram.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize)]
pub struct Bin {
    /// How many probabilities fell into it.
    pub n: u64,
    /// Their mean.
    pub told: f64,
    /// How often it came true.
    pub came: f64,
}

/// Measures a game.
///
/// # Errors
/// An unknown game.
pub fn measure(measuring: &Measuring, progress: &(dyn Fn(u64, u64) + Sync)) -> Result<Measured, OpenError> {
    struct Job<'a>(&'a Measuring, &'a (dyn Fn(u64, u64) + Sync));
    impl Visitor for Job<'_> {
        type Output = Measured;

        fn visit<G: Judged>(self, game: G) -> Measured {
            measured(&game, self.0, self.1)
        }
    }
    visit(&measuring.game, &serde_json::json!({}), Job(measuring, progress))
}

/// A match that was played to be measured.
struct Sample<G: Judged> {
    course: Course<G>,
    winner: Option<Seat>,
    coaches: BySeat<Spec>,
}

fn sample<G: Judged>(game: &G, pairs: &[(Spec, Spec)], seed: u64, number: u64) -> Sample<G> {
    let (home, away) = pairs[(number % pairs.len() as u64) as usize];
    let coaches = BySeat::new(home, away);
    let mut scribe = Scribe { steps: Vec::new(), position: game.start() };
    let bout = watch(game, coaches, Clock::Counted, seed, number, &mut scribe);
    let winner = bout.and_then(|bout| bout.finish.winner);
    let course = Course { game: game.clone(), steps: scribe.steps, end: scribe.position };
    Sample { course, winner, coaches }
}

/// A match as the fit sees it: judgements, the goals still to come, and who won.
struct Judgements {
    raw: Vec<(Raw, f64)>,
    winner: Option<Seat>,
}

fn fit<G: Judged>(game: &G, measuring: &Measuring, scale: &mut Calibration, told: &(dyn Fn() + Sync)) {
    let look = |number: u64| {
        let sample = sample(game, &measuring.pairs, measuring.seed, number);
        let eyes = eyes(game, scale, Budget::Quick);
        let all = |goals: BySeat<u16>| f64::from(goals.home + goals.away);
        let end = all(game.goals(&sample.course.end));
        // Where positions are judged: before each chance, and after it.
        let is_chance = |step: &Made<G>| matches!(step.what, What::Outcome(_));
        let steps = &sample.course.steps;
        let told_at = (0..steps.len())
            .filter(|&i| is_chance(&steps[i]) || i > 0 && is_chance(&steps[i - 1]))
            .map(|i| &steps[i]);
        let raw = told_at
            .filter_map(|step| Some((eyes.raw(&step.before)?, end - all(game.goals(&step.before)))))
            .collect();
        told();
        Judgements { raw, winner: sample.winner }
    };
    let matches: Vec<Judgements> = (0..measuring.fit).into_par_iter().map(look).collect();
    let (mut edges, mut draws) = (Vec::new(), Vec::new());
    let (mut judged, mut came) = (0.0, 0.0);
    for played in &matches {
        // A long match says no more than a short one, but counts for more where steps are counted: between the two.
        let weight = 1.0 / (played.raw.len().max(1) as f64).sqrt();
        for (raw, goals) in &played.raw {
            judged += raw.goals.iter().sum::<f64>();
            came += goals;
            if Calibration::has_draws(raw) {
                draws.push((
                    Calibration::draw_terms(raw),
                    f64::from(u8::from(played.winner.is_none())),
                    weight,
                ));
            }
            if let Some(winner) = played.winner {
                let won = f64::from(u8::from(winner == Seat::Home));
                let terms = Calibration::edge_terms(raw);
                // Both sides are alike: each match counts once from either.
                edges.push((terms, won, weight / 2.0));
                edges.push((terms.map(|term| -term), 1.0 - won, weight / 2.0));
            }
        }
    }
    scale.edge = logistic(&edges, [1.0, 0.0, 0.0, 0.0, 0.0]);
    scale.draw = logistic(&draws, [0.0, 1.0, 0.0, 0.0]);
    scale.goals = if judged > 0.0 { came / judged } else { 1.0 };
}

/// Chances of a match that are looked at, if it is not analysed whole.
const GLIMPSES: usize = 40;

/// What one match adds to the figures.
struct Figures {
    curve: Vec<[f64; 3]>,
    winner: Option<Seat>,
    steps: usize,
    seconds: f64,
    residual: f64,
    /// All luck in points of home, and the part of it that is sure to be luck.
    luck: [f64; 2],
    /// What it ended with less what it began with, and what decisions made of that, in points of home.
    earned: [f64; 2],
    /// Points and lead at the end, and the honest ones.
    result: [f64; 2],
    honest: [f64; 2],
    /// By seat: the coach, its losses.
    losses: [(Spec, Vec<f64>); 2],
}

fn figures<G: Judged>(game: &G, measuring: &Measuring, scale: &Calibration, number: u64) -> Figures {
    let Sample { course, winner, coaches } = sample(game, &measuring.pairs, measuring.seed + 1, number);
    let settings = Settings { budget: measuring.budget, seed: number, threads: 1 };
    if number >= measuring.whole {
        return glimpse(&course, winner, coaches, scale, measuring.budget);
    }
    let result: Option<&RecordResult> = None;
    let start = Instant::now();
    // A pool for every match would cost more than its analysis: this thread is one of many already.
    let looked = look(&course, scale, result, settings, &AtomicBool::new(false), &|_, _| ());
    let looked = looked.expect("nobody stops it");
    let curve = looked.curve();
    let seconds = start.elapsed().as_secs_f64();
    let (luck, skill) = looked.amounts();
    let (points, goals) = looked.outcome();
    let mut fair = [0.0; 2];
    for draw in looked.draws() {
        fair[0] += draw.came[0];
        fair[1] += draw.came[1] - draw.came[2];
    }
    let lead = goals[0] - goals[1];
    let decided = looked.decided();
    let losses = Seat::BOTH.map(|seat| {
        let mine = decided.iter().filter(|decided| decided.by == seat);
        (coaches[seat], mine.map(|decided| decided.wins).collect())
    });
    Figures {
        curve: curve.iter().map(|at| [at.home, at.draw, at.away]).collect(),
        winner,
        steps: course.steps.len(),
        seconds,
        residual: looked.ledger.values[0].points() - looked.ledger.start.points(),
        luck: [luck.home.wins - luck.away.wins, fair[0]],
        earned: [points - looked.ledger.start.points(), skill.home.wins - skill.away.wins],
        result: [points, lead],
        honest: [points - fair[0], lead - fair[1]],
        losses,
    }
}

/// Some chances of a match: their probabilities are the same as in a whole analysis.
fn glimpse<G: Judged>(
    course: &Course<G>,
    winner: Option<Seat>,
    coaches: BySeat<Spec>,
    scale: &Calibration,
    budget: Budget,
) -> Figures {
    let mut eyes = eyes(&course.game, scale, budget);
    let chances: Vec<_> = course.steps.iter().filter(|step| matches!(step.what, What::Outcome(_))).collect();
    let stride = chances.len().div_ceil(GLIMPSES).max(1);
    let look = |step: &&Made<G>| {
        let value = eyes.end(&step.before);
        [value.win, value.draw, (1.0 - value.win - value.draw).max(0.0)]
    };
    let curve = chances.iter().step_by(stride).copied().collect::<Vec<_>>().iter().map(look).collect();
    let losses = Seat::BOTH.map(|seat| (coaches[seat], Vec::new()));
    let none = [0.0; 2];
    Figures {
        curve,
        winner,
        steps: course.steps.len(),
        seconds: 0.0,
        residual: 0.0,
        luck: none,
        earned: none,
        result: none,
        honest: none,
        losses,
    }
}

fn variance(values: impl Iterator<Item = f64> + Clone) -> f64 {
    let n = values.clone().count().max(1) as f64;
    let mean = values.clone().sum::<f64>() / n;
    values.map(|value| (value - mean).powi(2)).sum::<f64>() / n
}

fn measured<G: Judged>(game: &G, measuring: &Measuring, progress: &(dyn Fn(u64, u64) + Sync)) -> Measured {
    let done = std::sync::atomic::AtomicU64::new(0);
    let total = measuring.fit + measuring.matches;
    let told = || progress(done.fetch_add(1, std::sync::atomic::Ordering::Relaxed) + 1, total);
    let mut scale = measuring.scale.clone().unwrap_or_else(|| Calibration::of(G::ID));
    if measuring.fit > 0 {
        fit(game, measuring, &mut scale, &told);
        let names = measuring.pairs.iter().map(|(home, away)| format!("{home} – {away}"));
        scale.provenance = Provenance {
            command: measuring.command.clone(),
            weights: fingerprint(G::WEIGHTS),
            matches: measuring.fit,
            coaches: names.collect(),
        };
    }
    let matches: Vec<Figures> = (0..measuring.matches)
        .into_par_iter()
        .map(|number| {
            let figures = figures(game, measuring, &scale, number);
            told();
            figures
        })
        .collect();
    grade(&mut scale, &matches[..matches.len().min(measuring.whole as usize)]);
    sum_up(measuring, scale, &matches)
}

/// FNV-1a: tells weights apart, no more.
fn fingerprint(text: &str) -> String {
    let hash = text.bytes().fold(0xCBF2_9CE4_8422_2325u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3)
    });
    format!("{hash:016x}")
}

/// Thresholds from what coaches of each level lose.
fn grade(scale: &mut Calibration, matches: &[Figures]) {
    let losses_of = |rookie: bool| -> Vec<f64> {
        let mine = |(spec, losses): &(Spec, Vec<f64>)| {
            let is = spec.to_string().starts_with(if rookie { "rookie" } else { "club" });
            if is { losses.clone() } else { Vec::new() }
        };
        let mut all: Vec<f64> =
            matches.iter().flat_map(|played| played.losses.iter().flat_map(mine)).collect();
        all.sort_by(f64::total_cmp);
        all
    };
    let (rookie, club) = (losses_of(true), losses_of(false));
    if let Some(last) = club.len().checked_sub(1) {
        let once_in = |n: f64| club[(last as f64 * (1.0 - 1.0 / n)) as usize];
        scale.grades = [once_in(20.0), once_in(100.0), once_in(500.0)];
        // Thresholds differ even where few decisions lose anything.
        scale.grades[0] = scale.grades[0].max(0.002);
        scale.grades[1] = scale.grades[1].max(2.0 * scale.grades[0]);
        scale.grades[2] = scale.grades[2].max(1.5 * scale.grades[1]);
    }
    if !rookie.is_empty() {
        scale.half_accuracy = rookie.iter().sum::<f64>() / rookie.len() as f64;
    }
    if matches.is_empty() {
        return;
    }
    let equal = || matches.iter().filter(|played| played.losses[0].0 == played.losses[1].0);
    scale.honest_sd = [
        variance(equal().map(|played| played.honest[0])).sqrt(),
        // Of one side's goals: half of the variance of the lead.
        (variance(equal().map(|played| played.honest[1])) / 2.0).sqrt(),
    ];
    let rounded = |value: &mut f64| *value = (*value * 1e5).round() / 1e5;
    let Calibration { edge, draw, goals, grades, half_accuracy, honest_sd, .. } = scale;
    edge.iter_mut()
        .chain(draw)
        .chain([goals])
        .chain(grades)
        .chain([half_accuracy])
        .chain(honest_sd)
        .for_each(rounded);
}

fn sum_up(measuring: &Measuring, calibration: Calibration, matches: &[Figures]) -> Measured {
    let all = matches;
    let matches = &matches[..matches.len().min(measuring.whole as usize)];
    let n = matches.len().max(1) as f64;
    let mean = |of: &dyn Fn(&Figures) -> f64| matches.iter().map(of).sum::<f64>() / n;
    let mut reliability: [Vec<Bin>; 3] = std::array::from_fn(|_| vec![Bin::default(); 10]);
    let (mut brier, mut told) = (0.0, 0.0);
    let mut often = [0.0; 3];
    for played in all {
        let came: [f64; 3] =
            [Some(Seat::Home), None, Some(Seat::Away)].map(|w| f64::from(u8::from(played.winner == w)));
        for chances in &played.curve {
            told += 1.0;
            for i in 0..3 {
                brier += (chances[i] - came[i]).powi(2);
                often[i] += came[i];
                let bin = &mut reliability[i][((chances[i] * 10.0) as usize).min(9)];
                bin.n += 1;
                bin.told += chances[i];
                bin.came += came[i];
            }
        }
    }
    let plain: f64 = often.iter().map(|often| often / told * (1.0 - often / told)).sum();
    let mut worst = 0.0f64;
    for bin in reliability.iter_mut().flatten().filter(|bin| bin.n > 0) {
        bin.told /= bin.n as f64;
        bin.came /= bin.n as f64;
        if bin.n >= 200 {
            worst = worst.max(100.0 * (bin.told - bin.came).abs());
        }
    }
    let reduction = |equal: bool| {
        let these = matches.iter().filter(move |played| !equal || played.losses[0].0 == played.losses[1].0);
        [0, 1].map(|i| {
            variance(these.clone().map(|played| played.result[i]))
                / variance(these.clone().map(|played| played.honest[i])).max(1e-12)
        })
    };
    let luck = mean(&|played| played.luck[1]);
    let spread = variance(matches.iter().map(|played| played.luck[1])).sqrt();
    Measured {
        matches: measuring.matches,
        whole: n as u64,
        steps: mean(&|played| played.steps as f64),
        seconds: [
            mean(&|played| played.seconds),
            matches.iter().map(|played| played.seconds).fold(0.0, f64::max),
        ],
        brier: [brier / told, plain],
        reliability,
        worst,
        residual: mean(&|played| played.residual.abs()),
        mind: [mean(&|played| (played.luck[0] - played.luck[1]).abs()), mean(&|played| played.luck[1].abs())],
        luck: [luck, spread / n.sqrt()],
        reduction: reduction(false),
        reduction_equal: reduction(true),
        earned: earned(matches),
        coaches: coaches(matches, &calibration),
        halves: halves(matches, &calibration),
        calibration,
    }
}

/// The losses of each coach, match by match.
fn by_coach(matches: &[Figures]) -> Vec<(Spec, Vec<&[f64]>)> {
    let mut all: Vec<(Spec, Vec<&[f64]>)> = Vec::new();
    for (spec, losses) in matches.iter().flat_map(|played| &played.losses) {
        match all.iter_mut().find(|(known, _)| known == spec) {
            Some((_, list)) => list.push(losses),
            None => all.push((*spec, vec![losses])),
        }
    }
    all
}

fn mean_loss(matches: &[&[f64]]) -> f64 {
    let n: usize = matches.iter().map(|losses| losses.len()).sum();
    matches.iter().flat_map(|losses| losses.iter()).sum::<f64>() / n.max(1) as f64
}

fn earned(matches: &[Figures]) -> [f64; 2] {
    let losses: Vec<(Spec, f64)> =
        by_coach(matches).into_iter().map(|(spec, played)| (spec, mean_loss(&played))).collect();
    let loss = |spec: &Spec| losses.iter().find(|(known, _)| known == spec).map_or(0.0, |(_, loss)| *loss);
    let (mut sum, mut n) = ([0.0; 2], 0.0f64);
    for played in matches {
        let [(home, _), (away, _)] = &played.losses;
        if home != away {
            let sign = if loss(home) < loss(away) { 1.0 } else { -1.0 };
            (0..2).for_each(|i| sum[i] += sign * played.earned[i]);
            n += 1.0;
        }
    }
    sum.map(|sum| sum / n.max(1.0))
}

fn coaches(matches: &[Figures], scale: &Calibration) -> Vec<(String, u32, f64, f64)> {
    let of = |(spec, matches): (Spec, Vec<&[f64]>)| {
        let loss = mean_loss(&matches);
        (spec.to_string(), matches.len() as u32, loss, rating(loss, scale))
    };
    by_coach(matches).into_iter().map(of).collect()
}

/// The correlation between the halves of samples of 40 matches of one coach.
fn halves(matches: &[Figures], scale: &Calibration) -> (f64, usize) {
    let mut pairs: Vec<(f64, f64)> = Vec::new();
    for (_, played) in by_coach(matches) {
        for sample in played.chunks_exact(40) {
            let [a, b] = [&sample[..20], &sample[20..]].map(|half| rating(mean_loss(half), scale));
            pairs.push((a, b));
        }
    }
    let n = pairs.len().max(1) as f64;
    let (ma, mb) = (pairs.iter().map(|p| p.0).sum::<f64>() / n, pairs.iter().map(|p| p.1).sum::<f64>() / n);
    let (mut ab, mut aa, mut bb) = (0.0, 0.0, 0.0);
    for (a, b) in &pairs {
        ab += (a - ma) * (b - mb);
        aa += (a - ma).powi(2);
        bb += (b - mb).powi(2);
    }
    (ab / (aa * bb).sqrt().max(1e-12), pairs.len())
}
