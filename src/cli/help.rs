//! The help in the language that is chosen. What it says are messages: `cli-help` of the program, `cli-help-watch` of a
//! command, `cli-help-watch-save` of an argument, `cli-help-any-seed` of one that means the same everywhere. A command's
//! message may have the attributes `more`, `examples` and `after`.

use clap::builder::Resettable;
use clap::{Arg, Command, CommandFactory};

use super::Arguments;
use crate::keys;
use crate::t;
use crate::text;

/// How the keys of the help begin.
const HELP: &str = keys!("cli-help");

/// The command line with its help.
pub(super) fn command() -> Command {
    // Building looks whether there is more to say than the short help.
    let mut command = spoken(Arguments::command(), "");
    // Only then are the parser's own arguments and command there: --help, --version, help.
    command.build();
    spoken(command, "")
}

/// A command with its help; the program itself has no name.
fn spoken(command: Command, name: &str) -> Command {
    let key = key_of(name);
    let part = |part: &str| text::find(&format!("{key}.{part}"));
    let about = text::find(&key).unwrap_or_default();
    // Where its lines end is up to the terminal.
    let more = part("more").map(|more| format!("{about}\n\n{}", more.split_whitespace().collect::<Vec<_>>().join(" ")));
    let examples = part("examples").map(|examples| {
        let lines: Vec<String> = examples.lines().map(|line| format!("  {line}")).collect();
        format!("{}\n{}", t!("cli-headings.examples", count = lines.len()), lines.join("\n"))
    });
    let after: Vec<String> = examples.into_iter().chain(part("after")).collect();
    let template = template(&command);
    let command = command
        .about(about)
        .long_about(Resettable::from(more.map(Into::into)))
        .after_help(Resettable::from((!after.is_empty()).then(|| after.join("\n\n").into())))
        .after_long_help(Resettable::Reset)
        .help_template(template);
    // Of the commands that the command “help” lists only what they are about is ever seen.
    if name == "help" {
        return command.mut_subcommands(|listed| {
            let about = text::find(&key_of(listed.get_name())).unwrap_or_default();
            listed.about(about)
        });
    }
    command.mut_args(|arg| argument(arg, name)).mut_subcommands(|sub| {
        let name = sub.get_name().to_owned();
        spoken(sub, &name)
    })
}

/// The key of a command's message.
fn key_of(command: &str) -> String {
    if command.is_empty() { HELP.to_owned() } else { format!("{HELP}-{command}") }
}

/// The keys that the message of an argument can have: its own one, and that of all arguments of its name. Those of the program
/// itself mean the same everywhere.
fn keys_of(arg: &Arg, command: &str) -> [String; 2] {
    let name = arg.get_long().unwrap_or_else(|| arg.get_id().as_str());
    let own = if command.is_empty() { "any" } else { command };
    [own, "any"].map(|command| format!("{HELP}-{command}-{name}"))
}

/// An argument with its help, the values it can have, and the one it has if none is given.
fn argument(arg: Arg, command: &str) -> Arg {
    let mut help = keys_of(&arg, command).iter().find_map(|key| text::find(key)).unwrap_or_default();
    let values: Vec<String> =
        arg.get_possible_values().iter().filter(|value| !value.is_hide_set()).map(|value| value.get_name().to_owned()).collect();
    if !values.is_empty() {
        help = t!("cli-values", help = help, values = values.join(", "));
    }
    if arg.get_action().takes_values()
        && let [value] = arg.get_default_values()
    {
        help = t!("cli-default", help = help, value = value.to_string_lossy().into_owned());
    }
    let takes = arg.get_action().takes_values();
    arg.help(help).long_help(Resettable::Reset).hide_possible_values(takes).hide_default_value(takes)
}

/// The order of the help, with its headings.
fn template(command: &Command) -> String {
    let (header, usage) = (command.get_styles().get_header(), command.get_styles().get_usage());
    let part = |heading: String, list: &str| format!("\n\n{header}{heading}{header:#}\n{{{list}}}");
    let mut template = format!("{{before-help}}{{about-with-newline}}\n{usage}{}{usage:#} {{usage}}", t!("cli-headings.usage"));
    if command.has_subcommands() {
        template += &part(t!("cli-headings.commands"), "subcommands");
    }
    if command.get_positionals().next().is_some() {
        template += &part(t!("cli-headings.arguments"), "positionals");
    }
    if command.get_opts().next().is_some() {
        template += &part(t!("cli-headings.options"), "options");
    }
    template + "{after-help}"
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use clap::Command;

    use super::{HELP, command, key_of, keys_of};
    use crate::text::source::{Source, english_files};

    /// The keys of everything that the help can say.
    fn said(command: &Command, name: &str, there: &BTreeSet<String>, used: &mut BTreeSet<String>, missing: &mut Vec<String>) {
        let key = key_of(name);
        if !there.contains(&key) {
            missing.push(key.clone());
        }
        used.extend(["more", "examples", "after"].map(|part| format!("{key}.{part}")));
        used.insert(key);
        if name == "help" {
            return;
        }
        for arg in command.get_arguments() {
            match keys_of(arg, name).into_iter().find(|key| there.contains(key)) {
                Some(key) => _ = used.insert(key),
                None => missing.push(keys_of(arg, name).join(" or ")),
            }
        }
        command.get_subcommands().for_each(|sub| said(sub, sub.get_name(), there, used, missing));
    }

    #[test]
    fn every_command_and_argument_has_its_message_and_no_message_is_without_one() {
        let messages = english_files().flat_map(|(_, text)| Source::parse(text).messages);
        let there: BTreeSet<String> = messages.map(|message| message.key).filter(|key| key.starts_with(HELP)).collect();
        let (mut used, mut missing) = (BTreeSet::new(), Vec::new());
        said(&command(), "", &there, &mut used, &mut missing);
        assert!(missing.is_empty(), "{missing:?}");
        let without: Vec<&String> = there.difference(&used).collect();
        assert!(without.is_empty(), "{without:?}");
    }
}
