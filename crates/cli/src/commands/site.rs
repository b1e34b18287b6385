//! `touchline site DIR`: the page as a folder that any web host serves, with the engine inside.

use anyhow::{Context, Result, bail};
use clap::Args;
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Where to.
#[derive(Debug, Args)]
pub struct Site {
    /// The folder to write; created if it does not exist.
    dir: PathBuf,
    /// Write into a folder that is not empty; files of the same name are replaced.
    #[arg(long)]
    force: bool,
}

const PAGE: &str = "index.html";

/// Addresses of the page that anybody may begin at. A plain web host has a file for each; those of matches are known only to the browser
/// that played them, and its service worker knows the way.
const PLACES: [&str; 9] =
    ["learn", "matches", "competitions", "watch", "settings", "profile", "replay", "rules", "match"];

/// What the host sends for an address without a file: it leads to the page with the address in its question.
const LOST: &str = r#"<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <title>Touchline</title>
  <script>
    const place = /^(.*?\/)((?:PLACES)(?:\/.*)?)$/.exec(location.pathname);
    if (place) location.replace(`${place[1]}?at=${encodeURIComponent(`/${place[2]}${location.search}${location.hash}`)}`);
  </script>
  <h1>There is no such page.</h1>
</html>
"#;

impl Site {
    pub fn run(self) -> Result<ExitCode> {
        let files: Vec<_> = touchline_server::page_files().collect();
        let Some((_, page)) = files.iter().find(|(name, _)| name == PAGE) else {
            bail!(
                "this program was built without the page; build it with `make web`, then build the program again"
            );
        };
        if !files.iter().any(|(name, _)| name.ends_with(".wasm")) {
            bail!(
                "this program's page has no engine to play with; run `scripts/engine` and `make web`, then build the program again"
            );
        }
        let occupied = std::fs::read_dir(&self.dir).is_ok_and(|mut found| found.next().is_some());
        if occupied && !self.force {
            bail!(
                "{} is not empty; choose another folder, or write into it with --force",
                self.dir.display()
            );
        }
        let page = std::str::from_utf8(page).context("the page is no text")?;
        let mut written = BTreeSet::new();
        for (name, bytes) in &files {
            // Compressed twins are for the program's own server; web hosts make theirs.
            if name != PAGE && !name.ends_with(".gz") {
                self.write(name, bytes, &mut written)?;
            }
        }
        self.write(PAGE, alone(page, 0).as_bytes(), &mut written)?;
        for place in PLACES {
            self.write(&format!("{place}/{PAGE}"), alone(page, 1).as_bytes(), &mut written)?;
        }
        for guide in touchline_games::guides() {
            let name = format!("rules/{}/{PAGE}", guide.id);
            self.write(&name, alone(page, 2).as_bytes(), &mut written)?;
        }
        self.write("404.html", LOST.replace("PLACES", &PLACES.join("|")).as_bytes(), &mut written)?;
        let links = check_links(&self.dir, &written)?;
        writeln!(
            std::io::stdout(),
            "{}: {} files, {links} links between them, none broken",
            self.dir.display(),
            written.len()
        )?;
        Ok(ExitCode::SUCCESS)
    }

    fn write(&self, name: &str, bytes: &[u8], written: &mut BTreeSet<String>) -> Result<()> {
        let path = self.dir.join(name);
        let made =
            path.parent().map_or(Ok(()), std::fs::create_dir_all).and_then(|()| std::fs::write(&path, bytes));
        made.with_context(|| format!("{} cannot be written", path.display()))?;
        written.insert(name.to_owned());
        Ok(())
    }
}

/// The page where there is no server behind it, so many folders below its files.
fn alone(page: &str, depth: usize) -> String {
    let root = if depth == 0 { Cow::Borrowed("./") } else { Cow::Owned("../".repeat(depth)) };
    let mark = "<meta name=\"touchline-site\" content=\"alone\" />";
    page.replace("=\"/", &format!("=\"{root}")).replacen("</head>", &format!("  {mark}\n  </head>"), 1)
}

/// Every file that a page, a style or a script of the site names is there.
fn check_links(dir: &Path, written: &BTreeSet<String>) -> Result<usize> {
    let mut links = 0;
    for name in written.iter().filter(|name| name.ends_with(".html")) {
        let text = std::fs::read_to_string(dir.join(name)).with_context(|| name.clone())?;
        let folder: Vec<&str> = name.split('/').rev().skip(1).collect();
        for address in text.split("=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            if !(address.starts_with("./") || address.starts_with("../")) {
                continue;
            }
            let up = address.matches("../").count();
            let target = address.trim_start_matches("./").trim_start_matches("../");
            if up != folder.len() || !written.contains(target) {
                bail!("{name}: {address} leads nowhere");
            }
            links += 1;
        }
    }
    for name in written.iter().filter(|name| name.ends_with(".js")) {
        let text = std::fs::read_to_string(dir.join(name)).with_context(|| name.clone())?;
        let folder = name.rsplit_once('/').map_or("", |(folder, _)| folder);
        for address in imported(&text) {
            let target = if folder.is_empty() { address.to_owned() } else { format!("{folder}/{address}") };
            if !written.contains(&target) {
                bail!("{name}: ./{address} leads nowhere");
            }
            links += 1;
        }
    }
    Ok(links)
}

/// What a script imports from beside it.
fn imported(script: &str) -> impl Iterator<Item = &str> {
    let found = script.split(['"', '\'', '`']).filter_map(|text| text.strip_prefix("./"));
    found.filter(|name| name.ends_with(".js") && !name.contains(['/', ' ', '$']))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_in_a_folder_finds_its_files_above() {
        let page = "<head><link href=\"/icon.svg\" /></head><script src=\"/assets/a.js\"></script>";
        assert!(alone(page, 2).contains("<link href=\"../../icon.svg\" />"));
        assert!(alone(page, 0).contains("src=\"./assets/a.js\""));
        assert_eq!(alone(page, 0).matches("touchline-site").count(), 1);
    }

    #[test]
    fn a_link_that_leads_nowhere_is_found() {
        let dir = tempfile::tempdir().unwrap();
        std::fs::write(dir.path().join("a.html"), "<a href=\"./b.html\">").unwrap();
        let written = BTreeSet::from(["a.html".to_owned()]);
        let error = check_links(dir.path(), &written).unwrap_err();
        assert_eq!(error.to_string(), "a.html: ./b.html leads nowhere");
        std::fs::write(dir.path().join("b.js"), "import{x}from\"./c.js\"").unwrap();
        let error = check_links(dir.path(), &BTreeSet::from(["b.js".to_owned()])).unwrap_err();
        assert_eq!(error.to_string(), "b.js: ./c.js leads nowhere");
    }
}
