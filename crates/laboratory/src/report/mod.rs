//! A [`Report`] is a value in the reader's language: title, tables, charts. Text, HTML, JSON and CSV are renderings of it.

mod csv;
mod figures;
mod json;
mod page;
mod run;
mod svg;
mod text;

pub use csv::{MatchLines, cell};
pub use figures::Figures;
pub use json::{pretty, seconds};
pub use page::page;
pub use run::Run;
pub use text::{Paint, print};

use crate::stats::Estimate;

/// A title, what was run, and the parts in their order.
#[derive(Debug, Default)]
pub struct Report {
    pub title: String,
    /// Short facts under the title: coaches, seed, matches.
    pub facts: Vec<(String, String)>,
    /// Sentences that must not be missed: that the run was interrupted, what was left out.
    pub warnings: Vec<String>,
    pub parts: Vec<Part>,
}

/// One part of a report.
#[derive(Debug)]
pub enum Part {
    Table(Table),
    Bars(Bars),
    Dots(Dots),
    /// On a page only: a terminal has no room for it.
    Ranks(Ranks),
    Curve(Curve),
}

/// Rows and columns; the first column is text, the others are figures unless they are the last and long.
#[derive(Debug, Default)]
pub struct Table {
    pub title: String,
    pub columns: Vec<String>,
    pub rows: Vec<Vec<Cell>>,
    /// How to read it.
    pub note: Option<String>,
}

/// What a cell shows.
#[derive(Debug, Clone, Default)]
pub struct Cell {
    pub text: String,
    pub tone: Tone,
}

/// How a cell is to be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Tone {
    #[default]
    Plain,
    /// Words rather than a figure: set from the left.
    Words,
    /// Significantly more than the baseline.
    More,
    /// Significantly less than the baseline.
    Less,
    /// The difference may be noise.
    Faint,
}

impl From<String> for Cell {
    fn from(text: String) -> Self {
        Self { text, tone: Tone::Plain }
    }
}

impl Cell {
    /// Words, set from the left.
    pub fn words(text: impl Into<String>) -> Self {
        Self { text: text.into(), tone: Tone::Words }
    }
}

/// A distribution, for one series or for two side by side.
#[derive(Debug)]
pub struct Bars {
    pub title: String,
    /// What the bars stand for.
    pub x: String,
    /// What their height counts.
    pub y: String,
    /// Whose bars; a single one needs no name.
    pub series: Vec<String>,
    /// Each with a height for each series.
    pub bars: Vec<(String, Vec<u64>)>,
}

/// Places over time: who stood where after each round, the first at the top.
#[derive(Debug)]
pub struct Ranks {
    pub title: String,
    /// What the steps are.
    pub x: String,
    /// Each with its place after each round, from 1.
    pub series: Vec<(String, Vec<u32>)>,
}

/// Estimates with their intervals on one axis.
#[derive(Debug)]
pub struct Dots {
    pub title: String,
    /// What the axis measures.
    pub x: String,
    pub rows: Vec<(String, Estimate)>,
    /// A value to compare with.
    pub mark: Option<f64>,
    /// As percent.
    pub percent: bool,
}

/// Lines over time, between two values.
#[derive(Debug)]
pub struct Curve {
    pub title: String,
    /// What the steps are.
    pub x: String,
    pub low: f64,
    pub high: f64,
    /// A value to compare with.
    pub mark: Option<f64>,
    /// As percent.
    pub percent: bool,
    /// Each line: its name, and where it stands at which step.
    pub series: Vec<(String, Vec<(f64, f64)>)>,
}
