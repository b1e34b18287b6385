//! Any text as a file of vectors.
#![no_main]

use libfuzzer_sys::fuzz_target;
use touchline_games::vectors;

fuzz_target!(|text: &str| {
    if let Ok(file) = vectors::read(text) {
        let _ = vectors::run(&file);
    }
});
