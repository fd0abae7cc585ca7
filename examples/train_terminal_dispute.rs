//! Learns what a terminal of Terminal Dispute is worth, and writes the tables that the bots use.
//!
//! ```sh
//! cargo run --release --no-default-features --example train_terminal_dispute -- learn 400000 1 assets/terminal_dispute/values.bin
//! cargo run --release --no-default-features --example train_terminal_dispute -- check 2000 1
//! ```
//!
//! `learn MATCHES SEED FILE` plays solo matches against itself. After each round the worth of the terminal is moved
//! towards what it may be expected to be after the next one: the mean over all rolls, worked out and not drawn, of the
//! worth of the best that can be made of them. Each entry of the tables learns at a rate of its own, which falls when its
//! errors begin to cancel out (temporal coherence). One match in four strays from the best now and then, so that weaker
//! terminals are known too. The same number of matches and seed give the same file.
//!
//! `check MATCHES SEED [FILE]` plays with the tables alone, without search, and prints mean and spread of the totals.

use std::time::Instant;

use cyberdeck::bots::terminal_dispute::{By, Outlook, Values};
use cyberdeck::rules::components::Chance;
use cyberdeck::rules::content::Content;
use cyberdeck::rules::terminal_dispute::{Grid, ROUNDS, Sheet, State};

/// The grid of the program.
fn grid() -> &'static Grid {
    &Content::built_in().terminal_dispute.grid
}

fn by(round: u8) -> By {
    if State::by_chance(1, round) { By::Chance } else { By::Own }
}

/// The rate of an entry at the beginning, shared among the entries of a terminal.
const RATE: f32 = 1.0;

struct Learner {
    values: Values,
    /// By entry: the sum of its errors, and of their sizes.
    errors: Vec<(f32, f32)>,
    features: Vec<usize>,
}

impl Learner {
    fn learn(&mut self, sheet: &Sheet, round: u8, target: f32, pace: f32) -> f32 {
        let error = target - self.values.of(sheet, round);
        self.values.features(sheet, round, &mut self.features);
        let share = error / self.features.len() as f32;
        for feature in &self.features {
            let (sum, size) = &mut self.errors[*feature];
            let rate = if *size > 0.0 { sum.abs() / *size } else { 1.0 };
            self.values.nudge(*feature, RATE * pace * rate * share);
            *sum += error;
            *size += error.abs();
        }
        error
    }

    fn play(&mut self, chance: &mut Chance, pace: f32) -> (u8, f32) {
        let mut sheet = Sheet::default();
        let strays = chance.below(4) == 0;
        let mut errors = 0.0;
        for round in 1..=ROUNDS {
            let outlook = Outlook::new(&self.values, &sheet, round);
            let target = (round > 1).then(|| outlook.expected(by(round)));
            let dice = chance.roll::<5>();
            let mut next = outlook.after(dice, by(round)).0;
            if strays && chance.below(8) == 0 {
                // As if the dice had fallen otherwise.
                next = outlook.after(chance.roll::<5>(), By::Chance).0;
            }
            if let Some(target) = target {
                errors += self.learn(&sheet, round - 1, target, pace).powi(2);
            }
            sheet = next;
        }
        (sheet.total(), errors / 11.0)
    }
}

fn learn(matches: u64, seed: u64, file: &str) -> std::io::Result<()> {
    let values = Values::new(grid());
    let errors = vec![(0.0, 0.0); values.len()];
    let mut learner = Learner { values, errors, features: Vec::new() };
    let mut chance = Chance::new(seed);
    let began = Instant::now();
    let (mut totals, mut errors, mut count) = (0.0, 0.0, 0.0);
    let report = (matches / 40).max(1);
    for at in 1..=matches {
        // Slower in the last quarter.
        let pace = (4.0 * (1.0 - at as f32 / matches as f32)).clamp(0.05, 1.0);
        let (total, error) = learner.play(&mut chance, pace);
        totals += f64::from(total);
        errors += f64::from(error);
        count += 1.0;
        if at % report == 0 {
            let seconds = began.elapsed().as_secs();
            println!("{at:8} matches, {seconds:5} s: mean {:.2}, error {:.3}", totals / count, (errors / count).sqrt());
            (totals, errors, count) = (0.0, 0.0, 0.0);
            std::fs::write(file, learner.values.write())?;
        }
    }
    std::fs::write(file, learner.values.write())
}

fn check(matches: u64, seed: u64, values: &Values) {
    let totals: Vec<f64> = (0..matches)
        .map(|at| {
            let mut chance = Chance::new(seed + at);
            let mut sheet = Sheet::default();
            for round in 1..=ROUNDS {
                sheet = Outlook::new(values, &sheet, round).after(chance.roll::<5>(), by(round)).0;
            }
            f64::from(sheet.total())
        })
        .collect();
    let mean = totals.iter().sum::<f64>() / matches as f64;
    let spread = (totals.iter().map(|total| (total - mean).powi(2)).sum::<f64>() / matches as f64).sqrt();
    println!("{matches} matches: mean {mean:.2}, spread {spread:.2}");
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["learn", matches, seed, file] => learn(matches.parse()?, seed.parse()?, file)?,
        ["check", matches, seed] => check(matches.parse()?, seed.parse()?, Values::learned(grid())),
        ["check", matches, seed, file] => {
            let values = Values::read(&std::fs::read(file)?, grid()).ok_or("the file holds no tables of this version and grid")?;
            check(matches.parse()?, seed.parse()?, &values);
        }
        _ => return Err("learn MATCHES SEED FILE, or check MATCHES SEED [FILE]".into()),
    }
    Ok(())
}
