//! What nodes tell each other.

use crate::people::session::Ended;
use serde::{Deserialize, Serialize};
use touchline_kernel::{BySeat, Seat};

/// Who sits at a match on a node, by the match's ID.
pub type Seated = (String, BySeat<bool>);

/// A word on the bus.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Word {
    /// The speaker is alive.
    Alive,
    /// The speaker ends.
    Gone,
    /// The speaker has missed words of the named node, which is to tell once more who sits there.
    Hello(String),
    /// Matches were changed in the store: ID, revision and number of entries then.
    Changed(Vec<(String, i64, u32)>),
    /// Who sits at a match on the speaker's node now.
    Here(String, BySeat<bool>),
    /// Everybody who sits on the speaker's node, in parts.
    Everybody { seated: Vec<Seated>, first: bool, last: bool },
    /// Sessions have ended.
    Ended(Ended),
    /// A person's session goes on under another hash: person, former hash, hash.
    Renewed([String; 3]),
    /// A message for the sockets of a match.
    Tell { id: String, text: String, to: To },
    /// What was taken from buckets that are less than half full.
    Spent(Vec<Spent>),
}

/// For whom a message is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum To {
    /// Whoever listens.
    All,
    /// Those who sit at the match, but for some seats.
    SeatedBut(Vec<Seat>),
}

/// Which rate limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Limit {
    Requests,
    RequestsOfSite,
    Messages,
    Guesses,
    Guessers,
    Lines,
}

/// Tokens that were taken from a bucket; none if it was filled.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Spent {
    pub limit: Limit,
    pub whose: serde_json::Value,
    pub tokens: Option<u32>,
}

/// A word as it goes over the bus: the speaker, its sequence number, and the word.
pub fn written(node: &str, sequence: u64, word: &Word) -> String {
    format!("{node} {sequence} {}", serde_json::to_string(word).unwrap_or_default())
}

/// Speaker, sequence number, and the word, unread.
pub fn split(text: &str) -> Option<(&str, u64, &str)> {
    let (node, rest) = text.split_once(' ')?;
    let (number, word) = rest.split_once(' ')?;
    Some((node, number.parse().ok()?, word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_arrive_as_they_were_said() {
        let words = [
            Word::Alive,
            Word::Hello("n".to_owned()),
            Word::Changed(vec![("m".to_owned(), 3, 7)]),
            Word::Here("m".to_owned(), BySeat::new(true, false)),
            Word::Ended(Ended { person: "p".to_owned(), session: None }),
            Word::Tell {
                id: "m".to_owned(),
                text: "a \"b\"".to_owned(),
                to: To::SeatedBut(vec![Seat::Home]),
            },
            Word::Spent(vec![Spent { limit: Limit::Lines, whose: "p".into(), tokens: None }]),
        ];
        for (word, number) in words.into_iter().zip(0..) {
            let text = written("node", number, &word);
            let (node, heard, json) = split(&text).unwrap();
            assert_eq!((node, heard), ("node", number));
            assert_eq!(serde_json::from_str::<Word>(json).unwrap(), word);
        }
        assert_eq!(split("rubbish"), None);
    }
}
