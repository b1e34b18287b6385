//! The check that makes a setup a position.

use super::{Places, Setup};
use crate::deck::{Attacker, Bag, Card};
use crate::flow::Fudis;
use crate::formation::{HAND, ROW_NAMES, Slot, slots};
use crate::options::{Build, Format, MercyCall};
use crate::position::{Flags, JokerBy, Phase, Position};
use crate::rules::Rule;
use crate::team::{Held, Known, Team};
use touchline_kernel::{BySeat, Fault, Faults, Seat};

impl Setup {
    /// The position, or every reason why there is none.
    pub(crate) fn position(&self, game: &Fudis) -> Result<Position, Faults> {
        let mut faults = Faults::default();
        self.check_numbers(game, &mut faults);
        let mut position = Position {
            teams: BySeat::new(Team::EMPTY, Team::EMPTY),
            pile: Bag::EMPTY,
            score: BySeat::new(self.score[0], self.score[1]),
            shootout: BySeat::new(self.shootout[0], self.shootout[1]),
            half: self.half,
            round: self.round,
            leg: self.leg,
            half_starter: self.half_starter,
            starter: self.starter,
            turn: self.turn.or(self.starter).unwrap_or(Seat::Home),
            phase: self.phase,
            passes: self.passes,
            attacks: self.attacks,
            flags: self.flags(),
        };
        for seat in Seat::BOTH {
            self.lay_team(game, &mut position, seat, &mut faults);
        }
        self.share_out(game, &mut position, &mut faults);
        if self.pile_shown && !position.pile.without_jokers().is_empty() {
            faults.add("pile_shown", "a pile is shown when it holds nothing but jokers (R64)");
        }
        if !faults.0.is_empty() {
            return Err(faults);
        }
        for seat in Seat::BOTH {
            self.remember(game, &mut position, seat, &mut faults);
        }
        self.settle_phase(game, &mut position, &mut faults);
        faults.or(position)
    }

    fn check_numbers(&self, game: &Fudis, faults: &mut Faults) {
        let options = &game.options;
        let mut range = |at: &str, value: u8, min: u8, max: u8| {
            if !(min..=max).contains(&value) {
                faults.add(at, format!("found {value}, expected {min} to {max}"));
            }
        };
        range("half", self.half, 1, 2);
        range("round", self.round, 1, 250);
        range("passes", self.passes, 0, 1);
        let legs = if options.shootout { options.shootout_legs + options.shootout_extra } else { 0 };
        let first_leg = u8::from(options.format == Format::ShootoutOnly);
        range("leg", self.leg, first_leg, legs);
        let before_toss = matches!(self.phase, Phase::Toss | Phase::Deal | Phase::Topup | Phase::Build)
            || matches!(self.phase, Phase::Joker { by: JokerBy::Deal, .. });
        if self.starter.is_none() && !before_toss {
            faults.add("starter", "`null` is for the time before the toss");
        }
        if self.phase == Phase::Toss && self.starter.is_some() {
            faults.add("starter", "must be `null`: the toss has not been made");
        }
    }

    /// Field, keeper and hand of a seat.
    fn lay_team(&self, game: &Fudis, position: &mut Position, seat: Seat, faults: &mut Faults) {
        let shape = game.shape(position);
        let team = &mut position.teams[seat];
        for (idx, row) in self.field.of(seat).rows().into_iter().enumerate() {
            let Some(Places(cards)) = row else { continue };
            let at = format!("field.{seat}.{}", ROW_NAMES[idx]);
            let size = shape.rows[idx].count_ones() as usize;
            if cards.len() > size {
                faults.add(at, format!("found {} places, the formation has {size}", cards.len()));
                continue;
            }
            for (slot, card) in slots(shape.rows[idx]).zip(cards) {
                if let Some(card) = card {
                    team.set(slot, Held::plain(*card));
                }
            }
        }
        if let Some(card) = self.keeper.of(seat) {
            team.keeper = Held::plain(*card);
            team.blind = self.blind.of(seat).unwrap_or(game.options.build == Build::Random);
            if card.is_joker() {
                faults.add(format!("keeper.{seat}"), "a joker never stands in goal (JOK-1)");
            }
        }
        let hand = &self.hand.of(seat).0;
        let full = usize::from(shape.strength);
        if usize::from(team.size()) + hand.len() > full {
            faults.add(format!("hand.{seat}"), format!("more than the {full} cards of a full team (DEAL-1)"));
            return;
        }
        hand.iter().for_each(|&card| team.hand.insert(Held::plain(card)));
        for slot in &self.laid.of(seat).0 {
            if team.card(*slot).is_none() {
                faults.add(format!("laid.{seat}"), format!("there is no card in {slot}"));
            }
            team.laid |= slot.bit();
        }
    }

    /// Pile and discard: every card of the pack is somewhere, and no other is.
    fn share_out(&self, game: &Fudis, position: &mut Position, faults: &mut Faults) {
        let mut rest = game.pack;
        let mut claim = |at: &str, card: Card, faults: &mut Faults| {
            if !rest.remove(card) {
                faults.add(at, format!("{card} is not in the pack, or already somewhere else"));
            }
        };
        for seat in Seat::BOTH {
            let team = &position.teams[seat];
            team.hand.cards().for_each(|card| claim(&format!("hand.{seat}"), card, faults));
            team.keeper.card().into_iter().for_each(|card| claim(&format!("keeper.{seat}"), card, faults));
            team.field_cards(!0).for_each(|card| claim(&format!("field.{seat}"), card, faults));
            for &card in &self.thrown.of(seat).0 {
                claim(&format!("thrown.{seat}"), card, faults);
                position.teams[seat].gone.throw(card);
            }
            if !(self.thrown.of(seat).0.is_empty() || game.options.redraw && game.options.redraw_face_down) {
                faults.add(format!("thrown.{seat}"), "no card is thrown face down by these options (R42)");
            }
        }
        let pile = self.pile.iter().flat_map(|cards| &cards.0);
        pile.clone().for_each(|&card| claim("pile", card, faults));
        self.discard.iter().flat_map(|cards| &cards.0).for_each(|&card| claim("discard", card, faults));
        match (&self.pile, &self.discard) {
            (None, None) if self.phase == Phase::Deal => position.pile = rest,
            (None, Some(_)) => position.pile = rest,
            (Some(_), Some(_)) if !rest.is_empty() => {
                faults.add(
                    "discard",
                    format!("these cards are nowhere: {rest:?}; leave `discard` out, or name them"),
                );
            }
            _ => position.pile = pile.copied().collect(),
        }
    }

    fn flags(&self) -> Flags {
        let mut flags = Flags::NONE;
        flags.set(Flags::PILE_SHOWN, self.pile_shown);
        flags.set(Flags::IN_COUNTER, self.in_counter);
        for seat in Seat::BOTH {
            flags.set(Flags::first_turn(seat), *self.first_turn.of(seat));
        }
        flags
    }

    /// What is known of a seat's hidden cards.
    fn remember(&self, game: &Fudis, position: &mut Position, seat: Seat, faults: &mut Faults) {
        let discard = position.discard(game.pack);
        let order = game.shape(position).order;
        let team = &mut position.teams[seat];
        for &card in &self.saves.of(seat).0 {
            if discard.count(card) == team.gone.saves().count(card) {
                faults.add(format!("saves.{seat}"), format!("{card} is not in the discard (ATK-4)"));
            }
            team.gone.save(card);
        }
        if !team.gone.saves().is_empty() {
            let beaten =
                team.keeper.card().is_none_or(|card| game.values.wall(card) < game.floor(team.gone.saves()));
            if beaten {
                faults.add(
                    format!("saves.{seat}"),
                    "there is no keeper that has survived these shots (GOAL-4)",
                );
            }
        }
        let mut keeper_known = *self.keeper_known.of(seat);
        for known in &self.known.of(seat).0 {
            let mark = if known.maybe_keeper { Known::MaybeKeeper } else { Known::InHand };
            let laid_goal = team.laid & Slot::GOAL.bit() != 0;
            if known.maybe_keeper
                && (team.keeper.is_none() || team.blind || laid_goal || known.card.is_joker())
            {
                let what = format!("{} cannot be the keeper: leave out the `?`", known.card);
                faults.add(format!("known.{seat}"), what);
                continue;
            }
            let held = Held::new(known.card, mark);
            let plain = Held::plain(known.card);
            let is_keeper = team.keeper == plain && (known.maybe_keeper || laid_goal);
            let laid =
                order.into_iter().find(|&slot| team.laid & slot.bit() != 0 && team.held(slot) == plain);
            if is_keeper && keeper_known {
                keeper_known = false;
                team.keeper = held;
            } else if let Some(slot) = laid {
                team.set(slot, held);
            } else if team.hand.held().contains(&plain) {
                team.hand.take(plain);
                team.hand.insert(held);
            } else if is_keeper {
                team.keeper = held;
            } else {
                faults.add(format!("known.{seat}"), format!("{} is not in the hand", known.card));
            }
        }
    }

    /// What the phase needs.
    fn settle_phase(&self, game: &Fudis, position: &mut Position, faults: &mut Faults) {
        for seat in Seat::BOTH {
            let building = matches!(self.phase, Phase::Build | Phase::Refill);
            let mut to_lay = if building { game.places_to_lay(position, seat) } else { 0 };
            let found = self.to_lay.of(seat);
            // R31: places that were left empty are not to be laid any more.
            if let (true, Some(found)) = (building && game.fills_freely(position), found)
                && *found < to_lay
            {
                to_lay = *found;
            }
            if let Some(found) = found
                && *found != to_lay
            {
                let what = format!("found {found}, expected {to_lay}: three cards stay in hand (BUILD-2)");
                faults.add(format!("to_lay.{seat}"), what);
            }
            position.teams[seat].to_lay = to_lay;
        }
        if let Err((at, what)) = self.phase_fault(game, position) {
            faults.0.push(Fault::new(at, what));
        }
        if faults.0.is_empty() && position.phase == Phase::Swap {
            // 4.2.8: a swap that cannot be made is skipped.
            game.begin_swap(position);
        }
    }

    fn phase_fault(&self, game: &Fudis, position: &mut Position) -> Result<(), (&'static str, String)> {
        let seat = position.turn;
        let refuse = |at: &'static str, what: &str| Err((at, what.to_owned()));
        let dealing = matches!(
            self.phase,
            Phase::Deal | Phase::Toss | Phase::Build | Phase::Topup | Phase::Joker { by: JokerBy::Deal, .. }
        );
        let hand_max = |seat| match self.phase {
            _ if dealing => u8::MAX,
            Phase::Redraw { thrown } if seat == position.turn => HAND.saturating_sub(thrown),
            // R21: only jokers that could not be laid stay in hand beside three cards.
            _ => HAND.max(game.options.jokers),
        };
        for seat in Seat::BOTH {
            let team = &position.teams[seat];
            if team.hand.len() > hand_max(seat) {
                let at = if seat == Seat::Home { "hand.home" } else { "hand.away" };
                return Err((
                    at,
                    format!("found {} cards, expected at most {}", team.hand.len(), hand_max(seat)),
                ));
            }
            let may_hold_joker = |slot: Slot| match self.phase {
                Phase::Deal => game.falls_at_random(position),
                Phase::Joker { by: JokerBy::Deal, .. } => game.options.build == Build::Random,
                Phase::Joker { slot: here, .. } => here == slot && seat == position.turn,
                _ => false,
            };
            let joker = slots(team.occupied())
                .find(|&slot| team.field_card(slot).is_joker() && !may_hold_joker(slot));
            if let Some(slot) = joker {
                return Err(("field", format!("the joker in {slot} of {seat} may not stand there (JOK-1)")));
            }
            if team.laid != 0 && (position.phase != Phase::Build || !game.is_secret_build(position)) {
                return refuse("laid", "cards lie unseen only while a secret building goes on (BUILD-4)");
            }
        }
        match self.phase {
            Phase::Deal if !position.discard(game.pack).is_empty() => {
                refuse("pile", "a deal is made from the whole pack: leave `pile` out (PACK-1)")
            }
            Phase::Deal | Phase::Topup if game.weight_of(position) == 0 => {
                refuse("pile", "there is no card to deal")
            }
            Phase::Deal if !game.falls_at_random(position) => {
                let teams = &position.teams;
                let bare = Seat::BOTH.into_iter().all(|seat| teams[seat].size() == teams[seat].hand.len());
                let due = teams.home.hand.len() - teams.home.hand.len().min(teams.away.hand.len());
                let even = teams.home.hand.len() >= teams.away.hand.len()
                    && due == u8::from(seat == Seat::Away)
                    && teams.away.hand.len() < game.shape(position).strength;
                if bare && even {
                    Ok(())
                } else {
                    refuse("hand", "a deal goes home, away, home, away (DEAL-1)")
                }
            }
            Phase::Deal if seat == Seat::Away && game.next_random(position, Seat::Home).is_some() => {
                refuse("turn", "a random deal goes to home first, then to away (BUILD-6)")
            }
            Phase::Deal if seat == Seat::Home && position.teams.away.size() > 0 => {
                refuse("turn", "a random deal goes to home first, then to away (BUILD-6)")
            }
            Phase::Joker { by: JokerBy::Deal, .. }
                if Seat::BOTH.into_iter().any(|seat| game.next_random(position, seat).is_some()) =>
            {
                refuse("phase", "dealt jokers are exchanged when all cards are dealt (BUILD-6)")
            }
            Phase::Deal if game.next_random(position, seat).is_none() => {
                refuse("turn", "this seat has all its cards (DEAL-1)")
            }
            Phase::Topup
                if position.teams[seat].size() >= game.shape(position).strength
                    || game.falls_at_random(position)
                        && position.teams[seat].next_place(game.shape(position)).is_none() =>
            {
                refuse("turn", "this seat lacks nothing (ROUND-2)")
            }
            Phase::Build if position.teams[seat].to_lay == 0 => {
                refuse("turn", "this seat has no place to fill (BUILD-1)")
            }
            Phase::Build | Phase::Joker { .. }
                if !(position.teams[seat].hand.has_plain()
                    || self.phase == Phase::Build && game.fills_freely(position)) =>
            {
                refuse("hand", "there is no card that may be laid (JOK-1)")
            }
            Phase::Redraw { thrown } if u32::from(thrown) >= position.pile.len() => {
                refuse("phase", "the pile cannot replace another card (REDRAW-2)")
            }
            Phase::Redraw { .. } if position.teams[seat].hand.is_empty() => {
                refuse("hand", "there is nothing to throw (REDRAW-1)")
            }
            Phase::Redrawn { left } if left == 0 || u32::from(left) > position.pile.len() => {
                refuse("phase", "the pile has not so many cards (REDRAW-2)")
            }
            Phase::Redrawn { left } if position.teams[seat].hand.len() + left > HAND => {
                refuse("phase", "a hand has three cards (REDRAW-1)")
            }
            Phase::Refill
                if !game.falls_at_random(position)
                    || position.teams[seat].keeper.is_none()
                    || position.teams[seat].blind =>
            {
                refuse("phase", "a hand is refilled after an emergency keeper of a random build (R43)")
            }
            Phase::Refill | Phase::Draw { slot: None, .. }
                if position.pile.is_empty() || position.teams[seat].hand.len() >= HAND =>
            {
                refuse("phase", "there is nothing to draw, or no room for it (DRAW-1)")
            }
            Phase::Draw { slot: Some(slot), .. }
                if position.pile.is_empty()
                    || slot == Slot::GOAL
                    || !game.shape(position).has(slot)
                    || position.teams[seat].card(slot).is_some() =>
            {
                refuse("phase", "there is nothing to draw, or no room for it (DRAW-2)")
            }
            Phase::SwapIn { slot } if !game.options.swaps || game.judge_swap(position, slot).is_err() => {
                Err(("phase", format!("the card in {slot} cannot be swapped (SWAP-2)")))
            }
            Phase::Target { attacker } => self.aim(game, position, attacker),
            Phase::Joker { slot, .. } if !position.teams[seat].card(slot).is_some_and(Card::is_joker) => {
                Err(("phase", format!("there is no joker in {slot} (JOK-2)")))
            }
            Phase::Claim
                if game.options.mercy_call != MercyCall::Claimed || game.mercy(position).is_none() =>
            {
                refuse("phase", "no match can be claimed now (MERCY-3)")
            }
            Phase::Claim if position.score.leader() != Some(seat) => {
                refuse("turn", "the leader claims the match (MERCY-3)")
            }
            Phase::End { by, .. } => match by {
                Rule::Match1 | Rule::Mercy1 | Rule::Mercy2 | Rule::So6 | Rule::So7 => Ok(()),
                _ => Err(("phase", format!("{by} ends no match"))),
            },
            _ if position.flags.has(Flags::IN_COUNTER) && !position.teams[seat.other()].route_open() => {
                refuse("in_counter", "a counter-attack needs an open route (CTR-1)")
            }
            _ => Ok(()),
        }
    }

    /// The attacker of the phase `target` must be one, and is known from then on.
    fn aim(
        &self,
        game: &Fudis,
        position: &mut Position,
        attacker: Attacker,
    ) -> Result<(), (&'static str, String)> {
        let verdict = match attacker {
            Attacker::Hand(card) => game.judge_hand(position, card),
            Attacker::Field(slot) => game.judge_field(position, slot),
        };
        verdict.map_err(|violation| ("phase", format!("this card cannot attack ({})", violation.rule)))?;
        if let Attacker::Hand(card) = attacker {
            position.teams[position.turn].announce(card);
        }
        Ok(())
    }
}

impl Fudis {
    fn weight_of(&self, position: &Position) -> u32 {
        self.drawable(position).len()
    }

    /// The invariants: every card is in one place, and the position is read as it is written.
    pub(crate) fn check_position(&self, position: &Position) -> Result<(), Faults> {
        let again = Setup::of(self, position).position(self)?;
        let mut faults = Faults::default();
        if again != *position {
            faults.add("", format!("read back as {again:?}, not as {position:?}"));
        }
        let in_play: u32 = Seat::BOTH.into_iter().map(|seat| u32::from(position.teams[seat].size())).sum();
        let thrown: u32 = Seat::BOTH.into_iter().map(|seat| position.teams[seat].gone.thrown().len()).sum();
        if in_play + thrown + position.pile.len() + position.discard(self.pack).len() != self.pack.len() {
            faults.add("", "a card is lost, or in two places");
        }
        faults.or(())
    }
}
