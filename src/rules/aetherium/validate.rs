//! The check of a state that came from outside: a file, or the engine protocol.

use super::state::State;

/// Everything that is wrong with a state from outside.
pub(super) fn validate(_: &State) -> Result<(), Vec<String>> {
    Ok(())
}
