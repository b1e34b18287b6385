//! Who is how strong: what a match that is over does to ratings. Matches between people and matches against computer coaches are kept
//! apart, because they say different things.

use crate::error::ApiError;
use crate::matches::row::{coach_of, user_of};
use crate::server::Server;
use crate::time::now_ms;
use crate::wire::{FromServer, RatingChange, RatingInfo};
use std::sync::Arc;
use touchline_kernel::{BySeat, Seat};
use touchline_league::Rating;
use touchline_store::{MatchRow, RatingChangeRow, RatingRow};

const DAY_MS: f64 = 24.0 * 60.0 * 60.0 * 1000.0;

/// What ratings know a seat by: a person's ID or a coach's name; nobody if the person has left.
fn who(row: &MatchRow, seat: Seat) -> Option<String> {
    user_of(row, seat).cloned().or_else(|| coach_of(row, seat).map(|coach| coach_id(coach)))
}

/// What ratings know a coach by.
pub fn coach_id(coach: &str) -> String {
    format!("coach:{coach}")
}

/// Home's points.
fn points(row: &MatchRow) -> f64 {
    match row.result.as_deref().and_then(|result| result.split_whitespace().nth(1)) {
        Some("home") => 1.0,
        Some("away") => 0.0,
        _ => 0.5,
    }
}

fn read(row: &RatingRow) -> Rating {
    Rating {
        rating: row.rating,
        deviation: row.deviation,
        volatility: row.volatility,
        matches: u32::try_from(row.matches).unwrap_or(u32::MAX),
    }
}

/// A rating as people read it.
pub fn shown(row: &RatingRow) -> RatingInfo {
    let rating = read(row);
    RatingInfo {
        game: row.game.clone(),
        against: row.against.clone(),
        rating: rating.rating.round() as i32,
        deviation: rating.deviation.round() as i32,
        provisional: rating.is_provisional(),
        matches: rating.matches,
    }
}

/// What a match did, by seat.
pub fn changes_shown(rows: &[RatingChangeRow]) -> BySeat<Option<RatingChange>> {
    BySeat::from_fn(|seat| {
        rows.iter().find(|row| row.seat == seat.name()).map(|row| RatingChange {
            before: row.before.round() as i32,
            after: row.after.round() as i32,
            provisional: row.provisional == 1,
        })
    })
}

impl Server {
    /// Rates matches that ended while nobody could: the server was killed between the end and the rating.
    pub async fn rate_the_rest(self: &Arc<Self>) -> Result<(), ApiError> {
        for row in self.store.to_rate(100).await? {
            self.rate(&row).await?;
        }
        Ok(())
    }

    /// Rates a match that is over, once, and tells those who are there.
    pub async fn rate(self: &Arc<Self>, row: &MatchRow) -> Result<(), ApiError> {
        let seats = BySeat::from_fn(|seat| who(row, seat));
        let (Some(home), Some(away)) = (&seats.home, &seats.away) else {
            self.store.rate(&row.id, &[], &[]).await?;
            return Ok(());
        };
        let coached = Seat::BOTH.into_iter().any(|seat| coach_of(row, seat).is_some());
        let against = if coached { "coaches" } else { "people" };
        let at_ms = row.updated_ms;
        // Another match of one of them may be rated at the same moment: then once more, from what it left.
        for _ in 0..8 {
            let before = BySeat::new(
                self.rating(home, &row.game, against, at_ms).await?,
                self.rating(away, &row.game, against, at_ms).await?,
            );
            let won = points(row);
            let after = BySeat::new(
                before.home.played(&[(before.away, won)]),
                before.away.played(&[(before.home, 1.0 - won)]),
            );
            let new = |who: &str, rating: Rating| RatingRow {
                who: who.to_owned(),
                game: row.game.clone(),
                against: against.to_owned(),
                rating: rating.rating,
                deviation: rating.deviation,
                volatility: rating.volatility,
                matches: i64::from(rating.matches),
                updated_ms: at_ms,
            };
            let change = |seat: Seat| RatingChangeRow {
                match_id: row.id.clone(),
                seat: seat.name().to_owned(),
                before: before[seat].rating,
                after: after[seat].rating,
                provisional: i64::from(after[seat].is_provisional()),
            };
            let ratings = [new(home, after.home), new(away, after.away)];
            let changes = Seat::BOTH.map(change);
            if self.store.rate(&row.id, &ratings, &changes).await? {
                if let Some(room) = self.rooms.find(&row.id)
                    && let Some(mut inside) = room.enter(now_ms()).await
                {
                    inside.tell_all(&FromServer::Rated { ratings: changes_shown(&changes) });
                }
                return Ok(());
            }
            let rated = self.store.match_row(&row.id).await?.is_none_or(|row| row.rated != 1);
            if rated {
                return Ok(());
            }
        }
        Err(ApiError::Unavailable)
    }

    /// Somebody's rating at a moment.
    async fn rating(&self, who: &str, game: &str, against: &str, at_ms: i64) -> Result<Rating, ApiError> {
        let rows = self.store.ratings(who).await?;
        let row = rows.iter().find(|row| row.game == game && row.against == against);
        Ok(row.map_or_else(Rating::default, |row| {
            let days = (at_ms - row.updated_ms) as f64 / DAY_MS;
            read(row).rested(days)
        }))
    }
}
