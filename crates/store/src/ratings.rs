//! Ratings, and what each match did to them.

use crate::database::Table;
use crate::value::{Row, Stored, Value, words};
use crate::{MatchRow, Rated, Store, StoreError};
use touchline_kernel::Seat;

pub(crate) const RATINGS: Table = Table {
    name: "ratings",
    columns: &["who", "game", "against", "rating", "deviation", "volatility", "matches", "updated_ms"],
};

pub(crate) const RATING_CHANGES: Table =
    Table { name: "rating_changes", columns: &["match_id", "seat", "before", "after", "provisional"] };

words! {
    /// Against whom a rating was won.
    Against, "`people` or `coaches`" {
        People = "people",
        Coaches = "coaches",
    }
}

/// How strong a person or a coach is in a game (Glicko-2).
#[derive(Debug, Clone, PartialEq)]
pub struct RatingRow {
    /// A user's ID, or `coach:NAME`.
    pub who: String,
    pub game: String,
    pub against: Against,
    pub rating: f64,
    pub deviation: f64,
    pub volatility: f64,
    /// How many matches it rests on.
    pub matches: u32,
    pub updated_ms: i64,
}

/// What a match did to the rating of a seat.
#[derive(Debug, Clone, PartialEq)]
pub struct RatingChangeRow {
    pub match_id: String,
    pub seat: Seat,
    pub before: f64,
    pub after: f64,
    /// Does it rest on few matches?
    pub provisional: bool,
}

impl RatingRow {
    fn read(values: Vec<Value<'static>>) -> Result<Self, StoreError> {
        let mut row = Row::new(RATINGS.name, values);
        Ok(Self {
            who: row.take("who")?,
            game: row.take("game")?,
            against: row.take("against")?,
            rating: row.take("rating")?,
            deviation: row.take("deviation")?,
            volatility: row.take("volatility")?,
            matches: row.take("matches")?,
            updated_ms: row.take("updated_ms")?,
        })
    }
}

impl RatingChangeRow {
    fn read(values: Vec<Value<'static>>) -> Result<Self, StoreError> {
        let mut row = Row::new(RATING_CHANGES.name, values);
        Ok(Self {
            match_id: row.take("match_id")?,
            seat: row.take("seat")?,
            before: row.take("before")?,
            after: row.take("after")?,
            provisional: row.take("provisional")?,
        })
    }
}

impl Store {
    /// The ratings of a user, by ID, or of a coach, as `coach:NAME`.
    pub async fn ratings(&self, who: &str) -> Result<Vec<RatingRow>, StoreError> {
        let statement = "SELECT who, game, against, rating, deviation, volatility, matches, updated_ms \
             FROM ratings WHERE who = $1 ORDER BY game, against";
        self.all(statement, &[Value::text(who)]).await?.into_iter().map(RatingRow::read).collect()
    }

    /// Matches that are over and have not been rated yet, the oldest first.
    pub async fn to_rate(&self, limit: u32) -> Result<Vec<MatchRow>, StoreError> {
        // Literals, not values: a partial index is only used where the statement says its condition.
        self.match_rows("rated = 1 AND status = 'over' ORDER BY updated_ms LIMIT $1", &[limit.value()]).await
    }

    /// Writes what a match did to ratings: the new ratings, each with one match more than the old, and the changes. False if the
    /// match was rated already or one of the ratings has changed meanwhile; nothing is written then.
    pub async fn rate(
        &self,
        match_id: &str,
        ratings: &[RatingRow],
        changes: &[RatingChangeRow],
    ) -> Result<bool, StoreError> {
        let mut tx = self.database.begin().await?;
        let mark = "UPDATE matches SET rated = $2 WHERE id = $1 AND rated = $3";
        let values = [Value::text(match_id), Rated::Counted.value(), Rated::Yes.value()];
        if tx.execute(mark.into(), &values).await? != 1 {
            return Ok(false);
        }
        for row in ratings {
            let statement = "INSERT INTO ratings (who, game, against, rating, deviation, volatility, matches, updated_ms) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (who, game, against) DO UPDATE SET \
                 rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility, \
                 matches = excluded.matches, updated_ms = excluded.updated_ms \
                 WHERE ratings.matches = excluded.matches - 1";
            let values = [
                row.who.value(),
                row.game.value(),
                row.against.value(),
                row.rating.value(),
                row.deviation.value(),
                row.volatility.value(),
                row.matches.value(),
                row.updated_ms.value(),
            ];
            if tx.execute(statement.into(), &values).await? != 1 {
                return Ok(false);
            }
        }
        for row in changes {
            let statement = "INSERT INTO rating_changes (match_id, seat, before, after, provisional) \
                 VALUES ($1, $2, $3, $4, $5)";
            let values = [
                row.match_id.value(),
                row.seat.value(),
                row.before.value(),
                row.after.value(),
                row.provisional.value(),
            ];
            tx.execute(statement.into(), &values).await?;
        }
        tx.commit().await?;
        Ok(true)
    }

    /// What a match did to ratings.
    pub async fn rating_changes(&self, match_id: &str) -> Result<Vec<RatingChangeRow>, StoreError> {
        let statement = "SELECT match_id, seat, before, after, provisional FROM rating_changes \
             WHERE match_id = $1 ORDER BY seat";
        self.all(statement, &[Value::text(match_id)]).await?.into_iter().map(RatingChangeRow::read).collect()
    }
}
