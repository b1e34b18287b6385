//! The progress bar of long work, with the time left.

use crate::input::is_dumb;
use indicatif::{ProgressBar, ProgressStyle};
use std::io::IsTerminal;
use std::time::{Duration, Instant};
use touchline_laboratory::{Pace, Progress};
use touchline_locale::Locale;

/// `4:05`, or `1:00:09`.
pub fn clock(time: Duration) -> String {
    // Half a minute more or less does not matter in an hour, but a whole second does at the end: round up.
    let seconds = time.as_secs_f64().ceil() as u64;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// A bar on a terminal; hidden elsewhere.
#[derive(Debug)]
pub struct TimeBar<'a> {
    locale: &'a Locale,
    bar: ProgressBar,
    started: Instant,
    looked: Option<Instant>,
    done: u64,
    total: u64,
}

impl<'a> TimeBar<'a> {
    /// A bar with a total.
    pub fn new(total: u64, locale: &'a Locale) -> Self {
        let shown = std::io::stderr().is_terminal() && !is_dumb();
        let bar = if shown { ProgressBar::new(total) } else { ProgressBar::hidden() };
        if let Ok(style) =
            ProgressStyle::with_template("{bar:40.green/white.dim} {human_pos}/{human_len}  {msg}")
        {
            bar.set_style(style.progress_chars("━╸─"));
        }
        Self { locale, bar, started: Instant::now(), looked: None, done: 0, total }
    }

    fn tell(&self, done: u64, left: Option<Duration>) {
        let time = clock(self.started.elapsed());
        let words = match left {
            Some(left) => {
                self.locale.text("ui-progress", &[("time", time.into()), ("left", clock(left).into())])
            }
            None => self.locale.text("ui-progress-start", &[("time", time.into())]),
        };
        self.bar.set_message(words);
        self.bar.set_position(done);
    }

    /// Throttles redrawing to ten times a second; never due while the bar is hidden.
    fn is_due(&mut self) -> bool {
        let now = Instant::now();
        let due =
            !self.bar.is_hidden() && self.looked.is_none_or(|then| now - then >= Duration::from_millis(100));
        if due {
            self.looked = Some(now);
        }
        due
    }

    /// One more is done; all are taken to be equally long.
    pub fn advance(&mut self) {
        self.done += 1;
        if self.is_due() {
            let left = self.total.saturating_sub(self.done) as f64 / self.done as f64;
            self.tell(self.done, Some(self.started.elapsed().mul_f64(left)));
        }
    }

    /// Fewer are to be done than was thought.
    pub fn forgo(&mut self, number: u64) {
        self.total = self.total.saturating_sub(number);
        self.bar.set_length(self.total);
    }

    /// Prints a line above the bar, to standard error.
    pub fn say(&self, line: &str) {
        self.bar.suspend(|| eprintln!("{line}"));
    }

    /// Takes the bar away.
    pub fn clear(&self) {
        self.bar.finish_and_clear();
    }
}

impl Progress for TimeBar<'_> {
    /// Shows where things stand, ten times a second at most.
    fn show(&mut self, pace: &Pace, running: &[(usize, Duration)]) {
        if self.is_due() {
            let done = self.total.saturating_sub(pace.left());
            self.tell(done, pace.time_left(running.iter().copied()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_read_as_on_a_clock() {
        assert_eq!(clock(Duration::from_millis(200)), "0:01");
        assert_eq!(clock(Duration::from_secs(245)), "4:05");
        assert_eq!(clock(Duration::from_secs(3609)), "1:00:09");
    }
}
