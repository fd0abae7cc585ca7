//! Fluent files as they are written: which messages they have, where, with which arguments, and what can't be read in them.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Attribute, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use include_dir::Dir;

pub use fluent_syntax::parser::ErrorKind;

use super::{FILES, FIRST};

/// What is in a Fluent file.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Source {
    /// The messages in the order of the file. An attribute is a message of its own: `key.attribute`.
    pub messages: Vec<Message>,
    /// The names of the terms: `-name`.
    pub terms: BTreeSet<String>,
    /// What can't be read, by line.
    pub mistakes: Vec<(usize, ErrorKind)>,
}

/// A message, or an attribute of one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    /// Its key.
    pub key: String,
    /// The line where it begins, counted from 1.
    pub line: usize,
    /// The arguments it uses.
    pub arguments: BTreeSet<String>,
    /// The other messages, terms (`-name`) and functions (`NAME()`) it uses.
    pub uses: BTreeSet<String>,
}

impl Source {
    /// Reads a file. What can't be read is left out and told among the mistakes.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        let (resource, errors) = parser::parse(text).map_or_else(|failed| failed, |resource| (resource, Vec::new()));
        let line = |at: usize| 1 + text.as_bytes()[..at.min(text.len())].iter().filter(|byte| **byte == b'\n').count();
        // Names are parts of the text, so where they stand in it says on which line.
        let line_of = |name: &str| line((name.as_ptr() as usize).saturating_sub(text.as_ptr() as usize));
        let mut source =
            Self { mistakes: errors.into_iter().map(|error| (line(error.pos.start), error.kind)).collect(), ..Self::default() };
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let id = message.id.name;
                    source.messages.extend(message.value.iter().map(|value| Message::new(id.to_owned(), line_of(id), value)));
                    let of_attribute = |Attribute { id: part, value }: &Attribute<&str>| {
                        Message::new(format!("{id}.{}", part.name), line_of(part.name), value)
                    };
                    source.messages.extend(message.attributes.iter().map(of_attribute));
                }
                Entry::Term(term) => {
                    source.terms.insert(format!("-{}", term.id.name));
                }
                _ => {}
            }
        }
        source
    }
}

impl Message {
    fn new(key: String, line: usize, pattern: &Pattern<&str>) -> Self {
        let mut message = Self { key, line, arguments: BTreeSet::new(), uses: BTreeSet::new() };
        message.look_through(pattern);
        message
    }

    fn look_through(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.look_into(expression);
            }
        }
    }

    fn look_into(&mut self, expression: &Expression<&str>) {
        let inline = match expression {
            Expression::Inline(inline) => inline,
            Expression::Select { selector, variants } => {
                variants.iter().for_each(|variant| self.look_through(&variant.value));
                selector
            }
        };
        let with_attribute = |id: &str, part: Option<&str>| part.map_or_else(|| id.to_owned(), |part| format!("{id}.{part}"));
        match inline {
            InlineExpression::VariableReference { id } => {
                self.arguments.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, attribute } => {
                self.uses.insert(with_attribute(id.name, attribute.as_ref().map(|part| part.name)));
            }
            InlineExpression::TermReference { id, .. } => {
                self.uses.insert(format!("-{}", id.name));
            }
            InlineExpression::FunctionReference { id, arguments } => {
                self.uses.insert(format!("{}()", id.name));
                arguments.positional.iter().for_each(|argument| self.look_into(&Expression::Inline(argument.clone())));
            }
            InlineExpression::Placeable { expression } => self.look_into(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }
}

/// Name and text of the files with this ending in a folder of English, the language that has everything.
fn english(folder: &'static str, end: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let files = FILES.get_dir(folder).into_iter().flat_map(Dir::files);
    files.filter_map(move |file| Some((file.path().file_name()?.to_str().filter(|name| name.ends_with(end))?, file.contents_utf8()?)))
}

/// Name and text of the English Fluent files.
pub fn english_files() -> impl Iterator<Item = (&'static str, &'static str)> {
    english(FIRST, ".ftl")
}

/// Name and text of the English chapters of the rulebook.
pub fn english_chapters() -> impl Iterator<Item = (&'static str, &'static str)> {
    english("en/rulebook", ".md")
}

#[cfg(test)]
mod tests {
    use super::{ErrorKind, Source};

    #[test]
    fn a_file_says_what_is_in_it_and_where() {
        let source = Source::parse(
            "# Note\none = { $who } has { $count ->\n    [one] { NUMBER($much) }\n   *[other] { two.tip }\n }\n    .tip = { -brand }\n\ntwo =\nthree = fine\n-brand = X\n",
        );
        let places: Vec<_> = source.messages.iter().map(|message| (message.key.as_str(), message.line)).collect();
        assert_eq!(places, [("one", 2), ("one.tip", 6), ("three", 9)]);
        let one = &source.messages[0];
        assert_eq!(one.arguments.iter().map(String::as_str).collect::<Vec<_>>(), ["count", "much", "who"]);
        assert_eq!(one.uses.iter().map(String::as_str).collect::<Vec<_>>(), ["NUMBER()", "two.tip"]);
        assert!(source.terms.contains("-brand") && source.messages[1].uses.contains("-brand"));
        assert!(matches!(source.mistakes.as_slice(), [(8 | 9, ErrorKind::ExpectedMessageField { .. })]), "{:?}", source.mistakes);
    }
}
