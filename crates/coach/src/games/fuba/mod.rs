//! What counts in FUBA: who keeps the ball with which chance, what it is worth where it goes, and who stands in the way.

mod odds;
#[cfg(test)]
mod tests;

use crate::judgement::judged::{Engine, Judged, SearchPlan, place as feature_place};
use crate::judgement::next_goal::Race;
use crate::partner::scripts;
use touchline_fuba::{Action, Fuba, Kind, Pending, Phase, Position, Prospect, TurnKind, Zones, penalty_need};
use touchline_kernel::{Game, Seat, Turn};

/// Whatever both teams have stands in pairs: ours, then theirs.
const NAMES: &[&str] = &[
    "lead",
    "time-left",
    "lead-late",
    "whistle",
    "second-half",
    "decides",
    "possession",
    "territory",
    "crowd",
    "corner",
    "goal-kick",
    "our-value",
    "their-value",
    "our-plan",
    "their-plan",
    "our-strike",
    "their-strike",
    "our-safety",
    "their-safety",
    "our-options",
    "their-options",
    "our-risk",
    "their-risk",
    "our-gift",
    "their-gift",
    "our-shot",
    "their-shot",
    "our-lane",
    "their-lane",
    "our-threat",
    "their-threat",
    "our-moves",
    "their-moves",
    "our-box",
    "their-box",
    "our-open-goal",
    "their-open-goal",
    "our-offside",
    "their-offside",
    "our-line",
    "their-line",
    "our-near",
    "their-near",
    "our-alone",
    "their-alone",
    "our-yellow",
    "their-yellow",
    "our-men-off",
    "their-men-off",
    "our-defenders",
    "their-defenders",
    "our-midfielders",
    "their-midfielders",
    "our-forwards",
    "their-forwards",
    // Men by depth, each team as it sees the pitch.
    "our-m1",
    "our-s1",
    "our-m2",
    "our-s2",
    "our-m3",
    "our-s3",
    "our-m4",
    "our-s4",
    "our-m5",
    "their-m1",
    "their-s1",
    "their-m2",
    "their-s2",
    "their-m3",
    "their-s3",
    "their-m4",
    "their-s4",
    "their-m5",
];

const fn at(name: &str) -> usize {
    feature_place(NAMES, name)
}

const LEAD: usize = at("lead");
const TIME_LEFT: usize = at("time-left");
const LEAD_LATE: usize = at("lead-late");
const WHISTLE: usize = at("whistle");
const SECOND_HALF: usize = at("second-half");
const DECIDES: usize = at("decides");
const POSSESSION: usize = at("possession");
const TERRITORY: usize = at("territory");
const CROWD: usize = at("crowd");
const CORNER: usize = at("corner");
const GOAL_KICK: usize = at("goal-kick");
const VALUE: usize = at("our-value");
const PLAN: usize = at("our-plan");
const STRIKE: usize = at("our-strike");
const SAFETY: usize = at("our-safety");
const OPTIONS: usize = at("our-options");
const RISK: usize = at("our-risk");
const GIFT: usize = at("our-gift");
const SHOT: usize = at("our-shot");
const LANE: usize = at("our-lane");
const THREAT: usize = at("our-threat");
const MOVES: usize = at("our-moves");
const BOX: usize = at("our-box");
const OPEN_GOAL: usize = at("our-open-goal");
const OFFSIDE: usize = at("our-offside");
const LINE: usize = at("our-line");
const NEAR: usize = at("our-near");
const ALONE: usize = at("our-alone");
const YELLOW: usize = at("our-yellow");
const MEN_OFF: usize = at("our-men-off");
const LINES: [usize; 3] = [at("our-defenders"), at("our-midfielders"), at("our-forwards")];
const MEN: [usize; 2] = [at("our-m1"), at("their-m1")];

/// How deep a zone lies, in the order of `our-m1` to `our-m5`, by its number as its team counts: a wing is like the other.
const DEPTH: [usize; 13] = [0, 1, 1, 2, 3, 3, 4, 5, 5, 6, 7, 7, 8];

/// What the ball is worth in a zone to the team that has it, by depth: a guess at the goals that follow.
const WORTH: [f32; 9] = [0.01, 0.02, 0.03, 0.05, 0.07, 0.10, 0.17, 0.13, 0.28];

/// A turn passes 35 eighteenths of a minute on average.
const MINUTES_A_TURN: f32 = 35.0 / 18.0;

/// What the team in control may expect of its next ball.
#[derive(Clone, Copy)]
struct Plan {
    /// Goals to come from it, less those of the others.
    worth: f32,
    /// That the ball of this plan is lost.
    risk: f32,
    /// That they score with it at once.
    gift: f32,
    /// The best chance that any ball scores at once.
    strike: f32,
    /// The best chance that any ball is kept.
    safety: f32,
    /// The balls that cannot be lost.
    safe: u8,
}

impl Plan {
    fn of(game: &Fuba, eve: &Position, targets: Zones) -> Self {
        let by = eve.control();
        let box_ = game.pitch().penalty_area(by.other());
        let mut plan = Self { worth: f32::MIN, risk: 0.0, gift: 0.0, strike: 0.0, safety: 0.0, safe: 0 };
        game.prospects(eve, targets, |Prospect { target, margin, kept, lost }| {
            let keep = odds::kept(margin);
            let mut strike = kept.shot.map_or(0.0, |shot| odds::strike(margin, shot, kept.easy));
            if target == box_ && (1..=6).contains(&margin) {
                strike += odds::PENALTY / 18.0;
            }
            let gift = lost.shot.map_or(0.0, |shot| odds::gift(margin, shot, lost.easy));
            let ours = WORTH[DEPTH[target.relative(by).idx()]];
            let theirs = WORTH[DEPTH[target.relative(by.other()).idx()]];
            let worth =
                strike + odds::promise(margin, kept.easy) * ours - gift - (1.0 - keep - gift) * theirs;
            if worth > plan.worth {
                (plan.worth, plan.risk, plan.gift) = (worth, 1.0 - keep, gift);
            }
            plan.strike = plan.strike.max(strike);
            plan.safety = plan.safety.max(keep);
            plan.safe += u8::from(margin <= 0);
        });
        plan
    }
}

/// That the shot or penalty that is on scores; none if there is none.
fn shot_now(game: &Fuba, position: &Position) -> Option<f32> {
    match position.phase() {
        Phase::Shot { direct } | Phase::ShotRoll { direct, second: false } => {
            Some(odds::goal(game.need(position, direct)))
        }
        Phase::ShotRoll { second: true, .. } => Some(1.0 / 6.0),
        Phase::Penalty { aim } => position.dive().map(|dive| odds::goal(penalty_need(aim, dive) as i8)),
        _ if position.pending() == Pending::Penalty => Some(odds::PENALTY),
        _ => None,
    }
}

fn sign(yes: bool) -> f32 {
    if yes { 1.0 } else { -1.0 }
}

/// How many turns are played on average from each added minute on, and in ordinary time (0) after its last minute: a turn begun
/// in `+k` is played if its dice differ by k at least (4.3.1b), and `+5` is the last.
const TURNS_ADDED: [f32; 6] = [2.48, 1.48, 0.77, 0.39, 0.17, 0.0];

/// Turns of a half without a cap.
const TURNS_A_HALF: f32 = 45.0 / MINUTES_A_TURN + TURNS_ADDED[0];

/// The part of the match still to be played.
fn time_left(game: &Fuba, position: &Position) -> f32 {
    if position.half() > 4 {
        return 0.0;
    }
    let cap = f32::from(game.options().turn_cap);
    let by_clock = |minutes: u8| f32::from(minutes) / MINUTES_A_TURN + TURNS_ADDED[0];
    let here = match position.added() {
        _ if position.last_turn() => 0.0,
        0 => by_clock(game.minutes_left(position)),
        added => TURNS_ADDED[usize::from(added.min(5))],
    };
    // What is under way counts for half a turn.
    let mut turns = here.min(cap - f32::from(position.turn())).max(0.0) + 0.5;
    if game.minutes_to_follow(position) > 0 {
        turns += by_clock(game.minutes_to_follow(position)).min(cap);
    }
    (turns / (2.0 * TURNS_A_HALF)).min(1.0)
}

/// The clock, the score and the cards.
fn write_match(game: &Fuba, position: &Position, seat: Seat, into: &mut [f32]) {
    let score = game.score(position);
    let lead = f32::from(score[seat]) - f32::from(score[seat.other()]);
    let left = time_left(game, position);
    into[LEAD] = (lead / 3.0).clamp(-1.0, 1.0);
    into[TIME_LEFT] = left;
    into[LEAD_LATE] = (lead / 2.0).clamp(-1.0, 1.0) * (1.0 - left);
    into[WHISTLE] = if position.last_turn() { 1.0 } else { f32::from(game.whistles(position)) / 36.0 };
    into[SECOND_HALF] = f32::from(u8::from(position.half().is_multiple_of(2)));
    into[DECIDES] = match game.turn(position) {
        Turn::Decision(decider) => sign(decider == seat),
        _ => 0.0,
    };
    let secret = matches!(position.phase(), Phase::Formation { .. });
    for (theirs, team) in [seat, seat.other()].into_iter().enumerate() {
        into[YELLOW + theirs] = (f32::from(position.yellow(team)) / 3.0).min(1.0);
        into[MEN_OFF + theirs] = f32::from(11 - position.strength(team)) / 4.0;
        // [3.1b] The others' formation is a secret as long as formations are chosen.
        if let Some(formation) = position.formation(team).filter(|_| theirs == 0 || !secret) {
            for (line, place) in formation.lines().into_iter().zip(LINES) {
                into[place + theirs] = f32::from(line) / 5.0 - 0.6;
            }
        }
    }
}

/// The chance to win a shoot-out. All kicks still to come count, although a decided shoot-out ends early: the winner is the same. Level
/// teams are equally likely to win.
fn shootout(game: &Fuba, position: &Position, seat: Seat) -> f32 {
    let (kicks, goals, other) = (position.kicks(), position.kick_goals(), seat.other());
    let round = game.options().shootout_kicks.max(kicks[seat]).max(kicks[other]);
    let to_come = |team: Seat| odds::kicks(usize::from(round - kicks[team]));
    let (ours, theirs) = (to_come(seat), to_come(other));
    let lead = i32::from(goals[seat]) - i32::from(goals[other]);
    let mut win = 0.0;
    for (scored, p) in ours.iter().enumerate() {
        for (conceded, q) in theirs.iter().enumerate() {
            win += p
                * q
                * match lead + scored as i32 - conceded as i32 {
                    1.. => 1.0,
                    0 => 0.5,
                    _ => 0.0,
                };
        }
    }
    win
}

/// The ball and what its team may do with it.
fn write_ball(game: &Fuba, position: &Position, eve: &Position, seat: Seat, into: &mut [f32]) {
    let (by, pitch, ball) = (eve.control(), game.pitch(), eve.ball());
    let ours = by == seat;
    let theirs = usize::from(!ours);
    let [from, to] = pitch.interval(ball);
    let x = f32::from(from + to) / 24.0 - 1.0;
    into[POSSESSION] = sign(ours);
    into[TERRITORY] = if seat == Seat::Home { x } else { -x };
    into[CROWD] = f32::from(game.crowd_in(eve, seat, ball)) / 2.0;
    into[VALUE + theirs] = (4.0 - f32::from(eve.value())) / 3.0;
    match eve.turn_kind() {
        TurnKind::Corner => into[CORNER] = sign(ours),
        TurnKind::GoalKick => into[GOAL_KICK] = sign(ours),
        TurnKind::Normal | TurnKind::FreeKick => {}
    }
    if let Some(chance) = shot_now(game, position) {
        into[SHOT + theirs] = chance;
        if eve.pending() == Pending::Penalty {
            return;
        }
    }
    let targets = match position.phase() {
        Phase::Dice | Phase::Support | Phase::Event | Phase::Card { .. } => {
            position.target().map_or(Zones::ALL, Zones::only)
        }
        _ => game.targets(eve),
    };
    let plan = Plan::of(game, eve, targets);
    into[PLAN + theirs] = (plan.worth * 2.0).clamp(-1.0, 1.0);
    into[STRIKE + theirs] = plan.strike;
    into[SAFETY + theirs] = plan.safety;
    into[OPTIONS + theirs] = f32::from(plan.safe) / 8.0;
    into[RISK + theirs] = plan.risk;
    into[GIFT + theirs] = (plan.gift * 4.0).min(1.0);
    let opponents = eve.zones(by.other());
    let lane = pitch.straight_forward(by, ball);
    let open = !opponents.has(ball) && !lane.is_empty() && lane.and(opponents).is_empty();
    into[LANE + theirs] = f32::from(u8::from(open));
}

/// The best ball into a shooting zone that this team could play, if it had the ball next to that zone with a middling number.
fn threat(game: &Fuba, eve: &Position, team: Seat) -> f32 {
    let mut best = 0.0;
    game.arrivals(eve, team, |zone, arrival| {
        if let Some(shot) = arrival.shot {
            let margin = 3 - game.crowd_in(eve, team, zone);
            best = odds::strike(margin, shot, arrival.easy).max(best);
        }
    });
    best
}

/// Where everybody stands.
fn write_teams(game: &Fuba, position: &Position, eve: &Position, seat: Seat, into: &mut [f32]) {
    let pitch = game.pitch();
    let around = pitch.adjacent(eve.ball());
    let moves = game.moves_to_come(position);
    for (theirs, team) in [seat, seat.other()].into_iter().enumerate() {
        let (other, box_) = (team.other(), pitch.penalty_area(team));
        let guard = f32::from(eve.outfield_in(team, box_)) - f32::from(eve.pieces_in(other, box_));
        let offside = game.offside(eve, team);
        let (mut near, mut caught) = (0, 0);
        let men = &mut into[MEN[theirs]..MEN[theirs] + 9];
        eve.zones(team).each(|zone| {
            let n = eve.pieces_in(team, zone);
            men[DEPTH[zone.relative(team).idx()]] += f32::from(n) / 4.0;
            near += if around.has(zone) { n } else { 0 };
            caught += if offside.has(zone) { n } else { 0 };
        });
        men.iter_mut().for_each(|men| *men = men.min(1.0));
        into[NEAR + theirs] = (f32::from(near) / 6.0).min(1.0);
        into[OFFSIDE + theirs] = (f32::from(caught) / 4.0).min(1.0);
        into[ALONE + theirs] = eve.zones(team).minus(eve.zones(other)).len() as f32 / 8.0;
        into[BOX + theirs] = (guard / 3.0).clamp(-1.0, 1.0);
        into[OPEN_GOAL + theirs] = f32::from(u8::from(eve.keeper(team) != Some(box_)));
        into[LINE + theirs] = DEPTH[game.line(eve, other).relative(team).idx()] as f32 / 8.0;
        into[MOVES + theirs] = (f32::from(moves[team]) / 6.0).min(1.0);
        into[THREAT + theirs] = threat(game, eve, team);
    }
}

impl Judged for Fuba {
    const FEATURES: &'static [&'static str] = NAMES;
    const WEIGHTS: &'static str = include_str!("../../../weights/fuba.json");
    const CLASSIC: &'static str = include_str!("../../../weights/classic/fuba.json");
    const SEARCH: SearchPlan =
        SearchPlan { engine: Engine::Turns, beam: 12, keep: 32, discount: 1.0, pace: 500 };

    fn features(&self, position: &Position, seat: Seat, into: &mut [f32]) {
        write_match(self, position, seat, into);
        match position.phase() {
            Phase::Formation { .. } | Phase::Toss { .. } | Phase::Start { .. } if position.half() < 5 => {}
            _ if position.half() > 4 => {}
            _ => {
                let eve = self.eve(position);
                write_ball(self, position, &eve, seat, into);
                write_teams(self, position, &eve, seat, into);
            }
        }
    }

    scripts! {
        Fuba;
        Wall: { "our-box": 3.0, "our-m1": 2.0, "our-s1": 1.0, "our-m2": 0.5, "their-threat": -1.0, "their-shot": -2.0 },
        Staller: { "possession": 1.0, "our-safety": 3.0, "our-risk": -3.0, "our-options": 1.0, "their-shot": -2.0 },
        Raider: { "our-m5": 3.0, "our-strike": 2.0, "our-shot": 4.0, "possession": 0.5, "our-threat": 1.0, "territory": 0.5 },
    }

    fn hunch(f: &[f32]) -> f32 {
        let pair = |place: usize| f[place] - f[place + 1];
        let ball = 0.1 * f[POSSESSION]
            + 0.6 * pair(PLAN)
            + 0.4 * pair(STRIKE)
            + 1.1 * pair(SHOT)
            + 0.1 * pair(SAFETY)
            + 0.3 * pair(THREAT);
        let teams = 0.15 * pair(BOX) - 0.5 * pair(OPEN_GOAL) - 0.2 * pair(OFFSIDE) - 0.6 * pair(MEN_OFF)
            + 0.1 * pair(ALONE)
            - 0.1 * pair(YELLOW);
        ball + teams
    }

    fn race(&self, position: &Position) -> Race {
        Race { target: 0, left: time_left(self, position) }
    }

    fn decider(&self, position: &Position, seat: Seat) -> Option<f32> {
        (position.half() > 4).then(|| shootout(self, position, seat))
    }

    fn pivotal(&self, position: &Position) -> bool {
        matches!(
            position.phase(),
            Phase::ShotRoll { .. } | Phase::Penalty { .. } | Phase::Event | Phase::Card { .. }
        )
    }

    /// Where the goalkeeper belongs is known.
    fn consider(&self, position: &Position, actions: &mut Vec<Action>) {
        let Turn::Decision(seat) = self.turn(position) else { return };
        let home = self.pitch().penalty_area(seat);
        let fit = |action: &Action| match *action {
            Action::Keeper { zone } => zone == home,
            Action::Taker { kind } => kind == Kind::Outfield,
            Action::Adjust { kind: Kind::Keeper, from }
            | Action::Piece { kind: Kind::Keeper, zone: from } => from != home,
            _ => true,
        };
        if actions.iter().any(fit) {
            actions.retain(fit);
        }
    }

    fn halfway(&self, position: &Position) -> bool {
        matches!(position.phase(), Phase::To { .. } | Phase::AdjustTo { .. } | Phase::Ball { .. })
    }

    fn turn_number(&self, position: &Position) -> u32 {
        u32::from(position.half()) * 4096 + u32::from(position.turn())
    }
}
