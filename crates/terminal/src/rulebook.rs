//! The rules of a game as text.

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

/// A table in columns.
fn tell_table(table: &ShownTable) -> String {
    let rows: Vec<&Vec<String>> = std::iter::once(&table.head).chain(&table.rows).collect();
    let n = rows.iter().map(|row| row.len()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..n)
        .map(|i| rows.iter().filter_map(|row| row.get(i)).map(|cell| cell.width()).max().unwrap_or(0))
        .collect();
    let line = |row: &Vec<String>| {
        let cells: Vec<String> = row
            .iter()
            .zip(&widths)
            .map(|(cell, width)| format!("{cell}{}", " ".repeat(width - cell.width())))
            .collect();
        format!("    {}\n", cells.join("  ").trim_end())
    };
    let rule = format!("    {}\n", "─".repeat(widths.iter().sum::<usize>() + 2 * n.saturating_sub(1)));
    let body: String = table.rows.iter().map(line).collect();
    format!("  {}\n{}{rule}{body}", table.title, line(&table.head))
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
