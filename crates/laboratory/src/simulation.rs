//! A simulation: many matches between two coaches under one set of options.

use crate::matches::{Batch, Fixture, Pace, Pool, Progress, Scored, Stop, play};
use crate::report::Run;
use crate::stats::Tally;
use anyhow::{Result, bail};
use serde_json::Value;
use std::ops::Range;
use touchline_coach::{Clock, Judged, Spec, Sprt, Visitor};

/// What to simulate. The seed decides the result, not the threads.
#[derive(Debug, Clone)]
pub struct Simulation {
    /// The game's ID.
    pub game: String,
    /// The options that are set.
    pub options: Value,
    /// The first coach, who sits home unless seats are swapped.
    pub home: Spec,
    /// The second coach.
    pub away: Spec,
    /// How many matches.
    pub matches: u64,
    /// Where the dice come from.
    pub seed: u64,
    /// Matches in pairs with the same dice and seats swapped.
    pub mirrored: bool,
    /// How thinking is measured.
    pub clock: Clock,
    /// Stop as soon as this test is decided.
    pub sprt: Option<Sprt>,
    /// Is a record of each match wanted?
    pub records: bool,
    /// How many matches are played at once.
    pub threads: usize,
}

/// Whether the test is decided is looked at after this many matches, whatever the threads.
const BLOCK: u64 = 32;

impl Simulation {
    /// Plays the matches, unless it is stopped, and hands each one over as it is finished.
    ///
    /// # Errors
    /// Options that the game refuses, a real clock, and errors of `each`.
    pub fn run(
        &self,
        stop: &Stop,
        progress: &mut dyn Progress,
        each: &mut dyn FnMut(Scored) -> Result<()>,
    ) -> Result<Run> {
        let changed = touchline_games::open(&self.game, &self.options)?.changed_options();
        let playing = Playing { simulation: self, stop, progress, each, options: &changed };
        let tally = touchline_coach::visit(&self.game, &self.options, playing)??;
        Ok(Run {
            game: self.game.clone(),
            rules: touchline_games::guide(&self.game)?.rules().collect(),
            options: serde_json::from_str(&changed)?,
            home: self.home.to_string(),
            away: self.away.to_string(),
            seed: self.seed,
            mirrored: self.mirrored,
            tally,
        })
    }
}

struct Playing<'a> {
    simulation: &'a Simulation,
    stop: &'a Stop,
    progress: &'a mut dyn Progress,
    each: &'a mut dyn FnMut(Scored) -> Result<()>,
    /// The options as records keep them.
    options: &'a str,
}

/// Some of the matches.
struct Block<'a, G> {
    simulation: &'a Simulation,
    game: &'a G,
    stop: &'a Stop,
    options: &'a str,
    numbers: Range<u64>,
}

impl<G: Judged> Batch for Block<'_, G> {
    type Output = Scored;

    fn jobs(&self) -> Range<u64> {
        self.numbers.clone()
    }

    fn play(&self, number: u64) -> Result<Option<Scored>> {
        let Simulation { home, away, seed, mirrored, clock, records, .. } = *self.simulation;
        let fixture = Fixture { number, first: home, second: away, mirrored, clock, seed };
        Ok(play(self.game, fixture, self.stop, records.then_some(self.options)))
    }
}

impl Visitor for Playing<'_> {
    type Output = Result<Tally>;

    fn visit<G: Judged>(self, game: G) -> Result<Tally> {
        if game.clock_seconds().is_some() {
            bail!("a simulation has no real clock: leave out `clock_seconds` and use a limit in turns");
        }
        let Self { simulation, stop, progress, each, options } = self;
        let Simulation { matches, sprt, threads, .. } = *simulation;
        let mut pace = Pace::new([(0, matches)], threads);
        let mut tally = Tally::default();
        let mut from = 0;
        while from < matches && !stop.is_set() {
            let to = if sprt.is_some() { (from + BLOCK).min(matches) } else { matches };
            let block = Block { simulation, game: &game, stop, options, numbers: from..to };
            Pool { threads, stop }.run(&block, &mut pace, progress, |scored, _| {
                tally.add(&scored.sheet);
                each(scored)
            })?;
            from = to;
            if sprt.is_some_and(|sprt| sprt.verdict(tally.wins, tally.draws, tally.losses).is_some()) {
                break;
            }
        }
        Ok(tally)
    }
}
