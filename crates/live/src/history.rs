//! The log of a match with checkpoints: a position is kept every few entries, the others are played again on demand. A server
//! holds thousands of matches, and a position for each entry would be most of its memory.

use crate::moment::Made;
use std::ops::Range;
use touchline_games::AnyPosition;
use touchline_kernel::record::Entry;

/// Entries between two checkpoints.
const KEPT_EVERY: usize = 32;

/// What has happened, and how things stand.
#[derive(Debug)]
pub(crate) struct History {
    entries: Vec<Entry>,
    /// Whether each entry showed its seat something new; see [`touchline_games::Acted::reveals`].
    revealing: Vec<bool>,
    /// Positions by the number of entries before them, in order. The start is the first; there is one after each entry that went
    /// back, so that between two of them only steps lie.
    kept: Vec<(usize, Box<dyn AnyPosition>)>,
    now: Box<dyn AnyPosition>,
}

impl History {
    pub fn new(start: Box<dyn AnyPosition>) -> Self {
        let now = start.boxed_clone();
        Self { entries: Vec::new(), revealing: Vec::new(), kept: vec![(0, start)], now }
    }

    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    pub fn now(&self) -> &dyn AnyPosition {
        self.now.as_ref()
    }

    /// For the step that [`History::note`] then writes down.
    pub fn now_mut(&mut self) -> &mut dyn AnyPosition {
        self.now.as_mut()
    }

    /// Writes down the entry that has led to the position of now.
    pub fn note(&mut self, entry: Entry, reveals: bool) {
        let went_back = matches!(entry, Entry::Undo(_));
        self.entries.push(entry);
        self.revealing.push(reveals);
        if went_back || self.entries.len().is_multiple_of(KEPT_EVERY) {
            self.kept.push((self.entries.len(), self.now.boxed_clone()));
        }
    }

    /// Goes back to a position that was.
    pub fn go_back(&mut self, position: Box<dyn AnyPosition>, entry: Entry) {
        self.now = position;
        self.note(entry, false);
    }

    /// The position after this many entries.
    pub fn after(&self, entries: usize) -> Option<Box<dyn AnyPosition>> {
        if entries >= self.entries.len() {
            return (entries == self.entries.len()).then(|| self.now.boxed_clone());
        }
        let next = self.kept.partition_point(|(after, _)| *after <= entries);
        let (from, kept) = self.kept.get(next.checked_sub(1)?)?;
        let mut position = kept.boxed_clone();
        for entry in &self.entries[*from..entries] {
            Made::again(position.as_mut(), entry);
        }
        Some(position)
    }

    /// Visits entries of the log in order, each with the position before it.
    pub fn walk(&self, range: Range<usize>, mut visit: impl FnMut(usize, &Entry, &dyn AnyPosition)) {
        self.play_again(range, |idx, entry, position| {
            visit(idx, entry, position);
            Made::again(position, entry);
        });
    }

    /// Visits entries of the log in order, each with what it made happen.
    pub fn retrace(&self, range: Range<usize>, mut visit: impl FnMut(usize, &Entry, Made)) {
        self.play_again(range, |idx, entry, position| visit(idx, entry, Made::again(position, entry)));
    }

    /// Visits entries with the position before each, in which `make` must make the entry again.
    fn play_again(&self, range: Range<usize>, mut make: impl FnMut(usize, &Entry, &mut dyn AnyPosition)) {
        let Some(mut position) = self.after(range.start) else { return };
        for idx in range {
            let Some(entry) = self.entries.get(idx) else { return };
            make(idx, entry, position.as_mut());
            if let Entry::Undo(_) = entry {
                let Some(back) = self.after(idx + 1) else { return };
                position = back;
            }
        }
    }

    /// The entries that stand, the latest first: those that were taken back are left out.
    pub fn standing(&self) -> impl Iterator<Item = usize> {
        let mut upto = self.entries.len();
        std::iter::from_fn(move || {
            while upto > 0 {
                upto -= 1;
                match self.entries[upto] {
                    Entry::Undo(to) => upto = upto.min(to as usize),
                    _ => return Some(upto),
                }
            }
            None
        })
    }

    /// Did this entry show its seat something new?
    pub fn revealed(&self, idx: usize) -> bool {
        self.revealing.get(idx).copied().unwrap_or(false)
    }
}
