//! Who plays which match on which core.

use crate::many::{Pace, Progress, Whistle};
use anyhow::Result;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::Thread;
use std::time::{Duration, Instant};

/// Threads that play matches one after the other, each the next that nobody has begun.
#[derive(Debug)]
pub struct Crew<'a> {
    /// How many.
    pub threads: usize,
    /// Ends all matches.
    pub whistle: &'a Whistle,
}

/// Results are looked for so often.
const LOOK: Duration = Duration::from_millis(25);

impl Crew<'_> {
    /// Plays all jobs in the order of their numbers, as far as several at a time have one, and hands over the results as they come. `kind` says of
    /// which kind a job is, for the time it takes. A job that was called off gives nothing.
    ///
    /// # Errors
    /// Those of `play` and `take`; nothing more is played then.
    pub fn run<R: Send>(
        &self,
        jobs: Range<u64>,
        pace: &mut Pace,
        progress: &mut dyn Progress,
        kind: impl Fn(u64) -> usize + Sync,
        play: impl Fn(u64) -> Result<Option<R>> + Sync,
        mut take: impl FnMut(R, Duration) -> Result<()>,
    ) -> Result<()> {
        let threads = (self.threads as u64).min(jobs.end.saturating_sub(jobs.start)).max(1) as usize;
        let next = AtomicU64::new(jobs.start);
        let at_work = AtomicUsize::new(threads);
        let slots: Vec<Mutex<Option<(usize, Instant)>>> = (0..threads).map(|_| Mutex::new(None)).collect();
        let finished = Mutex::new(Vec::new());
        let referee = std::thread::current();
        std::thread::scope(|scope| {
            for slot in &slots {
                let (next, at_work, finished, referee) = (&next, &at_work, &finished, &referee);
                let (jobs, kind, play) = (&jobs, &kind, &play);
                scope.spawn(move || {
                    let _leaves = Leaves { at_work, referee };
                    while !self.whistle.blown() {
                        let job = next.fetch_add(1, Ordering::Relaxed);
                        if job >= jobs.end {
                            break;
                        }
                        let (kind, since) = (kind(job), Instant::now());
                        *locked(slot) = Some((kind, since));
                        let played = play(job);
                        *locked(slot) = None;
                        match played {
                            Ok(Some(result)) => locked(finished).push(Ok((kind, result, since.elapsed()))),
                            Ok(None) => break,
                            Err(error) => {
                                self.whistle.blow();
                                locked(finished).push(Err(error));
                                break;
                            }
                        }
                    }
                });
            }
            let mut done = Ok(());
            loop {
                // Whether anybody still plays is asked first: what he leaves behind is found afterwards.
                let over = at_work.load(Ordering::Acquire) == 0;
                let results = std::mem::take(&mut *locked(&finished));
                for result in results {
                    match result {
                        Ok((kind, result, took)) => {
                            pace.finished(kind, took);
                            if done.is_ok() {
                                done = take(result, took);
                            }
                        }
                        Err(error) => done = done.and(Err(error)),
                    }
                }
                if done.is_err() {
                    self.whistle.blow();
                }
                if over {
                    return done;
                }
                let running = slots.iter().filter_map(|slot| *locked(slot));
                let running: Vec<_> = running.map(|(kind, since)| (kind, since.elapsed())).collect();
                progress.show(pace, &running);
                std::thread::park_timeout(LOOK);
            }
        })
    }
}

/// Says that a thread has ended, even if it ended badly.
struct Leaves<'a> {
    at_work: &'a AtomicUsize,
    referee: &'a Thread,
}

impl Drop for Leaves<'_> {
    fn drop(&mut self) {
        self.at_work.fetch_sub(1, Ordering::Release);
        self.referee.unpark();
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(threads: usize, play: impl Fn(u64) -> Result<Option<u64>> + Sync) -> (Result<()>, Vec<u64>, bool) {
        let whistle = Whistle::default();
        let mut pace = Pace::new([(0, 5000)], threads);
        let mut taken = Vec::new();
        let crew = Crew { threads, whistle: &whistle };
        let take = |number, _| {
            taken.push(number);
            Ok(())
        };
        let done = crew.run(0..5000, &mut pace, &mut (), |_| 0, play, take);
        taken.sort_unstable();
        (done, taken, whistle.blown())
    }

    #[test]
    fn every_job_is_done_once_whatever_the_threads() {
        for threads in [1, 2, 7] {
            let (done, taken, blown) = run(threads, |job| Ok(Some(job)));
            assert!(done.is_ok() && !blown);
            assert_eq!(taken, (0..5000).collect::<Vec<_>>());
        }
    }

    #[test]
    fn an_error_ends_it_and_is_told() {
        let (done, taken, _) = run(3, |job| if job == 40 { anyhow::bail!("no ball") } else { Ok(Some(job)) });
        assert_eq!(done.unwrap_err().to_string(), "no ball");
        assert!(taken.len() < 5000 && !taken.contains(&40));
    }

    #[test]
    fn what_was_finished_before_a_match_is_called_off_is_handed_over() {
        let (done, taken, _) = run(1, |job| Ok((job < 40).then_some(job)));
        assert!(done.is_ok());
        assert_eq!(taken, (0..40).collect::<Vec<_>>());
    }
}
