//! Why a record cannot be analysed.

use touchline_games::OpenError;

/// Why a record cannot be analysed.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum AnalysisError {
    /// The game or its options.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The options are no JSON.
    #[error("the options are no JSON: {0}")]
    Options(String),
    /// One seat's record does not show everything.
    #[error("entry {0} is hidden in this record, so the match cannot be analysed")]
    Hidden(u32),
    /// A step that cannot be made: replaying the record says why.
    #[error("entry {number} (`{entry}`) cannot be made")]
    Impossible {
        /// Its number.
        number: u32,
        /// As the record writes it.
        entry: String,
    },
    /// The stop flag was set.
    #[error("the analysis was stopped")]
    Stopped,
}
