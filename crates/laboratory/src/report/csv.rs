//! A line for each match, for spreadsheets and data frames.

use crate::stats::MatchSheet;
use std::collections::BTreeMap;
use std::io::{Result, Write};
use touchline_kernel::Seat;

/// Writes matches in the order of their numbers, whatever the order in which they end.
#[derive(Debug)]
pub struct MatchLines<W> {
    out: W,
    rules: Vec<&'static str>,
    next: u64,
    waiting: BTreeMap<u64, MatchSheet>,
}

/// The columns before those of the rules.
const COLUMNS: &str = "match,first_coach,home_goals,away_goals,winner,by,turns,steps,decisions,chances,lead_changes,nodes,goals";

/// Text as a cell: quoted where it must be.
pub fn cell(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

impl<W: Write> MatchLines<W> {
    /// Writes the names of the columns. Each rule has one, with how many events cited it.
    pub fn new(mut out: W, rules: Vec<&'static str>) -> Result<Self> {
        write!(out, "{COLUMNS}")?;
        for rule in &rules {
            write!(out, ",{}", cell(rule))?;
        }
        writeln!(out)?;
        Ok(Self { out, rules, next: 0, waiting: BTreeMap::new() })
    }

    /// Takes a match; writes what is due.
    pub fn add(&mut self, sheet: MatchSheet) -> Result<()> {
        self.waiting.insert(sheet.number, sheet);
        while let Some(sheet) = self.waiting.remove(&self.next) {
            self.next += 1;
            self.line(&sheet)?;
        }
        Ok(())
    }

    /// Writes the rest, even if matches before it were never finished.
    pub fn finish(mut self) -> Result<()> {
        for sheet in std::mem::take(&mut self.waiting).values() {
            self.line(sheet)?;
        }
        self.out.flush()
    }

    fn line(&mut self, sheet: &MatchSheet) -> Result<()> {
        let goals: Vec<String> = sheet.goals.iter().map(|(turn, seat)| format!("{turn}:{seat}")).collect();
        write!(
            self.out,
            "{},{},{},{},{},{},{},{},{},{},{},{},{}",
            sheet.number,
            sheet.first_seat(),
            sheet.score[0],
            sheet.score[1],
            sheet.winner.map_or("level", Seat::name),
            self.rules.get(sheet.by).copied().unwrap_or_default(),
            sheet.turns,
            sheet.steps(),
            sheet.decisions,
            sheet.chances,
            sheet.lead_changes,
            sheet.nodes,
            goals.join(" ")
        )?;
        for count in &sheet.rules {
            write!(self.out, ",{count}")?;
        }
        writeln!(self.out)
    }
}
