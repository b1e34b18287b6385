//! Legal actions as JSON, written straight into one text: a list goes to whoever is on turn after every move, and through values it
//! would cost more than the move. Says the same as the JSON of [`crate::Choice`].

use serde_json::value::RawValue;
use std::fmt::Write as _;
use touchline_kernel::{Notation, write_quoted};

/// How long most entries of a list are at most.
const ENTRY_BYTES: usize = 96;

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
    RawValue::from_string(out).unwrap_or_default()
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
