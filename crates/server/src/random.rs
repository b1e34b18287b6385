//! Unguessable things.

use sha2::{Digest, Sha256};
use touchline_kernel::dice::{Secret, to_hex};

/// 32 bytes from the operating system.
pub fn bytes() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// A secret for dice.
pub fn secret() -> Secret {
    Secret(bytes())
}

/// A number to seed a coach with.
pub fn seed() -> u64 {
    u64::from_le_bytes(std::array::from_fn(|i| bytes()[i]))
}

/// Heads or tails.
pub fn coin() -> bool {
    bytes()[0] & 1 == 0
}

/// A token of 256 bits.
pub fn token() -> String {
    to_hex(&bytes())
}

/// A name of 80 bits for a match or a person, short enough for a link.
pub fn id() -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    bytes().iter().take(16).map(|byte| LETTERS[usize::from(byte % 32)] as char).collect()
}

/// What the store keeps of a token or a request.
pub fn hash(parts: &[&[u8]]) -> String {
    let mut hash = Sha256::new();
    for part in parts {
        // The length first, so that no two lists of parts look alike.
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    to_hex(&hash.finalize().into())
}
