//! Aetherium in words: what a seat can do, and what there is to do.

use super::actions::Action;
use super::view::View;
use crate::rules::game::{Names, Seat};

/// What a seat would do by an action, in words.
pub(super) fn describe_action(_: &View, _: Seat, action: &Action) -> String {
    format!("{action:?}")
}

/// What there is to do now, in one sentence.
pub(super) fn prompt(view: &View, _: Names<'_>) -> String {
    format!("{:?}", view.asked)
}
