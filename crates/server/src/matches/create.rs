//! Making matches and rematches.

use crate::error::ApiError;
use crate::http::idempotency::Request;
use crate::matches::draft::Change;
use crate::matches::seats::{invitation_hash, invitation_token, read_commitment, seat_coach, take_seat};
use crate::matches::{clock, room};
use crate::random;
use crate::server::Server;
use crate::time::now_ms;
use crate::wire::{NewMatch, Opponent, SeatChoice};
use std::sync::Arc;
use std::time::Duration;
use touchline_kernel::Seat;
use touchline_kernel::dice::to_hex;
use touchline_store::{Added, Kind, MatchRow, Rated, Status, Subject, UserRow};

/// How often, and after which time, the second who asks for a rematch looks for the match that the first is about to make.
const REMATCH_WAITS: u32 = 20;
const REMATCH_WAIT: Duration = Duration::from_millis(50);

/// Makes a match. Gives its ID and the token that invites.
pub async fn create(
    server: &Arc<Server>,
    person: &UserRow,
    asked: NewMatch,
    request: Request,
) -> Result<(String, Option<String>), ApiError> {
    if let Some(id) = made_before(server, &request).await? {
        let row = server.store.match_row(&id).await?.ok_or(ApiError::NotFound)?;
        let invites = row.invitation.is_some() && row.status == Status::Open;
        return Ok((id, invites.then(|| invitation_token(&row))));
    }
    asked.pace.check().map_err(ApiError::BadRequest)?;
    if asked.seat == SeatChoice::Drawn && asked.commitment.is_some() {
        return Err(ApiError::Contradictory(
            "seat: a commitment is made for a seat; expected `home` or `away` beside one".to_owned(),
        ));
    }
    let game = touchline_games::open(&asked.game, &asked.options)?;
    let commitment = read_commitment(asked.commitment)?;
    let mut row = MatchRow::new(random::id(), person.id.clone(), server.secrets.next(), now_ms());
    row.game = game.id().to_owned();
    row.rules = game.rules_revision();
    row.options = game.changed_options();
    row.pace = clock::stored(asked.pace);
    row.quiet = !asked.chat;
    row.practice = asked.practice;
    row.own_dice = asked.own_dice;
    if row.own_dice && asked.opponent != Opponent::Screen {
        return Err(ApiError::BadRequest(
            "own_dice: whoever rolls them sits at one screen; expected the opponent `screen`".to_owned(),
        ));
    }
    if row.practice && asked.rated == Some(true) {
        return Err(ApiError::BadRequest("practice: a match for practice is never rated".to_owned()));
    }
    let between_people = matches!(asked.opponent, Opponent::Invitation | Opponent::Lobby);
    let rated = asked.rated.unwrap_or(between_people) && !row.practice && asked.opponent != Opponent::Screen;
    row.rated = if rated { Rated::Yes } else { Rated::No };
    let seat = match asked.seat {
        SeatChoice::Home => Seat::Home,
        SeatChoice::Away => Seat::Away,
        SeatChoice::Drawn if random::coin(&to_hex(&row.server_secret.0)) => Seat::Home,
        SeatChoice::Drawn => Seat::Away,
    };
    take_seat(&mut row.sides[seat], person, commitment);
    let mut invitation = None;
    match asked.opponent {
        Opponent::Coach { coach } => {
            let known = server.coaches.find(&coach).ok_or_else(|| {
                ApiError::NoCoach(format!("the coaches are {}", server.coaches.names().join(", ")))
            })?;
            seat_coach(&mut row.sides[seat.other()], known.name());
            row.kind = Kind::Coach;
            row.status = Status::Dice;
        }
        Opponent::Screen => {
            take_seat(&mut row.sides[seat.other()], person, None);
            row.kind = Kind::Screen;
            row.status = Status::Dice;
        }
        Opponent::Invitation => {
            let token = invitation_token(&row);
            row.kind = Kind::Invitation;
            row.invitation = Some(invitation_hash(&row.id, &token));
            invitation = Some(token);
        }
        Opponent::Lobby => row.kind = Kind::Lobby,
    }
    add(server, &row, &request).await.map(|id| (id, invitation))
}

/// Another match like one that is over, with the seats changed. The second who asks joins the match of the first.
pub async fn rematch(
    server: &Arc<Server>,
    person: &UserRow,
    id: &str,
    commitment: Option<String>,
    request: Request,
) -> Result<String, ApiError> {
    if let Some(id) = made_before(server, &request).await? {
        return Ok(id);
    }
    let old = server.store.match_row(id).await?.ok_or(ApiError::NotFound)?;
    let seat = *old.seats_of(Some(&person.id)).first().ok_or(ApiError::NotYours)?;
    if old.status != Status::Over {
        return Err(ApiError::NotPlaying);
    }
    // The first who asks writes down which match follows, before there is one: of two who ask at once, one is second.
    let mut next = random::id();
    let first = match old.rematch {
        Some(ref named) => Err(named.clone()),
        None => match room::change(server, id, Change::Rematch(next.clone()), None).await {
            Ok(_) => Ok(()),
            Err(ApiError::SeatTaken) => {
                let old = server.store.match_row(id).await?.ok_or(ApiError::NotFound)?;
                Err(old.rematch.ok_or(ApiError::Unavailable)?)
            }
            Err(error) => return Err(error),
        },
    };
    if let Err(named) = first {
        for _ in 0..REMATCH_WAITS {
            let user = person.clone();
            let join = Change::Join { user, invitation: None, commitment: commitment.clone(), rematch: true };
            match room::change(server, &named, join, Some(request.clone())).await {
                // The first is just about to make it.
                Err(ApiError::NotFound) => tokio::time::sleep(REMATCH_WAIT).await,
                done => return done.map(|_| named),
            }
        }
        // The first has gone before it was made: it is made now.
        next = named;
    }
    let mut row = MatchRow::new(next, person.id.clone(), server.secrets.next(), now_ms());
    row.game = old.game.clone();
    row.rules = old.rules;
    row.options = old.options.clone();
    row.pace = old.pace;
    row.kind = old.kind;
    row.rated = if old.rated.counts() { Rated::Yes } else { Rated::No };
    row.quiet = old.quiet;
    row.practice = old.practice;
    row.own_dice = old.own_dice;
    take_seat(&mut row.sides[seat.other()], person, read_commitment(commitment)?);
    if let Some(coach) = &old.sides[seat.other()].coach {
        seat_coach(&mut row.sides[seat], coach);
        row.status = Status::Dice;
    } else if old.kind == Kind::Screen {
        take_seat(&mut row.sides[seat], person, None);
        row.status = Status::Dice;
    } else {
        // The token is thrown away: only the former opponent gets in.
        row.kind = Kind::Invitation;
        row.invitation = Some(invitation_hash(&row.id, &random::token()));
    }
    add(server, &row, &request).await
}

/// The match that a request made or joined before, if it did.
pub async fn made_before(server: &Server, request: &Request) -> Result<Option<String>, ApiError> {
    match request.replayed(&server.store).await?.map(|known| known.subject) {
        None => Ok(None),
        Some(Subject::Match { id, .. }) => Ok(Some(id)),
        Some(Subject::Session(_) | Subject::Nothing) => Err(ApiError::KeyReused),
    }
}

async fn add(server: &Server, row: &MatchRow, request: &Request) -> Result<String, ApiError> {
    let subject = Subject::Match { id: row.id.clone(), number: 0 };
    match server.store.add_match(row, &request.row(subject, row.created_ms), server.quota()).await? {
        Added::Written => Ok(row.id.clone()),
        Added::Full => Err(ApiError::TooManyMatches),
        // The same request came twice at once, and the other was first.
        Added::KeyUsed => made_before(server, request).await?.ok_or(ApiError::Unavailable),
    }
}
