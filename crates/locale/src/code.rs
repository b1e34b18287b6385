//! Codes in sentences. What notation calls `H5` is number 5 of the home side, with the language's own letter, and `TH` is the ten
//! of hearts: `10♥`.

use crate::{Locale, Team, args};
use fluent_bundle::types::{AnyEq, FluentType};
use fluent_bundle::{FluentResource, FluentValue, concurrent::FluentBundle};
use std::borrow::Cow;
use touchline_kernel::{BySeat, Captions, Fact, Seat};

/// A player by side and shirt number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Player {
    /// Whose.
    pub seat: Seat,
    /// On the shirt.
    pub number: u8,
}

impl Player {
    /// Reads notation: `H5`.
    #[must_use]
    pub fn read(code: &str) -> Option<Self> {
        let (letter, number) = code.split_at_checked(1)?;
        let seat = match letter {
            "H" => Seat::Home,
            "A" => Seat::Away,
            _ => return None,
        };
        Some(Self { seat, number: number.parse().ok()? })
    }
}

/// Where a square of Champions (`8,11`) lies, in the words of `champions-into` and `champions-at`: a report names no squares. The
/// middle is wide enough for boards that are a row or two shorter.
pub(crate) fn area_of(square: &str) -> Option<&'static str> {
    let (column, row) = square.split_once(',')?;
    Some(match (column.parse().ok()?, row.parse::<u8>().ok()?) {
        (0..=2 | 9.., _) => "wing",
        (3..=8u8, ..=2) => "home-box",
        (_, 14..) => "away-box",
        (_, ..=6) => "home-half",
        (_, 10..) => "away-half",
        _ => "middle",
    })
}

/// A player as a text shows him; `SHIRT` knows the number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Shown {
    pub label: String,
    pub number: u8,
}

impl FluentType for Shown {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        self.label.clone().into()
    }

    fn as_string_threadsafe(&self, _: &intl_memoizer::concurrent::IntlLangMemoizer) -> Cow<'static, str> {
        self.label.clone().into()
    }
}

/// Adds `SHIRT`, the number of a player, by which a message can tell the goalkeeper.
pub(crate) fn add_functions(bundle: &mut FluentBundle<FluentResource>) {
    let _ = bundle.add_function("SHIRT", |args, _| match args.first() {
        Some(FluentValue::Custom(custom)) => AnyEq::as_any(custom.as_ref())
            .downcast_ref::<Shown>()
            .map_or(FluentValue::Error, |shown| shown.number.into()),
        Some(FluentValue::String(code)) => {
            Player::read(code).map_or(FluentValue::Error, |player| player.number.into())
        }
        _ => FluentValue::Error,
    });
}

/// A card as people write it, if this is the notation of one: `10♥`, `★` for a joker.
#[must_use]
pub fn card(notation: &str) -> Option<String> {
    let &[rank, suit] = notation.as_bytes() else { return None };
    if rank == b'X' {
        return (b'1'..=b'3').contains(&suit).then(|| "★".to_owned());
    }
    let sign = match suit {
        b'S' => '♠',
        b'C' => '♣',
        b'D' => '♦',
        b'H' => '♥',
        _ => return None,
    };
    match rank {
        b'T' => Some(format!("10{sign}")),
        b'2'..=b'9' | b'J' | b'Q' | b'K' | b'A' => Some(format!("{}{sign}", rank as char)),
        _ => None,
    }
}

/// The captions of a game's board in a language.
#[derive(Debug, Clone, Copy)]
pub struct BoardWords<'a> {
    locale: &'a Locale,
    game: &'a str,
    teams: &'a BySeat<Team>,
}

impl Locale {
    /// The captions of a game's board.
    #[must_use]
    pub fn board<'a>(&'a self, game: &'a str, teams: &'a BySeat<Team>) -> BoardWords<'a> {
        BoardWords { locale: self, game, teams }
    }

    /// The letter of a side, before a shirt number.
    #[must_use]
    pub fn letter(&self, seat: Seat) -> String {
        match seat {
            Seat::Home => self.text("letter-home", &[]),
            Seat::Away => self.text("letter-away", &[]),
        }
    }
}

impl Captions for BoardWords<'_> {
    fn caption(&self, word: &str, facts: &[(&str, Fact)]) -> String {
        self.locale.text(&format!("{}-board-{word}", self.game), &args(facts, self.teams))
    }

    fn letter(&self, seat: Seat) -> String {
        self.locale.letter(seat)
    }

    fn keeper(&self) -> String {
        self.locale.text("letter-keeper", &[])
    }

    fn card(&self, notation: &str) -> String {
        card(notation).unwrap_or_else(|| notation.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;
    use touchline_kernel::dice::FairDice;

    #[test]
    fn codes_are_read_and_nothing_else_is() {
        assert_eq!(Player::read("A12"), Some(Player { seat: Seat::Away, number: 12 }));
        for text in ["", "H", "a5", "Hx", "B5", "H-1", "é5"] {
            assert_eq!(Player::read(text), None, "{text}");
        }
        assert_eq!(["TH", "AS", "X2"].map(|text| card(text).unwrap()), ["10♥", "A♠", "★"]);
        for text in ["", "H5", "D2", "GK", "10H", "X4", "s1"] {
            assert_eq!(card(text), None, "{text}");
        }
    }

    #[test]
    fn a_player_has_the_letter_of_the_language() {
        let facts = [("piece", Fact::Text("A5".to_owned())), ("to", Fact::Text("e6".to_owned()))];
        let moved = |language| {
            let locale = Locale::new(language);
            locale.text("volchok-event-moved", &args(&facts, &locale.teams()))
        };
        assert!(moved(Language::En).starts_with("A5 "));
        assert!(moved(Language::Fi).starts_with("V5 "));
        assert!(moved(Language::Ru).starts_with("Г5 "));
    }

    #[test]
    fn a_negative_number_has_a_minus_sign() {
        let locale = Locale::new(Language::En);
        let facts =
            [("by", Fact::Seat(Seat::Home)), ("result", Fact::Number(-1)), ("value", Fact::Number(2))];
        let lost = locale.text("fuba-event-won", &args(&facts, &locale.teams()));
        assert!(lost.contains("−1 against 2"), "{lost}");
    }

    #[test]
    fn only_number_one_is_the_goalkeeper() {
        let locale = Locale::new(Language::En);
        let said = |piece: &str| {
            let facts = [("piece", Fact::Text(piece.to_owned()))];
            locale.text("volchok-refusal-untouchable", &args(&facts, &locale.teams()))
        };
        assert!(said("A1").contains("goalkeeper"));
        assert!(!said("A2").contains("goalkeeper"));
    }

    /// Boards have all their captions in all languages, and fit a terminal.
    #[test]
    fn every_board_speaks_every_language() {
        for guide in touchline_games::guides() {
            let game = touchline_games::open(guide.id, &serde_json::json!({})).unwrap();
            for language in Language::ALL {
                let locale = Locale::new(language);
                let teams = locale.teams();
                let (mut board, mut dice) = (game.start(), FairDice::from_seed(5));
                for step in 0..400_usize {
                    let next = match board.draw_outcome(&mut dice) {
                        Some(outcome) => outcome,
                        None => match board.legal().as_slice() {
                            [] => break,
                            legal => legal[(step * 7) % legal.len()].text.clone(),
                        },
                    };
                    touchline_games::make_step(board.as_mut(), &next).unwrap();
                    if step % 8 != 0 {
                        continue;
                    }
                    let text =
                        board.draw(touchline_kernel::Viewer::Everything, &locale.board(guide.id, &teams));
                    assert!(!text.contains("-board-"), "{language:?}: {text}");
                    assert!(text.lines().all(|line| line.chars().count() <= 80), "{language:?}: {text}");
                }
            }
        }
    }
}
