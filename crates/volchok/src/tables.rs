//! The dial as tables.

use crate::flow::Volchok;
use touchline_kernel::{Cell, Table};

impl Volchok {
    /// The numbers and the results of the dial, each with its chance.
    pub(crate) fn book_tables(&self) -> Vec<Table> {
        let options = &self.options;
        let all: u32 = options.numbers.values().map(|&weight| u32::from(weight)).sum();
        let numbers = options
            .numbers
            .iter()
            .filter(|(_, weight)| **weight > 0)
            .map(|(&number, &weight)| vec![Cell::Number(number.into()), chance(weight, all)]);
        let results = &options.results;
        let sectors = [("goal", results.goal), ("save", results.save), ("corner", results.corner)];
        let every: u32 = sectors.iter().map(|(_, weight)| u32::from(*weight)).sum();
        let results = sectors
            .into_iter()
            .filter(|(_, weight)| *weight > 0)
            .map(|(word, weight)| vec![Cell::Word(word), chance(weight, every)]);
        vec![
            Table {
                name: "numbers",
                section: "turn",
                head: ["number", "chance"].map(Cell::Word).to_vec(),
                rows: numbers.collect(),
            },
            Table {
                name: "results",
                section: "shot",
                head: ["result", "chance"].map(Cell::Word).to_vec(),
                rows: results.collect(),
            },
        ]
    }
}

fn chance(weight: u16, all: u32) -> Cell {
    let (part, all) = (u32::from(weight), all.max(1));
    let common = (1..=part.max(1)).rev().find(|by| part.is_multiple_of(*by) && all.is_multiple_of(*by));
    let by = common.unwrap_or(1);
    Cell::Odds(part / by, all / by)
}
