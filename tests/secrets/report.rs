//! What was compared how often, and what leaked.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::worlds::{Origin, Secrets};

/// Kinds of comparisons, and to how many points there has to be one of each at least.
const KINDS: &[(&str, u64)] = &[
    ("views", 1),
    ("points at which the worlds differ", 4),
    ("points of seats", 2),
    ("points of spectators", 8),
    ("points with two seats", 20),
    ("lists of actions", 8),
    ("answers to what is allowed", 2),
    ("answers to what is not allowed", 1),
    ("decisions of bots", 150),
    ("steps of the viewer", 10),
    ("open steps of others", 20),
    ("hidden steps of others", 40),
    ("hidden steps that differ", 150),
    ("worlds drawn from the view", 200),
    ("worlds in which others choose something else", 200),
];
/// The same where hidden things can be exchanged.
const EXCHANGED: (&str, u64) = ("worlds with hidden things exchanged", 60);

/// The findings of a run.
#[derive(Default)]
pub struct Report {
    game: &'static str,
    /// The points at which two worlds were compared.
    pub points: u64,
    counts: BTreeMap<&'static str, u64>,
    /// What was compared of the events, by their kinds.
    events: BTreeMap<String, u64>,
    leaks: BTreeMap<String, (u64, String)>,
}

impl Report {
    pub fn new(game: &'static str) -> Self {
        Self { game, ..Self::default() }
    }

    pub fn count(&mut self, kind: &'static str) {
        *self.counts.entry(kind).or_default() += 1;
    }

    pub fn made(&mut self, origin: Origin) {
        self.count(match origin {
            Origin::Exchanged => "worlds with hidden things exchanged",
            Origin::Sampled => "worlds drawn from the view",
            Origin::Retold => "worlds in which others choose something else",
        });
    }

    pub fn event(&mut self, event: &impl std::fmt::Debug) {
        *self.events.entry(name_of(event)).or_default() += 1;
    }

    /// Something that a viewer can tell two worlds apart by; `detail` is kept of the first of its kind.
    pub fn leak(&mut self, kind: String, detail: impl FnOnce() -> String) {
        let entry = self.leaks.entry(kind).or_insert_with(|| (0, detail()));
        entry.0 += 1;
    }

    /// Fails where something leaked, or where too little was compared to know.
    pub fn judge<G: Secrets>(self, points: u64) {
        println!("{}: {} points", self.game, self.points);
        for (kind, count) in &self.counts {
            println!("  {count:>9} {kind}");
        }
        println!("  events: {:?}", self.events);
        for (kind, (count, detail)) in &self.leaks {
            println!("LEAK, {count} times: {kind}\n{detail}\n");
        }
        assert!(self.leaks.is_empty(), "{} leaks: {:#?}", self.game, self.leaks.keys().collect::<Vec<_>>());
        assert!(self.points >= points);
        for (kind, least) in KINDS.iter().chain(G::EXCHANGES.then_some(&EXCHANGED)) {
            let count = self.counts.get(kind).copied().unwrap_or(0);
            assert!(count * least >= self.points, "{}: only {count} {kind} at {} points", self.game, self.points);
        }
        for kind in G::EVENTS {
            assert!(self.events.contains_key(*kind), "{}: no event {kind} was compared", self.game);
        }
    }
}

/// The name of an event's kind.
pub fn name_of(event: &impl std::fmt::Debug) -> String {
    let text = format!("{event:?}");
    let text = text.strip_prefix("Told { what: ").unwrap_or(&text);
    text.split([' ', '(', '{']).next().unwrap_or_default().to_owned()
}

/// Where two trees differ first, by the names of fields.
pub fn difference(one: &Value, two: &Value) -> Option<String> {
    match (one, two) {
        (Value::Object(one), Value::Object(two)) => one.keys().chain(two.keys()).find_map(|name| match (one.get(name), two.get(name)) {
            (Some(one), Some(two)) => difference(one, two).map(|rest| format!(".{name}{rest}")),
            _ => Some(format!(".{name}")),
        }),
        (Value::Array(one), Value::Array(two)) if one.len() == two.len() => {
            one.iter().zip(two).find_map(|(one, two)| difference(one, two)).map(|rest| format!("[]{rest}"))
        }
        _ => (one != two).then(String::new),
    }
}
