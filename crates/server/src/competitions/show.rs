//! From a competition to what is sent of it.

use crate::competitions::act::Act;
use crate::competitions::held::Held;
use crate::wire::{
    CompetitionInfo, CompetitionLine, CompetitionPage, CompetitionStage, EntrantInfo, FixtureInfo,
    FixtureStage, FixtureState, OutInfo, PostponementAsked, RoundInfo, RowInfo, TableInfo,
};
use std::collections::BTreeMap;
use touchline_kernel::{BySeat, Phrase, Seat};
use touchline_league::{
    Competition, Fixture, FixtureId, Form, Format, Played, Reason, Slot, Stage, State, Table, Why,
};
use touchline_locale::Locale;
use touchline_store::{CompetitionLogRow, CompetitionStatus, Status};

fn stage(status: CompetitionStatus) -> CompetitionStage {
    match status {
        CompetitionStatus::Open => CompetitionStage::Open,
        CompetitionStatus::Running => CompetitionStage::Running,
        CompetitionStatus::Over => CompetitionStage::Over,
        CompetitionStatus::Cancelled => CompetitionStage::Cancelled,
    }
}

/// As lists show it.
pub fn info(held: &Held, person: Option<&str>) -> CompetitionInfo {
    let progress = held.competition.as_ref().map_or((0, 0), Competition::progress);
    let winner = held.competition.as_ref().and_then(Competition::winner);
    CompetitionInfo {
        id: held.row.id.clone(),
        settings: held.laid_down.settings.clone(),
        stage: stage(held.row.status),
        entered: held.entrants.len() as u32,
        mine: person.is_some_and(|person| held.place_of(person).is_some()),
        organiser: person.is_some() && held.row.organiser.as_deref() == person,
        winner: winner.and_then(|place| Some(held.entrants.get(place)?.name.clone())),
        played: progress.0 as u32,
        matches: progress.1 as u32,
        created_ms: held.row.created_ms,
        updated_ms: held.row.updated_ms,
    }
}

/// The whole page.
pub fn page(
    held: &Held,
    log: &[CompetitionLogRow],
    person: Option<&str>,
    locale: &Locale,
) -> CompetitionPage {
    let entrants = entrants(held);
    let mut tables = Vec::new();
    let mut rounds: BTreeMap<u32, Vec<FixtureInfo>> = BTreeMap::new();
    if let Some(competition) = &held.competition {
        if !matches!(competition.regulations().format, Format::Cup(_)) {
            tables = self::tables(competition, &entrants, locale);
        }
        let all = competition.fixtures();
        for (idx, (fixture, played)) in all.iter().enumerate() {
            // The last match of a tie says who went on.
            let last = all.get(idx + 1).is_none_or(|(next, _)| next.id.number != fixture.id.number);
            let shown = self::fixture(held, competition, fixture, played.as_ref(), last);
            rounds.entry(fixture.round).or_default().push(shown);
        }
    }
    let line = |row: &CompetitionLogRow| {
        let act: Act = serde_json::from_str(&row.act).ok()?;
        Some(CompetitionLine { at_ms: row.at_ms, text: act.tell(&entrants, locale) })
    };
    CompetitionPage {
        info: info(held, person),
        you: person.and_then(|person| held.place_of(person)).map(|place| place as u32),
        tables,
        rounds: rounds.into_iter().map(|(round, fixtures)| RoundInfo { round, fixtures }).collect(),
        log: log.iter().filter_map(line).collect(),
        seed: held.competition.is_some().then(|| held.laid_down.seed.to_string()),
        promise: held.laid_down.promise(&held.row.id),
        entrants,
    }
}

fn entrants(held: &Held) -> Vec<EntrantInfo> {
    let out = |place: usize| -> Vec<OutInfo> {
        let squad = held.competition.as_ref().map(|competition| competition.squad(place));
        squad
            .into_iter()
            .flat_map(|squad| squad.absences())
            .map(|absence| OutInfo {
                shirt: absence.number,
                injured: absence.reason == Reason::Injured,
                matches: absence.matches,
            })
            .collect()
    };
    let withdrawn = |place: usize| {
        let entrants = held.competition.as_ref().map(Competition::entrants);
        entrants.and_then(|entrants| entrants.get(place)).is_some_and(|entrant| entrant.withdrawn.is_some())
    };
    held.entrants
        .iter()
        .enumerate()
        .map(|(place, entrant)| EntrantInfo {
            name: entrant.name.clone(),
            person: entrant.user.clone(),
            coach: entrant.coach.clone(),
            withdrawn: withdrawn(place),
            out: out(place),
        })
        .collect()
}

fn tables(competition: &Competition, entrants: &[EntrantInfo], locale: &Locale) -> Vec<TableInfo> {
    let over = competition.fixtures().into_iter().filter(|(f, _)| f.state == State::Over);
    let last = over.map(|(fixture, _)| fixture.round).max().unwrap_or(0);
    let before = if last > 1 { competition.tables_after(last - 1) } else { Vec::new() };
    competition
        .tables()
        .iter()
        .enumerate()
        .map(|(idx, table)| TableInfo {
            group: table.pool.map(|pool| pool as u32),
            rows: (0..table.rows.len())
                .map(|place| row(table, place, before.get(idx), entrants, locale))
                .collect(),
        })
        .collect()
}

fn row(
    table: &Table,
    place: usize,
    before: Option<&Table>,
    entrants: &[EntrantInfo],
    locale: &Locale,
) -> RowInfo {
    let row = &table.rows[place];
    let name = |entrant: usize| entrants.get(entrant).map_or("?", |entrant| entrant.name.as_str());
    let why = table.rows.get(place + 1).and_then(|next| {
        let why = table.why(row.entrant, next.entrant)?;
        // Points speak for themselves; what decides between equals is said.
        let plain = matches!(why, Why::Points { .. } | Why::Rung { .. } | Why::Round { .. });
        let played = row.played + next.played > 0;
        (!plain && played)
            .then(|| locale.standing(why.word(), &why.facts(), name(row.entrant), name(next.entrant)))
    });
    let form = |form: &Form| {
        match form {
            Form::Won => "won",
            Form::Level => "level",
            Form::Lost => "lost",
        }
        .to_owned()
    };
    RowInfo {
        entrant: row.entrant as u32,
        before: before.and_then(|before| before.place(row.entrant)).map(|place| place as u32),
        played: row.played,
        won: row.won,
        level: row.level,
        lost: row.lost,
        goals_for: row.goals_for,
        goals_against: row.goals_against,
        points: row.points,
        form: row.form.iter().map(form).collect(),
        why,
    }
}

/// Where a side comes from: `w7` the winner and `l7` the loser of tie 7, `A1` the first of group A.
fn from(slot: Slot) -> Option<String> {
    match slot {
        Slot::Entrant(_) => None,
        Slot::Winner(tie) => Some(format!("w{tie}")),
        Slot::Loser(tie) => Some(format!("l{tie}")),
        Slot::Place { pool, place } => {
            let group = char::from_u32('A' as u32 + pool as u32).unwrap_or('?');
            Some(format!("{group}{}", place + 1))
        }
    }
}

fn fixture(
    held: &Held,
    competition: &Competition,
    fixture: &Fixture,
    played: Option<&Played>,
    last: bool,
) -> FixtureInfo {
    let Fixture { id, stage, home, away, state, .. } = *fixture;
    let slots = BySeat::new(home, away);
    let row = held.fixture(id);
    let live = row.and_then(|row| held.match_of(row)).map(|row| (row.status, &row.sides));
    let (stage, group) = match stage {
        Stage::Pool(pool) => (FixtureStage::League, (competition.pools().len() > 1).then_some(pool as u32)),
        Stage::Knockout => (FixtureStage::Knockout, None),
        Stage::ThirdPlace => (FixtureStage::Third, None),
        Stage::Swiss => (FixtureStage::Swiss, None),
        Stage::Challenge => (FixtureStage::Challenge, None),
    };
    let state = match (state, live.map(|(status, _)| status)) {
        (State::Over, _) => FixtureState::Over,
        (State::Void, _) => FixtureState::Void,
        (_, Some(Status::Open)) => FixtureState::Called,
        (_, Some(_)) => FixtureState::Playing,
        (State::Open | State::Postponed, None) if row.is_some() => FixtureState::Open,
        _ => FixtureState::Waiting,
    };
    let score = match (played, live) {
        (Some(played), _) => Some(BySeat::new(played.score[0], played.score[1])),
        (None, Some((Status::Playing, sides))) => Some(BySeat::from_fn(|seat| sides[seat].score)),
        _ => None,
    };
    let went_on = if last && fixture.knockout() { competition.went_on(id.number) } else { None };
    FixtureInfo {
        id: id.to_string(),
        stage,
        group,
        sides: BySeat::from_fn(|seat| match slots[seat] {
            Slot::Entrant(entrant) => Some(entrant as u32),
            _ => None,
        }),
        from: BySeat::from_fn(|seat| from(slots[seat])),
        state,
        score,
        winner: played.and_then(|played| played.winner),
        by: played.map(|played| played.by.text().to_owned()),
        went_on: went_on.map(|(entrant, _)| entrant as u32),
        by_lot: went_on.is_some_and(|(_, by_lot)| by_lot),
        match_id: row.and_then(|row| row.match_id.clone()),
        deadline_ms: row.filter(|row| !row.counted).and_then(|row| row.deadline_ms),
        asked: row.and_then(|row| row.asked).map(|(by, until_ms)| PostponementAsked { by, until_ms }),
    }
}

/// The fixtures of a person that wait to be played, the most pressing first.
pub fn next_of(held: &Held, person: &str) -> Vec<crate::wire::NextFixture> {
    let Some(competition) = &held.competition else { return Vec::new() };
    let mut found = Vec::new();
    for row in held.fixtures.iter().filter(|row| !row.counted) {
        let Ok(id) = row.fixture.parse::<FixtureId>() else { continue };
        let Some((fixture, None)) = competition.fixture(id) else { continue };
        let (Some(seats), Some(seat)) = (held.seats(&fixture), held.seat_of(&fixture, person)) else {
            continue;
        };
        let made = held.match_of(row);
        let waits = |seat: Seat| made.is_some_and(|row| row.sides[seat].user.is_some());
        found.push(crate::wire::NextFixture {
            competition: held.row.id.clone(),
            name: held.row.name.clone(),
            game: held.row.game.clone(),
            fixture: row.fixture.clone(),
            round: fixture.round,
            seat,
            opponent: seats[seat.other()].name.clone(),
            called: waits(seat.other()) && !waits(seat),
            match_id: made.map(|row| row.id.clone()),
            deadline_ms: row.deadline_ms,
        });
    }
    found
}
