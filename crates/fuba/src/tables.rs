//! The tables of the rulebook, from the functions that the rules use.

use crate::action::{Aim, Dive};
use crate::flow::Fuba;
use crate::pitch::Zone;
use crate::play::{SPECIAL_EVENTS, Special, balance, between_modifier, crowd, penalty_need};
use touchline_kernel::{Cell, Seat, Table};

/// Tables of numbers of players go up to here; beyond it only their ratio matters.
const PLAYERS_MOST: u8 = 4;

impl Fuba {
    /// Control test, crowd, distance, shots, special events and penalties.
    pub(crate) fn book_tables(&self) -> Vec<Table> {
        vec![
            control(),
            players("crowd", "control", crowd),
            distance(),
            self.shot_zones(),
            players("shot-players", "shot", balance),
            events(),
            penalties(),
        ]
    }

    /// G8, as the team names the zones that shoots.
    fn shot_zones(&self) -> Table {
        let shot = &self.pitch.side(Seat::Home).shot;
        let modifier = |zone: Zone| Cell::Modifier(shot[zone.idx()].into());
        let zones = self.shooting_zones();
        Table {
            name: "shot-zones",
            section: "shot",
            head: [Cell::Word("zone")]
                .into_iter()
                .chain(zones.iter().map(|zone| Cell::Name(zone.to_string())))
                .collect(),
            rows: vec![
                [Cell::Word("modifier")]
                    .into_iter()
                    .chain(zones.iter().map(|&zone| modifier(zone)))
                    .collect(),
            ],
        }
    }

    /// The zones from which home may shoot, nearest first.
    fn shooting_zones(&self) -> Vec<Zone> {
        let side = self.pitch.side(Seat::Home);
        let mut zones: Vec<Zone> = Zone::ALL.into_iter().filter(|zone| side.attack.has(*zone)).collect();
        zones.sort_by_key(|zone| std::cmp::Reverse((side.shot[zone.idx()], zone.idx())));
        zones
    }
}

/// 4.4b, 4.4c, 4.4.2: the die and its modifiers against the number on the ball.
fn control() -> Table {
    let row = |result, effect| vec![Cell::Word(result), Cell::Word(effect)];
    Table {
        name: "control",
        section: "control",
        head: vec![Cell::Word("result"), Cell::Word("effect")],
        rows: vec![row("above", "kept"), row("equal", "special"), row("below", "lost")],
    }
}

/// What a number of own players (down) against a number of opponents (across) counts.
fn players(name: &'static str, section: &'static str, count: fn(u8, u8) -> i8) -> Table {
    let numbers = || 0..=PLAYERS_MOST;
    Table {
        name,
        section,
        head: [Cell::Word("own-against")]
            .into_iter()
            .chain(numbers().map(|others| Cell::Number(others.into())))
            .collect(),
        rows: numbers()
            .map(|own| {
                [Cell::Number(own.into())]
                    .into_iter()
                    .chain(numbers().map(|others| Cell::Modifier(count(own, others).into())))
                    .collect()
            })
            .collect(),
    }
}

/// 4.4a: zones in between.
fn distance() -> Table {
    let between = || 0..=3u8;
    Table {
        name: "distance",
        section: "control",
        head: [Cell::Word("between")].into_iter().chain(between().map(|n| Cell::Number(n.into()))).collect(),
        rows: vec![
            [Cell::Word("modifier")]
                .into_iter()
                .chain(between().map(|n| Cell::Modifier(between_modifier(n).into())))
                .collect(),
        ],
    }
}

/// 4.4.2.
fn events() -> Table {
    let rows = SPECIAL_EVENTS.iter().zip(1..).map(|((special, controlling), die)| {
        let effect = match (special, controlling) {
            (Special::Booking, true) => "booked-in-control",
            (Special::Booking, false) => "booked-passive",
            (Special::FreeKick, true) => "free-kick-in-control",
            (Special::FreeKick, false) => "free-kick-passive",
            (Special::OnlyMover, true) => "only-in-control-moves",
            (Special::OnlyMover, false) => "only-passive-moves",
        };
        vec![Cell::Number(die), Cell::Word(effect)]
    });
    Table {
        name: "events",
        section: "control",
        head: vec![Cell::Word("die"), Cell::Word("effect")],
        rows: rows.collect(),
    }
}

/// 5.5.2: the dive down, the shot across.
fn penalties() -> Table {
    let aims = [(Aim::Left, "shot-left"), (Aim::Centre, "shot-centre"), (Aim::Right, "shot-right")];
    let dives = [(Dive::Left, "dive-left"), (Dive::Stay, "dive-stay"), (Dive::Right, "dive-right")];
    let row = |(dive, word)| {
        [Cell::Word(word)]
            .into_iter()
            .chain(aims.map(|(aim, _)| Cell::AtLeast(penalty_need(aim, dive).into())))
            .collect()
    };
    Table {
        name: "penalties",
        section: "penalty",
        head: [Cell::Word("keeper")].into_iter().chain(aims.map(|(_, word)| Cell::Word(word))).collect(),
        rows: dives.into_iter().map(row).collect(),
    }
}
