//! What counts in Champions: who plays the ball first, how far it is from a shot, and what the keeper can do about it.

mod choice;
#[cfg(test)]
mod tests;

use crate::judged::{Engine, Judged, Style};
use crate::standing::Race;
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};
use touchline_champions::{
    Action, Approach, Champions, DeadKind, Formation, Line, Moment, OUT_OF_REACH, PIPS_MAX, Period, Phase,
    Piece, Position, Shirt, Survey, TeamSurvey,
};
use touchline_kernel::{BySeat, Game, Seat};

/// The features in the order in which they are written. "Our" is the seat whose eyes these are.
const FEATURES: &[&str] = &[
    // The match.
    "lead",
    "time",
    "lead-late",
    "result",
    "extra-time",
    // The ball now.
    "first",
    "our-ball",
    "our-reach",
    "their-reach",
    "our-second",
    "their-second",
    "our-close",
    "their-close",
    // Shots.
    "our-shot",
    "their-shot",
    "our-chance",
    "their-chance",
    "our-next-chance",
    "their-next-chance",
    "our-full-power",
    "their-full-power",
    // The way to goal.
    "our-way",
    "their-way",
    "our-way-first",
    "their-way-first",
    "our-open-lane",
    "their-open-lane",
    "progress",
    "centre",
    // What may go wrong.
    "our-risk",
    "their-risk",
    "our-foul",
    "their-foul",
    "our-penalty-foul",
    "their-penalty-foul",
    // Where men stand.
    "our-cover",
    "their-cover",
    "our-support",
    "their-support",
    "our-offside",
    "their-offside",
    "our-forwards",
    "their-forwards",
    "our-spread",
    "their-spread",
    "our-keeper-home",
    "their-keeper-home",
    "our-keeper-near",
    "their-keeper-near",
    // Who is on the pitch.
    "men",
    "booked",
    "hurt",
    "substitutes",
    "warming",
    "makeshift",
    "our-midfield",
    "our-attack",
    // The moment.
    "our-hands",
    "their-hands",
    "our-set-piece",
    "their-set-piece",
    "pips-left",
    "touches-left",
    // The shoot-out.
    "kicks-lead",
    "kicks-left",
];

/// The place of a feature.
const fn place(name: &str) -> usize {
    let mut i = 0;
    while i < FEATURES.len() {
        let (a, b) = (FEATURES[i].as_bytes(), name.as_bytes());
        let mut same = a.len() == b.len();
        let mut k = 0;
        while same && k < a.len() {
            same = a[k] == b[k];
            k += 1;
        }
        if same {
            return i;
        }
        i += 1;
    }
    panic!("no such feature")
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

/// The chance that a roll of six reaches a ball so many steps away.
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

    /// With a turn's roll, from so many steps away.
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

/// The chance that so many attempts to intercept all fail.
fn missed(attempts: u8) -> f32 {
    [1.0, 0.667, 0.444, 0.296][usize::from(attempts.min(3))]
}

/// How near a team is to a shot: 1 in the goal mouth, 0 at the far end.
fn way(approach: &Approach) -> f32 {
    1.0 - f32::from(approach.pips[0].min(approach.pips[1])) / f32::from(PIPS_MAX)
}

/// Is the shortest way one on which nobody can step in? Half, if that costs one pip more.
fn open_lane(approach: &Approach) -> f32 {
    let shortest = |pips: [u8; 2]| pips[0].min(pips[1]);
    match shortest(approach.safe) - shortest(approach.pips) {
        _ if shortest(approach.pips) == PIPS_MAX => 0.0,
        0 => 1.0,
        1 => 0.5,
        _ => 0.0,
    }
}

/// The part of the match still to be played.
fn time_left(game: &Champions, position: &Position) -> f32 {
    let (gone, all) = game.clock(position);
    1.0 - (f32::from(gone) / f32::from(all.max(1))).min(1.0)
}

impl Judged for Champions {
    const FEATURES: &'static [&'static str] = FEATURES;
    const WEIGHTS: &'static str = include_str!("../weights/champions.json");
    const STYLE: Style = Style { engine: Engine::Turns, beam: 24, keep: 32, pace: 200 };

    fn features(&self, position: &Position, seat: Seat, into: &mut [f32]) {
        let them = seat.other();
        let mut notes = Notes { into, at: 0 };
        let score = self.score(position);
        let lead = (f32::from(score[seat]) - f32::from(score[them])).clamp(-4.0, 4.0);
        let time = time_left(self, position);
        let extra = position.period() == Period::Extra;
        notes.note("lead", lead / 3.0);
        notes.note("time", time);
        notes.note("lead-late", lead / 3.0 * (1.0 - time));
        notes.note("result", lead.clamp(-1.0, 1.0) * (1.0 - time) * (1.0 - time));
        notes.note("extra-time", f32::from(u8::from(extra)));
        // [SET-2] While line-ups are secret, nothing but one's own counts.
        if matches!(position.phase(), Phase::Lineup { .. }) {
            notes.at = place("our-midfield");
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

    fn hunch(features: &[f32]) -> f32 {
        const SIZES: &[(usize, f32)] = &[
            (place("our-shot"), 1.0),
            (place("their-shot"), -1.0),
            (place("our-chance"), 0.9),
            (place("their-chance"), -0.9),
            (place("our-next-chance"), 0.6),
            (place("their-next-chance"), -0.6),
            (place("our-way-first"), 0.25),
            (place("their-way-first"), -0.25),
            (place("first"), 0.06),
            (place("our-second"), 0.03),
            (place("their-second"), -0.03),
            (place("our-foul"), -0.1),
            (place("their-foul"), 0.1),
            (place("our-penalty-foul"), -0.6),
            (place("their-penalty-foul"), 0.6),
            (place("our-cover"), 0.1),
            (place("their-cover"), -0.1),
            (place("our-support"), 0.1),
            (place("their-support"), -0.1),
            (place("our-keeper-home"), 0.1),
            (place("their-keeper-home"), -0.1),
            (place("our-keeper-near"), 0.02),
            (place("their-keeper-near"), -0.02),
            (place("men"), 0.6),
            (place("booked"), 0.05),
            (place("substitutes"), 0.05),
            (place("makeshift"), 0.3),
            (place("kicks-lead"), 1.0),
        ];
        1.5 * SIZES.iter().map(|(place, goals)| goals * features[*place]).sum::<f32>()
    }

    fn race(&self, position: &Position) -> Race {
        Race { target: 0, left: time_left(self, position) }
    }

    fn pivotal(&self, position: &Position) -> bool {
        matches!(position.phase(), Phase::InterceptRoll { .. } | Phase::SaveRoll { .. })
    }

    fn turn_number(&self, position: &Position) -> u32 {
        // Turns are not counted, but whoever was on turn before has left his men elsewhere.
        let by = position.on_turn();
        let mut hasher = FxHasher::default();
        by.hash(&mut hasher);
        Shirt::all().for_each(|shirt| position.place(Piece { seat: by.other(), shirt }).hash(&mut hasher));
        hasher.finish() as u32
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
        "our-ball",
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
    notes.both("our-reach", reach(us.steps[0]), reach(they.steps[0]));
    notes.both("our-second", reach(us.steps[1]), reach(they.steps[1]));
    notes.both("our-close", f32::from(us.close.min(5)) / 5.0, f32::from(they.close.min(5)) / 5.0);
    notes.both("our-shot", out.shot[seat], out.shot[them]);
    notes.both("our-chance", out.chance[seat], out.chance[them]);
    notes.both("our-next-chance", out.later[seat], out.later[them]);
    notes.both("our-full-power", out.full[seat], out.full[them]);
    let ways = if survey.ball.is_some() { [way(&us.approach), way(&they.approach)] } else { [0.0; 2] };
    notes.both("our-way", ways[0], ways[1]);
    notes.both("our-way-first", ways[0] * out.first[seat], ways[1] * out.first[them]);
    notes.both("our-open-lane", open_lane(&us.approach), open_lane(&they.approach));
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
    notes.both("our-risk", risk(seat), risk(them));
    let share = |n: u8| f32::from(n) / 6.0;
    notes.both("our-foul", share(us.fouls.0), share(they.fouls.0));
    notes.both("our-penalty-foul", share(us.fouls.1), share(they.fouls.1));
}

fn note_places(notes: &mut Notes<'_>, us: &TeamSurvey, they: &TeamSurvey) {
    let mut men = |name: &str, ours: u8, theirs: u8, most: f32| {
        notes.both(name, f32::from(ours) / most, f32::from(theirs) / most);
    };
    men("our-cover", us.behind, they.behind, 11.0);
    men("our-support", us.ahead, they.ahead, 8.0);
    men("our-offside", us.offside, they.offside, 8.0);
    men("our-forwards", us.up_front, they.up_front, 8.0);
    men("our-spread", us.spread, they.spread, 11.0);
    men("our-keeper-home", us.keeper_home.into(), they.keeper_home.into(), 1.0);
    men("our-keeper-near", us.keeper_near.into(), they.keeper_near.into(), 1.0);
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

/// One's own formation, against three in each line.
fn shape(notes: &mut Notes<'_>, formation: Option<Formation>) {
    let more = |line: Line| formation.map_or(0.0, |formation| f32::from(formation.men(line)) - 3.0);
    notes.note("our-midfield", more(Line::Midfield));
    notes.note("our-attack", more(Line::Attack));
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
    notes.both("our-hands", hands[seat], hands[them]);
    notes.both("our-set-piece", set_piece[seat], set_piece[them]);
    notes.note("pips-left", pips);
    notes.note("touches-left", touches);
    let (ours, theirs) = (position.shootout(seat), position.shootout(them));
    let kicks = |a: u8, b: u8| (f32::from(a) - f32::from(b)) / 5.0;
    notes.note("kicks-lead", kicks(ours.scored, theirs.scored));
    notes.note("kicks-left", kicks(theirs.taken, ours.taken));
}
