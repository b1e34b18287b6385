//! The archive: every match that is played on this machine, each in a record of its own, kept from its first step on.

mod broken;
mod date;
mod journal;
mod kept;
mod search;

pub use broken::{Replayed, replay_as_far, replay_readable};
pub use date::today;
pub use journal::Journal;
pub use kept::{Kept, Outcome};
pub use search::{Search, Statistics};

use crate::files::{data_folder, write_whole};
use std::fs::{File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use touchline_kernel::Viewer;
use touchline_kernel::record::Record;
use touchline_live::Match;

/// A folder of records.
#[derive(Debug, Clone)]
pub struct Archive {
    folder: PathBuf,
}

/// What a record in the archive is called after its name.
const EXTENSION: &str = "record";

impl Archive {
    /// The archive in the user's data folder; what earlier versions left there is taken over.
    ///
    /// # Errors
    /// There is no data folder, or it cannot be written.
    pub fn open() -> io::Result<Self> {
        let data = data_folder()?;
        let archive = Self::at(data.join("matches"))?;
        archive.take_over(&data);
        Ok(archive)
    }

    /// The archive in a folder, which is made and tried out.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn at(folder: PathBuf) -> io::Result<Self> {
        let named = |error: io::Error| io::Error::new(error.kind(), format!("{}: {error}", folder.display()));
        std::fs::create_dir_all(&folder).map_err(named)?;
        let probe = folder.join(format!(".probe-{}", std::process::id()));
        File::create(&probe).map_err(named)?;
        let _ = std::fs::remove_file(&probe);
        Ok(Self { folder })
    }

    /// Earlier versions kept one unfinished match of each game beside the archive.
    fn take_over(&self, data: &Path) {
        for entry in std::fs::read_dir(data).into_iter().flatten().flatten() {
            let file_name = entry.file_name();
            let game =
                file_name.to_str().and_then(|name| name.strip_prefix("unfinished-")?.strip_suffix(".record"));
            let Some(game) = game else { continue };
            let day = entry.metadata().and_then(|data| data.modified()).map_or_else(|_| today(), date::day);
            if let Ok((file, path)) = self.create(game, &day) {
                drop(file);
                if std::fs::rename(entry.path(), &path).is_err() {
                    let _ = std::fs::remove_file(&path);
                }
            }
        }
    }

    /// A new file with the next free name of a game and a day.
    fn create(&self, game: &str, day: &str) -> io::Result<(File, PathBuf)> {
        for number in 1u32.. {
            let path = self.path(&format!("{game}-{day}-{number}"));
            match OpenOptions::new().append(true).create_new(true).open(&path) {
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                made => return made.map(|file| (file, path)),
            }
        }
        Err(ErrorKind::AlreadyExists.into())
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.join(format!("{name}.{EXTENSION}"))
    }

    /// Keeps a new match from now on.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn begin(&self, live: &Match) -> io::Result<Journal> {
        let record = live.record(Viewer::Everything);
        let day = if record.date.is_empty() { today() } else { record.date.clone() };
        let (mut file, path) = self.create(&record.game, &day)?;
        file.write_all(record.to_string().as_bytes())?;
        file.sync_all()?;
        Ok(Journal::new(file, path, live))
    }

    /// Copies a record into the archive.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn adopt(&self, record: &Record) -> io::Result<Kept> {
        let day = if record.date.is_empty() { today() } else { record.date.clone() };
        let (mut file, path) = self.create(&record.game, &day)?;
        file.write_all(record.to_string().as_bytes())?;
        file.sync_all()?;
        Kept::read(&path)
    }

    /// Goes on keeping a match of the archive.
    ///
    /// # Errors
    /// It cannot be written, or it is being played in another terminal.
    pub fn go_on(&self, kept: &Kept, live: &Match) -> io::Result<Journal> {
        // A line that was cut off is written anew.
        write_whole(&kept.path, &live.record(Viewer::Everything).to_string())?;
        let file = OpenOptions::new().append(true).open(&kept.path)?;
        Ok(Journal::new(file, kept.path.clone(), live))
    }

    /// Every match, the latest first.
    pub fn matches(&self) -> Vec<Kept> {
        let mut found: Vec<Kept> = std::fs::read_dir(&self.folder)
            .into_iter()
            .flatten()
            .flatten()
            .filter(|entry| entry.path().extension().is_some_and(|extension| extension == EXTENSION))
            .filter_map(|entry| Kept::read(&entry.path()).ok())
            .collect();
        found.sort_by(|a, b| b.changed.cmp(&a.changed).then_with(|| b.name.cmp(&a.name)));
        found
    }

    /// The matches that were not played to their end, the latest first.
    pub fn unfinished(&self) -> Vec<Kept> {
        self.matches().into_iter().filter(|kept| kept.record.result.is_none()).collect()
    }

    /// A match by its name, or by the beginning of it if that is unique.
    pub fn find(&self, name: &str) -> Option<Kept> {
        if let Ok(kept) = Kept::read(&self.path(name)) {
            return Some(kept);
        }
        let mut alike = self.matches().into_iter().filter(|kept| kept.name.starts_with(name));
        alike.next().filter(|_| alike.next().is_none())
    }

    /// Removes a match.
    ///
    /// # Errors
    /// It cannot be removed.
    pub fn delete(&self, kept: &Kept) -> io::Result<()> {
        std::fs::remove_file(&kept.path)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use touchline_kernel::{BySeat, Turn};
    use touchline_live::Dice;

    fn archive() -> (tempfile::TempDir, Archive) {
        let folder = tempfile::tempdir().unwrap();
        let archive = Archive::at(folder.path().join("matches")).unwrap();
        (folder, archive)
    }

    fn new_match(seed: u64) -> Match {
        let game = touchline_games::open("volchok", &serde_json::json!({ "turn_limit": 4 })).unwrap();
        Match::new(game, BySeat::new("you".to_owned(), "rookie".to_owned()), &Dice::Seed(seed))
    }

    fn step(live: &mut Match) -> bool {
        match live.turn() {
            Turn::Over(_) => return false,
            Turn::Chance => drop(live.roll().unwrap()),
            Turn::Decision(seat) => {
                let action = live.position().legal()[0].text.clone();
                live.act(seat, &action).unwrap();
            }
        }
        true
    }

    #[test]
    fn every_step_is_on_the_disk_and_the_end_has_its_result() {
        let (_folder, archive) = archive();
        let mut live = new_match(3);
        let mut journal = archive.begin(&live).unwrap();
        while step(&mut live) {
            journal.keep(&live).unwrap();
            let kept = archive.find(journal.name()).unwrap();
            assert_eq!(kept.record.entries, live.entries(), "as another program would read it now");
        }
        let text = std::fs::read_to_string(journal.path()).unwrap();
        assert_eq!(text, live.record(Viewer::Everything).to_string());
        assert!(archive.unfinished().is_empty());
    }

    #[test]
    fn two_matches_of_a_game_are_two_and_a_torn_line_is_left_out() {
        let (_folder, archive) = archive();
        let mut live = new_match(3);
        let mut one = archive.begin(&live).unwrap();
        let two = archive.begin(&new_match(4)).unwrap();
        assert_ne!(one.name(), two.name());
        step(&mut live);
        one.keep(&live).unwrap();
        let mut torn = std::fs::read(one.path()).unwrap();
        torn.extend_from_slice(b"2 home pi");
        std::fs::write(one.path(), torn).unwrap();
        let kept = archive.find(one.name()).unwrap();
        assert_eq!(kept.record.entries, live.entries());
        let resumed = touchline_live::resume(&kept.record).unwrap();
        let mut again = archive.go_on(&kept, &resumed).unwrap();
        again.keep(&resumed).unwrap();
        assert_eq!(archive.matches().len(), 2);
    }

    #[test]
    fn a_match_that_was_killed_at_its_very_end_has_its_result_all_the_same() {
        let (_folder, archive) = archive();
        let mut live = new_match(3);
        let journal = archive.begin(&live).unwrap();
        while step(&mut live) {}
        let whole = live.record(Viewer::Everything);
        let unfinished = Record { result: None, ..whole.clone() };
        std::fs::write(journal.path(), unfinished.to_string()).unwrap();
        assert_eq!(archive.find(journal.name()).unwrap().record, whole);
    }

    #[test]
    fn what_earlier_versions_kept_is_taken_over() {
        let (folder, archive) = archive();
        let old = folder.path().join("unfinished-volchok.record");
        std::fs::write(&old, new_match(9).record(Viewer::Everything).to_string()).unwrap();
        archive.take_over(folder.path());
        assert!(!old.exists());
        let kept = archive.matches();
        assert_eq!(kept.len(), 1);
        assert!(kept[0].name.starts_with("volchok-"), "{}", kept[0].name);
    }
}
