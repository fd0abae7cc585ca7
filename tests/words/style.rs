//! The patterns that `docs/style.md` forbids.

use cyberdeck::rules::content::Content;
use regex::Regex;

/// What a language may not say.
pub struct Style {
    forbidden: Vec<(Regex, String)>,
    /// What is fine although a pattern finds it: “there is no”, “is no longer”, titles of cards and names of commands.
    fine: Regex,
}

impl Style {
    /// The rules of a language by its English name.
    pub fn of(language: &str) -> Self {
        let style = std::fs::read_to_string("docs/style.md").expect("the page");
        let (_, patterns) = style.split_once("## Patterns that fail the test").expect("the section");
        let (_, of_language) = patterns.split_once(&format!("{language}:")).expect("the language");
        let block = of_language.split("```").nth(1).and_then(|block| block.strip_prefix("text")).expect("a block");
        let line = |line: &str| {
            let (pattern, cure) = line.split_once(" # ").expect("a cure");
            (Regex::new(pattern).expect("a pattern"), cure.to_owned())
        };
        let forbidden: Vec<_> = block.trim().lines().map(line).collect();
        assert!(forbidden.len() > 10, "{language}");
        let cards = Content::built_in().access_denied.cards.faces();
        let titles: Vec<String> = cards.iter().map(|face| regex::escape(&face.title)).collect();
        let words = r"--[a-z-]+|(?i:\bthere (is|are|was|were) no\b|\b(is|are|was|were) no longer\b)";
        let fine = Regex::new(&format!("{words}|{}", titles.join("|"))).expect("a pattern");
        Self { forbidden, fine }
    }

    /// What is wrong with a text: it, and the cure, once for each pattern it has.
    pub fn faults(&self, text: &str) -> Vec<String> {
        let read = self.fine.replace_all(text, "");
        let hits = self.forbidden.iter().filter(|(pattern, _)| pattern.is_match(&read));
        hits.map(|(_, cure)| format!("“{text}”: {cure}")).collect()
    }
}
