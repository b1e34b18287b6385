//! Records that are damaged: what can be read of them, and where they break.

use anyhow::{Context, Result};
use touchline_kernel::record::{Record, RecordError};
use touchline_live::{Match, Moment, ReplayError};

/// A match replayed as far as its record holds.
pub struct Replayed {
    /// The entries that hold.
    pub record: Record,
    /// The match after them.
    pub live: Match,
    /// What each entry made happen.
    pub moments: Vec<Moment>,
    /// Why the rest does not hold.
    pub broken: Option<String>,
}

/// Reads and replays a record up to the first thing that does not hold.
///
/// # Errors
/// Not even its first lines can be read, or its game or options are unknown.
pub fn replay_readable(text: &str) -> Result<Replayed> {
    let (record, broken) = match text.parse::<Record>() {
        Ok(record) => (record, None),
        Err(error) => {
            let record = before(text, &error).ok_or_else(|| error.clone()).context("it is not a record")?;
            (record, Some(error.to_string()))
        }
    };
    replay_as_far(record, broken)
}

/// Replays a record up to the first entry that does not hold.
///
/// # Errors
/// Its game, options or rules are unknown here.
pub fn replay_as_far(mut record: Record, mut broken: Option<String>) -> Result<Replayed> {
    loop {
        let error = match touchline_live::replay(&record) {
            Ok((live, moments)) => return Ok(Replayed { record, live, moments, broken }),
            Err(error) => error,
        };
        match &error {
            ReplayError::Entry { number, .. }
            | ReplayError::Hidden(number)
            | ReplayError::AfterEnd(number) => {
                record.entries.truncate(*number as usize - 1);
                record.result = None;
                broken.get_or_insert_with(|| error.to_string());
            }
            ReplayError::Result { found, expected } => {
                // A record that is not finished is not wrong.
                if found != "*" && broken.is_none() {
                    broken = Some(error.to_string());
                }
                let text = Record { result: None, ..record.clone() }.to_string();
                record = text.replacen("result: *", &format!("result: {expected}"), 1).parse()?;
            }
            _ => return Err(error.into()),
        }
    }
}

/// The record that ends before the line of an error; none if that line is among the tags.
fn before(text: &str, error: &RecordError) -> Option<Record> {
    let lines: Vec<&str> = text.split('\n').take(error.line.saturating_sub(1)).collect();
    let blank = lines.iter().position(|line| line.is_empty())?;
    let mut whole = lines[..=blank].join("\n");
    whole.push('\n');
    for line in &lines[blank + 1..] {
        whole.push_str(line);
        whole.push('\n');
    }
    whole.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = "touchline record 1\ngame: volchok\nrules: 1\noptions: {\"goals_to_win\":1}\ndice: seed 38\nhome: you\naway: you\nresult: *\n\n1 chance toss 3 2\n2 home pick 5\n3 chance spin 5\n";

    #[test]
    fn a_record_is_replayed_up_to_where_it_breaks() {
        let whole = replay_readable(GOOD).unwrap();
        assert_eq!((whole.moments.len(), whole.broken), (3, None));
        let cut = replay_readable(&format!("{GOOD}4 home st")).unwrap();
        assert_eq!(cut.moments.len(), 3);
        assert!(cut.broken.unwrap().contains("line 14"), "where it breaks is said");
        let illegal = replay_readable(&format!("{GOOD}4 home step 5 a1\n5 home end\n")).unwrap();
        assert_eq!(illegal.moments.len(), 3);
        assert!(illegal.broken.unwrap().starts_with("entry 4 (`home step 5 a1`)"));
        let lied = replay_readable(&GOOD.replace("result: *", "result: 9-0 home END-1")).unwrap();
        assert_eq!(lied.moments.len(), 3);
        assert!(lied.broken.unwrap().contains("9-0"));
        assert!(replay_readable("touchline record 1\ngame: vol").is_err());
        assert!(replay_readable("").is_err());
    }
}
