//! From the wire to what the screen shows. Reading is forgiving: what is missing or new is passed over.

use crate::scene::{
    By, Clocks, End, Facts, Need, Odds, Offered, Pick, Preview, Recipe, Refusal, Said, Scene, Step, Turn,
    Wait,
};
use serde_json::Value;
use touchline_kernel::{Audience, BySeat, Fact, Seat, TermKind, Viewer};

fn text<'a>(value: &'a Value, name: &str) -> Option<&'a str> {
    value.get(name).and_then(Value::as_str)
}

fn owned(value: &Value, name: &str) -> String {
    text(value, name).unwrap_or_default().to_owned()
}

fn list<'a>(value: &'a Value, name: &str) -> impl Iterator<Item = &'a Value> {
    value.get(name).and_then(Value::as_array).into_iter().flatten()
}

/// A seat by its name.
pub fn seat(name: &str) -> Option<Seat> {
    Seat::BOTH.into_iter().find(|seat| seat.name() == name)
}

fn facts(value: Option<&Value>) -> Facts {
    let fact = |value: &Value| match value {
        Value::Number(number) => Fact::Number(number.as_i64().unwrap_or(0)),
        Value::String(text) => seat(text).map_or_else(|| Fact::Text(text.clone()), Fact::Seat),
        other => Fact::Text(other.to_string()),
    };
    value
        .and_then(Value::as_object)
        .map(|map| map.iter().map(|(name, value)| (name.clone(), fact(value))).collect())
        .unwrap_or_default()
}

/// Who sits where.
pub fn names(info: &Value) -> BySeat<String> {
    BySeat::from_fn(|seat| {
        info.pointer(&format!("/names/{}", seat.name())).and_then(Value::as_str).unwrap_or("").to_owned()
    })
}

/// The person's own seats.
pub fn own_seats(info: &Value) -> Vec<Seat> {
    list(info, "you").filter_map(Value::as_str).filter_map(seat).collect()
}

/// One entry of the log.
pub fn step(moment: &Value) -> Step {
    let by = match text(moment, "by") {
        Some("chance") => By::Chance,
        Some(name) => seat(name).map_or(By::Match, By::Seat),
        None => By::Match,
    };
    let said = list(moment, "events")
        .map(|event| Said {
            audience: Audience::Everyone,
            rule: owned(event, "rule"),
            event: owned(event, "event"),
            facts: facts(event.get("facts")),
        })
        .collect();
    Step {
        by,
        notation: text(moment, "step").map(str::to_owned),
        audience: Audience::Everyone,
        said,
        past: false,
        scene: None,
    }
}

/// How the match stands.
pub fn scene(state: &Value) -> Scene {
    let none = Value::Null;
    let info = state.get("match").unwrap_or(&none);
    let own = own_seats(info);
    let turn = match text(info, "status") {
        Some("open") => Turn::Waiting(Wait::Opponent),
        Some("dice") => Turn::Waiting(Wait::Dice),
        Some("playing") => match text(info, "turn").and_then(seat) {
            Some(seat) if own.contains(&seat) => Turn::You(seat),
            Some(seat) => Turn::Rival(seat),
            None => Turn::Chance,
        },
        _ => Turn::Nobody,
    };
    let viewer = match text(state, "viewer") {
        Some("everything") => Viewer::Everything,
        Some(name) => seat(name).map_or(Viewer::Spectator, Viewer::Seat),
        None => Viewer::Spectator,
    };
    let number = |pointer: &str| info.pointer(pointer).and_then(Value::as_i64).unwrap_or(0);
    let clock = info.get("clock").filter(|clock| clock.is_object()).map(|clock| Clocks::Each {
        left_ms: BySeat::from_fn(|seat| number(&format!("/clock/left_ms/{}", seat.name()))),
        running: text(clock, "running").and_then(seat),
    });
    let offer = state.get("offer").and_then(|offer| {
        let what = if text(offer, "offer") == Some("draw") { Offered::Draw } else { Offered::Undo };
        Some((text(offer, "by").and_then(seat)?, what))
    });
    Scene {
        number: u32::try_from(number("/number")).unwrap_or(0),
        viewer,
        view: state.get("view").cloned().unwrap_or_default(),
        turn,
        picks: list(state, "choices")
            .map(|choice| Pick {
                text: owned(choice, "text"),
                word: owned(choice, "word"),
                facts: facts(choice.get("facts")),
                rolls: choice.get("rolls").and_then(Value::as_bool).unwrap_or(false),
            })
            .collect(),
        shortcuts: list(state, "shortcuts")
            .map(|shortcut| Recipe {
                name: owned(shortcut, "name"),
                actions: list(shortcut, "actions").filter_map(Value::as_str).map(str::to_owned).collect(),
            })
            .collect(),
        names: Some(names(info)),
        score: BySeat::from_fn(|seat| number(&format!("/score/{}", seat.name()))),
        offer,
        clock,
        online: online(state),
        end: end(info),
    }
}

/// Who is connected.
pub fn online(value: &Value) -> Option<BySeat<bool>> {
    let map = value.get("online")?;
    Some(BySeat::from_fn(|seat| map.get(seat.name()).and_then(Value::as_bool).unwrap_or(false)))
}

/// The result as records write it: `2-1 home resigned`.
fn end(info: &Value) -> Option<End> {
    match text(info, "status") {
        Some("aborted") => return Some(End::Aborted),
        Some("over") => {}
        _ => return None,
    }
    let result = text(info, "result").unwrap_or_default();
    let mut parts = result.split_whitespace().skip(1);
    let winner = parts.next().and_then(seat);
    Some(match (parts.next(), winner) {
        (Some("resigned"), Some(winner)) => End::Resigned(winner.other()),
        (Some("forfeited"), Some(winner)) => End::Forfeited(winner.other()),
        (Some("agreed"), _) => End::Agreed,
        _ => End::Played(winner),
    })
}

/// Why something was not done.
pub fn refusal(error: &Value) -> Refusal {
    match (text(error, "rule"), text(error, "because")) {
        (Some(rule), Some(because)) => {
            Refusal::Rule(rule.to_owned(), because.to_owned(), facts(error.get("facts")))
        }
        _ => {
            let words = owned(error, "text");
            let detail = text(error, "detail").map(|detail| format!(" ({detail})")).unwrap_or_default();
            Refusal::Words(format!("{words}{detail}"))
        }
    }
}

/// What is known of an action.
pub fn look(look: &Value) -> Preview {
    Preview {
        action: owned(look, "action"),
        refused: look.get("refused").filter(|refused| refused.is_object()).map(refusal),
        odds: list(look, "odds")
            .map(|odds| {
                let part =
                    |idx: usize| odds.pointer(&format!("/chance/{idx}")).and_then(Value::as_u64).unwrap_or(1);
                Odds { event: owned(odds, "event"), rule: owned(odds, "rule"), chance: (part(0), part(1)) }
            })
            .collect(),
        terms: list(look, "terms")
            .map(|term| Need {
                name: owned(term, "name"),
                rule: owned(term, "rule"),
                kind: match text(term, "kind") {
                    Some("against") => TermKind::Against,
                    Some("at_least") => TermKind::AtLeast,
                    Some("exactly") => TermKind::Exactly,
                    _ => TermKind::Adds,
                },
                amount: term
                    .get("amount")
                    .and_then(Value::as_i64)
                    .and_then(|n| i8::try_from(n).ok())
                    .unwrap_or(0),
            })
            .collect(),
    }
}
