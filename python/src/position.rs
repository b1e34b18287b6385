//! Positions, one step at a time.

use crate::errors::{guarded, input, step, with_locale};
use crate::game::Game;
use crate::json::to_python;
use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyDict};
use touchline_arrays::{Board, NoStep};
use touchline_games::Told;
use touchline_kernel::dice::{FairDice, Roll};
use touchline_kernel::{Finish, Seat, Turn, Viewer};

/// Fair dice from a seed; the same numbers on every machine.
///
/// >>> import touchline
/// >>> dice = touchline.Dice(1)
/// >>> [dice.below(6) + 1 for _ in range(6)]
/// [3, 3, 2, 3, 5, 2]
#[pyclass(module = "touchline")]
#[derive(Debug, Clone)]
pub struct Dice {
    pub dice: FairDice,
}

#[pymethods]
impl Dice {
    /// `number` picks one of many matches that share a seed.
    #[new]
    #[pyo3(signature = (seed=0, number=None))]
    fn new(seed: u64, number: Option<u64>) -> Self {
        Self {
            dice: match number {
                Some(number) => FairDice::for_match(seed, number),
                None => FairDice::from_seed(seed),
            },
        }
    }

    /// A number from 0 to `n` − 1, all equally likely.
    fn below(&mut self, n: u32) -> u32 {
        self.dice.below(n)
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }
}

/// `home` or `away`.
pub fn read_seat(text: &str) -> PyResult<Seat> {
    Seat::BOTH
        .into_iter()
        .find(|seat| seat.name() == text)
        .ok_or_else(|| input(format!("seat: found `{text}`, expected home or away")))
}

fn read_viewer(text: &str) -> PyResult<Viewer> {
    match text {
        "spectator" => Ok(Viewer::Spectator),
        "everything" => Ok(Viewer::Everything),
        _ => read_seat(text).map(Viewer::Seat).map_err(|_| {
            input(format!("viewer: found `{text}`, expected home, away, spectator or everything"))
        }),
    }
}

/// A step by number or in notation.
#[derive(FromPyObject)]
pub enum Word {
    Number(i64),
    Text(String),
}

/// A position: whose turn it is, what may be done, and what is known. Changed by `apply`, `settle` and `roll`; `copy` first to go back.
///
/// >>> import touchline
/// >>> position = touchline.Game("volchok").start()
/// >>> dice = touchline.Dice(1)
/// >>> while position.turn == "chance":
/// ...     position.roll(dice)
/// >>> position.legal()[:3]
/// ['pick 2', 'pick 3', 'pick 4']
/// >>> before = position.copy()
/// >>> position.apply("pick 2")
/// >>> position == before
/// False
#[pyclass(module = "touchline")]
#[derive(Debug)]
pub struct Position {
    pub game: Game,
    pub board: Box<dyn Board>,
    numbers: Vec<u32>,
}

/// Whose turn it is, as a number.
const CHANCE: u8 = 2;
const OVER: u8 = 3;

impl Position {
    pub fn new(game: Game, board: Box<dyn Board>) -> Self {
        Self { game, board, numbers: Vec::new() }
    }

    fn decider(&self) -> Option<Seat> {
        match self.board.turn() {
            Turn::Decision(seat) => Some(seat),
            _ => None,
        }
    }

    /// The seat that was asked for, or the one that decides, or Home.
    fn eyes(&self, seat: Option<&str>) -> PyResult<Seat> {
        match seat {
            Some(seat) => read_seat(seat),
            None => Ok(self.decider().unwrap_or(Seat::Home)),
        }
    }

    /// Why a step was not made.
    fn refuse(&self, py: Python<'_>, why: NoStep, action: &str) -> PyErr {
        match (why, self.board.turn()) {
            (NoStep::NotNow, Turn::Chance) => input("chance decides now: `settle` or `roll`"),
            (NoStep::NotNow, Turn::Over(_)) => input("the match is over"),
            (NoStep::NotNow, Turn::Decision(seat)) => input(format!("{seat} decides now: `apply`")),
            (_, Turn::Decision(seat)) => match self.board.any().judge(seat, action) {
                Err(error) => step(py, self.game.id(), error),
                Ok(()) => input(format!("`{action}` is no action of {}", self.game.id())),
            },
            _ => input(format!("`{action}` is no step here")),
        }
    }

    fn words(&self, word: &Word) -> PyResult<String> {
        match word {
            Word::Text(text) => Ok(text.clone()),
            Word::Number(number) => {
                let seat = self.eyes(None)?;
                let notation = u32::try_from(*number).ok().and_then(|n| self.board.notation(n, seat));
                notation.ok_or_else(|| {
                    input(format!("action: found {number}, expected 0 to {}", self.game.0.actions - 1))
                })
            }
        }
    }

    fn told(&self, py: Python<'_>, told: &[Told]) -> PyResult<Vec<Py<PyAny>>> {
        let value = |told: &Told| serde_json::to_value(told).unwrap_or_default();
        told.iter().map(|told| to_python(py, &value(told))).collect()
    }

    /// An array of bytes, filled by Rust and handed over without a copy.
    fn array<'py>(
        py: Python<'py>,
        size: usize,
        kind: &str,
        fill: impl FnOnce(&mut [u8]),
    ) -> PyResult<Bound<'py, PyAny>> {
        let bytes = PyByteArray::new_with(py, size, |bytes| {
            fill(bytes);
            Ok(())
        })?;
        py.import("numpy")?.call_method1("frombuffer", (bytes, kind))
    }
}

#[pymethods]
impl Position {
    /// The game.
    #[getter]
    fn game(&self) -> Game {
        self.game.clone()
    }

    /// `home`, `away`, `chance` or `over`.
    #[getter]
    fn turn(&self) -> &'static str {
        match self.board.turn() {
            Turn::Decision(seat) => seat.name(),
            Turn::Chance => "chance",
            Turn::Over(_) => "over",
        }
    }

    /// The same as a number: 0 home, 1 away, 2 chance, 3 over.
    #[getter]
    fn player(&self) -> u8 {
        match self.board.turn() {
            Turn::Decision(seat) => seat as u8,
            Turn::Chance => CHANCE,
            Turn::Over(_) => OVER,
        }
    }

    /// Goals of home and away.
    #[getter]
    fn score(&self) -> (u16, u16) {
        let score = self.board.score();
        (score.home, score.away)
    }

    /// How the match ended: `score`, `winner` (none for a draw) and the rule; none while it is being played.
    #[getter]
    fn finish<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyDict>>> {
        let Turn::Over(Finish { score, winner, by }) = self.board.turn() else { return Ok(None) };
        let dict = PyDict::new(py);
        dict.set_item("score", (score.home, score.away))?;
        dict.set_item("winner", winner.map(Seat::name))?;
        dict.set_item("rule", by)?;
        Ok(Some(dict))
    }

    /// 1 for the winner, −1 for the loser, 0 for both in a draw and while the match goes on: home's, away's.
    #[getter]
    fn returns(&self) -> (f64, f64) {
        match self.board.turn() {
            Turn::Over(Finish { winner: Some(Seat::Home), .. }) => (1.0, -1.0),
            Turn::Over(Finish { winner: Some(Seat::Away), .. }) => (-1.0, 1.0),
            _ => (0.0, 0.0),
        }
    }

    /// What may be done, in notation; empty unless a seat decides.
    fn legal(&self) -> Vec<String> {
        self.board.any().legal().into_iter().map(|choice| choice.text).collect()
    }

    /// The numbers of what may be done, in the same order.
    fn actions(&mut self) -> Vec<u32> {
        self.board.legal(&mut self.numbers);
        self.numbers.clone()
    }

    /// The numbers of what may be done, as an array with 1 for legal actions.
    fn mask<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.board.legal(&mut self.numbers);
        let numbers = &self.numbers;
        Self::array(py, self.game.0.actions, "int8", |mask| {
            numbers.iter().for_each(|number| mask[*number as usize] = 1);
        })
    }

    /// The notation of a numbered action, for the seat that decides or the one given.
    #[pyo3(signature = (number, seat=None))]
    fn notation(&self, number: i64, seat: Option<&str>) -> PyResult<String> {
        let seat = self.eyes(seat)?;
        let found = u32::try_from(number).ok().and_then(|number| self.board.notation(number, seat));
        found.ok_or_else(|| {
            input(format!("action: found {number}, expected 0 to {}", self.game.0.actions - 1))
        })
    }

    /// The number of an action in notation, for the seat that decides or the one given.
    #[pyo3(signature = (text, seat=None))]
    fn number(&self, text: &str, seat: Option<&str>) -> PyResult<u32> {
        let seat = self.eyes(seat)?;
        self.board
            .number(text, seat)
            .ok_or_else(|| input(format!("`{text}` is no numbered action of {}", self.game.id())))
    }

    /// Does an action of the seat that decides, by number or in notation. One that is not legal raises `Violation`, and nothing changes.
    fn apply(&mut self, py: Python<'_>, action: Word) -> PyResult<()> {
        let done = match &action {
            Word::Number(number) => {
                u32::try_from(*number).map_err(|_| NoStep::Unknown).and_then(|number| self.board.act(number))
            }
            Word::Text(text) => guarded(|| self.board.act_text(text))?,
        };
        match done {
            Ok(()) => Ok(()),
            Err(NoStep::NotNow) => Err(self.refuse(py, NoStep::NotNow, "")),
            Err(why) => Err(self.refuse(py, why, &self.words(&action)?)),
        }
    }

    /// What would be told if this were done or happened here: a list of dictionaries with rule, event and facts. Changes nothing.
    fn events(&self, py: Python<'_>, step: Word) -> PyResult<Vec<Py<PyAny>>> {
        let mut trial = self.board.any();
        let game = self.game.id();
        match self.board.turn() {
            Turn::Decision(seat) => {
                let acted = trial.act(seat, &self.words(&step)?);
                self.told(py, &acted.map_err(|error| crate::errors::step(py, game, error))?.told)
            }
            Turn::Chance => {
                let Word::Text(outcome) = &step else { return Err(input("an outcome is given in notation")) };
                let rolled = trial.settle(outcome);
                self.told(py, &rolled.map_err(|error| crate::errors::step(py, game, error))?.told)
            }
            Turn::Over(_) => Err(input("the match is over")),
        }
    }

    /// The violation that an action would be here, or none.
    fn why_not(&self, py: Python<'_>, action: Word) -> PyResult<Option<Py<PyAny>>> {
        let text = self.words(&action)?;
        let seat = self.decider().ok_or_else(|| self.refuse(py, NoStep::NotNow, &text))?;
        Ok(match self.board.any().judge(seat, &text) {
            Ok(()) => None,
            Err(error) => Some(step(py, self.game.id(), error).into_value(py).into_any()),
        })
    }

    /// What chance may pick, each outcome with its whole weight; the weights divided by their sum are the exact probabilities.
    ///
    /// >>> import touchline
    /// >>> touchline.Game("fuba").start().chances()
    /// []
    fn chances(&self) -> Vec<(String, u32)> {
        self.board.any().chances().into_iter().map(|chance| (chance.text, chance.weight)).collect()
    }

    /// An outcome drawn from the dice, in notation; changes nothing but the dice.
    fn sample(&self, py: Python<'_>, dice: &mut Dice) -> PyResult<String> {
        let drawn = self.board.any().draw_outcome(&mut dice.dice);
        drawn.ok_or_else(|| self.refuse(py, NoStep::NotNow, ""))
    }

    /// Lets chance decide once, by the dice.
    fn roll(&mut self, py: Python<'_>, dice: &mut Dice) -> PyResult<()> {
        self.board.roll(&mut dice.dice).map_err(|why| self.refuse(py, why, ""))
    }

    /// Lets an outcome happen: in notation, or by its place among `chances`.
    fn settle(&mut self, py: Python<'_>, outcome: Word) -> PyResult<()> {
        let place = match &outcome {
            Word::Number(place) => *place,
            Word::Text(text) => {
                let chances = self.board.any().chances();
                if chances.is_empty() {
                    return Err(self.refuse(py, NoStep::NotNow, text));
                }
                chances.iter().position(|chance| chance.text == *text).map_or(-1, |place| place as i64)
            }
        };
        let done =
            u32::try_from(place).map_err(|_| NoStep::Unknown).and_then(|place| self.board.settle(place));
        done.map_err(|why| match (why, outcome) {
            (NoStep::NotNow, _) => self.refuse(py, why, ""),
            (_, Word::Number(number)) => input(format!("chance has no outcome {number} here")),
            (_, Word::Text(text)) => input(format!("chance has no outcome `{text}` here")),
        })
    }

    /// A copy, to try something out on or to go back to.
    fn copy(&self) -> Self {
        Self::new(self.game.clone(), self.board.copied())
    }

    /// What a viewer may know: `home`, `away`, `spectator` or `everything`.
    #[pyo3(signature = (viewer="spectator"))]
    fn view(&self, py: Python<'_>, viewer: &str) -> PyResult<Py<PyAny>> {
        to_python(py, &self.board.any().view(read_viewer(viewer)?))
    }

    /// What a seat knows, as an array of bytes: of the seat that decides, or the one given. `Game.fields` says what they mean.
    #[pyo3(signature = (seat=None))]
    fn observe<'py>(&self, py: Python<'py>, seat: Option<&str>) -> PyResult<Bound<'py, PyAny>> {
        let seat = self.eyes(seat)?;
        Self::array(py, self.game.0.size, "uint8", |bytes| self.board.observe(seat, bytes))
    }

    /// A random position of those that the seat cannot tell from this one, with the right probabilities.
    fn imagine(&self, seat: &str, dice: &mut Dice) -> PyResult<Self> {
        let seat = read_seat(seat)?;
        let board = guarded(|| self.board.imagine(seat, &mut dice.dice))?;
        Ok(Self::new(self.game.clone(), board))
    }

    /// What may come of an action that leads to chance: event, rule and probability as a fraction. Empty while anything is hidden.
    fn forecast(
        &self,
        py: Python<'_>,
        action: Word,
    ) -> PyResult<Vec<(&'static str, &'static str, Py<PyAny>)>> {
        let fraction = py.import("fractions")?.getattr("Fraction")?;
        let told = self.board.any().forecast(&self.words(&action)?);
        told.into_iter()
            .map(|told| Ok((told.event, told.rule, fraction.call1(told.chance)?.unbind())))
            .collect()
    }

    /// The position as a file, as a dictionary.
    #[getter]
    fn setup(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        to_python(py, &self.board.any().setup())
    }

    /// The position as JSON text; `Game.position` reads it.
    fn json(&self) -> String {
        self.board.any().setup().to_string()
    }

    /// The board as text.
    #[pyo3(signature = (viewer="everything", lang="en"))]
    fn draw(&self, viewer: &str, lang: &str) -> PyResult<String> {
        let viewer = read_viewer(viewer)?;
        let any = self.board.any();
        with_locale(lang, |locale| any.draw(viewer, &locale.board(self.game.id(), &locale.teams())))
    }

    fn __copy__(&self) -> Self {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.copy()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (Game, String))> {
        Ok((py.import("touchline")?.getattr("_position")?, (self.game.clone(), self.json())))
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.board.same(&*other.board)
    }

    fn __hash__(&self) -> u64 {
        self.board.hash()
    }

    fn __str__(&self) -> PyResult<String> {
        self.draw("everything", "en")
    }

    fn __repr__(&self) -> String {
        let (home, away) = self.score();
        format!("<{} {home}:{away}, {}>", self.game.id(), self.turn())
    }
}
