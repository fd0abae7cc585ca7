//! Measures the balance of Aetherium (AE-127), and its bots against each other, in mirror matches and between factions.
//!
//! `cargo run --release --no-default-features --example aetherium_balance -- --matches 20` plays all pairings of factions in
//! all operations with `easy` bots and prints the first table of docs/balance_aetherium.md. Each pairing is played with either
//! side in seat 1 in turns. `--level normal --operation first-link` measures one operation with other bots; `--content DIR`
//! lays other content over the built-in one. `--level hard --against easy` has two levels play mirror matches instead and
//! prints who wins and how long they think, with `--timed` in their usual time.
//!
//! With `--shard I/N --out FILE` it plays a part of the matches; with `--merge FILES` it prints what one run would have printed
//! (docs/clusters.md).

use std::collections::BTreeMap;
use std::path::Path;
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use clap::Parser;
use cyberdeck::bots::{Budget, Level, choose};
use cyberdeck::rules::aetherium::content::{Catalog, CollectiveSize, Operation, ReadyCollective, read_collective};
use cyberdeck::rules::aetherium::{Action, State};
use cyberdeck::rules::content::{Content, ContentError};
use cyberdeck::rules::game::{Game, NoEvents, Seat, Setup, Viewer};
use cyberdeck::shards::{self, Parts};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

/// The balance of Aetherium, and its bots against each other
#[derive(Debug, Parser)]
struct Wanted {
    /// A folder laid over the built-in content
    #[arg(long, value_parser = laid_over)]
    content: Option<&'static Content>,
    /// Matches of each pairing and operation, or of two levels
    #[arg(long, default_value_t = 20)]
    matches: u64,
    /// Who plays
    #[arg(long, default_value_t = Level::Easy)]
    level: Level,
    /// The level to play mirror matches against, instead of all pairings
    #[arg(long)]
    against: Option<Level>,
    /// Only this operation
    #[arg(long)]
    operation: Option<String>,
    /// The seed of the first match
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Let bots think for the time of their level, instead of its iterations
    #[arg(long)]
    timed: bool,
    #[command(flatten)]
    parts: Parts,
}

fn laid_over(folder: &str) -> Result<&'static Content, String> {
    let told = |wrong: Vec<ContentError>| wrong.iter().map(|one| format!("{one}\n")).collect::<String>();
    Content::load(Some(Path::new(folder))).map(Content::keep).map_err(told)
}

impl Wanted {
    fn content(&self) -> &'static Content {
        self.content.unwrap_or_else(Content::built_in)
    }

    /// The operations that are played.
    fn operations(&self) -> Vec<&'static Operation> {
        let all = self.content().aetherium.catalog.operations().iter();
        all.filter(|operation| self.operation.as_ref().is_none_or(|only| *only == operation.id)).collect()
    }

    /// What came of all bouts, in their order; nothing where it went to a file.
    fn play_all(&self, bouts: &[Bout]) -> Result<Option<Vec<Played>>, Vec<String>> {
        let run = shards::run([
            ("content", self.content().hash("aetherium").to_owned()),
            ("level", self.level.to_string()),
            ("against", self.against.map_or("pairings".to_owned(), |level| level.to_string())),
            ("operation", self.operation.clone().unwrap_or("all".to_owned())),
            ("matches", self.matches.to_string()),
            ("seed", self.seed.to_string()),
            ("thinking", if self.timed { "time of the level" } else { "by level" }.to_owned()),
        ]);
        let play = |numbers: &[u64]| {
            let bouts = numbers.iter().map(|at| &bouts[*at as usize]);
            bouts.map(|bout| play(&bout.setup, self.content(), bout.levels, bout.seed, self.timed)).collect()
        };
        let done = self.parts.play("aetherium_balance", run, bouts.len() as u64, 1, play)?;
        Ok(done.map(|(played, _)| played))
    }
}

/// One match that is to be played.
struct Bout {
    setup: Setup,
    levels: [Level; 2],
    seed: u64,
}

/// How a match went.
#[derive(Serialize, Deserialize)]
struct Played {
    /// The seats' shares of the win: 1, 0, or a half each.
    shares: [f64; 2],
    first: Seat,
    actions: usize,
    spent: [Duration; 2],
    longest: [Duration; 2],
    decisions: [usize; 2],
    activations: [usize; 2],
}

fn play(setup: &Setup, content: &'static Content, levels: [Level; 2], seed: u64, timed: bool) -> Played {
    let mut state = State::new(setup, seed, content).unwrap_or_else(|reasons| panic!("{}", reasons.join(" ")));
    let mut rng = ChaCha8Rng::seed_from_u64(seed ^ 0xB0B);
    let never = AtomicBool::new(false);
    let mut legal = Vec::new();
    let mut played = Played {
        shares: [0.0; 2],
        first: Seat(0),
        actions: 0,
        spent: [Duration::ZERO; 2],
        longest: [Duration::ZERO; 2],
        decisions: [0; 2],
        activations: [0; 2],
    };
    let mut before = None;
    while let Some(seat) = state.actors().iter().next() {
        state.legal_actions(seat, &mut legal);
        let view = state.view(Viewer::Seat(seat));
        let level = levels[seat.index()];
        let budget = if timed { Budget::time_of(level) } else { Budget::iterations_of(level) };
        let began = Instant::now();
        let action: Action = choose::<State>(level, &view, seat, &legal, budget, &mut rng, &never).unwrap_or(legal[0]);
        let took = began.elapsed();
        let at = seat.index();
        played.spent[at] += took;
        played.longest[at] = played.longest[at].max(took);
        played.decisions[at] += 1;
        let active = state.table().active;
        let unit = (active.unit, state.table().sides.map(|side| (side.pad, side.recalibrations)));
        if before != Some(unit) {
            before = Some(unit);
            played.activations[state.table().turn.index()] += 1;
        }
        state.apply(seat, &action, &mut NoEvents).expect("a bot plays what is legal");
        played.actions += 1;
    }
    played.first = state.table().first;
    match state.table().winner {
        Some(seat) => played.shares[seat.index()] = 1.0,
        None => played.shares = [0.5; 2],
    }
    played
}

/// A share of wins.
#[derive(Debug, Clone, Copy, Default)]
struct Share {
    sum: f64,
    squares: f64,
    count: f64,
}

impl Share {
    fn add(&mut self, share: f64) {
        self.sum += share;
        self.squares += share * share;
        self.count += 1.0;
    }

    fn mean(&self) -> f64 {
        self.sum / self.count.max(1.0)
    }

    fn error(&self) -> f64 {
        ((self.squares / self.count.max(1.0) - self.mean().powi(2)).max(0.0) / self.count.max(1.0)).sqrt()
    }
}

impl std::fmt::Display for Share {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:.1} ± {:.1} %", 100.0 * self.mean(), 100.0 * self.error())
    }
}

/// The wins of the first player in mirror matches, by its seat. Both seats count alike, however often the roll went to each.
#[derive(Debug, Clone, Copy, Default)]
struct Mirror([Share; 2]);

impl Mirror {
    fn add(&mut self, played: &Played) {
        let first = played.first.index();
        self.0[first].add(played.shares[first]);
    }

    /// The share of the first player.
    fn first(&self) -> String {
        self.shown(self.0[0].mean() + self.0[1].mean())
    }

    /// The share of seat 1.
    fn seat(&self) -> String {
        self.shown(self.0[0].mean() + 1.0 - self.0[1].mean())
    }

    fn shown(&self, sum: f64) -> String {
        format!("{:.1} ± {:.1} %", 50.0 * sum, 50.0 * self.0[0].error().hypot(self.0[1].error()))
    }
}

fn faction(catalog: &Catalog, ready: &ReadyCollective) -> String {
    let programs = read_collective(catalog, &ready.id, ready.size).expect("ready collectives are legal");
    catalog.program(programs[0]).faction.clone()
}

/// The ready collectives by faction.
fn by_faction(catalog: &'static Catalog, size: CollectiveSize) -> BTreeMap<String, Vec<&'static ReadyCollective>> {
    let mut all: BTreeMap<String, Vec<_>> = BTreeMap::new();
    for ready in catalog.collectives().iter().filter(|ready| ready.size == size) {
        all.entry(faction(catalog, ready)).or_default().push(ready);
    }
    all
}

fn setup(operation: &str, collectives: [&str; 2]) -> Setup {
    let mut setup = Setup::new(2);
    setup.options.insert("operation".into(), operation.into());
    setup.options.insert("collective1".into(), collectives[0].into());
    setup.options.insert("collective2".into(), collectives[1].into());
    setup
}

fn main() -> ExitCode {
    let wanted = Wanted::parse();
    let done = match wanted.against {
        Some(against) => levels(&wanted, against),
        None => balance(&wanted),
    };
    let wrong = done.err().unwrap_or_default();
    wrong.iter().for_each(|line| eprintln!("aetherium_balance: {line}"));
    if wrong.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Two levels in mirror matches.
fn levels(wanted: &Wanted, against: Level) -> Result<(), Vec<String>> {
    let operations = wanted.operations();
    let collectives = wanted.content().aetherium.catalog.collectives();
    let operation_of = |nth: usize| operations[nth / 2 % operations.len()];
    let bout = |nth: usize| {
        let operation = operation_of(nth);
        let ready: Vec<_> = collectives.iter().filter(|ready| ready.size == operation.collectives).collect();
        let collective = &ready[nth / 2 % ready.len()].id;
        let mut levels = [against; 2];
        levels[nth % 2] = wanted.level;
        Bout { setup: setup(&operation.id, [collective, collective]), levels, seed: wanted.seed + nth as u64 / 2 }
    };
    let bouts: Vec<Bout> = (0..wanted.matches as usize).map(bout).collect();
    let Some(played) = wanted.play_all(&bouts)? else { return Ok(()) };
    let (mut all, mut by_operation) = (Share::default(), BTreeMap::<String, Share>::new());
    let (mut spent, mut longest, mut decisions, mut activations, mut actions) = (Duration::ZERO, Duration::ZERO, 0, 0, 0);
    for (nth, played) in played.iter().enumerate() {
        let seat = nth % 2;
        all.add(played.shares[seat]);
        by_operation.entry(operation_of(nth).id.clone()).or_default().add(played.shares[seat]);
        spent += played.spent[seat];
        longest = longest.max(played.longest[seat]);
        decisions += played.decisions[seat];
        activations += played.activations[seat];
        actions += played.actions;
    }
    println!("{} against {against}: {all} of {} mirror matches", wanted.level, wanted.matches);
    for (operation, share) in by_operation {
        println!("  {operation}: {share} of {}", share.count);
    }
    let mean = |count: usize| spent.as_secs_f64() * 1000.0 / count.max(1) as f64;
    println!(
        "{}: {:.0} ms a decision, {:.0} ms an activation, at most {:.0} ms; {:.0} actions a match",
        wanted.level,
        mean(decisions),
        mean(activations),
        longest.as_secs_f64() * 1000.0,
        actions as f64 / wanted.matches as f64
    );
    Ok(())
}

/// What a bout of the table is about: the row of the operation, both factions, and whether they changed seats.
struct Place {
    row: usize,
    factions: (String, String),
    swapped: bool,
}

/// All pairings of factions and operations.
fn balance(wanted: &Wanted) -> Result<(), Vec<String>> {
    let operations = wanted.operations();
    let (mut places, mut bouts) = (Vec::new(), Vec::new());
    for (row, operation) in operations.iter().enumerate() {
        let factions = by_faction(&wanted.content().aetherium.catalog, operation.collectives);
        let names: Vec<&String> = factions.keys().collect();
        for (at, a) in names.iter().enumerate() {
            for b in &names[at..] {
                for nth in 0..wanted.matches {
                    let of = |name: &str, nth: u64| factions[name][nth as usize % factions[name].len()].id.as_str();
                    // Over four matches every collective of one meets every one of the other; a mirror match is with oneself.
                    let (mine, theirs) = (of(a, nth / 2), if a == b { of(b, nth / 2) } else { of(b, nth / 4) });
                    let seed = wanted.seed.wrapping_add(nth).wrapping_mul(7919).wrapping_add(row as u64 * 131 + at as u64);
                    let swapped = nth % 2 == 1;
                    let collectives = if swapped { [theirs, mine] } else { [mine, theirs] };
                    bouts.push(Bout { setup: setup(&operation.id, collectives), levels: [wanted.level; 2], seed });
                    places.push(Place { row, factions: ((*a).clone(), (*b).clone()), swapped });
                }
            }
        }
    }
    let began = Instant::now();
    let Some(played) = wanted.play_all(&bouts)? else { return Ok(()) };
    let mut all = Mirror::default();
    let mut pairs: BTreeMap<(String, String), Share> = BTreeMap::new();
    let mut table = vec![(Mirror::default(), BTreeMap::<(String, String), Share>::new()); operations.len()];
    for (Place { row, factions, swapped }, played) in places.into_iter().zip(&played) {
        let (mirror, here) = &mut table[row];
        if factions.0 == factions.1 {
            mirror.add(played);
            all.add(played);
        } else {
            let share = played.shares[usize::from(swapped)];
            here.entry(factions.clone()).or_default().add(share);
            pairs.entry(factions).or_default().add(share);
        }
    }
    println!("`{}` bots, {} matches a pairing and operation, seed {}.\n", wanted.level, wanted.matches, wanted.seed);
    println!("Content: {}\n", wanted.content().hash("aetherium"));
    let columns: Vec<String> = pairs.keys().map(|(a, b)| format!("{a} : {b}")).collect();
    println!("| Operation | First player in mirror matches | Seat 1 in mirror matches | {} |", columns.join(" | "));
    println!("|---|---|---|{}", "---|".repeat(columns.len()));
    for (operation, (mirror, here)) in operations.iter().zip(&table) {
        let shares: Vec<String> = here.values().map(ToString::to_string).collect();
        println!("| {} | {} | {} | {} |", operation.id, mirror.first(), mirror.seat(), shares.join(" | "));
    }
    let shares: Vec<String> = pairs.values().map(ToString::to_string).collect();
    println!("| **All** | **{}** | **{}** | **{}** |", all.first(), all.seat(), shares.join("** | **"));
    eprintln!("{:.0} s", began.elapsed().as_secs_f64());
    Ok(())
}
