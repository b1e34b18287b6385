//! What counts towards a roll, spelled out before it is made.

use crate::action::Action;
use crate::flow::Fuba;
use crate::phase::Phase;
use crate::pitch::Zone;
use crate::play::{Shot, Test, penalty_need};
use crate::position::Position;
use crate::rules::Rule;
use touchline_kernel::{Term, TermKind};

impl Fuba {
    /// The terms of a control test, in this order: start, target and distance modifier, the number on the ball (4.4c: below it
    /// the ball is lost), the die that keeps the ball (4.4b), and the die that makes a special event (4.4.2) if there is one.
    /// Of a shot: area, penalty area, open goal and zone modifier, the number on the ball (4.6e), the die that scores (4.6c, or
    /// 4.6.1 for two sixes) and the die that gives a corner (4.6d) if there is one. Of a penalty: the die that scores (5.5.2).
    /// Of a card: the die that spares (5.4a).
    pub(crate) fn terms_of(&self, position: &Position, action: Option<Action>) -> Vec<Term<Rule>> {
        match (action, position.phase) {
            (Some(Action::Target { zone }), Phase::Target) => self.test_terms(position, zone, None),
            (None, Phase::Dice) => {
                position.target.map_or_else(Vec::new, |zone| self.test_terms(position, zone, None))
            }
            (Some(Action::Support { zone }), Phase::Support) => {
                position.target.map_or_else(Vec::new, |target| self.test_terms(position, target, Some(zone)))
            }
            (Some(Action::Shoot), Phase::Shot { direct }) => self.shot_terms(position, direct),
            (None, Phase::ShotRoll { second: true, .. }) => vec![needs(Rule::R4_6_1, 6)],
            (None, Phase::ShotRoll { direct, second: false }) => self.shot_terms(position, direct),
            (None, Phase::Penalty { aim }) => {
                let need = position.dive.map_or(1, |dive| penalty_need(aim, dive));
                vec![needs(Rule::R5_5_2, need as i8)]
            }
            (None, Phase::Card { seat }) => {
                vec![needs(Rule::R5_4a, position.yellow[seat].min(7) as i8)]
            }
            _ => Vec::new(),
        }
    }

    fn test_terms(&self, position: &Position, target: Zone, support: Option<Zone>) -> Vec<Term<Rule>> {
        // For an empty target the support zone is named only after the dice (R18); until then it is known only if there is one.
        let counted = if self.is_empty(position, target) {
            support.or_else(|| self.supports(position, target).single())
        } else {
            Some(target)
        };
        let test: Test = self.test(position, target, counted.unwrap_or(target));
        let Some(_) = counted else {
            return vec![
                adds("start", test.start),
                adds("distance", test.distance),
                against(Rule::R4_4c, position.value),
            ];
        };
        let equal = position.value as i8 - test.sum();
        let mut terms = vec![
            adds("start", test.start),
            adds("target", test.target),
            adds("distance", test.distance),
            against(Rule::R4_4c, position.value),
            needs(Rule::R4_4b, equal + 1),
        ];
        if (1..=6).contains(&equal) {
            terms.push(on(Rule::R4_4_2, equal));
        }
        terms
    }

    fn shot_terms(&self, position: &Position, direct: bool) -> Vec<Term<Rule>> {
        let Shot { area, penalty_area, open_goal, zone } = self.shot(position, direct);
        let need = self.need(position, direct);
        let mut terms = vec![
            adds("area", area),
            adds("penalty_area", penalty_area),
            adds("open_goal", open_goal),
            adds("zone", zone),
        ];
        terms.push(against(Rule::R4_6e, position.value));
        if need > 6 {
            terms.push(needs(Rule::R4_6_1, 6));
        } else {
            terms.push(needs(Rule::R4_6c, need));
            if need >= 2 {
                terms.push(on(Rule::R4_6d, need - 1));
            }
        }
        terms
    }
}

fn adds(name: &'static str, (rule, amount): (Rule, i8)) -> Term<Rule> {
    Term { name, rule, kind: TermKind::Adds, amount }
}

fn against(rule: Rule, value: u8) -> Term<Rule> {
    Term { name: "", rule, kind: TermKind::Against, amount: value as i8 }
}

fn needs(rule: Rule, amount: i8) -> Term<Rule> {
    Term { name: "", rule, kind: TermKind::AtLeast, amount }
}

fn on(rule: Rule, amount: i8) -> Term<Rule> {
    Term { name: "", rule, kind: TermKind::Exactly, amount }
}
