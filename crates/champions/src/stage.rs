//! Stages: what happens by itself between two decisions (section 4.2).

use crate::flow::Champions;
use crate::phase::{After, Origin, Period, Phase};
use crate::position::Position;
use crate::squad::Line;
use touchline_kernel::{Seat, Witness};

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
    /// Lets happen what happens by itself, until somebody has to decide.
    #[inline(never)]
    pub(crate) fn proceed<W: Witness<Self>>(&self, position: &mut Position, mut flow: Flow, witness: &mut W) {
        loop {
            match flow {
                Flow::Wait(phase) => {
                    position.phase = phase;
                    return;
                }
                Flow::Then(stage) => flow = self.run_stage(position, stage, witness),
            }
        }
    }

    // Part of its loop: most stages do next to nothing, and two or three follow every step.
    #[inline(always)]
    fn run_stage<W: Witness<Self>>(&self, position: &mut Position, stage: Stage, witness: &mut W) -> Flow {
        match stage {
            Stage::Columns(seat, line) => self.columns(position, seat, line),
            Stage::Aside => self.aside(position),
            Stage::GoalSquare(seat) => Flow::Wait(Phase::GoalSquare { seat }),
            Stage::Centre(seat) => self.centre(position, seat, witness),
            Stage::NextTurn => self.next_turn(position, witness),
            Stage::FoulCheck => self.foul_check(position, witness),
            Stage::Movers => self.movers(position, witness),
            Stage::CompulsoryKick => self.compulsory_kick(position, witness),
            Stage::ThrowerReturn => self.thrower_return(position, witness),
            Stage::Played => self.play_complete(position),
            Stage::CornerReturn => match self.corner_return(position, witness) {
                Flow::Then(Stage::Chase) if self.is_tidied_first(position) => {
                    self.tidy(position, After::Chase)
                }
                flow => flow,
            },
            Stage::Chase => self.chase(position),
            Stage::Intercept => self.intercept(position, witness),
            Stage::Arrive => self.arrive(position, witness),
            Stage::Out => self.out(position, witness),
            Stage::Save => self.save(position, witness),
            Stage::Hold(seat) => self.hold(position, seat, witness),
            Stage::Tidy(after) => self.tidy(position, after),
            Stage::RowOne(seat, after) => self.clear_row_one(position, seat, after, witness),
            Stage::WallReturn(after) => self.wall_return(position, after, witness),
            Stage::MoveBack(seat, after) => self.move_back(position, seat, after, witness),
            Stage::Tidied(after) => self.end_tidy(position, after),
            Stage::Dead => self.dead(position, witness),
            Stage::Keeperless(seat) => self.keeperless(position, seat, witness),
            Stage::Injured(seat) => self.replace_injured(position, seat),
            Stage::Surplus(seat) => self.surplus(position, seat),
            Stage::Warming(seat) => self.warming(position, seat, witness),
            Stage::Enter(seat) => self.enter(position, seat, witness),
            Stage::Keepers(seat) => self.keepers(seat),
            Stage::Restart => self.restart(position, witness),
            Stage::ShootoutKick => self.next_shootout_kick(position, witness),
        }
    }

    /// [R27] Is this a play after which E comes before the interceptions? A shot has not come to rest, and neither has a deflected ball.
    pub(crate) fn is_tidied_first(&self, position: &Position) -> bool {
        use crate::phase::End;
        self.options.tidy_first
            && position.play.end == End::Rest
            && !matches!(position.play.origin, Origin::Deflected | Origin::Penalty)
    }

    /// [D-1] A ball played, not a shot, may be followed; a deflected one may not (R69).
    fn play_complete(&self, position: &Position) -> Flow {
        use crate::phase::End;
        if position.period == Period::Shootout {
            return Flow::Wait(Phase::RestartRoll);
        }
        let deflected = position.play.origin == Origin::Deflected && !self.options.follow_deflected;
        if position.play.end == End::Rest && !deflected {
            return self.follow(position);
        }
        Flow::Then(Stage::CornerReturn)
    }
}
