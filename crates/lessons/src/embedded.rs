//! The files of `lessons/`, `puzzles/` and `vectors/` inside the program.

use crate::intro::Intro;
use crate::lesson::Lesson;
use crate::library::Library;
use crate::puzzle::PuzzleFile;
use include_dir::{Dir, include_dir};
use std::collections::BTreeMap;
use touchline_games::vectors::{self, VectorFile};

static LESSONS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../lessons");
static PUZZLES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../puzzles");
static VECTORS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../vectors");

/// What there is to learn of a game. What cannot be read is left out here, and found by the tests.
pub(crate) fn library(game: &str) -> Option<Library> {
    let mut intros: BTreeMap<String, Intro> =
        toml::from_str(include_str!("../../../lessons/intro.toml")).unwrap_or_default();
    let lessons =
        files(&LESSONS, game).filter_map(|(name, text)| read_lesson(game, lesson_id(name), text).ok());
    let puzzles = files(&PUZZLES, game).filter_map(|(_, text)| read_puzzles(text).ok());
    let puzzles = puzzles.flat_map(|file| file.puzzles).collect();
    Some(Library::new(game, intros.remove(game)?, lessons.collect(), puzzles))
}

/// The rule vectors of a game.
pub(crate) fn vectors(game: &str) -> Vec<VectorFile> {
    files(&VECTORS, game).filter_map(|(_, text)| vectors::read(text).ok()).collect()
}

/// The files of a game's folder by their names, in order.
fn files<'a>(dir: &'a Dir<'a>, game: &str) -> impl Iterator<Item = (&'a str, &'a str)> {
    let mut files: Vec<_> = dir.get_dir(game).into_iter().flat_map(Dir::files).collect();
    files.sort_by_key(|file| file.path());
    files.into_iter().filter_map(|file| Some((file.path().file_stem()?.to_str()?, file.contents_utf8()?)))
}

/// A lesson's name: that of its file without the number.
fn lesson_id(name: &str) -> &str {
    name.trim_start_matches(|c: char| c.is_ascii_digit() || c == '-')
}

/// Every lesson file: game, name of the lesson, text; in order.
pub fn lesson_files() -> impl Iterator<Item = (String, String, &'static str)> {
    let games = touchline_games::guides().into_iter().map(|guide| guide.id);
    games.flat_map(|game| {
        files(&LESSONS, game).map(move |(name, text)| (game.to_owned(), lesson_id(name).to_owned(), text))
    })
}

/// Reads one lesson.
///
/// # Errors
/// What is wrong with the text, and where.
pub fn read_lesson(game: &str, id: &str, text: &str) -> Result<Lesson, String> {
    let lesson: Lesson = toml::from_str(text).map_err(|error| error.to_string().trim_end().to_owned())?;
    if !lesson.goal.says_something() || lesson.fail.as_ref().is_some_and(|fail| !fail.says_something()) {
        return Err("a condition says nothing".to_owned());
    }
    Ok(Lesson { id: id.to_owned(), game: game.to_owned(), ..lesson })
}

/// Reads a file of puzzles.
///
/// # Errors
/// What is wrong with the text, and where.
pub fn read_puzzles(text: &str) -> Result<PuzzleFile, String> {
    toml::from_str(text).map_err(|error| error.to_string().trim_end().to_owned())
}
