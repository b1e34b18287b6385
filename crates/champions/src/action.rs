//! The vocabulary: what may be decided, what chance may pick, what is told, and why something is refused.

use crate::pitch::Pitch;
use crate::squad::{Formation, Line, Piece, Shirt};
use crate::square::{Dir, Square};
use serde::{Deserialize, Serialize};
use std::fmt;
use touchline_kernel::{Seat, Token, vocabulary};

/// The longest kick: six pips and one.
pub(crate) const BUDGET_MAX: u8 = 7;

/// The way of one kick: `N3`, or `N1/NE2` with a bend. A third part is a second bend, which B-4 forbids.
///
/// Six bits a part, the first highest: three for the direction, three for the length. So paths sort part by part.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Path(u32);

impl Path {
    #[inline]
    pub(crate) const fn straight(dir: Dir, length: u8) -> Self {
        Self(((dir.0 as u32) << 3 | length as u32) << 12)
    }

    #[inline]
    pub(crate) const fn bent(dir: Dir, length: u8, then: Dir, rest: u8) -> Self {
        Self(Self::straight(dir, length).0 | ((then.0 as u32) << 3 | rest as u32) << 6)
    }

    const fn bent_twice(self, last: Dir, rest: u8) -> Self {
        Self(self.0 | (last.0 as u32) << 3 | rest as u32)
    }

    /// The parts, each a direction and a number of squares.
    pub fn parts(self) -> impl Iterator<Item = (Dir, u8)> {
        [12, 6, 0]
            .into_iter()
            .map(move |shift| (Dir((self.0 >> shift >> 3 & 7) as u8), (self.0 >> shift & 7) as u8))
            .take_while(|(_, length)| *length > 0)
    }

    /// Squares in all.
    #[must_use]
    pub fn length(self) -> u8 {
        self.parts().map(|(_, length)| length).sum()
    }

    /// Every path that can be written down: up to seven squares; one bend by any angle, or two by 45°.
    pub(crate) fn all() -> Vec<Self> {
        let mut paths = Vec::new();
        let dirs = || (0..8).map(Dir);
        for dir in dirs() {
            for first in 1..=BUDGET_MAX {
                paths.push(Self::straight(dir, first));
                for then in dirs().filter(|then| *then != dir) {
                    for second in 1..=BUDGET_MAX - first {
                        let bent = Self::bent(dir, first, then, second);
                        paths.push(bent);
                        for last in dirs().filter(|last| is_bend(dir, then) && is_bend(then, *last)) {
                            paths.extend(
                                (1..=BUDGET_MAX - first - second).map(|third| bent.bent_twice(last, third)),
                            );
                        }
                    }
                }
            }
        }
        paths.sort_unstable();
        paths
    }
}

/// Is it a turn by 45°?
#[inline]
pub(crate) const fn is_bend(from: Dir, to: Dir) -> bool {
    matches!(from.turn_to(to), 1 | 7)
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, (dir, length)) in self.parts().enumerate() {
            write!(f, "{}{}{length}", if i > 0 { "/" } else { "" }, dir.name())?;
        }
        Ok(())
    }
}

impl fmt::Debug for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Token for Path {
    const EXPECTED: &'static str = "a path of up to 7 squares such as `N3` or `N1/NE2`";

    fn read(text: &str) -> Option<Self> {
        let mut parts = Vec::new();
        for part in text.split('/') {
            let digit = part.find(|c: char| c.is_ascii_digit())?;
            parts.push((Dir::from_name(&part[..digit])?, u8::read(&part[digit..]).filter(|n| *n >= 1)?));
        }
        if parts.iter().map(|(_, length)| u16::from(*length)).sum::<u16>() > u16::from(BUDGET_MAX) {
            return None;
        }
        match parts[..] {
            [(dir, length)] => Some(Self::straight(dir, length)),
            [(dir, length), (then, rest)] if dir != then => Some(Self::bent(dir, length, then, rest)),
            [(dir, length), (then, rest), (last, more)] if is_bend(dir, then) && is_bend(then, last) => {
                Some(Self::bent(dir, length, then, rest).bent_twice(last, more))
            }
            _ => None,
        }
    }

    fn print(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// East or west: the side to which a rebound goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Side {
    /// Towards higher columns.
    E,
    /// Towards lower columns.
    W,
}

impl Token for Side {
    const EXPECTED: &'static str = "`E` or `W`";

    fn read(text: &str) -> Option<Self> {
        match text {
            "E" => Some(Self::E),
            "W" => Some(Self::W),
            _ => None,
        }
    }

    fn print(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::E => "E",
            Self::W => "W",
        })
    }
}

vocabulary! {
    /// What a coach may decide. Shirt numbers are those of his own team, except for the victims of a foul or a push.
    pub enum Action {
        /// SET-2: how many play in each line.
        Formation { formation: Formation } = "formation",
        /// SET-2: this player starts.
        Number { piece: Shirt } = "number",
        /// SET-8, SET-9: the column of a man of this line.
        Column { line: Line, column: u8 } = "column",
        /// SET-4, DEAD-2, SO-3: the keeper stands on his goal square in this column.
        KeeperSquare { column: u8 } = "keeper_square",
        /// SET-10: who goes to the ball.
        Centre { piece: Shirt, column: u8 } = "centre",
        /// SUB-2: this player warms up.
        Warm { piece: Shirt } = "warm",
        /// TURN-1.
        Roll = "roll",
        /// FOUL-2: who fouls whom.
        Foul { piece: Shirt, victim: Shirt } = "foul",
        /// this player moves.
        Mover { piece: Shirt } = "mover",
        /// he walks there.
        Walk { to: Square } = "walk",
        /// B-1: he reaches the ball with so many steps.
        Ball { steps: u8 } = "ball",
        /// PICK-1.
        Pickup = "pickup",
        /// PUSH-1: he pushes this opponent.
        Push { piece: Shirt } = "push",
        /// B-3: the ball goes this way.
        Leg { path: Path } = "leg",
        /// THR-6: where the thrower comes back.
        ReturnTo { to: Square } = "return_to",
        /// D-1: this player runs.
        Runner { piece: Shirt } = "runner",
        /// D-6: nobody runs.
        NoRunner = "no_runner",
        /// D-3: where he runs.
        RunTo { to: Square } = "run_to",
        /// INT-6: this player tries.
        Attempt { piece: Shirt } = "attempt",
        /// INT-1: nobody tries here.
        LetGo = "let_go",
        /// SAVE-1: the keeper tries there.
        Save { to: Square } = "save",
        /// SAVE-6.
        Concede = "concede",
        /// REB-2.
        ReboundSide { side: Side } = "rebound_side",
        /// Where a player goes who has to move.
        ShiftTo { to: Square } = "shift_to",
        /// SUB-6: this player leaves.
        SubOut { piece: Shirt } = "sub_out",
        /// INJ-2: this player comes on.
        SubIn { piece: Shirt } = "sub_in",
        /// INJ-2: nobody comes on.
        NoSub = "no_sub",
        /// SUB-5: this player stops warming up.
        ToBench { piece: Shirt } = "to_bench",
        /// SUB-8.
        SubRow { row: u8 } = "sub_row",
        /// SUB-7: where the substitute starts.
        SubSquare { to: Square } = "sub_square",
        /// CARD-4: this field player goes in goal.
        Makeshift { piece: Shirt } = "makeshift",
        /// THR-2.
        Thrower { piece: Shirt } = "thrower",
        /// COR-4, FK-8, PEN-2: this player is at the ball.
        Taker { piece: Shirt } = "taker",
        /// COR-4, FK-8: this player is the wall.
        Wall { piece: Shirt } = "wall",
        /// FK-2: where the man at the ball stands.
        Place { to: Square } = "place",
        /// PEN-2.
        PenaltySpot { column: u8 } = "penalty_spot",
    }
}

vocabulary! {
    /// What dice may show; void rolls are left out.
    pub enum Outcome {
        /// KO-1: the rolls of both coaches.
        KickOff { home: u8, away: u8 } = "kick_off",
        /// A die of three.
        D3 { number: u8 } = "d3",
        /// A die of four.
        D4 { number: u8 } = "d4",
        /// A die of six.
        D6 { number: u8 } = "d6",
    }
}

vocabulary! {
    /// What happened, for a person to see.
    pub enum Event {
        /// A line-up is in, and still secret.
        LineupIn { by: Seat } = "lineup_in",
        /// What the coach himself has chosen.
        Chose { by: Seat, formation: Formation } = "chose",
        /// A number that the coach himself has chosen.
        ChoseNumber { by: Seat, piece: Piece } = "chose_number",
        /// The line-up is shown.
        LinedUp { by: Seat, formation: Formation } = "lined_up",
        /// A midfielder goes to the ball.
        ToCentre { piece: Piece, to: Square } = "to_centre",
        /// Both rolled, and one kicks off.
        KickOff { by: Seat, piece: Piece, home: u8, away: u8 } = "kick_off",
        /// A substitute warms up.
        WarmsUp { by: Seat, piece: Piece } = "warms_up",
        /// A die was rolled.
        Rolled { by: Seat, number: u8 } = "rolled",
        /// A '1': the clock moves.
        Clock { minute: u16 } = "clock",
        /// Nobody can move.
        Skipped { by: Seat } = "skipped",
        /// A player walked.
        Walked { piece: Piece, to: Square } = "walked",
        /// A player is at the ball.
        ReachedBall { piece: Piece, to: Square, budget: u8 } = "reached_ball",
        /// The ball went to a team-mate.
        Passed { piece: Piece, receiver: Piece, to: Square } = "passed",
        /// The ball went to an empty square.
        Played { piece: Piece, to: Square } = "played",
        /// The ball goes into the goal unless somebody stops it.
        Shot { piece: Piece, to: Square, power: u8 } = "shot",
        /// The ball cannot be played and stays with this player.
        Stuck { piece: Piece } = "stuck",
        /// A team-mate ran after the ball.
        Ran { piece: Piece, to: Square } = "ran",
        /// A player came back into the field.
        CameBack { piece: Piece, to: Square } = "came_back",
        /// An attempt to intercept failed.
        Missed { piece: Piece, to: Square } = "missed",
        /// An attempt to intercept succeeded.
        Deflected { piece: Piece, to: Square } = "deflected",
        /// Nobody may intercept in a contested square.
        Contested { to: Square } = "contested",
        /// A deflected ball came to a player.
        FellTo { piece: Piece, budget: u8 } = "fell_to",
        /// The keeper goes for the ball with so many quarters.
        Dived { piece: Piece, to: Square, quarters: u8 } = "dived",
        /// The keeper could not get there.
        NoSave { piece: Piece } = "no_save",
        /// The keeper let it go.
        Conceded { piece: Piece } = "conceded",
        /// The keeper holds the ball.
        Held { piece: Piece, to: Square } = "held",
        /// The keeper parries the ball.
        Parried { piece: Piece, to: Square } = "parried",
        /// The keeper picked the ball up.
        PickedUp { piece: Piece, to: Square } = "picked_up",
        /// A goal, with the score after it.
        Goal { by: Seat, home: u16, away: u16 } = "goal",
        /// A throw-in is given.
        ThrowIn { by: Seat, to: Square } = "throw_in",
        /// A corner is given.
        Corner { by: Seat, to: Square } = "corner",
        /// A goal kick is given.
        GoalKick { by: Seat } = "goal_kick",
        /// A free kick is given.
        FreeKick { by: Seat, to: Square } = "free_kick",
        /// A penalty is given.
        Penalty { by: Seat } = "penalty",
        /// A free kick that nobody can reach.
        RestartLost { by: Seat } = "restart_lost",
        /// A player had to move.
        Shifted { piece: Piece, to: Square } = "shifted",
        /// A player takes his place at a restart.
        Placed { piece: Piece, to: Square } = "placed",
        /// A shoulder charge.
        Pushed { piece: Piece, victim: Piece, to: Square } = "pushed",
        /// A foul.
        Fouled { piece: Piece, victim: Piece, to: Square } = "fouled",
        /// The keeper used his hands outside his area.
        Handball { piece: Piece, to: Square } = "handball",
        /// A yellow card.
        Booked { piece: Piece } = "booked",
        /// A red card.
        SentOff { piece: Piece } = "sent_off",
        /// A first injury.
        Injured { piece: Piece } = "injured",
        /// A second injury.
        InjuredOff { piece: Piece } = "injured_off",
        /// A substitution.
        Substituted { piece: Piece, out: Piece } = "substituted",
        /// A warming player sits down again.
        Benched { piece: Piece } = "benched",
        /// A field player goes in goal.
        InGoal { piece: Piece } = "in_goal",
        /// Level at the whistle: it goes on.
        ExtraTime { home: u16, away: u16 } = "extra_time",
        /// Level after extra time.
        Shootout { home: u16, away: u16 } = "shootout",
        /// A kick of the shoot-out went in; its score.
        ShootoutGoal { by: Seat, home: u8, away: u8 } = "shootout_goal",
        /// A kick of the shoot-out was saved; its score.
        ShootoutSave { by: Seat, home: u8, away: u8 } = "shootout_save",
        /// Over, and won.
        Won { by: Seat, home: u16, away: u16 } = "won",
        /// Over, and level.
        Level { home: u16, away: u16 } = "level",
    }
}

vocabulary! {
    /// Why an action is refused, beyond the rule.
    pub enum Refusal {
        /// It is the other coach's decision.
        NotYourTurn { seat: Seat } = "not_your_turn",
        /// Dice decide now.
        RollFirst = "roll_first",
        /// The match is over.
        MatchOver = "match_over",
        /// The action belongs to another moment.
        NotNow = "not_now",
        /// Not one of the six formations.
        BadFormation { formation: Formation } = "bad_formation",
        /// Not one of the numbers that may be chosen now.
        BadNumber { piece: Piece } = "bad_number",
        /// Cards keep him out of this match.
        Suspended { piece: Piece } = "suspended",
        /// Injuries keep him out of this match.
        LaidUp { piece: Piece } = "laid_up",
        /// Not one of the columns that may be chosen now.
        BadColumn { column: u8 } = "bad_column",
        /// Somebody else is as near or nearer.
        NotNearest { piece: Piece, column: u8 } = "not_nearest",
        /// The player cannot be chosen for this.
        BadPlayer { piece: Piece } = "bad_player",
        /// No substitution is left for another one.
        TooManyWarming { left: u8 } = "too_many_warming",
        /// The player is not on the bench.
        NotOnBench { piece: Piece } = "not_on_bench",
        /// The player is not on the pitch.
        OffPitch { piece: Piece } = "off_pitch",
        /// The pair does not qualify.
        NoFoul { piece: Piece, victim: Piece } = "no_foul",
        /// He is shut in.
        ShutIn { piece: Piece } = "shut_in",
        /// He has no move that could be finished.
        NoMove { piece: Piece } = "no_move",
        /// Somebody stands there.
        Occupied { to: Square } = "occupied",
        /// Not in exactly so many steps.
        WrongSteps { to: Square, number: u8 } = "wrong_steps",
        /// Players stand on every way of that length.
        WayTaken { to: Square } = "way_taken",
        /// Every way of that length leads through a goal square.
        WayThroughGoal { to: Square } = "way_through_goal",
        /// Only through the ball, or onto it.
        ThroughBall { to: Square } = "through_ball",
        /// A goal square of somebody else.
        GoalSquare { to: Square } = "goal_square",
        /// A goal area while the ball is elsewhere.
        GoalAreaClosed { to: Square } = "goal_area_closed",
        /// The own area is full.
        AreaFull { to: Square, most: u8 } = "area_full",
        /// The chain would be too long.
        ChainTooLong { length: u8 } = "chain_too_long",
        /// A team could not reach the ball any more.
        CutOff { to: Square } = "cut_off",
        /// The ball cannot be reached with so many steps.
        NotInSteps { steps: u8 } = "not_in_steps",
        /// The taker may not play it again yet.
        Locked { piece: Piece } = "locked",
        /// The play could not be finished.
        DeadEnd { to: Square } = "dead_end",
        /// The keeper's distance is another.
        NoPickup { needed: u8, had: u8 } = "no_pickup",
        /// Only the keeper, and only in his area.
        KeeperOnly = "keeper_only",
        /// His own team played it last.
        BackPass = "back_pass",
        /// A push needs a '1'.
        NeedsOne { number: u8 } = "needs_one",
        /// The opponent is not next to him.
        NotBeside { piece: Piece } = "not_beside",
        /// Somebody is nearer to the ball.
        NotNearestToBall { piece: Piece } = "not_nearest_to_ball",
        /// Somebody cannot be pushed there.
        CannotPush { to: Square } = "cannot_push",
        /// The ball bends too much.
        BadBend = "bad_bend",
        /// An opponent stands on the way.
        Blocked { to: Square } = "blocked",
        /// The ball may not go there.
        OutOfField { to: Square } = "out_of_field",
        /// The ball stops at a team-mate.
        ThroughMate { to: Square } = "through_mate",
        /// The ball stops in the goal.
        ThroughGoal { to: Square } = "through_goal",
        /// No more touches.
        TooManyTouches { most: u8 } = "too_many_touches",
        /// He has touched it already.
        TouchedBefore { piece: Piece } = "touched_before",
        /// He is offside.
        Offside { piece: Piece } = "offside",
        /// Too short.
        PipsLeft { left: u8 } = "pips_left",
        /// Too long.
        TooFar { budget: u8 } = "too_far",
        /// It must be a shot.
        MustShoot = "must_shoot",
        /// He touched the ball in this turn.
        TouchedBall { piece: Piece } = "touched_ball",
        /// He cannot come closer in the way that a run needs.
        CannotRun { piece: Piece } = "cannot_run",
        /// A team-mate would be as near.
        MateAsNear { piece: Piece } = "mate_as_near",
        /// The run does not lead there.
        NotOnRun { to: Square } = "not_on_run",
        /// The ball does not pass him first there.
        NoSlot { piece: Piece } = "no_slot",
        /// He has tried already.
        TriedBefore { piece: Piece } = "tried_before",
        /// The keeper cannot save there.
        NoChance { to: Square } = "no_chance",
        /// He must try.
        MustSave = "must_save",
        /// Not one of the squares offered.
        NotOffered { to: Square } = "not_offered",
        /// Not one of the rows offered.
        BadRow { row: u8 } = "bad_row",
    }
}
impl Action {
    /// Every well-formed action on a pitch, in the order of every list.
    pub(crate) fn all(pitch: &Pitch) -> Vec<Self> {
        let shirts = || Shirt::all();
        let squares = || pitch.squares();
        let columns = || 0..=pitch.geometry.cols + 1;
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
        all.extend((0..=pitch.top).map(|row| Action::SubRow { row }));
        all.extend(Path::all().into_iter().map(|path| Action::Leg { path }));
        all.sort_unstable();
        all
    }
}
