//! The shapes of schemas as they are drawn in `assets/aetherium/schemas.ron` (AE-2, AE-3).

use serde::{Deserialize, Serialize};

use crate::rules::aetherium::Size;

/// A drawn shape of schema. Its number among all is that of its [`ShapeId`](crate::rules::aetherium::ShapeId).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SchemaMap {
    /// Its name in files: lower-case letters, digits and hyphens.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its size.
    pub size: Size,
    /// Its rows, the northernmost first: `.` no square, `o` open, `r` resistor, `f` fragmented, `#` obstruction, `N` node, `P`
    /// pylon.
    pub rows: Vec<String>,
}
