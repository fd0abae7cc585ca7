//! Lists that players make to play with, and the values that an option of a setup can be offered.

/// A kind of lists that players make and keep: drives, collectives.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ListKind {
    /// The folder in the data folder.
    pub folder: &'static str,
    /// What one of them is called.
    pub noun: &'static str,
}

/// A list that a player keeps.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptList {
    /// Its name.
    pub name: String,
    /// Its text, an entry a line.
    pub text: String,
}

impl KeptList {
    /// Its text as the value of a setup's option: on one line.
    #[must_use]
    pub fn as_value(&self) -> String {
        self.text.trim().replace('\n', ", ")
    }
}

/// A value that can be offered for an option that is free text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KnownValue {
    /// The name on screen.
    pub name: String,
    /// The value.
    pub value: String,
    /// What it means, in words.
    pub meaning: String,
}

impl KnownValue {
    /// A value with its name and what it means.
    pub fn new(name: impl Into<String>, value: impl Into<String>, meaning: impl Into<String>) -> Self {
        Self { name: name.into(), value: value.into(), meaning: meaning.into() }
    }
}
