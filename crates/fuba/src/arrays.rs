//! Positions and actions as numbers. Away sees the board turned by 180°.

use crate::action::{Action, Aim, Dive, Kind, Mode};
use crate::flow::Fuba;
use crate::phase::{Pending, Phase, Toss};
use crate::pitch::{N_ZONES, Zone, Zones};
use crate::position::{Counts, Position, Spot};
use touchline_kernel::{Arrays, Field, Game, Pen, Seat, Turn};

/// How many phases there are.
const PHASES: usize = 25;

fn write_zones(pen: &mut Pen<'_>, zones: Zones, seat: Seat) {
    let block = pen.block(N_ZONES);
    zones.iter().for_each(|zone| block[zone.relative(seat).idx()] = 1);
}

fn write_counts(pen: &mut Pen<'_>, counts: Counts, seat: Seat) {
    let block = pen.block(N_ZONES);
    let mut rest = counts.0;
    for i in 0..N_ZONES {
        let at = if seat == Seat::Home { i } else { N_ZONES - 1 - i };
        block[at] = (rest & 15) as u8;
        rest >>= 4;
    }
}

fn write_zone(pen: &mut Pen<'_>, zone: Option<Zone>, seat: Seat) {
    pen.one_of(N_ZONES, zone.map(|zone| zone.relative(seat).idx()));
}

fn write_spot(pen: &mut Pen<'_>, spot: Spot, seat: Seat) {
    write_zone(pen, spot.zone(), seat);
}

impl Arrays for Fuba {
    const ARRAYS: u32 = 1;

    fn fields(&self) -> Vec<Field> {
        let zone = |name, about| Field::new(name, [N_ZONES], about);
        vec![
            Field::new(
                "outfield",
                [2, N_ZONES],
                "own, opponents: outfield pieces by zone; zones in the order m1 s1 s5 m2 s2 s6 m3 s3 s7 m4 s4 s8 m5 from the own end",
            ),
            Field::new("moved", [2, N_ZONES], "own, opponents: how many of them have had their move"),
            Field::new("keeper", [2, N_ZONES], "own, opponents: the goalkeeper's zone"),
            Field::new(
                "began",
                [2, N_ZONES],
                "own, opponents: zones with outfield pieces when the turn began",
            ),
            zone("ball", "the ball's zone"),
            zone("start", "the ball's zone when the turn began"),
            zone("target", "the target of this turn"),
            zone("support", "the zone that supports an empty target"),
            zone("zone", "the zone that the phase is about"),
            Field::new("keeper_moved", [2], "own, opponents"),
            Field::new("value", [1], "the number on the ball die"),
            Field::new("control", [1], "the seat controls the ball"),
            Field::new("decides", [1], "the seat decides now"),
            Field::new("its_phase", [1], "the phase is about the seat"),
            Field::new("phase", [PHASES], "the moment of the match, in the order of the specification"),
            Field::new("left", [1], "pieces, adjustments or moves left"),
            Field::new("mode", [5], "how the team moves: midfield, attack, defence, quick, stay"),
            Field::new("kind", [2], "the piece of the phase: outfield, goalkeeper"),
            Field::new(
                "detail",
                [3],
                "a direct free kick; the second roll; what a roll for the kick-off is about",
            ),
            Field::new("turn_kind", [4], "normal, free kick, corner, goal kick"),
            Field::new("pending", [6], "no restart, kick-off, free kick, corner, penalty, goal kick"),
            Field::new(
                "formation",
                [2, 3],
                "own, opponents: defenders, midfielders, forwards; 0 while unknown",
            ),
            Field::new("chosen", [2], "own, opponents: has chosen a formation"),
            Field::new("score", [2], "own, opponents, at most 255"),
            Field::new("yellow", [2], "own, opponents"),
            Field::new("red", [2], "own, opponents"),
            Field::new("keeper_off", [2], "own, opponents: the goalkeeper was sent off"),
            Field::new("taker", [2], "the corner taker while he is in no zone: outfield, goalkeeper"),
            Field::new("clock", [4], "half, minute, minute of added time, last turn"),
            Field::new("kicked_off", [1], "the seat kicked off the match"),
            Field::new("dice", [2], "own, opponents: 0 before the roll"),
            Field::new("deduct", [2], "own, opponents: a deduction is due"),
            Field::new("may_move", [2], "own, opponents"),
            Field::new(
                "dive",
                [4],
                "the goalkeeper has chosen his dive; left, stay, right if the seat knows",
            ),
            Field::new("aim", [3], "left, centre, right once announced"),
            Field::new("kicks", [2, 2], "own, opponents: kicks of the shoot-out taken and scored"),
        ]
    }

    fn observe(&self, position: &Position, seat: Seat, into: &mut [u8]) {
        let seats = [seat, seat.other()];
        let mut pen = Pen::new(into);
        let pen = &mut pen;
        seats.into_iter().for_each(|of| write_counts(pen, position.out[of], seat));
        seats.into_iter().for_each(|of| write_counts(pen, position.moved[of], seat));
        seats.into_iter().for_each(|of| write_spot(pen, position.keeper[of], seat));
        seats.into_iter().for_each(|of| write_zones(pen, position.snap_out[of], seat));
        write_zone(pen, Some(position.ball), seat);
        write_zone(pen, Some(position.start), seat);
        write_zone(pen, position.target, seat);
        write_zone(pen, position.support, seat);
        let decides = self.turn(position) == Turn::Decision(seat);
        // Number, whose, zone, left, mode, kind.
        let none = (None, None, 0, None, None);
        let (phase, (of, zone, left, mode, kind)) = match position.phase {
            Phase::Formation { seat } => (0, (Some(seat), None, 0, None, None)),
            Phase::Toss { .. } => (1, none),
            Phase::Start { seat, .. } => (2, (Some(seat), None, 0, None, None)),
            Phase::Side => (3, none),
            Phase::Taker => (4, none),
            Phase::Keeper { seat } => (5, (Some(seat), None, 0, None, None)),
            Phase::Place { seat, left, last } => (6, (Some(seat), Some(last), left, None, None)),
            Phase::Adjust { left } => (7, (None, None, left, None, None)),
            Phase::AdjustTo { left, kind, from } => (8, (None, Some(from), left, None, Some(kind))),
            Phase::Tempo => (9, none),
            Phase::Target => (10, none),
            Phase::Dice => (11, none),
            Phase::Support => (12, none),
            Phase::Event => (13, none),
            Phase::Bring => (14, none),
            Phase::Collect => (15, none),
            Phase::Shot { .. } => (16, none),
            Phase::ShotRoll { .. } => (17, none),
            Phase::Type { seat } => (18, (Some(seat), None, 0, None, None)),
            Phase::Piece { seat, mode, left } => (19, (Some(seat), None, left, Some(mode), None)),
            Phase::To { seat, mode, left, kind, from } => {
                (20, (Some(seat), Some(from), left, Some(mode), Some(kind)))
            }
            Phase::Ball { seat, mode, left, kind, to } => {
                (21, (Some(seat), Some(to), left, Some(mode), Some(kind)))
            }
            Phase::Free { seat, mode } => (22, (Some(seat), None, 0, Some(mode), None)),
            Phase::Card { seat } | Phase::SentOff { seat } => (23, (Some(seat), None, 0, None, None)),
            Phase::Dive | Phase::Aim | Phase::Penalty { .. } | Phase::Over { .. } => (24, none),
        };
        write_zone(pen, zone, seat);
        pen.numbers(seats.map(|of| u8::from(position.keeper_moved[of])));
        pen.number(position.value);
        pen.flag(position.control == seat);
        pen.flag(decides);
        pen.flag(of == Some(seat));
        pen.one_of(PHASES, Some(phase));
        pen.number(left);
        pen.one_of(5, mode.map(|mode: Mode| mode as usize));
        pen.one_of(2, kind.map(|kind: Kind| kind as usize));
        pen.numbers(match position.phase {
            Phase::Shot { direct } => [u8::from(direct), 0, 0],
            Phase::ShotRoll { direct, second } => [u8::from(direct), u8::from(second), 0],
            Phase::Toss { about } | Phase::Start { about, .. } => [
                0,
                0,
                match about {
                    Toss::KickOff => 1,
                    Toss::Shootout => 2,
                    Toss::Lots => 3,
                },
            ],
            _ => [0, 0, 0],
        });
        pen.one_of(4, Some(position.turn_kind as usize));
        pen.one_of(
            6,
            Some(match position.pending {
                Pending::None => 0,
                Pending::KickOff => 1,
                Pending::FreeKick => 2,
                Pending::Corner => 3,
                Pending::Penalty => 4,
                Pending::GoalKick => 5,
            }),
        );
        // [3.1b] The first formation is hidden until the second is chosen.
        let choosing = matches!(position.phase, Phase::Formation { .. });
        for of in seats {
            let known = position.formation[of].filter(|_| !choosing || of == seat);
            pen.numbers(known.map_or([0; 3], |formation| formation.lines()));
        }
        pen.numbers(seats.map(|of| u8::from(position.formation[of].is_some())));
        pen.numbers(seats.map(|of| position.score[of].min(255) as u8));
        pen.numbers(seats.map(|of| position.yellow[of]));
        pen.numbers(seats.map(|of| position.red[of]));
        pen.numbers(seats.map(|of| u8::from(position.keeper_off[of])));
        pen.one_of(2, position.taker.map(|kind| kind as usize));
        pen.numbers([position.half, position.minute, position.added, u8::from(position.last_turn)]);
        pen.flag(position.kickoff_first == seat);
        pen.numbers(seats.map(|of| position.die[of]));
        pen.numbers(seats.map(|of| u8::from(position.deduct[of])));
        pen.numbers(seats.map(|of| u8::from(position.may_move[of])));
        // [5.5.2] The dive is the goalkeeper's secret until the aim is announced.
        let secret = matches!(position.phase, Phase::Aim) && position.control == seat;
        pen.flag(position.dive.is_some());
        pen.one_of(3, position.dive.filter(|_| !secret).map(|dive: Dive| dive as usize));
        pen.one_of(
            3,
            match position.phase {
                Phase::Penalty { aim } => Some(aim as usize),
                _ => None,
            },
        );
        for of in seats {
            pen.numbers([position.kicks[of], position.kick_goals[of]]);
        }
        debug_assert_eq!(pen.left(), 0, "the fields are written to the last byte");
    }

    fn turned(&self, action: Action) -> Action {
        let turn = |zone: Zone| zone.relative(Seat::Away);
        match action {
            Action::Keeper { zone } => Action::Keeper { zone: turn(zone) },
            Action::Place { zone } => Action::Place { zone: turn(zone) },
            Action::Adjust { kind, from } => Action::Adjust { kind, from: turn(from) },
            Action::Target { zone } => Action::Target { zone: turn(zone) },
            Action::Support { zone } => Action::Support { zone: turn(zone) },
            Action::Bring { kind, from } => Action::Bring { kind, from: turn(from) },
            Action::Collect { kind, from } => Action::Collect { kind, from: turn(from) },
            Action::Piece { kind, zone } => Action::Piece { kind, zone: turn(zone) },
            Action::To { zone } => Action::To { zone: turn(zone) },
            Action::Free { from } => Action::Free { from: turn(from) },
            Action::FreeTo { from, to } => Action::FreeTo { from: turn(from), to: turn(to) },
            same => same,
        }
    }
}

const _: () = assert!(Dive::ALL.len() == 3 && Aim::ALL.len() == 3 && Mode::ALL.len() == 5);
