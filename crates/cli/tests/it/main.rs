//! The program as people and scripts use it: the real binary, real files, and plenty of rubbish.

mod analyse;
#[path = "../../../store/tests/it/cluster.rs"]
mod cluster;
mod command_line;
mod docs;
mod lab;
mod league;
mod matches;
#[path = "../../../server/tests/it/nats.rs"]
mod nats;
mod nodes;
mod play;
mod rubbish;
mod scripts;
mod serve;
mod terminal;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// Runs `touchline` with arguments and input, in English unless the arguments say otherwise.
fn touchline(args: &[&str], input: &str) -> Output {
    touchline_in(Path::new(env!("CARGO_TARGET_TMPDIR")), args, input)
}

/// The same with a data folder of its own.
fn touchline_in(data: &Path, args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_touchline"))
        .args(args)
        .env("LC_ALL", "C")
        .env("XDG_DATA_HOME", data)
        .env("XDG_CONFIG_HOME", data)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A program that does not read its input closes the pipe; that is no fault of the test.
    let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
    child.wait_with_output().expect("the program ends")
}

/// Standard output of a run that must succeed.
fn said(args: &[&str], input: &str) -> String {
    let output = touchline(args, input);
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    assert!(output.status.success(), "{args:?} failed: {err}\n{out}");
    out
}

/// What `verify` says of a match that was left: proven so far, and an exit code of its own.
fn left_unfinished(record: &str) {
    let output = touchline(&["verify", record, "--json"], "");
    assert_eq!(output.status.code(), Some(4), "{}", text(&output.stderr));
    let told: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(told["verdict"], "unfinished", "{told}");
}

fn json(args: &[&str], input: &str) -> serde_json::Value {
    let out = said(args, input);
    serde_json::from_str(&out).unwrap_or_else(|error| panic!("{args:?} is no JSON: {error}: {out}"))
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("the program writes UTF-8")
}

/// A file of its own for a test.
fn scratch(name: &str, content: &str) -> PathBuf {
    let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(std::process::id().to_string());
    std::fs::create_dir_all(&dir).expect("a scratch folder");
    let path = dir.join(name);
    std::fs::write(&path, content).expect("a scratch file");
    path
}

/// A path from the root of the project.
fn project(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}
