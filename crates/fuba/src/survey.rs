//! What a ball played somewhere would bring, before any die is rolled: the rules of phases 4 to 6 for whoever looks ahead.

use crate::action::Kind;
use crate::flow::Fuba;
use crate::options::LevelWith;
use crate::phase::{Pending, Phase, TurnKind};
use crate::pitch::{Zone, Zones};
use crate::play::{balance, crowd};
use crate::position::{Position, Spot};
use touchline_kernel::{BySeat, Seat};

/// What a ball played to a zone would bring. Somebody who has to be brought to the ball is counted there and still where he
/// comes from: who it will be is decided later.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Prospect {
    /// Where the ball is played.
    pub target: Zone,
    /// The controlling team's die: above this the ball is kept, below it lost, and this itself is a special event (4.4). With the
    /// best support, if nobody is there.
    pub margin: i8,
    /// If it is kept.
    pub kept: Arrival,
    /// If it is lost.
    pub lost: Arrival,
}

/// The ball with a team in a zone to which it was played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Arrival {
    /// Is the ball's new value one less than the die (4.5.2)?
    pub easy: bool,
    /// The sum of the shot modifiers (4.6b), if a shot is allowed.
    pub shot: Option<i8>,
}

/// How many pieces stand in each zone, and who stands alone: what all prospects of a position share.
struct Ground<'a> {
    fuba: &'a Fuba,
    position: &'a Position,
    /// Beyond the line of the other team.
    beyond: BySeat<Zones>,
    /// Was the start easy for a team (4.5.2)?
    easy_start: BySeat<bool>,
}

impl Ground<'_> {
    fn n(&self, seat: Seat, zone: Zone) -> u8 {
        self.position.pieces_in(seat, zone)
    }

    /// The team has the ball in `target`.
    #[inline]
    fn arrival(&self, by: Seat, target: Zone) -> Arrival {
        let (position, other) = (self.position, by.other());
        let side = self.fuba.pitch.side(by);
        let own = self.n(by, target).max(1);
        let easy = self.easy_start[by] || self.n(other, target) == 0;
        if !side.attack.has(target) {
            return Arrival { easy, shot: None };
        }
        // [5.2.1] The corner taker joins play before the shot.
        let taker =
            |seat| u8::from(position.taker.is_some() && target == position.ball && seat == position.control);
        let errata = self.fuba.options.errata;
        let level = match self.fuba.options.level_with {
            LevelWith::Start => position.ball,
            LevelWith::Ball => target,
        };
        let mut guards = self.n(other, target);
        if !self.fuba.options.shot_counts_keeper {
            guards = position.outfield_in(other, target);
        }
        let area = balance(own + taker(by), guards + taker(other));
        let goal = self.fuba.pitch.side(other).box_;
        let (attackers, defenders) = (self.n(by, goal), position.outfield_in(other, goal));
        let in_box = match balance(attackers, defenders) {
            _ if errata && target == goal => 0,
            // [E4.6b]
            1 if errata && self.beyond[by].and(side.ahead[level.idx()]).has(goal) => 0,
            balance => balance,
        };
        let open = if position.keeper[other].is(goal) { 0 } else { 4 };
        Arrival { easy, shot: Some(area + in_box + open + side.shot[target.idx()]) }
    }
}

impl Fuba {
    fn ground<'a>(&'a self, position: &'a Position) -> Ground<'a> {
        let start = position.ball;
        let alone = |seat: Seat| {
            position.turn_kind == TurnKind::Normal
                && (self.options.easy_empty || position.pieces_in(seat, start) > 0)
                && position.pieces_in(seat.other(), start) == 0
        };
        Ground {
            fuba: self,
            position,
            beyond: BySeat::from_fn(|seat| self.pitch.side(seat).ahead[self.line(position, seat).idx()]),
            easy_start: BySeat::from_fn(alone),
        }
    }

    /// Asks what a ball that arrives in each of its shooting zones would bring a team, wherever the ball is now.
    #[inline]
    pub fn arrivals(&self, position: &Position, by: Seat, mut see: impl FnMut(Zone, Arrival)) {
        let mut ground = self.ground(position);
        ground.easy_start = BySeat::new(false, false);
        self.pitch.side(by).attack.each(|zone| see(zone, ground.arrival(by, zone)));
    }

    /// Asks what a ball played to each of these zones by the team in control would bring. The position is one before a target
    /// is chosen or rolled for, such as [`Fuba::eve`] gives.
    #[inline]
    pub fn prospects(&self, position: &Position, targets: Zones, mut see: impl FnMut(Prospect)) {
        let (by, other) = (position.control, position.control.other());
        let ground = self.ground(position);
        let standing = position.zones(by).or(position.zones(other));
        targets.each(|target| {
            let test = if standing.has(target) {
                self.test(position, target, target).sum()
            } else {
                let mut best = i8::MIN;
                self.supports(position, target)
                    .each(|support| best = best.max(self.test(position, target, support).sum()));
                best
            };
            see(Prospect {
                target,
                margin: (position.value as i8).saturating_sub(test),
                kept: ground.arrival(by, target),
                lost: ground.arrival(other, target),
            });
        });
    }

    /// The crowd modifier of a zone as a team sees it (R12).
    #[must_use]
    #[inline]
    pub fn crowd_in(&self, position: &Position, seat: Seat, zone: Zone) -> i8 {
        crowd(position.pieces_in(seat, zone), position.pieces_in(seat.other(), zone))
    }

    /// How many pieces each team may still move in the movement phase that is being played, whichever move it chooses; 0 outside.
    #[must_use]
    pub fn moves_to_come(&self, position: &Position) -> BySeat<u8> {
        let mut to_come = BySeat::new(0, 0);
        let (seat, left) = match position.phase {
            Phase::Type { seat } => (seat, self.most_moves(position, seat)),
            Phase::Piece { seat, left, .. }
            | Phase::To { seat, left, .. }
            | Phase::Ball { seat, left, .. } => (seat, left),
            Phase::Free { seat, .. } => (seat, 0),
            _ => return to_come,
        };
        to_come[seat] = left;
        let other = seat.other();
        if seat == self.first_mover(position) && position.may_move[other] {
            to_come[other] = self.most_moves(position, other);
        }
        to_come
    }

    /// The position as the next choice of a target will find it if nobody is moved and everybody still to be placed stands as
    /// usual: for whoever looks ahead. A ball that is on its way has arrived. Nothing changes before the first kick-off, in a
    /// shoot-out, and when the match is over.
    #[must_use]
    pub fn eve(&self, position: &Position) -> Position {
        let mut eve = *position;
        match position.phase {
            Phase::Side | Phase::Taker | Phase::Keeper { .. } | Phase::Place { .. } => {
                self.line_up(&mut eve);
                if position.pending == Pending::GoalKick {
                    eve.turn_kind = TurnKind::GoalKick;
                }
            }
            Phase::Bring | Phase::Collect => {
                if let Some(target) = position.target {
                    let by = position.control;
                    let thrower = if position.phase == Phase::Bring { by } else { by.other() };
                    eve.value = position.die[thrower].max(1);
                    eve.ball = target;
                    eve.turn_kind = TurnKind::Normal;
                    // [5.2.1] The corner taker is in play by then.
                    match eve.taker.take() {
                        Some(Kind::Outfield) => eve.out[thrower].add(position.ball, 1),
                        Some(Kind::Keeper) => eve.keeper[thrower] = Spot::on(position.ball),
                        None => {}
                    }
                }
            }
            Phase::Shot { direct: false }
            | Phase::ShotRoll { direct: false, .. }
            | Phase::Type { .. }
            | Phase::Piece { .. }
            | Phase::To { .. }
            | Phase::Ball { .. }
            | Phase::Free { .. } => {
                let goal_kick = position.pending == Pending::GoalKick;
                eve.turn_kind = if goal_kick { TurnKind::GoalKick } else { TurnKind::Normal };
            }
            _ => {}
        }
        eve
    }
}
