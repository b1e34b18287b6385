//! Signed records: names, date, end and result are no dice, so nobody can recompute them. The server signs them with Ed25519.

use ed25519_dalek::{Signature as Signed, Signer, SigningKey, VerifyingKey};
use touchline_kernel::dice::{from_hex, to_hex};
use touchline_kernel::record::{Record, Signature};

/// What is signed: this, and the record as it is written without its signature.
const PREFIX: &str = "touchline record signature 1\0";

fn message(record: &Record) -> Vec<u8> {
    let unsigned = Record { signature: None, ..record.clone() };
    format!("{PREFIX}{unsigned}").into_bytes()
}

/// The key with which a server signs.
#[derive(Debug, Clone)]
pub struct SecretKey(SigningKey);

impl SecretKey {
    /// The key that 32 random bytes make.
    #[must_use]
    pub fn new(seed: &[u8; 32]) -> Self {
        Self(SigningKey::from_bytes(seed))
    }

    /// The key with which anybody checks.
    #[must_use]
    pub fn public(&self) -> PublicKey {
        PublicKey(self.0.verifying_key())
    }

    /// Signs a record.
    pub fn sign(&self, record: &mut Record) {
        record.signature = Some(Signature(self.0.sign(&message(record)).to_bytes()));
    }
}

/// The key with which anybody checks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PublicKey(VerifyingKey);

impl PublicKey {
    /// Reads a key of 64 hexadecimal digits; none if the text is no key.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        VerifyingKey::from_bytes(&from_hex(text)?).ok().map(Self)
    }

    /// As it is published.
    #[must_use]
    pub fn text(&self) -> String {
        to_hex(&self.0.to_bytes())
    }

    /// Did the server sign exactly this record? None if nobody signed it.
    #[must_use]
    pub fn signed(&self, record: &Record) -> Option<bool> {
        let signature = Signed::from_bytes(&record.signature?.0);
        Some(self.0.verify_strict(&message(record), &signature).is_ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECORD: &str = "touchline record 1\ngame: volchok\nrules: 1\noptions: {}\ndice: table\nhome: Anna\naway: Bo\n\
        date: 2026-11-18\nresult: 0-0 away resigned\n\n1 chance toss 3 2\n2 match resigned home\n";

    #[test]
    fn a_signature_holds_for_every_byte() {
        let key = SecretKey::new(&[7; 32]);
        let mut record: Record = RECORD.parse().unwrap();
        assert_eq!(key.public().signed(&record), None);
        key.sign(&mut record);
        let text = record.to_string();
        let read = |text: &str| key.public().signed(&text.parse().unwrap());
        assert_eq!(read(&text), Some(true));
        assert_eq!(PublicKey::read(&key.public().text()), Some(key.public()));
        assert_eq!(SecretKey::new(&[8; 32]).public().signed(&record), Some(false));
        for (from, to) in [
            ("home: Anna", "home: Anne"),
            ("away: Bo", "away: Be"),
            ("date: 2026-11-18\n", ""),
            ("2026", "2025"),
            ("result: 0-0 away resigned", "result: *"),
            ("resigned home", "resigned away"),
            ("toss 3 2", "toss 4 2"),
            ("2 match resigned home\n", ""),
        ] {
            assert_eq!(read(&text.replace(from, to)), Some(false), "{from}");
        }
    }
}
