//! The clock, extra time and the end of the match: CLK, XT.

use crate::action::Event;
use crate::flow::{Champions, Flow, Teller};
use crate::options::{Clock, Draw};
use crate::phase::{Period, Phase};
use crate::position::Position;
use crate::rules::Rule;
use touchline_kernel::Seat;

/// CLK-5: rolls of extra time (R60).
const EXTRA_ROLLS: u16 = 30;

impl Champions {
    /// Counts a roll that is not void; void ones are no outcomes and never get here [CLK-2]. True if it was the '1' that ends the period (CLK-1, CLK-3, XT-2).
    pub(crate) fn tick<T: Teller>(&self, p: &mut Position, number: u8, w: &mut T) -> bool {
        self.count_roll(p, 1);
        if self.options.clock == Clock::Rolls || number != 1 {
            return false;
        }
        p.ones = p.ones.saturating_add(1);
        let last = match p.period {
            Period::Regular => self.options.clock_ones,
            _ => self.options.extra_time_spaces + 1,
        };
        if p.ones >= last {
            return true;
        }
        w.tell(Rule::Clk1, Event::Clock { minute: p.minute(false) });
        false
    }

    /// CLK-5.
    pub(crate) fn count_roll(&self, p: &mut Position, rolls: u16) {
        if self.options.clock == Clock::Rolls {
            p.rolls = p.rolls.saturating_add(rolls);
        }
    }

    /// [CLK-5] The end of a play: is the last roll made? Then the end, or extra time and nothing.
    pub(crate) fn rolls_used_up<T: Teller>(&self, p: &mut Position, w: &mut T) -> Option<Flow> {
        if self.options.clock == Clock::Rolls && p.rolls >= self.rolls_in_all(p) {
            self.whistle(p, w)
        } else {
            None
        }
    }

    /// CLK-5: with which roll this part of the match ends, as far as fouls have lengthened it by now.
    pub(crate) fn rolls_in_all(&self, p: &Position) -> u16 {
        let extra = if p.period == Period::Extra { EXTRA_ROLLS } else { 0 };
        self.options.clock_rolls.saturating_add(p.fouls).saturating_add(extra)
    }

    /// The end of a period. None if play goes on in extra time (XT-1).
    pub(crate) fn whistle<T: Teller>(&self, p: &mut Position, w: &mut T) -> Option<Flow> {
        let leader = p.score.leader();
        let (home, away) = (p.score.home, p.score.away);
        match (p.period, leader, self.options.tie_break()) {
            (Period::Regular, None, Draw::ExtraTime | Draw::ExtraTimeShootout) => {
                p.period = Period::Extra;
                p.ones = 0;
                w.tell(Rule::Xt1, Event::ExtraTime { home, away });
                None
            }
            (Period::Extra, None, Draw::ExtraTimeShootout) => {
                w.tell(Rule::So1, Event::Shootout { home, away });
                Some(self.begin_shootout(p))
            }
            (Period::Regular, ..) => {
                let by = if self.options.clock == Clock::Rolls { Rule::Clk5 } else { Rule::Clk3 };
                Some(self.over(p, by, leader, w))
            }
            _ => Some(self.over(p, Rule::Xt2, leader, w)),
        }
    }

    /// The match is over.
    pub(crate) fn over<T: Teller>(
        &self,
        p: &mut Position,
        by: Rule,
        winner: Option<Seat>,
        w: &mut T,
    ) -> Flow {
        let (home, away) = (p.score.home, p.score.away);
        w.tell(
            by,
            match winner {
                Some(by) => Event::Won { by, home, away },
                None => Event::Level { home, away },
            },
        );
        p.phase = Phase::Over { by, winner };
        Flow::Wait(p.phase)
    }
}
