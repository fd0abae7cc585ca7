//! What is left of a window that broke down: a report in the data folder, which the next start offers to show.
//!
//! It has no names, no folders of the player's, and nothing of what was played but the name of the match file.

use std::backtrace::Backtrace;
use std::fs;
use std::panic::{self, PanicHookInfo};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock, PoisonError};

use crate::files;
use crate::matches::{Library, write_atomically};
use crate::t;

/// The file of a report that nobody has been told of yet.
const NEW: &str = "crash.txt";
/// The file of the report before.
const OLD: &str = "crash-old.txt";
/// The line of a report that names the match file begins with this.
const MATCH: &str = "Match: ";

static GRAPHICS: OnceLock<String> = OnceLock::new();
static ON_TABLE: Mutex<Option<String>> = Mutex::new(None);

/// Says with what is drawn, for reports.
pub fn set_graphics(graphics: &str) {
    let _ = GRAPHICS.set(graphics.to_owned());
}

/// Says which match file is on the table, for reports.
pub fn set_match(file: Option<&Path>) {
    let name = file.and_then(Path::file_name).map(|name| name.to_string_lossy().into_owned());
    *ON_TABLE.lock().unwrap_or_else(PoisonError::into_inner) = name;
}

/// From now on a panic leaves a report in the data folder. Where there is no graphics card to draw with, `complain` is given what to
/// do about it instead, and the program ends.
pub fn watch(library: &Library, complain: fn(&str)) {
    let file = library.data().join(NEW);
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        let said = info.payload_as_str().unwrap_or_default();
        if let Some(why) = no_graphics(said) {
            complain(&why);
            std::process::exit(1);
        }
        usual(info);
        // Where the report can't be kept, what is printed is all there is.
        let _ = write_atomically(&file, &report(info, &Backtrace::force_capture()));
    }));
}

/// What to do where the engine found nothing to draw with, if that is what it said.
fn no_graphics(said: &str) -> Option<String> {
    if said.contains("Unable to find a GPU") {
        Some(if cfg!(windows) {
            t!("launch-no-graphics-windows")
        } else if cfg!(target_os = "macos") {
            t!("launch-no-graphics-macos")
        } else {
            t!("launch-no-graphics-linux")
        })
    } else if said.contains("RequestDeviceError") {
        Some(t!("launch-old-graphics"))
    } else {
        None
    }
}

fn report(info: &PanicHookInfo<'_>, trace: &Backtrace) -> String {
    let on_table = ON_TABLE.lock().unwrap_or_else(PoisonError::into_inner).clone();
    let place = info.location().map(ToString::to_string).unwrap_or_default();
    let said = info.payload_as_str().unwrap_or_default();
    // Packages have no names of functions in them: the address of this one tells where the others are.
    let known = report as fn(&PanicHookInfo<'_>, &Backtrace) -> String as usize;
    without_home(&format!(
        "Cyberdeck {} ({})\nSystem: {}\nGraphics: {}\n{MATCH}{}\nThread: {}\n{place}: {said}\ncrash::report: {known:#x}\n{trace:#}\n",
        env!("CARGO_PKG_VERSION"),
        env!("CYBERDECK_BUILD"),
        system(),
        GRAPHICS.get().map_or("none", String::as_str),
        on_table.as_deref().unwrap_or("none"),
        std::thread::current().name().unwrap_or("unnamed"),
    ))
}

/// The name of the system, with its version where a file says it.
fn system() -> String {
    let kind = format!("{} {}", std::env::consts::OS, std::env::consts::ARCH);
    let release =
        if cfg!(target_os = "linux") { files::read_text(Path::new("/etc/os-release")).unwrap_or_default() } else { String::new() };
    match release.lines().find_map(|line| line.strip_prefix("PRETTY_NAME=")) {
        Some(name) => format!("{} ({kind})", name.trim_matches('"')),
        None => kind,
    }
}

/// The folder of the user has their name in it.
fn without_home(text: &str) -> String {
    match directories::BaseDirs::new().map(|folders| folders.home_dir().display().to_string()) {
        Some(home) if home.len() > 1 => text.replace(&home, "~"),
        _ => text.to_owned(),
    }
}

/// A report of the last start.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// What it says.
    pub text: String,
    /// Where it is.
    pub file: PathBuf,
    /// The match that was on the table, if it can be played on.
    pub on_table: Option<PathBuf>,
}

/// The report that nobody has been told of yet. It is given once, and kept until there is another.
#[must_use]
pub fn take(library: &Library) -> Option<Report> {
    let (new, file) = (library.data().join(NEW), library.data().join(OLD));
    let text = files::read_text(&new).ok()?;
    fs::rename(&new, &file).ok()?;
    let name = text.lines().find_map(|line| line.strip_prefix(MATCH)).unwrap_or_default();
    // A name is no path that leads elsewhere.
    let name = Path::new(name).file_name().unwrap_or_default();
    let on_table = Some(library.matches().join(name)).filter(|file| file.is_file());
    Some(Report { text, file, on_table })
}

#[cfg(test)]
mod tests {
    use std::panic::catch_unwind;

    use super::*;

    #[test]
    fn a_panic_leaves_a_report_that_is_given_once_and_names_nobody() {
        let folder = tempfile::tempdir().expect("there is room for a folder");
        let library = Library::find(Some(folder.path())).expect("a folder is named");
        library.prepare().expect("it can be written to");
        let saved = library.matches().join("evening.match.ron");
        fs::write(&saved, "").expect("files can be written");
        assert_eq!(take(&library), None);

        set_graphics("lavapipe");
        set_match(Some(&saved));
        watch(&library, |_| ());
        let home = directories::BaseDirs::new().expect("there is a home").home_dir().display().to_string();
        let broken = catch_unwind(|| panic!("no such card in {home}/cards"));
        drop(panic::take_hook());
        set_match(None);
        assert!(broken.is_err());

        let report = take(&library).expect("there is a report");
        for said in
            [env!("CARGO_PKG_VERSION"), "Graphics: lavapipe", "Match: evening.match.ron", "src/crash.rs:", "no such card in ~/cards"]
        {
            assert!(report.text.contains(said), "{said}: {}", report.text);
        }
        assert!(!report.text.contains(folder.path().to_str().expect("it has a plain name")));
        assert_eq!(report.on_table, Some(saved));
        assert_eq!(files::read_text(&report.file).expect("it is kept"), report.text);
        assert_eq!(take(&library), None);
    }

    #[test]
    fn what_the_engine_says_without_a_graphics_card_becomes_what_to_do() {
        let told = |said| no_graphics(said).is_some();
        assert!(told("Unable to find a GPU! Make sure you have installed required drivers!"));
        assert!(told("called `Result::unwrap()` on an `Err` value: RequestDeviceError { inner: Core(LimitsExceeded) }"));
        assert!(!told("called `Option::unwrap()` on a `None` value"));
    }
}
