//! Whole set-ups in one go: ready arrangements as sequences of legal decisions, so that nobody places eleven pieces one by one.

use crate::action::{Action, Formation, Kind};
use crate::flow::Fuba;
use crate::phase::{Pending, Phase};
use crate::pitch::{N_ZONES, Zone};
use crate::position::{Position, Spot};
use touchline_kernel::{Game, Seat, Shortcut, Silent, Turn};

/// How a team likes to stand: where each line of the formation goes, as zones of the team's own naming to be filled in turn.
struct Style {
    name: &'static str,
    defenders: &'static [&'static str],
    midfielders: &'static [&'static str],
    forwards: &'static [&'static str],
}

const KICK_OFF: [Style; 3] = [
    Style {
        name: "balanced",
        defenders: &["m2", "s1", "s5", "m1", "m2"],
        midfielders: &["m3", "s2", "s6", "m3", "m2"],
        forwards: &["m3", "m3", "s2", "s6"],
    },
    Style {
        name: "wide",
        defenders: &["s1", "s5", "m2", "m2"],
        midfielders: &["s2", "s6", "m3", "s2", "s6"],
        forwards: &["m3", "m3", "s2", "s6"],
    },
    Style {
        name: "crowded_centre",
        defenders: &["m2", "m2", "s1", "s5"],
        midfielders: &["m3"],
        forwards: &["m3"],
    },
];

const ATTACKING: [Style; 3] = [
    Style {
        name: "crowd_the_box",
        defenders: &["m4", "m3", "m2", "m2", "m3"],
        midfielders: &["m5", "m4", "m5", "s3", "m4"],
        forwards: &["m5"],
    },
    Style {
        name: "short_and_wide",
        defenders: &["m2", "m3", "m3", "m2"],
        midfielders: &["s4", "s8", "m4", "s3", "s7"],
        forwards: &["m5", "m4", "m5"],
    },
    Style {
        name: "stay_compact",
        defenders: &["m2", "s1", "s5", "m2"],
        midfielders: &["m3", "m4", "m3", "s2", "s6"],
        forwards: &["m4", "m5", "m4"],
    },
];

const DEFENDING: [Style; 3] = [
    Style {
        name: "guard_the_box",
        defenders: &["m1", "m1", "m1", "m2"],
        midfielders: &["m1", "m2", "s1", "s5", "m2"],
        forwards: &["m3", "m2"],
    },
    Style {
        name: "hold_the_line",
        defenders: &["m2", "s1", "s5", "m1"],
        midfielders: &["m2", "s2", "s6", "m3", "m3"],
        forwards: &["m3", "m4"],
    },
    Style {
        name: "wait_to_break",
        defenders: &["m1", "m1", "m2", "m1"],
        midfielders: &["m1", "m2", "m3", "m2"],
        forwards: &["s3", "s7", "m4", "m3"],
    },
];

/// How many outfield pieces stand in each zone, as the team numbers them: m1, s1, s5, m2, s2, s6, m3, s3, s7, m4, s4, s8, m5.
type Usual = [u8; N_ZONES];

const KICKING_OFF: Usual = [0, 1, 1, 2, 1, 1, 4, 0, 0, 0, 0, 0, 0];
const FACING_KICK_OFF: Usual = [1, 1, 1, 2, 1, 1, 3, 0, 0, 0, 0, 0, 0];
const BUILDING: Usual = [0, 0, 0, 2, 1, 1, 2, 1, 1, 1, 0, 0, 1];
const PRESSING: Usual = [1, 1, 1, 2, 1, 1, 3, 0, 0, 0, 0, 0, 0];
const STORMING: Usual = [0, 0, 0, 2, 0, 0, 1, 0, 0, 2, 1, 1, 3];
const GUARDING: Usual = [4, 1, 1, 2, 0, 0, 2, 0, 0, 0, 0, 0, 0];

impl Fuba {
    /// Everybody who is still to be placed goes where he usually stands; nobody who has been placed moves, and the order of
    /// placing is kept.
    pub(crate) fn line_up(&self, position: &mut Position) {
        let placing = match position.phase {
            Phase::Keeper { seat } | Phase::Place { seat, .. } => seat,
            _ => position.control,
        };
        if position.phase == Phase::Side {
            position.ball = self.pitch.side(position.control).corners[0];
        }
        for seat in [position.control, position.control.other()] {
            let (left, last) = match position.phase {
                Phase::Place { left, last, .. } if seat == placing => (left, last),
                _ if seat != placing && seat == position.control => continue,
                _ => (self.unplaced(position, seat), Zone::ALL[0].relative(seat)),
            };
            self.line_up_team(position, seat, left, last);
        }
    }

    /// How many outfield pieces a team that has not begun to place them has to place, after those whose place is fixed.
    fn unplaced(&self, position: &mut Position, seat: Seat) -> u8 {
        let kicks = seat == position.control && position.taker == Some(Kind::Keeper);
        if position.keeper[seat] == Spot::OFF && !kicks && !position.keeper_off[seat] {
            position.keeper[seat] = Spot::on(self.pitch.side(seat).box_);
        }
        let outfield = position.outfielders(seat);
        if seat != position.control {
            return outfield;
        }
        // Somebody takes the kick.
        match position.pending {
            Pending::Corner if position.taker.is_none() => position.taker = Some(Kind::Outfield),
            Pending::FreeKick | Pending::Penalty if position.pieces_in(seat, position.ball) == 0 => {
                position.out[seat].add(position.ball, 1);
            }
            _ => {}
        }
        let waiting = u8::from(position.taker == Some(Kind::Outfield));
        outfield.saturating_sub(waiting + position.out[seat].total())
    }

    fn line_up_team(&self, position: &mut Position, seat: Seat, mut left: u8, last: Zone) {
        let kicks = seat == position.control;
        let storming = self.pitch.side(position.control).attack.has(position.ball);
        let usual = match (position.pending, kicks) {
            (Pending::KickOff, true) => &KICKING_OFF,
            (Pending::KickOff, false) => &FACING_KICK_OFF,
            (Pending::Penalty, _) => &BUILDING,
            (_, true) if storming => &STORMING,
            (_, false) if storming => &GUARDING,
            (_, true) => &BUILDING,
            (_, false) => &PRESSING,
        };
        let open = self.row(position, seat).and(self.pitch.side(seat).onward[last.idx()]);
        let mut stand = |idx: usize, wanted: u8| -> u8 {
            let zone = Zone::ALL[idx].relative(seat);
            let n = if open.has(zone) {
                wanted.saturating_sub(position.outfield_in(seat, zone)).min(left)
            } else {
                0
            };
            position.out[seat].add(zone, n);
            left -= n;
            left
        };
        // Where somebody is missing, the attackers miss him at the back and the defenders up front.
        for i in 0..N_ZONES {
            let idx = if kicks { N_ZONES - 1 - i } else { i };
            stand(idx, usual[idx]);
        }
        // Whoever finds his usual zone closed crowds the zones that are not.
        for crowd in 1..=10 {
            for idx in 0..N_ZONES {
                if stand(idx, crowd) == 0 {
                    return;
                }
            }
        }
    }

    /// The arrangements that the placing team may choose from here, for its formation; none outside a set-up.
    pub(crate) fn arrangements(&self, position: &Position) -> Vec<Shortcut<Action>> {
        let Turn::Decision(seat) = self.turn(position) else { return Vec::new() };
        if !matches!(position.phase, Phase::Side | Phase::Taker | Phase::Keeper { .. } | Phase::Place { .. })
        {
            return Vec::new();
        }
        let styles = match position.pending {
            Pending::KickOff => &KICK_OFF,
            _ if seat == position.control => &ATTACKING,
            _ => &DEFENDING,
        };
        let formation = position.formation[seat].unwrap_or(Formation::card(4, 4, 2));
        styles
            .iter()
            .map(|style| Shortcut {
                name: style.name,
                actions: self.placed_by(position, seat, &wanted(style, formation, seat)),
            })
            .collect()
    }

    /// Decisions of this seat to the end of its placing that come nearest to what is wanted. Every one is taken from the list,
    /// so every one is legal.
    fn placed_by(&self, position: &Position, seat: Seat, wanted: &[u8; N_ZONES]) -> Vec<Action> {
        let mut position = *position;
        let mut sequence = Vec::new();
        let mut legal = Vec::new();
        while matches!(
            position.phase,
            Phase::Side | Phase::Taker | Phase::Keeper { .. } | Phase::Place { .. }
        ) && self.turn(&position) == Turn::Decision(seat)
        {
            self.list(&position, &mut legal);
            let Some(action) = self.preferred(&position, seat, wanted, &legal) else { break };
            sequence.push(action);
            self.apply(&mut position, action, &mut Silent);
        }
        sequence
    }

    fn preferred(
        &self,
        position: &Position,
        seat: Seat,
        wanted: &[u8; N_ZONES],
        legal: &[Action],
    ) -> Option<Action> {
        let own_box = self.pitch.side(seat).box_;
        let likes = |action: &&Action| match **action {
            Action::Taker { kind } => kind == Kind::Outfield,
            Action::Keeper { zone } => zone == own_box,
            Action::Place { zone } => wanted[zone.idx()] > position.outfield_in(seat, zone),
            _ => true,
        };
        // In the order of placing, which is the reverse of the list for Away; whoever has no wanted zone left goes last.
        match seat {
            Seat::Home => legal.iter().find(likes).or(legal.last()),
            Seat::Away => legal.iter().rev().find(likes).or(legal.first()),
        }
        .copied()
    }
}

/// How many pieces each zone should get.
fn wanted(style: &Style, formation: Formation, seat: Seat) -> [u8; N_ZONES] {
    let mut wanted = [0; N_ZONES];
    let lines = [style.defenders, style.midfielders, style.forwards];
    for (zones, n) in lines.into_iter().zip(formation.lines()) {
        for name in zones.iter().cycle().take(n as usize) {
            if let Some(zone) = Zone::ALL.into_iter().find(|zone| zone.name() == *name) {
                wanted[zone.relative(seat).idx()] += 1;
            }
        }
    }
    wanted
}
