//! The matches of fixtures: a match is made when the first of its coaches sits down, and begins when both have.

use crate::competitions::held::Held;
use crate::error::ApiError;
use crate::matches::clock;
use crate::matches::draft::Change;
use crate::matches::room;
use crate::matches::seats::{invitation_hash, read_commitment, seat_coach, take_seat};
use crate::random::{self, Secrets};
use crate::server::Server;
use std::sync::Arc;
use touchline_kernel::Seat;
use touchline_league::{Fixture, FixtureId, State};
use touchline_store::{CompetitionChanged, Kind, MatchRow, Rated, Status, UserRow};

/// How often somebody who sits down looks again when others are just about to.
const ATTEMPTS: usize = 10;

/// Do two computer coaches play it?
pub fn between_coaches(held: &Held, fixture: &Fixture) -> bool {
    held.seats(fixture).is_some_and(|seats| seats.iter().all(|(_, entrant)| entrant.coach.is_some()))
}

/// The match of a fixture, with a first person in a seat, or between two computer coaches.
pub fn new_match(
    held: &Held,
    fixture: &Fixture,
    secrets: &Secrets,
    first: Option<(Seat, &UserRow, Option<String>)>,
    now_ms: i64,
) -> Result<MatchRow, ApiError> {
    let (Some(competition), Some(seats)) = (&held.competition, held.seats(fixture)) else {
        return Err(ApiError::FixtureNotOpen);
    };
    let settings = &held.laid_down.settings;
    let options = competition.match_options(&settings.options, &serde_json::Value::Null, fixture);
    let game = touchline_games::open(&settings.game, &options)?;
    let creator = first.as_ref().map(|(_, person, _)| person.id.clone());
    let creator = creator.or_else(|| held.row.organiser.clone()).unwrap_or_default();
    let mut row = MatchRow::new(random::id(), creator, secrets.next(), now_ms);
    row.game = game.id().to_owned();
    row.rules = game.rules_revision();
    row.options = game.changed_options();
    row.pace = clock::stored(settings.pace);
    row.quiet = !settings.chat;
    row.competition = Some(held.row.id.clone());
    row.kind = Kind::Coach;
    row.status = Status::Dice;
    for (seat, entrant) in seats.iter() {
        match (&entrant.coach, &first) {
            (Some(level), _) => seat_coach(&mut row.sides[seat], level),
            (None, Some((taken, person, commitment))) if *taken == seat => {
                take_seat(&mut row.sides[seat], person, read_commitment(commitment.clone())?);
            }
            (None, _) => {
                // The token is thrown away: only the entrant gets in.
                row.kind = Kind::Invitation;
                row.status = Status::Open;
                row.invitation = Some(invitation_hash(&row.id, &random::token()));
            }
        }
    }
    if settings.rated && row.kind == Kind::Invitation {
        row.rated = Rated::Yes;
    }
    Ok(row)
}

/// A fixture that can be played now.
pub fn playable(held: &Held, id: FixtureId) -> Result<Fixture, ApiError> {
    let fixture = held.competition.as_ref().and_then(|competition| competition.fixture(id));
    let (fixture, _) = fixture.ok_or(ApiError::NotFound)?;
    let open = matches!(fixture.state, State::Open | State::Postponed);
    let written = held.fixture(id).is_some_and(|row| !row.counted);
    if open && written { Ok(fixture) } else { Err(ApiError::FixtureNotOpen) }
}

/// A person sits down to a match; gives its ID. Done twice, it is the same match.
pub async fn sit_down(
    server: &Arc<Server>,
    competition: &str,
    id: FixtureId,
    person: &UserRow,
    commitment: Option<String>,
    now_ms: i64,
) -> Result<String, ApiError> {
    for _ in 0..ATTEMPTS {
        let mut held = Held::read(server, competition).await?;
        let (fixture, _) =
            held.competition.as_ref().and_then(|known| known.fixture(id)).ok_or(ApiError::NotFound)?;
        let seat = held.seat_of(&fixture, &person.id).ok_or(ApiError::NotYours)?;
        let written = held.fixture(id).cloned();
        let made = written.as_ref().and_then(|row| held.match_of(row));
        if let Some(row) = made.filter(|row| row.sides[seat].user.is_some()) {
            return Ok(row.id.clone());
        }
        playable(&held, id)?;
        if let Some(row) = made {
            let id = row.id.clone();
            let user = person.clone();
            let join = Change::Join { user, invitation: None, commitment: commitment.clone(), rematch: true };
            match room::change(server, &id, join, None).await {
                Ok(_) => return Ok(id),
                // Sat down elsewhere, or called off, just now.
                Err(ApiError::SeatTaken | ApiError::NotYours) => continue,
                Err(error) => return Err(error),
            }
        }
        let row =
            new_match(&held, &fixture, &server.secrets, Some((seat, person, commitment.clone())), now_ms)?;
        let match_id = row.id.clone();
        held.make(id, row);
        let (changed, _) = held.commit(server, None, now_ms).await?;
        if changed == CompetitionChanged::Written {
            return Ok(match_id);
        }
    }
    Err(ApiError::Unavailable)
}
