//! Number formatting by language.

use crate::stats::Estimate;
use touchline_locale::Locale;

/// Formats numbers.
#[derive(Debug, Clone, Copy)]
pub struct Figures {
    comma: bool,
    /// What follows a number of percent.
    percent: &'static str,
}

impl Figures {
    /// As in this language.
    pub fn of(locale: &Locale) -> Self {
        let spaced = locale.percent("").starts_with('\u{a0}');
        Self { comma: locale.text("decimal-sign", &[]) == ",", percent: if spaced { "\u{a0}%" } else { "%" } }
    }

    /// A number with a fixed count of decimals.
    pub fn fixed(self, number: f64, decimals: usize) -> String {
        if !number.is_finite() {
            return if number > 0.0 { "∞".to_owned() } else { "−∞".to_owned() };
        }
        // Never print a negative zero.
        let text = format!("{number:.decimals$}");
        let text =
            if text.trim_start_matches(['-', '0', '.']).is_empty() { text.replace('-', "") } else { text };
        let text = text.replace('-', "−");
        if self.comma { text.replace('.', ",") } else { text }
    }

    /// With as many decimals as its size calls for.
    pub fn number(self, number: f64) -> String {
        self.fixed(number, decimals(number.abs()))
    }

    /// With a sign in any case.
    pub fn signed(self, number: f64, decimals: usize) -> String {
        let text = self.fixed(number, decimals);
        if number > 0.0 && text.chars().any(|c| ('1'..='9').contains(&c)) { format!("+{text}") } else { text }
    }

    /// A share as percent.
    pub fn percent(self, share: f64) -> String {
        format!("{}{}", self.fixed(share * 100.0, 1), self.percent)
    }

    /// `32.4 … 36.6`: an interval of shares in percent.
    pub fn percent_range(self, estimate: Estimate) -> String {
        let [low, high] = [estimate.low, estimate.high].map(|end| self.fixed(end * 100.0, 1));
        format!("{low} … {high}")
    }

    /// An interval, as exact as it is narrow.
    pub fn range(self, estimate: Estimate) -> String {
        let decimals = decimals(estimate.value.abs());
        format!("{} … {}", self.fixed(estimate.low, decimals), self.fixed(estimate.high, decimals))
    }

    /// Half an interval; a sign where nothing is known of it.
    pub fn half(self, estimate: Estimate, decimals: usize) -> String {
        let half = (estimate.high - estimate.low) / 2.0;
        if half.is_finite() { self.fixed(half, decimals) } else { "?".to_owned() }
    }

    /// `2.41 ±0.12`.
    pub fn margin(self, estimate: Estimate) -> String {
        let decimals = decimals(estimate.value.abs());
        format!("{} ±{}", self.fixed(estimate.value, decimals), self.half(estimate, decimals))
    }

    /// The percent sign, with the space before it that the language wants.
    pub fn percent_sign(self) -> &'static str {
        self.percent
    }

    /// `34.5 ±2.1%`.
    pub fn percent_margin(self, estimate: Estimate) -> String {
        let half = self.half(estimate.scaled(100.0), 1);
        format!("{} ±{half}{}", self.fixed(estimate.value * 100.0, 1), self.percent)
    }
}

fn decimals(size: f64) -> usize {
    match size {
        size if size >= 1000.0 => 0,
        size if size >= 100.0 => 1,
        size if size >= 1.0 => 2,
        _ => 3,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use touchline_locale::Language;

    #[test]
    fn numbers_read_as_in_the_language() {
        let (english, finnish) = (Locale::new(Language::En), Locale::new(Language::Fi));
        let [english, finnish] = [&english, &finnish].map(Figures::of);
        assert_eq!(
            (english.percent(0.345), finnish.percent(0.345)),
            ("34.5%".to_owned(), "34,5\u{a0}%".to_owned())
        );
        assert_eq!(english.signed(0.0004, 2), "0.00");
        assert_eq!(english.signed(-0.0004, 2), "0.00");
        assert_eq!(english.signed(-0.25, 2), "−0.25");
        assert_eq!(english.signed(0.25, 2), "+0.25");
        assert_eq!(english.number(2574.4), "2574");
        assert_eq!(finnish.margin(Estimate { value: 2.408, low: 2.288, high: 2.528 }), "2,41 ±0,12");
        assert_eq!(english.fixed(f64::INFINITY, 2), "∞");
    }
}
