//! The state machine (section 4.2): who acts in which phase, and which chapter answers.

use crate::action::{Action, Event, Outcome, Path, Refusal, Side};
use crate::options::{Draw, OPTIONS, Options, PRESETS};
use crate::phase::{After, DeadKind, Origin, Period, Phase, Progress};
use crate::pitch::Pitch;
use crate::play::lineup::PICKS;
use crate::position::{Place, Position};
use crate::rules::Rule;
use crate::setup::Setup;
use crate::squad::{Formation, Line, Piece, Shirt};
use crate::square::Square;
use crate::view::View;
use touchline_kernel::dice::Roll;
use touchline_kernel::{
    Audience, BySeat, Faults, Finish, Game, OptionGuide, Preset, Seat, Shortcut, Step, Term, Turn, Viewer,
    Violation, Witness,
};

/// Champions 2020 with its options fixed.
#[derive(Debug, Clone)]
pub struct Champions {
    pub(crate) options: Options,
    pub(crate) pitch: Pitch,
}

/// What a die shows as an outcome.
type Die = fn(u8) -> Outcome;

/// What a chapter answers to "may he?".
pub(crate) type Verdict = Result<(), Violation<Rule, Refusal>>;

/// A refusal.
pub(crate) fn refuse(rule: Rule, because: Refusal) -> Verdict {
    Err(Violation::new(rule, because))
}

/// A witness, as the chapters use it: nearly everything is told to everyone.
pub(crate) trait Teller {
    /// Tells these.
    fn tell_to(&mut self, audience: Audience, rule: Rule, event: Event);

    /// Tells everyone.
    #[inline(always)]
    fn tell(&mut self, rule: Rule, event: Event) {
        self.tell_to(Audience::Everyone, rule, event);
    }
}

impl<W: Witness<Champions>> Teller for W {
    #[inline(always)]
    fn tell_to(&mut self, audience: Audience, rule: Rule, event: Event) {
        Witness::tell(self, audience, rule, event);
    }
}

/// Something that happens by itself. A match never rests in a stage.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Stage {
    /// P2: a line of three.
    Columns(Seat, Line),
    /// P2: SET-9.
    Aside,
    /// P2: the keeper.
    GoalSquare(Seat),
    /// P3.
    Centre(Seat),
    /// P10.
    NextTurn,
    /// P12.
    FoulCheck,
    /// P13a.
    Movers,
    /// P14 with GEN-6.
    CompulsoryKick,
    /// P15.
    ThrowerReturn,
    /// P16.
    Played,
    /// P18.
    CornerReturn,
    /// P20 begins.
    Chase,
    /// P20.
    Intercept,
    /// P22.
    Arrive,
    /// P22: the ball is out.
    Out,
    /// P25.
    Save,
    /// P27.
    Hold(Seat),
    /// P30.
    Tidy(After),
    /// P30: E-2.
    RowOne(Seat, After),
    /// P30: COR-8.
    WallReturn(After),
    /// P30: E-3; P40e.
    MoveBack(Seat, After),
    /// The end of P30.
    Tidied(After),
    /// P40a, P40b.
    Dead,
    /// P40c: CARD-3, INJ-3.
    Keeperless(Seat),
    /// P40c: INJ-2.
    Injured(Seat),
    /// P40c: too many warm up.
    Surplus(Seat),
    /// P40c: SUB-4.
    Warming(Seat),
    /// P40c: SUB-7.
    Enter(Seat),
    /// P40d.
    Keepers(Seat),
    /// P40f.
    Restart,
    /// P50.
    ShootoutKick,
}

/// What follows.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Flow {
    /// This happens by itself.
    Then(Stage),
    /// Somebody has to decide.
    Wait(Phase),
}

impl Champions {
    /// The board with its tables.
    #[must_use]
    pub fn pitch(&self) -> &Pitch {
        &self.pitch
    }

    /// Lets happen what happens by itself, until somebody has to decide.
    pub(crate) fn proceed<T: Teller>(&self, p: &mut Position, mut flow: Flow, w: &mut T) {
        loop {
            match flow {
                Flow::Wait(phase) => {
                    p.phase = phase;
                    return;
                }
                Flow::Then(stage) => flow = self.run(p, stage, w),
            }
        }
    }

    fn run<T: Teller>(&self, p: &mut Position, stage: Stage, w: &mut T) -> Flow {
        match stage {
            Stage::Columns(seat, line) => self.columns(p, seat, line),
            Stage::Aside => self.aside(p),
            Stage::GoalSquare(seat) => Flow::Wait(Phase::GoalSquare { seat }),
            Stage::Centre(seat) => self.centre(p, seat, w),
            Stage::NextTurn => self.next_turn(p, w),
            Stage::FoulCheck => self.foul_check(p, w),
            Stage::Movers => self.movers(p, w),
            Stage::CompulsoryKick => self.compulsory_kick(p, w),
            Stage::ThrowerReturn => self.thrower_return(p, w),
            Stage::Played => self.play_complete(p),
            Stage::CornerReturn => self.corner_return(p, w),
            Stage::Chase => self.chase(p),
            Stage::Intercept => self.intercept(p, w),
            Stage::Arrive => self.arrive(p, w),
            Stage::Out => self.out(p, w),
            Stage::Save => self.save(p, w),
            Stage::Hold(seat) => self.hold(p, seat, w),
            Stage::Tidy(after) => self.tidy(p, after),
            Stage::RowOne(seat, after) => self.clear_row_one(p, seat, after, w),
            Stage::WallReturn(after) => self.wall_return(p, after, w),
            Stage::MoveBack(seat, after) => self.move_back(p, seat, after, w),
            Stage::Tidied(after) => self.tidied(p, after),
            Stage::Dead => self.dead(p, w),
            Stage::Keeperless(seat) => self.keeperless(p, seat, w),
            Stage::Injured(seat) => self.injured(p, seat),
            Stage::Surplus(seat) => self.surplus(p, seat),
            Stage::Warming(seat) => self.warming(p, seat, w),
            Stage::Enter(seat) => self.enter(p, seat, w),
            Stage::Keepers(seat) => self.keepers(seat),
            Stage::Restart => self.restart(p, w),
            Stage::ShootoutKick => self.next_shootout_kick(p, w),
        }
    }

    /// [D-1] A ball played, not a shot, may be followed; a deflected one may not (R69).
    fn play_complete(&self, p: &Position) -> Flow {
        use crate::phase::End;
        if p.period == Period::Shootout {
            return Flow::Wait(Phase::RestartRoll);
        }
        if p.play.end == End::Rest && p.play.origin != Origin::Deflected {
            return self.follow(p);
        }
        Flow::Then(Stage::CornerReturn)
    }

    /// Who decides in a phase; none if chance does or the match is over.
    pub(crate) fn decider(&self, p: &Position) -> Option<Seat> {
        match p.phase {
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
            | Phase::ThrowerReturn => Some(p.act),
            Phase::Leg | Phase::Follow { .. } | Phase::RunTo { .. } => Some(p.play.team),
            Phase::SavePick | Phase::ReboundSide { .. } => Some(self.saver(p)),
            Phase::Thrower | Phase::Taker | Phase::BallPlace | Phase::PenaltySpot => Some(p.dead.team),
            Phase::Wall => Some(p.dead.team.other()),
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
    fn die(&self, p: &Position) -> Option<(u8, u8, Die)> {
        let d6 = |number| Outcome::D6 { number };
        match p.phase {
            Phase::TurnRoll => Some((1, 6, d6)),
            Phase::InterceptRoll { .. } => Some((1, 3, |number| Outcome::D3 { number })),
            Phase::SaveRoll { .. } => Some((1, 4, |number| Outcome::D4 { number })),
            // [R59] A '1' is void, unless it counts and is rolled again.
            Phase::HoldRoll => Some((if self.options.hold_ones_count { 1 } else { 2 }, 6, d6)),
            // [MIN2-1, THR-3] A '1' is void.
            Phase::RestartRoll if p.dead.kind == DeadKind::ThrowIn => {
                Some((2, 4, |number| Outcome::D4 { number }))
            }
            Phase::RestartRoll => Some((2, 6, d6)),
            _ => None,
        }
    }

    /// The finish, if the match is over.
    fn finish(&self, p: &Position) -> Option<Finish<Rule>> {
        match p.phase {
            Phase::Over { by, winner } => Some(Finish { score: p.score, winner, by }),
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
            Ok(pitch) => faults.or(Self { options, pitch }),
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
        Position::start()
    }

    #[inline]
    fn turn(&self, p: &Position) -> Turn<Rule> {
        if let Some(seat) = self.decider(p) {
            Turn::Decision(seat)
        } else if let Some(finish) = self.finish(p) {
            Turn::Over(finish)
        } else {
            Turn::Chance
        }
    }

    fn score(&self, p: &Position) -> BySeat<u16> {
        p.score
    }

    fn candidates(&self) -> Vec<Action> {
        let shirts = || Shirt::all();
        let squares = || self.pitch.squares();
        let columns = || 0..=self.pitch.geometry.cols + 1;
        let mut all = vec![
            Action::Roll,
            Action::Pickup,
            Action::NoRunner,
            Action::LetGo,
            Action::Concede,
            Action::ReboundSide { side: Side::E },
            Action::ReboundSide { side: Side::W },
            Action::NoSub,
        ];
        for d in 1..=5 {
            for m in 1..=5 {
                all.extend((1..=5).map(|a| Action::Formation { formation: Formation([d, m, a]) }));
            }
        }
        for piece in shirts() {
            all.extend([
                Action::Number { piece },
                Action::Warm { piece },
                Action::Mover { piece },
                Action::Push { piece },
                Action::Runner { piece },
                Action::Attempt { piece },
                Action::SubOut { piece },
                Action::SubIn { piece },
                Action::ToBench { piece },
                Action::Makeshift { piece },
                Action::Thrower { piece },
                Action::Taker { piece },
                Action::Wall { piece },
            ]);
            all.extend(columns().map(|column| Action::Centre { piece, column }));
            all.extend(shirts().map(|victim| Action::Foul { piece, victim }));
        }
        for column in columns() {
            all.extend([Action::KeeperSquare { column }, Action::PenaltySpot { column }]);
            all.extend(Line::ALL.map(|line| Action::Column { line, column }));
        }
        for to in squares() {
            all.extend([
                Action::Walk { to },
                Action::ReturnTo { to },
                Action::RunTo { to },
                Action::Save { to },
                Action::ShiftTo { to },
                Action::SubSquare { to },
                Action::Place { to },
            ]);
        }
        all.extend((0..=6).map(|steps| Action::Ball { steps }));
        all.extend((0..=self.pitch.top).map(|row| Action::SubRow { row }));
        all.extend(Path::all().into_iter().map(|path| Action::Leg { path }));
        all.sort_unstable();
        all
    }

    fn list(&self, p: &Position, actions: &mut Vec<Action>) {
        actions.clear();
        match p.phase {
            Phase::Lineup { seat, picks } => self.list_lineup(p, seat, picks, actions),
            Phase::Columns { line, .. } => self.list_columns(line, actions),
            Phase::Aside { column } => self.list_aside(p, column, actions),
            Phase::GoalSquare { .. } | Phase::KeeperPlace { .. } => self.list_keeper_squares(actions),
            Phase::Centre { seat } => {
                self.each_centre(p, seat, |piece, column| actions.push(Action::Centre { piece, column }));
            }
            Phase::TurnStart => {
                actions.extend(self.warmers(p, p.act).iter().map(|piece| Action::Warm { piece }));
                actions.push(Action::Roll);
            }
            Phase::FoulChoice => self.list_fouls(p, actions),
            Phase::PickMover { movers } => actions.extend(movers.iter().map(|piece| Action::Mover { piece })),
            Phase::PickMove { mover } => self.list_moves(p, mover, actions),
            Phase::Leg => self.list_legs(p, actions),
            Phase::ThrowerReturn => {
                self.return_squares(p).each(|to| actions.push(Action::ReturnTo { to: Square(to) }));
            }
            Phase::Follow { runners } => {
                actions.extend(runners.iter().map(|piece| Action::Runner { piece }));
                actions.push(Action::NoRunner);
            }
            Phase::RunTo { runner } => self.list_runs(p, runner, actions),
            Phase::Intercept { who, .. } => {
                actions.extend(who.iter().map(|piece| Action::Attempt { piece }));
                actions.push(Action::LetGo);
            }
            Phase::SavePick => self.list_saves(p, actions),
            Phase::ReboundSide { .. } => {
                actions.extend([Side::E, Side::W].map(|side| Action::ReboundSide { side }))
            }
            Phase::Shift { piece, job } => {
                self.shift_squares(p, piece, job).each(|to| actions.push(Action::ShiftTo { to: Square(to) }));
            }
            Phase::KeeperOff { seat } => {
                actions.extend(p.field_shirts(seat).iter().map(|piece| Action::SubOut { piece }));
            }
            Phase::Makeshift { seat } => {
                actions.extend(p.field_shirts(seat).iter().map(|piece| Action::Makeshift { piece }));
            }
            Phase::Replace { piece } => {
                actions
                    .extend(self.field_reserves(p, piece.seat).iter().map(|piece| Action::SubIn { piece }));
                actions.push(Action::NoSub);
            }
            Phase::Surplus { seat } => {
                actions.extend(p.members(seat, Place::WARMING).iter().map(|piece| Action::ToBench { piece }));
            }
            Phase::SubOut { piece } => {
                actions.extend(self.leavers(p, piece).iter().map(|piece| Action::SubOut { piece }));
                // [SUB-5] Only after a goal.
                if p.dead.kind == DeadKind::Goal {
                    actions.push(Action::ToBench { piece: piece.shirt });
                }
            }
            Phase::SubRow { piece } => self.list_sub_rows(p, piece, actions),
            Phase::SubSquare { piece, row } => {
                self.sub_squares(p, piece, row).each(|to| actions.push(Action::SubSquare { to: Square(to) }));
            }
            Phase::Thrower => {
                actions
                    .extend(self.restart_men(p, p.dead.team).iter().map(|piece| Action::Thrower { piece }));
            }
            Phase::Taker => {
                actions.extend(self.restart_men(p, p.dead.team).iter().map(|piece| Action::Taker { piece }));
            }
            Phase::Wall => {
                actions.extend(
                    self.restart_men(p, p.dead.team.other()).iter().map(|piece| Action::Wall { piece }),
                );
            }
            Phase::BallPlace => self.ball_places(p).each(|to| actions.push(Action::Place { to: Square(to) })),
            Phase::PenaltySpot => self.list_spots(actions),
            Phase::KickOff
            | Phase::TurnRoll
            | Phase::InterceptRoll { .. }
            | Phase::SaveRoll { .. }
            | Phase::HoldRoll
            | Phase::RestartRoll
            | Phase::Over { .. } => {}
        }
    }

    fn judge(&self, p: &Position, seat: Seat, action: Action) -> Verdict {
        match self.decider(p) {
            Some(decider) if decider == seat => {}
            Some(decider) => return refuse(Rule::Gen1, Refusal::NotYourTurn { seat: decider }),
            None if self.finish(p).is_some() => return refuse(Rule::Clk3, Refusal::MatchOver),
            None => return refuse(Rule::Turn1, Refusal::RollFirst),
        }
        match (p.phase, action) {
            (Phase::Lineup { seat, picks: 0 }, Action::Formation { formation }) => {
                self.judge_formation(p, seat, formation)
            }
            (Phase::Lineup { seat, picks: 1.. }, Action::Number { piece }) => {
                self.judge_number(p, seat, piece)
            }
            (Phase::Columns { line: asked, .. }, Action::Column { line, column }) => {
                self.judge_column(asked, line, column)
            }
            (Phase::Aside { column: from }, Action::Column { line, column }) => {
                self.judge_aside(p, from, line, column)
            }
            (Phase::GoalSquare { .. } | Phase::KeeperPlace { .. }, Action::KeeperSquare { column }) => {
                self.judge_keeper_square(column)
            }
            (Phase::Centre { seat }, Action::Centre { piece, column }) => {
                self.judge_centre(p, seat, piece, column)
            }
            (Phase::TurnStart, Action::Roll)
            | (Phase::Follow { .. }, Action::NoRunner)
            | (Phase::Intercept { .. }, Action::LetGo)
            | (Phase::ReboundSide { .. }, Action::ReboundSide { .. })
            | (Phase::Replace { .. }, Action::NoSub) => Ok(()),
            (Phase::TurnStart, Action::Warm { piece }) => self.judge_warm(p, piece),
            (Phase::FoulChoice, Action::Foul { piece, victim }) => self.judge_foul(p, piece, victim),
            (Phase::PickMover { movers }, Action::Mover { piece }) => self.judge_mover(p, movers, piece),
            (Phase::PickMove { mover }, Action::Walk { to }) => self.judge_walk(p, mover, to),
            (Phase::PickMove { mover }, Action::Ball { steps }) => self.judge_ball(p, mover, steps),
            (Phase::PickMove { mover }, Action::Pickup) => {
                self.judge_pickup(p, Piece { seat: p.act, shirt: mover })
            }
            (Phase::PickMove { mover }, Action::Push { piece }) => self.judge_push(p, mover, piece),
            (Phase::Leg, Action::Leg { path }) => self.judge_leg(p, path),
            (Phase::ThrowerReturn, Action::ReturnTo { to }) => {
                offered(Rule::Thr6, self.return_squares(p).has(to.0), to)
            }
            (Phase::Follow { runners }, Action::Runner { piece }) => self.judge_runner(p, runners, piece),
            (Phase::RunTo { runner }, Action::RunTo { to }) => self.judge_run(p, runner, to),
            (Phase::Intercept { seat, who, .. }, Action::Attempt { piece }) => {
                self.judge_attempt(p, seat, who, piece)
            }
            (Phase::SavePick, Action::Save { to }) => self.judge_save(p, to),
            (Phase::SavePick, Action::Concede) => self.judge_concede(p),
            (Phase::Shift { piece, job }, Action::ShiftTo { to }) => {
                offered(self.shift_rule(job), self.shift_squares(p, piece, job).has(to.0), to)
            }
            (Phase::KeeperOff { seat }, Action::SubOut { piece }) => {
                field_man(p, Rule::Card3, Piece { seat, shirt: piece })
            }
            (Phase::Makeshift { seat }, Action::Makeshift { piece }) => {
                field_man(p, Rule::Card4, Piece { seat, shirt: piece })
            }
            (Phase::Replace { piece: out }, Action::SubIn { piece }) => self.judge_sub_in(p, out.seat, piece),
            (Phase::Surplus { seat }, Action::ToBench { piece }) => {
                let piece = Piece { seat, shirt: piece };
                if p.place(piece) == Place::WARMING {
                    Ok(())
                } else {
                    refuse(Rule::Sub1, Refusal::BadPlayer { piece })
                }
            }
            (Phase::SubOut { piece }, Action::SubOut { piece: out }) => self.judge_sub_out(p, piece, out),
            (Phase::SubOut { piece }, Action::ToBench { piece: shirt }) => {
                self.judge_to_bench(p, piece, shirt)
            }
            (Phase::SubRow { piece }, Action::SubRow { row }) => self.judge_sub_row(p, piece, row),
            (Phase::SubSquare { piece, row }, Action::SubSquare { to }) => {
                offered(self.sub_rule(piece), self.sub_squares(p, piece, row).has(to.0), to)
            }
            (Phase::Thrower, Action::Thrower { piece }) | (Phase::Taker, Action::Taker { piece }) => {
                self.judge_man(p, p.dead.team, piece, self.taker_rule(p))
            }
            (Phase::Wall, Action::Wall { piece }) => {
                self.judge_man(p, p.dead.team.other(), piece, self.wall_rule(p))
            }
            (Phase::BallPlace, Action::Place { to }) => offered(Rule::Fk2, self.ball_places(p).has(to.0), to),
            (Phase::PenaltySpot, Action::PenaltySpot { column }) => self.judge_spot(column),
            _ => refuse(Rule::Turn2, Refusal::NotNow),
        }
    }

    fn apply<W: Witness<Self>>(&self, p: &mut Position, action: Action, w: &mut W) {
        let flow = match (p.phase, action) {
            (Phase::Lineup { seat, .. }, Action::Formation { formation }) => {
                self.formation_chosen(p, seat, formation, w)
            }
            (Phase::Lineup { seat, picks }, Action::Number { piece }) => {
                self.number_chosen(p, seat, picks, piece, w)
            }
            (Phase::Columns { seat, line }, Action::Column { column, .. }) => {
                self.column_chosen(p, seat, line, column)
            }
            (Phase::Aside { column: from }, Action::Column { column, .. }) => {
                self.stepped_aside(p, from, column)
            }
            (Phase::GoalSquare { seat }, Action::KeeperSquare { column }) => {
                self.goal_square_chosen(p, seat, column)
            }
            (Phase::KeeperPlace { seat }, Action::KeeperSquare { column }) => {
                self.keeper_placed(p, seat, column, w)
            }
            (Phase::Centre { seat }, Action::Centre { piece, column }) => {
                self.centre_chosen(p, seat, piece, column, w)
            }
            (Phase::TurnStart, Action::Warm { piece }) => self.warm(p, piece, w),
            (Phase::TurnStart, Action::Roll) => Flow::Wait(Phase::TurnRoll),
            (Phase::FoulChoice, Action::Foul { piece, victim }) => self.foul(p, piece, victim, w),
            (Phase::PickMover { .. }, Action::Mover { piece }) => {
                Flow::Wait(Phase::PickMove { mover: piece })
            }
            (Phase::PickMove { mover }, Action::Walk { to }) => self.walked(p, mover, to, w),
            (Phase::PickMove { mover }, Action::Ball { steps }) => self.reached_ball(p, mover, steps, w),
            (Phase::PickMove { .. }, Action::Pickup) => self.picked_up(p, w),
            (Phase::PickMove { mover }, Action::Push { piece }) => self.pushed(p, mover, piece, w),
            (Phase::Leg, Action::Leg { path }) => self.played(p, path, w),
            (Phase::ThrowerReturn, Action::ReturnTo { to }) => self.thrower_back(p, Some(to), w),
            (Phase::Follow { .. }, Action::Runner { piece }) => self.runner_picked(p, piece, w),
            (Phase::Follow { .. }, Action::NoRunner) => Flow::Then(Stage::CornerReturn),
            (Phase::RunTo { runner }, Action::RunTo { to }) => self.ran(p, runner, to, w),
            (Phase::Intercept { seat, slot, .. }, Action::Attempt { piece }) => {
                self.attempt(p, Piece { seat, shirt: piece }, slot)
            }
            (Phase::Intercept { seat, who, .. }, Action::LetGo) => self.let_go(p, seat, who),
            (Phase::SavePick, Action::Save { to }) => self.dive(p, to, w),
            (Phase::SavePick, Action::Concede) => self.conceded(p, w),
            (Phase::ReboundSide { at, .. }, Action::ReboundSide { side }) => self.rebound(p, at, side),
            (Phase::Shift { piece, job }, Action::ShiftTo { to }) => {
                Flow::Then(self.shift(p, piece, job, to, w))
            }
            (Phase::KeeperOff { seat }, Action::SubOut { piece }) => self.keeper_off(p, seat, piece, w),
            (Phase::Makeshift { seat }, Action::Makeshift { piece }) => {
                self.makeshift(p, Piece { seat, shirt: piece }, w)
            }
            (Phase::Replace { piece: out }, Action::SubIn { piece }) => self.sub_in(p, out, piece, w),
            (Phase::Replace { piece: out }, Action::NoSub) => self.no_sub(p, out.seat),
            (Phase::Surplus { seat }, Action::ToBench { piece }) => {
                self.to_bench(p, Piece { seat, shirt: piece }, w);
                Flow::Then(Stage::Surplus(seat))
            }
            (Phase::SubOut { piece }, Action::ToBench { .. }) => {
                self.to_bench(p, piece, w);
                Flow::Then(Stage::Warming(piece.seat))
            }
            (Phase::SubOut { piece }, Action::SubOut { piece: out }) => self.sub_out(p, piece, out, w),
            (Phase::SubRow { piece }, Action::SubRow { row }) => self.sub_row_chosen(p, piece, row, w),
            (Phase::SubSquare { piece, .. }, Action::SubSquare { to }) => {
                self.entered(p, piece, to, self.sub_rule(piece), w);
                Flow::Then(Stage::Enter(piece.seat))
            }
            (Phase::Thrower, Action::Thrower { piece }) | (Phase::Taker, Action::Taker { piece }) => {
                p.dead.victim = Some(piece);
                Flow::Then(Stage::Restart)
            }
            (Phase::Wall, Action::Wall { piece }) => {
                p.dead.fouler = Some(piece);
                if p.dead.kind == DeadKind::Corner {
                    p.work.progress = Progress::WallChosen;
                }
                Flow::Then(Stage::Restart)
            }
            (Phase::BallPlace, Action::Place { to }) => {
                self.place_ball_man(p, to, w);
                Flow::Then(Stage::Restart)
            }
            (Phase::PenaltySpot, Action::PenaltySpot { column }) => self.spot_chosen(p, column, w),
            // Not legal here; the position stays as it is.
            (phase, _) => Flow::Wait(phase),
        };
        self.proceed(p, flow, w);
    }

    fn chances(&self, p: &Position, outcomes: &mut Vec<(Outcome, u32)>) {
        outcomes.clear();
        if p.phase == Phase::KickOff {
            outcomes.extend(kick_offs().map(|outcome| (outcome, 1)));
        } else if let Some((first, last, die)) = self.die(p) {
            outcomes.extend((first..=last).map(|number| (die(number), 1)));
        }
    }

    #[inline]
    fn weight(&self, p: &Position) -> u32 {
        if p.phase == Phase::KickOff {
            return 20;
        }
        self.die(p).map_or(0, |(first, last, _)| u32::from(last - first) + 1)
    }

    #[inline]
    fn outcome(&self, p: &Position, ticket: u32) -> Option<Outcome> {
        if p.phase == Phase::KickOff {
            return kick_offs().nth(ticket.min(19) as usize);
        }
        self.die(p).map(|(first, last, die)| die((u32::from(first) + ticket).min(u32::from(last)) as u8))
    }

    fn settle<W: Witness<Self>>(&self, p: &mut Position, outcome: Outcome, w: &mut W) {
        let flow = match (p.phase, outcome) {
            (Phase::KickOff, Outcome::KickOff { home, away }) => self.kicked_off(p, home, away, w),
            (Phase::TurnRoll, Outcome::D6 { number }) => self.turn_rolled(p, number, w),
            (Phase::InterceptRoll { piece, from, slot }, Outcome::D3 { number }) => {
                self.attempt_rolled(p, piece, from, slot, number, w)
            }
            (Phase::SaveRoll { from, at, quarters }, Outcome::D4 { number }) => {
                self.save_rolled(p, from, at, quarters, number, w)
            }
            (Phase::HoldRoll, Outcome::D6 { number }) => self.hold_rolled(p, number, w),
            (Phase::RestartRoll, Outcome::D6 { number } | Outcome::D4 { number }) => {
                self.restart_rolled(p, number, w)
            }
            // Not possible here; the position stays as it is.
            (phase, _) => Flow::Wait(phase),
        };
        self.proceed(p, flow, w);
    }

    fn view(&self, p: &Position, viewer: Viewer) -> View {
        View::of(self, p, viewer)
    }

    fn has_secrets(&self, p: &Position) -> bool {
        matches!(p.phase, Phase::Lineup { .. })
    }

    fn sees_all(&self, p: &Position, seat: Seat) -> bool {
        Self::secret_picks(p, seat.other()) == 0
    }

    fn audience(&self, p: &Position, step: Step<Self>) -> Audience {
        match (p.phase, step) {
            // [SET-2] Nobody sees the other line-up before both are in.
            (Phase::Lineup { seat, .. }, Step::Action(..)) => Audience::Only(seat),
            _ => Audience::Everyone,
        }
    }

    fn reveals(&self, p: &Position, action: Action) -> bool {
        // [SET-2] The last choice of home shows both line-ups.
        match (p.phase, action) {
            (Phase::Lineup { seat: Seat::Home, .. }, Action::Formation { .. }) => !self.options.pick_numbers,
            (Phase::Lineup { seat: Seat::Home, picks }, _) => picks + 1 == PICKS,
            _ => false,
        }
    }

    /// What became of it, rather than the roll and the clock.
    fn headline(&self, events: &[(Audience, Rule, Event)]) -> usize {
        let only_a_roll = |event: &Event| matches!(event, Event::Rolled { .. } | Event::Clock { .. });
        events.iter().position(|(_, _, event)| !only_a_roll(event)).unwrap_or(0)
    }

    fn imagine<R: Roll>(&self, p: &Position, seat: Seat, dice: &mut R) -> Position {
        self.imagine_lineup(p, seat, dice)
    }

    fn setup(&self, p: &Position) -> Setup {
        Setup::of(p)
    }

    fn place(&self, setup: &Setup) -> Result<Position, Faults> {
        setup.place(self)
    }

    fn needs_winner(&self) -> bool {
        self.options.tie_break() == Draw::ExtraTimeShootout
    }

    fn shortcuts(&self, p: &Position) -> Vec<Shortcut<Action>> {
        self.usual_lineups(p)
    }

    fn terms(&self, p: &Position, action: Option<Action>) -> Vec<Term<Rule>> {
        self.roll_terms(p, action)
    }
}

fn offered(rule: Rule, offered: bool, to: Square) -> Verdict {
    if offered { Ok(()) } else { refuse(rule, Refusal::NotOffered { to }) }
}

fn field_man(p: &Position, rule: Rule, piece: Piece) -> Verdict {
    if p.square(piece).is_none() {
        refuse(rule, Refusal::OffPitch { piece })
    } else if p.is_keeper(piece) {
        refuse(rule, Refusal::BadPlayer { piece })
    } else {
        Ok(())
    }
}
