//! What a match's row says, read as the game's nouns.

use crate::error::ApiError;
use crate::random;
use crate::show;
use touchline_kernel::dice::{Party, Secret, from_hex, to_hex};
use touchline_kernel::record::Record;
use touchline_kernel::{BySeat, Seat};
use touchline_live::{Dice, Match, Offer};
use touchline_store::{EntryRow, MatchRow};

/// The seat whose turn it is, as the row says.
pub fn turn_of(row: &MatchRow) -> Option<Seat> {
    Seat::BOTH.into_iter().find(|seat| seat.name() == row.turn)
}

/// The person in a seat.
pub fn user_of(row: &MatchRow, seat: Seat) -> Option<&String> {
    match seat {
        Seat::Home => row.home_user.as_ref(),
        Seat::Away => row.away_user.as_ref(),
    }
}

/// The computer coach in a seat.
pub fn coach_of(row: &MatchRow, seat: Seat) -> Option<&String> {
    match seat {
        Seat::Home => row.home_coach.as_ref(),
        Seat::Away => row.away_coach.as_ref(),
    }
}

/// Who sits where, as records write it.
pub fn names_of(row: &MatchRow) -> BySeat<String> {
    BySeat::new(row.home_name.clone(), row.away_name.clone())
}

/// The seats of a person.
pub fn seats_of(row: &MatchRow, user_id: Option<&str>) -> Vec<Seat> {
    let holds = |seat: &Seat| user_id.is_some() && user_of(row, *seat).map(String::as_str) == user_id;
    Seat::BOTH.into_iter().filter(holds).collect()
}

/// What a seat's client committed to, and what it revealed.
pub fn dice_of(row: &MatchRow, seat: Seat) -> (Option<&String>, Option<&String>) {
    match seat {
        Seat::Home => (row.home_commitment.as_ref(), row.home_secret.as_ref()),
        Seat::Away => (row.away_commitment.as_ref(), row.away_secret.as_ref()),
    }
}

pub const PARTIES: BySeat<Party> = BySeat::new(Party::Home, Party::Away);

/// The secret of a seat: what it revealed, or zeros if its client brought nothing; none if it is still waited for.
pub fn secret_of(row: &MatchRow, seat: Seat) -> Option<Secret> {
    match dice_of(row, seat) {
        (_, Some(secret)) => from_hex(secret).map(Secret),
        (None, None) => Some(Secret([0; 32])),
        (Some(_), None) => None,
    }
}

/// Reads a commitment as requests write it.
pub fn check_commitment(text: Option<String>) -> Result<Option<String>, ApiError> {
    match text {
        Some(text) if from_hex(&text).is_none() => {
            Err(ApiError::BadRequest("commitment: expected 64 lower-case hexadecimal digits".to_owned()))
        }
        text => Ok(text),
    }
}

/// The dice of a match in which nothing is waited for any more.
pub fn dice(row: &MatchRow) -> Option<Dice> {
    Some(Dice::Shared {
        server: Secret(from_hex(&row.server_secret)?),
        home: secret_of(row, Seat::Home)?,
        away: secret_of(row, Seat::Away)?,
    })
}

/// Is everybody there, with everything that was promised?
pub fn is_ready(row: &MatchRow) -> bool {
    Seat::BOTH.into_iter().all(|seat| {
        (user_of(row, seat).is_some() || coach_of(row, seat).is_some()) && secret_of(row, seat).is_some()
    })
}

/// The record of a match with its secrets, as the store has it: what [`touchline_live::resume`] takes up.
pub fn stored_record(row: &MatchRow, entries: &[EntryRow]) -> Option<Record> {
    let shown = |party: Party, secret: Secret| {
        format!("dice-{}: {} {}\n", party.name(), to_hex(&secret.commitment(party).0), to_hex(&secret.0))
    };
    let mut text = format!(
        "touchline record 1\ngame: {}\nrules: {}\noptions: {}\ndice: shared\n",
        row.game, row.rules, row.options
    );
    text += &shown(Party::Server, Secret(from_hex(&row.server_secret)?));
    text += &shown(Party::Home, secret_of(row, Seat::Home)?);
    text += &shown(Party::Away, secret_of(row, Seat::Away)?);
    let date = show::date(row.created_ms);
    let result = row.result.as_deref().unwrap_or("*");
    text += &format!("home: {}\naway: {}\ndate: {date}\nresult: {result}\n\n", row.home_name, row.away_name);
    for entry in entries {
        text += &format!("{} {}\n", entry.number, entry.entry);
    }
    text.parse().ok()
}

/// An offer as the row keeps it: `home draw`, `away undo 12`.
pub fn offer_text(offer: Option<(Seat, Offer)>) -> Option<String> {
    offer.map(|(seat, offer)| match offer {
        Offer::Draw => format!("{seat} draw"),
        Offer::Undo(to) => format!("{seat} undo {to}"),
    })
}

pub fn take_up_offer(live: &mut Match, offer: Option<&str>) {
    let Some((seat, what)) = offer.and_then(|text| text.split_once(' ')) else { return };
    let Some(seat) = Seat::BOTH.into_iter().find(|known| known.name() == seat) else { return };
    // Nothing has happened since the offer, so it is the same offer again.
    let _ = if what == "draw" { live.offer_draw(seat).map(drop) } else { live.ask_undo(seat) };
}

/// The token that invites to a match. It follows from the match's secret, so that it can be told again to whoever lost the answer.
pub fn invitation_token(row: &MatchRow) -> String {
    random::hash(&[b"invitation token", row.id.as_bytes(), row.server_secret.as_bytes()])
}

/// What the store keeps of an invitation.
pub fn invitation_hash(id: &str, token: &str) -> String {
    random::hash(&[b"invitation", id.as_bytes(), token.as_bytes()])
}
