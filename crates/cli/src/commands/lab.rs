//! `touchline lab GAME --vary OPTION=a,b,c`: the same matches under many sets of options.

use crate::input::{GameArgs, cores, paint, write_file};
use crate::interrupt::{INTERRUPTED, stop_at_interrupt};
use crate::progress::TimeBar;
use anyhow::{Context, Result};
use clap::Args;
use serde_json::{Value, json};
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;
use touchline_coach::Spec;
use touchline_laboratory::{
    Experiment, Figures, Plan, Refusal, Skill, Trial, Vary, csv, fingerprint, json, judgement, page, pretty,
    print, report, seconds, word,
};
use touchline_locale::Locale;
use touchline_terminal::data_folder;

/// What to try.
#[derive(Debug, Args)]
pub struct Lab {
    #[command(flatten)]
    game: GameArgs,
    /// An option and the values to try, as NAME=a,b,c; JSON and ranges such as 9..13 are values, too, and a dot goes deeper.
    /// May be repeated: every combination is played.
    #[arg(long, value_name = "NAME=a,b,c")]
    vary: Vec<Vary>,
    /// How many matches of each combination.
    #[arg(long, default_value_t = 200, value_parser = crate::input::whole(1, 10000000))]
    matches: u64,
    /// Home's coach, as in `sim`.
    #[arg(long, value_name = "COACH", add = clap_complete::engine::ArgValueCandidates::new(crate::complete::coaches), default_value = "rookie")]
    home: Spec,
    /// Away's coach.
    #[arg(long, value_name = "COACH", add = clap_complete::engine::ArgValueCandidates::new(crate::complete::coaches), default_value = "rookie")]
    away: Spec,
    /// The better of two more coaches, whose matches tell skill from luck.
    #[arg(long, value_name = "COACH", add = clap_complete::engine::ArgValueCandidates::new(crate::complete::coaches), default_value = "greedy")]
    stronger: Spec,
    /// The other one.
    #[arg(long, value_name = "COACH", add = clap_complete::engine::ArgValueCandidates::new(crate::complete::coaches), default_value = "rookie")]
    weaker: Spec,
    /// Matches of these two for each combination, in pairs with seats swapped; 0 for none; a quarter of the others if not given.
    #[arg(long, value_name = "N", value_parser = crate::input::whole(0, 10000000))]
    skill_matches: Option<u64>,
    /// The same seed gives the same numbers, however many threads.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many cores to use; all of them if not given.
    #[arg(long, value_parser = crate::input::whole_u16(1, 1024))]
    threads: Option<u16>,
    /// Keep every match here; the same command carries on where it was stopped, and more matches can be asked for later.
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// The report as a page with charts, in one file.
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// A line for each combination.
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// For programs.
    #[arg(long)]
    json: bool,
}

impl Lab {
    fn plan(&self) -> Result<Plan> {
        let matches = self.skill_matches.unwrap_or_else(|| (self.matches / 4).next_multiple_of(2));
        let skill = (matches > 0).then_some(Skill { stronger: self.stronger, weaker: self.weaker, matches });
        let (game, options) = (&self.game.game, self.game.options()?);
        let coaches = [self.home, self.away];
        let judgement = judgement(game)?;
        Plan::new(game, &options, self.vary.clone(), coaches, self.matches, skill, self.seed, &judgement)
    }

    /// The default folder of the journal.
    fn shelter(plan: &Plan) -> Option<PathBuf> {
        let name = format!("{}-{}", plan.game, fingerprint(&plan.key.to_string()));
        data_folder().ok().map(|folder| folder.join("lab").join(name))
    }

    pub fn run(self, locale: &Locale) -> Result<ExitCode> {
        let threads = self.threads.map_or_else(cores, usize::from);
        let plan = self.plan()?;
        let refusals: Vec<String> =
            plan.refused.iter().map(|refusal| refused(&plan, refusal, locale)).collect();
        if self.json {
            // The report tells of them otherwise.
            refusals.iter().for_each(|refusal| eprintln!("touchline: {refusal}"));
        }
        // Where things go is tried before hours are spent.
        for path in [&self.html, &self.csv].into_iter().flatten() {
            write_file(path, "")?;
        }
        let folder = self.out.clone().or_else(|| Self::shelter(&plan));
        let mut experiment = Experiment::new(plan);
        if let Some(folder) = folder {
            match experiment.keep_in(&folder) {
                // The user's own folder may be out of reach: then nothing is kept, but everything is played.
                Err(error) if self.out.is_some() => return Err(error),
                _ => {}
            }
        }
        if experiment.resumed > 0 {
            eprintln!("{}", locale.text("ui-lab-resumed", &[("matches", experiment.resumed.into())]));
        }
        let stop = stop_at_interrupt()?;
        let start = Instant::now();
        let mut bar = TimeBar::new(experiment.planned() - experiment.played(), locale);
        let done = experiment.run(threads, &stop, &mut bar);
        bar.clear();
        done?;
        let time = start.elapsed();
        let (all, played) = (experiment.planned(), experiment.played());
        let interrupted = played < all;
        let Experiment { plan, trials, journal, .. } = experiment;
        let mut warnings = refusals;
        if let Some(journal) = journal.as_ref().filter(|journal| journal.damaged > 0) {
            warnings.push(locale.text("ui-lab-damaged", &[("lines", journal.damaged.into())]));
        }
        if interrupted {
            let id = if journal.is_some() { "ui-lab-interrupted" } else { "ui-report-interrupted" };
            warnings.push(locale.text(id, &[("done", played.into()), ("all", all.into())]));
        } else if self.out.is_none()
            && let Some(journal) = journal
        {
            journal.remove();
        }
        self.tell(&plan, trials, &warnings, interrupted, (time, threads), locale)?;
        Ok(if interrupted { ExitCode::from(INTERRUPTED) } else { ExitCode::SUCCESS })
    }

    fn tell(
        &self,
        plan: &Plan,
        trials: Vec<Trial>,
        warnings: &[String],
        interrupted: bool,
        (time, threads): (std::time::Duration, usize),
        locale: &Locale,
    ) -> Result<()> {
        let figures = Figures::of(locale);
        let text = |id: &str| locale.text(id, &[]);
        let facts = vec![
            (text("ui-lab-combinations"), plan.combinations.len().to_string()),
            (text("ui-lab-matches-each"), plan.matches.to_string()),
            (text("ui-report-seed"), plan.seed.to_string()),
            (text("ui-report-seconds"), figures.fixed(time.as_secs_f64(), 1)),
            (text("ui-report-threads"), threads.to_string()),
        ];
        let told = report(plan, &trials, facts, warnings.to_vec(), locale);
        if let Some(path) = &self.html {
            write_file(path, &page(&told, locale))?;
        }
        if let Some(path) = &self.csv {
            write_file(path, &csv(plan, &trials))?;
        }
        let mut out = std::io::stdout().lock();
        if self.json {
            let mut json = json(plan, trials);
            if interrupted {
                json.insert("interrupted".to_owned(), true.into());
            }
            json.insert("seconds".to_owned(), json!(seconds(time)));
            json.insert("threads".to_owned(), threads.into());
            writeln!(out, "{}", pretty(&Value::Object(json))).context("standard output")?;
        } else {
            print(&mut out, &told, figures, paint())?;
        }
        Ok(())
    }
}

fn refused(plan: &Plan, refusal: &Refusal, locale: &Locale) -> String {
    let names = plan.vary.iter().map(|vary| vary.path.as_str());
    let values: Vec<String> =
        names.zip(&refusal.values).map(|(name, value)| format!("{name}={}", word(value))).collect();
    locale
        .text("ui-lab-refused", &[("values", values.join(" ").into()), ("why", refusal.why.as_str().into())])
}
