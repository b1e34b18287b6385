//! What the compiler cannot check: which crate may know which, what games do without, and what no file may say.

mod picture;
mod readmes;
mod states;

use anyhow::{Context, Result, bail};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Which crates each crate may use; `ARCHITECTURE.md` draws it. Tests may use `testkit` and, for vectors, `games` besides.
const LAYERS: &[(&str, &[&str])] = &[
    ("kernel", &[]),
    ("volchok", &["kernel"]),
    ("fudis", &["kernel"]),
    ("fuba", &["kernel"]),
    ("champions", &["kernel"]),
    ("testkit", &["kernel"]),
    ("games", &["kernel", "volchok", "fudis", "fuba", "champions"]),
    ("arrays", &["kernel", "games"]),
    ("locale", &["kernel", "games"]),
    ("live", &["kernel", "games"]),
    ("league", &["kernel", "games", "champions"]),
    ("coach", &["kernel", "games", "volchok", "fudis", "fuba", "champions"]),
    ("analysis", &["kernel", "games", "coach"]),
    ("lessons", &["kernel", "games", "live", "league", "coach"]),
    ("wire", &["kernel", "games", "live", "locale", "coach", "lessons"]),
    ("browser", &["kernel", "games", "live", "locale", "coach", "wire"]),
    ("store", &["kernel"]),
    ("server", &["kernel", "games", "live", "locale", "coach", "analysis", "league", "wire", "store"]),
    ("laboratory", &["kernel", "games", "live", "locale", "coach", "league"]),
    ("terminal", &["kernel", "games", "live", "locale", "coach", "league", "lessons", "wire", "laboratory"]),
    (
        "cli",
        &[
            "kernel",
            "games",
            "live",
            "locale",
            "coach",
            "analysis",
            "league",
            "lessons",
            "wire",
            "laboratory",
            "terminal",
            "store",
            "server",
        ],
    ),
];

/// The ground floor and the games run anywhere, a browser included: they do without these.
const PURE: &[&str] = &["kernel", "volchok", "fudis", "fuba", "champions", "league", "wire", "browser"];
const IMPURE: &[&str] = &[
    "std::time",
    "std::thread",
    "std::fs",
    "std::net",
    "std::env",
    "std::io",
    "static mut",
    "thread_rng",
    "println!",
];

/// No work is left open in a file that lands.
const UNFINISHED: &[&str] = &["TODO", "FIXME", "unimplemented!(", "todo!("];

pub fn check(root: &Path) -> Result<()> {
    let mut faults = Vec::new();
    layers(root, &mut faults)?;
    purity(root, &mut faults)?;
    unfinished(root, &mut faults)?;
    for (name, _) in LAYERS.iter().filter(|(name, _)| root.join("crates").join(name).exists()) {
        readmes::check(name, &root.join("crates").join(name), &mut faults);
    }
    picture::check(&std::fs::read_to_string(root.join("ARCHITECTURE.md"))?, LAYERS, &mut faults);
    states::check(root, &mut faults);
    if !faults.is_empty() {
        bail!("{} things are not tidy:\n{}", faults.len(), faults.join("\n"));
    }
    println!("tidy");
    Ok(())
}

/// The touchline crates that a manifest names in a section.
fn dependencies(manifest: &str, section: &str) -> Vec<String> {
    let mut inside = false;
    let mut found = Vec::new();
    for line in manifest.lines() {
        if line.starts_with('[') {
            inside = line.trim() == section;
        } else if inside && let Some(name) = line.strip_prefix("touchline-") {
            found.push(name.split(['.', ' ', '=']).next().unwrap_or_default().to_owned());
        }
    }
    found
}

fn layers(root: &Path, faults: &mut Vec<String>) -> Result<()> {
    let allowed: BTreeMap<&str, &[&str]> = LAYERS.iter().copied().collect();
    for entry in std::fs::read_dir(root.join("crates")).context("crates")?.flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let manifest =
            std::fs::read_to_string(entry.path().join("Cargo.toml")).with_context(|| name.clone())?;
        let Some(allowed) = allowed.get(name.as_str()) else {
            faults.push(format!("crates/{name}: its layer is not in xtask/src/tidy.rs"));
            continue;
        };
        for used in dependencies(&manifest, "[dependencies]") {
            if !allowed.contains(&used.as_str()) {
                faults.push(format!("crates/{name}: may not use {used}"));
            }
        }
    }
    Ok(())
}

fn purity(root: &Path, faults: &mut Vec<String>) -> Result<()> {
    for name in PURE {
        let src = root.join("crates").join(name).join("src");
        for file in files(&src, &["rs"]) {
            let text = std::fs::read_to_string(&file)?;
            // Tests may do what they like.
            let code = text.split("#[cfg(test)]").next().unwrap_or_default();
            for word in IMPURE.iter().filter(|word| code.contains(**word)) {
                faults.push(format!("{}: a game does without {word}", file.display()));
            }
        }
    }
    Ok(())
}

fn unfinished(root: &Path, faults: &mut Vec<String>) -> Result<()> {
    for dir in ["crates", "xtask", "docs", "locales", "vectors"] {
        for file in files(&root.join(dir), &["rs", "md", "ftl", "toml"]) {
            if file.ends_with("tidy.rs") {
                continue;
            }
            let text = std::fs::read_to_string(&file)?;
            for word in UNFINISHED.iter().filter(|word| text.contains(**word)) {
                faults.push(format!("{}: {word}", file.display()));
            }
        }
    }
    Ok(())
}

fn files(dir: &Path, extensions: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(dir).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            if entry.file_name() != "target" {
                found.extend(files(&path, extensions));
            }
        } else if path.extension().is_some_and(|ext| extensions.iter().any(|wanted| ext == *wanted)) {
            found.push(path);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tree_is_tidy() {
        check(&crate::root()).unwrap();
    }

    #[test]
    fn dependencies_are_found_in_their_section() {
        let manifest = "[dependencies]\ntouchline-kernel.workspace = true\nserde = \"1\"\n[dev-dependencies]\ntouchline-games.workspace = true\n";
        assert_eq!(dependencies(manifest, "[dependencies]"), ["kernel"]);
    }
}
