//! Thousands of matches in one call.

use crate::numbering::Numbering;
use crate::table::{Numbered, Table};
use rayon::prelude::*;
use std::fmt::Debug;
use std::sync::Arc;
use touchline_games::Shelved;
use touchline_kernel::dice::FairDice;
use touchline_kernel::{Arrays, Seat, Silent, Turn, random_outcome};

/// What a step is rewarded with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reward {
    /// 1 for the winner and −1 for the loser at the end of a match.
    Win,
    /// 1 for a goal and −1 for the other side, when it is scored.
    Goals,
}

/// Many matches that are played side by side. Chance decides for itself: a step is one decision in every match.
///
/// A match that ends is followed by a new one in the same call. Match `k` of row `i` of `n` has the dice of match `i + k·n` under the
/// seed, so the seed decides everything, and the number of threads nothing.
#[derive(Debug)]
pub struct Vector<G: Arrays> {
    game: Arc<G>,
    numbering: Arc<Numbering<G>>,
    seed: u64,
    reward: Reward,
    lanes: Vec<Lane<G>>,
    size: usize,
    threads: Option<rayon::ThreadPool>,
}

/// One row: a match and the legal actions of its decision.
#[derive(Debug)]
struct Lane<G: Arrays> {
    position: G::Position,
    dice: FairDice,
    /// Which match of the seed it is.
    number: u64,
    seat: Seat,
    legal: Vec<G::Action>,
    /// Their numbers for `seat`.
    numbers: Vec<u32>,
    /// Decisions and chances of this match.
    steps: u32,
}

/// The arrays of the caller, a row for each match. They hold what the last call wrote.
#[derive(Debug)]
pub struct Rows<'a> {
    /// `n × size`: what the deciding seat sees.
    pub observation: &'a mut [u8],
    /// `n × actions`: 1 for a legal action.
    pub mask: &'a mut [u8],
    /// `n`: who decides, 0 for Home.
    pub seat: &'a mut [u8],
    /// `n`: how many actions are legal.
    pub count: &'a mut [i32],
    /// `n × 2`: Home's and Away's reward.
    pub reward: &'a mut [f32],
    /// `n`: 1 if the match ended with this step and another began.
    pub done: &'a mut [u8],
    /// `n × 2`: goals of Home and Away; those of the match that ended where one did.
    pub score: &'a mut [i32],
    /// `n`: decisions and chances so far, or of the match that ended.
    pub steps: &'a mut [i32],
    /// `n + 1`: where the numbers of each row begin in `legal`.
    pub offset: &'a mut [i64],
    /// The numbers of the legal actions, row after row; as long as all of them may ever need.
    pub legal: &'a mut [i32],
}

/// An action that is not legal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Illegal {
    /// Which match.
    pub row: usize,
    /// What was chosen for it.
    pub action: i64,
}

/// A [`Vector`] of any game.
pub trait AnyVector: Debug + Send + Sync {
    /// How many matches.
    fn len(&self) -> usize;
    /// None at all?
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// Begins anew under a seed.
    fn reset(&mut self, seed: u64, rows: &mut Rows<'_>);
    /// One decision in every match.
    ///
    /// # Errors
    /// The first action that is not legal; nothing has changed then.
    fn step(&mut self, actions: &[i64], rows: &mut Rows<'_>) -> Result<(), Illegal>;
    /// Decisions and chances of all matches since the reset.
    fn steps(&self) -> u64;
}

/// No decision of any game offers more.
pub(crate) const LEGAL_MAX: usize = 1024;

impl<G: Arrays + Shelved> Vector<G> {
    /// `n` matches on so many threads; all cores if 0.
    #[must_use]
    pub fn new(game: Arc<G>, numbering: Arc<Numbering<G>>, n: usize, threads: usize, reward: Reward) -> Self {
        let size = game.fields().iter().map(touchline_kernel::Field::size).sum();
        let lane = |number: usize| Lane {
            position: game.start(),
            dice: FairDice::from_seed(0),
            number: number as u64,
            seat: Seat::Home,
            legal: Vec::with_capacity(64),
            numbers: Vec::with_capacity(64),
            steps: 0,
        };
        let lanes = (0..n).map(lane).collect();
        let pool = (threads != 1).then(|| rayon::ThreadPoolBuilder::new().num_threads(threads).build());
        Self { game, numbering, seed: 0, reward, lanes, size, threads: pool.and_then(Result::ok) }
    }

    /// Does something to each lane with its row, on all threads.
    fn each(&mut self, rows: &mut Rows<'_>, work: impl Fn(&mut Lane<G>, Row<'_>, usize) + Sync) {
        let (size, actions) = (self.size, self.numbering.len());
        let threads = self.threads.as_ref().map_or(1, rayon::ThreadPool::current_num_threads);
        let n = self.lanes.len().div_ceil(threads * 4).max(64);
        let parts = self
            .lanes
            .chunks_mut(n)
            .zip(rows.observation.chunks_mut(n * size))
            .zip(rows.mask.chunks_mut(n * actions))
            .zip(rows.seat.chunks_mut(n).zip(rows.count.chunks_mut(n)))
            .zip(rows.reward.chunks_mut(2 * n).zip(rows.done.chunks_mut(n)))
            .zip(rows.score.chunks_mut(2 * n).zip(rows.steps.chunks_mut(n)))
            .enumerate();
        let part = |(
            part,
            (((((lanes, observation), mask), (seat, count)), (reward, done)), (score, steps)),
        ): (usize, Part<'_, G>)| {
            let rows = lanes
                .iter_mut()
                .zip(observation.chunks_exact_mut(size))
                .zip(mask.chunks_exact_mut(actions))
                .zip(seat.iter_mut().zip(count))
                .zip(reward.chunks_exact_mut(2).zip(done))
                .zip(score.chunks_exact_mut(2).zip(steps));
            for (i, row) in rows.enumerate() {
                let (((((lane, observation), mask), (seat, count)), (reward, done)), (score, steps)) = row;
                let row = Row { observation, mask, seat, count, reward, done, score, steps };
                work(lane, row, part * n + i);
            }
        };
        match &self.threads {
            Some(pool) => {
                let parts: Vec<_> = parts.collect();
                pool.install(|| parts.into_par_iter().for_each(part));
            }
            None => parts.for_each(part),
        }
    }

    /// Joins the numbers of all rows.
    fn join(&self, rows: &mut Rows<'_>) {
        let mut at = 0;
        for (i, lane) in self.lanes.iter().enumerate() {
            rows.offset[i] = at as i64;
            for (to, number) in rows.legal[at..].iter_mut().zip(&lane.numbers) {
                *to = *number as i32;
            }
            at += lane.numbers.len();
        }
        rows.offset[self.lanes.len()] = at as i64;
    }
}

type Pair<'a, A, B> = (&'a mut [A], &'a mut [B]);

/// Some lanes with their rows.
type Part<'a, G> =
    ((((Pair<'a, Lane<G>, u8>, &'a mut [u8]), Pair<'a, u8, i32>), Pair<'a, f32, u8>), Pair<'a, i32, i32>);

/// One row of the caller's arrays.
struct Row<'a> {
    observation: &'a mut [u8],
    mask: &'a mut [u8],
    seat: &'a mut u8,
    count: &'a mut i32,
    reward: &'a mut [f32],
    done: &'a mut u8,
    score: &'a mut [i32],
    steps: &'a mut i32,
}

impl<G: Arrays> Lane<G> {
    fn begin(&mut self, game: &G, seed: u64, number: u64) {
        self.number = number;
        self.dice = FairDice::for_match(seed, number);
        self.position = game.start();
        self.steps = 0;
    }

    /// Lets chance decide until a seat does: true, or the match is over: false.
    #[inline]
    fn settle(&mut self, game: &G) -> bool {
        loop {
            match game.turn(&self.position) {
                Turn::Decision(seat) => {
                    self.seat = seat;
                    return true;
                }
                Turn::Chance => {
                    let Some(outcome) = random_outcome(game, &self.position, &mut self.dice) else {
                        return false;
                    };
                    game.settle(&mut self.position, outcome, &mut Silent);
                    self.steps += 1;
                }
                Turn::Over(_) => return false,
            }
        }
    }

    /// Writes what the deciding seat sees and may do.
    #[inline]
    fn write(&mut self, game: &G, numbering: &Numbering<G>, row: &mut Row<'_>) {
        for number in &self.numbers {
            row.mask[*number as usize] = 0;
        }
        self.numbers.clear();
        game.list(&self.position, &mut self.legal);
        for action in &self.legal {
            if let Some(number) = numbering.number(*action, self.seat) {
                self.numbers.push(number);
                row.mask[number as usize] = 1;
            }
        }
        debug_assert_eq!(self.numbers.len(), self.legal.len(), "every legal action has a number");
        row.observation.fill(0);
        game.observe(&self.position, self.seat, row.observation);
        *row.seat = self.seat as u8;
        *row.count = self.numbers.len() as i32;
    }

    fn tell(&self, game: &G, row: &mut Row<'_>) {
        let score = game.score(&self.position);
        row.score[0] = i32::from(score.home);
        row.score[1] = i32::from(score.away);
        *row.steps = self.steps as i32;
    }
}

impl<G: Arrays + Shelved> AnyVector for Vector<G> {
    fn len(&self) -> usize {
        self.lanes.len()
    }

    fn reset(&mut self, seed: u64, rows: &mut Rows<'_>) {
        self.seed = seed;
        let (game, numbering) = (Arc::clone(&self.game), Arc::clone(&self.numbering));
        rows.mask.fill(0);
        self.each(rows, |lane, mut row, i| {
            lane.begin(&game, seed, i as u64);
            lane.numbers.clear();
            lane.settle(&game);
            lane.write(&game, &numbering, &mut row);
            row.reward.fill(0.0);
            *row.done = 0;
            lane.tell(&game, &mut row);
        });
        self.join(rows);
    }

    fn step(&mut self, actions: &[i64], rows: &mut Rows<'_>) -> Result<(), Illegal> {
        let (game, numbering) = (Arc::clone(&self.game), Arc::clone(&self.numbering));
        let (seed, kind, n) = (self.seed, self.reward, self.lanes.len() as u64);
        // All actions are looked at before any is made.
        for (row, (lane, action)) in self.lanes.iter().zip(actions).enumerate() {
            if !lane.numbers.iter().any(|number| i64::from(*number) == *action) {
                return Err(Illegal { row, action: *action });
            }
        }
        self.each(rows, |lane, mut row, i| {
            let chosen = lane.numbers.iter().position(|number| i64::from(*number) == actions[i]);
            let Some(action) = chosen.and_then(|place| lane.legal.get(place).copied()) else { return };
            let before = game.goals(&lane.position);
            game.apply(&mut lane.position, action, &mut Silent);
            lane.steps += 1;
            let goes_on = lane.settle(&game);
            lane.tell(&game, &mut row);
            let home = match kind {
                Reward::Goals => {
                    let after = game.goals(&lane.position);
                    let gained = |seat| i32::from(after[seat]) - i32::from(before[seat]);
                    gained(Seat::Home) - gained(Seat::Away)
                }
                Reward::Win => match game.turn(&lane.position) {
                    Turn::Over(finish) => {
                        finish.winner.map_or(0, |seat| if seat == Seat::Home { 1 } else { -1 })
                    }
                    _ => 0,
                },
            };
            row.reward[0] = home as f32;
            row.reward[1] = -home as f32;
            *row.done = u8::from(!goes_on);
            if !goes_on {
                lane.begin(&game, seed, lane.number + n);
                lane.settle(&game);
            }
            lane.write(&game, &numbering, &mut row);
        });
        self.join(rows);
        Ok(())
    }

    fn steps(&self) -> u64 {
        self.lanes.iter().map(|lane| u64::from(lane.steps)).sum()
    }
}

/// What a game's arrays look like.
pub(crate) fn table<G: Arrays>(game: &G, numbering: &Numbering<G>) -> Table {
    let fields = game.fields();
    let text = |number: u32, seat| numbering.action(number, seat).map(|action| action.to_string());
    let numbers = 0..numbering.len() as u32;
    Table {
        version: G::ARRAYS,
        size: fields.iter().map(touchline_kernel::Field::size).sum(),
        fields,
        actions: numbers
            .map(|number| Numbered {
                home: text(number, Seat::Home).unwrap_or_default(),
                away: text(number, Seat::Away).unwrap_or_default(),
            })
            .collect(),
    }
}
