//! Cyberdeck, the program: it does what the command line says, and opens the window where that is asked for.

// Windows would open a console behind a game that is not started from one.
#![cfg_attr(all(feature = "desktop", not(debug_assertions)), windows_subsystem = "windows")]

use std::process::ExitCode;

use cyberdeck::cli::{self, Next};

#[cfg(feature = "desktop")]
use cyberdeck::desktop::{attach_console, open};

/// What is printed is seen: a build without the window has a console.
#[cfg(not(feature = "desktop"))]
const fn attach_console() {}

/// Says that there is no desktop in this build.
#[cfg(not(feature = "desktop"))]
fn open(_: cyberdeck::launch::Launch) -> Result<(), String> {
    Err(cyberdeck::t!("cli-no-window"))
}

fn main() -> ExitCode {
    attach_console();
    match cli::run(std::env::args_os()) {
        Next::Exit(code) => code,
        Next::Open(launch) => cli::end(open(launch)),
    }
}
