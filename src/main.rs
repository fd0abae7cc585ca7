//! Cyberdeck, the program: it does what the command line says, and opens the window where that is asked for.

use std::process::ExitCode;

use cyberdeck::cli::{self, Next};

#[cfg(feature = "desktop")]
use cyberdeck::desktop::run as open;

/// Says that there is no desktop in this build.
#[cfg(not(feature = "desktop"))]
fn open(_: cyberdeck::launch::Launch) -> Result<(), String> {
    Err(cyberdeck::t!("cli-no-window"))
}

fn main() -> ExitCode {
    match cli::run(std::env::args_os()) {
        Next::Exit(code) => code,
        Next::Open(launch) => cli::end(open(launch)),
    }
}
