//! The end of a round, the top-up, halves and the match (ROUND, START, HALF, MATCH, CHILD-1).

use crate::action::Event;
use crate::deck::Card;
use crate::flow::Fudis;
use crate::formation::{HAND, Slot};
use crate::options::{Build, HalfEnd, Rebuild, ShortRefill};
use crate::position::{Flags, JokerBy, Phase, Position};
use crate::rules::Rule;
use crate::team::Held;
use touchline_kernel::{BySeat, Seat, Witness};

impl Fudis {
    /// START-1, SO-3: the lot has named who starts.
    pub(crate) fn toss<W: Witness<Self>>(&self, position: &mut Position, seat: Seat, witness: &mut W) {
        position.starter = Some(seat);
        if position.leg > 0 {
            witness.tell(Rule::So3, Event::Tossed { by: seat });
            self.begin_deal(position);
            return;
        }
        position.half_starter = Some(seat);
        witness.tell(Rule::Start1, Event::Tossed { by: seat });
        // R34: before the deal if cards are laid in turn, after the building otherwise.
        if self.options.build == Build::Alternate {
            self.begin_deal(position);
        } else {
            self.begin_round(position, witness);
        }
    }

    /// 4.2.16.
    pub(crate) fn end_round<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) {
        let tally = if position.leg > 0 { position.shootout } else { position.score };
        let (home, away) = (tally.home, tally.away);
        position.flags.set(Flags::IN_COUNTER, false);
        position.passes = 0;
        if position.leg > 0 {
            witness.tell(Rule::Round1, Event::RoundOver { round: position.leg, home, away });
            self.end_leg(position, witness);
            return;
        }
        witness.tell(Rule::Round1, Event::RoundOver { round: position.round, home, away });
        if self.show_mercy(position, witness) {
            return;
        }
        self.go_on(position, witness);
    }

    /// 4.2.16, c to e: the next round, half or leg.
    pub(crate) fn go_on<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) {
        let BySeat { home, away } = position.score;
        let half_over = self.is_half_over(position);
        let other = position.starter.unwrap_or(Seat::Home).other();
        if !half_over {
            position.round = position.round.saturating_add(1);
            position.starter = Some(other);
            witness.tell(Rule::Start2, Event::Starts { by: other });
            if self.options.redeal_each_round {
                witness.tell(Rule::Child1, Event::Redealt);
                self.begin_deal(position);
            } else {
                self.begin_topup(position, witness);
            }
            return;
        }
        witness.tell(Rule::Half1, Event::HalfOver { half: position.half, home, away });
        if position.half == 1 {
            // START-3: by the other seat than the first half, whoever started its last round.
            let starter = position.half_starter.unwrap_or(Seat::Home).other();
            position.half = 2;
            position.round = 1;
            position.starter = Some(starter);
            position.half_starter = Some(starter);
            witness.tell(Rule::Half2, Event::NewHalf);
            witness.tell(Rule::Start3, Event::Starts { by: starter });
            self.begin_deal(position);
            return;
        }
        match position.score.leader() {
            Some(by) => {
                witness.tell(Rule::Match1, Event::Won { by, home, away });
                position.phase = Phase::End { by: Rule::Match1, winner: Some(by) };
            }
            None if !self.options.shootout => {
                witness.tell(Rule::Match1, Event::Level { home, away });
                position.phase = Phase::End { by: Rule::Match1, winner: None };
            }
            None => {
                witness.tell(Rule::Match2, Event::ShootOut { home, away });
                self.begin_shootout(position, witness);
            }
        }
    }

    /// HALF-1. Asked at the end of a round only: an empty pile alone ends nothing (ROUND-6).
    pub(crate) fn is_half_over(&self, position: &Position) -> bool {
        let options = &self.options;
        let last = position.round >= options.rounds_per_half;
        if options.redeal_each_round {
            return last;
        }
        position.pile.is_empty()
            || match options.half_end {
                HalfEnd::Rounds => last,
                HalfEnd::Pile => position.attacks == 0,
            }
            || options.short_refill == ShortRefill::EndHalf && position.pile.len() < self.lacking(position)
    }

    /// Cards that both seats together lack at full strength.
    pub(crate) fn lacking(&self, position: &Position) -> u32 {
        Seat::BOTH.into_iter().map(|seat| u32::from(self.lacks(position, seat))).sum()
    }

    #[inline]
    fn lacks(&self, position: &Position, seat: Seat) -> u8 {
        self.shape(position).strength.saturating_sub(position.teams[seat].size())
    }

    /// ROUND-2: the new starter draws first.
    fn begin_topup<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) {
        position.phase = Phase::Topup;
        let starter = position.starter.unwrap_or(Seat::Home);
        if self.falls_at_random(position) {
            self.next_random_topup(position, starter, witness);
        } else {
            self.next_topup(position, starter, witness);
        }
    }

    /// Whose turn it is to draw, `first` if it lacks a card.
    fn next_topup<W: Witness<Self>>(&self, position: &mut Position, first: Seat, witness: &mut W) {
        let next = [first, first.other()].into_iter().find(|&seat| self.lacks(position, seat) > 0);
        match next {
            Some(seat) if !position.pile.is_empty() => position.turn = seat,
            _ => {
                if self.options.rebuild == Rebuild::Free {
                    position.teams.home.take_up();
                    position.teams.away.take_up();
                }
                self.begin_build(position, Rule::Round3, witness);
            }
        }
    }

    pub(crate) fn topup<W: Witness<Self>>(&self, position: &mut Position, card: Card, witness: &mut W) {
        let seat = position.turn;
        if self.falls_at_random(position) {
            let Some(slot) = position.teams[seat].next_place(self.shape(position)) else { return };
            if slot == Slot::GOAL && card.is_joker() {
                // [R64] Nothing but jokers is left: everybody sees it, and they go back.
                witness.tell(Rule::Build6, Event::OnlyJokers { by: seat });
                position.flags.set(Flags::PILE_SHOWN, true);
                self.end_random_topup(position, witness);
                return;
            }
            self.fall(position, seat, slot, card, witness);
            if card.is_joker() {
                if position.teams[seat].hand.has_plain() {
                    position.phase = Phase::Joker { slot, by: JokerBy::Topup };
                    return;
                }
                // Only a written position has no card to exchange: the joker is then lost.
                position.teams[seat].set(slot, Held::NONE);
            }
            self.next_random_topup(position, seat.other(), witness);
            return;
        }
        self.take(
            position,
            card,
            Rule::Round2,
            (Event::ToppedUp { by: seat, card }, Event::ToppedUpHidden { by: seat }),
            witness,
        );
        self.next_topup(position, seat.other(), witness);
    }

    /// R43: pile cards go straight to the empty places, in turn.
    pub(crate) fn next_random_topup<W: Witness<Self>>(
        &self,
        position: &mut Position,
        first: Seat,
        witness: &mut W,
    ) {
        let shape = self.shape(position);
        let next =
            [first, first.other()].into_iter().find(|seat| position.teams[*seat].next_place(shape).is_some());
        // Whether a keeper can be dealt is not asked here: what the pile holds is seen by all at once, when it is turned (R64).
        if let Some(seat) = next
            && !position.pile.is_empty()
        {
            position.turn = seat;
            position.phase = Phase::Topup;
            return;
        }
        self.end_random_topup(position, witness);
    }

    /// R43: what a random top-up cannot give, an emergency keeper, comes from the hand.
    fn end_random_topup<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) {
        let starter = position.starter.unwrap_or(Seat::Home);
        for seat in [starter, starter.other()] {
            let empty = position.teams[seat].n_empty(self.shape(position));
            let team = &mut position.teams[seat];
            let emergency = team.keeper.is_none() && team.hand.has_plain();
            team.to_lay = u8::from(emergency);
            if emergency {
                witness.tell(Rule::Round5, Event::Emergency { by: seat });
            }
            let places = empty - u8::from(emergency);
            if places > 0 {
                witness.tell(Rule::Round4, Event::LeftEmpty { by: seat, places });
            }
        }
        // `next_builder` looks at the other seat first.
        position.turn = starter.other();
        self.next_builder(position, witness);
    }

    /// R43: a hand that gave an emergency keeper is refilled.
    pub(crate) fn refill<W: Witness<Self>>(&self, position: &mut Position, card: Card, witness: &mut W) {
        let seat = position.turn;
        self.take(
            position,
            card,
            Rule::Round2,
            (Event::ToppedUp { by: seat, card }, Event::ToppedUpHidden { by: seat }),
            witness,
        );
        if position.teams[seat].hand.len() >= HAND || position.pile.is_empty() {
            self.next_builder(position, witness);
        }
    }
}
