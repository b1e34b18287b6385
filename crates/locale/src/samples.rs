//! Every message of a language with sample facts: what a translator reads instead of playing until each has been said.

use crate::{Arg, Language, Locale, Player, Side, Team, files, format, is_wording};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use std::collections::BTreeMap;
use touchline_kernel::Seat;

/// A message in all its wordings and branches.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sample {
    /// The file without `.ftl`.
    pub file: String,
    /// The message's ID.
    pub id: String,
    /// The texts, each once.
    pub texts: Vec<String>,
}

/// Values that an argument is tried with; the first is taken while another argument changes.
type Tried = BTreeMap<String, Vec<Arg>>;

/// All messages of a language whose ID begins with a prefix, in the order of the files.
#[must_use]
pub fn samples(locale: &Locale, prefix: &str) -> Vec<Sample> {
    let mut samples = Vec::new();
    for (file, source) in files(locale.language()) {
        let resource = match fluent_syntax::parser::parse(source) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            if !message.id.name.starts_with(prefix) {
                continue;
            }
            let wordings = message.attributes.iter().filter(|attribute| is_wording(attribute.id.name));
            let patterns = message.value.iter().chain(wordings.map(|attribute| &attribute.value));
            let id = message.id.name;
            let mut texts = Vec::new();
            for (nth, pattern) in patterns.enumerate() {
                let mut tried = Tried::new();
                note_pattern(pattern, locale, &mut tried);
                // The commentary never says "you".
                if id.contains("-event-") {
                    tried.values_mut().for_each(|args| args.retain(|arg| !is_you(arg)));
                }
                for args in combinations(&tried) {
                    let Some(text) = format(&locale.bundle, id, &locale.values(&args), |_| nth) else {
                        continue;
                    };
                    if !texts.contains(&text) {
                        texts.push(text);
                    }
                }
            }
            samples.push(Sample { file: file.clone(), id: id.to_owned(), texts });
        }
    }
    samples
}

/// The first value of each argument, then each argument through its other values.
fn combinations(tried: &Tried) -> Vec<Vec<(&str, Arg)>> {
    let first: Vec<(&str, Arg)> =
        tried.iter().filter_map(|(name, args)| Some((name.as_str(), args.first()?.clone()))).collect();
    let mut all = vec![first.clone()];
    for (at, (_, args)) in tried.iter().enumerate() {
        for arg in args.iter().skip(1) {
            let mut changed = first.clone();
            changed[at].1 = arg.clone();
            all.push(changed);
        }
    }
    all
}

fn note_pattern(pattern: &Pattern<&str>, locale: &Locale, tried: &mut Tried) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            note_expression(expression, locale, tried);
        }
    }
}

fn note_expression(expression: &Expression<&str>, locale: &Locale, tried: &mut Tried) {
    match expression {
        Expression::Inline(inline) => note_inline(inline, locale, tried),
        Expression::Select { selector, variants } => {
            if let InlineExpression::VariableReference { id } = selector {
                let args = variants.iter().flat_map(|variant| chosen_by(&variant.key, locale.language()));
                tried.entry(id.name.to_owned()).or_default().splice(0..0, args);
            }
            note_inline(selector, locale, tried);
            variants.iter().for_each(|variant| note_pattern(&variant.value, locale, tried));
        }
    }
}

fn note_inline(inline: &InlineExpression<&str>, locale: &Locale, tried: &mut Tried) {
    match inline {
        InlineExpression::VariableReference { id } => {
            let args = tried.entry(id.name.to_owned()).or_default();
            if args.is_empty() {
                args.push(sample(id.name));
            }
        }
        InlineExpression::FunctionReference { id, arguments } => {
            let (team, shirt) = (["TEAM", "SIDE"].contains(&id.name), id.name == "SHIRT");
            for argument in &arguments.positional {
                match argument {
                    InlineExpression::VariableReference { id } if team => {
                        tried.insert(id.name.to_owned(), teams(locale));
                    }
                    InlineExpression::VariableReference { id } if shirt => {
                        tried.insert(id.name.to_owned(), vec![player(Seat::Home, 1), player(Seat::Away, 5)]);
                    }
                    other => note_inline(other, locale, tried),
                }
            }
        }
        InlineExpression::MessageReference { id, .. } if id.name == "score" => {
            tried.entry("home".to_owned()).or_insert_with(|| vec![Arg::Number(2)]);
            tried.entry("away".to_owned()).or_insert_with(|| vec![Arg::Number(1)]);
        }
        InlineExpression::MessageReference { id, .. } if id.name.starts_with("champions-") => {
            let areas = ["home-box", "away-box", "home-half", "away-half", "wing", "middle"];
            tried.insert("area".to_owned(), areas.map(Arg::from).to_vec());
        }
        InlineExpression::Placeable { expression } => note_expression(expression, locale, tried),
        _ => {}
    }
}

fn player(seat: Seat, number: u8) -> Arg {
    Arg::Player(Player { seat, number })
}

fn is_you(arg: &Arg) -> bool {
    matches!(arg, Arg::Team(Team { side: Side::You, .. }))
}

fn teams(locale: &Locale) -> Vec<Arg> {
    let team = |side, id| Arg::Team(Team { side, name: locale.text(id, &[]) });
    vec![
        team(Side::Home, "team-home"),
        team(Side::Away, "team-away"),
        Arg::Team(Team::named("Anna")),
        team(Side::You, "team-you"),
    ]
}

/// Values that choose a branch: one number for each plural, or the key itself.
fn chosen_by(key: &VariantKey<&str>, language: Language) -> Vec<Arg> {
    match key {
        VariantKey::NumberLiteral { value } => {
            vec![value.parse().map_or_else(|_| Arg::from(*value), Arg::Number)]
        }
        VariantKey::Identifier { name } => match *name {
            "one" if language == Language::Ru => vec![Arg::Number(1), Arg::Number(21)],
            "one" => vec![Arg::Number(1)],
            "few" => vec![Arg::Number(3)],
            "many" => vec![Arg::Number(5)],
            "other" => vec![Arg::Number(7)],
            key => vec![Arg::from(key)],
        },
    }
}

/// A fact as it would be at a table.
fn sample(name: &str) -> Arg {
    match name {
        "by" | "team" | "winner" | "seat" | "party" | "name" | "hosts" | "visitors" | "other" => {
            Arg::from("Anna")
        }
        "piece" | "keeper" | "last" => player(Seat::Home, 5),
        "pieces" | "past" => Arg::from("H5, H7 and H8"),
        "receivers" | "outs" => Arg::from("H6 and H9"),
        "zones" => Arg::from("m2 and s3"),
        "list" => Arg::from("H5, H7"),
        "victim" | "receiver" | "out" | "runner" => player(Seat::Away, 3),
        "from" => Arg::from("c4"),
        "to" | "zone" | "square" | "net" | "slot" | "spot" | "place" => Arg::from("e6"),
        "card" | "joker" | "fresh" => Arg::from("9♠"),
        "cards" => Arg::from("9♠ K♥"),
        "formation" | "shape" | "against" => Arg::from("4-4-2"),
        "clock" => Arg::from("67′"),
        "budget" | "steps" | "power" | "quarters" | "most" | "least" | "points" | "yellow" | "red" => {
            Arg::Number(3)
        }
        "file" => Arg::from("match.txt"),
        "ours" | "theirs" | "scored" | "conceded" => Arg::from("1.4"),
        "minute" => Arg::Number(67),
        "win" | "draw" | "here" | "there" | "percent" => Arg::Number(34),
        "number" | "left" | "needed" | "die" | "value" | "result" | "home" | "away" | "a" | "b" | "n"
        | "m" => Arg::Number(4),
        other => Arg::from(format!("‹{other}›")),
    }
}
