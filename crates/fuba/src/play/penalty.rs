//! Penalties and the shoot-out (section 5.5, X-SO).

use crate::action::{Aim, Dive, Event};
use crate::flow::Fuba;
use crate::phase::{Ending, Pending, Phase, Toss};
use crate::position::Position;
use crate::rules::Rule;
use touchline_kernel::{Audience, BySeat, Seat, Witness};

/// The number of the half that stands for the shoot-out.
pub(crate) const SHOOTOUT: u8 = 5;

/// [5.5.2] What the die must reach. [R63] Each names his own left, so equal words are opposite corners.
#[must_use]
pub const fn penalty_need(aim: Aim, dive: Dive) -> u8 {
    match (aim, dive) {
        (Aim::Left, Dive::Right) | (Aim::Right, Dive::Left) | (Aim::Centre, Dive::Stay) => 6,
        (Aim::Centre, Dive::Left | Dive::Right) => 1,
        (Aim::Left | Aim::Right, _) => 2,
    }
}

impl Fuba {
    /// PK1, the goalkeeper's secret.
    pub(crate) fn choose_dive<W: Witness<Self>>(&self, position: &mut Position, to: Dive, witness: &mut W) {
        let by = position.control.other();
        position.dive = Some(to);
        witness.tell_to(Audience::Only(by), Rule::R5_5_2, Event::Dived { by, to });
        witness.tell_to(Audience::AllBut(by), Rule::R5_5_2, Event::DiveSecret { by });
        position.phase = Phase::Aim;
    }

    /// PK2, which shows the dive as well.
    pub(crate) fn choose_aim<W: Witness<Self>>(&self, position: &mut Position, aim: Aim, witness: &mut W) {
        let by = position.control;
        let dive = position.dive.unwrap_or(Dive::Stay);
        let need = penalty_need(aim, dive);
        witness.tell(Rule::R5_5_2, Event::Aimed { by, at: aim, dive, need });
        position.phase = Phase::Penalty { aim };
    }

    /// PK3.
    pub(crate) fn penalty_roll<W: Witness<Self>>(
        &self,
        position: &mut Position,
        aim: Aim,
        die: u8,
        witness: &mut W,
    ) {
        let by = position.control;
        // [R61] Without a goalkeeper nobody dives, and nothing can go wrong.
        let need = position.dive.take().map_or(1, |dive| penalty_need(aim, dive));
        let goal = die >= need;
        if position.half == SHOOTOUT {
            return self.shootout_kick(position, goal, die, witness);
        }
        position.pending = Pending::None;
        if goal {
            self.score_goal(position, Rule::R5_5_2, witness);
        } else {
            witness.tell(Rule::R5_5_2, Event::PenaltyMissed { by, die });
            self.award_goal_kick(position, by.other(), witness);
        }
    }

    pub(crate) fn begin_shootout<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) {
        self.clear_board(position);
        position.half = SHOOTOUT;
        position.kicks = BySeat::default();
        position.kick_goals = BySeat::default();
        let kicks = self.options.shootout_kicks;
        witness.tell(Rule::XSo, Event::ShootoutBegins { kicks });
        position.phase = Phase::Toss { about: Toss::Shootout };
    }

    pub(crate) fn next_kicker(&self, position: &mut Position, seat: Seat) {
        position.control = seat;
        position.ball = self.pitch.side(seat.other()).box_;
        position.value = 2;
        position.pending = Pending::Penalty;
        self.await_dive(position);
    }

    /// PK1, or [R61] straight the roll if there is no goalkeeper.
    pub(crate) fn await_dive(&self, position: &mut Position) {
        let guarded = !position.keeper_off[position.control.other()];
        position.phase = if guarded { Phase::Dive } else { Phase::Penalty { aim: Aim::Centre } };
    }

    fn shootout_kick<W: Witness<Self>>(&self, position: &mut Position, goal: bool, die: u8, witness: &mut W) {
        let by = position.control;
        position.kicks[by] += 1;
        if goal {
            position.kick_goals[by] += 1;
            let BySeat { home, away } = position.kick_goals;
            witness.tell(Rule::XSo, Event::ShootoutGoal { by, home, away });
        } else {
            witness.tell(Rule::R5_5_2, Event::PenaltyMissed { by, die });
        }
        match self.shootout_winner(position) {
            Some(winner) => self.win_shootout(position, winner, witness),
            None if self.shootout_spent(position) => {
                position.pending = Pending::None;
                witness.tell(Rule::XSo, Event::Lots);
                position.phase = Phase::Toss { about: Toss::Lots };
            }
            None => self.next_kicker(position, by.other()),
        }
    }

    /// The team that cannot be caught any more.
    pub(crate) fn shootout_winner(&self, position: &Position) -> Option<Seat> {
        let (kicks, goals) = (position.kicks, position.kick_goals);
        // In sudden death each pair is its own contest: both have the same number of kicks to come until it is complete.
        let round = self.options.shootout_kicks.max(kicks.home).max(kicks.away);
        Seat::BOTH.into_iter().find(|&seat| {
            let other = seat.other();
            goals[seat] > goals[other] + (round - kicks[other])
        })
    }

    /// Have all pairs of sudden death been kicked?
    pub(crate) fn shootout_spent(&self, position: &Position) -> bool {
        let last = self.options.shootout_kicks + self.options.shootout_cap;
        position.kicks.home >= last && position.kicks.away >= last
    }

    pub(crate) fn win_shootout<W: Witness<Self>>(
        &self,
        position: &mut Position,
        winner: Seat,
        witness: &mut W,
    ) {
        position.pending = Pending::None;
        let score = position.score;
        let event = Event::Victory { by: winner, home: score.home, away: score.away };
        witness.tell(Rule::XSo, event);
        self.finish(position, Some(winner), Ending::Shootout);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_makes_a_game_worth_nine_fourteenths() {
        // V-82: against the best mixture of either side every choice of the other is worth the same.
        let scores = |aim, dive| 7 - i32::from(penalty_need(aim, dive));
        let keeper = [2, 3, 2];
        for &aim in Aim::ALL {
            let worth: i32 =
                Dive::ALL.iter().zip(keeper).map(|(&dive, share)| share * scores(aim, dive)).sum();
            assert_eq!(worth, 27, "{aim:?}: 27 of 42 is 9/14");
        }
        let kicker = [5, 4, 5];
        for &dive in Dive::ALL {
            let worth: i32 = Aim::ALL.iter().zip(kicker).map(|(&aim, share)| share * scores(aim, dive)).sum();
            assert_eq!(worth, 54, "{dive:?}: 54 of 84 is 9/14");
        }
    }
}
