//! How a match stands for a viewer: what happened, what can be done, and what it would need.

use crate::Text;
use crate::error::ErrorInfo;
use crate::facts::Facts;
use crate::matches::MatchInfo;
use crate::replay::Knowledge;
use crate::written::Written;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use touchline_games::{Chance, Choice, Forecast, GameView, Told};
use touchline_kernel::{BySeat, Seat, Term, TermKind};

/// Everything new about a match, and how it stands now. The whole of what an answer or a message says.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
pub struct Update {
    /// How many entries the log has after `moments`.
    pub number: u32,
    /// What happened since the number that was asked for, in order.
    pub moments: Vec<MomentInfo>,
    /// How it stands; none if more moments follow.
    pub state: Option<MatchState>,
    /// Every option of the match, with nothing left out: neither defaults nor what follows from other data. They never change: they come with the answer to a question, not with news.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "serde_json::Map<String, serde_json::Value>")]
    pub all_options: Option<serde_json::Value>,
}

/// One entry of the log with what it made happen, as a viewer may know it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct MomentInfo {
    /// From 1.
    pub number: u32,
    /// Who made it.
    pub by: By,
    /// The step in notation; none if it is hidden from the viewer.
    pub step: Option<String>,
    /// The step's word, as choices have it; none if it is hidden. What the match notes has words of its own: `undo`, `time`,
    /// `paused`, `resigned`, `agreed`, `forfeited`.
    #[serde(default)]
    pub word: Option<Text>,
    /// The step's facts, as choices have them; none if it is hidden.
    #[serde(default)]
    pub facts: Option<Facts>,
    /// What it made happen.
    pub events: Vec<EventInfo>,
}

/// Who made an entry of the log.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum By {
    /// Home decided.
    Home,
    /// Away decided.
    Away,
    /// The dice, the spinner or the pack.
    Chance,
    /// No step of the game: a resignation, an undo.
    Match,
}

impl By {
    /// The seat that decided.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Home => Some(Seat::Home),
            Self::Away => Some(Seat::Away),
            Self::Chance | Self::Match => None,
        }
    }
}

impl From<Seat> for By {
    fn from(seat: Seat) -> Self {
        match seat {
            Seat::Home => Self::Home,
            Seat::Away => Self::Away,
        }
    }
}

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct EventInfo {
    /// The rule behind it.
    pub rule: Text,
    /// What.
    pub event: Text,
    /// With which facts.
    pub facts: Facts,
}

impl From<&Told> for EventInfo {
    fn from(told: &Told) -> Self {
        Self { rule: told.rule.into(), event: told.event.into(), facts: Facts::of(&told.facts) }
    }
}

/// How a match stands, as a viewer may know it.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
pub struct MatchState {
    /// What lists show, too.
    #[serde(rename = "match")]
    pub info: MatchInfo,
    /// Whose knowledge this is; `everything` once it is over.
    pub viewer: Knowledge,
    /// The position in the game's own JSON; its field `game` says which.
    pub view: Written<GameView>,
    /// What the viewer may decide now.
    pub choices: Written<Vec<ChoiceInfo>>,
    /// What real dice may show now, where they are rolled at a table.
    #[serde(default)]
    pub chances: Vec<ChanceInfo>,
    /// Ready-made sequences of choices.
    pub shortcuts: Vec<ShortcutInfo>,
    /// The rule that says what the viewer's seat may do now: for a touch that means no action.
    #[serde(default)]
    pub rule: Option<Text>,
    /// The open offer.
    pub offer: Option<OfferInfo>,
    /// May the viewer take the last decision back without asking?
    pub can_undo: bool,
    /// May the viewer have the last decision taken back if the other seat agrees?
    #[serde(default)]
    pub can_ask_undo: bool,
    /// May the seat offer a draw? Not where the match needs a winner, nor to a computer coach.
    pub can_draw: bool,
    /// Who is connected; a computer coach always is.
    pub online: BySeat<bool>,
}

/// A legal action, as [`touchline_games::AnyPosition::legal_text`] writes it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct ChoiceInfo {
    /// In notation.
    pub text: String,
    /// Its word, for texts.
    pub word: Text,
    /// Its facts, for texts.
    pub facts: Facts,
    /// Does chance decide next? Its odds can be asked for (`look`). Never said while anything is hidden from a viewer.
    pub rolls: bool,
}

impl From<Choice> for ChoiceInfo {
    fn from(Choice { text, word, facts, rolls }: Choice) -> Self {
        Self { text, word: Text::Borrowed(word), facts: Facts::of(&facts), rolls }
    }
}

/// What chance may pick.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct ChanceInfo {
    /// In notation.
    pub text: String,
    /// Its word, for texts.
    pub word: Text,
    /// Its facts, for texts.
    pub facts: Facts,
}

impl From<Chance> for ChanceInfo {
    fn from(Chance { text, word, facts, .. }: Chance) -> Self {
        Self { text, word: Text::Borrowed(word), facts: Facts::of(&facts) }
    }
}

/// The best ways to go on.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
pub struct Hints {
    /// How many entries the log had when this was true.
    pub number: u32,
    /// The best first.
    pub hints: Vec<HintInfo>,
}

/// One good way to go on.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
pub struct HintInfo {
    /// The decisions of the turn in notation; the next one first.
    pub actions: Vec<String>,
    /// The same with words and facts, as far as they follow each other without chance.
    pub steps: Vec<ChoiceInfo>,
    /// Points to expect: a win counts 1, a draw a half.
    pub points: f32,
    /// The chance to win.
    pub win: f32,
    /// The chance of a draw.
    pub draw: f32,
    /// Goals to come, own and others'.
    pub goals: [f32; 2],
    /// What speaks for it, or against it, in the reader's language.
    pub why: Option<String>,
}

/// What is known of actions before one of them is done.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
pub struct Looks {
    /// How many entries the log had when this was true.
    pub number: u32,
    /// One for each action, in the order of the request.
    pub looks: Vec<Look>,
}

/// What is known of an action before it is done.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
pub struct Look {
    /// In notation, as it was asked: one action, or several with `; ` between, of which the last one is judged. One that starts
    /// with `?` is left out where the question does not come up.
    pub action: String,
    /// Why it cannot be done, with rule, facts and words; none if it can.
    pub refused: Option<ErrorInfo>,
    /// What may come of it; empty if no chance follows, or while anything is hidden from a viewer.
    pub odds: Vec<Odds>,
    /// What counts towards the roll that follows; empty in the same cases.
    pub terms: Vec<TermInfo>,
    /// The position right after it, before any chance; none while anything is hidden from a viewer.
    pub after: Option<Written<GameView>>,
    /// What the seat may decide after it, if no chance falls before; empty in the same cases.
    pub next: Vec<ChoiceInfo>,
}

/// One thing that may come of an action.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Odds {
    /// The event's word.
    pub event: Text,
    /// The rule behind it.
    pub rule: Text,
    /// Its chance in lowest terms: numerator and denominator.
    pub chance: (u64, u64),
}

impl From<Forecast> for Odds {
    fn from(forecast: Forecast) -> Self {
        Self { event: forecast.event.into(), rule: forecast.rule.into(), chance: forecast.chance }
    }
}

/// One line of what a roll needs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TermInfo {
    /// What it is called in texts; empty if the rule says enough.
    pub name: Text,
    /// Where it comes from.
    pub rule: Text,
    /// What the number means: added to the roll, what the sum is compared with, or the rolls that do what the rule says.
    pub kind: TermKind,
    /// The number.
    pub amount: i8,
}

impl From<Term<&'static str>> for TermInfo {
    fn from(term: Term<&'static str>) -> Self {
        Self { name: term.name.into(), rule: term.rule.into(), kind: term.kind, amount: term.amount }
    }
}

/// A ready-made sequence of choices.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
pub struct ShortcutInfo {
    /// Its name in texts; `last` is what the seat did the last time.
    pub name: Text,
    /// In notation, in order.
    pub actions: Vec<String>,
    /// The same with words and facts.
    #[serde(default)]
    pub choices: Vec<ChoiceInfo>,
}

/// An open offer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct OfferInfo {
    /// Who made it.
    pub by: Seat,
    /// What.
    pub offer: OfferKind,
}

/// What a seat may offer the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum OfferKind {
    /// To take the last decision back.
    Undo,
    /// A draw.
    Draw,
}
