//! Goldens: short matches as text, with what each seat sees at each step. A file's first lines say what is played; the
//! rest is played again and compared. `UPDATE_GOLDENS=1 cargo test --test games goldens` writes it anew: read the difference.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use cyberdeck::bots::Strategy;
use cyberdeck::games::{IDS, Visitor, with_game};
use cyberdeck::rules::components::Chance;
use cyberdeck::rules::content::Content;
use cyberdeck::rules::game::{Game, LogEntry, Names, Seat, Setup, Viewer, Witnessed};
use cyberdeck::text::in_language;
use serde_json::Value;

/// The fewest goldens a game has.
const LEAST: usize = 3;

fn files(id: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/goldens").join(id);
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut files: Vec<PathBuf> =
        entries.map(|entry| entry.unwrap().path()).filter(|path| path.extension().is_some_and(|end| end == "txt")).collect();
    files.sort();
    files
}

/// The values of a tree by their path; a list of plain values is one value.
fn leaves(tree: &Value, path: &str, found: &mut BTreeMap<String, String>) {
    let nested = |value: &Value| value.is_array() || value.is_object();
    match tree {
        Value::Array(items) if items.iter().any(nested) => {
            items.iter().enumerate().for_each(|(at, item)| leaves(item, &format!("{path}.{at}"), found));
        }
        Value::Object(fields) => fields.iter().for_each(|(name, item)| leaves(item, &format!("{path}.{name}"), found)),
        plain => {
            found.insert(path.trim_start_matches('.').to_owned(), plain.to_string());
        }
    }
}

/// What a viewer sees now and did not see before.
fn changes(view: &impl serde::Serialize, before: &mut BTreeMap<String, String>) -> String {
    let mut now = BTreeMap::new();
    leaves(&serde_json::to_value(view).unwrap(), "", &mut now);
    let mut text: Vec<String> =
        now.iter().filter(|(path, value)| before.get(*path) != Some(value)).map(|(path, value)| format!("{path}={value}")).collect();
    text.extend(before.keys().filter(|path| !now.contains_key(*path)).map(|path| format!("{path} is gone")));
    *before = now;
    text.join("; ")
}

/// What a file says is played: `setup`, `seed` of the match, and `pick`, the seed of who does what. A long match may be
/// cut off after so many `steps`.
struct Golden {
    setup: Setup,
    seed: u64,
    pick: u64,
    steps: Option<usize>,
}

impl Golden {
    fn read(text: &str) -> Self {
        let field = |name: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
            line.unwrap_or_else(|| panic!("a golden begins with “setup: …”, “seed: …”, “pick: …”; there is no {name}"))
        };
        let steps = text.lines().find_map(|line| line.strip_prefix("steps: ")).map(|steps| steps.parse().unwrap());
        Self {
            setup: ron::from_str(field("setup")).unwrap(),
            seed: field("seed").parse().unwrap(),
            pick: field("pick").parse().unwrap(),
            steps,
        }
    }

    /// The whole match as text.
    fn play<G: Game>(&self) -> String {
        let mut text = format!("setup: {}\nseed: {}\npick: {}\n", ron::to_string(&self.setup).unwrap(), self.seed, self.pick);
        if let Some(steps) = self.steps {
            writeln!(text, "steps: {steps}").unwrap();
        }
        let (mut state, mut pick) = (G::new(&self.setup, self.seed, Content::built_in()).unwrap(), Chance::new(self.pick));
        let viewers: Vec<Viewer> = (0..state.seats()).map(|at| Viewer::Seat(Seat(at))).chain([Viewer::Spectator]).collect();
        let mut seen = vec![BTreeMap::new(); viewers.len()];
        let mut actions = Vec::new();
        for step in 0.. {
            for (viewer, before) in viewers.iter().zip(&mut seen) {
                let view = state.view(*viewer);
                let changed = changes(&view, before);
                if !changed.is_empty() {
                    writeln!(text, "  {viewer:?} sees {changed}").unwrap();
                    writeln!(text, "  {viewer:?}: {}", G::prompt(&view, Names(&[], Content::built_in()))).unwrap();
                }
            }
            let actors: Vec<Seat> = state.actors().iter().collect();
            if actors.is_empty() || self.steps == Some(step) {
                break;
            }
            let counts: Vec<String> = actors
                .iter()
                .map(|seat| {
                    state.legal_actions(*seat, &mut actions);
                    format!("{} of {seat}", actions.len())
                })
                .collect();
            let seat = actors[pick.below(actors.len() as u32) as usize];
            state.legal_actions(seat, &mut actions);
            let action = actions[pick.below(actions.len() as u32) as usize].clone();
            let words = G::describe_action(&state.view(Viewer::Seat(seat)), seat, &action);
            let mut events: Vec<Witnessed<G::Event>> = Vec::new();
            let seal = state.apply(seat, &action, &mut events).unwrap();
            writeln!(text, "{step}: legal {}; seat {seat} {} “{words}” {seal:?}", counts.join(", "), ron::to_string(&action).unwrap())
                .unwrap();
            for Witnessed { audience, event } in &events {
                let audience = ron::to_string(audience).unwrap();
                writeln!(
                    text,
                    "  to {audience} {} “{}”",
                    ron::to_string(event).unwrap(),
                    G::describe_event(event, Names(&[], Content::built_in()))
                )
                .unwrap();
            }
        }
        writeln!(text, "outcome: {}", ron::to_string(&state.outcome()).unwrap()).unwrap();
        text
    }
}

/// The log of a match at random, as the second player reads it, in every language.
struct Told;

/// How many actions of it are told.
const TOLD: usize = 240;

impl Visitor for Told {
    type Output = ();

    fn visit<G: Game + Strategy>(self) {
        let setup = Setup::new((*G::SEATS.end()).min(3));
        let (mut state, mut pick, mut actions) = (G::new(&setup, 5, Content::built_in()).unwrap(), Chance::new(5), Vec::new());
        let mut events: Vec<Witnessed<G::Event>> = Vec::new();
        for _ in 0..TOLD {
            let actors: Vec<Seat> = state.actors().iter().collect();
            if actors.is_empty() {
                break;
            }
            let seat = actors[pick.below(actors.len() as u32) as usize];
            state.legal_actions(seat, &mut actions);
            let action = actions[pick.below(actions.len() as u32) as usize].clone();
            state.apply(seat, &action, &mut events).unwrap();
        }
        let viewer = Viewer::Seat(Seat(1));
        let seen: Vec<&G::Event> = events.iter().filter(|event| event.audience.includes(viewer)).map(|event| &event.event).collect();
        let names = ["Ada".to_owned(), "Grace".to_owned(), "Linus".to_owned()];
        for code in ["en", "de"] {
            let mut text = String::new();
            for (_, entry) in in_language(code, || LogEntry::all::<G>(&seen, Names(&names, Content::built_in()))) {
                writeln!(text, "{}{}", if entry.heading { "\n" } else { "  " }, entry.text).unwrap();
            }
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/goldens/logs/{}.{code}.txt", G::ID));
            compare(&path, &text);
        }
    }
}

/// Compares a golden with what is said now, or writes it.
fn compare(path: &Path, new: &str) {
    if std::env::var_os("UPDATE_GOLDENS").is_some() {
        fs::write(path, new).unwrap();
        return;
    }
    let old = fs::read_to_string(path).unwrap().replace('\r', "");
    if let Some((line, (was, is))) = old.lines().zip(new.lines()).enumerate().find(|(_, (was, is))| was != is) {
        panic!("{}:{}:\nwas {was}\nis  {is}", path.display(), line + 1);
    }
    assert_eq!(old.lines().count(), new.lines().count(), "{} has another length", path.display());
}

struct Compare;

impl Visitor for Compare {
    type Output = ();

    fn visit<G: Game + Strategy>(self) {
        for path in files(G::ID) {
            let new = Golden::read(&fs::read_to_string(&path).unwrap()).play::<G>();
            assert!(new.len() < 200_000, "{}: {} bytes are too long to be read", path.display(), new.len());
            compare(&path, &new);
        }
    }
}

#[test]
fn matches_go_as_they_did() {
    for id in IDS {
        with_game(id, Compare).unwrap();
    }
}

#[test]
fn logs_are_told_as_they_were() {
    for id in IDS {
        with_game(id, Told).unwrap();
    }
}

#[test]
fn every_game_has_goldens() {
    for id in IDS {
        let count = files(id).len();
        assert!(
            count >= LEAST,
            "{id} has {count} goldens, not {LEAST}: put files of “setup: …”, “seed: …”, “pick: …” into tests/goldens/{id}"
        );
    }
}
