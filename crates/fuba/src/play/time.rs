//! Phases 2 and 3: the dice and the clock (sections 4.2 and 4.3).

use crate::action::Event;
use crate::flow::Fuba;
use crate::phase::Phase;
use crate::position::Position;
use crate::rules::Rule;
use touchline_kernel::{BySeat, Witness};

/// The last minute of ordinary time in each half, from half 1 on.
pub(crate) const LAST_MINUTE: [u8; 4] = [45, 90, 105, 120];
/// The first minute of each half.
pub(crate) const FIRST_MINUTE: [u8; 4] = [1, 46, 91, 106];
/// The last added minute.
pub(crate) const ADDED_MAX: u8 = 5;

impl Fuba {
    pub(crate) fn roll<W: Witness<Self>>(&self, position: &mut Position, die: BySeat<u8>, witness: &mut W) {
        // Dice beyond six are no outcome of this game, but they must not upset the arithmetic either.
        let die = die.map(|die| die.clamp(1, 6));
        position.die = die;
        witness.tell(Rule::R4_2, Event::Rolled { home: die.home, away: die.away });
        let passed = die.home.abs_diff(die.away);
        if position.added > 0 {
            // [4.3.1b] The turn is not played.
            if passed < position.added {
                position.phase = Phase::Target;
                return self.end_half(position, Rule::R4_3_1b, witness);
            }
            position.added = (position.added + 1).min(ADDED_MAX);
            self.tell_added(position, Rule::R4_3_1a, witness);
            if position.added >= ADDED_MAX && self.options.added_end {
                self.mark_last_turn(position, Rule::R4_3_1c, witness);
            }
        } else {
            let last = LAST_MINUTE[position.half.clamp(1, 4) as usize - 1];
            if position.minute + passed > last {
                position.minute = last;
                position.added = 1;
                self.tell_added(position, Rule::R4_3b, witness);
            } else {
                position.minute += passed;
                let minute = position.minute;
                witness.tell(Rule::R4_3a, Event::Clock { minute });
            }
        }
        let cap = self.options.turn_cap;
        if cap > 0 && position.turn >= cap && !position.last_turn {
            self.mark_last_turn(position, Rule::XCap, witness);
        }
        self.begin_test(position, witness);
    }

    /// Minutes of ordinary time that are left in this half.
    #[must_use]
    pub fn minutes_left(&self, position: &Position) -> u8 {
        LAST_MINUTE[position.half.clamp(1, 4) as usize - 1].saturating_sub(position.minute)
    }

    /// Minutes of ordinary time in the half that is sure to follow this one; 0 if none is.
    #[must_use]
    pub fn minutes_to_follow(&self, position: &Position) -> u8 {
        match position.half {
            half @ (1 | 3) => LAST_MINUTE[half as usize] + 1 - FIRST_MINUTE[half as usize],
            _ => 0,
        }
    }

    /// How many of the 36 rolls of the next turn end the half before it is played (4.3.1b).
    #[must_use]
    pub fn whistles(&self, position: &Position) -> u8 {
        (1..=6u8)
            .flat_map(|home| (1..=6u8).map(move |away| home.abs_diff(away)))
            .filter(|passed| *passed < position.added)
            .count() as u8
    }

    fn tell_added<W: Witness<Self>>(&self, position: &Position, rule: Rule, witness: &mut W) {
        let Position { minute, added, .. } = *position;
        witness.tell(rule, Event::AddedTime { minute, added });
    }

    fn mark_last_turn<W: Witness<Self>>(&self, position: &mut Position, rule: Rule, witness: &mut W) {
        position.last_turn = true;
        witness.tell(rule, Event::LastTurn);
    }
}
