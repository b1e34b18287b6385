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

/// Every format of version 2, small.
const FORMATS: [(&str, &str); 6] = [
    ("double_round_robin", "divisions = [3, 3]\npromoted = 1\n"),
    ("round_robin", "points = [2, 1, 0]\ntie_breaks = [\"points\", \"head_to_head\", \"lot\"]\n"),
    ("cup", "[cup]\ndraw = \"drawn\"\ntwo_legs = true\nreplays = 1\nthird_place = true\n"),
    ("groups", "[groups]\ncount = 2\n[cup]\nthird_place = true\n"),
    ("swiss", "[swiss]\nrounds = 3\n"),
    ("ladder", "[ladder]\nrounds = 4\n"),
];

fn version_2(game: &str, format: &str, more: &str) -> String {
    format!(
        "version = 2\ngame = \"{game}\"\nseed = 9\nformat = \"{format}\"\n\
         teams = [\"A\", \"B\", \"C\", \"D\", \"E\", \"F\"]\ncoaches = [\"rookie\", \"random\", \"random\", \"random\", \"random\", \"rookie\"]\n{more}"
    )
}

#[test]
fn the_same_file_gives_the_same_table_on_any_number_of_threads() {
    for (format, more) in FORMATS {
        let content = version_2("volchok", format, more);
        let one = scratch(&format!("league-one-{format}.toml"), &content);
        let many = scratch(&format!("league-many-{format}.toml"), &content);
        let table = run(&one, &["--threads", "1"]);
        assert_eq!(run(&many, &["--threads", "4"]), table, "{format}");
        assert_eq!(read(&one), read(&many), "{format}");
        assert!(table.contains("wins the tournament"), "{format}: {table}");
    }
}

#[test]
fn stopped_by_ctrl_c_it_goes_on_and_leaves_nothing_behind() {
    let content = version_2("volchok", "double_round_robin", "");
    let through = scratch("league-not-stopped.toml", &content);
    run(&through, &[]);
    let stopped = scratch("league-stopped.toml", &content);
    let child = std::process::Command::new(env!("CARGO_BIN_EXE_touchline"))
        .args(["league", stopped.to_str().expect("a path")])
        .stdout(std::process::Stdio::piped())
        .spawn()
        .expect("the program starts");
    while !read(&stopped).contains("[[results]]") {
        std::thread::yield_now();
    }
    let ended = std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(ended.expect("kill").success());
    let output = child.wait_with_output().expect("it ends");
    // It may have been done already.
    assert!([Some(130), Some(0)].contains(&output.status.code()), "{output:?}");
    let folder = stopped.parent().expect("a folder");
    let parts = std::fs::read_dir(folder)
        .expect("a folder")
        .flatten()
        .filter(|entry| entry.file_name().to_string_lossy().starts_with("league-stopped.toml."));
    assert_eq!(parts.count(), 0, "no half-written file");
    run(&stopped, &[]);
    assert_eq!(read(&stopped), read(&through));
}

#[test]
fn the_report_is_a_page_without_scripts_and_a_line_for_each_match() {
    let file = scratch(
        "league-report.toml",
        &version_2("champions", "double_round_robin", "[options]\nclock_ones = 5\n"),
    );
    let (html, csv) = (file.with_extension("html"), file.with_extension("csv"));
    let told =
        run(&file, &["--html", html.to_str().expect("a path"), "--csv", csv.to_str().expect("a path")]);
    assert!(told.contains("30 of 30"), "{told}");
    let page = read(&html);
    assert!(!page.contains("<script") && page.contains("<polyline") && page.contains("Results"), "{page}");
    assert_eq!(page.matches("<polyline").count(), 6, "a line for each team");
    assert!(page.contains("@media print"));
    assert_eq!(read(&csv).lines().count(), 31);
    let report = json(&["league", file.to_str().expect("a path"), "--json"], "");
    assert_eq!(report["finished"], true);
    assert_eq!(report["results"].as_array().expect("results").len(), 30);
}

#[test]
fn seasons_follow_each_other() {
    let file = scratch(
        "league-season-1.toml",
        &version_2("volchok", "round_robin", "divisions = [3, 3]\npromoted = 1\n"),
    );
    let next = file.with_file_name("league-season-2.toml");
    let next_path = next.to_str().expect("a path").to_owned();
    let output =
        touchline(&["league", file.to_str().expect("a path"), "--matches", "2", "--next", &next_path], "");
    assert_eq!(output.status.code(), Some(2), "it is not over");
    run(&file, &["--next", &next_path]);
    let second = read(&next);
    assert!(second.contains("season = 2") && second.contains("[[honours]]"), "{second}");
    assert!(run(&next, &[]).contains("Hall of fame"));
}

#[test]
fn a_suspended_man_is_named_in_the_options_of_his_next_match() {
    // H5 of the first match is sent off: he misses the next two of his team.
    let head = "version = 2\ngame = \"champions\"\nseed = 3\nformat = \"double_round_robin\"\nteams = [\"A\", \"B\"]\n[options]\nclock_ones = 3\n";
    let first = "[[results]]\nmatch = 1\nhome = \"A\"\naway = \"B\"\nscore = [1, 0]\nwinner = \"home\"\nby = \"CLK-3\"\n[results.incidents]\nred = [\"H5\"]\n";
    let file = scratch("league-ban.toml", &format!("{head}{first}"));
    let told = run(&file, &["--matches", "0"]);
    assert!(told.contains("number 5: suspended for 2 matches"), "{told}");
    run(&file, &[]);
    // A result in which he was booked all the same is refused.
    let second = "[[results]]\nmatch = 2\nhome = \"B\"\naway = \"A\"\nscore = [1, 0]\nwinner = \"home\"\nby = \"CLK-3\"\n[results.incidents]\nyellow = [\"A5\"]\n";
    let file = scratch("league-ban-broken.toml", &format!("{head}{first}{second}"));
    let output = touchline(&["league", file.to_str().expect("a path")], "");
    assert!(text(&output.stderr).contains("A5 may not play this match"));
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
        (&good.replace("cup", "swiss"), "others need `version = 2`"),
        (&format!("version = 2\n{}", good.replace("cup", "swiss")), "swiss.rounds: missing"),
        (&format!("version = 9\n{good}"), "version: found 9"),
        (&good.replace("\"B\"", "\"A\""), "teams[1]: `A` is there already"),
        (&good.replace("\"B\"", "\"nowhere.toml\""), "nowhere.toml"),
        (&good.replace("seed = 1", "seed = -1"), "seed: found -1"),
        (&format!("coaches = \"clever\"\n{good}"), "there is no coach `clever`"),
        (&format!("{good}[options]\nclock_ones = 0\n"), "clock_ones"),
        (&format!("{good}[options]\nnothing = 0\n"), "nothing"),
        (&format!("{good}{finished}"), "results[0].match: there is no match 2"),
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
