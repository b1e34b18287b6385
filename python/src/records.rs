//! Records: matches as text, and their proof.

use crate::errors::{guarded, input, step};
use crate::game::Game;
use crate::json::to_python;
use crate::position::read_seat;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use touchline_kernel::record::{Entry, Record};
use touchline_kernel::{BySeat, Seat, Turn, Viewer};
use touchline_live::{Dice as Source, LiveError, Moment, Verdict};

pub(crate) fn read(text: &str) -> PyResult<Record> {
    guarded(|| text.parse::<Record>())?.map_err(|error| input(error.to_string()))
}

/// Replays a record, and recomputes its rolls. A dictionary: `verdict` is `proven`, `legal` (the rolls cannot be recomputed) or `false`,
/// `ok` is true for `proven`, `why` says what is wrong.
///
/// >>> import touchline
/// >>> match = touchline.Match(touchline.Game("fudis"), seed=3)
/// >>> match.play(touchline.coach("fudis", "random"), touchline.coach("fudis", "random"))
/// >>> touchline.verify(match.record())["ok"]
/// True
#[pyfunction]
pub fn verify<'py>(py: Python<'py>, record: &str) -> PyResult<Bound<'py, PyDict>> {
    let record = read(record)?;
    let verdict = py.detach(|| guarded(|| touchline_live::verify(&record)))?;
    let (word, why) = match &verdict {
        Ok(Verdict::Proven { .. }) => ("proven", None),
        Ok(Verdict::LegalOnly { .. }) => ("legal", Some("the rolls cannot be recomputed".to_owned())),
        Ok(Verdict::BrokenCommitment(party)) => ("false", Some(format!("{party} broke its commitment"))),
        Ok(Verdict::WrongRoll { number, found, expected }) => {
            ("false", Some(format!("entry {number}: found {found}, the dice give {expected}")))
        }
        Err(error) => ("false", Some(error.to_string())),
    };
    let dict = PyDict::new(py);
    dict.set_item("verdict", word)?;
    dict.set_item("ok", word == "proven")?;
    dict.set_item("why", why)?;
    dict.set_item("result", record.result.as_ref().map(ToString::to_string))?;
    Ok(dict)
}

/// What a record says without being played: game, options and steps, each with who made it.
#[expect(clippy::type_complexity, reason = "Python takes it apart")]
#[pyfunction]
pub fn steps_of(record: &str) -> PyResult<(String, u32, String, Vec<(&'static str, String)>)> {
    let record = read(record)?;
    let steps = record.entries.iter().filter_map(|entry| match entry {
        Entry::Action(seat, Some(text)) => Some((seat.name(), text.clone())),
        Entry::Chance(Some(text)) => Some(("chance", text.clone())),
        _ => None,
    });
    let steps = steps.collect();
    Ok((record.game.clone(), record.rules, record.options.clone(), steps))
}

/// A match with its log: what is played can be told, undone and kept as a record.
#[pyclass(module = "touchline")]
#[derive(Debug)]
pub struct Match {
    game: Game,
    live: touchline_live::Match,
}

impl Match {
    fn refuse(&self, py: Python<'_>, error: LiveError) -> PyErr {
        match error {
            LiveError::Step(error) => step(py, self.game.id(), error),
            other => input(other.to_string()),
        }
    }

    fn told(py: Python<'_>, moments: &[Moment]) -> PyResult<Py<PyAny>> {
        let told: Vec<_> = moments.iter().flat_map(|moment| moment.told.iter()).collect();
        to_python(py, &serde_json::to_value(told).unwrap_or_default())
    }
}

#[pymethods]
impl Match {
    /// A new match; `seed` is that of its dice.
    #[new]
    #[pyo3(signature = (game, seed=0, *, home="home", away="away"))]
    fn new(game: &Game, seed: u64, home: &str, away: &str) -> PyResult<Self> {
        let names = BySeat::new(home.to_owned(), away.to_owned());
        let mut live = touchline_live::Match::new(game.0.any.clone(), names, &Source::Seed(seed));
        live.roll_all().map_err(|error| input(error.to_string()))?;
        Ok(Self { game: game.clone(), live })
    }

    /// Who decides, or `over`; chances are rolled at once.
    #[getter]
    fn turn(&self) -> &'static str {
        match self.live.turn() {
            Turn::Decision(seat) => seat.name(),
            Turn::Chance => "chance",
            Turn::Over(_) => "over",
        }
    }

    /// The position now.
    #[getter]
    fn position(&self) -> PyResult<crate::position::Position> {
        let setup = self.live.position().setup();
        let board = self.game.0.open.place(&setup).map_err(|error| crate::errors::faults(&error))?;
        Ok(crate::position::Position::new(self.game.clone(), board))
    }

    /// Goals of home and away.
    #[getter]
    fn score(&self) -> (u16, u16) {
        let score = self.live.position().score();
        (score.home, score.away)
    }

    /// What the seat that decides may do.
    fn legal(&self) -> Vec<String> {
        self.live.position().legal().into_iter().map(|choice| choice.text).collect()
    }

    /// Does an action in notation and rolls the chances that follow; tells what happened.
    fn act(&mut self, py: Python<'_>, action: &str) -> PyResult<Py<PyAny>> {
        let Turn::Decision(seat) = self.live.turn() else { return Err(input("the match is over")) };
        let mut moments = vec![self.live.act(seat, action).map_err(|error| self.refuse(py, error))?];
        moments.extend(self.live.roll_all().map_err(|error| self.refuse(py, error))?);
        Self::told(py, &moments)
    }

    /// Gives up.
    fn resign(&mut self, py: Python<'_>, seat: &str) -> PyResult<()> {
        let seat = read_seat(seat)?;
        self.live.resign(seat).map(|_| ()).map_err(|error| self.refuse(py, error))
    }

    /// Lets two coaches play on to the end.
    fn play(
        slf: &Bound<'_, Self>,
        home: &Bound<'_, crate::coach::Coach>,
        away: &Bound<'_, crate::coach::Coach>,
    ) -> PyResult<()> {
        let py = slf.py();
        loop {
            let seat = match slf.borrow().live.turn() {
                Turn::Decision(seat) => seat,
                _ => return Ok(()),
            };
            let coach = if seat == Seat::Home { home } else { away };
            let position = Bound::new(py, slf.borrow().position()?)?;
            let action: String = coach.call_method1("decide", (position,))?.extract()?;
            slf.borrow_mut().act(py, &action)?;
        }
    }

    /// The record: a text that replays to the same match anywhere.
    fn record(&self) -> String {
        self.live.record(Viewer::Everything).to_string()
    }
}
