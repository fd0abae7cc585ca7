//! Judging an action, and a state that came from outside.

/// Nothing if `good`, otherwise why not.
#[inline]
pub(in crate::rules) fn expect<W>(good: bool, why: W) -> Result<(), W> {
    if good { Ok(()) } else { Err(why) }
}

/// Takes down everything that is wrong with a state.
#[derive(Default)]
pub(in crate::rules) struct Findings(Vec<String>);

impl Findings {
    /// Takes `text` down unless this is `good`.
    pub(in crate::rules) fn expect(&mut self, good: bool, text: impl FnOnce() -> String) {
        if !good {
            self.0.push(text());
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
