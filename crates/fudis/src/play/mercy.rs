//! A lead that cannot be caught up (MERCY-1 to MERCY-3).

use crate::action::Event;
use crate::flow::Fudis;
use crate::formation::Shape;
use crate::options::{HalfEnd, Mercy, MercyCall, ShortRefill};
use crate::position::{Phase, Position};
use crate::rules::Rule;
use touchline_kernel::{BySeat, Witness};

impl Fudis {
    /// 4.2.16b: ends the match, or asks the leader, if the lead is safe. False if the match simply goes on.
    pub(crate) fn show_mercy<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) -> bool {
        let Some(rule) = self.mercy(position) else { return false };
        let Some(by) = position.score.leader() else { return false };
        if self.options.mercy_call == MercyCall::Claimed {
            let BySeat { home, away } = position.score;
            position.turn = by;
            position.phase = Phase::Claim;
            witness.tell(Rule::Mercy3, Event::MercyOffered { by, home, away });
        } else {
            self.end_by_mercy(position, rule, witness);
        }
        true
    }

    fn end_by_mercy<W: Witness<Self>>(&self, position: &mut Position, rule: Rule, witness: &mut W) {
        let BySeat { home, away } = position.score;
        let winner = position.score.leader();
        if let Some(by) = winner {
            witness.tell(rule, Event::Mercy { by, home, away });
        }
        position.phase = Phase::End { by: rule, winner };
    }

    /// MERCY-3: the leader ends the match.
    pub(crate) fn claim<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) {
        if let Some(rule) = self.mercy(position) {
            self.end_by_mercy(position, rule, witness);
        }
    }

    /// MERCY-3: the leader plays on.
    pub(crate) fn play_on<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) {
        witness.tell(Rule::Mercy3, Event::MercyDeclined { by: position.turn });
        self.go_on(position, witness);
    }

    /// MERCY-1, MERCY-2: the rule by which the round just played may be the last, if it is not the last anyway.
    pub(crate) fn mercy(&self, position: &Position) -> Option<Rule> {
        let half_over = self.is_half_over(position);
        if self.options.mercy_call == MercyCall::Counted {
            return self.counted_mercy(position, half_over);
        }
        let lead = u32::from(position.score.home.abs_diff(position.score.away));
        let rule = match self.options.mercy {
            Mercy::Off => return None,
            Mercy::ThreeNil if position.half == 1 || lead < 3 => return None,
            Mercy::ThreeNil => Rule::Mercy1,
            Mercy::Clinched => Rule::Mercy2,
        };
        let full_time = half_over && position.half == 2;
        (!full_time && lead > self.goals_left(position, half_over)).then_some(rule)
    }

    /// The rule of revision 1, by the number of rounds alone, even at full time.
    fn counted_mercy(&self, position: &Position, half_over: bool) -> Option<Rule> {
        let lead = position.score.home.abs_diff(position.score.away);
        let rounds = self.options.rounds_per_half;
        match self.options.mercy {
            Mercy::Off => None,
            Mercy::ThreeNil => {
                (position.half == 2 && position.round == 1 && lead >= 3).then_some(Rule::Mercy1)
            }
            Mercy::Clinched => {
                let here = if half_over { 0 } else { rounds.saturating_sub(position.round) };
                let left = here + if position.half == 1 { rounds } else { 0 };
                (lead > left).then_some(Rule::Mercy2)
            }
        }
    }

    /// The most goals that one side can still score before full time: one a round.
    fn goals_left(&self, position: &Position, half_over: bool) -> u32 {
        let played = u32::from(position.round);
        let here = match half_over {
            true => 0,
            false => self.rounds_left(position.pile.len(), self.lacking(position), played),
        };
        let second_half = match position.half {
            1 => {
                let goal = cost_of_a_goal(&self.match_shape);
                let pile = self.pack.len().saturating_sub(2 * u32::from(self.match_shape.strength));
                1 + self.rounds_left(pile.saturating_sub(goal), goal, 1)
            }
            _ => 0,
        };
        here + second_half
    }

    /// How many rounds can follow in a half of which `played` are over, with a goal in each, from a pile of so many cards, when both sides
    /// together lack so many.
    fn rounds_left(&self, mut pile: u32, mut lacking: u32, played: u32) -> u32 {
        let scheduled = u32::from(self.options.rounds_per_half).saturating_sub(played);
        if self.options.redeal_each_round {
            return scheduled;
        }
        let most = if self.options.half_end == HalfEnd::Rounds { scheduled } else { u32::MAX };
        let goal = cost_of_a_goal(&self.match_shape);
        let mut rounds = 0;
        while rounds < most && pile > 0 {
            if self.options.short_refill == ShortRefill::EndHalf && pile < lacking {
                break;
            }
            rounds += 1;
            // First both sides are brought to full strength; then a goal takes its toll, and that much is lacking again.
            pile = pile.saturating_sub(lacking + goal);
            lacking = goal;
        }
        rounds
    }
}

/// The cards that a side draws on its way to a goal against a full team, which then lacks as many: those that open the goal, and
/// the shot, which costs the keeper.
fn cost_of_a_goal(shape: &Shape) -> u32 {
    1 + shape.rows.iter().map(|row| row.count_ones().saturating_sub(1)).sum::<u32>()
}
