//! Names: which can be claimed.

use crate::error::ApiError;
use touchline_coach::Spec;

/// Homoglyphs: invisible letters, and full-width forms that look like the plain ones. With them two people could bear one name.
fn is_deceptive(c: char) -> bool {
    matches!(c, '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ff00}'..='\u{ffef}')
}

/// The name that a deleted person leaves in matches.
pub const NOBODY: &str = "nobody";

/// Must a folded name stay free, since it could be taken for that of a guest, a coach or a deleted person?
pub fn is_reserved(folded: &str) -> bool {
    folded.starts_with("guest") || folded == NOBODY || folded.parse::<Spec>().is_ok()
}

/// A name that can be claimed: letters, digits and single blanks or hyphens between. Gives the name and its folded key.
pub fn check_name(name: &str, chars_max: usize) -> Result<(String, String), ApiError> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let n = name.chars().count();
    let plain =
        name.chars().all(|c| (c.is_alphanumeric() && !is_deceptive(c)) || matches!(c, ' ' | '-' | '_'));
    if !(2..=chars_max).contains(&n) || !plain {
        return Err(ApiError::BadName);
    }
    let key = name.to_lowercase();
    Ok((name, key))
}
