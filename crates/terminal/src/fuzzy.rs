//! Fuzzy find: the letters of a query occur in a text in their order, word by word.

/// How well a text fits: more is better; none if a word of the query does not occur. Both are in lower case.
pub fn fuzzy(query: &str, text: &str) -> Option<u32> {
    let words = query.split_whitespace();
    let sum = words.map(|word| word_score(word, text)).try_fold(0, |sum, score| Some(sum + score?))?;
    // A whole and exact text before everything else.
    Some(if query == text { sum + 1_000 } else { sum })
}

/// A word in one piece counts most, at the beginning of a word more; scattered letters count least, and only where each piece begins a
/// word or goes on with the one before.
fn word_score(word: &str, text: &str) -> Option<u32> {
    if let Some(at) = text.find(word) {
        let starts = at == 0 || !text[..at].ends_with(char::is_alphanumeric);
        return Some(if starts { 100 } else { 60 });
    }
    let mut wanted = word.chars().peekable();
    let mut goes_on = false;
    let mut before = ' ';
    for c in text.chars() {
        let fits = wanted.peek() == Some(&c) && (goes_on || !before.is_alphanumeric());
        goes_on = fits;
        if fits {
            wanted.next();
        }
        before = c;
    }
    wanted.peek().is_none().then_some(20)
}

#[cfg(test)]
mod tests {
    use super::fuzzy;

    #[test]
    fn letters_are_found_in_their_order_and_whole_words_first() {
        assert!(fuzzy("mp5", "move player 5 to e8").is_some(), "initials");
        assert!(fuzzy("mov e8", "move player 5 to e8").is_some(), "words in any place");
        assert!(fuzzy("x", "move player 5 to e8").is_none());
        assert!(fuzzy("5mp", "move player 5 to e8").is_none(), "not in another order");
        assert!(fuzzy("step 5 e8", "step 5 e8") > fuzzy("step 5 e8", "step 5 e8x"));
        assert!(fuzzy("lob", "lob to player 5") > fuzzy("lob", "globe"));
        assert_eq!(fuzzy("", "anything"), Some(0));
    }
}
