//! What becomes of a competition by itself: it starts, counts what was played, lets those lose who did not come, begins the next round,
//! and ends. Without I/O: what is decided here is written as one change.

use crate::competitions::act::Act;
use crate::competitions::fixtures::{between_coaches, new_match};
use crate::competitions::held::Held;
use crate::competitions::settings::begun;
use crate::error::ApiError;
use crate::random::Secrets;
use std::collections::HashMap;
use touchline_kernel::Seat;
use touchline_league::{Competition, Fixture, FixtureId, Format, Played, Refused, State};
use touchline_store::{CompetitionStatus, EntrantRow, FixtureRow, MatchRow, Status};

const HOUR_MS: i64 = 60 * 60 * 1000;

/// How many matches between computer coaches of one competition are played at the same time.
const COACH_MATCHES_AT_ONCE: usize = 4;

/// Looks at a competition. `ended` are those of its matches that are over.
pub fn look(
    held: &mut Held,
    ended: &HashMap<String, Played>,
    secrets: &Secrets,
    now_ms: i64,
) -> Result<(), ApiError> {
    match held.row.status {
        CompetitionStatus::Open => gather(held, now_ms)?,
        CompetitionStatus::Running | CompetitionStatus::Over => leave_the_gone(held),
        CompetitionStatus::Cancelled => {}
    }
    if held.competition.is_some() {
        count(held, ended)?;
        pass_deadlines(held, now_ms)?;
        settle_undone(held);
    }
    if held.row.status == CompetitionStatus::Running {
        open(held, secrets, now_ms)?;
        conclude(held);
    }
    held.row.wake_ms = wake_ms(held);
    Ok(())
}

/// Takes those out who are gone, and starts when it is time.
fn gather(held: &mut Held, now_ms: i64) -> Result<(), ApiError> {
    held.entrants.retain(|entrant| entrant.user.is_some());
    number(&mut held.entrants);
    if held.row.organiser.is_none() {
        call_off(held, Act::CalledOff);
        return Ok(());
    }
    let settings = &held.laid_down.settings;
    let full = held.entrants.len() >= usize::from(settings.places);
    let due = settings.start_ms.map_or(full, |at| at <= now_ms);
    if due { start(held) } else { Ok(()) }
}

fn number(entrants: &mut [EntrantRow]) {
    for (entrant, place) in entrants.iter_mut().zip(0..) {
        entrant.place = place;
    }
}

/// Ends a competition that has not begun.
pub fn call_off(held: &mut Held, why: Act) {
    held.row.status = CompetitionStatus::Cancelled;
    held.note(why);
}

/// Begins a competition with those who have entered, and with computer coaches if that was laid down.
pub fn start(held: &mut Held) -> Result<(), ApiError> {
    let settings = held.laid_down.settings.clone();
    let people = held.entrants.len();
    if let Some(level) = &settings.fill {
        for n in 1..=usize::from(settings.places).saturating_sub(people) {
            let name = format!("{level} {n}");
            held.entrants.push(EntrantRow { place: 0, user: None, coach: Some(level.clone()), name });
        }
    }
    number(&mut held.entrants);
    let n = held.entrants.len();
    if people == 0 || n < 2 {
        held.entrants.truncate(people);
        call_off(held, Act::TooFew);
        return Ok(());
    }
    held.competition = Some(begun(&settings, held.laid_down.seed, n)?);
    held.row.status = CompetitionStatus::Running;
    held.note(Act::Started { entrants: n as u32, coaches: (n - people) as u32 });
    Ok(())
}

/// Entrants whose account is gone have left.
fn leave_the_gone(held: &mut Held) {
    let gone = |entrant: &EntrantRow| entrant.user.is_none() && entrant.coach.is_none();
    let places: Vec<usize> = (0..held.entrants.len()).filter(|place| gone(&held.entrants[*place])).collect();
    for place in places {
        withdraw(held, place);
    }
}

/// An entrant leaves a competition that is being played. True unless it had left.
pub fn withdraw(held: &mut Held, place: usize) -> bool {
    let left = held.competition.as_mut().is_some_and(|competition| competition.withdraw(place).is_ok());
    if left {
        held.note(Act::Withdrew { entrant: place as u32 });
    }
    left
}

/// The ID of a fixture that the server has written, and its entrants.
fn known(held: &Held, row: &FixtureRow) -> Option<(Fixture, [u32; 2])> {
    let id: FixtureId = row.fixture.parse().ok()?;
    let (fixture, _) = held.competition.as_ref()?.fixture(id)?;
    let sides = fixture.entrants()?.map(|entrant| entrant as u32);
    Some((fixture, sides))
}

/// Counts the matches that are over. A fixture whose match was aborted can be played again.
fn count(held: &mut Held, ended: &HashMap<String, Played>) -> Result<(), ApiError> {
    let mut over: Vec<(FixtureRow, Played)> = Vec::new();
    for row in held.uncounted() {
        let Some(match_id) = &row.match_id else { continue };
        if let Some(played) = ended.get(match_id) {
            over.push((row.clone(), played.clone()));
        } else if held.matches.iter().any(|known| known.id == *match_id && known.status == Status::Aborted) {
            let Ok(id) = row.fixture.parse() else { continue };
            held.fixture_mut(id).match_id = None;
        }
    }
    // In the order in which they ended: so bans and layoffs run [R100].
    over.sort_by_key(|(row, played)| (played.ended, row.fixture.clone()));
    for (row, played) in over {
        let (Some((fixture, sides)), Some(competition)) = (known(held, &row), held.competition.as_mut())
        else {
            return Err(ApiError::Internal);
        };
        let score = played.score;
        match competition.record(fixture.id, played) {
            Ok(_) => {}
            Err(Refused::Decided(_) | Refused::Void(_)) => {
                held.note(Act::Late { match_id: row.fixture.clone(), sides, score });
            }
            Err(error) => {
                tracing::error!(id = held.row.id, fixture = row.fixture, %error, "a result is not taken");
            }
        }
        held.fixture_mut(fixture.id).counted = true;
    }
    Ok(())
}

/// Who has not come by the deadline has lost. A match that is being played goes on, and nobody waits for it.
fn pass_deadlines(held: &mut Held, now_ms: i64) -> Result<(), ApiError> {
    for row in held.uncounted() {
        if row.deadline_ms.is_none_or(|at| at > now_ms) {
            continue;
        }
        let Some((fixture, sides)) = known(held, &row) else { continue };
        if !matches!(fixture.state, State::Open | State::Postponed) {
            continue;
        }
        let absent = absent(held, &row, &fixture);
        let Some(competition) = held.competition.as_mut() else { continue };
        let match_id = row.fixture.clone();
        let Some(absent) = absent else {
            if fixture.state == State::Open {
                competition.postpone(fixture.id).map_err(|_| ApiError::Internal)?;
            }
            held.fixture_mut(fixture.id).deadline_ms = None;
            held.note(Act::PlaysOn { match_id, sides });
            continue;
        };
        let at_fault = if let [seat] = absent[..] { Some(seat) } else { None };
        competition.forfeit(fixture.id, at_fault).map_err(|_| ApiError::Internal)?;
        let winner = at_fault.map(|seat| sides[usize::from(seat == Seat::Home)]);
        held.abort(&row);
        held.fixture_mut(fixture.id).counted = true;
        held.note(Act::Forfeited { match_id, sides, winner });
    }
    Ok(())
}

/// The seats that keep a match from beginning; none if it has begun. A computer coach always comes.
fn absent(held: &Held, row: &FixtureRow, fixture: &Fixture) -> Option<Vec<Seat>> {
    let seats = held.seats(fixture)?;
    let people = || Seat::BOTH.into_iter().filter(|seat| seats[*seat].coach.is_none());
    match held.match_of(row) {
        None => Some(people().collect()),
        Some(row) if row.status == Status::Open => {
            Some(people().filter(|seat| row.sides[*seat].user.is_none()).collect())
        }
        Some(row) if row.status == Status::Dice => {
            let owes = |seat: &Seat| {
                let side = &row.sides[*seat];
                side.commitment.is_some() && side.secret.is_none()
            };
            let owing: Vec<Seat> = people().filter(owes).collect();
            (!owing.is_empty()).then_some(owing)
        }
        Some(_) => None,
    }
}

/// Matches that were decided without being played are not played; those that have begun are, and count no more.
fn settle_undone(held: &mut Held) {
    for row in held.uncounted() {
        let Some((fixture, _)) = known(held, &row) else { continue };
        if !matches!(fixture.state, State::Over | State::Void) {
            continue;
        }
        let counted = held.abort(&row);
        if counted || row.deadline_ms.is_some() {
            let row = held.fixture_mut(fixture.id);
            (row.counted, row.deadline_ms) = (counted, None);
        }
    }
}

/// Opens what can be played now: all of the earliest round that is not over, and whatever of it follows. Postponed matches hold nobody up.
fn open(held: &mut Held, secrets: &Secrets, now_ms: i64) -> Result<(), ApiError> {
    loop {
        let Some(competition) = held.competition.as_mut() else { return Ok(()) };
        let grows = matches!(competition.regulations().format, Format::Swiss { .. } | Format::Ladder(_));
        if grows
            && earliest(competition, State::Open).is_none()
            && earliest(competition, State::Postponed).is_some()
        {
            // The next round is paired as if they had ended level.
            let _ = competition.close_round();
        }
        let Some(round) = earliest(competition, State::Open) else { return Ok(()) };
        let next: Vec<Fixture> =
            competition.next().into_iter().filter(|fixture| fixture.round <= round).collect();
        let mut again = false;
        for fixture in next {
            again |= open_one(held, &fixture, secrets, now_ms)?;
        }
        if !again {
            return Ok(());
        }
    }
}

/// The earliest round with a fixture in this state.
fn earliest(competition: &Competition, state: State) -> Option<u32> {
    competition.fixtures().iter().filter(|(f, _)| f.state == state).map(|(f, _)| f.round).min()
}

/// Opens a fixture. True if it is over at once, because a team has too few players.
fn open_one(held: &mut Held, fixture: &Fixture, secrets: &Secrets, now_ms: i64) -> Result<bool, ApiError> {
    let known = held.fixture(fixture.id).cloned();
    let coaches = between_coaches(held, fixture);
    if known.as_ref().is_some_and(|row| !coaches || row.match_id.is_some() || row.counted) {
        return Ok(false);
    }
    if let Some(competition) = held.competition.as_mut()
        && let Some(walkover) = competition.walkover(fixture)
    {
        competition.record(fixture.id, walkover).map_err(|_| ApiError::Internal)?;
        held.fixture_mut(fixture.id).counted = true;
        return Ok(true);
    }
    if coaches {
        let alone = |row: &&MatchRow| {
            matches!(row.status, Status::Dice | Status::Playing)
                && row.sides.iter().all(|(_, side)| side.coach.is_some())
        };
        let playing = held.matches.iter().filter(alone).count();
        if playing < COACH_MATCHES_AT_ONCE {
            let row = new_match(held, fixture, secrets, None, now_ms)?;
            held.make(fixture.id, row);
        }
    } else {
        let hours = i64::from(held.laid_down.settings.round_hours);
        held.fixture_mut(fixture.id).deadline_ms = Some(now_ms + hours * HOUR_MS);
    }
    Ok(false)
}

fn conclude(held: &mut Held) {
    let Some(competition) = held.competition.as_ref().filter(|competition| competition.finished()) else {
        return;
    };
    let winner = competition.winner().map(|entrant| entrant as u32);
    held.row.status = CompetitionStatus::Over;
    held.note(Act::Over { winner });
}

/// When the competition must be looked at if nothing happens.
fn wake_ms(held: &Held) -> Option<i64> {
    match held.row.status {
        CompetitionStatus::Open => held.laid_down.settings.start_ms,
        CompetitionStatus::Running => {
            held.fixtures.iter().filter(|row| !row.counted).filter_map(|row| row.deadline_ms).min()
        }
        CompetitionStatus::Over | CompetitionStatus::Cancelled => None,
    }
}

#[cfg(test)]
mod tests;
