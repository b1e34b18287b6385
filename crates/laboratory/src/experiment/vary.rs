//! `KEY=a,b,c`: an option and the values it is to take.

use crate::options::read_value;
use serde_json::Value;
use std::str::FromStr;

/// An option that is varied.
#[derive(Debug, Clone, PartialEq)]
pub struct Vary {
    /// Its name; a dot goes deeper.
    pub path: String,
    /// What it is to be, in order.
    pub values: Vec<Value>,
}

/// Upper limit on the values of one option; more is taken for a typing error.
const VALUES_MAX: i64 = 1000;

impl FromStr for Vary {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let Some((path, values)) = text.split_once('=') else {
            return Err(format!("`{text}` has no `=`; write NAME=a,b,c, such as board.rows=11,13,15"));
        };
        let path = path.trim();
        if path.is_empty() || path.split('.').any(str::is_empty) {
            return Err(format!("`{path}` is no name of an option"));
        }
        let mut found: Vec<Value> = Vec::new();
        for piece in pieces(values)? {
            let new = match range(piece) {
                Some((from, to)) if to - from < VALUES_MAX => (from..=to).map(Value::from).collect(),
                Some(_) => return Err(format!("`{piece}` is more than {VALUES_MAX} values")),
                None => vec![read_value(piece)],
            };
            for value in new {
                if found.contains(&value) {
                    return Err(format!("{value} stands twice"));
                }
                found.push(value);
            }
        }
        Ok(Self { path: path.to_owned(), values: found })
    }
}

/// `9..13`: both ends included.
fn range(piece: &str) -> Option<(i64, i64)> {
    let (from, to) = piece.split_once("..")?;
    let (from, to) = (from.parse().ok()?, to.parse().ok()?);
    (from <= to).then_some((from, to))
}

/// Cuts at the commas that stand outside brackets, braces and quotes.
fn pieces(text: &str) -> Result<Vec<&str>, String> {
    let mut pieces = Vec::new();
    let mut open = Vec::new();
    let (mut quoted, mut escaped, mut start) = (false, false, 0);
    for (at, c) in text.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            _ if quoted => {}
            '[' => open.push(']'),
            '{' => open.push('}'),
            ']' | '}' if open.pop() != Some(c) => return Err(format!("`{text}`: this `{c}` closes nothing")),
            ',' if open.is_empty() => {
                pieces.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    if quoted {
        return Err(format!("`{text}`: a quotation mark is missing"));
    }
    if let Some(missing) = open.pop() {
        return Err(format!("`{text}`: a `{missing}` is missing"));
    }
    pieces.push(text[start..].trim());
    match pieces.iter().any(|piece| piece.is_empty()) {
        true => Err("a value is missing: write NAME=a,b,c".to_owned()),
        false => Ok(pieces),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn values(text: &str) -> Vec<Value> {
        text.parse::<Vary>().unwrap_or_else(|error| panic!("{text}: {error}")).values
    }

    fn refused(text: &str, words: &str) {
        let error = text.parse::<Vary>().unwrap_err();
        assert!(error.contains(words), "{text}: {error}");
    }

    #[test]
    fn words_numbers_and_json_are_values() {
        assert_eq!(values("a=1,2,x"), [json!(1), json!(2), json!("x")]);
        assert_eq!(values("a=true, false"), [json!(true), json!(false)]);
        assert_eq!(values("dial=[1,2,3],[1,1,4]"), [json!([1, 2, 3]), json!([1, 1, 4])]);
        assert_eq!(
            values(r#"a={"1":2,"2":[1,2]},{"1":1}"#),
            [json!({ "1": 2, "2": [1, 2] }), json!({ "1": 1 })]
        );
        assert_eq!(values(r#"a="x,y","\"],""#), [json!("x,y"), json!("\"],")]);
        assert_eq!(values("a=9..12,15"), [9, 10, 11, 12, 15].map(Value::from));
        assert_eq!("board.rows=9".parse::<Vary>().unwrap().path, "board.rows");
    }

    #[test]
    fn slips_are_told() {
        refused("rows", "has no `=`");
        refused("=1", "no name");
        refused("a.=1", "no name");
        refused("a=1,,2", "missing");
        refused("a=", "missing");
        refused("a=[1,2", "`]` is missing");
        refused("a=1]", "closes nothing");
        refused("a=\"x", "quotation mark");
        refused("a=1,2,1", "twice");
        refused("a=0..99999", "more than");
    }
}
