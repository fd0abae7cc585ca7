//! Matches from outside: the file, undo and redo, replay and playing on, and files that are not what they should be.

use std::fs;
use std::path::{Path, PathBuf};

use cyberdeck::bots::Level;
use cyberdeck::matches::{ApplyError, Library, Match, MatchError, Player, Replay, SeatSpec, library};
use cyberdeck::rules::content::Content;
use cyberdeck::rules::game::{Game, Seat, Seats, Setup, Viewer};
use cyberdeck::rules::terminal_dispute::{Action, Phase, State};
use sha2::{Digest, Sha256};

mod damage;
mod files;
mod kill;
mod lists;
mod play;
mod rescue;
mod shelf;
mod undo;

type TerminalDispute = Match<State>;

fn humans(seats: u8) -> Vec<SeatSpec> {
    vec![SeatSpec::human(); usize::from(seats)]
}

fn begin(seats: u8, seed: u64, path: Option<&Path>) -> TerminalDispute {
    Match::create(Setup::new(seats), seed, Content::built_in(), &humans(seats), path).expect("the setup is right")
}

/// The action at a place in the list that `pick` chooses.
fn some_action(table: &TerminalDispute, seat: Seat, pick: usize) -> Action {
    let mut legal = Vec::new();
    table.legal_actions(seat, &mut legal);
    legal[pick % legal.len()]
}

/// Plays up to `steps` actions by the first seat that may act.
fn play(table: &mut TerminalDispute, steps: usize) {
    for step in 0..steps {
        let Some(seat) = table.actors().iter().next() else { return };
        let action = some_action(table, seat, step * 7);
        table.apply(seat, &action, None).expect("a legal action is carried out");
    }
}

fn act(table: &mut TerminalDispute, seat: u8) -> Action {
    let action = some_action(table, Seat(seat), 3);
    table.apply(Seat(seat), &action, None).expect("a legal action is carried out");
    action
}

/// Rolls and allocates, so that every seat may write.
fn to_writing(table: &mut TerminalDispute) {
    while table.view(Viewer::Spectator).phase != Phase::Write {
        play(table, 1);
    }
}

fn views(table: &TerminalDispute) -> Vec<<State as Game>::View> {
    (0..table.seats().len()).map(|at| table.view(Viewer::Seat(Seat(at as u8)))).collect()
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("there is room for a folder")
}

/// Puts a file there in the place of the one before. Where a file is cut and written again, some systems wait for the disk.
fn put(path: &Path, bytes: impl AsRef<[u8]>) {
    drop(fs::remove_file(path));
    fs::write(path, bytes).expect("it can be written");
}

/// A file as the first version wrote it: without sums.
fn old(text: &str) -> String {
    let said = |line: &str| line.split(" //").next().unwrap_or_default().replacen("format:2", "format:1", 1) + "\n";
    text.lines().map(said).collect()
}

/// Lines without sums with the sums of the page `docs/match-file.md` behind them, as a file of this format.
fn summed(text: &str, format: u32) -> String {
    let mut sum = "00000000".to_owned();
    let said = |line: &str| {
        let line = line.replacen("format:1", &format!("format:{format}"), 1);
        let digest = Sha256::digest(format!("{sum}{line}"));
        sum = digest.iter().take(4).map(|byte| format!("{byte:02x}")).collect();
        format!("{line} //{sum}\n")
    };
    text.lines().map(said).collect()
}

fn file(folder: &tempfile::TempDir) -> PathBuf {
    folder.path().join("one.match.ron")
}
