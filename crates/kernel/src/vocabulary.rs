//! Words with facts: one definition of an action, outcome, event or refusal gives its notation both ways, its JSON and the
//! arguments of its text in `locales/`.

use crate::seat::Seat;
use serde::ser::SerializeMap;
use serde::{Deserialize, Serialize, Serializer};
use std::fmt::{self, Write as _};

/// A value that is one word of notation: a square, a shirt number, a card.
pub trait Token: Copy {
    /// What a reader should have written, for error messages: "a square such as `e8`".
    const EXPECTED: &'static str;

    /// Reads the whole word; none if it is not one of these.
    fn read(text: &str) -> Option<Self>;

    /// Prints the word; `read` understands it.
    ///
    /// # Errors
    /// Only those of the formatter.
    fn print(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// The value as a fact for texts and JSON.
    fn fact(&self) -> Fact {
        Fact::Text(Printed(*self).to_string())
    }

    /// Writes the JSON of [`Token::fact`], without making one.
    fn write_json(&self, out: &mut String) {
        write_quoted(out, |out| {
            // A text takes whatever is written to it.
            let _ = write!(out, "{}", Printed(*self));
        });
    }
}

struct Printed<T: Token>(T);

impl<T: Token> fmt::Display for Printed<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.print(f)
    }
}

macro_rules! number_tokens {
    ($($number:ty),*) => {$(
        impl Token for $number {
            const EXPECTED: &'static str = "a whole number";

            fn read(text: &str) -> Option<Self> {
                // `+3` and `03` would be second spellings of `3`, and `-0` of `0`.
                let digits = text.strip_prefix('-').unwrap_or(text);
                let spelled = match digits.as_bytes() {
                    [b'0'] => digits.len() == text.len(),
                    [b'1'..=b'9', ..] => true,
                    _ => false,
                };
                text.parse().ok().filter(|_| spelled)
            }

            fn print(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{self}")
            }

            fn fact(&self) -> Fact {
                Fact::Number(i64::from(*self))
            }

            fn write_json(&self, out: &mut String) {
                let _ = write!(out, "{self}");
            }
        }
    )*};
}
number_tokens!(u8, u16, u32, i8, i16, i32);

/// A typed fact, as texts and JSON see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Fact {
    /// A number, which may govern a plural.
    Number(i64),
    /// A side of the match, which texts turn into a name.
    Seat(Seat),
    /// Anything else: a square, a piece, a card, in notation.
    Text(String),
}

/// A word with its facts by name.
pub trait Phrase: Copy + fmt::Debug + PartialEq {
    /// Every word there is, with the names of its facts.
    const WORDS: &'static [Word];

    /// The word: the first of the notation, and the message's name in `locales/`.
    fn word(&self) -> &'static str;

    /// The facts in the order of [`Phrase::WORDS`].
    fn facts(&self) -> Vec<(&'static str, Fact)>;

    /// Writes the facts as an object in JSON, without making a value of any: for hot paths that send many phrases and keep none.
    fn write_facts(&self, out: &mut String);
}

/// One word of a vocabulary.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Word {
    /// As in notation and message names.
    pub name: &'static str,
    /// The names of its facts.
    pub facts: &'static [&'static str],
}

/// A phrase that is also a notation: `word fact fact …`.
pub trait Notation: Phrase + fmt::Display {
    /// Reads one phrase. Words may be parted by any number of blanks; nothing else is forgiven.
    ///
    /// # Errors
    /// Says which word is wrong and what would be right.
    fn read(text: &str) -> Result<Self, NotationError>;
}

/// Text that is no notation.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("column {column}: found {}, expected {expected}", if found.is_empty() { "nothing".to_owned() } else { format!("`{found}`") })]
pub struct NotationError {
    /// Counted in characters from 1.
    pub column: usize,
    /// The word that is wrong; empty where one is missing.
    pub found: String,
    /// What would be right there.
    pub expected: String,
}

/// The words of a text with their columns, for [`Notation::read`].
#[derive(Debug)]
#[doc(hidden)]
pub struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    pub fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    fn next(&mut self) -> (usize, &'a str) {
        let rest = &self.text[self.at..];
        let start = self.at + (rest.len() - rest.trim_start_matches(' ').len());
        let rest = &self.text[start..];
        let end = start + rest.find(' ').unwrap_or(rest.len());
        self.at = end;
        (self.text[..start].chars().count() + 1, &self.text[start..end])
    }

    pub fn word(&mut self, words: &[Word]) -> Result<&'a str, NotationError> {
        let (column, found) = self.next();
        if words.iter().any(|word| word.name == found) {
            return Ok(found);
        }
        let names: Vec<String> = words.iter().map(|word| format!("`{}`", word.name)).collect();
        Err(NotationError { column, found: clip(found), expected: format!("one of {}", names.join(", ")) })
    }

    pub fn token<T: Token>(&mut self) -> Result<T, NotationError> {
        let (column, found) = self.next();
        T::read(found).ok_or_else(|| NotationError {
            column,
            found: clip(found),
            expected: T::EXPECTED.to_owned(),
        })
    }

    pub fn end(&mut self) -> Result<(), NotationError> {
        match self.next() {
            (_, "") => Ok(()),
            (column, found) => {
                Err(NotationError { column, found: clip(found), expected: "the end of the step".to_owned() })
            }
        }
    }
}

/// Error messages quote what they found, but never a megabyte of it.
fn clip(found: &str) -> String {
    if found.chars().count() <= 40 {
        found.to_owned()
    } else {
        found.chars().take(40).chain(['…']).collect()
    }
}

/// Writes a phrase as `{"<key>": word, fact: value, …}`.
///
/// # Errors
/// Only those of the serialiser.
pub fn phrase_of<S: Serializer, P: Phrase>(
    key: &'static str,
    phrase: &P,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let facts = phrase.facts();
    let mut map = serializer.serialize_map(Some(facts.len() + 1))?;
    map.serialize_entry(key, phrase.word())?;
    for (name, fact) in facts {
        map.serialize_entry(name, &fact)?;
    }
    map.end()
}

/// Writes a text into JSON, between quotation marks; what JSON would not take there is escaped.
pub fn write_quoted(out: &mut String, write: impl FnOnce(&mut String)) {
    out.push('"');
    let from = out.len();
    write(out);
    let escapes = |byte: u8| byte < b' ' || byte == b'"' || byte == b'\\';
    if out.as_bytes()[from..].iter().any(|byte| escapes(*byte)) {
        let plain = out.split_off(from);
        for letter in plain.chars() {
            match u8::try_from(letter) {
                Ok(byte) if escapes(byte) => {
                    let _ = write!(out, "\\u{byte:04x}");
                }
                _ => out.push(letter),
            }
        }
    }
    out.push('"');
}

/// Writes one member of the object that [`Phrase::write_facts`] writes.
#[doc(hidden)]
pub fn write_fact<T: Token>(out: &mut String, name: &str, token: &T) {
    if !out.ends_with('{') {
        out.push(',');
    }
    // Names are identifiers.
    out.push('"');
    out.push_str(name);
    out.push_str("\":");
    token.write_json(out);
}

/// Defines an enum of words with facts.
///
/// ```
/// touchline_kernel::vocabulary! {
///     /// What a coach may do.
///     pub enum Action {
///         /// Move a piece.
///         Step { piece: u8, paces: u8 } = "step",
///         /// Stop.
///         End = "end",
///     }
/// }
/// use touchline_kernel::{Notation, Phrase};
/// let step = Action::read("step 4 2").unwrap();
/// assert_eq!(step, Action::Step { piece: 4, paces: 2 });
/// assert_eq!(step.to_string(), "step 4 2");
/// assert_eq!(Action::WORDS[0].facts, ["piece", "paces"]);
/// assert_eq!(Action::read("step 4 x").unwrap_err().to_string(), "column 8: found `x`, expected a whole number");
/// ```
#[macro_export]
macro_rules! vocabulary {
    (
        $(#[$enum_doc:meta])*
        $vis:vis enum $name:ident {
            $($(#[$doc:meta])* $variant:ident $({ $($(#[$field_doc:meta])* $field:ident : $ty:ty),+ $(,)? })? = $word:literal),+ $(,)?
        }
    ) => {
        $(#[$enum_doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        $vis enum $name {
            $(
                $(#[$doc])*
                $variant $({ $(
                    #[doc = concat!("The fact `", stringify!($field), "`.")]
                    $(#[$field_doc])*
                    $field: $ty
                ),+ })?
            ),+
        }

        impl $crate::Phrase for $name {
            const WORDS: &'static [$crate::Word] = &[
                $($crate::Word { name: $word, facts: &[$($(stringify!($field)),+)?] }),+
            ];

            fn word(&self) -> &'static str {
                match self { $(Self::$variant $({ $($field: _),+ })? => $word),+ }
            }

            fn facts(&self) -> Vec<(&'static str, $crate::Fact)> {
                match self {
                    $(Self::$variant $({ $($field),+ })? => vec![
                        $($((stringify!($field), $crate::Token::fact($field))),+)?
                    ]),+
                }
            }

            fn write_facts(&self, out: &mut String) {
                match self {
                    $(Self::$variant $({ $($field),+ })? => {
                        out.push('{');
                        $($($crate::__write_fact(out, stringify!($field), $field);)+)?
                        out.push('}');
                    }),+
                }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $(Self::$variant $({ $($field),+ })? => {
                        f.write_str($word)?;
                        $($(f.write_str(" ")?; $crate::Token::print($field, f)?;)+)?
                        Ok(())
                    }),+
                }
            }
        }

        impl $crate::Notation for $name {
            fn read(text: &str) -> Result<Self, $crate::NotationError> {
                let mut reader = $crate::__Reader::new(text);
                match reader.word(<Self as $crate::Phrase>::WORDS)? {
                    $($word => {
                        let phrase = Self::$variant $({ $($field: reader.token()?),+ })?;
                        reader.end()?;
                        Ok(phrase)
                    })+
                    _ => unreachable!("`word` accepts only words of the vocabulary"),
                }
            }
        }

        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $crate::phrase_of("word", self, serializer)
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::vocabulary! {
        enum Toy {
            Kick { to: u8 } = "kick",
            End = "end",
        }
    }

    fn refused(text: &str, message: &str) {
        assert_eq!(Toy::read(text).unwrap_err().to_string(), message);
    }

    #[test]
    fn a_step_is_read_as_it_is_printed() {
        for toy in [Toy::Kick { to: 9 }, Toy::End] {
            assert_eq!(Toy::read(&toy.to_string()), Ok(toy));
        }
        assert_eq!(Toy::read("  kick   9 "), Ok(Toy::Kick { to: 9 }));
    }

    #[test]
    fn errors_say_where_and_what_would_be_right() {
        refused("", "column 1: found nothing, expected one of `kick`, `end`");
        refused("kick", "column 5: found nothing, expected a whole number");
        refused("kick 09", "column 6: found `09`, expected a whole number");
        refused("kick 9 now", "column 8: found `now`, expected the end of the step");
        refused("ö ö", "column 1: found `ö`, expected one of `kick`, `end`");
    }

    #[test]
    fn numbers_have_one_spelling() {
        for number in -130..=260 {
            let text = number.to_string();
            assert_eq!(u8::read(&text), u8::try_from(number).ok(), "{text}");
            assert_eq!(i8::read(&text), i8::try_from(number).ok(), "{text}");
        }
        for text in ["", "-", "+", "+3", "03", "00", "-0", "-03", "--3", "3 ", " 3", "3x", "٣"] {
            assert_eq!((u8::read(text), i8::read(text)), (None, None), "{text}");
        }
    }

    #[test]
    fn json_names_the_facts() {
        assert_eq!(serde_json::to_string(&Toy::Kick { to: 9 }).unwrap(), r#"{"word":"kick","to":9}"#);
        let mut facts = String::new();
        Toy::Kick { to: 9 }.write_facts(&mut facts);
        assert_eq!(facts, r#"{"to":9}"#);
    }

    #[test]
    fn what_json_would_not_take_is_escaped() {
        for text in ["plain", "a\"b", "a\\b", "a\nb", "ö", ""] {
            let mut out = String::new();
            write_quoted(&mut out, |out| out.push_str(text));
            assert_eq!(serde_json::from_str::<String>(&out).unwrap(), text);
        }
    }
}
