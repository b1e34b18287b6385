//! Filling in what a position file leaves out.

use super::{Clock, Setup, check};
use crate::action::{Formation, Kind};
use crate::flow::Fuba;
use crate::options::KickoffCentre;
use crate::phase::{Pending, Phase, TurnKind};
use crate::pitch::{Zone, Zones};
use crate::play::{FIRST_MINUTE, LAST_MINUTE, SHOOTOUT};
use crate::position::{Counts, Position, Spot};
use std::collections::BTreeMap;
use touchline_kernel::{BySeat, Faults, Seat, Token};

impl Setup {
    /// Fills in what was left out, then checks everything.
    pub(crate) fn position(&self, game: &Fuba) -> Result<Position, Faults> {
        let mut faults = Faults::default();
        let position = self.fill_in(game, &mut faults);
        // Numbers that do not fit their fields would only make the other messages wrong.
        faults.or(())?;
        check::check(game, &position)?;
        Ok(position)
    }

    fn fill_in(&self, game: &Fuba, faults: &mut Faults) -> Position {
        let mut p = Position::start();
        p.phase = self.phase;
        p.score = by_seat(self.score);
        p.yellow = by_seat(self.yellow);
        p.red = by_seat(self.red);
        p.keeper_off = by_seat(self.keeper_off);
        p.control = self.control;
        p.half = self.half;
        p.kickoff_first = self.kickoff_first;
        p.turn = self.turn;
        p.last_turn = self.last_turn;
        p.target = self.target;
        p.support = self.support;
        p.dive = self.dive;
        p.kicks = by_seat(self.kicks);
        p.kick_goals = by_seat(self.kick_goals);
        p.may_move = BySeat::from_fn(|seat| self.may_move.contains(&seat));
        if !(1..=SHOOTOUT).contains(&self.half) {
            faults.add("half", format!("found {}, expected 1 to {SHOOTOUT}", self.half));
            return p;
        }
        for (name, numbers, most) in [("red", self.red, 9), ("deduct", self.deduct, 1), ("die", self.die, 6)]
        {
            if let Some(number) = numbers.into_iter().find(|&number| number > most) {
                faults.add(name, format!("found {number}, expected 0 to {most}"));
            }
        }
        self.fill_in_moment(&mut p, game);
        self.fill_in_clock(&mut p, game, faults);
        self.fill_in_pieces(&mut p, game, faults);
        p
    }

    /// Formations, restart, ball and dice.
    fn fill_in_moment(&self, p: &mut Position, game: &Fuba) {
        let usual = Formation::new(4, 4, 2);
        p.formation = match p.phase {
            Phase::Formation { seat: Seat::Home } => self.formation,
            Phase::Formation { seat: Seat::Away } => {
                BySeat::new(self.formation.home.or(usual), self.formation.away)
            }
            _ => self.formation.map(|formation| formation.or(usual)),
        };
        let placing = check::is_set_up(p.phase);
        p.pending = match (self.pending, p.phase) {
            (Pending::None, Phase::Side) => Pending::Corner,
            (Pending::None, _) if placing => Pending::KickOff,
            (Pending::None, Phase::Dive | Phase::Aim | Phase::Penalty { .. }) => Pending::Penalty,
            (Pending::None, Phase::Tempo) => Pending::GoalKick,
            (pending, _) => pending,
        };
        p.turn_kind = match (p.pending, self.turn_kind) {
            (Pending::FreeKick, TurnKind::Normal) if placing => TurnKind::FreeKick,
            (Pending::Corner, TurnKind::Normal) if placing => TurnKind::Corner,
            (_, TurnKind::Normal) if p.phase == Phase::Tempo => TurnKind::GoalKick,
            (_, kind) => kind,
        };
        let side = game.pitch.side(p.control);
        let (ball, value) = match (p.pending, p.turn_kind) {
            (Pending::Corner, _) | (_, TurnKind::Corner) => (side.corners[1], 1),
            (Pending::Penalty, _) => (game.pitch.side(p.control.other()).box_, 2),
            (Pending::GoalKick, _) => (side.box_, 2),
            (_, TurnKind::GoalKick) => (side.box_, 2),
            (Pending::FreeKick, _) | (_, TurnKind::FreeKick) => (Zone::CENTRE, 2),
            _ => (Zone::CENTRE, 3),
        };
        p.ball = self.ball.unwrap_or(ball);
        p.start = self.start.unwrap_or(p.ball);
        p.value = self.value.unwrap_or(value);
        p.taker = self.taker.or((check::taker_waits(p)).then_some(Kind::Outfield));
        p.die = by_seat(self.die);
        if self.die == [0, 0] && check::needs_dice(p) {
            p.die = BySeat::new(4, 3);
        }
        p.deduct = by_seat(self.deduct).map(|n| n > 0);
    }

    fn fill_in_clock(&self, p: &mut Position, game: &Fuba, faults: &mut Faults) {
        // A shoot-out follows the last half that these options have.
        let last_half = if game.options.extra_time { 4 } else { 2 };
        let half = if self.half == SHOOTOUT { last_half } else { self.half.clamp(1, 4) } as usize - 1;
        let last = LAST_MINUTE[half];
        match self.clock {
            None => p.minute = FIRST_MINUTE[half],
            Some(Clock::Minute(minute)) => p.minute = minute,
            Some(Clock::Added(added)) => (p.minute, p.added) = (last, added),
        }
        if !(FIRST_MINUTE[half]..=last).contains(&p.minute) && self.half != SHOOTOUT {
            faults.add("clock", format!("found {}, expected {} to {last}", p.minute, FIRST_MINUTE[half]));
        }
        if matches!(self.clock, Some(Clock::Added(added)) if !(1..=5).contains(&added)) {
            faults.add("clock", format!("found +{}, expected +1 to +5", p.added));
        }
        if self.half == SHOOTOUT && self.clock.is_none() {
            p.minute = last;
        }
    }

    fn fill_in_pieces(&self, p: &mut Position, game: &Fuba, faults: &mut Faults) {
        for seat in Seat::BOTH {
            let expected = check::outfield_expected(p, seat);
            let counts = match &self.out[seat] {
                Some(out) => counted(&format!("out.{seat}"), out, faults),
                None => usual_places(game, p, seat, expected),
            };
            p.out[seat] = counts;
            let own_box = game.pitch.side(seat).box_;
            let keeper_on = check::keeper_expected(p, seat);
            p.keeper[seat] = match self.keeper[seat] {
                Some(zone) => Spot::on(zone),
                None if keeper_on => Spot::on(own_box),
                None => Spot::OFF,
            };
            let moved = &self.moved[seat];
            p.moved[seat] = counted(&format!("moved.{seat}.outfield"), &moved.outfield, faults);
            p.keeper_moved[seat] = moved.keeper;
        }
        match &self.snapshot {
            Some(snapshot) => {
                p.snap_out =
                    BySeat::from_fn(|seat| snapshot[seat].outfield.iter().copied().collect::<Zones>());
                p.snap_keeper = BySeat::from_fn(|seat| snapshot[seat].keeper.map_or(Spot::OFF, Spot::on));
            }
            None if check::has_snapshot(p.phase) => p.take_snapshot(),
            None => {}
        }
    }
}

fn by_seat<T: Copy>([home, away]: [T; 2]) -> BySeat<T> {
    BySeat::new(home, away)
}

fn counted(at: &str, zones: &BTreeMap<Zone, u8>, faults: &mut Faults) -> Counts {
    let mut counts = Counts::default();
    for (&zone, &n) in zones {
        if n > 10 {
            faults.add(format!("{at}.{zone}"), format!("found {n} pieces, expected at most 10"));
        } else {
            counts.add(zone, n);
        }
    }
    counts
}

/// As after a kick-off: two in m2, one on each wing zone of the own half, the rest in the centre. In a set-up that has just
/// begun: the mandatory pieces, then the first zone in the order.
fn usual_places(game: &Fuba, p: &Position, seat: Seat, expected: u8) -> Counts {
    let two_each = p.pending == Pending::KickOff && game.options.kickoff_centre == KickoffCentre::Exactly;
    let mut counts = Counts::default();
    let mut left = expected;
    let mut put = |zone: Zone, n: u8| {
        let n = n.min(left);
        counts.add(zone, n);
        left -= n;
    };
    match p.phase {
        Phase::Keeper { .. } | Phase::Taker => put(p.ball, expected),
        Phase::Place { seat: placing, last, .. } if placing == seat => {
            if seat == p.control || two_each {
                put(p.ball, if p.pending == Pending::KickOff { 2 } else { 1 });
            }
            put(last, expected);
        }
        _ => {
            match p.pending {
                Pending::KickOff if two_each => {
                    put(p.ball, 2);
                    for (name, n) in [("s1", 1), ("s5", 1), ("s2", 1), ("s6", 1), ("m2", 10)] {
                        put(Zone::read(name).unwrap_or(Zone::CENTRE).relative(seat), n);
                    }
                }
                _ if seat != p.control => {}
                Pending::Corner => {}
                Pending::Penalty => put(p.ball, 1),
                _ => put(p.ball, 2),
            }
            for (name, n) in [("m3", 2), ("m2", 2), ("s1", 1), ("s5", 1), ("s2", 1), ("s6", 1), ("m3", 10)] {
                put(Zone::read(name).unwrap_or(Zone::CENTRE).relative(seat), n);
            }
        }
    }
    counts
}
