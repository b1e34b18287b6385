//! From a record back to the match, and the proof that it was played by the rules with fair dice.

use crate::dice::Dice;
use crate::error::LiveError;
use crate::live_match::Match;
use crate::moment::Moment;
use std::sync::Arc;
use touchline_games::{AnyGame, OpenError};
use touchline_kernel::dice::Party;
use touchline_kernel::record::{DiceSource, Entry, Record};

/// Why a record is no match.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum ReplayError {
    /// The game or its options.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The options are no JSON.
    #[error("the options are no JSON: {0}")]
    Options(String),
    /// Another revision of the rules.
    #[error("the record was played by revision {found} of the rules; this program plays revision {expected}")]
    Rules {
        /// The record's.
        found: u32,
        /// The program's.
        expected: u32,
    },
    /// One seat's record does not show everything.
    #[error("entry {0} is hidden in this record, so the match cannot be replayed")]
    Hidden(u32),
    /// A step that cannot be made.
    #[error("entry {number} (`{entry}`): {why}")]
    Entry {
        /// Its number.
        number: u32,
        /// As the record writes it.
        entry: String,
        /// Why not.
        why: LiveError,
    },
    /// The match goes on after its end.
    #[error("entry {0} comes after the end of the match")]
    AfterEnd(u32),
    /// The result is not what the steps give.
    #[error("the record gives the result `{found}`, its steps give `{expected}`")]
    Result {
        /// The record's.
        found: String,
        /// The steps'.
        expected: String,
    },
}

/// Plays a record again, with its own outcomes.
///
/// # Errors
/// The first thing that cannot have happened.
pub fn replay(record: &Record) -> Result<(Match, Vec<Moment>), ReplayError> {
    replay_on(game_of(record)?, record)
}

fn game_of(record: &Record) -> Result<Arc<dyn AnyGame>, ReplayError> {
    let options =
        serde_json::from_str(&record.options).map_err(|error| ReplayError::Options(error.to_string()))?;
    Ok(touchline_games::open_revision(&record.game, record.rules, &options)?)
}

fn replay_on(game: Arc<dyn AnyGame>, record: &Record) -> Result<(Match, Vec<Moment>), ReplayError> {
    if !(1..=game.rules_revision()).contains(&record.rules) {
        return Err(ReplayError::Rules { found: record.rules, expected: game.rules_revision() });
    }
    let mut live = Match::new(game, record.names.clone(), &Dice::Table);
    live.set_date(&record.date);
    live.set_practice(record.practice);
    let mut moments = Vec::with_capacity(record.entries.len());
    for (i, entry) in record.entries.iter().enumerate() {
        let number = u32::try_from(i + 1).unwrap_or(u32::MAX);
        if live.ending().is_some() {
            return Err(ReplayError::AfterEnd(number));
        }
        if let Entry::Action(_, None) | Entry::Chance(None) = entry {
            return Err(ReplayError::Hidden(number));
        }
        let made = live.follow(entry);
        moments.push(made.map_err(|why| ReplayError::Entry { number, entry: entry.to_string(), why })?);
    }
    let text = |record: &Record| record.result.as_ref().map_or("*".to_owned(), ToString::to_string);
    let (found, expected) = (text(record), text(&live.record(touchline_kernel::Viewer::Everything)));
    if found != expected {
        return Err(ReplayError::Result { found, expected });
    }
    Ok((live, moments))
}

impl Match {
    /// Takes up the next entry of the log that another program has written. Chances must be what the dice of this match give, if they
    /// are known.
    ///
    /// # Errors
    /// The entry cannot come next. The match may have moved on with a chance all the same: it has to be read anew.
    pub fn follow(&mut self, entry: &Entry) -> Result<Moment, LiveError> {
        match entry {
            Entry::Action(seat, Some(action)) => self.act(*seat, action),
            Entry::Chance(Some(outcome)) if self.dice_are_known() => {
                let rolled = self.roll()?.ok_or(LiveError::ChanceDue)?;
                if rolled.entry == Entry::Chance(Some(outcome.clone())) {
                    Ok(rolled)
                } else {
                    Err(LiveError::DiceAreRolled)
                }
            }
            Entry::Chance(Some(outcome)) => self.settle(outcome),
            Entry::Action(_, None) | Entry::Chance(None) => Err(LiveError::ChanceDue),
            Entry::Undo(to) => Ok(self.go_back(*to)),
            Entry::Time => self.call_time(),
            Entry::Paused(seconds) => self.pause(*seconds),
            Entry::Resigned(seat) => self.resign(*seat),
            Entry::Forfeited(seat) => self.forfeit(*seat),
            Entry::Agreed => self.agree(),
        }
    }
}

/// What a proof found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// Every step is legal and every chance is what the dice gave.
    Proven {
        /// How many chances were recomputed.
        chances: usize,
    },
    /// Every step is legal; the chances were rolled at a table, or the server has not revealed its secret yet.
    LegalOnly {
        /// How many chances could not be recomputed.
        chances: usize,
    },
    /// A revealed secret is not the one that was committed to.
    BrokenCommitment(&'static str),
    /// A chance is not what the dice gave.
    WrongRoll {
        /// The entry's number.
        number: u32,
        /// What the record says.
        found: String,
        /// What the dice give.
        expected: String,
    },
}

/// Recomputes every move and every roll of a record.
///
/// # Errors
/// The record is no match.
pub fn verify(record: &Record) -> Result<Verdict, ReplayError> {
    let (played, _) = replay(record)?;
    Ok(check_dice(&played, record))
}

/// Compares every chance of a match that was replayed with what its record's dice give.
fn check_dice(played: &Match, record: &Record) -> Verdict {
    let chances = record.entries.iter().filter(|entry| matches!(entry, Entry::Chance(_))).count();
    if let DiceSource::Shared { server, home, away } = &record.dice {
        for (party, (commitment, secret)) in
            [(Party::Server, server), (Party::Home, home), (Party::Away, away)]
        {
            if secret.is_some_and(|secret| !commitment.holds(party, &secret)) {
                return Verdict::BrokenCommitment(party.name());
            }
        }
    }
    let Some(mut fair) = Dice::of(&record.dice).stream() else { return Verdict::LegalOnly { chances } };
    let mut wrong = None;
    played.walk(0..record.entries.len(), |idx, entry, before| {
        let (Entry::Chance(Some(found)), None) = (entry, &wrong) else { return };
        let expected = before.draw_outcome(&mut fair).unwrap_or_default();
        if *found != expected {
            let number = u32::try_from(idx + 1).unwrap_or(u32::MAX);
            wrong = Some(Verdict::WrongRoll { number, found: found.clone(), expected });
        }
    });
    wrong.unwrap_or(Verdict::Proven { chances })
}

/// Takes up a match that was not finished, with its own dice, which go on where they stopped.
///
/// # Errors
/// The record is no match, or its chances are not what its dice give.
pub fn resume(record: &Record) -> Result<Match, ResumeError> {
    resume_on(game_of(record)?, record)
}

/// [`resume`] with a game that is open already: many matches share one.
///
/// # Errors
/// The record is no match of the game, or its chances are not what its dice give.
pub fn resume_on(game: Arc<dyn AnyGame>, record: &Record) -> Result<Match, ResumeError> {
    let (mut live, _) = replay_on(game, record)?;
    match check_dice(&live, record) {
        Verdict::Proven { .. } | Verdict::LegalOnly { .. } => {}
        wrong => return Err(ResumeError::NotItsDice(wrong)),
    }
    live.take_up(&record.dice);
    Ok(live)
}

/// Why a match cannot be taken up again.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum ResumeError {
    /// The record is no match.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// Its chances do not come from its dice.
    #[error("its chances are not what its dice give: {0:?}")]
    NotItsDice(Verdict),
}
