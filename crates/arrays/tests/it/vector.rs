//! Thousands of matches in one call: what the seed decides, and what is refused.

use touchline_arrays::{Illegal, Open, Reward, Rows, open};
use touchline_kernel::Turn;
use touchline_kernel::dice::{FairDice, Roll};

#[derive(Clone, PartialEq)]
struct Memory {
    observation: Vec<u8>,
    mask: Vec<u8>,
    seat: Vec<u8>,
    count: Vec<i32>,
    reward: Vec<f32>,
    done: Vec<u8>,
    score: Vec<i32>,
    steps: Vec<i32>,
    offset: Vec<i64>,
    legal: Vec<i32>,
}

impl Memory {
    fn new(game: &dyn Open, n: usize) -> Self {
        Self {
            observation: vec![0; n * game.size()],
            mask: vec![0; n * game.actions()],
            seat: vec![0; n],
            count: vec![0; n],
            reward: vec![0.0; 2 * n],
            done: vec![0; n],
            score: vec![0; 2 * n],
            steps: vec![0; n],
            offset: vec![0; n + 1],
            legal: vec![0; game.legal_max(n)],
        }
    }

    fn rows(&mut self) -> Rows<'_> {
        Rows {
            observation: &mut self.observation,
            mask: &mut self.mask,
            seat: &mut self.seat,
            count: &mut self.count,
            reward: &mut self.reward,
            done: &mut self.done,
            score: &mut self.score,
            steps: &mut self.steps,
            offset: &mut self.offset,
            legal: &mut self.legal,
        }
    }

    /// A random legal action of every match.
    fn random(&self, dice: &mut FairDice) -> Vec<i64> {
        let pick = |(from, count): (&i64, &i32)| {
            i64::from(self.legal[*from as usize + dice.below(*count as u32) as usize])
        };
        self.offset.iter().zip(&self.count).map(pick).collect()
    }
}

const GAMES: [&str; 4] = ["fuba", "champions", "fudis", "volchok"];

#[test]
fn the_seed_decides_and_not_the_threads() {
    for id in GAMES {
        let game = open(id, &serde_json::json!({})).unwrap();
        let n = 130;
        let played = [1, 3].map(|threads| {
            let mut vector = game.vector(n, threads, Reward::Win);
            let (mut memory, mut dice) = (Memory::new(&*game, n), FairDice::from_seed(7));
            vector.reset(5, &mut memory.rows());
            let mut ended = 0;
            for _ in 0..700 {
                let actions = memory.random(&mut dice);
                vector.step(&actions, &mut memory.rows()).unwrap();
                ended += memory.done.iter().filter(|done| **done == 1).count();
            }
            (memory, ended)
        });
        assert!(played[0] == played[1], "{id}");
        assert!(
            played[0].1 > 0 || id == "volchok" || id == "champions",
            "{id}: {} matches ended",
            played[0].1
        );
    }
}

/// The same matches, one at a time on boards.
#[test]
fn rows_are_what_boards_are() {
    for id in GAMES {
        let game = open(id, &serde_json::json!({})).unwrap();
        let n = 3;
        let mut vector = game.vector(n, 1, Reward::Goals);
        let (mut memory, mut dice) = (Memory::new(&*game, n), FairDice::from_seed(8));
        vector.reset(6, &mut memory.rows());
        let mut boards: Vec<_> =
            (0..n as u64).map(|i| (game.start(), FairDice::for_match(6, i), i)).collect();
        let mut numbers = Vec::new();
        for _ in 0..1500 {
            for (row, (board, dice, _)) in boards.iter_mut().enumerate() {
                while board.turn() == Turn::Chance {
                    board.roll(dice).unwrap();
                }
                let Turn::Decision(seat) = board.turn() else { panic!("{id}: a match that is over goes on") };
                board.legal(&mut numbers);
                let mut seen = vec![0; game.size()];
                board.observe(seat, &mut seen);
                let size = game.size();
                assert!(seen == memory.observation[row * size..(row + 1) * size], "{id}");
                assert_eq!(memory.seat[row], seat as u8);
                let (from, to) = (memory.offset[row] as usize, memory.offset[row + 1] as usize);
                assert!(memory.legal[from..to].iter().map(|n| *n as u32).eq(numbers.iter().copied()), "{id}");
                let mask = &memory.mask[row * game.actions()..(row + 1) * game.actions()];
                let masked = mask.iter().enumerate().filter(|(_, legal)| **legal == 1).map(|(i, _)| i as u32);
                numbers.sort_unstable();
                assert!(masked.eq(numbers.iter().copied()), "{id}");
            }
            let actions = memory.random(&mut dice);
            vector.step(&actions, &mut memory.rows()).unwrap();
            for (row, (board, dice, number)) in boards.iter_mut().enumerate() {
                board.act(actions[row] as u32).unwrap();
                while board.turn() == Turn::Chance {
                    board.roll(dice).unwrap();
                }
                let over = matches!(board.turn(), Turn::Over(_));
                assert_eq!(memory.done[row] == 1, over, "{id}");
                let score = board.score();
                assert_eq!(
                    memory.score[2 * row..2 * row + 2],
                    [i32::from(score.home), i32::from(score.away)]
                );
                if over {
                    *number += n as u64;
                    (*board, *dice) = (game.start(), FairDice::for_match(6, *number));
                }
            }
        }
    }
}

#[test]
fn an_action_out_of_the_mask_changes_nothing() {
    let game = open("volchok", &serde_json::json!({})).unwrap();
    let mut vector = game.vector(4, 1, Reward::Win);
    let (mut memory, mut dice) = (Memory::new(&*game, 4), FairDice::from_seed(9));
    vector.reset(1, &mut memory.rows());
    for wrong in [-1, game.actions() as i64, i64::MAX] {
        let mut actions = memory.random(&mut dice);
        actions[2] = wrong;
        let before = memory.clone();
        assert_eq!(vector.step(&actions, &mut memory.rows()), Err(Illegal { row: 2, action: wrong }));
        assert!(before == memory);
    }
    let illegal = (0..game.actions()).find(|action| memory.mask[*action] == 0).unwrap();
    let mut actions = memory.random(&mut dice);
    actions[0] = illegal as i64;
    assert!(vector.step(&actions, &mut memory.rows()).is_err());
    let actions = memory.random(&mut dice);
    assert!(vector.step(&actions, &mut memory.rows()).is_ok());
}
