//! Plays matches of Terminal Dispute between bots and prints how well they did and how long they took.
//!
//! ```sh
//! cargo run --release --no-default-features --example measure_bots -- 300 1 50ms hard
//! cargo run --release --no-default-features --example measure_bots -- 100 1 400 hard easy easy easy
//! ```
//!
//! The words: matches, first seed, budget of a decision (milliseconds, or iterations), a level for each seat.

use std::error::Error;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use cyberdeck::bots::{Budget, Level, choose};
use cyberdeck::rules::game::{Game, NoEvents, Seat, Setup, Viewer};
use cyberdeck::rules::terminal_dispute::State;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

#[derive(Default)]
struct Record {
    totals: Vec<f64>,
    wins: f64,
    decisions: u32,
    time: Duration,
    longest: Duration,
}

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [matches, seed, budget, levels @ ..] = words.as_slice() else {
        return Err("MATCHES SEED BUDGET LEVEL…".into());
    };
    let (matches, first): (u64, u64) = (matches.parse()?, seed.parse()?);
    let budget = match budget.strip_suffix("ms") {
        Some(time) => Budget::Time(Duration::from_millis(time.parse()?)),
        None => Budget::Iterations(budget.parse()?),
    };
    let levels = levels.iter().map(|level| level.parse()).collect::<Result<Vec<Level>, _>>()?;
    let mut records: Vec<Record> = levels.iter().map(|_| Record::default()).collect();
    for seed in first..first + matches {
        let mut state = State::new(&Setup::new(levels.len() as u8), seed).map_err(|problems| problems.join(" "))?;
        let mut rng = ChaCha8Rng::seed_from_u64(seed ^ 0x00b0_75ee);
        let mut legal = Vec::new();
        while let Some(seat) = state.actors().iter().next() {
            state.legal_actions(seat, &mut legal);
            let view = state.view(Viewer::Seat(seat));
            let began = Instant::now();
            let action = choose::<State>(levels[seat.index()], &view, seat, &legal, budget, &mut rng, &AtomicBool::new(false));
            if legal.len() > 1 {
                let record = &mut records[seat.index()];
                let time = began.elapsed();
                record.decisions += 1;
                record.time += time;
                record.longest = record.longest.max(time);
            }
            state.apply(seat, &action.ok_or("no action")?, &mut NoEvents)?;
        }
        let winners = state.outcome().ok_or("no outcome")?.winners();
        for (at, record) in records.iter_mut().enumerate() {
            let seat = Seat(at as u8);
            record.totals.push(f64::from(state.sheet(seat).total()));
            record.wins += if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
        }
    }
    println!("{matches} matches from seed {first}, {budget:?} a decision");
    for (level, record) in levels.iter().zip(&records) {
        let count = record.totals.len() as f64;
        let mean = record.totals.iter().sum::<f64>() / count;
        let spread = (record.totals.iter().map(|total| (total - mean).powi(2)).sum::<f64>() / (count - 1.0)).sqrt();
        let (low, high) = record.totals.iter().fold((f64::MAX, 0.0_f64), |(low, high), total| (low.min(*total), high.max(*total)));
        println!(
            "{level:7} mean {mean:6.2} ± {:.2}, spread {spread:5.2}, {low} to {high}, wins {:.3}, {} decisions, mean {:.2} ms, longest {:.2} ms",
            spread / count.sqrt(),
            record.wins / count,
            record.decisions,
            record.time.as_secs_f64() * 1e3 / f64::from(record.decisions.max(1)),
            record.longest.as_secs_f64() * 1e3,
        );
    }
    Ok(())
}
