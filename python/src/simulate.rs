//! Many matches between coaches.

use crate::errors::{anyhow, guarded, input, unlocked};
use crate::game::Game;
use crate::json::to_value;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use serde_json::{Value, json};
use std::ops::Range;
use std::time::Duration;
use touchline_coach::{Clock, Judged, Spec, Visitor};
use touchline_kernel::Seat;
use touchline_laboratory::{
    Batch, Experiment, Fixture, Kind, MatchSheet, Pace, Plan, Pool, Progress, Run, Scored, Skill, Stop,
    Tally, Vary, judgement, play,
};

/// What came of many matches, in the order of their numbers. Parts of one run, played anywhere, are joined by `+`.
#[pyclass(frozen, module = "touchline")]
#[derive(Debug, Clone, Default)]
pub struct Sheets {
    game: String,
    sheets: Vec<MatchSheet>,
    /// Whether it was called off.
    stopped: bool,
}

fn pack(sheet: &MatchSheet) -> Value {
    let winner = sheet.winner.map(Seat::name);
    let goals: Vec<_> = sheet.goals.iter().map(|(turn, seat)| (turn, seat.name())).collect();
    json!([
        sheet.number,
        sheet.swapped,
        sheet.score,
        winner,
        sheet.by,
        sheet.decisions,
        sheet.chances,
        sheet.turns,
        sheet.lead_changes,
        goals,
        sheet.nodes,
        sheet.rules
    ])
}

fn unpack(value: &Value) -> Option<MatchSheet> {
    let seat = |value: &Value| Seat::BOTH.into_iter().find(|seat| value.as_str() == Some(seat.name()));
    let whole = |value: &Value| value.as_u64();
    let small = |value: &Value| value.as_u64().and_then(|n| u32::try_from(n).ok());
    let all = value.as_array().filter(|all| all.len() == 12)?;
    let score = all[2].as_array().filter(|score| score.len() == 2)?;
    let goals = all[9].as_array()?.iter().map(|goal| Some((small(goal.get(0)?)?, seat(goal.get(1)?)?)));
    Some(MatchSheet {
        number: whole(&all[0])?,
        swapped: all[1].as_bool()?,
        score: [u16::try_from(whole(&score[0])?).ok()?, u16::try_from(whole(&score[1])?).ok()?],
        winner: seat(&all[3]),
        by: usize::try_from(whole(&all[4])?).ok()?,
        decisions: small(&all[5])?,
        chances: small(&all[6])?,
        turns: small(&all[7])?,
        lead_changes: u16::try_from(whole(&all[8])?).ok()?,
        goals: goals.collect::<Option<_>>()?,
        nodes: whole(&all[10])?,
        rules: all[11].as_array()?.iter().map(small).collect::<Option<_>>()?,
    })
}

#[pymethods]
impl Sheets {
    /// Reads what `__reduce__` wrote.
    #[new]
    fn new(game: &str, packed: &[u8], stopped: bool) -> PyResult<Self> {
        let wrong = || input("these are no sheets");
        let rules = touchline_games::guide(game).map_err(|error| input(error.to_string()))?.rules().count();
        let all: Vec<Value> = serde_json::from_slice(packed).map_err(|_| wrong())?;
        let sheets = all.iter().map(unpack).collect::<Option<Vec<_>>>().ok_or_else(wrong)?;
        if sheets.iter().any(|sheet| sheet.rules.len() != rules || sheet.by >= rules) {
            return Err(wrong());
        }
        Ok(Self { game: game.to_owned(), sheets, stopped })
    }

    #[expect(clippy::type_complexity, reason = "pickle is handed what makes it and with what")]
    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, (String, Bound<'py, PyBytes>, bool))> {
        let packed = Value::Array(self.sheets.iter().map(pack).collect()).to_string();
        let bytes = PyBytes::new(py, packed.as_bytes());
        Ok((py.get_type::<Self>().into_any(), (self.game.clone(), bytes, self.stopped)))
    }

    fn __len__(&self) -> usize {
        self.sheets.len()
    }

    /// Was it called off before all matches were played?
    #[getter]
    fn stopped(&self) -> bool {
        self.stopped
    }

    /// Both parts, each match once.
    fn __add__(&self, other: &Self) -> PyResult<Self> {
        if !self.game.is_empty() && !other.game.is_empty() && self.game != other.game {
            return Err(input(format!("matches of {} and of {} do not go together", self.game, other.game)));
        }
        let mut sum = self.clone();
        sum.sheets.extend(other.sheets.iter().cloned());
        sum.sheets.sort_by_key(|sheet| sheet.number);
        sum.sheets.dedup_by_key(|sheet| sheet.number);
        sum.stopped |= other.stopped;
        Ok(sum)
    }

    /// Columns by name, a row for each match: what pandas and polars take.
    fn columns<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let guide = touchline_games::guide(&self.game).map_err(|error| input(error.to_string()))?;
        let rules: Vec<&str> = guide.rules().collect();
        let all = &self.sheets;
        let dict = PyDict::new(py);
        dict.set_item("match", all.iter().map(|sheet| sheet.number).collect::<Vec<_>>())?;
        dict.set_item("swapped", all.iter().map(|sheet| sheet.swapped).collect::<Vec<_>>())?;
        dict.set_item("home_goals", all.iter().map(|sheet| sheet.score[0]).collect::<Vec<_>>())?;
        dict.set_item("away_goals", all.iter().map(|sheet| sheet.score[1]).collect::<Vec<_>>())?;
        dict.set_item("winner", all.iter().map(|sheet| sheet.winner.map(Seat::name)).collect::<Vec<_>>())?;
        dict.set_item("ended_by", all.iter().map(|sheet| rules.get(sheet.by).copied()).collect::<Vec<_>>())?;
        dict.set_item("decisions", all.iter().map(|sheet| sheet.decisions).collect::<Vec<_>>())?;
        dict.set_item("chances", all.iter().map(|sheet| sheet.chances).collect::<Vec<_>>())?;
        dict.set_item("turns", all.iter().map(|sheet| sheet.turns).collect::<Vec<_>>())?;
        dict.set_item("lead_changes", all.iter().map(|sheet| sheet.lead_changes).collect::<Vec<_>>())?;
        dict.set_item("nodes", all.iter().map(|sheet| sheet.nodes).collect::<Vec<_>>())?;
        Ok(dict)
    }

    /// What `touchline sim --json` says of these matches, as JSON text: equal matches, equal bytes.
    #[pyo3(signature = (game, home, away, seed, mirrored=false))]
    fn summary(&self, game: &Game, home: &str, away: &str, seed: u64, mirrored: bool) -> PyResult<String> {
        let guide = touchline_games::guide(game.id()).map_err(|error| input(error.to_string()))?;
        let mut tally = Tally::default();
        self.sheets.iter().for_each(|sheet| tally.add(sheet));
        let run = Run {
            game: game.id().to_owned(),
            rules: guide.rules().collect(),
            options: serde_json::from_str(&game.0.any.changed_options()).unwrap_or_default(),
            home: spec(home)?.to_string(),
            away: spec(away)?.to_string(),
            seed,
            mirrored,
            tally,
        };
        guarded(|| Value::Object(run.json()).to_string())
    }
}

fn spec(text: &str) -> PyResult<Spec> {
    text.parse().map_err(|error: touchline_coach::NoCoach| input(error.to_string()))
}

pub(crate) fn threads(asked: usize) -> usize {
    if asked > 0 { asked } else { std::thread::available_parallelism().map_or(1, usize::from) }
}

/// Tells Python how far it is, and looks for Ctrl-C.
struct Teller<'a> {
    all: u64,
    tell: Option<&'a Py<PyAny>>,
    stop: &'a Stop,
    error: Option<PyErr>,
}

impl Progress for Teller<'_> {
    fn show(&mut self, pace: &Pace, running: &[(usize, Duration)]) {
        if self.error.is_some() {
            return;
        }
        let done = self.all.saturating_sub(pace.left());
        let left = pace.time_left(running.iter().copied()).map(|left| left.as_secs_f64());
        let told = Python::attach(|py| {
            py.check_signals()?;
            match self.tell {
                Some(tell) => tell.call1(py, (done, self.all, left)).map(|_| ()),
                None => Ok(()),
            }
        });
        if let Err(error) = told {
            self.stop.set();
            self.error = Some(error);
        }
    }
}

struct Matches<'a, G> {
    game: G,
    numbers: Range<u64>,
    fixture: Fixture,
    stop: &'a Stop,
}

impl<G: Judged> Batch for Matches<'_, G> {
    type Output = Scored;

    fn jobs(&self) -> Range<u64> {
        self.numbers.clone()
    }

    fn play(&self, number: u64) -> anyhow::Result<Option<Scored>> {
        Ok(play(&self.game, Fixture { number, ..self.fixture }, self.stop, None))
    }
}

struct Playing<'a, 'b> {
    numbers: Range<u64>,
    fixture: Fixture,
    threads: usize,
    teller: &'a mut Teller<'b>,
}

impl Visitor for Playing<'_, '_> {
    type Output = anyhow::Result<Vec<MatchSheet>>;

    fn visit<G: Judged>(self, game: G) -> Self::Output {
        if game.clock_seconds().is_some() {
            anyhow::bail!(
                "a simulation has no real clock: leave out `clock_seconds` and use a limit in turns"
            );
        }
        let Self { numbers, fixture, threads, teller } = self;
        let stop = teller.stop;
        let mut pace = Pace::new([(0, numbers.end - numbers.start)], threads);
        let batch = Matches { game, numbers, fixture, stop };
        let mut sheets = Vec::new();
        Pool { threads, stop }.run(&batch, &mut pace, teller, |scored, _| {
            sheets.push(scored.sheet);
            Ok(())
        })?;
        sheets.sort_by_key(|sheet| sheet.number);
        Ok(sheets)
    }
}

/// Plays the matches `first` to `first + matches − 1` of a seed. The same numbers give the same matches on any machine and any number of
/// threads (0: all cores). `progress` is called with matches done, all, and seconds left or none.
#[pyfunction]
#[pyo3(signature = (game, home, away, matches, *, first=0, seed=1, mirrored=false, threads=0, progress=None))]
#[expect(clippy::too_many_arguments, reason = "each is a keyword in Python")]
pub fn simulate(
    py: Python<'_>,
    game: &Game,
    home: &str,
    away: &str,
    matches: u64,
    first: u64,
    seed: u64,
    mirrored: bool,
    threads: usize,
    progress: Option<Py<PyAny>>,
) -> PyResult<Sheets> {
    if matches == 0 || matches > 1_000_000_000 {
        return Err(input(format!("matches: found {matches}, expected 1 to 1000000000")));
    }
    let end = first.checked_add(matches).ok_or_else(|| input("first: too large"))?;
    let clock = Clock::Counted;
    let fixture = Fixture { number: 0, first: spec(home)?, second: spec(away)?, mirrored, clock, seed };
    let (id, options) = (game.id(), game.0.any.options());
    let threads = self::threads(threads);
    let (stop, all) = (Stop::default(), matches);
    let (played, error) = unlocked(py, || {
        let mut teller = Teller { all, tell: progress.as_ref(), stop: &stop, error: None };
        let playing = Playing { numbers: first..end, fixture, threads, teller: &mut teller };
        let played = touchline_coach::visit(id, &options, playing);
        (played, teller.error)
    })?;
    if let Some(error) = error {
        return Err(error);
    }
    let sheets = played.map_err(|error| input(error.to_string()))?.map_err(|error| anyhow(&error))?;
    Ok(Sheets { game: id.to_owned(), sheets, stopped: stop.is_set() })
}

/// The same matches under many sets of options, as `touchline lab --json`; as JSON text.
///
/// `vary` are texts such as `goals_to_win=3,5`. `given` are matches that were played elsewhere: combination, kind (`play` or `skill`) and
/// sheets. With `plan_only` nothing is played: what is to be played is returned.
#[pyfunction]
#[pyo3(signature = (game, options, vary, *, home="rookie", away="rookie", matches=200, stronger="greedy", weaker="rookie",
                    skill_matches=None, seed=1, threads=0, progress=None, given=Vec::new(), plan_only=false))]
#[expect(clippy::too_many_arguments, reason = "each is a keyword in Python")]
pub fn laboratory(
    py: Python<'_>,
    game: &str,
    options: &Bound<'_, PyAny>,
    vary: Vec<String>,
    home: &str,
    away: &str,
    matches: u64,
    stronger: &str,
    weaker: &str,
    skill_matches: Option<u64>,
    seed: u64,
    threads: usize,
    progress: Option<Py<PyAny>>,
    given: Vec<(usize, String, Py<Sheets>)>,
    plan_only: bool,
) -> PyResult<String> {
    let options = to_value(options, "options")?;
    let vary = vary.iter().map(|text| text.parse::<Vary>().map_err(input));
    let vary = vary.collect::<PyResult<Vec<_>>>()?;
    let skill_matches = skill_matches.unwrap_or_else(|| (matches / 4).next_multiple_of(2));
    let (stronger, weaker) = (spec(stronger)?, spec(weaker)?);
    let skill = (skill_matches > 0).then_some(Skill { stronger, weaker, matches: skill_matches });
    let coaches = [spec(home)?, spec(away)?];
    let judged = judgement(game).map_err(|error| anyhow(&error))?;
    let plan = guarded(|| Plan::new(game, &options, vary, coaches, matches, skill, seed, &judged))?;
    let plan = plan.map_err(|error| anyhow(&error))?;
    if plan_only {
        let combinations: Vec<_> = plan.combinations.iter().map(|combination| &combination.options).collect();
        let refused: Vec<_> = plan.refused.iter().map(|refusal| &refusal.why).collect();
        return Ok(json!({ "combinations": combinations, "refused": refused, "matches": matches, "skill_matches": skill_matches })
            .to_string());
    }
    let mut experiment = Experiment::new(plan);
    for (combination, kind, sheets) in given {
        let kind = match kind.as_str() {
            "play" => Kind::Play,
            "skill" => Kind::Skill,
            other => return Err(input(format!("kind: found `{other}`, expected play or skill"))),
        };
        let trial = experiment.trials.get_mut(combination);
        let trial = trial.ok_or_else(|| input(format!("there is no combination {combination}")))?;
        sheets.get().sheets.iter().for_each(|sheet| _ = trial.add(kind, sheet));
    }
    let threads = self::threads(threads);
    let stop = Stop::default();
    let (done, error) = unlocked(py, || {
        let all = experiment.planned() - experiment.played();
        let mut teller = Teller { all, tell: progress.as_ref(), stop: &stop, error: None };
        let done = experiment.run(threads, &stop, &mut teller);
        (done, teller.error)
    })?;
    if let Some(error) = error {
        return Err(error);
    }
    done.map_err(|error| anyhow(&error))?;
    let Experiment { plan, trials, .. } = experiment;
    guarded(|| Value::Object(touchline_laboratory::json(&plan, trials)).to_string())
}
