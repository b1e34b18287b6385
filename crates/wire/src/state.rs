//! How a match stands for somebody: what happened, what can be done, and what it would need.

use crate::error::ErrorInfo;
use crate::matches::MatchInfo;
use crate::schema;
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;
use touchline_games::{Forecast, Told};
use touchline_kernel::{BySeat, Fact, Seat, TermKind};
#[cfg(test)]
use ts_rs::TS;

/// Everything new about a match, and how it stands now. The whole of what an answer or a message says.
#[derive(Debug, Clone, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct Update {
    /// How many entries the log has after `moments`.
    pub number: u32,
    /// What happened since the number that was asked for, in order.
    pub moments: Vec<MomentInfo>,
    /// How it stands; none if more moments follow.
    pub state: Option<MatchState>,
}

/// One entry of the log with what it made happen, as a viewer may know it.
#[derive(Debug, Clone, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct MomentInfo {
    /// From 1.
    pub number: u32,
    /// `home`, `away`, `chance` or `match`.
    pub by: &'static str,
    /// The step; none if it is hidden from the viewer.
    pub step: Option<String>,
    /// What it made happen.
    #[cfg_attr(test, ts(type = "EventInfo[]"))]
    #[schemars(with = "Vec<schema::EventInfo>")]
    pub events: Vec<Told>,
}

/// How a match stands, as a viewer may know it.
#[derive(Debug, Clone, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct MatchState {
    /// What lists show, too.
    #[serde(rename = "match")]
    pub info: MatchInfo,
    /// Whose knowledge this is: `home`, `away`, `spectator`, or `everything` once it is over.
    pub viewer: &'static str,
    /// The position in the game's own JSON.
    #[cfg_attr(test, ts(type = "unknown"))]
    #[schemars(with = "serde_json::Value")]
    pub view: Box<RawValue>,
    /// What the viewer may decide now.
    #[cfg_attr(test, ts(type = "ChoiceInfo[]"))]
    #[schemars(with = "Vec<ChoiceInfo>")]
    pub choices: Box<RawValue>,
    /// Ready-made sequences of choices.
    pub shortcuts: Vec<ShortcutInfo>,
    /// The open offer.
    pub offer: Option<OfferInfo>,
    /// May the viewer take the last decision back without asking?
    pub can_undo: bool,
    /// May the seat offer a draw? Not where the match needs a winner, nor to a computer coach.
    pub can_draw: bool,
    /// Who is connected; a computer coach always is.
    #[cfg_attr(test, ts(type = "BySeat<boolean>"))]
    #[schemars(with = "schema::BySeat<bool>")]
    pub online: BySeat<bool>,
}

/// Facts by name.
#[derive(Debug, Clone, PartialEq)]
pub struct Facts(pub Vec<(&'static str, Fact)>);

impl Serialize for Facts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, fact)| (name, fact)))
    }
}

/// A legal action. Boards write them as they are sent (`AnyPosition::legal_text`); this describes what they write.
#[derive(Debug, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct ChoiceInfo {
    /// In notation.
    pub text: String,
    /// Its word, for texts.
    pub word: &'static str,
    /// Its facts, for texts.
    #[cfg_attr(test, ts(type = "Facts"))]
    #[schemars(with = "schema::Facts")]
    pub facts: Facts,
    /// Does chance decide next? Its odds can be asked for (`look`). Never said while anything is hidden from anybody.
    pub rolls: bool,
}

/// The best ways to go on.
#[derive(Debug, Clone, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct Hints {
    /// How many entries the log had when this was true.
    pub number: u32,
    /// The best first.
    pub hints: Vec<HintInfo>,
}

/// One good way to go on.
#[derive(Debug, Clone, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct HintInfo {
    /// The decisions of the turn in notation; the next one first.
    pub actions: Vec<String>,
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
#[derive(Debug, Clone, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct Looks {
    /// How many entries the log had when this was true.
    pub number: u32,
    /// One for each action, in the order of the request.
    pub looks: Vec<Look>,
}

/// What is known of an action before it is done.
#[derive(Debug, Clone, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct Look {
    /// In notation, as it was asked.
    pub action: String,
    /// Why it cannot be done, with rule, facts and words; none if it can.
    pub refused: Option<ErrorInfo>,
    /// What may come of it; empty if no chance follows, or while anything is hidden from anybody.
    #[cfg_attr(test, ts(type = "Odds[]"))]
    #[schemars(with = "Vec<schema::Odds>")]
    pub odds: Vec<Forecast>,
    /// What counts towards the roll that follows; empty in the same cases.
    pub terms: Vec<TermInfo>,
}

/// One line of what a roll needs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct TermInfo {
    /// What it is called in texts; empty if the rule says enough.
    pub name: &'static str,
    /// Where it comes from.
    pub rule: &'static str,
    /// What the number means: added to the roll, what the sum is compared with, or the rolls that do what the rule says.
    #[cfg_attr(test, ts(type = "'adds' | 'against' | 'at_least' | 'exactly'"))]
    #[schemars(with = "schema::TermKind")]
    pub kind: TermKind,
    /// The number.
    pub amount: i8,
}

/// A ready-made sequence of choices.
#[derive(Debug, Clone, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct ShortcutInfo {
    /// Its name in texts; `last` is what the seat did the last time.
    pub name: &'static str,
    /// In notation, in order.
    pub actions: Vec<String>,
}

/// An open offer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct OfferInfo {
    /// Who made it.
    #[cfg_attr(test, ts(type = "Seat"))]
    #[schemars(with = "schema::Seat")]
    pub by: Seat,
    /// `undo` or `draw`.
    pub offer: &'static str,
}
