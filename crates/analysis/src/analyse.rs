//! From a record to its analysis.

use crate::accuracy::Accuracy;
use crate::analysis::{Amount, Analysis, FORMAT, MatchResult, Sum, WinProbability};
use crate::appraise::{Appraised, Better, Unit, appraise, units};
use crate::attempts::{attempts, expected};
use crate::budget::Budget;
use crate::calibration::Calibration;
use crate::course::{Course, What, is_over};
use crate::error::AnalysisError;
use crate::eyes::Eyes;
use crate::honest::{Draw, honest};
use crate::ledger::{Cause, Ledger, balance};
use crate::mistakes::{Grade, Mistake, TurnedBy, TurningPoint, Why};
use crate::value::{Value, mean};
use std::sync::atomic::AtomicBool;
use touchline_coach::{Appraiser, Judged, Visitor, visit};
use touchline_kernel::record::{Record, RecordResult};
use touchline_kernel::{Audience, BySeat, Phrase, RuleId, Seat};

/// Turning points that are told.
const TURNING_POINTS: usize = 5;

/// How to analyse.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Settings {
    /// How much is searched.
    pub budget: Budget,
    /// The seed of what is drawn at random.
    pub seed: u64,
    /// Threads; they change nothing but the time.
    pub threads: usize,
}

impl Default for Settings {
    fn default() -> Self {
        Self { budget: Budget::Quick, seed: 1, threads: 1 }
    }
}

/// Analyses a match. `progress` is told how many steps are done, and of how many; once `stop` is set, it gives up.
///
/// # Errors
/// A record that is no match, or one that hides something; or it was stopped.
pub fn analyse(
    record: &Record,
    settings: Settings,
    stop: &AtomicBool,
    progress: &(dyn Fn(u32, u32) + Sync),
) -> Result<Analysis, AnalysisError> {
    struct Job<'a> {
        record: &'a Record,
        settings: Settings,
        stop: &'a AtomicBool,
        progress: &'a (dyn Fn(u32, u32) + Sync),
    }
    impl Visitor for Job<'_> {
        type Output = Result<Analysis, AnalysisError>;

        fn visit<G: Judged>(self, game: G) -> Self::Output {
            let course = Course::of(game, self.record)?;
            let scale = Calibration::of(G::ID);
            let result = self.record.result.as_ref();
            let looked = look(&course, &scale, result, self.settings, self.stop, self.progress)?;
            Ok(looked.analysis(self.record, self.settings))
        }
    }
    let options =
        serde_json::from_str(&record.options).map_err(|error| AnalysisError::Options(error.to_string()))?;
    let options = touchline_games::revised(&record.game, record.rules, &options)?;
    visit(&record.game, &options, Job { record, settings, stop, progress })?
}

/// Eyes for a game.
///
/// # Panics
/// If the embedded weights of the game cannot be read: a test reads those of every game.
pub(crate) fn eyes<'a, G: Judged>(game: &'a G, scale: &'a Calibration, budget: Budget) -> Eyes<'a, G> {
    let appraiser = Appraiser::learned().unwrap_or_else(|error| panic!("{error}"));
    Eyes { game, appraiser, scale, plan: budget.plan() }
}

/// A match that was looked at.
#[derive(Debug)]
pub(crate) struct Looked<'a, G: Judged> {
    course: &'a Course<G>,
    scale: &'a Calibration,
    result: Option<&'a RecordResult>,
    eyes: Eyes<'a, G>,
    pub units: Vec<Unit>,
    pub appraised: Vec<Appraised<G>>,
    pub ledger: Ledger,
}

/// Looks at every step of a match.
pub(crate) fn look<'a, G: Judged>(
    course: &'a Course<G>,
    scale: &'a Calibration,
    result: Option<&'a RecordResult>,
    settings: Settings,
    stop: &AtomicBool,
    progress: &(dyn Fn(u32, u32) + Sync),
) -> Result<Looked<'a, G>, AnalysisError> {
    let units = units(course);
    let make = || eyes(&course.game, scale, settings.budget);
    let work = |at_once| appraise(course, &units, make, at_once, settings.seed, stop, progress);
    // One thread needs no others; and without threads of its own the work takes longer, no more.
    let pool =
        (settings.threads > 1).then(|| rayon::ThreadPoolBuilder::new().num_threads(settings.threads).build());
    let appraised = match pool {
        Some(Ok(pool)) => pool.install(|| work(true)),
        _ => work(false),
    };
    let appraised = appraised.ok_or(AnalysisError::Stopped)?;
    let eyes = make();
    let ledger = balance(&eyes, course, result, &units, &appraised);
    Ok(Looked { course, scale, result, eyes, units, appraised, ledger })
}

/// A decision in which there was a choice.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Decided {
    pub step: usize,
    pub by: Seat,
    pub word: &'static str,
    /// Wins and goals of lead lost, from the view of the seat.
    pub wins: f64,
    pub goals: f64,
}

impl<G: Judged> Looked<'_, G> {
    /// The ledger's value at the end and before the first step.
    fn ends(&self) -> (Value, Value) {
        let values = &self.ledger.values;
        (values[0], values[values.len() - 1])
    }

    /// Every decision in which there was a choice.
    pub fn decided(&self) -> Vec<Decided> {
        let mut forced = vec![true; self.course.steps.len()];
        for (unit, appraised) in self.units.iter().zip(&self.appraised) {
            if let (Unit::Turn(_, range), Appraised::Turn(played)) = (unit, appraised) {
                forced[range.clone()].copy_from_slice(&played.forced);
            }
        }
        let of = |change: &crate::ledger::Change| {
            let (Cause::Skill(by), What::Action(_, action)) =
                (change.cause, self.course.steps[change.step].what)
            else {
                return None;
            };
            let sign = if by == Seat::Home { -1.0 } else { 1.0 };
            let (wins, goals) = (sign * change.points, sign * change.lead);
            let word = action.word();
            (!forced[change.step]).then_some(Decided { step: change.step, by, word, wins, goals })
        };
        self.ledger.changes.iter().filter_map(of).collect()
    }

    /// The luck of every chance by the first judgement of its outcomes: its mean is 0 under fair dice.
    pub fn draws(&self) -> Vec<Draw> {
        let luck = |value: &Value, mean: &Value| {
            let goals = [0, 1].map(|i| value.goals[i] - mean.goals[i]);
            [value.points() - mean.points(), goals[0], goals[1]]
        };
        let draw = |appraised: &Appraised<G>| match appraised {
            Appraised::Chance(rolled) => {
                let mean = mean(rolled.outcomes.iter().map(|(share, value)| (*share, value)));
                let outcomes: Vec<_> =
                    rolled.outcomes.iter().map(|(share, value)| (*share, luck(value, &mean))).collect();
                let came = outcomes.get(rolled.came)?.1;
                Some(Draw { outcomes, came })
            }
            Appraised::Turn(played) => {
                let unseen = played.unseen.as_ref()?;
                let mean = unseen.mean();
                let share = 1.0 / unseen.worlds.len().max(1) as f64;
                let outcomes = unseen.worlds.iter().map(|value| (share, luck(value, &mean))).collect();
                Some(Draw { outcomes, came: luck(&unseen.came, &mean) })
            }
        };
        self.appraised.iter().filter_map(draw).collect()
    }

    /// Points and goals at the end.
    pub fn outcome(&self) -> (f64, [f64; 2]) {
        let (_, end) = self.ends();
        (end.points(), end.goals)
    }

    /// Luck and skill of both sides, from their own view.
    pub fn amounts(&self) -> (BySeat<Amount>, BySeat<Amount>) {
        let (mut luck, mut skill) = (BySeat::<Amount>::default(), BySeat::<Amount>::default());
        for change in &self.ledger.changes {
            let add = |list: &mut BySeat<Amount>, seat: Seat, part: f64| {
                let sign = if seat == Seat::Home { part } else { -part };
                list[seat].wins += sign * change.points;
                list[seat].goals += sign * change.lead;
            };
            match change.cause {
                Cause::Skill(seat) => add(&mut skill, seat, 1.0),
                Cause::Luck(Some(seat)) => add(&mut luck, seat, 1.0),
                Cause::Luck(None) => Seat::BOTH.into_iter().for_each(|seat| add(&mut luck, seat, 0.5)),
            }
        }
        (luck, skill)
    }

    pub fn analysis(&self, record: &Record, settings: Settings) -> Analysis {
        let attempts = attempts(self.course);
        let expected = expected(&attempts);
        let (luck, skill) = self.amounts();
        let (first, end) = self.ends();
        let (start, result) = (self.ledger.start.points(), end.points());
        let residual = first.points() - start;
        let draws = self.draws();
        let all_luck = luck.home.wins - luck.away.wins;
        let sum = Sum {
            start,
            luck: all_luck,
            revalued: all_luck - draws.iter().map(|draw| draw.came[0]).sum::<f64>(),
            skill: skill.home.wins - skill.away.wins,
            residual,
            result,
        };
        let decided = self.decided();
        let accuracy = BySeat::from_fn(|seat| {
            let mine = decided.iter().filter(|decided| decided.by == seat);
            Accuracy::of(mine.map(|decided| (decided.word, decided.wins, decided.goals)), self.scale)
        });
        let (points, goals) = self.outcome();
        let honest_score = honest(&attempts, &draws, goals, points, self.scale.honest_sd, settings.seed);
        Analysis {
            format: FORMAT,
            game: record.game.clone(),
            rules: record.rules,
            names: record.names.clone(),
            result: self.result.map(|result| MatchResult {
                score: [result.score.home, result.score.away],
                winner: result.winner,
                by: result.by.clone(),
            }),
            budget: settings.budget,
            seed: settings.seed,
            expected_goals: [expected.home, expected.away],
            attempts,
            win_probability: self.curve(),
            luck,
            skill,
            residual,
            sum,
            honest_score,
            mistakes: self.mistakes(&decided),
            turning_points: self.turning_points(),
            accuracy,
        }
    }

    /// The win probability at the start and after every step.
    pub fn curve(&self) -> Vec<WinProbability> {
        let game = &self.course.game;
        let start =
            std::iter::once((0, self.ledger.start, self.course.steps.first().map(|step| step.before)));
        let after = |(idx, step): (usize, &crate::course::Made<G>)| {
            (step.number, self.ledger.values[idx + 1], Some(*self.course.after(idx)))
        };
        start
            .chain(self.course.steps.iter().enumerate().map(after))
            .map(|(number, value, position)| {
                let hidden =
                    position.filter(|position| game.has_secrets(position) && !is_over(game, position));
                let known = hidden.map(|position| {
                    BySeat::from_fn(|seat| self.eyes.judge_of(&position, seat).points_of(seat))
                });
                let away = (1.0 - value.win - value.draw).max(0.0);
                WinProbability { number, home: value.win, draw: value.draw, away, goals: value.goals, known }
            })
            .collect()
    }

    fn mistakes(&self, decided: &[Decided]) -> Vec<Mistake> {
        let mistake = |decided: &Decided| {
            let grade = Grade::of(decided.wins, self.scale.grades)?;
            let (path, why, rule) = self.better(decided)?;
            let step = &self.course.steps[decided.step];
            let What::Action(_, action) = step.what else { return None };
            Some(Mistake {
                number: step.number,
                by: decided.by,
                action: action.to_string(),
                kind: decided.word.to_owned(),
                grade,
                wins: decided.wins,
                goals: decided.goals,
                better: path,
                why,
                rule,
            })
        };
        decided.iter().filter_map(mistake).collect()
    }

    /// What was better than a decision, why, and the rule that it makes use of.
    fn better(&self, decided: &Decided) -> Option<(Vec<String>, Option<Why>, Option<String>)> {
        let mut pairs = self.units.iter().zip(&self.appraised);
        let (range, played) = pairs.find_map(|(unit, appraised)| match (unit, appraised) {
            (Unit::Turn(_, range), Appraised::Turn(played)) if range.contains(&decided.step) => {
                Some((range.clone(), played))
            }
            _ => None,
        })?;
        let better = played.better[decided.step - range.start].as_ref()?;
        let path = better.path.iter().map(ToString::to_string).collect();
        let why = self.eyes.appraiser.why(&self.course.game, played.seat, &better.end, &better.instead);
        let why = why.map(|reason| Why {
            feature: reason.feature.to_owned(),
            effect: reason.effect.into(),
            here: reason.here,
            there: reason.there,
        });
        Some((path, why, self.overlooked(better, decided.step, range.end)))
    }

    /// The first rule that the better way makes use of and the rest of the turn as played does not, where it begins with another kind of
    /// action.
    fn overlooked(&self, better: &Better<G>, from: usize, to: usize) -> Option<String> {
        let game = &self.course.game;
        let mut mine: Vec<(Audience, G::Rule, G::Event)> = Vec::new();
        let mut words = Vec::new();
        for step in &self.course.steps[from..to] {
            if let What::Action(_, action) = step.what {
                words.push(action.word());
                game.apply(&mut step.before.clone(), action, &mut mine);
            }
        }
        let mut position = self.course.steps[from].before;
        for action in &better.path {
            let Ok(()) = game.judge(&position, self.seat_of(from)?, *action) else { return None };
            let mut events: Vec<(Audience, G::Rule, G::Event)> = Vec::new();
            game.apply(&mut position, *action, &mut events);
            if words.contains(&action.word()) {
                continue;
            }
            let new = events.iter().find(|(_, rule, _)| !mine.iter().any(|(_, known, _)| known == rule));
            if let Some((_, rule, _)) = new {
                return Some(rule.id().to_owned());
            }
        }
        None
    }

    fn seat_of(&self, step: usize) -> Option<Seat> {
        match self.course.steps[step].what {
            What::Action(seat, _) => Some(seat),
            _ => None,
        }
    }

    fn turning_points(&self) -> Vec<TurningPoint> {
        let mut changes: Vec<_> =
            self.ledger.changes.iter().filter(|change| change.points.abs() > 1e-9).collect();
        changes.sort_by(|a, b| b.points.abs().total_cmp(&a.points.abs()).then(a.step.cmp(&b.step)));
        let point = |change: &&crate::ledger::Change| {
            let step = &self.course.steps[change.step];
            let (by, cause) = match change.cause {
                Cause::Luck(by) => (by, TurnedBy::Luck),
                Cause::Skill(by) => (Some(by), TurnedBy::Decision),
            };
            let text = match step.what {
                What::Action(_, action) => action.to_string(),
                What::Outcome(outcome) => outcome.to_string(),
                What::Time => "time".to_owned(),
                What::GaveUp(_) => "resigned".to_owned(),
                What::Agreed => "agreed".to_owned(),
            };
            let (wins, goals) = (change.points, change.lead);
            TurningPoint { number: step.number, by, cause, step: text, wins, goals }
        };
        changes.iter().take(TURNING_POINTS).map(point).collect()
    }
}
