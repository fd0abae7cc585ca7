//! What is said in a lesson: messages of `lessons.ftl`, by keys that are put together.

use super::file::{Lesson, May, Step};
use super::puzzles;
use crate::keys;
use crate::text::find;

/// The most words of what is said at once.
pub const LONGEST: usize = 45;

/// The attribute of a lesson's message that says what is learned in it.
pub const ABOUT: &str = "about";

/// The attribute of a step's message that says what it asks for, to somebody who does something else.
pub const ASKS: &str = "asks";

/// The attribute of a goal's message that says what other actions cost.
pub const COST: &str = "cost";

/// The attribute of a goal's message that says what was won.
pub const WON: &str = "won";

/// The key of what a lesson is called.
fn lesson_key(id: &str) -> String {
    format!("{}{id}", keys!("lesson-of-"))
}

/// What a lesson is called.
#[must_use]
pub fn title(id: &str) -> String {
    if let Some(kind) = puzzles::kind_of(id) {
        return puzzles::title(kind);
    }
    let key = lesson_key(id);
    find(&key).unwrap_or(key)
}

/// What is said under an attribute of a lesson's message or, with a step, of that step's.
#[must_use]
pub fn text(id: &str, say: Option<&str>, attribute: Option<&str>) -> String {
    let key = key(id, say, attribute);
    find(&key).unwrap_or(key)
}

/// The key of what [`text`] says.
pub(super) fn key(id: &str, say: Option<&str>, attribute: Option<&str>) -> String {
    let step = say.map(|say| format!("-{say}")).unwrap_or_default();
    let attribute = attribute.map(|attribute| format!(".{attribute}")).unwrap_or_default();
    format!("{}{step}{attribute}", lesson_key(id))
}

/// The keys of everything that a lesson says.
pub(super) fn keys<A>(lesson: &Lesson<A>) -> Vec<(Option<usize>, String)> {
    let id = lesson.id.as_str();
    let mut keys = vec![(None, key(id, None, None)), (None, key(id, None, Some(ABOUT)))];
    for (at, step) in lesson.steps.iter().enumerate() {
        keys.push((Some(at), key(id, Some(&step.say), None)));
        keys.extend(attributes(step).into_iter().map(|attribute| (Some(at), key(id, Some(&step.say), Some(attribute)))));
    }
    keys
}

/// The attributes that a step's message has.
fn attributes<A>(step: &Step<A>) -> Vec<&str> {
    match &step.may {
        May::Continue => Vec::new(),
        May::One(ways) => std::iter::once(ASKS).chain(ways.iter().filter_map(|way| way.reply.as_deref())).collect(),
        May::Goal { ways, costs, .. } => [COST, WON]
            .into_iter()
            .chain(ways.iter().filter_map(|way| way.reply.as_deref()))
            .chain(costs.iter().map(|cost| cost.why.as_str()))
            .collect(),
    }
}
