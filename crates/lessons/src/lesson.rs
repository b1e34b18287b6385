//! Lessons: files in `lessons/<game>/`, one for each; their names begin with a number, which is their order.

use crate::attempt::Attempt;
use crate::condition::Condition;
use crate::library::library;
use crate::scene::{Scene, SceneError};
use crate::text::Text;
use serde::Deserialize;
use serde_json::Value;
use touchline_kernel::Seat;

/// A lesson: a position, what is to be reached in it, and what is said on the way.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Its name: that of its file without the number.
    #[serde(skip)]
    pub id: String,
    /// The game's ID: the file's folder.
    #[serde(skip)]
    pub game: String,
    /// The rules that it is about.
    pub rules: Vec<String>,
    /// What it is called.
    pub title: Text,
    /// What is to be done, and why.
    pub task: Text,
    /// What has been learned, once it is done.
    pub done: Text,
    /// Two hints: a nudge, then the way.
    pub hints: [Text; 2],
    /// A preset of the game.
    #[serde(default)]
    pub preset: Option<String>,
    /// The options that are not as in the preset.
    #[serde(default)]
    pub options: Option<Value>,
    /// A setup; a new match if absent.
    #[serde(default)]
    pub given: Option<Value>,
    /// Steps that are made before it begins.
    #[serde(default)]
    pub before: Vec<String>,
    /// The learner's seat.
    #[serde(default = "home")]
    pub seat: Seat,
    /// What chance gives.
    #[serde(default)]
    pub chances: Vec<String>,
    /// What the other side does.
    #[serde(default)]
    pub answers: Vec<String>,
    /// For whatever chance and answers leave open.
    #[serde(default = "one")]
    pub seed: u64,
    /// When it is done.
    pub goal: Condition,
    /// When it has failed.
    #[serde(default)]
    pub fail: Option<Condition>,
    /// How many decisions there are.
    pub acts_max: u32,
    /// The way through it, decision by decision.
    pub step: Vec<Guide>,
    /// Typical mistakes.
    #[serde(default)]
    pub mistake: Vec<Mistake>,
    /// Would a coach that plays for the match do what the lesson asks? Not where it asks for something unusual.
    #[serde(default = "yes")]
    pub coach: bool,
}

/// One decision on the way through a lesson.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Guide {
    /// The decision, in notation.
    pub act: String,
    /// What is said before it.
    #[serde(default)]
    pub say: Option<Text>,
}

/// A typical mistake and its answer.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mistake {
    /// The decision in notation; `*` stands for the rest.
    pub act: String,
    /// Only after so many decisions.
    #[serde(default)]
    pub after: Option<usize>,
    /// The rule that refuses it; none if it is allowed and not good.
    #[serde(default)]
    pub refused: Option<String>,
    /// Why it is not best, or what to remember of the rule.
    #[serde(default)]
    pub text: Option<Text>,
}

fn home() -> Seat {
    Seat::Home
}

fn one() -> u64 {
    1
}

fn yes() -> bool {
    true
}

impl Mistake {
    /// Is this decision the mistake, after so many?
    #[must_use]
    pub fn is(&self, action: &str, after: usize) -> bool {
        self.after.is_none_or(|n| n == after)
            && match self.act.strip_suffix('*') {
                Some(start) => action.starts_with(start),
                None => action == self.act,
            }
    }
}

impl Lesson {
    /// The scene that it is played in.
    #[must_use]
    pub fn scene(&self) -> Scene {
        Scene {
            preset: self.preset.clone(),
            options: self.options.clone(),
            given: self.given.clone(),
            before: self.before.clone(),
            seat: Some(self.seat),
            chances: self.chances.clone(),
            answers: self.answers.clone(),
            seed: self.seed,
            goal: Some(self.goal.clone()),
            fail: self.fail.clone(),
            acts_max: Some(self.acts_max),
            ..Scene::of(&self.game)
        }
    }

    /// Begins it.
    ///
    /// # Errors
    /// It cannot be played; a test plays every one.
    pub fn begin(&self) -> Result<Attempt, SceneError> {
        Attempt::begin(self.scene())
    }

    /// The mistake that a decision would be now; it is answered, and not made.
    #[must_use]
    pub fn mistake(&self, attempt: &Attempt, action: &str) -> Option<&Mistake> {
        self.mistake.iter().find(|mistake| mistake.is(action, attempt.acts().len()))
    }

    /// The next decision of the way through, as long as it has been followed.
    #[must_use]
    pub fn next(&self, attempt: &Attempt) -> Option<&Guide> {
        let made = attempt.acts();
        let followed =
            made.len() < self.step.len() && made.iter().zip(&self.step).all(|(act, guide)| *act == guide.act);
        followed.then(|| &self.step[made.len()])
    }
}

/// The lessons of a game, in order; none for a game that there is not.
#[must_use]
pub fn course(game: &str) -> &'static [Lesson] {
    library(game).map_or(&[], |library| &library.lessons)
}

/// A lesson by its name.
#[must_use]
pub fn lesson(game: &str, id: &str) -> Option<&'static Lesson> {
    course(game).iter().find(|lesson| lesson.id == id)
}
