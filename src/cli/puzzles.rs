//! `puzzles`: looks through matches between bots for positions in which one line is better than every other.

use std::collections::BTreeMap;
use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use clap::Args;
use clap::builder::PossibleValuesParser;
use rand_chacha::ChaCha8Rng;
use serde::Serialize;

use super::players::bot_chance;
use super::{Failure, complain, plain};
use crate::bots::puzzles::{Quest, Quests, SOLVER, Solution, Unfit, found, solve};
use crate::bots::{Budget, Level, Strategy, choose};
use crate::games::{IDS, Visitor, with_game};
use crate::lessons::puzzles::{Grade, Puzzle, Puzzles, TRIES};
use crate::lessons::{FORMAT, Move, Pattern, Spot, Start, patch};
use crate::rules::content::Content;
use crate::rules::game::{NoEvents, Setup, Viewer};
use crate::t;

/// How the others are called; the solver has no name.
const NAMES: [&str; 6] = ["", "Ada", "Bo", "Mo", "Eve", "Kim"];

/// Looks through matches between bots for puzzles, and writes the file of them. Match number i has the seed N + i.
#[derive(Debug, Args)]
pub(super) struct Find {
    /// The game.
    #[arg(value_parser = PossibleValuesParser::new(IDS))]
    game: String,
    /// The number of matches at most.
    #[arg(long, value_name = "N", value_parser = super::setup::matches, allow_negative_numbers = true)]
    matches: u64,
    /// The seed of the first.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = super::setup::seed, allow_negative_numbers = true)]
    seed: u64,
    /// So many puzzles of each grade.
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = super::setup::some, allow_negative_numbers = true)]
    each: usize,
    /// So many states at most are looked at for a position.
    #[arg(long, value_name = "N", default_value_t = 200_000, value_parser = super::setup::some, allow_negative_numbers = true)]
    states: usize,
    /// The number of threads.
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = super::setup::threads, allow_negative_numbers = true)]
    threads: u16,
}

impl Find {
    pub fn run(self, content: &'static Content) -> Result<(), Failure> {
        let game = self.game.clone();
        let text = with_game(&game, Work { find: self, content }).unwrap_or_else(|| Ok(String::new()))?;
        let mut out = plain::page();
        out.write_all(text.as_bytes())?;
        out.flush()?;
        Ok(())
    }
}

struct Work {
    find: Find,
    content: &'static Content,
}

/// What was found, by kind and grade.
struct Found<A> {
    puzzles: Vec<(Grade, Puzzle<A>)>,
    positions: usize,
    looked: usize,
    unfit: BTreeMap<Unfit, usize>,
}

impl Visitor for Work {
    type Output = Result<String, Failure>;

    fn visit<G: Strategy>(self) -> Self::Output {
        let Some(quests) = G::quests() else { return Err(Failure::Usage(t!("cli-puzzles-none", game = G::TITLE))) };
        let found = Mutex::new(Found::<G::Action> { puzzles: Vec::new(), positions: 0, looked: 0, unfit: BTreeMap::new() });
        let next = AtomicU64::new(0);
        std::thread::scope(|scope| {
            for _ in 0..self.find.threads {
                scope.spawn(|| {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        let full = found.lock().is_ok_and(|found| self.is_full(&found, quests.kinds()));
                        if number >= self.find.matches || full {
                            break;
                        }
                        self.look_through::<G>(quests, self.find.seed.wrapping_add(number), &found);
                    }
                });
            }
        });
        let matches = next.into_inner().min(self.find.matches);
        let mut found = found.into_inner().map_err(Failure::failed)?;
        found.puzzles.sort_by(|(a, one), (b, other)| (a, &one.id).cmp(&(b, &other.id)));
        let unfit = |why| found.unfit.get(&why).copied().unwrap_or_default();
        complain(&t!(
            "cli-puzzles-found",
            matches = matches,
            positions = found.positions,
            states = found.looked,
            kept = found.puzzles.len(),
            large = unfit(Unfit::Large),
            nothing = unfit(Unfit::Nothing),
            several = unfit(Unfit::Several),
            unsure = unfit(Unfit::Unsure)
        ));
        let puzzles = found.puzzles.into_iter().map(|(_, puzzle)| puzzle).collect();
        written(&Puzzles { format: FORMAT, game: G::ID.to_owned(), puzzles }).map_err(Failure::failed)
    }
}

impl Work {
    /// How many puzzles of a kind and a grade are wanted: as many of each kind.
    fn wanted(&self, kinds: &[&str]) -> usize {
        self.find.each.div_ceil(kinds.len().max(1))
    }

    fn is_full<A>(&self, found: &Found<A>, kinds: &[&str]) -> bool {
        let all = |kind: &&str| Grade::ALL.iter().all(|grade| count(found, kind, *grade) >= self.wanted(kinds));
        kinds.iter().all(all)
    }

    /// Looks through a match; at most one puzzle of each kind is taken from it.
    fn look_through<G: Strategy>(&self, quests: &'static dyn Quests<G>, seed: u64, found: &Mutex<Found<G::Action>>) {
        let tables = quests.tables();
        let (seats, options) = tables[(seed % tables.len() as u64) as usize];
        let options = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
        let setup = Setup { seats, options };
        let Ok(mut state) = G::new(&setup, seed, self.content) else { return };
        let mut chance = bot_chance(seed, 0);
        let (mut legal, mut taken) = (Vec::new(), Vec::new());
        let mut actions = 0_u64;
        while let Some(seat) = state.actors().iter().next() {
            if seat == SOLVER {
                self.look_at(quests, &setup, &state, (seed, actions), &mut taken, found);
            }
            state.legal_actions(seat, &mut legal);
            let view = state.view(Viewer::Seat(seat));
            let level = Level::Easy;
            let budget = Budget::iterations_of(level);
            let Some(action) = choose::<G>(level, &view, seat, &legal, budget, &mut chance, &AtomicBool::new(false)) else { return };
            state.play(seat, &action, &mut NoEvents);
            actions += 1;
        }
    }

    fn look_at<G: Strategy>(
        &self,
        quests: &'static dyn Quests<G>,
        setup: &Setup,
        state: &G,
        (seed, actions): (u64, u64),
        taken: &mut Vec<&'static str>,
        found: &Mutex<Found<G::Action>>,
    ) {
        let mut rng: ChaCha8Rng = bot_chance(seed, actions + 1);
        let view = state.view(Viewer::Seat(SOLVER));
        for quest in quests.of(&view, SOLVER, &mut rng) {
            if taken.contains(&quest.kind) {
                continue;
            }
            // Drawn from the view, it can't tell more than the seat knows.
            let position = G::sample(&view, &mut rng);
            let solved = solve(quests, &quest, &position, self.find.states, &mut rng);
            let puzzle = solved.map(|solution| self.puzzle(quests, &quest, setup, &position, solution, (seed, actions)));
            let Ok(mut found) = found.lock() else { return };
            found.positions += 1;
            match puzzle {
                Err(why) => *found.unfit.entry(why).or_default() += 1,
                Ok(puzzle) => {
                    let Some(puzzle) = puzzle else { continue };
                    let grade = Grade::of(puzzle.found, puzzle.by_easy);
                    found.looked += puzzle.looked;
                    if count(&found, quest.kind, grade) < self.wanted(quests.kinds()) {
                        taken.push(quest.kind);
                        found.puzzles.push((grade, puzzle));
                    }
                }
            }
        }
    }

    fn puzzle<G: Strategy>(
        &self,
        quests: &'static dyn Quests<G>,
        quest: &Quest<G::Action>,
        setup: &Setup,
        position: &G,
        solution: Solution<G::Action>,
        (seed, actions): (u64, u64),
    ) -> Option<Puzzle<G::Action>> {
        let fresh = G::new(setup, 0, self.content).ok()?;
        let [from, to] = [&fresh, position].map(|state| serde_json::to_value(state).unwrap_or_default());
        let (won, lost) = quests.events(quest, solution.result);
        let found_by = |level| found(quests, quest, position, solution.result, level, TRIES);
        let start = Start {
            seats: NAMES.iter().take(usize::from(setup.seats)).map(ToString::to_string).collect(),
            options: setup.options.clone(),
            seed: 0,
            position: patch(&from, &to),
            moves: Vec::new(),
        };
        Some(Puzzle {
            id: format!("{}-{seed}-{actions}", quest.kind),
            start,
            queue: quest.queue.clone(),
            about: quest.about.clone().map(|(model, name)| (name, Spot::Model(model))),
            goal: solution.result,
            won: Pattern(won),
            lost: lost.into_iter().map(Pattern).collect(),
            meanwhile: quests
                .meanwhile(setup.seats)
                .into_iter()
                .map(|(seat, action)| action.map_or(Move::Any(seat), |action| Move::Act(seat, action)))
                .collect(),
            line: solution.line,
            looked: solution.looked,
            found: found_by(Level::Normal),
            by_easy: found_by(Level::Easy),
        })
    }
}

fn count<A>(found: &Found<A>, kind: &str, grade: Grade) -> usize {
    let is = |(other, puzzle): &&(Grade, Puzzle<A>)| *other == grade && crate::lessons::puzzles::kind_of(&puzzle.id) == Some(kind);
    found.puzzles.iter().filter(is).count()
}

/// The file, a puzzle a line.
fn written<A: Serialize>(puzzles: &Puzzles<A>) -> Result<String, ron::Error> {
    let mut text = format!("(format: {}, game: \"{}\", puzzles: [\n", puzzles.format, puzzles.game);
    for puzzle in &puzzles.puzzles {
        text += &format!("{},\n", ron::to_string(puzzle)?);
    }
    Ok(text + "])\n")
}
