//! From a match to what one viewer may know of it. Nothing about a match leaves the server by another way.

use crate::matches::clock;
use crate::matches::state::RoomState;
use crate::wire::{
    Clock, Dice, DicePart, MatchInfo, MatchState, MomentInfo, OfferInfo, Pace, ShortcutInfo, Status, Update,
};
use serde_json::value::{RawValue, to_raw_value};
use touchline_games::AnyPosition;
use touchline_kernel::dice::{Party, to_hex};
use touchline_kernel::record::Entry;
use touchline_kernel::{Audience, BySeat, Seat, Viewer};
use touchline_live::{Match, Moment, Offer};
use touchline_store::MatchRow;

/// `2026-11-15`, from milliseconds since 1970.
pub fn date(ms: i64) -> String {
    // Days are counted from 1 March of year 0, so that the leap day is the last of its year.
    let days = ms.div_euclid(24 * 60 * 60 * 1000) + 719_468;
    let era = days.div_euclid(146_097);
    let day_of_era = days.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
    let year = era * 400 + year_of_era + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

/// What lists show of a match.
pub fn info(row: &MatchRow, you: Vec<Seat>, now_ms: i64) -> MatchInfo {
    let pace = clock::shown(row.pace);
    let begun = matches!(row.status, touchline_store::Status::Playing | touchline_store::Status::Over);
    let part = |seat: Seat| {
        let side = &row.sides[seat];
        DicePart {
            commitment: side.commitment.map(|commitment| to_hex(&commitment.0)),
            secret: side.secret.map(|secret| to_hex(&secret.0)),
        }
    };
    MatchInfo {
        id: row.id.clone(),
        game: row.game.clone(),
        options: serde_json::from_str(&row.options).unwrap_or_default(),
        kind: row.kind.name().to_owned(),
        status: status(row),
        names: row.names(),
        people: BySeat::from_fn(|seat| row.sides[seat].user.clone()),
        rated: row.rated.counts(),
        chat: !row.quiet,
        coaches: BySeat::from_fn(|seat| row.sides[seat].coach.clone()),
        you,
        turn: row.turn,
        score: BySeat::from_fn(|seat| i64::from(row.sides[seat].score)),
        number: i64::from(row.number),
        result: row.result.as_ref().map(ToString::to_string),
        pace,
        clock: (pace != Pace::None && begun)
            .then(|| Clock { left_ms: clock::left_ms(row, now_ms), running: clock::running(row) }),
        dice: Dice {
            server: DicePart {
                commitment: Some(to_hex(&row.server_secret.commitment(Party::Server).0)),
                // The server's secret tells every roll to come: it is shown when none is.
                secret: (row.status == touchline_store::Status::Over).then(|| to_hex(&row.server_secret.0)),
            },
            home: part(Seat::Home),
            away: part(Seat::Away),
        },
        rematch: row.rematch.clone(),
        created_ms: row.created_ms,
        updated_ms: row.updated_ms,
    }
}

/// Where a match stands, in the words of the wire.
fn status(row: &MatchRow) -> Status {
    match row.status {
        touchline_store::Status::Open => Status::Open,
        touchline_store::Status::Dice => Status::Dice,
        touchline_store::Status::Playing => Status::Playing,
        touchline_store::Status::Over => Status::Over,
        touchline_store::Status::Aborted => Status::Aborted,
    }
}

/// What one entry made happen, as a viewer may know it.
pub fn moment(made: &Moment, viewer: Viewer) -> MomentInfo {
    let shown = |text: &Option<String>| text.clone().filter(|_| made.audience.includes(viewer));
    let (by, step) = match &made.entry {
        Entry::Action(seat, text) => (seat.name(), shown(text)),
        Entry::Chance(text) => ("chance", shown(text)),
        entry => {
            let text = entry.to_string();
            ("match", Some(text.strip_prefix("match ").unwrap_or(&text).to_owned()))
        }
    };
    let events = made.told.iter().filter(|told| told.audience.includes(viewer)).cloned().collect();
    MomentInfo { number: made.number, by, step, events }
}

/// A viewer's name on the wire.
pub fn viewer_name(viewer: Viewer) -> &'static str {
    match viewer {
        Viewer::Seat(seat) => seat.name(),
        Viewer::Spectator => "spectator",
        Viewer::Everything => "everything",
    }
}

/// What happened after number `since`: at most so many moments, and the state if these are all.
pub fn since(
    room: &RoomState,
    viewer: Viewer,
    you: &[Seat],
    since: u32,
    moments_max: usize,
    now_ms: i64,
) -> Update {
    let Some(live) = room.stage.live() else {
        return Update { number: 0, moments: Vec::new(), state: Some(state(room, viewer, you, now_ms)) };
    };
    let all = live.entries().len();
    let from = (since as usize).min(all);
    let to = all.min(from.saturating_add(moments_max));
    let moments = moments_for(&live.moments(from..to), viewer);
    let state = (to == all).then(|| state(room, viewer, you, now_ms));
    Update { number: u32::try_from(to).unwrap_or(u32::MAX), moments, state }
}

/// What just happened, as far as everybody may know it: made once, and then shown to one viewer after the other.
pub fn news(room: &RoomState, moments: &[Moment]) -> Update {
    Update {
        number: room.stage.live().map_or(0, Match::number),
        moments: if is_open(moments) { moments_for(moments, Viewer::Spectator) } else { Vec::new() },
        state: Some(common_state(room, room.row.updated_ms)),
    }
}

/// Shows news to a viewer: what differs from one viewer to another is put in its place.
pub fn show_to(news: &mut Update, room: &RoomState, viewer: Viewer, you: &[Seat], moments: &[Moment]) {
    if !is_open(moments) {
        news.moments = moments_for(moments, viewer);
    }
    if let Some(state) = &mut news.state {
        show_state_to(state, room, viewer, you);
    }
}

/// May everybody know all of it?
fn is_open(moments: &[Moment]) -> bool {
    let everyone = |audience: Audience| audience == Audience::Everyone;
    moments.iter().all(|made| everyone(made.audience) && made.told.iter().all(|told| everyone(told.audience)))
}

fn moments_for(moments: &[Moment], viewer: Viewer) -> Vec<MomentInfo> {
    moments.iter().map(|made| moment(made, viewer)).collect()
}

/// How a match stands.
fn state(room: &RoomState, viewer: Viewer, you: &[Seat], now_ms: i64) -> MatchState {
    let mut state = common_state(room, now_ms);
    show_state_to(&mut state, room, viewer, you);
    state
}

/// How a match stands, as far as everybody may know it. The view of a board that keeps secrets is no part of that.
fn common_state(room: &RoomState, now_ms: i64) -> MatchState {
    let live = room.stage.live();
    let view = on_board(room, |board| match board.has_secrets() {
        true => RawValue::NULL.to_owned(),
        false => board.view_text(Viewer::Spectator),
    });
    MatchState {
        info: info(&room.row, Vec::new(), now_ms),
        viewer: viewer_name(Viewer::Spectator),
        view,
        choices: no_choices(),
        shortcuts: Vec::new(),
        offer: live.and_then(Match::offer).map(|(by, offer)| OfferInfo {
            by,
            offer: match offer {
                Offer::Undo(_) => "undo",
                Offer::Draw => "draw",
            },
        }),
        can_undo: false,
        can_draw: false,
        online: room.online(),
    }
}

/// Shows a state to a viewer: everything that is not common is put in its place, whoever looked before.
fn show_state_to(state: &mut MatchState, room: &RoomState, viewer: Viewer, you: &[Seat]) {
    state.info.you = you.to_vec();
    state.viewer = viewer_name(viewer);
    if let Some(own) = on_board(room, |board| board.has_secrets().then(|| board.view_text(viewer))) {
        state.view = own;
    }
    let seated = match (viewer, room.stage.live()) {
        (Viewer::Seat(seat), Some(live)) => Some((seat, live)),
        _ => None,
    };
    let deciding = seated.filter(|(seat, _)| room.stage.playing().is_ok() && room.row.turn == Some(*seat));
    state.choices = deciding.map_or_else(no_choices, |(_, live)| live.position().legal_text());
    let shortcuts = deciding.map(|(seat, live)| live.shortcuts(seat)).unwrap_or_default();
    state.shortcuts = shortcuts
        .into_iter()
        .map(|shortcut| ShortcutInfo { name: shortcut.name, actions: shortcut.actions })
        .collect();
    state.can_undo = seated.is_some_and(|(seat, live)| live.can_undo(seat));
    state.can_draw = !you.is_empty() && !room.game.needs_winner() && !room.row.has_coach();
}

/// Nothing to decide.
fn no_choices() -> Box<RawValue> {
    to_raw_value(&[(); 0]).unwrap_or_default()
}

/// Looks at the board, or at that of the start if the match has not begun.
fn on_board<T>(room: &RoomState, look: impl FnOnce(&dyn AnyPosition) -> T) -> T {
    match room.stage.live() {
        Some(live) => look(live.position()),
        None => look(room.game.start().as_ref()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matches::state::Stage;
    use std::sync::LazyLock;
    use touchline_kernel::Turn;
    use touchline_kernel::dice::{FairDice, Roll, Secret};
    use touchline_live::Dice;
    use touchline_locale::{Language, Locale};

    #[test]
    fn days_have_their_dates() {
        const DAY: i64 = 24 * 60 * 60 * 1000;
        assert_eq!(date(0), "1970-01-01");
        assert_eq!(date(-1), "1969-12-31");
        assert_eq!(date(59 * DAY), "1970-03-01");
        assert_eq!(date(11_016 * DAY), "2000-02-29");
        assert_eq!(date(20_772 * DAY + 5), "2026-11-15");
    }

    static ENGLISH: LazyLock<Locale> = LazyLock::new(|| Locale::new(Language::En));

    /// The bytes that a seat is sent in a world, those of what it learns by looking at actions included.
    fn sent(
        row: &MatchRow,
        table: &std::sync::Arc<dyn touchline_games::AnyGame>,
        board: Box<dyn AnyPosition>,
        seat: Seat,
        actions: &[String],
    ) -> String {
        let names = BySeat::new("a".to_owned(), "b".to_owned());
        let live = Match::from(std::sync::Arc::clone(table), board, names, &Dice::Seed(1));
        let room = RoomState::in_a_world(row.clone(), live);
        let update = since(&room, Viewer::Seat(seat), &[seat], 0, 10, 0);
        let looks = crate::matches::preview::preview(&room, seat, actions, &ENGLISH).unwrap();
        serde_json::to_string(&(update, looks)).unwrap()
    }

    fn nobodys_match() -> MatchRow {
        MatchRow::new("m".to_owned(), "x".to_owned(), Secret([0; 32]), 0)
    }

    #[test]
    fn whoever_looked_before_changes_nothing_of_what_a_viewer_is_sent() {
        let text = |update: &Update| serde_json::to_string(update).unwrap();
        for guide in touchline_games::guides() {
            let table = touchline_games::open(guide.id, &serde_json::json!({})).unwrap();
            let mut live = Match::new(table, BySeat::default(), &Dice::Seed(3));
            let mut moments = live.roll_all().unwrap();
            let mut dice = FairDice::from_seed(3);
            for _ in 0..80 {
                let room = RoomState::in_a_world(nobodys_match(), live);
                let before = room.stage.live().map_or(0, Match::number) as usize - moments.len();
                let mut news = news(&room, &moments);
                let eyes = [
                    (Viewer::Seat(Seat::Home), &[Seat::Home][..]),
                    (Viewer::Everything, &[]),
                    (Viewer::Seat(Seat::Away), &[Seat::Away]),
                    (Viewer::Spectator, &[]),
                    (Viewer::Seat(Seat::Home), &Seat::BOTH),
                ];
                for (viewer, you) in eyes {
                    show_to(&mut news, &room, viewer, you, &moments);
                    let alone = since(&room, viewer, you, u32::try_from(before).unwrap(), 1000, 0);
                    assert_eq!(text(&news), text(&alone), "{} {viewer:?}", guide.id);
                }
                let Stage::Playing(same) = room.stage else { unreachable!("it was being played") };
                live = same;
                let Turn::Decision(seat) = live.turn() else { break };
                let legal = live.position().legal();
                let pick = dice.below(u32::try_from(legal.len()).unwrap()) as usize;
                moments = vec![live.act(seat, &legal[pick].text).unwrap()];
                moments.extend(live.roll_all().unwrap());
            }
        }
    }

    #[test]
    fn the_set_up_of_last_time_is_among_the_ready_ones() {
        let table = touchline_games::open("fuba", &serde_json::json!({ "turn_cap": 20 })).unwrap();
        let mut live = Match::new(table, BySeat::default(), &Dice::Seed(8));
        live.roll_all().unwrap();
        let mut again = 0;
        while let Turn::Decision(seat) = live.turn() {
            let room = RoomState::in_a_world(nobodys_match(), live);
            let shown = |viewer| state(&room, viewer, &[seat], 0).shortcuts;
            again += shown(Viewer::Seat(seat)).iter().filter(|ready| ready.name == "last").count();
            assert!(shown(Viewer::Seat(seat.other())).is_empty());
            let Stage::Playing(same) = room.stage else { unreachable!("it was being played") };
            live = same;
            let action = live.position().legal().swap_remove(0).text;
            live.act(seat, &action).unwrap();
            live.roll_all().unwrap();
        }
        assert!(again > 0);
    }

    #[test]
    fn in_two_worlds_that_a_seat_cannot_tell_apart_it_is_sent_the_same_bytes() {
        let row = nobodys_match();
        for guide in touchline_games::guides() {
            let table = touchline_games::open(guide.id, &serde_json::json!({})).unwrap();
            let mut dice = FairDice::from_seed(5);
            for round in 0..4 {
                let names = BySeat::new("a".to_owned(), "b".to_owned());
                let mut live = Match::new(std::sync::Arc::clone(&table), names, &Dice::Seed(round));
                live.roll_all().unwrap();
                for _ in 0..60 {
                    let Turn::Decision(seat) = live.turn() else { break };
                    for eyes in Seat::BOTH {
                        let legal = live.position().legal();
                        let actions: Vec<String> = legal
                            .iter()
                            .step_by(legal.len() / 8 + 1)
                            .map(|choice| choice.text.clone())
                            .collect();
                        let here = sent(&row, &table, live.position().boxed_clone(), eyes, &actions);
                        let there =
                            sent(&row, &table, live.position().imagine(eyes, &mut dice), eyes, &actions);
                        assert_eq!(here, there, "{} {eyes}", guide.id);
                    }
                    let legal = live.position().legal();
                    let pick = dice.below(u32::try_from(legal.len()).unwrap()) as usize;
                    live.act(seat, &legal[pick].text).unwrap();
                    live.roll_all().unwrap();
                }
            }
        }
    }
}
