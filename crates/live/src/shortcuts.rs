//! Ready-made sequences of decisions.

use crate::live_match::Match;
use touchline_games::{Choice, Wording};
use touchline_kernel::record::Entry;
use touchline_kernel::{Seat, Shortcut, Turn};

impl Match {
    /// The ready-made sequences of decisions for the seat, with the way it did the like before as `last`, where that is legal
    /// again: a set-up of last time, in one go. Empty if the seat does not decide.
    #[must_use]
    pub fn shortcuts(&self, seat: Seat) -> Vec<Shortcut<Choice>> {
        if self.turn() != Turn::Decision(seat) {
            return Vec::new();
        }
        let mut shortcuts = self.position().shortcuts();
        if !shortcuts.is_empty()
            && let Some(actions) = self.remembered(seat)
        {
            shortcuts.insert(0, Shortcut { name: "last", actions });
        }
        shortcuts
    }

    /// The seat's latest whole run of decisions that shortcuts were offered for and that can be made again here.
    fn remembered(&self, seat: Seat) -> Option<Vec<Choice>> {
        let mut line: Vec<usize> = self.history.standing().collect();
        line.reverse();
        // Decisions of the seat where the game offered shortcuts: a run of them is a set-up, whatever its length.
        let mut set_up = vec![false; self.entries().len()];
        self.history.walk(0..set_up.len(), |idx, entry, before| {
            set_up[idx] =
                matches!(entry, Entry::Action(by, _) if *by == seat) && !before.shortcuts().is_empty();
        });
        let part: Vec<Option<String>> = line
            .iter()
            .map(|&idx| match &self.entries()[idx] {
                Entry::Action(_, action) if set_up[idx] => action.clone(),
                _ => None,
            })
            .collect();
        part.split(Option::is_none).rev().filter(|run| !run.is_empty()).find_map(|run| {
            let mut position = self.position().boxed_clone();
            let mut choices = Vec::with_capacity(run.len());
            for action in run.iter().flatten() {
                let Wording { text, word, facts } = position.act(seat, action).ok()?.action;
                choices.push(Choice { text, word, facts, rolls: false });
            }
            let whole = position.turn() != Turn::Decision(seat) || position.shortcuts().is_empty();
            whole.then_some(choices)
        })
    }
}
