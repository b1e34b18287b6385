//! League files: what is played, by whom, and the results so far. `docs/formats/tournament.md` describes them.

mod head;
mod result;

pub use result::MatchResult;

use crate::competition::Competition;
use crate::plan::Fixture;
use crate::read::{Keys, clipped, parse};
use crate::regulations::Regulations;
use crate::season::Honour;
use crate::team::Team;
use head::RESULTS;
use serde::Serialize;
use touchline_kernel::{Fault, Faults, Seat};

/// The version of league files that is written. Files without a version are of version 1.
pub const FILE_VERSION: u32 = 2;

/// A team as a league file gives it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Entry {
    /// Just a name.
    Name(String),
    /// The path of a team file, from the folder of the league file.
    File(String),
}

/// What a league file says.
#[derive(Debug, Clone, PartialEq)]
pub struct LeagueFile {
    /// 1 or 2.
    pub version: u32,
    /// Which game.
    pub game: String,
    /// Its options, as they are played: a tournament of Champions 2020 needs a winner in every match.
    pub options: serde_json::Value,
    /// Options of knock-out matches, over the others.
    pub knockout_options: serde_json::Value,
    /// With the ID of a match it gives the match its dice.
    pub seed: u64,
    /// The rules of the competition.
    pub regulations: Regulations,
    /// Who plays.
    pub teams: Vec<Entry>,
    /// The coach of each team, by name; resolved by the caller.
    pub coaches: Vec<String>,
    /// Shall players without a name be given one?
    pub generated_names: bool,
    /// Which season, from 1.
    pub season: u32,
    /// The hall of fame of earlier seasons.
    pub honours: Vec<Honour>,
    /// How the matches so far ended.
    pub results: Vec<MatchResult>,
    /// Everything before the results, as it was written.
    head: String,
}

#[derive(Serialize)]
struct Results<'a> {
    results: &'a [MatchResult],
}

impl LeagueFile {
    /// Reads a league file.
    ///
    /// # Errors
    /// Every fault with its place.
    pub fn read(text: &str) -> Result<Self, Faults> {
        let table = parse(text)?;
        let mut faults = Faults::default();
        let head = written_head(text);
        let mut rest = table.clone();
        rest.remove("results");
        // Results are written anew after each match: nothing else may stand among them.
        if parse(head).ok().is_none_or(|parsed| parsed != rest) {
            faults.add("results", "expected [[results]] at the end of the file and nothing else after them");
        }
        let version = match table.get("version") {
            None => 1,
            Some(toml::Value::Integer(version)) if (1..=i64::from(FILE_VERSION)).contains(version) => {
                *version as u32
            }
            Some(other) => {
                let found = crate::read::kind(other);
                return Err(
                    Fault::new("version", format!("found {found}, expected 1 to {FILE_VERSION}")).into()
                );
            }
        };
        let mut keys = Keys::new(&table, "", head::known(version), &mut faults);
        let found = head::read(&mut keys, version);
        let results = result::read(&mut keys);
        let Some(head::Head {
            game,
            options,
            knockout_options,
            seed,
            regulations,
            teams,
            coaches,
            generated_names,
            season,
            honours,
        }) = found
        else {
            return Err(faults);
        };
        let file = Self {
            version,
            game,
            options,
            knockout_options,
            seed,
            regulations,
            teams,
            coaches,
            generated_names,
            season,
            honours,
            results,
            head: head.trim_end().to_owned(),
        };
        faults.or(file)
    }

    /// The competition with the results of the file.
    ///
    /// # Errors
    /// Rules that do not fit the teams, and results that cannot be, with their places.
    pub fn competition(&self, teams: &[Team]) -> Result<Competition, Faults> {
        let names = teams.iter().map(|team| team.name.clone()).collect();
        let mut competition =
            Competition::new(self.regulations.clone(), self.seed, names).map_err(|faults| {
                // In a file they are called teams.
                let named = |fault: Fault| Fault::new(fault.at.replace("entrants", "teams"), fault.what);
                Faults(faults.0.into_iter().map(named).collect())
            })?;
        let mut order: Vec<usize> = (0..self.results.len()).collect();
        order.sort_by_key(|i| self.results[*i].id);
        let mut faults = Faults::default();
        for i in order {
            let (result, at) = (&self.results[i], format!("results[{i}]"));
            self.check(&competition, result, &at, &mut faults);
            // Those after it depend on it.
            std::mem::take(&mut faults).or(())?;
            if let Err(refused) = competition.record(result.id, result.played()) {
                return Err(Fault::new(format!("{at}.match"), refused.to_string()).into());
            }
        }
        Ok(competition)
    }

    fn check(&self, competition: &Competition, result: &MatchResult, at: &str, faults: &mut Faults) {
        let entrants = match competition.fixture(result.id) {
            None => return faults.add(format!("{at}.match"), format!("there is no match {}", result.id)),
            Some((fixture, _)) => fixture.entrants(),
        };
        let Some(entrants) = entrants else {
            return faults
                .add(format!("{at}.match"), "its teams are not known yet: an earlier result is missing");
        };
        for (seat, found, entrant) in
            [("home", &result.home, entrants[0]), ("away", &result.away, entrants[1])]
        {
            let expected = &competition.entrants()[entrant].name;
            if found != expected {
                let what = format!("found `{}`, expected `{expected}`", clipped(found));
                faults.add(format!("{at}.{seat}"), what);
            }
        }
        if let crate::played::By::Rule(rule) = &result.by {
            let guide = touchline_games::guide(&self.game);
            if !guide.is_ok_and(|guide| guide.rules().any(|known| known == rule)) {
                let what = format!("found `{}`, expected a rule of {}", clipped(rule), self.game);
                faults.add(format!("{at}.by"), what);
            }
            if competition.regulations().points == crate::points::Points::Champions && result.winner.is_none()
            {
                let what = "missing; expected home or away: this match needs a winner";
                faults.add(format!("{at}.winner"), what);
            }
        }
        if !result.incidents.is_empty() && !competition.regulations().squads {
            faults.add(format!("{at}.incidents"), format!("{} knows none", self.game));
        }
        for piece in result.incidents.pieces() {
            let entrant = entrants[usize::from(piece.seat == Seat::Away)];
            if !competition.squad(entrant).is_clear(piece.shirt) {
                let what = format!("{} may not play this match", crate::squads::written(piece));
                faults.add(format!("{at}.incidents"), what);
            }
        }
    }

    /// The file with the results of the competition instead of its own; the rest stays as it was written.
    #[must_use]
    pub fn with_results(&self, competition: &Competition) -> String {
        let name = |entrant: usize| competition.entrants()[entrant].name.clone();
        let results: Vec<MatchResult> = competition
            .fixtures()
            .into_iter()
            .filter(|(fixture, _)| competition.results().contains_key(&fixture.id))
            .filter_map(|(fixture, played)| {
                let [home, away] = fixture.entrants()?;
                Some(MatchResult::new(fixture.id, name(home), name(away), played?))
            })
            .collect();
        let written = toml::to_string(&Results { results: &results }).unwrap_or_default();
        if results.is_empty() { format!("{}\n", self.head) } else { format!("{}\n\n{written}", self.head) }
    }

    /// The options with which a match is played: those of knock-out matches, and who may not play (CUP-2 to CUP-6).
    #[must_use]
    pub fn match_options(&self, competition: &Competition, fixture: &Fixture) -> serde_json::Value {
        competition.match_options(&self.options, &self.knockout_options, fixture)
    }
}

impl LeagueFile {
    /// The file of the next season: promotion and relegation, the hall of fame, new dice, no results. Nothing before this one is over.
    #[must_use]
    pub fn next_season(&self, competition: &Competition) -> Option<String> {
        let divisions = crate::season::next_season(competition)?;
        let honour = Honour::of(self.season, competition);
        let order: Vec<usize> = divisions.concat();
        let mut table = parse(&self.head).ok()?;
        let reordered = |list: &toml::Value| -> toml::Value {
            let Some(list) = list.as_array() else { return list.clone() };
            order.iter().filter_map(|idx| list.get(*idx).cloned()).collect::<Vec<_>>().into()
        };
        for key in ["teams", "coaches"] {
            if let Some(value) = table.get(key) {
                let value = reordered(value);
                table.insert(key.to_owned(), value);
            }
        }
        let sizes: toml::Value =
            divisions.iter().map(|division| division.len() as i64).collect::<Vec<_>>().into();
        if table.contains_key("divisions") {
            table.insert("divisions".to_owned(), sizes);
        }
        let honours: Vec<Honour> = self.honours.iter().cloned().chain(honour).collect();
        table.insert("version".to_owned(), i64::from(FILE_VERSION).into());
        table.insert("season".to_owned(), i64::from(self.season + 1).into());
        table.insert(
            "seed".to_owned(),
            i64::try_from(self.seed.wrapping_add(1) & i64::MAX as u64).ok()?.into(),
        );
        table.insert("honours".to_owned(), toml::Value::try_from(honours).ok()?);
        toml::to_string(&table).ok()
    }
}

/// The text before the results.
fn written_head(text: &str) -> &str {
    let mut end = 0;
    for line in text.split_inclusive('\n') {
        if line.trim() == RESULTS {
            break;
        }
        end += line.len();
    }
    &text[..end]
}

#[cfg(test)]
mod tests;
