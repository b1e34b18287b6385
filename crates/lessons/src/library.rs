//! What there is to learn of a game: inside the program, or brought to a browser as a file of its own.

use crate::drill::{ByRule, drills_of};
use crate::embedded;
use crate::intro::Intro;
use crate::lesson::Lesson;
use crate::puzzle::Puzzle;
use serde::Deserialize;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{LazyLock, OnceLock};
use touchline_games::vectors::VectorFile;

/// What there is to learn of a game. As JSON, `web/scripts/library.mjs` makes it from the files in `lessons/`, `puzzles/` and `vectors/`.
#[derive(Debug, Clone, Deserialize)]
#[serde(from = "Brought")]
pub struct Library {
    game: String,
    pub(crate) intro: Intro,
    pub(crate) lessons: Vec<Lesson>,
    pub(crate) puzzles: Vec<Puzzle>,
    /// Empty where the files are inside the program.
    vectors: Vec<VectorFile>,
    drills: OnceLock<ByRule>,
}

/// As the file has it: a lesson does not say itself what it is called.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Brought {
    game: String,
    intro: Intro,
    lessons: Vec<(String, Lesson)>,
    puzzles: Vec<Puzzle>,
    vectors: Vec<VectorFile>,
}

impl From<Brought> for Library {
    fn from(Brought { game, intro, lessons, puzzles, vectors }: Brought) -> Self {
        let named = |(id, lesson)| Lesson { id, game: game.clone(), ..lesson };
        let lessons = lessons.into_iter().map(named).collect();
        Self { vectors, ..Self::new(&game, intro, lessons, puzzles) }
    }
}

impl Library {
    pub(crate) fn new(game: &str, intro: Intro, lessons: Vec<Lesson>, puzzles: Vec<Puzzle>) -> Self {
        let (vectors, drills) = (Vec::new(), OnceLock::new());
        Self { game: game.to_owned(), intro, lessons, puzzles, vectors, drills }
    }

    pub(crate) fn drills(&self) -> &ByRule {
        self.drills.get_or_init(|| {
            let files = match &self.vectors[..] {
                [] => Cow::Owned(embedded::vectors(&self.game)),
                files => Cow::Borrowed(files),
            };
            drills_of(&files)
        })
    }
}

static LIBRARIES: LazyLock<BTreeMap<&str, OnceLock<Library>>> = LazyLock::new(|| {
    touchline_games::guides().into_iter().map(|guide| (guide.id, OnceLock::new())).collect()
});

/// What there is to learn of a game; none for a game that there is not, or as long as it was not brought.
pub(crate) fn library(game: &str) -> Option<&'static Library> {
    let place = LIBRARIES.get(game)?;
    place.get().or_else(|| {
        let own = embedded::library(game)?;
        Some(place.get_or_init(|| own))
    })
}

/// Brings what there is to learn of a game. What is there already stays.
pub fn bring(library: Library) {
    if let Some(place) = LIBRARIES.get(library.game.as_str()) {
        place.get_or_init(|| library);
    }
}
