//! The contract that every game keeps.

use crate::dice::Roll;
use crate::fault::Faults;
use crate::rulebook::RuleId;
use crate::seat::{Audience, BySeat, Seat, Viewer};
use crate::table::Table;
use crate::vocabulary::{Notation, Phrase};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use std::hash::Hash;

/// A game with its options fixed: the rules, the geometry and the tables that all positions of a match share.
///
/// Positions are small plain values beside it. Nothing here allocates per step: lists are written into buffers of the caller.
/// `testkit` holds every law of this contract as a ready-made property test.
pub trait Game: Sized + Clone + Debug + Send + Sync + 'static {
    /// The name in commands, files and message IDs.
    const ID: &'static str;

    /// Grows when the same steps may give another match; records name it.
    const REVISION: u32;

    /// What was the default under earlier revisions, oldest first: a record of one is played with these.
    const EARLIER: &'static [Earlier] = &[];

    /// The options that a user may set, in the order of the specification.
    const OPTIONS: &'static [OptionGuide];

    /// Sets of options with a name.
    const PRESETS: &'static [Preset];

    /// The rule IDs.
    type Rule: RuleId + Serialize;
    /// What a user may choose; every field has a default and unknown ones are refused.
    type Options: Clone + Debug + PartialEq + Default + Serialize + DeserializeOwned + Send + Sync;
    /// Everything that a match remembers. Always sound.
    type Position: Copy + Debug + Eq + Hash + Send + Sync;
    /// A position as somebody wrote it, unchecked: its JSON is the position file.
    type Setup: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// What one viewer may know of a position.
    type View: Debug + PartialEq + Serialize + DeserializeOwned;
    /// What a seat may decide.
    type Action: Notation + Eq + Hash + Serialize + Send + Sync;
    /// What chance may pick.
    type Outcome: Notation + Eq + Hash + Serialize + Send + Sync;
    /// What a step made happen, for a person to see.
    type Event: Phrase + Serialize;
    /// Why an action is refused, beyond the rule: the facts.
    type Refusal: Phrase + Serialize;

    /// Fixes the options.
    ///
    /// # Errors
    /// Every reason why these options cannot be played.
    fn new(options: Self::Options) -> Result<Self, Faults>;

    /// The options as they were fixed.
    fn options(&self) -> &Self::Options;

    /// The options with everything filled in that data may leave out, such as squares that follow from the size of a pitch: for
    /// interfaces, which then need no default of the game.
    fn full_options(&self) -> Self::Options {
        self.options().clone()
    }

    /// The position in which a match begins.
    fn start(&self) -> Self::Position;

    /// Whose turn it is.
    fn turn(&self, position: &Self::Position) -> Turn<Self::Rule>;

    /// The goals so far.
    fn score(&self, position: &Self::Position) -> BySeat<u16>;

    /// The goals so far, for statistics: those of the score, unless another kind is all that is played for.
    fn goals(&self, position: &Self::Position) -> BySeat<u16> {
        self.score(position)
    }

    /// What an action is about beyond its own words, as all may see it: the card in the place that it names. Nothing, if not said.
    fn detail(&self, position: &Self::Position, action: Self::Action) -> Option<String> {
        let _ = (position, action);
        None
    }

    /// The tables of its book, from the data that the rules use. None, if not said.
    fn tables(&self) -> Vec<Table> {
        Vec::new()
    }

    /// What a person probably means by a text that is no notation: a card for the place where it lies. Nothing, if not said.
    fn loosely(&self, position: &Self::Position, text: &str) -> Option<Self::Action> {
        let _ = (position, text);
        None
    }

    /// Every well-formed action on this board, legal anywhere or not, without duplicates: what [`Game::judge`] may be asked.
    /// Its order is the order of every list.
    fn candidates(&self) -> Vec<Self::Action>;

    /// Replaces `actions` by the legal ones of the seat that decides, complete, without duplicates and in the order of
    /// [`Game::candidates`]. Empty exactly when no seat decides.
    fn list(&self, position: &Self::Position, actions: &mut Vec<Self::Action>);

    /// May this seat do this here?
    ///
    /// # Errors
    /// The first rule broken, in the order that the specification gives, with the facts.
    fn judge(
        &self,
        position: &Self::Position,
        seat: Seat,
        action: Self::Action,
    ) -> Result<(), Violation<Self::Rule, Self::Refusal>>;

    /// Does a legal action, and tells the witness what happened. Does not judge; an illegal action gives no panic but no
    /// sound position either. From outside use [`Game::play`].
    fn apply<W: Witness<Self>>(&self, position: &mut Self::Position, action: Self::Action, witness: &mut W);

    /// Replaces `outcomes` by all that chance may pick here, each with its weight, without duplicates and in a stable order.
    /// Empty exactly when chance does not decide.
    fn chances(&self, position: &Self::Position, outcomes: &mut Vec<(Self::Outcome, u32)>);

    /// The sum of the weights of [`Game::chances`].
    fn weight(&self, position: &Self::Position) -> u32 {
        let mut outcomes = Vec::new();
        self.chances(position, &mut outcomes);
        outcomes.iter().map(|(_, weight)| weight).sum()
    }

    /// The outcome that covers `ticket`, counted through the weights of [`Game::chances`] in their order.
    /// `ticket` is less than [`Game::weight`]; a larger one gives the last outcome.
    fn outcome(&self, position: &Self::Position, mut ticket: u32) -> Option<Self::Outcome> {
        let mut outcomes = Vec::new();
        self.chances(position, &mut outcomes);
        for (outcome, weight) in &outcomes {
            if ticket < *weight {
                return Some(*outcome);
            }
            ticket -= weight;
        }
        outcomes.last().map(|(outcome, _)| *outcome)
    }

    /// Lets a possible outcome happen, and tells the witness what it did. Does not check; from outside use [`Game::settle_checked`].
    fn settle<W: Witness<Self>>(
        &self,
        position: &mut Self::Position,
        outcome: Self::Outcome,
        witness: &mut W,
    );

    /// What a viewer may know.
    fn view(&self, position: &Self::Position, viewer: Viewer) -> Self::View;

    /// May there be anything that not everybody knows? Where there is not, every viewer has the same view, and whatever looks at the
    /// position itself tells no secrets. Never, in games without them.
    fn has_secrets(&self, position: &Self::Position) -> bool {
        let _ = position;
        false
    }

    /// Does this seat know the whole position? Then [`Game::imagine`] gives the position itself. Depends on nothing that the seat may not
    /// know. By default, where there are no secrets at all.
    fn sees_all(&self, position: &Self::Position, seat: Seat) -> bool {
        let _ = seat;
        !self.has_secrets(position)
    }

    /// Who may read this step when it is made in this position. Everybody, in games without secrets.
    fn audience(&self, position: &Self::Position, step: Step<Self>) -> Audience {
        let _ = (position, step);
        Audience::Everyone
    }

    /// Does this action show its own seat something that it did not know, although no chance follows: the other formation, a
    /// keeper that was beaten? Then it cannot be taken back for free. Never, in games without secrets.
    fn reveals(&self, position: &Self::Position, action: Self::Action) -> bool {
        let _ = (position, action);
        false
    }

    /// Which of the events of one step sums it up when odds are told: `kept` rather than `rolled`. The first, if not said.
    fn headline(&self, events: &[(Audience, Self::Rule, Self::Event)]) -> usize {
        let _ = events;
        0
    }

    /// Does an event say what came of an act, so that odds name it rather than what was told before it? A goal does; a
    /// defender who misses the ball does not change that the pass arrives.
    fn is_decisive(&self, event: &Self::Event) -> bool {
        let _ = event;
        true
    }

    /// Does chance begin something new here, such as the next turn? What it brings does not come of the act before it.
    fn is_fresh_roll(&self, position: &Self::Position) -> bool {
        let _ = position;
        false
    }

    /// The decision that odds take for granted on the way to an end: a defender goes for the ball, the keeper dives where he
    /// has the best chance, an empty target is supported by the zone that helps most. None where people would think it over.
    fn expected_reply(&self, position: &Self::Position) -> Option<Self::Action> {
        let _ = position;
        None
    }

    /// Where something hidden and no chance decides whether an action scores: of how many equally likely cases it does, and how many
    /// there are, as the seat that decides may count them. None elsewhere.
    fn hidden_odds(&self, position: &Self::Position, action: Self::Action) -> Option<(u32, u32)> {
        let _ = (position, action);
        None
    }

    /// Is what an action brings told beforehand like odds, even if no chance follows it: which zone supports a target when the
    /// dice have fallen, a shot that nobody can save?
    fn has_known_end(&self, position: &Self::Position, action: Self::Action) -> bool {
        let _ = (position, action);
        false
    }

    /// Draws a full position from all those that the seat cannot tell from this one, with the right probabilities.
    /// Depends on nothing that the seat may not know. The position itself, in games without secrets.
    fn imagine<R: Roll>(&self, position: &Self::Position, seat: Seat, dice: &mut R) -> Self::Position {
        let _ = (seat, dice);
        *position
    }

    /// The position as a file.
    fn setup(&self, position: &Self::Position) -> Self::Setup;

    /// Makes a setup a position.
    ///
    /// # Errors
    /// Every reason why it is none.
    fn place(&self, setup: &Self::Setup) -> Result<Self::Position, Faults>;

    /// Checks the invariants of the specification; for tests, which call it after every step.
    ///
    /// # Errors
    /// The invariants that are broken.
    fn check(&self, position: &Self::Position) -> Result<(), Faults> {
        self.place(&self.setup(position)).map(|_| ())
    }

    /// Whole sequences of legal decisions from here, ready made for people: a set-up in one go instead of eleven clicks.
    fn shortcuts(&self, position: &Self::Position) -> Vec<Shortcut<Self::Action>> {
        let _ = position;
        Vec::new()
    }

    /// What will count towards the roll that follows `action`, or towards the roll now due if there is no action: each term with
    /// its rule, so that an interface can show "needs 4+" with the reasons before anything is rolled.
    fn terms(&self, position: &Self::Position, action: Option<Self::Action>) -> Vec<Term<Self::Rule>> {
        let _ = (position, action);
        Vec::new()
    }

    /// The rule that says what this seat may do now: an interface cites it where a touch means no action.
    /// It depends on nothing that is hidden from the seat.
    fn lesson(&self, position: &Self::Position, seat: Seat) -> Option<Self::Rule> {
        let _ = (position, seat);
        None
    }

    /// Do these options always produce a winner? If so, draws cannot be offered.
    fn needs_winner(&self) -> bool {
        false
    }

    /// How long a match lasts by a real clock, if its options ask for one. The driver of the match starts the clock with the
    /// first step and calls [`Game::call_time`] when it has run down.
    fn clock_seconds(&self) -> Option<u32> {
        None
    }

    /// Notes that the real clock has run down. Nothing, in games and options without one.
    fn call_time(&self, position: &mut Self::Position) {
        let _ = position;
    }

    /// Judges, then applies.
    ///
    /// # Errors
    /// The violation; the position is then unchanged.
    fn play<W: Witness<Self>>(
        &self,
        position: &mut Self::Position,
        seat: Seat,
        action: Self::Action,
        witness: &mut W,
    ) -> Result<(), Violation<Self::Rule, Self::Refusal>> {
        self.judge(position, seat, action)?;
        self.apply(position, action, witness);
        Ok(())
    }

    /// Lets an outcome happen if it can: false, and nothing changed, if it cannot.
    fn settle_checked<W: Witness<Self>>(
        &self,
        position: &mut Self::Position,
        outcome: Self::Outcome,
        witness: &mut W,
    ) -> bool {
        let mut outcomes = Vec::new();
        self.chances(position, &mut outcomes);
        let possible = outcomes.iter().any(|(candidate, _)| *candidate == outcome);
        if possible {
            self.settle(position, outcome, witness);
        }
        possible
    }
}

/// Who is to pick the next step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Turn<R> {
    /// A seat picks an action.
    Decision(Seat),
    /// Chance picks an outcome.
    Chance,
    /// The match is over.
    Over(Finish<R>),
}

/// How a match ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Finish<R> {
    /// Goals, without those of a shoot-out.
    pub score: BySeat<u16>,
    /// `None` for a draw.
    pub winner: Option<Seat>,
    /// The rule that ended it.
    pub by: R,
}

/// One line of a match's log.
#[derive(Debug, PartialEq, Eq)]
pub enum Step<G: Game> {
    /// What a seat decided.
    Action(Seat, G::Action),
    /// What chance picked.
    Outcome(G::Outcome),
}

// Derived, these would ask the game itself to be `Copy`.
impl<G: Game> Clone for Step<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Step<G> {}

/// Why an action is not allowed: the rule, and the facts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Violation<R, F> {
    /// The first rule broken.
    pub rule: R,
    /// The facts, to be put into words in the reader's language.
    pub because: F,
}

impl<R, F> Violation<R, F> {
    /// A violation of `rule` because of the facts.
    pub const fn new(rule: R, because: F) -> Self {
        Self { rule, because }
    }
}

/// Who is told the events of a step. [`Silent`] costs nothing; a `Vec` keeps them.
pub trait Witness<G: Game> {
    /// Tells an event, by this rule, to those who may know it.
    fn tell_to(&mut self, audience: Audience, rule: G::Rule, event: G::Event);

    /// Tells an event to everyone.
    #[inline(always)]
    fn tell(&mut self, rule: G::Rule, event: G::Event) {
        self.tell_to(Audience::Everyone, rule, event);
    }
}

/// A witness that does not listen, for search.
#[derive(Debug, Clone, Copy, Default)]
pub struct Silent;

impl<G: Game> Witness<G> for Silent {
    #[inline(always)]
    fn tell_to(&mut self, _: Audience, _: G::Rule, _: G::Event) {}
}

impl<G: Game> Witness<G> for Vec<(Audience, G::Rule, G::Event)> {
    fn tell_to(&mut self, audience: Audience, rule: G::Rule, event: G::Event) {
        self.push((audience, rule, event));
    }
}

/// What a user is told of an option; its sentence is in `locales/`.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct OptionGuide {
    /// As in the JSON of the options.
    pub name: &'static str,
    /// What may be written.
    pub kind: OptionKind,
}

/// What may be written for an option.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OptionKind {
    /// `true` or `false`.
    Switch,
    /// A whole number between two, both included.
    Number {
        /// The smallest.
        min: u32,
        /// The largest.
        max: u32,
    },
    /// One of these words.
    Choice(&'static [&'static str]),
    /// Data of the game, as JSON: geometry, weights, tables.
    Data,
}

/// A sequence of legal decisions with a name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shortcut<A> {
    /// Its name in message IDs.
    pub name: &'static str,
    /// The decisions, in order, all of one seat.
    pub actions: Vec<A>,
}

/// One line of what a roll needs: a modifier, the number it is tested against, or a number that does something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Term<R> {
    /// What it is called in message IDs; empty if the rule says enough.
    pub name: &'static str,
    /// Where the line comes from.
    pub rule: R,
    /// What the number means.
    pub kind: TermKind,
    /// The number.
    pub amount: i8,
}

/// What the number of a [`Term`] means.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub enum TermKind {
    /// Is added to the roll.
    Adds,
    /// Is what the sum is compared with.
    Against,
    /// Rolling this or more does what the rule says.
    AtLeast,
    /// Rolling exactly this does what the rule says.
    Exactly,
}

/// The defaults of an earlier revision of the rules, where they differ from those of the next.
#[derive(Debug, Clone, Copy)]
pub struct Earlier {
    /// The last revision that had them.
    pub revision: u32,
    /// The options, as JSON.
    pub options: &'static str,
}

/// Options with a name.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Preset {
    /// The name in commands and message IDs.
    pub name: &'static str,
    /// What it sets, as JSON.
    pub options: &'static str,
}
