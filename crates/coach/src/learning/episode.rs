//! Samples of one match of self-play: features with labels, and turns with what a search thought of them.

use crate::judgement::judged::Judged;
use crate::judgement::network::FEATURE_ONE;
use crate::judgement::next_goal::{self, Race};
use crate::judgement::{FEATURES_MAX, Judgement};
use touchline_kernel::{BySeat, Finish, Seat};

/// TD(λ), for each turn: how far results reach back, against what the critic says a turn later.
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
    end: Option<End>,
}

/// How a match ended: who won, if anybody, and the score.
#[derive(Debug, Clone, Copy, PartialEq)]
struct End {
    winner: Option<Seat>,
    score: BySeat<u16>,
}

/// A noted position, before anything came of it.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Moment {
    turn: u32,
    score: BySeat<u16>,
    race: Race,
    /// Place of the features with the eyes of Home; those of Away follow.
    at: usize,
    /// What the critic said, with the eyes of Home: who scores next, and the result.
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

    /// Notes a position that is not over, with the eyes of both seats, and what the critic says of it.
    pub fn note<G: Judged>(&mut self, game: &G, critic: Option<&Judgement<G>>, position: &G::Position) {
        if game.decider(position, Seat::Home).is_some() {
            return;
        }
        let at = self.push_position(game, position, Seat::Home);
        self.push_position(game, position, Seat::Away);
        let said = critic.and_then(|critic| critic.predictions(game, position, Seat::Home));
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

    /// The match ends. Whoever is cut off has drawn.
    pub fn finish<R>(&mut self, finish: Option<&Finish<R>>, score: BySeat<u16>) {
        self.goals = u32::from(score.home) + u32::from(score.away);
        self.end = Some(End { winner: finish.and_then(|finish| finish.winner), score });
    }

    /// Labels every noted position, from the last back to the first, and keeps at most `most` of them. `rate` is how many goals each side scores
    /// in a whole match.
    pub fn label(&mut self, rate: f32, discount: f32, most: usize) {
        let Some(End { winner, score }) = self.end else { return };
        for seat in Seat::BOTH {
            let result = match winner {
                Some(winner) if winner == seat => [1.0, 0.0, 0.0],
                Some(_) => [0.0, 0.0, 1.0],
                None => [0.0, 1.0, 0.0],
            };
            let (mut next, mut result) = ([0.0, 0.0, 1.0], result);
            let (mut goals_later, mut turn_later) = (score, self.turns);
            let mut said: Option<[[f32; 3]; 2]> = None;
            for moment in self.moments.iter().rev() {
                let turns = (turn_later - moment.turn) as i32;
                // What the critic says later weighs in, unless a goal came in between.
                if let Some([said_next, said_result]) = said.take() {
                    let weight = LAMBDA.powi(turns);
                    let mixed = |label: [f32; 3], said: [f32; 3]| -> [f32; 3] {
                        std::array::from_fn(|i| weight * label[i] + (1.0 - weight) * said[i])
                    };
                    (next, result) = (mixed(next, said_next), mixed(result, said_result));
                }
                let goals = [seat, seat.other()].map(|team| score[team].saturating_sub(moment.score[team]));
                let ours = [moment.score[seat], moment.score[seat.other()]];
                let kept = discount.powi(turns);
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
                said = moment.said.map(|[mut next, mut result]| {
                    if seat == Seat::Away {
                        next.swap(0, 1);
                        result.swap(0, 2);
                    }
                    [next, result]
                });
            }
        }
        (self.moments, self.end) = (Vec::new(), None);
        self.thin(most);
    }

    /// Thins the samples to at most `most`, evenly.
    fn thin(&mut self, most: usize) {
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
        episode.finish::<()>(None, BySeat::new(1, 0));
        episode.label(4.0, 0.9, 100);
        let next = |i: usize| episode.samples[i].1.next;
        // With the eyes of Home, from the last back: nothing more, then the goal one turn away, then five turns before that.
        assert_eq!(next(0), [0.0, 0.0, 1.0]);
        assert_eq!(next(1), [1.0, 0.0, 0.0]);
        assert!((next(2)[0] - 0.9f32.powi(5)).abs() < 1e-5);
        // Away sees the same goal as theirs.
        assert!((next(5)[1] - next(2)[0]).abs() < 1e-6);
        assert_eq!(episode.samples[2].1.goals, [1.0, 0.0]);
    }

    /// A critic weighs in once for each turn that goes by, however many positions of it are noted.
    #[test]
    fn a_critic_weighs_in_by_turns() {
        let said = Some([[0.2, 0.3, 0.5], [0.1, 0.8, 0.1]]);
        let with = |turns: &[u32]| {
            let moments = turns.iter().map(|turn| Moment { said, ..moment(*turn, [0, 0]) }).collect();
            let mut episode = Episode { moments, turns: 9, ..Episode::new(1) };
            episode.finish::<()>(None, BySeat::new(0, 0));
            episode.label(4.0, 1.0, 100);
            episode.samples.iter().map(|(_, labels)| labels.next).collect::<Vec<_>>()
        };
        let once = with(&[4, 5]);
        assert_eq!(once[0], [0.0, 0.0, 1.0]);
        assert!((once[1][0] - (1.0 - LAMBDA) * 0.2).abs() < 1e-6);
        let thrice = with(&[4, 5, 5, 5]);
        assert_eq!(thrice[3], once[1]);
    }

    #[test]
    fn thinning_keeps_the_first_and_the_last_stretch() {
        let mut episode = Episode {
            moments: (0..50).map(|turn| moment(turn, [0, 0])).collect(),
            turns: 50,
            ..Episode::new(1)
        };
        episode.finish::<()>(None, BySeat::new(0, 0));
        episode.label(4.0, 1.0, 30);
        assert_eq!(episode.samples.len(), 30);
    }
}
