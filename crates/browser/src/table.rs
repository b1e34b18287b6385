//! One match at which the reader sits, and what is kept of it.

use crate::fault::Fault;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use touchline_coach::Level;
use touchline_games::AnyGame;
use touchline_kernel::dice::{Party, Secret, from_hex, to_hex};
use touchline_kernel::record::{DiceSource, Entry, Record};
use touchline_kernel::{BySeat, Seat, Turn, Viewer};
use touchline_live::{Dice, Match, Moment};
use touchline_locale::Locale;
use touchline_wire::{
    Command, DicePart, Ending, Hosted, House, MatchInfo, NewMatch, Opponent, Pace, SeatChoice, Status, roll,
};

/// The most entries that a match may have, as on a server.
const ENTRIES_MAX: usize = 20_000;

/// How many commands are remembered, so that one that is sent again is not done again.
const COMMANDS_KEPT: usize = 32;

/// A match as the browser keeps it. Its record says the rest.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kept {
    /// The match's ID.
    pub id: String,
    /// As lists show it.
    pub info: MatchInfo,
    /// The record, with its dice.
    pub record: String,
    /// The commands that were done last.
    pub done: Vec<KeptCommand>,
}

/// A command that was done.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptCommand {
    /// Its idempotency key.
    pub key: String,
    /// How many entries the log had after it.
    pub number: u32,
}

/// A match in memory.
#[derive(Debug)]
pub(crate) struct Table {
    info: MatchInfo,
    game: Arc<dyn AnyGame>,
    live: Match,
    secret: Secret,
    done: Vec<KeptCommand>,
}

/// What a match is made of beside what was asked for.
#[derive(Debug)]
pub(crate) struct Fresh<'a> {
    pub id: String,
    pub secret: Secret,
    pub person: &'a str,
    pub date: &'a str,
    pub now_ms: i64,
}

impl Table {
    /// A new match, with the chances that come first.
    pub fn new(asked: NewMatch, fresh: Fresh<'_>) -> Result<Self, Fault> {
        let game = touchline_games::open(&asked.game, &asked.options)?;
        if asked.rated == Some(true) {
            return Err(Fault::NeedsServer);
        }
        if asked.own_dice && asked.opponent != Opponent::Screen {
            return Err(Fault::BadRequest(
                "own_dice: whoever rolls them sits at one screen; expected the opponent `screen`".to_owned(),
            ));
        }
        let seat = match asked.seat {
            SeatChoice::Home => Seat::Home,
            SeatChoice::Away => Seat::Away,
            SeatChoice::Drawn if fresh.secret.0[0] & 1 == 0 => Seat::Home,
            SeatChoice::Drawn => Seat::Away,
        };
        let mut names = BySeat::new(fresh.person.to_owned(), fresh.person.to_owned());
        let mut coaches = BySeat::default();
        let (kind, you) = match asked.opponent {
            Opponent::Coach { coach } => {
                let level = level_of(&coach)?;
                names[seat.other()] = level.name().to_owned();
                coaches[seat.other()] = Some(level.name().to_owned());
                ("coach", vec![seat])
            }
            Opponent::Screen => ("screen", Seat::BOTH.to_vec()),
            Opponent::Invitation | Opponent::Lobby => return Err(Fault::NeedsServer),
        };
        let dice = if asked.own_dice { Dice::Table } else { dice_of(fresh.secret) };
        let mut live = Match::new(Arc::clone(&game), names, &dice);
        live.set_date(fresh.date);
        live.set_practice(asked.practice);
        roll(&mut live).map_err(|_| Fault::Damaged("its dice".to_owned()))?;
        let info = MatchInfo {
            id: fresh.id,
            game: game.id().to_owned(),
            options: serde_json::from_str(&game.changed_options()).unwrap_or_default(),
            kind: kind.to_owned(),
            status: Status::Playing,
            names: live.names().clone(),
            people: BySeat::default(),
            rated: false,
            chat: false,
            practice: asked.practice,
            own_dice: asked.own_dice,
            competition: None,
            brought: false,
            coaches,
            you,
            turn: None,
            score: BySeat::default(),
            number: 0,
            result: None,
            ending: None,
            pace: Pace::None,
            clock: None,
            dice: dice_shown(fresh.secret, asked.own_dice),
            rematch: None,
            created_ms: fresh.now_ms,
            updated_ms: fresh.now_ms,
        };
        let mut table = Self { info, game, live, secret: fresh.secret, done: Vec::new() };
        table.note(fresh.now_ms);
        Ok(table)
    }

    /// A match from a record that somebody brings: finished, or with its dice, which go on where they stopped. A name that is a
    /// coach's is that coach's seat; the reader has what is left.
    pub fn of_record(text: &str, fresh: &Fresh<'_>) -> Result<Self, Fault> {
        let record: Record = text.parse().map_err(|error| Fault::Record(format!("{error}")))?;
        if record.entries.len() > ENTRIES_MAX {
            return Err(Fault::Record(format!("it has {} entries", record.entries.len())));
        }
        let mut live = touchline_live::resume(&record).map_err(|error| Fault::Record(error.to_string()))?;
        let unfinished = live.ending().is_none();
        let (secret, own_dice) = match &record.dice {
            DiceSource::Shared { server: (_, Some(secret)), .. } => (*secret, false),
            DiceSource::Shared { .. } if unfinished => {
                return Err(Fault::Record("its dice are not in it, so it cannot go on".to_owned()));
            }
            DiceSource::Table => (Secret([0; 32]), true),
            _ => (fresh.secret, false),
        };
        // It may stop where chance comes next.
        roll(&mut live).map_err(|_| Fault::Damaged("its dice".to_owned()))?;
        let coaches =
            touchline_wire::coached(&record).map(|coach| coach.map(|level| level.name().to_owned()));
        let you: Vec<Seat> = Seat::BOTH.into_iter().filter(|seat| coaches[*seat].is_none()).collect();
        let game = Arc::clone(live.game());
        let info = MatchInfo {
            id: fresh.id.clone(),
            game: game.id().to_owned(),
            options: serde_json::from_str(&game.changed_options()).unwrap_or_default(),
            kind: if you.len() == 1 { "coach" } else { "screen" }.to_owned(),
            status: Status::Playing,
            names: record.names.clone(),
            people: BySeat::default(),
            rated: false,
            chat: false,
            practice: record.practice,
            own_dice,
            competition: None,
            brought: false,
            coaches,
            you,
            turn: None,
            score: BySeat::default(),
            number: 0,
            result: None,
            ending: None,
            pace: Pace::None,
            clock: None,
            dice: dice_shown(secret, own_dice),
            rematch: None,
            created_ms: fresh.now_ms,
            updated_ms: fresh.now_ms,
        };
        let mut table = Self { info, game, live, secret, done: Vec::new() };
        table.note(fresh.now_ms);
        Ok(table)
    }

    /// The match that followed another: the same with the seats changed.
    pub fn again(&self) -> NewMatch {
        let seat = match self.info.you[..] {
            [Seat::Home] => SeatChoice::Away,
            _ => SeatChoice::Home,
        };
        let coach = self.info.coaches.home.as_ref().or(self.info.coaches.away.as_ref());
        NewMatch {
            game: self.info.game.clone(),
            options: self.info.options.clone(),
            opponent: coach.map_or(Opponent::Screen, |coach| Opponent::Coach { coach: coach.clone() }),
            seat,
            pace: Pace::None,
            rated: None,
            chat: false,
            practice: self.info.practice,
            own_dice: self.info.own_dice,
            commitment: None,
        }
    }

    /// Takes a match up that was kept.
    pub fn read(kept: Kept) -> Result<Self, Fault> {
        let damaged = |error: &dyn std::fmt::Display| Fault::Damaged(error.to_string());
        let record: Record = kept.record.parse().map_err(|error| damaged(&error))?;
        let live = touchline_live::resume(&record).map_err(|error| damaged(&error))?;
        let game = Arc::clone(live.game());
        if kept.info.number != i64::from(live.number()) || kept.info.you.is_empty() {
            return Err(Fault::Damaged("its list entry and its record disagree".to_owned()));
        }
        let secret = match &record.dice {
            DiceSource::Shared { server: (_, Some(secret)), .. } => *secret,
            _ => Secret([0; 32]),
        };
        Ok(Self { info: kept.info, game, live, secret, done: kept.done })
    }

    /// The match as the browser is to keep it.
    pub fn kept(&self) -> Kept {
        Kept {
            id: self.info.id.clone(),
            info: self.info.clone(),
            record: self.live.record(Viewer::Everything).to_string(),
            done: self.done.clone(),
        }
    }

    pub fn info(&self) -> &MatchInfo {
        &self.info
    }

    pub fn live(&self) -> &Match {
        &self.live
    }

    pub fn hosted(&self) -> Hosted<'_> {
        Hosted { game: self.game.as_ref(), live: Some(&self.live), online: BySeat::new(true, true) }
    }

    /// With whose eyes the reader looks: on one screen with those of the seat that decides, and with all once the match is over.
    pub fn eyes(&self, asked: Option<Seat>) -> Viewer {
        match (&self.info.you[..], asked) {
            _ if self.info.status == Status::Over => Viewer::Everything,
            ([seat], _) => Viewer::Seat(*seat),
            (_, Some(seat)) => Viewer::Seat(seat),
            _ => Viewer::Seat(self.info.turn.unwrap_or(Seat::Home)),
        }
    }

    /// The seat for which the reader acts.
    pub fn seat_for(&self, asked: Option<Seat>) -> Result<Seat, Fault> {
        match (asked, &self.info.you[..]) {
            (Some(seat), seats) if seats.contains(&seat) => Ok(seat),
            (Some(_), _) | (_, []) => Err(Fault::NotYours),
            (None, [seat]) => Ok(*seat),
            (None, _) => Ok(self.info.turn.unwrap_or(Seat::Home)),
        }
    }

    /// The coach that decides now.
    pub fn to_decide(&self) -> Option<(Seat, Level)> {
        let seat = self.info.turn?;
        Some((seat, level_of(self.info.coaches[seat].as_ref()?).ok()?))
    }

    /// What a coach or a hint draws its own randomness from, at this number.
    pub fn coach_seed(&self) -> u64 {
        use sha2::{Digest, Sha256};
        let digest = Sha256::new()
            .chain_update(b"coach")
            .chain_update(self.secret.0)
            .chain_update(self.live.number().to_le_bytes())
            .finalize();
        u64::from_le_bytes(std::array::from_fn(|i| digest[i]))
    }

    /// How many entries the log had after a command that was done before.
    pub fn done_before(&self, key: &str) -> Option<u32> {
        self.done.iter().find(|done| done.key == key).map(|done| done.number)
    }

    /// A seat does something.
    pub fn command(
        &mut self,
        key: &str,
        seat: Seat,
        command: &Command,
        now_ms: i64,
        locale: &Locale,
    ) -> Result<Vec<Moment>, Fault> {
        match self.info.status {
            Status::Playing => {}
            Status::Over => return Err(Fault::Over),
            Status::Open | Status::Dice | Status::Aborted => return Err(Fault::NotPlaying),
        }
        let (house, live) = (self.house(), &mut self.live);
        let made = match command {
            Command::Act { action, expected } => house.act(live, seat, action, *expected),
            Command::Acts { actions, expected } => house.act_all(live, seat, actions, *expected),
            Command::Settle { outcome, expected } => house.settle(live, outcome, *expected),
            Command::Undo => house.undo(live, seat),
            Command::OfferDraw => house.offer_draw(live, seat),
            Command::Accept => live.accept(seat).map(|moment| vec![moment]).map_err(Into::into),
            Command::Decline => live.decline().map(|()| Vec::new()).map_err(Into::into),
            Command::Resign => live.resign(seat).map(|moment| vec![moment]).map_err(Into::into),
            Command::Abort => {
                let decided = live.entries().iter().any(|entry| matches!(entry, Entry::Action(..)));
                if decided {
                    return Err(Fault::TooLateToAbort);
                }
                self.info.status = Status::Aborted;
                Ok(Vec::new())
            }
            Command::Claim | Command::Reveal { .. } => return Err(Fault::NeedsServer),
        };
        let moments = made.map_err(|refusal| Fault::refused(&refusal, &self.live, locale))?;
        self.done.push(KeptCommand { key: key.to_owned(), number: self.live.number() });
        if self.done.len() > COMMANDS_KEPT {
            self.done.remove(0);
        }
        self.note(now_ms);
        Ok(moments)
    }

    /// A coach decides.
    pub fn coach(
        &mut self,
        seat: Seat,
        action: &str,
        expected: u32,
        now_ms: i64,
        locale: &Locale,
    ) -> Result<Vec<Moment>, Fault> {
        if self.to_decide().map(|(seat, _)| seat) != Some(seat) {
            return Err(Fault::NotYours);
        }
        let made = self.house().act(&mut self.live, seat, action, expected);
        let moments = made.map_err(|refusal| Fault::refused(&refusal, &self.live, locale))?;
        self.note(now_ms);
        Ok(moments)
    }

    /// Another match follows this one.
    pub fn follow(&mut self, id: &str) {
        self.info.rematch = Some(id.to_owned());
    }

    fn house(&self) -> House {
        House {
            coaches: BySeat::from_fn(|seat| self.info.coaches[seat].is_some()),
            screen: self.info.kind == "screen",
            rated: false,
            own_dice: self.info.own_dice,
            entries_max: ENTRIES_MAX,
        }
    }

    /// Brings the list entry up to what the live match says.
    fn note(&mut self, now_ms: i64) {
        let (info, live) = (&mut self.info, &self.live);
        let record = live.record(Viewer::Everything);
        info.updated_ms = now_ms;
        info.number = i64::from(live.number());
        info.score = BySeat::from_fn(|seat| i64::from(live.position().score()[seat]));
        info.turn = match live.turn() {
            Turn::Decision(seat) if info.status == Status::Playing => Some(seat),
            _ => None,
        };
        if live.ending().is_some() {
            info.status = Status::Over;
            info.ending = record.result.as_ref().map(Ending::from);
            info.result = record.result.as_ref().map(ToString::to_string);
            // The secret told every roll to come: it is shown when none is.
            info.dice.server.secret = (!info.own_dice).then(|| to_hex(&self.secret.0));
        }
    }
}

/// The dice of a match without a server: the browser's secret, and nothing from the seats.
fn dice_of(server: Secret) -> Dice {
    Dice::Shared { server, home: Secret([0; 32]), away: Secret([0; 32]) }
}

fn dice_shown(secret: Secret, own: bool) -> touchline_wire::Dice {
    let none = || DicePart { commitment: None, secret: None };
    let commitment = (!own).then(|| to_hex(&secret.commitment(Party::Server).0));
    touchline_wire::Dice { server: DicePart { commitment, secret: None }, home: none(), away: none() }
}

pub(crate) fn level_of(name: &str) -> Result<Level, Fault> {
    let names = || Level::ALL.map(Level::name).join(", ");
    Level::ALL
        .into_iter()
        .find(|level| level.name() == name)
        .ok_or_else(|| Fault::NoCoach(format!("the coaches are {}", names())))
}

/// Reads 64 hexadecimal digits of randomness.
pub(crate) fn secret_of(hex: &str) -> Result<Secret, Fault> {
    from_hex(hex)
        .map(Secret)
        .ok_or_else(|| Fault::BadRequest("entropy: expected 64 hexadecimal digits".to_owned()))
}
