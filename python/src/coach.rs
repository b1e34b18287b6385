//! Computer coaches.

use crate::errors::{bug, guarded, input, opening, unlocked};
use crate::json::to_python;
use crate::position::{Position, read_seat};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::time::Duration;
use touchline_coach::{Clock, Hired, Level, Reduced, Spec};
use touchline_games::{AnyPosition, Fudis};
use touchline_kernel::Turn;

/// The levels of coaches, weakest first.
#[pyfunction]
pub fn coaches() -> Vec<&'static str> {
    Level::ALL.iter().map(|level| level.name()).collect()
}

/// A computer coach: decides from what the seat to move may know.
///
/// `spec` is a level, with its thinking time if you like: `pro`, `world/10`, `pro:50ms`, `greedy:2000n`. With `counted` (the default)
/// thinking is counted in positions judged, so that decisions depend on the seed alone; otherwise by the clock.
///
/// >>> import touchline
/// >>> coach = touchline.coach("fudis", "rookie", seed=1)
/// >>> position, dice = touchline.Game("fudis").start(), touchline.Dice(1)
/// >>> while position.turn == "chance":
/// ...     position.roll(dice)
/// >>> coach.decide(position) in position.legal()
/// True
#[pyclass(frozen, module = "touchline")]
#[derive(Debug)]
pub struct Coach {
    game: &'static str,
    spec: Spec,
    counted: bool,
    seed: u64,
    hired: Mutex<Box<dyn Hired>>,
    stop: Arc<AtomicBool>,
}

/// A reduced Fudis shoot-out as a tree, with what our solver found: for `touchline.openspiel.shootout`.
#[pyfunction]
pub fn shootout_value<'py>(
    py: Python<'py>,
    ranks: Vec<char>,
    each: Vec<usize>,
    rounds: u32,
) -> PyResult<Bound<'py, PyDict>> {
    if ranks.is_empty() || ranks.len() != each.len() || each.iter().any(|n| *n == 0 || *n > 8) {
        return Err(input("expected as many numbers of cards, 1 to 8, as there are ranks"));
    }
    if !(1..=100_000).contains(&rounds) {
        return Err(input(format!("rounds: found {rounds}, expected 1 to 100000")));
    }
    let options = serde_json::json!({
        "format": "shootout_only", "shootout_legs": 1, "shootout_extra": 0, "shootout_tiebreak": "draw",
        "first_starter": "home", "packs": 2, "swaps": false
    });
    let fudis = touchline_games::fixed::<Fudis>(&options).map_err(|error| opening(&error))?;
    let pack = Reduced { ranks: &ranks, each: &each };
    let solved = unlocked(py, || touchline_coach::solve(&fudis, pack, rounds, MOST))?;
    let solved = solved.map_err(|error| input(error.to_string()))?;
    let dict = PyDict::new(py);
    dict.set_item("kind", solved.tree.kind.into_iter().map(u32::from).collect::<Vec<_>>())?;
    dict.set_item("points", solved.tree.points)?;
    dict.set_item("set", solved.tree.set)?;
    dict.set_item("first", solved.tree.first)?;
    dict.set_item("n", solved.tree.n)?;
    dict.set_item("child", solved.tree.child)?;
    dict.set_item("share", solved.tree.share)?;
    dict.set_item("value", solved.measure.value)?;
    dict.set_item("solved", solved.measure.solved)?;
    dict.set_item("greedy", solved.measure.greedy)?;
    dict.set_item("strategy", solved.solved)?;
    dict.set_item("greedy_strategy", solved.greedy)?;
    Ok(dict)
}

/// The largest tree that is grown.
const MOST: usize = 3_000_000;

/// How often Ctrl-C is looked for while a coach thinks.
const LOOK: Duration = Duration::from_millis(20);

impl Coach {
    fn hire(game: &str, spec: Spec, counted: bool, seed: u64) -> PyResult<Self> {
        let game = touchline_games::guide(game).map_err(|error| opening(&error))?.id;
        let clock = if counted { Clock::Counted } else { Clock::Real };
        let hired = guarded(|| touchline_coach::hire(game, spec, clock, seed, None))?
            .ok_or_else(|| input(format!("there is no coach for {game}")))?;
        Ok(Self { game, spec, counted, seed, stop: hired.stop(), hired: Mutex::new(hired) })
    }

    /// Lets the coach think on a thread of its own, so that Ctrl-C can end it.
    fn think<T: Send>(
        &self,
        py: Python<'_>,
        board: &dyn AnyPosition,
        ask: impl FnOnce(&mut dyn Hired, &dyn AnyPosition) -> T + Send,
    ) -> PyResult<T> {
        self.stop.store(false, Ordering::Relaxed);
        let (hired, stop) = (&self.hired, &self.stop);
        py.detach(|| {
            std::thread::scope(|scope| {
                let (done, waits) = mpsc::channel();
                scope.spawn(move || {
                    let asked = catch_unwind(AssertUnwindSafe(|| {
                        ask(&mut **hired.lock().unwrap_or_else(PoisonError::into_inner), board)
                    }));
                    _ = done.send(asked.map_err(|panic| bug(&*panic)));
                });
                loop {
                    match waits.recv_timeout(LOOK) {
                        Ok(asked) => return asked,
                        Err(mpsc::RecvTimeoutError::Timeout) => {
                            if let Err(interrupt) = Python::attach(|py| py.check_signals()) {
                                stop.store(true, Ordering::Relaxed);
                                return Err(interrupt);
                            }
                        }
                        Err(mpsc::RecvTimeoutError::Disconnected) => {
                            return Err(input("the coach gave no answer"));
                        }
                    }
                }
            })
        })
    }

    fn check(&self, position: &Position) -> PyResult<()> {
        if position.game.id() == self.game {
            Ok(())
        } else {
            Err(input(format!("a coach for {} cannot decide in {}", self.game, position.game.id())))
        }
    }
}

#[pymethods]
impl Coach {
    #[new]
    #[pyo3(signature = (game, spec="pro", *, seed=0, counted=true))]
    fn new(game: &str, spec: &str, seed: u64, counted: bool) -> PyResult<Self> {
        let spec = spec.parse::<Spec>().map_err(|error| input(error.to_string()))?;
        Self::hire(game, spec, counted, seed)
    }

    /// The action that the coach picks for the seat that decides, in notation.
    fn decide(&self, py: Python<'_>, position: &Position) -> PyResult<String> {
        self.check(position)?;
        let Turn::Decision(seat) = position.board.turn() else {
            return Err(input("nobody decides here"));
        };
        let board = position.board.any();
        let decided = self.think(py, &*board, |hired, board| hired.decide(board, seat))?;
        decided.ok_or_else(|| input("nobody decides here"))
    }

    /// The best ways to continue for a seat, each with actions, points, chances to win and to draw, goals and a reason.
    #[pyo3(signature = (position, count=3, seat=None))]
    fn hints(
        &self,
        py: Python<'_>,
        position: &Position,
        count: usize,
        seat: Option<&str>,
    ) -> PyResult<Py<PyAny>> {
        self.check(position)?;
        let seat = match (seat, position.board.turn()) {
            (Some(seat), _) => read_seat(seat)?,
            (None, Turn::Decision(seat)) => seat,
            _ => return Err(input("nobody decides here")),
        };
        let board = position.board.any();
        let hints = self.think(py, &*board, |hired, board| hired.hints(board, seat, count))?;
        to_python(py, &serde_json::to_value(hints).unwrap_or_default())
    }

    /// The game that it knows.
    #[getter]
    fn game(&self) -> &'static str {
        self.game
    }

    /// Its level and thinking time.
    #[getter]
    fn spec(&self) -> String {
        self.spec.to_string()
    }

    #[expect(clippy::type_complexity, reason = "pickle is handed what makes it and with what")]
    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, (&'static str, String, u64, bool))> {
        let hire = py.import("touchline")?.getattr("_coach")?;
        Ok((hire, (self.game, self.spec.to_string(), self.seed, self.counted)))
    }

    fn __repr__(&self) -> String {
        format!("Coach('{}', '{}')", self.game, self.spec)
    }
}
