//! Omni models (AE-113).

use super::base::Base;
use super::table::Table;

impl Table {
    /// On how many schemas a base stands, with any of its squares.
    #[must_use]
    pub fn schemas_under(&self, base: Base) -> usize {
        let squares = base.squares();
        self.ground().footprints().iter().filter(|footprint| footprint.intersects(&squares)).count()
    }
}
