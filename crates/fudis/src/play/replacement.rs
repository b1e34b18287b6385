//! What comes for a card that has attacked (DRAW-1 to DRAW-3), and the joker that lands on the field (JOK-2, JOK-3).

use super::{Verdict, refuse};
use crate::action::{Action, Event, Refusal};
use crate::deck::{Attacker, Card};
use crate::flow::Fudis;
use crate::formation::{HAND, Slot};
use crate::position::{JokerBy, Phase, Position};
use crate::rules::Rule;
use crate::team::{Held, Known};
use touchline_kernel::Witness;

impl Fudis {
    /// 4.2.12: the replacement is due, if the pile has one.
    #[inline]
    pub(crate) fn replace<W: Witness<Self>>(
        &self,
        position: &mut Position,
        attacker: Attacker,
        goal: bool,
        witness: &mut W,
    ) {
        if position.pile.is_empty() {
            witness.tell(Rule::Draw3, Event::NothingToDraw { by: position.turn });
            self.after_attack(position, goal, witness);
            return;
        }
        let slot = match attacker {
            Attacker::Field(slot) => Some(slot),
            Attacker::Hand(_) => None,
        };
        position.phase = Phase::Draw { slot, goal };
    }

    /// The replacement has come.
    #[inline]
    pub(crate) fn replaced<W: Witness<Self>>(
        &self,
        position: &mut Position,
        card: Card,
        slot: Option<Slot>,
        goal: bool,
        witness: &mut W,
    ) {
        let by = position.turn;
        match slot {
            None => {
                self.take(
                    position,
                    card,
                    Rule::Draw1,
                    (Event::Drew { by, card }, Event::DrewHidden { by }),
                    witness,
                );
                if position.teams[by].hand.len() < HAND && !position.pile.is_empty() {
                    return;
                }
            }
            Some(slot) => {
                position.pile.remove(card);
                position.teams[by].set(slot, Held::plain(card));
                witness.tell(Rule::Draw2, Event::Replaced { by, card, slot });
                // Without a card to exchange, which only a written position can bring about, the joker stays spent.
                if card.is_joker() {
                    if position.teams[by].hand.has_plain() {
                        let by = if goal { JokerBy::Goal } else { JokerBy::Attack };
                        position.phase = Phase::Joker { slot, by };
                        return;
                    }
                    position.teams[by].set(slot, Held::NONE);
                }
            }
        }
        self.after_attack(position, goal, witness);
    }

    pub(crate) fn list_joker(&self, position: &Position, actions: &mut Vec<Action>) {
        let hand = &position.teams[position.turn].hand;
        actions.extend(hand.kinds().filter(|card| !card.is_joker()).map(|card| Action::Joker { card }));
    }

    pub(crate) fn judge_joker(&self, position: &Position, card: Card) -> Verdict {
        if !position.teams[position.turn].hand.contains(card) {
            return refuse(Rule::Jok2, Refusal::NotInHand { card });
        }
        if card.is_joker() {
            return refuse(Rule::Jok1, Refusal::JokerCannot { card });
        }
        Ok(())
    }

    /// JOK-2: the joker goes to the hand, where everybody knows it.
    pub(crate) fn exchange_joker<W: Witness<Self>>(
        &self,
        position: &mut Position,
        card: Card,
        slot: Slot,
        cause: JokerBy,
        witness: &mut W,
    ) {
        let by = position.turn;
        let team = &mut position.teams[by];
        if let Some(joker) = team.card(slot) {
            team.release(card);
            team.set(slot, Held::plain(card));
            team.hand.insert(Held::new(joker, Known::InHand));
            witness.tell(Rule::Jok2, Event::JokerExchanged { by, card, slot, joker });
        }
        match cause {
            JokerBy::Deal => self.exchange_dealt_jokers(position, witness),
            JokerBy::Topup => self.next_random_topup(position, by.other(), witness),
            JokerBy::Attack => self.after_attack(position, false, witness),
            JokerBy::Goal => self.after_attack(position, true, witness),
        }
    }
}
