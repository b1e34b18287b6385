//! Tournaments: run through, interrupted, continued, and refused.

use crate::{json, project, said, scratch, text, touchline};
use std::path::Path;

const FOUR: &str = "# Ours: this line stays.\ngame = \"champions\"\nseed = 11\nformat = \"double_round_robin\"\n\
                    teams = [\"Rovers\", \"United\", \"Albion\", \"Wanderers\"]\n\n[options]\nclock_ones = 6\n";

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).expect("the league file")
}

fn run(path: &Path, more: &[&str]) -> String {
    let mut args = vec!["league", path.to_str().expect("a path")];
    args.extend(more);
    said(&args, "")
}

#[test]
fn interrupted_and_continued_gives_the_same_file_as_run_through() {
    let through = scratch("league-through.toml", FOUR);
    let table = run(&through, &[]);
    let whole = read(&through);
    assert!(whole.starts_with(FOUR), "{whole}");
    assert_eq!(whole.matches("[[results]]").count(), 12);
    assert!(table.contains("12 of 12") && table.contains("wins the tournament"), "{table}");

    let pieces = scratch("league-pieces.toml", FOUR);
    for n in ["1", "4", "0", "3"] {
        run(&pieces, &["--matches", n]);
    }
    assert_eq!(read(&pieces).matches("[[results]]").count(), 8);
    assert_eq!(run(&pieces, &[]), table);
    assert_eq!(read(&pieces), whole);

    // Once more: nothing changes.
    let before = std::fs::metadata(&through).and_then(|data| data.modified()).expect("a time");
    assert_eq!(run(&through, &[]), table);
    assert_eq!(read(&through), whole);
    assert_eq!(std::fs::metadata(&through).and_then(|data| data.modified()).expect("a time"), before);
}

#[test]
fn killed_at_any_moment_it_loses_no_match_that_was_over() {
    let through = scratch("league-unkilled.toml", FOUR);
    run(&through, &[]);
    let killed = scratch("league-killed.toml", FOUR);
    let mut child = std::process::Command::new(env!("CARGO_BIN_EXE_touchline"))
        .args(["league", killed.to_str().expect("a path")])
        .stdout(std::process::Stdio::null())
        .spawn()
        .expect("the program starts");
    while !read(&killed).contains("match = 3") && child.try_wait().is_ok_and(|ended| ended.is_none()) {
        std::thread::yield_now();
    }
    let _ = child.kill();
    let _ = child.wait();
    assert!(read(&killed).contains("match = 3"));
    run(&killed, &[]);
    assert_eq!(read(&killed), read(&through));
}

#[test]
fn suspensions_and_layoffs_are_told_and_add_up() {
    let file = scratch("league-json.toml", &FOUR.replace("clock_ones = 6", "clock_ones = 16"));
    let report = json(&["league", file.to_str().expect("a path"), "--json"], "");
    assert_eq!((report["played"].as_u64(), report["matches"].as_u64()), (Some(12), Some(12)));
    let rows = report["table"].as_array().expect("a table");
    let points: u64 = rows.iter().filter_map(|row| row["points"].as_u64()).sum();
    assert_eq!(points, 12 * 5, "every match gives five points");
    let sum = |key: &str| rows.iter().filter_map(|row| row[key].as_u64()).sum::<u64>();
    assert_eq!(sum("goals_for"), sum("goals_against"));
    assert!(read(&file).contains("[results.incidents]"), "cards and injuries are kept");
}

#[test]
fn every_game_and_format_can_be_run_in_every_language() {
    for (game, lang) in [("volchok", "fi"), ("fudis", "nl"), ("fuba", "it"), ("champions", "ru")] {
        for format in ["round_robin", "cup"] {
            let content = format!(
                "game = \"{game}\"\nseed = 3\nformat = \"{format}\"\nteams = [\"A\", \"B\", \"C\"]\n"
            );
            let file = scratch(&format!("league-{game}-{format}.toml"), &content);
            let told = run(&file, &["--lang", lang]);
            assert!(!told.contains("-league-"), "a text is missing: {told}");
            assert_eq!(run(&file, &["--lang", lang]), told);
        }
    }
}

#[test]
fn team_files_are_read_from_beside_the_league_file_and_names_are_an_option() {
    let fin = std::fs::read_to_string(project("teams/fin.toml")).expect("a team file");
    scratch("league-fin.toml", &fin);
    let content = "game = \"champions\"\nseed = 5\nformat = \"cup\"\ngenerated_names = true\n\
                   coaches = [\"random\", \"random\"]\nteams = [\"league-fin.toml\", \"Guests\"]\n";
    let file = scratch("league-files.toml", content);
    assert!(run(&file, &[]).contains("Finland"));
    scratch("league-broken.toml", &fin.replace("number = 4 ", "number = 5 ").replace("FIN", "fin"));
    let file = scratch("league-files.toml", &content.replace("league-fin", "league-broken"));
    let output = touchline(&["league", file.to_str().expect("a path")], "");
    let told = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2));
    assert!(told.contains("code: ") && told.contains("players[4].number: 5 is there already"), "{told}");
}

#[test]
fn rubbish_is_refused_and_left_as_it_is() {
    let finished = "[[results]]\nmatch = 2\nhome = \"A\"\naway = \"B\"\nscore = [1, 0]\nby = \"CLK-3\"\n";
    let good = "game = \"champions\"\nseed = 1\nformat = \"cup\"\nteams = [\"A\", \"B\"]\n";
    let cases = [
        ("", "game: missing"),
        ("game = [", "line 1"),
        (&good.replace("champions", "chess"), "game: "),
        (&good.replace("cup", "swiss"), "format: found `swiss`"),
        (&good.replace("\"B\"", "\"A\""), "teams[1]: `A` is there already"),
        (&good.replace("\"B\"", "\"nowhere.toml\""), "nowhere.toml"),
        (&good.replace("seed = 1", "seed = -1"), "seed: found -1"),
        (&format!("coaches = \"clever\"\n{good}"), "coaches: found `clever`"),
        (&format!("{good}[options]\nclock_ones = 0\n"), "clock_ones"),
        (&format!("{good}[options]\nnothing = 0\n"), "nothing"),
        (&format!("{good}{finished}"), "results[0].match: found 2, expected 1"),
        (&format!("{good}{finished}[options]\n"), "results: "),
    ];
    for (i, (content, expected)) in cases.iter().enumerate() {
        let file = scratch(&format!("league-rubbish-{i}.toml"), content);
        let output = touchline(&["league", file.to_str().expect("a path")], "");
        let told = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{content}: {told}");
        assert!(told.contains(expected), "{content}: {told}");
        assert_eq!(read(&file), *content);
    }
    for path in ["-", "no-such-file.toml", "."] {
        assert_eq!(touchline(&["league", path], "").status.code(), Some(2), "{path}");
    }
}
