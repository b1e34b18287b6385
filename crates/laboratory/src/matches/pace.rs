//! Progress and the estimated time left.

use std::time::Duration;

/// Receives progress updates.
pub trait Progress {
    /// `running` are the matches being played, each with its kind and how long it has been.
    fn show(&mut self, pace: &Pace, running: &[(usize, Duration)]);
}

/// Ignores progress.
impl Progress for () {
    fn show(&mut self, _: &Pace, _: &[(usize, Duration)]) {}
}

/// Time left, from how long matches of each kind have taken so far. Kinds differ: another board, other coaches.
#[derive(Debug)]
pub struct Pace {
    kinds: Vec<Kind>,
    threads: usize,
}

#[derive(Debug, Clone, Copy)]
struct Kind {
    /// A kind that has not been measured yet is taken for the mean of its group.
    group: usize,
    left: u64,
    done: u64,
    spent: Duration,
}

impl Pace {
    /// Starts without measurements: each kind with its group and its number of matches.
    pub fn new(kinds: impl IntoIterator<Item = (usize, u64)>, threads: usize) -> Self {
        let kinds =
            kinds.into_iter().map(|(group, left)| Kind { group, left, done: 0, spent: Duration::ZERO });
        Self { kinds: kinds.collect(), threads: threads.max(1) }
    }

    /// Adds the duration of a match that was played in an earlier run.
    pub fn remember(&mut self, kind: usize, took: Duration) {
        self.kinds[kind].done += 1;
        self.kinds[kind].spent += took;
    }

    /// A match is over.
    pub fn finished(&mut self, kind: usize, took: Duration) {
        self.remember(kind, took);
        self.kinds[kind].left = self.kinds[kind].left.saturating_sub(1);
    }

    /// Matches still to be played.
    pub fn left(&self) -> u64 {
        self.kinds.iter().map(|kind| kind.left).sum()
    }

    fn mean(&self, kind: usize) -> Option<f64> {
        let Kind { group, done, spent, .. } = self.kinds[kind];
        if done > 0 {
            return Some(spent.as_secs_f64() / done as f64);
        }
        let (mut done, mut spent) = (0, 0.0);
        for kind in self.kinds.iter().filter(|kind| kind.group == group && kind.done > 0) {
            done += kind.done;
            spent += kind.spent.as_secs_f64();
        }
        (done > 0).then(|| spent / done as f64)
    }

    /// The time left, if anything is known; `running` are the matches being played, with how long they have been.
    pub fn time_left(&self, running: impl IntoIterator<Item = (usize, Duration)>) -> Option<Duration> {
        let mut seconds = 0.0;
        for (i, kind) in self.kinds.iter().enumerate().filter(|(_, kind)| kind.left > 0) {
            seconds += kind.left as f64 * self.mean(i)?;
        }
        for (kind, since) in running {
            seconds -= since.as_secs_f64().min(self.mean(kind)?);
        }
        let threads = (self.threads as u64).min(self.left()).max(1);
        Some(Duration::from_secs_f64((seconds / threads as f64).max(0.0)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn each_kind_takes_its_own_time() {
        // Four short matches and four long ones, on two threads.
        let mut pace = Pace::new([(0, 4), (0, 4)], 2);
        assert_eq!(pace.time_left([]), None, "nothing is known yet");
        pace.finished(0, seconds(2));
        assert_eq!(
            pace.time_left([]),
            Some(seconds(7)),
            "an unknown kind is taken for the mean of its group"
        );
        pace.finished(1, seconds(10));
        assert_eq!(pace.time_left([]), Some(seconds((3 * 2 + 3 * 10) / 2)));
        assert_eq!(pace.time_left([(1, seconds(6)), (1, seconds(99))]), Some(seconds((36 - 6 - 10) / 2)));
        assert_eq!(pace.left(), 6);
    }

    #[test]
    fn groups_do_not_speak_for_each_other_and_the_past_counts() {
        let mut pace = Pace::new([(0, 2), (1, 2)], 1);
        pace.finished(0, seconds(3));
        assert_eq!(pace.time_left([]), None);
        pace.remember(1, seconds(5));
        assert_eq!(pace.time_left([]), Some(seconds(3 + 2 * 5)));
    }

    #[test]
    fn the_last_match_is_not_played_on_all_cores() {
        let mut pace = Pace::new([(0, 2)], 8);
        pace.finished(0, seconds(4));
        assert_eq!(pace.time_left([]), Some(seconds(4)));
    }
}
