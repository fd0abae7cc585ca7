//! What is wrong with the arguments, in plain sentences.

use crate::t;
use std::error::Error as _;

use clap::Command;
use clap::error::{ContextKind, ContextValue, Error, ErrorKind};

/// A complaint of the argument parser in one line: what is wrong, what was probably meant, and where to look.
pub(super) fn sentence(error: &Error, program: &Command) -> String {
    let arg = text(error, ContextKind::InvalidArg);
    let value = text(error, ContextKind::InvalidValue);
    let name = name(&arg);
    let wrong = match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let given = text(error, ContextKind::InvalidSubcommand);
            let known: Vec<&str> = program.get_subcommands().map(Command::get_name).collect();
            let meant = meant(error, ContextKind::SuggestedSubcommand, &given, known.iter().copied());
            t!("cli-no-command", given = given, known = known.join(", ")) + &meant
        }
        ErrorKind::UnknownArgument if arg.starts_with('-') => {
            t!("cli-no-option", option = arg.as_str()) + &meant(error, ContextKind::SuggestedArg, &arg, [])
        }
        ErrorKind::UnknownArgument => t!("cli-too-many", argument = arg),
        ErrorKind::InvalidValue if value.is_empty() => t!("cli-needs-value", name = name, argument = arg),
        ErrorKind::InvalidValue => {
            let known = list(error, ContextKind::ValidValue);
            let meant = meant(error, ContextKind::SuggestedValue, &value, known.iter().map(String::as_str));
            t!("cli-not-one-of", name = name, known = known.join(", "), value = value) + &meant
        }
        ErrorKind::ValueValidation => {
            let reason = error.source().map(ToString::to_string).unwrap_or_default();
            t!("cli-bad-value", name = name, value = value, reason = reason)
        }
        ErrorKind::TooManyValues if arg.starts_with("--") => t!("cli-no-value", name = name, value = value),
        ErrorKind::ArgumentConflict => {
            let others = list(error, ContextKind::PriorArg).iter().map(|other| self::name(other)).collect::<Vec<_>>();
            match others.as_slice() {
                [] => t!("cli-conflict-others", name = name),
                [other] if *other == name => t!("cli-twice", name = name),
                others => t!("cli-conflict", name = name, others = others.join(", ")),
            }
        }
        ErrorKind::MissingRequiredArgument => {
            t!("cli-missing", arguments = list(error, ContextKind::InvalidArg).join(", "))
        }
        ErrorKind::InvalidUtf8 => t!("cli-not-text"),
        _ => first_sentence(error),
    };
    t!("cli-try-help", wrong = wrong)
}

/// How an argument is called without its values: `--seed` of `--seed <N>`.
fn name(arg: &str) -> String {
    arg.split([' ', '=']).next().filter(|name| name.starts_with('-')).unwrap_or(arg).to_owned()
}

/// What was probably meant, as the parser says, or what differs only in capitals.
fn meant<'a>(error: &Error, kind: ContextKind, given: &str, known: impl IntoIterator<Item = &'a str>) -> String {
    let alike = known.into_iter().find(|known| known.eq_ignore_ascii_case(given)).map(ToOwned::to_owned);
    // The parser sorts them by likeness, the best last.
    alike.or_else(|| list(error, kind).pop()).map_or_else(String::new, |meant| format!(" {}", t!("cli-meant", meant = meant)))
}

fn text(error: &Error, kind: ContextKind) -> String {
    error.get(kind).map(ToString::to_string).unwrap_or_default()
}

fn list(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(one)) => vec![one.clone()],
        Some(ContextValue::Strings(several)) => several.clone(),
        _ => Vec::new(),
    }
}

/// What the parser itself says, for what no command here can lead to.
fn first_sentence(error: &Error) -> String {
    let text = error.render().to_string();
    let first = text.split("\n\n").next().unwrap_or_default();
    let words = first.split_whitespace().collect::<Vec<_>>().join(" ");
    format!("{}.", words.strip_prefix("error: ").unwrap_or(&words).trim_end_matches('.'))
}
