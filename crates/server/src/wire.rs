//! What goes over the wire. `docs/online.md` describes it; the page's types are made from here.

use crate::schema;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize, Serializer};
use serde_json::value::RawValue;
use touchline_games::{Forecast, Told};
use touchline_kernel::{BySeat, Fact, OptionKind, Seat, TermKind};
#[cfg(test)]
use ts_rs::TS;

/// Who asks.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct Me {
    /// The person's ID.
    pub id: String,
    /// The name that others see.
    pub name: String,
    /// Has no password yet.
    pub guest: bool,
}

/// Somebody, as anybody may know them: a person, or a computer coach as `coach:NAME`.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct Profile {
    /// The person's ID.
    pub id: String,
    /// The name.
    pub name: String,
    /// Has no password yet.
    pub guest: bool,
    /// How strong, by game.
    pub ratings: Vec<RatingInfo>,
}

/// How strong somebody is in a game.
#[derive(Debug, Clone, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct RatingInfo {
    /// The game's ID.
    pub game: String,
    /// `people` or `coaches`: whom it was won against.
    pub against: String,
    /// The strength; 1500 for somebody new.
    pub rating: i32,
    /// Its standard deviation.
    pub deviation: i32,
    /// Is there too little to go by?
    pub provisional: bool,
    /// How many matches it rests on.
    pub matches: u32,
}

/// What a match did to somebody's rating.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct RatingChange {
    /// The strength before.
    pub before: i32,
    /// The strength after.
    pub after: i32,
    /// Is there too little to go by?
    pub provisional: bool,
}

/// What a match did to the ratings of its seats; nothing until it is over and rated.
#[derive(Debug, Serialize, JsonSchema)]
pub struct RatingChanges(
    #[schemars(with = "schema::BySeat<Option<RatingChange>>")] pub BySeat<Option<RatingChange>>,
);

/// A name to keep, or to sign in with.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(TS))]
pub struct Credentials {
    /// The name.
    pub name: String,
    /// The password.
    pub password: String,
}

/// Which sessions to end.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(TS))]
pub struct SignOut {
    /// On all devices, bots included.
    #[serde(default)]
    pub everywhere: bool,
}

/// A bot to make a token for.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(TS))]
pub struct NewBot {
    /// What its owner calls it.
    pub label: String,
}

/// A bot's token, shown once.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct BotToken {
    /// For `Authorization: Bearer`.
    pub token: String,
}

/// Everything that the server knows of a person.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Export {
    /// Who asks.
    pub me: Me,
    /// Since when, in milliseconds since 1970.
    pub created_ms: i64,
    /// How strong, by game.
    pub ratings: Vec<RatingInfo>,
    /// All matches, the latest first.
    pub matches: Vec<MatchInfo>,
    /// Everything that the person has said, the oldest first.
    pub chat: Vec<ExportedChat>,
}

/// Something that a person has said.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ExportedChat {
    /// In which match.
    #[serde(rename = "match")]
    pub match_id: String,
    /// What.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
}

/// A game, as it can be known without playing it.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS), ts(rename = "Guide"))]
pub struct GuideInfo {
    /// The game's ID.
    pub id: &'static str,
    /// The revision of its rules.
    pub rules_revision: u32,
    /// Its options.
    pub options: Vec<OptionInfo>,
    /// Sets of options with a name.
    pub presets: Vec<PresetInfo>,
    /// Its rulebook.
    pub sections: Vec<SectionInfo>,
}

/// An option of a game.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct OptionInfo {
    /// As in the JSON of the options.
    pub name: &'static str,
    /// What may be written.
    #[cfg_attr(
        test,
        ts(type = "'switch' | { number: { min: number; max: number } } | { choice: string[] } | 'data'")
    )]
    #[schemars(with = "schema::OptionKind")]
    pub kind: OptionKind,
    /// What it is if left out.
    #[cfg_attr(test, ts(type = "unknown"))]
    #[schemars(with = "serde_json::Value")]
    pub default: serde_json::Value,
}

/// Options with a name.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct PresetInfo {
    /// Its name in texts.
    pub name: &'static str,
    /// What it sets, as JSON in a text.
    pub options: &'static str,
}

/// A chapter of a rulebook, without its words.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct SectionInfo {
    /// Its name in texts.
    pub name: &'static str,
    /// Its section in the specification.
    pub source: &'static str,
    /// Its rules.
    pub rules: Vec<RuleInfo>,
}

/// A rule, without its words.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct RuleInfo {
    /// As the specification writes it.
    pub id: &'static str,
}

/// A chapter of a rulebook in the reader's language.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct Chapter {
    /// Its name in texts.
    pub name: &'static str,
    /// Its title.
    pub title: String,
    /// Its rules.
    pub rules: Vec<RuleText>,
}

/// A rule in the reader's language.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct RuleText {
    /// As the specification writes it.
    pub id: &'static str,
    /// Its sentence.
    pub text: String,
}

/// A match to be made.
#[derive(Debug, Clone, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(TS))]
pub struct NewMatch {
    /// The game's ID.
    pub game: String,
    /// Its options; what is left out has its default.
    #[serde(default = "no_options")]
    #[cfg_attr(test, ts(type = "Record<string, unknown>", optional))]
    #[schemars(with = "serde_json::Map<String, serde_json::Value>")]
    pub options: serde_json::Value,
    /// Against whom.
    pub opponent: Opponent,
    /// Which seat the person takes.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<SeatChoice>", optional))]
    pub seat: SeatChoice,
    /// How fast.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<Pace>", optional))]
    pub pace: Pace,
    /// Does it count for ratings? If nothing is said, it does between people and not against a coach, because one that counts has no
    /// hints and no second thoughts; a match on one screen never does.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub rated: Option<bool>,
    /// May the two talk? Yes, if nothing is said.
    #[serde(default = "yes")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub chat: bool,
    /// What the person's client commits to for the dice.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub commitment: Option<String>,
}

fn yes() -> bool {
    true
}

fn no_options() -> serde_json::Value {
    serde_json::Value::Object(serde_json::Map::new())
}

/// Against whom a match is played.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
#[cfg_attr(test, derive(TS))]
pub enum Opponent {
    /// A computer coach.
    Coach {
        /// Its name.
        coach: String,
    },
    /// Both seats in one browser.
    Screen,
    /// Whoever has the link.
    Invitation,
    /// Whoever takes the offer.
    Lobby,
}

/// Which seat somebody takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(TS))]
pub enum SeatChoice {
    /// Home.
    Home,
    /// Away.
    Away,
    /// A coin decides.
    #[default]
    Drawn,
}

/// How fast a match is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
#[cfg_attr(test, derive(TS))]
pub enum Pace {
    /// As slow as anybody likes.
    #[default]
    None,
    /// A clock for each coach.
    Live {
        /// What it shows at the start.
        base_s: u32,
        /// What it gains with each turn.
        increment_s: u32,
    },
    /// So many days for each turn.
    Days {
        /// How many.
        days: u32,
    },
}

/// A seat to be taken.
#[derive(Debug, Clone, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(TS))]
pub struct Join {
    /// The token of the link.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub invitation: Option<String>,
    /// What the person's client commits to for the dice.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub commitment: Option<String>,
}

/// Another match like the one that is over.
#[derive(Debug, Clone, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(TS))]
pub struct Rematch {
    /// What the person's client commits to for the dice.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub commitment: Option<String>,
}

/// A match that was made.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct Created {
    /// The match.
    #[serde(rename = "match")]
    pub info: MatchInfo,
    /// The token of the link that invites; shown once, to whoever made the match.
    pub invitation: Option<String>,
}

/// Something that a seat does, with the seat where one person has both.
#[derive(Debug, Clone, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(TS))]
pub struct CommandRequest {
    /// The seat; needed only where one person has both.
    #[serde(default)]
    #[cfg_attr(test, ts(type = "Seat", optional))]
    #[schemars(with = "Option<schema::Seat>")]
    pub seat: Option<Seat>,
    /// What.
    pub command: Command,
}

/// What a seat may do in a match.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(test, derive(TS))]
pub enum Command {
    /// Decide.
    Act {
        /// In notation.
        action: String,
        /// The number of the last entry that the seat knows.
        expected: u32,
    },
    /// Take the last decision back, or ask the other seat for it.
    Undo,
    /// Offer a draw.
    OfferDraw,
    /// Accept the other seat's offer.
    Accept,
    /// Decline the other seat's offer, or withdraw one's own.
    Decline,
    /// Give up.
    Resign,
    /// Call it off before the first decision.
    Abort,
    /// Win against an opponent who is away or out of time.
    Claim,
    /// Show the secret that was committed to.
    Reveal {
        /// 64 hexadecimal digits.
        secret: String,
    },
}

/// A command was done.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct Done {
    /// How many entries the log had after it.
    pub number: u32,
}

/// Where a match stands in its life.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(TS))]
pub enum Status {
    /// Waits for an opponent.
    Open,
    /// Waits for the secrets that were committed to.
    Dice,
    /// Is being played.
    Playing,
    /// Is over.
    Over,
    /// Was called off.
    Aborted,
}

/// A match as lists show it.
#[derive(Debug, Clone, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct MatchInfo {
    /// The match's ID.
    pub id: String,
    /// The game's ID.
    pub game: String,
    /// The options that differ from the defaults.
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    #[schemars(with = "serde_json::Map<String, serde_json::Value>")]
    pub options: serde_json::Value,
    /// `coach`, `screen`, `invitation` or `lobby`.
    pub kind: String,
    /// Where it stands.
    pub status: Status,
    /// Who sits where.
    #[cfg_attr(test, ts(type = "BySeat<string>"))]
    #[schemars(with = "schema::BySeat<String>")]
    pub names: BySeat<String>,
    /// Which people sit where, by ID: for their profiles.
    #[cfg_attr(test, ts(type = "BySeat<string | null>"))]
    #[schemars(with = "schema::BySeat<Option<String>>")]
    pub people: BySeat<Option<String>>,
    /// Does it count for ratings?
    pub rated: bool,
    /// May those who sit here talk?
    pub chat: bool,
    /// Which seats are computer coaches, by name.
    #[cfg_attr(test, ts(type = "BySeat<string | null>"))]
    #[schemars(with = "schema::BySeat<Option<String>>")]
    pub coaches: BySeat<Option<String>>,
    /// The seats of whoever asks.
    #[cfg_attr(test, ts(type = "Seat[]"))]
    #[schemars(with = "Vec<schema::Seat>")]
    pub you: Vec<Seat>,
    /// The seat that decides.
    #[cfg_attr(test, ts(type = "Seat | null"))]
    #[schemars(with = "Option<schema::Seat>")]
    pub turn: Option<Seat>,
    /// The goals.
    #[cfg_attr(test, ts(type = "BySeat<number>"))]
    #[schemars(with = "schema::BySeat<i64>")]
    pub score: BySeat<i64>,
    /// How many entries the log has.
    #[cfg_attr(test, ts(type = "number"))]
    pub number: i64,
    /// The result as records write it, once it is over.
    pub result: Option<String>,
    /// How fast.
    pub pace: Pace,
    /// The clocks, if there are any.
    pub clock: Option<Clock>,
    /// Where the chances come from.
    pub dice: Dice,
    /// The match that followed.
    pub rematch: Option<String>,
    /// When it was made, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub created_ms: i64,
    /// When it last changed.
    #[cfg_attr(test, ts(type = "number"))]
    pub updated_ms: i64,
}

/// The clocks of a match.
#[derive(Debug, Clone, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct Clock {
    /// What each shows now.
    #[cfg_attr(test, ts(type = "BySeat<number>"))]
    #[schemars(with = "schema::BySeat<i64>")]
    pub left_ms: BySeat<i64>,
    /// Which of them runs.
    #[cfg_attr(test, ts(type = "Seat | null"))]
    #[schemars(with = "Option<schema::Seat>")]
    pub running: Option<Seat>,
}

/// Where the chances of a match come from: who committed to what, and what was revealed.
#[derive(Debug, Clone, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct Dice {
    /// The server, which reveals at the end.
    pub server: DicePart,
    /// Home's client.
    pub home: DicePart,
    /// Away's client.
    pub away: DicePart,
}

/// One party's part of the dice.
#[derive(Debug, Clone, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct DicePart {
    /// What it committed to; none if it brought nothing or has not come yet.
    pub commitment: Option<String>,
    /// What it revealed.
    pub secret: Option<String>,
}

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
    pub choices: Vec<ChoiceInfo>,
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

/// A legal action.
#[derive(Debug, Clone, Serialize, JsonSchema)]
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

/// With whose knowledge a match is looked back at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(TS))]
pub enum Knowledge {
    /// What home knew.
    Home,
    /// What away knew.
    Away,
    /// What everybody could see.
    Spectator,
    /// All of it.
    Everything,
}

/// A match looked back at: some of its moments, each with the position after it.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct Replay {
    /// Whose knowledge this is.
    #[cfg_attr(test, ts(as = "Knowledge"))]
    #[schemars(with = "Knowledge")]
    pub viewer: &'static str,
    /// The number of the last entry.
    pub length: u32,
    /// What is true of the whole match; comes with the start only.
    pub about: Option<ReplayAbout>,
    /// From the number that was asked for, in order.
    pub frames: Vec<Frame>,
}

/// What is true of a whole match.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct ReplayAbout {
    /// The game's ID.
    pub game: String,
    /// The options that differ from the defaults.
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    #[schemars(with = "serde_json::Map<String, serde_json::Value>")]
    pub options: serde_json::Value,
    /// Who sat where.
    #[cfg_attr(test, ts(type = "BySeat<string>"))]
    #[schemars(with = "schema::BySeat<String>")]
    pub names: BySeat<String>,
    /// The day, as `2026-11-15`; empty if not told.
    pub date: String,
    /// The result as records write it; none while the match is on.
    pub result: Option<String>,
    /// The goals that count, in order.
    pub goals: Vec<GoalMark>,
    /// What recomputing says; none while the match is on.
    pub proof: Option<Proof>,
}

/// A goal on the time line.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct GoalMark {
    /// The entry's number.
    pub number: u32,
    /// For whom it counts.
    #[cfg_attr(test, ts(type = "Seat"))]
    #[schemars(with = "schema::Seat")]
    pub seat: Seat,
    /// The goals after it.
    #[cfg_attr(test, ts(type = "BySeat<number>"))]
    #[schemars(with = "schema::BySeat<i64>")]
    pub score: BySeat<u16>,
}

/// What recomputing a match says about its dice.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct Proof {
    /// Where the chances came from: `shared`, `seed` or `table`.
    pub source: &'static str,
    /// The seed, where one number gave every chance.
    pub seed: Option<String>,
    /// Who committed to what, and what was revealed, where the chances came from three parties.
    pub dice: Option<Dice>,
    /// `proven`: every roll is what the dice gave. `legal`: every move is legal, the rolls cannot be recomputed. `broken`: a secret is
    /// not the one that was promised. `wrong`: a roll is not what the dice gave.
    pub verdict: &'static str,
    /// How many rolls there were.
    pub chances: u32,
    /// Who broke a promise.
    pub party: Option<&'static str>,
    /// The number of the first wrong roll.
    pub entry: Option<u32>,
}

/// A moment and the position after it.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct Frame {
    /// What happened; number 0 is the start.
    pub moment: MomentInfo,
    /// The seat that decides next.
    #[cfg_attr(test, ts(type = "Seat | null"))]
    #[schemars(with = "Option<schema::Seat>")]
    pub turn: Option<Seat>,
    /// The goals.
    #[cfg_attr(test, ts(type = "BySeat<number>"))]
    #[schemars(with = "schema::BySeat<i64>")]
    pub score: BySeat<u16>,
    /// The position in the game's own JSON.
    #[cfg_attr(test, ts(type = "unknown"))]
    #[schemars(with = "serde_json::Value")]
    pub view: serde_json::Value,
}

/// A line to say.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(TS))]
pub struct NewChat {
    /// What.
    pub text: String,
}

/// Whether to read what the others say.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(TS))]
pub struct Mute {
    /// Not any more.
    pub mute: bool,
}

/// A line of chat.
#[derive(Debug, Clone, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct ChatInfo {
    /// From 1 in each match.
    #[cfg_attr(test, ts(type = "number"))]
    pub number: i64,
    /// Who.
    pub name: String,
    /// What.
    pub text: String,
    /// When, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub at_ms: i64,
}

/// A message to the server on a socket.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "lowercase", deny_unknown_fields)]
#[cfg_attr(test, derive(TS))]
pub enum FromClient {
    /// Do something.
    Command {
        /// The idempotency key.
        key: String,
        /// The seat; needed only where one person has both.
        #[serde(default)]
        #[cfg_attr(test, ts(type = "Seat", optional))]
        #[schemars(with = "Option<schema::Seat>")]
        seat: Option<Seat>,
        /// What.
        command: Command,
    },
    /// What is known of these actions? Changes nothing.
    Look {
        /// What the answer is to be known by.
        key: String,
        /// The seat; needed only where one person has both.
        #[serde(default)]
        #[cfg_attr(test, ts(type = "Seat", optional))]
        #[schemars(with = "Option<schema::Seat>")]
        seat: Option<Seat>,
        /// In notation.
        actions: Vec<String>,
    },
    /// Put texts into another language from now on.
    Speak {
        /// `en`, `fi`, `nl`, `it` or `ru`.
        lang: String,
    },
    /// Are you there?
    Ping,
}

/// A message from the server on a socket.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "lowercase")]
#[cfg_attr(test, derive(TS))]
pub enum FromServer {
    /// What is new.
    Update(Box<Update>),
    /// A command was done.
    Done {
        /// Its key.
        key: String,
        /// How many entries the log had after it.
        number: u32,
    },
    /// What is known of actions.
    Looked {
        /// The key of the question.
        key: String,
        /// How many entries the log had when this was true.
        number: u32,
        /// One for each action, in the order of the question.
        looks: Vec<Look>,
    },
    /// A command was not done, or a message not understood.
    Error {
        /// The command's key, if it was read.
        key: Option<String>,
        /// Why.
        error: ErrorInfo,
    },
    /// Somebody came or went.
    Presence {
        /// Who is connected.
        #[cfg_attr(test, ts(type = "BySeat<boolean>"))]
        #[schemars(with = "schema::BySeat<bool>")]
        online: BySeat<bool>,
    },
    /// The match was rated.
    Rated {
        /// What it did to the rating of each seat; none where nobody sits any more.
        #[cfg_attr(test, ts(type = "BySeat<RatingChange | null>"))]
        #[schemars(with = "schema::BySeat<Option<RatingChange>>")]
        ratings: BySeat<Option<RatingChange>>,
    },
    /// Somebody said something.
    Chat(ChatInfo),
    /// Here.
    Pong,
}

/// Why something was not done.
#[derive(Debug, Clone, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct ErrorInfo {
    /// Stable, for programs.
    pub code: &'static str,
    /// In the reader's language, for people.
    pub text: String,
    /// What exactly was wrong with the input, in English, for whoever writes a client.
    pub detail: Option<String>,
    /// The rule that forbids it.
    pub rule: Option<&'static str>,
    /// The refusal's word.
    pub because: Option<&'static str>,
    /// The refusal's facts.
    #[cfg_attr(test, ts(type = "Facts | null"))]
    #[schemars(with = "Option<schema::Facts>")]
    pub facts: Option<Facts>,
    /// How many entries the log has, where the client knew another number.
    pub number: Option<u32>,
}

/// An error as an answer.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct ErrorAnswer {
    /// Why.
    pub error: ErrorInfo,
}
