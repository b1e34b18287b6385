//! Laying out the teams (BUILD-1 to BUILD-5, ROUND-3 to ROUND-5, SO-2).

use super::{Verdict, refuse, tell_hidden};
use crate::action::{Action, Event, Refusal};
use crate::deck::{Bag, Card};
use crate::flow::Fudis;
use crate::formation::{HAND, Slot};
use crate::options::Build;
use crate::position::{Phase, Position};
use crate::rules::Rule;
use crate::team::Held;
use touchline_kernel::{Audience, Seat, Witness};

impl Fudis {
    /// 4.2.3: how many places each seat fills. `rule` is BUILD-1 after a deal and ROUND-3 between rounds.
    pub(crate) fn begin_build<W: Witness<Self>>(&self, position: &mut Position, rule: Rule, witness: &mut W) {
        for seat in Seat::BOTH {
            let places = self.places_to_lay(position, seat);
            let empty = position.teams[seat].n_empty(self.shape(position));
            let team = &mut position.teams[seat];
            team.to_lay = places;
            team.laid = 0;
            let spare = team.hand.len().saturating_sub(HAND);
            if places == 0 {
                continue;
            }
            if rule == Rule::Build1 {
                witness.tell(rule, Event::Building { by: seat, places });
            } else {
                witness.tell(rule, Event::Filling { by: seat, places });
            }
            if places > spare {
                witness.tell(Rule::Round5, Event::Emergency { by: seat });
            }
            if places < empty {
                witness.tell(Rule::Round4, Event::LeftEmpty { by: seat, places: empty - places });
            }
        }
        let starter = position.starter.unwrap_or(Seat::Home);
        position.turn = if self.is_secret_build(position) { Seat::Home } else { starter };
        position.phase = Phase::Build;
        if position.teams[position.turn].to_lay == 0 {
            self.next_builder(position, witness);
        }
    }

    /// The number k of 4.2.3.
    pub(crate) fn places_to_lay(&self, position: &Position, seat: Seat) -> u8 {
        let team = &position.teams[seat];
        // ROUND-5: a missing keeper is replaced even if the hand shrinks for it.
        let needed = u8::from(team.keeper.is_none() && team.hand.has_plain());
        let spare = team.hand.len().saturating_sub(HAND);
        spare.max(needed).min(team.n_empty(self.shape(position)))
    }

    pub(crate) fn list_build(&self, position: &Position, actions: &mut Vec<Action>) {
        let hand = &position.teams[position.turn].hand;
        hand.kinds().filter(|card| !card.is_joker()).for_each(|card| actions.push(Action::Put { card }));
    }

    pub(crate) fn judge_put(&self, position: &Position, card: Card) -> Verdict {
        if !position.teams[position.turn].hand.contains(card) {
            return refuse(Rule::Build2, Refusal::NotInHand { card });
        }
        if card.is_joker() {
            return refuse(Rule::Jok1, Refusal::JokerCannot { card });
        }
        Ok(())
    }

    /// BUILD-2: a card goes to the next place.
    pub(crate) fn put<W: Witness<Self>>(&self, position: &mut Position, card: Card, witness: &mut W) {
        let seat = position.turn;
        let Some(slot) = position.teams[seat].next_place(self.shape(position)) else { return };
        let secret = self.is_secret_build(position);
        let shoot_out = position.leg > 0;
        let team = &mut position.teams[seat];
        team.to_lay = team.to_lay.saturating_sub(1);
        let open = Event::Laid { by: seat, card, slot };
        if secret {
            if let Some(held) = team.hand.remove(card) {
                team.set(slot, held);
            }
            team.laid |= slot.bit();
            let rule = if slot == Slot::GOAL { Rule::Build3 } else { Rule::Build2 };
            // R55: for everybody else nothing has happened yet.
            witness.tell_to(Audience::Only(seat), rule, open);
        } else if slot == Slot::GOAL {
            if let Some(held) = team.hand.remove(card) {
                team.set(slot, held);
            }
            team.doubt();
            tell_hidden(witness, seat, Rule::Build3, open, Event::LaidHidden { by: seat, slot });
        } else {
            team.release(card);
            team.set(slot, Held::plain(card));
            witness.tell(if shoot_out { Rule::So2 } else { Rule::Build5 }, open);
        }
        if slot == Slot::GOAL {
            team.saves = Bag::EMPTY;
            team.blind = false;
        }
        // R43: an emergency keeper of a random build is paid for by the pile, if it can.
        if self.options.build == Build::Random
            && position.teams[seat].hand.len() < HAND
            && !position.pile.is_empty()
        {
            position.phase = Phase::Refill;
            return;
        }
        self.next_builder(position, witness);
    }

    /// Who lays next, or what follows when all is laid.
    pub(crate) fn next_builder<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) {
        let seat = position.turn;
        let left = |seat: Seat| position.teams[seat].to_lay > 0;
        let next = if self.is_secret_build(position) {
            Seat::BOTH.into_iter().find(|&seat| left(seat))
        } else {
            [seat.other(), seat].into_iter().find(|&seat| left(seat))
        };
        if let Some(next) = next {
            position.turn = next;
            position.phase = Phase::Build;
            return;
        }
        if position.teams.home.laid | position.teams.away.laid != 0 {
            position.teams.home.reveal();
            position.teams.away.reveal();
            witness.tell(Rule::Build4, Event::Revealed);
        }
        self.built(position, witness);
    }

    /// The teams stand.
    pub(crate) fn built<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) {
        if position.starter.is_none() {
            position.phase = Phase::Toss;
        } else {
            self.begin_round(position, witness);
        }
    }

    /// A line-up for people in a hurry: the best keeper, aces in the hand, and the strong cards at the back or in front.
    pub(crate) fn lineup(&self, position: &Position, strong_in_front: bool) -> Vec<Action> {
        let team = &position.teams[position.turn];
        let n = usize::from(team.to_lay);
        let mut cards: Vec<Card> = team.hand.cards().filter(|card| !card.is_joker()).collect();
        cards.sort_by_key(|card| std::cmp::Reverse(card.table_value()));
        cards.truncate(n);
        let field = usize::from(team.keeper.is_none()).min(cards.len());
        if strong_in_front {
            cards[field..].reverse();
        }
        cards.into_iter().map(|card| Action::Put { card }).collect()
    }
}
