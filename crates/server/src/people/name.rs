//! Names: which can be claimed. Two names that look alike are one (UTS #39).

use crate::error::ApiError;
use crate::http::extract::is_invisible;
use touchline_coach::{Level, Spec};
use unicode_security::confusable_detection::skeleton;

/// The name that a deleted person leaves in matches.
pub const NOBODY: &str = "nobody";

/// Names that would speak for the server or its people.
const OFFICES: [&str; 14] = [
    "admin",
    "administrator",
    "mod",
    "moderator",
    "official",
    "operator",
    "owner",
    "root",
    "server",
    "staff",
    "support",
    "system",
    "team",
    "touchline",
];

/// A name that can be claimed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Name {
    /// As others see it.
    pub shown: String,
    /// The same for all names that look like it.
    pub key: String,
    /// In small letters: what older accounts were known by.
    pub small: String,
}

/// The skeleton of a name, in small letters. UTS #39 keeps `I` and `i` apart and takes `I` for `l`; here small and large letters are the same, so
/// all three are.
pub fn key_of(name: &str) -> String {
    let bare: String = skeleton(&name.to_lowercase()).collect();
    bare.to_lowercase().replace('i', "l")
}

impl Name {
    /// Letters, digits and single blanks or hyphens between.
    pub fn read(text: &str, chars_max: usize) -> Result<Self, ApiError> {
        let shown = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let n = shown.chars().count();
        // Full-width forms look like the plain ones.
        let odd = |c| is_invisible(c) || matches!(c, '\u{ff00}'..='\u{ffef}');
        let plain = shown.chars().all(|c| (c.is_alphanumeric() && !odd(c)) || matches!(c, ' ' | '-' | '_'));
        if !(2..=chars_max).contains(&n) || !plain {
            return Err(ApiError::BadName);
        }
        Ok(Self { key: key_of(&shown), small: shown.to_lowercase(), shown })
    }

    /// Must it stay free, since it could be taken for that of a guest, a coach, a deleted person or the server itself?
    pub fn is_reserved(&self) -> bool {
        let levels = Level::ALL.iter().map(|level| level.name());
        let mut taken = OFFICES.into_iter().chain(levels).chain([NOBODY]);
        let joined: String = self.key.chars().filter(|c| c.is_alphanumeric()).collect();
        joined.starts_with(&key_of("guest"))
            || self.small.parse::<Spec>().is_ok()
            || taken.any(|name| joined == key_of(name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(text: &str) -> Name {
        Name::read(text, 24).unwrap()
    }

    #[test]
    fn names_that_look_alike_have_one_key() {
        let roma = name("Romano").key;
        for other in ["romano", "ROMANO", "Rоmano", "Rοmano", "Romanο", "R0mano", "Romаno", " Romano "] {
            assert_eq!(name(other).key, roma, "{other}");
        }
        for other in ["Romana", "Roman", "Ромаха"] {
            assert_ne!(name(other).key, roma, "{other}");
        }
        assert_eq!(name("Ivan").key, name("lvan").key);
    }

    #[test]
    fn what_speaks_for_others_is_reserved() {
        for taken in [
            "guest-ab12",
            "guеst",
            "world",
            "wоrld",
            "Admin",
            "ADMlN",
            "Touchline",
            "touch-line",
            "server",
            "nobody",
            "r0ot",
        ] {
            assert!(name(taken).is_reserved(), "{taken}");
        }
        for free in ["Anna", "Worldwide", "Administratrix", "Матвей", "Väinö"] {
            assert!(!name(free).is_reserved(), "{free}");
        }
        assert_eq!(Name::read("a\u{200b}b", 24), Err(ApiError::BadName));
    }
}
