//! A pool of threads that plays many matches.

use crate::matches::{Pace, Progress, Stop};
use anyhow::Result;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::Thread;
use std::time::{Duration, Instant};

/// A thread pool; each thread takes the next job from a shared queue.
#[derive(Debug)]
pub struct Pool<'a> {
    /// How many threads.
    pub threads: usize,
    /// Ends all matches.
    pub stop: &'a Stop,
}

/// What a pool plays: jobs by number.
pub trait Batch: Sync {
    /// What comes of a job.
    type Output: Send;

    /// The numbers of all jobs.
    fn jobs(&self) -> Range<u64>;

    /// Jobs of one kind take about equally long.
    fn kind(&self, _job: u64) -> usize {
        0
    }

    /// Plays a job; nothing, if it was stopped.
    ///
    /// # Errors
    /// An error that ends the whole batch.
    fn play(&self, job: u64) -> Result<Option<Self::Output>>;
}

/// How often results are collected and progress is told.
const LOOK: Duration = Duration::from_millis(25);

impl Pool<'_> {
    /// Plays all jobs of a batch, those with low numbers first, and hands over the results as they come, with the time each took.
    ///
    /// # Errors
    /// Those of the batch and of `take`; nothing more is played then.
    pub fn run<B: Batch>(
        &self,
        batch: &B,
        pace: &mut Pace,
        progress: &mut dyn Progress,
        mut take: impl FnMut(B::Output, Duration) -> Result<()>,
    ) -> Result<()> {
        let jobs = batch.jobs();
        let threads = (self.threads as u64).min(jobs.end.saturating_sub(jobs.start)).max(1) as usize;
        let next = AtomicU64::new(jobs.start);
        let at_work = AtomicUsize::new(threads);
        let slots: Vec<Mutex<Option<(usize, Instant)>>> = (0..threads).map(|_| Mutex::new(None)).collect();
        let finished = Mutex::new(Vec::new());
        let referee = std::thread::current();
        std::thread::scope(|scope| {
            for slot in &slots {
                let (next, at_work, finished, referee) = (&next, &at_work, &finished, &referee);
                let jobs = &jobs;
                scope.spawn(move || {
                    let _leaves = Leaves { at_work, referee };
                    while !self.stop.is_set() {
                        let job = next.fetch_add(1, Ordering::Relaxed);
                        if job >= jobs.end {
                            break;
                        }
                        let (kind, since) = (batch.kind(job), Instant::now());
                        *locked(slot) = Some((kind, since));
                        let played = batch.play(job);
                        *locked(slot) = None;
                        match played {
                            Ok(Some(result)) => locked(finished).push(Ok((kind, result, since.elapsed()))),
                            Ok(None) => break,
                            Err(error) => {
                                self.stop.set();
                                locked(finished).push(Err(error));
                                break;
                            }
                        }
                    }
                });
            }
            let mut done = Ok(());
            loop {
                // Ask whether a worker is alive before draining the channel: a result sent in between is still found.
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
                    self.stop.set();
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

/// Drop guard: counts a worker out even if it panicked.
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

    struct Numbers<F>(F);

    impl<F: Fn(u64) -> Result<Option<u64>> + Sync> Batch for Numbers<F> {
        type Output = u64;

        fn jobs(&self) -> Range<u64> {
            0..5000
        }

        fn play(&self, job: u64) -> Result<Option<u64>> {
            self.0(job)
        }
    }

    fn run(threads: usize, play: impl Fn(u64) -> Result<Option<u64>> + Sync) -> (Result<()>, Vec<u64>, bool) {
        let stop = Stop::default();
        let mut pace = Pace::new([(0, 5000)], threads);
        let mut taken = Vec::new();
        let done = Pool { threads, stop: &stop }.run(&Numbers(play), &mut pace, &mut (), |number, _| {
            taken.push(number);
            Ok(())
        });
        taken.sort_unstable();
        (done, taken, stop.is_set())
    }

    #[test]
    fn every_job_is_done_once_whatever_the_threads() {
        for threads in [1, 2, 7] {
            let (done, taken, stopped) = run(threads, |job| Ok(Some(job)));
            assert!(done.is_ok() && !stopped);
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
