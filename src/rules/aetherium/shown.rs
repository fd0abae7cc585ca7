//! The table as far as somebody has seen it who follows the events one by one.

use super::content::Player;
use super::{Cache, Event, Manipulation, Model, ModelId, Open, Place, Placed, Square, Table};

impl Table {
    /// Changes what an event says is changed, as far as it is seen on the table; gives whether anything is.
    pub fn follow(&mut self, event: &Event) -> bool {
        let mut open = Open::from(*self);
        let changes = change(&mut open, event);
        if changes {
            *self = Self::from(open);
        }
        changes
    }
}

fn model(open: &mut Open, model: ModelId) -> Option<&mut Model> {
    open.models.get_mut(model.index())
}

fn change(open: &mut Open, event: &Event) -> bool {
    match *event {
        Event::SchemaPlaced { placed, .. } => {
            let start = open.operation().schemas.get(open.schemas.len()).and_then(|map| map.start);
            open.schemas.push(placed);
            open.holders.push(start.map(Player::seat));
        }
        Event::TokenPlaced { seat, schema, .. } => open.tokens.at[seat.index() % 2] |= 1 << schema,
        Event::EntryRolled { model, symbol, schema, .. } => {
            open.tokens.shown[model.seat().index() % 2][symbol as usize] = Some(schema);
        }
        Event::Entered { model: who, square, facing } | Event::Stepped { model: who, to: square, facing, .. } => {
            let Some(model) = model(open, who) else { return false };
            (model.place, model.facing) = (Place::On(square), facing);
        }
        Event::Placed { model: who, to, facing, .. } => {
            let Some(model) = model(open, who) else { return false };
            (model.place, model.facing) = (Place::On(to), facing);
        }
        Event::Turned { model: who, facing, .. } => {
            let Some(model) = model(open, who) else { return false };
            model.facing = facing;
        }
        Event::Manipulated { schema, how, .. } => return move_schema(open, usize::from(schema), how),
        Event::Ram { seat, to, .. } => {
            if let Some(side) = open.sides.get_mut(seat.index()) {
                side.ram = to;
            }
        }
        Event::Captured { schema, holder, .. } => {
            let Some(held) = open.holders.get_mut(usize::from(schema)) else { return false };
            *held = holder;
        }
        Event::Damaged { model: who, filled, .. } | Event::Repaired { model: who, filled, .. } => {
            let unit = open.unit_of(who);
            let Some(model) = model(open, unit) else { return false };
            model.damage = filled;
        }
        Event::Deleted { model: who, .. } => {
            let Some(model) = model(open, who) else { return false };
            model.place = Place::Deleted;
        }
        Event::Marked { model: who, marker } => {
            let unit = open.unit_of(who);
            return model(open, unit).is_some_and(|model| model.markers.add(marker));
        }
        Event::Unmarked { model: who, marker } => {
            let unit = open.unit_of(who);
            return model(open, unit).is_some_and(|model| model.markers.remove(marker));
        }
        Event::Firewall { square, stands: true } => open.firewalls.insert(square),
        Event::Firewall { square, stands: false } => open.firewalls.remove(square),
        Event::Downloads { model } => open.downloads = open.downloads.with(model),
        Event::CacheTaken { model } => open.cache = Cache::Carried(model),
        Event::CacheDropped { square } => open.cache = Cache::Lying(square),
        Event::LeftWithCache { model: who } => {
            open.cache = Cache::Home(who.seat());
            let Some(model) = model(open, who) else { return false };
            model.place = Place::Left;
        }
        _ => return false,
    }
    true
}

/// Moves a schema with the firewalls and the cache on it; the models on it follow by events of their own.
fn move_schema(open: &mut Open, schema: usize, how: Manipulation) -> bool {
    let ground = *Table::from(*open).ground();
    let (Some(placed), footprint) = (open.schemas.get_mut(schema), ground.footprint(schema)) else { return false };
    let Placed { centre, .. } = *placed;
    let Some(after) = placed.after(how) else { return false };
    *placed = after;
    let walls = open.firewalls & footprint;
    open.firewalls -= walls;
    open.firewalls |= how.carries_all(centre, walls);
    let carried = |square: Square| if footprint.contains(square) { how.carries(centre, square).unwrap_or(square) } else { square };
    if let Cache::Lying(square) = open.cache {
        open.cache = Cache::Lying(carried(square));
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::aetherium::{State, Told};
    use crate::rules::content::Content;
    use crate::rules::game::{Game, Setup, Viewer, Witnessed};
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::{Rng, SeedableRng};

    /// What is shown of a table, held models aside: they are lifted without an event.
    fn shown(table: &Table) -> impl PartialEq + std::fmt::Debug + use<> {
        let stand = |model: &Model| match model.place {
            Place::Lifted(square) => (Place::On(square), model.facing, model.damage, model.markers),
            place => (place, model.facing, model.damage, model.markers),
        };
        (table.schemas, table.holders, table.firewalls, table.cache, table.models.iter().map(stand).collect::<Vec<_>>())
    }

    #[test]
    fn what_is_seen_by_events_is_what_there_is() {
        for (seed, operation) in ["first-link", "digital-download", "service-denial", "system-purge"].into_iter().enumerate() {
            let setup = Setup { seats: 2, options: [("operation".to_owned(), operation.to_owned())].into() };
            let mut game = State::new(&setup, seed as u64, Content::built_in()).expect("the operations can be played");
            let mut rng = ChaCha8Rng::seed_from_u64(seed as u64);
            let mut seen = game.view(Viewer::Spectator).table;
            let (mut legal, mut steps) = (Vec::new(), 0);
            while let Some(seat) = game.actors().iter().next().filter(|_| steps < 600) {
                steps += 1;
                game.legal_actions(seat, &mut legal);
                let action = legal[rng.next_u32() as usize % legal.len()];
                let mut events: Vec<Witnessed<Told>> = Vec::new();
                game.play(seat, &action, &mut events);
                for witnessed in events.iter().filter(|witnessed| witnessed.audience.includes(Viewer::Spectator)) {
                    seen.follow(&witnessed.event.what);
                }
                assert_eq!(shown(&seen), shown(&game.view(Viewer::Spectator).table), "{operation}, after {action:?}");
                seen = game.view(Viewer::Spectator).table;
            }
            assert!(steps > 50, "{operation}");
        }
    }
}
