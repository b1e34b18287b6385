//! `touchline analyse`: words, JSON and a page; one record, many, and what is none.

use crate::{project, said, scratch, text, touchline};
use serde_json::Value;

fn record(game: &str) -> String {
    project(&format!("records/revision-1/{game}.record")).display().to_string()
}

#[test]
fn a_record_of_earlier_rules_is_analysed_in_every_language() {
    let file = record("fudis");
    let mut seen: Vec<String> = Vec::new();
    for language in ["en", "fi", "nl", "it", "ru"] {
        let told = said(&["analyse", &file, "--lang", language], "");
        assert!(!told.contains("web-analysis"), "every text is there: {told}");
        assert!(told.contains('▁') && told.contains('█'), "the curves are drawn: {told}");
        assert!(!seen.contains(&told));
        seen.push(told);
    }
}

#[test]
fn programs_get_an_object_for_each_record() {
    let (one, two) = (record("fudis"), record("fuba"));
    let out = said(&["analyse", &one, &two, "--json"], "");
    let lines: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(
        lines.iter().map(|line| line["game"].as_str().unwrap()).collect::<Vec<_>>(),
        ["fudis", "fuba"]
    );
    for line in &lines {
        assert_eq!(line["rules"], 1);
        let [home, away] = &line["expected_goals"].as_array().unwrap()[..] else { panic!("{line}") };
        assert!(home.as_f64().unwrap() >= 0.0 && away.as_f64().unwrap() >= 0.0);
        for step in line["win_probability"].as_array().unwrap() {
            let part = |name: &str| step[name].as_f64().unwrap();
            assert!(
                (part("home") + part("draw") + part("away") - 1.0).abs() < 1e-9 && step["number"].is_u64()
            );
        }
        for of in ["luck", "skill"] {
            for seat in ["home", "away"] {
                assert!(line[of][seat]["wins"].is_number() && line[of][seat]["goals"].is_number(), "{of}");
            }
        }
        assert!(line["residual"].is_number() && line["honest_score"]["interval"].is_object());
        for list in ["attempts", "mistakes", "turning_points"] {
            assert!(line[list].is_array(), "{list}");
        }
        assert!(line["accuracy"]["home"]["rating"].is_number());
    }
}

#[test]
fn a_page_is_whole_and_many_records_have_a_line_for_each_coach() {
    let file = record("fudis");
    let page = scratch("analysis.html", "");
    let page_name = page.display().to_string();
    said(&["analyse", &file, "--html", &page_name], "");
    let html = std::fs::read_to_string(&page).unwrap();
    assert!(html.starts_with("<!doctype html>") && html.contains("<svg"));
    for foreign in ["<script", "src=", "href=\"http", "@import"] {
        assert!(!html.contains(foreign), "{foreign}: it needs nothing else");
    }
    let folder = page.parent().unwrap().join("analysed");
    std::fs::create_dir_all(&folder).unwrap();
    for (n, game) in ["fudis", "fuba"].iter().enumerate() {
        std::fs::copy(record(game), folder.join(format!("{n}.record"))).unwrap();
    }
    std::fs::write(folder.join("notes.txt"), "not one").unwrap();
    let told = said(&["analyse", &folder.display().to_string()], "");
    assert!(told.contains("rookie"), "{told}");
}

#[test]
fn what_is_no_match_gets_the_words_of_verify_and_spoils_nothing() {
    let good = record("fudis");
    let text_of = std::fs::read_to_string(&good).unwrap();
    let rubbish = scratch("rubbish.record", "touchline record 1\ngame: chess\n").display().to_string();
    let bent = scratch("bent.record", &text_of.replacen("chance draw QH", "chance draw 9C", 1));
    let bent = bent.display().to_string();
    let kept = scratch("kept.html", "a page that is there");
    let page = kept.display().to_string();
    for (file, code) in [(&rubbish, 2), (&bent, 1), (&"no-such.record".to_owned(), 2)] {
        let output = touchline(&["analyse", file, "--html", &page], "");
        let verified = touchline(&["verify", file], "");
        assert_eq!(output.status.code(), Some(code), "{}", text(&output.stderr));
        assert_eq!(verified.status.code(), Some(code));
        let words = text(if code == 1 { &verified.stdout } else { &verified.stderr });
        let words = words.trim().trim_start_matches("touchline: ").to_owned();
        assert!(text(&output.stderr).contains(&words), "{words}\n{}", text(&output.stderr));
        assert_eq!(std::fs::read_to_string(&kept).unwrap(), "a page that is there");
    }
    // Of many, the others are analysed.
    let output = touchline(&["analyse", &rubbish, &good, &bent, "--json"], "");
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(text(&output.stdout).lines().count(), 1);
    let empty = kept.parent().unwrap().join("empty");
    std::fs::create_dir_all(&empty).unwrap();
    assert_eq!(touchline(&["analyse", &empty.display().to_string()], "").status.code(), Some(2));
    assert_eq!(touchline(&["analyse", &good, "--budget", "vast"], "").status.code(), Some(2));
    let unwritable = touchline(&["analyse", &good, "--html", "/no/such/folder/page.html"], "");
    assert_eq!(unwritable.status.code(), Some(2));
}
