//! Keys of the person's own, from the config file.

use ratatui::crossterm::event::KeyCode;
use std::collections::BTreeMap;

/// What can have another key, with the key that it has otherwise.
pub const ACTIONS: [(&str, KeyCode); 11] = [
    ("hint", KeyCode::Char('h')),
    ("undo", KeyCode::Char('u')),
    ("find", KeyCode::Char('/')),
    ("rules", KeyCode::Char('?')),
    ("save", KeyCode::Char('s')),
    ("leave", KeyCode::Char('q')),
    ("resign", KeyCode::Char('r')),
    ("language", KeyCode::Char('L')),
    ("talk", KeyCode::Char('t')),
    ("draw", KeyCode::Char('d')),
    ("keys", KeyCode::F(1)),
];

/// Which key stands for which.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct KeyMap {
    /// The person's key, and the one that it stands for.
    pairs: Vec<(KeyCode, KeyCode)>,
}

impl KeyMap {
    /// Reads `action = "key"` pairs.
    ///
    /// # Errors
    /// An action that there is not, a key that is none, or a key for two actions.
    pub fn read(wanted: &BTreeMap<String, String>) -> Result<Self, String> {
        let mut pairs: Vec<(KeyCode, KeyCode)> = Vec::new();
        for (action, key) in wanted {
            let Some((_, usual)) = ACTIONS.iter().find(|(name, _)| name == action) else {
                let names: Vec<&str> = ACTIONS.iter().map(|(name, _)| *name).collect();
                return Err(format!("there is no action `{action}`; the actions are {}", names.join(", ")));
            };
            let code = read_key(key).ok_or_else(|| {
                format!("`{key}` is not a key for `{action}`; write one letter or sign, or F1 to F12")
            })?;
            if pairs.iter().any(|(other, _)| *other == code) {
                return Err(format!("`{key}` is given to two actions"));
            }
            pairs.push((code, *usual));
        }
        Ok(Self { pairs })
    }

    /// The key that a pressed key stands for; none if it has been given away.
    pub fn meant(&self, pressed: KeyCode) -> Option<KeyCode> {
        if let Some((_, usual)) = self.pairs.iter().find(|(own, _)| *own == pressed) {
            return Some(*usual);
        }
        let moved = self.pairs.iter().any(|(_, usual)| *usual == pressed);
        (!moved).then_some(pressed)
    }

    /// How the key for a usual key is written now.
    pub fn shown(&self, usual: KeyCode) -> Option<String> {
        self.pairs.iter().find(|(_, other)| *other == usual).map(|(own, _)| match own {
            KeyCode::Char(c) => c.to_string(),
            KeyCode::F(n) => format!("F{n}"),
            _ => String::new(),
        })
    }
}

fn read_key(text: &str) -> Option<KeyCode> {
    let mut chars = text.chars();
    match (chars.next(), chars.next()) {
        (Some(c), None) if !c.is_control() && !c.is_ascii_digit() && c != ' ' => Some(KeyCode::Char(c)),
        (Some('F' | 'f'), Some(_)) => text[1..].parse().ok().filter(|n| (1..=12).contains(n)).map(KeyCode::F),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn map(pairs: &[(&str, &str)]) -> Result<KeyMap, String> {
        KeyMap::read(&pairs.iter().map(|(a, b)| ((*a).to_owned(), (*b).to_owned())).collect())
    }

    #[test]
    fn a_key_of_ones_own_stands_for_the_usual_one() {
        let keys = map(&[("hint", "i"), ("keys", "F5")]).unwrap();
        assert_eq!(keys.meant(KeyCode::Char('i')), Some(KeyCode::Char('h')));
        assert_eq!(keys.meant(KeyCode::Char('h')), None, "the usual key is free now");
        assert_eq!(keys.meant(KeyCode::F(5)), Some(KeyCode::F(1)));
        assert_eq!(keys.meant(KeyCode::Char('u')), Some(KeyCode::Char('u')));
        assert_eq!(keys.shown(KeyCode::Char('h')).as_deref(), Some("i"));
        for wrong in [("hnt", "i"), ("hint", ""), ("hint", "ab"), ("hint", "7"), ("hint", "F13")] {
            assert!(map(&[wrong]).is_err(), "{wrong:?}");
        }
        assert!(map(&[("hint", "x"), ("undo", "x")]).is_err());
    }
}
