//! The deal (PACK-1, DEAL-1, BUILD-6, SO-1): card by card to home and away, or straight to the places in a random build.

use crate::action::Event;
use crate::deck::{Bag, Card};
use crate::flow::Fudis;
use crate::formation::{HAND, Slot};
use crate::options::Build;
use crate::position::{Flags, JokerBy, Phase, Position};
use crate::rules::Rule;
use crate::team::{Held, Team};
use touchline_kernel::{Audience, BySeat, Seat, Witness};

/// R21: the most jokers that one side can do with.
const JOKERS_MOST: u8 = HAND;

impl Fudis {
    /// 4.2.2: everything is collected and shuffled.
    pub(crate) fn begin_deal(&self, position: &mut Position) {
        position.teams = BySeat::new(Team::EMPTY, Team::EMPTY);
        position.pile = self.pack;
        position.flags.set(Flags::PILE_SHOWN, false);
        position.phase = Phase::Deal;
        position.turn = Seat::Home;
    }

    /// Where the next card of a random deal goes: a place, or the hand; none if this seat has all.
    #[inline]
    pub(crate) fn next_random(&self, position: &Position, seat: Seat) -> Option<Option<Slot>> {
        let team = &position.teams[seat];
        match team.next_place(self.shape(position)) {
            Some(slot) => Some(Some(slot)),
            None if team.hand.len() < HAND => Some(None),
            None => None,
        }
    }

    /// The cards that chance picks from: the pile, but no joker for a keeper (BUILD-6), unless there is nothing else (R64).
    #[inline]
    pub(crate) fn drawable(&self, position: &Position) -> Bag {
        let keeper = self.options.build == Build::Random
            && matches!(position.phase, Phase::Deal | Phase::Topup)
            && position.teams[position.turn].keeper.is_none()
            && self.falls_at_random(position);
        if keeper || self.options.jokers > JOKERS_MOST && self.has_jokers_enough(position) {
            let plain = position.pile.without_jokers();
            if !plain.is_empty() {
                return plain;
            }
        }
        position.pile
    }

    /// R21: with more than three jokers in the pack, has the seat as many as it can do with? It holds three, or the next card falls on
    /// the field and no hand card could be exchanged for a joker there.
    fn has_jokers_enough(&self, position: &Position) -> bool {
        let team = &position.teams[position.turn];
        let jokers = team.cards().filter(|card| card.is_joker()).count();
        let to_field = match position.phase {
            Phase::Draw { slot, .. } => slot.is_some(),
            Phase::Topup => self.falls_at_random(position),
            _ => false,
        };
        jokers >= usize::from(JOKERS_MOST) || to_field && !team.hand.has_plain()
    }

    /// One card of the deal.
    pub(crate) fn deal<W: Witness<Self>>(&self, position: &mut Position, card: Card, witness: &mut W) {
        if position.pile == self.pack {
            witness.tell(Rule::Pack1, Event::Shuffled);
        }
        if self.falls_at_random(position) {
            self.deal_random(position, card, witness);
            return;
        }
        let seat = position.turn;
        self.deal_to_hand(position, seat, card, witness);
        position.turn = seat.other();
        if position.teams.away.hand.len() == self.shape(position).strength {
            self.tell_all_dealt(position, witness);
            self.begin_build(position, Rule::Build1, witness);
        }
    }

    /// The owner is told the card; the others see the hand grow, and are spared a line for each card.
    fn deal_to_hand<W: Witness<Self>>(
        &self,
        position: &mut Position,
        seat: Seat,
        card: Card,
        witness: &mut W,
    ) {
        position.pile.remove(card);
        position.teams[seat].hand.insert(Held::plain(card));
        witness.tell_to(Audience::Only(seat), Self::deal_rule(position), Event::Dealt { by: seat, card });
    }

    fn tell_all_dealt<W: Witness<Self>>(&self, position: &Position, witness: &mut W) {
        let (cards, pile) = (self.shape(position).strength, position.pile.len() as u8);
        witness.tell(Self::deal_rule(position), Event::AllDealt { cards, pile });
    }

    fn deal_rule(position: &Position) -> Rule {
        if position.leg == 0 { Rule::Deal1 } else { Rule::So1 }
    }

    fn deal_random<W: Witness<Self>>(&self, position: &mut Position, card: Card, witness: &mut W) {
        let seat = position.turn;
        match self.next_random(position, seat) {
            Some(Some(slot)) => self.fall(position, seat, slot, card, witness),
            _ => self.deal_to_hand(position, seat, card, witness),
        }
        if self.next_random(position, seat).is_none() {
            if seat == Seat::Home {
                position.turn = Seat::Away;
            } else {
                self.tell_all_dealt(position, witness);
                self.exchange_dealt_jokers(position, witness);
            }
        }
    }

    /// BUILD-6: a card of the pile lands in a place. A keeper is seen by nobody.
    pub(crate) fn fall<W: Witness<Self>>(
        &self,
        position: &mut Position,
        seat: Seat,
        slot: Slot,
        card: Card,
        witness: &mut W,
    ) {
        position.pile.remove(card);
        let team = &mut position.teams[seat];
        team.set(slot, Held::plain(card));
        if slot == Slot::GOAL {
            team.blind = true;
            team.gone.forget_saves();
            witness.tell(Rule::Build6, Event::FellHidden { by: seat, slot });
        } else {
            witness.tell(Rule::Build6, Event::Fell { by: seat, card, slot });
        }
    }

    /// JOK-2 after a random deal: home first, slots from back to front.
    pub(crate) fn exchange_dealt_jokers<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) {
        for seat in Seat::BOTH {
            let team = &position.teams[seat];
            let joker = self.shape(position).places()[1..]
                .iter()
                .copied()
                .find(|&slot| team.card(slot).is_some_and(Card::is_joker));
            if let Some(slot) = joker {
                position.turn = seat;
                position.phase = Phase::Joker { slot, by: JokerBy::Deal };
                return;
            }
        }
        self.built(position, witness);
    }
}
