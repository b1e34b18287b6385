//! Errors in the reader's words: what parsers say about types of Rust becomes what a person would write into the file.

/// What a parser expected, and how a person would put it. The first that fits wins.
const EXPECTED: [(&str, &str); 21] = [
    ("u8", "a whole number from 0 to 255"),
    ("u16", "a whole number from 0 to 65535"),
    ("u32", "a whole number, 0 or more"),
    ("u64", "a whole number, 0 or more"),
    ("usize", "a whole number, 0 or more"),
    ("i8", "a whole number from -128 to 127"),
    ("i16", "a whole number"),
    ("i32", "a whole number"),
    ("i64", "a whole number"),
    ("f32", "a number"),
    ("f64", "a number"),
    ("a string", "a text"),
    ("a borrowed string", "a text"),
    ("a boolean", "true or false"),
    ("a sequence", "a list"),
    ("a map", "an object"),
    ("option", "a value or nothing"),
    ("unit", "nothing"),
    ("variant identifier", "one of the known words"),
    ("field identifier", "a name"),
    ("a character", "one letter"),
];

/// What a parser found, and how a person would put it.
const FOUND: [(&str, &str); 8] = [
    ("string ", "the text "),
    ("integer ", "the number "),
    ("floating point ", "the number "),
    ("boolean ", ""),
    ("map", "an object"),
    ("sequence", "a list"),
    ("null", "nothing"),
    ("unit value", "nothing"),
];

/// An error's text without the names of our types.
pub fn plain(text: &str) -> String {
    let mut plain = text.replace("EOF while parsing a value at line 1 column 0", "it is empty");
    for (before, after) in [
        ("invalid type: ", "found "),
        ("invalid value: ", "found "),
        ("unknown variant ", "unknown word "),
        ("unknown field ", "unknown name "),
        ("invalid digit found in string", "expected a whole number"),
        ("cannot parse integer from empty string", "expected a whole number"),
        ("number too large to fit in target type", "the number is too large"),
        ("number too small to fit in target type", "the number is too small"),
        ("invalid socket address syntax", "expected an address such as 127.0.0.1:7171"),
        ("provided string was not `true` or `false`", "expected true or false"),
        ("trailing characters at ", "something follows the end, at "),
        ("expected value at ", "that is no JSON, at "),
        ("expected ident at ", "that is no JSON, at "),
    ] {
        plain = replace_found(&plain, before, after);
    }
    plain = without(&plain, "EOF while parsing ", " at line ", "it ends in the middle, at line ");
    plain = without(
        &plain,
        "data did not match any variant of untagged enum ",
        "",
        "it has none of the known forms",
    );
    plain = missing_fields(&plain);
    plain = without_numbers(&plain);
    for kind in ["tuple struct ", "struct ", "enum "] {
        plain = without(&plain, &format!("expected {kind}"), "", "expected an object");
    }
    expected(&plain)
}

/// Says `after` instead of `before`; what was found is put into words.
fn replace_found(text: &str, before: &str, after: &str) -> String {
    if after != "found " {
        return text.replace(before, after);
    }
    translate(text, before, after, |part| FOUND.iter().find(|(name, _)| part.starts_with(name)))
}

/// Says `after` instead of `before`, and other words for the name that follows, if it is known.
fn translate<'a>(
    text: &str,
    before: &str,
    after: &str,
    known: impl Fn(&str) -> Option<&'a (&'a str, &'a str)>,
) -> String {
    let mut parts = text.split(before);
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        plain.push_str(after);
        let (name, words) = known(part).copied().unwrap_or_default();
        plain.push_str(words);
        plain.push_str(&part[name.len()..]);
    }
    plain
}

/// Replaces everything from `from` to the end of the clause, or to `to` and with it.
fn without(text: &str, from: &str, to: &str, words: &str) -> String {
    let Some(start) = text.find(from) else { return text.to_owned() };
    let rest = &text[start + from.len()..];
    let end = match to {
        "" => rest.find([',', ';', '\n']).or_else(|| rest.find(" at line")).unwrap_or(rest.len()),
        to => match rest.find(to) {
            Some(end) => end + to.len(),
            None => return text.to_owned(),
        },
    };
    let end = if to.is_empty() { rest.find(" at line").map_or(end, |other| other.min(end)) } else { end };
    format!("{}{words}{}", &text[..start], &rest[end..])
}

/// The system's number of an error says nothing to a reader.
fn without_numbers(text: &str) -> String {
    let mut parts = text.split(" (os error ");
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        plain.push_str(
            part.trim_start_matches(|c: char| c.is_ascii_digit()).strip_prefix(')').unwrap_or(part),
        );
    }
    plain
}

/// `missing field `game`` becomes `` `game` is missing``.
fn missing_fields(text: &str) -> String {
    let mut parts = text.split("missing field `");
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        match part.split_once('`') {
            Some((name, rest)) => plain.push_str(&format!("`{name}` is missing{rest}")),
            None => plain.push_str(part),
        }
    }
    plain
}

/// Types after `expected`.
fn expected(text: &str) -> String {
    let ends = |rest: &str| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_');
    translate(text, "expected ", "expected ", |part| {
        EXPECTED.iter().find(|(name, _)| part.strip_prefix(name).is_some_and(ends))
    })
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn no_type_of_rust_is_left() {
        for (error, words) in [
            ("p.json: EOF while parsing a value at line 1 column 0", "p.json: it is empty"),
            ("EOF while parsing an object at line 3 column 1", "it ends in the middle, at line 3 column 1"),
            (
                "invalid type: string \"9..8\", expected u8 at line 1 column 9",
                "found the text \"9..8\", expected a whole number from 0 to 255 at line 1 column 9",
            ),
            ("invalid type: integer `3`, expected a string", "found the number `3`, expected a text"),
            (
                "invalid value: integer `-1`, expected u16",
                "found the number `-1`, expected a whole number from 0 to 65535",
            ),
            ("invalid type: map, expected a sequence", "found an object, expected a list"),
            (
                "invalid type: null, expected struct Setup with 3 elements",
                "found nothing, expected an object",
            ),
            ("missing field `game` at line 1 column 2", "`game` is missing at line 1 column 2"),
            ("unknown variant `x`, expected one of `a`, `b`", "unknown word `x`, expected one of `a`, `b`"),
            ("expected value at line 1 column 1", "that is no JSON, at line 1 column 1"),
            ("data did not match any variant of untagged enum Entry", "it has none of the known forms"),
            ("cannot open x: No such file (os error 2): so", "cannot open x: No such file: so"),
            ("`shot` is expected here", "`shot` is expected here"),
            ("expected u8ish", "expected u8ish"),
        ] {
            assert_eq!(plain(error), words);
        }
    }
}
