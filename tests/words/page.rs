//! The page for browsers: nothing in it comes from elsewhere, foreign text is never markup, and both languages are whole.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use regex::Regex;

/// All files of the page with their text.
fn files(folder: &Path) -> Vec<(PathBuf, String)> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![(path.clone(), fs::read_to_string(path).unwrap())] }).collect()
}

fn page() -> Vec<(PathBuf, String)> {
    let found = files(Path::new("assets/page"));
    assert!(found.len() > 10);
    found
}

fn all(pattern: &str, text: &str) -> BTreeSet<String> {
    Regex::new(pattern).unwrap().captures_iter(text).map(|found| found[1].to_owned()).collect()
}

#[test]
fn nothing_is_inline_foreign_or_made_into_markup() {
    let forbidden = Regex::new(
        r#"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|srcdoc|<style|<script>| style="| on[a-z]+=|https?://|//cdn"#,
    )
    .unwrap();
    // The name of a namespace is no address.
    let namespace = "http://www.w3.org/2000/svg";
    for (path, text) in page() {
        let text = text.replace(namespace, "");
        let found: Vec<_> = forbidden.find_iter(&text).map(|found| found.as_str()).collect();
        assert!(found.is_empty(), "{}: {found:?}", path.display());
    }
}

#[test]
fn every_import_is_there() {
    for (path, text) in page() {
        for import in all(r#"(?:from|import) '(\.[^']+)'"#, &text) {
            let target = path.parent().unwrap().join(&import);
            assert!(target.is_file(), "{}: {import}", path.display());
        }
    }
}

/// The words of each language: what stands between `  en: {` and the end of the object.
fn languages() -> Vec<(String, String)> {
    let words = fs::read_to_string("assets/page/words.js").unwrap();
    let block = Regex::new(r"(?ms)^  ([a-z]{2}): \{\n(.*?)^  \},").unwrap();
    block.captures_iter(&words).map(|found| (found[1].to_owned(), found[2].to_owned())).collect()
}

/// The names of the words of a language, without what stands in strings and functions.
fn names(block: &str) -> BTreeSet<String> {
    let strings = Regex::new(r"'(?:[^'\\]|\\.)*'|`[^`]*`").unwrap();
    let bare = strings
        .replace_all(block, |found: &regex::Captures<'_>| if found[0].contains(':') { "_".to_owned() } else { found[0].replace('\'', "") });
    all(r"(?:^|[\n ,{])([A-Za-z]+): ", &bare)
}

#[test]
fn both_languages_are_whole_and_every_word_is_used() {
    let languages = languages();
    let codes: Vec<&str> = languages.iter().map(|(code, _)| code.as_str()).collect();
    assert_eq!(codes, ["en", "de"]);
    let (english, german) = (names(&languages[0].1), names(&languages[1].1));
    assert_eq!(english, german);
    let code: String = page().into_iter().filter(|(path, _)| !path.ends_with("words.js")).map(|(_, text)| text).collect();
    let used = all(r"\bw\.([a-zA-Z]+)", &code);
    let missing: Vec<_> = used.difference(&english).collect();
    assert!(missing.is_empty(), "no word for {missing:?}");
}

#[test]
fn every_kind_of_action_has_a_word() {
    let languages = languages();
    for game in ["terminal-dispute", "access-denied", "data-warriors", "aetherium"] {
        let schema: serde_json::Value = serde_json::from_str(&fs::read_to_string(format!("docs/schema/{game}.json")).unwrap()).unwrap();
        let variants = schema["$defs"]["Action"]["oneOf"].as_array().unwrap();
        assert!(variants.len() > 4);
        for variant in variants {
            let name = variant["const"].as_str().map(ToOwned::to_owned).or_else(|| variant["required"][0].as_str().map(ToOwned::to_owned));
            let names: Vec<String> = match (name, variant["enum"].as_array()) {
                (Some(name), _) => vec![name],
                (None, Some(several)) => several.iter().map(|one| one.as_str().unwrap().to_owned()).collect(),
                (None, None) => panic!("{game}: {variant}"),
            };
            for name in names {
                for (code, words) in &languages {
                    assert!(Regex::new(&format!(r"\b{name}: '")).unwrap().is_match(words), "{code}: {game}: {name}");
                }
            }
        }
    }
}
