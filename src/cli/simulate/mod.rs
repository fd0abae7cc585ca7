//! `simulate`: many matches between bots, and what came of them.

mod report;
mod totals;

use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::SystemTime;

use clap::Args;
use cpu_time::ThreadTime;

use super::Failure;
use super::players::bot_chance;
use super::setup::{MatchArguments, Thinking};
use crate::bots::{Level, Strategy, choose};
use crate::files;
use crate::games::{Visitor, with_game};
use crate::rules::components::Chance;
use crate::rules::content::Content;
use crate::rules::game::{Game, NoEvents, Setup, Viewer};
use crate::shards::{self, Played, Results, Run, Shard};
use crate::t;
pub(super) use report::Format;
use report::Report;
pub(super) use totals::Totals;

/// What its files are called by.
pub(super) const TOOL: &str = "simulate";

/// Many matches between bots: results, lengths and speed. Match number i (from 0) has the seed N + i, so that the results depend
/// neither on the number of threads nor, without a time, on the computer.
#[derive(Debug, Args)]
pub(super) struct Simulate {
    #[command(flatten)]
    table: MatchArguments,
    /// The number of matches.
    #[arg(long, value_name = "N", value_parser = super::setup::matches, allow_negative_numbers = true)]
    matches: u64,
    /// The number of threads.
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = super::setup::threads, allow_negative_numbers = true)]
    threads: u16,
    /// The form of the report.
    #[arg(long, default_value = "text")]
    format: Format,
    /// A part of the matches.
    #[arg(long, value_name = "I/N", requires_all = ["out", "seed"], value_parser = super::setup::shard)]
    shard: Option<Shard>,
    /// The file for the results, instead of a report.
    #[arg(long, value_name = "FILE", conflicts_with = "format")]
    out: Option<PathBuf>,
    #[command(flatten)]
    thinking: Thinking,
}

impl Simulate {
    pub fn run(self, content: &'static Content) -> Result<(), Failure> {
        let (setup, seats, seed) = self.table.resolve_bots(content)?;
        let levels: Vec<Level> = seats.into_iter().map(|(_, level)| level).collect();
        if let Some(path) = &self.out {
            files::try_writing(path).map_err(|error| Failure::Failed(vec![unwritten(path, &error)]))?;
        }
        let run = self.describe(&setup, &levels, seed, content);
        let (shard, thinking, threads) = (self.shard.unwrap_or_default(), self.thinking, self.threads);
        let work = Work { setup, content, levels, seed, shard, matches: shard.count(self.matches), threads, thinking };
        let matches = work.matches;
        let began = SystemTime::now();
        let Done { totals, threads, denied } = with_game(&self.table.game, work).unwrap_or_default();
        if let Some(error) = denied {
            super::complain(&t!("cli-threads", started = threads, threads = self.threads, error = error.to_string()));
        }
        if totals.matches != matches {
            return Err(Failure::failed(t!("cli-matches", done = totals.matches.to_string(), matches = matches.to_string())));
        }
        let results = Results::new(TOOL, run, shard, Played::since(began, threads.into()), totals);
        match &self.out {
            Some(path) => keep(&results, path),
            None => print(&results, self.format),
        }
    }

    /// Everything that decides what comes of it.
    fn describe(&self, setup: &Setup, levels: &[Level], seed: u64, content: &Content) -> Run {
        let list = |items: Vec<String>| items.join(", ");
        shards::run([
            ("game", self.table.game.clone()),
            ("content", content.hash(&self.table.game).to_owned()),
            ("seats", list(levels.iter().map(|level| format!("bot:{level}")).collect())),
            ("options", list(setup.options.iter().map(|(key, value)| format!("{key}={value}")).collect())),
            ("thinking", self.thinking.to_string()),
            ("seed", seed.to_string()),
            ("matches", self.matches.to_string()),
        ])
    }
}

/// The report of a whole run.
pub(super) fn print(results: &Results<Totals>, format: Format) -> Result<(), Failure> {
    Ok(Report::of(results).print(format)?)
}

fn unwritten(path: &Path, error: &io::Error) -> String {
    t!("shards-unwritten", file = path.display().to_string(), error = error.to_string())
}

/// Writes the file. Where that fails after all the results are not lost: they are on standard output.
fn keep(results: &Results<Totals>, path: &Path) -> Result<(), Failure> {
    let text = results.text()?;
    files::write_atomically(path, &text).map_err(|error| {
        print!("{text}");
        Failure::Failed(vec![unwritten(path, &error), t!("shards-printed")])
    })
}

struct Work {
    setup: Setup,
    content: &'static Content,
    levels: Vec<Level>,
    seed: u64,
    shard: Shard,
    matches: u64,
    threads: u16,
    thinking: Thinking,
}

/// What came of the work.
#[derive(Debug, Default)]
struct Done {
    totals: Totals,
    /// How many threads did it, and why not as many as were asked for.
    threads: u16,
    denied: Option<io::Error>,
}

impl Visitor for Work {
    type Output = Done;

    fn visit<G: Game + Strategy>(self) -> Done {
        let next = AtomicU64::new(0);
        // Large enough that threads seldom meet, small enough that they finish together.
        let portion = (self.matches / (u64::from(self.threads) * 16)).clamp(1, 256);
        let work = || {
            let clock = ThreadTime::now();
            let mut totals = Totals::of(self.levels.len());
            let mut legal = Vec::new();
            loop {
                let from = next.fetch_add(portion, Ordering::Relaxed);
                if from >= self.matches {
                    break;
                }
                for nth in from..(from + portion).min(self.matches) {
                    self.play::<G>(self.seed.wrapping_add(self.shard.nth(nth)), &mut legal, &mut totals);
                }
            }
            totals.took(clock.elapsed());
            totals
        };
        std::thread::scope(|scope| {
            let (mut helpers, mut denied) = (Vec::new(), None);
            // This thread works too, so there is always one, however many the system lets start.
            while helpers.len() + 1 < usize::from(self.threads) && denied.is_none() {
                match std::thread::Builder::new().spawn_scoped(scope, work) {
                    Ok(helper) => helpers.push(helper),
                    Err(error) => denied = Some(error),
                }
            }
            let threads = 1 + helpers.len() as u16;
            let own = work();
            let totals = helpers.into_iter().filter_map(|helper| helper.join().ok()).fold(own, |sum, more| sum.with(&more));
            Done { totals, threads, denied }
        })
    }
}

impl Work {
    fn play<G: Strategy>(&self, seed: u64, legal: &mut Vec<G::Action>, totals: &mut Totals) {
        let Ok(mut state) = G::new(&self.setup, seed, self.content) else { return };
        let mut chance = bot_chance(seed, 0);
        let mut dice = Chance::split(&mut chance);
        let cancel = AtomicBool::new(false);
        let mut actions = 0;
        while let Some(seat) = state.actors().iter().next() {
            let level = self.levels.get(seat.index()).copied().unwrap_or(Level::Random);
            let action = if level == Level::Random {
                // What a random bot does needs no view of anything.
                state.pick_action(seat, legal, |count| dice.below(count as u32) as usize)
            } else {
                state.legal_actions(seat, legal);
                let view = state.view(Viewer::Seat(seat));
                choose::<G>(level, &view, seat, legal, self.thinking.budget(level), &mut chance, &cancel)
            };
            let Some(action) = action else { return };
            state.play(seat, &action, &mut NoEvents);
            actions += 1;
        }
        if let Some(outcome) = state.outcome() {
            totals.count(actions, &outcome);
        }
    }
}
