//! What really happened in a match.

use crate::errors::{guarded, input};
use crate::json::to_python;
use crate::records::read;
use crate::simulate::threads;
use pyo3::prelude::*;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;
use touchline_analysis::{Budget, Settings};
use touchline_live::Verdict;

/// How often Ctrl-C is looked for, and progress is told.
const LOOK: Duration = Duration::from_millis(50);

/// Analyses a record, as `touchline analyse --json` does: expected goals, win probability, luck and skill that add up, mistakes. `budget` is
/// `quick`, `normal` or `deep`. The same seed gives the same analysis, on any number of threads. `progress` is called with how many steps are
/// done, and of how many.
///
/// >>> import touchline
/// >>> match = touchline.Match(touchline.Game("fudis"), seed=3)
/// >>> match.play(touchline.coach("fudis", "random"), touchline.coach("fudis", "random"))
/// >>> found = touchline.analyse(match.record())
/// >>> sorted(found["luck"])
/// ['away', 'home']
#[pyfunction]
#[pyo3(signature = (record, budget="quick", *, seed=1, threads=0, progress=None))]
pub fn analyse(
    py: Python<'_>,
    record: &str,
    budget: &str,
    seed: u64,
    threads: usize,
    progress: Option<Py<PyAny>>,
) -> PyResult<Py<PyAny>> {
    let record = read(record)?;
    let budget: Budget = budget.parse().map_err(input)?;
    let settings = Settings { budget, seed, threads: self::threads(threads) };
    // A record that is false tells nothing.
    match py.detach(|| guarded(|| touchline_live::verify(&record)))? {
        Ok(Verdict::Proven { .. } | Verdict::LegalOnly { .. }) => {}
        Ok(_) => return Err(input("the rolls are not what the dice give: see touchline.verify")),
        Err(error) => return Err(input(error.to_string())),
    }
    let (stop, done) = (AtomicBool::new(false), AtomicU32::new(0));
    let all = AtomicU32::new(0);
    let tell = |made: u32, of: u32| {
        done.fetch_max(made, Ordering::Relaxed);
        all.store(of, Ordering::Relaxed);
    };
    let look = |py: Python<'_>| -> PyResult<()> {
        py.check_signals()?;
        match &progress {
            Some(call) => {
                call.call1(py, (done.load(Ordering::Relaxed), all.load(Ordering::Relaxed))).map(|_| ())
            }
            None => Ok(()),
        }
    };
    let analysis = py.detach(|| {
        std::thread::scope(|scope| {
            let work =
                scope.spawn(|| guarded(|| touchline_analysis::analyse(&record, settings, &stop, &tell)));
            let mut interrupt = Ok(());
            while !work.is_finished() {
                std::thread::park_timeout(LOOK);
                if interrupt.is_ok() {
                    interrupt = Python::attach(look);
                    stop.store(interrupt.is_err(), Ordering::Relaxed);
                }
            }
            interrupt?;
            work.join().unwrap_or_else(|panic| Err(crate::errors::bug(&*panic)))
        })
    })?;
    let analysis = analysis.map_err(|error| input(error.to_string()))?;
    to_python(py, &serde_json::to_value(&analysis).unwrap_or_default())
}
