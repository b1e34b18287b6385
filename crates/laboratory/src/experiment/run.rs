//! Plays what is left of an experiment.

use crate::experiment::{Job, Journal, Kind, Plan, Trial, schedule};
use crate::matches::{Batch, Fixture, Pace, Pool, Progress, Scored, Stop, play};
use crate::stats::MatchSheet;
use anyhow::Result;
use serde_json::json;
use std::ops::Range;
use std::path::Path;
use std::time::Duration;
use touchline_coach::{Clock, Judged, Visitor};

/// A plan with what has been played of it.
#[derive(Debug)]
pub struct Experiment {
    /// What is to be played.
    pub plan: Plan,
    /// What came of each combination so far.
    pub trials: Vec<Trial>,
    /// Where every match is kept, if anywhere.
    pub journal: Option<Journal>,
    /// Matches found in the journal.
    pub resumed: u64,
    left: Vec<(usize, u64)>,
    took: Vec<(usize, Duration)>,
}

/// Groups matches of similar length, for the estimate of the time left.
const fn slot(job: Job) -> usize {
    2 * job.combination + job.kind as usize
}

impl Experiment {
    /// Nothing has been played.
    pub fn new(plan: Plan) -> Self {
        let trials = plan.combinations.iter().map(|_| Trial::new(&plan)).collect();
        let kinds = [Kind::Play, Kind::Skill].map(|kind| (kind as usize, plan.matches(kind)));
        let left = plan.combinations.iter().flat_map(|_| kinds).collect();
        Self { plan, trials, journal: None, resumed: 0, left, took: Vec::new() }
    }

    /// Keeps every match in a folder from now on, and takes in those that it holds.
    ///
    /// # Errors
    /// The folder cannot be used, or belongs to another experiment.
    pub fn keep_in(&mut self, folder: &Path) -> Result<()> {
        let Self { plan, trials, left, took, .. } = self;
        let journal = Journal::open(folder, &plan.key, plan.rules.clone(), |job, sheet, time| {
            if let Some(trial) = trials.get_mut(job.combination)
                && trial.add(job.kind, &sheet)
            {
                left[slot(job)].1 -= 1;
                took.push((slot(job), time));
            }
        })?;
        self.resumed = self.took.len() as u64;
        self.journal = Some(journal);
        Ok(())
    }

    /// All matches of the plan.
    pub fn planned(&self) -> u64 {
        let each = self.plan.matches(Kind::Play) + self.plan.matches(Kind::Skill);
        self.plan.combinations.len() as u64 * each
    }

    /// The matches played so far.
    pub fn played(&self) -> u64 {
        self.trials.iter().map(|trial| trial.play.matches() + trial.skill.matches()).sum()
    }

    /// Plays what is left, unless it is stopped.
    ///
    /// # Errors
    /// The journal cannot be written.
    pub fn run(&mut self, threads: usize, stop: &Stop, progress: &mut dyn Progress) -> Result<()> {
        let mut pace = Pace::new(self.left.clone(), threads);
        self.took.drain(..).for_each(|(slot, time)| pace.remember(slot, time));
        let (game, options) = (self.plan.game.clone(), self.plan.combinations[0].options.clone());
        let done = touchline_coach::visit(
            &game,
            &options,
            Playing { experiment: self, pool: Pool { threads, stop }, pace, progress },
        )?;
        if let Some(journal) = &self.journal {
            journal.sync()?;
        }
        done
    }
}

struct Playing<'a> {
    experiment: &'a mut Experiment,
    pool: Pool<'a>,
    pace: Pace,
    progress: &'a mut dyn Progress,
}

/// Every match that is left, with the game of each combination.
struct Jobs<'a, G> {
    plan: &'a Plan,
    games: Vec<G>,
    jobs: Vec<Job>,
    stop: &'a Stop,
}

impl<G: Judged> Batch for Jobs<'_, G> {
    type Output = (Job, MatchSheet);

    fn jobs(&self) -> Range<u64> {
        0..self.jobs.len() as u64
    }

    fn kind(&self, i: u64) -> usize {
        slot(self.jobs[i as usize])
    }

    fn play(&self, i: u64) -> Result<Option<Self::Output>> {
        let job = self.jobs[i as usize];
        let scored = play(&self.games[job.combination], fixture(self.plan, job), self.stop, None);
        Ok(scored.map(|Scored { sheet, .. }| (job, sheet)))
    }
}

impl Visitor for Playing<'_> {
    type Output = Result<()>;

    fn visit<G: Judged>(self, _: G) -> Result<()> {
        let Self { experiment, pool, mut pace, progress } = self;
        let Experiment { plan, trials, journal, .. } = experiment;
        let games: Vec<G> = plan
            .combinations
            .iter()
            .map(|combination| touchline_games::fixed::<G>(&combination.options))
            .collect::<Result<Vec<G>, _>>()?;
        let jobs = schedule(plan, |job| trials[job.combination].has(job));
        let batch = Jobs { plan, games, jobs, stop: pool.stop };
        pool.run(&batch, &mut pace, progress, |(job, sheet), took| {
            if let Some(journal) = journal {
                journal.keep(job, &sheet, took)?;
            }
            trials[job.combination].add(job.kind, &sheet);
            Ok(())
        })
    }
}

fn fixture(plan: &Plan, job: Job) -> Fixture {
    let (first, second) = match (job.kind, plan.skill) {
        (Kind::Skill, Some(skill)) => (skill.stronger, skill.weaker),
        _ => (plan.home, plan.away),
    };
    let mirrored = job.kind == Kind::Skill;
    Fixture { number: job.number, first, second, mirrored, clock: Clock::Counted, seed: plan.seed }
}

/// The weights of a game's coaches.
struct Weights;

impl Visitor for Weights {
    type Output = &'static str;

    fn visit<G: Judged>(self, _: G) -> &'static str {
        G::WEIGHTS
    }
}

/// A fingerprint of the coaches' weights: matches played with other weights must not be mixed in.
///
/// # Errors
/// There is no such game.
pub fn judgement(game: &str) -> Result<String> {
    Ok(fingerprint(touchline_coach::visit(game, &json!({}), Weights)?))
}

/// FNV-1a: the same on every machine and in every version.
pub fn fingerprint(text: &str) -> String {
    let fold = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    format!("{:016x}", text.bytes().fold(0xcbf2_9ce4_8422_2325, fold))
}
