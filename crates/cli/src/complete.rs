//! Values that a shell completes: games, presets, options, coaches, languages, kept matches. The shell asks the program itself.

use clap_complete::engine::CompletionCandidate;
use touchline_games::Guide;
use touchline_terminal::archive::Archive;

fn candidates<T: Into<String>>(names: impl IntoIterator<Item = T>) -> Vec<CompletionCandidate> {
    names.into_iter().map(|name| CompletionCandidate::new(name.into())).collect()
}

/// The game that stands on the line already, or all of them.
fn guides() -> Vec<Guide> {
    let guides = touchline_games::guides();
    let line: Vec<String> = std::env::args().collect();
    let named: Vec<Guide> =
        guides.iter().filter(|guide| line.iter().any(|word| word == guide.id)).cloned().collect();
    if named.is_empty() { guides } else { named }
}

/// Every game.
pub fn games() -> Vec<CompletionCandidate> {
    candidates(touchline_games::guides().iter().map(|guide| guide.id))
}

/// The presets of the game on the line.
pub fn presets() -> Vec<CompletionCandidate> {
    candidates(guides().iter().flat_map(|guide| guide.presets).map(|preset| preset.name))
}

/// The options of the game on the line, each with its sign.
pub fn options() -> Vec<CompletionCandidate> {
    candidates(guides().iter().flat_map(|guide| &guide.options).map(|option| format!("{}=", option.name)))
}

/// The rules of the game on the line.
pub fn rules() -> Vec<CompletionCandidate> {
    candidates(guides().iter().flat_map(|guide| guide.rules().collect::<Vec<_>>()))
}

/// Computer coaches.
pub fn coaches() -> Vec<CompletionCandidate> {
    candidates(["random", "rookie", "club", "pro", "world", "greedy"])
}

/// Everyone who may decide for a seat.
pub fn players() -> Vec<CompletionCandidate> {
    candidates(["you", "random", "rookie", "club", "pro", "world"])
}

/// Languages.
pub fn languages() -> Vec<CompletionCandidate> {
    candidates(["en", "fi", "nl", "it", "ru"])
}

/// The matches that can go on.
pub fn unfinished() -> Vec<CompletionCandidate> {
    let archive = Archive::open();
    let matches = archive.iter().flat_map(Archive::matches);
    candidates(matches.filter(|kept| kept.record.result.is_none()).map(|kept| kept.name))
}

/// The matches that are kept here.
pub fn matches() -> Vec<CompletionCandidate> {
    let archive = Archive::open();
    candidates(archive.iter().flat_map(Archive::matches).map(|kept| kept.name))
}
