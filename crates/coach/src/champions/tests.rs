//! What the features of Champions must be like, whatever they are worth.

use super::*;
use crate::judgement::Judgement;
use crate::turns::Turns;
use touchline_champions::Options;
use touchline_kernel::dice::FairDice;
use touchline_kernel::{Playout, random_outcome};
use touchline_kernel::{Silent, Turn};

fn game(options: &str) -> Champions {
    Champions::new(serde_json::from_str::<Options>(options).unwrap()).unwrap()
}

#[derive(Default, Debug)]
struct Tally {
    finds: u64,
    judged: u64,
    nanos: u64,
    longest: u64,
    steps: u64,
}

/// One match: turn by turn the best by the hunch, for the seats that `greedy` names, the other at random.
fn play(game: &Champions, greedy: &[Seat], seed: u64, tally: &mut Tally) -> BySeat<u16> {
    let judgement = Judgement::<Champions>::hunch();
    let mut turns = Turns::<Champions>::default();
    let mut dice = FairDice::from_seed(seed);
    let mut playout = Playout::<Champions>::default();
    let mut position = game.start();
    loop {
        tally.steps += 1;
        match game.turn(&position) {
            Turn::Over(finish) => return finish.score,
            Turn::Decision(seat) if greedy.contains(&seat) => {
                let began = std::time::Instant::now();
                let imagined = game.imagine(&position, seat, &mut dice);
                turns.find(game, &judgement, &imagined, seat, (Champions::STYLE.beam, Champions::STYLE.keep));
                let nanos = began.elapsed().as_nanos() as u64;
                tally.nanos += nanos;
                tally.longest = tally.longest.max(nanos);
                tally.finds += 1;
                tally.judged += turns.judged;
                let path = turns.path(&turns.ends[0]);
                game.apply(&mut position, path[0], &mut Silent);
                for action in &path[1..] {
                    if game.turn(&position) != Turn::Decision(seat) {
                        break;
                    }
                    game.apply(&mut position, *action, &mut Silent);
                }
            }
            Turn::Decision(_) => {
                playout.step(game, &mut position, &mut dice, &mut Silent);
            }
            Turn::Chance => {
                let outcome = random_outcome(game, &position, &mut dice).unwrap();
                game.settle(&mut position, outcome, &mut Silent);
            }
        }
    }
}

#[test]
fn turn_by_turn_the_hunch_beats_random_play() {
    let game = game("{}");
    let mut tally = Tally::default();
    let (mut goals, mut wins) = ([0, 0], 0);
    let n = 20;
    for seed in 0..n {
        let seat = Seat::BOTH[(seed % 2) as usize];
        let score = play(&game, &[seat], seed, &mut tally);
        goals[0] += score[seat];
        goals[1] += score[seat.other()];
        wins += u32::from(score[seat] > score[seat.other()]);
    }
    println!(
        "greedy-random {n}: wins {wins} goals {goals:?} {tally:?} {} us",
        tally.nanos / tally.finds / 1000
    );
    assert!(wins >= 36, "{wins} of {n}");
    let mut tally = Tally::default();
    let mut goals = [0, 0];
    for seed in 0..n {
        let score = play(&game, &Seat::BOTH, seed, &mut tally);
        goals[0] += score.home;
        goals[1] += score.away;
    }
    println!("greedy-greedy {n}: goals {goals:?} {tally:?} {} us", tally.nanos / tally.finds / 1000);
}
