//! Competitions: what was laid down, who takes part, which matches are its fixtures, and the public log.
//!
//! A competition listens: a fixture whose match is over stays uncounted until one transaction has written the new state and that it
//! was counted. So a server that is killed in between counts it when it comes back, and nobody counts it twice.

use crate::database::{Table, Transaction};
use crate::keys::json;
use crate::match_row::MatchRow;
use crate::matches::MATCHES;
use crate::value::{Row, Stored, Value, words};
use crate::{KeyRow, Status, Store, StoreError};
use serde::{Serialize, Serializer};
use touchline_kernel::Seat;

pub(crate) const COMPETITIONS: Table = Table {
    name: "competitions",
    columns: &[
        "id",
        "organiser",
        "name",
        "game",
        "status",
        "hidden",
        "settings",
        "state",
        "created_ms",
        "updated_ms",
        "wake_ms",
        "revision",
    ],
};

pub(crate) const ENTRANTS: Table =
    Table { name: "entrants", columns: &["competition_id", "place", "user_id", "coach", "name"] };

pub(crate) const FIXTURES: Table = Table {
    name: "fixtures",
    columns: &[
        "competition_id",
        "fixture",
        "match_id",
        "deadline_ms",
        "postponed",
        "asked_by",
        "asked_ms",
        "counted",
    ],
};

pub(crate) const COMPETITION_LOG: Table =
    Table { name: "competition_log", columns: &["competition_id", "number", "at_ms", "act"] };

words! {
    /// Where a competition stands in its life.
    CompetitionStatus, "`open`, `running`, `over` or `cancelled`" {
        /// Takes entries.
        Open = "open",
        Running = "running",
        Over = "over",
        /// It was called off before it began.
        Cancelled = "cancelled",
    }
}

/// A competition without its entrants and fixtures.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CompetitionRow {
    /// Unguessable.
    pub id: String,
    /// Who laid it down; none once that person is gone.
    pub organiser: Option<String>,
    pub name: String,
    pub game: String,
    pub status: CompetitionStatus,
    /// Is it in no list, for those who have its link?
    pub hidden: bool,
    /// What was laid down, in JSON.
    pub settings: String,
    /// How it stands, in JSON; none before it begins.
    pub state: Option<String>,
    pub created_ms: i64,
    pub updated_ms: i64,
    /// When the server must look at it, whatever happens.
    pub wake_ms: Option<i64>,
    /// Optimistic lock: counts the changes.
    pub revision: i64,
}

/// Who takes part.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EntrantRow {
    /// From 0: its number in the state.
    pub place: u32,
    pub user: Option<String>,
    /// The level of a computer coach. Neither: the person is gone.
    pub coach: Option<String>,
    pub name: String,
}

/// A fixture that can be played, or could.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FixtureRow {
    /// Its ID in the state.
    pub fixture: String,
    pub match_id: Option<String>,
    /// When those who have not come lose; none between computer coaches.
    pub deadline_ms: Option<i64>,
    /// How often it was put off by consent.
    pub postponed: u32,
    /// Who asks to put it off, and until when.
    pub asked: Option<(Seat, i64)>,
    /// Does the competition know how it ended?
    pub counted: bool,
}

/// A line of the public log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CompetitionLogRow {
    pub number: u32,
    pub at_ms: i64,
    /// What was done, in JSON.
    pub act: String,
}

/// A competition as it stands at one moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CompetitionWhole {
    pub row: CompetitionRow,
    pub entrants: Vec<EntrantRow>,
    pub fixtures: Vec<FixtureRow>,
    /// The matches of its fixtures, as far as they are not counted.
    pub matches: Vec<MatchRow>,
}

/// One change of a competition, written whole or not at all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CompetitionChange {
    /// The row after the change. Its revision is the one that was read; the store raises it.
    pub row: CompetitionRow,
    /// All entrants, if anything about them has changed.
    pub entrants: Option<Vec<EntrantRow>>,
    /// Fixtures that are new or have changed.
    pub fixtures: Vec<FixtureRow>,
    /// New matches of fixtures.
    pub matches: Vec<MatchRow>,
    /// Matches that have not begun and will not, with the revisions that were read.
    pub aborted: Vec<(String, i64)>,
    /// Acts for the log, in JSON.
    pub acts: Vec<String>,
}

/// What became of a change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CompetitionChanged {
    Written,
    /// The key was used before; nothing was written.
    KeyUsed,
    /// It, or one of the matches, was changed since it was read; nothing was written.
    Overtaken,
}

/// Which competitions a list has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CompetitionList<'a> {
    /// Of this status, without hidden ones.
    Status(CompetitionStatus),
    /// In which this person takes part or which this person organises.
    Of(&'a str),
}

/// A competition in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CompetitionListed {
    pub row: CompetitionRow,
    /// How many have entered.
    pub entrants: u32,
    /// Does the person take part?
    pub entered: bool,
}

impl Serialize for CompetitionRow {
    /// An object with a field for each column.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(COMPETITIONS.columns.iter().zip(self.values()))
    }
}

impl CompetitionRow {
    fn values(&self) -> Vec<Value<'_>> {
        vec![
            self.id.value(),
            self.organiser.value(),
            self.name.value(),
            self.game.value(),
            self.status.value(),
            self.hidden.value(),
            self.settings.value(),
            self.state.value(),
            self.created_ms.value(),
            self.updated_ms.value(),
            self.wake_ms.value(),
            self.revision.value(),
        ]
    }

    fn take(row: &mut Row) -> Result<Self, StoreError> {
        Ok(Self {
            id: row.take("id")?,
            organiser: row.take("organiser")?,
            name: row.take("name")?,
            game: row.take("game")?,
            status: row.take("status")?,
            hidden: row.take("hidden")?,
            settings: row.take("settings")?,
            state: row.take("state")?,
            created_ms: row.take("created_ms")?,
            updated_ms: row.take("updated_ms")?,
            wake_ms: row.take("wake_ms")?,
            revision: row.take("revision")?,
        })
    }
}

impl FixtureRow {
    fn read(values: Vec<Value<'static>>) -> Result<Self, StoreError> {
        let mut row = Row::new(FIXTURES.name, values);
        let fixture = row.take("fixture")?;
        let (match_id, deadline_ms) = (row.take("match_id")?, row.take("deadline_ms")?);
        let postponed = row.take("postponed")?;
        let (by, until): (Option<String>, Option<i64>) = (row.take("asked_by")?, row.take("asked_ms")?);
        let by = by.and_then(|name| crate::value::seat_named(&name));
        Ok(Self {
            fixture,
            match_id,
            deadline_ms,
            postponed,
            asked: by.zip(until),
            counted: row.take("counted")?,
        })
    }
}

fn entrant(values: Vec<Value<'static>>) -> Result<EntrantRow, StoreError> {
    let mut row = Row::new(ENTRANTS.name, values);
    Ok(EntrantRow {
        place: row.take("place")?,
        user: row.take("user_id")?,
        coach: row.take("coach")?,
        name: row.take("name")?,
    })
}

impl Store {
    /// A competition as it stands at one moment.
    pub async fn competition(&self, id: &str) -> Result<Option<CompetitionWhole>, StoreError> {
        let mut tx = self.database.snapshot().await?;
        let key = [Value::text(id)];
        let get = format!("SELECT {} FROM competitions WHERE id = $1", COMPETITIONS.columns.join(", "));
        let Some(values) = tx.fetch(get.into(), &key).await?.into_iter().next() else { return Ok(None) };
        let row = CompetitionRow::take(&mut Row::new(COMPETITIONS.name, values))?;
        let get = "SELECT place, user_id, coach, name FROM entrants WHERE competition_id = $1 ORDER BY place";
        let entrants =
            tx.fetch(get.into(), &key).await?.into_iter().map(entrant).collect::<Result<_, _>>()?;
        let get = "SELECT fixture, match_id, deadline_ms, postponed, asked_by, asked_ms, counted FROM fixtures \
             WHERE competition_id = $1 ORDER BY fixture";
        let fixtures =
            tx.fetch(get.into(), &key).await?.into_iter().map(FixtureRow::read).collect::<Result<_, _>>()?;
        let get = format!(
            "SELECT {} FROM standing WHERE id IN \
             (SELECT match_id FROM fixtures WHERE competition_id = $1 AND counted = 0) ORDER BY id",
            MATCHES.columns.join(", ")
        );
        let matches =
            tx.fetch(get.into(), &key).await?.into_iter().map(MatchRow::read).collect::<Result<_, _>>()?;
        Ok(Some(CompetitionWhole { row, entrants, fixtures, matches }))
    }

    /// A list, the latest changed first.
    pub async fn competitions(
        &self,
        list: CompetitionList<'_>,
        person: Option<&str>,
        limit: u32,
    ) -> Result<Vec<CompetitionListed>, StoreError> {
        let person = Value::text(person.unwrap_or_default());
        let (rule, of) = match list {
            CompetitionList::Status(status) => ("status = $3 AND hidden = 0", status.name()),
            CompetitionList::Of(user) => {
                ("(organiser = $3 OR id IN (SELECT competition_id FROM entrants WHERE user_id = $3))", user)
            }
        };
        let get = format!(
            "SELECT {}, (SELECT COUNT(*) FROM entrants WHERE competition_id = competitions.id) AS n, \
             (SELECT COUNT(*) FROM entrants WHERE competition_id = competitions.id AND user_id = $1) AS mine \
             FROM competitions WHERE {rule} ORDER BY updated_ms DESC, id LIMIT $2",
            COMPETITIONS.columns.join(", ")
        );
        let rows = self.database.fetch(get.into(), &[person, limit.value(), Value::text(of)]).await?;
        let read = |values| {
            let mut values = Row::new(COMPETITIONS.name, values);
            let row = CompetitionRow::take(&mut values)?;
            let (entrants, mine): (u32, u32) = (values.take("n")?, values.take("mine")?);
            Ok(CompetitionListed { row, entrants, entered: mine > 0 })
        };
        rows.into_iter().map(read).collect()
    }

    /// Competitions that must be looked at: their time has come, a match of theirs has ended, or somebody has left.
    pub async fn competitions_due(&self, now_ms: i64, limit: u32) -> Result<Vec<String>, StoreError> {
        let get = "SELECT id FROM competitions WHERE wake_ms IS NOT NULL AND wake_ms <= $1 UNION \
             SELECT competition_id FROM fixtures JOIN matches ON matches.id = fixtures.match_id \
             WHERE counted = 0 AND matches.status IN ('over', 'aborted') LIMIT $2";
        let rows = self.all(get, &[now_ms.value(), limit.value()]).await?;
        rows.into_iter().map(|values| Row::new(COMPETITIONS.name, values).take("id")).collect()
    }

    /// Matches between computer coaches that nobody has moved for a while, so that their coaches must be woken.
    pub async fn idle_coach_matches(&self, before_ms: i64, limit: u32) -> Result<Vec<String>, StoreError> {
        let get = "SELECT standing.id FROM fixtures JOIN standing ON standing.id = fixtures.match_id \
             WHERE counted = 0 AND status IN ('dice', 'playing') AND home_coach IS NOT NULL \
             AND away_coach IS NOT NULL AND updated_ms < $1 LIMIT $2";
        let rows = self.all(get, &[before_ms.value(), limit.value()]).await?;
        rows.into_iter().map(|values| Row::new(MATCHES.name, values).take("id")).collect()
    }

    /// How many competitions of a person have not ended.
    pub async fn competitions_organised(&self, user_id: &str) -> Result<u32, StoreError> {
        let count =
            "SELECT COUNT(*) FROM competitions WHERE organiser = $1 AND status IN ('open', 'running')";
        let counted = self.one(count, &[Value::text(user_id)]).await?;
        Row::new(COMPETITIONS.name, counted.unwrap_or_default()).take("COUNT(*)")
    }

    /// Adds a competition, with the first lines of its log. False if the key was used before.
    pub async fn add_competition(
        &self,
        row: &CompetitionRow,
        acts: &[String],
        key: &KeyRow,
    ) -> Result<bool, StoreError> {
        let Some(mut tx) = self.begin_once(key).await? else { return Ok(false) };
        self.insert(tx.as_mut(), COMPETITIONS, row).await?;
        self.log(tx.as_mut(), row, acts).await?;
        tx.commit().await?;
        Ok(true)
    }

    /// Makes a change to a competition.
    pub async fn change_competition(
        &self,
        change: &CompetitionChange,
        key: Option<&KeyRow>,
    ) -> Result<CompetitionChanged, StoreError> {
        let mut tx = self.database.begin().await?;
        let row = &change.row;
        // The lock comes first, so that two who change the same wait for each other instead of meeting halfway.
        let update = "UPDATE competitions SET organiser = $3, name = $4, status = $5, settings = $6, state = $7, \
             updated_ms = $8, wake_ms = NULLIF($9, -1), revision = revision + 1 WHERE id = $1 AND revision = $2";
        let values = [
            row.id.value(),
            row.revision.value(),
            row.organiser.value(),
            row.name.value(),
            row.status.value(),
            row.settings.value(),
            row.state.value(),
            row.updated_ms.value(),
            or_none(row.wake_ms),
        ];
        if tx.execute(update.into(), &values).await? != 1 {
            return Ok(CompetitionChanged::Overtaken);
        }
        if let Some(key) = key
            && !self.insert_key(tx.as_mut(), key).await?
        {
            return Ok(CompetitionChanged::KeyUsed);
        }
        if let Some(entrants) = &change.entrants {
            tx.execute("DELETE FROM entrants WHERE competition_id = $1".into(), &[row.id.value()]).await?;
            for entrant in entrants {
                let add = "INSERT INTO entrants (competition_id, place, user_id, coach, name) VALUES ($1, $2, $3, $4, $5)";
                let EntrantRow { place, user, coach, name } = entrant;
                let values = [row.id.value(), place.value(), user.value(), coach.value(), name.value()];
                tx.execute(add.into(), &values).await?;
            }
        }
        for played in &change.matches {
            self.insert(tx.as_mut(), MATCHES, played).await?;
        }
        for (id, revision) in &change.aborted {
            let abort = "UPDATE matches SET status = $3, revision = revision + 1 \
                 WHERE id = $1 AND revision = $2 AND status IN ('open', 'dice')";
            let values = [id.value(), revision.value(), Status::Aborted.value()];
            if tx.execute(abort.into(), &values).await? != 1 {
                return Ok(CompetitionChanged::Overtaken);
            }
        }
        for fixture in &change.fixtures {
            put_fixture(tx.as_mut(), &row.id, fixture).await?;
        }
        self.log(tx.as_mut(), row, &change.acts).await?;
        tx.commit().await?;
        Ok(CompetitionChanged::Written)
    }

    /// Adds lines to the log of a competition whose row is locked.
    async fn log(
        &self,
        tx: &mut dyn Transaction,
        row: &CompetitionRow,
        acts: &[String],
    ) -> Result<(), StoreError> {
        #[derive(Serialize)]
        struct Line<'a> {
            competition_id: &'a str,
            number: u32,
            at_ms: i64,
            act: &'a str,
        }
        if acts.is_empty() {
            return Ok(());
        }
        let last = "SELECT COALESCE(MAX(number), 0) AS last FROM competition_log WHERE competition_id = $1";
        let last = tx.fetch(last.into(), &[row.id.value()]).await?.into_iter().next().unwrap_or_default();
        let last: u32 = Row::new(COMPETITION_LOG.name, last).take("last")?;
        let line = |(number, act): (u32, &'_ String)| {
            serde_json::to_value(Line { competition_id: &row.id, number, at_ms: row.updated_ms, act })
                .unwrap_or_default()
        };
        let lines: Vec<serde_json::Value> = (last + 1..).zip(acts).map(line).collect();
        tx.execute(self.database.insert(COMPETITION_LOG).into(), &[json(&lines)]).await?;
        Ok(())
    }

    /// The log of a competition, the latest first.
    pub async fn competition_log(&self, id: &str, limit: u32) -> Result<Vec<CompetitionLogRow>, StoreError> {
        let get = "SELECT competition_id, number, at_ms, act FROM competition_log WHERE competition_id = $1 \
             ORDER BY number DESC LIMIT $2";
        let read = |values| {
            let mut row = Row::new(COMPETITION_LOG.name, values);
            row.next_value();
            let (number, at_ms, act) = (row.take("number")?, row.take("at_ms")?, row.take("act")?);
            Ok(CompetitionLogRow { number, at_ms, act })
        };
        self.all(get, &[id.to_owned().value(), limit.value()]).await?.into_iter().map(read).collect()
    }
}

/// A time that may be missing. Statements are prepared once, and PostgreSQL must know the type of each value: -1 stands for none.
fn or_none(time: Option<i64>) -> Value<'static> {
    Value::Integer(time.unwrap_or(-1))
}

async fn put_fixture(
    tx: &mut dyn Transaction,
    competition: &str,
    fixture: &FixtureRow,
) -> Result<(), StoreError> {
    let put = "INSERT INTO fixtures \
         (competition_id, fixture, match_id, deadline_ms, postponed, asked_by, asked_ms, counted) \
         VALUES ($1, $2, $3, NULLIF($4, -1), $5, $6, NULLIF($7, -1), $8) ON CONFLICT (competition_id, fixture) DO UPDATE SET \
         match_id = excluded.match_id, deadline_ms = excluded.deadline_ms, postponed = excluded.postponed, \
         asked_by = excluded.asked_by, asked_ms = excluded.asked_ms, counted = excluded.counted";
    let (by, until) = fixture.asked.unzip();
    let values = [
        Value::text(competition),
        fixture.fixture.value(),
        fixture.match_id.value(),
        or_none(fixture.deadline_ms),
        fixture.postponed.value(),
        by.map_or(Value::Null, |seat| Value::text(seat.name())),
        or_none(until),
        fixture.counted.value(),
    ];
    tx.execute(put.into(), &values).await?;
    Ok(())
}

/// Takes a person out of all competitions: entries keep no name, and the server is told to look at them.
pub(crate) async fn forget_person(
    tx: &mut dyn Transaction,
    id: &str,
    nobody: &str,
) -> Result<(), StoreError> {
    for statement in [
        "UPDATE competitions SET wake_ms = 0, revision = revision + 1 \
         WHERE organiser = $1 OR id IN (SELECT competition_id FROM entrants WHERE user_id = $1)",
        "UPDATE competitions SET organiser = NULL WHERE organiser = $1",
    ] {
        tx.execute(statement.into(), &[Value::text(id)]).await?;
    }
    let forget = "UPDATE entrants SET user_id = NULL, name = $2 WHERE user_id = $1";
    tx.execute(forget.into(), &[id, nobody].map(Value::text)).await?;
    Ok(())
}
