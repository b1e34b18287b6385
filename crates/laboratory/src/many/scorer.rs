//! One match between coaches with its statistics, and its record if wanted.

use crate::many::Whistle;
use crate::stats::MatchSheet;
use touchline_coach::{Clock, Judged, Spec, Watch};
use touchline_kernel::record::{DiceSource, Entry, Record, RecordResult};
use touchline_kernel::{Audience, BySeat, Game, RuleId, Seat, Step, Witness};

/// Which match to play.
#[derive(Debug, Clone, Copy)]
pub struct Fixture {
    /// Its number in the run.
    pub number: u64,
    /// The first coach sits home.
    pub first: Spec,
    /// And the second away, unless they change seats.
    pub second: Spec,
    /// Matches come in pairs with the same dice and seats swapped.
    pub mirrored: bool,
    /// How thinking is measured.
    pub clock: Clock,
    /// Common to the run.
    pub seed: u64,
}

impl Fixture {
    /// The number of its dice, and whether the first coach sits away.
    fn dice(&self) -> (u64, bool) {
        if self.mirrored { (self.number / 2, self.number % 2 == 1) } else { (self.number, false) }
    }
}

/// A match that was played out.
#[derive(Debug)]
pub struct Scored {
    /// What statistics keep of it.
    pub sheet: MatchSheet,
    /// The whole of it, if that was asked for.
    pub record: Option<Record>,
}

/// Sees each step and counts.
struct Scorer<'a> {
    whistle: &'a Whistle,
    rules: Vec<u32>,
    score: [u16; 2],
    leader: Option<Seat>,
    lead_changes: u16,
    goals: Vec<(u32, Seat)>,
    turn: Option<u32>,
    turns: u32,
    log: Option<Vec<Entry>>,
}

impl<G: Judged> Witness<G> for Scorer<'_> {
    #[inline]
    fn tell(&mut self, _: Audience, rule: G::Rule, _: G::Event) {
        self.rules[rule.ordinal()] += 1;
    }
}

impl<G: Judged> Watch<G> for Scorer<'_> {
    #[inline]
    fn step(&mut self, game: &G, step: Step<G>, after: &G::Position) -> bool {
        if let Some(log) = &mut self.log {
            log.push(match step {
                Step::Action(seat, action) => Entry::Action(seat, Some(action.to_string())),
                Step::Outcome(outcome) => Entry::Chance(Some(outcome.to_string())),
            });
        }
        let score = game.score(after);
        self.note_score([score.home, score.away]);
        let turn = Some(game.turn_number(after));
        if turn != self.turn {
            self.turns += u32::from(self.turn.is_some());
            self.turn = turn;
        }
        !self.whistle.blown()
    }
}

impl Scorer<'_> {
    fn note_score(&mut self, score: [u16; 2]) {
        if score == self.score {
            return;
        }
        for (seat, (now, before)) in Seat::BOTH.into_iter().zip(score.into_iter().zip(self.score)) {
            // The goal falls in the turn that is being played, the first being 1.
            (before..now).for_each(|_| self.goals.push((self.turns + 1, seat)));
        }
        self.score = score;
        let leads = match score[0].cmp(&score[1]) {
            std::cmp::Ordering::Greater => Seat::Home,
            std::cmp::Ordering::Less => Seat::Away,
            std::cmp::Ordering::Equal => return,
        };
        self.lead_changes += u16::from(self.leader.is_some_and(|leader| leader != leads));
        self.leader = Some(leads);
    }
}

/// Plays a match; nothing, if the whistle was blown before its end. `options` are those of the record, if one is wanted.
pub fn play<G: Judged>(
    game: &G,
    fixture: Fixture,
    whistle: &Whistle,
    options: Option<&str>,
) -> Option<Scored> {
    let Fixture { number, first, second, clock, seed, .. } = fixture;
    let (dice, swapped) = fixture.dice();
    let coaches = if swapped { BySeat::new(second, first) } else { BySeat::new(first, second) };
    let mut scorer = Scorer {
        whistle,
        rules: vec![0; <G as Game>::Rule::ALL.len()],
        score: [0; 2],
        leader: None,
        lead_changes: 0,
        goals: Vec::new(),
        turn: None,
        turns: 0,
        log: options.map(|_| Vec::new()),
    };
    let bout = touchline_coach::watch(game, coaches, clock, seed, dice, &mut scorer)?;
    let finish = bout.finish;
    let count = |count: u64| u32::try_from(count).unwrap_or(u32::MAX);
    let sheet = MatchSheet {
        number,
        swapped,
        score: [finish.score.home, finish.score.away],
        winner: finish.winner,
        by: finish.by.ordinal(),
        decisions: count(bout.decisions),
        chances: count(bout.chances),
        turns: scorer.turns,
        lead_changes: scorer.lead_changes,
        goals: scorer.goals,
        nodes: bout.nodes.home + bout.nodes.away,
        rules: scorer.rules,
    };
    let record = options.zip(scorer.log).map(|(options, entries)| Record {
        game: G::ID.to_owned(),
        rules: G::REVISION,
        options: options.to_owned(),
        dice: DiceSource::Many { seed, number: dice },
        names: BySeat::from_fn(|seat| coaches[seat].to_string()),
        date: String::new(),
        seen_by: None,
        result: Some(RecordResult {
            score: finish.score,
            winner: finish.winner,
            by: finish.by.id().to_owned(),
        }),
        entries,
    });
    Some(Scored { sheet, record })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lead_changes_when_the_other_side_takes_it() {
        let whistle = Whistle::default();
        let mut scorer = Scorer {
            whistle: &whistle,
            rules: Vec::new(),
            score: [0; 2],
            leader: None,
            lead_changes: 0,
            goals: Vec::new(),
            turn: None,
            turns: 4,
            log: None,
        };
        for (score, changes) in [
            ([1, 0], 0),
            ([1, 1], 0),
            ([2, 1], 0),
            ([2, 2], 0),
            ([2, 3], 1),
            ([2, 3], 1),
            ([3, 3], 1),
            ([4, 3], 2),
        ] {
            scorer.note_score(score);
            assert_eq!(scorer.lead_changes, changes, "{score:?}");
        }
        assert_eq!(scorer.goals.len(), 7);
        assert_eq!(scorer.goals[0], (5, Seat::Home));
    }
}
