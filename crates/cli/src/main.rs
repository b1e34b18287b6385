//! The `touchline` program: one file per command in `commands/`.

mod commands;
mod input;
mod interrupt;
mod progress;

use clap::{CommandFactory, Parser, Subcommand};
use std::process::ExitCode;
use touchline_locale::Language;

/// A server makes and drops many small texts for each move: the allocator is a fifth of its work with that of the system.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Tabletop football by the book: four published games, against a coach, a friend or online.
#[derive(Debug, Parser)]
#[command(name = "touchline", version, max_term_width = 110, after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Command,
    /// Language: en, fi, nl, it or ru. Default: the environment's.
    #[arg(long, global = true, value_name = "LANG", value_parser = language)]
    lang: Option<Language>,
}

const EXAMPLES: &str = "Examples:
  touchline play volchok                      a match against the computer, in the terminal
  touchline play volchok --away you           two people on one keyboard
  touchline rules volchok SHOT-4 --lang fi    one rule, in Finnish
  touchline sim volchok --matches 2000        2,000 matches, with the odds that come out
  touchline lab volchok --vary board.rows=11,13,15    what a longer board would change
  touchline serve                             online play on this machine, at http://127.0.0.1:7171";

#[derive(Debug, Subcommand)]
enum Command {
    /// Play a match in the terminal.
    Play(commands::play::Play),
    /// The matches played here: list, search, statistics, replay, export, delete.
    Matches(commands::matches::Matches),
    /// Host the web app and online play on this machine.
    Serve(commands::serve::Serve),
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
    /// Make steps in a position file.
    Apply(commands::position::Apply),
    /// Replay a recorded match with commentary.
    Replay(commands::replay::Replay),
    /// Verify a recorded match: recompute every move and every roll.
    Verify(commands::verify::Verify),
    /// Print every message of a language with sample facts, for translators.
    Texts(commands::texts::Texts),
    /// Print completions for a shell.
    Completions(commands::completions::Completions),
}

fn language(text: &str) -> Result<Language, String> {
    Language::from_tag(text).ok_or_else(|| "expected en, fi, nl, it or ru".to_owned())
}

fn main() -> ExitCode {
    if std::env::args_os().len() < 2 {
        let _ = Cli::command().print_long_help();
        return ExitCode::SUCCESS;
    }
    let cli = Cli::parse();
    let language = cli.lang.unwrap_or_else(|| Language::from_environment(|name| std::env::var(name).ok()));
    let locale = touchline_locale::Locale::new(language);
    let done = match cli.command {
        Command::Play(command) => command.run(language),
        Command::Matches(command) => command.run(&locale),
        Command::Serve(command) => command.run(&locale),
        Command::Backup(command) => command.run(),
        Command::Restore(command) => command.run(),
        Command::Sim(command) => command.run(&locale),
        Command::Lab(command) => command.run(&locale),
        Command::Bench(command) => command.run(&locale),
        Command::League(command) => command.run(&locale),
        Command::Learn(command) => command.run(),
        Command::Games(command) => command.run(&locale),
        Command::Rules(command) => command.run(&locale),
        Command::Check(command) => command.run(),
        Command::Legal(command) => command.run(&locale),
        Command::Apply(command) => command.run(&locale),
        Command::Replay(command) => command.run(&locale),
        Command::Verify(command) => command.run(&locale),
        Command::Texts(command) => command.run(&locale),
        Command::Completions(command) => command.run(&mut Cli::command()),
    };
    match done {
        Ok(code) => code,
        // Whoever reads our output has gone, as `head` does: that is no error of ours.
        Err(error) if broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("touchline: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn broken_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<std::io::Error>())
        .any(|cause| cause.kind() == std::io::ErrorKind::BrokenPipe)
}
