//! Errors in the reader's words: what parsers say about types of Rust becomes what a person would write into the file.

/// What a parser expected, and how a person would put it. The first that fits wins.
const EXPECTED: [(&str, &str); 22] = [
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
    ("a string", "text"),
    ("a borrowed string", "text"),
    ("a boolean", "true or false"),
    ("a sequence", "a list"),
    ("a map", "an object"),
    ("option", "a value or nothing"),
    ("unit", "nothing"),
    ("variant identifier", "one of the known words"),
    ("field identifier", "a name"),
    ("a character", "one letter"),
    ("string or map", "a word or an object"),
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
    let mut plain =
        without_codes(&toml(text)).replace("EOF while parsing a value at line 1 column 0", "it is empty");
    for (before, after) in [
        // The key that was found is not said.
        ("invalid value: expected key to be a number in quotes", "expected a number in quotes"),
        ("invalid type: ", "found "),
        ("invalid value: ", "found "),
        ("unknown variant ", "unknown word "),
        ("unknown field ", "unknown name "),
        ("duplicate field ", "this name occurs twice: "),
        ("duplicate key", "this name occurs twice"),
        ("invalid digit found in string", "expected a whole number"),
        ("cannot parse integer from empty string", "expected a whole number"),
        ("number too large to fit in target type", "the number is too large"),
        ("number too small to fit in target type", "the number is too small"),
        ("invalid socket address syntax", "expected an address such as 127.0.0.1:7171"),
        ("provided string was not `true` or `false`", "expected true or false"),
        ("trailing characters at ", "there is something after the end at "),
        ("expected value at ", "this is not JSON at "),
        ("expected ident at ", "this is not JSON at "),
        ("control character (\\u0000-\\u001F) found while parsing a string at ", "this is not JSON at "),
        ("key must be a string at ", "this is not JSON at "),
        ("trailing comma at ", "this is not JSON at "),
        ("expected `,` or `}` at ", "this is not JSON at "),
        ("expected `,` or `]` at ", "this is not JSON at "),
        ("expected `:` at ", "this is not JSON at "),
        ("recursion limit exceeded at ", "this is not JSON at "),
        ("invalid escape at ", "this is not JSON at "),
        ("invalid number at ", "this is not JSON at "),
        ("expected socket address", "expected an address such as 127.0.0.1:7171"),
    ] {
        plain = replace_found(&plain, before, after);
    }
    plain = without(&plain, "EOF while parsing ", " at line ", "it ends in the middle at line ");
    plain = without(
        &plain,
        "data did not match any variant of untagged enum ",
        "",
        "it has none of the known forms",
    );
    plain = missing_fields(&plain);
    plain = one_of(&plain);
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

/// What a TOML parser says: the place first, then what is wrong, then the line with a mark below it.
fn toml(text: &str) -> String {
    let Some((before, rest)) = text.split_once("TOML parse error at line ") else { return text.to_owned() };
    let Some((line, rest)) = rest.split_once(", column ") else { return text.to_owned() };
    let Some((column, rest)) = rest.split_once('\n') else { return text.to_owned() };
    let is_picture = |line: &&str| {
        line.split_once('|').is_some_and(|(margin, _)| margin.trim().chars().all(|c| c.is_ascii_digit()))
    };
    let picture: Vec<&str> = rest.lines().take_while(is_picture).collect();
    let what: Vec<&str> = rest.lines().skip(picture.len()).filter(|line| !line.trim().is_empty()).collect();
    // What the types want is said in words; what the grammar of TOML wants is seen in the picture.
    let ours = [
        "invalid type",
        "invalid value",
        "unknown ",
        "missing field",
        "invalid socket",
        "duplicate ",
        "found ",
    ];
    let what = match what.first() {
        Some(first) if ours.iter().any(|ours| first.starts_with(ours)) => what.join(" "),
        _ => "this is not TOML".to_owned(),
    };
    let picture = if line == "1" && picture.get(1).is_some_and(|line| line.trim_end().ends_with('|')) {
        String::new()
    } else {
        format!("\n{}", picture.join("\n"))
    };
    format!("{before}line {line}, column {column}: {what}{picture}")
}

/// What a database says, without its numbers and without saying it twice.
fn without_codes(text: &str) -> String {
    let mut plain = text
        .replace("error returned from database: ", "")
        .replace("error communicating with database: ", "")
        .replace("error occurred while attempting to establish a TLS connection: ", "");
    while let Some((start, end)) =
        plain.find("(code: ").and_then(|start| Some((start, start + plain[start..].find(") ")? + 2)))
    {
        plain.replace_range(start..end, "");
    }
    for (said, words) in [
        ("unable to open database file", "its file cannot be opened"),
        ("file is not a database", "its file is not a database"),
    ] {
        plain = plain.replace(&format!("{said}: {said}"), said).replace(said, words);
    }
    plain
}

/// Two names are listed as more are: `expected one of`.
fn one_of(text: &str) -> String {
    let two = |text: &str| {
        let (before, after) = text.split_once("`, expected `")?;
        let (first, after) = after.split_once("` or `")?;
        (!first.contains('`')).then(|| format!("{before}`, expected one of `{first}`, `{after}"))
    };
    two(text).unwrap_or_else(|| text.to_owned())
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
            ("EOF while parsing an object at line 3 column 1", "it ends in the middle at line 3 column 1"),
            (
                "invalid type: string \"9..8\", expected u8 at line 1 column 9",
                "found the text \"9..8\", expected a whole number from 0 to 255 at line 1 column 9",
            ),
            ("invalid type: integer `3`, expected a string", "found the number `3`, expected text"),
            (
                "invalid value: integer `-1`, expected u16",
                "found the number `-1`, expected a whole number from 0 to 65535",
            ),
            ("invalid type: map, expected a sequence", "found an object, expected a list"),
            ("invalid value: expected key to be a number in quotes", "expected a number in quotes"),
            (
                "invalid type: integer `3`, expected string or map",
                "found the number `3`, expected a word or an object",
            ),
            (
                "invalid type: null, expected struct Setup with 3 elements",
                "found nothing, expected an object",
            ),
            ("missing field `game` at line 1 column 2", "`game` is missing at line 1 column 2"),
            ("unknown variant `x`, expected one of `a`, `b`", "unknown word `x`, expected one of `a`, `b`"),
            ("expected value at line 1 column 1", "this is not JSON at line 1 column 1"),
            ("data did not match any variant of untagged enum Entry", "it has none of the known forms"),
            ("cannot open x: No such file (os error 2): so", "cannot open x: No such file: so"),
            ("`shot` is expected here", "`shot` is expected here"),
            ("expected u8ish", "expected u8ish"),
            (
                "s.toml is not a settings file: TOML parse error at line 1, column 10\n  |\n1 | listen = 5\n  |          ^\ninvalid type: integer `5`, expected socket address\n",
                "s.toml is not a settings file: line 1, column 10: found the number `5`, expected an address such as 127.0.0.1:7171\n  |\n1 | listen = 5\n  |          ^",
            ),
            (
                "TOML parse error at line 1, column 3\n  |\n1 | [[\n  |   ^\nunquoted keys cannot be empty, expected letters\n",
                "line 1, column 3: this is not TOML\n  |\n1 | [[\n  |   ^",
            ),
            (
                "TOML parse error at line 1, column 1\n  |\n1 | \n  | ^\nmissing field `game`\n",
                "line 1, column 1: `game` is missing",
            ),
            ("unknown field `x`, expected `a` or `b`", "unknown name `x`, expected one of `a`, `b`"),
            (
                "cannot open: error returned from database: (code: 14) unable to open database file: (code: 14) unable to open database file",
                "cannot open: its file cannot be opened",
            ),
        ] {
            assert_eq!(plain(error), words);
        }
    }
}
