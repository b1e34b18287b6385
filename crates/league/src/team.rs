//! Team files: a name, a code, two colours and a squad of twenty (SET-1).

use crate::read::{Keys, bad_name, clipped, kind, parse};
use serde::{Deserialize, Serialize};
use touchline_kernel::Faults;

/// Players of a squad (SET-1).
pub const SQUAD: usize = 20;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Team {
    /// As in tables.
    pub name: String,
    /// Three capital letters, where a name is too long.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub code: Option<String>,
    /// Two different colours as `#RRGGBB`: shirt and trim.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub colours: Option<[String; 2]>,
    /// Twenty, by number.
    pub players: Vec<Player>,
}

/// A player of a squad.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// 1 to 20.
    pub number: u8,
    /// If he has one.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub name: Option<String>,
}

impl Team {
    /// A team of which only the name is known.
    ///
    /// # Errors
    /// It is no name; the fault has no place.
    pub fn named(name: &str) -> Result<Self, Faults> {
        if let Some(what) = bad_name(name) {
            return Err(touchline_kernel::Fault::new("", what).into());
        }
        let players = (1..).take(SQUAD).map(|number| Player { number, name: None }).collect();
        Ok(Self { name: name.to_owned(), code: None, colours: None, players })
    }

    /// Reads a team file.
    ///
    /// # Errors
    /// Every fault with its place.
    pub fn read(text: &str) -> Result<Self, Faults> {
        let table = parse(text)?;
        let mut faults = Faults::default();
        let mut keys = Keys::new(&table, "", &["name", "code", "colours", "players"], &mut faults);
        let name = keys.text("name", "the team's name").unwrap_or_default();
        if keys.get("name").is_some_and(toml::Value::is_str)
            && let Some(what) = bad_name(name)
        {
            keys.fault("name", what);
        }
        let code = keys.text("code", "three capital letters");
        if let Some(code) = code
            && !(code.len() == 3 && code.bytes().all(|byte| byte.is_ascii_uppercase()))
        {
            keys.fault("code", format!("found `{}`, expected three capital letters", clipped(code)));
        }
        let colours = colours(&mut keys);
        let players = players(&mut keys);
        let team = Self { name: name.to_owned(), code: code.map(str::to_owned), colours, players };
        faults.or(team)
    }

    /// Gives a name to every player who has none.
    pub fn name_players(&mut self, names: impl IntoIterator<Item = String>) {
        for (player, name) in self.players.iter_mut().zip(names) {
            player.name.get_or_insert(name);
        }
    }

    /// A player's name, if he has one.
    #[must_use]
    pub fn player_name(&self, number: u8) -> Option<&str> {
        self.players.iter().find(|player| player.number == number)?.name.as_deref()
    }
}

fn colours(keys: &mut Keys<'_>) -> Option<[String; 2]> {
    let list = keys.list("colours", "two colours such as \"#0B5FA5\"")?;
    for (i, value) in list.iter().enumerate() {
        let right = value
            .as_str()
            .and_then(|text| text.strip_prefix('#'))
            .is_some_and(|digits| digits.len() == 6 && digits.bytes().all(|byte| byte.is_ascii_hexdigit()));
        if !right {
            keys.fault(&format!("colours[{i}]"), format!("found {}, expected #RRGGBB", kind(value)));
        }
    }
    let [Some(first), Some(second)] = [0, 1].map(|i| list.get(i).and_then(toml::Value::as_str)) else {
        if list.len() < 2 {
            keys.fault("colours", format!("found {}, expected two colours", list.len()));
        }
        return None;
    };
    if list.len() > 2 {
        keys.fault("colours", format!("found {}, expected two colours", list.len()));
    }
    if first.eq_ignore_ascii_case(second) {
        keys.fault("colours", "expected two different colours");
    }
    Some([first.to_owned(), second.to_owned()])
}

fn players(keys: &mut Keys<'_>) -> Vec<Player> {
    let Some(list) = keys.list("players", "twenty players, numbers 1 to 20") else { return Vec::new() };
    if list.len() != SQUAD {
        keys.fault("players", format!("found {}, expected {SQUAD}", list.len()));
    }
    let mut players: Vec<Player> = Vec::with_capacity(SQUAD);
    for (i, value) in list.iter().enumerate() {
        let at = format!("players[{i}]");
        let Some(table) = value.as_table() else {
            keys.fault(&at, format!("found {}, expected a player such as {{ number = 7 }}", kind(value)));
            continue;
        };
        let mut inner = Keys::new(table, &at, &["number", "name"], keys.faults);
        let name = inner.get("name").and_then(|_| inner.text("name", "a name"));
        if let Some(what) = name.and_then(bad_name) {
            inner.fault("name", what);
        }
        let Some(number) = inner.number("number", 1, SQUAD as i64) else { continue };
        let number = u8::try_from(number).unwrap_or_default();
        if players.iter().any(|player| player.number == number) {
            inner.fault("number", format!("{number} is there already"));
        }
        players.push(Player { number, name: name.map(str::to_owned) });
    }
    players.sort_by_key(|player| player.number);
    players
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(players: &str) -> String {
        format!(
            "name = \"Test\"\ncode = \"TST\"\ncolours = [\"#000000\", \"#ffffff\"]\nplayers = [{players}]\n"
        )
    }

    fn twenty() -> String {
        (1..=20).map(|number| format!("{{ number = {number} }},")).collect()
    }

    #[test]
    fn a_team_of_numbers_is_a_team() {
        let team = Team::read(&file(&twenty())).unwrap();
        assert_eq!((team.players.len(), team.player_name(7)), (20, None));
    }

    #[test]
    fn every_fault_is_listed_with_its_place() {
        let text = "name = \"\"\ncode = \"fin\"\ncolours = [\"red\", 3]\nshirt = 1\n\
                    players = [{ number = 0 }, { number = 4 }, { number = 4 }, 5, { name = 1 }]";
        let faults = Team::read(text).unwrap_err();
        let places: Vec<&str> = faults.0.iter().map(|fault| fault.at.as_str()).collect();
        let expected = [
            "shirt",
            "name",
            "code",
            "colours[0]",
            "colours[1]",
            "players",
            "players[0].number",
            "players[2].number",
            "players[3]",
            "players[4].name",
            "players[4].number",
        ];
        assert_eq!(places, expected);
    }

    #[test]
    fn a_file_that_is_no_toml_says_in_which_line() {
        let faults = Team::read("name = \"A\"\ncode = = 3").unwrap_err();
        assert_eq!(faults.0[0].at, "line 2, column 8");
        assert!(Team::read("\u{0}\u{1}").is_err());
    }

    #[test]
    fn every_team_of_the_project_can_be_read_and_has_numbers_only() {
        let dir = std::path::PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../teams");
        let mut seen = std::collections::BTreeSet::new();
        for entry in std::fs::read_dir(dir).unwrap().flatten() {
            let text = std::fs::read_to_string(entry.path()).unwrap();
            let team = Team::read(&text).unwrap_or_else(|faults| panic!("{:?}: {faults}", entry.path()));
            assert!(team.players.iter().all(|player| player.name.is_none()), "{}", team.name);
            let code = team.code.unwrap();
            assert_eq!(entry.file_name().to_string_lossy(), format!("{}.toml", code.to_lowercase()));
            assert!(seen.insert(code) && seen.insert(team.name), "{:?} is there twice", entry.path());
        }
        assert!(seen.len() >= 32, "at least sixteen teams");
    }
}
