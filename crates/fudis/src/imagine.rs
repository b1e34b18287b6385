//! Full positions drawn from what a seat knows (section 5.2).

use crate::deck::{Bag, Card};
use crate::flow::Fudis;
use crate::formation::{Slot, slots};
use crate::position::{Flags, Phase, Position};
use crate::team::{Hand, Held, Known, Team};
use touchline_kernel::Seat;
use touchline_kernel::dice::Roll;

/// The most cards of any pack.
const PACK_MAX: usize = 110;

/// How often a draw that contradicts what is known is made again before it is mended by hand. The chance to come this far is
/// nothing with fair dice; dice that always fall alike must not hang the program.
const TRIES: u32 = 1000;

/// Cards without order that are drawn from at random.
struct Urn {
    cards: [Card; PACK_MAX],
    n: usize,
}

impl Urn {
    fn new(bag: Bag) -> Self {
        let mut urn = Self { cards: [Card::from_idx(0); PACK_MAX], n: 0 };
        for card in bag.iter().take(PACK_MAX) {
            urn.cards[urn.n] = card;
            urn.n += 1;
        }
        urn
    }

    fn cards(&self) -> &[Card] {
        &self.cards[..self.n]
    }

    fn take(&mut self, idx: usize) -> Card {
        self.n -= 1;
        self.cards.swap(idx, self.n);
        self.cards[self.n]
    }

    fn draw<R: Roll>(&mut self, dice: &mut R) -> Option<Card> {
        (self.n > 0).then(|| self.take(dice.below(self.n as u32) as usize))
    }

    fn draw_joker<R: Roll>(&mut self, dice: &mut R) -> Option<Card> {
        let jokers = self.cards().iter().filter(|card| card.is_joker()).count() as u32;
        let place = dice.below(jokers) as usize;
        let idx = (0..self.n).filter(|&idx| self.cards[idx].is_joker()).nth(place)?;
        Some(self.take(idx))
    }
}

/// A hidden keeper as it was drawn.
#[derive(Clone, Copy)]
enum Source {
    /// A card nobody has seen, by its place in the urn.
    Unseen(usize),
    /// A known card that may be the keeper, by its place among those.
    Known(usize),
}

impl Fudis {
    /// Section 5.2. Takes from `position` only what `seat` knows.
    pub(crate) fn imagined<R: Roll>(&self, position: &Position, seat: Seat, dice: &mut R) -> Position {
        for _ in 0..TRIES {
            let world = self.draw_world(position, seat, false, dice);
            if self.is_settled(&world) {
                return world;
            }
        }
        self.draw_world(position, seat, true, dice)
    }

    /// Could the match have come to this phase with these cards? A seat that has named a place to swap has a card for it, and so
    /// has one that must lay a keeper, and a pile that is dealt from has a card to deal; everybody knows that.
    pub(crate) fn is_settled(&self, position: &Position) -> bool {
        let decides = match position.phase {
            Phase::SwapIn { slot } => self.judge_swap(position, slot).is_ok(),
            Phase::Joker { .. } => position.teams[position.turn].hand.has_plain(),
            // [BUILD-6] Who is dealt a keeper, is dealt one from a pile that is not all jokers.
            Phase::Deal | Phase::Topup => !self.drawable(position).is_empty(),
            _ => true,
        };
        let building = matches!(position.phase, Phase::Build | Phase::Refill);
        decides
            && Seat::BOTH.into_iter().all(|seat| {
                let team = &position.teams[seat];
                let laid = slots(team.laid).all(|slot| !team.held(slot).is_none());
                // R31: who fills freely may have left any place empty.
                let laying = building && !self.fills_freely(position);
                laid && (!laying || team.to_lay == self.places_to_lay(position, seat))
            })
    }

    /// One draw. With `mend` a hand of nothing but jokers is given a card that it can lay.
    fn draw_world<R: Roll>(&self, position: &Position, seat: Seat, mend: bool, dice: &mut R) -> Position {
        let them = seat.other();
        let ours = &position.teams[seat];
        let theirs = &position.teams[them];
        let shown = theirs.laid & Slot::GOAL.bit() == 0;

        // U of the specification without the known cards: the pile, and what hides in their hand, goal and secret building.
        let mut unseen = position.unseen_pile();
        let mut hidden = [Held::NONE; crate::team::HAND_MAX + 1];
        let mut n_hidden = 0;
        let laid = slots(theirs.laid & !Slot::GOAL.bit()).map(|slot| theirs.held(slot));
        for held in theirs.hand.held().iter().copied().chain(laid).chain([theirs.keeper]) {
            if let Some(card) = held.card() {
                if !held.is_known() {
                    unseen.insert(card);
                } else if n_hidden < hidden.len() {
                    hidden[n_hidden] = held;
                    n_hidden += 1;
                }
            }
        }
        theirs.gone.thrown().iter().for_each(|card| unseen.insert(card));
        let known = &mut hidden[..n_hidden];
        known.sort_unstable();
        if ours.blind
            && let Some(card) = ours.keeper.card()
        {
            unseen.insert(card);
        }
        let mut urn = Urn::new(unseen);

        // Keepers first: they are what saves and doubts speak about.
        let has_keeper = shown && !theirs.keeper.is_none();
        let their_hand = usize::from(theirs.hand.len()) + theirs.laid.count_ones() as usize;
        let (their_keeper, our_keeper) =
            self.draw_keepers(ours, theirs, has_keeper, known, &urn, their_hand, dice);

        let mut world = *position;
        let mut keeper = Held::NONE;
        match their_keeper {
            Some(Source::Known(idx)) => keeper = std::mem::replace(&mut known[idx], Held::NONE),
            Some(Source::Unseen(idx)) => {
                // The other keeper, if any, keeps its place: `take` fills the hole with the last card.
                keeper = Held::plain(urn.cards[idx]);
            }
            None => {}
        }
        let mut gone = [their_keeper, our_keeper].map(|source| match source {
            Some(Source::Unseen(idx)) => Some(idx),
            _ => None,
        });
        if let Some(Source::Unseen(idx)) = our_keeper {
            world.teams[seat].keeper = Held::plain(urn.cards[idx]);
        }
        gone.sort_unstable_by(|a, b| b.cmp(a));
        gone.into_iter().flatten().for_each(|idx| _ = urn.take(idx));

        // The rest of their hand is a uniform subset of what remains, the pile is what is left.
        let mut hand = Hand::EMPTY;
        known.iter().filter(|held| !held.is_none()).for_each(|&held| hand.insert(held));
        // ROUND-5: a seat that must lay a keeper and is not asked to has nothing but jokers.
        let only_jokers = matches!(position.phase, Phase::Build | Phase::Refill)
            && theirs.keeper.is_none()
            && theirs.to_lay == 0
            && !self.fills_freely(position);
        while usize::from(hand.len()) < their_hand
            && let Some(card) = if only_jokers { urn.draw_joker(dice) } else { urn.draw(dice) }
        {
            hand.insert(Held::plain(card));
        }
        if mend
            && !only_jokers
            && !hand.has_plain()
            && let Some(joker) = hand.held().iter().find(|held| !held.is_known()).and_then(|held| held.card())
            && let Some(idx) = urn.cards().iter().position(|card| !card.is_joker())
        {
            hand.remove(joker);
            hand.insert(Held::plain(std::mem::replace(&mut urn.cards[idx], joker)));
        }
        let team = &mut world.teams[them];
        team.hand = hand;
        // R42: what was thrown face down is any of the rest.
        team.gone.forget_thrown();
        (0..theirs.gone.thrown().len()).filter_map(|_| urn.draw(dice)).for_each(|card| team.gone.throw(card));
        if shown {
            team.keeper = keeper;
        }
        lay_again(team, self.shape(position).places(), dice);
        if !position.flags.has(Flags::PILE_SHOWN) {
            world.pile = urn.cards().iter().copied().collect();
        }
        world
    }

    /// Draws the hidden keepers of both sides. Each is as likely as the number of deals that go with it.
    #[expect(
        clippy::too_many_arguments,
        reason = "everything that bears on a keeper, gathered by the one caller"
    )]
    fn draw_keepers<R: Roll>(
        &self,
        ours: &Team,
        theirs: &Team,
        has_keeper: bool,
        known: &[Held],
        urn: &Urn,
        their_hand: usize,
        dice: &mut R,
    ) -> (Option<Source>, Option<Source>) {
        let doubted = known.iter().filter(|held| held.known() == Known::MaybeKeeper).count();
        let certain = known.len() - doubted;
        // With the keeper among the unseen cards x of them are in the hand, otherwise x + 1:
        // C(n − 1, x) deals for each unseen candidate against C(n, x + 1) for each known one, that is x + 1 against n.
        let others = usize::from(ours.blind);
        let n = urn.n.saturating_sub(others) as u32;
        let more = (their_hand + 1).saturating_sub(certain + doubted) as u32;
        let (unseen_weight, known_weight) = if more == 0 { (0, 1) } else { (more, n) };
        let floor = self.floor(theirs.gone.saves());
        let fits = |card: Card, floor: u8| !card.is_joker() && self.values.wall(card) >= floor;
        let weight = |source: Source| match source {
            Source::Unseen(idx) if fits(urn.cards[idx], floor) => unseen_weight,
            Source::Known(idx)
                if known[idx].known() == Known::MaybeKeeper
                    && known[idx].card().is_some_and(|card| fits(card, floor)) =>
            {
                known_weight
            }
            _ => 0,
        };
        let sources = || (0..urn.n).map(Source::Unseen).chain((0..known.len()).map(Source::Known));
        let total: u32 = sources().map(weight).sum();
        let draw_theirs = |dice: &mut R| {
            let mut ticket = dice.below(total);
            sources().find(|&source| {
                let weight = weight(source);
                let here = ticket < weight;
                ticket = ticket.wrapping_sub(weight);
                here
            })
        };
        let our_floor = self.floor(ours.gone.saves());
        let ours_fit = |idx: &usize| fits(urn.cards[*idx], our_floor);
        let n_ours = (0..urn.n).filter(ours_fit).count() as u32;
        let draw_ours = |dice: &mut R| (0..urn.n).filter(ours_fit).nth(dice.below(n_ours) as usize);
        let mut pair = (None, None);
        for _ in 0..TRIES {
            pair.0 = if has_keeper { draw_theirs(dice) } else { None };
            pair.1 = if ours.blind { draw_ours(dice) } else { None };
            // Two keepers cannot be one card: such pairs are drawn again, which leaves the others as likely as they were.
            match pair {
                (Some(Source::Unseen(a)), Some(b)) if a == b => {}
                _ => return (pair.0, pair.1.map(Source::Unseen)),
            }
        }
        let taken = pair.1;
        let other = (0..urn.n).filter(ours_fit).find(|&idx| Some(idx) != taken);
        (pair.0, other.or(taken).map(Source::Unseen))
    }

    /// The least wall of a keeper that has survived these shots (INFO-5).
    pub(crate) fn floor(&self, saves: Bag) -> u8 {
        saves.kinds().map(|(card, _)| self.values.saved_strength(card)).max().unwrap_or(0)
    }
}

/// Lays the places of a secret building from the hand that was drawn for it: any card but a joker, each as likely.
fn lay_again<R: Roll>(team: &mut Team, places: &[Slot], dice: &mut R) {
    slots(team.laid).for_each(|slot| team.set(slot, Held::NONE));
    let mut left = team.laid;
    for &slot in places {
        if left & slot.bit() == 0 {
            continue;
        }
        left &= !slot.bit();
        // Jokers come last in a hand.
        let plain = team.hand.cards().filter(|card| !card.is_joker()).count() as u32;
        let card = team.hand.cards().nth(dice.below(plain) as usize).filter(|card| !card.is_joker());
        if let Some(held) = card.and_then(|card| team.hand.remove(card)) {
            team.set(slot, held);
        }
    }
}
