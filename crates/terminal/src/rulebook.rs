//! The rules of a game as text.

use anyhow::{Result, anyhow};
use touchline_games::Guide;
use touchline_locale::{Locale, id_part};

/// The rules asked for, each with its chapter.
pub fn chosen(guide: &Guide, id: Option<&str>) -> Result<Vec<(&'static str, &'static str)>> {
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
        format!("its chapters are {}", chapters.join(", "))
    } else {
        format!("did you mean {}?", near.join(", "))
    };
    Err(anyhow!("{} has no rule or chapter `{id}`; {hint}", guide.id))
}

/// The rules asked for, in words.
pub fn tell(locale: &Locale, guide: &Guide, id: Option<&str>) -> Result<String> {
    let mut text = String::new();
    let mut last = "";
    for (section, rule) in chosen(guide, id)? {
        if section != last {
            let name = locale.text(&format!("{}-section-{}", guide.id, id_part(section)), &[]);
            text.push_str(&format!("{}{name} ({section})\n", if last.is_empty() { "" } else { "\n" }));
            last = section;
        }
        text.push_str(&format!("  {rule:<8} {}\n", locale.rule(guide.id, rule)));
    }
    Ok(text)
}
