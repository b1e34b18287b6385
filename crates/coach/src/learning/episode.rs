//! Samples of one match of self-play: features with labels, and turns with what a search thought of them.

use crate::judgement::judged::Judged;
use crate::judgement::network::FEATURE_ONE;
use crate::judgement::next_goal::{self, Race};
use crate::judgement::{FEATURES_MAX, Judgement};
use touchline_kernel::{BySeat, Finish, Seat};

/// TD(λ): how far results reach back, against what the judgement says a turn later.
const LAMBDA: f32 = 0.93;

/// What came of a position, for one seat.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Labels {
    /// Who scored next: we, they, nobody.
    pub next: [f32; 3],
    /// Win, draw, loss.
    pub result: [f32; 3],
    /// Goals to come, ours and theirs.
    pub goals: [f32; 2],
    /// Goals so far, ours and theirs.
    pub score: [u16; 2],
    pub race: Race,
}

/// Ends of one turn, and how often a search visited each.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct PolicyGroup {
    /// Where their features are.
    pub turns: Vec<usize>,
    pub shares: Vec<f32>,
    /// Features with the eyes of the seat whose turn it was, or of the other.
    pub ours: bool,
}

/// All samples of one match.
#[derive(Debug, Clone, PartialEq, Default)]
pub(crate) struct Episode {
    width: usize,
    numbers: Vec<i16>,
    pub samples: Vec<(usize, Labels)>,
    pub groups: Vec<PolicyGroup>,
    /// Goals of both sides.
    pub goals: u32,
    /// The part of the match that was played, 0 to 1.
    pub played: f32,
    /// Turns taken.
    pub turns: u32,
    moments: Vec<Moment>,
}

/// A noted position, before anything came of it.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Moment {
    turn: u32,
    score: BySeat<u16>,
    race: Race,
    /// Place of the features with the eyes of Home; those of Away follow.
    at: usize,
    /// What the judgement said, with the eyes of Home: who scores next, and the result.
    said: Option<[[f32; 3]; 2]>,
}

impl Episode {
    pub fn new(width: usize) -> Self {
        Self { width, ..Self::default() }
    }

    /// The number of a feature, in fixed point as the network reads it.
    fn fixed(x: f32) -> i16 {
        (x.clamp(-8.0, 8.0) * FEATURE_ONE).round_ties_even() as i16
    }

    pub fn real(x: i16) -> f32 {
        f32::from(x) / FEATURE_ONE
    }

    /// Keeps features; returns their place.
    pub fn push(&mut self, features: &[f32]) -> usize {
        let at = self.numbers.len() / self.width.max(1);
        self.numbers.extend(features.iter().map(|x| Self::fixed(*x)));
        at
    }

    pub fn features(&self, at: usize) -> &[i16] {
        &self.numbers[at * self.width..(at + 1) * self.width]
    }

    fn push_position<G: Judged>(&mut self, game: &G, position: &G::Position, seat: Seat) -> usize {
        let mut buffer = [0.0; FEATURES_MAX];
        let features = &mut buffer[..G::FEATURES.len()];
        game.features(position, seat, features);
        self.push(features)
    }

    /// Notes a position that is not over, with the eyes of both seats.
    pub fn note<G: Judged>(&mut self, game: &G, judgement: &Judgement<G>, position: &G::Position) {
        if game.decider(position, Seat::Home).is_some() {
            return;
        }
        let at = self.push_position(game, position, Seat::Home);
        self.push_position(game, position, Seat::Away);
        let said = judgement.predictions(game, position, Seat::Home);
        let moment =
            Moment { turn: self.turns, score: game.score(position), race: game.race(position), at, said };
        self.moments.push(moment);
    }

    /// Keeps turns that a search compared, with both seats' eyes.
    pub fn compare<G: Judged>(&mut self, game: &G, mover: Seat, ends: &[G::Position], shares: &[f32]) {
        for (seat, ours) in [(mover, true), (mover.other(), false)] {
            let turns = ends.iter().map(|end| self.push_position(game, end, seat)).collect();
            self.groups.push(PolicyGroup { turns, shares: shares.to_vec(), ours });
        }
    }

    /// Labels every noted position, from the last back to the first.
    pub fn finish<R>(&mut self, finish: Option<&Finish<R>>, score: BySeat<u16>, rate: f32, discount: f32) {
        self.goals = u32::from(score.home) + u32::from(score.away);
        for seat in Seat::BOTH {
            let result = match finish.map(|finish| finish.winner) {
                Some(Some(winner)) if winner == seat => [1.0, 0.0, 0.0],
                Some(Some(_)) => [0.0, 0.0, 1.0],
                _ => [0.0, 1.0, 0.0],
            };
            let (mut next, mut result) = ([0.0, 0.0, 1.0], result);
            let (mut goals_later, mut turn_later) = (score, self.turns);
            for moment in self.moments.iter().rev() {
                let goals = [seat, seat.other()].map(|team| score[team].saturating_sub(moment.score[team]));
                let ours = [moment.score[seat], moment.score[seat.other()]];
                let kept = discount.powi((turn_later - moment.turn) as i32);
                if goals_later[seat] > moment.score[seat] {
                    next = [1.0, 0.0, 0.0];
                } else if goals_later[seat.other()] > moment.score[seat.other()] {
                    next = [0.0, 1.0, 0.0];
                } else {
                    next = [next[0] * kept, next[1] * kept, 1.0 - (next[0] + next[1]) * kept];
                }
                let par = next_goal::chances(ours, moment.race, rate);
                result = std::array::from_fn(|i| kept * result[i] + (1.0 - kept) * par[i]);
                (goals_later, turn_later) = (moment.score, moment.turn);
                let labels =
                    Labels { next, result, goals: goals.map(f32::from), score: ours, race: moment.race };
                self.samples.push((moment.at + usize::from(seat == Seat::Away), labels));
                // What the judgement says here weighs in on the positions before.
                if let Some([mut said_next, mut said_result]) = moment.said {
                    if seat == Seat::Away {
                        said_next.swap(0, 1);
                        said_result.swap(0, 2);
                    }
                    next = std::array::from_fn(|i| LAMBDA * next[i] + (1.0 - LAMBDA) * said_next[i]);
                    result = std::array::from_fn(|i| LAMBDA * result[i] + (1.0 - LAMBDA) * said_result[i]);
                }
            }
        }
        self.moments = Vec::new();
    }

    /// Thins the samples to at most `most`, evenly.
    pub fn thin(&mut self, most: usize) {
        let n = self.samples.len();
        if n > most {
            let mut i = 0;
            self.samples.retain(|_| {
                i += 1;
                (i * most) / n != ((i - 1) * most) / n
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moment(turn: u32, score: [u16; 2]) -> Moment {
        let race = Race { target: 4, left: 0.9 };
        Moment { turn, score: BySeat::new(score[0], score[1]), race, at: 2 * turn as usize, said: None }
    }

    #[test]
    fn a_goal_is_worth_less_the_later_it_comes() {
        let mut episode = Episode {
            moments: vec![moment(0, [0, 0]), moment(5, [0, 0]), moment(6, [1, 0])],
            turns: 8,
            ..Episode::new(1)
        };
        episode.finish::<()>(None, BySeat::new(1, 0), 4.0, 0.9);
        let next = |i: usize| episode.samples[i].1.next;
        // With the eyes of Home, from the last back: nothing more, then the goal one turn away, then five turns before that.
        assert_eq!(next(0), [0.0, 0.0, 1.0]);
        assert_eq!(next(1), [1.0, 0.0, 0.0]);
        assert!((next(2)[0] - 0.9f32.powi(5)).abs() < 1e-5);
        // Away sees the same goal as theirs.
        assert!((next(5)[1] - next(2)[0]).abs() < 1e-6);
        assert_eq!(episode.samples[2].1.goals, [1.0, 0.0]);
    }

    #[test]
    fn thinning_keeps_the_first_and_the_last_stretch() {
        let mut episode = Episode {
            moments: (0..50).map(|turn| moment(turn, [0, 0])).collect(),
            turns: 50,
            ..Episode::new(1)
        };
        episode.finish::<()>(None, BySeat::new(0, 0), 4.0, 1.0);
        episode.thin(30);
        assert_eq!(episode.samples.len(), 30);
    }
}
