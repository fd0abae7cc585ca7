//! Dependencies point downwards only: a file names nothing that stands above its own layer, and nothing beside it.

use std::collections::BTreeSet;
use std::fs;

use crate::{root, sources};

/// The layers from the bottom to the top. Those of one line do not know each other.
const LAYERS: &[&[&str]] = &[
    &["text"],
    &["files"],
    &["rules"],
    &["art", "scenes", "seats", "shards"],
    &["bots"],
    &["games"],
    &["launch"],
    &["matches"],
    &["achievements", "crash", "lessons", "net"],
    &["cli", "desktop", "schema"],
    &["main"],
];

/// The layers that work with any game and name none.
const GENERIC: &[&str] = &["text", "files", "scenes", "seats", "shards", "launch", "matches", "lessons", "net", "cli"];

/// The words and signs of a source text that matter to paths, without comments, texts and letters.
fn tokens(text: &str) -> Vec<String> {
    let letters: Vec<char> = text.chars().collect();
    let mut tokens: Vec<String> = Vec::new();
    let mut at = 0;
    while at < letters.len() {
        let rest = &letters[at..];
        let until = |from: usize, end: &str| {
            let end: Vec<char> = end.chars().collect();
            (from..rest.len()).find(|at| rest[*at..].starts_with(&end)).map_or(rest.len(), |at| at + end.len())
        };
        at += match rest {
            ['/', '/', ..] => until(2, "\n"),
            ['/', '*', ..] => until(2, "*/"),
            ['r', '"', ..] => until(2, "\""),
            ['r', '#', '"', ..] => until(3, "\"#"),
            ['"', ..] => {
                let mut end = 1;
                while end < rest.len() && rest[end] != '"' {
                    end += if rest[end] == '\\' { 2 } else { 1 };
                }
                end + 1
            }
            ['\'', '\\', _, ..] => until(3, "'"),
            ['\'', _, '\'', ..] => 3,
            [':', ':', ..] => {
                tokens.push("::".into());
                2
            }
            [first, ..] if first.is_alphanumeric() || *first == '_' => {
                let word: String = rest.iter().take_while(|letter| letter.is_alphanumeric() || **letter == '_').collect();
                let length = word.chars().count();
                tokens.push(word);
                length
            }
            [first, ..] if first.is_whitespace() => 1,
            [first, ..] => {
                tokens.push(first.to_string());
                1
            }
            [] => 1,
        };
    }
    tokens
}

/// The modules of a source file from the crate's root: `src/rules/game.rs` is `rules`, `game`.
fn module_of(path: &str) -> Vec<String> {
    let path = path.trim_start_matches("src/").trim_end_matches(".rs").trim_end_matches("/mod");
    path.split('/').map(ToOwned::to_owned).collect()
}

/// All paths within this crate that a source file names, from the crate's root.
fn paths(path: &str, text: &str) -> Vec<Vec<String>> {
    let tokens = tokens(text);
    let (mut module, mut inline, mut depth, mut found) = (module_of(path), Vec::new(), 0, Vec::new());
    let mut at = 0;
    while at < tokens.len() {
        match tokens[at].as_str() {
            "{" => depth += 1,
            "}" => {
                depth -= 1;
                if inline.last() == Some(&depth) {
                    inline.pop();
                    module.pop();
                }
            }
            "mod" if tokens.get(at + 2).is_some_and(|next| next == "{") => {
                inline.push(depth);
                module.push(tokens[at + 1].clone());
            }
            root @ ("crate" | "super" | "cyberdeck") if tokens.get(at + 1).is_some_and(|next| next == "::") => {
                let mut base = if root == "super" { module.clone() } else { Vec::new() };
                if root == "super" {
                    base.pop();
                }
                let mut next = at + 2;
                while tokens[next] == "super" && tokens[next + 1] == "::" {
                    base.pop();
                    next += 2;
                }
                branches(&tokens, &mut next, &base, &mut found);
                at = next;
                continue;
            }
            _ => {}
        }
        at += 1;
    }
    found
}

/// What a path names from here on: `a::b`, `{a, b::{c, d}}`.
fn branches(tokens: &[String], at: &mut usize, base: &[String], found: &mut Vec<Vec<String>>) {
    let mut path = base.to_vec();
    loop {
        match tokens.get(*at).map(String::as_str) {
            Some("{") => {
                *at += 1;
                while tokens[*at] != "}" {
                    branches(tokens, at, &path, found);
                    if tokens[*at] == "," {
                        *at += 1;
                    }
                }
                *at += 1;
                return;
            }
            Some(word) if word.starts_with(|first: char| first.is_alphabetic() || first == '_') && word != "self" => {
                path.push(word.to_owned());
                *at += 1;
                if tokens.get(*at).is_some_and(|next| next == "as") {
                    *at += 2;
                }
            }
            _ => *at += 1,
        }
        if tokens.get(*at).is_none_or(|next| next != "::") {
            found.push(path);
            return;
        }
        *at += 1;
    }
}

/// The layer of a module, counted from the bottom.
fn height(layer: &str) -> Option<usize> {
    LAYERS.iter().position(|beside| beside.contains(&layer))
}

/// What a source file names that it must not know.
fn wrong_arrows(path: &str, text: &str) -> Vec<String> {
    let own = module_of(path);
    let Some(here) = height(&own[0]) else { return vec![format!("{path} is in no layer")] };
    let games = games();
    let is_game =
        |path: &[String]| path.first().is_some_and(|first| first == "rules") && path.get(1).is_some_and(|second| games.contains(second));
    let mut wrong = Vec::new();
    for named in paths(path, text) {
        let Some(layer) = named.first() else { continue };
        if *layer != own[0] && height(layer).is_some_and(|there| there >= here) {
            wrong.push(format!("{path} names {}", named.join("::")));
        }
        let generic = match own.as_slice() {
            [rules, part, ..] if rules == "rules" => part != "content" && named.get(1) != Some(part),
            [layer, ..] => GENERIC.contains(&layer.as_str()),
            [] => false,
        };
        if generic && is_game(&named) {
            wrong.push(format!("{path} names a game: {}", named.join("::")));
        }
    }
    wrong
}

/// The folders of the games in the rules.
fn games() -> BTreeSet<String> {
    let folders = fs::read_dir(root().join("src/rules")).unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_dir());
    let names = folders.map(|path| path.file_name().unwrap().to_string_lossy().into_owned());
    names.filter(|name| name != "components").collect()
}

#[test]
fn arrows_point_downwards() {
    let all = sources(&root().join("src"));
    let wrong: Vec<String> =
        all.iter().filter(|(path, _)| path != "src/lib.rs").flat_map(|(path, text)| wrong_arrows(path, text)).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let there: BTreeSet<String> = all.iter().map(|(path, _)| module_of(path).swap_remove(0)).filter(|layer| layer != "lib").collect();
    let listed: BTreeSet<String> = LAYERS.iter().flat_map(|layers| layers.iter().map(|layer| (*layer).to_owned())).collect();
    assert_eq!(there, listed, "the layers of this test are those of src/");
}

#[test]
fn an_arrow_upwards_or_sideways_is_found() {
    let found = |path: &str, text: &str| !wrong_arrows(path, text).is_empty();
    assert!(found("src/rules/game.rs", "use crate::cli::run;"));
    assert!(found("src/rules/game.rs", "use super::super::cli::run;"));
    assert!(found("src/rules/game.rs", "use crate::{files, scenes::Scene};"));
    assert!(found("src/rules/game.rs", "fn f() { let scene = crate::scenes::load(); }"));
    assert!(found("src/rules/game.rs", "use super::{aetherium, read};"));
    assert!(found("src/rules/aetherium/ram.rs", "use super::super::data_warriors::State;"));
    assert!(found("src/rules/aetherium/ram.rs", "mod tests { use super::super::super::super::bots; }"));
    assert!(found("src/matches/library.rs", "use crate::desktop as window;"));
    assert!(found("src/cli/mod.rs", "use crate::desktop::run;"));
    assert!(found("src/cli/check.rs", "use crate::rules::{aetherium::content, game::Game};"));

    assert!(!found("src/matches/library.rs", "use crate::bots::{Level, Strategy}; use super::header;"));
    assert!(!found("src/rules/game.rs", "// crate::cli is above\nconst TEXT: &str = \"crate::cli\";"));
    assert!(!found("src/rules/aetherium/ram.rs", "mod tests { use super::super::super::game; use super::*; }"));
    assert!(!found("src/rules/aetherium/ram.rs", "use crate::rules::aetherium::Open; use super::super::game::Seat;"));
}
