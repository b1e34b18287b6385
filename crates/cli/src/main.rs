//! The `touchline` program: one file per command in `commands/`.

mod commands;
mod complete;
mod config;
mod input;
mod interrupt;
mod progress;

use clap::{CommandFactory, Parser, Subcommand};
use std::process::ExitCode;
use touchline_locale::Language;

/// A server makes and drops many small texts for each move: the allocator is a fifth of its work with that of the system.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Tabletop football on a computer: four published games, each by its own rulebook, on one engine.
#[derive(Debug, Parser)]
#[command(name = "touchline", version, max_term_width = 110, after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Command,
    /// The language of texts: en, fi, nl, it or ru; from the environment if not given.
    #[arg(long, global = true, value_name = "LANG", value_parser = language, add = clap_complete::engine::ArgValueCandidates::new(complete::languages))]
    lang: Option<Language>,
}

const EXAMPLES: &str = "Examples:
  touchline play volchok                      a match against the computer, in the terminal
  touchline play volchok --away you           two people on one keyboard
  touchline rules volchok SHOT-4 --lang fi    one rule, in Finnish
  touchline sim volchok --matches 2000        many matches, with results and intervals
  touchline lab volchok --vary board.rows=11,13,15    what another board would change
  touchline serve                             online play on this machine, at http://127.0.0.1:7171";

#[derive(Debug, Subcommand)]
enum Command {
    /// Play a match in the terminal.
    Play(commands::play::Play),
    /// The matches played here: list, search, statistics, look back, export, delete.
    Matches(commands::matches::Matches),
    /// Serve the web app, the API and online play.
    Serve(commands::serve::Serve),
    /// Write everything that a server keeps into a file, while it runs.
    Backup(commands::backup::Backup),
    /// Read such a file into an empty database.
    Restore(commands::restore::Restore),
    /// Play many matches between computer coaches.
    Sim(commands::sim::Sim),
    /// Try a game under many sets of options.
    Lab(commands::lab::Lab),
    /// Play a whole tournament between computer coaches, or go on with one.
    League(commands::league::League),
    /// Measure how fast rules and coaches are on this machine.
    Bench(commands::bench::Bench),
    /// Learn a coach's judgement of a game by self-play.
    Learn(commands::learn::Learn),
    /// List the games with their options.
    Games(commands::games::Games),
    /// Read the rules of a game.
    Rules(commands::rules::Rules),
    /// Run rule vectors.
    Check(commands::check::Check),
    /// What may be done in a position file.
    Legal(commands::position::Legal),
    /// Make steps in a position file.
    Apply(commands::position::Apply),
    /// Look at a recorded match.
    Replay(commands::replay::Replay),
    /// Prove a recorded match: recompute every move and every roll.
    Verify(commands::verify::Verify),
    /// Print every message of a language with sample facts, for translators.
    Texts(commands::texts::Texts),
    /// Where your settings are, and what they may say.
    Config(commands::config::Config),
    /// Print a manual page, or write all of them.
    Man(commands::man::Man),
    /// Print completions for a shell.
    Completions(commands::completions::Completions),
}

fn language(text: &str) -> Result<Language, String> {
    Language::from_tag(text).ok_or_else(|| "there are en, fi, nl, it and ru".to_owned())
}

fn main() -> ExitCode {
    clap_complete::CompleteEnv::with_factory(Cli::command).complete();
    let alone = std::env::args_os().len() < 2;
    if alone && !commands::play::full_screen() {
        let _ = Cli::command().print_long_help();
        return ExitCode::SUCCESS;
    }
    let cli =
        if alone { Cli { command: Command::Play(Default::default()), lang: None } } else { Cli::parse() };
    let config = match config::Config::read() {
        Ok(config) => config,
        Err(error) => {
            eprintln!("touchline: {error:#}");
            return ExitCode::from(2);
        }
    };
    let from_environment = || Language::from_environment(|name| std::env::var(name).ok());
    let language = cli.lang.or_else(|| config.language()).unwrap_or_else(from_environment);
    let locale = touchline_locale::Locale::new(language);
    let done = match cli.command {
        Command::Play(command) => command.run(language, &config),
        Command::Matches(command) => command.run(&locale, &config),
        Command::Serve(command) => command.run(),
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
        Command::Legal(command) => command.run(),
        Command::Apply(command) => command.run(&locale),
        Command::Replay(command) => command.run(&locale),
        Command::Verify(command) => command.run(&locale),
        Command::Texts(command) => command.run(&locale),
        Command::Config(command) => command.run(&locale),
        Command::Man(command) => command.run(Cli::command()),
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
