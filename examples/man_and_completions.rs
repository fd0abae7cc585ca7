//! Writes what packages carry beside the program: its manual pages, and what shells need to complete its commands.
//!
//! `cargo run --no-default-features --example man_and_completions -- DIR`

use std::io;
use std::path::PathBuf;

use clap_complete::Shell;

fn main() -> io::Result<()> {
    let folder = std::env::args_os().nth(1).map(PathBuf::from);
    let folder = folder.ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, "name a folder"))?;
    let (manual, completions) = (folder.join("man"), folder.join("completions"));
    [&manual, &completions].into_iter().try_for_each(std::fs::create_dir_all)?;
    // What “help” lists has its pages already.
    let command = cyberdeck::cli::command().mut_subcommand("help", |help| help.hide(true));
    clap_mangen::generate_to(command.clone(), &manual)?;
    for shell in [Shell::Bash, Shell::Fish, Shell::Zsh] {
        clap_complete::generate_to(shell, &mut command.clone(), "cyberdeck", &completions)?;
    }
    Ok(())
}
