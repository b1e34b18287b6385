//! One side: its field, goal and hand, and what the opponent knows of the hidden cards. Decides nothing.

use crate::deck::{Card, Gone};
use crate::formation::{N_FIELD, Shape, Slot, shut_rows, slots};
use std::fmt;

/// One side's cards, and what is known of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Team {
    pub(crate) gone: Gone,
    field: [Held; N_FIELD],
    pub(crate) keeper: Held,
    /// Nobody has seen the keeper, not even its owner (BUILD-6).
    pub(crate) blind: bool,
    /// Places still to be laid in this building.
    pub(crate) to_lay: u8,
    pub(crate) hand: Hand,
    /// Places laid in a secret building and not yet shown (BUILD-4).
    pub(crate) laid: u32,
    /// Invariant: the places of `field` that hold a card.
    occupied: u32,
}

/// A card with what the opponent knows of it, or no card. One byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Held(u8);

/// What the opponent knows of a hidden card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Known {
    /// Nothing.
    No = 0,
    /// It is in the hand (INFO-4).
    InHand = 1,
    /// It is in the hand or in goal (`maybe_keeper`).
    MaybeKeeper = 2,
}

impl Held {
    pub(crate) const NONE: Self = Self(0xff);

    #[inline(always)]
    pub(crate) const fn new(card: Card, known: Known) -> Self {
        Self((card.idx() as u8) << 2 | known as u8)
    }

    /// A card whose knowledge plays no part: hidden, or open to all.
    #[inline(always)]
    pub(crate) const fn plain(card: Card) -> Self {
        Self::new(card, Known::No)
    }

    #[inline(always)]
    pub(crate) const fn is_none(self) -> bool {
        self.0 == Self::NONE.0
    }

    #[inline(always)]
    pub(crate) const fn card(self) -> Option<Card> {
        if self.is_none() { None } else { Some(self.card_unchecked()) }
    }

    /// The card of what is known to be one.
    #[inline(always)]
    const fn card_unchecked(self) -> Card {
        Card::from_idx(self.0 >> 2)
    }

    #[inline(always)]
    pub(crate) const fn known(self) -> Known {
        match self.0 & 3 {
            1 => Known::InHand,
            2 => Known::MaybeKeeper,
            _ => Known::No,
        }
    }

    #[inline(always)]
    pub(crate) const fn is_known(self) -> bool {
        !self.is_none() && self.0 & 3 != 0
    }
}

impl fmt::Debug for Held {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.card(), self.known()) {
            (None, _) => f.write_str("-"),
            (Some(card), Known::No) => write!(f, "{card}"),
            (Some(card), Known::InHand) => write!(f, "{card}!"),
            (Some(card), Known::MaybeKeeper) => write!(f, "{card}?"),
        }
    }
}

/// The most cards that a hand holds: a whole team before it is laid.
pub(crate) const HAND_MAX: usize = 24;

/// Hand cards in card order.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Hand {
    n: u8,
    cards: [Held; HAND_MAX],
}

impl Hand {
    pub(crate) const EMPTY: Self = Self { n: 0, cards: [Held::NONE; HAND_MAX] };

    #[inline(always)]
    pub(crate) fn held(&self) -> &[Held] {
        &self.cards[..usize::from(self.n).min(HAND_MAX)]
    }

    #[inline(always)]
    fn held_mut(&mut self) -> &mut [Held] {
        &mut self.cards[..usize::from(self.n).min(HAND_MAX)]
    }

    #[inline]
    pub(crate) fn len(&self) -> u8 {
        self.n
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.n == 0
    }

    #[inline]
    pub(crate) fn cards(&self) -> impl DoubleEndedIterator<Item = Card> + '_ {
        self.held().iter().map(|held| held.card_unchecked())
    }

    /// Every different card once, in card order.
    #[inline]
    pub(crate) fn kinds(&self) -> impl Iterator<Item = Card> + '_ {
        let mut last = None;
        self.cards().filter(move |&card| last.replace(card) != Some(card))
    }

    pub(crate) fn contains(&self, card: Card) -> bool {
        self.cards().any(|held| held == card)
    }

    /// Is there a card that may lie on the table (JOK-1)?
    #[inline]
    pub(crate) fn has_plain(&self) -> bool {
        // Jokers come last.
        self.held().first().is_some_and(|held| !held.card_unchecked().is_joker())
    }

    /// Adds a card. Does nothing to a hand that has no room.
    #[inline]
    pub(crate) fn insert(&mut self, held: Held) {
        let mut at = usize::from(self.n);
        if at >= HAND_MAX {
            return;
        }
        while at > 0 && self.cards[at - 1] > held {
            self.cards[at] = self.cards[at - 1];
            at -= 1;
        }
        self.cards[at] = held;
        self.n += 1;
    }

    /// Takes out exactly this card with this knowledge.
    pub(crate) fn take(&mut self, held: Held) {
        if let Some(at) = self.held().iter().position(|&other| other == held) {
            self.take_at(at);
        }
    }

    /// Takes out a card; of twins the one that the opponent knows best.
    #[inline]
    pub(crate) fn remove(&mut self, card: Card) -> Option<Held> {
        let held = self.held();
        let first = held.iter().position(|held| held.card_unchecked() == card)?;
        let mut at = first;
        for (idx, twin) in held.iter().enumerate().skip(first + 1) {
            if twin.card_unchecked() != card {
                break;
            }
            // A twin that is surely in the hand goes before one that may be the keeper, and that before an unknown one.
            let rank = |known| match known {
                Known::InHand => 2,
                Known::MaybeKeeper => 1,
                Known::No => 0,
            };
            if rank(twin.known()) > rank(held[at].known()) {
                at = idx;
            }
        }
        Some(self.take_at(at))
    }

    #[inline]
    fn take_at(&mut self, at: usize) -> Held {
        let gone = self.cards[at];
        let n = usize::from(self.n).min(HAND_MAX);
        for idx in at + 1..n {
            self.cards[idx - 1] = self.cards[idx];
        }
        self.cards[n - 1] = Held::NONE;
        self.n -= 1;
        gone
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.held()).finish()
    }
}

impl Team {
    pub(crate) const EMPTY: Self = Self {
        gone: Gone::EMPTY,
        field: [Held::NONE; N_FIELD],
        keeper: Held::NONE,
        blind: false,
        to_lay: 0,
        hand: Hand::EMPTY,
        laid: 0,
        occupied: 0,
    };

    /// The field places that hold a card.
    #[inline(always)]
    pub(crate) fn occupied(&self) -> u32 {
        self.occupied
    }

    /// The card in a place, the goal included.
    #[inline]
    pub(crate) fn card(&self, slot: Slot) -> Option<Card> {
        self.held(slot).card()
    }

    #[inline]
    pub(crate) fn held(&self, slot: Slot) -> Held {
        if slot == Slot::GOAL {
            self.keeper
        } else {
            self.field.get(slot.idx()).copied().unwrap_or(Held::NONE)
        }
    }

    /// The card of an occupied field place.
    #[inline(always)]
    pub(crate) fn field_card(&self, slot: Slot) -> Card {
        self.field.get(slot.idx()).copied().unwrap_or(Held::NONE).card_unchecked()
    }

    /// The cards of these occupied field places.
    #[inline]
    pub(crate) fn field_cards(&self, set: u32) -> impl Iterator<Item = Card> + '_ {
        slots(set & self.occupied).map(|slot| self.field_card(slot))
    }

    /// Puts a card in a place, or empties it with [`Held::NONE`].
    #[inline]
    pub(crate) fn set(&mut self, slot: Slot, held: Held) {
        if slot == Slot::GOAL {
            self.keeper = held;
        } else if let Some(place) = self.field.get_mut(slot.idx()) {
            *place = held;
            self.occupied =
                if held.is_none() { self.occupied & !slot.bit() } else { self.occupied | slot.bit() };
        }
    }

    /// Cards of this side, wherever they are.
    #[inline]
    pub(crate) fn size(&self) -> u8 {
        self.occupied.count_ones() as u8 + u8::from(!self.keeper.is_none()) + self.hand.len()
    }

    /// The next empty place in the order of building (BUILD-1).
    #[inline]
    pub(crate) fn next_place(&self, shape: &Shape) -> Option<Slot> {
        if self.keeper.is_none() {
            return Some(Slot::GOAL);
        }
        if self.occupied == shape.all {
            return None;
        }
        shape.places()[1..].iter().copied().find(|slot| self.occupied & slot.bit() == 0)
    }

    /// The number of empty places, the goal included.
    pub(crate) fn n_empty(&self, shape: &Shape) -> u8 {
        (shape.all & !self.occupied).count_ones() as u8 + u8::from(self.keeper.is_none())
    }

    /// Has every row at most one card left, so that the goal lies open (section 2.3)?
    #[inline]
    pub(crate) fn route_open(&self) -> bool {
        shut_rows(self.occupied) == 0
    }

    /// The field cards that may attack (FREE-1, FREE-2).
    #[inline]
    pub(crate) fn free(&self, shape: &Shape) -> u32 {
        shape.free[shut_rows(self.occupied)] & self.occupied
    }

    /// Takes a hand card that everybody now sees: whatever the opponent knew of it is used up.
    #[inline]
    pub(crate) fn release(&mut self, card: Card) {
        if let Some(held) = self.hand.remove(card)
            && held.known() == Known::No
        {
            self.forget_keeper(card);
        }
    }

    /// R42: a hand card goes away face down. Which it was the opponent cannot say, so nothing of what it knew holds any more.
    pub(crate) fn throw_face_down(&mut self, card: Card) {
        if self.hand.remove(card).is_some() {
            self.gone.throw(card);
        }
        let unknown = |held: Held| held.card().map_or(held, Held::plain);
        self.keeper = unknown(self.keeper);
        let known = self.hand;
        self.hand = Hand::EMPTY;
        known.held().iter().for_each(|&held| self.hand.insert(unknown(held)));
    }

    /// A card that the opponent thought might be the keeper has shown up elsewhere: of two twins nobody outside can tell which.
    #[inline]
    fn forget_keeper(&mut self, card: Card) {
        if self.keeper.is_known() && self.keeper.card() == Some(card) {
            self.keeper = Held::plain(card);
        }
    }

    /// A hand card is named for an attack: from now on it is known.
    #[inline]
    pub(crate) fn announce(&mut self, card: Card) {
        self.release(card);
        self.hand.insert(Held::new(card, Known::InHand));
    }

    /// A keeper was laid from the hand: any known card may be it (section 3.1, R54). Jokers never are.
    pub(crate) fn doubt(&mut self) {
        let doubted = |held: Held| match held.card() {
            Some(card) if held.is_known() && !card.is_joker() => Held::new(card, Known::MaybeKeeper),
            _ => held,
        };
        self.keeper = doubted(self.keeper);
        self.hand.held_mut().iter_mut().for_each(|held| *held = doubted(*held));
    }

    /// There is no keeper any more that a known card might be.
    pub(crate) fn undoubt(&mut self) {
        for held in self.hand.held_mut() {
            if held.known() == Known::MaybeKeeper {
                *held = Held::new(held.card_unchecked(), Known::InHand);
            }
        }
    }

    /// GOAL-3: the keeper is shown and gone.
    pub(crate) fn lose_keeper(&mut self) -> Option<Card> {
        let keeper = self.keeper.card();
        if let Some(card) = keeper
            && !self.keeper.is_known()
            && let Some(twin) = self
                .hand
                .held_mut()
                .iter_mut()
                .find(|held| held.card() == Some(card) && held.known() == Known::MaybeKeeper)
        {
            // The opponent takes the beaten keeper for the card that was once seen.
            *twin = Held::plain(card);
        }
        self.undoubt();
        self.keeper = Held::NONE;
        self.blind = false;
        self.gone.forget_saves();
        keeper
    }

    /// BUILD-4, R55: what was laid in secret is shown.
    pub(crate) fn reveal(&mut self) {
        for slot in slots(self.laid & !Slot::GOAL.bit()) {
            let held = self.held(slot);
            let Some(card) = held.card() else { continue };
            self.set(slot, Held::plain(card));
            if !held.is_known() {
                self.forget_twin(card);
            }
        }
        if self.laid & Slot::GOAL.bit() != 0 {
            self.doubt();
        }
        self.laid = 0;
    }

    /// An unknown twin of a known card has shown up: the opponent takes it for the known one.
    fn forget_twin(&mut self, card: Card) {
        let known = self.hand.held().iter().any(|held| held.card_unchecked() == card && held.is_known());
        if known {
            self.hand.remove(card);
            self.hand.insert(Held::plain(card));
        } else {
            self.forget_keeper(card);
        }
    }

    /// `rebuild = free`: everything is taken up. Field cards have been seen, the keeper has not.
    pub(crate) fn take_up(&mut self) {
        self.undoubt();
        for slot in slots(self.occupied) {
            let card = self.field_card(slot);
            self.set(slot, Held::NONE);
            self.hand.insert(Held::new(card, Known::InHand));
        }
        if let Some(card) = self.keeper.card() {
            let known = if self.keeper.is_known() { Known::InHand } else { Known::No };
            self.hand.insert(Held::new(card, known));
        }
        self.keeper = Held::NONE;
        self.blind = false;
        self.gone.forget_saves();
    }

    /// Every card of this side.
    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.hand.cards().chain(self.keeper.card()).chain(self.field_cards(!0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use touchline_kernel::Token;

    fn card(text: &str) -> Card {
        Card::read(text).unwrap()
    }

    fn team(hand: &[(&str, Known)], keeper: Option<(&str, Known)>) -> Team {
        let mut team = Team::EMPTY;
        hand.iter().for_each(|&(text, known)| team.hand.insert(Held::new(card(text), known)));
        team.keeper = keeper.map_or(Held::NONE, |(text, known)| Held::new(card(text), known));
        team
    }

    fn known(team: &Team) -> String {
        let held = team.hand.held().iter().chain([&team.keeper]).filter(|held| held.is_known());
        held.map(|held| format!("{held:?}")).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_hand_lies_in_card_order_with_jokers_last() {
        let team = team(&[("X1", Known::No), ("KS", Known::No), ("AH", Known::No)], None);
        assert_eq!(format!("{:?}", team.hand), "[AH, KS, X1]");
        assert!(team.hand.has_plain());
    }

    #[test]
    fn a_new_keeper_makes_every_known_card_doubtful_but_no_joker() {
        let mut team = team(&[("8C", Known::InHand), ("X1", Known::InHand)], Some(("QC", Known::No)));
        team.doubt();
        assert_eq!(known(&team), "8C? X1!");
        assert_eq!(team.lose_keeper(), Some(card("QC")));
        assert_eq!(known(&team), "8C! X1!");
    }

    /// R60: whichever of two twins is the keeper, the other side is told the same.
    #[test]
    fn twins_leave_alike() {
        let mut in_hand = team(&[("KS", Known::MaybeKeeper)], Some(("QC", Known::No)));
        let mut in_goal = team(&[("KS", Known::No)], Some(("KS", Known::MaybeKeeper)));
        in_hand.release(card("KS"));
        in_goal.release(card("KS"));
        assert_eq!((known(&in_hand), known(&in_goal)), (String::new(), String::new()));

        let mut seen = team(&[], Some(("KS", Known::MaybeKeeper)));
        let mut unseen = team(&[("KS", Known::MaybeKeeper)], Some(("KS", Known::No)));
        seen.lose_keeper();
        unseen.lose_keeper();
        assert_eq!((known(&seen), known(&unseen)), (String::new(), String::new()));
    }

    #[test]
    fn a_card_surely_in_the_hand_goes_before_its_doubtful_twin() {
        let mut team = team(&[("KS", Known::MaybeKeeper), ("KS", Known::InHand)], Some(("QC", Known::No)));
        team.release(card("KS"));
        assert_eq!(known(&team), "KS?");
    }

    #[test]
    fn what_was_laid_in_secret_is_forgotten_at_the_reveal() {
        let mut team = team(&[("8C", Known::InHand), ("9C", Known::InHand)], None);
        for (slot, text) in [(Slot::GOAL, "9C"), (Slot::new(3, 0), "8C")] {
            let held = team.hand.remove(card(text)).unwrap();
            team.set(slot, held);
            team.laid |= slot.bit();
        }
        team.reveal();
        assert_eq!(known(&team), "9C?");
        assert_eq!(team.card(Slot::new(3, 0)), Some(card("8C")));
    }
}
