//! `touchline restore FILE`: a backup read into an empty database.

use super::backup::{Of, named, run};
use super::serve::open_store;
use anyhow::{Context, Result};
use clap::Args;
use std::fs::File;
use std::io::{BufReader, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use touchline_store::Access;

/// Which store, and which file.
#[derive(Debug, Args)]
pub struct Restore {
    /// The file to read.
    file: PathBuf,
    #[command(flatten)]
    of: Of,
}

impl Restore {
    /// Reads a backup into an empty store.
    pub fn run(self) -> Result<ExitCode> {
        let rows = run(async {
            let file = File::open(&self.file).with_context(|| named(&self.file, "cannot be read"))?;
            let store = open_store(self.of.database, Access::Server).await?;
            let read = store.restore(&mut BufReader::new(file)).await;
            store.close().await;
            read.with_context(|| named(&self.file, "was not restored"))
        })?;
        writeln!(std::io::stdout(), "{rows} rows")?;
        Ok(ExitCode::SUCCESS)
    }
}
