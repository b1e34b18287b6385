//! Examples of every command, told once: `--help`, the manual pages and a test read them here.

/// A command line without `touchline`, and what it does.
type Example = (&'static str, &'static str);

/// The examples of a command by its name; those of the program itself have an empty name.
pub const ALL: [(&str, &[Example]); 27] = [
    (
        "",
        &[
            ("play volchok", "a match against the computer, in the terminal"),
            ("play volchok --away you", "two people on one keyboard"),
            ("rules volchok SHOT-4 --lang fi", "one rule, in Finnish"),
            ("sim volchok --matches 2000", "2,000 matches, with results and intervals"),
            ("lab volchok --vary board.rows=11,13,15", "what a longer board would change"),
            ("serve", "online play on this machine, at http://127.0.0.1:7171"),
        ],
    ),
    (
        "play",
        &[
            ("play", "the start menu"),
            ("play fuba --away club", "you against a club coach"),
            ("play volchok --preset quick", "one of the editions of `touchline games volchok`"),
            ("play champions --home world --away pro", "two coaches, and you watch"),
            ("play --resume", "the latest match that was left"),
            ("play volchok --table", "you spin at your own table and type what came"),
            ("play volchok --server http://127.0.0.1:7171", "a match on a server, with an invitation link"),
        ],
    ),
    (
        "matches",
        &[
            ("matches", "all, the latest first"),
            ("matches world --result lost", "lost against world"),
            ("matches stats --game volchok", "won, drawn and lost in Volchok"),
            ("matches export volchok-2026-11-18-1 final.record", "a file to keep or to send"),
        ],
    ),
    ("list", &[("matches list --since 2026-11-01", "this month")]),
    ("stats", &[("matches stats", "won, drawn, lost and goals, by game and opponent")]),
    ("open", &[("matches open volchok-2026-11-18-1", "look back, one step at a time")]),
    ("export", &[("matches export volchok-2026-11-18-1 final.record", "a file to keep or to send")]),
    ("delete", &[("matches delete volchok-2026-11-18-1 --yes", "without asking back")]),
    (
        "serve",
        &[
            ("serve --open", "the page, in your browser"),
            ("serve --listen 0.0.0.0:80 --public-url https://play.example.org", "for everybody"),
            ("serve --database postgres://localhost/touchline", "kept in PostgreSQL"),
        ],
    ),
    ("backup", &[("backup monday.backup", "everything that the server keeps, while it runs")]),
    ("restore", &[("restore monday.backup --database sqlite://new.db", "into an empty database")]),
    (
        "sim",
        &[
            ("sim fuba --home club --away rookie --matches 400", "who is stronger, and by how much"),
            ("sim volchok --home pro --away club --mirrored --sprt 0,20", "stops when it is clear"),
            ("sim fudis --matches 10000 --html fudis.html", "a page with charts"),
        ],
    ),
    (
        "lab",
        &[
            ("lab volchok --vary board.rows=11,13,15", "three boards"),
            ("lab volchok --vary goals_to_win=1..4 --matches 1000 --html goals.html", "a page with charts"),
            (
                "lab fuba --vary move_again=true,false --out fuba-lab",
                "kept, so that more can be played later",
            ),
        ],
    ),
    (
        "league",
        &[
            ("league cup.toml", "plays what is left, on all cores"),
            ("league cup.toml --matches 10", "ten matches now, the rest another time"),
        ],
    ),
    (
        "bench",
        &[
            ("bench", "rules and coaches of all games"),
            ("bench volchok --json", "one game, for programs"),
            ("bench --terminal", "how fast the screen answers a key while a coach thinks"),
        ],
    ),
    (
        "learn",
        &[("learn volchok --out volchok.json --state volchok.state", "carries on where it was stopped")],
    ),
    ("games", &[("games", "all of them"), ("games volchok", "its options and editions")]),
    (
        "rules",
        &[
            ("rules fuba", "all rules"),
            ("rules volchok shot", "a chapter"),
            ("rules volchok SHOT-4 --lang fi", "one rule, in Finnish"),
        ],
    ),
    (
        "check",
        &[("check vectors", "every vector of the project"), ("check vectors/fuba --json", "for programs")],
    ),
    ("legal", &[("legal position.json", "with odds"), ("legal position.json --json", "for programs")]),
    ("apply", &[("apply position.json \"shot d14\" \"spin 3\"", "a shot, and what the spinner showed")]),
    (
        "replay",
        &[
            ("replay match.record", "step by step, with commentary"),
            ("replay match.record --at 40 --boards", "the first 40 entries, each with its board"),
        ],
    ),
    ("verify", &[("verify match.record", "every move and every roll")]),
    ("texts", &[("texts fuba-event --lang nl", "the commentary of FUBA, in Dutch")]),
    ("config", &[("config", "where they are"), ("config --example", "everything that they may say")]),
    (
        "man",
        &[
            ("man play", "one page"),
            ("man --dir ~/.local/share/man/man1", "all of them, for `man touchline-play`"),
        ],
    ),
    ("completions", &[("completions bash", "add its output to ~/.bashrc, or load it with `source <(…)`")]),
];

/// The examples of a command, as `--help` shows them below a heading; what they do is said in English only.
pub fn text(command: &str, heading: &str, explained: bool) -> Option<String> {
    let (_, examples) = ALL.iter().find(|(name, _)| *name == command)?;
    let width = examples.iter().map(|(line, _)| line.chars().count()).max().unwrap_or(0);
    let line = |(line, what): &Example| match explained {
        true => format!("  touchline {line:<width$}  {what}"),
        false => format!("  touchline {line}"),
    };
    let lines: Vec<String> = examples.iter().map(line).collect();
    Some(format!("{heading}\n{}", lines.join("\n")))
}
