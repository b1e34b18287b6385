//! In a browser nothing is inside the program: it is brought.

use crate::library::Library;
use touchline_games::vectors::VectorFile;

pub(crate) fn library(_game: &str) -> Option<Library> {
    None
}

pub(crate) fn vectors(_game: &str) -> Vec<VectorFile> {
    Vec::new()
}
