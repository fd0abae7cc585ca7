//! Every rule of every game's rulebook is named by a test, and every rule that the code names is in a rulebook.

use std::collections::BTreeSet;
use std::fs;

use cyberdeck::bots::Strategy;
use cyberdeck::games::{IDS, Visitor, with_game};
use cyberdeck::rules::game::Game;

use crate::{root, sources};

/// The letters that a game's rule ids begin with.
struct Letters;

impl Visitor for Letters {
    type Output = &'static str;

    fn visit<G: Game + Strategy>(self) -> &'static str {
        G::RULES
    }
}

/// The rule ids of a game's chapter: lines that begin `- **TD-21** `.
fn rulebook(game: &str, letters: &str) -> BTreeSet<String> {
    let text = fs::read_to_string(root().join(format!("assets/text/en/rulebook/{game}.md"))).unwrap();
    let rules = text.lines().filter_map(|line| line.strip_prefix("- **")?.split_once("**").map(|(rule, _)| rule.to_owned()));
    let rules: Vec<String> = rules.filter(|rule| rule.starts_with(letters)).collect();
    let once: BTreeSet<String> = rules.iter().cloned().collect();
    assert_eq!(once.len(), rules.len(), "a rule of {game} stands twice in its chapter");
    assert!(!once.is_empty(), "no rule of {game} stands in its chapter");
    once
}

fn games() -> Vec<(&'static str, &'static str, BTreeSet<String>)> {
    let letters = |id| with_game(id, Letters).unwrap();
    IDS.iter().map(|id| (*id, letters(id), rulebook(id, letters(id)))).collect()
}

/// The number with which a text begins, with a letter before it or none: `21`, `C07`.
fn number(text: &str) -> Option<String> {
    let letter: String = text.chars().take(1).filter(char::is_ascii_alphabetic).collect();
    let digits: String = text[letter.len()..].chars().take_while(char::is_ascii_digit).collect();
    (!digits.is_empty()).then(|| letter.to_uppercase() + &digits)
}

/// The rule ids in names of test functions: `fn td_21_boxes_…` is a test of TD-21, `fn ad_c07_guru_…` of AD-C07.
fn tested(letters: &str) -> BTreeSet<String> {
    let prefix = format!("fn {}_", letters.to_lowercase());
    let numbers = |text: &str| text.split(&prefix).skip(1).filter_map(number).collect::<Vec<_>>();
    let found = sources(&root().join("tests")).iter().flat_map(|(_, text)| numbers(text)).collect::<Vec<_>>();
    found.into_iter().map(|number| format!("{letters}-{number}")).collect()
}

#[test]
fn every_rule_is_named_by_a_test() {
    let mut missing = Vec::new();
    for (_, letters, rules) in games() {
        let tested = tested(letters);
        missing.extend(rules.difference(&tested).cloned());
        let unknown: Vec<_> = tested.difference(&rules).collect();
        assert!(unknown.is_empty(), "tests name rules that no rulebook has: {unknown:?}");
    }
    assert!(missing.is_empty(), "no test names these rules: {}", missing.join(", "));
}

#[test]
fn every_rule_that_the_code_names_is_in_a_rulebook() {
    let sources = sources(&root().join("src"));
    for (id, letters, rules) in games() {
        let start = format!("{letters}-");
        let mut named = BTreeSet::new();
        for (at, text) in sources.iter().flat_map(|(_, text)| text.match_indices(&start).map(move |(at, _)| (at, text))) {
            let whole_word = !text[..at].ends_with(|letter: char| letter.is_ascii_alphanumeric() || letter == '-');
            if let Some(number) = number(&text[at + start.len()..]).filter(|_| whole_word) {
                named.insert(format!("{start}{number}"));
            }
        }
        assert!(!named.is_empty(), "the code of {id} names no rule");
        let unknown: Vec<_> = named.difference(&rules).collect();
        assert!(unknown.is_empty(), "the code names rules that the rulebook of {id} has not: {unknown:?}");
    }
}
