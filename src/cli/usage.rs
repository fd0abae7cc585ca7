//! What is wrong with the arguments, in plain sentences.

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
            format!("There is no command “{given}”; there is: {}.{meant}", known.join(", "))
        }
        ErrorKind::UnknownArgument if arg.starts_with('-') => {
            format!("There is no option “{arg}” here.{}", meant(error, ContextKind::SuggestedArg, &arg, []))
        }
        ErrorKind::UnknownArgument => format!("“{arg}” is one argument too many."),
        ErrorKind::InvalidValue if value.is_empty() => format!("{name} needs a value: {arg}."),
        ErrorKind::InvalidValue => {
            let known = list(error, ContextKind::ValidValue);
            let meant = meant(error, ContextKind::SuggestedValue, &value, known.iter().map(String::as_str));
            format!("{name} is one of {}, not “{value}”.{meant}", known.join(", "))
        }
        ErrorKind::ValueValidation => {
            let reason = error.source().map(ToString::to_string).unwrap_or_default();
            format!("{name} can't be “{value}”: {}.", reason.trim_end_matches('.'))
        }
        ErrorKind::TooManyValues if arg.starts_with("--") => format!("{name} takes no value like “{value}”."),
        ErrorKind::ArgumentConflict => {
            let others = list(error, ContextKind::PriorArg).iter().map(|other| self::name(other)).collect::<Vec<_>>();
            match others.as_slice() {
                [] => format!("{name} can't be given together with the other arguments."),
                [other] if *other == name => format!("{name} is given twice."),
                others => format!("{name} and {} can't be given together.", others.join(", ")),
            }
        }
        ErrorKind::MissingRequiredArgument => {
            format!("Something is missing: {}.", list(error, ContextKind::InvalidArg).join(", "))
        }
        ErrorKind::InvalidUtf8 => "An argument is not valid UTF-8.".into(),
        _ => first_sentence(error),
    };
    format!("{wrong} (try --help)")
}

/// How an argument is called without its values: `--seed` of `--seed <N>`.
fn name(arg: &str) -> String {
    arg.split([' ', '=']).next().filter(|name| name.starts_with('-')).unwrap_or(arg).to_owned()
}

/// What was probably meant, as the parser says, or what differs only in capitals.
fn meant<'a>(error: &Error, kind: ContextKind, given: &str, known: impl IntoIterator<Item = &'a str>) -> String {
    let alike = known.into_iter().find(|known| known.eq_ignore_ascii_case(given)).map(ToOwned::to_owned);
    // The parser sorts them by likeness, the best last.
    alike.or_else(|| list(error, kind).pop()).map_or_else(String::new, |meant| format!(" Did you mean “{meant}”?"))
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
