//! Names for players who have none. They are made of syllables and name no real person.

use touchline_kernel::dice::{FairDice, Roll};

const HEADS: [&str; 24] = [
    "Bal", "Bren", "Cor", "Dal", "Dor", "Fen", "Gar", "Hal", "Jor", "Kel", "Lan", "Lor", "Mar", "Mor", "Nel",
    "Or", "Pel", "Ran", "Sol", "Tar", "Tor", "Val", "Ven", "Zel",
];
const MIDDLES: [&str; 12] = ["a", "e", "i", "o", "u", "an", "el", "in", "or", "ul", "av", "ed"];
const TAILS: [&str; 16] = [
    "dek", "din", "gar", "kin", "lan", "mar", "men", "nic", "rado", "ras", "rik", "sen", "ston", "tis",
    "vari", "zo",
];
const INITIALS: &[u8] = b"ABCDEFGHIJKLMNOPRSTVZ";

/// Twenty different names for team number `team_idx` of a tournament: the same seed gives the same names.
#[must_use]
pub fn squad_names(seed: u64, team_idx: u64) -> Vec<String> {
    // Not the dice of a match: those are numbered upwards from 1.
    let mut dice = FairDice::for_match(seed, u64::MAX - team_idx);
    let mut names: Vec<String> = Vec::with_capacity(crate::SQUAD);
    while names.len() < crate::SQUAD {
        let mut pick = |words: &[&'static str]| words[dice.below(words.len() as u32) as usize];
        let surname = [pick(&HEADS), pick(&MIDDLES), pick(&TAILS)].concat();
        let initial = INITIALS[dice.below(INITIALS.len() as u32) as usize] as char;
        if !names.iter().any(|name| name.ends_with(&surname)) {
            names.push(format!("{initial}. {surname}"));
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_depend_on_seed_and_team_alone() {
        let names = squad_names(7, 3);
        assert_eq!(names.len(), 20);
        assert_eq!(names, squad_names(7, 3));
        assert_ne!(names, squad_names(7, 4));
        assert_ne!(names, squad_names(8, 3));
    }
}
