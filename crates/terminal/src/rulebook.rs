//! The rules of a game as text.

use crate::draw::wrap;
use anyhow::{Result, bail};
use touchline_games::{Guide, Ruling, rulings, rulings_of};
use touchline_locale::{Arg, Locale, ShownTable, id_part};
use unicode_width::UnicodeWidthStr;

/// The rules asked for, each with its chapter.
pub fn chosen(locale: &Locale, guide: &Guide, id: Option<&str>) -> Result<Vec<(&'static str, &'static str)>> {
    let all =
        guide.sections.iter().flat_map(|section| section.rules.iter().map(|rule| (section.name, rule.id)));
    let Some(id) = id else { return Ok(all.collect()) };
    let wanted = id.to_lowercase();
    let found: Vec<_> =
        all.clone().filter(|(section, rule)| rule.to_lowercase() == wanted || *section == wanted).collect();
    if !found.is_empty() {
        return Ok(found);
    }
    // `CTR` means CTR-1 and all that follow it.
    let family: Vec<_> =
        all.clone().filter(|(_, rule)| rule.to_lowercase().starts_with(&format!("{wanted}-"))).collect();
    if !family.is_empty() {
        return Ok(family);
    }
    let near: Vec<&str> =
        all.map(|(_, rule)| rule).filter(|rule| rule.to_lowercase().starts_with(&wanted)).take(12).collect();
    let chapters: Vec<&str> = guide.sections.iter().map(|section| section.name).collect();
    let hint = if near.is_empty() {
        locale.text("ui-rules-chapters", &[("names", chapters.join(", ").into())])
    } else {
        locale.text("ui-rules-near", &[("names", near.join(", ").into())])
    };
    let none = locale.text("ui-no-such-rule", &[("game", name(locale, guide)), ("id", id.into())]);
    bail!("{none} {hint}")
}

fn name(locale: &Locale, guide: &Guide) -> Arg {
    locale.text(&format!("{}-name", guide.id), &[]).into()
}

/// The ruling asked for, if `id` is one such as `R20`.
pub fn ruling(locale: &Locale, guide: &Guide, id: Option<&str>) -> Result<Option<&'static Ruling>> {
    let Some(number) = id.and_then(|id| id.strip_prefix(['R', 'r'])) else { return Ok(None) };
    if number.is_empty() || !number.chars().all(|c| c.is_ascii_digit()) {
        return Ok(None);
    }
    let all = rulings(guide.id)?;
    match all.iter().find(|ruling| ruling.id[1..] == *number) {
        Some(ruling) => Ok(Some(ruling)),
        None => {
            let id = format!("R{number}");
            let args = [("game", name(locale, guide)), ("id", id.into()), ("last", all.len().into())];
            bail!("{}", locale.text("ui-no-such-ruling", &args))
        }
    }
}

/// A ruling: the question, its readings, the decision with its reason, and the options that play another reading.
pub fn tell_ruling(locale: &Locale, guide: &Guide, ruling: &Ruling) -> String {
    let mut text = format!("{} {}\n", ruling.id, ruling.title);
    if let Some(decision) = locale.ruling(guide.id, &ruling.id) {
        text.push_str(&format!("  {decision}\n"));
    }
    // What follows is the specification's own English.
    for (label, part) in [
        ("web-ruling-question", &ruling.question),
        ("web-ruling-readings", &ruling.readings),
        ("web-ruling-decision", &ruling.decision),
        ("web-ruling-reason", &ruling.reason),
    ] {
        if !part.is_empty() {
            text.push_str(&format!("  {}: {part}\n", locale.text(label, &[])));
        }
    }
    if !ruling.options.is_empty() {
        text.push_str(&format!("  {}:\n", locale.text("web-ruling-options", &[])));
        for name in &ruling.options {
            let about = locale.text(&format!("{}-option-{}", guide.id, id_part(name)), &[]);
            text.push_str(&format!("    {name}: {about}\n"));
        }
    }
    if !ruling.rules.is_empty() {
        text.push_str(&format!("  {}: {}\n", locale.text("web-ruling-rules", &[]), ruling.rules.join(", ")));
    }
    text
}

/// The rulings on which a rule rests, as one line; nothing if there are none.
pub fn tell_rulings(locale: &Locale, guide: &Guide, rule: &str) -> String {
    let about: Vec<String> =
        rulings_of(guide.id, rule).map(|ruling| format!("{} {}", ruling.id, ruling.title)).collect();
    if about.is_empty() {
        return String::new();
    }
    format!("  {}: {}\n", locale.text("web-rulings", &[]), about.join("; "))
}

/// The widest line of a table: what every terminal has.
const TABLE_MAX: usize = 80;

/// How far a table stands in.
const TABLE_INDENT: &str = "    ";

/// Is it a number, with its sign: 4, −2, +1, 6+, 1/6?
fn is_number(cell: &str) -> bool {
    !cell.is_empty() && cell.chars().all(|c| c.is_ascii_digit() || "+−/".contains(c))
}

/// A table in columns. Numbers stand on the right of theirs; heads too long for a terminal take two lines.
fn tell_table(table: &ShownTable) -> String {
    let n = table.rows.iter().chain([&table.head]).map(Vec::len).max().unwrap_or(0);
    let cells = |i: usize| table.rows.iter().filter_map(move |row| row.get(i));
    let head = |i: usize| table.head.get(i).map_or("", String::as_str);
    let body = |i: usize| cells(i).map(|cell| cell.width()).max().unwrap_or(0);
    let all = |widths: &[usize]| TABLE_INDENT.len() + widths.iter().sum::<usize>() + 2 * n.saturating_sub(1);
    let mut widths: Vec<usize> = (0..n).map(|i| body(i).max(head(i).width())).collect();
    if all(&widths) > TABLE_MAX {
        let narrow = |i: usize| (1..).find(|width| fits(head(i), *width)).unwrap_or(0);
        widths = (0..n).map(|i| body(i).max(narrow(i))).collect();
    }
    // The first column says what its row is about, whatever it holds.
    let right: Vec<bool> = (0..n).map(|i| i > 0 && cells(i).all(|cell| is_number(cell))).collect();
    let line = |row: &[String]| {
        let cell = |(i, cell): (usize, &String)| {
            let gap = " ".repeat(widths[i].saturating_sub(cell.width()));
            if right[i] { format!("{gap}{cell}") } else { format!("{cell}{gap}") }
        };
        let cells: Vec<String> = row.iter().enumerate().map(cell).collect();
        format!("{TABLE_INDENT}{}\n", cells.join("  ").trim_end())
    };
    let heads: Vec<Vec<String>> = (0..n).map(|i| wrap(head(i), widths[i])).collect();
    let height = heads.iter().map(Vec::len).max().unwrap_or(0);
    let above: String = (0..height)
        .map(|at| {
            // Short heads stand directly above their columns.
            let part = |head: &Vec<String>| (at + head.len()).checked_sub(height).map(|i| head[i].clone());
            line(&heads.iter().map(|head| part(head).unwrap_or_default()).collect::<Vec<_>>())
        })
        .collect();
    let rule = format!("{TABLE_INDENT}{}\n", "─".repeat(all(&widths) - TABLE_INDENT.len()));
    let below: String = table.rows.iter().map(|row| line(row)).collect();
    format!("  {}\n{above}{rule}{below}", table.title)
}

/// Does the text fit two lines of this width without breaking a word?
fn fits(text: &str, width: usize) -> bool {
    text.split(' ').all(|word| word.width() <= width) && wrap(text, width).len() <= 2
}

/// The rules asked for, in words, with the tables of their chapters.
pub fn tell(locale: &Locale, guide: &Guide, id: Option<&str>) -> Result<String> {
    if let Some(ruling) = ruling(locale, guide, id)? {
        return Ok(tell_ruling(locale, guide, ruling));
    }
    let mut text = String::new();
    let rules = chosen(locale, guide, id)?;
    let whole = |section: &str| id.is_none_or(|id| id.eq_ignore_ascii_case(section));
    for section in &guide.sections {
        let here: Vec<&str> =
            rules.iter().filter(|(name, _)| *name == section.name).map(|(_, rule)| *rule).collect();
        if here.is_empty() {
            continue;
        }
        let name = locale.text(&format!("{}-section-{}", guide.id, id_part(section.name)), &[]);
        text.push_str(&format!("{}{name} ({})\n", if text.is_empty() { "" } else { "\n" }, section.name));
        for rule in here {
            text.push_str(&format!("  {rule:<8} {}\n", locale.rule(guide.id, rule)));
            if id.is_some_and(|id| id.eq_ignore_ascii_case(rule)) {
                text.push_str(&tell_rulings(locale, guide, rule));
            }
        }
        for table in guide.tables.iter().filter(|table| table.section == section.name && whole(section.name))
        {
            text.push_str(&format!("\n{}", tell_table(&locale.table(guide.id, table))));
        }
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use touchline_games::guides;
    use touchline_locale::Language;

    /// Eighty columns hold every table in every language, and numbers stand under each other.
    #[test]
    fn tables_fit_a_terminal() {
        for guide in guides() {
            for language in Language::ALL {
                let locale = Locale::new(language);
                for table in &guide.tables {
                    let text = tell_table(&locale.table(guide.id, table));
                    let widest = text.lines().map(|line| line.width()).max();
                    assert!(widest <= Some(TABLE_MAX), "{} {language}\n{text}", guide.id);
                }
            }
        }
    }

    #[test]
    fn numbers_stand_on_the_right_and_long_heads_in_two_lines() {
        let row = |cells: &[&str]| cells.iter().map(|cell| (*cell).to_owned()).collect::<Vec<_>>();
        let head =
            ["Card", "What it counts attacking from the hand", "What it counts in goal and on the field"];
        let table = ShownTable {
            title: "Ranks".to_owned(),
            head: row(&head),
            rows: vec![row(&["10", "10", "−1"]), row(&["A", "9", "Goal"])],
        };
        let expected = [
            "  Ranks",
            "                   What it counts  What it counts in",
            "    Card  attacking from the hand  goal and on the field",
            "    ────────────────────────────────────────────────────",
            "    10                         10  −1",
            "    A                           9  Goal",
        ];
        assert_eq!(tell_table(&table).lines().collect::<Vec<_>>(), expected);
    }
}
