//! Pretty-printed JSON that keeps short values on one line.

use serde_json::Value;

/// What fits on a line stays on it, so that a distribution is not a page long.
const WIDTH: usize = 110;

/// Prints a value over several lines only where it is long.
pub fn pretty(value: &Value) -> String {
    let mut out = String::new();
    write(&mut out, value, 0);
    out
}

/// Seconds, to the millisecond.
pub fn seconds(time: std::time::Duration) -> f64 {
    (time.as_secs_f64() * 1000.0).round() / 1000.0
}

fn write(out: &mut String, value: &Value, depth: usize) {
    let line = value.to_string();
    if depth > 0 && line.len() + 2 * depth <= WIDTH {
        out.push_str(&line);
        return;
    }
    let indent = |out: &mut String, depth: usize| {
        out.push('\n');
        out.push_str(&"  ".repeat(depth));
    };
    match value {
        Value::Array(items) if items.iter().all(|item| !item.is_object()) => {
            out.push('[');
            let mut width = WIDTH;
            for (i, item) in items.iter().enumerate() {
                let item = item.to_string();
                out.push_str(if i > 0 { "," } else { "" });
                if width + item.len() >= WIDTH {
                    indent(out, depth + 1);
                    width = 2 * depth;
                }
                width += item.len() + 1;
                out.push_str(&item);
            }
            indent(out, depth);
            out.push(']');
        }
        Value::Array(items) => {
            out.push('[');
            for (i, item) in items.iter().enumerate() {
                out.push_str(if i > 0 { "," } else { "" });
                indent(out, depth + 1);
                write(out, item, depth + 1);
            }
            indent(out, depth);
            out.push(']');
        }
        Value::Object(fields) => {
            out.push('{');
            for (i, (name, field)) in fields.iter().enumerate() {
                out.push_str(if i > 0 { "," } else { "" });
                indent(out, depth + 1);
                out.push_str(&Value::String(name.clone()).to_string());
                out.push_str(": ");
                write(out, field, depth + 1);
            }
            indent(out, depth);
            out.push('}');
        }
        _ => out.push_str(&line),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_same_json() {
        let long: Vec<[u32; 2]> = (0..200).map(|i| [i, i * i]).collect();
        let value = serde_json::json!({
            "game": "volchok", "options": {}, "long": long, "list": [{ "a": [1, 2] }, { "b": "\"" }], "none": null,
            "deep": { "long": (0..100).map(|i| i.to_string()).collect::<Vec<_>>() },
        });
        let text = pretty(&value);
        assert_eq!(serde_json::from_str::<Value>(&text).unwrap(), value);
        assert!(text.lines().count() > 10 && text.lines().all(|line| line.len() <= WIDTH + 20), "{text}");
    }
}
