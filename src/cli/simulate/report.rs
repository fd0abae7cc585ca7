//! What `simulate` and `merge` print.

use std::io::{self, Write};

use clap::ValueEnum;
use serde::Serialize;

use super::totals::{SeatTotals, Totals};
use crate::games::title_of;
use crate::shards::Results;
use crate::t;
use crate::text::decimal;

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// A table for people.
    Text,
    /// One JSON object.
    Json,
}

/// The report; the JSON has these fields.
#[derive(Debug, Serialize)]
pub struct Report {
    game: String,
    seed: u64,
    matches: u64,
    threads: u64,
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

impl Report {
    /// What the results of a whole run say.
    pub fn of(results: &Results<Totals>) -> Self {
        let Results { run, played, results: totals, .. } = results;
        let text = |name: &str| run.get(name).cloned().unwrap_or_default();
        let (bots, seconds, matches) = (text("seats"), totals.busy().as_secs_f64().max(1e-9), totals.matches as f64);
        Self {
            game: text("game"),
            seed: text("seed").parse().unwrap_or_default(),
            matches: totals.matches,
            threads: played.threads,
            seconds,
            elapsed_seconds: played.elapsed().as_secs_f64(),
            matches_per_second: matches / seconds,
            actions_per_second: totals.actions as f64 / seconds,
            actions_mean: totals.actions as f64 / matches.max(1.0),
            actions_min: totals.fewest.unwrap_or(0),
            actions_max: totals.most,
            seats: bots.split(", ").zip(&totals.seats).map(|(bot, seat)| SeatReport::of(bot, seat, totals.matches)).collect(),
        }
    }

    /// Prints it.
    pub fn print(&self, format: Format) -> io::Result<()> {
        let mut out = io::stdout().lock();
        match format {
            Format::Json => {
                serde_json::to_writer(&mut out, self)?;
                writeln!(out)?;
            }
            Format::Text => self.write(&mut out)?,
        }
        out.flush()
    }

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

impl SeatReport {
    fn of(bot: &str, seat: &SeatTotals, matches: u64) -> Self {
        Self {
            bot: bot.to_owned(),
            wins: seat.wins,
            shared_wins: seat.shared,
            score_mean: seat.sum as f64 / matches.max(1) as f64,
            score_sd: seat.deviation(matches),
            score_min: seat.lowest.unwrap_or(0),
            score_max: seat.highest.unwrap_or(0),
        }
    }
}
