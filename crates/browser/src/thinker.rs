//! Computer coaches in a worker of their own.

use crate::fault::Fault;
use crate::table::level_of;
use serde::{Deserialize, Serialize};
use std::fmt;
use touchline_coach::{Clock, Hired, Level, Manner, Spec, hire};
use touchline_kernel::Seat;
use touchline_kernel::record::Record;
use touchline_live::Match;
use touchline_locale::{Language, Locale};
use touchline_wire::{ErrorInfo, Hints};

/// How many ways to go on a hint names, as on a server.
const HINTS: usize = 3;

/// What a worker asks of a thinker.
#[derive(Debug, Deserialize)]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// Speak a language from now on, with these Fluent files.
    Speak {
        /// `en`, `fi`, `nl`, `it` or `ru`.
        lang: String,
        /// The texts.
        files: Vec<String>,
    },
    /// What does a coach do?
    Decide {
        /// The match.
        id: String,
        /// Its seat.
        seat: Seat,
        /// `pro`, or `pro:2000n` for a budget that is counted.
        level: String,
        /// Its own randomness.
        seed: String,
        /// The number of the last entry.
        number: u32,
        /// The match so far.
        record: String,
    },
    /// What would a strong coach do?
    Hint {
        /// For this seat.
        seat: Seat,
        /// The number of the last entry.
        number: u32,
        /// The match so far.
        record: String,
    },
}

/// What a thinker answers.
#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Thought {
    /// Done.
    Spoken,
    /// What the coach does, in notation; none if there is nothing to decide.
    Action(Option<String>),
    /// The best ways to go on.
    Hints(Hints),
    /// Why not.
    Error(Box<ErrorInfo>),
}

/// A coach that has begun a turn goes on with it.
struct OnDuty {
    id: String,
    seat: Seat,
    coach: Box<dyn Hired>,
}

/// Decides for computer coaches.
pub struct Thinker {
    locale: Locale,
    on_duty: Option<OnDuty>,
}

impl fmt::Debug for Thinker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Thinker").finish_non_exhaustive()
    }
}

impl Default for Thinker {
    fn default() -> Self {
        Self { locale: Locale::of_files(Language::En, &[]), on_duty: None }
    }
}

impl Thinker {
    /// Answers.
    pub fn ask(&mut self, question: Question) -> Thought {
        let answered = match question {
            Question::Speak { lang, files } => {
                if let Some(language) = Language::from_tag(&lang) {
                    self.locale = Locale::of_files(language, &files);
                }
                Ok(Thought::Spoken)
            }
            Question::Decide { id, seat, level, seed, number: _, record } => {
                self.decide(id, seat, &level, &seed, &record).map(Thought::Action)
            }
            Question::Hint { seat, number, record } => self.hint(seat, number, &record).map(Thought::Hints),
        };
        answered.unwrap_or_else(|fault| Thought::Error(Box::new(fault.tell(&self.locale))))
    }

    fn decide(
        &mut self,
        id: String,
        seat: Seat,
        level: &str,
        seed: &str,
        record: &str,
    ) -> Result<Option<String>, Fault> {
        let live = read(record)?;
        let same = |duty: &OnDuty| duty.id == id && duty.seat == seat;
        let mut coach = match self.on_duty.take().filter(same) {
            Some(OnDuty { coach, .. }) => coach,
            None => {
                let spec: Spec = match level_of(level) {
                    Ok(level) => Spec { manner: Manner::Level(level), budget: None, divisor: 1 },
                    Err(fault) => level.parse().map_err(|_| fault)?,
                };
                let seed =
                    seed.parse().map_err(|_| Fault::BadRequest("seed: expected a number".to_owned()))?;
                hire(live.game().id(), spec, Clock::Real, seed, None).ok_or(Fault::NotFound)?
            }
        };
        let decided = coach.decide(live.position(), seat);
        self.on_duty = Some(OnDuty { id, seat, coach });
        Ok(decided)
    }

    fn hint(&self, seat: Seat, number: u32, record: &str) -> Result<Hints, Fault> {
        let live = read(record)?;
        let game = live.game().id();
        let spec = Spec { manner: Manner::Level(Level::Pro), budget: None, divisor: 1 };
        let mut coach = hire(game, spec, Clock::Real, u64::from(number), None).ok_or(Fault::NotFound)?;
        let found = coach.hints(live.position(), seat, HINTS);
        Ok(touchline_wire::hints(found, live.position(), seat, number, game, &self.locale))
    }
}

fn read(record: &str) -> Result<Match, Fault> {
    let record: Record = record.parse().map_err(|error| Fault::Record(format!("{error}")))?;
    touchline_live::resume(&record).map_err(|error| Fault::Damaged(error.to_string()))
}
