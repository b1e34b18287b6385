//! What there is to play, and the words for it.

use crate::games::{
    Chapter, GuideInfo, OptionInfo, OptionText, PresetInfo, RuleInfo, RuleText, RulingText, SectionInfo,
    TableText,
};
use touchline_games::{Guide, GuideOption, GuideSection, OpenError, Ruling};
use touchline_kernel::Preset;
use touchline_locale::{Locale, ShownTable, id_part};

/// Every game with its options.
#[must_use]
pub fn games() -> Vec<GuideInfo> {
    touchline_games::guides().into_iter().map(shown).collect()
}

fn shown(guide: Guide) -> GuideInfo {
    let option = |option: GuideOption| OptionInfo {
        name: option.name.into(),
        kind: option.kind.into(),
        default: option.default,
    };
    let section = |section: GuideSection| SectionInfo {
        name: section.name.into(),
        source: section.source.into(),
        rules: section.rules.into_iter().map(|rule| RuleInfo { id: rule.id.into() }).collect(),
    };
    let preset = |preset: &Preset| PresetInfo { name: preset.name.into(), options: preset.options.into() };
    GuideInfo {
        id: guide.id.into(),
        rules_revision: guide.rules_revision,
        options: guide.options.into_iter().map(option).collect(),
        presets: guide.presets.iter().map(preset).collect(),
        sections: guide.sections.into_iter().map(section).collect(),
    }
}

/// The rules of a game in the reader's language.
///
/// # Errors
/// There is no such game.
pub fn rules(game: &str, locale: &Locale) -> Result<Vec<Chapter>, OpenError> {
    let guide = touchline_games::guide(game)?;
    let chapters = guide.sections.iter().map(|section| Chapter {
        name: section.name.into(),
        title: locale.text(&format!("{}-section-{}", guide.id, id_part(section.name)), &[]),
        rules: section
            .rules
            .iter()
            .map(|rule| RuleText { id: rule.id.into(), text: locale.rule(guide.id, rule.id) })
            .collect(),
        tables: guide
            .tables
            .iter()
            .filter(|table| table.section == section.name)
            .map(|table| {
                let ShownTable { title, head, rows } = locale.table(guide.id, table);
                TableText { name: table.name.into(), title, head, rows }
            })
            .collect(),
    });
    Ok(chapters.collect())
}

/// The rulings of a game: in the English of the specification, and decisions that leave a choice in the reader's language.
///
/// # Errors
/// There is no such game.
pub fn rulings(game: &str, locale: &Locale) -> Result<Vec<RulingText>, OpenError> {
    Ok(told(touchline_games::guide(game)?.id, touchline_games::rulings(game)?, locale))
}

/// [`rulings`] where the specification is a file of its own.
///
/// # Errors
/// There is no such game.
pub fn rulings_in(specification: &str, game: &str, locale: &Locale) -> Result<Vec<RulingText>, OpenError> {
    Ok(told(touchline_games::guide(game)?.id, &touchline_games::read_rulings(game, specification)?, locale))
}

fn told(game: &str, rulings: &[Ruling], locale: &Locale) -> Vec<RulingText> {
    let shown = |ruling: &Ruling| RulingText {
        id: ruling.id.clone().into(),
        title: ruling.title.clone().into(),
        question: ruling.question.clone().into(),
        readings: ruling.readings.clone().into(),
        decision: ruling.decision.clone().into(),
        reason: ruling.reason.clone().into(),
        said: locale.ruling(game, &ruling.id),
        options: ruling
            .options
            .iter()
            .map(|&name| OptionText {
                name: name.into(),
                about: locale.text(&format!("{game}-option-{}", id_part(name)), &[]),
            })
            .collect(),
        rules: ruling.rules.iter().map(|&rule| rule.into()).collect(),
    };
    rulings.iter().map(shown).collect()
}
