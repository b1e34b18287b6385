//! Vectors in files of TOML.

use super::{Failure, Vector, VectorFile, run};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Reads a file of vectors.
///
/// # Errors
/// What is wrong with the text, and where.
pub fn read(text: &str) -> Result<VectorFile, String> {
    toml::from_str(text).map_err(|error| error.to_string().trim_end().to_owned())
}

/// All vectors of a game: the files of a folder.
#[derive(Debug, Clone)]
pub struct Folder(Vec<(String, VectorFile)>);

impl Folder {
    /// Reads every file of a folder, in the order of their names.
    ///
    /// # Errors
    /// Which file cannot be read, and why.
    pub fn read(dir: &Path) -> Result<Self, String> {
        let unreadable = |path: &Path, error: std::io::Error| format!("{}: {error}", path.display());
        let entries = std::fs::read_dir(dir).map_err(|error| unreadable(dir, error))?;
        let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
        paths.sort();
        let read_one = |path: PathBuf| {
            let text = std::fs::read_to_string(&path).map_err(|error| unreadable(&path, error))?;
            let file = read(&text).map_err(|error| format!("{}: {error}", path.display()))?;
            Ok((path.file_name().unwrap_or_default().to_string_lossy().into_owned(), file))
        };
        paths.into_iter().map(read_one).collect::<Result<_, _>>().map(Self)
    }

    /// Runs them all, and says for each that does not hold what was expected and found.
    #[must_use]
    pub fn failures(&self) -> Vec<String> {
        let of_file = |(name, file): &(String, VectorFile)| {
            let say =
                |Failure { id, expected, found }| format!("{name} {id}: expected {expected}, found {found}");
            run(file).failed.into_iter().map(say).collect::<Vec<_>>()
        };
        self.0.iter().flat_map(of_file).collect()
    }

    /// The names of the vectors.
    #[must_use]
    pub fn ids(&self) -> BTreeSet<String> {
        self.vectors().map(|vector| vector.id.clone()).collect()
    }

    /// Every rule that a vector cites.
    #[must_use]
    pub fn cited(&self) -> BTreeSet<String> {
        self.vectors().flat_map(|vector| vector.cited().map(str::to_owned)).collect()
    }

    fn vectors(&self) -> impl Iterator<Item = &Vector> {
        self.0.iter().flat_map(|(_, file)| &file.vectors)
    }
}
