//! Any text as a step, in every game.
#![no_main]

use libfuzzer_sys::fuzz_target;
use touchline_kernel::Seat;

fuzz_target!(|text: &str| {
    for guide in touchline_games::guides() {
        let table = touchline_games::open(guide.id, &serde_json::json!({})).expect("default options");
        let mut board = table.start();
        for step in text.lines() {
            let _ = board.settle(step);
            for seat in Seat::BOTH {
                let _ = board.act(seat, step);
            }
        }
    }
});
