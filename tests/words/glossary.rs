//! The words of every game: each is found in all its forms, means one thing, and comes from rules that the rulebook has.

use std::collections::BTreeSet;

use cyberdeck::games::{IDS, Visitor, with_game};
use cyberdeck::rules::access_denied::State as AccessDenied;
use cyberdeck::rules::aetherium::State as Aetherium;
use cyberdeck::rules::aetherium::content::{Code, Marker, Symbol, card_text};
use cyberdeck::rules::content::Content;
use cyberdeck::rules::data_warriors::State as DataWarriors;
use cyberdeck::rules::game::Game;
use cyberdeck::rules::glossary::Glossary;
use cyberdeck::rules::terminal_dispute::State as TerminalDispute;
use cyberdeck::text::{in_language, say};

/// The words of a game, its rulebook, and the letters of its rules.
struct Ask;

impl Visitor for Ask {
    type Output = (Glossary, &'static str, &'static str);

    fn visit<G: Game>(self) -> Self::Output {
        (G::glossary(), G::chapter(), G::RULES)
    }
}

fn for_each(check: impl Fn(&str, Glossary, &str, &str)) {
    for language in ["en", "de"] {
        for game in IDS.iter().filter(|game| **game != "tic-tac-toe") {
            let (words, chapter, letters) = in_language(language, || with_game(game, Ask)).unwrap();
            check(&format!("{game} in {language}"), words, chapter, letters);
        }
    }
}

fn words<G: Game>(language: &str, text: &'static str) -> Vec<&'static str> {
    let pieces = in_language(language, || G::glossary().pieces(text));
    pieces.into_iter().filter(|(_, word)| word.is_some()).map(|(piece, _)| piece).collect()
}

#[test]
fn every_game_has_words_and_none_twice() {
    let mut ids = BTreeSet::new();
    for_each(|game, words, _, _| {
        assert!(words.0.len() >= 20, "{game}: {}", words.0.len());
        let names: BTreeSet<String> = words.0.iter().map(|word| word.entry().0).collect();
        assert_eq!(names.len(), words.0.len(), "{game}: {names:?}");
    });
    for game in IDS {
        for word in with_game(game, Ask).unwrap().0.0 {
            assert!(ids.insert(word.id), "{}", word.id);
        }
    }
}

#[test]
fn every_form_is_found_and_means_its_word() {
    for_each(|game, words, _, _| {
        for word in words.0 {
            for form in word.forms {
                let found: Vec<_> = words.pieces(form).into_iter().map(|(piece, word)| (piece, word.map(|word| word.id))).collect();
                assert_eq!(found, [(*form, Some(word.id))], "{game}");
            }
        }
    });
}

#[test]
fn every_word_comes_from_rules_that_the_rulebook_has() {
    for_each(|game, words, chapter, letters| {
        for word in words.0 {
            let rules: Vec<&str> = word.rules().collect();
            assert!(!rules.is_empty(), "{game}: {} names no rule", word.id);
            for rule in rules {
                assert!(rule.starts_with(letters) && chapter.contains(&format!("**{rule}**")), "{game}: {}: {rule}", word.id);
            }
            let (name, meaning) = word.entry();
            assert!(!name.is_empty() && meaning.len() > 15, "{game}: {name}: {meaning}");
        }
    });
}

#[test]
fn a_language_explains_what_the_other_does() {
    for game in IDS {
        let rules = |language| {
            let words = in_language(language, || with_game(game, Ask)).unwrap().0;
            words.0.iter().map(|word| (word.id, word.rules().collect::<Vec<_>>())).collect::<Vec<_>>()
        };
        assert_eq!(rules("en"), rules("de"), "{game}");
    }
}

#[test]
fn words_are_found_in_all_their_forms() {
    assert_eq!(words::<DataWarriors>("en", "Wipe □ cards from another player’s drive."), ["Wipe", "□", "drive"]);
    assert_eq!(words::<DataWarriors>("en", "Kill a Running .PRG; it can’t be killed."), ["Kill", "Running", ".PRG", "killed"]);
    assert_eq!(
        words::<DataWarriors>("en", "Take control of a .CONF until your next Memory Cleanup."),
        ["Take control", ".CONF", "Memory Cleanup"]
    );
    assert_eq!(
        words::<DataWarriors>("de", "Lösche □ Karten, dann pausiere das Wirtsprogramm."),
        ["Lösche", "□", "pausiere", "Wirtsprogramm"]
    );
    assert_eq!(words::<Aetherium>("en", "Give Capacitor Purge to the target, then push it."), ["Capacitor Purge", "push"]);
    assert_eq!(words::<TerminalDispute>("en", "Write 6 in a box: three of a kind."), ["box", "three of a kind"]);
    assert_eq!(words::<AccessDenied>("de", "Oper in einem unkontrollierten Sektor"), ["Oper", "unkontrollierten", "Sektor"]);
}

#[test]
fn parts_of_words_and_other_words_are_not_found() {
    assert_eq!(words::<DataWarriors>("en", "The override, drawn shieldless, runs --inject in the long run."), Vec::<&str>::new());
    assert_eq!(words::<Aetherium>("en", "The pushing of discovery past noises."), Vec::<&str>::new());
    assert_eq!(words::<TerminalDispute>("en", "Terminal Dispute"), Vec::<&str>::new());
    assert_eq!(words::<DataWarriors>("en", "kill -9 is wiped, and so is killall."), ["wiped"]);
    assert_eq!(words::<AccessDenied>("en", "A user at the root of things."), Vec::<&str>::new());
}

#[test]
fn every_word_of_data_cards_is_explained() {
    let printed = Code::ALL.map(Code::label).into_iter().chain(Marker::ALL.map(Marker::label)).chain(Symbol::ALL.map(Symbol::label));
    for word in printed {
        for language in ["en", "de"] {
            assert_eq!(words::<Aetherium>(language, word), [word], "{language}");
        }
    }
}

#[test]
fn every_kind_of_card_is_explained() {
    let kinds = ["upgrade", "potato", "joined", "any-time", "draw-step", "action", "answer", "virus", "sector-card", "unstoppable"];
    for kind in kinds {
        for language in ["en", "de"] {
            let printed: &str = in_language(language, || say(&format!("ad-kind-{kind}"), &[])).leak();
            assert_eq!(words::<AccessDenied>(language, printed), [printed], "{language}");
        }
    }
}

#[test]
fn pieces_make_up_the_text() {
    for language in ["en", "de"] {
        in_language(language, || {
            let words = Aetherium::glossary();
            for text in Content::built_in().aetherium.catalog.programs().iter().flat_map(card_text) {
                assert_eq!(words.pieces(&text).into_iter().map(|(piece, _)| piece).collect::<String>(), text);
            }
        });
    }
}
