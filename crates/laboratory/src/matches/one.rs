//! Plays one match between coaches, with its statistics, and its record if wanted.

use crate::matches::Stop;
use crate::stats::{Goals, MatchSheet};
use touchline_coach::{Clock, Judged, Spec, Watch};
use touchline_kernel::record::{DiceSource, Entry, Record, RecordResult};
use touchline_kernel::{Audience, BySeat, Game, RuleId, Step, Witness};

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
    stop: &'a Stop,
    rules: Vec<u32>,
    goals: Goals,
    score: [u16; 2],
    turn: Option<u32>,
    turns: u32,
    log: Option<Vec<Entry>>,
}

impl<G: Judged> Witness<G> for Scorer<'_> {
    #[inline]
    fn tell_to(&mut self, _: Audience, rule: G::Rule, _: G::Event) {
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
        let goals = game.goals(after);
        self.score = [goals.home, goals.away];
        self.goals.count(self.score, self.turns + 1);
        let turn = Some(game.turn_number(after));
        if turn != self.turn {
            self.turns += u32::from(self.turn.is_some());
            self.turn = turn;
        }
        !self.stop.is_set()
    }
}

/// Plays a match; nothing, if it was stopped before its end. `options` are those of the record, if one is wanted.
pub fn play<G: Judged>(game: &G, fixture: Fixture, stop: &Stop, options: Option<&str>) -> Option<Scored> {
    let Fixture { number, first, second, clock, seed, .. } = fixture;
    let (dice, swapped) = fixture.dice();
    let coaches = if swapped { BySeat::new(second, first) } else { BySeat::new(first, second) };
    let mut scorer = Scorer {
        stop,
        rules: vec![0; <G as Game>::Rule::ALL.len()],
        goals: Goals::default(),
        score: [0, 0],
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
        score: scorer.score,
        winner: finish.winner,
        by: finish.by.ordinal(),
        decisions: count(bout.decisions),
        chances: count(bout.chances),
        turns: scorer.turns,
        lead_changes: scorer.goals.lead_changes,
        goals: scorer.goals.scored,
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
        practice: false,
        signature: None,
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
