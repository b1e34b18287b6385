//! Handlers: making, entering, playing and reading competitions.

use crate::competitions::act::Act;
use crate::competitions::advance::{call_off, start, withdraw};
use crate::competitions::fixtures::{playable, sit_down};
use crate::competitions::held::Held;
use crate::competitions::settings::{LaidDown, checked};
use crate::competitions::tend::change;
use crate::competitions::{feeds, show};
use crate::error::ApiError;
use crate::http::answer::{Calendar, Csv, Made};
use crate::http::extract::{Asked, Body, Key, Reader, check_text};
use crate::http::idempotency::Request;
use crate::matches::room::with_room;
use crate::people::session::{Anybody, Person};
use crate::random;
use crate::server::Server;
use crate::time::now_ms;
use crate::wire::{
    Adjudication, CompetitionInfo, CompetitionMade, CompetitionPage, EntryRule, MatchInfo, NewCompetition,
    NewEntry, NextFixture, Postponement, SitDown,
};
use axum::Json;
use axum::extract::{Path, State};
use schemars::JsonSchema;
use serde::Deserialize;
use std::sync::Arc;
use touchline_league::{FixtureId, Points, Rating, Refused};
use touchline_locale::Language;
use touchline_store::{
    Against, CompetitionList, CompetitionRow, CompetitionStatus, CompetitionWhole, EntrantRow, Status,
    Subject, UserRow,
};

/// Lines of a log that are shown.
const LOG_LINES: u32 = 200;
/// How often a match may be put off.
const POSTPONED_MAX: u32 = 2;
/// For how long, at most, from now.
const POSTPONED_MS_MAX: i64 = 30 * 24 * 60 * 60 * 1000;

/// Which competitions.
#[derive(Debug, Clone, Copy, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Which {
    /// That take entries.
    #[default]
    Open,
    /// That are being played.
    Running,
    /// That are over.
    Over,
    /// In which the caller takes part or which the caller made.
    Mine,
}

/// Which list.
#[derive(Debug, Deserialize, JsonSchema)]
pub struct AskedList {
    /// Which competitions; those that take entries, if nothing is said.
    #[serde(default)]
    list: Which,
}

/// Competitions, the latest changed first.
pub async fn list(
    State(server): State<Arc<Server>>,
    Asked(asked): Asked<AskedList>,
    Anybody(person): Anybody,
) -> Result<Json<Vec<CompetitionInfo>>, ApiError> {
    let person = person.map(|person| person.id);
    let list = match asked.list {
        Which::Open => CompetitionList::Status(CompetitionStatus::Open),
        Which::Running => CompetitionList::Status(CompetitionStatus::Running),
        Which::Over => CompetitionList::Status(CompetitionStatus::Over),
        Which::Mine => CompetitionList::Of(person.as_deref().ok_or(ApiError::SignIn)?),
    };
    let rows = server.store.competitions(list, person.as_deref(), server.config.limits.listed).await?;
    let mut shown = Vec::with_capacity(rows.len());
    for listed in rows {
        let held = match listed.row.status {
            // Who has won is known by name.
            CompetitionStatus::Over => Held::read(&server, &listed.row.id).await?,
            _ => Held::of(CompetitionWhole {
                row: listed.row,
                entrants: Vec::new(),
                fixtures: Vec::new(),
                matches: Vec::new(),
            })?,
        };
        let info = show::info(&held, person.as_deref());
        shown.push(CompetitionInfo { entered: listed.entrants, mine: listed.entered, ..info });
    }
    Ok(Json(shown))
}

/// The matches of competitions that wait for the caller, the most pressing first.
pub async fn next(
    State(server): State<Arc<Server>>,
    Person(person): Person,
) -> Result<Json<Vec<NextFixture>>, ApiError> {
    let list = CompetitionList::Of(&person.id);
    let mut next = Vec::new();
    for listed in server.store.competitions(list, Some(&person.id), server.config.limits.listed).await? {
        if listed.entered && listed.row.status == CompetitionStatus::Running {
            next.extend(show::next_of(&Held::read(&server, &listed.row.id).await?, &person.id));
        }
    }
    next.sort_by_key(|fixture| (fixture.deadline_ms.unwrap_or(i64::MAX), fixture.competition.clone()));
    Ok(Json(next))
}

/// Makes a competition.
pub async fn create(
    State(server): State<Arc<Server>>,
    Person(person): Person,
    Reader(language): Reader,
    Key(name): Key,
    Body(asked, bytes): Body<NewCompetition>,
) -> Result<Made<CompetitionMade>, ApiError> {
    let now_ms = now_ms();
    // The ID follows from the key, so that a lost answer can be repeated.
    let id = random::hash(&[b"competition", person.id.as_bytes(), name.as_bytes()])[..16].to_owned();
    let request = Request::new(&person.id, name, &[b"new competition", &bytes]);
    if request.replayed(&server.store).await?.is_none() {
        let settings = checked(&server, asked, now_ms)?;
        if server.store.competitions_organised(&person.id).await? >= server.config.limits.competitions {
            return Err(ApiError::TooManyCompetitions);
        }
        let seed = random::bytes().iter().take(6).fold(0, |seed: u64, byte| seed << 8 | u64::from(*byte));
        let laid_down = LaidDown { settings, seed };
        let row = CompetitionRow {
            id: id.clone(),
            organiser: Some(person.id.clone()),
            name: laid_down.settings.name.clone(),
            game: laid_down.settings.game.clone(),
            status: CompetitionStatus::Open,
            hidden: laid_down.settings.entry == EntryRule::Link,
            settings: serde_json::to_string(&laid_down).map_err(|_| ApiError::Internal)?,
            state: None,
            created_ms: now_ms,
            updated_ms: now_ms,
            wake_ms: laid_down.settings.start_ms,
            revision: 0,
        };
        let made = serde_json::to_string(&Act::Made).map_err(|_| ApiError::Internal)?;
        let key = request.row(Subject::Nothing, now_ms);
        if !server.store.add_competition(&row, &[made], &key).await? {
            request.replayed_or(&server.store, ApiError::Unavailable).await?;
        }
    }
    let held = Held::read(&server, &id).await?;
    let invitation = held.laid_down.invitation(&id);
    let competition = shown(&server, &held, Some(&person.id), language).await?;
    Ok(Made(CompetitionMade { competition, invitation }))
}

async fn shown(
    server: &Server,
    held: &Held,
    person: Option<&str>,
    language: Language,
) -> Result<CompetitionPage, ApiError> {
    let log = server.store.competition_log(&held.row.id, LOG_LINES).await?;
    Ok(show::page(held, &log, person, server.locales.get(language)))
}

/// A competition as it stands.
async fn read(
    server: &Server,
    id: &str,
    person: Option<&str>,
    language: Language,
) -> Result<Json<CompetitionPage>, ApiError> {
    let held = Held::read(server, id).await?;
    Ok(Json(shown(server, &held, person, language).await?))
}

/// A competition: tables, fixtures, log.
pub async fn one(
    State(server): State<Arc<Server>>,
    Path(id): Path<String>,
    Anybody(person): Anybody,
    Reader(language): Reader,
) -> Result<Json<CompetitionPage>, ApiError> {
    read(&server, &id, person.as_ref().map(|person| person.id.as_str()), language).await
}

/// The rating of a person in a game against people; that of a newcomer if there is none.
async fn rating(server: &Server, person: &str, game: &str) -> Result<f64, ApiError> {
    let ratings = server.store.ratings(person).await?;
    let known = ratings.iter().find(|row| row.game == game && row.against == Against::People);
    Ok(known.map_or(Rating::default().rating, |row| row.rating))
}

/// Enters.
pub async fn enter(
    State(server): State<Arc<Server>>,
    Path(id): Path<String>,
    Person(person): Person,
    Reader(language): Reader,
    Key(name): Key,
    Body(asked, bytes): Body<NewEntry>,
) -> Result<Json<CompetitionPage>, ApiError> {
    let request = Request::new(&person.id, name, &[b"enter", id.as_bytes(), &bytes]);
    let game = Held::read(&server, &id).await?.row.game;
    let rating = rating(&server, &person.id, &game).await?.round();
    let entered = change(&server, &id, Some(&request), |held, _| {
        if held.row.status != CompetitionStatus::Open {
            return Err(ApiError::EntryClosed);
        }
        if held.place_of(&person.id).is_some() {
            return Ok(());
        }
        let settings = &held.laid_down.settings;
        match settings.entry {
            EntryRule::Open => {}
            EntryRule::Link => {
                let mine = held.row.organiser.as_deref() == Some(&*person.id);
                if !mine && asked.invitation != held.laid_down.invitation(&held.row.id) {
                    return Err(ApiError::NotYours);
                }
            }
            EntryRule::Rating { least, most } => {
                if !(f64::from(least)..=f64::from(most)).contains(&rating) {
                    return Err(ApiError::RatingOutside);
                }
            }
        }
        if held.entrants.len() >= usize::from(settings.places) {
            return Err(ApiError::CompetitionFull);
        }
        let place = held.entrants.len() as u32;
        let name = person.name.clone();
        held.entrants.push(EntrantRow { place, user: Some(person.id.clone()), coach: None, name });
        Ok(())
    });
    entered.await?;
    read(&server, &id, Some(&person.id), language).await
}

/// Leaves: before the start the place is free again; later the entrant's matches count as was laid down.
pub async fn leave(
    State(server): State<Arc<Server>>,
    Path(id): Path<String>,
    Person(person): Person,
    Reader(language): Reader,
    Key(name): Key,
) -> Result<Json<CompetitionPage>, ApiError> {
    let request = Request::new(&person.id, name, &[b"leave", id.as_bytes()]);
    let left = change(&server, &id, Some(&request), |held, _| {
        let place = held.place_of(&person.id).ok_or(ApiError::NotYours)?;
        let left = match held.row.status {
            CompetitionStatus::Open => {
                held.entrants.remove(place);
                true
            }
            CompetitionStatus::Running => withdraw(held, place),
            CompetitionStatus::Over | CompetitionStatus::Cancelled => false,
        };
        if left { Ok(()) } else { Err(ApiError::Over) }
    });
    left.await?;
    read(&server, &id, Some(&person.id), language).await
}

fn organised(held: &Held, person: &UserRow) -> Result<(), ApiError> {
    let mine = held.row.organiser.as_deref() == Some(&*person.id);
    if mine { Ok(()) } else { Err(ApiError::NotYours) }
}

/// Starts with those who have entered.
pub async fn begin(
    State(server): State<Arc<Server>>,
    Path(id): Path<String>,
    Person(person): Person,
    Reader(language): Reader,
    Key(name): Key,
) -> Result<Json<CompetitionPage>, ApiError> {
    let request = Request::new(&person.id, name, &[b"begin", id.as_bytes()]);
    let begun = change(&server, &id, Some(&request), |held, _| {
        organised(held, &person)?;
        if held.row.status != CompetitionStatus::Open {
            return Err(ApiError::EntryClosed);
        }
        let coaches = held.laid_down.settings.fill.is_some();
        if held.entrants.len() + usize::from(coaches) < 2 {
            return Err(ApiError::Contradictory("expected two entrants at least".to_owned()));
        }
        start(held)
    });
    begun.await?;
    read(&server, &id, Some(&person.id), language).await
}

/// Calls a competition off that has not begun.
pub async fn cancel(
    State(server): State<Arc<Server>>,
    Path(id): Path<String>,
    Person(person): Person,
    Reader(language): Reader,
    Key(name): Key,
) -> Result<Json<CompetitionPage>, ApiError> {
    let request = Request::new(&person.id, name, &[b"cancel", id.as_bytes()]);
    let called_off = change(&server, &id, Some(&request), |held, _| {
        organised(held, &person)?;
        if held.row.status != CompetitionStatus::Open {
            return Err(ApiError::EntryClosed);
        }
        call_off(held, Act::CalledOff);
        Ok(())
    });
    called_off.await?;
    read(&server, &id, Some(&person.id), language).await
}

fn fixture_id(text: &str) -> Result<FixtureId, ApiError> {
    text.parse().map_err(|_| ApiError::NotFound)
}

/// Sits down to a match: it is made when the first does, and begins when both have.
pub async fn play(
    State(server): State<Arc<Server>>,
    Path((id, fixture)): Path<(String, String)>,
    Person(person): Person,
    Key(_): Key,
    Body(asked, _): Body<SitDown>,
) -> Result<Json<MatchInfo>, ApiError> {
    let fixture = fixture_id(&fixture)?;
    let match_id = sit_down(&server, &id, fixture, &person, asked.commitment, now_ms()).await?;
    let info = with_room(&server, &match_id, |_, state| {
        Ok(crate::show::info(&state.row, state.row.seats_of(Some(&person.id)), now_ms()))
    });
    info.await.map(Json)
}

/// Asks to put a match off, or agrees to it. A computer coach always agrees.
pub async fn postpone(
    State(server): State<Arc<Server>>,
    Path((id, fixture)): Path<(String, String)>,
    Person(person): Person,
    Reader(language): Reader,
    Key(name): Key,
    Body(asked, bytes): Body<Postponement>,
) -> Result<Json<CompetitionPage>, ApiError> {
    let request = Request::new(&person.id, name, &[b"postpone", id.as_bytes(), fixture.as_bytes(), &bytes]);
    let fixture = fixture_id(&fixture)?;
    let put_off = change(&server, &id, Some(&request), |held, now_ms| {
        let known = held.competition.as_ref().and_then(|known| known.fixture(fixture));
        let (found, _) = known.ok_or(ApiError::NotFound)?;
        let seat = held.seat_of(&found, &person.id).ok_or(ApiError::NotYours)?;
        playable(held, fixture)?;
        let row = held.fixture_mut(fixture).clone();
        let begun = held.match_of(&row).is_some_and(|row| row.status != Status::Open);
        let Some(deadline_ms) = row.deadline_ms.filter(|_| !begun) else {
            return Err(ApiError::FixtureNotOpen);
        };
        if row.postponed >= POSTPONED_MAX {
            return Err(ApiError::FixtureNotOpen);
        }
        let most_ms = now_ms + POSTPONED_MS_MAX;
        if asked.until_ms <= deadline_ms || asked.until_ms > most_ms {
            return Err(ApiError::Contradictory(format!(
                "until_ms: found {}, expected more than {deadline_ms}, at most {most_ms}",
                asked.until_ms
            )));
        }
        let coach = held.seats(&found).is_some_and(|seats| seats[seat.other()].coach.is_some());
        let agreed = coach || row.asked == Some((seat.other(), asked.until_ms));
        let row = held.fixture_mut(fixture);
        if !agreed {
            row.asked = Some((seat, asked.until_ms));
            return Ok(());
        }
        (row.asked, row.deadline_ms, row.postponed) = (None, Some(asked.until_ms), row.postponed + 1);
        let sides = found.entrants().unwrap_or_default().map(|entrant| entrant as u32);
        if let Some(competition) = &mut held.competition {
            competition.postpone(fixture).map_err(refused)?;
        }
        held.note(Act::Postponed { match_id: fixture.to_string(), sides, until_ms: asked.until_ms });
        Ok(())
    });
    put_off.await?;
    read(&server, &id, Some(&person.id), language).await
}

/// What a competition says, for people.
fn refused(refused: Refused) -> ApiError {
    match refused {
        Refused::PlayedOn(_) => ApiError::PlayedOn,
        Refused::NoSuchMatch(_) => ApiError::NotFound,
        Refused::LongNote => ApiError::BadRequest(refused.to_string()),
        _ => ApiError::FixtureNotOpen,
    }
}

/// The organiser decides a match, whatever was reported.
pub async fn adjudicate(
    State(server): State<Arc<Server>>,
    Path((id, fixture)): Path<(String, String)>,
    Person(person): Person,
    Reader(language): Reader,
    Key(name): Key,
    Body(asked, bytes): Body<Adjudication>,
) -> Result<Json<CompetitionPage>, ApiError> {
    let request = Request::new(&person.id, name, &[b"adjudicate", id.as_bytes(), fixture.as_bytes(), &bytes]);
    let fixture = fixture_id(&fixture)?;
    check_text(&asked.note)?;
    let decided = change(&server, &id, Some(&request), |held, _| {
        organised(held, &person)?;
        let competition = held.competition.as_mut().ok_or(ApiError::FixtureNotOpen)?;
        if asked.winner.is_none() && competition.regulations().points == Points::Champions {
            return Err(ApiError::NeedsWinner);
        }
        competition.adjudicate(fixture, asked.score, asked.winner, &asked.note).map_err(refused)?;
        let (found, _) = competition.fixture(fixture).ok_or(ApiError::NotFound)?;
        let sides = found.entrants().unwrap_or_default().map(|entrant| entrant as u32);
        // A correction may open what was over.
        if held.row.status == CompetitionStatus::Over {
            held.row.status = CompetitionStatus::Running;
        }
        let (match_id, score, note) = (fixture.to_string(), asked.score, asked.note.clone());
        held.note(Act::Adjudicated { match_id, sides, score, note });
        Ok(())
    });
    decided.await?;
    read(&server, &id, Some(&person.id), language).await
}

/// The deadlines as a calendar to subscribe to.
pub async fn calendar(
    State(server): State<Arc<Server>>,
    Path(id): Path<String>,
) -> Result<Calendar, ApiError> {
    let held = Held::read(&server, &id).await?;
    let url = server.config.public_url.as_deref().unwrap_or_default();
    Ok(Calendar(feeds::calendar(&held, &format!("{url}/competitions/{id}"))))
}

/// The results as a table.
pub async fn results(State(server): State<Arc<Server>>, Path(id): Path<String>) -> Result<Csv, ApiError> {
    let held = Held::read(&server, &id).await?;
    Ok(Csv { name: format!("competition-{id}.csv"), text: feeds::results(&held) })
}
