//! Cards, places and formations as data, and the values computed from the options. Knows no rule beyond what a card counts.

use crate::formation::Slot;
use crate::options::{AceOnField, Options};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use touchline_kernel::Token;

/// A playing card: rank then suit, `AS`, `TH`, `7C`, or a joker, `X1`. In card order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Card(u8);

/// The first joker.
const JOKER_1: u8 = 52;
/// Different cards, jokers included.
const N_KINDS: u8 = 55;

const RANKS: &[u8; 13] = b"A23456789TJQK";
const SUITS: &[u8; 4] = b"SCDH";

impl Card {
    /// Every card that any pack may hold, in card order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..N_KINDS).map(Self)
    }

    pub(crate) const fn from_idx(idx: u8) -> Self {
        Self(idx)
    }

    /// 0 to 54, in card order. Below 64, so that it is also a bit of a word.
    #[inline(always)]
    pub(crate) const fn idx(self) -> usize {
        (self.0 & 63) as usize
    }

    /// Is it a joker?
    #[must_use]
    #[inline]
    pub const fn is_joker(self) -> bool {
        self.0 >= JOKER_1
    }

    /// Ace 1 to king 13; none for a joker.
    #[must_use]
    pub const fn rank(self) -> Option<u8> {
        if self.is_joker() { None } else { Some(self.0 / 4 + 1) }
    }

    /// RANK-1, JOK-4: what it counts when it attacks from the hand.
    #[must_use]
    pub const fn attack_value(self) -> u8 {
        match self.rank() {
            None => 15,
            Some(1) => 14,
            Some(rank) => rank,
        }
    }

    /// RANK-2: what it counts on the field and in goal. A joker never lies there.
    #[must_use]
    pub const fn table_value(self) -> u8 {
        match self.rank() {
            None => 0,
            Some(rank) => rank,
        }
    }

    /// Spades 0, clubs 1, diamonds 2, hearts 3 (SUIT-1).
    const fn suit(self) -> u8 {
        self.0 % 4
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_joker() {
            write!(f, "X{}", self.0 - JOKER_1 + 1)
        } else {
            let (rank, suit) = (RANKS[self.idx() / 4], SUITS[self.idx() % 4]);
            write!(f, "{}{}", rank as char, suit as char)
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Token for Card {
    const EXPECTED: &'static str = "a card such as `AS`, `TH` or `X1`";

    fn read(text: &str) -> Option<Self> {
        let &[first, second] = text.as_bytes() else { return None };
        if first == b'X' {
            return (b'1'..=b'3').contains(&second).then(|| Self(JOKER_1 + second - b'1'));
        }
        let rank = RANKS.iter().position(|&rank| rank == first)?;
        let suit = SUITS.iter().position(|&suit| suit == second)?;
        Some(Self((rank * 4 + suit) as u8))
    }

    fn print(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A card attacks from the hand, or from a field place: `AC`, `F1`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Attacker {
    /// This hand card.
    Hand(Card),
    /// The card in this place.
    Field(Slot),
}

impl Token for Attacker {
    const EXPECTED: &'static str = "a hand card such as `AC` or a place such as `F1`";

    fn read(text: &str) -> Option<Self> {
        Card::read(text).map(Self::Hand).or_else(|| Slot::read(text).map(Self::Field))
    }

    fn print(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hand(card) => card.print(f),
            Self::Field(slot) => slot.print(f),
        }
    }
}

/// JSON as the notation's word.
macro_rules! as_text {
    ($($token:ty),*) => {$(
        impl Serialize for $token {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(&Printed(*self))
            }
        }

        impl<'de> Deserialize<'de> for $token {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = String::deserialize(deserializer)?;
                Self::read(&text).ok_or_else(|| {
                    D::Error::custom(format!("found `{text}`, expected {}", Self::EXPECTED))
                })
            }
        }
    )*};
}
as_text!(Card, Slot, Attacker);

touchline_kernel::json_like!(String: Card, Slot, Attacker);

/// A word of the notation as text.
pub(crate) struct Printed<T: Token>(pub T);

impl<T: Token> fmt::Display for Printed<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.print(f)
    }
}

/// Cards without order, each at most twice. Invariant: what is there twice is there once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bag {
    once: u64,
    twice: u64,
}

/// The jokers as bits.
const JOKERS: u64 = 0b111 << JOKER_1;

impl Bag {
    pub(crate) const EMPTY: Self = Self { once: 0, twice: 0 };

    /// The whole pack (PACK-1).
    pub(crate) const fn pack(packs: u8, jokers: u8) -> Self {
        let plain = (1 << JOKER_1) - 1;
        let first = JOKERS & !(!0 << (JOKER_1 + jokers));
        // Those of the second pack look like those of the first.
        let second = JOKERS & !(!0 << (JOKER_1 + jokers.saturating_sub(3)));
        Self { once: plain | first, twice: second | if packs == 2 { plain } else { 0 } }
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.once == 0
    }

    /// Cards, twins counted twice.
    #[inline]
    pub(crate) const fn len(self) -> u32 {
        let twins = if self.twice == 0 { 0 } else { self.twice.count_ones() };
        self.once.count_ones() + twins
    }

    #[inline]
    pub(crate) const fn count(self, card: Card) -> u32 {
        (self.once >> card.idx() & 1) as u32 + (self.twice >> card.idx() & 1) as u32
    }

    /// Adds a card. A third twin would be lost; [`crate::setup`] lets none in.
    #[inline]
    pub(crate) fn insert(&mut self, card: Card) {
        let bit = 1 << card.idx();
        self.twice |= self.once & bit;
        self.once |= bit;
    }

    /// Takes a card out if it is there.
    #[inline]
    pub(crate) fn remove(&mut self, card: Card) -> bool {
        let bit = 1 << card.idx();
        let there = self.once & bit != 0;
        self.once &= !bit | self.twice;
        self.twice &= !bit;
        there
    }

    /// Without the cards of `other`, of which there are no more than here.
    #[inline]
    pub(crate) const fn minus(self, other: Self) -> Self {
        Self {
            once: self.once & !other.once | self.twice & other.once & !other.twice,
            twice: self.twice & !other.once,
        }
    }

    #[inline]
    pub(crate) const fn without_jokers(self) -> Self {
        Self { once: self.once & !JOKERS, twice: self.twice & !JOKERS }
    }

    /// The card at this place when all lie in card order.
    #[inline]
    pub(crate) fn nth(self, mut place: u32) -> Option<Card> {
        let mut rest = self.once;
        if self.twice == 0 {
            // Skips whole bytes first: a pack has up to seven of them.
            let mut base = 0;
            while base < 56 {
                let here = (rest & 255).count_ones();
                if place < here {
                    break;
                }
                place -= here;
                rest >>= 8;
                base += 8;
            }
            for _ in 0..place {
                rest &= rest.wrapping_sub(1);
            }
            return (rest != 0).then(|| Card(base + rest.trailing_zeros() as u8));
        }
        while rest != 0 {
            let card = Card(rest.trailing_zeros() as u8);
            let here = self.count(card);
            if place < here {
                return Some(card);
            }
            place -= here;
            rest &= rest - 1;
        }
        None
    }

    /// How many of these cards are in a set of kinds.
    #[inline]
    pub(crate) const fn count_in(self, kinds: u64) -> u32 {
        (self.once & kinds).count_ones() + (self.twice & kinds).count_ones()
    }

    /// Every different card with how often it is there, in card order.
    pub(crate) fn kinds(self) -> impl Iterator<Item = (Card, u32)> {
        let mut rest = self.once;
        std::iter::from_fn(move || {
            let card = (rest != 0).then(|| Card(rest.trailing_zeros() as u8))?;
            rest &= rest - 1;
            Some((card, self.count(card)))
        })
    }

    /// Every card, twins twice, in card order.
    pub(crate) fn iter(self) -> impl Iterator<Item = Card> {
        self.kinds().flat_map(|(card, count)| std::iter::repeat_n(card, count as usize))
    }
}

/// Two bags of cards that are out of play: the shots that a keeper has survived, and what its side has thrown face down. No card is
/// in both, so a kind that lies in both lies once in each, and one set of twins serves the two: 24 bytes instead of 32.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Gone {
    saved: u64,
    thrown: u64,
    /// Invariant: a subset of either `saved` or `thrown`, and of nothing that is in both.
    twice: u64,
}

impl Gone {
    pub(crate) const EMPTY: Self = Self { saved: 0, thrown: 0, twice: 0 };

    /// The shots that the present keeper has survived. Their order tells nothing (R58).
    #[inline]
    pub(crate) const fn saves(self) -> Bag {
        Bag { once: self.saved, twice: self.twice & self.saved }
    }

    /// Cards of this deal that the owner has thrown face down (R42).
    #[inline]
    pub(crate) const fn thrown(self) -> Bag {
        Bag { once: self.thrown, twice: self.twice & self.thrown }
    }

    #[inline]
    pub(crate) fn save(&mut self, card: Card) {
        let bit = 1 << card.idx();
        self.twice |= self.saved & bit;
        self.saved |= bit;
    }

    /// There is a new keeper, or none.
    #[inline]
    pub(crate) fn forget_saves(&mut self) {
        self.saved = 0;
        self.twice &= self.thrown;
    }

    #[inline]
    pub(crate) fn throw(&mut self, card: Card) {
        let bit = 1 << card.idx();
        self.twice |= self.thrown & bit;
        self.thrown |= bit;
    }

    pub(crate) fn forget_thrown(&mut self) {
        self.thrown = 0;
        self.twice &= self.saved;
    }
}

impl fmt::Debug for Bag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl FromIterator<Card> for Bag {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut bag = Self::default();
        cards.into_iter().for_each(|card| bag.insert(card));
        bag
    }
}

/// What cards count, as numbers that need only be compared: a card beats a table card iff its strength is greater than the
/// other's wall. Suits are the last two bits where they decide, and absent where they do not.
#[derive(Debug, Clone)]
pub(crate) struct Values {
    strength: [u8; 64],
    field_strength: [u8; 64],
    wall: [u8; 64],
    /// For each strength the cards that fall to it on the table, as bits.
    beaten: [u64; 64],
    /// For each wall the cards that beat it from the hand, as bits.
    beating: [u64; 64],
}

impl Values {
    pub(crate) fn new(options: &Options) -> Self {
        let mut values = Self {
            strength: [0; 64],
            field_strength: [0; 64],
            wall: [0; 64],
            beaten: [0; 64],
            beating: [0; 64],
        };
        for card in Card::all() {
            let key = |value: u8| value * 4 + if options.suit_order { card.suit() } else { 0 };
            let low = options.ace_on_field == AceOnField::Low && card.rank() == Some(1);
            values.strength[card.idx()] = key(card.attack_value());
            values.field_strength[card.idx()] = key(if low { 1 } else { card.attack_value() });
            values.wall[card.idx()] = key(card.table_value());
        }
        for card in Card::all() {
            for key in 0..64 {
                let bit = 1 << card.idx();
                values.beaten[usize::from(key)] |= if key > values.wall(card) { bit } else { 0 };
                values.beating[usize::from(key)] |= if values.strength(card) > key { bit } else { 0 };
            }
        }
        values
    }

    /// Of an attack from the hand.
    #[inline(always)]
    pub(crate) fn strength(&self, card: Card) -> u8 {
        self.strength[card.idx()]
    }

    /// Of an attack from a field place (R19).
    #[inline(always)]
    pub(crate) fn field_strength(&self, card: Card) -> u8 {
        self.field_strength[card.idx()]
    }

    /// Of a card on the field or in goal.
    #[inline(always)]
    pub(crate) fn wall(&self, card: Card) -> u8 {
        self.wall[card.idx()]
    }

    /// The table cards that an attack of this strength beats. Jokers never lie there.
    #[inline(always)]
    pub(crate) fn beaten(&self, strength: u8) -> u64 {
        self.beaten[usize::from(strength & 63)] & !JOKERS
    }

    /// The hand cards that beat this wall.
    #[inline(always)]
    pub(crate) fn beating(&self, wall: u8) -> u64 {
        self.beating[usize::from(wall & 63)]
    }

    /// Of a shot that was saved. An ace is only ever saved when it shot from the field and counted 1 there (R56).
    #[inline]
    pub(crate) fn saved_strength(&self, card: Card) -> u8 {
        self.field_strength[card.idx()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(text: &str) -> Card {
        Card::read(text).unwrap()
    }

    #[test]
    fn cards_are_read_as_they_are_printed_and_lie_in_card_order() {
        let all: Vec<String> = Card::all().map(|card| card.to_string()).collect();
        assert_eq!(all.len(), 55);
        assert_eq!(all[..5], ["AS", "AC", "AD", "AH", "2S"]);
        assert_eq!(all[51..], ["KH", "X1", "X2", "X3"]);
        for text in all {
            assert_eq!(card(&text).to_string(), text);
        }
        for text in ["", "A", "1S", "AX", "X0", "X4", "10S", "as", "é"] {
            assert_eq!(Card::read(text), None, "{text}");
        }
    }
    #[test]
    fn a_bag_keeps_twins_apart() {
        let mut bag = Bag::pack(2, 3);
        assert_eq!(bag.len(), 107);
        assert_eq!(bag.nth(0), Some(card("AS")));
        assert_eq!(bag.nth(1), Some(card("AS")));
        assert_eq!(bag.nth(104), Some(card("X1")));
        assert_eq!(bag.nth(107), None);
        assert!(bag.remove(card("AS")) && bag.remove(card("AS")) && !bag.remove(card("AS")));
        assert!(bag.remove(card("X1")) && !bag.remove(card("X1")));
        assert_eq!(bag.without_jokers().len(), 102);
        for bag in [Bag::pack(1, 0), Bag::pack(1, 2), bag] {
            let cards: Vec<Card> = (0..bag.len()).map(|place| bag.nth(place).unwrap()).collect();
            assert_eq!(cards, bag.iter().collect::<Vec<_>>());
            assert_eq!(bag.iter().collect::<Bag>(), bag);
        }
    }
    #[test]
    fn saves_and_throws_share_their_twins() {
        let [king, queen, ace] = ["KS", "QS", "AS"].map(card);
        let mut gone = Gone::EMPTY;
        // One king was saved and its twin thrown; both queens were saved, both aces thrown.
        [king, queen, queen].into_iter().for_each(|card| gone.save(card));
        [king, ace, ace].into_iter().for_each(|card| gone.throw(card));
        assert_eq!(gone.saves(), Bag::from_iter([king, queen, queen]));
        assert_eq!(gone.thrown(), Bag::from_iter([king, ace, ace]));
        let mut thrown_only = gone;
        thrown_only.forget_saves();
        assert_eq!((thrown_only.saves(), thrown_only.thrown()), (Bag::EMPTY, gone.thrown()));
        gone.forget_thrown();
        assert_eq!((gone.saves(), gone.thrown()), (Bag::from_iter([king, queen, queen]), Bag::EMPTY));
    }
    #[test]
    fn an_ace_is_high_when_it_attacks_and_low_on_the_table() {
        let values = Values::new(&Options::default());
        assert!(values.strength(card("AC")) > values.wall(card("KD")));
        assert!(values.strength(card("2C")) > values.wall(card("AD")));
        assert!(values.strength(card("JC")) <= values.wall(card("JD")));
        assert!(values.strength(card("X1")) > values.wall(card("KD")));
        let low = Values::new(&Options { ace_on_field: AceOnField::Low, ..Options::default() });
        assert!(low.field_strength(card("AC")) <= low.wall(card("AD")));
        let suits = Values::new(&Options { suit_order: true, ..Options::default() });
        assert!(suits.strength(card("9D")) > suits.wall(card("9C")));
        assert!(suits.strength(card("9D")) <= suits.wall(card("9H")));
    }
}
