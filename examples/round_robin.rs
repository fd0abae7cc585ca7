//! Measures Data.Warriors: the ready drives against each other (DW-83), and the levels of bots against each other.
//!
//! ```sh
//! cargo run --release --no-default-features --example round_robin -- drives --level easy --matches 400 --threads 2
//! cargo run --release --no-default-features --example round_robin -- levels --level hard --against easy --matches 20
//! ```
//!
//! `drives` plays every pairing of drives, mirrored ones too, `--matches` times; the two drives change seats after each
//! match, and who begins is drawn by the match. It prints the tables of `docs/balance.md`. `levels` plays two levels of
//! bots with the same drive on both sides, so many matches for each drive, and prints who wins and how long decisions take.
//!
//! Without `--time` bots have a number of iterations, and the result depends on the arguments alone, not on threads or
//! machine. `--content DIR` lays a folder over the built-in cards, so that tuning needs no compiler. With `--shard I/N --out
//! FILE` it plays a part of the matches; with `--merge FILES` it prints what one run would have printed (`docs/clusters.md`).

use std::path::Path;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use clap::{Parser, Subcommand};
use cpu_time::ThreadTime;
use cyberdeck::bots::{Budget, Level, choose};
use cyberdeck::rules::content::{Content, ContentError};
use cyberdeck::rules::data_warriors::State;
use cyberdeck::rules::game::{Game, NoEvents, Seat, Setup, Viewer};
use cyberdeck::shards::{self, Parts};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

/// Drives and bots of Data.Warriors against each other
#[derive(Debug, Parser)]
struct Arguments {
    #[command(subcommand)]
    what: What,
    /// A folder laid over the built-in content
    #[arg(long, global = true, value_parser = laid_over)]
    content: Option<&'static Content>,
    /// Matches of each pairing, or for each drive
    #[arg(long, global = true, default_value_t = 100)]
    matches: usize,
    /// On how many threads
    #[arg(long, global = true, default_value_t = 1)]
    threads: usize,
    /// The seed of the first match; each has one of its own
    #[arg(long, global = true, default_value_t = 1)]
    seed: u64,
    /// Milliseconds for a decision, instead of the iterations of the level; without a number the time of the level
    #[arg(long, global = true, num_args = 0..=1)]
    time: Option<Option<u64>>,
    /// Iterations for a decision, instead of those of the level
    #[arg(long, global = true)]
    iterations: Option<u32>,
    #[command(flatten)]
    parts: Parts,
}

#[derive(Debug, Clone, Copy, Subcommand)]
enum What {
    /// Every drive against every drive
    Drives {
        /// Who plays
        #[arg(long, default_value_t = Level::Easy)]
        level: Level,
    },
    /// A level against another, each drive against itself
    Levels {
        /// The level that is looked at
        #[arg(long, default_value_t = Level::Hard)]
        level: Level,
        /// The other
        #[arg(long, default_value_t = Level::Easy)]
        against: Level,
    },
}

/// One match that is to be played: the drives and levels of both seats.
#[derive(Debug, Clone, Copy)]
struct Bout {
    drives: [usize; 2],
    levels: [Level; 2],
    seed: u64,
}

/// What came of it.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
struct Played {
    /// The share of each seat in the win.
    share: [f64; 2],
    /// That of the user who had the first turn.
    first: f64,
    rounds: u32,
    actions: u32,
    /// How long each decision of seat 0 took, where there was a choice.
    decisions: Vec<Duration>,
    busy: Duration,
}

/// What came of all bouts, and how long that took by the clock on how many threads.
struct All {
    played: Vec<Played>,
    elapsed: Duration,
    threads: u64,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let done = match arguments.what {
        What::Drives { level } => drives(&arguments, level),
        What::Levels { level, against } => levels(&arguments, level, against),
    };
    let wrong = done.err().unwrap_or_default();
    wrong.iter().for_each(|line| eprintln!("round_robin: {line}"));
    if wrong.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn laid_over(folder: &str) -> Result<&'static Content, String> {
    let told = |wrong: Vec<ContentError>| wrong.iter().map(|one| format!("{one}\n")).collect::<String>();
    Content::load(Some(Path::new(folder))).map(Content::keep).map_err(told)
}

fn names(content: &'static Content) -> Vec<&'static str> {
    content.data_warriors.drives.iter().map(|drive| drive.name.as_str()).collect()
}

impl Arguments {
    fn content(&self) -> &'static Content {
        self.content.unwrap_or_else(Content::built_in)
    }

    fn budget(&self, level: Level) -> Budget {
        match (self.time, self.iterations) {
            (Some(time), _) => Budget::Time(time.map_or(level.time(), Duration::from_millis)),
            (None, Some(iterations)) => Budget::Iterations(iterations),
            (None, None) => Budget::iterations_of(level),
        }
    }

    /// Plays a match; the generator of the bots follows from its seed.
    fn play(&self, bout: &Bout) -> Played {
        let clock = ThreadTime::now();
        let mut setup = Setup::new(2);
        for (key, drive) in ["drive1", "drive2"].into_iter().zip(bout.drives) {
            setup.options.insert(key.to_owned(), names(self.content())[drive].to_owned());
        }
        let mut state = State::new(&setup, bout.seed, self.content()).expect("ready drives can be played");
        let mut rng = ChaCha8Rng::seed_from_u64(bout.seed ^ 0x0b07_5eed);
        let (cancel, mut legal, mut played) = (AtomicBool::new(false), Vec::new(), Played::default());
        while let Some(seat) = state.actors().iter().next() {
            state.legal_actions(seat, &mut legal);
            let level = bout.levels[seat.index()];
            let view = state.view(Viewer::Seat(seat));
            let began = ThreadTime::now();
            let action = choose::<State>(level, &view, seat, &legal, self.budget(level), &mut rng, &cancel).expect("somebody can act");
            if seat == Seat(0) && legal.len() > 1 {
                played.decisions.push(began.elapsed());
            }
            state.play(seat, &action, &mut NoEvents);
            played.actions += 1;
        }
        let winners = state.outcome().expect("the match is over").winners();
        let share = |seat: Seat| if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
        played.share = [share(Seat(0)), share(Seat(1))];
        played.first = share(state.table().first);
        played.rounds = u32::from(state.table().round);
        played.busy = clock.elapsed();
        played
    }

    /// What came of all bouts, in their order; nothing where it went to a file.
    fn play_all(&self, bouts: &[Bout]) -> Result<Option<All>, Vec<String>> {
        let thinking = match (self.time, self.iterations) {
            (Some(time), _) => time.map_or("time of the level".to_owned(), |time| format!("{time} ms")),
            (None, Some(iterations)) => format!("{iterations} iterations"),
            (None, None) => "by level".to_owned(),
        };
        let levels = match self.what {
            What::Drives { level } => format!("drives with {level}"),
            What::Levels { level, against } => format!("{level} against {against}"),
        };
        let run = shards::run([
            ("played", levels),
            ("content", self.content().hash("data-warriors").to_owned()),
            ("matches", self.matches.to_string()),
            ("seed", self.seed.to_string()),
            ("thinking", thinking),
        ]);
        let threads = self.threads.max(1) as u64;
        let done = self.parts.play("round_robin", run, bouts.len() as u64, threads, |numbers| {
            self.play_some(numbers.iter().map(|at| bouts[*at as usize]).collect())
        })?;
        Ok(done.map(|(played, when)| All { played, elapsed: when.elapsed(), threads: when.threads }))
    }

    /// Plays these; the results are in their order.
    fn play_some(&self, bouts: Vec<Bout>) -> Vec<Played> {
        let next = AtomicUsize::new(0);
        let work = || {
            let mut done = Vec::new();
            loop {
                let at = next.fetch_add(1, Ordering::Relaxed);
                let Some(bout) = bouts.get(at) else { break };
                done.push((at, self.play(bout)));
            }
            done
        };
        let mut all: Vec<(usize, Played)> = std::thread::scope(|scope| {
            let workers: Vec<_> = (0..self.threads.max(1)).map(|_| scope.spawn(work)).collect();
            workers.into_iter().flat_map(|worker| worker.join().expect("no match panics")).collect()
        });
        all.sort_by_key(|(at, _)| *at);
        all.into_iter().map(|(_, played)| played).collect()
    }
}

/// The bouts of each pairing, one pairing after the other.
fn drives(arguments: &Arguments, level: Level) -> Result<(), Vec<String>> {
    let names = names(arguments.content());
    let pairings: Vec<[usize; 2]> = (0..names.len()).flat_map(|a| (a..names.len()).map(move |b| [a, b])).collect();
    let seed = |at: usize| arguments.seed.wrapping_add(at as u64);
    let bouts: Vec<Bout> = pairings
        .iter()
        .flat_map(|pairing| (0..arguments.matches).map(move |at| if at % 2 == 0 { *pairing } else { [pairing[1], pairing[0]] }))
        .enumerate()
        .map(|(at, drives)| Bout { drives, levels: [level; 2], seed: seed(at) })
        .collect();
    let Some(All { played, elapsed, threads }) = arguments.play_all(&bouts)? else { return Ok(()) };

    // By pairing: the wins of its first drive.
    let wins: Vec<f64> = played
        .chunks(arguments.matches.max(1))
        .map(|chunk| chunk.iter().enumerate().map(|(at, one)| one.share[at % 2]).sum::<f64>() * 100.0 / chunk.len() as f64)
        .collect();
    let of = |a: usize, b: usize| {
        let at = pairings.iter().position(|pairing| *pairing == [a.min(b), a.max(b)]).expect("every pairing is played");
        if a <= b { wins[at] } else { 100.0 - wins[at] }
    };
    println!("| {level} | {} | all |", names.join(" | "));
    println!("|---|{}---:|", "---:|".repeat(names.len()));
    for (a, name) in names.iter().enumerate() {
        let others: Vec<usize> = (0..names.len()).filter(|b| *b != a).collect();
        let all = others.iter().map(|b| of(a, *b)).sum::<f64>() / others.len().max(1) as f64;
        let row: Vec<String> = (0..names.len()).map(|b| if a == b { "–".to_owned() } else { format!("{:.1}", of(a, b)) }).collect();
        println!("| {name} | {} | **{all:.1}** |", row.join(" | "));
    }
    println!("\n| {level}: turns each, actions, first player wins % | {} |", names.join(" | "));
    println!("|---|{}", "---:|".repeat(names.len()));
    for (a, name) in names.iter().enumerate() {
        let cell = |b: usize| {
            let at = pairings.iter().position(|pairing| *pairing == [a.min(b), a.max(b)]).expect("every pairing is played");
            let chunk = &played[at * arguments.matches..(at + 1) * arguments.matches];
            let (rounds, actions) = (mean(chunk, |one| f64::from(one.rounds)), mean(chunk, |one| f64::from(one.actions)));
            format!("{rounds:.1}, {actions:.0}, {:.0}", 100.0 * mean(chunk, |one| one.first))
        };
        println!("| {name} | {} |", (0..names.len()).map(cell).collect::<Vec<_>>().join(" | "));
    }
    let mut rounds: Vec<u32> = played.iter().map(|one| one.rounds).collect();
    rounds.sort_unstable();
    let part = |hundredths: usize| rounds[(rounds.len() - 1) * hundredths / 100];
    let mut actions: Vec<u32> = played.iter().map(|one| one.actions).collect();
    actions.sort_unstable();
    println!("\nCards and drives: {}", arguments.content().hash("data-warriors"));
    println!(
        "{} matches with {level} bots, {} of each pairing, from seed {}. The first player won {:.1} %. Turns each: {:.1} on average, \
         {} to {} in the middle nine tenths, {} at most. Actions: {:.0} on average, {} at most. {:.1} s of processor time, {:.1} s by \
         the clock on {} threads.",
        played.len(),
        arguments.matches,
        arguments.seed,
        100.0 * mean(&played, |one| one.first),
        mean(&played, |one| f64::from(one.rounds)),
        part(5),
        part(95),
        part(100),
        mean(&played, |one| f64::from(one.actions)),
        actions.last().copied().unwrap_or(0),
        played.iter().map(|one| one.busy).sum::<Duration>().as_secs_f64(),
        elapsed.as_secs_f64(),
        threads
    );
    Ok(())
}

fn mean(played: &[Played], of: impl Fn(&Played) -> f64) -> f64 {
    played.iter().map(of).sum::<f64>() / played.len().max(1) as f64
}

fn levels(arguments: &Arguments, level: Level, against: Level) -> Result<(), Vec<String>> {
    let names = names(arguments.content());
    let bouts: Vec<Bout> = (0..names.len() * arguments.matches)
        .map(|at| {
            let drive = at / arguments.matches;
            Bout { drives: [drive; 2], levels: [level, against], seed: arguments.seed.wrapping_add(at as u64) }
        })
        .collect();
    let Some(All { played, .. }) = arguments.play_all(&bouts)? else { return Ok(()) };
    for (name, chunk) in names.iter().zip(played.chunks(arguments.matches.max(1))) {
        println!("{name:>14}: {:5.1} %", 100.0 * mean(chunk, |one| one.share[0]));
    }
    let mut times: Vec<Duration> = played.iter().flat_map(|one| one.decisions.iter().copied()).collect();
    times.sort_unstable();
    let millis = |time: Duration| time.as_secs_f64() * 1000.0;
    let at = |thousandths: usize| times.get(times.len().saturating_sub(1) * thousandths / 1000).copied().map_or(0.0, millis);
    println!(
        "{level} wins {:.1} % of {} matches against {against}, seat 0 always {level}, the first player drawn. A decision of {level} with a \
         choice takes {:.1} ms of processor time on average, {:.1} at the 99th percentile, {:.1} at most ({} decisions).",
        100.0 * mean(&played, |one| one.share[0]),
        played.len(),
        millis(times.iter().sum::<Duration>()) / times.len().max(1) as f64,
        at(990),
        at(1000),
        times.len()
    );
    Ok(())
}
