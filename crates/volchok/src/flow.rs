//! The state machine: who acts in which phase, and which chapter answers.

use crate::action::{Action, Event, Outcome, Refusal, Shirt, ShotResult};
use crate::options::{CornerSide, KickoffBall, OPTIONS, Options, PRESETS, TieBreak};
use crate::pitch::Pitch;
use crate::play::Verdict;
use crate::position::{Declared, Phase, Position};
use crate::rules::Rule;
use crate::setup::Setup;
use crate::survey::Sight;
use crate::view::View;
use arrayvec::ArrayVec;
use touchline_kernel::{
    BySeat, Earlier, Faults, Finish, Game, OptionGuide, Preset, Seat, Squares, Table, Term, Turn, Viewer,
    Violation, Witness,
};

/// Volchok with its options fixed.
#[derive(Debug, Clone)]
pub struct Volchok {
    pub(crate) options: Options,
    pub(crate) pitch: Pitch,
    /// The numbers of the dial with their weights, ascending.
    pub(crate) dial: ArrayVec<(u8, u32), 20>,
    pub(crate) dial_weight: u32,
    /// The largest number of the dial: MAX in the specification.
    pub(crate) most: u8,
    /// The results of a shot that can happen at all, with their weights.
    pub(crate) results: ArrayVec<(ShotResult, u32), 3>,
    pub(crate) results_weight: u32,
    /// The weight of each number or more.
    pub(crate) at_least: [u32; 22],
    /// The shot lines of each team.
    pub(crate) sights: BySeat<Vec<Sight>>,
    /// The squares from which the highest number carries a shot of each team into a net.
    pub(crate) in_range: BySeat<Squares>,
    /// Where the ball of each team may go, its own zone aside.
    pub(crate) outside: BySeat<Squares>,
}

const _: () = assert!(size_of::<Position>() <= 128);

impl Volchok {
    /// The board with its tables.
    #[must_use]
    pub fn pitch(&self) -> &Pitch {
        &self.pitch
    }

    /// Who decides: the team to move, or about a corner its opponents, if the options say so (R33, R35).
    #[inline]
    fn decider(&self, position: &Position) -> Seat {
        match position.phase {
            Phase::Corner { .. } if self.options.corner_side == CornerSide::Defence => {
                position.to_move.other()
            }
            Phase::Place { corner, .. } if self.places_by_defence(position, corner) => {
                position.to_move.other()
            }
            _ => position.to_move,
        }
    }

    /// TURN-1: is it this team's decision, in a phase to which the action belongs? What the rules of section 4.12 say about
    /// an action in a wrong phase comes first; then everything that is left is TURN-1.
    fn judge_moment(&self, position: &Position, seat: Seat, action: Action) -> Verdict {
        let refuse = |because| Err(Violation::new(Rule::Turn1, because));
        match self.turn(position) {
            Turn::Over(_) => return refuse(Refusal::MatchOver),
            Turn::Chance => return refuse(Refusal::SpinFirst),
            Turn::Decision(decider) if decider != seat => {
                return refuse(Refusal::NotYourTurn { seat: decider });
            }
            Turn::Decision(_) => {}
        }
        let belongs = match action {
            Action::Pick { .. } => matches!(position.phase, Phase::Pick),
            Action::Basic => matches!(position.phase, Phase::Declare),
            Action::Lob { .. } if self.options.lob_declared => true,
            Action::Step { .. } | Action::Kick { .. } | Action::Lob { .. } | Action::End => {
                matches!(position.phase, Phase::Step(_))
            }
            Action::Exit { .. } => matches!(position.phase, Phase::Exit { .. }),
            Action::Run { .. } => matches!(position.phase, Phase::Run { .. }),
            Action::Corner { .. } => matches!(position.phase, Phase::Corner { .. }),
            Action::Place { .. } => matches!(position.phase, Phase::Place { .. }),
            // KO-2 and TURN-2 speak about these in every phase.
            Action::Shot { .. } | Action::Tackle { .. } | Action::Control { .. } => true,
        };
        if belongs { Ok(()) } else { refuse(Refusal::NotNow) }
    }
}

impl Game for Volchok {
    const ID: &'static str = "volchok";
    const REVISION: u32 = 2;
    const EARLIER: &'static [Earlier] = &[Earlier { revision: 1, options: r#"{"loose_ball":"leave"}"# }];
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
        let pitch = match Pitch::new(&options.board) {
            Ok(pitch) => pitch,
            Err(more) => {
                faults.0.extend(more.0);
                return Err(faults);
            }
        };
        if options.kickoff_ball == KickoffBall::Beside {
            pitch.check_beside_kickoff(&mut faults);
        }
        faults.or(())?;
        let dial: ArrayVec<_, 20> =
            options.numbers.iter().map(|(&n, &weight)| (n, u32::from(weight))).collect();
        let weights = [options.results.goal, options.results.save, options.results.corner].map(u32::from);
        let results: ArrayVec<_, 3> =
            ShotResult::ALL.into_iter().zip(weights).filter(|(_, weight)| *weight > 0).collect();
        let dial_weight: u32 = dial.iter().map(|(_, weight)| weight).sum();
        let results_weight: u32 = weights.iter().sum();
        let reaching = |n: usize| -> u32 {
            dial.iter().filter(|(number, _)| usize::from(*number) >= n).map(|(_, weight)| weight).sum()
        };
        let mut game = Self {
            pitch,
            dial_weight,
            most: dial.iter().map(|(number, _)| *number).max().unwrap_or(0),
            at_least: std::array::from_fn(reaching),
            dial,
            results_weight,
            results,
            sights: BySeat::default(),
            in_range: BySeat::default(),
            outside: BySeat::default(),
            options,
        };
        game.in_range = BySeat::from_fn(|seat| game.range_of(seat));
        game.outside = BySeat::from_fn(|seat| game.open_to_ball(seat).minus(game.pitch.zone_set[seat]));
        game.sights = BySeat::from_fn(|seat| game.all_sights(seat));
        Ok(game)
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn full_options(&self) -> Options {
        Options { board: self.pitch.board(), ..self.options.clone() }
    }

    fn start(&self) -> Position {
        Position::start(&self.pitch)
    }

    #[inline]
    fn turn(&self, position: &Position) -> Turn<Rule> {
        match position.phase {
            Phase::Toss | Phase::Spin(_) | Phase::Result { .. } => Turn::Chance,
            Phase::Pick
            | Phase::Declare
            | Phase::Step(_)
            | Phase::Exit { .. }
            | Phase::Run { .. }
            | Phase::Corner { .. }
            | Phase::Place { .. } => Turn::Decision(self.decider(position)),
            Phase::Over(by) => {
                Turn::Over(Finish { score: position.score, winner: position.score.leader(), by })
            }
        }
    }

    fn tables(&self) -> Vec<Table> {
        self.book_tables()
    }

    fn score(&self, position: &Position) -> BySeat<u16> {
        position.score
    }

    fn candidates(&self) -> Vec<Action> {
        let squares = || self.pitch.squares();
        let nets = || Seat::BOTH.into_iter().flat_map(|seat| self.pitch.net[seat]);
        let shirts = || Shirt::ALL.into_iter();
        let mut all: Vec<Action> = Vec::new();
        all.extend(shirts().map(|piece| Action::Pick { piece }));
        all.push(Action::Basic);
        all.extend(nets().map(|net| Action::Shot { net }));
        all.extend(shirts().map(|piece| Action::Tackle { piece }));
        all.extend(shirts().flat_map(|piece| nets().map(move |net| Action::Control { piece, net })));
        all.extend(shirts().flat_map(|piece| squares().map(move |to| Action::Step { piece, to })));
        all.extend(squares().map(|to| Action::Kick { to }));
        all.extend(shirts().map(|piece| Action::Lob { piece }));
        all.push(Action::End);
        all.extend(squares().map(|to| Action::Exit { to }));
        all.extend(squares().map(|to| Action::Run { to }));
        all.extend(squares().map(|to| Action::Corner { to }));
        all.extend(squares().map(|to| Action::Place { to }));
        all
    }

    #[inline]
    fn list(&self, position: &Position, actions: &mut Vec<Action>) {
        actions.clear();
        match position.phase {
            Phase::Toss | Phase::Spin(_) | Phase::Result { .. } | Phase::Over(_) => {}
            Phase::Pick => self.list_pick(position, actions),
            Phase::Declare => self.list_declarations(position, actions),
            Phase::Step(budget) => self.list_basic_actions(position, budget, actions),
            Phase::Exit { .. } => self.list_exits(position, actions),
            Phase::Run { runner, .. } => self.list_runs(position, runner, actions),
            Phase::Corner { shooter } => self.list_corners(position, shooter, actions),
            Phase::Place { shooter, corner } => self.list_corner_places(position, shooter, corner, actions),
        }
    }

    fn judge(&self, position: &Position, seat: Seat, action: Action) -> Verdict {
        self.judge_moment(position, seat, action)?;
        match (action, position.phase) {
            (Action::Pick { piece }, _) => self.judge_pick(position, piece),
            (Action::Shot { net }, _) => self.judge_shot(position, net),
            (Action::Tackle { piece }, _) => self.judge_tackle(position, piece),
            (Action::Control { piece, net }, _) => self.judge_control(position, piece, net),
            (Action::Step { piece, to }, Phase::Step(budget)) => self.judge_step(position, budget, piece, to),
            (Action::Kick { to }, Phase::Step(budget)) => self.judge_kick(position, budget, to),
            (Action::Lob { piece }, _) if self.options.lob_declared => {
                self.judge_declared_lob(position, piece)
            }
            (Action::Lob { piece }, Phase::Step(budget)) => self.judge_lob(position, budget, piece),
            (Action::End, Phase::Step(budget)) => self.judge_end(position, budget),
            (Action::Exit { to }, _) => self.judge_exit(position, to),
            (Action::Run { to }, Phase::Run { runner, .. }) => self.judge_run(position, runner, to),
            (Action::Corner { to }, Phase::Corner { shooter }) => self.judge_corner(position, shooter, to),
            (Action::Place { to }, Phase::Place { shooter, corner }) => {
                self.judge_corner_place(position, shooter, corner, to)
            }
            // `judge_moment` lets a basic turn, and nothing else, get here.
            _ => Ok(()),
        }
    }

    #[inline]
    fn apply<W: Witness<Self>>(&self, position: &mut Position, action: Action, witness: &mut W) {
        debug_assert_eq!(
            self.judge(position, self.decider(position), action),
            Ok(()),
            "{action} in {position:?}"
        );
        // [TURN-7] Each action stands once it is made (R50); what people take back by consent is no matter of the rules.
        match (action, position.phase) {
            (Action::Pick { piece }, Phase::Pick) => self.pick(position, piece, witness),
            (Action::Basic, Phase::Declare) => self.declare_basic(position),
            (Action::Shot { net }, Phase::Declare) => self.declare_shot(position, net, witness),
            (Action::Tackle { piece }, Phase::Declare) => self.declare_tackle(position, piece, witness),
            (Action::Control { piece, net }, Phase::Declare) => {
                self.declare_control(position, piece, net, witness);
            }
            (Action::Step { piece, to }, Phase::Step(budget)) => {
                self.step(position, budget, piece, to, witness)
            }
            (Action::Kick { to }, Phase::Step(budget)) => self.kick(position, budget, to, witness),
            (Action::Lob { piece }, Phase::Step(_)) => self.lob(position, piece, witness),
            (Action::Lob { piece }, Phase::Declare) => self.declare_lob(position, piece, witness),
            (Action::End, Phase::Step(budget)) => self.stop(position, budget, witness),
            (Action::Exit { to }, Phase::Exit { tackler, rest }) => {
                self.exit(position, tackler, rest, to, witness);
            }
            (Action::Run { to }, Phase::Run { runner, left }) => {
                self.run(position, runner, left, to, witness)
            }
            (Action::Corner { to }, Phase::Corner { shooter }) => {
                self.take_corner(position, shooter, to, witness);
            }
            (Action::Place { to }, Phase::Place { shooter, corner }) => {
                self.place_at_corner(position, (shooter, corner), to, witness);
            }
            // An action of another phase does nothing; `judge` refuses it.
            _ => {}
        }
    }

    /// [CH-1] An arrow on a dividing line is spun again, so the sectors are all there is.
    fn chances(&self, position: &Position, outcomes: &mut Vec<(Outcome, u32)>) {
        outcomes.clear();
        match position.phase {
            Phase::Toss => outcomes.extend(self.dial.iter().flat_map(|&(home, w)| {
                self.dial.iter().map(move |&(away, v)| (Outcome::Toss { home, away }, w * v))
            })),
            Phase::Spin(_) => {
                outcomes.extend(self.dial.iter().map(|&(number, weight)| (Outcome::Spin { number }, weight)));
            }
            Phase::Result { .. } => {
                outcomes.extend(self.results.iter().map(|&(of, weight)| (Outcome::Result { of }, weight)));
            }
            _ => {}
        }
    }

    #[inline]
    fn weight(&self, position: &Position) -> u32 {
        match position.phase {
            Phase::Toss => self.dial_weight * self.dial_weight,
            Phase::Spin(_) => self.dial_weight,
            Phase::Result { .. } => self.results_weight,
            _ => 0,
        }
    }

    #[inline]
    fn outcome(&self, position: &Position, ticket: u32) -> Option<Outcome> {
        match position.phase {
            Phase::Toss => {
                let (mut rest, mut row) = (ticket, self.dial[0]);
                for &(home, weight) in &self.dial {
                    row = (home, weight);
                    if rest < weight * self.dial_weight {
                        break;
                    }
                    rest -= weight * self.dial_weight;
                }
                let (home, weight) = row;
                // Within a row each number of the other dial has `weight` tickets for each of its own.
                Some(Outcome::Toss { home, away: ticketed(&self.dial, rest / weight)? })
            }
            Phase::Spin(_) => Some(Outcome::Spin { number: ticketed(&self.dial, ticket)? }),
            Phase::Result { .. } => Some(Outcome::Result { of: ticketed(&self.results, ticket)? }),
            _ => None,
        }
    }

    #[inline]
    fn settle<W: Witness<Self>>(&self, position: &mut Position, outcome: Outcome, witness: &mut W) {
        match (outcome, position.phase) {
            (Outcome::Toss { home, away }, Phase::Toss) => self.toss(position, home, away, witness),
            (Outcome::Spin { number }, Phase::Spin(declared)) => {
                self.spin(position, declared, number, witness)
            }
            (Outcome::Result { of }, Phase::Result { shooter }) => {
                self.shot_result(position, shooter, of, witness);
            }
            // An outcome of another phase does nothing; `settle_checked` refuses it.
            _ => {}
        }
    }

    fn view(&self, position: &Position, _: Viewer) -> View {
        View::of(self, position)
    }

    /// What became of the ball: a goal rather than the shot that led to it.
    fn headline(&self, events: &[(touchline_kernel::Audience, Rule, Event)]) -> usize {
        let ends = |event: &Event| matches!(event, Event::Goal { .. });
        events.iter().position(|(_, _, event)| ends(event)).unwrap_or(0)
    }

    fn setup(&self, position: &Position) -> Setup {
        Setup::of(position)
    }

    fn place(&self, setup: &Setup) -> Result<Position, Faults> {
        setup.position(self)
    }

    fn lesson(&self, position: &Position, seat: Seat) -> Option<Rule> {
        let mine = self.turn(position) == Turn::Decision(seat);
        Some(match position.phase {
            Phase::Over(by) => by,
            _ if !mine => Rule::Turn9,
            Phase::Toss => Rule::Toss1,
            Phase::Pick => Rule::Ko1,
            Phase::Declare => Rule::Turn2,
            Phase::Spin(_) => Rule::Turn1,
            Phase::Step(_) => Rule::Turn4,
            Phase::Exit { .. } => Rule::Tack7,
            Phase::Run { .. } => Rule::Cs4,
            Phase::Result { .. } => Rule::Shot8,
            Phase::Corner { .. } => Rule::Corn1,
            Phase::Place { .. } => Rule::Corn3,
        })
    }

    fn terms(&self, position: &Position, action: Option<Action>) -> Vec<Term<Rule>> {
        let declared = match (action, position.phase) {
            (Some(Action::Shot { net }), Phase::Declare) | (None, Phase::Spin(Declared::Shot(net))) => {
                self.shot_needs(position, net)
            }
            (Some(Action::Tackle { piece }), Phase::Declare)
            | (None, Phase::Spin(Declared::Tackle(piece))) => self.tackle_needs(position, piece),
            (Some(Action::Control { piece, net }), Phase::Declare)
            | (None, Phase::Spin(Declared::Control(piece, net))) => self.control_needs(position, piece, net),
            (Some(Action::Lob { piece }), Phase::Declare) | (None, Phase::Spin(Declared::Lob(piece))) => {
                self.lob_needs(position, piece)
            }
            _ => None,
        };
        declared.unwrap_or_default()
    }

    fn needs_winner(&self) -> bool {
        self.options.tie_break == TieBreak::GoldenGoal
    }

    fn clock_seconds(&self) -> Option<u32> {
        (self.options.clock_seconds > 0).then_some(self.options.clock_seconds)
    }

    fn call_time(&self, position: &mut Position) {
        if self.options.clock_seconds > 0 && !matches!(position.phase, Phase::Over(_)) {
            position.time_up = true;
        }
    }
}

/// The entry that covers a ticket; the last one for a ticket beyond them all.
#[inline]
fn ticketed<T: Copy>(entries: &[(T, u32)], mut ticket: u32) -> Option<T> {
    for &(entry, weight) in entries {
        if ticket < weight {
            return Some(entry);
        }
        ticket -= weight;
    }
    entries.last().map(|(entry, _)| *entry)
}
