//! Fair dice: every chance of a match comes from one ChaCha20 stream, by rejection sampling, and can be recomputed by anybody.
//!
//! How a draw is made is part of the record format (`docs/formats/dice.md`) and never changes without a new format number.

use rand_chacha::ChaCha20Core;
use rand_chacha::rand_core::SeedableRng;
use rand_chacha::rand_core::block::Generator;
use sha2::{Digest, Sha256};
use std::fmt;

/// A source of whole numbers, all equally likely.
pub trait Roll {
    /// A number from 0 to `n` − 1; 0 if `n` is 0.
    fn below(&mut self, n: u32) -> u32;
}

impl<R: Roll + ?Sized> Roll for &mut R {
    fn below(&mut self, n: u32) -> u32 {
        (**self).below(n)
    }
}

/// Words that the stream gives in one go: four blocks of ChaCha20.
const WORDS: usize = 64;

/// The dice of a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FairDice {
    stream: ChaCha20Core,
    words: [u32; WORDS],
    /// The next word to be taken; [`WORDS`] if there is none left.
    next: usize,
}

impl FairDice {
    /// Dice for one screen, for simulations and for tests: all from one number.
    #[must_use]
    pub fn from_seed(seed: u64) -> Self {
        Self::keyed(&[b"touchline solo dice 1\0", &seed.to_le_bytes()])
    }

    /// Dice for match `number` of many that share one seed: the same whatever the order in which the matches are played.
    #[must_use]
    pub fn for_match(seed: u64, number: u64) -> Self {
        Self::keyed(&[b"touchline many dice 1\0", &seed.to_le_bytes(), &number.to_le_bytes()])
    }

    /// Dice for an online match, derived from the secrets of the server and both clients: no single party can bias them.
    #[must_use]
    pub fn shared(server: &Secret, home: &Secret, away: &Secret) -> Self {
        Self::keyed(&[b"touchline shared dice 1\0", &server.0, &home.0, &away.0])
    }

    fn keyed(parts: &[&[u8]]) -> Self {
        let mut hash = Sha256::new();
        parts.iter().for_each(|part| hash.update(part));
        Self::new(hash.finalize().into())
    }

    fn new(key: [u8; 32]) -> Self {
        Self { stream: ChaCha20Core::from_seed(key), words: [0; WORDS], next: WORDS }
    }

    #[inline]
    fn word(&mut self) -> u32 {
        if self.next >= WORDS {
            self.draw();
        }
        let word = self.words[self.next];
        self.next += 1;
        word
    }

    // Apart, so that taking a word stays small enough to become part of its caller.
    #[cold]
    #[inline(never)]
    fn draw(&mut self) {
        self.stream.generate(&mut self.words);
        self.next = 0;
    }
}

impl Roll for FairDice {
    /// Takes 32-bit words from the stream until one lies below the largest multiple of `n`, and gives its remainder.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        if n < 2 {
            return 0;
        }
        loop {
            let word = self.word();
            let number = word % n;
            // The last, broken run of remainders would favour the small ones: only whole runs of n words count.
            if word - number <= n.wrapping_neg() {
                return number;
            }
        }
    }
}

/// Who brings a secret to the dice of an online match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Party {
    /// The server, which reveals at the end.
    Server,
    /// Home's client, which reveals at the start.
    Home,
    /// Away's client, which reveals at the start.
    Away,
}

impl Party {
    /// As in records.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Server => "server",
            Self::Home => "home",
            Self::Away => "away",
        }
    }
}

/// 32 bytes drawn at random by one party.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

impl Secret {
    /// What the party shows before any secret is shown. It is bound to the party, so that a copy of another party's commitment is useless.
    #[must_use]
    pub fn commitment(&self, party: Party) -> Commitment {
        let mut hash = Sha256::new();
        hash.update(b"touchline commitment 1\0");
        hash.update(party.name());
        hash.update(b"\0");
        hash.update(self.0);
        Commitment(hash.finalize().into())
    }
}

impl fmt::Debug for Secret {
    /// A secret must not get into a log by accident.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// The hash of a secret, shown before the secret.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Commitment(pub [u8; 32]);

impl Commitment {
    /// Is this the secret that was committed to?
    #[must_use]
    pub fn holds(&self, party: Party, secret: &Secret) -> bool {
        secret.commitment(party) == *self
    }
}

/// Prints 32 bytes as 64 hexadecimal digits.
#[must_use]
pub fn to_hex(bytes: &[u8; 32]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits.map(|digit| char::from(DIGITS[usize::from(digit)])).collect()
}

/// Reads 64 lower-case hexadecimal digits.
#[must_use]
pub fn from_hex(text: &str) -> Option<[u8; 32]> {
    let digits = text.as_bytes();
    if digits.len() != 64 {
        return None;
    }
    let digit = |byte: u8| match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'a'..=b'f' => Some(byte - b'a' + 10),
        _ => None,
    };
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_chacha::ChaCha20Rng;
    use rand_chacha::rand_core::Rng;

    /// The vectors of `docs/formats/dice.md`: another program that makes the same numbers is compatible.
    #[test]
    fn the_published_vectors_hold() {
        let mut solo = FairDice::from_seed(1);
        let sixes: Vec<u32> = (0..12).map(|_| solo.below(6) + 1).collect();
        assert_eq!(sixes, SOLO_SIXES);
        let secrets = [1u8, 2, 3].map(|byte| Secret([byte; 32]));
        for ((party, secret), commitment) in PARTIES.into_iter().zip(&secrets).zip(COMMITMENTS) {
            assert_eq!(to_hex(&secret.commitment(party).0), commitment);
        }
        let mut many = FairDice::for_match(1, 2);
        let sixes: Vec<u32> = (0..12).map(|_| many.below(6) + 1).collect();
        assert_eq!(sixes, MANY_SIXES);
        let mut shared = FairDice::shared(&secrets[0], &secrets[1], &secrets[2]);
        let sixes: Vec<u32> = (0..12).map(|_| shared.below(6) + 1).collect();
        assert_eq!(sixes, SHARED_SIXES);
    }
    const SOLO_SIXES: [u32; 12] = [3, 3, 2, 3, 5, 2, 3, 6, 3, 1, 4, 3];
    const SHARED_SIXES: [u32; 12] = [2, 4, 1, 2, 5, 4, 5, 3, 6, 4, 5, 6];
    const MANY_SIXES: [u32; 12] = [3, 3, 2, 4, 5, 4, 4, 1, 1, 1, 2, 6];
    const PARTIES: [Party; 3] = [Party::Server, Party::Home, Party::Away];
    const COMMITMENTS: [&str; 3] = [
        "3aecbccc7cfc02bfbfdcea244558117c6fb726df3b450a72b011f7e922c9cfe0",
        "15cef7de962615dc2c190711c2a7b8829d4e1c162527dd53254ec13f5620361b",
        "bf3de178d8a3e0e8d8186a7409d7f6b98ec0b849da9a025a3f52d890b9db51a1",
    ];

    #[test]
    fn the_stream_is_plain_chacha20() {
        // RFC 8439 gives the key stream for the zero key, counter and nonce; its first word, little-endian, is ade0b876.
        let mut dice = FairDice::new([0; 32]);
        assert_eq!(dice.word(), 0xade0_b876);
    }

    /// The words are those of the library's own generator, across the ends of what is drawn at once.
    #[test]
    fn no_word_of_the_stream_is_lost() {
        let (mut dice, mut rng) = (FairDice::new([7; 32]), ChaCha20Rng::from_seed([7; 32]));
        (0..5 * WORDS).for_each(|_| assert_eq!(dice.word(), rng.next_u32()));
    }

    #[test]
    fn a_commitment_binds_secret_and_party() {
        let secret = Secret([7; 32]);
        let commitment = secret.commitment(Party::Home);
        assert!(commitment.holds(Party::Home, &secret));
        assert!(!commitment.holds(Party::Away, &secret));
        assert!(!commitment.holds(Party::Home, &Secret([8; 32])));
    }

    #[test]
    fn every_number_is_equally_likely() {
        let mut dice = FairDice::from_seed(3);
        let mut seen = [0u32; 7];
        (0..70_000).for_each(|_| seen[dice.below(7) as usize] += 1);
        // Chi-square with 6 degrees of freedom: 22.5 is passed once in a thousand seeds, and this seed is fixed.
        let chi: f64 = seen.iter().map(|&n| (f64::from(n) - 10_000.0).powi(2) / 10_000.0).sum();
        assert!(chi < 22.5, "{seen:?}");
    }

    #[test]
    fn words_that_would_favour_small_numbers_are_rejected() {
        // With n = 3·2^30 a quarter of all words is surplus: an unfair draw would give the low third twice as often.
        let n = 3 << 30;
        let mut dice = FairDice::from_seed(4);
        let low = (0..30_000).filter(|_| dice.below(n) < 1 << 30).count();
        assert!((9_700..10_300).contains(&low), "{low}");
    }

    #[test]
    fn hex_is_read_as_it_is_printed() {
        let bytes: [u8; 32] = std::array::from_fn(|i| i as u8 * 7);
        assert_eq!(from_hex(&to_hex(&bytes)), Some(bytes));
        assert_eq!(from_hex(&"g".repeat(64)), None);
        assert_eq!(from_hex("00"), None);
    }
}
