//! The command line as people meet it: slips of the pen, settings, manual pages, completions, Ctrl-C.

use crate::{text, touchline, touchline_in};
use std::path::Path;
use std::process::Command;

fn refused(args: &[&str], words: &str) {
    let output = touchline(args, "");
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{args:?}: {said}");
    assert!(said.contains(words), "{args:?}: {said}");
}

#[test]
fn slips_of_the_pen_are_understood() {
    refused(&["play", "volchock"], "Did you mean `volchok`?");
    refused(&["sim", "fudos"], "Did you mean `fudis`?");
    refused(&["sim", "volchok", "--preset", "quik"], "Did you mean `quick`?");
    refused(&["simm", "volchok"], "sim");
}

#[test]
fn no_type_of_ours_and_no_range_of_rust_is_in_an_error() {
    for args in [
        &["sim", "volchok", "--matches", "0"][..],
        &["sim", "volchok", "--threads", "0"],
        &["lab", "volchok", "--matches", "x"],
        &["learn", "volchok", "--generations", "0"],
    ] {
        let output = touchline(args, "");
        let said = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(said.contains("expected a whole number from"), "{args:?}: {said}");
        assert!(!said.contains("..="), "{args:?}: {said}");
    }
}

#[test]
fn settings_of_ones_own_are_read_and_mistakes_in_them_are_told() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("touchline");
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("config.toml");
    std::fs::write(&file, "language = \"fi\"\n").unwrap();
    let told = touchline_in(home.path(), &["games", "volchok"], "");
    assert!(text(&told.stdout).contains("vuoroa"), "{}", text(&told.stdout));
    let other = touchline_in(home.path(), &["games", "volchok", "--lang", "en"], "");
    assert!(text(&other.stdout).contains("turns"), "the command line goes first");
    for (wrong, words) in [
        ("langauge = \"fi\"\n", "langauge"),
        ("[keys]\nhnt = \"i\"\n", "there is no action `hnt`"),
        ("opponent = \"me\"\n", "config.toml"),
    ] {
        std::fs::write(&file, wrong).unwrap();
        let output = touchline_in(home.path(), &["games"], "");
        assert_eq!(output.status.code(), Some(2), "{wrong}");
        assert!(text(&output.stderr).contains(words), "{wrong}: {}", text(&output.stderr));
    }
    for (wrong, words) in [
        ("langauge = \"fi\"\n", "rivi 1, sarake 1: nimeä `langauge` ei tunneta"),
        ("language = \"xx\"\n", "`xx` ei ole kieli"),
        ("[keys]\nhnt = \"i\"\n", "toimintoa `hnt` ei ole"),
        ("[[\n", "tämä ei ole TOMLia"),
    ] {
        std::fs::write(&file, wrong).unwrap();
        let output = touchline_in(home.path(), &["games", "--lang", "fi"], "");
        assert!(text(&output.stderr).contains(words), "{wrong}: {}", text(&output.stderr));
    }
}

#[test]
fn every_command_has_a_manual_page() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("man1");
    let output = touchline(&["man", "--dir", folder.to_str().unwrap()], "");
    assert!(output.status.success(), "{}", text(&output.stderr));
    for name in
        ["touchline", "touchline-play", "touchline-matches", "touchline-matches-open", "touchline-sim"]
    {
        let page = std::fs::read_to_string(folder.join(format!("{name}.1"))).unwrap_or_default();
        assert!(page.contains(".TH"), "{name}");
    }
    let page = text(&touchline(&["man", "lab"], "").stdout);
    assert!(page.contains("touchline lab volchok"), "examples are in the page: {page}");
}

fn completed(data: &Path, line: &[&str]) -> String {
    let index = (line.len() - 1).to_string();
    let output = Command::new(env!("CARGO_BIN_EXE_touchline"))
        .arg("--")
        .args(line)
        .env("COMPLETE", "bash")
        .env("_CLAP_COMPLETE_INDEX", index)
        .env("_CLAP_COMPLETE_COMP_TYPE", "9")
        .env("_CLAP_COMPLETE_SPACE", "true")
        .env("_CLAP_IFS", "\n")
        .env("XDG_DATA_HOME", data)
        .output()
        .unwrap();
    text(&output.stdout)
}

#[test]
fn completions_know_games_presets_options_coaches_and_kept_matches() {
    let home = tempfile::tempdir().unwrap();
    let data = home.path();
    touchline_in(data, &["play", "volchok", "--seed", "9", "--away", "you"], "1\n1\n");
    assert!(completed(data, &["touchline", "play", "vol"]).contains("volchok"));
    let presets = completed(data, &["touchline", "play", "volchok", "--preset", ""]);
    assert!(presets.contains("quick") && presets.contains("ninety_minutes"), "{presets}");
    assert!(completed(data, &["touchline", "sim", "volchok", "--home", "ro"]).contains("rookie"));
    assert!(completed(data, &["touchline", "games", "--lang", ""]).contains("fi"));
    assert!(completed(data, &["touchline", "play", "--resume", ""]).contains("volchok-"));
    assert!(completed(data, &["touchline", "lab", "volchok", "-o", "turn"]).contains("turn_limit="));
    for shell in ["bash", "zsh", "fish"] {
        let script = text(&touchline(&["completions", shell], "").stdout);
        assert!(script.contains("COMPLETE"), "{shell}: {script}");
        // A value follows the sign of an option at once: zsh must be told, the others see it.
        assert!(shell != "zsh" || script.contains("_describe -V 'values' open -S ''"), "{script}");
    }
}

#[test]
fn a_backup_replaces_no_file_unasked() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("backup");
    std::fs::write(&file, "precious").unwrap();
    let database = format!("sqlite://{}", home.path().join("none.db").display());
    let args = ["backup", file.to_str().unwrap(), "--database", &database];
    let output = touchline(&args, "");
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("--force"), "{}", text(&output.stderr));
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "precious");
}

#[test]
fn errors_of_files_and_servers_are_told_in_the_language_without_our_types() {
    let home = tempfile::tempdir().unwrap();
    let file = |name: &str, content: &str| {
        let path = home.path().join(name);
        std::fs::write(&path, content).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let half = file("half.json", "{\"game\":");
    let plain = file("plain.json", "hello");
    let empty = file("empty.json", "");
    let number = file("number.json", r#"{"game":"volchok","options":{"turn_limit":"x"}}"#);
    let game = file("game.toml", "teams = 3\n");
    let broken = file("broken.toml", "[[\n");
    let listen = file("listen.toml", "listen = 5\n");
    let lisen = file("lisen.toml", "lisen = \"x\"\n");
    for (args, words) in [
        (&["legal", &half][..], "se loppuu kesken (rivi 1, sarake 8)"),
        (&["legal", &plain], "tämä ei ole JSONia"),
        (&["legal", &empty], "tiedosto on tyhjä"),
        (&["legal", &number], "turn_limit: tässä on teksti \"x\", tähän tarvitaan kokonaisluku, vähintään 0"),
        (&["check", &game], "nimeä `teams` ei tunneta, mahdolliset ovat `game`, `vector`"),
        (&["check", &broken], "rivi 1, sarake 3: tämä ei ole TOMLia"),
        (&["league", &game], "teams: tässä on 3, tähän tarvitaan 2–64 nimeä"),
        (&["league", &game], "game: puuttuu; tähän tarvitaan peli"),
        (&["league", &broken], "rivi 1, sarake 3: tämä ei ole TOMLia"),
        (&["league", "-"], "turnaus pidetään tiedostossaan"),
        (&["serve", "--config", &listen], "tässä on luku `5`, tähän tarvitaan osoite, esimerkiksi"),
        (&["serve", "--config", &lisen], "nimeä `lisen` ei tunneta"),
        (&["serve", "--config", "/nowhere"], "tiedostoa /nowhere ei voi lukea: sellaista ei ole"),
        (&["serve", "--listen", "1"], "--listen <ADDRESS>: tähän tarvitaan osoite"),
        (&["serve", "--database", "foo"], "tietokanta ei aukea: `foo` ei ole tietokanta"),
        (&["serve", "--database", "sqlite:///nowhere/x.db"], "tietokanta ei aukea: sen tiedosto ei aukea"),
        (&["learn", "volchok", "--out", "/nowhere/x", "--generations", "1"], "ei voi kirjoittaa"),
        (&["learn", "volchok", "--generations", "0", "--out", "x"], "kokonaisluku väliltä 1–"),
        (&["restore", &plain, "--database", "sqlite::memory:"], "ei palautettu: varmuuskopiota ei voi lukea"),
        (&["backup", &plain], "korvaa se valitsimella --force"),
        (&["replay", &plain], "ei ole ottelun tallenne: rivi 1, sarake 1: tässä on `hello`"),
        (&["verify", &plain, "--key", "abc"], "julkinen avain"),
        (&["sim", "volchok", "-o", "lob_min=0"], "tässä on 0, pitäisi olla väliltä 1–20"),
        (&["bench", "fuba", "--compare", &plain, "--rules"], "ei ole komennon `bench --json` kirjoittama"),
        (&["man", "foo"], "komentoa `foo` ei ole"),
        (&["matches", "--since", "tomorrow"], "tähän tarvitaan päivä, esimerkiksi 2026-11-18"),
        (&["lesson", "volchok", "nope"], "pelissä volchok ei ole oppituntia `nope`"),
        (&["puzzle", "volchok", "nope"], "pelissä volchok ei ole tehtävää `nope`"),
    ] {
        let args = [args, &["--lang", "fi"]].concat();
        let output = touchline_in(home.path(), &args, "");
        let said = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {said}");
        assert!(said.contains(words), "{args:?}: {said}");
        let english =
            ["there is", "expected", "cannot", "os error", "unknown", "found", "missing", " line ", "code:"];
        for english in english.into_iter().chain(["struct", "parse", "the database", "such as"]) {
            assert!(!said.contains(english), "{args:?} says {english}: {said}");
        }
    }
}

#[test]
fn errors_that_a_player_meets_are_told_in_the_language() {
    let home = tempfile::tempdir().unwrap();
    for (args, words) in [
        (&["play", "volchock"][..], "peliä `volchock` ei ole"),
        (&["play", "volchock"], "Tarkoititko `volchok`?"),
        (&["play", "volchok", "--preset", "quik"], "ei ole versiota `quik`"),
        (&["play", "volchok", "-o", "foo=3"], "ei ole sääntövalintaa `foo`"),
        (&["play", "volchok", "-o", "foo"], "kirjoita NIMI=ARVO"),
        (&["play", "volchok", "--away", "nobody"], "valmentajaa `nobody` ei ole"),
        (&["sim", "volchok", "--matches", "0"], "kokonaisluku väliltä 1–"),
        (&["matches", "open", "zzz"], "ottelua `zzz` ei ole"),
        (&["play", "--resume"], "mikään ottelu ei ole kesken"),
        (&["replay", "/nowhere/x"], "/nowhere/x ei aukea: sellaista ei ole"),
        (&["play", "--server", "http://127.0.0.1:1"], "tarvitsee päätteen"),
    ] {
        let args = [args, &["--lang", "fi"]].concat();
        let output = touchline_in(home.path(), &args, "");
        let said = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {said}");
        assert!(said.contains(words), "{args:?}: {said}");
        for english in ["there is", "expected", "cannot", "os error", "unknown"] {
            assert!(!said.contains(english), "{args:?}: {said}");
        }
    }
}

#[test]
fn an_error_that_nobody_reads_is_no_panic() {
    for args in [&["play", "--no-such"][..], &["replay", "/nowhere"]] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_touchline"))
            .args(args)
            .stderr(std::process::Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stderr.take());
        assert_eq!(child.wait().unwrap().code(), Some(2), "{args:?}");
    }
}
