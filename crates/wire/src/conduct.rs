//! What a seat's commands do to a live match, whoever hosts it: a server or a browser's own engine. What depends on people
//! (joining, claiming, calling off) is the host's.

use crate::error::ErrorInfo;
use crate::matches::PlannedAction;
use touchline_kernel::record::DiceSource;
use touchline_kernel::{BySeat, Seat, Turn};
use touchline_live::{LiveError, Match, Moment};
use touchline_locale::Locale;

/// The most decisions in one command.
const ACTIONS_MAX: usize = 64;

/// How a match is hosted, as far as commands depend on it.
#[derive(Debug, Clone, Copy)]
pub struct House {
    /// Which seats are computer coaches.
    pub coaches: BySeat<bool>,
    /// One person has both seats.
    pub screen: bool,
    /// Does it count for ratings?
    pub rated: bool,
    /// Are real dice rolled at a table, and told?
    pub own_dice: bool,
    /// The most entries that a match may have.
    pub entries_max: usize,
}

/// Why a command was not done.
#[derive(Debug, Clone, PartialEq)]
pub enum Refusal {
    /// The live match says so.
    Live(LiveError),
    /// Too many or too few decisions in one command.
    Actions {
        /// How many.
        found: usize,
    },
    /// The match moved on meanwhile, or this was sent twice.
    Stale {
        /// How many entries the log has.
        number: u32,
    },
    /// The match has as many entries as a match may have.
    TooLong,
    /// The dice of the match are not rolled at a table.
    DiceAreRolled,
    /// What was decided in a rated match against a coach stays, once chance or the coach has answered.
    RatedStays,
    /// What chance has given stays, in a match that was not made for practice.
    ChanceStays,
    /// A computer coach does not take draws.
    CoachDeclines,
}

impl From<LiveError> for Refusal {
    fn from(error: LiveError) -> Self {
        Self::Live(error)
    }
}

impl Refusal {
    /// In a reader's language.
    #[must_use]
    pub fn tell(&self, live: &Match, locale: &Locale) -> ErrorInfo {
        let new = |code, message| ErrorInfo::new(code, message, locale);
        match self {
            Self::Live(error) => ErrorInfo::of_live(error, live.game().id(), live.names(), locale),
            Self::Actions { found } => ErrorInfo {
                detail: Some(actions_detail(*found)),
                ..new("bad_request", "ui-error-bad-request")
            },
            Self::Stale { number } => ErrorInfo { number: Some(*number), ..new("stale", "ui-error-stale") },
            Self::TooLong => new("too_long", "ui-error-too-long"),
            Self::DiceAreRolled => new("dice_are_rolled", "ui-error-dice-are-rolled"),
            Self::RatedStays => new("rated_stays", "ui-error-rated-stays"),
            Self::ChanceStays => new("chance_stays", "ui-error-chance-stays"),
            Self::CoachDeclines => new("coach_declines", "ui-error-coach-declines"),
        }
    }
}

/// What is wrong with a command of so many decisions, for client developers.
#[must_use]
pub fn actions_detail(found: usize) -> String {
    format!("actions: found {found}, expected 1 to {ACTIONS_MAX}")
}

type Moments = Result<Vec<Moment>, Refusal>;

impl House {
    /// A seat decides; then chance does what it has to.
    ///
    /// # Errors
    /// The log stands elsewhere or is full, or a rule forbids it. Nothing has changed then.
    pub fn act(&self, live: &mut Match, seat: Seat, action: &str, expected: u32) -> Moments {
        self.check_room(live, expected)?;
        let mut moments = vec![live.act(seat, action)?];
        moments.extend(roll(live)?);
        Ok(moments)
    }

    /// Several decisions: tried out on a copy first, so that all of them are made or none. The first refusal is the answer.
    ///
    /// # Errors
    /// As for [`House::act`].
    pub fn act_all(&self, live: &mut Match, seat: Seat, planned: &[PlannedAction], expected: u32) -> Moments {
        self.check_room(live, expected)?;
        if planned.is_empty() || planned.len() > ACTIONS_MAX {
            return Err(Refusal::Actions { found: planned.len() });
        }
        if live.entries().len() + planned.len() > self.entries_max {
            return Err(Refusal::TooLong);
        }
        let mut position = live.position().boxed_clone();
        let mut actions = Vec::with_capacity(planned.len());
        for PlannedAction { action, optional } in planned {
            // After a chance, or in the other seat's turn, what is still planned would not be what was meant.
            let done = match position.turn() == Turn::Decision(seat) {
                true => position.act(seat, action).map(drop),
                false => position.judge(seat, action),
            };
            match done {
                Ok(()) => actions.push(action),
                Err(_) if *optional => {}
                Err(error) => return Err(Refusal::Live(LiveError::Step(error))),
            }
        }
        let mut moments = Vec::new();
        let mut number = expected;
        for action in actions {
            moments.extend(self.act(live, seat, action, number)?);
            number = live.number();
        }
        Ok(moments)
    }

    /// Takes down what real dice gave.
    ///
    /// # Errors
    /// The log stands elsewhere, the dice are rolled by the program, or that cannot come.
    pub fn settle(&self, live: &mut Match, outcome: &str, expected: u32) -> Moments {
        self.check_room(live, expected)?;
        if !self.own_dice {
            return Err(Refusal::DiceAreRolled);
        }
        Ok(vec![live.settle(outcome)?])
    }

    /// Takes the seat's last decision back, or asks the other seat for it.
    ///
    /// # Errors
    /// There is nothing to take back, or it stays.
    pub fn undo(&self, live: &mut Match, seat: Seat) -> Moments {
        if live.can_undo(seat) {
            return Ok(vec![live.undo(seat)?]);
        }
        let coach = self.coaches[seat.other()];
        if coach && self.rated {
            return Err(Refusal::RatedStays);
        }
        if live.has_decided(seat) && !live.can_ask_undo(seat) {
            return Err(Refusal::ChanceStays);
        }
        live.ask_undo(seat)?;
        // A computer coach, or the same person, has nothing against it.
        if coach || self.screen { Ok(vec![live.accept(seat.other())?]) } else { Ok(Vec::new()) }
    }

    /// Offers a draw, or takes the one that is offered.
    ///
    /// # Errors
    /// The match needs a winner, or the other seat takes no draws.
    pub fn offer_draw(&self, live: &mut Match, seat: Seat) -> Moments {
        if self.coaches[seat.other()] {
            return Err(Refusal::CoachDeclines);
        }
        let agreed = live.offer_draw(seat)?;
        if self.screen && agreed.is_none() {
            return Ok(vec![live.accept(seat.other())?]);
        }
        Ok(agreed.into_iter().collect())
    }

    /// Does the log stand where the client thinks, with room for one more entry?
    fn check_room(&self, live: &Match, expected: u32) -> Result<(), Refusal> {
        let number = live.number();
        if expected != number {
            return Err(Refusal::Stale { number });
        }
        if live.entries().len() >= self.entries_max { Err(Refusal::TooLong) } else { Ok(()) }
    }
}

/// Rolls until a seat decides. Real dice are waited for.
///
/// # Errors
/// None that a match with sound dice gives.
pub fn roll(live: &mut Match) -> Moments {
    if *live.dice() == DiceSource::Table {
        return Ok(Vec::new());
    }
    Ok(live.roll_all()?)
}
