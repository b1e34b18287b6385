//! Whole matches in the terminal, line by line.

use crate::{json, said, scratch, touchline};

/// First choice, again and again: more lines than any match has decisions.
fn first_choices() -> String {
    "1\n".repeat(20_000)
}

#[test]
fn a_match_is_played_to_its_end_saved_and_proven() {
    let path = scratch("match.record", "");
    let path = path.to_str().expect("a path");
    // Nobody knows beforehand how many decisions there are: the last save is that of the finished match.
    let script = format!("1\nsave {path}\n").repeat(1_200);
    let text = said(&["play", "volchok", "--seed", "5", "--preset", "quick"], &script);
    assert!(text.contains("Home 0–0 Away"), "{text}");
    assert!(text.contains("Full time"), "the match ends");
    let verdict = json(&["verify", path, "--json"], "");
    assert_eq!(verdict["verdict"], "proven");
    assert!(verdict["result"].is_string(), "the match was over: {verdict}");
    let replayed = said(&["replay", path], "");
    assert!(replayed.contains("KO-1"), "{replayed}");
}

#[test]
fn two_people_play_on_one_keyboard() {
    let text =
        said(&["play", "volchok", "--seed", "5", "--away", "you", "-o", "turn_limit=6"], &first_choices());
    assert!(text.contains("Home> ") && text.contains("Away> "), "{text}");
    assert!(text.contains("Full time"), "the match ends");
}

#[test]
fn a_refusal_names_the_rule_and_the_facts() {
    let text = said(
        &["play", "volchok", "--away", "you", "--table"],
        "toss 5 2\npick 1\npick 5\nspin 3\nend\nkick e9\nkick q9\n",
    );
    assert!(text.contains("KO-1: ") && text.contains("KO-3: ") && text.contains("PASS-3: "), "{text}");
    assert!(text.contains("“q9” in column 6 is not understood"), "{text}");
}

#[test]
fn undo_hint_rules_and_help_answer() {
    let script = "toss 5 2\npick 5\nspin 4\nundo\nkick d8\nundo\nkick d8\nhint\nrules PASS-2\nrules NO-9\nhelp\nundo\nkick f8\nquit\n";
    let text = said(&["play", "volchok", "--away", "you", "--table"], script);
    assert!(text.contains("Too late to undo"), "{text}");
    assert!(text.contains("Taken back."), "{text}");
    assert!(text.contains("PASS-2") && text.contains("no rule or chapter “NO-9”"), "{text}");
}

#[test]
fn a_saved_match_is_resumed() {
    let path = scratch("resumed.record", "");
    let path = path.to_str().expect("a path");
    said(&["play", "volchok", "--seed", "9", "--away", "you"], &format!("1\n1\n1\nsave {path}\nquit\n"));
    let text = said(&["play", "volchok", "--resume", path, "--away", "you"], "1\nresign\n\n");
    assert!(text.contains("resigned"), "{text}");
    let wrong = touchline(&["play", "volchok", "--resume", path, "--seed", "3"], "");
    assert_eq!(wrong.status.code(), Some(2), "a saved match has its own dice");
}

#[test]
fn it_speaks_five_languages() {
    for (lang, word) in [("en", "Home"), ("fi", "Koti"), ("nl", "Thuis"), ("it", "Casa"), ("ru", "Хозяева")]
    {
        let text = said(&["play", "volchok", "--seed", "5", "--lang", lang], "1\n1\nquit\n");
        assert!(text.contains(word), "{lang}: {text}");
    }
}

#[test]
fn a_match_that_is_left_is_kept() {
    let text = said(&["play", "volchok", "--seed", "9", "--away", "you", "--lang", "en"], "1\n1\n");
    let name = text.rsplit("--resume ").next().expect("the way back").trim();
    crate::left_unfinished(name);
}

#[test]
fn the_words_of_the_terminal_are_not_the_words_of_a_game() {
    let games = json(&["games", "--json"], "");
    assert!(!games.as_array().expect("a list").is_empty());
    let text = said(&["play", "volchok", "--table", "--away", "you"], WON_TACKLE);
    assert!(text.contains("[TACK-8, R24]"), "`exit` is a decision after a tackle: {text}");
}

/// Home's 5 dribbles forward; away's 5 is next to him, tackles and comes away with the ball.
const WON_TACKLE: &str = "toss 5 2\npick 5\nspin 1\nstep 5 e8\ntackle 5\nspin 6\nexit e7\nquit\n";

#[test]
fn the_same_seed_gives_the_same_match() {
    // Each has a name of its own, and is the same otherwise.
    let play = || {
        let text = said(&["play", "volchok", "--seed", "12", "--preset", "quick"], &first_choices());
        text.lines().filter(|line| !line.starts_with("Kept as")).map(str::to_owned).collect::<Vec<_>>()
    };
    assert!(play() == play());
}

#[test]
fn a_match_by_the_clock_ends_when_time_is_up() {
    let options =
        ["play", "volchok", "-o", "clock_seconds=1", "-o", "goals_to_win=0", "-o", "safety_turns=100000"];
    let text = said(&[&options[..], &["--home", "random"]].concat(), "");
    assert!(text.contains("Time is up"), "{}", &text[text.len().saturating_sub(600)..]);
    assert!(text.contains("Full time"));
}
