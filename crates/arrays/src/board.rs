//! One position at a time, by numbers; and as the erased interface where texts are wanted.

use crate::numbering::Numbering;
use crate::table::Table;
use crate::vector::{AnyVector, LEGAL_MAX, Reward, Vector, table};
use std::fmt::Debug;
use std::hash::BuildHasher;
use std::sync::Arc;
use touchline_games::{AnyPosition, OpenError, Shelved, TypedPosition, read_json};
use touchline_kernel::dice::FairDice;
use touchline_kernel::{Arrays, BySeat, Faults, Notation, Seat, Silent, Turn, random_outcome};

/// A game with its options fixed, opened for numbers.
pub trait Open: Debug + Send + Sync {
    /// The position in which a match begins.
    fn start(&self) -> Box<dyn Board>;
    /// Makes a position file a position.
    ///
    /// # Errors
    /// Every reason why it is none.
    fn place(&self, setup: &serde_json::Value) -> Result<Box<dyn Board>, Faults>;
    /// Observation and numbering.
    fn table(&self) -> Table;
    /// Bytes of an observation.
    fn size(&self) -> usize;
    /// How many actions have a number.
    fn actions(&self) -> usize;
    /// Many matches side by side.
    fn vector(&self, n: usize, threads: usize, reward: Reward) -> Box<dyn AnyVector>;
    /// As many numbers as the legal actions of so many matches may need.
    fn legal_max(&self, n: usize) -> usize {
        n * LEGAL_MAX.min(self.actions())
    }
}

/// Why a step was not made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoStep {
    /// It is not this kind of step that is due.
    NotNow,
    /// No action has this number, or this notation.
    Unknown,
    /// It is not legal here; the erased interface says why.
    Illegal,
}

/// A position that is stepped by numbers.
pub trait Board: Debug + Send + Sync {
    /// A copy.
    fn copied(&self) -> Box<dyn Board>;
    /// The same position behind the erased interface.
    fn any(&self) -> Box<dyn AnyPosition>;
    /// Whose turn it is.
    fn turn(&self) -> Turn<&'static str>;
    /// The goals so far.
    fn score(&self) -> BySeat<u16>;
    /// The numbers of the legal actions, in the order of the list; empty if no seat decides.
    fn legal(&self, numbers: &mut Vec<u32>);
    /// Does a legal action.
    ///
    /// # Errors
    /// Unknown or not legal; nothing has changed then.
    fn act(&mut self, number: u32) -> Result<(), NoStep>;
    /// Does what the seat that decides would write so. It must have been judged.
    ///
    /// # Errors
    /// No notation, or no decision; nothing has changed then.
    fn act_text(&mut self, text: &str) -> Result<(), NoStep>;
    /// The number of an action in notation, for the seat.
    fn number(&self, text: &str, seat: Seat) -> Option<u32>;
    /// The notation of a number, for the seat.
    fn notation(&self, number: u32, seat: Seat) -> Option<String>;
    /// Lets chance decide once, by the dice.
    ///
    /// # Errors
    /// Chance does not decide.
    fn roll(&mut self, dice: &mut FairDice) -> Result<(), NoStep>;
    /// Lets the outcome of this number happen, counted in the order of the chances.
    ///
    /// # Errors
    /// Chance does not decide, or has no such outcome.
    fn settle(&mut self, number: u32) -> Result<(), NoStep>;
    /// The weights of the outcomes.
    fn weights(&self) -> Vec<u32>;
    /// Writes what a seat sees.
    fn observe(&self, seat: Seat, into: &mut [u8]);
    /// A random position of those that the seat cannot tell from this one.
    fn imagine(&self, seat: Seat, dice: &mut FairDice) -> Box<dyn Board>;
    /// Is it the same position of a game with the same options?
    fn same(&self, other: &dyn Board) -> bool;
    /// A number that equal positions share.
    fn hash(&self) -> u64;
    /// For [`Self::same`].
    fn as_any(&self) -> &dyn std::any::Any;
}

/// Opens a game for numbers. `options` is JSON; what it leaves out has its default.
///
/// # Errors
/// An unknown game, or options that cannot be played.
pub fn open(id: &str, options: &serde_json::Value) -> Result<Arc<dyn Open>, OpenError> {
    macro_rules! find {
        ($($game:ty),*) => {
            match id {
                $(<$game as touchline_kernel::Game>::ID => {
                    let game = touchline_games::fixed::<$game>(options)?;
                    Ok(Arc::new(Opened { numbering: Arc::new(Numbering::new(&game)), game: Arc::new(game) }) as Arc<dyn Open>)
                })*
                _ => Err(touchline_games::unknown(id)),
            }
        };
    }
    touchline_games::each_game!(find)
}

#[derive(Debug)]
struct Opened<G: Arrays> {
    game: Arc<G>,
    numbering: Arc<Numbering<G>>,
}

impl<G: Arrays> Clone for Opened<G> {
    fn clone(&self) -> Self {
        Self { game: Arc::clone(&self.game), numbering: Arc::clone(&self.numbering) }
    }
}

impl<G: Arrays + Shelved> Opened<G> {
    fn board(&self, position: G::Position) -> Box<dyn Board> {
        Box::new(Numbers { of: self.clone(), position })
    }
}

impl<G: Arrays + Shelved> Open for Opened<G> {
    fn start(&self) -> Box<dyn Board> {
        self.board(self.game.start())
    }

    fn place(&self, setup: &serde_json::Value) -> Result<Box<dyn Board>, Faults> {
        let setup: G::Setup = read_json(setup)?;
        Ok(self.board(self.game.place(&setup)?))
    }

    fn table(&self) -> Table {
        table(&*self.game, &self.numbering)
    }

    fn size(&self) -> usize {
        self.game.fields().iter().map(touchline_kernel::Field::size).sum()
    }

    fn actions(&self) -> usize {
        self.numbering.len()
    }

    fn vector(&self, n: usize, threads: usize, reward: Reward) -> Box<dyn AnyVector> {
        let (game, numbering) = (Arc::clone(&self.game), Arc::clone(&self.numbering));
        Box::new(Vector::new(game, numbering, n, threads, reward))
    }
}

#[derive(Debug)]
struct Numbers<G: Arrays> {
    of: Opened<G>,
    position: G::Position,
}

impl<G: Arrays + Shelved> Numbers<G> {
    fn decider(&self) -> Result<Seat, NoStep> {
        match self.of.game.turn(&self.position) {
            Turn::Decision(seat) => Ok(seat),
            _ => Err(NoStep::NotNow),
        }
    }
}

impl<G: Arrays + Shelved> Board for Numbers<G> {
    fn copied(&self) -> Box<dyn Board> {
        self.of.board(self.position)
    }

    fn any(&self) -> Box<dyn AnyPosition> {
        Box::new(TypedPosition::new(Arc::clone(&self.of.game), self.position))
    }

    fn turn(&self) -> Turn<&'static str> {
        match self.of.game.turn(&self.position) {
            Turn::Decision(seat) => Turn::Decision(seat),
            Turn::Chance => Turn::Chance,
            Turn::Over(finish) => Turn::Over(touchline_kernel::Finish {
                score: finish.score,
                winner: finish.winner,
                by: touchline_kernel::RuleId::id(finish.by),
            }),
        }
    }

    fn score(&self) -> BySeat<u16> {
        self.of.game.score(&self.position)
    }

    fn legal(&self, numbers: &mut Vec<u32>) {
        numbers.clear();
        let Ok(seat) = self.decider() else { return };
        let mut actions = Vec::with_capacity(64);
        self.of.game.list(&self.position, &mut actions);
        numbers.extend(actions.into_iter().filter_map(|action| self.of.numbering.number(action, seat)));
    }

    fn act(&mut self, number: u32) -> Result<(), NoStep> {
        let seat = self.decider()?;
        let action = self.of.numbering.action(number, seat).ok_or(NoStep::Unknown)?;
        self.of.game.judge(&self.position, seat, action).map_err(|_| NoStep::Illegal)?;
        self.of.game.apply(&mut self.position, action, &mut Silent);
        Ok(())
    }

    fn act_text(&mut self, text: &str) -> Result<(), NoStep> {
        let seat = self.decider()?;
        let action = G::Action::read(text).map_err(|_| NoStep::Unknown)?;
        self.of.game.judge(&self.position, seat, action).map_err(|_| NoStep::Illegal)?;
        self.of.game.apply(&mut self.position, action, &mut Silent);
        Ok(())
    }

    fn number(&self, text: &str, seat: Seat) -> Option<u32> {
        self.of.numbering.number(G::Action::read(text).ok()?, seat)
    }

    fn notation(&self, number: u32, seat: Seat) -> Option<String> {
        self.of.numbering.action(number, seat).map(|action| action.to_string())
    }

    fn roll(&mut self, dice: &mut FairDice) -> Result<(), NoStep> {
        let chance = matches!(self.of.game.turn(&self.position), Turn::Chance);
        let outcome = if chance { random_outcome(&*self.of.game, &self.position, dice) } else { None };
        self.of.game.settle(&mut self.position, outcome.ok_or(NoStep::NotNow)?, &mut Silent);
        Ok(())
    }

    fn settle(&mut self, number: u32) -> Result<(), NoStep> {
        let mut outcomes = Vec::new();
        self.of.game.chances(&self.position, &mut outcomes);
        let wrong = if outcomes.is_empty() { NoStep::NotNow } else { NoStep::Unknown };
        let (outcome, _) = outcomes.get(number as usize).copied().ok_or(wrong)?;
        self.of.game.settle(&mut self.position, outcome, &mut Silent);
        Ok(())
    }

    fn weights(&self) -> Vec<u32> {
        let mut outcomes = Vec::new();
        self.of.game.chances(&self.position, &mut outcomes);
        outcomes.into_iter().map(|(_, weight)| weight).collect()
    }

    fn observe(&self, seat: Seat, into: &mut [u8]) {
        self.of.game.observe(&self.position, seat, into);
    }

    fn imagine(&self, seat: Seat, dice: &mut FairDice) -> Box<dyn Board> {
        self.of.board(self.of.game.imagine(&self.position, seat, dice))
    }

    fn same(&self, other: &dyn Board) -> bool {
        other.as_any().downcast_ref::<Self>().is_some_and(|other| {
            self.position == other.position && self.of.game.options() == other.of.game.options()
        })
    }

    fn hash(&self) -> u64 {
        rustc_hash::FxBuildHasher.hash_one(self.position)
    }

    fn as_any(&self) -> &dyn std::any::Any {
        self
    }
}
