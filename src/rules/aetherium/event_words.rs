//! What happened, in words.

use super::events::Event;
use crate::rules::game::Names;

/// What happened, in words.
pub(super) fn describe_event(event: &Event, _: Names<'_>) -> String {
    format!("{event:?}")
}
