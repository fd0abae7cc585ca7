//! Cyberdeck, the program: it does what the command line says.

use std::process::ExitCode;

fn main() -> ExitCode {
    cyberdeck::cli::run(std::env::args_os())
}
