//! Words that explain themselves where they stand: every text of a game is shown through here. A word that the player has never
//! had explained has a dotted line under it, one that they have a quiet one.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::cache::{ComputerMut, FrameCache};
use bevy_egui::egui::text::{CCursor, LayoutJob, TextFormat};
use bevy_egui::egui::{self, Align, Color32, FontId, Galley, Id, Pos2, Rect, Response, RichText, Sense, Shape, Stroke, Ui, WidgetText};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::camera::OffscreenTarget;
use super::frame::Framed;
use crate::desktop::DrawSet;
use crate::desktop::keys::{Command, with_key};
use crate::desktop::launch::Learned;
use crate::desktop::notice::Notices;
use crate::desktop::settings::Settings;
use crate::desktop::theme::{Palette, mono, small, strong};
use crate::games::{Visitor, with_game};
use crate::rules::content::Content;
use crate::rules::game::Game;
use crate::rules::glossary::{Glossary, Word};
use crate::t;
use crate::text::chosen;

/// The id of every card: nobody has to have seen what it does.
const CARD: &str = "";

/// How long a word is explained under a hint before it counts as seen, in seconds.
const READ: f64 = 1.5;

/// The ids of the words that the player has had explained, as the interface keeps them.
#[derive(Clone, Default)]
struct Seen(Arc<BTreeSet<String>>);

/// The ids of words that have been explained since.
#[derive(Clone, Default)]
struct Opened(Vec<&'static str>);

/// The first word that the player has never had explained, of the texts that are drawn.
#[derive(Clone, Copy, Default)]
struct New(Option<&'static Word>);

/// The word that is explained under a hint, since when, and in which pass of the interface it was last.
#[derive(Clone, Copy)]
struct Introduced(&'static str, f64, u64);

/// The rule of the word that is explained, which the key of the rulebook opens.
#[derive(Resource, Debug, Default, PartialEq, Eq)]
pub struct WordRule(pub Option<&'static str>);

/// The rule of a word explained in this frame.
#[derive(Clone, Copy, Default)]
struct Cited(Option<&'static str>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<WordRule>().add_systems(EguiPrimaryContextPass, keep.in_set(DrawSet::Top));
}

/// The words of the game with this id.
#[must_use]
pub fn of_game(id: &str) -> Glossary {
    struct Ask;
    impl Visitor for Ask {
        type Output = Glossary;
        fn visit<G: Game>(self) -> Glossary {
            G::glossary()
        }
    }
    with_game(id, Ask).unwrap_or_default()
}

/// A game by its id, its content, a language, and the words of that.
type Kept = (&'static str, *const Content, &'static str, Glossary);

/// The words of a game and the cards that its log names. They are kept as long as the process runs.
#[must_use]
pub fn with_cards<G: Framed>(content: &'static Content) -> Glossary {
    thread_local!(static KEPT: RefCell<Vec<Kept>> = const { RefCell::new(Vec::new()) });
    let Glossary(words, names) = G::glossary();
    let is_it = |(id, of, language, _): &&Kept| *id == G::ID && std::ptr::eq(*of, content) && *language == chosen();
    if let Some((.., kept)) = KEPT.with_borrow(|kept| kept.iter().find(is_it).copied()) {
        return kept;
    }
    let word = |word: &Word| Word { id: word.id, forms: word.forms, meaning: word.meaning };
    let card = |(title, text): &(String, String)| {
        // A command stays together in one line.
        let forms = [title.clone(), title.replace(" -", "\u{a0}-")].map(|form| &*form.leak());
        Word { id: CARD, forms: forms.to_vec().leak(), meaning: format!("{title}: {text}").leak() }
    };
    let cards = G::cards(content);
    let words: Vec<Word> = words.iter().map(word).chain(cards.iter().map(card)).collect();
    let names: Vec<&str> = names.iter().copied().filter(|name| cards.iter().all(|(title, _)| title != name)).collect();
    let glossary = Glossary(words.leak(), names.leak());
    KEPT.with_borrow_mut(|kept| kept.push((G::ID, content, chosen(), glossary)));
    glossary
}

/// Remembers which words have been explained, and tells the interface.
fn keep(
    mut contexts: EguiContexts,
    (mut learned, mut rule): (ResMut<Learned>, ResMut<WordRule>),
    mut notices: ResMut<Notices>,
    offscreen: Option<Res<OffscreenTarget>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let opened = ctx.data_mut(|data| data.remove_temp::<Opened>(Id::NULL)).unwrap_or_default().0;
    let new = opened.iter().any(|id| !learned.0.seen().contains(*id));
    if new
        && offscreen.is_none()
        && let Err(error) = learned.0.see(&opened)
    {
        notices.warn(error);
    }
    if new || learned.is_changed() || ctx.data(|data| data.get_temp::<Seen>(Id::NULL)).is_none() {
        let seen = Seen(Arc::new(learned.0.seen().clone()));
        ctx.data_mut(|data| data.insert_temp(Id::NULL, seen));
    }
    let cited = ctx.data_mut(|data| data.remove_temp::<Cited>(Id::NULL)).and_then(|cited| cited.0);
    rule.set_if_neq(WordRule(cited));
    Ok(())
}

fn is_seen(ctx: &egui::Context, word: &Word) -> bool {
    word.id == CARD || ctx.data(|data| data.get_temp::<Seen>(Id::NULL)).is_some_and(|seen| seen.0.contains(word.id))
}

fn open(ctx: &egui::Context, word: &Word) {
    if word.id == CARD {
        return;
    }
    ctx.data_mut(|data| data.get_temp_mut_or_default::<Opened>(Id::NULL).0.push(word.id));
}

/// A text whose words explain themselves; gives whether one of them is pointed at.
pub fn label(ui: &mut Ui, palette: &Palette, words: Glossary, text: impl Into<WidgetText>) -> (Response, bool) {
    let text: WidgetText = text.into();
    let galley = text.into_galley(ui, None, ui.available_width(), egui::TextStyle::Body);
    galley_label(ui, palette, words, &galley)
}

/// The same for a text that is laid out already.
pub fn galley_label(ui: &mut Ui, palette: &Palette, words: Glossary, galley: &Arc<Galley>) -> (Response, bool) {
    let response = ui.add(egui::Label::new(Arc::clone(galley)));
    let at = ui.layout().align_size_within_rect(galley.size(), response.rect).min;
    let on = ui.is_rect_visible(response.rect) && explain(ui, palette, words, galley, at);
    (response, on)
}

/// The pieces of a text, as far as bytes: a plain one or a word. They are looked for once as long as the text is shown.
type Pieces = Arc<[(usize, Option<&'static Word>)]>;

/// Looks for the words of a text.
#[derive(Default)]
struct Look;

impl ComputerMut<(Glossary, &str), Pieces> for Look {
    fn compute(&mut self, (words, text): (Glossary, &str)) -> Pieces {
        words.pieces(text).into_iter().map(|(piece, word)| (piece.len(), word)).collect()
    }
}

/// The same as [`Glossary::pieces`].
fn pieces<'a>(ctx: &egui::Context, words: Glossary, text: &'a str) -> impl Iterator<Item = (&'a str, Option<&'static Word>)> {
    let found = ctx.memory_mut(|memory| Arc::clone(memory.caches.cache::<FrameCache<Pieces, Look>>().get((words, text))));
    let mut rest = text;
    (0..found.len()).map(move |at| {
        let (length, word) = found[at];
        let (piece, after) = rest.split_at(length);
        rest = after;
        (piece, word)
    })
}

/// Marks the words of a text that is drawn here, and explains the one that is pointed at; gives whether there is one.
pub fn explain(ui: &Ui, palette: &Palette, words: Glossary, galley: &Galley, at: Pos2) -> bool {
    let (mut from, mut bytes, mut on, mut marked) = (0, 0, false, Vec::new());
    for (piece, word) in pieces(ui.ctx(), words, galley.text()) {
        let to = from + piece.chars().count();
        if let Some(word) = word {
            let format = galley.job.sections.iter().find(|section| section.byte_range.end.0 > bytes).map(|section| &section.format);
            let (size, color) = format.map_or((13.0, palette.text), |format| (format.font_id.size, format.color));
            let color = if color == Color32::PLACEHOLDER { palette.text } else { color };
            // One line is enough for a word.
            let first = !marked.contains(&word.meaning);
            marked.push(word.meaning);
            for rect in places(galley, from, to).into_iter().map(|rect| rect.translate(at.to_vec2())) {
                if first {
                    mark(ui, word, rect, (size, color));
                }
                on |= point(ui, palette, word, rect);
            }
        }
        (from, bytes) = (to, bytes + piece.len());
    }
    on
}

/// Where these letters of a text are, a rectangle for each row.
fn places(galley: &Galley, from: usize, to: usize) -> Vec<Rect> {
    let mut places: Vec<Rect> = Vec::new();
    for letter in from..to {
        let left = galley.pos_from_cursor(CCursor { index: letter.into(), prefer_next_row: true });
        let right = galley.pos_from_cursor(CCursor { index: (letter + 1).into(), prefer_next_row: false });
        let rect = left.union(right);
        if (left.top() - right.top()).abs() > 1.0 || rect.width() <= 0.0 {
            continue;
        }
        match places.last_mut().filter(|last| (last.top() - rect.top()).abs() < 1.0) {
            Some(last) => *last = last.union(rect),
            None => places.push(rect),
        }
    }
    places
}

/// Draws the line under a word.
fn mark(ui: &Ui, word: &'static Word, rect: Rect, (size, color): (f32, Color32)) {
    let y = (rect.center().y + size * 0.56).round() + 0.5;
    if is_seen(ui.ctx(), word) {
        ui.painter().hline(rect.x_range(), y, Stroke::new(1.0, color.gamma_multiply(0.22)));
    } else {
        ui.ctx().data_mut(|data| _ = data.get_temp_mut_or_default::<New>(Id::NULL).0.get_or_insert(word));
        let line = [egui::pos2(rect.left() + 1.0, y), egui::pos2(rect.right(), y)];
        ui.painter().extend(Shape::dotted_line(&line, color.gamma_multiply(0.85), 3.0, 0.7));
    }
}

/// From so many points on a panel is wide.
const COLUMN: f32 = 300.0;

/// Explains a word while it is pointed at; gives whether it is.
fn point(ui: &Ui, palette: &Palette, word: &'static Word, rect: Rect) -> bool {
    let id = ui.id().with((word.meaning, rect.left().to_bits(), rect.top().to_bits()));
    let response = ui.interact(rect, id, Sense::hover());
    let on = response.contains_pointer();
    if on {
        ui.ctx().data_mut(|data| data.insert_temp(Id::NULL, Cited(word.rules().next().filter(|rule| is_rule(rule)))));
    }
    let mut tooltip = egui::Tooltip::for_enabled(&response);
    let column = ui.max_rect();
    tooltip.popup = if column.width() < COLUMN {
        // Beside a narrow panel it hides nothing of it.
        let window = ui.ctx().content_rect();
        let align = if column.center().x > window.center().x { egui::RectAlign::LEFT_START } else { egui::RectAlign::RIGHT_START };
        let around = Rect::from_x_y_ranges(column.x_range(), rect.y_range()).expand2(egui::vec2(12.0, 0.0));
        tooltip.popup.anchor(around).align(align)
    } else {
        // Over the word it hides nothing that is read next.
        tooltip.popup.align(egui::RectAlign::TOP_START)
    };
    tooltip.show(|ui| {
        ui.set_max_width(320.0);
        meaning(ui, palette, word);
    });
    on
}

/// A word and what it means; it counts as seen.
pub fn meaning(ui: &mut Ui, palette: &Palette, word: &'static Word) {
    entry(ui, palette, word);
    open(ui.ctx(), word);
}

fn entry(ui: &mut Ui, palette: &Palette, word: &Word) {
    let (name, meaning) = word.entry();
    let name = strong(format!("{name}  ")).size(14.0).color(palette.net);
    ui.label(with_rules(ui, palette, Some(name), meaning));
}

/// A text in which the rules in brackets are said to be rules.
#[must_use]
pub fn naming_rules(text: &str) -> String {
    let mut parts = text.split('(');
    let mut named = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        named.push('(');
        match part.split_once(')').filter(|(rules, _)| rules.split(", ").all(is_rule)) {
            Some((rules, rest)) => named.extend([&t!("glossary-rule", rules = rules), ")", rest]),
            None => named.push_str(part),
        }
    }
    named
}

/// Whether this is the number of a rule.
fn is_rule(text: &str) -> bool {
    text.as_bytes().get(2) == Some(&b'-') && text.ends_with(|end: char| end.is_ascii_digit())
}

/// A text, in which the rules at its end are said to be rules.
fn with_rules(ui: &Ui, palette: &Palette, name: Option<RichText>, text: &str) -> LayoutJob {
    let (text, rules) = text
        .trim_end_matches('.')
        .strip_suffix(')')
        .and_then(|text| text.rsplit_once(" ("))
        .filter(|(_, rules)| rules.split(", ").all(is_rule))
        .unwrap_or((text, ""));
    let mut job = LayoutJob::default();
    job.wrap.max_width = ui.available_width();
    let rules = (!rules.is_empty()).then(|| mono(format!("  {}", t!("glossary-rule", rules = rules)), 13.0).color(palette.muted));
    for piece in name.into_iter().chain([small(text).color(palette.text)]).chain(rules) {
        piece.append_to(&mut job, ui.style(), egui::FontSelection::Default, Align::BOTTOM);
    }
    job
}

/// What is said on hover, in which nothing can be pointed at.
pub fn hint(ui: &mut Ui, palette: &Palette, words: Glossary, text: &str) {
    teaching(ui, palette, |ui| {
        let text = with_rules(ui, palette, None, text);
        label(ui, palette, words, text);
    });
}

/// Texts in which nothing can be pointed at: the first word in them that is new is explained under them.
pub fn teaching<R>(ui: &mut Ui, palette: &Palette, add: impl FnOnce(&mut Ui) -> R) -> R {
    let ctx = ui.ctx().clone();
    // One may stand in another.
    let around = ctx.data_mut(|data| data.remove_temp::<New>(Id::NULL)).unwrap_or_default();
    let added = add(ui);
    let new = ctx.data_mut(|data| data.remove_temp::<New>(Id::NULL)).unwrap_or_default();
    ctx.data_mut(|data| data.insert_temp(Id::NULL, New(around.0.or(new.0))));
    let Some(word) = new.0 else { return added };
    let (now, pass) = (ctx.input(|input| input.time), ctx.cumulative_pass_nr());
    let before = ctx.data(|data| data.get_temp::<Introduced>(Id::NULL));
    if before.is_some_and(|before| before.2 == pass) {
        // One new word at a time.
        return added;
    }
    let since = before.filter(|before| before.0 == word.id).map_or(now, |before| before.1);
    ctx.data_mut(|data| data.insert_temp(Id::NULL, Introduced(word.id, since, pass)));
    if now - since > READ {
        open(&ctx, word);
    } else {
        ctx.request_repaint_after_secs(READ as f32);
    }
    let frame = egui::Frame::new().fill(palette.raised).corner_radius(4).inner_margin(egui::Margin::symmetric(8, 4));
    frame.show(ui, |ui| entry(ui, palette, word));
    added
}

/// Says something of a game on hover.
pub fn tip(response: Response, palette: &Palette, words: Glossary, text: impl Into<String>) -> Response {
    let text = text.into();
    response.on_hover_ui(|ui| hint(ui, palette, words, &text))
}

/// What is said of something at its right, so that nothing under or over it is covered.
pub fn beside(response: &Response, add: impl FnOnce(&mut Ui)) {
    let mut tooltip = egui::Tooltip::for_enabled(response);
    tooltip.popup =
        tooltip.popup.align(egui::RectAlign::RIGHT_START).align_alternatives(&[egui::RectAlign::RIGHT_END, egui::RectAlign::LEFT]);
    tooltip.show(add);
}

/// A paragraph of a card, whose words have a colour of their own. What stands at its head is printed as code.
pub fn rich(ui: &mut Ui, palette: &Palette, words: Glossary, (head, text): (&str, &str), size: f32) {
    let mut job = LayoutJob::default();
    let format = |font_id, color| TextFormat { font_id, color, valign: Align::Center, ..TextFormat::default() };
    if !head.is_empty() {
        job.append(head, 0.0, format(FontId::monospace(size), palette.asks));
    }
    for (piece, word) in pieces(ui.ctx(), words, text) {
        let color = if word.is_some() { palette.net } else { palette.text };
        job.append(piece, 0.0, format(FontId::proportional(size), color));
    }
    label(ui, palette, words, job);
}

/// Names the words that a step of a lesson introduces, in a line.
pub fn introduced(ui: &mut Ui, palette: &Palette, words: Glossary, new: &[String], settings: &Settings) {
    let names: Vec<String> = new.iter().filter_map(|id| words.find(id)).map(|word| word.entry().0).collect();
    if names.is_empty() {
        return;
    }
    let text = with_key(&t!("glossary-new", count = names.len(), words = names.join(" · ")), Command::Rulebook, settings);
    label(ui, palette, words, RichText::new(text).size(13.0).color(palette.net));
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::cache::CacheTrait as _;

    use super::*;
    use crate::rules::data_warriors::State;
    use crate::text::in_language;

    static ONE: &[Word] = &[Word { id: "one", forms: &["die"], meaning: "It is rolled." }];
    static OTHER: &[Word] = &[Word { id: "other", forms: &["roll"], meaning: "What is done with it." }];

    fn of(ctx: &egui::Context, words: Glossary, text: &str) -> Vec<Option<&'static str>> {
        pieces(ctx, words, text).map(|(_, word)| word.map(|word| word.id)).collect()
    }

    #[test]
    fn what_was_found_in_a_text_is_of_its_game_and_language() {
        let ctx = egui::Context::default();
        let (one, other) = (Glossary(ONE, &[]), Glossary(OTHER, &[]));
        for _ in 0..2 {
            assert_eq!(of(&ctx, one, "roll the die"), [None, Some("one")]);
            assert_eq!(of(&ctx, other, "roll the die"), [Some("other"), None]);
            assert_eq!(of(&ctx, one, "no word"), [None]);
        }
        assert_eq!(naming_rules("At most 3 copies (or 2) of each (DW-2, DW-3)."), "At most 3 copies (or 2) of each (rule DW-2, DW-3).");
        assert_eq!(ctx.memory_mut(|memory| memory.caches.cache::<FrameCache<Pieces, Look>>().len()), 3, "each is looked for once");
    }

    #[test]
    fn the_log_explains_the_cards_that_it_names() {
        in_language("en", || {
            let words = with_cards::<State>(Content::built_in());
            let line = "Bot 2 kills Player 1’s killall with kill -9.";
            let found: Vec<_> = words.words(line).map(|word| (word.id == CARD, word.entry().0)).collect();
            let card = |title: &str| (true, title.to_owned());
            assert_eq!(found, [(false, "Kill".to_owned()), card("killall"), card("kill -9")]);
            let words = with_cards::<crate::rules::aetherium::State>(Content::built_in());
            let keep_off = words.words("Surveyor Prime uses the safeguard Keep Off.").last().map(Word::entry);
            assert_eq!(keep_off, Some(("Keep Off".to_owned(), "Safeguard: Push the attacker 1 square away.")));
        });
    }
}
