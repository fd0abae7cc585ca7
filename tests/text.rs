//! What the program says: the code and the files of every language name the same messages with the same arguments.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use cyberdeck::text::source::Source;
use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use regex::Regex;

/// The arguments of each message.
type Messages = BTreeMap<String, BTreeSet<String>>;

fn files(folder: &Path, end: &str, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            files(&path, end, found);
        } else if path.extension().is_some_and(|other| other == end) {
            found.push(path);
        }
    }
}

/// The messages that the code names, with their arguments: those of `t!("key", name = value)` and `key!("key")`; and as `key-*`
/// all those that begin like this, of which it puts the keys together (`keys!("key-")`).
fn named(tokens: TokenStream, place: &str, found: &mut BTreeMap<String, Vec<(BTreeSet<String>, String)>>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (at, token) in tokens.iter().enumerate() {
        let TokenTree::Group(group) = token else { continue };
        named(group.stream(), place, found);
        let is_macro = matches!(
            tokens.get(at.wrapping_sub(2)..at),
            Some([TokenTree::Ident(name), TokenTree::Punct(bang)]) if ["t", "key", "keys"].iter().any(|own| name == own) && bang.as_char() == '!'
        );
        if !is_macro || group.delimiter() != Delimiter::Parenthesis {
            continue;
        }
        let inside: Vec<TokenTree> = group.stream().into_iter().collect();
        let Some(TokenTree::Literal(key)) = inside.first() else { continue };
        let named: BTreeSet<String> = inside
            .windows(3)
            .filter_map(|three| match three {
                [TokenTree::Punct(comma), TokenTree::Ident(name), TokenTree::Punct(is)]
                    if comma.as_char() == ',' && is.as_char() == '=' =>
                {
                    Some(name.to_string())
                }
                _ => None,
            })
            .collect();
        let put_together = matches!(&tokens[at - 2], TokenTree::Ident(name) if name == "keys");
        let key = key.to_string().trim_matches('"').to_owned() + if put_together { "*" } else { "" };
        found.entry(key).or_default().push((named, place.to_owned()));
    }
}

fn in_code() -> BTreeMap<String, Vec<(BTreeSet<String>, String)>> {
    let (mut sources, mut found) = (Vec::new(), BTreeMap::new());
    for folder in ["src", "examples"] {
        files(Path::new(folder), "rs", &mut sources);
    }
    for source in sources {
        let text = std::fs::read_to_string(&source).expect("a source");
        named(text.parse().expect("tokens"), &source.display().to_string(), &mut found);
    }
    found
}

/// The messages of a language, with their attributes as messages of their own.
fn in_language(code: &str) -> Messages {
    let (mut sources, mut found) = (Vec::new(), Messages::new());
    files(&Path::new("assets/text").join(code), "ftl", &mut sources);
    for source in sources {
        let read = Source::parse(&std::fs::read_to_string(&source).expect("a file"));
        assert!(read.mistakes.is_empty(), "{}: {:?}", source.display(), read.mistakes);
        for message in read.messages {
            let twice = found.insert(message.key.clone(), message.arguments).is_some();
            assert!(!twice, "{}: {} is there twice", source.display(), message.key);
        }
    }
    found
}

#[test]
fn the_code_and_the_english_files_agree() {
    let (code, english) = (in_code(), in_language("en"));
    let mut wrong = Vec::new();
    let together: Vec<&str> = code.keys().filter_map(|key| key.strip_suffix('*')).collect();
    let is_put_together = |key: &str| together.iter().any(|begin| key.starts_with(begin));
    for (key, uses) in code.iter().filter(|(key, _)| !key.ends_with('*')) {
        let Some(args) = english.get(key) else {
            wrong.push(format!("{}: {key} is in no file", uses[0].1));
            continue;
        };
        for (named, place) in uses {
            // An argument that the English text does without may be needed by another language.
            if !args.is_subset(named) {
                wrong.push(format!("{place}: {key} has {named:?}, its text {args:?}"));
            }
        }
    }
    for (key, args) in english.iter().filter(|(key, _)| !code.contains_key(*key)) {
        if !is_put_together(key) {
            wrong.push(format!("{key}: nothing says it"));
        } else if !args.is_empty() {
            wrong.push(format!("{key}: its key is put together, so it has no arguments"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_language_has_all_messages_and_no_others() {
    let english = in_language("en");
    let mut wrong = Vec::new();
    for code in cyberdeck::text::languages().filter(|code| *code != "en" && *code != cyberdeck::text::PSEUDO) {
        let other = in_language(code);
        wrong.extend(english.keys().filter(|key| !other.contains_key(*key)).map(|key| format!("{code}: {key} is missing")));
        for (key, args) in &other {
            match english.get(key) {
                None => wrong.push(format!("{code}: {key} is not in English")),
                Some(known) if !args.is_subset(known) => wrong.push(format!("{code}: {key} has {args:?}, in English {known:?}")),
                Some(_) => {}
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What a pattern can say: a text for each choice in it, with X for what is put in.
fn said(pattern: &Pattern<String>, texts: &mut Vec<String>) {
    let mut plain = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => plain.push_str(value),
            PatternElement::Placeable { expression: Expression::Inline(_) } => plain.push('X'),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                plain.push('X');
                variants.iter().for_each(|variant| said(&variant.value, texts));
            }
        }
    }
    texts.push(plain);
}

/// The patterns that `docs/style.md` forbids in a language, each with its cure.
fn forbidden(language: &str) -> Vec<(Regex, String)> {
    let style = std::fs::read_to_string("docs/style.md").expect("the page");
    let (_, patterns) = style.split_once("## Patterns that fail the test").expect("the section");
    let (_, of_language) = patterns.split_once(&format!("{language}:")).expect("the language");
    let block = of_language.split("```").nth(1).and_then(|block| block.strip_prefix("text")).expect("a block");
    let line = |line: &str| {
        let (pattern, cure) = line.split_once(" # ").expect("a cure");
        (Regex::new(pattern).expect("a pattern"), cure.to_owned())
    };
    block.trim().lines().map(line).collect()
}

#[test]
fn no_message_has_a_forbidden_pattern() {
    let fine = Regex::new(r"(?i)\bthere (is|are|was|were) no\b|\b(is|are|was|were) no longer\b").expect("a pattern");
    let mut wrong = Vec::new();
    for (code, language) in [("en", "English"), ("de", "German")] {
        let (forbidden, mut sources) = (forbidden(language), Vec::new());
        assert!(forbidden.len() > 10, "{language}");
        files(&Path::new("assets/text").join(code), "ftl", &mut sources);
        for source in sources {
            let resource = parse(std::fs::read_to_string(&source).expect("a file")).expect("messages");
            for entry in &resource.body {
                let Entry::Message(message) = entry else { continue };
                let mut texts = Vec::new();
                message.value.iter().chain(message.attributes.iter().map(|part| &part.value)).for_each(|text| said(text, &mut texts));
                for text in texts {
                    let read = fine.replace_all(&text, "");
                    let hits = forbidden.iter().filter(|(pattern, _)| pattern.is_match(&read));
                    wrong.extend(hits.map(|(_, cure)| format!("{}: {}: “{text}”: {cure}", source.display(), message.id.name)));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
