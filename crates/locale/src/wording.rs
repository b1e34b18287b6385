//! Wordings: a line of commentary that is read often has several, as attributes `v2`, `v3` … of its message. They take turns, so
//! that no two in a row are the same; a hash of the match says which comes first, so that each match begins another way and reads
//! the same whenever and wherever it is shown.

use touchline_kernel::dice::to_hex;
use touchline_kernel::record::DiceSource;

/// What tells a match from others and is public from its first entry: the seed of its dice, or what the server committed to.
#[must_use]
pub fn match_key(dice: &DiceSource) -> String {
    match dice {
        DiceSource::Seed(seed) => format!("{seed}"),
        DiceSource::Many { seed, number } => format!("{seed}/{number}"),
        DiceSource::Shared { server, .. } => to_hex(&server.0.0),
        DiceSource::Table => String::new(),
    }
}

/// Picks wordings for one line. The page's `Wording` in `web/src/lib/fluent.ts` picks the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wording<'a> {
    /// What tells the match from others: [`match_key`].
    pub key: &'a str,
    /// How many lines of the same name came before it.
    pub nth: u32,
}

impl Wording<'_> {
    /// Which of `count` wordings, from 0.
    #[must_use]
    pub fn pick(&self, id: &str, count: usize) -> usize {
        let count = u32::try_from(count.max(1)).unwrap_or(u32::MAX);
        let first = mix(fnv1a(format!("{}/{id}", self.key).as_bytes())) % count;
        // u32 always fits into usize where this runs.
        ((first + self.nth % count) % count) as usize
    }
}

/// FNV-1a, 32 bits.
fn fnv1a(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193))
}

/// The finaliser of MurmurHash3: FNV-1a alone leaves the low bits too regular for a remainder.
fn mix(mut hash: u32) -> u32 {
    hash = (hash ^ (hash >> 16)).wrapping_mul(0x85eb_ca6b);
    hash = (hash ^ (hash >> 13)).wrapping_mul(0xc2b2_ae35);
    hash ^ (hash >> 16)
}
