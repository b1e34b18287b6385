//! The state machine (section 4.2): who acts in which phase, and which chapter answers.

use crate::action::{Action, Event, Outcome, Refusal};
use crate::odds;
use crate::options::{Draw, OPTIONS, Options, PRESETS};
use crate::phase::{DeadKind, Phase, Progress};
use crate::pitch::Pitch;
use crate::play::Verdict;
use crate::play::lineup::PICKS;
use crate::position::{Place, Position};
use crate::rules::Rule;
use crate::setup::Setup;
use crate::squad::Piece;
use crate::stage::{Flow, Stage};
use crate::view::View;
use touchline_kernel::dice::Roll;
use touchline_kernel::{
    Audience, BySeat, Faults, Finish, Game, OptionGuide, Preset, Seat, Shortcut, Step, Table, Term, Turn,
    Viewer, Witness,
};

/// Champions 2020 with its options fixed.
#[derive(Debug, Clone)]
pub struct Champions {
    pub(crate) options: Options,
    pub(crate) pitch: Pitch,
}

/// What a die shows as an outcome.
type Die = fn(u8) -> Outcome;

impl Champions {
    /// The board with its tables.
    #[must_use]
    pub fn pitch(&self) -> &Pitch {
        &self.pitch
    }

    /// Who decides in a phase; none if chance does or the match is over.
    pub(crate) fn decider(&self, position: &Position) -> Option<Seat> {
        match position.phase {
            Phase::Lineup { seat, .. }
            | Phase::Columns { seat, .. }
            | Phase::GoalSquare { seat }
            | Phase::Centre { seat }
            | Phase::Intercept { seat, .. }
            | Phase::KeeperOff { seat }
            | Phase::Makeshift { seat }
            | Phase::Surplus { seat }
            | Phase::KeeperPlace { seat } => Some(seat),
            Phase::Shift { piece, .. }
            | Phase::Replace { piece }
            | Phase::SubOut { piece }
            | Phase::SubRow { piece }
            | Phase::SubSquare { piece, .. } => Some(piece.seat),
            Phase::Aside { .. } => Some(Seat::Home),
            Phase::TurnStart
            | Phase::FoulChoice
            | Phase::PickMover { .. }
            | Phase::PickMove { .. }
            | Phase::ThrowerReturn => Some(position.act),
            Phase::Leg | Phase::Follow { .. } | Phase::RunTo { .. } => Some(position.play.team),
            Phase::SavePick | Phase::ReboundSide { .. } => Some(self.saver(position)),
            Phase::Thrower | Phase::Taker | Phase::BallPlace | Phase::PenaltySpot => Some(position.dead.team),
            Phase::Wall => Some(position.dead.team.other()),
            Phase::KickOff
            | Phase::TurnRoll
            | Phase::InterceptRoll { .. }
            | Phase::SaveRoll { .. }
            | Phase::HoldRoll
            | Phase::RestartRoll
            | Phase::Over { .. } => None,
        }
    }

    /// The numbers of the die that is rolled now: first, last; and which die.
    fn die(&self, position: &Position) -> Option<(u8, u8, Die)> {
        let d6 = |number| Outcome::D6 { number };
        match position.phase {
            Phase::TurnRoll => Some((1, 6, d6)),
            Phase::InterceptRoll { .. } => Some((1, 3, |number| Outcome::D3 { number })),
            Phase::SaveRoll { .. } => Some((1, 4, |number| Outcome::D4 { number })),
            // [R59] A '1' is void, unless it counts and is rolled again.
            Phase::HoldRoll => Some((if self.options.hold_ones_count { 1 } else { 2 }, 6, d6)),
            // [MIN2-1, THR-3] A '1' is void.
            Phase::RestartRoll if position.dead.kind == DeadKind::ThrowIn => {
                Some((2, 4, |number| Outcome::D4 { number }))
            }
            Phase::RestartRoll => Some((2, 6, d6)),
            _ => None,
        }
    }

    /// The finish, if the match is over.
    pub(crate) fn finish(&self, position: &Position) -> Option<Finish<Rule>> {
        match position.phase {
            Phase::Over { by, winner } => Some(Finish { score: position.score, winner, by }),
            _ => None,
        }
    }
}

/// KO-1: rolls of 2 to 6, all pairs of different ones.
fn kick_offs() -> impl Iterator<Item = Outcome> {
    (2..=6).flat_map(|home| {
        (2..=6).filter(move |away| *away != home).map(move |away| Outcome::KickOff { home, away })
    })
}

impl Game for Champions {
    const ID: &'static str = "champions";
    const REVISION: u32 = 1;
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
        let mut faults = Faults::default();
        options.check(&mut faults);
        match Pitch::new(&options.geometry) {
            Ok(pitch) => {
                let game = Self { options, pitch };
                game.check_absent(&mut faults);
                faults.or(game)
            }
            Err(mut more) => {
                faults.0.append(&mut more.0);
                Err(faults)
            }
        }
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn start(&self) -> Position {
        let mut position = Position::start();
        for seat in Seat::BOTH {
            for shirt in self.options.absent.of(seat).all().iter() {
                position.put(Piece { seat, shirt }, Place::UNAVAILABLE);
            }
        }
        position
    }

    #[inline]
    fn turn(&self, position: &Position) -> Turn<Rule> {
        if let Some(seat) = self.decider(position) {
            Turn::Decision(seat)
        } else if let Some(finish) = self.finish(position) {
            Turn::Over(finish)
        } else {
            Turn::Chance
        }
    }

    fn tables(&self) -> Vec<Table> {
        self.book_tables()
    }

    fn score(&self, position: &Position) -> BySeat<u16> {
        position.score
    }

    fn candidates(&self) -> Vec<Action> {
        Action::all(&self.pitch)
    }

    fn list(&self, position: &Position, actions: &mut Vec<Action>) {
        self.list_choices(position, actions);
    }

    fn judge(&self, position: &Position, seat: Seat, action: Action) -> Verdict {
        self.judge_choice(position, seat, action)
    }

    fn apply<W: Witness<Self>>(&self, position: &mut Position, action: Action, witness: &mut W) {
        let flow = match (position.phase, action) {
            (Phase::Lineup { seat, .. }, Action::Formation { formation }) => {
                self.choose_formation(position, seat, formation, witness)
            }
            (Phase::Lineup { seat, picks }, Action::Number { piece }) => {
                self.choose_number(position, seat, picks, piece, witness)
            }
            (Phase::Columns { seat, line }, Action::Column { column, .. }) => {
                self.choose_column(position, seat, line, column)
            }
            (Phase::Aside { column: from }, Action::Column { column, .. }) => {
                self.stepped_aside(position, from, column)
            }
            (Phase::GoalSquare { seat }, Action::KeeperSquare { column }) => {
                self.choose_goal_square(position, seat, column)
            }
            (Phase::KeeperPlace { seat }, Action::KeeperSquare { column }) => {
                self.place_keeper(position, seat, column, witness)
            }
            (Phase::Centre { seat }, Action::Centre { piece, column }) => {
                self.choose_centre(position, seat, piece, column, witness)
            }
            (Phase::TurnStart, Action::Warm { piece }) => self.warm(position, piece, witness),
            (Phase::TurnStart, Action::Roll) => Flow::Wait(Phase::TurnRoll),
            (Phase::FoulChoice, Action::Foul { piece, victim }) => {
                self.foul(position, piece, victim, witness)
            }
            (Phase::PickMover { .. }, Action::Mover { piece }) => {
                Flow::Wait(Phase::PickMove { mover: piece })
            }
            (Phase::PickMove { mover }, Action::Walk { to }) => self.walk(position, mover, to, witness),
            (Phase::PickMove { mover }, Action::Ball { steps }) => {
                self.reach_ball(position, mover, steps, witness)
            }
            (Phase::PickMove { .. }, Action::Pickup) => self.pick_up(position, witness),
            (Phase::PickMove { mover }, Action::Push { piece }) => self.push(position, mover, piece, witness),
            (Phase::Leg, Action::Leg { path }) => self.play_leg(position, path, witness),
            (Phase::ThrowerReturn, Action::ReturnTo { to }) => {
                self.bring_thrower_back(position, Some(to), witness)
            }
            (Phase::Follow { .. }, Action::Runner { piece }) => self.pick_runner(position, piece, witness),
            (Phase::Follow { .. }, Action::NoRunner) => Flow::Then(Stage::CornerReturn),
            (Phase::RunTo { runner }, Action::RunTo { to }) => self.run(position, runner, to, witness),
            (Phase::Intercept { seat, slot, .. }, Action::Attempt { piece }) => {
                self.attempt(position, Piece { seat, shirt: piece }, slot)
            }
            (Phase::Intercept { seat, who, .. }, Action::LetGo) => self.let_go(position, seat, who),
            (Phase::SavePick, Action::Save { to }) => self.dive(position, to, witness),
            (Phase::SavePick, Action::Concede) => self.concede(position, witness),
            (Phase::ReboundSide { at, .. }, Action::ReboundSide { side }) => self.rebound(position, at, side),
            (Phase::Shift { piece, job }, Action::ShiftTo { to }) => {
                Flow::Then(self.shift(position, piece, job, to, witness))
            }
            (Phase::KeeperOff { seat }, Action::SubOut { piece }) => {
                self.take_keeper_off(position, seat, piece, witness)
            }
            (Phase::Makeshift { seat }, Action::Makeshift { piece }) => {
                self.makeshift(position, Piece { seat, shirt: piece }, witness)
            }
            (Phase::Replace { piece: out }, Action::SubIn { piece }) => {
                self.sub_in(position, out, piece, witness)
            }
            (Phase::Replace { piece: out }, Action::NoSub) => self.no_sub(position, out.seat),
            (Phase::Surplus { seat }, Action::ToBench { piece }) => {
                self.to_bench(position, Piece { seat, shirt: piece }, witness);
                Flow::Then(Stage::Surplus(seat))
            }
            (Phase::SubOut { piece }, Action::ToBench { .. }) => {
                self.to_bench(position, piece, witness);
                Flow::Then(Stage::Warming(piece.seat))
            }
            (Phase::SubOut { piece }, Action::SubOut { piece: out }) => {
                self.sub_out(position, piece, out, witness)
            }
            (Phase::SubRow { piece }, Action::SubRow { row }) => {
                self.choose_sub_row(position, piece, row, witness)
            }
            (Phase::SubSquare { piece, .. }, Action::SubSquare { to }) => {
                self.let_in(position, piece, to, self.sub_rule(piece), witness);
                Flow::Then(Stage::Enter(piece.seat))
            }
            (Phase::Thrower, Action::Thrower { piece }) | (Phase::Taker, Action::Taker { piece }) => {
                position.dead.victim = Some(piece);
                Flow::Then(Stage::Restart)
            }
            (Phase::Wall, Action::Wall { piece }) => {
                self.name_wall(position, piece);
                if position.dead.kind == DeadKind::Corner {
                    position.work.progress = Progress::WallChosen;
                }
                Flow::Then(Stage::Restart)
            }
            (Phase::BallPlace, Action::Place { to }) => {
                self.place_ball_man(position, to, witness);
                Flow::Then(Stage::Restart)
            }
            (Phase::PenaltySpot, Action::PenaltySpot { column }) => {
                self.choose_spot(position, column, witness)
            }
            // Not legal here; the position stays as it is.
            (phase, _) => Flow::Wait(phase),
        };
        self.proceed(position, flow, witness);
    }

    fn chances(&self, position: &Position, outcomes: &mut Vec<(Outcome, u32)>) {
        outcomes.clear();
        if position.phase == Phase::KickOff {
            outcomes.extend(kick_offs().map(|outcome| (outcome, 1)));
        } else if let Some((first, last, die)) = self.die(position) {
            outcomes.extend((first..=last).map(|number| (die(number), 1)));
        }
    }

    #[inline]
    fn weight(&self, position: &Position) -> u32 {
        if position.phase == Phase::KickOff {
            return 20;
        }
        self.die(position).map_or(0, |(first, last, _)| u32::from(last - first) + 1)
    }

    #[inline]
    fn outcome(&self, position: &Position, ticket: u32) -> Option<Outcome> {
        if position.phase == Phase::KickOff {
            return kick_offs().nth(ticket.min(19) as usize);
        }
        self.die(position)
            .map(|(first, last, die)| die((u32::from(first) + ticket).min(u32::from(last)) as u8))
    }

    fn settle<W: Witness<Self>>(&self, position: &mut Position, outcome: Outcome, witness: &mut W) {
        let flow = match (position.phase, outcome) {
            (Phase::KickOff, Outcome::KickOff { home, away }) => self.kick_off(position, home, away, witness),
            (Phase::TurnRoll, Outcome::D6 { number }) => self.settle_turn(position, number, witness),
            (Phase::InterceptRoll { piece, from, slot }, Outcome::D3 { number }) => {
                self.settle_attempt(position, piece, from, slot, number, witness)
            }
            (Phase::SaveRoll { from, at, quarters }, Outcome::D4 { number }) => {
                self.settle_save(position, from, at, quarters, number, witness)
            }
            (Phase::HoldRoll, Outcome::D6 { number }) => self.settle_hold(position, number, witness),
            (Phase::RestartRoll, Outcome::D6 { number } | Outcome::D4 { number }) => {
                self.settle_restart(position, number, witness)
            }
            // Not possible here; the position stays as it is.
            (phase, _) => Flow::Wait(phase),
        };
        self.proceed(position, flow, witness);
    }

    fn view(&self, position: &Position, viewer: Viewer) -> View {
        View::of(self, position, viewer)
    }

    fn has_secrets(&self, position: &Position) -> bool {
        matches!(position.phase, Phase::Lineup { .. })
    }

    fn sees_all(&self, position: &Position, seat: Seat) -> bool {
        Self::secret_picks(position, seat.other()) == 0
    }

    fn audience(&self, position: &Position, step: Step<Self>) -> Audience {
        match (position.phase, step) {
            // [SET-2] Nobody sees the other line-up before both are in.
            (Phase::Lineup { seat, .. }, Step::Action(..)) => Audience::Only(seat),
            _ => Audience::Everyone,
        }
    }

    fn reveals(&self, position: &Position, action: Action) -> bool {
        // [SET-2] The last choice of home shows both line-ups.
        match (position.phase, action) {
            (Phase::Lineup { seat: Seat::Home, .. }, Action::Formation { .. }) => !self.options.pick_numbers,
            (Phase::Lineup { seat: Seat::Home, picks }, _) => picks + 1 == PICKS,
            _ => false,
        }
    }

    fn headline(&self, events: &[(Audience, Rule, Event)]) -> usize {
        odds::headline(events)
    }

    fn is_decisive(&self, event: &Event) -> bool {
        odds::is_decisive(event)
    }

    fn is_fresh_roll(&self, position: &Position) -> bool {
        odds::is_fresh_roll(position)
    }

    fn has_known_end(&self, _: &Position, action: Action) -> bool {
        matches!(action, Action::Leg { .. })
    }

    fn expected_reply(&self, position: &Position) -> Option<Action> {
        odds::expected_reply(self, position)
    }

    fn imagine<R: Roll>(&self, position: &Position, seat: Seat, dice: &mut R) -> Position {
        self.imagine_lineup(position, seat, dice)
    }

    fn setup(&self, position: &Position) -> Setup {
        Setup::of(position)
    }

    fn place(&self, setup: &Setup) -> Result<Position, Faults> {
        setup.place(self)
    }

    fn needs_winner(&self) -> bool {
        self.options.tie_break() == Draw::ExtraTimeShootout
    }

    fn shortcuts(&self, position: &Position) -> Vec<Shortcut<Action>> {
        self.usual_lineups(position)
    }

    fn lesson(&self, position: &Position, seat: Seat) -> Option<Rule> {
        Some(match position.phase {
            Phase::Over { by, .. } => by,
            _ if self.decider(position) != Some(seat) => Rule::Turn3,
            Phase::GoalSquare { .. } => Rule::Set4,
            Phase::Columns { .. } => Rule::Set8,
            Phase::Aside { .. } => Rule::Set9,
            Phase::Centre { .. } => Rule::Set10,
            Phase::TurnStart => Rule::Turn1,
            Phase::PickMover { .. } => Rule::A1,
            Phase::PickMove { .. } => Rule::A2,
            Phase::Leg => Rule::B6,
            Phase::Follow { .. } => Rule::D1,
            Phase::RunTo { .. } => Rule::D3,
            Phase::Intercept { .. } => Rule::Int4,
            Phase::SavePick => Rule::Save1,
            Phase::KeeperPlace { .. } => Rule::Dead2,
            Phase::Thrower => Rule::Thr2,
            Phase::Taker | Phase::Wall => Rule::Cor4,
            Phase::PenaltySpot => Rule::Pen2,
            Phase::SubOut { .. } => Rule::Sub6,
            Phase::SubSquare { .. } => Rule::Sub7,
            Phase::Shift { .. } => Rule::Off6,
            _ => Rule::Gen3,
        })
    }

    fn terms(&self, position: &Position, action: Option<Action>) -> Vec<Term<Rule>> {
        self.roll_terms(position, action)
    }
}
