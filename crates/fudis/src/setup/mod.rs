//! Position files: a position as somebody wrote it. The check that makes it one is in `place.rs`.

mod place;

use crate::deck::Card;
use crate::flow::Fudis;
use crate::formation::{Slot, slots};
use crate::options::Build;
use crate::position::{Flags, Phase, Position};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use touchline_kernel::{Seat, Token};

/// A position as JSON. Everything has a default; the pile is a set, whatever its order in the file (INFO-3).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Setup {
    /// First or second half.
    pub half: u8,
    /// Round of the half.
    pub round: u8,
    /// Leg of the shoot-out; 0 before it.
    pub leg: u8,
    /// Goals, home's first.
    pub score: [u8; 2],
    /// Goals of the shoot-out, home's first.
    pub shootout: [u8; 2],
    /// Who started the half; `null` or `none` before the toss.
    #[serde(deserialize_with = "seat_or_none")]
    pub half_starter: Option<Seat>,
    /// Who starts this round; `null` or `none` before the toss.
    #[serde(deserialize_with = "seat_or_none")]
    pub starter: Option<Seat>,
    /// Who decides, or is dealt to; the starter if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<Seat>,
    /// The moment of the match.
    pub phase: Phase,
    /// The rows by name.
    pub field: Sides<Rows>,
    /// The keepers.
    pub keeper: Sides<Option<Card>>,
    /// The hands.
    pub hand: Sides<Cards>,
    /// The draw pile, in any order. Left out: empty, or what `discard` leaves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pile: Option<Cards>,
    /// Have all seen that the pile holds nothing but jokers (R64)?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub pile_shown: bool,
    /// What is out of play. Left out: every card not named elsewhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub discard: Option<Cards>,
    /// What was thrown face down in this deal (R42).
    #[serde(skip_serializing_if = "Sides::is_default")]
    pub thrown: Sides<Cards>,
    /// Passes just before this turn.
    pub passes: u8,
    /// Attacks of this round.
    pub attacks: u8,
    /// The shots that the present keepers have survived.
    pub saves: Sides<Cards>,
    /// Hand cards that the opponent has seen: `8C`, or `8C?` if it may be the keeper.
    pub known: Sides<KnownCards>,
    /// Is the keeper one of the `known` cards? Needed only where a twin of it is in the hand.
    #[serde(skip_serializing_if = "Sides::is_default")]
    pub keeper_known: Sides<bool>,
    /// Has a seat still to begin its first turn of the round?
    #[serde(skip_serializing_if = "Sides::is_default")]
    pub first_turn: Sides<bool>,
    /// Is this turn a counter-attack?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub in_counter: bool,
    /// Keepers that nobody has seen. Left out: those of a random build.
    #[serde(skip_serializing_if = "Sides::is_default")]
    pub blind: Sides<Option<bool>>,
    /// Places still to be laid, in the phase `build`. Left out: as the rules say.
    #[serde(skip_serializing_if = "Sides::is_default")]
    pub to_lay: Sides<Option<u8>>,
    /// Places laid in a secret building and not yet shown.
    #[serde(skip_serializing_if = "Sides::is_default")]
    pub laid: Sides<Slots>,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            half: 1,
            round: 1,
            leg: 0,
            score: [0, 0],
            shootout: [0, 0],
            half_starter: Some(Seat::Home),
            starter: Some(Seat::Home),
            turn: None,
            phase: Phase::Swap,
            field: Sides::default(),
            keeper: Sides::default(),
            hand: Sides::default(),
            pile: None,
            pile_shown: false,
            discard: None,
            thrown: Sides::default(),
            passes: 0,
            attacks: 0,
            saves: Sides::default(),
            known: Sides::default(),
            keeper_known: Sides::default(),
            first_turn: Sides::default(),
            in_counter: false,
            blind: Sides::default(),
            to_lay: Sides::default(),
            laid: Sides::default(),
        }
    }
}

/// TOML has no `null`: the word `none` stands for it.
fn seat_or_none<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Seat>, D::Error> {
    match Option::<String>::deserialize(deserializer)?.as_deref() {
        None | Some("none") => Ok(None),
        Some(text) => match Seat::read(text) {
            Some(seat) => Ok(Some(seat)),
            None => Err(D::Error::custom(format!("found `{text}`, expected {} or `none`", Seat::EXPECTED))),
        },
    }
}

/// One value for each seat; either may be left out.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Sides<T: Default> {
    /// Home's.
    pub home: T,
    /// Away's.
    pub away: T,
}

impl<T: Default + PartialEq> Sides<T> {
    fn is_default(&self) -> bool {
        *self == Self::default()
    }
}

impl<T: Default> Sides<T> {
    fn from_fn(value: impl Fn(Seat) -> T) -> Self {
        Self { home: value(Seat::Home), away: value(Seat::Away) }
    }

    fn of(&self, seat: Seat) -> &T {
        match seat {
            Seat::Home => &self.home,
            Seat::Away => &self.away,
        }
    }
}

/// The rows of a team by name, each its cards from the left with `-` for an empty place.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[expect(non_snake_case, reason = "rows are named by capital letters")]
pub struct Rows {
    /// The front row.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub F: Option<Places>,
    /// The second row.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub M: Option<Places>,
    /// The third row of four.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub N: Option<Places>,
    /// The innermost row.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub D: Option<Places>,
}

impl Rows {
    fn rows(&self) -> [&Option<Places>; 4] {
        [&self.F, &self.M, &self.N, &self.D]
    }
}

/// A word of a list in a file.
trait Item: Sized {
    const EXPECTED: &'static str;
    fn read(text: &str) -> Option<Self>;
    fn print(&self) -> String;
}

impl Item for Card {
    const EXPECTED: &'static str = <Self as Token>::EXPECTED;

    fn read(text: &str) -> Option<Self> {
        Token::read(text)
    }

    fn print(&self) -> String {
        self.to_string()
    }
}

impl Item for Slot {
    const EXPECTED: &'static str = <Self as Token>::EXPECTED;

    fn read(text: &str) -> Option<Self> {
        Token::read(text)
    }

    fn print(&self) -> String {
        self.to_string()
    }
}

impl Item for Option<Card> {
    const EXPECTED: &'static str = "a card such as `AS`, or `-` for an empty place";

    fn read(text: &str) -> Option<Self> {
        if text == "-" { Some(None) } else { Token::read(text).map(Some) }
    }

    fn print(&self) -> String {
        self.map_or_else(|| "-".to_owned(), |card| card.to_string())
    }
}

impl Item for KnownCard {
    const EXPECTED: &'static str = "a card such as `8C`, or `8C?` if it may be the keeper";

    fn read(text: &str) -> Option<Self> {
        let (card, maybe_keeper) = match text.strip_suffix('?') {
            Some(card) => (card, true),
            None => (text, false),
        };
        Some(Self { card: Token::read(card)?, maybe_keeper })
    }

    fn print(&self) -> String {
        format!("{}{}", self.card, if self.maybe_keeper { "?" } else { "" })
    }
}

/// A hand card that the opponent has seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "FudisKnownCard"))]
pub struct KnownCard {
    /// The card.
    pub card: Card,
    /// It may have become the keeper since.
    pub maybe_keeper: bool,
}

/// Lists that files write as one text, `"AC QD 4H"`; a JSON list of texts is read as well.
macro_rules! text_list {
    ($($(#[$doc:meta])* $name:ident of $item:ty),+ $(,)?) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Default)]
        pub struct $name(pub Vec<$item>);

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let words: Vec<String> = self.0.iter().map(Item::print).collect();
                serializer.serialize_str(&words.join(" "))
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let words = match TextOrList::deserialize(deserializer)? {
                    TextOrList::Text(text) => text.split_whitespace().map(str::to_owned).collect(),
                    TextOrList::List(words) => words,
                };
                let read = |word: String| {
                    <$item as Item>::read(&word).ok_or_else(|| {
                        D::Error::custom(format!("found `{word}`, expected {}", <$item as Item>::EXPECTED))
                    })
                };
                words.into_iter().map(read).collect::<Result<_, _>>().map(Self)
            }
        }
    )+};
}

#[derive(Deserialize)]
#[serde(untagged)]
enum TextOrList {
    Text(String),
    List(Vec<String>),
}

text_list! {
    /// Cards.
    Cards of Card,
    /// The places of a row.
    Places of Option<Card>,
    /// Known hand cards.
    KnownCards of KnownCard,
    /// Places by name.
    Slots of Slot,
}

impl Setup {
    pub(crate) fn of(game: &Fudis, position: &Position) -> Self {
        let shape = game.shape(position);
        let team = |seat| &position.teams[seat];
        let rows = |seat: Seat| {
            let row = |idx: usize| {
                let row = shape.rows[idx];
                (row != 0).then(|| Places(slots(row).map(|slot| team(seat).card(slot)).collect()))
            };
            Rows { F: row(0), M: row(1), N: row(2), D: row(3) }
        };
        let building = position.phase == Phase::Build || position.phase == Phase::Refill;
        let odd_blind = |seat: Seat| {
            let usual = game.options.build == Build::Random && !team(seat).keeper.is_none();
            (team(seat).blind != usual).then_some(team(seat).blind)
        };
        Self {
            half: position.half,
            round: position.round,
            leg: position.leg,
            score: [position.score.home, position.score.away],
            shootout: [position.shootout.home, position.shootout.away],
            half_starter: position.half_starter,
            starter: position.starter,
            turn: Some(position.turn),
            phase: position.phase,
            field: Sides::from_fn(rows),
            keeper: Sides::from_fn(|seat| team(seat).keeper.card()),
            hand: Sides::from_fn(|seat| Cards(team(seat).hand.cards().collect())),
            pile: Some(Cards(position.pile.iter().collect())),
            pile_shown: position.flags.has(Flags::PILE_SHOWN),
            discard: None,
            thrown: Sides::from_fn(|seat| Cards(team(seat).gone.thrown().iter().collect())),
            passes: position.passes,
            attacks: position.attacks,
            saves: Sides::from_fn(|seat| Cards(team(seat).gone.saves().iter().collect())),
            known: Sides::from_fn(|seat| KnownCards(team(seat).known_cards())),
            keeper_known: Sides::from_fn(|seat| team(seat).keeper.is_known()),
            first_turn: Sides::from_fn(|seat| position.flags.has(Flags::first_turn(seat))),
            in_counter: position.flags.has(Flags::IN_COUNTER),
            blind: Sides::from_fn(odd_blind),
            to_lay: Sides::from_fn(|seat| building.then_some(team(seat).to_lay)),
            laid: Sides::from_fn(|seat| Slots(slots(team(seat).laid).collect())),
        }
    }
}
