//! Phase 7: movement (section 4.7).

use super::ways::Reach;
use super::{Pieces, Verdict, refuse};
use crate::action::{Action, Event, Kind, Mode, Refusal};
use crate::flow::Fuba;
use crate::options::SlowKick;
use crate::phase::{Pending, Phase, TurnKind};
use crate::pitch::{Zone, Zones};
use crate::position::Position;
use crate::rules::Rule;
use touchline_kernel::{Seat, Witness};

impl Fuba {
    /// [4.7a] Who moves first. Before the dice of a slow goal kick it is the controlling team (5.3c).
    pub(crate) fn first_mover(&self, position: &Position) -> Seat {
        let die = position.die;
        match die.home.cmp(&die.away) {
            std::cmp::Ordering::Less => Seat::Home,
            std::cmp::Ordering::Greater => Seat::Away,
            std::cmp::Ordering::Equal if Self::extra_phase(position) => position.control,
            // [R76] Passive at the start of phase 7.
            std::cmp::Ordering::Equal => position.control.other(),
        }
    }

    /// Is this the movement phase before a slow goal kick? No dice have been rolled then.
    #[inline]
    pub(crate) fn extra_phase(position: &Position) -> bool {
        position.die.home == 0
    }

    pub(crate) fn begin_movement<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) {
        // [R65] In the last turn it could have no effect.
        if position.last_turn && !Self::extra_phase(position) {
            return self.end_turn(position, TurnKind::Normal, witness);
        }
        let first = self.first_mover(position);
        if position.may_move[first] {
            self.team_moves(position, first, witness);
        } else {
            self.team_moves(position, first.other(), witness);
        }
    }

    /// T7-team.
    fn team_moves<W: Witness<Self>>(&self, position: &mut Position, seat: Seat, witness: &mut W) {
        if !Self::extra_phase(position) && position.die.home == position.die.away {
            // [4.7.6] No choice of move.
            let number = self.number(position, seat, Mode::Quick);
            let event = Event::Moves { by: seat, mode: Mode::Quick, number };
            witness.tell(Rule::R4_7_6, event);
            return self.enter_piece(position, seat, Mode::Quick, number, witness);
        }
        let retreats = self.number(position, seat, Mode::Defence) > 0 && self.can_retreat(position, seat);
        if retreats || self.choosable(position, seat).next().is_some() {
            position.phase = Phase::Type { seat };
        } else {
            self.enter_free(position, seat, Mode::Stay, witness);
        }
    }

    pub(crate) fn team_done<W: Witness<Self>>(&self, position: &mut Position, seat: Seat, witness: &mut W) {
        let other = seat.other();
        if seat == self.first_mover(position) && position.may_move[other] {
            self.team_moves(position, other, witness);
        } else if Self::extra_phase(position) {
            position.forget_moves();
            self.enter_target(position, witness);
        } else {
            let next = match position.pending {
                Pending::GoalKick => TurnKind::GoalKick,
                _ => TurnKind::Normal,
            };
            self.end_turn(position, next, witness);
        }
    }

    /// How many pieces may move: the formation's number, or the die, less a move already made (R29).
    /// [5.4c] Red cards do not change it.
    #[inline]
    pub(crate) fn number(&self, position: &Position, seat: Seat, mode: Mode) -> u8 {
        let [defenders, midfielders, forwards] = position.formation[seat].map_or([0; 3], |f| f.lines());
        let number = match mode {
            Mode::Midfield => midfielders,
            Mode::Attack => forwards,
            Mode::Defence => defenders,
            Mode::Quick => position.die[seat],
            Mode::Stay => 0,
        };
        // [R40] Before a slow goal kick one player, if the option says so.
        if self.options.slow_kick == SlowKick::One && Self::extra_phase(position) {
            return number.min(1);
        }
        number.saturating_sub(u8::from(position.deduct[seat]))
    }

    /// How many pieces may move at most, whichever move is chosen.
    pub(crate) fn most_moves(&self, position: &Position, seat: Seat) -> u8 {
        let modes: &[Mode] = if !Self::extra_phase(position) && position.die.home == position.die.away {
            &[Mode::Quick]
        } else {
            &[Mode::Midfield, Mode::Attack, Mode::Defence]
        };
        modes.iter().map(|&mode| self.number(position, seat, mode)).max().unwrap_or(0)
    }

    fn rule_of_number(mode: Mode) -> Rule {
        match mode {
            Mode::Midfield => Rule::R4_7_1a,
            Mode::Attack => Rule::R4_7_2a,
            Mode::Defence => Rule::R4_7_3a,
            Mode::Quick => Rule::R4_7_6,
            Mode::Stay => Rule::R4_7b,
        }
    }

    fn rule_of_way(mode: Mode) -> Rule {
        match mode {
            Mode::Midfield | Mode::Stay => Rule::R4_7_1b,
            Mode::Attack => Rule::R4_7_2b,
            Mode::Defence => Rule::R4_7_3b,
            Mode::Quick => Rule::R4_7_6,
        }
    }

    /// [4.7b] The moves that have a number and a legal move.
    #[inline]
    fn choosable(&self, position: &Position, seat: Seat) -> impl Iterator<Item = Mode> {
        let any = self.reach(position, seat, Mode::Quick);
        [Mode::Midfield, Mode::Attack, Mode::Defence].into_iter().filter(move |&mode| {
            self.number(position, seat, mode) > 0
                && self.can_move(position, &self.reach_in(position, any, mode))
        })
    }

    pub(crate) fn list_types(&self, position: &Position, seat: Seat, actions: &mut Vec<Action>) {
        for mode in self.choosable(position, seat) {
            actions.push(match mode {
                Mode::Midfield => Action::Midfield,
                Mode::Attack => Action::Attack,
                _ => Action::Defence,
            });
        }
        actions.push(Action::Stay);
    }

    pub(crate) fn judge_type(&self, position: &Position, seat: Seat, mode: Mode) -> Verdict {
        if mode == Mode::Stay {
            return Ok(());
        }
        if self.number(position, seat, mode) == 0 {
            return refuse(Self::rule_of_number(mode), Refusal::NoneLeft { number: 0 });
        }
        if !self.can_move(position, &self.reach(position, seat, mode)) {
            return refuse(Rule::R4_7b, Refusal::NoMove { mode });
        }
        Ok(())
    }

    pub(crate) fn choose_type<W: Witness<Self>>(
        &self,
        position: &mut Position,
        seat: Seat,
        mode: Mode,
        witness: &mut W,
    ) {
        let number = self.number(position, seat, mode);
        witness.tell(Rule::R4_7b, Event::Moves { by: seat, mode, number });
        // A move that may be chosen has a legal move.
        if mode == Mode::Stay {
            self.enter_free(position, seat, mode, witness);
        } else {
            position.phase = Phase::Piece { seat, mode, left: number };
        }
    }

    /// Pieces that have not moved and are not bound to a goal kick (4.7c, 5.3d).
    #[inline]
    fn fresh(&self, position: &Position, seat: Seat) -> Pieces {
        let bound = position.keeper_moved[seat] || self.keeper_bound(position, seat);
        Pieces {
            outfield: position.out[seat].minus(position.moved[seat]).zones(),
            keeper: position.keeper[seat].set().when(!bound),
        }
    }

    #[inline]
    fn keeper_bound(&self, position: &Position, seat: Seat) -> bool {
        position.pending == Pending::GoalKick && position.control == seat && self.options.keeper_back
    }

    /// Can some outfield piece surely go one zone straight back without the ball? Then a defence or quick move is possible, and
    /// nothing else need be asked: straight back nobody is offside (4.7.4).
    #[inline]
    fn can_retreat(&self, position: &Position, seat: Seat) -> bool {
        let bound = position.control == seat && position.pieces_in(seat, position.ball) == 1;
        let fresh = position.out[seat].minus(position.moved[seat]).zones();
        !fresh.minus(Zones::only(position.ball).when(bound)).straight_back(seat).is_empty()
    }

    #[inline]
    fn can_move(&self, position: &Position, reach: &Reach) -> bool {
        let fresh = self.fresh(position, reach.seat);
        let unbound = fresh.outfield.minus(Zones::only(reach.ball).when(reach.must_stay));
        // The sets of all first steps decide most cases of straight moves.
        match reach.mode {
            Mode::Attack if !unbound.straight_forward(reach.seat).and(reach.onside).is_empty() => {
                return true;
            }
            Mode::Defence if !unbound.straight_back(reach.seat).is_empty() => return true,
            _ => {}
        }
        let mut rest = fresh.outfield;
        while let Some(zone) = rest.first() {
            if !self.ways(reach, Kind::Outfield, zone).all().is_empty() {
                return true;
            }
            rest = rest.minus(Zones::only(zone));
        }
        fresh.keeper.first().is_some_and(|zone| !self.ways(reach, Kind::Keeper, zone).all().is_empty())
    }

    #[inline]
    fn enter_piece<W: Witness<Self>>(
        &self,
        position: &mut Position,
        seat: Seat,
        mode: Mode,
        left: u8,
        witness: &mut W,
    ) {
        let retreats = || matches!(mode, Mode::Defence | Mode::Quick) && self.can_retreat(position, seat);
        if left > 0 && (retreats() || self.can_move(position, &self.reach(position, seat, mode))) {
            position.phase = Phase::Piece { seat, mode, left };
        } else {
            self.enter_free(position, seat, mode, witness);
        }
    }

    #[inline]
    pub(crate) fn list_pieces(&self, position: &Position, seat: Seat, mode: Mode, actions: &mut Vec<Action>) {
        let reach = self.reach(position, seat, mode);
        let fresh = self.fresh(position, seat);
        let sure = Self::sure_ways(&reach);
        // Kind by kind: for outfield pieces, which are nearly all, what concerns the goalkeeper then costs nothing.
        fresh.outfield.each(|zone| {
            if sure.has(zone) || !self.ways(&reach, Kind::Outfield, zone).all().is_empty() {
                actions.push(Action::Piece { kind: Kind::Outfield, zone });
            }
        });
        let keeper = fresh.keeper.first();
        if let Some(zone) = keeper.filter(|&zone| !self.ways(&reach, Kind::Keeper, zone).all().is_empty()) {
            actions.push(Action::Piece { kind: Kind::Keeper, zone });
        }
        actions.push(Action::Done);
    }

    pub(crate) fn judge_piece(
        &self,
        position: &Position,
        seat: Seat,
        mode: Mode,
        kind: Kind,
        zone: Zone,
    ) -> Verdict {
        if !position.has(seat, kind, zone) {
            return refuse(Rule::R4_7c, Refusal::NoPiece { kind, zone });
        }
        if position.unmoved(seat, kind, zone) == 0 {
            return refuse(Rule::R4_7c, Refusal::AlreadyMoved { kind, zone });
        }
        if kind == Kind::Keeper && self.keeper_bound(position, seat) {
            return refuse(Rule::R5_3d, Refusal::KeeperBound { zone });
        }
        let reach = self.reach(position, seat, mode);
        if !self.ways(&reach, kind, zone).all().is_empty() {
            return Ok(());
        }
        // The reason for the first place where it might have gone.
        let side = self.pitch.side(seat);
        let reached = match mode {
            Mode::Attack => side.forward_two[zone.idx()],
            Mode::Defence => side.back_two[zone.idx()],
            Mode::Midfield | Mode::Quick | Mode::Stay => self.pitch.adjacent(zone),
        };
        match reached.first() {
            Some(to) => self.judge_leave(position, &reach, kind, zone, to),
            None => refuse(Self::rule_of_way(mode), Refusal::NoWay { kind, zone }),
        }
    }

    /// A piece beyond the number, or in a phase that has no pieces to pick.
    pub(crate) fn judge_piece_moment(&self, position: &Position) -> Verdict {
        match position.phase {
            Phase::Free { seat, mode } => {
                let number = self.number(position, seat, mode);
                refuse(Self::rule_of_number(mode), Refusal::NoneLeft { number })
            }
            _ => refuse(Rule::R4_7b, Refusal::NotNow),
        }
    }

    /// A choice of move when there is none.
    pub(crate) fn judge_type_moment(&self, position: &Position) -> Verdict {
        match position.phase {
            Phase::Piece { mode: Mode::Quick, left: number, .. } => {
                refuse(Rule::R4_7_6, Refusal::QuickMoves { number })
            }
            _ => refuse(Rule::R4_7b, Refusal::NotNow),
        }
    }

    pub(crate) fn pick_piece<W: Witness<Self>>(
        &self,
        position: &mut Position,
        (seat, mode, left): (Seat, Mode, u8),
        kind: Kind,
        from: Zone,
        witness: &mut W,
    ) {
        let ways = self.ways_from(position, (seat, mode), kind, from);
        position.phase = Phase::To { seat, mode, left, kind, from };
        if let Some(to) = ways.all().single() {
            self.pick_way(position, to, witness);
        }
    }

    #[inline]
    pub(crate) fn list_ways(
        &self,
        position: &Position,
        (seat, mode): (Seat, Mode),
        kind: Kind,
        from: Zone,
        actions: &mut Vec<Action>,
    ) {
        let ways = self.ways_from(position, (seat, mode), kind, from);
        ways.all().each(|zone| actions.push(Action::To { zone }));
    }

    pub(crate) fn judge_way(
        &self,
        position: &Position,
        (seat, mode): (Seat, Mode),
        kind: Kind,
        from: Zone,
        to: Zone,
    ) -> Verdict {
        let reach = self.reach(position, seat, mode);
        if self.judge_carry(position, &reach, kind, from, to).is_ok() {
            return Ok(());
        }
        self.judge_leave(position, &reach, kind, from, to)
    }

    /// Direction and length, then 4.7.1c and d.
    fn judge_direction(&self, reach: &Reach, kind: Kind, from: Zone, to: Zone) -> Verdict {
        let side = self.pitch.side(reach.seat);
        let (rule, reached, because) = match reach.mode {
            Mode::Attack => (Rule::R4_7_2b, side.forward_two[from.idx()], Refusal::NotForward { from, to }),
            Mode::Defence => (Rule::R4_7_3b, side.back_two[from.idx()], Refusal::NotBack { from, to }),
            mode => (Self::rule_of_way(mode), self.pitch.adjacent(from), Refusal::NotAdjacent { from, to }),
        };
        if !reached.has(to) {
            return refuse(rule, because);
        }
        if side.forward[from.idx()].minus(reach.forward_ok).has(to) {
            return refuse(Rule::R4_7_1c, Refusal::Foremost { to });
        }
        if kind == Kind::Outfield && side.back[from.idx()].minus(reach.back_ok).has(to) {
            return refuse(Rule::R4_7_1d, Refusal::Rearmost { to });
        }
        if reach.mode == Mode::Midfield && !reach.peopled.has(to) {
            return refuse(Rule::R4_7_1b, Refusal::NobodyThere { to });
        }
        Ok(())
    }

    /// [4.7.4] Not into an offside position, unless straight back.
    pub(super) fn judge_offside(&self, position: &Position, reach: &Reach, from: Zone, to: Zone) -> Verdict {
        let side = self.pitch.side(reach.seat);
        if reach.onside.has(to) || side.back_two[from.idx()].has(to) {
            Ok(())
        } else {
            refuse(Rule::R4_7_4, Refusal::Offside { zone: to, line: self.line(position, reach.seat) })
        }
    }

    fn judge_leave(&self, position: &Position, reach: &Reach, kind: Kind, from: Zone, to: Zone) -> Verdict {
        self.judge_direction(reach, kind, from, to)?;
        self.judge_offside(position, reach, from, to)?;
        if reach.must_stay && from == reach.ball {
            return refuse(Rule::E4_7, Refusal::BallAlone { zone: from });
        }
        Ok(())
    }

    fn judge_carry(&self, position: &Position, reach: &Reach, kind: Kind, from: Zone, to: Zone) -> Verdict {
        self.judge_direction(reach, kind, from, to)?;
        if !self.options.errata {
            self.judge_offside(position, reach, from, to)?;
        }
        if position.control != reach.seat || from != reach.ball {
            return refuse(Rule::R4_7_7, Refusal::NotNow);
        }
        let side = self.pitch.side(reach.seat);
        let straight = side.forward[from.idx()].or(side.back[from.idx()]);
        // The zone in between, if the move is two zones long.
        let two_zones = self.options.carry_middle && !self.pitch.adjacent(from).has(to);
        let middle = straight.and(self.pitch.adjacent(to)).when(two_zones);
        let path = Zones::only(from).or(middle).or(Zones::only(to));
        if let Some(zone) = path.and(position.zones(reach.seat.other())).first() {
            return refuse(Rule::R4_7_7, Refusal::OpponentInWay { zone });
        }
        if position.pending == Pending::GoalKick {
            return refuse(Rule::R5_3d, Refusal::KeeperBound { zone: from });
        }
        Ok(())
    }

    pub(crate) fn pick_way<W: Witness<Self>>(&self, position: &mut Position, to: Zone, witness: &mut W) {
        let Phase::To { seat, mode, left, kind, from } = position.phase else { return };
        if from != position.ball {
            return self.move_piece(position, (seat, mode, left), (kind, from, to), false, witness);
        }
        let ways = self.ways(&self.reach(position, seat, mode), kind, from);
        match (ways.carry.has(to), ways.leave.has(to)) {
            (true, true) => position.phase = Phase::Ball { seat, mode, left, kind, to },
            (carry, _) => self.move_piece(position, (seat, mode, left), (kind, from, to), carry, witness),
        }
    }

    pub(crate) fn move_piece<W: Witness<Self>>(
        &self,
        position: &mut Position,
        (seat, mode, left): (Seat, Mode, u8),
        (kind, from, to): (Kind, Zone, Zone),
        carry: bool,
        witness: &mut W,
    ) {
        position.shift(seat, kind, from, to);
        if carry {
            position.ball = to;
            witness.tell(Rule::R4_7_7, Event::Carried { by: seat, kind, from, to });
        } else {
            let rule = Self::rule_of_way(mode);
            witness.tell(rule, Event::Moved { by: seat, kind, from, to });
        }
        self.enter_piece(position, seat, mode, left.saturating_sub(1), witness);
    }
}
