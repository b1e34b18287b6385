//! The log of a match, and its positions: few are kept, the others are played again when somebody asks for them. A server holds
//! thousands of matches, and a position for each entry would be most of its memory.

use std::ops::Range;
use touchline_games::{AnyPosition, Told};
use touchline_kernel::record::Entry;

/// A position is kept after so many entries.
const KEPT_EVERY: usize = 32;

/// What has happened, and how things stand.
#[derive(Debug)]
pub(crate) struct History {
    entries: Vec<Entry>,
    /// Whether each entry showed its seat something new; see [`AnyPosition::reveals`].
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
    pub fn go_back(&mut self, board: Box<dyn AnyPosition>, entry: Entry) {
        self.now = board;
        self.note(entry, false);
    }

    /// The position after this many entries.
    pub fn after(&self, entries: usize) -> Option<Box<dyn AnyPosition>> {
        if entries >= self.entries.len() {
            return (entries == self.entries.len()).then(|| self.now.boxed_clone());
        }
        let next = self.kept.partition_point(|(after, _)| *after <= entries);
        let (from, kept) = self.kept.get(next.checked_sub(1)?)?;
        let mut board = kept.boxed_clone();
        for entry in &self.entries[*from..entries] {
            redo(board.as_mut(), entry);
        }
        Some(board)
    }

    /// Shows entries of the log in order, each with the position before it.
    pub fn walk(&self, range: Range<usize>, mut visit: impl FnMut(usize, &Entry, &dyn AnyPosition)) {
        let Some(mut board) = self.after(range.start) else { return };
        for idx in range {
            let Some(entry) = self.entries.get(idx) else { return };
            visit(idx, entry, board.as_ref());
            if let Entry::Undo(_) = entry {
                let Some(back) = self.after(idx + 1) else { return };
                board = back;
            } else {
                redo(board.as_mut(), entry);
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

/// Makes a step of the log again, and tells what it made happen. What was made once can be made again.
pub(crate) fn redo(board: &mut dyn AnyPosition, entry: &Entry) -> Vec<Told> {
    match entry {
        Entry::Action(seat, Some(action)) => board.act(*seat, action).unwrap_or_default(),
        Entry::Chance(Some(outcome)) => board.settle(outcome).unwrap_or_default(),
        Entry::Time => {
            board.call_time();
            Vec::new()
        }
        _ => Vec::new(),
    }
}
