//! What the program says: the code and the files of every language name the same messages with the same arguments.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use cyberdeck::bots::Strategy;
use cyberdeck::games::{IDS, Visitor, with_game};
use cyberdeck::rules::content::Content;
use cyberdeck::rules::game::OptionSpec;
use cyberdeck::rules::lookup::Lookup;
use cyberdeck::text::source::Source;
use cyberdeck::text::{in_language as speaking, say, say_content};
use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use proc_macro2::{Delimiter, TokenStream, TokenTree};

use crate::style::Style;

/// The arguments of each message.
type Messages = BTreeMap<String, BTreeSet<String>>;

/// What a language says.
struct Language {
    /// Its messages with their arguments, those of messages they refer to among them.
    messages: Messages,
    /// The messages that others refer to. What the code never names of them is that language's own.
    parts: BTreeSet<String>,
}

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

/// What a language says, with attributes as messages of their own.
fn in_language(code: &str) -> Language {
    let (mut sources, mut messages, mut uses) = (Vec::new(), Messages::new(), Messages::new());
    files(&Path::new("assets/text").join(code), "ftl", &mut sources);
    for source in sources {
        let read = Source::parse(&std::fs::read_to_string(&source).expect("a file"));
        assert!(read.mistakes.is_empty(), "{}: {:?}", source.display(), read.mistakes);
        for message in read.messages {
            let twice = messages.insert(message.key.clone(), message.arguments).is_some();
            assert!(!twice, "{}: {} appears twice", source.display(), message.key);
            let is_message = |used: &String| !used.starts_with('-') && !used.ends_with("()");
            uses.insert(message.key, message.uses.into_iter().filter(is_message).collect());
        }
    }
    let parts: BTreeSet<String> = uses.values().flatten().cloned().collect();
    let unknown: Vec<&String> = parts.iter().filter(|part| !messages.contains_key(*part)).collect();
    assert!(unknown.is_empty(), "{code}: messages refer to {unknown:?}, which there is not");
    Language { messages: with_parts(&messages, &uses), parts }
}

/// The arguments of messages, and of those that they refer to, and so on.
fn with_parts(messages: &Messages, uses: &Messages) -> Messages {
    let all = |key: &String| {
        let (mut names, mut seen, mut open) = (BTreeSet::new(), BTreeSet::new(), vec![key.clone()]);
        while let Some(key) = open.pop() {
            if seen.insert(key.clone()) {
                names.extend(messages[&key].iter().cloned());
                open.extend(uses[&key].iter().cloned());
            }
        }
        (key.clone(), names)
    };
    messages.keys().map(all).collect()
}

#[test]
fn the_code_and_the_english_files_agree() {
    let (code, english) = (in_code(), in_language("en"));
    let mut wrong = Vec::new();
    let together: Vec<&str> = code.keys().filter_map(|key| key.strip_suffix('*')).collect();
    let is_put_together = |key: &str| together.iter().any(|begin| key.starts_with(begin));
    for (key, uses) in code.iter().filter(|(key, _)| !key.ends_with('*')) {
        let Some(args) = english.messages.get(key) else {
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
    for (key, args) in english.messages.iter().filter(|(key, _)| !code.contains_key(*key) && !english.parts.contains(*key)) {
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
    let (named, english) = (in_code(), in_language("en"));
    let is_own = |language: &Language, key: &String| language.parts.contains(key) && !named.contains_key(key);
    let mut wrong = Vec::new();
    for code in cyberdeck::text::languages().filter(|code| *code != "en" && *code != cyberdeck::text::PSEUDO) {
        let other = in_language(code);
        let missing = english.messages.keys().filter(|key| !other.messages.contains_key(*key) && !is_own(&english, key));
        wrong.extend(missing.map(|key| format!("{code}: {key} is missing")));
        for (key, args) in other.messages.iter().filter(|(key, _)| !is_own(&other, key)) {
            if !english.messages.contains_key(key) {
                wrong.push(format!("{code}: {key} is not in English"));
            }
            for (given, place) in named.get(key).into_iter().flatten() {
                if !args.is_subset(given) {
                    wrong.push(format!("{code}: {key} has {args:?}, {place} gives {given:?}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The texts that stand in content files and in messages: the key of each, and the text.
fn of_content() -> BTreeMap<String, &'static str> {
    let content = Content::built_in();
    let catalog = &content.aetherium.catalog;
    let factions = catalog.factions().iter().flat_map(|faction| {
        let key = format!("ae-about-faction-{}", faction.id);
        [(format!("{key}.plan"), faction.plan.as_str()), (key, faction.background.as_str())]
    });
    let collectives = catalog.collectives().iter().map(|ready| (format!("ae-about-collective-{}", ready.id), ready.plan.as_str()));
    let operations =
        catalog.operations().iter().map(|operation| (format!("ae-about-operation-{}", operation.id), operation.about.as_str()));
    let drives = content.data_warriors.drives.iter().map(|drive| (format!("dw-about-drive-{}", drive.name), drive.plan.as_str()));
    let ranks = content.terminal_dispute.ranks.iter().map(|rank| (format!("td-about-rank-{}", rank.at_least), rank.line.as_str()));
    factions.chain(collectives).chain(operations).chain(drives).chain(ranks).collect()
}

#[test]
fn texts_of_the_content_have_messages_and_say_the_same_in_english() {
    let (content, english) = (of_content(), in_language("en"));
    let said: Vec<&String> = english.messages.keys().filter(|key| key.get(2..).is_some_and(|rest| rest.starts_with("-about-"))).collect();
    assert_eq!(said, content.keys().collect::<Vec<_>>());
    for (key, text) in content {
        assert_eq!(say(&key, &[]), text, "{key}");
        let german = speaking("de", || say_content(&key, text));
        assert_ne!(german, text, "{key}");
        assert_eq!(speaking("de", || say_content(&key, "Another text.")), "Another text.");
    }
}

/// The options of a game.
struct Options;

impl Visitor for Options {
    type Output = &'static [OptionSpec];

    fn visit<G: Lookup + Strategy>(self) -> &'static [OptionSpec] {
        G::OPTIONS
    }
}

#[test]
fn options_have_messages_and_so_have_values_that_are_words() {
    let messages = in_language("en").messages;
    let (mut values, options) = (BTreeSet::new(), IDS.iter().flat_map(|id| with_game(id, Options).expect("a game")));
    for spec in options {
        assert!(messages.contains_key(spec.title) && messages.contains_key(spec.help), "{}", spec.key);
        values.extend(spec.values.iter().filter(|value| value.parse::<u8>().is_err()).map(|value| format!("option-value-{value}")));
    }
    let said: BTreeSet<String> = messages.into_keys().filter(|key| key.starts_with("option-value-")).collect();
    assert_eq!(said, values);
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

/// The languages that have forbidden patterns: their codes, and their names in `docs/style.md`.
const HELD: [(&str, &str); 2] = [("en", "English"), ("de", "German")];

#[test]
fn no_message_has_a_forbidden_pattern() {
    let mut wrong = Vec::new();
    for (code, language) in HELD {
        let (style, mut sources) = (Style::of(language), Vec::new());
        files(&Path::new("assets/text").join(code), "ftl", &mut sources);
        for source in sources {
            let resource = parse(std::fs::read_to_string(&source).expect("a file")).expect("messages");
            for entry in &resource.body {
                let Entry::Message(message) = entry else { continue };
                let mut texts = Vec::new();
                message.value.iter().chain(message.attributes.iter().map(|part| &part.value)).for_each(|text| said(text, &mut texts));
                let faults = texts.iter().flat_map(|text| style.faults(text));
                wrong.extend(faults.map(|fault| format!("{}: {}: {fault}", source.display(), message.id.name)));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The chapters of a language's rulebook.
fn chapters(code: &str) -> BTreeMap<String, String> {
    let mut sources = Vec::new();
    files(&Path::new("assets/text").join(code).join("rulebook"), "md", &mut sources);
    let read = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).expect("a chapter");
        (path.file_name().expect("a name").to_string_lossy().into_owned(), text)
    };
    sources.into_iter().map(read).collect()
}

#[test]
fn no_chapter_has_a_forbidden_pattern() {
    let mut wrong = Vec::new();
    for (code, language) in HELD {
        let style = Style::of(language);
        for (name, text) in chapters(code) {
            for (number, line) in (1..).zip(text.lines()) {
                wrong.extend(style.faults(line).into_iter().map(|fault| format!("{code}/rulebook/{name}:{number}: {fault}")));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What a line of a chapter is: a rule with its number, a heading with its level, a row of a table.
fn part(line: &str) -> Option<&str> {
    match line.strip_prefix("- **").and_then(|rule| rule.split_once("**")) {
        Some((rule, _)) => Some(rule),
        None if line.starts_with('#') => line.split(' ').next(),
        None => line.starts_with('|').then_some("|"),
    }
}

#[test]
fn the_chapters_of_every_language_have_the_same_rules_headings_and_tables_in_the_same_order() {
    let (english, mut wrong) = (chapters("en"), Vec::new());
    for code in cyberdeck::text::languages().filter(|code| *code != "en" && *code != cyberdeck::text::PSEUDO) {
        for (name, text) in chapters(code) {
            let Some(known) = english.get(&name) else {
                wrong.push(format!("{code}/rulebook/{name} is not in English"));
                continue;
            };
            let parts = |text: &'_ str| -> Vec<(usize, String)> {
                (1..).zip(text.lines()).filter_map(|(number, line)| Some((number, part(line)?.to_owned()))).collect()
            };
            let (known, own) = (parts(known), parts(&text));
            let same = known.iter().zip(&own).take_while(|((_, known), (_, own))| known == own).count();
            let at =
                |parts: &[(usize, String)]| parts.get(same).map_or("its end".to_owned(), |(line, part)| format!("line {line}: {part}"));
            if same < known.len() || same < own.len() {
                wrong.push(format!("{code}/rulebook/{name}, {}; in English {}", at(&own), at(&known)));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
