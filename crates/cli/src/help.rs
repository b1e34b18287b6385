//! `--help`, manual pages and usage errors in the reader's language.
//!
//! The definition is clap's, in English. The texts `cli-COMMAND` and `cli-COMMAND-ARGUMENT` say the same in every language; an argument
//! that many commands share is `cli-arg-ARGUMENT`, and what an example does is `cli-example-NAME`. A test keeps the English texts equal to the definition and the others complete.

use crate::examples;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command};
use touchline_locale::{Language, Locale};

/// The program with texts of a language and with examples.
pub fn in_language(program: Command, locale: &Locale) -> Command {
    dress(program, locale, "")
}

fn id(path: &str) -> String {
    if path.is_empty() { "cli-program".to_owned() } else { format!("cli-{path}") }
}

/// The text of an argument: the command's own, or the one that commands share.
fn argument(locale: &Locale, path: &str, name: &str) -> Option<String> {
    let name = name.replace('_', "-");
    let own = locale.find(&format!("cli-{path}-{name}"), &[]).filter(|_| !path.is_empty());
    own.or_else(|| locale.find(&format!("cli-arg-{name}"), &[]))
}

fn dress(command: Command, locale: &Locale, path: &str) -> Command {
    let text = |name: &str| locale.text(name, &[]);
    let english = locale.language() == Language::En;
    let name = if path.is_empty() { String::new() } else { command.get_name().to_owned() };
    let mut command = command.mut_args(|arg| match argument(locale, path, arg.get_id().as_str()) {
        Some(help) if !english => {
            let heading = if arg.is_positional() { "cli-arguments" } else { "cli-options" };
            arg.help(help).long_help(None::<&'static str>).help_heading(text(heading))
        }
        _ => arg,
    });
    if let Some(examples) = examples::text(&name, locale) {
        command = command.after_help(examples);
    }
    if !english {
        let help = |id: &'static str, long: &'static str, short: char, action: ArgAction| {
            let help = text(if long == "help" { "cli-arg-help" } else { "cli-arg-version" });
            Arg::new(id).long(long).short(short).action(action).help(help).help_heading(text("cli-options"))
        };
        command = command
            .help_template(format!(
                "{{before-help}}{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}{{after-help}}",
                text("cli-usage")
            ))
            .subcommand_help_heading(text("cli-commands"))
            .disable_help_flag(true)
            .disable_help_subcommand(true)
            .arg(help("help", "help", 'h', ArgAction::Help));
        if path.is_empty() {
            command =
                command.disable_version_flag(true).arg(help("version", "version", 'V', ArgAction::Version));
        }
        if let Some(about) = locale.find(&id(path), &[]) {
            command = command.about(about).long_about(None::<&'static str>);
        }
    }
    command.mut_subcommands(|inner| {
        let parts: Vec<&str> = [path, inner.get_name()].into_iter().filter(|part| !part.is_empty()).collect();
        let path = parts.join("-");
        dress(inner, locale, &path)
    })
}

/// A usage error in the reader's language; none where clap's own English is as good as it gets.
pub fn error(error: &clap::Error, locale: &Locale) -> Option<String> {
    if locale.language() == Language::En {
        return None;
    }
    let said = |kind: ContextKind| match error.get(kind) {
        Some(ContextValue::String(text)) => Some(text.clone()),
        Some(ContextValue::Strings(all)) => Some(all.join(", ")),
        Some(ContextValue::StyledStr(text)) => Some(text.to_string()),
        Some(ContextValue::StyledStrs(all)) => {
            Some(all.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "))
        }
        _ => None,
    };
    let tell = |id: &str, facts: [(&str, Option<String>); 2]| {
        let facts = facts.map(|(name, fact)| (name, fact.unwrap_or_default().into()));
        locale.text(id, &facts)
    };
    let arg = || said(ContextKind::InvalidArg);
    let value = said(ContextKind::InvalidValue).filter(|value| !value.is_empty());
    let mut text = match error.kind() {
        ErrorKind::InvalidSubcommand => {
            tell("cli-no-command", [("name", said(ContextKind::InvalidSubcommand)), ("", None)])
        }
        ErrorKind::UnknownArgument => tell("cli-no-argument", [("name", arg()), ("", None)]),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation if value.is_some() => {
            tell("cli-bad-value", [("value", value), ("name", arg())])
        }
        ErrorKind::InvalidValue => tell("cli-no-value", [("name", arg()), ("", None)]),
        ErrorKind::MissingRequiredArgument | ErrorKind::MissingSubcommand => {
            tell("cli-missing", [("name", arg()), ("", None)])
        }
        ErrorKind::ArgumentConflict => {
            tell("cli-conflict", [("name", arg()), ("other", said(ContextKind::PriorArg))])
        }
        _ => return None,
    };
    if let Some(source) = std::error::Error::source(error) {
        let end = text.trim_end_matches('.').len();
        text.truncate(end);
        text.push_str(&format!(": {source}"));
    }
    if let Some(values) = said(ContextKind::ValidValue) {
        text.push_str(&format!(" {}", tell("cli-values", [("values", Some(values)), ("", None)])));
    }
    let near = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    if let Some(near) = near.into_iter().find_map(said) {
        text.push_str(&format!(" {}", tell("cli-near", [("name", Some(near)), ("", None)])));
    }
    Some(format!("touchline: {text}\n{}", locale.text("cli-more", &[])))
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;
    use std::collections::{BTreeMap, BTreeSet};
    use std::path::PathBuf;

    /// What is said around commands and arguments.
    const AROUND: [&str; 15] = [
        "cli-usage",
        "cli-commands",
        "cli-arguments",
        "cli-options",
        "cli-examples",
        "cli-arg-help",
        "cli-arg-version",
        "cli-no-command",
        "cli-no-argument",
        "cli-bad-value",
        "cli-no-value",
        "cli-missing",
        "cli-conflict",
        "cli-values",
        "cli-near",
    ];

    /// Every command and argument with its English text, by the ID of its own.
    fn defined(command: &Command, path: &str, all: &mut BTreeMap<String, (String, String)>) {
        let about = command.get_about().map(ToString::to_string).unwrap_or_default();
        all.insert(id(path), (id(path), about));
        let shown = |arg: &&Arg| !arg.is_hide_set() && !["help", "version"].contains(&arg.get_id().as_str());
        for arg in command.get_arguments().filter(shown) {
            let name = arg.get_id().as_str().replace('_', "-");
            let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
            let common = format!("cli-arg-{name}");
            let own = if path.is_empty() { common.clone() } else { format!("cli-{path}-{name}") };
            all.insert(own, (common, help));
        }
        for inner in command.get_subcommands().filter(|inner| inner.get_name() != "help") {
            let path = if path.is_empty() {
                inner.get_name().to_owned()
            } else {
                format!("{path}-{}", inner.get_name())
            };
            defined(inner, &path, all);
        }
    }

    fn definition() -> BTreeMap<String, (String, String)> {
        let mut all = BTreeMap::new();
        defined(&crate::Cli::command(), "", &mut all);
        for (_, name, what) in examples::ALL.iter().flat_map(|(_, examples)| *examples) {
            let known = all.insert(examples::id(name), (examples::id(name), (*what).to_owned()));
            assert!(known.is_none_or(|(_, text)| text == *what), "{name} says two things");
        }
        all
    }

    /// The IDs and texts of the file of a language.
    fn file(language: Language) -> BTreeMap<String, String> {
        let text =
            touchline_locale::files(language).find(|(name, _)| name == "cli").map_or("", |(_, text)| text);
        let lines = text.lines().filter_map(|line| line.split_once(" = "));
        lines
            .map(|(id, text)| (id.to_owned(), text.replace("{\"{\"}", "{").replace("{\"}\"}", "}")))
            .collect()
    }

    /// The English file is made from the definition; `TOUCHLINE_BLESS=1` writes it anew.
    #[test]
    fn the_english_texts_are_those_of_the_definition() {
        let there = file(Language::En);
        let definition = definition();
        // What several commands say in the same words stands once.
        let mut shared: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for (common, help) in definition.values() {
            shared.entry(common).or_default().push(help);
        }
        let mut wanted: BTreeMap<String, String> = BTreeMap::new();
        for (own, (common, help)) in &definition {
            let all = &shared[common.as_str()];
            let count = |text: &str| all.iter().filter(|other| **other == text).count();
            let usual = all.iter().max_by_key(|text| (count(text), **text)).filter(|text| count(text) > 1);
            let id = if usual == Some(&help.as_str()) { common } else { own };
            wanted.insert(id.clone(), help.clone());
        }
        if std::env::var_os("TOUCHLINE_BLESS").is_some() {
            let around =
                AROUND.iter().chain(["cli-more"].iter()).map(|id| ((*id).to_owned(), there[*id].clone()));
            let errors = there.clone().into_iter().filter(|(id, _)| id.starts_with("cli-error-"));
            let all: BTreeMap<String, String> =
                wanted.clone().into_iter().chain(around).chain(errors).collect();
            let escape =
                |text: &str| text.replace('{', "\u{1}").replace('}', "{\"}\"}").replace('\u{1}', "{\"{\"}");
            let lines: Vec<String> = all
                .iter()
                .map(|(id, text)| {
                    if wanted.contains_key(id) {
                        format!("{id} = {}\n", escape(text))
                    } else {
                        format!("{id} = {text}\n")
                    }
                })
                .collect();
            let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../locales/en/cli.ftl");
            let text = format!("# The command line, in English.\n\n{}", lines.concat());
            // Writing the same again would have everything built anew.
            if std::fs::read_to_string(&path).ok().as_ref() != Some(&text) {
                std::fs::write(path, text).unwrap();
            }
            return;
        }
        for (id, help) in &wanted {
            assert_eq!(there.get(id), Some(help), "{id}");
        }
    }

    #[test]
    fn every_command_and_argument_has_a_text_in_every_language() {
        let definition = definition();
        let around = AROUND.iter().chain(["cli-more"].iter());
        let known: BTreeSet<String> = definition
            .iter()
            .flat_map(|(own, (common, _))| [own.clone(), common.clone()])
            .chain(around.map(|id| (*id).to_owned()))
            .collect();
        for language in Language::ALL {
            let there = file(language);
            for (own, (common, _)) in &definition {
                assert!(
                    there.contains_key(own) || there.contains_key(common),
                    "{language}: {own} is missing"
                );
            }
            // Errors have a test where they are made.
            for id in there.keys().filter(|id| !id.starts_with("cli-error-")) {
                assert!(known.contains(id), "{language}: {id} is unused");
            }
        }
    }

    #[test]
    fn help_and_errors_speak_the_language() {
        let locale = Locale::new(Language::Fi);
        let help = in_language(crate::Cli::command(), &locale).render_help().to_string();
        assert!(help.contains("Käyttö:") && help.contains("Komennot:") && help.contains("sim"), "{help}");
        let wrong = crate::Cli::command().try_get_matches_from(["touchline", "simm"]).unwrap_err();
        let text = error(&wrong, &locale).unwrap();
        assert!(text.contains("simm") && text.contains("sim"), "{text}");
        assert!(help.contains("ottelu tietokonetta vastaan"), "what the examples do: {help}");
        assert!(error(&wrong, &Locale::new(Language::En)).is_none(), "clap's own words");
    }

    #[test]
    fn every_example_is_a_command_that_can_be_read() {
        for (command, examples) in examples::ALL {
            for (line, ..) in examples {
                let mut words = vec!["touchline".to_owned()];
                let mut quoted = line.split('"');
                while let Some(plain) = quoted.next() {
                    words.extend(plain.split_whitespace().map(str::to_owned));
                    words.extend(quoted.next().map(str::to_owned));
                }
                let read = crate::Cli::command().try_get_matches_from(&words);
                assert!(read.is_ok(), "{command}: {line}: {}", read.unwrap_err());
            }
        }
        let mut program = crate::Cli::command();
        program.build();
        for command in program.get_subcommands().filter(|command| command.get_name() != "help") {
            let name = command.get_name();
            assert!(examples::ALL.iter().any(|(known, _)| *known == name), "{name} has no example");
        }
    }
}
