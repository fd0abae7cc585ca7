//! Judging an action, a state that came from outside, and content.

use std::fmt::Display;
use std::ops::RangeInclusive;

use crate::t;

/// What is said for a rule where no rule of the game is behind it.
pub(crate) const NO_RULE: &str = "none";

/// Nothing if `good`, otherwise why not.
#[inline]
pub(in crate::rules) fn expect<W>(good: bool, why: W) -> Result<(), W> {
    if good { Ok(()) } else { Err(why) }
}

/// What is wrong with the value of a field, with the name of the field.
pub(in crate::rules) fn in_field(field: impl Display, wrong: &str) -> String {
    t!("content-field", field = field.to_string(), wrong = wrong)
}

/// What is wrong with a number outside of its range; nothing with one inside.
pub(crate) fn out_of_range<T: PartialOrd + Display>(value: T, range: RangeInclusive<T>, rule: &str) -> Option<String> {
    let said =
        || t!("content-range", least = range.start().to_string(), most = range.end().to_string(), value = value.to_string(), rule = rule);
    (!range.contains(&value)).then(said)
}

/// Takes down everything that is wrong with a state.
#[derive(Default)]
pub(in crate::rules) struct Findings(Vec<String>);

impl Findings {
    /// Takes down what is wrong with a field unless this is `good`. The field is named by its path in the state:
    /// `table.players[2].upgrades`.
    pub(in crate::rules) fn expect(&mut self, good: bool, field: impl Display, wrong: impl FnOnce() -> String) {
        if !good {
            self.0.push(in_field(field, &wrong()));
        }
    }

    /// Takes a number in a field down unless it is in its range.
    pub(in crate::rules) fn range<T: PartialOrd + Display>(&mut self, field: impl Display, value: T, range: RangeInclusive<T>, rule: &str) {
        if let Some(wrong) = out_of_range(value, range, rule) {
            self.0.push(in_field(field, &wrong));
        }
    }

    /// Whether nothing is wrong so far.
    pub(in crate::rules) const fn are_none(&self) -> bool {
        self.0.is_empty()
    }

    /// Everything that is wrong, if anything is.
    pub(in crate::rules) fn into_result(self) -> Result<(), Vec<String>> {
        if self.0.is_empty() { Ok(()) } else { Err(self.0) }
    }
}
