//! The `touchline` program: one file per command in `commands/`.

mod commands;
mod complete;
mod config;
mod examples;
mod help;
mod input;
mod interrupt;
mod plain_words;
mod progress;

use clap::{CommandFactory, Parser, Subcommand};
use std::io::Write;
use std::process::ExitCode;
use touchline_locale::{Language, Locale};

/// A server makes and drops many small texts for each move: the allocator is a fifth of its work with that of the system.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Tabletop football by the book: four published games, against a coach, a friend or online.
#[derive(Debug, Parser)]
#[command(name = "touchline", version, long_version = long_version(), max_term_width = 110)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    /// Language: en, fi, nl, it or ru. Default: the environment's.
    #[arg(long, global = true, value_name = "LANG", value_parser = language, add = clap_complete::engine::ArgValueCandidates::new(complete::languages))]
    lang: Option<Language>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Play a match in the terminal.
    Play(commands::play::Play),
    /// The matches played here: list, search, statistics, replay, export, delete.
    Matches(commands::matches::Matches),
    /// Host the web app and online play on this machine.
    Serve(commands::serve::Serve),
    /// Write the page as a folder for any web host, with the engine inside.
    Site(commands::site::Site),
    /// Back up a server's database into a file, while it runs.
    Backup(commands::backup::Backup),
    /// Restore a backup into an empty database.
    Restore(commands::restore::Restore),
    /// Simulate many matches between coaches, with results and intervals.
    Sim(commands::sim::Sim),
    /// Compare a game under different options.
    Lab(commands::lab::Lab),
    /// Play a tournament between coaches, or resume one.
    League(commands::league::League),
    /// Measure how fast rules and coaches run on this machine.
    Bench(commands::bench::Bench),
    /// Learn a game in short lessons that you play.
    Lesson(commands::lesson::Lesson),
    /// Solve a puzzle.
    Puzzle(commands::lesson::Puzzle),
    /// Make puzzles from matches of self-play.
    Puzzles(commands::puzzles::Puzzles),
    /// Train a coach by self-play.
    Learn(commands::learn::Learn),
    /// List the games with their options.
    Games(commands::games::Games),
    /// Read the rules of a game.
    Rules(commands::rules::Rules),
    /// Run rule vectors.
    Check(commands::check::Check),
    /// List the legal steps in a position file.
    Legal(commands::position::Legal),
    /// Apply steps to a position file.
    Apply(commands::position::Apply),
    /// Replay a recorded match with commentary.
    Replay(commands::replay::Replay),
    /// Verify a recorded match: recompute every move and every roll.
    Verify(commands::verify::Verify),
    /// Understand a match: expected goals, win probability, luck and skill, mistakes.
    Analyse(commands::analyse::Analyse),
    /// Print every message of a language with sample facts, for translators.
    Texts(commands::texts::Texts),
    /// Show where your settings are and what they can contain.
    Config(commands::config::Config),
    /// Print a manual page, or write all of them.
    Man(commands::man::Man),
    /// Print completions for a shell.
    Completions(commands::completions::Completions),
}

/// Version, commit, and the revisions of the rules that records name.
fn long_version() -> String {
    let commit = option_env!("TOUCHLINE_COMMIT").filter(|commit| !commit.is_empty());
    let commit = commit.map(|commit| format!(" ({commit})")).unwrap_or_default();
    let revisions = touchline_games::revisions().map(|(game, revision)| format!("{game} {revision}"));
    format!("{}{commit}\nrules: {}", env!("CARGO_PKG_VERSION"), revisions.collect::<Vec<_>>().join(", "))
}

fn language(text: &str) -> Result<Language, String> {
    Language::from_tag(text).ok_or_else(|| "expected en, fi, nl, it or ru".to_owned())
}

fn main() -> ExitCode {
    clap_complete::CompleteEnv::with_factory(Cli::command).complete();
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return explain(&error),
    };
    let command = match cli.command {
        Some(command) => command,
        // Alone, it opens the start menu, or says what it can do where there is no terminal.
        None if commands::play::full_screen() => Command::Play(Default::default()),
        None => {
            let locale = Locale::new(wanted_language());
            let _ = help::in_language(Cli::command(), &locale).print_help();
            return ExitCode::SUCCESS;
        }
    };
    let config = match config::Config::read() {
        Ok(config) => config,
        Err(error) => {
            return refuse(&error, &Locale::new(cli.lang.unwrap_or_else(from_environment)));
        }
    };
    let language = cli.lang.or_else(|| config.language()).unwrap_or_else(from_environment);
    let locale = Locale::new(language);
    let done = match command {
        Command::Play(command) => command.run(language, &config),
        Command::Matches(command) => command.run(&locale, &config),
        Command::Serve(command) => command.run(&locale),
        Command::Site(command) => command.run(),
        Command::Backup(command) => command.run(),
        Command::Restore(command) => command.run(),
        Command::Sim(command) => command.run(&locale),
        Command::Lab(command) => command.run(&locale),
        Command::Bench(command) => command.run(&locale),
        Command::League(command) => command.run(&locale),
        Command::Learn(command) => command.run(&locale),
        Command::Lesson(command) => command.run(&locale),
        Command::Puzzle(command) => command.run(&locale),
        Command::Puzzles(command) => command.run(&locale),
        Command::Games(command) => command.run(&locale),
        Command::Rules(command) => command.run(&locale),
        Command::Check(command) => command.run(),
        Command::Legal(command) => command.run(&locale),
        Command::Apply(command) => command.run(&locale),
        Command::Replay(command) => command.run(&locale),
        Command::Verify(command) => command.run(&locale),
        Command::Analyse(command) => command.run(&locale),
        Command::Texts(command) => command.run(&locale),
        Command::Config(command) => command.run(&locale),
        Command::Man(command) => command.run(help::in_language(Cli::command(), &locale)),
        Command::Completions(command) => command.run(&mut Cli::command()),
    };
    match done {
        Ok(code) => code,
        // The reader of a pipe has gone, as `head` does: no error.
        Err(error) if broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => refuse(&error, &locale),
    }
}

/// Says what went wrong in the reader's words.
fn refuse(error: &anyhow::Error, locale: &Locale) -> ExitCode {
    let said = plain_words::plain(&format!("{error:#}"));
    complain(&format!("touchline: {}", touchline_terminal::errors::in_language(&said, locale)))
}

fn from_environment() -> Language {
    Language::from_environment(|name| std::env::var(name).ok())
}

/// The language of `--help` and of usage errors, before the command line has been understood.
fn wanted_language() -> Language {
    let args: Vec<String> = std::env::args().collect();
    let joined = args.iter().find_map(|arg| arg.strip_prefix("--lang="));
    let apart = || args.windows(2).find(|pair| pair[0] == "--lang").map(|pair| pair[1].as_str());
    let said = joined.or_else(apart).and_then(Language::from_tag);
    let config = || config::Config::read().ok().and_then(|config| config.language());
    said.or_else(config).unwrap_or_else(from_environment)
}

/// Prints help, the version or a usage error. Texts are only loaded when there is something to say, so that `--version` is quick.
fn explain(error: &clap::Error) -> ExitCode {
    use clap::error::ErrorKind;
    if error.kind() == ErrorKind::DisplayVersion {
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    let locale = Locale::new(wanted_language());
    let mut program = help::in_language(Cli::command(), &locale);
    // The same line, read again by the program in the reader's language.
    let Err(error) = program.try_get_matches_from_mut(std::env::args_os()) else { return ExitCode::from(2) };
    if !error.use_stderr() {
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    let said = help::error(&error, &locale).unwrap_or_else(|| error.render().to_string());
    let said = plain_words::plain(said.trim_end());
    complain(&touchline_terminal::errors::in_language(&said, &locale))
}

/// An error on its way out. Nobody may be reading any more: then there is nothing to be said.
fn complain(said: &str) -> ExitCode {
    let _ = writeln!(std::io::stderr(), "{said}");
    ExitCode::from(2)
}

fn broken_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<std::io::Error>())
        .any(|cause| cause.kind() == std::io::ErrorKind::BrokenPipe)
}
