//! Seats: who sits where, how a seat is taken, and what each seat brings to the dice.

use crate::error::ApiError;
use crate::random;
use touchline_kernel::dice::{Commitment, Party, Secret, from_hex, to_hex};
use touchline_kernel::{BySeat, Seat};
use touchline_live::Dice;
use touchline_store::{MatchRow, Side, Status, UserRow};

pub const PARTIES: BySeat<Party> = BySeat::new(Party::Home, Party::Away);

/// The seat that a person may take in an open match: by its invitation, as an open offer, or as the opponent of the match before (`rematch`).
pub fn free_seat(
    row: &MatchRow,
    person: &UserRow,
    invitation: Option<&str>,
    rematch: bool,
) -> Result<Seat, ApiError> {
    if row.status != Status::Open {
        return Err(ApiError::SeatTaken);
    }
    let invited = row.invitation.as_ref().is_none_or(|hash| {
        rematch || invitation.is_some_and(|token| invitation_hash(&row.id, token) == *hash)
    });
    if !invited || !row.seats_of(Some(&person.id)).is_empty() {
        return Err(ApiError::NotYours);
    }
    Ok(if row.sides.home.user.is_none() { Seat::Home } else { Seat::Away })
}

/// A person takes a seat, with what the client commits to for the dice.
pub fn take_seat(side: &mut Side, person: &UserRow, commitment: Option<Commitment>) {
    side.user = Some(person.id.clone());
    side.name = person.name.clone();
    side.commitment = commitment;
}

/// A computer coach takes a seat.
pub fn seat_coach(side: &mut Side, name: &str) {
    side.coach = Some(name.to_owned());
    side.name = name.to_owned();
}

/// Reads a commitment as requests write it.
pub fn read_commitment(text: Option<String>) -> Result<Option<Commitment>, ApiError> {
    text.map(|text| read_hex("commitment", &text).map(Commitment)).transpose()
}

/// Reads a secret as commands write it.
pub fn read_secret(text: &str) -> Result<Secret, ApiError> {
    read_hex("secret", text).map(Secret)
}

fn read_hex(field: &str, text: &str) -> Result<[u8; 32], ApiError> {
    let wrong = || ApiError::BadRequest(format!("{field}: expected 64 lower-case hexadecimal digits"));
    from_hex(text).ok_or_else(wrong)
}

/// The secret of a seat: what it revealed, or zeros if its client brought nothing; none if it is still waited for.
fn secret_of(side: &Side) -> Option<Secret> {
    match (side.commitment, side.secret) {
        (_, Some(secret)) => Some(secret),
        (None, None) => Some(Secret([0; 32])),
        (Some(_), None) => None,
    }
}

/// The dice of a match in which both seats are taken and no secret is waited for; none before.
pub fn dice(row: &MatchRow) -> Option<Dice> {
    let taken = |side: &Side| side.user.is_some() || side.coach.is_some();
    let all_taken = row.sides.iter().all(|(_, side)| taken(side));
    all_taken.then(|| dealt(row)).flatten()
}

/// The dice of a match that has begun: a person who has left since keeps the secret that was brought.
pub fn dealt(row: &MatchRow) -> Option<Dice> {
    if row.own_dice {
        return Some(Dice::Table);
    }
    Some(Dice::Shared {
        server: row.server_secret,
        home: secret_of(&row.sides.home)?,
        away: secret_of(&row.sides.away)?,
    })
}

/// The token that invites to a match. It follows from the match's secret, so that a lost answer can be repeated.
pub fn invitation_token(row: &MatchRow) -> String {
    random::hash(&[b"invitation token", row.id.as_bytes(), to_hex(&row.server_secret.0).as_bytes()])
}

/// What the store keeps of an invitation.
pub fn invitation_hash(id: &str, token: &str) -> String {
    random::hash(&[b"invitation", id.as_bytes(), token.as_bytes()])
}

/// The seat for which a person acts.
pub fn seat_for(row: &MatchRow, user_id: Option<&str>, asked: Option<Seat>) -> Result<Seat, ApiError> {
    let seats = row.seats_of(user_id);
    match (asked, &seats[..]) {
        (_, []) => Err(ApiError::NotYours),
        (Some(seat), seats) if seats.contains(&seat) => Ok(seat),
        (Some(_), _) => Err(ApiError::NotYours),
        (None, [seat]) => Ok(*seat),
        (None, _) => Ok(row.turn.unwrap_or(Seat::Home)),
    }
}
