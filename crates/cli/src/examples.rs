//! Examples of every command, told once: `--help`, the manual pages and a test read them here.

use touchline_locale::Locale;

/// A command line without `touchline`, the name of the text that says what it does, and that text in English.
type Example = (&'static str, &'static str, &'static str);

/// The examples of a command by its name; those of the program itself have an empty name.
pub const ALL: [(&str, &[Example]); 32] = [
    (
        "",
        &[
            ("play volchok", "computer", "a match against the computer, in the terminal"),
            ("play volchok --away you", "keyboard", "two people on one keyboard"),
            ("rules volchok SHOT-4 --lang fi", "rule-fi", "one rule, in Finnish"),
            ("sim volchok --matches 2000", "sim", "2,000 matches, with results and intervals"),
            ("lab volchok --vary board.rows=11,13,15", "longer-board", "what a longer board would change"),
            ("serve", "serve", "online play on this machine, at http://127.0.0.1:7171"),
        ],
    ),
    (
        "play",
        &[
            ("play", "menu", "the start menu"),
            ("play fuba --away club", "club", "you against a club coach"),
            ("play volchok --preset quick", "preset", "one of the editions of `touchline games volchok`"),
            ("play champions --home world --away pro", "watch", "two coaches, and you watch"),
            ("play --resume", "resume", "the latest match that was left"),
            ("play volchok --table", "table", "you spin at your own table and type what came up"),
            (
                "play volchok --server http://127.0.0.1:7171",
                "online",
                "a match on a server, with an invitation link",
            ),
        ],
    ),
    (
        "matches",
        &[
            ("matches", "all-latest", "all, the latest first"),
            ("matches world --result lost", "lost", "lost against world"),
            ("matches stats --game volchok", "stats-game", "won, drawn and lost in Volchok"),
            ("matches export volchok-2026-11-18-1 final.record", "export", "a file to keep or to send"),
        ],
    ),
    ("list", &[("matches list --since 2026-11-01", "since", "this month")]),
    ("stats", &[("matches stats", "stats", "won, drawn, lost and goals, by game and opponent")]),
    ("open", &[("matches open volchok-2026-11-18-1", "open", "look back, one step at a time")]),
    (
        "export",
        &[("matches export volchok-2026-11-18-1 final.record", "export", "a file to keep or to send")],
    ),
    ("delete", &[("matches delete volchok-2026-11-18-1 --yes", "delete", "without asking")]),
    (
        "serve",
        &[
            ("serve --open", "browser", "the page, in your browser"),
            ("serve --listen 0.0.0.0:80 --public-url https://play.example.org", "public", "for everybody"),
            ("serve --database postgres://localhost/touchline", "postgres", "kept in PostgreSQL"),
        ],
    ),
    ("site", &[("site public", "site", "a folder to put on any web host")]),
    ("backup", &[("backup monday.backup", "backup", "everything that the server keeps, while it runs")]),
    ("restore", &[("restore monday.backup --database sqlite://new.db", "restore", "into an empty database")]),
    (
        "sim",
        &[
            (
                "sim fuba --home club --away rookie --matches 400",
                "stronger",
                "who is stronger, and by how much",
            ),
            ("sim volchok --home pro --away club --mirrored --sprt 0,20", "sprt", "stops when it is clear"),
            ("sim fudis --matches 10000 --html fudis.html", "charts", "a page with charts"),
        ],
    ),
    (
        "lab",
        &[
            ("lab volchok --vary board.rows=11,13,15", "boards", "three boards"),
            (
                "lab volchok --vary goals_to_win=1..4 --matches 1000 --html goals.html",
                "charts",
                "a page with charts",
            ),
            (
                "lab fuba --vary move_again=true,false --out fuba-lab",
                "lab-kept",
                "kept, so that more can be played later",
            ),
        ],
    ),
    (
        "league",
        &[
            ("league cup.toml", "league", "plays what is left, on all cores"),
            ("league cup.toml --matches 10", "league-ten", "ten matches now, the rest another time"),
        ],
    ),
    (
        "bench",
        &[
            ("bench", "bench", "rules and coaches of all games"),
            ("bench volchok --json", "bench-json", "one game, for programs"),
            ("bench --terminal", "bench-terminal", "how fast the screen answers a key while a coach thinks"),
        ],
    ),
    (
        "lesson",
        &[
            ("lesson volchok", "lessons", "the lessons, and which are done"),
            ("lesson volchok first", "first-lesson", "pass, dribble, shoot, score in two minutes"),
        ],
    ),
    (
        "puzzle",
        &[
            ("puzzle", "daily", "the puzzle of the day"),
            ("puzzle fudis", "puzzle", "the next one for your rating"),
        ],
    ),
    (
        "puzzles",
        &[
            ("puzzles fudis --seed 7 --out fudis.toml", "puzzles", "150 puzzles, always the same ones"),
            ("puzzles fudis --confirm fudis.toml", "confirm", "searched again, ten times as deep"),
        ],
    ),
    (
        "learn",
        &[(
            "learn volchok --out volchok.json --state volchok.state",
            "learn",
            "carries on where it was stopped",
        )],
    ),
    ("games", &[("games", "all", "all of them"), ("games volchok", "games-one", "its options and editions")]),
    (
        "rules",
        &[
            ("rules fuba", "rules", "all rules"),
            ("rules volchok shot", "chapter", "a chapter"),
            ("rules volchok SHOT-4 --lang fi", "rule-fi", "one rule, in Finnish"),
        ],
    ),
    (
        "check",
        &[
            ("check vectors", "vectors", "every vector of the project"),
            ("check vectors/fuba --json", "json", "for programs"),
        ],
    ),
    (
        "legal",
        &[
            ("legal position.json", "odds", "with odds"),
            ("legal position.json --json", "json", "for programs"),
        ],
    ),
    (
        "apply",
        &[("apply position.json \"shot d14\" \"spin 3\"", "apply", "a shot, and what the spinner showed")],
    ),
    (
        "replay",
        &[
            ("replay match.record", "replay", "step by step, with commentary"),
            (
                "replay match.record --at 40 --boards",
                "replay-boards",
                "the first 40 entries, each with its board",
            ),
        ],
    ),
    ("verify", &[("verify match.record", "verify", "every move and every roll")]),
    (
        "analyse",
        &[
            ("analyse match.record", "analyse", "what really happened"),
            ("analyse match.record --budget normal --html match.html", "analyse-page", "a page with charts"),
            ("analyse matches/", "analyse-many", "a folder of records, with a line for each coach"),
        ],
    ),
    ("texts", &[("texts fuba-event --lang nl", "texts", "the commentary of FUBA, in Dutch")]),
    (
        "config",
        &[
            ("config", "config", "where they are"),
            ("config --example", "config-example", "everything that they may say"),
        ],
    ),
    (
        "man",
        &[
            ("man play", "man-one", "one page"),
            ("man --dir ~/.local/share/man/man1", "man-all", "all of them, for `man touchline-play`"),
        ],
    ),
    (
        "completions",
        &[("completions bash", "completions", "add its output to ~/.bashrc, or load it with `source <(…)`")],
    ),
];

/// The examples of a command, as `--help` shows them below a heading.
pub fn text(command: &str, locale: &Locale) -> Option<String> {
    let (_, examples) = ALL.iter().find(|(name, _)| *name == command)?;
    let width = examples.iter().map(|(line, ..)| line.chars().count()).max().unwrap_or(0);
    let line =
        |(line, name, _): &Example| format!("  touchline {line:<width$}  {}", locale.text(&id(name), &[]));
    let lines: Vec<String> = examples.iter().map(line).collect();
    Some(format!("{}\n{}", locale.text("cli-examples", &[]), lines.join("\n")))
}

/// The text that says what an example does.
pub fn id(name: &str) -> String {
    format!("cli-example-{name}")
}
