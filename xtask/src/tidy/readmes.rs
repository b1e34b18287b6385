//! Crate READMEs name the files that are there, and every file at the top of `src/` is named.

use std::path::Path;

/// Files that need no line of their own in a README.
const PLAIN: &[&str] = &["lib.rs", "main.rs", "mod.rs", "tests.rs", "tests"];

/// Checks the README of one crate against its sources.
pub fn check(name: &str, dir: &Path, faults: &mut Vec<String>) {
    let Ok(readme) = std::fs::read_to_string(dir.join("README.md")) else {
        faults.push(format!("crates/{name}: has no README.md"));
        return;
    };
    for path in named_paths(&readme) {
        if !exists(dir, path) {
            faults.push(format!("crates/{name}/README.md: names {path}, which is not there"));
        }
    }
    for entry in std::fs::read_dir(dir.join("src")).into_iter().flatten().flatten() {
        let file = entry.file_name().to_string_lossy().into_owned();
        let stem = file.strip_suffix(".rs").unwrap_or(&file);
        let named = readme.contains(&file) || readme.contains(&format!("{stem}/"));
        if !PLAIN.contains(&file.as_str()) && !named {
            faults.push(format!("crates/{name}/README.md: does not name src/{file}"));
        }
    }
}

/// The Rust files that a README names: words that end in `.rs`.
fn named_paths(readme: &str) -> impl Iterator<Item = &str> {
    readme
        .split(|c: char| !(c.is_alphanumeric() || "_-./".contains(c)))
        .map(|word| word.trim_end_matches('.'))
        .filter(|word| word.ends_with(".rs") && word.len() > ".rs".len())
}

/// Is there such a file in the crate, wherever its path begins? A README may write `play/shot.rs` for `src/play/shot.rs`.
fn exists(dir: &Path, path: &str) -> bool {
    super::files(dir, &["rs"]).iter().any(|file| file.ends_with(path))
        || dir.join("../..").join(path).exists()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_found_in_tables_and_listings() {
        let readme =
            "| judge | `src/play/shot.rs`; `goal.rs` |\n```text\nflow.rs   the flow. rs is no file.\n```";
        assert_eq!(named_paths(readme).collect::<Vec<_>>(), ["src/play/shot.rs", "goal.rs", "flow.rs"]);
    }

    #[test]
    fn a_stale_readme_is_found() {
        let dir = tempfile::tempdir().unwrap();
        std::fs::create_dir(dir.path().join("src")).unwrap();
        std::fs::write(dir.path().join("src/flow.rs"), "").unwrap();
        std::fs::write(dir.path().join("README.md"), "`draw.rs` paints").unwrap();
        let mut faults = Vec::new();
        check("toy", dir.path(), &mut faults);
        assert_eq!(
            faults,
            [
                "crates/toy/README.md: names draw.rs, which is not there",
                "crates/toy/README.md: does not name src/flow.rs"
            ]
        );
    }
}
