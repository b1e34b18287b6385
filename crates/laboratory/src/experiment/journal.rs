//! An append-only journal of finished matches, one JSON line each, so that an experiment can be stopped and resumed.

use crate::experiment::{Job, Kind};
use crate::stats::MatchSheet;
use anyhow::{Context, Result, anyhow, bail};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{BufRead, BufReader, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use touchline_kernel::Seat;

/// A folder with the plan's key and the matches.
#[derive(Debug)]
pub struct Journal {
    folder: PathBuf,
    file: File,
    rules: Vec<&'static str>,
    synced: Instant,
    /// Lines that could not be read; their matches are played again.
    pub damaged: usize,
}

/// One match, as it stands in the file.
#[derive(Debug, Serialize, Deserialize)]
struct Line {
    run: usize,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    skill: bool,
    #[serde(rename = "match")]
    number: u64,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    swapped: bool,
    score: [u16; 2],
    winner: String,
    by: String,
    decisions: u32,
    chances: u32,
    turns: u32,
    lead_changes: u16,
    goals: Vec<(u32, String)>,
    nodes: u64,
    rules: BTreeMap<String, u32>,
    seconds: f64,
}

const KEY: &str = "laboratory.json";
const MATCHES: &str = "matches.jsonl";
/// The longest time between two fsyncs: what a power cut can lose.
const SYNC: Duration = Duration::from_secs(5);

impl Journal {
    /// Opens or creates the folder and replays the matches it holds.
    ///
    /// # Errors
    /// A folder that holds another laboratory, that another program is working in, or that cannot be written.
    pub fn open(
        folder: &Path,
        key: &Value,
        rules: Vec<&'static str>,
        mut known: impl FnMut(Job, MatchSheet, Duration),
    ) -> Result<Self> {
        let name = folder.display();
        std::fs::create_dir_all(folder).with_context(|| format!("cannot make {name}"))?;
        let matches = folder.join(MATCHES);
        let mut file = OpenOptions::new()
            .create(true)
            .read(true)
            .append(true)
            .open(&matches)
            .with_context(|| format!("cannot open {}", matches.display()))?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => bail!("another laboratory is at work in {name}"),
            // Some file systems do not support locks; go on without one.
            Ok(()) | Err(TryLockError::Error(_)) => {}
        }
        agree(&folder.join(KEY), key)?;
        let mut damaged = 0;
        let mut whole = 0;
        let mut reader = BufReader::new(&file);
        let mut line = Vec::new();
        loop {
            line.clear();
            let n = reader.read_until(b'\n', &mut line).with_context(|| format!("cannot read {name}"))?;
            // A line without its end was cut off when it was written.
            if line.last() != Some(&b'\n') {
                break;
            }
            whole += n as u64;
            match read(&line, &rules) {
                Some((job, sheet, took)) => known(job, sheet, took),
                None => damaged += 1,
            }
        }
        file.set_len(whole).with_context(|| format!("cannot write {name}"))?;
        file.seek(SeekFrom::End(0))?;
        Ok(Self { folder: folder.to_owned(), file, rules, synced: Instant::now(), damaged })
    }

    /// Appends a match.
    ///
    /// # Errors
    /// A file that cannot be written.
    pub fn keep(&mut self, job: Job, sheet: &MatchSheet, took: Duration) -> Result<()> {
        let rule = |place: usize| self.rules.get(place).copied().unwrap_or_default().to_owned();
        let line = Line {
            run: job.combination,
            skill: job.kind == Kind::Skill,
            number: sheet.number,
            swapped: sheet.swapped,
            score: sheet.score,
            winner: sheet.winner.map_or("level", Seat::name).to_owned(),
            by: rule(sheet.by),
            decisions: sheet.decisions,
            chances: sheet.chances,
            turns: sheet.turns,
            lead_changes: sheet.lead_changes,
            goals: sheet.goals.iter().map(|(turn, seat)| (*turn, seat.name().to_owned())).collect(),
            nodes: sheet.nodes,
            rules: sheet
                .rules
                .iter()
                .enumerate()
                .filter(|(_, count)| **count > 0)
                .map(|(place, count)| (rule(place), *count))
                .collect(),
            seconds: (took.as_secs_f64() * 1e6).round() / 1e6,
        };
        let mut text = serde_json::to_string(&line)?;
        text.push('\n');
        // One call for the whole line: a program that is killed leaves whole lines, or a last one without its end.
        let written = self.file.write_all(text.as_bytes()).and_then(|()| {
            if self.synced.elapsed() < SYNC {
                return Ok(());
            }
            self.synced = Instant::now();
            self.file.sync_data()
        });
        written.with_context(|| format!("cannot write {}", self.folder.join(MATCHES).display()))
    }

    /// Flushes to disk (fsync).
    ///
    /// # Errors
    /// A file that cannot be written.
    pub fn sync(&self) -> Result<()> {
        self.file.sync_data().with_context(|| format!("cannot write {}", self.folder.display()))
    }

    /// Deletes a journal in a temporary folder once the experiment is complete.
    pub fn remove(self) {
        for name in [MATCHES, KEY] {
            let _ = std::fs::remove_file(self.folder.join(name));
        }
        // Only if nothing else is in it.
        let _ = std::fs::remove_dir(&self.folder);
    }
}

/// Writes the key, or compares it with the one that is there.
fn agree(path: &Path, key: &Value) -> Result<()> {
    let text = match std::fs::read_to_string(path) {
        Ok(text) if !text.trim().is_empty() => text,
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            return Err(error).with_context(|| format!("cannot read {}", path.display()));
        }
        _ => {
            let beside = path.with_extension("part");
            let text = serde_json::to_string_pretty(key)? + "\n";
            let written = std::fs::write(&beside, text).and_then(|()| std::fs::rename(&beside, path));
            return written.with_context(|| format!("cannot write {}", path.display()));
        }
    };
    let there: Value =
        serde_json::from_str(&text).map_err(|error| anyhow!("{} is damaged: {error}", path.display()))?;
    let fields = key.as_object().into_iter().flatten();
    let differences: Vec<String> = fields
        .filter(|(name, value)| there.get(name.as_str()) != Some(value))
        .map(|(name, value)| {
            format!("`{name}` is {} there and {value} here", there.get(name).unwrap_or(&Value::Null))
        })
        .collect();
    if differences.is_empty() {
        return Ok(());
    }
    let folder = path.parent().unwrap_or(path).display();
    bail!("{folder} holds another laboratory: {}. Choose another folder with --out", differences.join("; "))
}

/// Parses one line; `None` if it is not a match of this game.
fn read(line: &[u8], rules: &[&'static str]) -> Option<(Job, MatchSheet, Duration)> {
    let line: Line = serde_json::from_slice(line).ok()?;
    let place = |id: &str| rules.iter().position(|rule| *rule == id);
    let seat = |name: &str| Seat::BOTH.into_iter().find(|seat| seat.name() == name);
    let mut counts = vec![0; rules.len()];
    for (id, count) in &line.rules {
        counts[place(id)?] = *count;
    }
    let winner = if line.winner == "level" { None } else { Some(seat(&line.winner)?) };
    let goals: Option<Vec<(u32, Seat)>> =
        line.goals.iter().map(|(turn, name)| Some((*turn, seat(name)?))).collect();
    let kind = if line.skill { Kind::Skill } else { Kind::Play };
    let job = Job { combination: line.run, kind, number: line.number };
    let sheet = MatchSheet {
        number: line.number,
        swapped: line.swapped,
        score: line.score,
        winner,
        by: place(&line.by)?,
        decisions: line.decisions,
        chances: line.chances,
        turns: line.turns,
        lead_changes: line.lead_changes,
        goals: goals?,
        nodes: line.nodes,
        rules: counts,
    };
    Some((job, sheet, Duration::try_from_secs_f64(line.seconds).ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    const RULES: [&str; 3] = ["A-1", "A-2", "B-1"];

    fn sheet(number: u64) -> MatchSheet {
        MatchSheet {
            number,
            swapped: number % 2 == 1,
            score: [2, 1],
            winner: Some(Seat::Home),
            by: 2,
            decisions: 10,
            chances: 4,
            turns: 7,
            lead_changes: 0,
            goals: vec![(3, Seat::Home), (5, Seat::Away), (7, Seat::Home)],
            nodes: 99,
            rules: vec![0, 3, 1],
        }
    }

    fn open(folder: &Path, key: &Value) -> Result<(Journal, Vec<(Job, MatchSheet)>)> {
        let mut known = Vec::new();
        let journal = Journal::open(folder, key, RULES.to_vec(), |job, sheet, took| {
            assert_eq!(took, Duration::from_millis(1500));
            known.push((job, sheet));
        })?;
        Ok((journal, known))
    }

    fn job(number: u64) -> Job {
        Job { combination: 1, kind: Kind::Skill, number }
    }

    #[test]
    fn what_was_kept_is_read_again_even_after_a_cut_line() {
        let folder = tempfile::tempdir().unwrap();
        let key = json!({ "seed": 1 });
        let (mut journal, known) = open(folder.path(), &key).unwrap();
        assert!(known.is_empty());
        for number in 0..3 {
            journal.keep(job(number), &sheet(number), Duration::from_millis(1500)).unwrap();
        }
        drop(journal);
        let path = folder.path().join(MATCHES);
        let text = std::fs::read_to_string(&path).unwrap();
        std::fs::write(&path, &text[..text.len() - 20]).unwrap();
        let (mut journal, known) = open(folder.path(), &key).unwrap();
        assert_eq!(known, [(job(0), sheet(0)), (job(1), sheet(1))]);
        journal.keep(job(2), &sheet(2), Duration::from_millis(1500)).unwrap();
        drop(journal);
        assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
        let damaged = text.replacen("A-2", "X-2", 1);
        std::fs::write(&path, damaged).unwrap();
        let (journal, known) = open(folder.path(), &key).unwrap();
        assert_eq!((journal.damaged, known.len()), (1, 2));
        journal.remove();
        assert!(!folder.path().exists());
    }

    #[test]
    fn another_laboratory_and_a_second_program_are_refused() {
        let folder = tempfile::tempdir().unwrap();
        let (journal, _) = open(folder.path(), &json!({ "seed": 1, "game": "fuba" })).unwrap();
        let busy = open(folder.path(), &json!({ "seed": 1, "game": "fuba" })).unwrap_err().to_string();
        assert!(busy.contains("at work"), "{busy}");
        drop(journal);
        let other = open(folder.path(), &json!({ "seed": 2, "game": "fuba" })).unwrap_err().to_string();
        assert!(other.contains("`seed` is 1 there and 2 here") && !other.contains("game"), "{other}");
    }
}
