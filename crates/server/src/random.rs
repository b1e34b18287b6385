//! Unguessable things.

use sha2::{Digest, Sha256};
use std::sync::atomic::{AtomicU64, Ordering};
use touchline_kernel::dice::{Secret, to_hex};

/// 32 bytes from the operating system.
pub fn bytes() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// Where the server's part of the dice comes from.
#[derive(Debug)]
pub struct Secrets {
    seed: Option<u64>,
    drawn: AtomicU64,
}

impl Secrets {
    /// From the operating system; or, for tests, the same secrets in the same order from a seed.
    pub fn new(seed: Option<u64>) -> Self {
        Self { seed, drawn: AtomicU64::new(0) }
    }

    /// The secret of the next match.
    pub fn next(&self) -> Secret {
        let Some(seed) = self.seed else { return Secret(bytes()) };
        let n = self.drawn.fetch_add(1, Ordering::Relaxed);
        Secret(digest(&[b"test dice", &seed.to_le_bytes(), &n.to_le_bytes()]))
    }
}

/// A coach's own randomness for its decision at a number. It follows from the match's secret, so that a match can be repeated for a
/// test, and tells nothing of it.
pub fn coach_seed(secret: &str, number: u32) -> u64 {
    mark(&[b"coach", secret.as_bytes(), &number.to_le_bytes()])
}

/// Heads or tails, for a match with this secret.
pub fn coin(secret: &str) -> bool {
    digest(&[b"coin", secret.as_bytes()])[0] & 1 == 0
}

/// A token of 256 bits.
pub fn token() -> String {
    to_hex(&bytes())
}

/// A name of 80 bits for a match or a person, short enough for a link.
pub fn id() -> String {
    letters(bytes())
}

/// A name that follows from what it names.
pub fn id_of(parts: &[&[u8]]) -> String {
    letters(digest(parts))
}

fn letters(bytes: [u8; 32]) -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    bytes.iter().take(16).map(|byte| LETTERS[usize::from(byte % 32)] as char).collect()
}

/// What the store keeps of a token or a request.
pub fn hash(parts: &[&[u8]]) -> String {
    to_hex(&digest(parts))
}

/// A short hash.
pub fn mark(parts: &[&[u8]]) -> u64 {
    let bytes = digest(parts);
    u64::from_le_bytes(std::array::from_fn(|i| bytes[i]))
}

fn digest(parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    for part in parts {
        // The length first, so that no two lists of parts look alike.
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    hash.finalize().into()
}
