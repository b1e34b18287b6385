//! What counts in Champions: who plays the ball first, how far it is from a shot, and what the keeper can do about it.

mod choice;
mod shootout;
#[cfg(test)]
mod tests;

use crate::judgement::judged::{Engine, Judged, SearchPlan, place as feature_place};
use crate::judgement::next_goal::Race;
use crate::partner::scripts;
use touchline_champions::{
    Action, Approach, Champions, DeadKind, Formation, Line, Moment, OUT_OF_REACH, PIPS_MAX, Period, Phase,
    Position, Survey, TeamSurvey,
};
use touchline_kernel::{BySeat, Game, Seat};

/// The features in the order in which they are written. "Our" is the seat whose eyes these are.
const FEATURES: &[&str] = &[
    // The match.
    "lead",
    "time",
    // The ball now.
    "first",
    "our_ball",
    "our_reach",
    "their_reach",
    "our_second",
    "their_second",
    "our_close",
    "their_close",
    // Shots.
    "our_shot",
    "their_shot",
    "our_chance",
    "their_chance",
    "our_next_chance",
    "their_next_chance",
    "our_full_power",
    "their_full_power",
    // The way to goal.
    "our_way",
    "their_way",
    "our_way_first",
    "their_way_first",
    "our_open_lane",
    "their_open_lane",
    "progress",
    "centre",
    // What may go wrong.
    "our_risk",
    "their_risk",
    "our_foul",
    "their_foul",
    "our_penalty_foul",
    "their_penalty_foul",
    // Where men stand.
    "our_cover",
    "their_cover",
    "our_support",
    "their_support",
    "our_offside",
    "their_offside",
    "our_forwards",
    "their_forwards",
    "our_spread",
    "their_spread",
    "our_keeper_home",
    "their_keeper_home",
    "our_keeper_near",
    "their_keeper_near",
    // Who is on the pitch.
    "men",
    "booked",
    "hurt",
    "substitutes",
    "warming",
    "makeshift",
    "our_midfield",
    "our_attack",
    // The moment.
    "our_hands",
    "their_hands",
    "our_set_piece",
    "their_set_piece",
    "pips_left",
    "touches_left",
];

const fn place(name: &str) -> usize {
    feature_place(FEATURES, name)
}

/// Writes features in their order.
struct Notes<'a> {
    into: &'a mut [f32],
    at: usize,
}

impl Notes<'_> {
    fn note(&mut self, name: &str, value: f32) {
        debug_assert_eq!(FEATURES.get(self.at), Some(&name));
        if let Some(place) = self.into.get_mut(self.at) {
            *place = value;
        }
        self.at += 1;
    }

    /// The same for us and for them: `name` stands for ours, theirs comes next in the list.
    fn both(&mut self, ours: &str, our: f32, their: f32) {
        self.note(ours, our);
        self.note(FEATURES[self.at], their);
    }
}

/// The chance that a six-sided die reaches a ball at this distance.
fn reach(steps: u8) -> f32 {
    f32::from(OUT_OF_REACH.saturating_sub(steps)) / 6.0
}

/// The chance to score, for every budget of a kick from 0 to 7.
struct Scoring([f32; 8]);

impl Scoring {
    fn of(approach: &Approach, makeshift: bool) -> Self {
        let mut chances = [0.0_f32; 8];
        // [INT-6] One man who can step in takes a third of it.
        for (pips, kept) in [(approach.pips, 2.0 / 3.0), (approach.safe, 1.0)] {
            for (pips, steps) in pips.into_iter().zip(approach.keeper) {
                for budget in pips..8 {
                    let power = budget - pips;
                    // [SAVE-2]
                    let quarters = 4_u8.saturating_sub(steps.max(1) + power + u8::from(makeshift));
                    let chance = kept * (1.0 - f32::from(quarters) / 4.0);
                    let best = &mut chances[usize::from(budget)];
                    *best = best.max(chance);
                }
            }
        }
        Self(chances)
    }

    fn with(&self, budget: u8) -> f32 {
        self.0[usize::from(budget.min(7))]
    }

    /// With a turn's roll, from this distance.
    fn turn(&self, steps: u8) -> f32 {
        (1..=OUT_OF_REACH.saturating_sub(steps)).map(|budget| self.with(budget)).sum::<f32>() / 6.0
    }

    /// With equally likely budgets.
    fn kick(&self, first: u8, last: u8) -> f32 {
        (first..=last).map(|budget| self.with(budget)).sum::<f32>() / f32::from(last - first + 1)
    }
}

/// [PEN-3] Power 0 to 4 against a keeper one step away.
const PENALTY: f32 = 0.7;

/// Everything about shots and the race for the ball that needs both teams.
#[derive(Debug, Default)]
struct Outlooks {
    /// The chance to be the next to play the ball.
    first: BySeat<f32>,
    /// The chance that the shot on its way goes in.
    shot: BySeat<f32>,
    /// The chance to score with the next roll, or with the pips in hand.
    chance: BySeat<f32>,
    /// The chance to score with the roll after that, if the others do not reach the ball.
    later: BySeat<f32>,
    /// The chance of a six.
    full: BySeat<f32>,
}

impl Outlooks {
    fn of(game: &Champions, position: &Position, survey: &Survey) -> Self {
        let scoring = BySeat::from_fn(|seat| {
            Scoring::of(&survey.teams[seat].approach, position.is_makeshift(seat.other()))
        });
        let steps = |seat: Seat| survey.teams[seat].steps[0];
        let mut out = Self::default();
        if survey.ball.is_some() {
            out.full = BySeat::from_fn(|seat| scoring[seat].with(OUT_OF_REACH.saturating_sub(steps(seat))));
        }
        let has_it = |out: &mut Self, seat: Seat| out.first[seat] = 1.0;
        match survey.moment {
            Moment::Before => {
                for seat in Seat::BOTH {
                    out.first[seat] = 0.5;
                }
            }
            Moment::Turn(seat) => {
                let other = seat.other();
                let (a, b) = (reach(steps(seat)), reach(steps(other)));
                let someone = a + b - a * b;
                out.first[seat] = if someone > 0.0 { a / someone } else { 0.5 };
                out.first[other] = 1.0 - out.first[seat];
                out.chance[seat] = scoring[seat].turn(steps(seat));
                out.later[other] = (1.0 - a) * scoring[other].turn(steps(other));
                out.later[seat] = (1.0 - a) * (1.0 - b) * out.chance[seat];
            }
            Moment::Rolled(seat, die) => {
                let other = seat.other();
                if steps(seat) <= die {
                    has_it(&mut out, seat);
                    out.chance[seat] = scoring[seat].with(die - steps(seat) + 1);
                } else {
                    out.first[other] = reach(steps(other));
                    out.first[seat] = 1.0 - out.first[other];
                    out.later[other] = scoring[other].turn(steps(other));
                }
            }
            Moment::Play(seat, budget, _) => {
                has_it(&mut out, seat);
                out.chance[seat] = scoring[seat].with(budget);
            }
            Moment::Kick(seat, first, last) => {
                has_it(&mut out, seat);
                out.chance[seat] = scoring[seat].kick(first, last);
            }
            Moment::Shot(seat) => {
                has_it(&mut out, seat.other());
                let unstopped = 1.0 - f32::from(game.best_save(position)) / 4.0;
                out.shot[seat] = unstopped * missed(shot_attempts(game, position, seat.other()));
            }
            Moment::Penalty(seat) => {
                has_it(&mut out, seat);
                out.shot[seat] = PENALTY;
            }
        }
        out
    }
}

/// Attempts against a shot: none once the keeper is to save it.
fn shot_attempts(game: &Champions, position: &Position, seat: Seat) -> u8 {
    match position.phase() {
        Phase::SavePick | Phase::SaveRoll { .. } => 0,
        _ => game.attempts_left(position, seat),
    }
}

/// The chance that all attempts to intercept fail.
fn missed(attempts: u8) -> f32 {
    [1.0, 0.667, 0.444, 0.296][usize::from(attempts.min(3))]
}

/// How near a team is to a shot: 1 in the goal mouth, 0 at the far end.
fn way(approach: &Approach) -> f32 {
    1.0 - f32::from(approach.pips[0].min(approach.pips[1])) / f32::from(PIPS_MAX)
}

/// 1 if no opponent can step into the shortest way; a half if such a way costs one pip more.
fn open_lane(approach: &Approach) -> f32 {
    let shortest = |pips: [u8; 2]| pips[0].min(pips[1]);
    match shortest(approach.safe) - shortest(approach.pips) {
        _ if shortest(approach.pips) == PIPS_MAX => 0.0,
        0 => 1.0,
        1 => 0.5,
        _ => 0.0,
    }
}

impl Judged for Champions {
    const FEATURES: &'static [&'static str] = FEATURES;
    const WEIGHTS: &'static str = include_str!("../../../weights/champions.json");
    const CLASSIC: &'static str = include_str!("../../../weights/classic/champions.json");
    const SEARCH: SearchPlan =
        SearchPlan { engine: Engine::Turns, beam: 24, keep: 32, discount: 1.0, pace: 300 };

    fn features(&self, position: &Position, seat: Seat, into: &mut [f32]) {
        let them = seat.other();
        let mut notes = Notes { into, at: 0 };
        let score = self.score(position);
        let lead = (f32::from(score[seat]) - f32::from(score[them])).clamp(-4.0, 4.0);
        let time = time_left(self, position);
        notes.note("lead", lead / 3.0);
        notes.note("time", time);
        // [SET-2] While line-ups are secret, nothing but one's own counts.
        if matches!(position.phase(), Phase::Lineup { .. }) {
            notes.at = place("our_midfield");
            shape(&mut notes, position.formation(seat));
            return;
        }
        let survey = self.survey(position);
        let (us, they) = (&survey.teams[seat], &survey.teams[them]);
        let out = Outlooks::of(self, position, &survey);
        note_ball(self, &mut notes, &survey, &out, seat);
        note_dangers(self, &mut notes, position, (us, they), seat);
        note_places(&mut notes, us, they);
        note_squads(&mut notes, position, &survey, seat);
        shape(&mut notes, position.formation(seat));
        note_moment(&mut notes, position, &survey, seat);
    }

    scripts! {
        Champions;
        Wall: { "our_cover": 3.0, "our_keeper_home": 1.0, "their_way": -2.0, "their_chance": -2.0, "our_foul": -1.0 },
        Staller: { "first": 2.0, "our_second": 1.0, "their_chance": -2.0, "their_way": -1.0, "our_foul": -1.0 },
        Raider: { "our_shot": 4.0, "our_chance": 3.0, "our_next_chance": 1.0, "our_way_first": 2.0, "progress": 1.0 },
    }

    fn hunch(features: &[f32]) -> f32 {
        const SIZES: &[(usize, f32)] = &[
            (place("our_shot"), 1.0),
            (place("their_shot"), -1.0),
            (place("our_chance"), 0.9),
            (place("their_chance"), -0.9),
            (place("our_next_chance"), 0.6),
            (place("their_next_chance"), -0.6),
            (place("our_way_first"), 0.25),
            (place("their_way_first"), -0.25),
            (place("first"), 0.06),
            (place("our_second"), 0.03),
            (place("their_second"), -0.03),
            (place("our_foul"), -0.1),
            (place("their_foul"), 0.1),
            (place("our_penalty_foul"), -0.6),
            (place("their_penalty_foul"), 0.6),
            (place("our_cover"), 0.1),
            (place("their_cover"), -0.1),
            (place("our_support"), 0.1),
            (place("their_support"), -0.1),
            (place("our_keeper_home"), 0.1),
            (place("their_keeper_home"), -0.1),
            (place("our_keeper_near"), 0.02),
            (place("their_keeper_near"), -0.02),
            (place("men"), 0.6),
            (place("booked"), 0.05),
            (place("substitutes"), 0.05),
            (place("makeshift"), 0.3),
        ];
        // A chance of one in three makes odds of two to one.
        2.2 * SIZES.iter().map(|(place, goals)| goals * features[*place]).sum::<f32>()
    }

    fn race(&self, position: &Position) -> Race {
        // [XT-3] In extra time the first goal wins; it is level until then.
        let golden = position.period() == Period::Extra;
        Race {
            target: if golden { self.score(position).home.saturating_add(1) } else { 0 },
            left: time_left(self, position),
        }
    }

    fn decider(&self, position: &Position, seat: Seat) -> Option<f32> {
        (position.period() == Period::Shootout).then(|| shootout::win(self, position, seat))
    }

    fn pivotal(&self, position: &Position) -> bool {
        matches!(position.phase(), Phase::InterceptRoll { .. } | Phase::SaveRoll { .. })
    }

    fn turn_number(&self, position: &Position) -> u32 {
        position.turns().into()
    }

    fn consider(&self, position: &Position, actions: &mut Vec<Action>) {
        choice::consider(self, position, actions);
    }
}

fn note_ball(game: &Champions, notes: &mut Notes<'_>, survey: &Survey, out: &Outlooks, seat: Seat) {
    let them = seat.other();
    let (us, they) = (&survey.teams[seat], &survey.teams[them]);
    notes.note("first", out.first[seat] - out.first[them]);
    notes.note(
        "our_ball",
        match survey.moment {
            Moment::Before => 0.0,
            Moment::Turn(by)
            | Moment::Rolled(by, _)
            | Moment::Play(by, ..)
            | Moment::Kick(by, ..)
            | Moment::Penalty(by)
            | Moment::Shot(by) => {
                if by == seat {
                    1.0
                } else {
                    -1.0
                }
            }
        },
    );
    notes.both("our_reach", reach(us.steps[0]), reach(they.steps[0]));
    notes.both("our_second", reach(us.steps[1]), reach(they.steps[1]));
    notes.both("our_close", f32::from(us.close.min(5)) / 5.0, f32::from(they.close.min(5)) / 5.0);
    notes.both("our_shot", out.shot[seat], out.shot[them]);
    notes.both("our_chance", out.chance[seat], out.chance[them]);
    notes.both("our_next_chance", out.later[seat], out.later[them]);
    notes.both("our_full_power", out.full[seat], out.full[them]);
    let ways = if survey.ball.is_some() { [way(&us.approach), way(&they.approach)] } else { [0.0; 2] };
    notes.both("our_way", ways[0], ways[1]);
    notes.both("our_way_first", ways[0] * out.first[seat], ways[1] * out.first[them]);
    notes.both("our_open_lane", open_lane(&us.approach), open_lane(&they.approach));
    let (progress, centre) = survey.ball.map_or((0.0, 0.0), |ball| {
        let pitch = game.pitch();
        let mid = f32::from(pitch.mid);
        let upfield = (f32::from(ball.row()) - mid) / mid;
        let progress = if seat == Seat::Home { upfield } else { -upfield };
        let width = f32::from(pitch.geometry.cols + 1) / 2.0;
        (progress, progress * (1.0 - (f32::from(ball.col()) - width).abs() / width))
    });
    notes.note("progress", progress);
    notes.note("centre", centre);
}

fn note_dangers(
    game: &Champions,
    notes: &mut Notes<'_>,
    position: &Position,
    (us, they): (&TeamSurvey, &TeamSurvey),
    seat: Seat,
) {
    let them = seat.other();
    // What opponents may still do to a ball that is on its way.
    let flying = match position.phase() {
        Phase::Leg | Phase::Follow { .. } | Phase::RunTo { .. } | Phase::Intercept { .. } => {
            Some(position.playing())
        }
        _ => None,
    };
    let risk = |by: Seat| match flying {
        Some(team) if team == by => 1.0 - missed(game.attempts_left(position, by.other())),
        _ => 0.0,
    };
    notes.both("our_risk", risk(seat), risk(them));
    let share = |n: u8| f32::from(n) / 6.0;
    notes.both("our_foul", share(us.fouls.0), share(they.fouls.0));
    notes.both("our_penalty_foul", share(us.fouls.1), share(they.fouls.1));
}

fn note_places(notes: &mut Notes<'_>, us: &TeamSurvey, they: &TeamSurvey) {
    let mut men = |name: &str, ours: u8, theirs: u8, most: f32| {
        notes.both(name, f32::from(ours) / most, f32::from(theirs) / most);
    };
    men("our_cover", us.behind, they.behind, 11.0);
    men("our_support", us.ahead, they.ahead, 8.0);
    men("our_offside", us.offside, they.offside, 8.0);
    men("our_forwards", us.up_front, they.up_front, 8.0);
    men("our_spread", us.spread, they.spread, 11.0);
    men("our_keeper_home", us.keeper_home.into(), they.keeper_home.into(), 1.0);
    men("our_keeper_near", us.keeper_near.into(), they.keeper_near.into(), 1.0);
}

fn note_squads(notes: &mut Notes<'_>, position: &Position, survey: &Survey, seat: Seat) {
    let them = seat.other();
    let more = |value: &dyn Fn(Seat) -> u8| f32::from(value(seat)) - f32::from(value(them));
    notes.note("men", more(&|seat| survey.teams[seat].men) / 4.0);
    notes.note("booked", -more(&|seat| position.marked(seat).0) / 6.0);
    notes.note("hurt", -more(&|seat| position.marked(seat).1) / 6.0);
    notes.note("substitutes", -more(&|seat| position.substitutions(seat)) / 3.0);
    notes.note("warming", more(&|seat| position.warming(seat)) / 3.0);
    notes.note("makeshift", -more(&|seat| position.is_makeshift(seat).into()));
}

/// The part of this period that is still to be played.
fn time_left(game: &Champions, position: &Position) -> f32 {
    let (gone, all) = game.clock(position);
    1.0 - (f32::from(gone) / f32::from(all.max(1))).min(1.0)
}

/// One's own formation, against three in each line.
fn shape(notes: &mut Notes<'_>, formation: Option<Formation>) {
    let more = |line: Line| formation.map_or(0.0, |formation| f32::from(formation.men(line)) - 3.0);
    notes.note("our_midfield", more(Line::Midfield));
    notes.note("our_attack", more(Line::Attack));
}

fn note_moment(notes: &mut Notes<'_>, position: &Position, survey: &Survey, seat: Seat) {
    let them = seat.other();
    let (mut hands, mut set_piece) = (BySeat::<f32>::default(), BySeat::<f32>::default());
    let (mut pips, mut touches) = (0.0, 0.0);
    let sign = |by: Seat| if by == seat { 1.0 } else { -1.0 };
    match survey.moment {
        Moment::Kick(by, ..) => match position.dead_kind() {
            DeadKind::None | DeadKind::Goal | DeadKind::GoalKick => hands[by] = 1.0,
            _ => set_piece[by] = 1.0,
        },
        Moment::Play(by, budget, left) => {
            pips = sign(by) * f32::from(budget) / 7.0;
            touches = sign(by) * f32::from(left) / 10.0;
        }
        Moment::Rolled(by, die) => pips = sign(by) * f32::from(die) / 7.0,
        _ => {}
    }
    notes.both("our_hands", hands[seat], hands[them]);
    notes.both("our_set_piece", set_piece[seat], set_piece[them]);
    notes.note("pips_left", pips);
    notes.note("touches_left", touches);
}
