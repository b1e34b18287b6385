//! What the API's description says, held against what goes over the wire: every answer and every message of every test.

use serde_json::Value;
use std::borrow::Cow;
use std::sync::LazyLock;

pub static DOCUMENT: LazyLock<Value> = LazyLock::new(touchline_server::openapi);

/// Follows references to where something is written down.
pub fn resolve(mut found: &Value) -> &Value {
    while let Some(reference) = found["$ref"].as_str() {
        let place = reference.strip_prefix('#').expect("references stay in the document");
        found = DOCUMENT.pointer(place).unwrap_or_else(|| panic!("there is no {reference}"));
    }
    found
}

/// Every operation: method, path, and what is said about it.
pub fn operations() -> impl Iterator<Item = (&'static str, &'static str, &'static Value)> {
    let document: &'static Value = &DOCUMENT;
    let paths = document["paths"].as_object().unwrap();
    paths.iter().flat_map(|(path, item)| {
        item.as_object()
            .unwrap()
            .iter()
            .map(|(method, operation)| (method.as_str(), path.as_str(), operation))
    })
}

/// The operation that a request is for.
pub fn operation(method: &str, target: &str) -> Option<&'static Value> {
    let path = target.split('?').next().unwrap_or_default();
    let fits = |template: &str| {
        let (parts, wanted) = (path.split('/'), template.split('/'));
        parts.clone().count() == wanted.clone().count()
            && parts.zip(wanted).all(|(part, wanted)| wanted.starts_with('{') || part == wanted)
    };
    let mut found: Vec<_> = operations()
        .filter(|(known, template, _)| known.eq_ignore_ascii_case(method) && fits(template))
        .collect();
    // A name goes before a placeholder.
    found.sort_by_key(|(_, template, _)| template.matches('{').count());
    found.first().map(|(_, _, operation)| *operation)
}

/// Is an answer, and the request if it was granted, as the document says?
pub fn check(method: &str, target: &str, body: &str, status: u16, answer: &str) {
    if !target.starts_with("/api/v1") {
        return;
    }
    let error = &DOCUMENT["components"]["responses"]["Error"];
    let operation = operation(method, target);
    let told = operation.map_or(error, |operation| {
        let answers = &operation["responses"];
        answers.get(status.to_string()).unwrap_or(&answers["default"])
    });
    let told = resolve(told);
    assert!(told.is_object(), "{method} {target}: {status} is not in the description");
    if let Some(content) = told["content"].get("application/json") {
        let answer: Value = serde_json::from_str(answer).unwrap_or_else(|_| panic!("no JSON: {answer}"));
        fit(&content["schema"], &answer, &format!("{method} {target} {status}"));
    }
    let asked = operation.map(|operation| &operation["requestBody"]["content"]["application/json"]["schema"]);
    if status < 300
        && let Some(schema) = asked.filter(|schema| !schema.is_null())
        && !body.is_empty()
    {
        fit(schema, &serde_json::from_str(body).unwrap(), &format!("the body of {method} {target}"));
    }
}

/// Is a message of the server's as the document says?
pub fn check_message(text: &str) {
    let socket = operation("get", "/api/v1/matches/x/socket").unwrap();
    fit(&socket["x-websocket"]["receive"], &serde_json::from_str(text).unwrap(), "a message");
}

fn fit(schema: &Value, value: &Value, what: &str) {
    if let Err(fault) = fits(schema, value, "") {
        panic!("{what}: {fault}\n{value}");
    }
}

/// A schema with what it refers to. What is said beside a reference counts as well: the kind of a message beside its content.
fn whole(schema: &Value) -> Cow<'_, Value> {
    let referred = resolve(schema);
    if std::ptr::eq(referred, schema) || schema.get("properties").is_none() {
        return Cow::Borrowed(referred);
    }
    let mut whole = referred.clone();
    for (name, property) in schema["properties"].as_object().unwrap() {
        whole["properties"][name] = property.clone();
    }
    whole["required"].as_array_mut().unwrap().extend(schema["required"].as_array().unwrap().iter().cloned());
    Cow::Owned(whole)
}

/// As much of JSON Schema as the document uses.
pub fn fits(schema: &Value, value: &Value, at: &str) -> Result<(), String> {
    let whole = whole(schema);
    let schema: &Value = &whole;
    let Some(words) = schema.as_object() else {
        return if schema == &Value::Bool(true) { Ok(()) } else { Err(format!("{at}: nothing may be here")) };
    };
    for (word, told) in words {
        let fine = match word.as_str() {
            "type" => {
                let kinds = told.as_array().cloned().unwrap_or_else(|| vec![told.clone()]);
                kinds.iter().any(|kind| is(value, kind.as_str().unwrap()))
            }
            "const" => value == told,
            "enum" => told.as_array().unwrap().contains(value),
            "oneOf" => {
                // A message says by its type which of them it is; then only that one's fault is of interest.
                let kind = value.get("type").filter(|_| at.is_empty());
                let same = |one: &&Value| kind.is_none_or(|kind| one["properties"]["type"]["const"] == *kind);
                let meant: Vec<&Value> = told.as_array().unwrap().iter().filter(same).collect();
                if let [only] = meant[..] {
                    fits(only, value, at)?;
                }
                meant.iter().filter(|one| fits(one, value, at).is_ok()).count() == 1
            }
            "anyOf" => told.as_array().unwrap().iter().any(|one| fits(one, value, at).is_ok()),
            "allOf" => told.as_array().unwrap().iter().all(|one| fits(one, value, at).is_ok()),
            "required" => {
                let has = |name: &Value| value.get(name.as_str().unwrap()).is_some();
                told.as_array().unwrap().iter().all(has)
            }
            "properties" => {
                for (name, schema) in told.as_object().unwrap() {
                    if let Some(value) = value.get(name) {
                        fits(schema, value, &format!("{at}/{name}"))?;
                    }
                }
                // What the server writes is described whole, whether or not more would be allowed.
                let all = value.as_object().is_none_or(|map| map.keys().all(|name| told.get(name).is_some()));
                all || words.get("additionalProperties").is_some_and(|more| more != &Value::Bool(false))
            }
            "patternProperties" => {
                let schema = told.as_object().and_then(|patterns| patterns.values().next()).unwrap();
                for (name, value) in value.as_object().into_iter().flatten() {
                    fits(schema, value, &format!("{at}/{name}"))?;
                }
                true
            }
            // The only patterns are those of numbers as keys.
            "additionalProperties" if words.contains_key("patternProperties") => {
                let number = |name: &String| name.parse::<u32>().is_ok();
                value.as_object().is_none_or(|map| map.keys().all(number))
            }
            "additionalProperties" => {
                let known = words.get("properties");
                let more = |name: &str| known.is_none_or(|known| known.get(name).is_none());
                for (name, value) in value.as_object().into_iter().flatten().filter(|(name, _)| more(name)) {
                    fits(told, value, &format!("{at}/{name}"))?;
                }
                true
            }
            "items" => {
                for (i, value) in value.as_array().into_iter().flatten().enumerate() {
                    fits(told, value, &format!("{at}/{i}"))?;
                }
                true
            }
            "prefixItems" => {
                let schemas = told.as_array().unwrap();
                value.as_array().is_none_or(|values| {
                    values.iter().zip(schemas).all(|(value, schema)| fits(schema, value, at).is_ok())
                })
            }
            "minItems" => value.as_array().is_none_or(|values| values.len() as u64 >= told.as_u64().unwrap()),
            "maxItems" => value.as_array().is_none_or(|values| values.len() as u64 <= told.as_u64().unwrap()),
            "minimum" => value.as_f64().is_none_or(|value| value >= told.as_f64().unwrap()),
            "maximum" => value.as_f64().is_none_or(|value| value <= told.as_f64().unwrap()),
            "minLength" => {
                value.as_str().is_none_or(|text| text.chars().count() as u64 >= told.as_u64().unwrap())
            }
            "maxLength" => {
                value.as_str().is_none_or(|text| text.chars().count() as u64 <= told.as_u64().unwrap())
            }
            "pattern" => value.as_str().is_none_or(|text| matches(told.as_str().unwrap(), text)),
            "description" | "title" | "format" | "default" => true,
            _ => panic!("{at}: the test does not know `{word}`"),
        };
        if !fine {
            return Err(format!("{at}: {word} is {told}, found {value}"));
        }
    }
    Ok(())
}

/// The patterns that the description has.
fn matches(pattern: &str, text: &str) -> bool {
    match pattern {
        "^[0-9a-f]{64}$" => text.len() == 64 && text.chars().all(|c| matches!(c, '0'..='9' | 'a'..='f')),
        "^[!-~]*$" => text.chars().all(|c| c.is_ascii_graphic()),
        _ => panic!("the test does not know the pattern {pattern}"),
    }
}

fn is(value: &Value, kind: &str) -> bool {
    match kind {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        _ => panic!("there is no type {kind}"),
    }
}
