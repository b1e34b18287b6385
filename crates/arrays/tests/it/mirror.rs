//! A position and its mirror image with the seats exchanged look alike.

use crate::laws::{differ, observed, walk};
use serde_json::Value;
use touchline_arrays::Numbering;
use touchline_games::{Champions, Fuba, Fudis, Shelved, Volchok, fixed};
use touchline_kernel::{Arrays, Seat, Turn};

/// Exchanges the seats of a position file and turns the words for places.
fn exchanged(value: &Value, word: &impl Fn(&str) -> Option<String>) -> Value {
    let change = |text: &str| match text {
        "home" => "away".to_owned(),
        "away" => "home".to_owned(),
        other => word(other).unwrap_or_else(|| other.to_owned()),
    };
    match value {
        Value::String(text) => Value::String(text.split(' ').map(change).collect::<Vec<_>>().join(" ")),
        Value::Array(items) => {
            let mut items: Vec<Value> = items.iter().map(|item| exchanged(item, word)).collect();
            if items.len() == 2 && items.iter().all(Value::is_number) {
                items.reverse();
            }
            items.into()
        }
        Value::Object(map) => map.iter().map(|(key, value)| (change(key), exchanged(value, word))).collect(),
        other => other.clone(),
    }
}

/// How many positions were compared with their images.
fn compared<G: Shelved + Arrays>(word: impl Fn(&str) -> Option<String>) -> u32 {
    let game: G = fixed(&serde_json::json!({})).unwrap();
    let numbering = Numbering::new(&game);
    let (mut here, mut there, mut n) = (Vec::new(), Vec::new(), 0);
    walk(&game, 5, |position, _| {
        let setup = serde_json::to_value(game.setup(position)).unwrap();
        // Home chooses first: an image in which away did is no position of a match.
        if setup["phase"].get("formation").is_some() {
            return;
        }
        let Ok(twin) = serde_json::from_value::<G::Setup>(exchanged(&setup, &word)) else { return };
        let Ok(twin) = game.place(&twin) else { return };
        let Turn::Decision(seat) = game.turn(position) else { return };
        // An image that decides otherwise is none: before the kick-off the seats have different parts.
        if game.turn(&twin) != Turn::Decision(seat.other()) {
            return;
        }
        for seat in Seat::BOTH {
            let (a, b) = (observed(&game, position, seat), observed(&game, &twin, seat.other()));
            assert_eq!(differ(&game, &a, &b), [""; 0], "{setup}");
        }
        game.list(position, &mut here);
        game.list(&twin, &mut there);
        let numbers = |list: &[G::Action], seat| {
            let mut numbers: Vec<_> =
                list.iter().map(|action| numbering.number(*action, seat).unwrap()).collect();
            numbers.sort_unstable();
            numbers
        };
        assert_eq!(numbers(&here, seat), numbers(&there, seat.other()), "{setup}");
        n += 1;
    });
    n
}

#[test]
fn fuba_looks_the_same_from_both_ends() {
    let zones = ["m1", "s1", "s5", "m2", "s2", "s6", "m3", "s3", "s7", "m4", "s4", "s8", "m5"];
    let n = compared::<Fuba>(|word| {
        let place = zones.iter().position(|zone| *zone == word)?;
        Some(zones[12 - place].to_owned())
    });
    assert!(n > 500, "{n}");
}

#[test]
fn volchok_looks_the_same_from_both_ends() {
    let n = compared::<Volchok>(|word| {
        if let Some((seat, shirt)) = word.split_at_checked(1)
            && ["H", "A"].contains(&seat)
            && shirt.parse::<u8>().is_ok()
        {
            return Some(format!("{}{shirt}", if seat == "H" { "A" } else { "H" }));
        }
        let (col, row) = word.split_at_checked(1)?;
        let row: u8 = row.parse().ok()?;
        let col = col.bytes().next().filter(|col| (b'a'..=b'i').contains(col))?;
        Some(format!("{}{}", (b'a' + b'i' - col) as char, 14_u8.checked_sub(row)?))
    });
    assert!(n > 2_000, "{n}");
}

#[test]
fn fudis_looks_the_same_from_both_sides() {
    let n = compared::<Fudis>(|_| None);
    assert!(n > 500, "{n}");
}

#[test]
fn champions_looks_the_same_from_both_ends() {
    use touchline_champions::Symmetry;
    let game: Champions = fixed(&serde_json::json!({})).unwrap();
    let numbering = Numbering::new(&game);
    let (mut here, mut there, mut n) = (Vec::new(), Vec::new(), 0);
    walk(&game, 4, |position, _| {
        let Some(twin) = game.image(position, Symmetry::Turned) else { return };
        for seat in Seat::BOTH {
            let (a, b) = (observed(&game, position, seat), observed(&game, &twin, seat.other()));
            assert_eq!(differ(&game, &a, &b), [""; 0], "{position:?}");
        }
        let Turn::Decision(seat) = touchline_kernel::Game::turn(&game, position) else { return };
        touchline_kernel::Game::list(&game, position, &mut here);
        touchline_kernel::Game::list(&game, &twin, &mut there);
        let numbers = |list: &[touchline_champions::Action], seat| {
            let mut numbers: Vec<_> =
                list.iter().map(|action| numbering.number(*action, seat).unwrap()).collect();
            numbers.sort_unstable();
            numbers
        };
        assert_eq!(numbers(&here, seat), numbers(&there, seat.other()), "{position:?}");
        n += 1;
    });
    assert!(n > 500, "{n}");
}
