//! Every rule can be tried out where it decides.

use std::collections::BTreeSet;
use touchline_games::guides;
use touchline_lessons::{Attempt, drills};
use touchline_live::LiveError;

#[test]
fn a_drill_shows_its_rule() {
    let mut shown = 0;
    for guide in guides() {
        let rules: BTreeSet<&str> =
            guide.sections.iter().flat_map(|section| section.rules.iter().map(|rule| rule.id)).collect();
        for rule in rules {
            for drill in drills(guide.id, rule) {
                let mut attempt = Attempt::begin(drill.scene()).unwrap();
                let before = attempt.told().len();
                let made = attempt.act(&drill.act);
                if drill.allowed {
                    made.unwrap_or_else(|why| panic!("{} {rule} {}: {why}", guide.id, drill.id));
                    let cited = attempt.told()[before..].iter().any(|told| told.rule == rule);
                    assert!(cited, "{} {rule} {}: `{}` cites it", guide.id, drill.id, drill.act);
                } else {
                    let Err(LiveError::Step(touchline_games::StepError::Refused(why))) = made else {
                        panic!("{} {rule} {}: `{}` is not refused", guide.id, drill.id, drill.act)
                    };
                    assert_eq!(why.rule, rule, "{} {}", guide.id, drill.id);
                }
                shown += 1;
            }
        }
    }
    assert!(shown > 300, "{shown} drills");
}

#[test]
fn most_rules_that_forbid_something_have_both_sides() {
    for guide in guides() {
        let rules: Vec<&str> =
            guide.sections.iter().flat_map(|section| section.rules.iter().map(|rule| rule.id)).collect();
        let any = rules.iter().filter(|rule| !drills(guide.id, rule).is_empty()).count();
        assert!(any * 100 >= rules.len() * 60, "{}: {any} of {} rules have a drill", guide.id, rules.len());
    }
}
