//! The commentary of the full screen as a report: gathered as it comes, not anew for every picture.

use super::app::{App, LogLine};
use super::scene::Said;
use touchline_kernel::Viewer;
use touchline_locale::{Heard, Line, Teller};

/// What has been gathered of the log so far.
#[derive(Debug, Default)]
pub struct Report {
    teller: Option<Teller>,
    /// What was said beside it: how many sentences came before, and the place in the log.
    asides: Vec<(usize, usize)>,
    /// How many lines of the log have been heard.
    heard: usize,
    /// For whose eyes; others may read more, or less.
    viewer: Option<Viewer>,
}

/// A row of the commentary.
#[derive(Debug, Clone, Copy)]
pub enum Row<'a> {
    /// A sentence, with the minute if it is the first of it.
    Told(&'a Line, Option<&'a str>),
    /// Something that was said beside it.
    Aside(&'a LogLine),
}

impl Report {
    /// Hears what is new in the log.
    pub fn keep_up(app: &mut App) {
        let viewer = app.viewer();
        if app.report.viewer != Some(viewer) || app.report.heard > app.log.len() {
            app.report = Self { viewer: Some(viewer), ..Self::default() };
        }
        let Self { teller, asides, heard, .. } = &mut app.report;
        let teller = teller.get_or_insert_with(|| Teller::new(app.words.game()));
        for (at, line) in app.log.iter().enumerate().skip(*heard) {
            match line {
                LogLine::Said(said) if !said.audience.includes(viewer) => {}
                LogLine::Said(Said { rule, event, facts, number, idx, .. }) => {
                    teller.hear(&Heard { rule, event, facts, number: *number, idx: *idx });
                }
                LogLine::Note(_) => {
                    teller.close();
                    asides.push((teller.lines().len(), at));
                }
                LogLine::Chat(..) => asides.push((teller.lines().len(), at)),
            }
        }
        *heard = app.log.len();
    }

    /// The last rows, the latest first.
    pub fn latest(app: &App) -> impl Iterator<Item = Row<'_>> {
        let Self { teller, asides, .. } = &app.report;
        let lines = teller.as_ref().map(Teller::lines).unwrap_or_default();
        let mut asides = asides.iter().rev().peekable();
        let mut left = lines.len();
        std::iter::from_fn(move || {
            if let Some((_, at)) = asides.next_if(|(before, _)| *before >= left) {
                return app.log.get(*at).map(Row::Aside);
            }
            left = left.checked_sub(1)?;
            let minute = teller.as_ref().and_then(|teller| teller.minute_at(left));
            Some(Row::Told(&lines[left], minute))
        })
    }
}
