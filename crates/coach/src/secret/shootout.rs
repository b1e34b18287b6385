//! Fudis shoot-outs with a reduced pack: small enough to be solved, so that the exploitability of any player can be measured exactly.

use crate::judgement::Judgement;
use crate::judgement::weights::WeightsError;
use crate::secret::extensive::{ByAction, Extensive, Root, TooLarge, Tree};
use touchline_fudis::{Fudis, Position};
use touchline_kernel::{BySeat, Faults, Game, Seat};

/// A leg has this many cards for each side (SO-1).
const DEALT: usize = 6;

/// The ranks of a reduced pack in the spelling of cards, and how many cards of each there are.
#[derive(Debug, Clone, Copy)]
pub struct Reduced<'a> {
    pub ranks: &'a [char],
    /// Cards of each rank: up to 4 with one pack, up to 8 with two.
    pub each: &'a [usize],
}

/// How good players are at a reduced shoot-out, measured exactly.
#[derive(Debug, Clone, Copy)]
pub struct Measure {
    /// Positions of the whole tree.
    pub nodes: usize,
    pub information_sets: usize,
    /// What the best answers gain on a player who takes what looks best at once, in points a leg.
    pub greedy: f64,
    /// The same for the strategy that was solved.
    pub solved: f64,
    /// What home gets if both play the solved strategy against best answers, at least.
    pub value: f64,
}

/// A shoot-out that cannot be measured.
#[derive(Debug, thiserror::Error)]
pub enum Unsolved {
    /// The options cannot be played, or the pack is none of the game's.
    #[error("{0}")]
    Refused(Faults),
    /// The tree is too large.
    #[error("the shoot-out has too many positions to be solved")]
    TooLarge,
    /// The greedy yardstick has no weights.
    #[error(transparent)]
    Weights(#[from] WeightsError),
}

impl From<Faults> for Unsolved {
    fn from(faults: Faults) -> Self {
        Self::Refused(faults)
    }
}

impl From<TooLarge> for Unsolved {
    fn from(_: TooLarge) -> Self {
        Self::TooLarge
    }
}

/// A reduced shoot-out as a tree, with the strategies that were measured: the shares of the actions of each information set.
#[derive(Debug, Clone)]
pub struct Solved {
    pub tree: Tree,
    pub measure: Measure,
    pub greedy: Vec<Vec<f64>>,
    pub solved: Vec<Vec<f64>>,
}

/// One leg with a reduced pack, laid and played from every deal.
///
/// # Errors
/// A pack that the game has not, or a tree of more than `most` positions.
pub fn measure(fudis: &Fudis, pack: Reduced<'_>, rounds: u32, most: usize) -> Result<Measure, Unsolved> {
    Ok(work_out(fudis, pack, rounds, most)?.1)
}

/// The same with the tree itself.
///
/// # Errors
/// A pack that the game has not, or a tree of more than `most` positions.
pub fn solve(fudis: &Fudis, pack: Reduced<'_>, rounds: u32, most: usize) -> Result<Solved, Unsolved> {
    let (tree, measure, greedy, solved) = work_out(fudis, pack, rounds, most)?;
    let (greedy, solved) = (tree.by_set(&greedy), tree.by_set(&solved));
    Ok(Solved { tree: tree.spread_out(), measure, greedy, solved })
}

fn work_out(
    fudis: &Fudis,
    pack: Reduced<'_>,
    rounds: u32,
    most: usize,
) -> Result<(Extensive, Measure, ByAction, ByAction), Unsolved> {
    let roots = deals(fudis, pack)?;
    let judgement = Judgement::<Fudis>::learned()?;
    let look = |position: &Position, seat: Seat| f64::from(judgement.points(fudis, position, seat));
    let (tree, looks) = Extensive::grow(fudis, &roots, most, look)?;
    let greedy = tree.pure(&looks);
    let solved: ByAction = tree.solve(rounds);
    let (nodes, information_sets) = tree.size();
    let measure = Measure {
        nodes,
        information_sets,
        greedy: tree.exploitability(&greedy),
        solved: tree.exploitability(&solved),
        value: 1.0 - tree.best_answer(&solved, Seat::Away),
    };
    Ok((tree, measure, greedy, solved))
}

/// Every deal that suits do not make alike, with how many real deals it stands for.
fn deals(fudis: &Fudis, pack: Reduced<'_>) -> Result<Vec<Root<Position>>, Faults> {
    let n = pack.ranks.len().min(pack.each.len());
    let mut roots = Vec::new();
    for home in hands(&pack.each[..n], DEALT) {
        let left: Vec<usize> = pack.each[..n].iter().zip(&home).map(|(all, taken)| all - taken).collect();
        for away in hands(&left, DEALT) {
            let weight = (0..n).map(|i| choose(pack.each[i], home[i]) * choose(left[i], away[i])).product();
            let mut cards: Vec<Vec<String>> = (0..n).map(|i| cards(pack.ranks[i], pack.each[i])).collect();
            let mut take = |counts: &[usize]| {
                let taken: Vec<String> = cards
                    .iter_mut()
                    .zip(counts)
                    .flat_map(|(cards, n)| cards.drain(..*n).collect::<Vec<_>>())
                    .collect();
                taken.join(" ")
            };
            let (home_cards, away_cards) = (take(&home), take(&away));
            let pile: Vec<usize> = left.iter().zip(&away).map(|(left, taken)| left - taken).collect();
            let pile = take(&pile);
            let setup = serde_json::json!({
                "half": 2, "round": 2, "leg": 1, "phase": "build", "turn": "home",
                "hand": { "home": home_cards, "away": away_cards },
                "pile": pile,
            });
            let setup = serde_json::from_value(setup).map_err(|error| {
                let mut faults = Faults::default();
                faults.add("pack", error.to_string());
                faults
            })?;
            let position = fudis.place(&setup)?;
            // Each seat sees its own six cards.
            let seen = BySeat::new(number(&home), number(&away));
            roots.push(Root { position, weight, seen });
        }
    }
    Ok(roots)
}

/// Cards of a rank: suits in order, then again from a second pack.
fn cards(rank: char, n: usize) -> Vec<String> {
    "SCDHSCDH".chars().take(n).map(|suit| format!("{rank}{suit}")).collect()
}

/// Every way to take `n` cards from these numbers of each kind.
fn hands(each: &[usize], n: usize) -> Vec<Vec<usize>> {
    let Some((first, rest)) = each.split_first() else {
        return if n == 0 { vec![Vec::new()] } else { Vec::new() };
    };
    let mut all = Vec::new();
    for taken in 0..=(*first).min(n) {
        for mut hand in hands(rest, n - taken) {
            hand.insert(0, taken);
            all.push(hand);
        }
    }
    all
}

fn choose(n: usize, k: usize) -> f64 {
    (0..k).map(|i| (n - i) as f64 / (i + 1) as f64).product()
}

/// Another number for every hand.
fn number(hand: &[usize]) -> u64 {
    hand.iter().fold(1, |number, n| number * 16 + *n as u64 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fudis() -> Fudis {
        let options = r#"{
            "format": "shootout_only", "shootout_legs": 1, "shootout_extra": 0, "shootout_tiebreak": "draw",
            "first_starter": "home", "packs": 2, "swaps": false
        }"#;
        Fudis::new(serde_json::from_str(options).unwrap()).unwrap()
    }

    #[test]
    fn deals_stand_for_as_many_as_there_are() {
        let roots = deals(&fudis(), Reduced { ranks: &['A', 'K'], each: &[6, 6] }).unwrap();
        let all: f64 = roots.iter().map(|root| root.weight).sum();
        // 12 choose 6.
        assert!((all - 924.0).abs() < 1e-6, "{all}");
        assert_eq!(roots.len(), 7);
    }

    /// `TOUCHLINE_LONG=1 cargo test -p touchline-coach --release a_solved -- --nocapture` measures the larger packs.
    #[test]
    fn a_solved_shootout_gives_away_a_tenth_of_what_a_greedy_one_does() {
        let long = std::env::var_os("TOUCHLINE_LONG").is_some();
        // Packs in which a weak player can be outplayed: with two ranks of the same number good play never concedes.
        let packs: &[(&[char], &[usize])] = if long {
            &[(&['K', 'Q', 'J'], &[1, 5, 6]), (&['A', 'K', 'Q'], &[2, 5, 5])]
        } else {
            &[(&['K', 'Q', 'J'], &[1, 5, 6])]
        };
        let rounds = if long { 200 } else { 12 };
        for (ranks, each) in packs {
            let pack = Reduced { ranks, each };
            match measure(&fudis(), pack, rounds, 3_000_000) {
                Ok(found) => {
                    println!("{pack:?}: {found:?}");
                    assert!(found.solved >= -1e-9, "{found:?}");
                    assert!(found.greedy > 0.0 && found.solved <= found.greedy / 10.0, "{found:?}");
                }
                Err(error) => panic!("{pack:?}: {error}"),
            }
        }
    }
}
