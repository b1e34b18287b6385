//! Any JSON as a position file, in every game: refused, or sound and read back as itself.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(setup) = serde_json::from_str::<serde_json::Value>(text) else { return };
    for guide in touchline_games::guides() {
        let table = touchline_games::open(guide.id, &serde_json::json!({})).expect("default options");
        if let Ok(board) = table.place(&setup) {
            let again = table.place(&board.setup()).expect("a position can be read back");
            assert_eq!(again.setup(), board.setup());
            let _ = (board.legal(), board.chances());
        }
    }
});
