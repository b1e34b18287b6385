//! What there is to play, and the words for it.

use crate::error::ApiError;
use crate::http::extract::Reader;
use crate::server::Server;
use crate::wire::{
    Chapter, GuideInfo, OptionInfo, OptionText, PresetInfo, RuleInfo, RuleText, RulingText, SectionInfo,
    TableText,
};
use axum::Json;
use axum::extract::{Path, State};
use std::collections::BTreeMap;
use std::sync::Arc;
use touchline_games::{Guide, GuideOption, GuideSection, Ruling};
use touchline_kernel::Preset;
use touchline_locale::{Language, ShownTable, id_part};

/// Every game with its options.
pub async fn games() -> Json<Vec<GuideInfo>> {
    Json(touchline_games::guides().into_iter().map(shown).collect())
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
pub async fn rules(
    State(server): State<Arc<Server>>,
    Path(id): Path<String>,
    Reader(language): Reader,
) -> Result<Json<Vec<Chapter>>, ApiError> {
    let guide = touchline_games::guide(&id)?;
    let locale = server.locales.get(language);
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
    Ok(Json(chapters.collect()))
}

/// The rulings of a game: in the English of the specification, and decisions that leave a choice in the reader's language.
pub async fn rulings(
    State(server): State<Arc<Server>>,
    Path(id): Path<String>,
    Reader(language): Reader,
) -> Result<Json<Vec<RulingText>>, ApiError> {
    let game = touchline_games::guide(&id)?.id;
    let locale = server.locales.get(language);
    let shown = |ruling: &'static Ruling| RulingText {
        id: ruling.id.as_str().into(),
        title: ruling.title.as_str().into(),
        question: ruling.question.as_str().into(),
        readings: ruling.readings.as_str().into(),
        decision: ruling.decision.as_str().into(),
        reason: ruling.reason.as_str().into(),
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
    Ok(Json(touchline_games::rulings(game)?.iter().map(shown).collect()))
}

/// The Fluent files of a language, by name, for the page.
pub async fn texts(Path(lang): Path<String>) -> Result<Json<BTreeMap<String, &'static str>>, ApiError> {
    let language = Language::ALL.into_iter().find(|language| language.code() == lang);
    let files = touchline_locale::files(language.ok_or(ApiError::NotFound)?);
    Ok(Json(files.collect()))
}

/// The computer coaches by name.
pub async fn coaches(State(server): State<Arc<Server>>) -> Json<Vec<&'static str>> {
    Json(server.coaches.names())
}
