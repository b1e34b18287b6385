//! The row of a match: its types, and the one list of its columns.

use crate::StoreError;
use crate::value::{Nullable, Row, Stored, Value, seat_named, texts, words};
use serde::ser::SerializeMap;
use serde::{Deserialize, Serialize, Serializer};
use std::borrow::Cow;
use touchline_kernel::dice::{Commitment, Secret};
use touchline_kernel::record::RecordResult;
use touchline_kernel::{BySeat, Seat};

words! {
    /// Where a match stands in its life.
    Status, "`open`, `dice`, `playing`, `over` or `aborted`" {
        /// Waits for an opponent.
        Open = "open",
        /// Waits for the secrets that were committed to.
        Dice = "dice",
        Playing = "playing",
        Over = "over",
        Aborted = "aborted",
    }
}

words! {
    /// How the two sides came together.
    Kind, "`coach`, `screen`, `invitation` or `lobby`" {
        /// Against a computer coach.
        Coach = "coach",
        /// One person has both seats.
        Screen = "screen",
        Invitation = "invitation",
        Lobby = "lobby",
    }
}

/// Does a match count for ratings?
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rated {
    No,
    Yes,
    /// Yes, and its ratings have been computed.
    Counted,
}

impl Rated {
    #[must_use]
    pub fn counts(self) -> bool {
        self != Self::No
    }
}

impl Stored for Rated {
    const EXPECTED: &'static str = "0, 1 or 2";

    fn value(&self) -> Value<'_> {
        Value::Integer(match self {
            Self::No => 0,
            Self::Yes => 1,
            Self::Counted => 2,
        })
    }

    fn read(value: Value<'static>) -> Result<Self, Value<'static>> {
        match value {
            Value::Integer(0) => Ok(Self::No),
            Value::Integer(1) => Ok(Self::Yes),
            Value::Integer(2) => Ok(Self::Counted),
            other => Err(other),
        }
    }
}

/// How fast a match is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum Pace {
    #[default]
    None,
    /// A clock for each seat, with an increment for each turn.
    Live { base_s: u32, increment_s: u32 },
    /// Correspondence: days for each turn.
    Days { days: u32 },
}

/// An open offer, and the seat that made it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Offer {
    pub by: Seat,
    pub proposal: Proposal,
}

/// What one seat may propose to the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Proposal {
    Draw,
    /// Go back to where the match stood after this many entries.
    Undo(u32),
}

impl Offer {
    fn text(self) -> String {
        match self.proposal {
            Proposal::Draw => format!("{} draw", self.by),
            Proposal::Undo(to) => format!("{} undo {to}", self.by),
        }
    }

    fn parse(text: &str) -> Option<Self> {
        let (by, what) = text.split_once(' ')?;
        let by = seat_named(by)?;
        let proposal = match what.split_once(' ') {
            None if what == "draw" => Proposal::Draw,
            Some(("undo", to)) => Proposal::Undo(to.parse().ok()?),
            _ => return None,
        };
        Some(Self { by, proposal })
    }
}

texts! {
    Offer: "an offer such as `home draw` or `away undo 12`",
        |offer| Value::Text(Cow::Owned(offer.text())), Self::parse;
    Pace: "a pace such as {\"kind\":\"none\"}",
        |pace| Value::Text(Cow::Owned(serde_json::to_string(pace).unwrap_or_default())),
        |text| serde_json::from_str(text).ok();
}

impl Nullable for Offer {}

/// A match without its log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchRow {
    /// Unguessable.
    pub id: String,
    pub game: String,
    /// The revision of the game's rules.
    pub rules: u32,
    /// The changed options, as records write them.
    pub options: String,
    pub kind: Kind,
    /// The user who made it.
    pub creator: String,
    /// The hash of the invitation's token.
    pub invitation: Option<String>,
    pub pace: Pace,
    pub rated: Rated,
    /// Is there no chat?
    pub quiet: bool,
    /// May moves be taken back over a chance?
    pub practice: bool,
    /// Are real dice rolled at a table, and told?
    pub own_dice: bool,
    /// The competition that it is a fixture of.
    pub competition: Option<String>,
    /// Was it played without a server, and handed up afterwards?
    pub brought: bool,
    pub created_ms: i64,
    /// The server's part of the dice.
    pub server_secret: Secret,
    pub status: Status,
    pub sides: BySeat<Side>,
    pub offer: Option<Offer>,
    /// How many entries the log has.
    pub number: u32,
    /// The seat that decides.
    pub turn: Option<Seat>,
    pub result: Option<RecordResult>,
    /// Since when the seat that decides thinks.
    pub turn_since_ms: i64,
    /// When the seat that decides loses on time.
    pub deadline_ms: Option<i64>,
    /// The match that followed this one.
    pub rematch: Option<String>,
    pub updated_ms: i64,
    /// Optimistic lock: counts the changes, but for those that only the log tells of ([`Scope::Log`]).
    pub revision: i64,
}

/// What a match keeps of each seat.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Side {
    pub user: Option<String>,
    pub coach: Option<String>,
    /// As the record writes it.
    pub name: String,
    /// What the seat's client committed to for the dice.
    pub commitment: Option<Commitment>,
    /// What the seat's client revealed.
    pub secret: Option<Secret>,
    pub score: u16,
    /// What the clock shows at `turn_since_ms`.
    pub left_ms: i64,
}

/// Who writes a column, and so how much a change of it writes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Class {
    /// Written when the match is made. (`rated` is counted up by the statement that rates.)
    Fixed,
    /// Changed by anything but a move: the whole row is written.
    Rest,
    /// Changed by moves where there is a clock or an offer.
    Moves,
    /// Changed by every move; the last entry of the log tells it, too.
    Log,
    /// The optimistic lock: raised by the store.
    Lock,
}

/// One column of `matches`.
pub(crate) struct Column {
    pub name: &'static str,
    pub class: Class,
    /// Its type in PostgreSQL.
    pub sql_type: &'static str,
    pub get: for<'a> fn(&'a MatchRow) -> Value<'a>,
    set: fn(&mut MatchRow, Value<'static>) -> Result<(), Unread>,
}

/// A value that cannot be read, and what was expected.
type Unread = (Value<'static>, &'static str);

fn put<T: Stored>(place: &mut T, value: Value<'static>) -> Result<(), Unread> {
    *place = T::read(value).map_err(|found| (found, T::EXPECTED))?;
    Ok(())
}

macro_rules! columns {
    ($($class:ident $sql_type:ident $name:ident = $($place:ident).+;)*) => {
        /// Every column of `matches` with its class and its place in [`MatchRow`]. INSERT, UPDATE, SELECT, backups and [`Scope`]
        /// follow from it. A migration that adds a column also makes the view `standing` anew, for both databases.
        pub(crate) const COLUMNS: &[Column] = &[$(Column {
            name: stringify!($name),
            class: Class::$class,
            sql_type: stringify!($sql_type),
            get: |row| row.$($place).+.value(),
            set: |row, value| put(&mut row.$($place).+, value),
        },)*];

        /// Their names.
        pub(crate) const COLUMN_NAMES: &[&str] = &[$(stringify!($name),)*];
    };
}

columns! {
    Fixed text   id              = id;
    Fixed text   game            = game;
    Fixed bigint rules           = rules;
    Fixed text   options         = options;
    Fixed text   kind            = kind;
    Fixed text   creator         = creator;
    Fixed text   invitation      = invitation;
    Fixed text   pace            = pace;
    Fixed bigint rated           = rated;
    Fixed bigint quiet           = quiet;
    Fixed bigint practice        = practice;
    Fixed bigint own_dice        = own_dice;
    Fixed text   competition     = competition;
    Fixed bigint brought         = brought;
    Fixed bigint created_ms      = created_ms;
    Fixed text   server_secret   = server_secret;
    Rest  text   status          = status;
    Rest  text   home_user       = sides.home.user;
    Rest  text   away_user       = sides.away.user;
    Fixed text   home_coach      = sides.home.coach;
    Fixed text   away_coach      = sides.away.coach;
    Rest  text   home_name       = sides.home.name;
    Rest  text   away_name       = sides.away.name;
    Rest  text   home_commitment = sides.home.commitment;
    Rest  text   away_commitment = sides.away.commitment;
    Rest  text   home_secret     = sides.home.secret;
    Rest  text   away_secret     = sides.away.secret;
    Moves text   offer           = offer;
    Log   bigint number          = number;
    Log   text   turn            = turn;
    Log   bigint home_score      = sides.home.score;
    Log   bigint away_score      = sides.away.score;
    Rest  text   result          = result;
    Moves bigint home_left_ms    = sides.home.left_ms;
    Moves bigint away_left_ms    = sides.away.left_ms;
    Log   bigint turn_since_ms   = turn_since_ms;
    Moves bigint deadline_ms     = deadline_ms;
    Rest  text   rematch         = rematch;
    Log   bigint updated_ms      = updated_ms;
    Lock  bigint revision        = revision;
}

impl MatchRow {
    /// An open match with both seats free; the caller fills in the game.
    #[must_use]
    pub fn new(id: String, creator: String, server_secret: Secret, now_ms: i64) -> Self {
        Self {
            id,
            game: String::new(),
            rules: 0,
            options: String::new(),
            kind: Kind::Coach,
            creator,
            invitation: None,
            pace: Pace::None,
            rated: Rated::No,
            quiet: false,
            practice: false,
            own_dice: false,
            competition: None,
            brought: false,
            created_ms: now_ms,
            server_secret,
            status: Status::Open,
            sides: BySeat::from_fn(|_| Side { name: "?".to_owned(), ..Side::default() }),
            offer: None,
            number: 0,
            turn: None,
            result: None,
            turn_since_ms: now_ms,
            deadline_ms: None,
            rematch: None,
            updated_ms: now_ms,
            revision: 0,
        }
    }

    pub(crate) fn read(values: Vec<Value<'static>>) -> Result<Self, StoreError> {
        let mut from = Row::new("matches", values);
        let mut row = Self::new(String::new(), String::new(), Secret([0; 32]), 0);
        for column in COLUMNS {
            let value = from.next_value();
            (column.set)(&mut row, value)
                .map_err(|(found, expected)| from.unreadable(column.name, &found, expected))?;
        }
        Ok(row)
    }

    /// The seats of a person.
    #[must_use]
    pub fn seats_of(&self, user_id: Option<&str>) -> Vec<Seat> {
        let holds = |seat: &Seat| user_id.is_some() && self.sides[*seat].user.as_deref() == user_id;
        Seat::BOTH.into_iter().filter(holds).collect()
    }

    /// Who sits where, as records write it.
    #[must_use]
    pub fn names(&self) -> BySeat<String> {
        BySeat::from_fn(|seat| self.sides[seat].name.clone())
    }

    /// Does a computer coach sit here?
    #[must_use]
    pub fn has_coach(&self) -> bool {
        self.sides.iter().any(|(_, side)| side.coach.is_some())
    }
}

impl Serialize for MatchRow {
    /// An object with a field for each column.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(COLUMNS.len()))?;
        for column in COLUMNS {
            map.serialize_entry(column.name, &(column.get)(self))?;
        }
        map.end()
    }
}

/// How much of a match's row a commit changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    /// Only what the last entry of the log tells, too: a move in a match without a clock.
    Log,
    /// Only what moves change: the indices on who plays and in what state a match is are left alone.
    Move,
    /// Anything that may change at all.
    Row,
}

impl Scope {
    /// How much of a row changes between two of its versions.
    #[must_use]
    pub fn between(before: &MatchRow, after: &MatchRow) -> Self {
        let changes = |class: Class| {
            let mut columns = COLUMNS.iter().filter(|column| column.class == class);
            columns.any(|column| (column.get)(before) != (column.get)(after))
        };
        if changes(Class::Rest) {
            Self::Row
        } else if after.number > before.number && after.deadline_ms.is_none() && !changes(Class::Moves) {
            Self::Log
        } else {
            Self::Move
        }
    }

    /// The columns that a commit of this scope writes to the row.
    pub(crate) fn columns(self) -> impl Iterator<Item = &'static Column> {
        COLUMNS.iter().filter(move |column| match column.class {
            Class::Fixed | Class::Lock => false,
            Class::Rest => self == Self::Row,
            Class::Moves | Class::Log => true,
        })
    }
}
