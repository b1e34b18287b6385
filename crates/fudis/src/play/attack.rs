//! The compulsory attack: who may attack what, and what becomes of it (FREE, ATK, REACH, HIT, GOAL, PASS).

use super::{Verdict, refuse};
use crate::action::{Action, Event, Refusal};
use crate::deck::{Attacker, Card};
use crate::flow::Fudis;
use crate::formation::{Slot, is_open, shut_rows, slots};
use crate::position::{Flags, Phase, Position};
use crate::rules::Rule;
use crate::team::Held;
use touchline_kernel::Witness;

/// What the seat that decides sees before it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Sight {
    /// The opposing field cards within reach (REACH-1); none in a counter-attack (CTR-3).
    pub reach: u32,
    /// The lowest wall among them; no card is stronger than that of an empty set.
    pub weakest: u8,
    /// Is the route to the opposing goal open (GOAL-1)?
    pub open: bool,
    /// The own field cards that are free (FREE-1, FREE-2).
    pub free: u32,
}

impl Fudis {
    /// The opposing field cards within reach, and whether the route to the goal is open: the first half of [`Sight`].
    #[inline]
    fn reach(&self, position: &Position) -> (u32, bool) {
        let occupied = position.teams[position.turn.other()].occupied();
        let shut = shut_rows(occupied);
        let reach = self.shape(position).reach[shut] & occupied;
        (if position.flags.has(Flags::IN_COUNTER) { 0 } else { reach }, shut == 0)
    }

    #[inline]
    pub(crate) fn sight(&self, position: &Position) -> Sight {
        let opponents = &position.teams[position.turn.other()];
        let (reach, open) = self.reach(position);
        // Whoever has an open goal before him needs to beat nobody.
        let mut weakest = u8::MAX;
        if !open {
            for slot in slots(reach) {
                weakest = weakest.min(self.values.wall(opponents.field_card(slot)));
            }
        }
        let free = position.teams[position.turn].free(self.shape(position));
        Sight { reach, weakest, open, free }
    }

    /// Has the seat that decides a legal attack (PASS-1)? A shot is one; whoever has nothing else must shoot (GOAL-6).
    pub(crate) fn has_attack(&self, position: &Position) -> bool {
        self.first_attacker(position).is_some()
    }

    fn first_attacker(&self, position: &Position) -> Option<Card> {
        let team = &position.teams[position.turn];
        let sight = self.sight(position);
        let hand = team.hand.cards().find(|&card| sight.open || self.values.strength(card) > sight.weakest);
        hand.or_else(|| {
            team.field_cards(sight.free)
                .find(|&card| sight.open || self.values.field_strength(card) > sight.weakest)
        })
    }

    #[inline]
    pub(crate) fn list_attack(&self, position: &Position, actions: &mut Vec<Action>) {
        let team = &position.teams[position.turn];
        let sight = self.sight(position);
        for card in team.hand.kinds() {
            if sight.open || self.values.strength(card) > sight.weakest {
                actions.push(Action::Hand { card });
            }
        }
        for slot in slots(sight.free) {
            if sight.open || self.values.field_strength(team.field_card(slot)) > sight.weakest {
                actions.push(Action::Field { slot });
            }
        }
        if actions.is_empty() {
            actions.push(Action::Pass);
        }
    }

    pub(crate) fn judge_hand(&self, position: &Position, card: Card) -> Verdict {
        if !position.teams[position.turn].hand.contains(card) {
            return refuse(Rule::Atk1, Refusal::NotInHand { card });
        }
        self.judge_strength(position, card, self.values.strength(card))
    }

    pub(crate) fn judge_field(&self, position: &Position, slot: Slot) -> Verdict {
        if slot == Slot::GOAL {
            return refuse(Rule::Free3, Refusal::KeeperCannot);
        }
        let team = &position.teams[position.turn];
        let Some(card) = team.card(slot) else {
            return refuse(Rule::Atk1, Refusal::EmptyPlace { slot });
        };
        let shape = self.shape(position);
        if team.free(shape) & slot.bit() == 0 {
            let left = (shape.ahead[slot.row() & 3] & team.occupied()).count_ones() as u8;
            return refuse(Rule::Free2, Refusal::NotFree { slot, left });
        }
        self.judge_strength(position, card, self.values.field_strength(card))
    }

    /// ATK-2: has a card of this strength a target?
    fn judge_strength(&self, position: &Position, card: Card, strength: u8) -> Verdict {
        let sight = self.sight(position);
        if sight.open || strength > sight.weakest {
            return Ok(());
        }
        let opponents = &position.teams[position.turn.other()];
        match opponents.field_cards(sight.reach).map(Card::table_value).min() {
            Some(needed) => refuse(Rule::Atk2, Refusal::BeatsNothing { card, needed }),
            None => refuse(Rule::Atk2, Refusal::NothingInReach { card }),
        }
    }

    pub(crate) fn judge_pass(&self, position: &Position) -> Verdict {
        match self.first_attacker(position) {
            Some(card) => refuse(Rule::Pass1, Refusal::MustAttack { card }),
            None => Ok(()),
        }
    }

    /// PASS-1, PASS-2.
    pub(crate) fn pass<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) {
        witness.tell(Rule::Pass1, Event::Passed { by: position.turn });
        position.passes += 1;
        if position.passes == 2 {
            witness.tell(Rule::Pass2, Event::DeadRound);
            self.end_round(position, witness);
        } else {
            self.next_turn(position, witness);
        }
    }

    /// The attacker is named.
    #[inline]
    pub(crate) fn aim(&self, position: &mut Position, attacker: Attacker) {
        if let Attacker::Hand(card) = attacker {
            position.teams[position.turn].announce(card);
        }
        position.phase = Phase::Target { attacker };
    }

    /// The attacking card and its strength.
    #[inline]
    pub(crate) fn attacking(&self, position: &Position, attacker: Attacker) -> (Card, u8) {
        match attacker {
            Attacker::Hand(card) => (card, self.values.strength(card)),
            Attacker::Field(slot) => {
                let card = position.teams[position.turn].field_card(slot);
                (card, self.values.field_strength(card))
            }
        }
    }

    #[inline]
    pub(crate) fn list_targets(&self, position: &Position, attacker: Attacker, actions: &mut Vec<Action>) {
        let (_, strength) = self.attacking(position, attacker);
        let (reach, open) = self.reach(position);
        let opponents = &position.teams[position.turn.other()];
        for slot in slots(reach) {
            if strength > self.values.wall(opponents.field_card(slot)) {
                actions.push(Action::Hit { slot });
            }
        }
        if open {
            actions.push(Action::Shoot);
        }
    }

    pub(crate) fn judge_hit(&self, position: &Position, attacker: Attacker, slot: Slot) -> Verdict {
        if position.flags.has(Flags::IN_COUNTER) {
            return refuse(Rule::Ctr3, Refusal::OnlyShot);
        }
        let opponents = &position.teams[position.turn.other()];
        let Some(victim) = opponents.card(slot).filter(|_| slot != Slot::GOAL) else {
            return refuse(Rule::Atk3, Refusal::EmptyPlace { slot });
        };
        if self.reach(position).0 & slot.bit() == 0 {
            return refuse(
                Rule::Reach1,
                Refusal::OutOfReach { slot, left: self.wall_before(position, slot) },
            );
        }
        let (card, strength) = self.attacking(position, attacker);
        if strength > self.values.wall(victim) {
            return Ok(());
        }
        let value = match attacker {
            Attacker::Field(_) => self.field_value(card),
            Attacker::Hand(_) => card.attack_value(),
        };
        if self.options.suit_order && value == victim.table_value() {
            return refuse(Rule::Suit1, Refusal::SuitTooLow { card, victim });
        }
        refuse(Rule::Rank3, Refusal::TooLow { card, victim })
    }

    /// The cards of the first row in front of a place that is not open.
    fn wall_before(&self, position: &Position, slot: Slot) -> u8 {
        let occupied = position.teams[position.turn.other()].occupied();
        let shut = self.shape(position).rows[..slot.row() & 3].iter().find(|&&row| !is_open(row & occupied));
        shut.map_or(0, |row| (row & occupied).count_ones() as u8)
    }

    /// What a card counts when it attacks from the field (R19).
    fn field_value(&self, card: Card) -> u8 {
        self.values.field_strength(card) / 4
    }

    pub(crate) fn judge_shoot(&self, position: &Position) -> Verdict {
        if self.reach(position).1 {
            return Ok(());
        }
        let occupied = position.teams[position.turn.other()].occupied();
        let shut = self.shape(position).rows.iter().find(|&&row| !is_open(row & occupied));
        let left = shut.map_or(0, |row| (row & occupied).count_ones() as u8);
        refuse(Rule::Goal1, Refusal::GoalShut { left })
    }

    /// ATK-4: the attacker is spent.
    #[inline]
    fn spend<W: Witness<Self>>(
        &self,
        position: &mut Position,
        attacker: Attacker,
        witness: &mut W,
    ) -> (Card, u8) {
        let spent = self.attacking(position, attacker);
        let team = &mut position.teams[position.turn];
        match attacker {
            Attacker::Hand(card) => team.release(card),
            Attacker::Field(slot) => team.set(slot, Held::NONE),
        }
        position.attacks = position.attacks.saturating_add(1);
        position.passes = 0;
        witness.tell(Rule::Atk4, Event::Attacked { by: position.turn, card: spent.0 });
        spent
    }

    /// HIT-1.
    pub(crate) fn hit<W: Witness<Self>>(
        &self,
        position: &mut Position,
        attacker: Attacker,
        slot: Slot,
        witness: &mut W,
    ) {
        let by = position.turn;
        let (card, strength) = self.spend(position, attacker, witness);
        let opponents = &mut position.teams[by.other()];
        if let Some(victim) = opponents.card(slot) {
            let by_suit = strength / 4 == self.values.wall(victim) / 4;
            let rule = if by_suit { Rule::Suit1 } else { Rule::Rank3 };
            witness.tell(rule, Event::Beat { by, card, victim });
            witness.tell(Rule::Hit1, Event::Fallen { victim, slot });
        }
        opponents.set(slot, Held::NONE);
        self.replace(position, attacker, false, witness);
    }

    /// GOAL-3, GOAL-4, GOAL-5.
    pub(crate) fn shoot<W: Witness<Self>>(
        &self,
        position: &mut Position,
        attacker: Attacker,
        witness: &mut W,
    ) {
        let by = position.turn;
        let (card, strength) = self.spend(position, attacker, witness);
        let opponents = &mut position.teams[by.other()];
        let saved = opponents.keeper.card().is_some_and(|keeper| strength <= self.values.wall(keeper));
        if saved {
            opponents.gone.save(card);
            witness.tell(Rule::Goal4, Event::Saved { by, card });
        } else {
            let keeper = opponents.lose_keeper();
            let tally = if position.leg > 0 { &mut position.shootout } else { &mut position.score };
            tally[by] = tally[by].saturating_add(1);
            let (home, away) = (tally.home, tally.away);
            match keeper {
                Some(keeper) => witness.tell(Rule::Goal3, Event::Goal { by, card, keeper, home, away }),
                None => witness.tell(Rule::Goal5, Event::OpenGoal { by, card, home, away }),
            }
        }
        self.replace(position, attacker, !saved, witness);
    }
}
