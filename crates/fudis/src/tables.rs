//! The order of the cards as a table.

use crate::deck::Card;
use crate::flow::Fudis;
use touchline_kernel::{Cell, Table};

impl Fudis {
    /// RANK-1, RANK-2, JOK-4: what each rank counts in attack and on the table, strongest in attack first.
    pub(crate) fn book_tables(&self) -> Vec<Table> {
        // One card of each rank, and a joker if there are any.
        let mut ranks: Vec<Card> =
            self.kinds().filter(|card| card.is_joker() || card.to_string().ends_with('S')).collect();
        ranks.sort_by_key(|card| std::cmp::Reverse(card.attack_value()));
        ranks.dedup_by_key(|card| card.attack_value());
        let number = |value: u8| Cell::Number(value.into());
        let rows = ranks.into_iter().map(|card| {
            if card.is_joker() {
                return vec![
                    Cell::Word("joker"),
                    number(card.attack_value()),
                    Cell::Word("never"),
                    Cell::Word("never"),
                ];
            }
            let rank = card.to_string().chars().next().map(String::from).unwrap_or_default();
            let name = if rank == "T" { "10".to_owned() } else { rank };
            let field = self.values.field_strength(card) / 4;
            vec![Cell::Name(name), number(card.attack_value()), number(field), number(card.table_value())]
        });
        vec![Table {
            name: "ranks",
            section: "cards",
            head: ["card", "from-hand", "from-field", "on-table"].map(Cell::Word).to_vec(),
            rows: rows.collect(),
        }]
    }
}
