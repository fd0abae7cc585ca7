//! A small language for the tests: a server with plain programs, set up and played.

use std::path::Path;
use std::sync::Once;

use cyberdeck::rules::content::{self, Content};

/// Puts the plain programs of these tests in place of those of the program.
pub fn plain_programs() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/aetherium/content");
        content::install(Content::load(Some(&folder)).unwrap()).unwrap();
    });
}
