//! The end of a turn, of a half and of the match (sections 4.3.2 and 6).

use super::penalty::SHOOTOUT;
use super::time::{ADDED_MAX, FIRST_MINUTE};
use crate::action::Event;
use crate::flow::Fuba;
use crate::phase::{Ending, Pending, Phase, Toss, TurnKind};
use crate::position::Position;
use crate::rules::Rule;
use touchline_kernel::{BySeat, Seat, Witness};

impl Fuba {
    /// T8: the next turn, or the end of the half.
    pub(crate) fn end_turn<W: Witness<Self>>(
        &self,
        position: &mut Position,
        next: TurnKind,
        witness: &mut W,
    ) {
        if !self.turn_ends_half(position, witness) {
            self.begin_turn(position, next, witness);
        }
    }

    /// [R65] In the last turn the half ends and restarts lapse; otherwise the next turn is counted.
    pub(crate) fn turn_ends_half<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) -> bool {
        if position.last_turn {
            let by_clock = position.added >= ADDED_MAX && self.options.added_end;
            let rule = if by_clock { Rule::R4_3_1c } else { Rule::XCap };
            self.end_half(position, rule, witness);
            return true;
        }
        position.turn = position.turn.saturating_add(1);
        // What only this turn needed; a restart that is set up now belongs to the next.
        self.forget_turn(position);
        false
    }

    fn forget_turn(&self, position: &mut Position) {
        position.die = BySeat::default();
        position.deduct = BySeat::default();
        position.may_move = BySeat::new(true, true);
        position.pending = Pending::None;
        position.target = None;
        position.support = None;
    }

    pub(crate) fn end_half<W: Witness<Self>>(&self, position: &mut Position, rule: Rule, witness: &mut W) {
        let half = position.half;
        witness.tell(rule, Event::HalfOver { half });
        self.forget_turn(position);
        self.clear_board(position);
        position.last_turn = false;
        position.turn = 1;
        position.turn_kind = TurnKind::Normal;
        let level = position.score.home == position.score.away;
        match half {
            // [4.3.2a] The other team kicks off; formations, cards and score stay.
            1 | 3 => {
                self.begin_half(position, half + 1, witness);
                let by = position.kickoff_first.other();
                let rule = if half == 1 { Rule::R4_3_2a } else { Rule::XEt };
                witness.tell(rule, Event::Starts { by });
                self.set_up_kick_off(position, by, witness);
            }
            2 if level && self.options.extra_time => {
                self.begin_half(position, 3, witness);
                self.park_ball(position);
                position.phase = Phase::Toss { about: Toss::KickOff };
            }
            _ if level && self.options.shootout => {
                self.park_ball(position);
                self.begin_shootout(position, witness);
            }
            _ => {
                self.park_ball(position);
                let BySeat { home, away } = position.score;
                let (rule, ending) = if half == 2 {
                    (Rule::R4_3_2b, Ending::FullTime)
                } else {
                    (Rule::XEt, Ending::ExtraTime)
                };
                let winner = position.score.leader();
                let event = match winner {
                    Some(by) => Event::Victory { by, home, away },
                    None => Event::Level { home, away },
                };
                witness.tell(rule, event);
                self.finish(position, winner, ending);
            }
        }
    }

    /// Between halves and after the match the ball lies in the centre.
    fn park_ball(&self, position: &mut Position) {
        position.ball = crate::pitch::Zone::CENTRE;
        position.value = 3;
    }

    fn begin_half<W: Witness<Self>>(&self, position: &mut Position, half: u8, witness: &mut W) {
        position.half = half;
        position.minute = FIRST_MINUTE[(half - 1) as usize & 3];
        position.added = 0;
        let rule = if half == 2 { Rule::R3_4 } else { Rule::XEt };
        witness.tell(rule, Event::HalfBegins { half, minute: position.minute });
    }

    pub(crate) fn finish(&self, position: &mut Position, winner: Option<Seat>, by: Ending) {
        debug_assert!(position.half <= SHOOTOUT);
        self.forget_turn(position);
        self.clear_board(position);
        self.park_ball(position);
        position.turn_kind = TurnKind::Normal;
        position.phase = Phase::Over { winner, by };
    }

    /// The rule by which a match ends so.
    pub(crate) fn rule_of(ending: Ending) -> Rule {
        match ending {
            Ending::FullTime => Rule::R4_3_2b,
            Ending::ExtraTime => Rule::XEt,
            Ending::Shootout => Rule::XSo,
            Ending::Forfeit => Rule::XMin,
        }
    }
}
