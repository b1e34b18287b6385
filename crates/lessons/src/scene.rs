//! A scene: a position with what chance and the other side will do in it.

use crate::condition::Condition;
use serde_json::Value;
use std::sync::Arc;
use touchline_coach::{Level, Manner, Spec};
use touchline_games::{AnyGame, AnyPosition, guide, make_step, open};
use touchline_kernel::{Seat, Turn};

/// A position to be played from, with what chance and the other side will do.
#[derive(Debug, Clone)]
pub struct Scene {
    /// The game's ID.
    pub game: String,
    /// A preset of the game.
    pub preset: Option<String>,
    /// The options that are not as in the preset.
    pub options: Option<Value>,
    /// A setup; a new match if absent.
    pub given: Option<Value>,
    /// Steps that were made before the learner comes.
    pub before: Vec<String>,
    /// The learner's seat; whoever decides first, if none.
    pub seat: Option<Seat>,
    /// What chance gives: of these, the first that can come and has not come yet; after that the dice of `seed` decide.
    pub chances: Vec<String>,
    /// What the other side does: of these, the first that it may do and has not done yet; after that a coach decides.
    pub answers: Vec<String>,
    /// For dice and coach.
    pub seed: u64,
    /// Who decides where no answer is given.
    pub coach: Spec,
    /// What is to be reached; none to play on.
    pub goal: Option<Condition>,
    /// What must not happen.
    pub fail: Option<Condition>,
    /// How many decisions the learner has.
    pub acts_max: Option<u32>,
}

/// A scene that can be played.
pub(crate) struct Opened {
    pub game: Arc<dyn AnyGame>,
    /// In which the learner begins.
    pub position: Box<dyn AnyPosition>,
    /// The learner's.
    pub seat: Seat,
}

/// Why a scene cannot be played.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct SceneError(pub String);

impl Scene {
    /// An empty scene of a game.
    #[must_use]
    pub fn of(game: &str) -> Self {
        Self {
            game: game.to_owned(),
            preset: None,
            options: None,
            given: None,
            before: Vec::new(),
            seat: None,
            chances: Vec::new(),
            answers: Vec::new(),
            seed: 1,
            coach: crate::attempt::rookie(),
            goal: None,
            fail: None,
            acts_max: None,
        }
    }

    /// The options: those of the preset, and over them its own.
    ///
    /// # Errors
    /// An unknown game or preset.
    pub fn all_options(&self) -> Result<Value, SceneError> {
        let mut options = match &self.preset {
            None => serde_json::json!({}),
            Some(name) => {
                let guide = guide(&self.game).map_err(|error| SceneError(error.to_string()))?;
                let preset =
                    guide.preset(name).ok_or_else(|| SceneError(format!("there is no preset `{name}`")))?;
                serde_json::from_str(preset.options).map_err(|error| SceneError(error.to_string()))?
            }
        };
        if let (Value::Object(all), Some(Value::Object(own))) = (&mut options, &self.options) {
            all.extend(own.iter().map(|(name, value)| (name.clone(), value.clone())));
        }
        Ok(options)
    }

    /// The name of whoever decides where no answer is given.
    #[must_use]
    pub fn coach_name(&self) -> &'static str {
        match self.coach.manner {
            Manner::Level(level) => level.name(),
            _ => Level::Rookie.name(),
        }
    }

    /// Opens the game and makes the steps before the learner comes.
    pub(crate) fn open(&self) -> Result<Opened, SceneError> {
        let game = open(&self.game, &self.all_options()?).map_err(|error| SceneError(error.to_string()))?;
        let mut position = match &self.given {
            None => game.start(),
            Some(setup) => {
                game.place(setup).map_err(|faults| SceneError(faults.to_string().replace('\n', "; ")))?
            }
        };
        for step in &self.before {
            make_step(position.as_mut(), step).map_err(|error| SceneError(format!("`{step}`: {error}")))?;
        }
        let seat = self.seat.unwrap_or(match position.turn() {
            Turn::Decision(seat) => seat,
            _ => Seat::Home,
        });
        Ok(Opened { game, position, seat })
    }
}
