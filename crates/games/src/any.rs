//! The erased interface: one for every game. Steps are notation, everything else is plain values.

use crate::steps::{Acted, Chance, Choice, Forecast, Rolled, StepError};
use serde_json::value::RawValue;
use std::any::Any;
use std::fmt::Debug;
use touchline_kernel::dice::Roll;
use touchline_kernel::{BySeat, Captions, Faults, Seat, Shortcut, Term, Turn, Viewer};

/// A game with its options fixed.
pub trait AnyGame: Debug + Send + Sync {
    /// The game's ID in commands and files.
    fn id(&self) -> &'static str;
    /// The revision of its rules.
    fn rules_revision(&self) -> u32;
    /// All options.
    fn options(&self) -> serde_json::Value;
    /// All options, with everything filled in that data may leave out; see [`touchline_kernel::Game::full_options`].
    fn full_options(&self) -> serde_json::Value;
    /// The options that differ from the defaults, as JSON on one line: what records keep.
    fn changed_options(&self) -> String;
    /// The position in which a match begins.
    fn start(&self) -> Box<dyn AnyPosition>;
    /// Makes a position file a position.
    ///
    /// # Errors
    /// Every reason why it is none.
    fn place(&self, setup: &serde_json::Value) -> Result<Box<dyn AnyPosition>, Faults>;
    /// How long a match lasts by a real clock, if the options ask for one.
    fn clock_seconds(&self) -> Option<u32>;
    /// Is there a winner by the options, however level the match is?
    fn needs_winner(&self) -> bool;
}

/// A position of any game.
pub trait AnyPosition: Debug + Send + Sync {
    /// The position with its game's own types: a [`crate::TypedPosition`].
    fn as_any(&self) -> &dyn Any;
    /// A copy to try something out on.
    fn boxed_clone(&self) -> Box<dyn AnyPosition>;
    /// Whose turn it is. Rules are given by ID.
    fn turn(&self) -> Turn<&'static str>;
    /// The goals so far.
    fn score(&self) -> BySeat<u16>;
    /// What the seat that decides may do.
    fn legal(&self) -> Vec<Choice>;
    /// The same as JSON text, without an intermediate value for each.
    fn legal_text(&self) -> Box<RawValue>;
    /// What chance may pick.
    fn chances(&self) -> Vec<Chance>;
    /// The outcome that the dice give, in notation; none if chance does not decide. Changes nothing but the dice.
    fn draw_outcome(&self, dice: &mut dyn Roll) -> Option<String>;
    /// Draws an outcome from the dice and settles it; none if chance does not decide.
    fn roll(&mut self, dice: &mut dyn Roll) -> Option<Rolled>;
    /// May this seat do this?
    ///
    /// # Errors
    /// No notation, or refused.
    fn judge(&self, seat: Seat, action: &str) -> Result<(), StepError>;
    /// Does it, if the seat may.
    ///
    /// # Errors
    /// No notation, or refused; nothing has changed then.
    fn act(&mut self, seat: Seat, action: &str) -> Result<Acted, StepError>;
    /// Lets chance pick this, if it can.
    ///
    /// # Errors
    /// No notation, or impossible here; nothing has changed then.
    fn settle(&mut self, outcome: &str) -> Result<Rolled, StepError>;
    /// Notes that the real clock has run down.
    fn call_time(&mut self);
    /// What a viewer may know.
    fn view(&self, viewer: Viewer) -> serde_json::Value;
    /// The same as JSON text, with the game's ID in front as `game`: what a [`crate::GameView`] reads.
    fn view_text(&self, viewer: Viewer) -> Box<RawValue>;
    /// The position as a file.
    fn setup(&self) -> serde_json::Value;
    /// The position drawn as text, with words that somebody else brings.
    fn draw(&self, viewer: Viewer, captions: &dyn Captions) -> String;
    /// Is anything hidden from a viewer? Then odds computed from the true position would leak it.
    fn has_secrets(&self) -> bool;
    /// What may come of an action that leads to chance, as the first things told of each end; empty if none follows, and
    /// while the position has secrets, because odds would tell of them.
    fn forecast(&self, action: &str) -> Vec<Forecast>;
    /// What a legal action is about beyond its own words; see [`touchline_kernel::Game::detail`].
    fn detail(&self, action: &str) -> Option<String>;
    /// Ready-made sequences of decisions.
    fn shortcuts(&self) -> Vec<Shortcut<Choice>>;
    /// What counts towards the roll that follows an action, or the roll now due.
    fn terms(&self, action: Option<&str>) -> Vec<Term<&'static str>>;
    /// The rule that says what this seat may do now; see [`touchline_kernel::Game::lesson`].
    fn lesson(&self, seat: Seat) -> Option<&'static str>;
    /// The exact points of each action of the seat that decides, where everything that may follow is at most `most` positions, the match ends
    /// on every way and nothing is hidden; none elsewhere.
    fn solve(&self, most: usize) -> Option<Vec<(String, f64)>>;
    /// A random position of those that the seat cannot tell from this one.
    fn imagine(&self, seat: Seat, dice: &mut dyn Roll) -> Box<dyn AnyPosition>;
}
