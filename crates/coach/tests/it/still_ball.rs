//! Volchok between coaches: the ball moves (BALL-1, R10).

use touchline_coach::{Clock, Watch, watch};
use touchline_kernel::{Audience, BySeat, Game, Step, Witness};
use touchline_volchok::{Ball, Event, Options, Phase, Position, Rule, Square, Volchok};

/// Counts turns in which the ball did not move.
#[derive(Default)]
struct Stillness {
    turn: u32,
    ball: Option<Square>,
    moved: bool,
    could: bool,
    /// In a row, for whatever reason.
    still: u32,
    /// In a row, though the number sufficed; turns in which it did not neither count nor break the row.
    idle: u32,
    longest_still: u32,
    longest_idle: u32,
    by_safety: bool,
}

impl Stillness {
    fn end_turn(&mut self) {
        self.still = if self.moved { 0 } else { self.still + 1 };
        self.idle = match (self.could, self.moved) {
            (_, true) => 0,
            (true, false) => self.idle + 1,
            (false, false) => self.idle,
        };
        self.longest_still = self.longest_still.max(self.still);
        self.longest_idle = self.longest_idle.max(self.idle);
        (self.moved, self.could) = (false, false);
    }
}

impl Witness<Volchok> for Stillness {
    fn tell_to(&mut self, _: Audience, rule: Rule, _: Event) {
        self.by_safety |= rule == Rule::End5;
    }
}

impl Watch<Volchok> for Stillness {
    fn step(&mut self, _: &Volchok, _: Step<Volchok>, after: &Position) -> bool {
        let ball = after.ball_square();
        self.moved |= self.ball.is_some_and(|before| before != ball);
        self.ball = Some(ball);
        if let Phase::Step(budget) = after.phase() {
            let within_reach = budget.had_ball || matches!(after.ball(), Ball::Loose(_));
            self.could |= within_reach && !budget.waived && !budget.after_tackle;
        }
        if after.turns_done() != self.turn {
            self.turn = after.turns_done();
            self.end_turn();
        }
        true
    }
}

/// 200 matches when `TOUCHLINE_LONG` is set. The figures are in `docs/rules/volchok.md`.
#[test]
fn long_matches_of_coaches_keep_the_ball_moving() {
    let long = std::env::var_os("TOUCHLINE_LONG").is_some();
    let (matches, coach) = if long { (200, "club/10") } else { (2, "club/100") };
    let coach = coach.parse().expect("a coach");
    let volchok = Volchok::new(Options::default()).expect("default options can be played");
    let (mut still, mut idle, mut by_safety, mut over_twenty) = (0, 0, 0, 0);
    for number in 0..matches {
        let mut seen = Stillness::default();
        let coaches = BySeat::new(coach, coach);
        watch(&volchok, coaches, Clock::Counted, 7, number, &mut seen).expect("nobody calls it off");
        still = still.max(seen.longest_still);
        idle = idle.max(seen.longest_idle);
        over_twenty += u32::from(seen.longest_still >= 20);
        by_safety += u32::from(seen.by_safety);
    }
    println!(
        "{matches} matches: at most {idle} turns in a row in which the ball could move and did not, {still} without any \
         movement ({over_twenty} matches with 20 or more), {by_safety} ended by END-5"
    );
    assert!(idle < 20, "{idle} turns in a row");
}
