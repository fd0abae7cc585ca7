//! Every refusal as it is read, in every language: each choice of its message once. `UPDATE_GOLDENS=1 cargo test --test words
//! refusals` writes the golden: read the difference.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use cyberdeck::text::{Value, in_language, say};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};

/// The arguments of a message, each with the values by which it chooses; none if it is only put in.
type Arguments = BTreeMap<String, BTreeSet<String>>;

fn look_through(pattern: &Pattern<String>, arguments: &mut Arguments) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                arguments.entry(id.name.clone()).or_default();
            }
            Expression::Inline(InlineExpression::FunctionReference { arguments: given, .. }) => {
                for argument in &given.positional {
                    if let InlineExpression::VariableReference { id } = argument {
                        arguments.entry(id.name.clone()).or_default();
                    }
                }
            }
            Expression::Inline(_) => {}
            Expression::Select { selector, variants } => {
                let InlineExpression::VariableReference { id } = selector else { panic!("a choice by what is no argument") };
                let chosen = arguments.entry(id.name.clone()).or_default();
                chosen.extend(variants.iter().map(|variant| match &variant.key {
                    VariantKey::Identifier { name } => name.clone(),
                    VariantKey::NumberLiteral { value } => value.clone(),
                }));
                variants.iter().for_each(|variant| look_through(&variant.value, arguments));
            }
        }
    }
}

/// The refusals of all games by their keys, with the arguments that any language uses.
fn refusals() -> BTreeMap<String, Arguments> {
    let mut found: BTreeMap<String, Arguments> = BTreeMap::new();
    for code in ["en", "de"] {
        for file in fs::read_dir(Path::new("assets/text").join(code)).unwrap().map(|file| file.unwrap().path()) {
            if file.extension().is_none_or(|end| end != "ftl") {
                continue;
            }
            for entry in fluent_syntax::parser::parse(fs::read_to_string(file).unwrap()).unwrap().body {
                let Entry::Message(message) = entry else { continue };
                if let Some(value) = message.value.filter(|_| message.id.name.contains("-refuse-")) {
                    look_through(&value, found.entry(message.id.name).or_default());
                }
            }
        }
    }
    found
}

/// A value that makes a message choose this: a number for the forms of plurals.
fn value(choice: &str) -> Value<'static> {
    match choice {
        "one" => Value::from(1),
        "other" => Value::from(3),
        _ => choice.parse::<i32>().map_or_else(|_| Value::from(choice.to_owned()), Value::from),
    }
}

/// The ways to give a message its arguments, so that each choice is made once.
fn ways(arguments: &Arguments) -> Vec<Vec<(&'static str, Value<'static>)>> {
    let most = arguments.values().map(BTreeSet::len).max().unwrap_or(0).max(1);
    let given = |at: usize, (name, choices): (&String, &BTreeSet<String>)| {
        let name: &'static str = String::leak(name.clone());
        let choice = choices.iter().nth(at.min(choices.len().saturating_sub(1)));
        (name, choice.map_or_else(|| Value::from(format!("‹{name}›")), |choice| value(choice)))
    };
    (0..most).map(|at| arguments.iter().map(|argument| given(at, argument)).collect()).collect()
}

#[test]
fn every_refusal_is_said_as_it_was() {
    let refusals = refusals();
    for game in ["td-", "ad-", "dw-", "ae-"] {
        assert!(refusals.keys().filter(|key| key.starts_with(game)).count() > 20, "{game}");
    }
    let mut text = String::new();
    for (key, arguments) in &refusals {
        writeln!(text, "{key}").unwrap();
        let mut told = BTreeSet::new();
        for given in ways(arguments) {
            let said = ["en", "de"].map(|code| in_language(code, || say(key, &given)));
            if told.insert(said.clone()) {
                said.iter().for_each(|said| writeln!(text, "  {said}").unwrap());
            }
        }
    }
    let path = Path::new("tests/goldens/refusals.txt");
    if std::env::var_os("UPDATE_GOLDENS").is_some() {
        fs::write(path, text).unwrap();
        return;
    }
    let old = fs::read_to_string(path).unwrap().replace('\r', "");
    for (line, (was, is)) in old.lines().zip(text.lines()).enumerate() {
        assert_eq!(was, is, "{}:{}", path.display(), line + 1);
    }
    assert_eq!(old.lines().count(), text.lines().count());
}
