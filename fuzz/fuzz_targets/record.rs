//! A text is a record or it is not; one that is has one spelling, and replaying it never panics.
#![no_main]

use libfuzzer_sys::fuzz_target;
use touchline_kernel::record::Record;

fuzz_target!(|text: &str| {
    if let Ok(record) = text.parse::<Record>() {
        assert_eq!(record.to_string(), text);
        let _ = touchline_live::verify(&record);
    }
});
