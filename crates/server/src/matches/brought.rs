//! Matches that were played without a server, and are handed up: finished, proven from their record, never rated, never signed, and marked
//! as what they are.

use crate::error::ApiError;
use crate::http::answer::Made;
use crate::http::extract::Key;
use crate::http::idempotency::Request;
use crate::http::network::Address;
use crate::matches::create::made_before;
use crate::matches::routes::shown;
use crate::matches::seats::{seat_coach, take_seat};
use crate::people::session::Person;
use crate::random;
use crate::server::Server;
use crate::show;
use crate::time::now_ms;
use crate::wire::{MatchInfo, coached};
use crate::work::share::Share;
use axum::body::Bytes;
use axum::extract::State;
use std::sync::Arc;
use touchline_kernel::Seat;
use touchline_kernel::Viewer;
use touchline_kernel::dice::Secret;
use touchline_kernel::record::{DiceSource, Record, RecordError};
use touchline_live::Match;
use touchline_store::{Added, EntryRow, Kind, MatchRow, Status, Subject, UserRow};

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// Keeps a record as a match of the person. The same record that comes again is the same match.
pub async fn bring(
    State(server): State<Arc<Server>>,
    Person(person): Person,
    Key(name): Key,
    address: Address,
    body: Bytes,
) -> Result<Made<MatchInfo>, ApiError> {
    let request = Request::new(&person.id, name, &[b"bring", &body]);
    let id = match made_before(&server, &request).await? {
        Some(id) => id,
        None => keep(&server, &person, address, body, request).await?,
    };
    Ok(Made(shown(&server, &id, &person).await?))
}

async fn keep(
    server: &Arc<Server>,
    person: &UserRow,
    address: Address,
    body: Bytes,
    request: Request,
) -> Result<String, ApiError> {
    let text =
        String::from_utf8(body.into()).map_err(|_| ApiError::Record("it is no text in UTF-8".to_owned()))?;
    let entries_max = server.config.limits.entries;
    let read = move || finished(&text, entries_max);
    let (live, record) = server.replays.run(Share::of(Some(person), address), Arc::default(), read).await??;
    let (row, entries) = row_of(&live, &record, person, now_ms())?;
    if server.store.match_row(&row.id).await?.is_some() {
        return Ok(row.id);
    }
    let subject = Subject::Match { id: row.id.clone(), number: row.number };
    let quota = (row.updated_ms - DAY_MS, server.config.limits.brought);
    match server.store.add_brought(&row, &entries, &request.row(subject, row.updated_ms), quota).await? {
        Added::Written => Ok(row.id),
        Added::Full => Err(ApiError::TooManyMatches),
        Added::KeyUsed => made_before(server, &request).await?.ok_or(ApiError::Unavailable),
    }
}

/// A match that is over, whose every move is legal and whose every roll came from its dice.
fn finished(text: &str, entries_max: usize) -> Result<(Match, Record), ApiError> {
    let wrong = |why: &str| ApiError::Record(why.to_owned());
    let record: Record = text.parse().map_err(|error: RecordError| ApiError::Record(error.to_string()))?;
    if record.entries.len() > entries_max {
        return Err(ApiError::TooLong);
    }
    if record.result.is_none() {
        return Err(wrong("the match is not over"));
    }
    let nothing = Some(Secret([0; 32]));
    match &record.dice {
        DiceSource::Table => {}
        DiceSource::Shared { server: (_, Some(_)), home, away } if home.1 == nothing && away.1 == nothing => {
        }
        DiceSource::Shared { server: (_, None), .. } => return Err(wrong("its dice are not in it")),
        DiceSource::Shared { .. } => return Err(wrong("it was played on a server")),
        DiceSource::Seed(_) | DiceSource::Many { .. } => return Err(wrong("its dice came from a seed")),
    }
    let live = touchline_live::resume(&record).map_err(|error| ApiError::Record(error.to_string()))?;
    Ok((live, record))
}

/// As the store keeps it. The person has every seat that was no coach's.
fn row_of(
    live: &Match,
    record: &Record,
    person: &UserRow,
    now_ms: i64,
) -> Result<(MatchRow, Vec<EntryRow>), ApiError> {
    let secret = match &record.dice {
        DiceSource::Shared { server: (_, Some(secret)), .. } => *secret,
        _ => Secret([0; 32]),
    };
    let whole = live.record(Viewer::Everything).to_string();
    // Whose it is follows from the person, so that two people may bring the same record.
    let id = random::id_of(&[b"brought", person.id.as_bytes(), whole.as_bytes()]);
    let mut row = MatchRow::new(id, person.id.clone(), secret, now_ms);
    row.game = live.game().id().to_owned();
    row.rules = record.rules;
    row.options = live.game().changed_options();
    row.brought = true;
    row.quiet = true;
    row.practice = record.practice;
    row.own_dice = record.dice == DiceSource::Table;
    // A date that has not come yet is a clock that goes wrong.
    let played_ms = show::ms_of_date(&record.date).filter(|ms| *ms <= now_ms + DAY_MS);
    row.created_ms = played_ms.unwrap_or(now_ms);
    let coaches = coached(record);
    row.kind = if coaches.iter().any(|(_, coach)| coach.is_some()) { Kind::Coach } else { Kind::Screen };
    let score = live.position().score();
    for seat in Seat::BOTH {
        let side = &mut row.sides[seat];
        match coaches[seat] {
            Some(coach) => seat_coach(side, coach.name()),
            None => take_seat(side, person, None),
        }
        side.score = score[seat];
    }
    row.status = Status::Over;
    row.result = record.result.clone();
    let entries: Vec<EntryRow> = (1..)
        .zip(live.entries())
        .map(|(number, entry)| EntryRow {
            number,
            entry: entry.to_string(),
            at_ms: row.created_ms,
            asked: None,
        })
        .collect();
    row.number = u32::try_from(entries.len()).map_err(|_| ApiError::TooLong)?;
    Ok((row, entries))
}
