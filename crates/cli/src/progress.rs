//! The progress bar of long work, with the time left.

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

/// A bar on a terminal; nothing elsewhere.
#[derive(Debug)]
pub struct TimeBar<'a> {
    locale: &'a Locale,
    bar: ProgressBar,
    started: Instant,
    looked: Option<Instant>,
    total: u64,
}

impl<'a> TimeBar<'a> {
    /// A bar for so many matches.
    pub fn new(total: u64, locale: &'a Locale) -> Self {
        let bar =
            if std::io::stderr().is_terminal() { ProgressBar::new(total) } else { ProgressBar::hidden() };
        if let Ok(style) =
            ProgressStyle::with_template("{bar:40.green/white.dim} {human_pos}/{human_len}  {msg}")
        {
            bar.set_style(style.progress_chars("━╸─"));
        }
        Self { locale, bar, started: Instant::now(), looked: None, total }
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

    /// Takes the bar away.
    pub fn clear(&self) {
        self.bar.finish_and_clear();
    }
}

impl Progress for TimeBar<'_> {
    /// Shows where things stand, ten times a second at most.
    fn show(&mut self, pace: &Pace, running: &[(usize, Duration)]) {
        let now = Instant::now();
        if self.bar.is_hidden() || self.looked.is_some_and(|then| now - then < Duration::from_millis(100)) {
            return;
        }
        self.looked = Some(now);
        let done = self.total.saturating_sub(pace.left());
        self.tell(done, pace.time_left(running.iter().copied()));
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
