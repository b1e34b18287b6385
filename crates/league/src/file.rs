//! League files: what is played, by whom, and the results so far. `docs/formats/league.md` describes them.

use crate::fixtures::Format;
use crate::read::{Keys, bad_name, clipped, kind, parse};
use crate::table::Scoring;
use crate::tournament::MatchResult;
use serde::Serialize;
use touchline_kernel::Faults;

/// The most teams of a tournament.
const TEAMS_MAX: usize = 64;
/// The coaches there are.
const COACHES: &[&str] = &["random"];
const KEYS: &[&str] =
    &["game", "preset", "options", "seed", "format", "teams", "coaches", "generated_names", "results"];
const RESULTS: &str = "[[results]]";

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
    /// Which game.
    pub game: String,
    /// Its options, as they are played: a tournament of Champions 2020 needs a winner in every match.
    pub options: serde_json::Value,
    /// With the number of a match it gives the match its dice.
    pub seed: u64,
    /// How it is played.
    pub format: Format,
    /// Who plays.
    pub teams: Vec<Entry>,
    /// Shall players without a name be given one?
    pub generated_names: bool,
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
        let head = head(text);
        let mut rest = table.clone();
        rest.remove("results");
        // Results are written anew after each match: nothing else may stand among them.
        if parse(head).ok().is_none_or(|parsed| parsed != rest) {
            faults.add("results", "expected [[results]] at the end of the file and nothing else after them");
        }
        let mut keys = Keys::new(&table, "", KEYS, &mut faults);
        let game = keys.text("game", "a game: see `touchline games`").unwrap_or_default().to_owned();
        let options = options(&mut keys, &game);
        let seed = keys.number("seed", 0, i64::MAX).and_then(|seed| u64::try_from(seed).ok());
        let names = Format::ALL.map(|(name, _)| name).join(", ");
        let format = keys.text("format", &format!("one of {names}")).and_then(|text| {
            let found = Format::ALL.iter().find(|(name, _)| *name == text).map(|(_, format)| *format);
            if found.is_none() {
                keys.fault("format", format!("found `{}`, expected one of {names}", clipped(text)));
            }
            found
        });
        let teams = teams(&mut keys);
        coaches(&mut keys, teams.len());
        let generated_names = match keys.get("generated_names") {
            None => false,
            Some(toml::Value::Boolean(switch)) => *switch,
            Some(other) => {
                keys.fault("generated_names", format!("found {}, expected true or false", kind(other)));
                false
            }
        };
        let results = results(&mut keys);
        let (Some(seed), Some(format)) = (seed, format) else { return Err(faults) };
        let head = head.trim_end().to_owned();
        faults.or(Self { game, options, seed, format, teams, generated_names, results, head })
    }

    /// The file with these results instead of its own; the rest stays as it was written.
    #[must_use]
    pub fn with_results(&self, results: &[MatchResult]) -> String {
        let written = toml::to_string(&Results { results }).unwrap_or_default();
        if results.is_empty() { format!("{}\n", self.head) } else { format!("{}\n\n{written}", self.head) }
    }
}

/// The text before the results.
fn head(text: &str) -> &str {
    let mut end = 0;
    for line in text.split_inclusive('\n') {
        if line.trim() == RESULTS {
            break;
        }
        end += line.len();
    }
    &text[..end]
}

fn options(keys: &mut Keys<'_>, game: &str) -> serde_json::Value {
    let mut options = serde_json::Map::new();
    if game.is_empty() {
        return options.into();
    }
    let guide = match touchline_games::guide(game) {
        Ok(guide) => guide,
        Err(error) => {
            keys.fault("game", error.to_string());
            return options.into();
        }
    };
    if keys.get("preset").is_some()
        && let Some(name) = keys.text("preset", "a preset of the game")
    {
        match guide.preset(name).and_then(|preset| serde_json::from_str(preset.options).ok()) {
            Some(preset) => options = preset,
            None => {
                let known: Vec<&str> = guide.presets.iter().map(|preset| preset.name).collect();
                let what = format!("found `{}`, expected one of {}", clipped(name), known.join(", "));
                keys.fault("preset", what);
            }
        }
    }
    match keys.get("options") {
        None => {}
        Some(toml::Value::Table(table)) => {
            for (name, value) in table {
                options.insert(name.clone(), serde_json::to_value(value).unwrap_or_default());
            }
        }
        Some(other) => keys.fault("options", format!("found {}, expected a table", kind(other))),
    }
    if Scoring::of(game) == Scoring::Champions {
        // [CUP-1] Points are for winners: level matches go to extra time and a shoot-out.
        options.insert("tournament".to_owned(), true.into());
    }
    let options = options.into();
    match touchline_games::open(game, &options) {
        Ok(table) if table.clock_seconds().is_some() => {
            keys.fault("options.clock_seconds", "a tournament between computers has no real clock");
        }
        Ok(_) => {}
        Err(error) => keys.fault("options", error.to_string()),
    }
    options
}

fn teams(keys: &mut Keys<'_>) -> Vec<Entry> {
    let expected = format!("2 to {TEAMS_MAX} names or paths of team files");
    let Some(list) = keys.list("teams", &expected) else { return Vec::new() };
    if !(2..=TEAMS_MAX).contains(&list.len()) {
        keys.fault("teams", format!("found {}, expected {expected}", list.len()));
        return Vec::new();
    }
    let mut teams = Vec::with_capacity(list.len());
    for (i, value) in list.iter().enumerate() {
        let at = format!("teams[{i}]");
        match value.as_str() {
            Some(path) if path.ends_with(".toml") => teams.push(Entry::File(path.to_owned())),
            Some(name) => {
                if let Some(what) = bad_name(name) {
                    keys.fault(&at, what);
                }
                teams.push(Entry::Name(name.to_owned()));
            }
            None => keys.fault(&at, format!("found {}, expected a name or a path", kind(value))),
        }
    }
    teams
}

/// One coach for all, or one for each team.
fn coaches(keys: &mut Keys<'_>, n_teams: usize) {
    let check = |keys: &mut Keys<'_>, at: &str, value: &toml::Value| {
        if !value.as_str().is_some_and(|name| COACHES.contains(&name)) {
            keys.fault(at, format!("found {}, expected {}", kind(value), COACHES.join(", ")));
        }
    };
    match keys.get("coaches") {
        None => {}
        Some(toml::Value::Array(list)) => {
            if list.len() != n_teams {
                keys.fault(
                    "coaches",
                    format!("found {}, expected one for each of {n_teams} teams", list.len()),
                );
            }
            list.iter().enumerate().for_each(|(i, value)| check(keys, &format!("coaches[{i}]"), value));
        }
        Some(value) => check(keys, "coaches", value),
    }
}

fn results(keys: &mut Keys<'_>) -> Vec<MatchResult> {
    if keys.get("results").is_none() {
        return Vec::new();
    }
    let Some(list) = keys.list("results", "a list of results") else { return Vec::new() };
    let mut results = Vec::with_capacity(list.len());
    for (i, value) in list.iter().enumerate() {
        match value.clone().try_into::<MatchResult>() {
            Ok(result) => results.push(result),
            Err(error) => keys.fault(&format!("results[{i}]"), error.message().trim().to_owned()),
        }
    }
    results
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Incidents;
    use touchline_champions::Piece;
    use touchline_kernel::{Seat, Token};

    const FILE: &str = "# Ours.\ngame = \"champions\"\nseed = 7\nformat = \"cup\"\nteams = [\"A\", \"x/b.toml\"]\n\n[options]\nclock_ones = 8\n";

    #[test]
    fn what_was_written_stays_and_results_are_added() {
        let file = LeagueFile::read(FILE).unwrap();
        assert_eq!(file.teams, [Entry::Name("A".into()), Entry::File("x/b.toml".into())]);
        assert_eq!(file.options, serde_json::json!({ "clock_ones": 8, "tournament": true }));
        assert_eq!(file.with_results(&[]), FILE);
        let result = MatchResult {
            number: 1,
            home: "A".into(),
            away: "B".into(),
            score: [1, 0],
            winner: Some(Seat::Home),
            by: "CLK-3".into(),
            incidents: Incidents { red: vec![Piece::read("A4").unwrap()], ..Incidents::default() },
        };
        let text = file.with_results(std::slice::from_ref(&result));
        assert!(text.starts_with(FILE));
        let again = LeagueFile::read(&text).unwrap();
        assert_eq!(again.results, [result]);
        assert_eq!(again.with_results(&again.results), text);
    }

    #[test]
    fn every_fault_is_listed_with_its_place() {
        let text = "game = \"chess\"\nseed = -1\nformat = \"swiss\"\nteams = [\"\", 3]\ncoaches = [\"clever\"]\ngenerated_names = 1\nlength = 3\nresults = 4";
        let places: Vec<String> =
            LeagueFile::read(text).unwrap_err().0.into_iter().map(|fault| fault.at).collect();
        let expected = [
            "results",
            "length",
            "game",
            "seed",
            "format",
            "teams[0]",
            "teams[1]",
            "coaches[0]",
            "generated_names",
            "results",
        ];
        assert_eq!(places, expected);
    }

    #[test]
    fn nothing_may_be_lost_after_the_results() {
        let result = "[[results]]\nmatch = 1\nhome = \"A\"\naway = \"B\"\nscore = [1, 0]\nwinner = \"home\"\nby = \"CLK-3\"\n";
        let head = "game = \"champions\"\nseed = 7\nformat = \"cup\"\nteams = [\"A\", \"B\"]\n";
        assert!(LeagueFile::read(&format!("{head}{result}")).is_ok());
        let faults = LeagueFile::read(&format!("{head}{result}[options]\nclock_ones = 3\n")).unwrap_err();
        assert_eq!(faults.0[0].at, "results");
    }

    #[test]
    fn rubbish_is_refused() {
        for text in ["", "=", "\u{0}", "[[results]]", "game = \"champions\"", "teams = []\ngame = 3"] {
            assert!(LeagueFile::read(text).is_err(), "{text:?}");
        }
    }
}
