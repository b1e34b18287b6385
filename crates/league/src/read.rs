//! Reading TOML by hand, so that every fault is found at once and says where it is.

use toml::{Table, Value};
use touchline_kernel::Faults;

/// The longest name of a team or a player, in characters.
const NAME_MAX: usize = 40;

/// Reads text as TOML.
pub(crate) fn parse(text: &str) -> Result<Table, Faults> {
    text.parse::<Table>().map_err(|error| {
        let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
        let line = 1 + before.matches('\n').count();
        let column = 1 + before.rsplit('\n').next().unwrap_or_default().chars().count();
        touchline_kernel::Fault::new(format!("line {line}, column {column}"), "this is not TOML").into()
    })
}

/// The keys of a table, with the faults found so far.
pub(crate) struct Keys<'a> {
    table: &'a Table,
    at: String,
    pub(crate) faults: &'a mut Faults,
}

impl<'a> Keys<'a> {
    /// Keys of a table at a place; those that are not `known` are faults.
    pub(crate) fn new(table: &'a Table, at: &str, known: &[&str], faults: &'a mut Faults) -> Self {
        let keys = Self { table, at: at.to_owned(), faults };
        for key in table.keys().filter(|key| !known.contains(&key.as_str())) {
            keys.faults.add(keys.place(key), format!("unknown; the choices are {}", known.join(", ")));
        }
        keys
    }

    pub(crate) fn place(&self, key: &str) -> String {
        if self.at.is_empty() { key.to_owned() } else { format!("{}.{key}", self.at) }
    }

    pub(crate) fn fault(&mut self, key: &str, what: impl Into<String>) {
        self.faults.add(self.place(key), what);
    }

    pub(crate) fn get(&self, key: &str) -> Option<&'a Value> {
        self.table.get(key)
    }

    /// A value that must be there.
    pub(crate) fn need(&mut self, key: &str, expected: &str) -> Option<&'a Value> {
        let found = self.table.get(key);
        if found.is_none() {
            self.fault(key, format!("missing; expected {expected}"));
        }
        found
    }

    /// A text that must be there.
    pub(crate) fn text(&mut self, key: &str, expected: &str) -> Option<&'a str> {
        let found = self.need(key, expected)?;
        if found.as_str().is_none() {
            self.fault(key, format!("found {}, expected {expected}", kind(found)));
        }
        found.as_str()
    }

    /// A whole number that must be there.
    pub(crate) fn number(&mut self, key: &str, min: i64, max: i64) -> Option<i64> {
        let expected = format!("a whole number from {min} to {max}");
        let found = self.need(key, &expected)?;
        match found.as_integer() {
            Some(number) if (min..=max).contains(&number) => Some(number),
            Some(number) => {
                self.fault(key, format!("found {number}, expected {expected}"));
                None
            }
            None => {
                self.fault(key, format!("found {}, expected {expected}", kind(found)));
                None
            }
        }
    }

    /// A list that must be there.
    pub(crate) fn list(&mut self, key: &str, expected: &str) -> Option<&'a [Value]> {
        let found = self.need(key, expected)?;
        match found.as_array() {
            Some(list) => Some(list),
            None => {
                self.fault(key, format!("found {}, expected {expected}", kind(found)));
                None
            }
        }
    }
}

/// What a value is, for people.
pub(crate) fn kind(value: &Value) -> String {
    match value {
        Value::String(text) => format!("`{}`", clipped(text)),
        Value::Integer(number) => number.to_string(),
        Value::Float(number) => number.to_string(),
        Value::Boolean(switch) => switch.to_string(),
        Value::Datetime(_) => "a date".to_owned(),
        Value::Array(_) => "a list".to_owned(),
        Value::Table(_) => "a table".to_owned(),
    }
}

/// A text that fits into a message.
pub(crate) fn clipped(text: &str) -> String {
    text.chars().take(NAME_MAX).filter(|c| !c.is_control()).collect()
}

/// What is wrong with a name, if anything is.
pub(crate) fn bad_name(name: &str) -> Option<String> {
    let length = name.chars().count();
    if name.trim().is_empty() {
        Some("found nothing, expected a name".to_owned())
    } else if length > NAME_MAX {
        Some(format!("found {length} characters, expected at most {NAME_MAX}"))
    } else if name.trim() != name || name.chars().any(char::is_control) {
        Some("expected a name without spaces around it and without control characters".to_owned())
    } else {
        None
    }
}
