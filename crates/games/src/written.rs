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

/// A view, with the game's ID as its first field.
pub fn view(game: &str, view: &impl Serialize) -> Box<RawValue> {
    let mut out = Vec::with_capacity(VIEW_BYTES);
    out.extend_from_slice(br#"{"game":""#);
    out.extend_from_slice(game.as_bytes());
    out.push(b'"');
    let rest = out.len();
    if serde_json::to_writer(&mut out, view).is_err() {
        return Box::default();
    }
    // The view is an object with fields: its brace becomes the comma after the ID.
    if let Some(brace) = out.get_mut(rest) {
        *brace = b',';
    }
    String::from_utf8(out).map(as_it_is).unwrap_or_default()
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
    use crate::GameView;
    use serde_json::json;
    use touchline_kernel::dice::{FairDice, Roll as _};
    use touchline_kernel::{Seat, Turn, Viewer};

    #[test]
    fn views_are_read_as_the_view_of_their_game() {
        for guide in crate::guides() {
            let mut position = crate::open(guide.id, &json!({})).unwrap().start();
            let mut dice = FairDice::from_seed(5);
            for _ in 0..200 {
                for viewer in [Viewer::Seat(Seat::Home), Viewer::Spectator, Viewer::Everything] {
                    let sent: serde_json::Value =
                        serde_json::from_str(position.view_text(viewer).get()).unwrap();
                    let read: GameView = serde_json::from_value(sent.clone()).unwrap();
                    assert_eq!(serde_json::to_value(&read).unwrap(), sent);
                    assert_eq!(sent["game"], guide.id);
                }
                match position.turn() {
                    Turn::Decision(seat) => {
                        let legal = position.legal();
                        let pick = dice.below(u32::try_from(legal.len()).unwrap()) as usize;
                        position.act(seat, &legal[pick].text).unwrap();
                    }
                    Turn::Chance => drop(position.roll(&mut dice).unwrap()),
                    Turn::Over(_) => break,
                }
            }
        }
    }

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
                        board.roll(&mut dice).unwrap();
                    }
                    Turn::Over(_) => break,
                }
            }
        }
    }
}
