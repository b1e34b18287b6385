//! The clock, extra time and the end of the match: CLK, XT.

use crate::action::Event;
use crate::flow::Champions;
use crate::options::{Clock, Draw, ExtraTimeStart};
use crate::phase::{DeadKind, Period, Phase};
use crate::position::Position;
use crate::rules::Rule;
use crate::square::NOWHERE;
use crate::stage::Flow;
use touchline_kernel::{Seat, Witness};

/// CLK-5: rolls of extra time (R60).
const EXTRA_ROLLS: u16 = 30;

impl Champions {
    /// Counts a roll that is not void; void ones are no outcomes and never get here [CLK-2]. True if it was the '1' that ends the period (CLK-1, CLK-3, XT-2).
    pub(crate) fn tick<W: Witness<Self>>(
        &self,
        position: &mut Position,
        number: u8,
        witness: &mut W,
    ) -> bool {
        self.count_roll(position, 1);
        if self.options.clock == Clock::Rolls || number != 1 {
            return false;
        }
        position.ones = position.ones.saturating_add(1);
        let last = match position.period {
            Period::Regular => self.options.clock_ones,
            _ => self.options.extra_time_spaces + 1,
        };
        if position.ones >= last {
            return true;
        }
        witness.tell(Rule::Clk1, Event::Clock { minute: position.minute(false) });
        false
    }

    /// CLK-5.
    pub(crate) fn count_roll(&self, position: &mut Position, rolls: u16) {
        if self.options.clock == Clock::Rolls {
            position.rolls = position.rolls.saturating_add(rolls);
        }
    }

    /// [CLK-5] The end of a play: is the last roll made? Then the end, or extra time and nothing.
    pub(crate) fn use_up_rolls<W: Witness<Self>>(
        &self,
        position: &mut Position,
        witness: &mut W,
    ) -> Option<Flow> {
        if self.options.clock == Clock::Rolls && position.rolls >= self.rolls_in_all(position) {
            self.whistle(position, witness)
        } else {
            None
        }
    }

    /// CLK-5: with which roll this part of the match ends, as far as fouls have lengthened it by now.
    pub(crate) fn rolls_in_all(&self, position: &Position) -> u16 {
        let extra = if position.period == Period::Extra { EXTRA_ROLLS } else { 0 };
        self.options.clock_rolls.saturating_add(position.fouls).saturating_add(extra)
    }

    /// The end of a period. None if play goes on in extra time (XT-1).
    pub(crate) fn whistle<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) -> Option<Flow> {
        let leader = position.score.leader();
        let (home, away) = (position.score.home, position.score.away);
        match (position.period, leader, self.options.tie_break()) {
            (Period::Regular, None, Draw::ExtraTime | Draw::ExtraTimeShootout) => {
                position.period = Period::Extra;
                position.ones = 0;
                witness.tell(Rule::Xt1, Event::ExtraTime { home, away });
                // [R61] A new kick-off, if the options say so; otherwise play goes on.
                (self.options.extra_time_start == ExtraTimeStart::KickOff)
                    .then(|| self.dead_ball(position, DeadKind::KickOff, Seat::Away, NOWHERE))
            }
            (Period::Extra, None, Draw::ExtraTimeShootout) => {
                witness.tell(Rule::So1, Event::Shootout { home, away });
                Some(self.begin_shootout(position))
            }
            (Period::Regular, ..) => {
                let by = if self.options.clock == Clock::Rolls { Rule::Clk5 } else { Rule::Clk3 };
                Some(self.end_match(position, by, leader, witness))
            }
            _ => Some(self.end_match(position, Rule::Xt2, leader, witness)),
        }
    }

    /// The match is over.
    pub(crate) fn end_match<W: Witness<Self>>(
        &self,
        position: &mut Position,
        by: Rule,
        winner: Option<Seat>,
        witness: &mut W,
    ) -> Flow {
        let (home, away) = (position.score.home, position.score.away);
        witness.tell(
            by,
            match winner {
                Some(by) => Event::Won { by, home, away },
                None => Event::Level { home, away },
            },
        );
        position.phase = Phase::Over { by, winner };
        Flow::Wait(position.phase)
    }
}
