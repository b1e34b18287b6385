//! The page's types, generated from the JSON schemas of the messages: `web/src/lib/wire/wire.ts`.

use schemars::SchemaGenerator;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value};
use std::fmt::Write as _;
use touchline_analysis::{Analysis, Insights};
use touchline_wire::*;

const HEAD: &str = "// Made from crates/wire/src. Do not edit: change it there, then run\n\
    // TOUCHLINE_WRITE=1 cargo test -p touchline-wire types\n\n\
    export type BySeat<T> = { home: T; away: T };\n\
    export type Fact = number | string;\n";

/// Schemas of two directions: a field with a default may be left out of what is read, and never is of what is written.
fn definitions() -> Map<String, Value> {
    let settings = SchemaSettings::draft2020_12();
    let mut read: SchemaGenerator = settings.clone().for_deserialize().into_generator();
    let mut written: SchemaGenerator = settings.for_serialize().into_generator();
    macro_rules! describe {
        ($generator:ident: $($message:ty),* $(,)?) => { $($generator.subschema_for::<$message>();)* };
    }
    describe!(read: Credentials, NewPassword, Confirmation, Recovery, SignOut, NewBot, NewMatch, Join, Rematch, CommandRequest, NewChat, Mute, FromClient, AttemptRequest, NewCompetition, NewEntry, SitDown, Postponement, Adjudication);
    describe!(
        written: Me,
        Claimed,
        SessionInfo,
        RecoveryCodes,
        Profile,
        BotToken,
        GuideInfo,
        Chapter,
        RulingText,
        Created,
        CompetitionMade,
        NextFixture,
        Done,
        Update,
        ChoiceInfo,
        Hints,
        Looks,
        Replay,
        AttemptAnswer,
        CourseInfo,
        FromServer,
        ErrorAnswer,
        AnalysisAnswer<Analysis>,
        Insights,
    );
    let mut all = read.take_definitions(true);
    all.extend(written.take_definitions(true));
    all
}

fn all() -> String {
    let definitions = definitions();
    let mut out = HEAD.to_owned();
    for (name, schema) in &definitions {
        if !name.starts_with("BySeatOf") {
            doc(&mut out, schema, "");
            let _ = writeln!(out, "export type {name} = {};", typed(schema, &definitions, ""));
        }
    }
    out
}

/// A schema's description as a comment.
fn doc(out: &mut String, schema: &Value, indent: &str) {
    if let Some(text) = schema["description"].as_str() {
        let _ = writeln!(out, "{indent}/** {} */", text.split_whitespace().collect::<Vec<_>>().join(" "));
    }
}

/// As much of JSON Schema as the messages use, in TypeScript.
fn typed(schema: &Value, all: &Map<String, Value>, indent: &str) -> String {
    let union = |schemas: &Value| {
        let parts: Vec<String> =
            schemas.as_array().into_iter().flatten().map(|one| typed(one, all, indent)).collect();
        parts.join(" | ")
    };
    if let Some(name) = schema["$ref"].as_str().and_then(|path| path.strip_prefix("#/$defs/")) {
        let named = match name.starts_with("BySeatOf") {
            true => format!("BySeat<{}>", typed(&all[name]["properties"]["home"], all, indent)),
            false => name.to_owned(),
        };
        return match schema.get("properties") {
            Some(_) => format!("{} & {named}", object(schema, all, indent)),
            None => named,
        };
    }
    for word in ["oneOf", "anyOf"] {
        if let Some(schemas) = schema.get(word) {
            let either = union(schemas);
            return match schema.get("properties") {
                Some(_) => format!("{} & ({either})", object(schema, all, indent)),
                None => either,
            };
        }
    }
    if let Some(value) = schema.get("const") {
        return value.to_string();
    }
    if let Some(values) = schema["enum"].as_array() {
        return values.iter().map(ToString::to_string).collect::<Vec<_>>().join(" | ");
    }
    match &schema["type"] {
        Value::Array(kinds) => {
            let parts: Vec<String> = kinds
                .iter()
                .map(|kind| {
                    let mut one = schema.clone();
                    one["type"] = kind.clone();
                    typed(&one, all, indent)
                })
                .collect();
            parts.join(" | ")
        }
        Value::String(kind) => match kind.as_str() {
            "object" => object(schema, all, indent),
            "array" => array(schema, all, indent),
            "integer" | "number" => "number".to_owned(),
            "string" | "boolean" | "null" => kind.clone(),
            other => panic!("the generator does not know the type {other}"),
        },
        _ => "unknown".to_owned(),
    }
}

fn array(schema: &Value, all: &Map<String, Value>, indent: &str) -> String {
    if let Some(items) = schema["prefixItems"].as_array() {
        let parts: Vec<String> = items.iter().map(|item| typed(item, all, indent)).collect();
        return format!("[{}]", parts.join(", "));
    }
    let item = typed(&schema["items"], all, indent);
    match (schema["minItems"].as_u64(), schema["maxItems"].as_u64()) {
        (Some(least), Some(most)) if least == most => {
            format!("[{}]", vec![item; usize::try_from(least).unwrap_or(0)].join(", "))
        }
        _ if item.contains(" | ") || item.contains(" & ") => format!("({item})[]"),
        _ => format!("{item}[]"),
    }
}

fn object(schema: &Value, all: &Map<String, Value>, indent: &str) -> String {
    let Some(fields) = schema["properties"].as_object() else {
        let patterns = schema["patternProperties"].as_object().and_then(|patterns| patterns.values().next());
        let of = patterns.or(schema.get("additionalProperties"));
        return format!(
            "Record<string, {}>",
            of.map_or_else(|| "unknown".to_owned(), |of| typed(of, all, indent))
        );
    };
    let deeper = format!("{indent}  ");
    let mut out = "{\n".to_owned();
    for (name, field) in fields {
        let needed = schema["required"].as_array().is_some_and(|all| all.iter().any(|one| one == name));
        doc(&mut out, field, &deeper);
        let mark = if needed { "" } else { "?" };
        let _ = writeln!(out, "{deeper}{name}{mark}: {};", typed(field, all, &deeper));
    }
    out + indent + "}"
}

#[test]
fn the_types_of_the_page_are_up_to_date() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/lib/wire/wire.ts");
    let made = all();
    if std::env::var_os("TOUCHLINE_WRITE").is_some() {
        let folder = std::path::Path::new(path).parent().unwrap();
        std::fs::create_dir_all(folder).unwrap();
        std::fs::write(path, &made).unwrap();
    }
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    assert!(kept == made, "wire.ts is stale: run TOUCHLINE_WRITE=1 cargo test -p touchline-wire types");
}
