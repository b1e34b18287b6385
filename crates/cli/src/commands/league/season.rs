//! Plays what is to be played, on all cores, and keeps each result as soon as it is there.

use super::Opened;
use crate::progress::TimeBar;
use anyhow::{Context, Result};
use serde_json::Value;
use std::io::Write;
use std::ops::Range;
use std::path::{Path, PathBuf};
use touchline_coach::{Clock, Judged, Spec, Visitor, Watch};
use touchline_kernel::{Audience, BySeat, Fact, Game, Phrase, RuleId, Seat, Step, Token, Witness};
use touchline_laboratory::{Batch, Pace, Pool, Stop};
use touchline_league::Piece;
use touchline_league::{FixtureId, Incidents, LeagueFile, Played};
use touchline_locale::Locale;

/// How a season is run.
pub(super) struct Season<'a> {
    pub(super) path: &'a Path,
    /// The most matches to play now.
    pub(super) limit: usize,
    pub(super) threads: usize,
    pub(super) stop: &'a Stop,
    pub(super) locale: &'a Locale,
}

/// A match that can be played.
struct Due {
    id: FixtureId,
    options: Value,
    coaches: BySeat<Spec>,
    /// A team that cannot fill a formation loses without a match.
    walkover: Option<Played>,
}

/// Matches that can be played at the same time: none waits for another.
struct Matches<'a> {
    file: &'a LeagueFile,
    due: Vec<Due>,
    stop: &'a Stop,
}

impl Batch for Matches<'_> {
    type Output = (FixtureId, Played);

    fn jobs(&self) -> Range<u64> {
        0..self.due.len() as u64
    }

    fn play(&self, job: u64) -> Result<Option<Self::Output>> {
        let due = &self.due[job as usize];
        if let Some(walkover) = &due.walkover {
            return Ok(Some((due.id, walkover.clone())));
        }
        let bout = Bout { seed: self.file.seed, due, stop: self.stop };
        let played = touchline_coach::visit(&self.file.game, &due.options, bout)
            .with_context(|| format!("match {}", due.id))??;
        Ok(played.map(|played| (due.id, played)))
    }
}

impl Season<'_> {
    pub(super) fn play(&self, opened: &mut Opened) -> Result<()> {
        let (over, all) = opened.competition.progress();
        let total = all.saturating_sub(over).min(self.limit);
        let mut pace = Pace::new([(0, total as u64)], self.threads);
        let mut bar = TimeBar::new(total as u64, self.locale);
        let pool = Pool { threads: self.threads, stop: self.stop };
        let mut left = self.limit;
        let mut done = Ok(());
        while done.is_ok() && !self.stop.is_set() {
            let Opened { file, coaches, competition, .. } = &*opened;
            let mut due = Vec::new();
            for fixture in competition.next().into_iter().take(left) {
                let Some([home, away]) = fixture.entrants() else { continue };
                due.push(Due {
                    id: fixture.id,
                    options: file.match_options(competition, &fixture),
                    coaches: BySeat::new(coaches[home], coaches[away]),
                    walkover: competition.walkover(&fixture),
                });
            }
            if due.is_empty() {
                break;
            }
            left -= due.len();
            let matches = Matches { file: &opened.file, due, stop: self.stop };
            let (file, competition) = (&opened.file, &mut opened.competition);
            done = pool.run(&matches, &mut pace, &mut bar, |(id, played), _| {
                competition.record(id, played)?;
                keep(self.path, &file.with_results(competition))
            });
        }
        bar.clear();
        done
    }
}

/// One match between two coaches.
struct Bout<'a> {
    seed: u64,
    due: &'a Due,
    stop: &'a Stop,
}

impl Visitor for Bout<'_> {
    type Output = Result<Option<Played>>;

    fn visit<G: Judged>(self, game: G) -> Result<Option<Played>> {
        let mut reporter = Reporter::<G> { stop: self.stop, last: None, shot: None, scorers: Vec::new() };
        let Due { id, coaches, .. } = *self.due;
        let bout =
            touchline_coach::watch(&game, coaches, Clock::Counted, self.seed, id.dice(), &mut reporter);
        let Some(bout) = bout else { return Ok(None) };
        let finish = bout.finish;
        let incidents = match reporter.last {
            Some(position) => Incidents::of(&serde_json::to_value(game.setup(&position))?),
            None => Incidents::default(),
        };
        let score = [finish.score.home, finish.score.away];
        let played = Played::by_rule(score, finish.winner, finish.by.id());
        Ok(Some(Played { scorers: reporter.scorers, incidents, ..played }))
    }
}

/// Sees who scores and how the match stands.
struct Reporter<'a, G: Game> {
    stop: &'a Stop,
    last: Option<G::Position>,
    /// Who shot last.
    shot: Option<Piece>,
    scorers: Vec<Piece>,
}

/// The player that an event names, in games whose men have numbers.
fn piece(event: &impl Phrase) -> Option<Piece> {
    event.facts().into_iter().find_map(|(name, fact)| match fact {
        Fact::Text(text) if name == "piece" => Piece::read(&text),
        _ => None,
    })
}

impl<G: Judged> Witness<G> for Reporter<'_, G> {
    fn tell_to(&mut self, _: Audience, _: G::Rule, event: G::Event) {
        match event.word() {
            "shot" => self.shot = piece(&event),
            "goal" => {
                let by = event.facts().into_iter().find_map(|(_, fact)| match fact {
                    Fact::Seat(seat) => Some(seat),
                    _ => None,
                });
                let scorer = piece(&event).or(self.shot.take());
                let own = |piece: &Piece| by.is_none_or(|by: Seat| by == piece.seat);
                self.scorers.extend(scorer.filter(own));
            }
            _ => {}
        }
    }
}

impl<G: Judged> Watch<G> for Reporter<'_, G> {
    fn step(&mut self, _: &G, _: Step<G>, after: &G::Position) -> bool {
        self.last = Some(*after);
        !self.stop.is_set()
    }
}

/// Atomic write: writes beside the file, then renames.
fn keep(path: &Path, text: &str) -> Result<()> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(format!(".{}.part", std::process::id()));
    let beside = PathBuf::from(beside);
    let written = (|| {
        let mut file = std::fs::File::create(&beside)?;
        file.write_all(text.as_bytes())?;
        if let Ok(data) = std::fs::metadata(path) {
            file.set_permissions(data.permissions())?;
        }
        file.sync_all()?;
        std::fs::rename(&beside, path)
    })();
    if written.is_err() {
        let _ = std::fs::remove_file(&beside);
    }
    written.with_context(|| format!("cannot write {}", path.display()))
}
