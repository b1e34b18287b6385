//! What one seat can count: both fields in rows, its own hand and keeper, and the cards that it has not seen. For a coach.
//!
//! Cards appear here as what they count. A card beats a table card iff its *strength* is greater than the other's *wall*; both
//! are four times the value, with the suit added where suits decide.

use crate::action::{Action, Outcome};
use crate::deck::{Bag, Card, Values};
use crate::flow::Fudis;
use crate::formation::{HAND, Shape, Slot, slots};
use crate::options::{Build, Reach};
use crate::position::{Flags, JokerBy, Phase, Position};
use crate::team::{HAND_MAX, Known, Team};
use touchline_kernel::{Seat, Step};

/// Cards of one place after the other: what each counts when it attacks and when it stands, the lowest standing card first.
#[derive(Debug, Clone, Copy)]
pub struct Counted<const N: usize> {
    cards: [(u8, u8); N],
    n: u8,
}

impl<const N: usize> Counted<N> {
    const EMPTY: Self = Self { cards: [(0, 0); N], n: 0 };

    /// Wall and strength of each card, the lowest wall first.
    #[must_use]
    #[inline]
    pub fn each(&self) -> &[(u8, u8)] {
        &self.cards[..usize::from(self.n).min(N)]
    }

    /// How many there are.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.n)
    }

    /// Is there none?
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.n == 0
    }

    #[inline]
    fn insert(&mut self, card: (u8, u8)) {
        let mut at = usize::from(self.n);
        if at >= N {
            return;
        }
        while at > 0 && self.cards[at - 1].0 > card.0 {
            self.cards[at] = self.cards[at - 1];
            at -= 1;
        }
        self.cards[at] = card;
        self.n += 1;
    }

    /// Takes the highest wall.
    fn pop(&mut self) -> Option<(u8, u8)> {
        self.n = self.n.checked_sub(1)?;
        Some(self.cards[usize::from(self.n)])
    }
}

/// One side's field. Rows that the formation lacks are empty.
#[derive(Debug, Clone, Copy)]
pub struct Lines {
    /// The rows, front to back.
    pub rows: [Counted<5>; 4],
    ahead: [Option<u8>; 4],
    any_reach: bool,
}

impl Lines {
    #[inline]
    fn is_open(&self, row: usize) -> bool {
        self.rows[row].n < 2
    }

    /// Is the route to the goal behind these rows open (GOAL-1)?
    #[must_use]
    #[inline]
    pub fn route_open(&self) -> bool {
        (0..4).all(|row| self.is_open(row))
    }

    /// May the cards of a row attack (FREE-1, FREE-2)?
    #[must_use]
    #[inline]
    pub fn is_free(&self, row: usize) -> bool {
        self.ahead[row].is_none_or(|ahead| self.is_open(usize::from(ahead)))
    }

    /// May the cards of a row be attacked (REACH-1)?
    #[must_use]
    #[inline]
    pub fn is_reachable(&self, row: usize) -> bool {
        self.any_reach || (0..row).all(|before| self.is_open(before))
    }
}

/// What stage a match has reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Moment {
    /// Everything that lies on the table is about to be collected, or has been: only the score counts.
    Dealing,
    /// Teams are being laid or filled up; what is still to come is filled in by guess.
    Building,
    /// A round is being played.
    Playing,
    /// A goal has been scored and this seat has, or will be offered, the last word (CTR-1).
    Countering(Seat),
}

/// What a seat can count.
#[derive(Debug, Clone, Copy)]
pub struct Survey<'a> {
    values: &'a Values,
    /// The stage.
    pub moment: Moment,
    /// Who attacks next.
    pub next: Option<Seat>,
    /// Who has named a card to attack with, and its strength.
    pub attacker: Option<(Seat, u8)>,
    /// The seat's own field.
    pub ours: Lines,
    /// The other field.
    pub theirs: Lines,
    /// The seat's own hand.
    pub hand: Counted<HAND_MAX>,
    /// The wall of the seat's own keeper; none if there is none or nobody has seen it.
    pub keeper: Option<u8>,
    /// Does the other side see an empty goal here?
    pub empty_goal: bool,
    /// Is there no keeper in the other goal?
    pub their_empty_goal: bool,
    /// The cards of the other hand that the seat has seen go there and that cannot be the keeper.
    pub certain: Counted<HAND_MAX>,
    /// Cards in the other hand in all.
    pub their_hand: u8,
    /// Cards of this hand that the other side has seen.
    pub told: u8,
    /// Cards seen that may be the other keeper, with those that have been seen nowhere.
    unseen: Bag,
    /// What shots the other keeper has survived: its wall is at least this.
    pub their_floor: u8,
    /// What shots the own keeper has survived.
    pub floor: u8,
}

impl Survey<'_> {
    /// Cards that the seat has not seen.
    #[must_use]
    #[inline]
    pub fn n_unseen(&self) -> u32 {
        self.unseen.len()
    }

    /// Unseen cards that beat this wall from the hand.
    #[must_use]
    #[inline]
    pub fn n_beating(&self, wall: u8) -> u32 {
        self.unseen.count_in(self.values.beating(wall))
    }

    /// Cards that may be the other keeper, and those of them that a shot of this strength beats.
    #[must_use]
    #[inline]
    pub fn keepers(&self, strength: u8) -> (u32, u32) {
        let fits = self.values.beaten(u8::MAX) & !self.values.beaten(self.their_floor);
        (self.unseen.count_in(fits), self.unseen.count_in(fits & self.values.beaten(strength)))
    }

    /// Unseen cards that would stand on the table below this wall.
    #[must_use]
    #[inline]
    pub fn n_below(&self, wall: u8) -> u32 {
        self.unseen.count_in(self.values.beaten(wall))
    }

    /// What an unseen card counts on the table and as an attacker: that at the share `part / of` of all, the weakest attacker first.
    #[must_use]
    pub fn typical(&self, part: u32, of: u32) -> (u8, u8) {
        typical(self.unseen, self.values, part, of)
    }
}

/// In the order of attack: plain cards, aces, jokers.
fn typical(unseen: Bag, values: &Values, part: u32, of: u32) -> (u8, u8) {
    let n = unseen.len();
    if n == 0 {
        return (28, 28);
    }
    let place = (part * n / of).min(n - 1);
    let aces = unseen.count_in(0b1111);
    let plain = unseen.without_jokers().len() - aces;
    let card = if place < plain {
        unseen.nth(place + aces)
    } else if place < plain + aces {
        unseen.nth(place - plain)
    } else {
        unseen.nth(place)
    };
    card.map_or((28, 28), |card| (values.wall(card), values.strength(card)))
}

impl Fudis {
    /// What `seat` can count in a position. The same for all positions that the seat cannot tell apart.
    #[must_use]
    pub fn survey(&self, position: &Position, seat: Seat) -> Survey<'_> {
        let them = seat.other();
        let (us, they) = (&position.teams[seat], &position.teams[them]);
        let values = &self.values;
        let shape = self.shape(position);
        let (moment, next) = self.moment(position);

        // INFO-1 to INFO-4: the pile, and what hides in their hand, their goal and their secret building.
        let mut unseen = position.unseen_pile();
        let mut certain = Counted::EMPTY;
        let laid = slots(they.laid & !Slot::GOAL.bit()).map(|slot| they.held(slot));
        for held in they.hand.held().iter().copied().chain(laid).chain([they.keeper]) {
            let Some(card) = held.card() else { continue };
            if held.known() == Known::InHand {
                certain.insert((values.wall(card), values.strength(card)));
            } else {
                unseen.insert(card);
            }
        }
        they.gone.thrown().iter().for_each(|card| unseen.insert(card));
        if us.blind
            && let Some(card) = us.keeper.card()
        {
            unseen.insert(card);
        }
        let secret_keeper = they.laid & Slot::GOAL.bit() != 0;
        let mut survey = Survey {
            values,
            moment,
            next,
            attacker: match position.phase {
                Phase::Target { attacker } => Some((position.turn, self.attacking(position, attacker).1)),
                _ => None,
            },
            ours: self.lines(position, us, shape, us.occupied()),
            theirs: self.lines(position, they, shape, they.occupied() & !they.laid),
            hand: Counted::EMPTY,
            keeper: us.keeper.card().filter(|_| !us.blind).map(|card| values.wall(card)),
            empty_goal: us.keeper.is_none(),
            their_empty_goal: they.keeper.is_none() || secret_keeper,
            certain,
            their_hand: they.hand.len() + they.laid.count_ones() as u8,
            told: us.hand.held().iter().filter(|held| held.is_known()).count() as u8,
            unseen,
            their_floor: if secret_keeper { 0 } else { self.floor(they.gone.saves()) },
            floor: self.floor(us.gone.saves()),
        };
        for card in us.hand.cards() {
            survey.hand.insert((values.wall(card), values.strength(card)));
        }
        self.fill_in(position, seat, shape, &mut survey);
        survey
    }

    /// A number that is the same for steps that the rules cannot tell apart: suits have no meaning unless they decide, and neither
    /// has the place within a row (FORM-1). Never 0.
    #[must_use]
    pub fn likeness(&self, position: &Position, step: Step<Self>) -> u64 {
        let worth = |card: Card| {
            u64::from(self.values.strength(card)) << 8 | u64::from(self.values.wall(card)) | 1 << 32
        };
        let place = |seat: Seat, slot: Slot| {
            position.teams[seat].card(slot).map_or(0, worth) | (slot.row() as u64) << 16
        };
        let toss = |seat: Seat| seat as u64 + 1;
        let (kind, what) = match step {
            Step::Action(seat, action) => match action {
                Action::Put { card } => (1, worth(card)),
                Action::Done => (2, 0),
                Action::Throw { card } => (3, worth(card)),
                Action::Keep => (4, 0),
                Action::Swap { slot } => (5, place(seat, slot)),
                Action::In { card } => (6, worth(card)),
                Action::Hand { card } => (7, worth(card)),
                Action::Field { slot } => (8, place(seat, slot)),
                Action::Pass => (9, 0),
                Action::Hit { slot } => (10, place(seat.other(), slot)),
                Action::Shoot => (11, 0),
                Action::Joker { card } => (12, worth(card)),
                Action::Counter => (13, 0),
                Action::Decline => (14, 0),
                Action::Leave => (18, 0),
                Action::Claim => (19, 0),
                Action::PlayOn => (20, 0),
            },
            Step::Outcome(Outcome::Draw { card }) => (15, worth(card)),
            Step::Outcome(Outcome::Toss { seat }) => (16, toss(seat)),
            Step::Outcome(Outcome::Lot { seat }) => (17, toss(seat)),
        };
        kind << 40 | what
    }

    /// How many cards of a seat's hand would keep goal better than its keeper. Looks at hidden cards: for imagined positions.
    #[must_use]
    pub fn better_keepers(&self, position: &Position, seat: Seat) -> u32 {
        let team = &position.teams[seat];
        let Some(keeper) = team.keeper.card() else { return 0 };
        let wall = self.values.wall(keeper) | 3;
        team.hand.cards().filter(|&card| !card.is_joker() && self.values.wall(card) > wall).count() as u32
    }

    /// Could a seat attack as things stand, if it were its turn? After its pass everybody knows that it could not. Looks at hidden
    /// cards: for imagined positions.
    #[must_use]
    pub fn could_attack(&self, position: &Position, seat: Seat) -> bool {
        let mut asked = *position;
        asked.turn = seat;
        self.has_attack(&asked)
    }

    fn lines(&self, position: &Position, team: &Team, shape: &Shape, occupied: u32) -> Lines {
        let mut lines = Lines {
            rows: [Counted::EMPTY; 4],
            ahead: [None; 4],
            any_reach: self.options.reach == Reach::Any && position.leg == 0,
        };
        let mut last = None;
        for row in 0..4 {
            if shape.rows[row] == 0 {
                continue;
            }
            lines.ahead[row] = last;
            last = Some(row as u8);
            for card in team.field_cards(shape.rows[row] & occupied).filter(|card| !card.is_joker()) {
                lines.rows[row].insert((self.values.wall(card), self.values.field_strength(card)));
            }
        }
        lines
    }

    /// What is due counts as if it had come, as a middling card of those unseen.
    fn fill_in(&self, position: &Position, seat: Seat, shape: &Shape, survey: &mut Survey<'_>) {
        let middling = survey.typical(1, 2);
        match position.phase {
            Phase::Draw { slot: Some(slot), .. }
            | Phase::Joker { slot, by: JokerBy::Attack | JokerBy::Goal } => {
                let lines = if position.turn == seat { &mut survey.ours } else { &mut survey.theirs };
                lines.rows[slot.row() & 3].insert(middling);
            }
            Phase::Draw { slot: None, .. } | Phase::Refill => {
                if position.turn == seat {
                    survey.hand.insert(middling);
                } else {
                    survey.their_hand += 1;
                }
            }
            Phase::Redrawn { left } | Phase::Redraw { thrown: left } => {
                if position.turn == seat {
                    (0..left).for_each(|_| survey.hand.insert(middling));
                } else {
                    survey.their_hand += left;
                }
            }
            _ => {}
        }
        if survey.moment == Moment::Building {
            self.fill_up(position, seat, shape, survey);
        }
    }

    /// The line-up that a building is likely to end with: the best card in goal, the next best on the field, the strongest of them
    /// in front, and aces and low cards in hand.
    fn fill_up(&self, position: &Position, seat: Seat, shape: &Shape, survey: &mut Survey<'_>) {
        let strength = shape.strength;
        let pile = position.pile.len() as u8;
        let laying = matches!(position.phase, Phase::Build | Phase::Refill);
        let to_come = |seat: Seat| {
            let lacks = strength.saturating_sub(position.teams[seat].size());
            if laying { 0 } else { lacks.min(pile.div_ceil(2)) }
        };
        let middling = survey.typical(55, 100);
        (0..to_come(seat)).for_each(|_| survey.hand.insert(middling));
        let spare = |hand: u8, missing: bool| hand.saturating_sub(HAND).max(u8::from(missing && hand > 0));

        let mut ours = spare(survey.hand.n, survey.empty_goal);
        if survey.empty_goal && ours > 0 && self.options.build != Build::Random {
            survey.keeper = take_highest(&mut survey.hand).map(|(wall, _)| wall);
            survey.empty_goal = survey.keeper.is_none();
            ours -= 1;
        }
        lay(&mut survey.ours, shape, ours, |rows_left| take_nth_highest(&mut survey.hand, rows_left));

        survey.their_hand += to_come(seat.other());
        let mut theirs = spare(survey.their_hand, survey.their_empty_goal);
        survey.their_hand -= theirs.min(survey.their_hand);
        if survey.their_empty_goal && theirs > 0 {
            survey.their_empty_goal = false;
            survey.their_floor = 0;
            theirs -= 1;
        }
        let stood = survey.typical(3, 5);
        lay(&mut survey.theirs, shape, theirs, |_| Some(stood));
    }

    /// The stage, and who attacks next.
    fn moment(&self, position: &Position) -> (Moment, Option<Seat>) {
        let turn = position.turn;
        match position.phase {
            Phase::Toss | Phase::Build | Phase::Refill | Phase::Topup if position.pile != self.pack => {
                (Moment::Building, position.starter)
            }
            Phase::Joker { by: JokerBy::Deal | JokerBy::Topup, .. } => (Moment::Building, position.starter),
            Phase::Toss
            | Phase::Build
            | Phase::Refill
            | Phase::Topup
            | Phase::Deal
            | Phase::Lot
            | Phase::End { .. } => (Moment::Dealing, position.starter),
            Phase::Draw { goal: true, .. } | Phase::Joker { by: JokerBy::Goal, .. } => {
                if !position.flags.has(Flags::IN_COUNTER) && self.will_counter(position) {
                    (Moment::Countering(turn.other()), Some(turn.other()))
                } else {
                    self.after_round(position)
                }
            }
            Phase::Draw { .. } | Phase::Joker { .. } if position.flags.has(Flags::IN_COUNTER) => {
                self.after_round(position)
            }
            Phase::Draw { .. } | Phase::Joker { .. } => (Moment::Playing, Some(turn.other())),
            Phase::Claim => self.after_round(position),
            Phase::Counter => (Moment::Countering(turn), Some(turn)),
            _ if position.flags.has(Flags::IN_COUNTER) => (Moment::Countering(turn), Some(turn)),
            _ => (Moment::Playing, Some(turn)),
        }
    }

    /// CTR-1 before the scorer's card has been replaced: its place will hold a card again.
    fn will_counter(&self, position: &Position) -> bool {
        let mut after = *position;
        if let Some(slot) = position.phase.slot() {
            after.teams[position.turn].set(slot, crate::team::Held::plain(Card::from_idx(0)));
        }
        self.may_counter(&after)
    }

    /// Where a round that is over leads.
    fn after_round(&self, position: &Position) -> (Moment, Option<Seat>) {
        // The replacement that is due comes from the pile before the half is judged over (R52).
        let mut after = *position;
        if let Some(card) = after.pile.nth(0) {
            after.pile.remove(card);
        }
        let next = position.starter.map(Seat::other);
        if position.leg > 0 || self.is_half_over(&after) || self.options.redeal_each_round {
            (Moment::Dealing, next)
        } else {
            (Moment::Building, next)
        }
    }
}

/// Puts cards into the empty places, back to front (BUILD-1); `card` is told how many are still to come.
fn lay(lines: &mut Lines, shape: &Shape, n: u8, mut card: impl FnMut(u8) -> Option<(u8, u8)>) {
    let mut left = n;
    for row in (0..4).rev() {
        let size = shape.rows[row].count_ones() as u8;
        while left > 0 && lines.rows[row].n < size {
            left -= 1;
            let Some(card) = card(left) else { return };
            lines.rows[row].insert(card);
        }
    }
}

/// The highest card that may lie on the table: a joker has no wall and comes first.
fn take_highest(hand: &mut Counted<HAND_MAX>) -> Option<(u8, u8)> {
    take_nth_highest(hand, 0)
}

/// The card that this many others are higher than.
fn take_nth_highest(hand: &mut Counted<HAND_MAX>, n: u8) -> Option<(u8, u8)> {
    let at = usize::from(hand.n).checked_sub(usize::from(n) + 1)?;
    let card = hand.cards[at];
    if card.0 == 0 {
        return None;
    }
    for idx in at + 1..usize::from(hand.n) {
        hand.cards[idx - 1] = hand.cards[idx];
    }
    hand.pop();
    Some(card)
}
