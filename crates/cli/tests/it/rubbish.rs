//! Bad input gets a clear error and exit code 2, never a panic.

use crate::{scratch, touchline};

fn refused(args: &[&str], says: &str) {
    let output = touchline(args, "");
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{args:?}: {error}");
    assert!(!error.contains("panicked"), "{args:?}: {error}");
    assert!(error.contains(says), "{args:?} should say {says}: {error}");
}

#[test]
fn unknown_games_options_coaches_and_rules() {
    refused(&["play", "chess"], "there is no game `chess`; the games are");
    refused(&["sim", "volchok", "-o", "turn_limits=9"], "unknown name `turn_limits`");
    refused(&["sim", "volchok", "-o", "turn_limits=9"], "Did you mean `turn_limit`?");
    refused(&["sim", "volchok", "-o", "lob_min=0"], "lob_min: found 0, expected 1 to 20");
    refused(&["sim", "volchok", "-o", "board.rows=40"], "board.rows: found 40, expected 9 to 18");
    refused(&["sim", "volchok", "-o", "board"], "write NAME=VALUE");
    refused(
        &["sim", "volchok", "-o", "tie_break.x=1", "-o", "tie_break=draw", "-o", "tie_break.y=2"],
        "has no parts",
    );
    refused(&["sim", "volchok", "--preset", "slow"], "its presets are first_to_four");
    refused(&["sim", "volchok", "--home", "messi"], "there is no coach `messi`");
    refused(&["sim", "volchok", "--preset", "by_the_clock"], "no real clock");
    refused(&["sim", "volchok", "--matches", "0"], "expected a whole number from 1 to 1000000000");
    refused(&["play", "volchok", "--away", "nobody"], "there is no coach `nobody`");
    refused(&["rules", "volchok", "SHOT-99"], "no rule or chapter “SHOT-99”");
    refused(&["rules", "volchok", "SHO"], "Did you mean SHOT-1");
    refused(&["games", "ludo"], "there is no game `ludo`");
    refused(&["bench", "ludo"], "there is no game `ludo`");
    refused(&["dance"], "unrecognized subcommand");
    refused(&["games", "--lang", "tlh"], "expected en, fi, nl, it or ru");
}

#[test]
fn bad_files() {
    refused(&["legal", "/no/such/file"], "cannot open /no/such/file");
    refused(&["legal", "/"], "is a folder");
    refused(&["verify", "/no/such/file"], "cannot open");
    let file = |name: &str, content: &str| scratch(name, content).to_str().expect("a path").to_owned();
    refused(&["legal", &file("a.json", "{")], "it ends in the middle");
    refused(
        &["legal", &file("b.json", r#"{"game":"volchok","position":{"ball":"H9"}}"#)],
        "expected a player such as `H5`",
    );
    let crowded = r#"{"game":"volchok","position":{"pieces":{"home":{"1":"a5","5":"e5"},"away":{"1":"e13","2":"e5","3":"z9"}}}}"#;
    refused(&["legal", &file("c.json", crowded)], "z9");
    let crowded = r#"{"game":"volchok","position":{"pieces":{"home":{"1":"a5","5":"e5"},"away":{"1":"e13","2":"e5"}},"ball":"A6"}}"#;
    refused(&["legal", &file("d.json", crowded)], "pieces.home.1: a5 is outside the keeper's own zone");
    refused(&["legal", &file("e.json", crowded)], "pieces.away.2: two players stand on e5");
    refused(&["legal", &file("f.json", crowded)], "ball: A6 is not on the pitch");
    let start = file("g.json", r#"{"game":"volchok"}"#);
    refused(&["apply", &start, "spin 3"], "expected `toss 1 1`");
    refused(&["apply", &start, "toss 6 1", "pick 1"], "KO-1");
    refused(&["apply", &start, "toss 6 1", "jump 1"], "column 1: found `jump`, expected one of `pick`");
    refused(&["check", &file("h.toml", "game = \"volchok\"\n[[vector]]\nid = 3\n")], "found the number");
    refused(&["check", &file("i.toml", "game = \"ludo\"\n")], "there is no game `ludo`");
    refused(&["verify", &file("j.record", "hello")], "line 1, column 1: found `hello`");
    let binary = scratch("k.record", "");
    std::fs::write(&binary, [0xff, 0xfe, 0x00]).expect("a scratch file");
    refused(&["replay", binary.to_str().expect("a path")], "byte 1 is not UTF-8");
}

#[test]
fn a_record_that_was_tampered_with_is_not_proven() {
    let path = scratch("honest.record", "");
    let path = path.to_str().expect("a path");
    touchline(
        &["play", "volchok", "--seed", "9", "--away", "you"],
        &format!("1\n1\n1\n1\n1\n1\nsave {path}\nquit\n"),
    );
    let honest = std::fs::read_to_string(path).expect("a record");
    let spin = honest.lines().find(|line| line.contains("chance spin")).expect("a spin").to_owned();
    let other = if spin.ends_with('1') {
        spin.replace("spin 1", "spin 2")
    } else {
        format!("{} 1", spin.rsplit_once(' ').expect("a number").0)
    };
    let forged = scratch("forged.record", &honest.replace(&spin, &other));
    let output = touchline(&["verify", forged.to_str().expect("a path")], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(!output.stdout.is_empty());
}

/// A finished match whose dice are a seed.
const SEEDED: &str = include_str!("../../../../docs/formats/record.md");

#[test]
fn the_exit_code_of_verify_says_what_is_proven() {
    let dir = tempfile::tempdir().expect("a folder");
    let from = SEEDED.find("touchline record 1\ngame").expect("an example");
    let proven = &SEEDED[from..from + SEEDED[from..].find("```").expect("its end")];
    let code = |text: &str, args: &[&str]| {
        let file = dir.path().join("a.record");
        std::fs::write(&file, text).expect("it can be written");
        let mut all = vec!["verify", file.to_str().expect("a path")];
        all.extend(args);
        touchline(&all, "").status.code()
    };
    let key = touchline_live::SecretKey::new(&[5; 32]);
    let public = key.public().text();
    let mut record: touchline_kernel::record::Record = proven.parse().expect("a record");
    key.sign(&mut record);
    let signed = record.to_string();
    assert_eq!(code(proven, &[]), Some(0));
    assert_eq!(code(&signed, &["--key", &public]), Some(0));
    assert_eq!(code(&signed.replace("home: you", "home: me"), &["--key", &public]), Some(1));
    assert_eq!(code(&proven.replace("spin 5", "spin 4"), &[]), Some(1));
    assert_eq!(code(&proven.replace("dice: seed 38", "dice: table"), &[]), Some(3));
    let begun = proven.find("\n2 home").expect("a second entry");
    let unfinished = proven[..=begun].replace("result: 1-0 home END-1", "result: *");
    assert_eq!(code(&unfinished, &[]), Some(4));
    assert_eq!(code(proven, &["--key", &public]), Some(5));
    assert_eq!(code(proven, &["--commitment", &"0".repeat(64)]), Some(1));
    assert_eq!(code("hello", &[]), Some(2));
}
