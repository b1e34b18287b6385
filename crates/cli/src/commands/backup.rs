//! `touchline backup FILE`: everything that a server keeps, as one file.

use super::serve::open_store;
use anyhow::{Context, Result, bail};
use clap::Args;
use std::fs::{File, OpenOptions};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use touchline_store::Access;

/// Which store, and which file.
#[derive(Debug, Args)]
pub struct Backup {
    /// The file to write. It holds everything that the server keeps, hashes of passwords and secrets of matches included: guard it.
    file: PathBuf,
    /// Replace the file if it already exists.
    #[arg(long)]
    force: bool,
    #[command(flatten)]
    of: Of,
}

#[derive(Debug, Args)]
pub struct Of {
    /// Where matches are kept: sqlite://FILE or postgres://…; a file in the user's data folder if not given.
    #[arg(long, value_name = "URL", env = "TOUCHLINE_DATABASE", hide_env_values = true)]
    pub database: Option<String>,
}

impl Backup {
    /// Writes everything as it is at one moment; a server may go on meanwhile.
    pub fn run(self) -> Result<ExitCode> {
        if self.file.exists() && !self.force {
            bail!("{} already exists; choose another name, or replace it with --force", self.file.display());
        }
        let rows = run(async {
            let store = open_store(self.of.database, Access::Beside).await?;
            // What is there is never half overwritten: the file gets its name when it is whole.
            let part = self.file.with_extension("part");
            let mut out = BufWriter::new(secret_file(&part)?);
            let rows = store.backup(&mut out).await.context("the backup cannot be written")?;
            out.into_inner().map_err(|error| error.into_error())?.sync_all()?;
            std::fs::rename(&part, &self.file).with_context(|| named(&self.file, "cannot be written"))?;
            store.close().await;
            Ok(rows)
        })?;
        writeln!(std::io::stdout(), "{rows} rows")?;
        Ok(ExitCode::SUCCESS)
    }
}

pub fn named(path: &Path, what: &str) -> String {
    format!("{} {what}", path.display())
}

pub fn run<T>(doing: impl Future<Output = Result<T>>) -> Result<T> {
    tokio::runtime::Runtime::new().context("the runtime cannot start")?.block_on(doing)
}

/// A new file that only its owner reads.
fn secret_file(path: &Path) -> Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).with_context(|| named(path, "cannot be written"))
}
