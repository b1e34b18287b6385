//! The rules of a game as text.

use anyhow::{Result, bail};
use touchline_games::{Guide, Ruling, rulings};
use touchline_locale::{Arg, Locale, id_part};

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
pub fn ruling(locale: &Locale, guide: &Guide, id: Option<&str>) -> Result<Option<Ruling>> {
    let Some(number) = id.and_then(|id| id.strip_prefix(['R', 'r'])) else { return Ok(None) };
    if number.is_empty() || !number.chars().all(|c| c.is_ascii_digit()) {
        return Ok(None);
    }
    let all = rulings(guide.id)?;
    let last = all.len();
    match all.into_iter().find(|ruling| ruling.id[1..] == *number) {
        Some(ruling) => Ok(Some(ruling)),
        None => {
            let id = format!("R{number}");
            let args = [("game", name(locale, guide)), ("id", id.into()), ("last", last.into())];
            bail!("{}", locale.text("ui-no-such-ruling", &args))
        }
    }
}

/// A ruling: what it is about, the decision with its reason, and the options that play another reading.
pub fn tell_ruling(locale: &Locale, guide: &Guide, ruling: &Ruling) -> String {
    let mut text = format!("{} {}\n  {}\n", ruling.id, ruling.title, ruling.text);
    if !ruling.options.is_empty() {
        let label = locale.text("ui-ruling-options", &[]);
        text.push_str(&format!("  {label}:\n"));
        for name in &ruling.options {
            let about = locale.text(&format!("{}-option-{}", guide.id, id_part(name)), &[]);
            text.push_str(&format!("    {name}: {about}\n"));
        }
    }
    text
}

/// The rulings that speak of a rule, as one line; nothing if there are none.
fn tell_rulings(locale: &Locale, guide: &Guide, rule: &str) -> Result<String> {
    let about: Vec<String> = rulings(guide.id)?
        .into_iter()
        .filter(|ruling| ruling.is_about(rule))
        .map(|ruling| format!("{} {}", ruling.id, ruling.title))
        .collect();
    if about.is_empty() {
        return Ok(String::new());
    }
    Ok(format!("  {}: {}\n", locale.text("ui-rulings", &[]), about.join("; ")))
}

/// The rules asked for, in words.
pub fn tell(locale: &Locale, guide: &Guide, id: Option<&str>) -> Result<String> {
    if let Some(ruling) = ruling(locale, guide, id)? {
        return Ok(tell_ruling(locale, guide, &ruling));
    }
    let mut text = String::new();
    let mut last = "";
    for (section, rule) in chosen(locale, guide, id)? {
        if section != last {
            let name = locale.text(&format!("{}-section-{}", guide.id, id_part(section)), &[]);
            text.push_str(&format!("{}{name} ({section})\n", if last.is_empty() { "" } else { "\n" }));
            last = section;
        }
        text.push_str(&format!("  {rule:<8} {}\n", locale.rule(guide.id, rule)));
        if id.is_some_and(|id| id.eq_ignore_ascii_case(rule)) {
            text.push_str(&tell_rulings(locale, guide, rule)?);
        }
    }
    Ok(text)
}
