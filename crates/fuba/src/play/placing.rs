//! Set-ups (section 3.3): kick-off, free kick, corner and penalty, and by option the goal kick.
//!
//! Pieces have no names, so each team is placed zone by zone in one fixed order: an arrangement has exactly one sequence.

use super::{Pieces, Verdict, refuse};
use crate::action::{Action, Event, Flank, Kind, Refusal};
use crate::flow::Fuba;
use crate::options::KickoffCentre;
use crate::phase::{Pending, Phase, TurnKind};
use crate::pitch::{Zone, Zones};
use crate::position::{Position, Spot};
use crate::rules::Rule;
use touchline_kernel::{BySeat, Seat, Witness};

impl Fuba {
    /// Everybody leaves the board, a waiting corner taker included (R78).
    pub(crate) fn clear_board(&self, position: &mut Position) {
        position.out = BySeat::default();
        position.keeper = BySeat::new(Spot::OFF, Spot::OFF);
        position.snap_out = BySeat::default();
        position.snap_keeper = BySeat::new(Spot::OFF, Spot::OFF);
        position.taker = None;
        position.target = None;
        position.support = None;
        position.forget_moves();
    }

    /// [3.3.1d] The ball is in the centre with value 3.
    pub(crate) fn set_up_kick_off<W: Witness<Self>>(
        &self,
        position: &mut Position,
        control: Seat,
        witness: &mut W,
    ) {
        self.clear_board(position);
        position.control = control;
        position.pending = Pending::KickOff;
        position.turn_kind = TurnKind::Normal;
        position.ball = Zone::CENTRE;
        position.value = 3;
        self.begin_placing(position, control, witness);
    }

    /// [5.2a] Both teams set up anew, with ball value 1.
    pub(crate) fn set_up_corner<W: Witness<Self>>(
        &self,
        position: &mut Position,
        corner: Option<Zone>,
        witness: &mut W,
    ) {
        self.clear_board(position);
        position.pending = Pending::Corner;
        position.turn_kind = TurnKind::Corner;
        position.value = 1;
        match corner {
            Some(zone) => {
                position.ball = zone;
                self.await_taker(position, witness);
            }
            None => position.phase = Phase::Side,
        }
    }

    /// S-taker, decided by itself while the team has pieces of one kind only.
    fn await_taker<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) {
        let seat = position.control;
        match (position.outfielders(seat) > 0, !position.keeper_off[seat]) {
            (true, true) => position.phase = Phase::Taker,
            (true, false) => self.choose_taker(position, Kind::Outfield, witness),
            (false, _) => self.choose_taker(position, Kind::Keeper, witness),
        }
    }

    pub(crate) fn choose_side<W: Witness<Self>>(
        &self,
        position: &mut Position,
        side: Flank,
        witness: &mut W,
    ) {
        let [left, right] = self.pitch.side(position.control).corners;
        position.ball = match side {
            Flank::Left => left,
            Flank::Right => right,
        };
        self.await_taker(position, witness);
    }

    /// The taker of a corner waits in no zone (5.2.1), that of a penalty stands in the penalty area (5.5.1a).
    pub(crate) fn choose_taker<W: Witness<Self>>(
        &self,
        position: &mut Position,
        kind: Kind,
        witness: &mut W,
    ) {
        let seat = position.control;
        if position.pending == Pending::Corner {
            position.taker = Some(kind);
        } else {
            match kind {
                Kind::Outfield => position.out[seat].add(position.ball, 1),
                Kind::Keeper => position.keeper[seat] = Spot::on(position.ball),
            }
        }
        match kind {
            Kind::Outfield if !position.keeper_off[seat] => position.phase = Phase::Keeper { seat },
            _ => self.place_outfield(position, seat, witness),
        }
    }

    /// The goalkeeper first, unless his place is fixed.
    pub(crate) fn begin_placing<W: Witness<Self>>(
        &self,
        position: &mut Position,
        seat: Seat,
        witness: &mut W,
    ) {
        let takes = seat == position.control;
        if takes && matches!(position.pending, Pending::Corner | Pending::Penalty) {
            return self.await_taker(position, witness);
        }
        if let Some((_, zone)) = self.keeper_fixed(position, seat) {
            position.keeper[seat] = Spot::on(zone);
            return self.place_outfield(position, seat, witness);
        }
        if position.keeper_off[seat] {
            return self.place_outfield(position, seat, witness);
        }
        position.phase = Phase::Keeper { seat };
    }

    /// [3.3.1c] [5.5.1b] Where the goalkeeper must stand, if that is fixed.
    fn keeper_fixed(&self, position: &Position, seat: Seat) -> Option<(Rule, Zone)> {
        let own_box = self.pitch.side(seat).box_;
        match position.pending {
            _ if position.keeper_off[seat] => None,
            Pending::KickOff => Some((Rule::R3_3_1c, own_box)),
            Pending::Penalty if seat != position.control => Some((Rule::R5_5_1b, own_box)),
            // [R39] He takes the goal kick.
            Pending::GoalKick if seat == position.control && self.options.keeper_back => {
                Some((Rule::R5_3d, own_box))
            }
            _ => None,
        }
    }

    /// Where this team may stand at this restart: its row of the table.
    pub(crate) fn row(&self, position: &Position, seat: Seat) -> Zones {
        match position.pending {
            // [3.3.1b] At least partly in the own half; [R9] beside exactly two in the centre, fully.
            Pending::KickOff => match self.options.kickoff_centre {
                KickoffCentre::AtLeast => self.pitch.side(seat).partly_own,
                KickoffCentre::Exactly => self.pitch.side(seat).own_half,
            },
            // [5.5.1c] Nobody but the taker and the goalkeeper in the penalty area.
            Pending::Penalty => Zones::ALL.minus(Zones::only(position.ball)),
            _ => Zones::ALL,
        }
    }

    /// [5.1.1b] Zones of which the passive team must have one at a free kick, as long as it has none; all zones otherwise.
    /// They come first in the order of placing, so only the first outfield piece is ever bound.
    fn duty(&self, position: &Position, seat: Seat) -> Zones {
        if position.pending != Pending::FreeKick || seat == position.control {
            return Zones::ALL;
        }
        let closer = self.pitch.side(seat).nearer_own[position.ball.idx()];
        if closer.is_empty() || !closer.and(position.zones(seat)).is_empty() { Zones::ALL } else { closer }
    }

    fn rule_of_row(position: &Position) -> Rule {
        match position.pending {
            Pending::KickOff => Rule::R3_3_1b,
            Pending::Penalty => Rule::R5_5_1c,
            _ => Rule::R3_3a,
        }
    }

    pub(crate) fn list_keeper(&self, position: &Position, seat: Seat, actions: &mut Vec<Action>) {
        self.row(position, seat).each(|zone| actions.push(Action::Keeper { zone }));
    }

    pub(crate) fn judge_keeper(&self, position: &Position, seat: Seat, zone: Zone) -> Verdict {
        if let Some((rule, fixed)) = self.keeper_fixed(position, seat) {
            return refuse(rule, Refusal::KeeperFixed { zone: fixed });
        }
        if !matches!(position.phase, Phase::Keeper { .. }) {
            return refuse(Rule::R3_3a, Refusal::NotNow);
        }
        if self.row(position, seat).has(zone) {
            Ok(())
        } else {
            refuse(Self::rule_of_row(position), Refusal::ZoneClosed { zone })
        }
    }

    pub(crate) fn place_keeper<W: Witness<Self>>(
        &self,
        position: &mut Position,
        seat: Seat,
        zone: Zone,
        witness: &mut W,
    ) {
        position.keeper[seat] = Spot::on(zone);
        self.place_outfield(position, seat, witness);
    }

    /// Mandatory pieces are put down at once, the others one by one.
    fn place_outfield<W: Witness<Self>>(&self, position: &mut Position, seat: Seat, witness: &mut W) {
        let mut left = position.outfielders(seat);
        let kicks = seat == position.control;
        let mandatory = match position.pending {
            // [3.3.1a] Two in the centre zone, of each team with `kickoff_centre = exactly`.
            Pending::KickOff if kicks || self.options.kickoff_centre == KickoffCentre::Exactly => 2,
            // [5.1.1a] One, unless the goalkeeper is there.
            Pending::FreeKick if kicks => u8::from(!position.keeper[seat].is(position.ball)),
            _ => 0,
        };
        // [R75] A team with fewer places what it has.
        let mandatory = left.min(mandatory);
        position.out[seat].add(position.ball, mandatory);
        let taker = kicks
            && (position.taker == Some(Kind::Outfield)
                || (position.pending == Pending::Penalty && !position.keeper[seat].is(position.ball)));
        left = left.saturating_sub(mandatory + u8::from(taker));
        let first = Zone(0).relative(seat);
        self.enter_place(position, seat, left, first, witness);
    }

    /// Zones for the next piece. [3.3b] The formation does not matter.
    #[inline]
    fn places(&self, position: &Position, seat: Seat, last: Zone) -> Zones {
        self.row(position, seat).and(self.duty(position, seat)).and(self.pitch.side(seat).onward[last.idx()])
    }

    fn enter_place<W: Witness<Self>>(
        &self,
        position: &mut Position,
        seat: Seat,
        left: u8,
        last: Zone,
        witness: &mut W,
    ) {
        if left > 0 {
            // With one zone left in the order, everybody left goes there.
            match self.places(position, seat, last).single() {
                Some(zone) => position.out[seat].add(zone, left),
                None => {
                    position.phase = Phase::Place { seat, left, last };
                    return;
                }
            }
        }
        // [3.3a] First the controlling team, then the passive team, then the adjustment.
        witness.tell(Rule::R3_3a, Event::LinedUp { by: seat });
        if seat == position.control {
            self.begin_placing(position, seat.other(), witness);
        } else {
            self.enter_adjust(position, 2, witness);
        }
    }

    #[inline]
    pub(crate) fn list_places(&self, position: &Position, seat: Seat, last: Zone, actions: &mut Vec<Action>) {
        self.places(position, seat, last).each(|zone| actions.push(Action::Place { zone }));
    }

    pub(crate) fn judge_place(&self, position: &Position, seat: Seat, last: Zone, zone: Zone) -> Verdict {
        if !self.row(position, seat).has(zone) {
            return refuse(Self::rule_of_row(position), Refusal::ZoneClosed { zone });
        }
        if !self.duty(position, seat).has(zone) {
            return refuse(Rule::R5_1_1b, Refusal::NobodyBehind { zone, kick: position.ball });
        }
        if !self.pitch.side(seat).onward[last.idx()].has(zone) {
            return refuse(Rule::R3_3a, Refusal::OutOfOrder { zone, last });
        }
        Ok(())
    }

    #[inline]
    pub(crate) fn place_piece<W: Witness<Self>>(
        &self,
        position: &mut Position,
        seat: Seat,
        left: u8,
        zone: Zone,
        witness: &mut W,
    ) {
        position.out[seat].add(zone, 1);
        self.enter_place(position, seat, left.saturating_sub(1), zone, witness);
    }

    fn enter_adjust<W: Witness<Self>>(&self, position: &mut Position, left: u8, witness: &mut W) {
        if left == 0 || self.adjustable(position).len() == 0 {
            self.finish_set_up(position, witness);
        } else {
            position.phase = Phase::Adjust { left };
        }
    }

    /// [3.3c] Pieces that have not been adjusted and have somewhere to go.
    fn adjustable(&self, position: &Position) -> Pieces {
        let seat = position.control;
        let mut pieces = Pieces { outfield: Zones::NONE, keeper: Zones::NONE };
        position.out[seat].minus(position.moved[seat]).zones().each(|zone| {
            let ways = self.adjustments(position, Kind::Outfield, zone);
            pieces.outfield = pieces.outfield.or(Zones::only(zone).when(!ways.is_empty()));
        });
        if let Some(zone) = position.keeper[seat].zone().filter(|_| !position.keeper_moved[seat]) {
            let ways = self.adjustments(position, Kind::Keeper, zone);
            pieces.keeper = Zones::only(zone).when(!ways.is_empty());
        }
        pieces
    }

    /// Where a piece may be adjusted to. [E3.3] After it the row of the team must still hold.
    fn adjustments(&self, position: &Position, kind: Kind, from: Zone) -> Zones {
        match self.adjustment_bar(position, kind, from) {
            Some(_) => Zones::NONE,
            None => self
                .pitch
                .adjacent(from)
                .and(self.adjustment_row(position))
                .and(self.where_the_first_went(position)),
        }
    }

    /// [R8] With `adjust_together` the second player goes to the zone of the first; everywhere otherwise.
    fn where_the_first_went(&self, position: &Position) -> Zones {
        if !self.options.adjust_together {
            return Zones::ALL;
        }
        let seat = position.control;
        let first =
            position.moved[seat].zones().or(position.keeper[seat].set().when(position.keeper_moved[seat]));
        if first.is_empty() { Zones::ALL } else { first }
    }

    fn adjustment_row(&self, position: &Position) -> Zones {
        // [R8] Nobody enters the penalty area in either mode.
        if self.options.errata || position.pending == Pending::Penalty {
            self.row(position, position.control)
        } else {
            Zones::ALL
        }
    }

    /// Why a piece may not be adjusted at all.
    fn adjustment_bar(&self, position: &Position, kind: Kind, from: Zone) -> Option<(Rule, Refusal)> {
        let seat = position.control;
        let here = position.pieces_in(seat, from);
        match position.pending {
            Pending::Penalty if from == position.ball => {
                Some((Rule::R5_5_1a, Refusal::TakerStays { zone: from }))
            }
            // [R39] The goalkeeper stays with the goal kick.
            Pending::GoalKick if kind == Kind::Keeper && self.options.keeper_back => {
                Some((Rule::R5_3d, Refusal::KeeperBound { zone: from }))
            }
            _ if !self.options.errata => None,
            Pending::KickOff if kind == Kind::Keeper => {
                Some((Rule::E3_3, Refusal::KeeperFixed { zone: from }))
            }
            Pending::KickOff if from == position.ball && here <= 2 => {
                Some((Rule::E3_3, Refusal::TooFewLeft { zone: from, needed: 2 }))
            }
            Pending::FreeKick if from == position.ball && here <= 1 => {
                Some((Rule::E3_3, Refusal::TooFewLeft { zone: from, needed: 1 }))
            }
            _ => None,
        }
    }

    pub(crate) fn list_adjust(&self, position: &Position, actions: &mut Vec<Action>) {
        self.adjustable(position).each(|kind, from| actions.push(Action::Adjust { kind, from }));
        actions.push(Action::Done);
    }

    pub(crate) fn judge_adjust(&self, position: &Position, kind: Kind, from: Zone) -> Verdict {
        let seat = position.control;
        if !position.has(seat, kind, from) {
            return refuse(Rule::R3_3c, Refusal::NoPiece { kind, zone: from });
        }
        if position.unmoved(seat, kind, from) == 0 {
            return refuse(Rule::R3_3c, Refusal::AlreadyMoved { kind, zone: from });
        }
        if let Some((rule, because)) = self.adjustment_bar(position, kind, from) {
            return refuse(rule, because);
        }
        if self.pitch.adjacent(from).and(self.where_the_first_went(position)).is_empty() {
            return refuse(Rule::R3_3c, Refusal::NoWay { kind, zone: from });
        }
        if self.adjustments(position, kind, from).is_empty() {
            let rule = if position.pending == Pending::Penalty { Rule::R5_5_1c } else { Rule::E3_3 };
            return refuse(rule, Refusal::NoWay { kind, zone: from });
        }
        Ok(())
    }

    pub(crate) fn pick_adjusted<W: Witness<Self>>(
        &self,
        position: &mut Position,
        left: u8,
        kind: Kind,
        from: Zone,
        witness: &mut W,
    ) {
        match self.adjustments(position, kind, from).single() {
            Some(to) => self.adjust(position, left, (kind, from), to, witness),
            None => position.phase = Phase::AdjustTo { left, kind, from },
        }
    }

    pub(crate) fn list_adjust_to(
        &self,
        position: &Position,
        kind: Kind,
        from: Zone,
        actions: &mut Vec<Action>,
    ) {
        self.adjustments(position, kind, from).each(|zone| actions.push(Action::To { zone }));
    }

    pub(crate) fn judge_adjust_to(&self, position: &Position, from: Zone, to: Zone) -> Verdict {
        if !self.pitch.adjacent(from).has(to) {
            return refuse(Rule::R3_3c, Refusal::NotAdjacent { from, to });
        }
        if !self.adjustment_row(position).has(to) {
            let rule = if position.pending == Pending::Penalty { Rule::R5_5_1c } else { Rule::E3_3 };
            return refuse(rule, Refusal::ZoneClosed { zone: to });
        }
        if !self.where_the_first_went(position).has(to) {
            return refuse(Rule::R3_3c, Refusal::NotTogether { to });
        }
        Ok(())
    }

    pub(crate) fn adjust<W: Witness<Self>>(
        &self,
        position: &mut Position,
        left: u8,
        (kind, from): (Kind, Zone),
        to: Zone,
        witness: &mut W,
    ) {
        let by = position.control;
        position.shift(by, kind, from, to);
        witness.tell(Rule::R3_3c, Event::Adjusted { by, kind, from, to });
        self.enter_adjust(position, left.saturating_sub(1), witness);
    }

    pub(crate) fn finish_set_up<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) {
        position.forget_moves();
        position.take_snapshot();
        let by = position.control;
        match std::mem::take(&mut position.pending) {
            Pending::FreeKick => self.free_kick_ready(position, witness),
            Pending::Penalty => {
                position.pending = Pending::Penalty;
                self.await_dive(position);
            }
            // [R7] The turn of the shot goes on.
            Pending::GoalKick => {
                position.pending = Pending::GoalKick;
                self.begin_movement(position, witness);
            }
            Pending::Corner => {
                let zone = position.ball;
                witness.tell(Rule::R5_2a, Event::CornerKick { by, zone });
                self.begin_turn(position, TurnKind::Corner, witness);
            }
            Pending::KickOff | Pending::None => {
                let half = position.half;
                witness.tell(Rule::R3_3_1d, Event::KickOff { by, half });
                self.begin_turn(position, TurnKind::Normal, witness);
            }
        }
    }
}
