//! The shapes of everything that the engine protocol gives and takes, as JSON Schema: behind the feature `schema`, for the
//! files in `docs/schema/` and the test that holds them.

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Map, Value, json};

use crate::rules::game::Game;
use crate::rules::lookup::Lookup;
use crate::rules::{access_denied, aetherium, data_warriors, terminal_dispute};

/// The schema of a game, if there is such a game: of an object with any of `state`, `view`, `action`, `event`, `catalog`,
/// `pieces`, and the names of the game's questions, as the answers of the engine have them. All types stand in its `$defs` by name.
#[must_use]
pub fn of_game(id: &str) -> Option<Value> {
    match id {
        terminal_dispute::State::ID => Some(schema::<terminal_dispute::State>(|_| Vec::new())),
        access_denied::State::ID => Some(schema::<access_denied::State>(|_| Vec::new())),
        data_warriors::State::ID => Some(schema::<data_warriors::State>(|_| Vec::new())),
        aetherium::State::ID => Some(schema::<aetherium::State>(|generator| {
            vec![
                ("costs", generator.subschema_for::<Vec<aetherium::Price>>()),
                ("odds", generator.subschema_for::<aetherium::Chances>()),
                ("sight", generator.subschema_for::<aetherium::Prospect>()),
                ("place", generator.subschema_for::<aetherium::Site>()),
            ]
        })),
        _ => None,
    }
}

fn schema<G>(replies: impl FnOnce(&mut SchemaGenerator) -> Vec<(&'static str, Schema)>) -> Value
where
    G: Lookup<View: JsonSchema, Action: JsonSchema, Event: JsonSchema, Catalog: JsonSchema, Pieces: JsonSchema> + JsonSchema,
{
    let mut generator = SchemaSettings::draft2020_12().for_serialize().into_generator();
    let properties = [
        ("state", generator.subschema_for::<G>()),
        ("view", generator.subschema_for::<G::View>()),
        ("action", generator.subschema_for::<G::Action>()),
        ("event", generator.subschema_for::<G::Event>()),
        ("catalog", generator.subschema_for::<G::Catalog>()),
        ("pieces", generator.subschema_for::<G::Pieces>()),
    ];
    let replies = replies(&mut generator);
    let properties: Map<String, Value> =
        properties.into_iter().chain(replies).map(|(name, schema)| (name.to_owned(), schema.to_value())).collect();
    let mut whole = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": G::TITLE,
        "description": "States, views, actions, events and the catalog as the engine protocol writes them; see docs/protocol.md.",
        "type": "object",
        "properties": properties,
        "$defs": generator.take_definitions(true),
    });
    tidy(&mut whole);
    whole
}

/// Closes objects against fields that they don't have, and takes out what only a reader of the code understands: widths
/// of numbers, whose bounds stand beside them, and links between types.
fn tidy(schema: &mut Value) {
    match schema {
        Value::Array(items) => items.iter_mut().for_each(tidy),
        Value::Object(fields) => {
            if fields.get("format").is_some_and(Value::is_string) {
                fields.remove("format");
            }
            if let Some(Value::String(text)) = fields.get_mut("description") {
                *text = plain(text);
            }
            if fields.contains_key("properties") && !fields.contains_key("$defs") {
                fields.insert("additionalProperties".into(), false.into());
            }
            fields.values_mut().for_each(tidy);
        }
        _ => {}
    }
}

/// A text of the documentation without links, "[`Asked`](super::Asked)" is "`Asked`", and without the example at its end,
/// which is written as in match files.
fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, link)) = rest.split_once("[`") {
        let Some((name, after)) = link.split_once("`]") else { break };
        plain.push_str(before);
        plain.push_str(&format!("`{name}`"));
        rest = after.strip_prefix('(').and_then(|target| target.split_once(')')).map_or(after, |(_, after)| after);
    }
    plain.push_str(rest);
    if let Some((said, _)) = plain.split_once(": `").filter(|_| plain.ends_with("`.")) {
        plain = format!("{said}.");
    }
    plain.replace('\n', " ")
}
