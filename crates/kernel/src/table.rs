//! Tables of a rulebook, made from the data that the rules use, so that what is shown is what is played.

use serde::Serialize;

/// A table as a book prints it. Its title and its words are texts of the game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Table {
    /// Its name in message IDs.
    pub name: &'static str,
    /// The chapter that it belongs to.
    pub section: &'static str,
    /// What stands above each column.
    pub head: Vec<Cell>,
    /// The rows; the first cell says what the row is about.
    pub rows: Vec<Vec<Cell>>,
}

/// What stands in one place of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Cell {
    /// A word of the game, translated.
    Word(&'static str),
    /// A name that is the same everywhere: a zone, a card, a die.
    Name(String),
    /// A number.
    Number(u32),
    /// From one number to another.
    Range(u32, u32),
    /// A modifier, with its sign.
    Modifier(i32),
    /// What a die must reach.
    AtLeast(u32),
    /// A chance.
    Odds(u32, u32),
}

impl Cell {
    /// As it stands in every language; none for a word.
    #[must_use]
    pub fn plain(&self) -> Option<String> {
        match self {
            Self::Word(_) => None,
            Self::Name(name) => Some(name.clone()),
            Self::Number(number) => Some(number.to_string()),
            Self::Range(from, to) if from == to => Some(from.to_string()),
            Self::Range(from, to) => Some(format!("{from}–{to}")),
            Self::Modifier(0) => Some("0".to_owned()),
            Self::Modifier(amount) if *amount > 0 => Some(format!("+{amount}")),
            Self::Modifier(amount) => Some(format!("−{}", amount.unsigned_abs())),
            Self::AtLeast(number) => Some(format!("{number}+")),
            Self::Odds(part, all) => Some(format!("{part}/{all}")),
        }
    }
}

impl Table {
    /// Every word that needs a translation.
    pub fn words(&self) -> impl Iterator<Item = &'static str> {
        self.head.iter().chain(self.rows.iter().flatten()).filter_map(|cell| match cell {
            Cell::Word(word) => Some(*word),
            _ => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_shown_as_books_print_them() {
        let cells = [
            Cell::Modifier(2),
            Cell::Modifier(-2),
            Cell::Modifier(0),
            Cell::AtLeast(6),
            Cell::Odds(3, 4),
            Cell::Range(2, 6),
            Cell::Range(1, 1),
        ];
        let shown: Vec<String> = cells.iter().filter_map(Cell::plain).collect();
        assert_eq!(shown, ["+2", "−2", "0", "6+", "3/4", "2–6", "1"]);
    }
}
