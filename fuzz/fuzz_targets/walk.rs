//! Random legal walks driven by bytes, in every game: each byte picks a step, and the invariants hold after it.
#![no_main]

use libfuzzer_sys::fuzz_target;
use touchline_kernel::Turn;

fuzz_target!(|bytes: &[u8]| {
    for guide in touchline_games::guides() {
        let table = touchline_games::open(guide.id, &serde_json::json!({})).expect("default options");
        let mut board = table.start();
        for &byte in bytes {
            match board.turn() {
                Turn::Decision(seat) => {
                    let legal = board.legal();
                    let action = &legal[usize::from(byte) % legal.len()].text;
                    board.act(seat, action).expect("a listed action is legal");
                }
                Turn::Chance => {
                    let chances = board.chances();
                    let outcome = &chances[usize::from(byte) % chances.len()].text;
                    board.settle(outcome).expect("a listed outcome is possible");
                }
                Turn::Over(_) => break,
            }
            table.place(&board.setup()).expect("every position reached is sound");
        }
    }
});
