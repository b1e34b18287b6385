//! Competitions: leagues, cups and the like between people and computer coaches. `docs/competitions.md` describes them.

use crate::matches::Pace;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use touchline_kernel::{BySeat, Seat};

/// How a competition is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum CompetitionFormat {
    /// Everybody meets everybody.
    League {
        /// How often: the second time on the other ground.
        #[schemars(range(min = 1, max = 4))]
        meetings: u8,
    },
    /// Who loses is out. The bracket is drawn by dice that can be checked.
    Cup {
        /// A second leg on the other ground, except in the final.
        two_legs: bool,
        /// A match for the third place.
        third_place: bool,
        /// How often a level tie is replayed before a lot is drawn.
        #[schemars(range(max = 3))]
        replays: u8,
    },
    /// Groups that are drawn, and a cup of the best of each.
    Groups {
        /// How many groups.
        #[schemars(range(min = 1, max = 16))]
        groups: u8,
        /// How many of each group go on.
        #[schemars(range(min = 1, max = 8))]
        advance: u8,
        /// A match for the third place.
        third_place: bool,
    },
    /// The FIDE (Dutch) system: opponents of equal score, and nobody twice.
    Swiss {
        /// How many rounds.
        #[schemars(range(min = 1, max = 20))]
        rounds: u8,
    },
    /// Neighbours challenge each other; who beats the one above takes that place.
    Ladder {
        /// How many rounds.
        #[schemars(range(min = 1, max = 50))]
        rounds: u8,
    },
}

/// Who may enter.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum EntryRule {
    /// Everybody.
    #[default]
    Open,
    /// Whoever has the link; the competition is in no list.
    Link,
    /// Whose rating against people in this game is within these bounds. A newcomer has 1500.
    Rating {
        /// At least.
        #[schemars(range(max = 4000))]
        least: u16,
        /// At most.
        #[schemars(range(max = 4000))]
        most: u16,
    },
}

/// A competition to be made.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewCompetition {
    /// What it is called.
    pub name: String,
    /// The game's ID.
    pub game: String,
    /// Its options; what is left out has its default.
    #[serde(default = "crate::matches::no_options")]
    #[schemars(with = "serde_json::Map<String, serde_json::Value>")]
    pub options: serde_json::Value,
    /// How it is played.
    pub format: CompetitionFormat,
    /// How many may take part.
    #[schemars(range(min = 2, max = 64))]
    pub places: u16,
    /// Points for a win, a level match and a loss; if nothing is said, 3, 1, 0, and in Champions 2020 CUP-1.
    #[serde(default)]
    pub points: Option<[u16; 3]>,
    /// What decides between those who are level, in order; if nothing is said, what is usual for the format.
    #[serde(default)]
    pub tie_breaks: Option<Vec<String>>,
    /// How fast a match is played: with a clock or by days, so that every match that has begun ends.
    pub pace: Pace,
    /// How long there is for the matches of a round.
    #[schemars(range(min = 1, max = 1440))]
    pub round_hours: u32,
    /// When it starts, in milliseconds since 1970; if nothing is said, as soon as all places are taken.
    #[serde(default)]
    pub start_ms: Option<i64>,
    /// Who may enter.
    #[serde(default)]
    pub entry: EntryRule,
    /// Computer coaches of this level take the places that are left at the start; if nothing is said, they stay empty.
    #[serde(default)]
    pub fill: Option<String>,
    /// Do matches between people count for ratings?
    #[serde(default)]
    pub rated: bool,
    /// May the two of a match talk?
    #[serde(default = "crate::matches::yes")]
    pub chat: bool,
}

/// What was laid down for a competition.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct CompetitionSettings {
    /// What it is called.
    pub name: String,
    /// The game's ID.
    pub game: String,
    /// The options of every match.
    #[schemars(with = "serde_json::Map<String, serde_json::Value>")]
    pub options: serde_json::Value,
    /// How it is played.
    pub format: CompetitionFormat,
    /// How many may take part.
    pub places: u16,
    /// Points for a win, a level match and a loss; none for those of Champions 2020 (CUP-1).
    pub points: Option<[u16; 3]>,
    /// What decides between those who are level, in order.
    pub tie_breaks: Vec<String>,
    /// How fast a match is played.
    pub pace: Pace,
    /// How long there is for the matches of a round.
    pub round_hours: u32,
    /// When it starts, in milliseconds since 1970; if never said, as soon as all places are taken.
    pub start_ms: Option<i64>,
    /// Who may enter.
    pub entry: EntryRule,
    /// The level of the computer coaches that take empty places.
    pub fill: Option<String>,
    /// Do matches between people count for ratings?
    pub rated: bool,
    /// May the two of a match talk?
    pub chat: bool,
}

/// Entering a competition.
#[derive(Debug, Clone, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewEntry {
    /// What the link of the organiser carries.
    #[serde(default)]
    pub invitation: Option<String>,
}

/// Sitting down to a match of a competition.
#[derive(Debug, Clone, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SitDown {
    /// What the person's client commits to for the dice.
    #[serde(default)]
    #[schemars(regex(pattern = "^[0-9a-f]{64}$"))]
    pub commitment: Option<String>,
}

/// Asking to put a match off, or agreeing to it.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Postponement {
    /// Until when, in milliseconds since 1970. To agree, the same as was asked.
    pub until_ms: i64,
}

/// What the organiser decides about a match.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Adjudication {
    /// The score, home first.
    pub score: [u16; 2],
    /// The winner, if there is one.
    #[serde(default)]
    pub winner: Option<Seat>,
    /// Why; everybody can read it.
    pub note: String,
}

/// Where a competition stands in its life.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum CompetitionStage {
    /// Takes entries.
    Open,
    /// Is being played.
    Running,
    /// Is over.
    Over,
    /// Was called off before it began.
    Cancelled,
}

/// A competition in a list.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct CompetitionInfo {
    /// Its ID.
    pub id: String,
    /// What was laid down.
    pub settings: CompetitionSettings,
    /// Where it stands.
    pub stage: CompetitionStage,
    /// How many have entered.
    pub entered: u32,
    /// Has the caller?
    pub mine: bool,
    /// Did the caller make it?
    pub organiser: bool,
    /// Who has won.
    pub winner: Option<String>,
    /// How many matches are over, and how many there will be, as far as is known.
    pub played: u32,
    /// See `played`.
    pub matches: u32,
    /// When it was made, in milliseconds since 1970.
    pub created_ms: i64,
    /// When it last changed.
    pub updated_ms: i64,
}

/// A competition that was made, with the token of its link if one is needed.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
pub struct CompetitionMade {
    /// It.
    pub competition: CompetitionPage,
    /// What the link carries.
    pub invitation: Option<String>,
}

/// A competition.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
pub struct CompetitionPage {
    /// As in lists.
    pub info: CompetitionInfo,
    /// Who takes part. Everything else names them by their place here, from 0.
    pub entrants: Vec<EntrantInfo>,
    /// Which entrant the caller is.
    pub you: Option<u32>,
    /// The tables: one for each group, or one for all; none before the start.
    pub tables: Vec<TableInfo>,
    /// The fixtures, round by round.
    pub rounds: Vec<RoundInfo>,
    /// What has been done, the latest first, in the reader's language.
    pub log: Vec<CompetitionLine>,
    /// What draws and lots are made with: known from the start of the competition, promised before.
    pub seed: Option<String>,
    /// The SHA-256 of the seed with the ID, from the beginning.
    pub promise: String,
}

/// Who takes part.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct EntrantInfo {
    /// As in tables.
    pub name: String,
    /// The person, by ID.
    pub person: Option<String>,
    /// The level of a computer coach.
    pub coach: Option<String>,
    /// Has left.
    pub withdrawn: bool,
    /// Who misses the next match (Champions 2020).
    pub out: Vec<OutInfo>,
}

/// A player who misses matches.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct OutInfo {
    /// His number.
    pub shirt: u8,
    /// For an injury; otherwise for cards.
    pub injured: bool,
    /// How many matches, the next one included.
    pub matches: u8,
}

/// A table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TableInfo {
    /// Which group, from 0; none if there is only one table.
    pub group: Option<u32>,
    /// The best first.
    pub rows: Vec<RowInfo>,
}

/// A line of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct RowInfo {
    /// Who.
    pub entrant: u32,
    /// The place after the round before; none if there was none.
    pub before: Option<u32>,
    /// Matches.
    pub played: u32,
    /// Won, however.
    pub won: u32,
    /// Level.
    pub level: u32,
    /// Lost.
    pub lost: u32,
    /// Goals scored.
    pub goals_for: u32,
    /// Goals conceded.
    pub goals_against: u32,
    /// Points.
    pub points: u32,
    /// The last five matches, the latest last: `won`, `level`, `lost`.
    pub form: Vec<String>,
    /// Why it stands above the next, where points do not say it, in the reader's language.
    pub why: Option<String>,
}

/// A round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct RoundInfo {
    /// From 1.
    pub round: u32,
    /// Its fixtures.
    pub fixtures: Vec<FixtureInfo>,
}

/// The part of a competition that a fixture belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum FixtureStage {
    /// A league or a group.
    League,
    /// Who loses is out.
    Knockout,
    /// The match for the third place.
    Third,
    /// A round of the Swiss system.
    Swiss,
    /// A challenge on the ladder.
    Challenge,
}

/// Where a fixture stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum FixtureState {
    /// Its entrants are not known, or its round has not begun.
    Waiting,
    /// It can be played.
    Open,
    /// Somebody has sat down and waits.
    Called,
    /// It is being played.
    Playing,
    /// It has a result.
    Over,
    /// It does not count: an entrant has left.
    Void,
}

/// A match of a competition.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct FixtureInfo {
    /// Such as `7`, or `7.2` for a second leg or a replay.
    pub id: String,
    /// Where it belongs.
    pub stage: FixtureStage,
    /// Which group, from 0.
    pub group: Option<u32>,
    /// Who plays, by place among the entrants; none while it is not known.
    pub sides: BySeat<Option<u32>>,
    /// From which tie a side comes whose entrant is not known.
    pub from: BySeat<Option<String>>,
    /// Where it stands.
    pub state: FixtureState,
    /// The goals, while it is played as well.
    pub score: Option<BySeat<u16>>,
    /// Who has won the match.
    pub winner: Option<Seat>,
    /// What decided it: the ID of a rule, or `walkover`, `forfeit`, `adjudicated`.
    pub by: Option<String>,
    /// Who went on from the tie, if this match decided it.
    pub went_on: Option<u32>,
    /// Was that by lot?
    pub by_lot: bool,
    /// The match.
    pub match_id: Option<String>,
    /// When those who have not come lose it, in milliseconds since 1970.
    pub deadline_ms: Option<i64>,
    /// Who asks to put it off, and until when.
    pub asked: Option<PostponementAsked>,
}

/// An open question to put a match off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PostponementAsked {
    /// Who asks.
    pub by: Seat,
    /// Until when.
    pub until_ms: i64,
}

/// A line of the public log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct CompetitionLine {
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
    /// What, in the reader's language.
    pub text: String,
}

/// A match of a competition that waits for the caller.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct NextFixture {
    /// Of which competition.
    pub competition: String,
    /// What it is called.
    pub name: String,
    /// The game's ID.
    pub game: String,
    /// Which fixture.
    pub fixture: String,
    /// Which round, from 1.
    pub round: u32,
    /// The caller's seat.
    pub seat: Seat,
    /// Against whom.
    pub opponent: String,
    /// Does the other side wait already?
    pub called: bool,
    /// The match, once somebody has sat down.
    pub match_id: Option<String>,
    /// When those who have not come lose it, in milliseconds since 1970.
    pub deadline_ms: Option<i64>,
}
