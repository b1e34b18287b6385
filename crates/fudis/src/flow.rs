//! The state machine: who acts in which phase, and which chapter answers.

use crate::action::{Action, Event, Outcome, Refusal};
use crate::deck::{Attacker, Bag, Card, Values};
use crate::formation::{HAND, Shape, Slot, slots};
use crate::options::{Build, Format, OPTIONS, Options, PRESETS, Reach, TieBreak};
use crate::play::{Verdict, refuse};
use crate::position::{Flags, Phase, Position};
use crate::rules::Rule;
use crate::setup::Setup;
use crate::team::Team;
use crate::view::View;
use touchline_kernel::dice::Roll;
use touchline_kernel::{
    Audience, BySeat, Earlier, Faults, Finish, Game, OptionGuide, Preset, Seat, Shortcut, Silent, Step,
    Table, Token as _, Turn, Viewer, Witness,
};

/// Fudis with its options fixed.
#[derive(Debug, Clone)]
pub struct Fudis {
    pub(crate) options: Options,
    pub(crate) values: Values,
    /// The formation of the match.
    pub(crate) match_shape: Shape,
    /// The formation of a shoot-out leg (SO-1).
    pub(crate) leg_shape: Shape,
    /// All cards.
    pub(crate) pack: Bag,
}

const _: () = assert!(size_of::<Position>() <= 192);

/// SO-1.
const LEG_FORMATION: [u8; 1] = [2];

impl Fudis {
    /// 4.3, lines 1 to 3: is it this seat's decision, in a phase to which the action belongs?
    fn judge_moment(&self, position: &Position, seat: Seat, action: Action) -> Verdict {
        match self.turn(position) {
            Turn::Over(_) => return refuse(Rule::Flow1, Refusal::MatchOver),
            Turn::Chance => return refuse(Rule::Flow1, Refusal::ChanceFirst),
            Turn::Decision(decider) if decider != seat => {
                return refuse(Rule::Flow1, Refusal::NotYourTurn { seat: decider });
            }
            Turn::Decision(_) => {}
        }
        let phase = position.phase;
        let belongs = match action {
            Action::Put { .. } | Action::Leave => phase == Phase::Build,
            Action::Done | Action::Throw { .. } => matches!(phase, Phase::Redraw { .. }),
            Action::Keep | Action::Swap { .. } => phase == Phase::Swap,
            Action::In { .. } => matches!(phase, Phase::SwapIn { .. }),
            Action::Hand { .. } | Action::Field { .. } | Action::Pass => phase == Phase::Attack,
            Action::Hit { .. } | Action::Shoot => matches!(phase, Phase::Target { .. }),
            Action::Joker { .. } => matches!(phase, Phase::Joker { .. }),
            Action::Counter | Action::Decline => phase == Phase::Counter,
            Action::Claim | Action::PlayOn => phase == Phase::Claim,
        };
        let late = matches!(phase, Phase::Attack | Phase::Target { .. });
        match action {
            _ if belongs => Ok(()),
            Action::Keep | Action::Swap { .. } | Action::In { .. } if late => match self.options.swaps {
                true => refuse(Rule::Swap1, Refusal::SwapIsOver),
                false => refuse(Rule::Swap7, Refusal::NoSwaps),
            },
            _ => refuse(Rule::Flow1, Refusal::NotNow),
        }
    }

    /// The cards of the pack, in card order.
    pub(crate) fn kinds(&self) -> impl Iterator<Item = Card> + use<> {
        self.pack.kinds().map(|(card, _)| card)
    }
}

impl Game for Fudis {
    const ID: &'static str = "fudis";
    const REVISION: u32 = 2;
    const EARLIER: &'static [Earlier] = &[Earlier { revision: 1, options: r#"{"mercy_call":"counted"}"# }];
    const OPTIONS: &'static [OptionGuide] = OPTIONS;
    const PRESETS: &'static [Preset] = PRESETS;

    type Rule = Rule;
    type Options = Options;
    type Position = Position;
    type Setup = Setup;
    type View = View;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type Refusal = Refusal;

    fn new(options: Options) -> Result<Self, Faults> {
        options.check()?;
        Ok(Self {
            values: Values::new(&options),
            match_shape: Shape::new(&options.formation, options.reach == Reach::Any),
            leg_shape: Shape::new(&LEG_FORMATION, false),
            pack: Bag::pack(options.packs, options.jokers),
            options,
        })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    /// 4.2.1.
    fn start(&self) -> Position {
        let starter = self.options.first_starter.seat();
        let mut position = Position {
            teams: BySeat::new(Team::EMPTY, Team::EMPTY),
            pile: self.pack,
            score: BySeat::new(0, 0),
            shootout: BySeat::new(0, 0),
            half: 1,
            round: 1,
            leg: 0,
            half_starter: starter,
            starter,
            turn: Seat::Home,
            phase: Phase::Deal,
            passes: 0,
            attacks: 0,
            flags: Flags::NONE,
        };
        if self.options.format == Format::ShootoutOnly {
            self.begin_shootout(&mut position, &mut Silent);
        } else if starter.is_none() && self.options.build == Build::Alternate {
            position.phase = Phase::Toss;
        }
        position
    }

    #[inline]
    fn turn(&self, position: &Position) -> Turn<Rule> {
        match position.phase {
            Phase::Toss
            | Phase::Deal
            | Phase::Topup
            | Phase::Redrawn { .. }
            | Phase::Refill
            | Phase::Draw { .. }
            | Phase::Lot => Turn::Chance,
            Phase::Build
            | Phase::Redraw { .. }
            | Phase::Swap
            | Phase::SwapIn { .. }
            | Phase::Attack
            | Phase::Target { .. }
            | Phase::Joker { .. }
            | Phase::Counter
            | Phase::Claim => Turn::Decision(position.turn),
            Phase::End { by, winner } => Turn::Over(Finish { score: self.score(position), winner, by }),
        }
    }

    fn score(&self, position: &Position) -> BySeat<u16> {
        position.score.map(u16::from)
    }

    fn candidates(&self) -> Vec<Action> {
        let places = self.match_shape.all | self.leg_shape.all | Slot::GOAL.bit();
        let mut all: Vec<Action> = Vec::new();
        all.extend(self.kinds().map(|card| Action::Put { card }));
        all.push(Action::Leave);
        all.push(Action::Done);
        all.extend(self.kinds().map(|card| Action::Throw { card }));
        all.push(Action::Keep);
        all.extend(slots(places).map(|slot| Action::Swap { slot }));
        all.extend(self.kinds().map(|card| Action::In { card }));
        all.extend(self.kinds().map(|card| Action::Hand { card }));
        all.extend(slots(places).map(|slot| Action::Field { slot }));
        all.push(Action::Pass);
        all.extend(slots(places).map(|slot| Action::Hit { slot }));
        all.push(Action::Shoot);
        all.extend(self.kinds().map(|card| Action::Joker { card }));
        all.extend([Action::Counter, Action::Decline, Action::Claim, Action::PlayOn]);
        all
    }

    #[inline]
    fn list(&self, position: &Position, actions: &mut Vec<Action>) {
        actions.clear();
        match position.phase {
            Phase::Build => self.list_build(position, actions),
            Phase::Redraw { .. } => self.list_redraw(position, actions),
            Phase::Swap => self.list_swap(position, actions),
            Phase::SwapIn { slot } => self.list_swap_in(position, slot, actions),
            Phase::Attack => self.list_attack(position, actions),
            Phase::Target { attacker } => self.list_targets(position, attacker, actions),
            Phase::Joker { .. } => self.list_joker(position, actions),
            Phase::Counter => self.list_counter(actions),
            Phase::Claim => actions.extend([Action::Claim, Action::PlayOn]),
            Phase::Toss
            | Phase::Deal
            | Phase::Topup
            | Phase::Redrawn { .. }
            | Phase::Refill
            | Phase::Draw { .. }
            | Phase::Lot
            | Phase::End { .. } => {}
        }
    }

    fn judge(&self, position: &Position, seat: Seat, action: Action) -> Verdict {
        self.judge_moment(position, seat, action)?;
        match (action, position.phase) {
            (Action::Put { card }, _) => self.judge_put(position, card),
            (Action::Leave, _) => self.judge_leave(position),
            (Action::Throw { card }, _) => self.judge_throw(position, card),
            (Action::Swap { slot }, _) => self.judge_swap(position, slot),
            (Action::In { card }, Phase::SwapIn { slot }) => self.judge_in(position, slot, card),
            (Action::Hand { card }, _) => self.judge_hand(position, card),
            (Action::Field { slot }, _) => self.judge_field(position, slot),
            (Action::Pass, _) => self.judge_pass(position),
            (Action::Hit { slot }, Phase::Target { attacker }) => self.judge_hit(position, attacker, slot),
            (Action::Shoot, _) => self.judge_shoot(position),
            (Action::Joker { card }, _) => self.judge_joker(position, card),
            // `judge_moment` lets the words without a choice in them get here.
            _ => Ok(()),
        }
    }

    #[inline]
    fn apply<W: Witness<Self>>(&self, position: &mut Position, action: Action, witness: &mut W) {
        debug_assert_eq!(self.judge(position, position.turn, action), Ok(()), "{action} in {position:?}");
        match (action, position.phase) {
            (Action::Put { card }, Phase::Build) => self.put(position, card, witness),
            (Action::Leave, Phase::Build) => self.leave_place(position, witness),
            (Action::Done, Phase::Redraw { thrown }) => self.end_redraw(position, thrown),
            (Action::Throw { card }, Phase::Redraw { thrown }) => {
                self.throw(position, card, thrown, witness);
            }
            (Action::Keep, Phase::Swap) => position.phase = Phase::Attack,
            (Action::Swap { slot }, Phase::Swap) => position.phase = Phase::SwapIn { slot },
            (Action::In { card }, Phase::SwapIn { slot }) => self.swap(position, slot, card, witness),
            (Action::Hand { card }, Phase::Attack) => self.aim(position, Attacker::Hand(card)),
            (Action::Field { slot }, Phase::Attack) => self.aim(position, Attacker::Field(slot)),
            (Action::Pass, Phase::Attack) => self.pass(position, witness),
            (Action::Hit { slot }, Phase::Target { attacker }) => {
                self.hit(position, attacker, slot, witness);
            }
            (Action::Shoot, Phase::Target { attacker }) => self.shoot(position, attacker, witness),
            (Action::Joker { card }, Phase::Joker { slot, by }) => {
                self.exchange_joker(position, card, slot, by, witness);
            }
            (Action::Counter, Phase::Counter) => self.counter(position, witness),
            (Action::Decline, Phase::Counter) => self.decline(position, witness),
            (Action::Claim, Phase::Claim) => self.claim(position, witness),
            (Action::PlayOn, Phase::Claim) => self.play_on(position, witness),
            // An action of another phase does nothing; `judge` refuses it.
            _ => {}
        }
    }

    fn chances(&self, position: &Position, outcomes: &mut Vec<(Outcome, u32)>) {
        outcomes.clear();
        match position.phase {
            Phase::Toss => outcomes.extend(Seat::BOTH.map(|seat| (Outcome::Toss { seat }, 1))),
            Phase::Lot => outcomes.extend(Seat::BOTH.map(|seat| (Outcome::Lot { seat }, 1))),
            _ if self.turn(position) == Turn::Chance => {
                let kinds = self.drawable(position).kinds();
                outcomes.extend(kinds.map(|(card, weight)| (Outcome::Draw { card }, weight)));
            }
            _ => {}
        }
    }

    #[inline]
    fn weight(&self, position: &Position) -> u32 {
        match position.phase {
            Phase::Toss | Phase::Lot => 2,
            Phase::Deal | Phase::Topup | Phase::Redrawn { .. } | Phase::Refill | Phase::Draw { .. } => {
                self.drawable(position).len()
            }
            _ => 0,
        }
    }

    #[inline]
    fn outcome(&self, position: &Position, ticket: u32) -> Option<Outcome> {
        let seat = if ticket == 0 { Seat::Home } else { Seat::Away };
        match position.phase {
            Phase::Toss => Some(Outcome::Toss { seat }),
            Phase::Lot => Some(Outcome::Lot { seat }),
            Phase::Deal | Phase::Topup | Phase::Redrawn { .. } | Phase::Refill | Phase::Draw { .. } => {
                let pile = self.drawable(position);
                let card = pile.nth(ticket).or_else(|| pile.iter().last())?;
                Some(Outcome::Draw { card })
            }
            _ => None,
        }
    }

    #[inline]
    fn settle<W: Witness<Self>>(&self, position: &mut Position, outcome: Outcome, witness: &mut W) {
        match (outcome, position.phase) {
            (Outcome::Draw { card }, Phase::Deal) => self.deal(position, card, witness),
            (Outcome::Draw { card }, Phase::Topup) => self.topup(position, card, witness),
            (Outcome::Draw { card }, Phase::Redrawn { left }) => self.redraw(position, card, left, witness),
            (Outcome::Draw { card }, Phase::Refill) => self.refill(position, card, witness),
            (Outcome::Draw { card }, Phase::Draw { slot, goal }) => {
                self.replaced(position, card, slot, goal, witness);
            }
            (Outcome::Toss { seat }, Phase::Toss) => self.toss(position, seat, witness),
            (Outcome::Lot { seat }, Phase::Lot) => self.lot(position, seat, witness),
            // An outcome of another phase does nothing; `settle_checked` refuses it.
            _ => {}
        }
    }

    fn view(&self, position: &Position, viewer: Viewer) -> View {
        View::of(self, position, viewer)
    }

    /// INFO-3: nobody knows the pile.
    fn has_secrets(&self, _: &Position) -> bool {
        true
    }

    fn hidden_odds(&self, position: &Position, action: Action) -> Option<(u32, u32)> {
        let (Phase::Target { attacker }, Action::Shoot) = (position.phase, action) else { return None };
        let survey = self.survey(position, position.turn);
        let (keepers, beaten) = survey.keepers(self.attacking(position, attacker).1);
        (!survey.their_empty_goal && keepers > 0).then_some((beaten, keepers))
    }

    fn audience(&self, position: &Position, step: Step<Self>) -> Audience {
        let seat = position.turn;
        match (step, position.phase) {
            (Step::Action(by, Action::Put { .. }), _) => {
                let keeper = position.teams[by].keeper.is_none();
                if keeper || self.is_secret_build(position) { Audience::Only(by) } else { Audience::Everyone }
            }
            (Step::Action(by, Action::Leave), _) if self.is_secret_build(position) => Audience::Only(by),
            (Step::Action(by, Action::Throw { .. }), _) if self.options.redraw_face_down => {
                Audience::Only(by)
            }
            (Step::Outcome(Outcome::Draw { .. }), Phase::Deal | Phase::Topup)
                if self.falls_at_random(position) =>
            {
                match self.next_random(position, seat) {
                    // [R64] Jokers that cannot be a keeper are shown.
                    Some(Some(Slot::GOAL)) if position.pile.without_jokers().is_empty() => Audience::Everyone,
                    Some(Some(Slot::GOAL)) => Audience::Nobody,
                    Some(Some(_)) => Audience::Everyone,
                    _ => Audience::Only(seat),
                }
            }
            (
                Step::Outcome(Outcome::Draw { .. }),
                Phase::Deal
                | Phase::Topup
                | Phase::Redrawn { .. }
                | Phase::Refill
                | Phase::Draw { slot: None, .. },
            ) if !position.flags.has(Flags::PILE_SHOWN) => Audience::Only(seat),
            _ => Audience::Everyone,
        }
    }

    fn reveals(&self, position: &Position, action: Action) -> bool {
        let seat = position.turn;
        let opponents = &position.teams[seat.other()];
        match action {
            // GOAL-3, GOAL-4: the shot tells something of the keeper, if there is one.
            Action::Shoot => !opponents.keeper.is_none(),
            // BUILD-4: with the last place decided both fields are shown.
            Action::Put { .. } | Action::Leave => {
                self.is_secret_build(position) && opponents.to_lay == 0 && position.teams[seat].to_lay <= 1
            }
            _ => false,
        }
    }

    fn imagine<R: Roll>(&self, position: &Position, seat: Seat, dice: &mut R) -> Position {
        self.imagined(position, seat, dice)
    }

    fn setup(&self, position: &Position) -> Setup {
        Setup::of(self, position)
    }

    fn place(&self, setup: &Setup) -> Result<Position, Faults> {
        setup.position(self)
    }

    fn check(&self, position: &Position) -> Result<(), Faults> {
        self.check_position(position)
    }

    fn tables(&self) -> Vec<Table> {
        self.book_tables()
    }

    fn needs_winner(&self) -> bool {
        self.options.shootout && self.options.shootout_tiebreak == TieBreak::Lot
    }

    /// Where nothing but shoot-outs is played, their goals are the goals (R47).
    fn goals(&self, position: &Position) -> BySeat<u16> {
        match self.options.format {
            Format::Match => self.score(position),
            Format::ShootoutOnly => position.shootout.map(u16::from),
        }
    }

    /// `hit 6C` for the place where that card lies, and so with every action that names a place.
    fn loosely(&self, position: &Position, text: &str) -> Option<Action> {
        let (word, card) = text.split_once(' ')?;
        let card = Card::read(&card.to_uppercase())?;
        let place = |seat: Seat| {
            let team = &position.teams[seat];
            slots(team.occupied()).find(|&slot| team.field_card(slot) == card)
        };
        // Only in phases in which every field card is seen by all.
        match (word, position.phase) {
            ("hit", Phase::Target { .. }) => place(position.turn.other()).map(|slot| Action::Hit { slot }),
            ("field", Phase::Attack) => place(position.turn).map(|slot| Action::Field { slot }),
            ("swap", Phase::Swap) => place(position.turn).map(|slot| Action::Swap { slot }),
            _ => None,
        }
    }

    /// The card in the place, which lies face up.
    fn detail(&self, position: &Position, action: Action) -> Option<String> {
        let (seat, slot) = match action {
            Action::Hit { slot } => (position.turn.other(), slot),
            Action::Swap { slot } | Action::Field { slot } => (position.turn, slot),
            _ => return None,
        };
        let card = position.teams[seat].card(slot).filter(|_| slot != Slot::GOAL);
        card.map(|card| card.to_string())
    }

    /// A whole line-up in one go, where one seat lays several cards in a row.
    fn shortcuts(&self, position: &Position) -> Vec<Shortcut<Action>> {
        let team = &position.teams[position.turn];
        if position.phase != Phase::Build || team.hand.len() < HAND + 2 || !self.is_secret_build(position) {
            return Vec::new();
        }
        ["solid", "bold"]
            .into_iter()
            .map(|name| Shortcut { name, actions: self.lineup(position, name == "bold") })
            .collect()
    }
}
