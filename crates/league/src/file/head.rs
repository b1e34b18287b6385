//! Everything of a league file but the results.

use super::Entry;
use crate::formats::{Cup, Draw, Format, Ladder, Schedule};
use crate::points::Points;
use crate::read::{Keys, bad_name, clipped, kind};
use crate::regulations::{ENTRANTS_MAX, Regulations, Withdrawal};
use crate::season::Honour;
use crate::tie_break::TieBreak;
use toml::Value;

pub(super) const RESULTS: &str = "[[results]]";

const KEYS_1: &[&str] = &[
    "version",
    "game",
    "preset",
    "options",
    "seed",
    "format",
    "teams",
    "coaches",
    "generated_names",
    "results",
];
const KEYS_2: &[&str] = &[
    "version",
    "game",
    "preset",
    "options",
    "knockout_options",
    "seed",
    "season",
    "format",
    "teams",
    "coaches",
    "generated_names",
    "points",
    "tie_breaks",
    "walkover_goals",
    "withdrawal",
    "divisions",
    "promoted",
    "cup",
    "groups",
    "swiss",
    "ladder",
    "honours",
    "results",
];
/// The most teams of a file of version 1.
const TEAMS_MAX_1: usize = 64;

/// The keys that a file may have.
pub(super) fn known(version: u32) -> &'static [&'static str] {
    if version == 1 { KEYS_1 } else { KEYS_2 }
}

pub(super) struct Head {
    pub(super) game: String,
    pub(super) options: serde_json::Value,
    pub(super) knockout_options: serde_json::Value,
    pub(super) seed: u64,
    pub(super) regulations: Regulations,
    pub(super) teams: Vec<Entry>,
    pub(super) coaches: Vec<String>,
    pub(super) generated_names: bool,
    pub(super) season: u32,
    pub(super) honours: Vec<Honour>,
}

/// Reads the head; nothing, and at least one fault, if it is not sound.
pub(super) fn read(keys: &mut Keys<'_>, version: u32) -> Option<Head> {
    let game = keys.text("game", "a game: see `touchline games`").unwrap_or_default().to_owned();
    let options = options(keys, &game, version);
    let knockout_options = knockout_options(keys, &game, &options);
    let seed = keys.number("seed", 0, i64::MAX).and_then(|seed| u64::try_from(seed).ok());
    let teams_max = if version == 1 { TEAMS_MAX_1 } else { ENTRANTS_MAX };
    let format_name = format_name(keys, version);
    let teams = teams(keys, teams_max);
    let coaches = coaches(keys, teams.len());
    let generated_names = optional(keys, "generated_names").unwrap_or(false);
    let season = keys.get("season").map_or(Some(1), |_| keys.number("season", 1, 100_000))?;
    let honours: Vec<Honour> = optional(keys, "honours").unwrap_or_default();
    let format = format(keys, format_name?, teams.len(), version)?;
    let mut regulations = Regulations::usual(&game, format);
    if let Some(points) = optional::<Points>(keys, "points") {
        regulations.points = points;
    }
    if let Some(tie_breaks) = tie_breaks(keys) {
        regulations.tie_breaks = tie_breaks;
    }
    if keys.get("walkover_goals").is_some() {
        regulations.walkover_goals = keys.number("walkover_goals", 0, 99)? as u16;
    }
    regulations.withdrawal = optional::<Withdrawal>(keys, "withdrawal").unwrap_or_default();
    Some(Head {
        game,
        options,
        knockout_options,
        seed: seed?,
        regulations,
        teams,
        coaches,
        generated_names,
        season: season as u32,
        honours,
    })
}

/// A value that may be missing; a fault if it is there and wrong.
fn optional<T: serde::de::DeserializeOwned>(keys: &mut Keys<'_>, key: &str) -> Option<T> {
    match keys.get(key)?.clone().try_into() {
        Ok(value) => Some(value),
        Err(error) => {
            let error: toml::de::Error = error;
            keys.fault(key, error.message().trim().to_owned());
            None
        }
    }
}

/// The names of formats.
const FORMATS: &[&str] = &["round_robin", "double_round_robin", "cup", "groups", "swiss", "ladder"];

fn format_name<'a>(keys: &mut Keys<'a>, version: u32) -> Option<&'a str> {
    let known = if version == 1 { &FORMATS[..3] } else { FORMATS };
    let names = known.join(", ");
    let text = keys.text("format", &format!("one of {names}"))?;
    if known.contains(&text) {
        return Some(text);
    }
    let more = if FORMATS.contains(&text) { "; others need `version = 2`" } else { "" };
    keys.fault("format", format!("found `{}`, expected one of {names}{more}", clipped(text)));
    None
}

/// What a table such as `[swiss]` holds, as values by name; those that are not known are faults.
struct Part<'a, 'k> {
    keys: &'a mut Keys<'k>,
    name: &'static str,
}

impl<'k> Part<'_, 'k> {
    fn get(&self, key: &str) -> Option<&'k Value> {
        self.keys.get(self.name)?.as_table()?.get(key)
    }

    fn value<T: serde::de::DeserializeOwned>(&mut self, key: &str) -> Option<T> {
        match self.get(key)?.clone().try_into() {
            Ok(value) => Some(value),
            Err(error) => {
                let error: toml::de::Error = error;
                self.keys.fault(&format!("{}.{key}", self.name), error.message().trim().to_owned());
                None
            }
        }
    }

    fn need<T: serde::de::DeserializeOwned>(&mut self, key: &str, expected: &str) -> Option<T> {
        if self.get(key).is_none() {
            self.keys.fault(&format!("{}.{key}", self.name), format!("missing; expected {expected}"));
        }
        self.value(key)
    }
}

fn part<'a, 'k>(keys: &'a mut Keys<'k>, name: &'static str, known: &[&str]) -> Part<'a, 'k> {
    match keys.get(name) {
        None => {}
        Some(Value::Table(table)) => {
            for key in table.keys().filter(|key| !known.contains(&key.as_str())) {
                keys.fault(
                    &format!("{name}.{key}"),
                    format!("unknown; the choices are {}", known.join(", ")),
                );
            }
        }
        Some(other) => keys.fault(name, format!("found {}, expected a table", kind(other))),
    }
    Part { keys, name }
}

fn cup(keys: &mut Keys<'_>) -> Cup {
    let mut part = part(keys, "cup", &["draw", "two_legs", "away_goals", "replays", "third_place"]);
    Cup {
        draw: part.value("draw").unwrap_or_default(),
        two_legs: part.value("two_legs").unwrap_or_default(),
        away_goals: part.value("away_goals").unwrap_or_default(),
        replays: part.value("replays").unwrap_or_default(),
        third_place: part.value("third_place").unwrap_or_default(),
    }
}

fn format(keys: &mut Keys<'_>, name: &str, n: usize, version: u32) -> Option<Format> {
    let belongs = |key: &str| match key {
        "divisions" | "promoted" => name.ends_with("round_robin"),
        "cup" => name == "cup" || name == "groups",
        other => name == other,
    };
    for key in ["divisions", "promoted", "cup", "groups", "swiss", "ladder"] {
        if keys.get(key).is_some() && !belongs(key) {
            keys.fault(key, format!("has no meaning in the format `{name}`"));
        }
    }
    Some(match name {
        "cup" => Format::Cup(cup(keys)),
        "groups" => {
            let cup = cup(keys);
            let mut part = part(keys, "groups", &["count", "meetings", "advance", "draw"]);
            Format::Groups {
                groups: part.need("count", "the number of groups")?,
                meetings: part.value("meetings").unwrap_or(1),
                advance: part.value("advance").unwrap_or(2),
                draw: part.value::<Draw>("draw").unwrap_or_default(),
                cup,
            }
        }
        "swiss" => {
            let mut part = part(keys, "swiss", &["rounds"]);
            Format::Swiss { rounds: part.need("rounds", "the number of rounds")? }
        }
        "ladder" => {
            let mut part = part(keys, "ladder", &["reach", "rounds", "divisions"]);
            Format::Ladder(Ladder {
                reach: part.value("reach").unwrap_or(1),
                rounds: part.need("rounds", "the number of rounds of challenges")?,
                divisions: part.value("divisions").unwrap_or_else(|| vec![n]),
            })
        }
        _ => Format::RoundRobin {
            meetings: if name == "round_robin" { 1 } else { 2 },
            divisions: optional(keys, "divisions").unwrap_or_else(|| vec![n]),
            promoted: optional(keys, "promoted").unwrap_or(0),
            schedule: if version == 1 { Schedule::Circle } else { Schedule::Canonical },
        },
    })
}

fn tie_breaks(keys: &mut Keys<'_>) -> Option<Vec<TieBreak>> {
    keys.get("tie_breaks")?;
    let names = TieBreak::ALL.map(|(name, _)| name).join(", ");
    let list = keys.list("tie_breaks", &format!("a list of {names}"))?;
    let mut found = Vec::with_capacity(list.len());
    for (i, value) in list.iter().enumerate() {
        match value.as_str().and_then(TieBreak::named) {
            Some(tie_break) => found.push(tie_break),
            None => {
                keys.fault(
                    &format!("tie_breaks[{i}]"),
                    format!("found {}, expected one of {names}", kind(value)),
                );
            }
        }
    }
    Some(found)
}

fn table_of(keys: &mut Keys<'_>, key: &str) -> serde_json::Map<String, serde_json::Value> {
    let mut options = serde_json::Map::new();
    match keys.get(key) {
        None => {}
        Some(Value::Table(table)) => {
            for (name, value) in table {
                options.insert(name.clone(), serde_json::to_value(value).unwrap_or_default());
            }
        }
        Some(other) => keys.fault(key, format!("found {}, expected a table", kind(other))),
    }
    options
}

fn options(keys: &mut Keys<'_>, game: &str, version: u32) -> serde_json::Value {
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
    options.extend(table_of(keys, "options"));
    if Points::of(game) == Points::Champions {
        // [CUP-1] Points are for winners: level matches go to extra time and a shoot-out.
        options.insert("tournament".to_owned(), true.into());
        if version > 1 {
            // [R98] Who may be lined up is the coach's choice where some may not.
            options.insert("pick_numbers".to_owned(), true.into());
        }
    }
    let options = options.into();
    check_options(keys, "options", game, &options);
    options
}

fn check_options(keys: &mut Keys<'_>, key: &str, game: &str, options: &serde_json::Value) {
    match touchline_games::open(game, options) {
        Ok(table) if table.clock_seconds().is_some() => {
            keys.fault(&format!("{key}.clock_seconds"), "a tournament between computers has no real clock");
        }
        Ok(_) => {}
        Err(error) => keys.fault(key, error.to_string()),
    }
}

fn knockout_options(keys: &mut Keys<'_>, game: &str, options: &serde_json::Value) -> serde_json::Value {
    let more = table_of(keys, "knockout_options");
    if !more.is_empty() && touchline_games::guide(game).is_ok() {
        let mut all = options.as_object().cloned().unwrap_or_default();
        all.extend(more.clone());
        check_options(keys, "knockout_options", game, &all.into());
    }
    more.into()
}

fn teams(keys: &mut Keys<'_>, most: usize) -> Vec<Entry> {
    let expected = format!("2 to {most} names or paths of team files");
    let Some(list) = keys.list("teams", &expected) else { return Vec::new() };
    if !(2..=most).contains(&list.len()) {
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
fn coaches(keys: &mut Keys<'_>, n_teams: usize) -> Vec<String> {
    match keys.get("coaches") {
        None => vec!["random".to_owned(); n_teams],
        Some(Value::String(name)) => vec![name.clone(); n_teams],
        Some(Value::Array(list)) => {
            if list.len() != n_teams {
                let what = format!("found {}, expected one for each of {n_teams} teams", list.len());
                keys.fault("coaches", what);
            }
            let mut coaches = Vec::with_capacity(list.len());
            for (i, value) in list.iter().enumerate() {
                match value.as_str() {
                    Some(name) => coaches.push(name.to_owned()),
                    None => {
                        keys.fault(
                            &format!("coaches[{i}]"),
                            format!("found {}, expected a coach", kind(value)),
                        );
                    }
                }
            }
            coaches
        }
        Some(other) => {
            keys.fault("coaches", format!("found {}, expected a coach or a list of coaches", kind(other)));
            Vec::new()
        }
    }
}
