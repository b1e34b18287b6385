//! The texts of each language, read on first use.

use std::sync::OnceLock;
use touchline_locale::{Language, Locale};

#[derive(Debug, Default)]
pub struct Locales([OnceLock<Locale>; Language::ALL.len()]);

impl Locales {
    pub fn get(&self, language: Language) -> &Locale {
        let idx = Language::ALL.iter().position(|known| *known == language).unwrap_or_default();
        self.0[idx].get_or_init(|| Locale::new(language))
    }
}
