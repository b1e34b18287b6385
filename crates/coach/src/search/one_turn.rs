//! One turn ahead where something is hidden: the turns of one determinization, and for those that reveal something the mean over
//! several.

use super::dice::QuickDice;
use super::turns::Turns;
use crate::judgement::Judgement;
use crate::judgement::judged::Judged;
use touchline_kernel::dice::Roll;
use touchline_kernel::{Perspective, Seat, Silent};

/// A turn up to the decision that reveals something: beyond it there is no plan.
#[derive(Debug, Clone)]
pub(crate) struct Turn<A> {
    pub path: Vec<A>,
    /// Points to expect.
    pub value: f32,
}

/// Finds turns in determinizations; keeps its buffers between calls.
#[derive(Debug)]
pub(crate) struct OneTurn<G: Judged> {
    turns: Turns<G>,
    worlds: Vec<G::Position>,
    /// The turns found, the best first.
    pub found: Vec<Turn<G::Action>>,
    /// Positions judged.
    pub judged: u64,
}

impl<G: Judged> Default for OneTurn<G> {
    fn default() -> Self {
        Self { turns: Turns::default(), worlds: Vec::new(), found: Vec::new(), judged: 0 }
    }
}

impl<G: Judged> OneTurn<G> {
    /// Finds the turns of the seat that decides, in `n_worlds` determinizations.
    pub fn search<R: Roll>(
        &mut self,
        perspective: &Perspective<'_, G>,
        judgement: &Judgement<G>,
        n_worlds: usize,
        beam: usize,
        dice: &mut R,
    ) {
        let (game, seat) = (perspective.game(), perspective.seat());
        let mut quick = QuickDice::from_roll(dice);
        self.worlds.clear();
        self.worlds.extend((0..n_worlds.max(1)).map(|_| determinize(perspective, &mut quick)));
        self.turns.find(game, judgement, &self.worlds[0], seat, (beam, G::SEARCH.keep));
        self.judged = self.turns.judged;
        self.found.clear();
        for end in &self.turns.ends {
            let mut path = self.turns.path(end);
            let mut position = self.worlds[0];
            let mut revealed = None;
            for (idx, action) in path.iter().enumerate() {
                if game.reveals(&position, *action) {
                    revealed = Some(idx + 1);
                    break;
                }
                game.apply(&mut position, *action, &mut Silent);
            }
            let mut value = end.value;
            if let Some(known) = revealed {
                path.truncate(known);
                if self.found.iter().any(|turn| turn.path == path) {
                    continue;
                }
                value = mean(game, judgement, &self.worlds, seat, &path);
                self.judged += self.worlds.len() as u64;
            }
            self.found.push(Turn { path, value });
        }
        self.found.sort_by(|a, b| b.value.total_cmp(&a.value));
    }
}

/// The mean value of a turn over several worlds.
fn mean<G: Judged>(
    game: &G,
    judgement: &Judgement<G>,
    worlds: &[G::Position],
    seat: Seat,
    path: &[G::Action],
) -> f32 {
    let values = worlds.iter().map(|world| {
        let mut position = *world;
        path.iter().for_each(|action| game.apply(&mut position, *action, &mut Silent));
        judgement.points(game, &position, seat)
    });
    values.sum::<f32>() / worlds.len() as f32
}

/// Rejection sampling gives up after this number of draws.
const RETRIES: u32 = 16;

/// Draws a determinization: a world that the seat considers possible, weighed by [`Judged::belief`] (rejection sampling).
pub(crate) fn determinize<G: Judged>(perspective: &Perspective<'_, G>, dice: &mut QuickDice) -> G::Position {
    let mut world = perspective.imagine(dice);
    for _ in 0..RETRIES {
        let belief = perspective.game().belief(&world, perspective.seat());
        if belief >= 1.0 || dice.unit() < belief {
            break;
        }
        world = perspective.imagine(dice);
    }
    world
}
