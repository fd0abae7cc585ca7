//! Puzzles of Aetherium: an activation that takes one more node or pylon without a roll, or deletes an enemy model with dice
//! that are told.

use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};

use crate::bots::puzzles::{self, Quest, Quests, SOLVER};
use crate::rules::aetherium::{Action, Asked, Event, Open, State, Told, View};
use crate::rules::components::Chance;
use crate::rules::game::Seat;

/// So many dice are told.
const TOLD: usize = 6;
/// So many symbols a die has.
const SYMBOLS: u32 = 4;
/// With more RAM there are too many ways to move schemas.
const MOST_RAM: u8 = 2;
/// An enemy further away is not asked for.
const FAR: u8 = 7;

pub(super) struct Puzzles;

impl Quests<State> for Puzzles {
    fn tables(&self) -> &'static [puzzles::Table] {
        &[(2, &[]), (2, &[("operation", "bandwidth")]), (2, &[("operation", "system-purge")])]
    }

    fn kinds(&self) -> &'static [&'static str] {
        &["ae-uplink", "ae-delete"]
    }

    fn of(&self, view: &View, seat: Seat, rng: &mut ChaCha8Rng) -> Vec<Quest<Action>> {
        let table = &view.table;
        let acts = view.asked == Asked::Act && table.is_acting(seat);
        if !acts || table.active.used || table.is_linked(table.active.slot) {
            return Vec::new();
        }
        let mut quests = Vec::new();
        if table.side(seat).ram <= MOST_RAM {
            quests.push(Quest { kind: "ae-uplink", queue: Vec::new(), open: true, about: None, most: Some(1), line: None });
        }
        let mut chance = Chance::split(rng);
        let Some(own) = table.square(table.active.unit) else { return quests };
        for model in table.slots(Open::opponent(seat)).flat_map(|slot| table.alive(slot).iter()) {
            let queue = (0..TOLD).map(|_| chance.below(SYMBOLS) as u8).collect();
            let alone = !table.is_linked(model.slot()) && !table.is_segmented(model.slot());
            if alone && table.square(model).is_some_and(|square| square.distance(own) <= FAR) {
                let about = Some((model.index() as u8, table.program(model).name.clone()));
                quests.push(Quest { kind: "ae-delete", queue, open: false, about, most: Some(1), line: None });
            }
        }
        quests
    }

    /// For a node or pylon it doesn't matter where one looks; for a deletion no schema is moved.
    fn tried(&self, quest: &Quest<Action>, _: &State, legal: &mut Vec<Action>) {
        if quest.kind == "ae-delete" {
            return legal.retain(|action| !matches!(action, Action::Manipulate { .. } | Action::Capture { .. }));
        }
        legal.retain(|action| !matches!(action, Action::Turn { .. } | Action::Attack { .. }));
        legal.dedup_by_key(|action| match action {
            Action::Step { model, direction, .. } => (Some((*model, *direction)), None),
            other => (None, Some(*other)),
        });
    }

    fn result(&self, quest: &Quest<Action>, event: &Told) -> Option<i32> {
        let about = quest.about.as_ref().map(|(model, _)| *model);
        match &event.what {
            Event::Captured { holder, .. } if quest.kind == "ae-uplink" && *holder == Some(SOLVER) => Some(1),
            Event::Deleted { model, .. } if about == Some(model.index() as u8) => Some(1),
            Event::Ended { .. } | Event::Over { .. } => Some(0),
            _ => None,
        }
    }

    fn events(&self, quest: &Quest<Action>, _: i32) -> (Value, Vec<Value>) {
        let won = match quest.kind {
            "ae-uplink" => json!({"what": {"Captured": {"holder": SOLVER}}}),
            _ => json!({"what": {"Deleted": {"model": quest.about.as_ref().map(|(model, _)| *model)}}}),
        };
        (won, vec![json!({"what": {"Ended": {}}}), json!({"what": {"Over": {}}})])
    }

    /// Ways to the same place are as good.
    fn is_essential(&self, action: &Action) -> bool {
        matches!(action, Action::Attack { .. } | Action::Exe { .. } | Action::Capture { .. } | Action::Manipulate { .. })
    }
}
