//! Everything the program says: messages in Fluent files under `assets/text`, by language; the code names a key and gives
//! arguments.
//!
//! ```
//! use cyberdeck::t;
//!
//! assert_eq!(t!("seats", count = 1), "1 seat");
//! assert_eq!(t!("seats", count = 4), "4 seats");
//! ```

mod pseudo;
pub mod source;

use std::cell::Cell;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource};
use include_dir::{Dir, include_dir};
use unic_langid::LanguageIdentifier;

use crate::t;

pub use fluent_bundle::FluentValue as Value;

/// The files, a folder for each language.
static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/text");

/// The function that messages can call: the text with a capital first.
pub const CAPITAL: &str = "CAPITAL()";

/// The folder of the language that every other one falls back to.
const FIRST: &str = "en";

/// The code of the language that shows what would be cut if a translation were longer.
pub const PSEUDO: &str = "pseudo";

static LANGUAGES: LazyLock<Vec<Language>> = LazyLock::new(|| {
    let mut codes: Vec<&str> = FILES.dirs().filter_map(|dir| dir.path().to_str()).collect();
    codes.sort_unstable_by_key(|code| (*code != FIRST, *code));
    let mut languages: Vec<Language> = codes.into_iter().map(Language::read).collect();
    languages.push(Language { code: PSEUDO, ..Language::read(FIRST) });
    if let Some(pseudo) = languages.last_mut() {
        pseudo.bundle.set_transform(Some(pseudo::transform));
    }
    languages
});

/// The language that is chosen, by its place in [`LANGUAGES`].
static CHOSEN: AtomicUsize = AtomicUsize::new(0);

thread_local! {
    /// The language of this thread alone, if it has one of its own.
    static OWN: Cell<Option<usize>> = const { Cell::new(None) };
}

/// A language and what the program says in it.
struct Language {
    code: &'static str,
    bundle: FluentBundle<FluentResource>,
}

impl Language {
    /// Reads the files of a folder; what can't be read is left out, and said as in the first language.
    fn read(code: &'static str) -> Self {
        let id: LanguageIdentifier = code.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        // Only a name that is taken can fail, and there is no other.
        let _ = bundle.add_function(CAPITAL.trim_end_matches("()"), capital);
        let files = FILES.get_dir(code).into_iter().flat_map(Dir::files);
        for text in files.filter(|file| file.path().extension().is_some_and(|end| end == "ftl")).filter_map(|file| file.contents_utf8()) {
            let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(text.to_owned());
            bundle.add_resource_overriding(resource);
        }
        Self { code, bundle }
    }

    /// What is said under a key, if there is such a message: `key`, or `key.attribute`.
    fn say(&self, key: &str, args: &FluentArgs<'_>) -> Option<(String, Vec<FluentError>)> {
        let (id, attribute) = key.split_once('.').map_or((key, None), |(id, attribute)| (id, Some(attribute)));
        let message = self.bundle.get_message(id)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        Some((text, errors))
    }
}

/// `CAPITAL($text)`: the text with a capital first, as at the beginning of a sentence.
fn capital<'a>(texts: &[Value<'a>], _: &FluentArgs<'_>) -> Value<'a> {
    match texts.first() {
        Some(Value::String(text)) => {
            let mut letters = text.chars();
            letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect()).into()
        }
        other => other.cloned().unwrap_or(Value::Error),
    }
}

/// The codes of all languages: English first, the pseudo-language last.
pub fn languages() -> impl Iterator<Item = &'static str> {
    LANGUAGES.iter().map(|language| language.code)
}

fn place(code: &str) -> Option<usize> {
    LANGUAGES.iter().position(|language| language.code == code)
}

/// Chooses the language of the program; whether there is such a one.
pub fn choose(code: &str) -> bool {
    place(code).inspect(|at| CHOSEN.store(*at, Ordering::Relaxed)).is_some()
}

/// The language to speak where none is chosen: the first one of the system's that there is, or else English.
#[must_use]
pub fn of_system() -> &'static str {
    let variables = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
    let locale = variables.into_iter().find(|value| !value.is_empty());
    // Scripts that read what is said ask for English like this, whatever else the system prefers.
    if locale.is_some_and(|locale| matches!(locale.split(['.', '@']).next(), Some("C" | "POSIX"))) {
        return FIRST;
    }
    first_of(sys_locale::get_locales())
}

/// The first of these languages that there is, or one that it is a kind of (`de` for `de-AT`), or else English.
fn first_of(wanted: impl IntoIterator<Item = String>) -> &'static str {
    let there = |code: &str| languages().find(|own| *own != PSEUDO && own.eq_ignore_ascii_case(code));
    let or_more_general =
        |code: String| std::iter::successors(Some(code.as_str()), |code| code.rsplit_once('-').map(|(general, _)| general)).find_map(there);
    wanted.into_iter().find_map(or_more_general).unwrap_or(FIRST)
}

/// The code of the language that is chosen.
#[must_use]
pub fn chosen() -> &'static str {
    language().code
}

fn language() -> &'static Language {
    let at = OWN.get().unwrap_or_else(|| CHOSEN.load(Ordering::Relaxed));
    &LANGUAGES[at.min(LANGUAGES.len() - 1)]
}

/// Says what is said meanwhile in this language, on this thread alone.
pub fn in_language<T>(code: &str, does: impl FnOnce() -> T) -> T {
    let before = OWN.replace(place(code));
    let done = does();
    OWN.set(before);
    done
}

/// A chapter of the rulebook, as Markdown: that of the language that is chosen, or else the English one.
#[must_use]
pub fn chapter(name: &str) -> Option<&'static str> {
    let read = |code: &str| FILES.get_file(format!("{code}/rulebook/{name}.md"))?.contents_utf8();
    read(chosen()).or_else(|| read(FIRST))
}

/// What is said under a key. Use [`t!`](crate::t), whose keys and arguments are checked by a test. What is not a key is said
/// as it stands: a game from elsewhere brings its own words.
///
/// # Panics
/// In builds with debug assertions, if an argument is missing.
#[must_use]
pub fn say(key: &str, args: &[(&'static str, Value<'_>)]) -> String {
    let args: FluentArgs<'_> = args.iter().map(|(name, value)| (*name, value.clone())).collect();
    let said = language().say(key, &args).filter(|(_, errors)| errors.is_empty());
    let said = said.or_else(|| LANGUAGES[0].say(key, &args));
    debug_assert!(said.as_ref().is_none_or(|(_, errors)| errors.is_empty()), "{key}: {said:?}");
    said.map_or_else(|| key.to_owned(), |(text, _)| with_one_stop(text))
}

/// A name that ends in a full stop ends the sentence too.
fn with_one_stop(mut text: String) -> String {
    if text.ends_with("..") {
        text.pop();
    }
    if text.contains(".. ") { text.replace(".. ", ". ") } else { text }
}

/// What is said for a text of the content: the message of this key, if the text is the one that the message has in English. Any
/// other text is of content from elsewhere and stands as it is.
#[must_use]
pub fn say_content(key: &str, own: &str) -> String {
    let known = LANGUAGES[0].say(key, &FluentArgs::new()).is_some_and(|(text, _)| text == own);
    if known { say(key, &[]) } else { own.to_owned() }
}

/// What is said under a key that is put together, if there is such a message; it has no arguments. [`keys!`](crate::keys) names
/// the beginning of such keys.
#[must_use]
pub fn find(key: &str) -> Option<String> {
    let args = FluentArgs::new();
    let said = language().say(key, &args).filter(|(_, errors)| errors.is_empty());
    said.or_else(|| LANGUAGES[0].say(key, &args)).map(|(text, _)| text)
}

/// Several things in a row: “A, B and C”.
#[must_use]
pub fn listed<T: AsRef<str>>(mut things: Vec<T>) -> String {
    let Some(last) = things.pop() else { return String::new() };
    if things.is_empty() {
        return last.as_ref().to_owned();
    }
    let rest: Vec<&str> = things.iter().map(AsRef::as_ref).collect();
    t!("list", rest = rest.join(", "), last = last.as_ref())
}

/// Whether a language itself has a message under a key, without falling back to another one.
#[must_use]
pub fn is_said(code: &str, key: &str) -> bool {
    place(code).is_some_and(|at| LANGUAGES[at].say(key, &FluentArgs::new()).is_some())
}

/// A number with so many decimal places.
#[must_use]
pub fn decimal(number: f64, places: usize) -> String {
    let plain = format!("{number:.places$}");
    match plain.split_once('.') {
        Some((whole, fraction)) => t!("decimal", whole = whole, fraction = fraction),
        None => plain,
    }
}

/// What the program says under a key, in the language that is chosen: `t!("seats", count = 3)`.
#[macro_export]
macro_rules! t {
    ($key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::text::say($key, &[$((stringify!($name), $crate::text::Value::from($value))),*])
    };
}

/// The key of a message without arguments, where what is said is chosen before it is said: `say(key!("over"), &[])`.
#[macro_export]
macro_rules! key {
    ($key:literal) => {
        $key
    };
}

/// How the keys of several messages begin, of which code puts the end together: `find(&format!("{}7", keys!("ad-card-")))`.
/// A test beside it holds that all of them are there.
#[macro_export]
macro_rules! keys {
    ($begin:literal) => {
        $begin
    };
}

#[cfg(test)]
mod tests {
    use super::{decimal, find, first_of, in_language, languages};

    #[test]
    fn every_language_says_the_same_number_its_own_way() {
        let said: Vec<String> = languages().map(|code| in_language(code, || t!("seats", count = 2))).collect();
        assert_eq!(said, ["2 seats", "2 Plätze", "2 [šéåţš··]"]);
    }

    #[test]
    fn the_language_of_the_system_is_the_first_that_there_is() {
        let first = |wanted: &[&str]| first_of(wanted.iter().map(|code| (*code).to_owned()));
        assert_eq!(first(&["de-AT", "en-GB"]), "de");
        assert_eq!(first(&["xx-XX", "DE"]), "de");
        assert_eq!(first(&["en-US", "de-DE"]), "en");
        assert_eq!(first(&["pseudo"]), "en");
        assert_eq!(first(&[]), "en");
    }

    #[test]
    fn numbers_have_the_sign_of_their_language() {
        assert_eq!((decimal(1.25, 1), decimal(3.0, 0)), ("1.2".to_owned(), "3".to_owned()));
        assert_eq!(in_language("de", || decimal(-0.5, 2)), "-0,50");
    }

    #[test]
    fn a_key_that_is_put_together_may_be_missing() {
        assert_eq!(find(&format!("language.{}", "name")).as_deref(), Some("English"));
        assert_eq!(find("language.nothing"), None);
    }

    #[test]
    fn a_message_has_forms() {
        assert_eq!(t!("language.name"), "English");
        assert_eq!(in_language("de", || t!("language.name")), "Deutsch");
    }
}
