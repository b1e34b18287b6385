//! What the server promised about the dice of a match, kept from the first moment that this program was shown it. A server could otherwise
//! draw new dice until it likes them, and show a promise to match.

use super::api::{keep, keepsake};
use std::path::PathBuf;
use touchline_wire::{MatchInfo, Status};

/// A promise that was exchanged for another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Breach {
    /// What was promised first.
    pub promised: String,
    /// What was shown later.
    pub shown: String,
}

/// Keeps the promise for a match, or compares it with the one that is kept. A breach is kept beside it.
pub fn note(info: &MatchInfo) -> Result<(), Breach> {
    match keepsake(&format!("promise-{}", info.id)) {
        Some(file) => note_in(&file, info),
        None => Ok(()),
    }
}

fn note_in(file: &PathBuf, info: &MatchInfo) -> Result<(), Breach> {
    let shown = info.dice.server.commitment.clone().unwrap_or_default();
    let Ok(promised) = std::fs::read_to_string(file) else {
        // What is first seen at the end, beside the secret, promises nothing.
        if info.status != Status::Over && !shown.is_empty() {
            let _ = keep(file, &shown);
        }
        return Ok(());
    };
    let promised = promised.trim().to_owned();
    if promised == shown {
        return Ok(());
    }
    let _ = keep(&file.with_extension("broken"), &format!("promised {promised}\nshown {shown}\n"));
    Err(Breach { promised, shown })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn shown(commitment: &str, status: &str) -> MatchInfo {
        let nothing = json!({ "commitment": null, "secret": null });
        serde_json::from_value(json!({
            "id": "m", "game": "volchok", "options": {}, "kind": "lobby", "status": status,
            "names": { "home": "a", "away": "b" }, "people": { "home": null, "away": null }, "rated": true, "chat": true,
            "coaches": { "home": null, "away": null }, "you": [], "turn": null, "score": { "home": 0, "away": 0 }, "number": 0,
            "result": null, "pace": { "kind": "none" }, "clock": null, "rematch": null, "created_ms": 0, "updated_ms": 0,
            "dice": { "server": { "commitment": commitment, "secret": null }, "home": nothing, "away": nothing }
        }))
        .unwrap()
    }

    #[test]
    fn the_first_promise_is_kept_and_another_is_told() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("promise-m");
        assert_eq!(note_in(&file, &shown("aa", "over")), Ok(()));
        assert!(!file.exists(), "a promise beside its secret is none");
        assert_eq!(note_in(&file, &shown("aa", "playing")), Ok(()));
        assert_eq!(note_in(&file, &shown("aa", "over")), Ok(()));
        let breach = note_in(&file, &shown("bb", "over")).unwrap_err();
        assert_eq!((breach.promised.as_str(), breach.shown.as_str()), ("aa", "bb"));
        let kept = std::fs::read_to_string(dir.path().join("promise-m.broken")).unwrap();
        assert_eq!(kept, "promised aa\nshown bb\n");
    }
}
