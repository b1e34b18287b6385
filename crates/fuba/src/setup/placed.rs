//! The invariants of a set-up: where pieces may stand while they are placed and adjusted (section 3.3).

use crate::flow::Fuba;
use crate::options::KickoffCentre;
use crate::phase::Pending;
use crate::pitch::{Zone, Zones};
use crate::position::Position;
use touchline_kernel::{Faults, Seat};

/// Pieces are placed in order.
pub(super) fn check_place(
    game: &Fuba,
    p: &Position,
    (seat, left, last): (Seat, u8, Zone),
    faults: &mut Faults,
) {
    if left == 0 {
        faults.add("phase.left", "nobody is left to be placed");
    }
    let two_each = p.pending == Pending::KickOff && game.options.kickoff_centre == KickoffCentre::Exactly;
    let mandatory = Zones::only(p.ball).when(seat == p.control || two_each);
    let beyond = game.pitch.side(seat).onward[last.idx()].minus(Zones::only(last));
    if let Some(zone) = p.out[seat].zones().and(beyond).minus(mandatory).first() {
        faults.add(
            format!("out.{seat}.{zone}"),
            format!("pieces are placed in order, and the last went to {last}"),
        );
    }
}

/// The rows of the set-up table, as far as they hold before the last adjustment.
pub(super) fn check_arrangement(game: &Fuba, p: &Position, left: u8, faults: &mut Faults) {
    let (c, other) = (p.control, p.control.other());
    let bound = |seat: Seat| seat == other || left == 2 || game.options.errata;
    let mut expect = |holds: bool, at: &str, what: &str| {
        if !holds {
            faults.add(at, what);
        }
    };
    for seat in Seat::BOTH.into_iter().filter(|&seat| bound(seat)) {
        let side = game.pitch.side(seat);
        match p.pending {
            Pending::KickOff => {
                let outside = p.zones(seat).minus(game.row(p, seat)).minus(Zones::only(p.ball));
                expect(
                    outside.is_empty(),
                    &format!("out.{seat}"),
                    "a kick-off begins in the own half (3.3.1b)",
                );
                expect(
                    p.keeper[seat].is(side.box_) || p.keeper_off[seat],
                    &format!("keeper.{seat}"),
                    "at a kick-off he is in his penalty area (3.3.1c)",
                );
            }
            Pending::Penalty if seat == other => {
                expect(
                    p.out[seat].at(side.box_) == 0,
                    &format!("out.{seat}"),
                    "nobody else may be in the penalty area (5.5.1c)",
                );
                expect(
                    p.keeper[seat].is(side.box_) || p.keeper_off[seat],
                    &format!("keeper.{seat}"),
                    "at a penalty he is on his line (5.5.1b)",
                );
            }
            Pending::Penalty => {
                expect(
                    p.pieces_in(seat, p.ball) == 1,
                    &format!("out.{seat}"),
                    "exactly the taker is in the penalty area (5.5.1a)",
                );
            }
            Pending::FreeKick if seat == other => {
                let closer = side.nearer_own[p.ball.idx()];
                let guarded = closer.is_empty() || !closer.and(p.zones(seat)).is_empty();
                expect(
                    guarded,
                    &format!("out.{seat}"),
                    "somebody must be nearer to the own end than the kick (5.1.1b)",
                );
            }
            _ => {}
        }
    }
    if bound(c) {
        let at = format!("out.{c}");
        match p.pending {
            Pending::KickOff => {
                let two = p.outfielders(c).min(2);
                expect(p.pieces_in(c, p.ball) >= two, &at, "a kick-off needs two pieces in m3 (3.3.1a)")
            }
            Pending::FreeKick => {
                expect(p.pieces_in(c, p.ball) >= 1, &at, "a free kick needs a taker in its zone (5.1.1a)")
            }
            _ => {}
        }
    }
}
