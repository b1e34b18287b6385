//! Views and legal actions as JSON, written straight into one text: they go to those who play after every move, and through values they
//! would cost more than the move. A list of actions says the same as the JSON of [`crate::Choice`].

use serde::Serialize;
use serde_json::value::RawValue;
use std::fmt::Write as _;
use touchline_kernel::{Notation, write_quoted};

/// How long most entries of a list are at most.
const ENTRY_BYTES: usize = 96;

/// How long most views are at most: a text that grew would be moved again and again.
const VIEW_BYTES: usize = 4096;

/// What a viewer may know.
pub fn view(view: &impl Serialize) -> Box<RawValue> {
    let mut out = Vec::with_capacity(VIEW_BYTES);
    let written = serde_json::to_writer(&mut out, view).ok().and_then(|()| String::from_utf8(out).ok());
    written.map(as_it_is).unwrap_or_default()
}

/// Actions as a list, each with whether chance decides next.
pub fn list<A: Notation>(actions: impl Iterator<Item = (A, bool)>) -> Box<RawValue> {
    let mut out = String::with_capacity(ENTRY_BYTES * (actions.size_hint().0 + 1));
    out.push('[');
    for (action, rolls) in actions {
        if out.len() > 1 {
            out.push(',');
        }
        entry(&mut out, action, rolls);
    }
    out.push(']');
    as_it_is(out)
}

/// A text that was written here is JSON. Reading it again to be sure would take as long as writing it; unoptimised builds do, and the
/// tests below read every list.
#[expect(unsafe_code, reason = "the one way to say that a text need not be read again")]
fn as_it_is(json: String) -> Box<RawValue> {
    // SAFETY: one whole JSON value, written by `serde_json` or by `list`.
    unsafe { RawValue::from_string_unchecked(json) }
}

fn entry<A: Notation>(out: &mut String, action: A, rolls: bool) {
    out.push_str(r#"{"text":"#);
    write_quoted(out, |out| {
        // A text takes whatever is written to it.
        let _ = write!(out, "{action}");
    });
    out.push_str(r#","word":"#);
    write_quoted(out, |out| out.push_str(action.word()));
    out.push_str(r#","facts":"#);
    action.write_facts(out);
    out.push_str(if rolls { r#","rolls":true}"# } else { r#","rolls":false}"# });
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use touchline_kernel::Turn;
    use touchline_kernel::dice::{FairDice, Roll as _};

    #[test]
    fn lists_say_what_the_values_say() {
        for guide in crate::guides() {
            let mut board = crate::open(guide.id, &json!({})).unwrap().start();
            let mut dice = FairDice::from_seed(3);
            for _ in 0..300 {
                let legal = board.legal();
                let told: serde_json::Value = serde_json::from_str(board.legal_text().get()).unwrap();
                assert_eq!(told, serde_json::to_value(&legal).unwrap());
                match board.turn() {
                    Turn::Decision(seat) => {
                        let pick = dice.below(u32::try_from(legal.len()).unwrap()) as usize;
                        board.act(seat, &legal[pick].text).unwrap();
                    }
                    Turn::Chance => {
                        let outcome = board.roll(&mut dice).unwrap();
                        board.settle(&outcome).unwrap();
                    }
                    Turn::Over(_) => break,
                }
            }
        }
    }
}
