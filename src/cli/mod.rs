//! The command line: a file for each subcommand.

mod check;
mod engine;
mod help;
mod language;
mod merge;
mod page;
mod plain;
mod players;
mod puzzles;
mod replay;
mod serve;
mod setup;
mod simulate;
mod usage;
mod verify;
mod watch;
mod window;

use std::ffi::OsString;
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::builder::PossibleValuesParser;
use clap::error::ErrorKind;
use clap::{FromArgMatches, Parser, Subcommand};

use crate::launch::{Launch, Opening};
use crate::matches::{ApplyError, MatchError, library};
use crate::rules::content::Content;
use crate::t;
use crate::text;

/// What is typed. The help that people see is not in these comments but in the messages of [`help`].
#[derive(Debug, Parser)]
#[command(name = "cyberdeck", version, max_term_width = 110)]
struct Arguments {
    /// The folder whose files replace the built-in content of the same names.
    #[arg(long, global = true, value_name = "DIR")]
    content: Option<PathBuf>,
    /// The folder for matches and settings.
    #[arg(long, global = true, value_name = "DIR")]
    data: Option<PathBuf>,
    /// The language to speak. It is looked for before anything else is read ([`named_language`]).
    #[arg(long, global = true, value_name = "CODE", value_parser = PossibleValuesParser::new(text::languages()))]
    language: Option<String>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    Play(window::Play),
    Watch(watch::Watch),
    Simulate(simulate::Simulate),
    Merge(merge::Merge),
    Engine(engine::Engine),
    Serve(serve::Serve),
    Replay(replay::Replay),
    Verify(verify::Verify),
    Check(check::Check),
    Puzzles(puzzles::Find),
    Screenshot(window::Screenshot),
    Film(window::Film),
    Join(window::Join),
}

/// Why a command did not do what it should.
#[derive(Debug)]
enum Failure {
    /// The arguments make no sense; what is wrong, in one sentence.
    Usage(String),
    /// It failed; a line for each thing that is wrong, with its place.
    Failed(Vec<String>),
    /// Nobody reads the output any more.
    Unheard,
}

impl Failure {
    fn failed(text: impl ToString) -> Self {
        Self::Failed(vec![text.to_string()])
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::Unheard,
            _ => Self::failed(t!("cli-output", error = error.to_string())),
        }
    }
}

impl From<MatchError> for Failure {
    fn from(error: MatchError) -> Self {
        Self::failed(with_offer(&error))
    }
}

/// What is wrong with a match file, and what can be done with what is left of it.
fn with_offer(error: &MatchError) -> String {
    let MatchError::Damaged { path, left: Some(_), .. } = error else { return error.to_string() };
    let file = path.display();
    t!("cli-rescue", error = error.to_string(), file = file.to_string())
}

impl From<ApplyError> for Failure {
    fn from(error: ApplyError) -> Self {
        Self::failed(error)
    }
}

impl From<library::LibraryError> for Failure {
    fn from(error: library::LibraryError) -> Self {
        Self::failed(error)
    }
}

/// What is left to do when the command line has done its part.
#[derive(Debug, PartialEq)]
pub enum Next {
    /// The program ends with this exit code.
    Exit(ExitCode),
    /// A window is opened.
    Open(Launch),
}

/// Does what the arguments (the name of the program first) say, all but opening a window.
#[must_use]
pub fn run(arguments: impl IntoIterator<Item = impl Into<OsString> + Clone>) -> Next {
    let arguments: Vec<OsString> = arguments.into_iter().map(Into::into).collect();
    // Help and complaints speak it too, so it is chosen first.
    if !named_language(&arguments).is_some_and(text::choose) {
        text::choose(text::of_system());
    }
    let mut command = command();
    if let Some(file) = opened_file(&arguments, &command) {
        return Next::Open(Launch { opening: Opening::Replay { file }, data: None, content: Content::built_in(), language: None });
    }
    let matches = command.try_get_matches_from_mut(arguments);
    let done = match matches.and_then(|matches| Arguments::from_arg_matches(&matches)) {
        Ok(arguments) => carry_out(arguments),
        Err(error) if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            // Where nobody reads the help there is nobody to tell.
            let _ = error.print();
            Ok(None)
        }
        Err(error) => Err(Failure::Usage(usage::sentence(&error, &command))),
    };
    match done {
        Ok(Some(launch)) => Next::Open(launch),
        Ok(None) | Err(Failure::Unheard) => Next::Exit(ExitCode::SUCCESS),
        Err(Failure::Usage(text)) => {
            complain(&text);
            Next::Exit(ExitCode::from(2))
        }
        Err(Failure::Failed(lines)) => {
            lines.iter().for_each(|line| complain(line));
            Next::Exit(ExitCode::FAILURE)
        }
    }
}

/// The command line, with its help in the language that is chosen.
#[must_use]
pub fn command() -> clap::Command {
    help::command()
}

/// The match file that the system opens the program with: it is the only argument.
fn opened_file(arguments: &[OsString], command: &clap::Command) -> Option<PathBuf> {
    let [_, file] = arguments else { return None };
    let name = file.to_string_lossy();
    let file = PathBuf::from(file);
    let is_command = command.find_subcommand(&*name).is_some();
    (!is_command && !name.starts_with('-') && (name.ends_with(library::EXTENSION) || file.is_file())).then_some(file)
}

/// The language that the arguments name.
fn named_language(arguments: &[OsString]) -> Option<&str> {
    const OPTION: &str = "--language";
    let mut options = arguments.iter().map(|argument| argument.to_str().unwrap_or_default()).take_while(|argument| *argument != "--");
    let named = options.find(|argument| argument.starts_with(OPTION))?;
    match named.strip_prefix(OPTION)?.strip_prefix('=') {
        Some(code) => Some(code),
        None if named == OPTION => options.next(),
        None => None,
    }
}

/// The exit code for what came of opening a window; what went wrong is told on standard error.
#[must_use]
pub fn end(opened: Result<(), String>) -> ExitCode {
    match opened {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            complain(&why);
            ExitCode::FAILURE
        }
    }
}

fn carry_out(arguments: Arguments) -> Result<Option<Launch>, Failure> {
    let Arguments { content, data, language, command } = arguments;
    let content = match &content {
        None => Content::built_in(),
        Some(folder) => {
            Content::load(Some(folder)).map_err(|problems| Failure::Failed(problems.iter().map(ToString::to_string).collect()))?.keep()
        }
    };
    let open = |opening, data| Ok(Some(Launch { opening, data, content, language }));
    match command {
        None => return open(Opening::Title, data),
        Some(Command::Play(play)) => return open(play.opening(content)?, data),
        Some(Command::Screenshot(screenshot)) => return open(screenshot.opening()?, data),
        Some(Command::Join(join)) => return open(join.opening(), data),
        Some(Command::Film(film)) => return open(film.opening()?, data),
        Some(Command::Watch(watch)) => watch.run(content),
        Some(Command::Simulate(simulate)) => simulate.run(content),
        Some(Command::Merge(merge)) => merge.run(),
        Some(Command::Engine(engine)) => engine.run(content),
        Some(Command::Serve(serve)) => serve.run(data, content),
        Some(Command::Replay(replay)) => replay.run(),
        Some(Command::Verify(verify)) => verify.run(),
        Some(Command::Check(check)) => check.run(),
        Some(Command::Puzzles(find)) => find.run(content),
    }
    .map(|()| None)
}

/// The longest complaint, in letters: what is wrong may be quoted, and a file can be made of one line.
const LONGEST_COMPLAINT: usize = 2000;

fn complain(text: &str) {
    use io::Write;
    let mut told = plain::plain(text);
    if let Some((end, _)) = told.char_indices().nth(LONGEST_COMPLAINT) {
        told.truncate(end);
        told.push('…');
    }
    // Where even this can't be written the exit code says it.
    let _ = writeln!(io::stderr(), "cyberdeck: {told}");
}
