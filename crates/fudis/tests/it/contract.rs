//! The kernel's contract, over many option sets.

use touchline_fudis::{Fudis, Options};
use touchline_kernel::dice::{FairDice, Roll};
use touchline_kernel::{Bare, Game, OptionKind, Playout, Silent, Turn, Viewer};
use touchline_testkit::{Contract, lines_of_play};

/// Every option away from its default at least once, alone and together.
const OPTION_SETS: &[&str] = &[
    r#"{"build":"alternate"}"#,
    r#"{"jokers":2}"#,
    r#"{"suit_order":true}"#,
    r#"{"formation":[3,2],"redraw":true,"rounds_per_half":3}"#,
    r#"{"build":"random"}"#,
    r#"{"swaps":false,"counter":false,"redeal_each_round":true}"#,
    r#"{"packs":2,"formation":[3,3,3],"rounds_per_half":4,"mercy":"clinched"}"#,
    r#"{"format":"shootout_only","shootout_legs":5}"#,
    r#"{"packs":2,"jokers":3,"rebuild":"free","half_end":"pile","suit_order":true}"#,
    r#"{"packs":2,"jokers":3,"rebuild":"free","build":"alternate","redraw":true,"formation":[2,1,2,3]}"#,
    r#"{"jokers":3,"build":"random","half_end":"pile","redraw":true,"formation":[1,3]}"#,
    r#"{"jokers":1,"reach":"any","ace_on_field":"low","formation":[1,1,1,1],"mercy":"off","rounds_per_half":6}"#,
    r#"{"formation":[5,5,5,5],"ace_on_field":"low","suit_order":true,"short_refill":"end_half"}"#,
    r#"{"packs":2,"jokers":3,"formation":[5,5,5,5],"half_end":"pile","rebuild":"free"}"#,
    r#"{"format":"shootout_only","build":"random","jokers":3,"shootout_extra":0,"shootout_tiebreak":"draw"}"#,
    r#"{"format":"shootout_only","shootout_extra":0,"first_starter":"away","shootout_legs":2}"#,
    r#"{"first_starter":"home","shootout_starter":"alternate","rounds_per_half":1,"counter":false}"#,
    r#"{"swap_keeps_attack":false,"redraw":true,"redraw_second_half":true}"#,
    r#"{"build":"random","random_rebuild":false,"jokers":3,"rebuild":"free"}"#,
    r#"{"formation":[3,2],"redraw":true,"redraw_face_down":true,"rounds_per_half":3,"jokers":3}"#,
    r#"{"packs":2,"redraw":true,"redraw_face_down":true,"rebuild":"free","half_end":"pile","jokers":4,"formation":[2,2]}"#,
    r#"{"swap_needs_attack":true,"short_fill":"free","half_end":"pile","mercy_call":"claimed","mercy":"clinched"}"#,
    r#"{"short_fill":"free","build":"alternate","packs":2,"jokers":6,"mercy_call":"counted"}"#,
    r#"{"shootout":false,"rounds_per_half":1,"swaps":false,"reach":"any"}"#,
];

fn contract() -> Contract<Fudis> {
    OPTION_SETS.iter().fold(Contract::new(), |contract, options| contract.with(options))
}

/// Random options, every combination that is not refused.
fn random_games(seed: u64) -> impl Iterator<Item = Fudis> {
    let mut dice = FairDice::from_seed(seed);
    std::iter::from_fn(move || {
        loop {
            let mut options = serde_json::Map::new();
            for option in Fudis::OPTIONS {
                let value = match option.kind {
                    _ if dice.below(2) == 0 => continue,
                    OptionKind::Switch => (dice.below(2) == 1).into(),
                    OptionKind::Number { min, max } => (min + dice.below(max - min + 1)).into(),
                    OptionKind::Choice(words) => words[dice.below(words.len() as u32) as usize].into(),
                    OptionKind::Data => (0..1 + dice.below(4)).map(|_| 1 + dice.below(5)).collect(),
                };
                options.insert(option.name.to_owned(), value);
            }
            let options: Options = serde_json::from_value(options.into()).unwrap();
            if let Ok(game) = Fudis::new(options) {
                return Some(game);
            }
        }
    })
}

#[test]
fn the_contract_holds() {
    let tally = contract().decisions(60_000).check();
    assert!(tally.matches > 50 && tally.lists_compared > 4_000, "{tally:?}");
}

/// 100,000 pairs of worlds that a seat cannot tell apart; ten million when `TOUCHLINE_LONG` is set.
#[test]
fn secrets_are_kept_in_a_hundred_thousand_worlds() {
    let worlds = if long() { 10_000_000 } else { 100_000 };
    let contract = contract().with_games(random_games(3).take(40)).seed(5).slow_share(2);
    // A decision or chance in two is compared, for both seats; and two steps in three are decisions.
    let tally = contract.decisions(worlds * 7 / 10).check();
    assert!(tally.worlds >= worlds, "{tally:?}");
}

/// Ten million decisions in all when `TOUCHLINE_LONG` is set, a fiftieth of that otherwise.
#[test]
fn long_random_play_over_random_options_breaks_nothing() {
    let decisions = if long() { 10_000_000 } else { 200_000 };
    let games = random_games(11).take(400);
    Contract::<Fudis>::new().with_games(games).seed(7).decisions(decisions).slow_share(512).check();
}

pub fn long() -> bool {
    std::env::var_os("TOUCHLINE_LONG").is_some()
}

/// Section 2.3: in the classic game an open row has only open rows in front of it.
#[test]
fn rows_open_from_the_front() {
    let fudis = Fudis::new(Options::default()).unwrap();
    let mut dice = FairDice::from_seed(2);
    let mut playout = Playout::default();
    for _ in 0..200 {
        let mut position = fudis.start();
        while playout.step(&fudis, &mut position, &mut dice, &mut Silent) {
            let view = fudis.view(&position, Viewer::Everything);
            // While cards are dealt and laid, rows fill up from the back.
            if matches!(fudis.turn(&position), Turn::Decision(_))
                && position.phase().name() != touchline_fudis::PhaseName::Build
            {
                for team in [&view.home, &view.away] {
                    let open: Vec<bool> = team.rows.iter().map(|row| row.open).collect();
                    assert!(open.windows(2).all(|pair| pair[0] || !pair[1]), "{open:?} {position:?}");
                }
            }
        }
    }
}

/// A ready-made line-up can be laid card by card, and leaves three cards in hand.
#[test]
fn ready_made_line_ups_are_legal() {
    let mut playout = Playout::default();
    let mut tried = 0;
    for (number, fudis) in random_games(41).take(60).enumerate() {
        let mut dice = FairDice::from_seed(number as u64);
        let mut position = fudis.start();
        while playout.step(&fudis, &mut position, &mut dice, &mut Silent) {
            for shortcut in fudis.shortcuts(&position) {
                let Turn::Decision(seat) = fudis.turn(&position) else { panic!("nobody decides") };
                let mut after = position;
                for action in shortcut.actions {
                    fudis.play(&mut after, seat, action, &mut Silent).unwrap();
                }
                let view = fudis.view(&after, Viewer::Everything);
                assert_eq!([view.home, view.away][seat as usize].n_hand, 3, "{position:?}");
                tried += 1;
            }
        }
    }
    assert!(tried > 100, "{tried}");
}

#[test]
fn a_drawing_fits_a_terminal() {
    let mut playout = Playout::default();
    for (number, fudis) in random_games(31).take(60).enumerate() {
        let mut dice = FairDice::from_seed(number as u64);
        let mut position = fudis.start();
        while playout.step(&fudis, &mut position, &mut dice, &mut Silent) {
            for viewer in [Viewer::Everything, Viewer::Spectator] {
                let text = touchline_fudis::render(&fudis.view(&position, viewer), &Bare);
                assert!(text.lines().all(|line| line.chars().count() <= 78), "{text}");
            }
        }
    }
}

#[test]
fn lines_of_play_from_a_position() {
    let fudis = Fudis::new(Options::default()).unwrap();
    let setup = serde_json::from_str(P1).unwrap();
    let position = fudis.place(&setup).unwrap();
    assert_eq!([1, 2, 3, 4].map(|depth| lines_of_play(&fudis, &position, depth)), LINES);
}

const P1: &str = r#"{
    "field": { "home": { "F": "JC TD 7S", "M": "TH 9D 8S", "D": "9S 8C" },
               "away": { "F": "JD TS 6H", "M": "TC 9C 7D", "D": "9H 8D" } },
    "keeper": { "home": "KS", "away": "QC" },
    "hand": { "home": "AC QD 4H", "away": "KH 5C 3S" },
    "pile": "2H AD 7C"
}"#;

/// `keep` and eight places; then five attackers and three partners for each place: 5 + 8 · 3 = 29.
const LINES: [u64; 4] = [9, 29, 135, 255];
