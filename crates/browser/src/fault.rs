//! Why a request was not done, with the status, code and text that a server gives.

use touchline_games::OpenError;
use touchline_live::Match;
use touchline_locale::Locale;
use touchline_wire::{ErrorInfo, Refusal};

/// Why something was not done.
#[derive(Debug)]
pub(crate) enum Fault {
    /// The request cannot be read; what exactly is said in English.
    BadRequest(String),
    /// There is no such thing here.
    NotFound,
    /// There is no such game, or its options cannot be played.
    Game(OpenError),
    /// There is no such coach.
    NoCoach(String),
    /// Needs other people, and so a server.
    NeedsServer,
    /// The seat is not the reader's.
    NotYours,
    /// The match is not being played.
    NotPlaying,
    /// The match is over.
    Over,
    /// The first decision was made.
    TooLateToAbort,
    /// The file is no record of a match; what exactly is said in English.
    Record(String),
    /// What was kept cannot be taken up; what exactly is said in English.
    Damaged(String),
    /// The browser has no room for it, or keeps nothing.
    NotKept,
    /// A seat's command was refused.
    Refused(Box<ErrorInfo>),
}

impl Fault {
    /// What a live match refused, in the reader's language.
    pub fn refused(refusal: &Refusal, live: &Match, locale: &Locale) -> Self {
        Self::Refused(Box::new(refusal.tell(live, locale)))
    }

    /// Status, stable code and the text's message.
    fn row(&self) -> (u16, &'static str, &'static str) {
        match self {
            Self::BadRequest(_) => (400, "bad_request", "ui-error-bad-request"),
            Self::NotFound => (404, "not_found", "ui-error-not-found"),
            Self::Game(OpenError::Unknown { .. }) => (404, "no_game", "ui-error-no-game"),
            Self::Game(_) => (422, "bad_options", "ui-error-bad-options"),
            Self::NoCoach(_) => (422, "no_coach", "ui-error-no-coach"),
            Self::NeedsServer => (503, "needs_server", "ui-error-needs-server"),
            Self::NotYours => (403, "not_yours", "ui-error-not-yours"),
            Self::NotPlaying => (409, "not_playing", "ui-error-not-playing"),
            Self::Over => (409, "over", "ui-error-over"),
            Self::TooLateToAbort => (409, "too_late_to_abort", "ui-error-too-late-to-abort"),
            Self::Record(_) => (422, "bad_record", "ui-error-bad-record"),
            Self::Damaged(_) => (500, "damaged", "ui-error-damaged"),
            Self::NotKept => (507, "not_kept", "ui-error-not-kept"),
            Self::Refused(_) => (422, "refused", "ui-error-refused"),
        }
    }

    /// The status that a server would give.
    pub fn status(&self) -> u16 {
        self.row().0
    }

    /// In a reader's language.
    pub fn tell(&self, locale: &Locale) -> ErrorInfo {
        let (_, code, message) = self.row();
        let mut info = ErrorInfo::new(code, message, locale);
        info.detail = match self {
            Self::BadRequest(detail)
            | Self::NoCoach(detail)
            | Self::Record(detail)
            | Self::Damaged(detail) => Some(detail.clone()),
            Self::Game(error) => Some(error.to_string()),
            Self::Refused(info) => return (**info).clone(),
            _ => None,
        };
        info
    }
}

impl From<OpenError> for Fault {
    fn from(error: OpenError) -> Self {
        Self::Game(error)
    }
}
