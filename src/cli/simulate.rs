//! `simulate`: many matches between bots, and what came of them.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use clap::{Args, ValueEnum};
use cpu_time::ThreadTime;
use serde::Serialize;

use super::Failure;
use super::players::bot_chance;
use super::setup::{MatchArguments, Thinking};
use crate::bots::{Level, Strategy, choose};
use crate::games::{Visitor, title_of, with_game};
use crate::rules::components::Chance;
use crate::rules::content::Content;
use crate::rules::game::{Game, MAX_SEATS, NoEvents, Outcome, Setup, Viewer};
use crate::t;
use crate::text::decimal;

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
    #[command(flatten)]
    thinking: Thinking,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// A table for people.
    Text,
    /// One JSON object.
    Json,
}

/// The report; the JSON has these fields.
#[derive(Debug, Serialize)]
struct Report {
    game: String,
    seed: u64,
    matches: u64,
    threads: u16,
    seconds: f64,
    elapsed_seconds: f64,
    matches_per_second: f64,
    actions_per_second: f64,
    actions_mean: f64,
    actions_min: u64,
    actions_max: u64,
    seats: Vec<SeatReport>,
}

#[derive(Debug, Serialize)]
struct SeatReport {
    bot: String,
    /// First places, shared ones too.
    wins: u64,
    shared_wins: u64,
    score_mean: f64,
    score_sd: f64,
    score_min: i64,
    score_max: i64,
}

impl Simulate {
    pub fn run(self, content: &'static Content) -> Result<(), Failure> {
        let (setup, seats, seed) = self.table.resolve_bots(content)?;
        let levels: Vec<Level> = seats.into_iter().map(|(_, level)| level).collect();
        let work = Work { setup, content, levels, seed, matches: self.matches, threads: self.threads, thinking: self.thinking };
        let names: Vec<String> = work.levels.iter().map(|level| format!("bot:{level}")).collect();
        let began = Instant::now();
        let Done { totals, threads, denied } = with_game(&self.table.game, work).unwrap_or_default();
        if let Some(error) = denied {
            super::complain(&t!("cli-threads", started = threads, threads = self.threads, error = error.to_string()));
        }
        if totals.matches != self.matches {
            return Err(Failure::failed(t!("cli-matches", done = totals.matches.to_string(), matches = self.matches.to_string())));
        }
        let report = totals.report(self.table.game, seed, threads, began.elapsed(), &names);
        let mut out = io::stdout().lock();
        match self.format {
            Format::Json => {
                serde_json::to_writer(&mut out, &report).map_err(io::Error::from)?;
                writeln!(out)?;
            }
            Format::Text => report.write(&mut out)?,
        }
        out.flush()?;
        Ok(())
    }
}

struct Work {
    setup: Setup,
    content: &'static Content,
    levels: Vec<Level>,
    seed: u64,
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

/// Sums over matches. They are whole numbers, so that it does not matter who counted which match.
#[derive(Debug, Default, Clone)]
struct Totals {
    matches: u64,
    actions: u64,
    fewest: Option<u64>,
    most: u64,
    busy: Duration,
    seats: [SeatTotals; MAX_SEATS],
}

#[derive(Debug, Default, Clone, Copy)]
struct SeatTotals {
    wins: u64,
    shared: u64,
    sum: i64,
    squares: i64,
    lowest: Option<i64>,
    highest: Option<i64>,
}

impl Visitor for Work {
    type Output = Done;

    fn visit<G: Game + Strategy>(self) -> Done {
        let next = AtomicU64::new(0);
        // Large enough that threads seldom meet, small enough that they finish together.
        let portion = (self.matches / (u64::from(self.threads) * 16)).clamp(1, 256);
        let work = || {
            let clock = ThreadTime::now();
            let mut totals = Totals::default();
            let mut legal = Vec::new();
            loop {
                let from = next.fetch_add(portion, Ordering::Relaxed);
                if from >= self.matches {
                    break;
                }
                for number in from..(from + portion).min(self.matches) {
                    self.play::<G>(self.seed.wrapping_add(number), &mut legal, &mut totals);
                }
            }
            totals.busy = clock.elapsed();
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
            let totals = helpers.into_iter().filter_map(|helper| helper.join().ok()).fold(own, Totals::with);
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

impl Totals {
    fn count(&mut self, actions: u64, outcome: &Outcome) {
        self.matches += 1;
        self.actions += actions;
        self.fewest = Some(self.fewest.map_or(actions, |fewest| fewest.min(actions)));
        self.most = self.most.max(actions);
        let winners = outcome.winners();
        for (at, seat) in self.seats.iter_mut().enumerate().take(usize::from(outcome.seats)) {
            let score = i64::from(outcome.scores[at]);
            let first = u64::from(outcome.places[at] == 1);
            seat.add(SeatTotals {
                wins: first,
                shared: if winners.len() > 1 { first } else { 0 },
                sum: score,
                squares: score * score,
                lowest: Some(score),
                highest: Some(score),
            });
        }
    }

    fn with(mut self, other: Self) -> Self {
        self.matches += other.matches;
        self.actions += other.actions;
        self.fewest = [self.fewest, other.fewest].into_iter().flatten().min();
        self.most = self.most.max(other.most);
        self.busy += other.busy;
        for (seat, more) in self.seats.iter_mut().zip(other.seats) {
            seat.add(more);
        }
        self
    }

    fn report(&self, game: String, seed: u64, threads: u16, elapsed: Duration, bots: &[String]) -> Report {
        let seconds = self.busy.as_secs_f64().max(1e-9);
        let matches = self.matches as f64;
        let seats = bots.iter().zip(&self.seats).map(|(bot, seat)| seat.report(bot, matches)).collect();
        Report {
            game,
            seed,
            matches: self.matches,
            threads,
            seconds,
            elapsed_seconds: elapsed.as_secs_f64(),
            matches_per_second: matches / seconds,
            actions_per_second: self.actions as f64 / seconds,
            actions_mean: self.actions as f64 / matches.max(1.0),
            actions_min: self.fewest.unwrap_or(0),
            actions_max: self.most,
            seats,
        }
    }
}

impl SeatTotals {
    fn add(&mut self, other: Self) {
        self.wins += other.wins;
        self.shared += other.shared;
        self.sum += other.sum;
        self.squares += other.squares;
        self.lowest = [self.lowest, other.lowest].into_iter().flatten().min();
        self.highest = self.highest.max(other.highest);
    }

    fn report(&self, bot: &str, matches: f64) -> SeatReport {
        let mean = self.sum as f64 / matches.max(1.0);
        let spread = (self.squares as f64 - matches * mean * mean).max(0.0);
        SeatReport {
            bot: bot.to_owned(),
            wins: self.wins,
            shared_wins: self.shared,
            score_mean: mean,
            score_sd: (spread / (matches - 1.0).max(1.0)).sqrt(),
            score_min: self.lowest.unwrap_or(0),
            score_max: self.highest.unwrap_or(0),
        }
    }
}

impl Report {
    fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let game = title_of(&self.game).unwrap_or_default();
        writeln!(out, "{}", t!("cli-report-matches", game = game, matches = self.matches, seed = self.seed.to_string()))?;
        let (seconds, elapsed) = (decimal(self.seconds, 3), decimal(self.elapsed_seconds, 3));
        writeln!(out, "{}", t!("cli-report-time", seconds = seconds, elapsed = elapsed, threads = self.threads))?;
        let (matches, actions) = (decimal(self.matches_per_second, 1), decimal(self.actions_per_second, 0));
        writeln!(out, "{}", t!("cli-report-speed", matches = matches, actions = actions))?;
        let (mean, least, most) = (decimal(self.actions_mean, 1), self.actions_min.to_string(), self.actions_max.to_string());
        writeln!(out, "{}\n", t!("cli-report-length", mean = mean, least = least, most = most))?;
        let mut rows = vec![[
            t!("cli-report-column.seat"),
            t!("cli-report-column.bot"),
            t!("cli-report-column.wins"),
            t!("cli-report-column.shared"),
            t!("cli-report-column.mean"),
            t!("cli-report-column.deviation"),
            t!("cli-report-column.lowest"),
            t!("cli-report-column.highest"),
        ]];
        rows.extend(self.seats.iter().zip(1..).map(|(seat, number)| {
            [
                i32::to_string(&number),
                seat.bot.clone(),
                seat.wins.to_string(),
                seat.shared_wins.to_string(),
                decimal(seat.score_mean, 2),
                decimal(seat.score_sd, 2),
                seat.score_min.to_string(),
                seat.score_max.to_string(),
            ]
        }));
        let widths: [usize; 8] = std::array::from_fn(|column| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0));
        for row in rows {
            // Names stand to the left, numbers to the right.
            let cell = |(at, (text, width)): (usize, (&String, usize))| {
                if at == 1 { format!("{text:<width$}") } else { format!("{text:>width$}") }
            };
            let cells: Vec<String> = row.iter().zip(widths).enumerate().map(cell).collect();
            writeln!(out, "{}", cells.join("  "))?;
        }
        Ok(())
    }
}
