//! Thousands of matches in one call, on arrays that numpy owns.

use crate::errors::{input, unlocked};
use crate::game::Game;
use pyo3::buffer::{Element, PyBuffer};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use touchline_arrays::{AnyVector, Illegal, Reward, Rows};

/// Memory of a numpy array that is held as long as this lives.
#[derive(Debug)]
struct Held<T: Element> {
    buffer: PyBuffer<T>,
    len: usize,
}

// What of a buffer may be touched from other threads: the memory, not the interpreter.
struct Raw<T>(*mut T, usize);

impl<T: Element> Held<T> {
    fn new(array: &Bound<'_, PyAny>, name: &str, len: usize) -> PyResult<Self> {
        let buffer =
            PyBuffer::<T>::get(array).map_err(|_| input(format!("{name}: the array has another type")))?;
        if buffer.readonly() || !buffer.is_c_contiguous() || buffer.item_count() != len {
            return Err(input(format!(
                "{name}: expected a contiguous array of {len} numbers that can be written"
            )));
        }
        Ok(Self { buffer, len })
    }

    fn raw(&self) -> Raw<T> {
        Raw(self.buffer.buf_ptr().cast::<T>(), self.len)
    }
}

#[expect(
    unsafe_code,
    reason = "the only way from a buffer of numpy to a slice that threads may fill without the interpreter lock"
)]
mod memory {
    use super::Raw;

    // SAFETY: a raw buffer is plain numbers. It is made anew for each call, from a `Vector` that is borrowed mutably for as long.
    unsafe impl<T> Send for Raw<T> {}

    impl<T> Raw<T> {
        /// The memory as a slice.
        pub(super) fn slice<'a>(self) -> &'a mut [T] {
            // SAFETY: `Held` checked type, order and number and keeps the buffer exported, so that it is neither freed nor resized.
            // A `Vector` is borrowed mutably while it writes, each array belongs to one `Vector`, and Python has read-only views.
            unsafe { std::slice::from_raw_parts_mut(self.0, self.1) }
        }
    }
}

/// The engine of `touchline.VectorEnv`, which owns the arrays.
#[pyclass(module = "touchline", name = "_Vector")]
#[derive(Debug)]
pub struct Vector {
    vector: Box<dyn AnyVector>,
    n: usize,
    actions: usize,
    process: u32,
    begun: bool,
    observation: Held<u8>,
    mask: Held<u8>,
    seat: Held<u8>,
    count: Held<i32>,
    reward: Held<f32>,
    done: Held<u8>,
    score: Held<i32>,
    steps: Held<i32>,
    offset: Held<i64>,
    legal: Held<i32>,
}

/// The arrays as they are handed to another thread.
struct Arrays {
    bytes: [Raw<u8>; 4],
    numbers: [Raw<i32>; 4],
    reward: Raw<f32>,
    offset: Raw<i64>,
}

impl Arrays {
    fn rows<'a>(self) -> Rows<'a> {
        let [observation, mask, seat, done] = self.bytes.map(Raw::slice);
        let [count, score, steps, legal] = self.numbers.map(Raw::slice);
        let (reward, offset) = (self.reward.slice(), self.offset.slice());
        Rows { observation, mask, seat, count, reward, done, score, steps, offset, legal }
    }
}

impl Vector {
    fn arrays(&self) -> Arrays {
        Arrays {
            bytes: [&self.observation, &self.mask, &self.seat, &self.done].map(Held::raw),
            numbers: [&self.count, &self.score, &self.steps, &self.legal].map(Held::raw),
            reward: self.reward.raw(),
            offset: self.offset.raw(),
        }
    }

    /// Threads do not survive a fork.
    fn check_process(&self) -> PyResult<()> {
        if self.process == std::process::id() {
            return Ok(());
        }
        Err(PyRuntimeError::new_err(
            "this VectorEnv was made before the process was forked: make one in each worker",
        ))
    }
}

#[pymethods]
impl Vector {
    #[new]
    #[expect(clippy::too_many_arguments, reason = "one for each array")]
    fn new(
        game: &Game,
        n: usize,
        threads: usize,
        reward: &str,
        observation: &Bound<'_, PyAny>,
        mask: &Bound<'_, PyAny>,
        seat: &Bound<'_, PyAny>,
        count: &Bound<'_, PyAny>,
        rewards: &Bound<'_, PyAny>,
        done: &Bound<'_, PyAny>,
        score: &Bound<'_, PyAny>,
        steps: &Bound<'_, PyAny>,
        offset: &Bound<'_, PyAny>,
        legal: &Bound<'_, PyAny>,
    ) -> PyResult<Self> {
        let kind = match reward {
            "win" => Reward::Win,
            "goals" => Reward::Goals,
            _ => return Err(input(format!("reward: found `{reward}`, expected win or goals"))),
        };
        let (size, actions) = (game.0.size, game.0.actions);
        Ok(Self {
            observation: Held::new(observation, "observation", n * size)?,
            mask: Held::new(mask, "mask", n * actions)?,
            seat: Held::new(seat, "seat", n)?,
            count: Held::new(count, "count", n)?,
            reward: Held::new(rewards, "reward", 2 * n)?,
            done: Held::new(done, "done", n)?,
            score: Held::new(score, "score", 2 * n)?,
            steps: Held::new(steps, "steps", n)?,
            offset: Held::new(offset, "offset", n + 1)?,
            legal: Held::new(legal, "legal", game.0.open.legal_max(n))?,
            vector: game.0.open.vector(n, threads, kind),
            n,
            actions,
            process: std::process::id(),
            begun: false,
        })
    }

    /// How many numbers the array `legal` must have.
    #[staticmethod]
    fn legal_max(game: &Game, n: usize) -> usize {
        game.0.open.legal_max(n)
    }

    fn reset(&mut self, py: Python<'_>, seed: u64) -> PyResult<()> {
        self.check_process()?;
        let arrays = self.arrays();
        let vector = &mut self.vector;
        unlocked(py, move || vector.reset(seed, &mut arrays.rows()))?;
        self.begun = true;
        Ok(())
    }

    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        self.check_process()?;
        if !self.begun {
            return Err(input("`reset` comes first"));
        }
        let buffer = PyBuffer::<i64>::get(actions)
            .map_err(|_| input("actions: expected an array of whole numbers (int64)"))?;
        if buffer.shape() != [self.n] {
            return Err(input(format!("actions: found shape {:?}, expected ({},)", buffer.shape(), self.n)));
        }
        let chosen = buffer.to_vec(py)?;
        drop(buffer);
        let arrays = self.arrays();
        let vector = &mut self.vector;
        let done = unlocked(py, move || vector.step(&chosen, &mut arrays.rows()))?;
        done.map_err(|Illegal { row, action }| {
            input(format!(
                "actions[{row}]: {action} is not legal there (0 to {} by the mask)",
                self.actions - 1
            ))
        })
    }
}
