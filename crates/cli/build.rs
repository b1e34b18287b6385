//! Which commit is built, for `touchline --version`: from the environment, or asked of git; a source archive has neither.

use std::process::Command;

fn main() {
    println!("cargo::rerun-if-env-changed=TOUCHLINE_COMMIT");
    let asked = |args: &[&str]| {
        let answer = Command::new("git").args(args).output().ok().filter(|output| output.status.success())?;
        let text = String::from_utf8(answer.stdout).ok()?.trim().to_owned();
        (!text.is_empty()).then_some(text)
    };
    // What HEAD names moves with every commit.
    for name in ["HEAD", "logs/HEAD"] {
        if let Some(path) = asked(&["rev-parse", "--git-path", name]) {
            println!("cargo::rerun-if-changed={path}");
        }
    }
    let commit =
        std::env::var("TOUCHLINE_COMMIT").ok().or_else(|| asked(&["rev-parse", "--short=10", "HEAD"]));
    println!("cargo::rustc-env=TOUCHLINE_COMMIT={}", commit.unwrap_or_default());
}
