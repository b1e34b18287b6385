//! Why something could not be done.

use touchline_games::StepError;

/// Why something could not be done.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum LiveError {
    /// The match is over.
    #[error("the match is over")]
    Over,
    /// The step is no notation, refused by a rule, or impossible.
    #[error(transparent)]
    Step(#[from] StepError),
    /// Chance decides, and the dice are rolled here.
    #[error("the dice of this match are rolled by the program")]
    DiceAreRolled,
    /// A chance is due, and its outcome has not been told.
    #[error("a chance is due; it must be settled first")]
    ChanceDue,
    /// There is nothing that this seat could take back.
    #[error("there is nothing to take back")]
    NothingToUndo,
    /// The other seat must agree.
    #[error("the other side must agree to that")]
    NeedsConsent,
    /// There is no offer of the other seat to answer.
    #[error("there is no offer to answer")]
    NoOffer,
    /// By its options the match needs a winner.
    #[error("this match needs a winner: there are no draws")]
    NeedsWinner,
}
