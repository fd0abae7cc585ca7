//! Actions and events that are known by some of their fields, and positions that differ from others in some.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What an action or an event is like: as the protocol writes it, and of its fields those that matter.
/// `{"Step": {"model": 0}}` is any step of model 0, and nothing (`None`) stands for anything.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pattern(pub Value);

impl Pattern {
    /// Whether something is like this.
    #[must_use]
    pub fn fits(&self, thing: &impl Serialize) -> bool {
        serde_json::to_value(thing).is_ok_and(|thing| within(&self.0, &thing))
    }
}

/// Whether all that a pattern says is true of a value.
fn within(pattern: &Value, value: &Value) -> bool {
    match (pattern, value) {
        (Value::Null, _) => true,
        (Value::Object(pattern), Value::Object(value)) => {
            pattern.iter().all(|(name, part)| value.get(name).is_some_and(|value| within(part, value)))
        }
        (Value::Array(pattern), Value::Array(value)) => {
            pattern.len() == value.len() && pattern.iter().zip(value).all(|(pattern, value)| within(pattern, value))
        }
        (pattern, value) => pattern == value,
    }
}

/// Puts what a patch says into a value: field by field, and in a list by the numbers of its entries (`{"0": …}`). What it
/// names with nothing (`None`) goes.
pub fn merge(value: &mut Value, patch: &Value) {
    match (value, patch) {
        (Value::Object(fields), Value::Object(patch)) => {
            for (name, part) in patch {
                if part.is_null() {
                    fields.remove(name);
                } else {
                    merge(fields.entry(name.as_str()).or_insert(Value::Null), part);
                }
            }
        }
        (Value::Array(entries), Value::Object(patch)) if patch.keys().all(|key| key.parse().is_ok_and(|at: usize| at < entries.len())) => {
            for (key, part) in patch {
                if let Some(entry) = key.parse().ok().and_then(|at: usize| entries.get_mut(at)) {
                    merge(entry, part);
                }
            }
        }
        (value, patch) => *value = patch.clone(),
    }
}

/// The patch that makes one value of another; nothing where they are the same.
#[must_use]
pub fn patch(from: &Value, to: &Value) -> Option<Value> {
    match (from, to) {
        _ if from == to => None,
        (Value::Object(old), Value::Object(new)) => {
            let gone = old.keys().filter(|name| !new.contains_key(*name)).map(|name| (name.clone(), Value::Null));
            let changed = new.iter().filter_map(|(name, new)| {
                let change = old.get(name).map_or_else(|| Some(new.clone()), |old| patch(old, new));
                change.map(|change| (name.clone(), change))
            });
            Some(Value::Object(gone.chain(changed).collect()))
        }
        (Value::Array(old), Value::Array(new)) if old.len() == new.len() => {
            let changed = old.iter().zip(new).enumerate().filter_map(|(at, (old, new))| Some((at.to_string(), patch(old, new)?)));
            let parts = Value::Object(changed.collect());
            let is_short = parts.to_string().len() < to.to_string().len();
            Some(if is_short { parts } else { to.clone() })
        }
        _ => Some(to.clone()),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::{Pattern, merge, patch};

    fn fits(pattern: Value, thing: Value) -> bool {
        Pattern(pattern).fits(&thing)
    }

    #[test]
    fn a_pattern_says_only_what_matters() {
        let step = json!({"Step": {"model": 0, "direction": "East", "facing": "North"}});
        assert!(fits(json!({"Step": {"model": 0}}), step.clone()));
        assert!(fits(json!({"Step": {}}), step.clone()));
        assert!(!fits(json!({"Step": {"model": 1}}), step.clone()));
        assert!(!fits(json!({"Turn": {}}), step.clone()));
        assert!(!fits(json!("Step"), step));
        assert!(fits(json!("Roll"), json!("Roll")));
        assert!(!fits(json!([1]), json!([1, 2])));
        assert!(fits(json!({"Charge": null}), json!({"Charge": [1, 2]})));
    }

    #[test]
    fn a_patch_changes_fields_and_entries_and_takes_away() {
        let mut value = json!({"a": [1, {"b": 2, "c": 3}], "d": 4, "e": 5});
        merge(&mut value, &json!({"a": {"1": {"b": 7}}, "d": null, "f": {"g": 8}}));
        assert_eq!(value, json!({"a": [1, {"b": 7, "c": 3}], "e": 5, "f": {"g": 8}}));
        merge(&mut value, &json!({"a": [], "e": [9]}));
        assert_eq!(value, json!({"a": [], "e": [9], "f": {"g": 8}}));
    }
    #[test]
    fn a_patch_is_what_is_different() {
        let from = json!({"a": [1, {"b": 2, "c": [3, 4]}, null], "d": 4, "e": {"On": 5}, "g": [1, 2]});
        let to = json!({"a": [1, {"b": 7, "c": [3, 4]}, 8], "d": 4, "e": {"Off": 6}, "f": [null], "g": [1]});
        let patch = patch(&from, &to).unwrap_or_default();
        let mut made = from.clone();
        merge(&mut made, &patch);
        assert_eq!(made, to);
        assert_eq!(super::patch(&to, &to), None);
    }
}
