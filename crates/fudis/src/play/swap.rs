//! The swap before the attack (SWAP-1 to SWAP-7).

use super::attack::Sight;
use super::{Verdict, refuse};
use crate::action::{Action, Event, Refusal};
use crate::deck::Card;
use crate::flow::Fudis;
use crate::formation::{Slot, slots};
use crate::position::{Phase, Position};
use crate::rules::Rule;
use crate::team::{Held, Known};
use touchline_kernel::Witness;

/// Which swaps SWAP-5 leaves to the seat that decides.
enum Leave {
    /// All.
    All,
    /// All but those that take this card, the last that attacks, where it cannot attack.
    AllBut(Card),
}

impl Fudis {
    /// 4.2.8: the swap, unless everybody can see that there is none to make (R59).
    #[inline]
    pub(crate) fn begin_swap(&self, position: &mut Position) {
        let team = &position.teams[position.turn];
        let skipped = !self.options.swaps || team.hand.is_empty() || team.occupied() == 0;
        position.phase = if skipped { Phase::Attack } else { Phase::Swap };
    }

    /// SWAP-5 for all swaps at once. A swap can take away at most one attack, that of the hand card that it lays out of the way;
    /// so it matters only when that card is the last that attacks.
    #[inline]
    fn leave(&self, position: &Position, sight: &Sight) -> Leave {
        if sight.open || !self.options.swap_keeps_attack {
            return Leave::All;
        }
        let team = &position.teams[position.turn];
        let mut last = None;
        for card in team.hand.cards().filter(|&card| self.values.strength(card) > sight.weakest) {
            if last.replace(card).is_some() {
                return Leave::All;
            }
        }
        match last {
            None => Leave::All,
            Some(card) => {
                let field = slots(sight.free)
                    .any(|slot| self.values.field_strength(team.field_card(slot)) > sight.weakest);
                if field { Leave::All } else { Leave::AllBut(card) }
            }
        }
    }

    /// May the last attacker itself go to this place (SWAP-5)? It may if it can attack from there, or if the card that comes
    /// into the hand for it can attack.
    #[inline]
    fn last_may_go(&self, position: &Position, sight: &Sight, slot: Slot, last: Card) -> bool {
        let out = position.teams[position.turn].field_card(slot);
        self.values.strength(out) > sight.weakest
            || sight.free & slot.bit() != 0 && self.values.field_strength(last) > sight.weakest
    }

    /// Has this occupied place a legal partner, if `last` is the last attacker?
    fn has_partner(&self, position: &Position, sight: &Sight, slot: Slot, last: Card) -> bool {
        let mut plain = position.teams[position.turn].hand.cards().filter(|card| !card.is_joker());
        plain.any(|card| card != last || self.last_may_go(position, sight, slot, last))
    }

    pub(crate) fn list_swap(&self, position: &Position, actions: &mut Vec<Action>) {
        actions.push(Action::Keep);
        let team = &position.teams[position.turn];
        if !team.hand.has_plain() {
            return;
        }
        if self.options.swap_needs_attack {
            let legal = slots(team.occupied()).filter(|&slot| self.judge_swap(position, slot).is_ok());
            actions.extend(legal.map(|slot| Action::Swap { slot }));
            return;
        }
        let sight = self.sight(position);
        match self.leave(position, &sight) {
            Leave::All => slots(team.occupied()).for_each(|slot| actions.push(Action::Swap { slot })),
            Leave::AllBut(last) => actions.extend(
                slots(team.occupied())
                    .filter(|&slot| self.has_partner(position, &sight, slot, last))
                    .map(|slot| Action::Swap { slot }),
            ),
        }
    }

    pub(crate) fn list_swap_in(&self, position: &Position, slot: Slot, actions: &mut Vec<Action>) {
        if self.options.swap_needs_attack {
            let hand = position.teams[position.turn].hand.kinds();
            let legal = hand.filter(|&card| self.judge_in(position, slot, card).is_ok());
            actions.extend(legal.map(|card| Action::In { card }));
            return;
        }
        let sight = self.sight(position);
        let barred = match self.leave(position, &sight) {
            Leave::AllBut(last) if !self.last_may_go(position, &sight, slot, last) => Some(last),
            _ => None,
        };
        for card in position.teams[position.turn].hand.kinds() {
            if !card.is_joker() && Some(card) != barred {
                actions.push(Action::In { card });
            }
        }
    }

    pub(crate) fn judge_swap(&self, position: &Position, slot: Slot) -> Verdict {
        let team = &position.teams[position.turn];
        if slot == Slot::GOAL {
            return refuse(Rule::Swap3, Refusal::KeeperStays);
        }
        if team.card(slot).is_none() {
            return refuse(Rule::Swap4, Refusal::EmptyPlace { slot });
        }
        if !team.hand.has_plain() {
            return match team.hand.is_empty() {
                true => refuse(Rule::Swap4, Refusal::EmptyHand),
                false => refuse(Rule::Jok1, Refusal::OnlyJokers),
            };
        }
        let mut plain = team.hand.cards().filter(|card| !card.is_joker());
        if self.options.swap_needs_attack {
            return match plain.any(|card| self.attacks_after(position, slot, card)) {
                true => Ok(()),
                false => refuse(Rule::Swap8, Refusal::NoAttackAfter { slot }),
            };
        }
        match plain.any(|card| self.keeps_attack(position, slot, card)) {
            true => Ok(()),
            false => refuse(Rule::Swap5, Refusal::LastAttack { slot }),
        }
    }

    pub(crate) fn judge_in(&self, position: &Position, slot: Slot, card: Card) -> Verdict {
        if !position.teams[position.turn].hand.contains(card) {
            return refuse(Rule::Swap4, Refusal::NotInHand { card });
        }
        if card.is_joker() {
            return refuse(Rule::Jok1, Refusal::JokerCannot { card });
        }
        if self.options.swap_needs_attack && !self.attacks_after(position, slot, card) {
            return refuse(Rule::Swap8, Refusal::NoAttackWith { card });
        }
        if !self.keeps_attack(position, slot, card) {
            return refuse(Rule::Swap5, Refusal::LastAttacker { card });
        }
        Ok(())
    }

    /// SWAP-5 by making the swap and looking. `list` does the same by counting; `contract` compares them.
    fn keeps_attack(&self, position: &Position, slot: Slot, card: Card) -> bool {
        !self.options.swap_keeps_attack
            || !self.has_attack(position)
            || self.attacks_after(position, slot, card)
    }

    /// SWAP-8: is there an attack after this swap?
    fn attacks_after(&self, position: &Position, slot: Slot, card: Card) -> bool {
        let mut after = *position;
        self.exchange(&mut after, slot, card);
        self.has_attack(&after)
    }

    /// The card in the place and the hand card change places; the one that comes into the hand is known (INFO-4).
    #[inline]
    pub(crate) fn exchange(&self, position: &mut Position, slot: Slot, card: Card) {
        let team = &mut position.teams[position.turn];
        let Some(out) = team.card(slot) else { return };
        team.release(card);
        team.set(slot, Held::plain(card));
        team.hand.insert(Held::new(out, Known::InHand));
    }

    pub(crate) fn swap<W: Witness<Self>>(
        &self,
        position: &mut Position,
        slot: Slot,
        card: Card,
        witness: &mut W,
    ) {
        let by = position.turn;
        if let Some(out) = position.teams[by].card(slot) {
            witness.tell(Rule::Swap2, Event::Swapped { by, slot, card, out });
        }
        self.exchange(position, slot, card);
        position.phase = Phase::Attack;
    }
}
