//! Phase 6: shots (section 4.6).

use super::{Verdict, refuse};
use crate::action::{Event, Refusal};
use crate::flow::Fuba;
use crate::phase::{Pending, Phase, TurnKind};
use crate::position::{Position, Spot};
use crate::rules::Rule;
use touchline_kernel::{BySeat, Seat, Witness};

/// The modifiers of a shot, each with the rule behind it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Shot {
    pub area: (Rule, i8),
    pub penalty_area: (Rule, i8),
    pub open_goal: (Rule, i8),
    pub zone: (Rule, i8),
}

impl Shot {
    #[inline]
    pub(crate) fn sum(self) -> i8 {
        self.area.1 + self.penalty_area.1 + self.open_goal.1 + self.zone.1
    }
}

impl Fuba {
    pub(crate) fn begin_shot<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) {
        if self.may_shoot(position) {
            position.phase = Phase::Shot { direct: false };
        } else {
            self.begin_movement(position, witness);
        }
    }

    /// [4.6a] [5.1c] The ball lies fully in the opponents' half.
    #[inline]
    pub(crate) fn may_shoot(&self, position: &Position) -> bool {
        self.pitch.side(position.control).attack.has(position.ball)
    }

    /// A shot at a moment that offers none.
    pub(crate) fn judge_shot_moment(&self, position: &Position) -> Verdict {
        if self.may_shoot(position) {
            refuse(Rule::R4_6a, Refusal::NotNow)
        } else {
            refuse(Rule::R4_6a, Refusal::NoShotZone { zone: position.ball })
        }
    }

    /// The modifiers of a shot of the controlling team from where the ball is.
    #[inline]
    pub(crate) fn shot(&self, position: &Position, direct: bool) -> Shot {
        let (by, other, ball) = (position.control, position.control.other(), position.ball);
        let penalty_area = self.pitch.side(other).box_;
        let errata = self.options.errata;
        let area = if direct {
            (Rule::R5_1d, 0)
        } else {
            // [R34] The passive goalkeeper counts, unless the option says otherwise.
            let guards = if self.options.shot_counts_keeper {
                position.pieces_in(other, ball)
            } else {
                position.outfield_in(other, ball)
            };
            (Rule::R4_6b, balance(position.pieces_in(by, ball), guards))
        };
        let (attackers, defenders) =
            (position.pieces_in(by, penalty_area), position.outfield_in(other, penalty_area));
        let in_area = if errata && ball == penalty_area {
            (Rule::E4_6a, 0)
        } else if attackers > defenders && errata && self.offside(position, by).has(penalty_area) {
            // [R35] Offside attackers take the +1 away, but they still count against the −1.
            (Rule::E4_6b, 0)
        } else {
            (Rule::R4_6b, balance(attackers, defenders))
        };
        let open = if position.keeper[other].is(penalty_area) { 0 } else { 4 };
        Shot {
            area,
            penalty_area: in_area,
            open_goal: (Rule::R4_6b, open),
            // [R51] Without `direct_zone` the zone of a free kick is not considered at all.
            zone: if direct && !self.options.direct_zone {
                (Rule::R5_1d, 0)
            } else {
                (Rule::R4_6b, self.pitch.side(by).shot[ball.idx()])
            },
        }
    }

    /// The die of a shot of the controlling team from where the ball is must reach this; above 6 only two sixes do.
    #[must_use]
    #[inline]
    pub fn need(&self, position: &Position, direct: bool) -> i8 {
        position.value as i8 - self.shot(position, direct).sum() + 1
    }

    pub(crate) fn shoot<W: Witness<Self>>(&self, position: &mut Position, direct: bool, witness: &mut W) {
        let (by, zone) = (position.control, position.ball);
        let rule = if direct { Rule::R5_1c } else { Rule::R4_6b };
        // Below 1 everything scores, and 7 stands for all that only two sixes reach.
        let need = self.need(position, direct).clamp(1, 7);
        witness.tell(rule, Event::Shoots { by, zone, need });
        position.phase = Phase::ShotRoll { direct, second: false };
    }

    pub(crate) fn shot_roll<W: Witness<Self>>(
        &self,
        position: &mut Position,
        direct: bool,
        second: bool,
        die: u8,
        witness: &mut W,
    ) {
        let by = position.control;
        if second {
            return if die == 6 {
                self.score_goal(position, Rule::R4_6_1, witness);
            } else {
                self.miss(position, Rule::R4_6_1, witness);
            };
        }
        let (need, die) = (self.need(position, direct), die as i8);
        // [4.6.1] [R36] A hard shot never gives a corner.
        match (need > 6, die) {
            (true, 6) => {
                witness.tell(Rule::R4_6_1, Event::SecondSix { by });
                position.phase = Phase::ShotRoll { direct, second: true };
            }
            (true, _) => self.miss(position, Rule::R4_6_1, witness),
            (false, _) if die >= need => self.score_goal(position, Rule::R4_6c, witness),
            (false, _) if die == need - 1 => self.win_corner(position, witness),
            (false, _) => self.miss(position, Rule::R4_6e, witness),
        }
    }

    /// [4.6c] The conceding team kicks off; phase 7 is dropped.
    pub(crate) fn score_goal<W: Witness<Self>>(&self, position: &mut Position, rule: Rule, witness: &mut W) {
        let by = position.control;
        position.score[by] = position.score[by].saturating_add(1);
        let score = position.score;
        witness.tell(rule, Event::Goal { by, home: score.home, away: score.away });
        if self.turn_ends_half(position, witness) {
            return;
        }
        self.set_up_kick_off(position, by.other(), witness);
    }

    /// [4.6d] [R56] From a wing at that wing, from the middle at the side that the team chooses.
    fn win_corner<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) {
        let by = position.control;
        witness.tell(Rule::R4_6d, Event::CornerWon { by });
        if self.turn_ends_half(position, witness) {
            return;
        }
        let [left, right] = self.pitch.side(by).corners;
        let corner = match position.ball.relative(by).name() {
            "s3" | "s4" => Some(left),
            "s7" | "s8" => Some(right),
            _ => None,
        };
        self.set_up_corner(position, corner, witness);
    }

    fn miss<W: Witness<Self>>(&self, position: &mut Position, rule: Rule, witness: &mut W) {
        let by = position.control;
        witness.tell(rule, Event::Missed { by });
        self.award_goal_kick(position, by.other(), witness);
    }

    /// [5.3a] [R39] The goalkeeper is put back into his penalty area with the ball; [R38] phase 7 is played.
    pub(crate) fn award_goal_kick<W: Witness<Self>>(
        &self,
        position: &mut Position,
        by: Seat,
        witness: &mut W,
    ) {
        // [R65] In the last turn it lapses, and nobody hears of it.
        if position.last_turn {
            return self.end_turn(position, TurnKind::Normal, witness);
        }
        let own_box = self.pitch.side(by).box_;
        position.control = by;
        position.ball = own_box;
        position.value = 2;
        position.pending = Pending::GoalKick;
        witness.tell(Rule::R5_3a, Event::GoalKick { by });
        if self.options.goal_kick_setup {
            // [R7] [R89] The turn goes on after the set-up, with nobody's move made.
            self.clear_board(position);
            position.deduct = BySeat::default();
            return self.begin_placing(position, by, witness);
        }
        if self.options.keeper_back && !position.keeper_off[by] {
            position.keeper[by] = Spot::on(own_box);
        }
        self.begin_movement(position, witness);
    }
}

/// +1, 0 or −1.
#[inline]
pub(crate) fn balance(own: u8, others: u8) -> i8 {
    i8::from(own > others) - i8::from(own < others)
}
