//! The file of a match that is being played: each step is appended and synced before the next one.

use crate::files::write_whole;
use std::fmt::Write as _;
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use touchline_kernel::Viewer;
use touchline_live::Match;

/// A record that grows with its match. SIGKILL loses at most the step in hand.
#[derive(Debug)]
pub struct Journal {
    file: File,
    path: PathBuf,
    /// Entries that are on the disk.
    written: usize,
    /// Has the result been written?
    finished: bool,
    /// Was a step written in part? Then the whole file is written anew.
    torn: bool,
}

impl Journal {
    pub(super) fn new(file: File, path: PathBuf, live: &Match) -> Self {
        let finished = live.ending().is_some();
        Self { file, path, written: live.entries().len(), finished, torn: false }
    }

    /// What the match is called in the archive.
    pub fn name(&self) -> &str {
        self.path.file_stem().and_then(|name| name.to_str()).unwrap_or_default()
    }

    /// Its file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Appends what is new, and once the match is over its result.
    ///
    /// # Errors
    /// It cannot be written; the next call tries again.
    pub fn keep(&mut self, live: &Match) -> io::Result<()> {
        if self.finished {
            return Ok(());
        }
        if live.ending().is_some() || self.torn {
            write_whole(&self.path, &live.record(Viewer::Everything).to_string())?;
            self.file = OpenOptions::new().append(true).open(&self.path)?;
            self.finished = live.ending().is_some();
            self.torn = false;
        } else {
            let mut text = String::new();
            for (i, entry) in live.entries().iter().enumerate().skip(self.written) {
                let _ = writeln!(text, "{} {entry}", i + 1);
            }
            if text.is_empty() {
                return Ok(());
            }
            self.torn = true;
            self.file.write_all(text.as_bytes())?;
            self.file.sync_data()?;
            self.torn = false;
        }
        self.written = live.entries().len();
        Ok(())
    }
}
