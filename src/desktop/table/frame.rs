//! The frame around every table: bar of steps, seats, inspector and log, prompt with the main button.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Layout, RichText, UiBuilder};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::aim::{Goal, aim_width, draw_aim, draw_aim_in_bar};
use super::banner::{answer, banner};
use super::camera::CameraMoved;
use super::control::{AimedChoice, Control, Ending, Given};
use super::curtain::{curtain, lift};
use super::framing::{safe_rect, shape};
use super::glossary::{WordRule, tip, with_cards};
use super::hint::HintOpen;
use super::layout::{Foot, GAP, Layout as Places, Needs};
use super::log::{draw_caption, draw_drawer};
use super::phase::Phase;
use super::plate::plate;
use super::playback::{Beat, Playback, Unseen};
use super::prompt::{draw_choices_above, draw_prompt_bar, say_why_not};
use super::recall::Recalled;
use super::replay_bar::replay_bar;
use super::results::{Standing, moment_plugin};
use super::room::{Room, vector};
use super::session::{OnTable, ReplayCommand, Session, Tabled, Taught};
use super::slots::{Panel, Slots, float, interface, panel_layer, plain_rect};
use super::tooltip::{PointerHint, point};
use crate::desktop::keys::{Command, Pressed, with_key};
use crate::desktop::overlay::{Overlay, Overlays};
use crate::desktop::redraw::Busy;
use crate::desktop::screens::glimpse_plugin;
use crate::desktop::settings::Settings;
use crate::desktop::sound::Sound;
use crate::desktop::theme::{Palette, bold, icon, put_to_sleep, small, strong};
use crate::desktop::{DrawSet, InMatch, Screen, TableSet};
use crate::key;
use crate::rules::content::Content;
use crate::rules::game::{Names, Seat, Seats};
use crate::t;
use crate::text::say;

/// What the frame must know of a game to be drawn.
pub trait Framed: Tabled {
    /// Icon and the key of the name of the game's own page, where it has one that can be folded.
    const PAGE: Option<(&'static str, &'static str)> = None;

    /// Whether one's own seat can be looked at like that of another.
    const LOOKS_AT_OWN: bool = true;

    /// Whether a person mostly has several choices that are not on the table: they have a line of their own over the prompt.
    const CHOICES: bool = false;

    /// Whether the plates of others have a picture of what they have on the table.
    const PICTURES: bool = false;

    /// Draws that picture.
    fn picture(painter: &egui::Painter, palette: &Palette, rect: egui::Rect, view: &Self::View, seat: Seat) {
        let _ = (painter, palette, rect, view, seat);
    }

    /// Draws a small picture of a whole position, for the list of saved matches.
    fn miniature(painter: &egui::Painter, palette: &Palette, rect: egui::Rect, view: &Self::View) {
        let _ = (painter, palette, rect, view);
    }

    /// The cards that the log names: their titles, and what they do.
    fn cards(content: &'static Content) -> Vec<(String, String)> {
        let _ = content;
        Vec::new()
    }

    /// How far a seat has got, in any measure: the step at which the winner gained most on the others decided the match.
    fn lead(view: &Self::View, seat: Seat) -> i32 {
        let _ = (view, seat);
        0
    }

    /// Whether there are cards at the lower edge of the window.
    fn has_hand(table: &OnTable<Self>) -> bool {
        let _ = table;
        false
    }

    /// How prompt, hand and log share the lower edge of the window.
    const FOOT: Foot = Foot::Over;

    /// The most that the game's own panel takes in the lower right corner, in points; nothing where there is none now.
    fn corner(table: &OnTable<Self>, settings: &Settings) -> Option<Vec2> {
        let _ = (table, settings);
        None
    }

    /// What those who may act are doing, as the bar at the top says it.
    fn doing(view: &Self::View, acting: &Acting) -> String {
        let _ = view;
        acting.turn()
    }

    /// The phases of its matches.
    type Phase: Phase;

    /// The phase that a match is in.
    fn phase(view: &Self::View) -> Self::Phase;

    /// How an event is seen, in the phase that was seen last.
    fn beat(event: &Self::Event, phase: Self::Phase) -> Beat<Self::Phase>;

    /// Who did what happened, for the colour of the trace that it leaves.
    fn actor(event: &Self::Event) -> Option<Seat>;

    /// Whether the last round of the match has begun.
    fn is_last(view: &Self::View) -> bool {
        let _ = view;
        false
    }

    /// The seats that have won, once the match is over.
    fn winners(view: &Self::View) -> Seats;

    /// What is said where nobody has won.
    const NOBODY_WINS: &'static str = key!("results-nobody");

    /// How the match ended; nothing where the game has a window of its own for that.
    fn standing(table: &OnTable<Self>) -> Option<Standing> {
        let _ = table;
        None
    }

    /// A line about seats, under the result.
    fn fates(view: &Self::View) -> Vec<(Seat, String)> {
        let _ = view;
        Vec::new()
    }

    /// Where the match is: "Round 3 of 12".
    fn progress(view: &Self::View) -> String;

    /// Whether the table itself shows that.
    const COUNTS_ON_TABLE: bool = false;

    /// What wins this match, and how near each seat is, in the eyes of `own`.
    fn goal(view: &Self::View, own: Option<Seat>, names: Names<'_>) -> Goal;

    /// What one does in a turn, and when the match ends, for who sits down at it.
    fn card(view: &Self::View) -> [String; 2];

    /// The score of a seat as far as it is known, and what else stands on its plate: icon, text, what it means.
    fn plate(view: &Self::View, seat: Seat) -> (String, Vec<(&'static str, String, String)>);

    /// The rule that covers what is being done, for the rulebook: that of the phase, or of the question.
    fn rule_in_play(view: &Self::View) -> &'static str {
        Self::phase(view).rule()
    }
}

/// Those who may act, for texts that speak of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Acting {
    /// you, one or many.
    pub who: &'static str,
    /// The name, if it is one player.
    pub player: String,
    /// How many there are.
    pub count: usize,
    /// The seat of who looks, if they are one of them.
    pub own: Option<Seat>,
}

impl Acting {
    /// Whose turn it is.
    #[must_use]
    pub fn turn(&self) -> String {
        t!("doing-turn", who = self.who, player = self.player.as_str(), count = self.count)
    }
}

/// The main button and the list of choices beside it. The game says what they do by reading [`Pressed`].
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq)]
pub struct Offers {
    /// What stands in place of the game's own prompt.
    pub prompt: Option<String>,
    /// What the main button says, and why it is grey if it is.
    pub main: Option<(String, Result<(), String>)>,
    /// Whether the main button would leave something undone that can be done.
    pub calm: bool,
    /// Whether the main button is what ends the step, for nothing is left to do.
    pub ends: bool,
    /// The command that ends the step while something is left to do.
    pub ends_early: Option<Command>,
    /// What that costs beside what is left undone, in a sentence.
    pub ends_badly: Option<String>,
    /// What the main button gives up, in a sentence.
    pub gives_up: Option<String>,
    /// What ends the step, where that is never the main button, and what it means.
    pub end: Option<(String, String)>,
    /// Choices picked by 1–9: text, whether it is the one in hand, what it means.
    pub choices: Vec<(String, bool, String)>,
    /// Whether something is in hand, which Back puts down before it opens the menu.
    pub held: bool,
}

impl Offers {
    /// While what others did is still to be seen: to skip that.
    fn skip() -> Self {
        Self { prompt: Some(t!("offer-unseen")), main: Some((t!("offer-unseen.short"), Ok(()))), calm: true, ..Self::default() }
    }
}

/// The frame is drawn; a game's own part of it comes after.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub struct FrameDrawn;

/// Whose terminal, hand or desktop is looked at; nobody's is one's own.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Looking(pub Option<Seat>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Offers>()
        .init_resource::<PointerHint>()
        .init_resource::<Looking>()
        .add_systems(
            Update,
            (close_or_menu, open_results, lift.run_if(in_state(Control::Curtain)), say_why_not.run_if(in_state(Control::Mine)))
                .in_set(TableSet::Input),
        )
        .add_systems(OnExit(InMatch), |mut looking: ResMut<Looking>| looking.0 = None);
}

/// The frame of one game.
pub fn frame_plugin<G: Framed>(app: &mut App) {
    glimpse_plugin::<G>(app);
    moment_plugin::<G>(app);
    let shown = in_state(InMatch).and_then(resource_exists::<OnTable<G>>);
    let asked = in_state(Control::Question).and_then(in_state(Overlay::None)).and_then(shown.clone());
    let handed = in_state(Control::Curtain).and_then(shown.clone());
    app.add_systems(
        EguiPrimaryContextPass,
        (draw::<G>, point.run_if(in_state(Overlay::None))).chain().in_set(FrameDrawn).in_set(DrawSet::Screen).run_if(shown.clone()),
    )
    .add_systems(EguiPrimaryContextPass, (banner::<G>.run_if(asked.clone()), curtain::<G>.run_if(handed)).in_set(DrawSet::Top))
    .add_systems(Update, (open_rulebook::<G>.run_if(shown), answer::<G>.run_if(asked)).in_set(TableSet::Input));
}

/// Esc closes what lies over the screen, stops looking at another, folds the log, or opens the menu.
fn close_or_menu(
    mut pressed: MessageReader<Pressed>,
    mut overlays: Overlays,
    mut looking: ResMut<Looking>,
    mut settings: ResMut<Settings>,
    (screen, overlay, offers, hint): (Res<State<Screen>>, Res<State<Overlay>>, Res<Offers>, Res<HintOpen>),
    mut next: ResMut<NextState<Screen>>,
) {
    for Pressed(command) in pressed.read() {
        match (command, overlay.get(), screen.get()) {
            (Command::Back, Overlay::None, Screen::Match(_)) if looking.0.is_some() => looking.0 = None,
            (Command::Back, Overlay::None, Screen::Match(_)) if offers.held || hint.0 => {}
            (Command::Back, Overlay::None, Screen::Match(_)) if settings.log => settings.log = false,
            (Command::Back, Overlay::None, Screen::Match(_)) => overlays.open(Overlay::Menu),
            (Command::Back, Overlay::None, Screen::Puzzles) => next.set(Screen::NewMatch),
            (Command::Back, Overlay::None, Screen::Title) => {}
            (Command::Back, Overlay::None, _) => next.set(Screen::Title),
            (Command::Back, _, _) => overlays.close(),
            (Command::Log, Overlay::None, Screen::Match(_)) => settings.log = !settings.log,
            (Command::Page, Overlay::None, Screen::Match(_)) => settings.page = !settings.page,
            // In a match the table knows the rule.
            (Command::Rulebook, Overlay::None, screen) if !matches!(screen, Screen::Match(_)) => overlays.open_rulebook(None),
            _ => {}
        }
    }
}

fn open_results(mut orders: MessageReader<ReplayCommand>, mut overlays: Overlays) {
    if orders.read().any(|order| *order == ReplayCommand::Results) {
        overlays.open(Overlay::Results);
    }
}

/// Asked for at the table, or from the menu over it.
fn open_rulebook<G: Framed>(
    (mut given, mut pressed): (MessageReader<Given>, MessageReader<Pressed>),
    (mut overlays, overlay): (Overlays, Res<State<Overlay>>),
    (table, hint, word, taught): (Res<OnTable<G>>, Res<PointerHint>, Res<WordRule>, Res<Taught>),
) {
    let of_menu = pressed.read().filter(|pressed| pressed.0 == Command::Rulebook).count() > 0 && *overlay == Overlay::Menu;
    if given.read().filter(|given| given.0 == Command::Rulebook).count() > 0 || of_menu {
        let rule = hint.refusal.as_ref().map(|refusal| refusal.rule.0).filter(|rule| !rule.is_empty());
        // A lesson’s new word is found in the rulebook too.
        let new = taught.0.as_ref().and_then(|told| told.words.first()).map(String::as_str);
        let rule = word.0.or(rule).or(new).unwrap_or(G::rule_in_play(&table.view));
        overlays.open_rulebook(Some(rule));
    }
}

/// In windows lower than this, choices take a line of their own where there are some.
const LOW: f32 = 600.0;

/// A shape that no playing area is flatter or higher than, for the places of panels before a scene is there.
const ANY_SHAPE: f32 = 1.6;

fn draw<G: Framed>(
    mut contexts: EguiContexts,
    (table, session, phase, playback): (Res<OnTable<G>>, Option<Res<Session<G>>>, Option<Res<State<G::Phase>>>, Res<Playback<G>>),
    (palette, offers, aimed, ending): (Res<Palette>, Res<Offers>, Res<AimedChoice>, Res<Ending>),
    (room, moved): (Option<Res<Room>>, Res<CameraMoved>),
    (overlay, mut looking): (Res<State<Overlay>>, ResMut<Looking>),
    mut slots: ResMut<Slots>,
    (settings, taught, unseen): (Res<Settings>, Res<Taught>, Res<Unseen>),
    mut pressed: MessageWriter<Pressed>,
    mut replaying: MessageWriter<ReplayCommand>,
    mut sounds: MessageWriter<Sound>,
    mut busy: ResMut<Busy>,
    (mut folded, mut recalled): (Local<bool>, ResMut<Recalled<G>>),
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let screen = ctx.viewport_rect();
    let own = table.view_seat().is_some();
    let offers = if unseen.0 { &Offers::skip() } else { &*offers };
    let needs = Needs {
        seats: table.names.len(),
        pictures: if G::PICTURES { table.names.len() - usize::from(own) } else { 0 },
        folded: *folded,
        hand: G::has_hand(&table),
        foot: G::FOOT,
        replay: table.replay.is_some(),
        // A low window has no room for them over the table.
        choices: table.replay.is_none() && (G::CHOICES || !offers.choices.is_empty() && screen.height() < LOW),
        corner: G::corner(&table, &settings),
        filled: slots.filled,
        log: settings.log,
        lesson: taught.0.as_ref().map(|_| slots.said),
    };
    let places = Places::of(Vec2::new(screen.width(), screen.height()), &needs);
    let shape = room.map_or(ANY_SHAPE, |room| {
        let camera = &room.0.camera;
        shape(&camera.plays.iter().copied().map(vector).collect::<Vec<Vec3>>(), camera.pitch.to_radians())
    });
    let safe = interface(safe_rect(places.window, &places.standing(), GAP, shape));
    if slots.safe != safe {
        busy.now();
    }
    slots.begin();
    (slots.layout, slots.safe) = (places, safe);

    let builder = UiBuilder::new().layer_id(panel_layer()).max_rect(screen);
    let mut root = egui::Ui::new(ctx.clone(), "frame".into(), builder);
    if *overlay != Overlay::None {
        put_to_sleep(&mut root);
    }
    let palette = &*palette;
    let mut give = |command: Command| {
        pressed.write(Pressed(command));
        sounds.write(Sound::Click);
        busy.now();
    };
    let place = interface(places.bar);
    let from_right = (Layout::right_to_left(Align::Center), true);
    let from_left = (Layout::left_to_right(Align::Center), true);

    let (buttons, ()) =
        float(&mut root, palette, place, from_right, |ui| draw_buttons(ui, palette, &table, (&settings, *moved), &mut give));
    slots.add(Panel::Buttons, buttons);
    let phase = phase.as_deref().map(|phase| *phase.get()).unwrap_or_default();
    let known = playback.known(&table);
    let goal = G::goal(known, table.view_seat(), table.names());
    let rest = egui::Rect { max: egui::pos2(buttons.left() - GAP, place.bottom()), ..place };
    let (bar, ()) = float(&mut root, palette, rest, from_left, |ui| {
        let kept = if places.aim.is_empty() { aim_width(ui, palette, &goal) } else { 0.0 };
        draw_bar(ui, palette, &table, phase, kept);
        if places.aim.is_empty() {
            draw_aim_in_bar(ui, palette, &goal, G::glossary());
        }
    });
    slots.add(Panel::Bar, bar);
    if !places.aim.is_empty() {
        draw_aim(&mut root, palette, interface(places.aim), &goal, G::glossary());
        slots.add(Panel::Aim, interface(places.aim));
    }

    // What is asked of all at the machine stands in a panel of its own.
    if session.as_deref().is_none_or(|session| session.inquiry().is_none()) {
        let mut above = false;
        let (prompt, ()) = float(&mut root, palette, interface(places.prompt), from_right, |ui| {
            if let Some(replay) = table.replay {
                let bookmarks = || session.as_deref().map(Session::bookmarks).unwrap_or_default();
                replay_bar(
                    ui,
                    (palette, G::glossary()),
                    (&table.prompt, table.over),
                    replay,
                    &table.names,
                    table.viewer(),
                    &bookmarks,
                    &mut |order| {
                        replaying.write(order);
                    },
                );
            } else {
                (above, slots.main) = draw_prompt_bar(
                    ui,
                    palette,
                    &table,
                    (offers, *aimed, ending.asked.as_deref()),
                    (&settings, taught.0.as_ref()),
                    &mut give,
                );
            }
        });
        slots.add(Panel::Prompt, prompt);
        if above && *overlay == Overlay::None {
            let (over, left) = places.over_prompt(plain_rect(prompt), plain_rect(safe), offers.choices.len());
            let choices = draw_choices_above(&mut root, (palette, G::glossary()), (offers, *aimed), (interface(over), left), &mut give);
            slots.add(Panel::Choices, choices);
        }
    }

    let mut looks = false;
    let column = interface(places.seats);
    let mut top = column.top();
    for at in 0..table.names.len() {
        let seat = Seat(at as u8);
        let place = egui::Rect { min: egui::pos2(column.left(), top), max: egui::pos2(column.right(), screen.bottom()) };
        let mut ui = root.new_child(UiBuilder::new().max_rect(place).id_salt(("plate", at)));
        let response =
            plate::<G>(&mut ui, palette, (&table, known), seat, (looking.0 == Some(seat), &goal), (places.plate, places.picture));
        if response.contains_pointer() && *overlay == Overlay::None {
            slots.seat = Some(seat);
        }
        if response.clicked() {
            let own = table.view_seat() == Some(seat) && !G::LOOKS_AT_OWN;
            looking.0 = if looking.0 == Some(seat) || own { None } else { Some(seat) };
            looks = true;
        }
        slots.add(Panel::Plate, response.rect);
        top = response.rect.bottom() + GAP;
    }
    if screen.width() >= PLATES_FOLD {
        let place = egui::Rect::from_min_size(egui::pos2(column.left(), top), egui::vec2(36.0, 26.0));
        let symbol = if *folded { "caret-double-right" } else { "caret-double-left" };
        let button = egui::Button::new(RichText::new(icon(symbol)).size(13.0).color(palette.muted)).fill(palette.panel);
        if root.put(place, button).on_hover_text(t!("seat-fold")).clicked() {
            *folded = !*folded;
        }
        slots.add(Panel::Plate, place);
    }

    let (log, words) = (&table.log[..playback.told(&table.log)], with_cards::<G>(table.content));
    let actor = log.last().and_then(|line| line.events.iter().find_map(G::actor));
    // Over a panel of the game it covers nothing of the table.
    let rows = if places.corner.is_empty() { 4 } else { 6 };
    let (caption, clicked) = draw_caption(&mut root, (palette, words), interface(places.caption), (log, actor, rows), &settings);
    if clicked {
        give(Command::Log);
    }
    slots.add(Panel::Log, caption);
    let mut over = None;
    if settings.log && !log.is_empty() {
        let drawer = interface(places.drawer);
        over = draw_drawer(&mut root, (palette, words), drawer, log);
        slots.add(Panel::Log, drawer);
    }
    if looks {
        sounds.write(Sound::Click);
    }
    let events = over.map_or(&[][..], |at| &log[at].events);
    if recalled.pointed != events && !(recalled.held && over.is_none()) {
        recalled.pointed = events.to_vec();
        busy.now();
    }
    Ok(())
}

/// From this width on plates can be folded; in narrower windows they are.
const PLATES_FOLD: f32 = 1040.0;

/// The bar at the top left: the match and its steps. Where there is no room for all of it, the current step is left. So much is
/// kept for what else stands there.
fn draw_bar<G: Framed>(ui: &mut egui::Ui, palette: &Palette, table: &OnTable<G>, phase: G::Phase, kept: f32) {
    let (steps, current) = phase.steps();
    let steps: Vec<(String, &str)> = steps.iter().map(|(step, meaning)| (say(step, &[]), *meaning)).collect();
    let progress = if G::COUNTS_ON_TABLE { String::new() } else { G::progress(&table.view) };
    let set = |text: &str, font: egui::FontId| ui.painter().layout_no_wrap(text.to_owned(), font, palette.text).size().x + 8.0;
    let (large, little) = (egui::FontId::new(16.0, bold()), egui::FontId::proportional(14.0));
    let caret = set(&icon("caret-right"), large.clone());
    let title = set(&table.title, large.clone());
    let all = set(&progress, little) + 16.0 + steps.iter().map(|(step, _)| set(step, large.clone()) + caret).sum::<f32>();
    let room = ui.available_width() - kept;
    if title + all <= room {
        ui.label(strong(&table.title).color(palette.text)).on_hover_text(G::TITLE);
    }
    if !progress.is_empty() {
        let brings = G::goal(&table.view, table.view_seat(), table.names()).brings;
        ui.label(small(progress).size(14.0).color(palette.muted)).on_hover_text(brings.as_ref().unwrap_or(&table.title));
    }
    ui.add_space(8.0);
    for (at, (step, meaning)) in steps.into_iter().enumerate() {
        let lit = current == Some(at);
        if !lit && all > room {
            continue;
        }
        if at > 0 && all <= room {
            ui.label(RichText::new(icon("caret-right")).color(palette.line));
        }
        let step = egui::WidgetText::from(if lit { strong(step).color(palette.asks) } else { RichText::new(step).color(palette.muted) });
        let room = ui.available_width() - kept;
        let step = ui.label(step.into_galley(ui, Some(egui::TextWrapMode::Truncate), room, egui::TextStyle::Body));
        tip(step, palette, G::glossary(), say(meaning, &[]));
    }
}

/// The bar at the top right, from its right end: menu and rulebook, the game's own page, whose turn it is.
fn draw_buttons<G: Framed>(
    ui: &mut egui::Ui,
    palette: &Palette,
    table: &OnTable<G>,
    (settings, moved): (&Settings, CameraMoved),
    give: &mut impl FnMut(Command),
) {
    ui.spacing_mut().item_spacing.x = 4.0;
    ui.spacing_mut().button_padding = egui::vec2(8.0, 2.0);
    let page =
        G::PAGE.map(|(symbol, name)| (symbol, say(name, &[]), Command::Page, if settings.page { palette.net } else { palette.text }));
    let fixed = [("list", t!("menu"), Command::Back, palette.text), ("book-open", t!("rulebook"), Command::Rulebook, palette.text)];
    // After the others: they stay where they are.
    let back = moved.0.then(|| ("scan", t!("keys-reset-camera"), Command::ResetCamera, palette.net));
    for (symbol, name, command, color) in fixed.into_iter().chain(page).chain(back) {
        let button = egui::Button::new(RichText::new(icon(symbol)).size(16.0).color(color)).frame_when_inactive(false);
        if ui.add(button).on_hover_text(with_key(&name, command, settings)).clicked() {
            give(command);
        }
    }
    let seat = table.actors.iter().next().filter(|_| table.actors.len() == 1);
    let own = table.view_seat().filter(|own| table.replay.is_none() && table.actors.contains(*own));
    let (who, color) = match seat {
        _ if own.is_some() => ("you", palette.asks),
        Some(seat) => ("one", palette.seat(seat)),
        None => ("many", palette.muted),
    };
    if own.is_some() || seat.is_some() || !table.over && table.actors.len() > 1 {
        let player = seat.map_or_else(String::new, |seat| table.names().of(seat).into_owned());
        let doing = G::doing(&table.view, &Acting { who, player, count: table.actors.len(), own });
        ui.add_space(4.0);
        ui.label(strong(doing).color(color));
    }
}
