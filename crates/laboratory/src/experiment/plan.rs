//! Which matches a laboratory plays, in which order.

use crate::experiment::Vary;
use crate::options::set_option;
use anyhow::{Context, Result, bail};
use serde_json::{Map, Value, json};
use touchline_coach::Spec;

/// One set of options.
#[derive(Debug)]
pub struct Combination {
    /// The values of the varied options, in command-line order.
    pub values: Vec<Value>,
    /// All that is set, for opening the game.
    pub options: Value,
    /// What differs from the defaults.
    pub changed: Value,
}

/// A combination that the game refuses.
#[derive(Debug)]
pub struct Refusal {
    pub values: Vec<Value>,
    pub why: String,
}

/// Two coaches of different strength, to tell skill from luck.
#[derive(Debug, Clone, Copy)]
pub struct Skill {
    pub stronger: Spec,
    pub weaker: Spec,
    /// For each combination, in pairs with seats swapped.
    pub matches: u64,
}

/// All that decides what is played.
#[derive(Debug)]
pub struct Plan {
    pub game: String,
    pub rules: Vec<&'static str>,
    pub vary: Vec<Vary>,
    pub combinations: Vec<Combination>,
    pub refused: Vec<Refusal>,
    pub home: Spec,
    pub away: Spec,
    pub matches: u64,
    pub skill: Option<Skill>,
    pub seed: u64,
    /// The fingerprint that a journal must share for the experiment to be resumed from it.
    pub key: Value,
}

/// Which pair of coaches a match is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// The coaches of the command.
    Play,
    /// The stronger one against the weaker one.
    Skill,
}

/// One match to play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Job {
    pub combination: usize,
    pub kind: Kind,
    pub number: u64,
}

/// Upper limit on all matches, so that their sheets fit into memory.
const MATCHES_MAX: u64 = 20_000_000;
const COMBINATIONS_MAX: usize = 10_000;

impl Plan {
    /// Opens the game with every combination.
    ///
    /// # Errors
    /// Unknown options, or a game that refuses every combination.
    #[expect(
        clippy::too_many_arguments,
        reason = "each is one line of the plan, and it is made in one place"
    )]
    pub fn new(
        game: &str,
        fixed: &Value,
        vary: Vec<Vary>,
        [home, away]: [Spec; 2],
        matches: u64,
        skill: Option<Skill>,
        seed: u64,
        judgement: &str,
    ) -> Result<Self> {
        let guide = touchline_games::guide(game)?;
        let names: Vec<&str> = guide.options.iter().map(|option| option.name).collect();
        for (i, Vary { path, .. }) in vary.iter().enumerate() {
            let first = path.split('.').next().unwrap_or_default();
            if !names.contains(&first) {
                bail!("{} has no option `{first}`; its options are {}", game, names.join(", "));
            }
            if vary[..i].iter().any(|other| other.path == *path) {
                bail!("`{path}` is varied twice; give all its values at once");
            }
        }
        let count = vary.iter().try_fold(1usize, |n, vary| n.checked_mul(vary.values.len()));
        let Some(count) = count.filter(|n| *n <= COMBINATIONS_MAX) else {
            bail!("that is more than {COMBINATIONS_MAX} combinations");
        };
        if (matches + skill.map_or(0, |skill| skill.matches)).saturating_mul(count as u64) > MATCHES_MAX {
            bail!("that is more than {MATCHES_MAX} matches: fewer combinations, or fewer matches of each");
        }
        let (mut combinations, mut refused) = (Vec::new(), Vec::new());
        for index in 0..count {
            let values = values(&vary, index);
            let mut options = fixed.as_object().cloned().unwrap_or_default();
            for (vary, value) in vary.iter().zip(&values) {
                set_option(&mut options, &guide, &vary.path, value.clone())
                    .with_context(|| format!("--vary {}={value}", vary.path))?;
            }
            let options = Value::Object(options);
            let table = match touchline_games::open(game, &options) {
                Ok(table) => table,
                Err(error) => {
                    refused.push(Refusal { values, why: error.to_string() });
                    continue;
                }
            };
            if table.clock_seconds().is_some() {
                refused.push(Refusal {
                    values,
                    why: "a laboratory has no real clock (clock_seconds)".to_owned(),
                });
                continue;
            }
            let changed = serde_json::from_str(&table.changed_options())?;
            combinations.push(Combination { values, options, changed });
        }
        if combinations.is_empty() {
            let reasons: Vec<String> = refused.iter().map(|refusal| refusal.why.clone()).collect();
            let mut reasons: Vec<String> = reasons.iter().map(|why| format!("\n  {why}")).collect();
            reasons.dedup();
            bail!("{} refuses every combination:{}", game, reasons.concat());
        }
        let varied: Vec<Value> =
            vary.iter().map(|vary| json!({ "option": vary.path, "values": vary.values })).collect();
        let key = json!({
            "laboratory": 1,
            "program": env!("CARGO_PKG_VERSION"),
            "game": game,
            "rules": guide.rules_revision,
            "judgement": judgement,
            "options": fixed,
            "vary": varied,
            "home": home.to_string(),
            "away": away.to_string(),
            "stronger": skill.map(|skill| skill.stronger.to_string()),
            "weaker": skill.map(|skill| skill.weaker.to_string()),
            "seed": seed,
        });
        let (game, rules) = (game.to_owned(), guide.rules().collect());
        Ok(Self { game, rules, vary, combinations, refused, home, away, matches, skill, seed, key })
    }

    /// How many matches of a kind each combination has.
    pub fn matches(&self, kind: Kind) -> u64 {
        match kind {
            Kind::Play => self.matches,
            Kind::Skill => self.skill.map_or(0, |skill| skill.matches),
        }
    }

    /// A combination in a few words: `13 · keeper_only`.
    pub fn label(values: &[Value]) -> String {
        let words: Vec<String> = values.iter().map(word).collect();
        words.join(" · ")
    }

    /// What is varied, by name.
    pub fn varied(&self, combination: &Combination) -> Map<String, Value> {
        self.vary.iter().map(|vary| vary.path.clone()).zip(combination.values.iter().cloned()).collect()
    }
}

/// A value as it is written on the command line.
pub fn word(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// The values of a combination: the last option turns fastest.
fn values(vary: &[Vary], mut index: usize) -> Vec<Value> {
    let mut values: Vec<Value> = vary
        .iter()
        .rev()
        .map(|vary| {
            let value = vary.values[index % vary.values.len()].clone();
            index /= vary.values.len();
            value
        })
        .collect();
    values.reverse();
    values
}

/// Every match that has not been played yet, all combinations and kinds in step with each other: whenever it is stopped, all have come
/// about equally far, and how long each takes is known early.
pub fn schedule(plan: &Plan, played: impl Fn(Job) -> bool) -> Vec<Job> {
    let mut jobs = Vec::new();
    for combination in 0..plan.combinations.len() {
        for kind in [Kind::Play, Kind::Skill] {
            let jobs_of_kind = (0..plan.matches(kind)).map(|number| Job { combination, kind, number });
            jobs.extend(jobs_of_kind.filter(|job| !played(*job)));
        }
    }
    // A pair of a mirrored match stays together.
    let progress = |job: &Job| (job.number as f64 + 0.5) / plan.matches(job.kind) as f64;
    jobs.sort_by(|a, b| progress(a).total_cmp(&progress(b)));
    jobs
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(vary: &[&str], matches: u64, skill_matches: u64) -> Result<Plan> {
        let coach = |name: &str| name.parse::<Spec>().expect("a coach");
        let skill = Skill { stronger: coach("club/10"), weaker: coach("rookie"), matches: skill_matches };
        let vary = vary.iter().map(|text| text.parse().expect("values")).collect();
        Plan::new(
            "volchok",
            &json!({ "turn_limit": 9 }),
            vary,
            [coach("random"); 2],
            matches,
            Some(skill),
            1,
            "",
        )
    }

    #[test]
    fn every_combination_is_there_once_and_the_last_option_turns_fastest() {
        let plan = plan(&["goals_to_win=2,3", "board.rows=11,13,15"], 4, 2).unwrap();
        let labels: Vec<String> = plan.combinations.iter().map(|c| Plan::label(&c.values)).collect();
        assert_eq!(labels, ["2 · 11", "2 · 13", "2 · 15", "3 · 11", "3 · 13", "3 · 15"]);
        assert_eq!(plan.combinations[5].options["board"]["rows"], 15);
        assert_eq!(plan.combinations[5].options["turn_limit"], 9);
    }

    #[test]
    fn refused_combinations_are_left_out_with_the_reason() {
        let some = plan(&["board.rows=8,13"], 4, 2).unwrap();
        assert_eq!((some.combinations.len(), some.refused.len()), (1, 1));
        assert!(some.refused[0].why.contains("found 8, expected 9 to 18"), "{}", some.refused[0].why);
        let none = plan(&["board.rows=8,7"], 4, 2).unwrap_err().to_string();
        assert!(none.contains("refuses every combination") && none.contains("found 7"), "{none}");
        let unknown = plan(&["bord.rows=9"], 4, 2).unwrap_err().to_string();
        assert!(unknown.contains("no option `bord`") && unknown.contains("board, numbers"), "{unknown}");
        let twice = plan(&["lob_min=1", "lob_min=2"], 4, 2).unwrap_err().to_string();
        assert!(twice.contains("varied twice"), "{twice}");
        assert!(plan(&["lob_min=1..20", "goals_to_win=0..99", "turn_limit=1..99"], 1, 0).is_err());
    }

    #[test]
    fn combinations_keep_in_step() {
        let plan = plan(&["goals_to_win=2,3"], 40, 10).unwrap();
        let jobs = schedule(&plan, |job| job.combination == 0 && job.number == 3 && job.kind == Kind::Play);
        assert_eq!(jobs.len(), 2 * 50 - 1);
        for cut in [10, 33, 60, 99] {
            let count = |combination, kind| {
                jobs[..cut].iter().filter(|job| job.combination == combination && job.kind == kind).count()
                    as i64
            };
            assert!((count(0, Kind::Play) - count(1, Kind::Play)).abs() <= 2);
            assert!((count(0, Kind::Play) - 4 * count(0, Kind::Skill)).abs() <= 4);
        }
    }
}
