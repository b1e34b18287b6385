//! Teams in sentences. A team is a Fluent value with a side, so that a message can choose its verb by `SIDE($by)` and its case by
//! `TEAM($by, form: "gen")`. The forms are attributes of the messages `team-home`, `team-away`, `team-you` and `team-name`.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentType;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt;

/// Who is meant by a team's name. The page's `Side` in `web/src/lib/fluent.ts` has the same four.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Side {
    /// The home side.
    Home,
    /// The away side.
    Away,
    /// The reader.
    You,
    /// A name that somebody typed, or a coach's.
    Name,
}

impl Side {
    const ALL: [Self; 4] = [Self::Home, Self::Away, Self::You, Self::Name];

    /// What `SIDE` gives, and the end of the ID of the message with the forms.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Home => "home",
            Self::Away => "away",
            Self::You => "you",
            Self::Name => "name",
        }
    }
}

/// A team as an argument of a message. On its own it prints its name; `TEAM` and `SIDE` know more.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Team {
    /// Who is meant.
    pub side: Side,
    /// The name on a scoreboard.
    pub name: String,
}

impl Team {
    /// A team with a name of its own.
    #[must_use]
    pub fn named(name: impl Into<String>) -> Self {
        Self { side: Side::Name, name: name.into() }
    }
}

impl fmt::Display for Team {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.name)
    }
}

impl FluentType for Team {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        self.name.clone().into()
    }

    fn as_string_threadsafe(&self, _: &intl_memoizer::concurrent::IntlLangMemoizer) -> Cow<'static, str> {
        self.name.clone().into()
    }
}

/// Stands for an argument in a form that is formatted in advance.
pub(crate) const HOLE: char = '\u{1}';

/// The form that `TEAM` gives when a message asks for none.
const PLAIN: &str = "nom";

/// Adds `TEAM`, `SIDE` and `PERCENT` to a bundle that has its messages.
pub(crate) fn add_functions(bundle: &mut FluentBundle<FluentResource>) {
    let forms = forms(bundle);
    let percent = in_advance(bundle, "percent", None, "number").unwrap_or_else(|| format!("{HOLE}%"));
    // A new bundle has none of these names.
    let _ = bundle.add_function("TEAM", move |args, named| {
        let Some((side, name)) = args.first().and_then(team_of) else { return FluentValue::Error };
        let form = match named.get("form") {
            Some(FluentValue::String(form)) => form.as_ref(),
            _ => PLAIN,
        };
        in_form(&forms, side, &name, form).into()
    });
    let _ = bundle.add_function("SIDE", |args, _| match args.first().and_then(team_of) {
        Some((side, _)) => side.key().into(),
        None => FluentValue::Error,
    });
    let _ = bundle.add_function("PERCENT", move |args, _| match args.first() {
        Some(FluentValue::Number(number)) => percent.replace(HOLE, &number.as_string()).into(),
        Some(FluentValue::String(number)) => percent.replace(HOLE, number).into(),
        _ => FluentValue::Error,
    });
}

/// The side and the name of an argument; plain text is somebody's name.
fn team_of(value: &FluentValue<'_>) -> Option<(Side, String)> {
    match value {
        FluentValue::Custom(custom) => {
            let team = fluent_bundle::types::AnyEq::as_any(custom.as_ref()).downcast_ref::<Team>()?;
            Some((team.side, team.name.clone()))
        }
        FluentValue::String(name) => Some((Side::Name, name.clone().into_owned())),
        _ => None,
    }
}

type Forms = HashMap<(Side, String), String>;

fn in_form(forms: &Forms, side: Side, name: &str, form: &str) -> String {
    let wanted = form.to_lowercase();
    // A language may part names that end in an s from others: `.gen-s`.
    let hissing = side == Side::Name && name.ends_with(['s', 'S']);
    let special = if hissing { forms.get(&(side, format!("{wanted}-s"))) } else { None };
    let Some(text) = special.or_else(|| forms.get(&(side, wanted.clone()))) else { return name.to_owned() };
    // `Gen` is `gen` at the beginning of a sentence. A name stays as it was typed.
    if form == wanted { text.clone() } else { capitalised(text) }.replace(HOLE, name)
}

fn capitalised(text: &str) -> String {
    let mut rest = text.chars();
    rest.next().map_or(String::new(), |first| first.to_uppercase().chain(rest).collect())
}

fn forms(bundle: &FluentBundle<FluentResource>) -> Forms {
    let mut forms = Forms::new();
    for side in Side::ALL {
        let id = format!("team-{}", side.key());
        let Some(message) = bundle.get_message(&id) else { continue };
        for attribute in message.attributes() {
            let text = in_advance(bundle, &id, Some(attribute.id()), "name").unwrap_or_default();
            forms.insert((side, attribute.id().to_owned()), text);
        }
    }
    forms
}

/// A message or its attribute with a hole for its only argument.
fn in_advance(
    bundle: &FluentBundle<FluentResource>,
    id: &str,
    attribute: Option<&str>,
    arg: &str,
) -> Option<String> {
    let message = bundle.get_message(id)?;
    let pattern = match attribute {
        Some(name) => message.get_attribute(name)?.value(),
        None => message.value()?,
    };
    let mut args = FluentArgs::new();
    args.set(arg.to_owned(), HOLE.to_string());
    Some(bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned())
}
