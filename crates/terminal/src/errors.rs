//! Errors in the reader's language. Errors are made in English, deep in the program, where no language is known; the English texts
//! `cli-error-…` are their patterns, and what stands in a pattern's places is said again in another language.

use std::sync::LazyLock;
use touchline_locale::{Language, Locale};

/// A text with places: what stands before, between and behind them, and their names.
struct Pattern {
    id: String,
    fixed: Vec<String>,
    places: Vec<String>,
}

static PATTERNS: LazyLock<Vec<Pattern>> = LazyLock::new(|| {
    let files = touchline_locale::files(Language::En);
    let mut all: Vec<Pattern> = files
        .flat_map(|(_, text)| text.lines())
        .filter(|line| line.starts_with("cli-error-"))
        .filter_map(|line| line.split_once(" = "))
        .map(|(id, text)| pattern(id, text))
        .collect();
    // What is said at greater length is meant before what is said in short.
    all.sort_by_key(|pattern| std::cmp::Reverse(pattern.fixed.iter().map(String::len).sum::<usize>()));
    all
});

fn pattern(id: &str, text: &str) -> Pattern {
    let (mut fixed, mut places) = (Vec::new(), Vec::new());
    let mut rest = text;
    while let Some((before, (name, after))) =
        rest.split_once("{ $").and_then(|(before, place)| Some((before, place.split_once(" }")?)))
    {
        fixed.push(before.to_owned());
        places.push(name.to_owned());
        rest = after;
    }
    fixed.push(rest.to_owned());
    Pattern { id: id.to_owned(), fixed, places }
}

/// Where a pattern is in a text, and what stands in its places.
fn found<'t>(pattern: &Pattern, text: &'t str) -> Option<(usize, usize, Vec<&'t str>)> {
    let (first, others) = pattern.fixed.split_first()?;
    let mut said = Vec::new();
    let (start, mut at) = if first.is_empty() {
        // It begins with a place: that goes back to where the sentence begins.
        let next = text.find(others.first()?.as_str())?;
        let start =
            [": ", ". ", "\n"].iter().filter_map(|end| Some(text[..next].rfind(end)? + end.len())).max();
        (start.unwrap_or(0), start.unwrap_or(0))
    } else {
        let start = text.find(first.as_str())?;
        (start, start + first.len())
    };
    for (idx, part) in others.iter().enumerate() {
        let last = idx + 1 == others.len();
        let end = if part.is_empty() && last { text.len() } else { at + text[at..].find(part.as_str())? };
        said.push(&text[at..end]);
        at = end + part.len();
    }
    Some((start, at, said))
}

/// A reason in a language, without the system's number of it.
pub fn reason(why: impl std::fmt::Display, locale: &Locale) -> String {
    let mut why = why.to_string();
    while let Some(start) = why.find(" (os error ") {
        let end = why[start..].find(')').map_or(why.len(), |end| start + end + 1);
        why.replace_range(start..end, "");
    }
    in_language(&why, locale)
}

/// An error in a language; what is not known stays as it is. No sentence goes over the end of a line.
pub fn in_language(text: &str, locale: &Locale) -> String {
    if text.contains('\n') {
        let lines: Vec<String> = text.split('\n').map(|line| in_language(line, locale)).collect();
        return lines.join("\n");
    }
    if locale.language() == Language::En || text.is_empty() {
        return text.to_owned();
    }
    let Some((pattern, (start, end, said))) =
        PATTERNS.iter().find_map(|pattern| Some((pattern, found(pattern, text)?)))
    else {
        return text.to_owned();
    };
    let said: Vec<(&str, touchline_locale::Arg)> = pattern
        .places
        .iter()
        .zip(said)
        .map(|(name, said)| (name.as_str(), in_language(said, locale).into()))
        .collect();
    let before = in_language(&text[..start], locale);
    format!("{before}{}{}", locale.text(&pattern.id, &said), in_language(&text[end..], locale))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_is_said_again_with_what_stood_in_it() {
        let finnish = Locale::new(Language::Fi);
        for (error, words) in [
            (
                "there is no game `volchock`; the games are fuba, volchok. Did you mean `volchok`?",
                "peliä `volchock` ei ole; pelit ovat fuba, volchok. Tarkoititko `volchok`?",
            ),
            ("cannot open a.txt: No such file or directory", "a.txt ei aukea: sellaista ei ole"),
            ("first: http://a.b does not answer: no", "first: http://a.b ei vastaa: no"),
            (
                "volchok has no preset `quik`; its presets are quick",
                "pelissä volchok ei ole versiota `quik`; versiot ovat quick",
            ),
            (
                "a.toml:\n  game: missing; expected a game: see `touchline games`\n  seed: found 3, expected 4 to 9",
                "a.toml:\n  game: puuttuu; tähän tarvitaan peli; `touchline games` luettelee ne\n  seed: tässä on 3, pitäisi olla väliltä 4–9",
            ),
            (
                "rows: found 8, expected an odd number from 9 to 17; attack_row: found 4, expected 1 to 3",
                "rows: tässä on 8, tähän tarvitaan pariton luku väliltä 9–17; attack_row: tässä on 4, pitäisi olla väliltä 1–3",
            ),
            (
                "volchok has no option `bord`; its options are board, numbers",
                "pelissä volchok ei ole sääntövalintaa `bord`; valinnat ovat board, numbers",
            ),
            ("something else", "something else"),
        ] {
            assert_eq!(in_language(error, &finnish), words);
            assert_eq!(in_language(error, &Locale::new(Language::En)), error);
        }
    }

    #[test]
    fn a_reason_has_no_number_of_the_system() {
        let (english, finnish) = (Locale::new(Language::En), Locale::new(Language::Fi));
        let why = "a/b: Not a directory (os error 20)";
        assert_eq!(reason(why, &english), "a/b: Not a directory");
        assert_eq!(reason(why, &finnish), "a/b: se ei ole kansio");
    }

    #[test]
    fn every_error_has_its_places_in_every_language() {
        assert!(PATTERNS.len() > 30);
        for language in Language::ALL {
            let locale = Locale::new(language);
            for Pattern { id, places, fixed } in PATTERNS.iter() {
                assert!(fixed.iter().any(|part| part.len() > 5), "{id} would be found everywhere");
                let said: Vec<_> = places.iter().map(|name| (name.as_str(), "‡".into())).collect();
                let text = locale.text(id, &said);
                assert!(text != *id && !text.contains('{'), "{language}: {id}: {text}");
            }
        }
    }
}
