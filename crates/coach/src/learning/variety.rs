//! Option sets for training: the defaults, every preset, and random changes to single options.

use touchline_kernel::dice::Roll;
use touchline_kernel::{Game, OptionKind};

/// Changes to the defaults in one random set, at most.
const CHANGES_MAX: u32 = 4;
/// Tries to find them.
const TRIES: u32 = 16;

/// Draws a game with options: half of the time those of `game`, a quarter a preset, a quarter random changes.
pub(crate) fn vary<G: Game, R: Roll>(game: &G, dice: &mut R) -> G {
    let drawn = match dice.below(4) {
        0 | 1 => None,
        2 => preset::<G, R>(dice),
        _ => changed::<G, R>(dice),
    };
    // A match by a real clock cannot be simulated.
    drawn.filter(|drawn| drawn.clock_seconds().is_none()).unwrap_or_else(|| game.clone())
}

fn preset<G: Game, R: Roll>(dice: &mut R) -> Option<G> {
    let n = G::PRESETS.len() as u32;
    let preset = G::PRESETS.get(dice.below(n.max(1)) as usize)?;
    G::new(serde_json::from_str(preset.options).ok()?).ok()
}

/// Random changes that go together; none if none were found in a few tries.
fn changed<G: Game, R: Roll>(dice: &mut R) -> Option<G> {
    let defaults = serde_json::to_value(G::Options::default()).ok()?;
    let mut options = defaults.as_object()?.clone();
    let mut found = None;
    let mut wanted = 1 + dice.below(CHANGES_MAX);
    for _ in 0..TRIES {
        if wanted == 0 {
            break;
        }
        let guide = &G::OPTIONS[dice.below(G::OPTIONS.len() as u32) as usize];
        let before = options.get(guide.name).cloned();
        let value = match guide.kind {
            OptionKind::Switch => serde_json::Value::Bool(dice.below(2) == 1),
            OptionKind::Choice(words) => words[dice.below(words.len() as u32) as usize].into(),
            OptionKind::Number { min, max } => number(before.as_ref(), min, max, dice).into(),
            OptionKind::Data => continue,
        };
        if before.as_ref() == Some(&value) {
            continue;
        }
        options.insert(guide.name.to_owned(), value);
        let game =
            serde_json::from_value(options.clone().into()).ok().and_then(|options| G::new(options).ok());
        match game {
            Some(game) => (found, wanted) = (Some(game), wanted - 1),
            // This change does not go with the others: it is taken back.
            None => {
                match before {
                    Some(before) => options.insert(guide.name.to_owned(), before),
                    None => options.remove(guide.name),
                };
            }
        }
    }
    found
}

/// A number between half and one and a half of the default, within its bounds.
fn number<R: Roll>(default: Option<&serde_json::Value>, min: u32, max: u32, dice: &mut R) -> u32 {
    let default =
        default.and_then(serde_json::Value::as_u64).map_or(min, |n| n.min(u64::from(u32::MAX)) as u32);
    let low = (default / 2).max(min);
    let high = (default + default / 2 + 1).min(max).max(low);
    low + dice.below(high - low + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dispatch::{Visitor, visit};
    use crate::judgement::judged::Judged;
    use touchline_kernel::dice::FairDice;

    /// Every game gets other options often enough, and the same seed draws the same.
    #[test]
    fn training_meets_presets_and_changed_options() {
        struct Vary;
        impl Visitor for Vary {
            type Output = ();

            fn visit<G: Judged>(self, game: G) {
                let draw = || {
                    let mut dice = FairDice::from_seed(5);
                    (0..60).map(|_| format!("{:?}", vary(&game, &mut dice).options())).collect::<Vec<_>>()
                };
                let all = draw();
                let default = format!("{:?}", game.options());
                let others = all.iter().filter(|options| **options != default).count();
                assert!((10..50).contains(&others), "{}: {others} of 60", G::ID);
                let different: std::collections::BTreeSet<&String> = all.iter().collect();
                assert!(different.len() > 8, "{}: {} different", G::ID, different.len());
                assert_eq!(all, draw());
            }
        }
        for guide in touchline_games::guides() {
            visit(guide.id, &serde_json::json!({}), Vary).unwrap();
        }
    }
}
