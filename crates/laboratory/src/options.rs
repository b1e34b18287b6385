//! Options as they are written on a command line: `board.rows=15`.

use anyhow::{Result, anyhow, bail};
use serde_json::{Map, Value};
use touchline_games::Guide;

/// Sets one option over others. A dot goes deeper, into what the option is by default: `numbers.6=3` changes one weight of the dial.
pub fn set_option(options: &mut Map<String, Value>, guide: &Guide, path: &str, value: Value) -> Result<()> {
    let Some((first, rest)) = path.split_once('.') else {
        options.insert(path.to_owned(), value);
        return Ok(());
    };
    let default =
        || guide.options.iter().find(|option| option.name == first).map(|option| option.default.clone());
    let inner =
        options.entry(first).or_insert_with(|| default().unwrap_or_else(|| Value::Object(Map::new())));
    set(inner, first, rest, value)
}

fn set(inside: &mut Value, name: &str, path: &str, value: Value) -> Result<()> {
    let (first, rest) = path.split_once('.').map_or((path, None), |(first, rest)| (first, Some(rest)));
    let place = match inside {
        Value::Object(fields) => fields.entry(first).or_insert_with(|| Value::Object(Map::new())),
        Value::Array(items) => {
            let n = items.len();
            let item = first.parse().ok().and_then(|i: usize| items.get_mut(i));
            item.ok_or_else(|| anyhow!("`{name}` has places 0 to {}, found `{first}`", n.saturating_sub(1)))?
        }
        _ => bail!("`{name}` has no parts"),
    };
    match rest {
        Some(rest) => set(place, first, rest, value),
        None => {
            *place = value;
            Ok(())
        }
    }
}

/// A value as it is written on the command line: JSON, or else a word.
pub fn read_value(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|_| Value::String(text.to_owned()))
}
