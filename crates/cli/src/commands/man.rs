//! `touchline man`: manual pages for every command, from the same definition as `--help`.

use anyhow::{Context, Result};
use clap::Args;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Which page.
#[derive(Debug, Args)]
pub struct Man {
    /// A command; the page of the program itself if not given.
    command: Option<String>,
    /// Write the pages of all commands into this folder, such as ~/.local/share/man/man1.
    #[arg(long, value_name = "DIR", conflicts_with = "command")]
    dir: Option<PathBuf>,
}

impl Man {
    pub fn run(self, mut program: clap::Command) -> Result<ExitCode> {
        program.build();
        if let Some(folder) = &self.dir {
            std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
            let pages = all(&program, "touchline", folder)?;
            writeln!(std::io::stdout(), "{pages} pages: {}", folder.display())?;
            return Ok(ExitCode::SUCCESS);
        }
        let command = match &self.command {
            Some(name) => program
                .find_subcommand(name)
                .with_context(|| format!("there is no command `{name}`; touchline --help lists them"))?
                .clone(),
            None => program,
        };
        let name = self.command.map_or_else(|| "touchline".to_owned(), |name| format!("touchline-{name}"));
        std::io::stdout().write_all(&page(command, &name)?)?;
        Ok(ExitCode::SUCCESS)
    }
}

fn page(command: clap::Command, name: &str) -> Result<Vec<u8>> {
    let mut page = Vec::new();
    // A page is named as it is called: touchline-matches-open.
    clap_mangen::Man::new(command.name(name.to_owned())).render(&mut page)?;
    Ok(page)
}

fn all(command: &clap::Command, name: &str, folder: &Path) -> Result<usize> {
    let path = folder.join(format!("{name}.1"));
    std::fs::write(&path, page(command.clone(), name)?)
        .with_context(|| format!("cannot write {}", path.display()))?;
    let mut pages = 1;
    for inner in command.get_subcommands().filter(|inner| inner.get_name() != "help") {
        pages += all(inner, &format!("{name}-{}", inner.get_name()), folder)?;
    }
    Ok(pages)
}
