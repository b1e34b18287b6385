//! Why something was not done.

use crate::Text;
use crate::facts::Facts;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use touchline_games::{Refused, StepError};
use touchline_kernel::BySeat;
use touchline_live::LiveError;
use touchline_locale::{Locale, Team};

/// Why something was not done.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct ErrorInfo {
    /// Stable, for programs.
    pub code: Text,
    /// In the reader's language, for people.
    pub text: String,
    /// What exactly was wrong with the input, in English, for client developers.
    pub detail: Option<String>,
    /// The rule that forbids it.
    pub rule: Option<Text>,
    /// The refusal's word.
    pub because: Option<Text>,
    /// The refusal's facts.
    pub facts: Option<Facts>,
    /// How many entries the log has, where the client knew another number.
    pub number: Option<u32>,
}

impl ErrorInfo {
    /// An error that its code says whole, with its message of `locales/`.
    #[must_use]
    pub fn new(code: impl Into<Text>, message: &str, locale: &Locale) -> Self {
        Self {
            code: code.into(),
            text: locale.text(message, &[]),
            detail: None,
            rule: None,
            because: None,
            facts: None,
            number: None,
        }
    }

    /// A rule forbids it.
    #[must_use]
    pub fn refused(refused: &Refused, game: &str, names: &BySeat<String>, locale: &Locale) -> Self {
        let teams = BySeat::from_fn(|seat| Team::named(names[seat].as_str()));
        let rule = locale.rule(game, refused.rule);
        Self {
            text: format!("{rule} {}", locale.refusal(game, refused, &teams)),
            rule: Some(refused.rule.into()),
            because: Some(refused.because.into()),
            facts: Some(Facts::of(&refused.facts)),
            ..Self::new("refused", "ui-error-refused", locale)
        }
    }

    /// Why a step was not made.
    #[must_use]
    pub fn of_step(error: &StepError, game: &str, names: &BySeat<String>, locale: &Locale) -> Self {
        match error {
            StepError::Refused(refused) => Self::refused(refused, game, names, locale),
            StepError::Notation(_) | StepError::Impossible { .. } => {
                Self { detail: Some(error.to_string()), ..Self::new("notation", "ui-error-notation", locale) }
            }
        }
    }

    /// Why a match did not do something.
    #[must_use]
    pub fn of_live(error: &LiveError, game: &str, names: &BySeat<String>, locale: &Locale) -> Self {
        let (code, message) = match error {
            LiveError::Step(error) => return Self::of_step(error, game, names, locale),
            LiveError::Over => ("over", "ui-error-over"),
            LiveError::NothingToUndo => ("nothing_to_undo", "ui-nothing-to-undo"),
            LiveError::NoOffer => ("no_offer", "ui-error-no-offer"),
            LiveError::NeedsWinner => ("needs_winner", "ui-error-needs-winner"),
            LiveError::NeedsConsent => ("not_yours", "ui-error-not-yours"),
            LiveError::DiceAreRolled | LiveError::ChanceDue => ("internal", "ui-error-internal"),
        };
        Self::new(code, message, locale)
    }
}

/// An error as an answer.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
pub struct ErrorAnswer {
    /// Why.
    pub error: ErrorInfo,
}
