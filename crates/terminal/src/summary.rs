//! Full time: what both sides did, and what to do next.

use crate::app::{App, LogLine, Moment};
use crate::update::side;
use touchline_kernel::{BySeat, Seat};

/// What can be done at full time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Row {
    /// The same again.
    Rematch,
    /// Look back at it.
    LookBack,
    /// Write it into a file.
    Save,
    /// Back to the start menu.
    Menu,
    /// Leave.
    Leave,
}

impl Row {
    /// Its text.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Rematch => "ui-tui-rematch",
            Self::LookBack => "ui-sum-look-back",
            Self::Save => "ui-tui-key-save",
            Self::Menu => "ui-menu-back",
            Self::Leave => "ui-tui-key-leave",
        }
    }
}

/// What can be done now. A match on a server has no rematch here.
pub fn rows(app: &App) -> Vec<Row> {
    let mut rows = Vec::new();
    if app.connection.is_none() {
        rows.push(Row::Rematch);
    }
    if app.is_kept {
        rows.push(Row::LookBack);
    }
    rows.push(Row::Save);
    if app.has_menu {
        rows.push(Row::Menu);
    }
    rows.push(Row::Leave);
    rows
}

/// The figures of a match, each with its text and both sides; what never happened is left out.
pub fn figures(app: &App) -> Vec<(&'static str, BySeat<String>)> {
    let mut shots = BySeat::<u32>::default();
    let mut corners = BySeat::<u32>::default();
    let mut yellow = BySeat::<u32>::default();
    let mut red = BySeat::<u32>::default();
    for line in &app.log {
        let LogLine::Said(said) = line else { continue };
        let Some(seat) = side(said) else { continue };
        match (said.event.as_str(), app.board.moment(&said.event)) {
            ("shot-declared" | "control-shot" | "shoots" | "shot" | "attacked", _) => shots[seat] += 1,
            ("corner-won" | "corner", _) => corners[seat] += 1,
            (_, Some(Moment::Yellow)) => yellow[seat] += 1,
            (_, Some(Moment::Red)) => red[seat] += 1,
            _ => {}
        }
    }
    let text = |counts: BySeat<u32>| counts.map(|count| count.to_string());
    let some = |counts: BySeat<u32>| counts.home + counts.away > 0;
    let mut figures = vec![("ui-sum-goals", app.score().map(|goals| goals.to_string()))];
    for (id, counts) in
        [("ui-sum-shots", shots), ("ui-sum-corners", corners), ("ui-sum-yellow", yellow), ("ui-sum-red", red)]
    {
        if some(counts) {
            figures.push((id, text(counts)));
        }
    }
    if Seat::BOTH.into_iter().any(|seat| app.expected[seat] > 0.005) {
        figures.insert(1, ("ui-sum-chances", app.expected.map(|goals| format!("{goals:.1}"))));
    }
    figures
}
