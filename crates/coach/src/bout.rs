//! One match between two coaches.

use crate::coach::Coach;
use crate::judgement::judged::Judged;
use crate::spec::{Clock, Spec};
use touchline_kernel::dice::FairDice;
use touchline_kernel::{
    BySeat, Finish, Game, Perspective, Seat, Silent, Step, Turn, Witness, random_outcome,
};

/// How a match between coaches went.
#[derive(Debug, Clone, Copy)]
pub struct Bout<R> {
    /// How it ended.
    pub finish: Finish<R>,
    /// Decisions made.
    pub decisions: u64,
    /// Chances settled.
    pub chances: u64,
    /// Positions judged by each coach.
    pub nodes: BySeat<u64>,
}

/// Observer of a match between coaches: is told its events and sees each step.
pub trait Watch<G: Game>: Witness<G> {
    /// A step was made, and this is where it led. False calls the match off.
    fn step(&mut self, game: &G, step: Step<G>, after: &G::Position) -> bool;
}

impl<G: Game> Watch<G> for Silent {
    #[inline(always)]
    fn step(&mut self, _: &G, _: Step<G>, _: &G::Position) -> bool {
        true
    }
}

/// Plays one match. Its chances come from the dice of its number alone, so that its record can be proven; coaches have dice of their
/// own. With counted thinking everything depends on the seed and the number.
pub fn play<G: Judged>(
    game: &G,
    coaches: BySeat<Spec>,
    clock: Clock,
    seed: u64,
    number: u64,
) -> Bout<<G as Game>::Rule> {
    watch(game, coaches, clock, seed, number, &mut Silent).expect("a silent watch never calls off")
}

/// Plays one match like [`play`] and shows it to a watch; none if the watch calls it off.
pub fn watch<G: Judged, W: Watch<G>>(
    game: &G,
    coaches: BySeat<Spec>,
    clock: Clock,
    seed: u64,
    number: u64,
    watch: &mut W,
) -> Option<Bout<<G as Game>::Rule>> {
    // A coach's own randomness goes with the coach, whichever seat it has.
    let own = |seat: Seat| {
        (!seed).wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ (number << 1) ^ u64::from(seat == Seat::Away)
    };
    let coaches = BySeat::from_fn(|seat| Coach::<G>::new(coaches[seat], clock, own(seat)));
    drive(game, coaches, seed, number, watch)
}

/// Plays one match between coaches that are there already.
pub(crate) fn between<G: Judged>(
    game: &G,
    coaches: BySeat<Coach<G>>,
    seed: u64,
    number: u64,
) -> Finish<<G as Game>::Rule> {
    drive(game, coaches, seed, number, &mut Silent).expect("a silent watch never calls off").finish
}

fn drive<G: Judged, W: Watch<G>>(
    game: &G,
    mut coaches: BySeat<Coach<G>>,
    seed: u64,
    number: u64,
    watch: &mut W,
) -> Option<Bout<<G as Game>::Rule>> {
    let mut dice = FairDice::for_match(seed, number);
    let mut position = game.start();
    let (mut decisions, mut chances) = (0, 0);
    loop {
        let step = match game.turn(&position) {
            Turn::Decision(seat) => {
                let decided = coaches[seat].decide(&Perspective::new(game, &position, seat));
                let action = decided.expect("a seat that decides has at least one legal action");
                game.apply(&mut position, action, watch);
                decisions += 1;
                Step::Action(seat, action)
            }
            Turn::Chance => {
                let outcome = random_outcome(game, &position, &mut dice)
                    .expect("chance decides, so there is an outcome");
                game.settle(&mut position, outcome, watch);
                chances += 1;
                Step::Outcome(outcome)
            }
            Turn::Over(finish) => {
                let nodes = BySeat::from_fn(|seat| coaches[seat].used.nodes);
                return Some(Bout { finish, decisions, chances, nodes });
            }
        };
        if !watch.step(game, step, &position) {
            return None;
        }
    }
}
