//! Positions and actions as numbers. Both seats name places and cards alike, so nothing is turned.

use crate::action::Action;
use crate::deck::{Attacker, Bag, Card};
use crate::flow::Fudis;
use crate::formation::{N_FIELD, Slot, slots};
use crate::position::{Flags, Phase, Position};
use crate::team::Known;
use touchline_kernel::{Arrays, Field, Game, Pen, Seat, Turn};

/// Kinds of cards: 52 and three jokers.
const KINDS: usize = 55;
/// How many phases there are.
const PHASES: usize = 17;
/// Places, the goal included.
const PLACES: usize = N_FIELD + 1;

fn code(card: Option<Card>) -> u8 {
    card.map_or(0, |card| card.idx() as u8 + 1)
}

fn write_bag(pen: &mut Pen<'_>, bag: Bag) {
    let block = pen.block(KINDS);
    bag.kinds().for_each(|(card, count)| block[card.idx()] = count as u8);
}

impl Arrays for Fudis {
    const ARRAYS: u32 = 1;

    fn fields(&self) -> Vec<Field> {
        let bag = |name, about| Field::new(name, [KINDS], about);
        vec![
            Field::new(
                "field",
                [2, N_FIELD],
                "own, opponents: the card in each place, five places a row from F to D; 0 for none, else its number from 1",
            ),
            Field::new("goal", [2], "own, opponents: somebody is in goal"),
            Field::new("keeper", [1], "the own keeper's card, 0 if the seat does not know it"),
            bag(
                "hand",
                "own hand cards: how many of each kind; kinds in the order 2C 2D 2H 2S 3C and so on, jokers last",
            ),
            Field::new(
                "known",
                [2, KINDS],
                "own, opponents: cards that the other side knows of; 1 in the hand, 2 in the hand or in goal",
            ),
            Field::new("hands", [2], "own, opponents: hand cards"),
            bag("thrown", "own cards thrown face down"),
            Field::new("n_thrown", [2], "own, opponents: cards thrown face down"),
            Field::new("saves", [2, KINDS], "own, opponents: shots that the present keeper has survived"),
            bag("discard", "cards out of play"),
            Field::new("pile", [1], "cards in the draw pile"),
            bag("pile_cards", "the cards of the pile, once all have seen them"),
            Field::new("to_lay", [2], "own, opponents: places to be laid"),
            Field::new("first_turn", [2], "own, opponents: has still to begin its first turn of the round"),
            Field::new("decides", [1], "the seat decides now"),
            Field::new("turn", [1], "it is the seat's turn, or it is dealt to"),
            Field::new(
                "phase",
                [PHASES],
                "toss, deal, build, topup, redraw, redrawn, refill, swap, swap_in, attack, target, draw, joker, counter, claim, lot, end",
            ),
            Field::new("slot", [PLACES], "the place that the phase is about, the goal last"),
            Field::new("attacker", [1 + PLACES], "in the phase target: the hand card's number, or the place"),
            Field::new("left", [1], "cards still to come or to lay"),
            Field::new("when", [4], "half, round, leg of the shoot-out, attacks of this round"),
            Field::new("passes", [1], "passes just before this turn"),
            Field::new("in_counter", [1], "this turn is a counter-attack"),
            Field::new("starter", [2, 2], "half, round: started by the seat, by the opponents"),
            Field::new("score", [2], "own, opponents"),
            Field::new("shootout", [2], "own, opponents: goals of the shoot-out"),
        ]
    }

    fn observe(&self, position: &Position, seat: Seat, into: &mut [u8]) {
        let seats = [seat, seat.other()];
        let (ours, theirs) = (&position.teams[seat], &position.teams[seat.other()]);
        // [R55] For everybody but the builder nothing has happened until the reveal.
        let unseen = theirs.laid;
        let mut pen = Pen::new(into);
        let pen = &mut pen;
        for (team, shown) in [(ours, ours.occupied()), (theirs, theirs.occupied() & !unseen)] {
            let block = pen.block(N_FIELD);
            slots(shown).for_each(|slot| block[slot.idx()] = code(team.card(slot)));
        }
        pen.flag(!ours.keeper.is_none());
        pen.flag(!theirs.keeper.is_none() && unseen & Slot::GOAL.bit() == 0);
        pen.number(code(ours.keeper.card().filter(|_| !ours.blind)));
        let hand = pen.block(KINDS);
        ours.hand.cards().for_each(|card| hand[card.idx()] += 1);
        for team in [ours, theirs] {
            let block = pen.block(KINDS);
            let laid = slots(team.laid & !Slot::GOAL.bit()).map(|slot| team.held(slot));
            for held in team.hand.held().iter().copied().chain(laid).chain([team.keeper]) {
                if held.is_known()
                    && let Some(card) = held.card()
                {
                    // Twins of which one may be the keeper: the weaker knowledge stands.
                    let known = if held.known() == Known::MaybeKeeper { 2 } else { 1 };
                    block[card.idx()] = block[card.idx()].max(known);
                }
            }
        }
        pen.numbers([ours.hand.len(), theirs.hand.len() + unseen.count_ones() as u8]);
        write_bag(pen, ours.gone.thrown());
        pen.numbers([ours, theirs].map(|team| team.gone.thrown().len() as u8));
        write_bag(pen, ours.gone.saves());
        write_bag(pen, theirs.gone.saves());
        let mut held = Bag::EMPTY;
        [ours, theirs].into_iter().flat_map(|team| team.cards()).for_each(|card| held.insert(card));
        let rest =
            self.pack.minus(position.pile).minus(held).minus(ours.gone.thrown()).minus(theirs.gone.thrown());
        write_bag(pen, rest);
        pen.number(position.pile.len() as u8);
        write_bag(pen, if position.flags.has(Flags::PILE_SHOWN) { position.pile } else { Bag::EMPTY });
        // [R63] What is left empty in secret is not counted down before the eyes of others.
        let secret = position.phase == Phase::Build && self.is_secret_build(position);
        let shape = self.shape(position);
        let to_lay =
            if secret && self.fills_freely(position) { theirs.n_empty(shape) } else { theirs.to_lay };
        pen.numbers([ours.to_lay, to_lay + unseen.count_ones() as u8]);
        pen.numbers(seats.map(|of| u8::from(position.flags.has(Flags::first_turn(of)))));
        pen.flag(self.turn(position) == Turn::Decision(seat));
        pen.flag(position.turn == seat);
        pen.one_of(PHASES, Some(position.phase.name() as usize));
        let laying = position.phase == Phase::Build && (!secret || position.turn == seat);
        let slot = match laying {
            true => self.place_due(position, position.turn),
            false => position.phase.slot(),
        };
        pen.one_of(PLACES, slot.map(Slot::idx));
        let (card, place) = match position.phase {
            Phase::Target { attacker: Attacker::Hand(card) } => (Some(card), None),
            Phase::Target { attacker: Attacker::Field(slot) } => (None, Some(slot)),
            _ => (None, None),
        };
        pen.number(code(card));
        pen.one_of(PLACES, place.map(Slot::idx));
        pen.number(match position.phase {
            Phase::Redrawn { left } => left,
            _ if laying => position.teams[position.turn].to_lay,
            _ => 0,
        });
        pen.numbers([position.half, position.round, position.leg, position.attacks]);
        pen.number(position.passes);
        pen.flag(position.flags.has(Flags::IN_COUNTER));
        for starter in [position.half_starter, position.starter] {
            pen.one_of(2, starter.map(|starter| usize::from(starter != seat)));
        }
        pen.numbers(seats.map(|of| position.score[of]));
        pen.numbers(seats.map(|of| position.shootout[of]));
        debug_assert_eq!(pen.left(), 0, "the fields are written to the last byte");
    }

    fn turned(&self, action: Action) -> Action {
        action
    }
}
