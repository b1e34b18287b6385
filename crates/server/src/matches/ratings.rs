//! Ratings: what a match that is over does to them. Matches between people and matches against computer coaches are rated apart,
//! because they say different things.

use crate::cluster::To;
use crate::error::ApiError;
use crate::matches::listeners::message;
use crate::server::Server;
use crate::wire::{FromServer, RatingChange, RatingInfo};
use std::sync::Arc;
use touchline_kernel::{BySeat, Seat};
use touchline_league::Rating;
use touchline_store::{Against, MatchRow, Rated, RatingChangeRow, RatingRow};

const DAY_MS: f64 = 24.0 * 60.0 * 60.0 * 1000.0;

/// The `who` of a seat's rating; none if the person has left.
fn who(row: &MatchRow, seat: Seat) -> Option<String> {
    let side = &row.sides[seat];
    side.user.clone().or_else(|| side.coach.as_deref().map(coach_id))
}

/// What ratings know a coach by.
pub fn coach_id(coach: &str) -> String {
    format!("coach:{coach}")
}

/// Home's points.
fn points(row: &MatchRow) -> f64 {
    match row.result.as_ref().and_then(|result| result.winner) {
        Some(Seat::Home) => 1.0,
        Some(Seat::Away) => 0.0,
        None => 0.5,
    }
}

fn read(row: &RatingRow) -> Rating {
    Rating { rating: row.rating, deviation: row.deviation, volatility: row.volatility, matches: row.matches }
}

/// A rating as people read it.
pub fn shown(row: &RatingRow) -> RatingInfo {
    let rating = read(row);
    RatingInfo {
        game: row.game.clone(),
        against: row.against.name().to_owned(),
        rating: rating.rating.round() as i32,
        deviation: rating.deviation.round() as i32,
        provisional: rating.is_provisional(),
        matches: rating.matches,
    }
}

/// What a match did, by seat.
pub fn changes_shown(rows: &[RatingChangeRow]) -> BySeat<Option<RatingChange>> {
    BySeat::from_fn(|seat| {
        rows.iter().find(|row| row.seat == seat).map(|row| RatingChange {
            before: row.before.round() as i32,
            after: row.after.round() as i32,
            provisional: row.provisional,
        })
    })
}

/// Rates matches that ended without a rating: the server was killed in between.
pub async fn rate_the_rest(server: &Arc<Server>) -> Result<(), ApiError> {
    for row in server.store.to_rate(100).await? {
        rate(server, &row).await?;
    }
    Ok(())
}

/// Rates a match that is over, once, and tells its listeners.
pub async fn rate(server: &Arc<Server>, row: &MatchRow) -> Result<(), ApiError> {
    let seats = BySeat::from_fn(|seat| who(row, seat));
    let (Some(home), Some(away)) = (&seats.home, &seats.away) else {
        server.store.rate(&row.id, &[], &[]).await?;
        return Ok(());
    };
    let against = if row.has_coach() { Against::Coaches } else { Against::People };
    let at_ms = row.updated_ms;
    // Another match of one of them may be rated at the same moment: then once more, from what it left.
    for _ in 0..8 {
        let before = BySeat::new(
            rating(server, home, &row.game, against, at_ms).await?,
            rating(server, away, &row.game, against, at_ms).await?,
        );
        let won = points(row);
        let after = BySeat::new(
            before.home.played(&[(before.away, won)]),
            before.away.played(&[(before.home, 1.0 - won)]),
        );
        let new = |who: &str, rating: Rating| RatingRow {
            who: who.to_owned(),
            game: row.game.clone(),
            against,
            rating: rating.rating,
            deviation: rating.deviation,
            volatility: rating.volatility,
            matches: rating.matches,
            updated_ms: at_ms,
        };
        let change = |seat: Seat| RatingChangeRow {
            match_id: row.id.clone(),
            seat,
            before: before[seat].rating,
            after: after[seat].rating,
            provisional: after[seat].is_provisional(),
        };
        let ratings = [new(home, after.home), new(away, after.away)];
        let changes = Seat::BOTH.map(change);
        if server.store.rate(&row.id, &ratings, &changes).await? {
            let rated = message(&FromServer::Rated { ratings: changes_shown(&changes) });
            server.tell(&row.id, rated.to_string(), To::All).await;
            return Ok(());
        }
        let rated = server.store.match_row(&row.id).await?.is_none_or(|row| row.rated != Rated::Yes);
        if rated {
            return Ok(());
        }
    }
    Err(ApiError::Unavailable)
}

/// The rating of a person or a coach at a moment.
async fn rating(
    server: &Server,
    who: &str,
    game: &str,
    against: Against,
    at_ms: i64,
) -> Result<Rating, ApiError> {
    let rows = server.store.ratings(who).await?;
    let row = rows.iter().find(|row| row.game == game && row.against == against);
    Ok(row.map_or_else(Rating::default, |row| {
        let days = (at_ms - row.updated_ms) as f64 / DAY_MS;
        read(row).rested(days)
    }))
}
