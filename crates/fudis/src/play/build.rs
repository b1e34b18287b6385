//! Laying out the teams (BUILD-1 to BUILD-5, ROUND-3 to ROUND-5, SO-2).

use super::{Verdict, refuse, tell_hidden};
use crate::action::{Action, Event, Refusal};
use crate::deck::Card;
use crate::flow::Fudis;
use crate::formation::{HAND, Slot};
use crate::options::{Build, ShortFill};
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
            let emergency = spare == 0 && team.keeper.is_none();
            if places == 0 {
                continue;
            }
            if rule == Rule::Build1 {
                witness.tell(rule, Event::Building { by: seat, places });
            } else {
                witness.tell(rule, Event::Filling { by: seat, places });
            }
            if emergency {
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

    /// R31: does the owner choose which places he fills, and from how many hand cards?
    #[inline]
    pub(crate) fn fills_freely(&self, position: &Position) -> bool {
        self.options.short_fill == ShortFill::Free && !self.falls_at_random(position)
    }

    /// The place that comes next in the order of building. Those that were left empty before it are passed over (R31).
    #[inline]
    pub(crate) fn place_due(&self, position: &Position, seat: Seat) -> Option<Slot> {
        let (team, shape) = (&position.teams[seat], self.shape(position));
        if !self.fills_freely(position) {
            return team.next_place(shape);
        }
        let left_out = usize::from(team.n_empty(shape).saturating_sub(team.to_lay));
        shape.places().iter().copied().filter(|&slot| team.card(slot).is_none()).nth(left_out)
    }

    /// The number k of 4.2.3.
    pub(crate) fn places_to_lay(&self, position: &Position, seat: Seat) -> u8 {
        let team = &position.teams[seat];
        if self.fills_freely(position) {
            return team.n_empty(self.shape(position));
        }
        // ROUND-5: a missing keeper is replaced even if the hand shrinks for it.
        let needed = u8::from(team.keeper.is_none() && team.hand.has_plain());
        let spare = team.hand.len().saturating_sub(HAND);
        // Only a pack with more than three jokers leaves fewer cards that may be laid.
        let plain = team.hand.cards().filter(|card| !card.is_joker()).count() as u8;
        spare.max(needed).min(team.n_empty(self.shape(position))).min(plain)
    }

    pub(crate) fn list_build(&self, position: &Position, actions: &mut Vec<Action>) {
        let hand = &position.teams[position.turn].hand;
        hand.kinds().filter(|card| !card.is_joker()).for_each(|card| actions.push(Action::Put { card }));
        if self.options.short_fill == ShortFill::Free && self.judge_leave(position).is_ok() {
            actions.push(Action::Leave);
        }
    }

    /// R31: may the next place stay empty? Not the goal, and not if more than three cards would stay in hand for it.
    pub(crate) fn judge_leave(&self, position: &Position) -> Verdict {
        let team = &position.teams[position.turn];
        let slot = self.place_due(position, position.turn).unwrap_or(Slot::GOAL);
        if !self.fills_freely(position) {
            return refuse(Rule::Round4, Refusal::MustFill { slot });
        }
        if !team.hand.has_plain() {
            return Ok(());
        }
        if slot == Slot::GOAL {
            return refuse(Rule::Round5, Refusal::MustFill { slot });
        }
        if team.hand.len().saturating_sub(HAND) >= team.to_lay {
            return refuse(Rule::Build2, Refusal::MustFill { slot });
        }
        Ok(())
    }

    /// ROUND-4, R31: the next place stays empty.
    pub(crate) fn leave_place<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) {
        let by = position.turn;
        let Some(slot) = self.place_due(position, by) else { return };
        let audience = if self.is_secret_build(position) { Audience::Only(by) } else { Audience::Everyone };
        position.teams[by].to_lay -= 1;
        witness.tell_to(audience, Rule::Round4, Event::LeftOut { by, slot });
        self.next_builder(position, witness);
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
        let Some(slot) = self.place_due(position, seat) else { return };
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
            team.gone.forget_saves();
            team.blind = false;
        }
        // R43: an emergency keeper of a random build is paid for by the pile, if it can.
        if self.options.build == Build::Random
            && self.falls_at_random(position)
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
        let n = usize::from(team.hand.len().saturating_sub(HAND).min(team.to_lay));
        let mut cards: Vec<Card> = team.hand.cards().filter(|card| !card.is_joker()).collect();
        cards.sort_by_key(|card| std::cmp::Reverse(card.table_value()));
        cards.truncate(n);
        let field = usize::from(team.keeper.is_none()).min(cards.len());
        if strong_in_front {
            cards[field..].reverse();
        }
        let left_out = usize::from(team.to_lay).saturating_sub(cards.len());
        let laid = cards.into_iter().map(|card| Action::Put { card });
        laid.chain(std::iter::repeat_n(Action::Leave, left_out)).collect()
    }
}
