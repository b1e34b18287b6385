//! Numbers of lines of play.

use touchline_kernel::{Game, Silent, Turn};

/// How many lines of `depth` steps, decisions and outcomes alike, lead on from a position; one that ends earlier counts once.
#[must_use]
pub fn lines_of_play<G: Game>(game: &G, position: &G::Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    match game.turn(position) {
        Turn::Decision(_) => {
            let mut actions = Vec::new();
            game.list(position, &mut actions);
            let after = |action: &G::Action| {
                let mut next = *position;
                game.apply(&mut next, *action, &mut Silent);
                lines_of_play(game, &next, depth - 1)
            };
            actions.iter().map(after).sum()
        }
        Turn::Chance => {
            let mut outcomes = Vec::new();
            game.chances(position, &mut outcomes);
            let after = |(outcome, _): &(G::Outcome, u32)| {
                let mut next = *position;
                game.settle(&mut next, *outcome, &mut Silent);
                lines_of_play(game, &next, depth - 1)
            };
            outcomes.iter().map(after).sum()
        }
        Turn::Over(_) => 1,
    }
}
