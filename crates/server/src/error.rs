//! Every way in which a request can fail: one table from variant to status, stable code and text.

use crate::wire::{ErrorAnswer, ErrorInfo, Refusal, actions_detail};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use touchline_games::{OpenError, Refused, StepError};
use touchline_kernel::BySeat;
use touchline_live::LiveError;
use touchline_locale::Locale;
use touchline_store::StoreError;

/// Why a request was not done.
#[derive(Debug, Clone, PartialEq)]
pub enum ApiError {
    /// The request cannot be read; what exactly is said in English.
    BadRequest(String),
    /// The request can be read and asks for things that do not go together; which is said in English.
    Contradictory(String),
    /// Only a WebSocket is answered here; what is missing for one is said in English.
    NoHandshake(&'static str),
    /// The request did not arrive or could not be answered in time.
    TooSlow,
    /// A text with characters that are none for people.
    BadText,
    /// A change without an idempotency key.
    KeyMissing,
    /// The key was used for another request.
    KeyReused,
    /// The request has no session.
    SignIn,
    /// Name or password is wrong.
    WrongPassword,
    /// Too many wrong passwords for one name.
    TooManyGuesses,
    /// The name is taken.
    NameTaken,
    /// The name cannot be used.
    BadName,
    /// The password is too short or too long.
    BadPassword,
    /// The person has no right to this.
    NotYours,
    /// A bot's token plays, and does not change the account.
    NotForBots,
    /// A page of another site asked.
    CrossSite,
    /// There is no such thing.
    NotFound,
    /// There is no such method here.
    Method,
    /// There is no such game, or its options cannot be played.
    Game(OpenError),
    /// There is no such coach.
    NoCoach(String),
    /// The match is not being played now.
    NotPlaying,
    /// The match is over.
    Over,
    /// The seat is taken.
    SeatTaken,
    /// The match moved on meanwhile, or this was sent twice.
    Stale {
        /// How many entries the log has.
        number: u32,
    },
    /// The text is no step of the game.
    Notation(String),
    /// The file is no record of a match; what exactly is said in English.
    Record(String),
    /// A rule forbids it.
    Refused {
        /// The game.
        game: &'static str,
        /// Rule and facts.
        refused: Refused,
        /// Who sits where.
        names: BySeat<String>,
    },
    /// There is nothing to take back.
    NothingToUndo,
    /// There is no offer to answer.
    NoOffer,
    /// What was decided in a rated match against a coach stays, once chance or the coach has answered.
    RatedStays,
    /// What chance has given stays, in a match that was not made for practice.
    ChanceStays,
    /// The dice of the match are not rolled at a table.
    DiceAreRolled,
    /// There are no draws in this match.
    NeedsWinner,
    /// A computer coach does not take draws.
    CoachDeclines,
    /// Hints against another person would not be fair.
    NoHelp,
    /// The first decision was made.
    TooLateToAbort,
    /// The opponent is there, or not away for long enough.
    CannotClaim,
    /// The secret is not the one that was committed to.
    BrokenCommitment,
    /// No secret is waited for.
    NothingToReveal,
    /// The match has been played by rules that this program no longer plays.
    OldRules,
    /// The match has as many entries as a match may have.
    TooLong,
    /// The competition takes no entries any more.
    EntryClosed,
    /// All places of the competition are taken.
    CompetitionFull,
    /// The person's rating is outside of what the competition takes.
    RatingOutside,
    /// The match of a competition cannot be played, put off or decided now.
    FixtureNotOpen,
    /// Later matches were played because of the result as it was.
    PlayedOn,
    /// Too many competitions that have not ended.
    TooManyCompetitions,
    /// Too many unfinished matches.
    TooManyMatches,
    /// Too many requests.
    TooFast,
    /// Too many people watch.
    Crowded,
    /// The request is too large.
    TooLarge,
    /// There is no chat on this server, or at this match.
    ChatOff,
    /// The store does not answer.
    Unavailable,
    /// A bug.
    Internal,
}

impl ApiError {
    /// Status, stable code, and the text's message.
    fn row(&self) -> (StatusCode, &'static str, &'static str) {
        use StatusCode as S;
        match self {
            Self::BadRequest(_) => (S::BAD_REQUEST, "bad_request", "ui-error-bad-request"),
            Self::Contradictory(_) => (S::UNPROCESSABLE_ENTITY, "contradictory", "ui-error-bad-request"),
            Self::NoHandshake(_) => (S::UPGRADE_REQUIRED, "no_handshake", "ui-error-bad-request"),
            Self::TooSlow => (S::REQUEST_TIMEOUT, "too_slow", "ui-error-too-slow"),
            Self::BadText => (S::UNPROCESSABLE_ENTITY, "bad_text", "ui-error-bad-text"),
            Self::KeyMissing => (S::BAD_REQUEST, "key_missing", "ui-error-key-missing"),
            Self::KeyReused => (S::CONFLICT, "key_reused", "ui-error-key-reused"),
            Self::SignIn => (S::UNAUTHORIZED, "sign_in", "ui-error-sign-in"),
            Self::WrongPassword => (S::UNAUTHORIZED, "wrong_password", "ui-error-wrong-password"),
            Self::TooManyGuesses => (S::TOO_MANY_REQUESTS, "too_many_guesses", "ui-error-too-many-guesses"),
            Self::NameTaken => (S::CONFLICT, "name_taken", "ui-error-name-taken"),
            Self::BadName => (S::UNPROCESSABLE_ENTITY, "bad_name", "ui-error-bad-name"),
            Self::BadPassword => (S::UNPROCESSABLE_ENTITY, "bad_password", "ui-error-bad-password"),
            Self::NotYours => (S::FORBIDDEN, "not_yours", "ui-error-not-yours"),
            Self::NotForBots => (S::FORBIDDEN, "not_for_bots", "ui-error-not-for-bots"),
            Self::CrossSite => (S::FORBIDDEN, "cross_site", "ui-error-cross-site"),
            Self::NotFound => (S::NOT_FOUND, "not_found", "ui-error-not-found"),
            Self::Method => (S::METHOD_NOT_ALLOWED, "method", "ui-error-method"),
            Self::Game(OpenError::Unknown { .. }) => (S::NOT_FOUND, "no_game", "ui-error-no-game"),
            Self::Game(_) => (S::UNPROCESSABLE_ENTITY, "bad_options", "ui-error-bad-options"),
            Self::NoCoach(_) => (S::UNPROCESSABLE_ENTITY, "no_coach", "ui-error-no-coach"),
            Self::NotPlaying => (S::CONFLICT, "not_playing", "ui-error-not-playing"),
            Self::Over => (S::CONFLICT, "over", "ui-error-over"),
            Self::SeatTaken => (S::CONFLICT, "seat_taken", "ui-error-seat-taken"),
            Self::Stale { .. } => (S::CONFLICT, "stale", "ui-error-stale"),
            Self::Notation(_) => (S::UNPROCESSABLE_ENTITY, "notation", "ui-error-notation"),
            Self::Record(_) => (S::UNPROCESSABLE_ENTITY, "bad_record", "ui-error-bad-record"),
            Self::Refused { .. } => (S::UNPROCESSABLE_ENTITY, "refused", "ui-error-refused"),
            Self::NothingToUndo => (S::CONFLICT, "nothing_to_undo", "ui-nothing-to-undo"),
            Self::RatedStays => (S::CONFLICT, "rated_stays", "ui-error-rated-stays"),
            Self::ChanceStays => (S::CONFLICT, "chance_stays", "ui-error-chance-stays"),
            Self::DiceAreRolled => (S::CONFLICT, "dice_are_rolled", "ui-error-dice-are-rolled"),
            Self::NeedsWinner => (S::CONFLICT, "needs_winner", "ui-error-needs-winner"),
            Self::NoOffer => (S::CONFLICT, "no_offer", "ui-error-no-offer"),
            Self::NoHelp => (S::FORBIDDEN, "no_help", "ui-error-no-help"),
            Self::CoachDeclines => (S::CONFLICT, "coach_declines", "ui-error-coach-declines"),
            Self::TooLateToAbort => (S::CONFLICT, "too_late_to_abort", "ui-error-too-late-to-abort"),
            Self::CannotClaim => (S::CONFLICT, "cannot_claim", "ui-error-cannot-claim"),
            Self::BrokenCommitment => {
                (S::UNPROCESSABLE_ENTITY, "broken_commitment", "ui-error-broken-commitment")
            }
            Self::NothingToReveal => (S::CONFLICT, "nothing_to_reveal", "ui-error-nothing-to-reveal"),
            Self::OldRules => (S::CONFLICT, "old_rules", "ui-error-old-rules"),
            Self::TooLong => (S::CONFLICT, "too_long", "ui-error-too-long"),
            Self::EntryClosed => (S::CONFLICT, "entry_closed", "ui-error-entry-closed"),
            Self::CompetitionFull => (S::CONFLICT, "competition_full", "ui-error-competition-full"),
            Self::RatingOutside => (S::FORBIDDEN, "rating_outside", "ui-error-rating-outside"),
            Self::FixtureNotOpen => (S::CONFLICT, "fixture_not_open", "ui-error-fixture-not-open"),
            Self::PlayedOn => (S::CONFLICT, "played_on", "ui-error-played-on"),
            Self::TooManyCompetitions => {
                (S::TOO_MANY_REQUESTS, "too_many_competitions", "ui-error-too-many-competitions")
            }
            Self::TooManyMatches => (S::TOO_MANY_REQUESTS, "too_many_matches", "ui-error-too-many-matches"),
            Self::TooFast => (S::TOO_MANY_REQUESTS, "too_fast", "ui-error-too-fast"),
            Self::Crowded => (S::SERVICE_UNAVAILABLE, "crowded", "ui-error-crowded"),
            Self::TooLarge => (S::PAYLOAD_TOO_LARGE, "too_large", "ui-error-too-large"),
            Self::ChatOff => (S::FORBIDDEN, "chat_off", "ui-error-chat-off"),
            Self::Unavailable => (S::SERVICE_UNAVAILABLE, "unavailable", "ui-error-unavailable"),
            Self::Internal => (S::INTERNAL_SERVER_ERROR, "internal", "ui-error-internal"),
        }
    }

    /// The stable code.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.row().1
    }

    /// The error that stands for a bare status of the framework's.
    pub(crate) fn from_status(status: StatusCode) -> Option<Self> {
        match status {
            StatusCode::NOT_FOUND => Some(Self::NotFound),
            StatusCode::METHOD_NOT_ALLOWED => Some(Self::Method),
            StatusCode::PAYLOAD_TOO_LARGE => Some(Self::TooLarge),
            StatusCode::INTERNAL_SERVER_ERROR => Some(Self::Internal),
            status if status.is_client_error() => Some(Self::BadRequest(status.to_string())),
            _ => None,
        }
    }

    /// In a reader's language.
    pub(crate) fn tell(&self, locale: &Locale) -> ErrorInfo {
        let (_, code, message) = self.row();
        let mut info = ErrorInfo::new(code, message, locale);
        match self {
            Self::BadRequest(detail)
            | Self::Contradictory(detail)
            | Self::Notation(detail)
            | Self::NoCoach(detail)
            | Self::Record(detail) => {
                info.detail = Some(detail.clone());
            }
            Self::NoHandshake(missing) => {
                info.detail = Some(format!("no WebSocket handshake: {missing}"));
            }
            Self::Game(error) => info.detail = Some(error.to_string()),
            Self::Stale { number } => info.number = Some(*number),
            Self::Refused { game, refused, names } => {
                return ErrorInfo::refused(refused, game, names, locale);
            }
            _ => {}
        }
        info
    }

    /// The answer in a reader's language.
    pub(crate) fn answer(&self, locale: &Locale) -> Response {
        let answer = ErrorAnswer { error: self.tell(locale) };
        let mut response = (self.row().0, axum::Json(answer)).into_response();
        if let Self::NoHandshake(_) = self {
            response.headers_mut().insert(header::UPGRADE, header::HeaderValue::from_static("websocket"));
        }
        if let Some(seconds) = self.retry_after_s() {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response
    }

    /// When it is worth another try, for those who ask too often.
    fn retry_after_s(&self) -> Option<u32> {
        match self {
            Self::TooFast => Some(1),
            Self::TooManyGuesses => Some(10),
            // A match has to end first.
            Self::TooManyMatches => Some(60),
            _ => None,
        }
    }

    /// What a live match says, for people.
    pub(crate) fn from_live(error: LiveError, game: &'static str, names: &BySeat<String>) -> Self {
        match error {
            LiveError::Over => Self::Over,
            LiveError::Step(StepError::Refused(refused)) => {
                Self::Refused { game, refused, names: names.clone() }
            }
            LiveError::Step(error @ (StepError::Notation(_) | StepError::Impossible { .. })) => {
                Self::Notation(error.to_string())
            }
            LiveError::NothingToUndo => Self::NothingToUndo,
            LiveError::NoOffer => Self::NoOffer,
            LiveError::NeedsWinner => Self::NeedsWinner,
            LiveError::NeedsConsent => Self::NotYours,
            LiveError::DiceAreRolled | LiveError::ChanceDue => Self::Internal,
        }
    }

    /// What the rules of the house say, for people.
    pub(crate) fn from_refusal(refusal: Refusal, game: &'static str, names: &BySeat<String>) -> Self {
        match refusal {
            Refusal::Live(error) => Self::from_live(error, game, names),
            Refusal::Actions { found } => Self::BadRequest(actions_detail(found)),
            Refusal::Stale { number } => Self::Stale { number },
            Refusal::TooLong => Self::TooLong,
            Refusal::DiceAreRolled => Self::DiceAreRolled,
            Refusal::RatedStays => Self::RatedStays,
            Refusal::ChanceStays => Self::ChanceStays,
            Refusal::CoachDeclines => Self::CoachDeclines,
        }
    }
}

impl From<StoreError> for ApiError {
    /// What the database says is for the log, never for the reader.
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the store failed");
        Self::Unavailable
    }
}

impl From<OpenError> for ApiError {
    fn from(error: OpenError) -> Self {
        Self::Game(error)
    }
}

impl IntoResponse for ApiError {
    /// Without words: the layer that knows the reader's language finds the error in the extensions and adds them.
    fn into_response(self) -> Response {
        let mut response = self.row().0.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use touchline_games::Refused;
    use touchline_locale::Language;

    #[test]
    fn what_a_match_refuses_is_told_as_a_browser_engine_tells_it() {
        let (locale, names) = (Locale::new(Language::En), BySeat::new("a".to_owned(), "b".to_owned()));
        let refused = Refused { rule: "TURN-1", because: "match-over", facts: Vec::new() };
        let unread = StepError::Impossible { found: "x".to_owned(), expected: "y".to_owned() };
        let errors = [
            LiveError::Over,
            LiveError::Step(StepError::Refused(refused)),
            LiveError::Step(unread),
            LiveError::DiceAreRolled,
            LiveError::ChanceDue,
            LiveError::NothingToUndo,
            LiveError::NeedsConsent,
            LiveError::NoOffer,
            LiveError::NeedsWinner,
        ];
        for error in errors {
            let told = ErrorInfo::of_live(&error, "volchok", &names, &locale);
            assert_eq!(ApiError::from_live(error, "volchok", &names).tell(&locale), told);
        }
        let game = touchline_games::open("volchok", &serde_json::json!({})).unwrap();
        let live = touchline_live::Match::new(game, names.clone(), &touchline_live::Dice::Seed(1));
        let refusals = [
            Refusal::Live(LiveError::Over),
            Refusal::Actions { found: 65 },
            Refusal::Stale { number: 7 },
            Refusal::TooLong,
            Refusal::DiceAreRolled,
            Refusal::RatedStays,
            Refusal::ChanceStays,
            Refusal::CoachDeclines,
        ];
        for refusal in refusals {
            let told = refusal.tell(&live, &locale);
            assert_eq!(ApiError::from_refusal(refusal, "volchok", &names).tell(&locale), told);
        }
    }
}
