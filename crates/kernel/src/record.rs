//! Records: a match as a text file. The grammar is strict, so that a record has one spelling; see `docs/formats/record.md`.

use crate::dice::{Commitment, Secret, from_hex, to_hex};
use crate::seat::{BySeat, Seat};
use crate::vocabulary::Token;
use std::fmt;

/// The first line of every record.
pub const MAGIC: &str = "touchline record 1";

/// The longest record that is read: far above the longest match there can be.
pub const BYTES_MAX: usize = 16 << 20;

/// A match as it was played, game-blind: steps are still notation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// The game's ID.
    pub game: String,
    /// The revision of its rules.
    pub rules: u32,
    /// The options that differ from the defaults, as JSON on one line.
    pub options: String,
    /// Where the chances came from.
    pub dice: DiceSource,
    /// Who sat where.
    pub names: BySeat<String>,
    /// The day, as `2026-11-15`; empty if not told.
    pub date: String,
    /// Was it made for practice, so that moves could be taken back over a chance?
    pub practice: bool,
    /// Whose knowledge the record shows; none for all of it.
    pub seen_by: Option<Seat>,
    /// How it ended; none while it is being played.
    pub result: Option<RecordResult>,
    /// The server's signature over everything else; none where nobody signed it.
    pub signature: Option<Signature>,
    /// The log.
    pub entries: Vec<Entry>,
}

/// An Ed25519 signature.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Signature(pub [u8; 64]);

impl fmt::Display for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl Signature {
    /// Reads what `Display` writes.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let (first, second) = text.split_at_checked(64)?;
        let mut bytes = [0; 64];
        bytes[..32].copy_from_slice(&from_hex(first)?);
        bytes[32..].copy_from_slice(&from_hex(second)?);
        Some(Self(bytes))
    }
}

/// Where the chances of a match came from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DiceSource {
    /// From one number: [`FairDice::from_seed`](crate::dice::FairDice::from_seed).
    Seed(u64),
    /// One match of many: [`FairDice::for_match`](crate::dice::FairDice::for_match).
    Many {
        /// The common seed.
        seed: u64,
        /// The match's number.
        number: u64,
    },
    /// From three parties: what each committed to, and what it revealed.
    Shared {
        /// The server's.
        server: (Commitment, Option<Secret>),
        /// Home's client's.
        home: (Commitment, Option<Secret>),
        /// Away's client's.
        away: (Commitment, Option<Secret>),
    },
    /// Rolled elsewhere, at a table perhaps: cannot be recomputed.
    Table,
}

/// How a match ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordResult {
    /// The goals.
    pub score: BySeat<u16>,
    /// `None` for a draw.
    pub winner: Option<Seat>,
    /// The ID of the rule that ended it, or `resigned`, `agreed`, `forfeited`.
    pub by: String,
}

/// One line of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Entry {
    /// A seat's decision in notation; none where the record may not show it.
    Action(Seat, Option<String>),
    /// What chance picked, in notation; none where the record may not show it.
    Chance(Option<String>),
    /// The match went back to where it stood after this many entries; 0 is the start.
    Undo(u32),
    /// The real clock ran down.
    Time,
    /// The server was away for so many seconds, which the clocks did not count.
    Paused(u32),
    /// A seat gave up.
    Resigned(Seat),
    /// Both seats agreed to a draw.
    Agreed,
    /// A seat lost for being away too long, or out of time.
    Forfeited(Seat),
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Action(seat, text) => write!(f, "{seat} {}", text.as_deref().unwrap_or("?")),
            Self::Chance(text) => write!(f, "chance {}", text.as_deref().unwrap_or("?")),
            Self::Undo(to) => write!(f, "match undo {to}"),
            Self::Time => f.write_str("match time"),
            Self::Paused(seconds) => write!(f, "match paused {seconds}"),
            Self::Resigned(seat) => write!(f, "match resigned {seat}"),
            Self::Agreed => f.write_str("match agreed"),
            Self::Forfeited(seat) => write!(f, "match forfeited {seat}"),
        }
    }
}

impl fmt::Display for RecordResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let winner = self.winner.map_or("level", Seat::name);
        write!(f, "{}-{} {winner} {}", self.score.home, self.score.away, self.by)
    }
}

impl std::str::FromStr for RecordResult {
    type Err = RecordError;

    /// Reads what `Display` writes.
    fn from_str(text: &str) -> Result<Self, RecordError> {
        read_result(&Lines { lines: text.split('\n').peekable(), number: 1 }, text)
    }
}

impl Entry {
    /// Reads what `Display` writes: the entry with this number, counted from 1.
    ///
    /// # Errors
    /// The text is no entry; the error counts columns from its beginning.
    pub fn read(text: &str, number: usize) -> Result<Self, RecordError> {
        read_entry_text(&Lines { lines: text.split('\n').peekable(), number }, text, number, 1)
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{MAGIC}")?;
        writeln!(f, "game: {}", self.game)?;
        writeln!(f, "rules: {}", self.rules)?;
        writeln!(f, "options: {}", self.options)?;
        match &self.dice {
            DiceSource::Seed(seed) => writeln!(f, "dice: seed {seed}")?,
            DiceSource::Many { seed, number } => writeln!(f, "dice: seed {seed} match {number}")?,
            DiceSource::Table => writeln!(f, "dice: table")?,
            DiceSource::Shared { server, home, away } => {
                writeln!(f, "dice: shared")?;
                for (name, (commitment, secret)) in [("server", server), ("home", home), ("away", away)] {
                    let secret = secret.map_or("?".to_owned(), |secret| to_hex(&secret.0));
                    writeln!(f, "dice-{name}: {} {secret}", to_hex(&commitment.0))?;
                }
            }
        }
        writeln!(f, "home: {}", self.names.home)?;
        writeln!(f, "away: {}", self.names.away)?;
        if !self.date.is_empty() {
            writeln!(f, "date: {}", self.date)?;
        }
        if self.practice {
            writeln!(f, "practice: yes")?;
        }
        if let Some(seat) = self.seen_by {
            writeln!(f, "seen-by: {seat}")?;
        }
        match &self.result {
            Some(result) => writeln!(f, "result: {result}")?,
            None => writeln!(f, "result: *")?,
        }
        if let Some(signature) = &self.signature {
            writeln!(f, "signature: {signature}")?;
        }
        writeln!(f)?;
        for (i, entry) in self.entries.iter().enumerate() {
            writeln!(f, "{} {entry}", i + 1)?;
        }
        Ok(())
    }
}

/// Where a text stops being a record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {what}")]
pub struct RecordError {
    /// Counted from 1.
    pub line: usize,
    /// Counted in characters from 1.
    pub column: usize,
    /// What was found and what would be right.
    pub what: String,
}

/// The line that is being read, so that errors can point into it.
struct Lines<'a> {
    lines: std::iter::Peekable<std::str::Split<'a, char>>,
    number: usize,
}

impl<'a> Lines<'a> {
    fn error<T>(&self, column: usize, what: impl Into<String>) -> Result<T, RecordError> {
        Err(RecordError { line: self.number, column, what: what.into() })
    }

    fn next(&mut self, expected: &str) -> Result<&'a str, RecordError> {
        self.number += 1;
        let Some(line) = self.lines.next() else {
            return self.error(1, format!("the record ends here, expected {expected}"));
        };
        if let Some(i) = line.chars().position(char::is_control) {
            return self.error(i + 1, "found a control character; lines end with a line feed alone");
        }
        Ok(line)
    }

    /// The value of `key: value`.
    fn tag(&mut self, key: &str) -> Result<&'a str, RecordError> {
        let line = self.next(&format!("`{key}: …`"))?;
        match line.strip_prefix(key).and_then(|rest| rest.strip_prefix(": ")) {
            Some(value) if value.trim() == value && !value.is_empty() => Ok(value),
            Some(_) => {
                self.error(key.len() + 3, format!("the value of `{key}` is empty or has blanks around it"))
            }
            None => self.error(1, format!("found `{}`, expected `{key}: …`", shortened(line))),
        }
    }

    fn optional_tag(&mut self, key: &str) -> Result<Option<&'a str>, RecordError> {
        let present = self.lines.peek().is_some_and(|line| line.split(':').next() == Some(key));
        if present { self.tag(key).map(Some) } else { Ok(None) }
    }

    fn token<T: Token>(&self, text: &str, column: usize) -> Result<T, RecordError> {
        T::read(text).map_or_else(
            || self.error(column, format!("found `{}`, expected {}", shortened(text), T::EXPECTED)),
            Ok,
        )
    }

    fn dice_line(&mut self, party: &str) -> Result<(Commitment, Option<Secret>), RecordError> {
        let key = format!("dice-{party}");
        let value = self.tag(&key)?;
        let column = key.len() + 3;
        let (commitment, secret) = value.split_once(' ').unwrap_or((value, ""));
        let Some(commitment) = from_hex(commitment) else {
            return self.error(column, "expected a commitment of 64 hexadecimal digits");
        };
        let secret = match secret {
            "?" => None,
            digits => match from_hex(digits) {
                Some(bytes) => Some(Secret(bytes)),
                None => return self.error(column + 65, "expected a secret of 64 hexadecimal digits, or `?`"),
            },
        };
        Ok((Commitment(commitment), secret))
    }
}

fn shortened(text: &str) -> String {
    if text.chars().count() > 40 { text.chars().take(40).chain(['…']).collect() } else { text.to_owned() }
}

impl std::str::FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        if text.len() > BYTES_MAX {
            return Err(RecordError {
                line: 1,
                column: 1,
                what: format!("a record has at most {BYTES_MAX} bytes"),
            });
        }
        let mut lines = Lines { lines: text.split('\n').peekable(), number: 0 };
        let magic = lines.next(&format!("`{MAGIC}`"))?;
        if magic != MAGIC {
            return lines.error(1, format!("found `{}`, expected `{MAGIC}`", shortened(magic)));
        }
        let game = lines.tag("game")?.to_owned();
        let rules = lines.tag("rules")?;
        let rules = lines.token(rules, 8)?;
        let options = lines.tag("options")?.to_owned();
        let dice = read_dice(&mut lines)?;
        let home = lines.tag("home")?.to_owned();
        let away = lines.tag("away")?.to_owned();
        let date = lines.optional_tag("date")?.unwrap_or_default().to_owned();
        let practice = match lines.optional_tag("practice")? {
            None => false,
            Some("yes") => true,
            Some(other) => {
                return lines
                    .error(11, format!("found `{}`, expected `yes`, or no such line", shortened(other)));
            }
        };
        let seen_by = match lines.optional_tag("seen-by")? {
            Some(seat) => Some(lines.token(seat, 10)?),
            None => None,
        };
        let result = lines.tag("result")?;
        let result = if result == "*" { None } else { Some(read_result(&lines, result)?) };
        let signature = match lines.optional_tag("signature")? {
            Some(text) => match Signature::read(text) {
                Some(signature) => Some(signature),
                None => return lines.error(12, "expected a signature of 128 hexadecimal digits"),
            },
            None => None,
        };
        let blank = lines.next("an empty line after the tags")?;
        if !blank.is_empty() {
            return lines
                .error(1, format!("found `{}`, expected an empty line after the tags", shortened(blank)));
        }
        let mut entries = Vec::new();
        loop {
            let line = lines.next("a line feed at the end of the last entry")?;
            if line.is_empty() && lines.lines.peek().is_none() {
                break;
            }
            entries.push(read_entry(&lines, line, entries.len() + 1)?);
        }
        Ok(Self {
            game,
            rules,
            options,
            dice,
            names: BySeat::new(home, away),
            date,
            practice,
            seen_by,
            result,
            signature,
            entries,
        })
    }
}

fn read_dice(lines: &mut Lines<'_>) -> Result<DiceSource, RecordError> {
    let value = lines.tag("dice")?;
    let words: Vec<&str> = value.split(' ').collect();
    match words[..] {
        ["seed", seed] => Ok(DiceSource::Seed(number(lines, seed, 12)?)),
        ["seed", seed, "match", n] => Ok(DiceSource::Many {
            seed: number(lines, seed, 12)?,
            number: number(lines, n, 19 + seed.len())?,
        }),
        ["table"] => Ok(DiceSource::Table),
        ["shared"] => Ok(DiceSource::Shared {
            server: lines.dice_line("server")?,
            home: lines.dice_line("home")?,
            away: lines.dice_line("away")?,
        }),
        _ => lines.error(
            7,
            format!("found `{}`, expected `seed N`, `seed N match M`, `shared` or `table`", shortened(value)),
        ),
    }
}

fn number(lines: &Lines<'_>, text: &str, column: usize) -> Result<u64, RecordError> {
    match text.parse::<u64>() {
        Ok(number) if number.to_string() == text => Ok(number),
        _ => lines.error(column, format!("found `{}`, expected a whole number", shortened(text))),
    }
}

fn read_result(lines: &Lines<'_>, text: &str) -> Result<RecordResult, RecordError> {
    let expected = "expected `*`, or a result such as `4-2 home END-1`";
    let words: Vec<&str> = text.split(' ').collect();
    let [score, winner, by] = words[..] else {
        return lines.error(9, format!("found `{}`, {expected}", shortened(text)));
    };
    let Some((home, away)) = score.split_once('-') else {
        return lines.error(9, format!("found `{}`, {expected}", shortened(score)));
    };
    let home: u16 = lines.token(home, 9)?;
    let away: u16 = lines.token(away, 10 + score.find('-').unwrap_or_default())?;
    let winner = if winner == "level" { None } else { Some(lines.token(winner, 10 + score.len())?) };
    Ok(RecordResult { score: BySeat::new(home, away), winner, by: by.to_owned() })
}

fn read_entry(lines: &Lines<'_>, line: &str, number: usize) -> Result<Entry, RecordError> {
    let numbered = format!("{number} ");
    let Some(rest) = line.strip_prefix(&numbered) else {
        let found = line.split(' ').next().unwrap_or_default();
        return lines.error(1, format!("found `{}`, expected entry number {number}", shortened(found)));
    };
    read_entry_text(lines, rest, number, numbered.len() + 1)
}

/// Reads an entry without its number, which begins in this column.
fn read_entry_text(
    lines: &Lines<'_>,
    rest: &str,
    number: usize,
    column: usize,
) -> Result<Entry, RecordError> {
    let (who, what) = rest.split_once(' ').unwrap_or((rest, ""));
    let step = || {
        let blanks = what.is_empty() || what.trim() != what || what.contains("  ");
        match what {
            _ if blanks => {
                lines.error(column + who.len() + 1, "expected a step, its words parted by single blanks")
            }
            "?" => Ok(None),
            text => Ok(Some(text.to_owned())),
        }
    };
    match who {
        "home" => Ok(Entry::Action(Seat::Home, step()?)),
        "away" => Ok(Entry::Action(Seat::Away, step()?)),
        "chance" => Ok(Entry::Chance(step()?)),
        "match" => {
            let column = column + 6;
            match what.split(' ').collect::<Vec<_>>()[..] {
                ["undo", to] => {
                    let to: u32 = lines.token(to, column + 5)?;
                    if (to as usize) < number {
                        Ok(Entry::Undo(to))
                    } else {
                        lines.error(column + 5, format!("entry {number} cannot go back to after entry {to}"))
                    }
                }
                ["time"] => Ok(Entry::Time),
                ["paused", seconds] => Ok(Entry::Paused(lines.token(seconds, column + 7)?)),
                ["agreed"] => Ok(Entry::Agreed),
                ["resigned", seat] => Ok(Entry::Resigned(lines.token(seat, column + 9)?)),
                ["forfeited", seat] => Ok(Entry::Forfeited(lines.token(seat, column + 10)?)),
                _ => lines.error(
                    column,
                    format!(
                        "found `{}`, expected `undo N`, `time`, `paused N`, `agreed`, `resigned SEAT` or `forfeited SEAT`",
                        shortened(what)
                    ),
                ),
            }
        }
        _ => lines.error(
            column,
            format!("found `{}`, expected `home`, `away`, `chance` or `match`", shortened(who)),
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn sample() -> Record {
        Record {
            game: "toy".to_owned(),
            rules: 1,
            options: "{}".to_owned(),
            dice: DiceSource::Seed(7),
            names: BySeat::new("Anna".to_owned(), "random".to_owned()),
            date: "2026-11-15".to_owned(),
            practice: false,
            seen_by: Some(Seat::Home),
            result: Some(RecordResult {
                score: BySeat::new(4, 2),
                winner: Some(Seat::Home),
                by: "END-1".to_owned(),
            }),
            signature: None,
            entries: vec![
                Entry::Chance(Some("spin 4".to_owned())),
                Entry::Action(Seat::Away, None),
                Entry::Undo(1),
                Entry::Time,
                Entry::Resigned(Seat::Away),
            ],
        }
    }

    fn refused(change: impl Fn(&mut String), message: &str) {
        let mut text = sample().to_string();
        change(&mut text);
        assert_eq!(text.parse::<Record>().unwrap_err().to_string(), message, "{text}");
    }

    fn swap<'a>(from: &'a str, to: &'a str) -> impl Fn(&mut String) + 'a {
        move |text| {
            assert!(text.contains(from), "the sample has no {from}");
            *text = text.replacen(from, to, 1);
        }
    }

    #[test]
    fn an_entry_and_a_result_are_read_by_themselves() {
        for (i, entry) in sample().entries.iter().enumerate() {
            assert_eq!(Entry::read(&entry.to_string(), i + 1).as_ref(), Ok(entry));
        }
        assert!(Entry::read("match undo 3", 3).is_err());
        assert!(Entry::read("nobody spin", 1).is_err());
        let result = sample().result.unwrap();
        assert_eq!(result.to_string().parse(), Ok(result));
        assert!("4-2 nobody END-1".parse::<RecordResult>().is_err());
    }

    #[test]
    fn a_record_is_read_as_it_is_printed() {
        let shared = (Commitment([1; 32]), Some(Secret([2; 32])));
        for dice in [
            DiceSource::Seed(7),
            DiceSource::Many { seed: 1, number: 2 },
            DiceSource::Table,
            DiceSource::Shared { server: (Commitment([9; 32]), None), home: shared, away: shared },
        ] {
            for practice in [false, true] {
                let record = Record { dice: dice.clone(), practice, ..sample() };
                assert_eq!(record.to_string().parse(), Ok(record));
            }
        }
    }

    #[test]
    fn errors_point_at_the_place() {
        refused(
            swap("seen-by: home", "practice: no\nseen-by: home"),
            "line 9, column 11: found `no`, expected `yes`, or no such line",
        );
        refused(
            swap("record 1", "record 2"),
            "line 1, column 1: found `touchline record 2`, expected `touchline record 1`",
        );
        refused(swap("rules: 1", "rules: one"), "line 3, column 8: found `one`, expected a whole number");
        refused(swap("seed 7", "seed x"), "line 5, column 12: found `x`, expected a whole number");
        refused(swap("home: Anna\n", ""), "line 6, column 1: found `away: random`, expected `home: …`");
        refused(swap("4-2 home", "4-2 both"), "line 10, column 13: found `both`, expected `home` or `away`");
        refused(swap("1 chance", "2 chance"), "line 12, column 1: found `2`, expected entry number 1");
        refused(
            swap("2 away", "2 ref"),
            "line 13, column 3: found `ref`, expected `home`, `away`, `chance` or `match`",
        );
        refused(swap("undo 1", "undo 3"), "line 14, column 14: entry 3 cannot go back to after entry 3");
        refused(
            swap("chance spin", "chance  spin"),
            "line 12, column 10: expected a step, its words parted by single blanks",
        );
        refused(
            |text| {
                text.pop();
            },
            "line 17, column 1: the record ends here, expected a line feed at the end of the last entry",
        );
        refused(
            swap("random\n", "random\r\n"),
            "line 7, column 13: found a control character; lines end with a line feed alone",
        );
    }

    proptest! {
        #[test]
        fn no_text_makes_the_reader_panic(text in "\\PC*") {
            let _ = text.parse::<Record>();
        }

        #[test]
        fn no_damage_makes_the_reader_panic_and_what_it_reads_has_one_spelling(at in 0usize..400, byte: u8) {
            let mut bytes = sample().to_string().into_bytes();
            let at = at % bytes.len();
            bytes[at] = byte;
            if let Ok(text) = String::from_utf8(bytes)
                && let Ok(record) = text.parse::<Record>() {
                prop_assert_eq!(record.to_string(), text);
            }
        }
    }
}
