//! A new match: the game and what it is, who sits where, options, and the seed for who wants one.

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::games::{Portrait, SHAPE, Stills, facts as facts_of};
use super::known::{Known, Own, is_ready_elsewhere, known_values};
use crate::bots::{Level, Strategy};
use crate::desktop::hosting::Hosting;
use crate::desktop::joining::Joining;
use crate::desktop::keys::{Command, Pressed, was_pressed};
use crate::desktop::launch::{Data, Learned, StartMatch, first_seats};
use crate::desktop::redraw::Busy;
use crate::desktop::settings::{LastMatch, Settings};
use crate::desktop::table::glossary::naming_rules;
use crate::desktop::theme::{Palette, bold, heading, icon, main_button, panel_frame, put_to_sleep, small, text_field};
use crate::desktop::{Overlay, Screen};
use crate::games::{IDS, Visitor, with_game};
use crate::lessons::{self, Listed, puzzles};
use crate::matches::{Player, SeatSpec};
use crate::net::NewTable;
use crate::net::messages::{ClockRules, TableRules};
use crate::rules::aetherium;
use crate::rules::game::{Game, MAX_SEATS, OptionSpec, Seat, Seats, Setup};
use crate::text::{find, say};
use crate::{keys, t};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Draft>()
        .add_systems(OnEnter(Screen::NewMatch), remember)
        .add_systems(EguiPrimaryContextPass, draw.in_set(super::OnScreen).run_if(in_state(Screen::NewMatch)));
}

/// The match that is being set up.
#[derive(Resource, Debug, Clone, Default)]
struct Draft {
    game: &'static str,
    choice: LastMatch,
    /// The seats that are open to people on other screens.
    open: Seats,
    /// What else is settled about their table.
    rules: TableRules,
    /// The player's own lists.
    own: Own,
    /// The lessons of all games.
    lessons: Vec<Listed>,
    /// The puzzles of all games.
    puzzles: Vec<puzzles::Listed>,
}

/// What this screen must know of a game.
struct Facts {
    title: &'static str,
    seats: std::ops::RangeInclusive<u8>,
    options: &'static [OptionSpec],
    /// What is wrong with the draft.
    problems: Vec<String>,
}

/// Asks a game for its facts.
struct Ask<'a>(&'a Setup);

impl Visitor for Ask<'_> {
    type Output = Facts;

    fn visit<G: Game + Strategy>(self) -> Facts {
        Facts {
            title: G::TITLE,
            seats: G::SEATS,
            options: G::OPTIONS,
            problems: G::new(self.0, 0, crate::desktop::content()).err().unwrap_or_default(),
        }
    }
}

/// Begins with the game that was played last and what was chosen for it; at first a person against one bot.
fn remember(mut draft: ResMut<Draft>, settings: Res<Settings>, data: Res<Data>) {
    draft.own = Own::kept(data.library());
    draft.lessons = lessons::list(crate::desktop::content());
    draft.puzzles = puzzles::all(crate::desktop::content()).collect();
    let last = IDS.iter().find(|id| **id == settings.last_game);
    draft.game = last.or(IDS.first()).copied().unwrap_or_default();
    let game = draft.game;
    let sensible = || LastMatch { seats: first_seats(game), ..LastMatch::default() };
    draft.choice = settings.last_match.get(draft.game).filter(|last| !last.seats.is_empty()).cloned().unwrap_or_else(sensible);
    draft.open = Seats::NONE;
    draft.choice.seats.truncate(MAX_SEATS);
    draft.choice.seats = seated(std::mem::take(&mut draft.choice.seats), draft.game);
}

/// What the bar takes of a page that scrolls.
const SCROLL_BAR: f32 = 14.0;

fn draw(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    mut draft: ResMut<Draft>,
    mut settings: ResMut<Settings>,
    overlay: Res<State<Overlay>>,
    mut next: ResMut<NextState<Screen>>,
    mut starts: MessageWriter<StartMatch>,
    mut pressed: MessageReader<Pressed>,
    (mut stills, mut busy): (ResMut<Stills>, ResMut<Busy>),
    (learned, data): (Res<Learned>, Res<Data>),
    (mut joining, mut hosting): (ResMut<Joining>, ResMut<Hosting>),
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let screen = ctx.viewport_rect();
    let width = 840.0_f32.min(screen.width() - 56.0);
    stills.bypass_change_detection().read(ctx, palette.is_grey());
    let draft = &mut *draft;
    let setup = Setup { seats: draft.choice.seats.len() as u8, options: draft.choice.options.clone() };
    let Some(mut facts) = with_game(draft.game, Ask(&setup)) else { return Ok(()) };
    let seed = match draft.choice.seed.trim() {
        "" => None,
        text => match text.parse::<u64>() {
            Ok(seed) => Some(seed),
            Err(_) => {
                facts.problems.push(t!("new-match-bad-seed"));
                None
            }
        },
    };
    let own: Vec<usize> = (0..draft.choice.seats.len()).filter(|at| is_own(draft, *at)).collect();
    if !draft.open.is_empty() && draft.rules.sealed && seed.is_some() {
        facts.problems.push(t!("net-sealed-seed"));
    }
    facts.problems.extend(joining.says.clone().filter(|_| !joining.is_on()));
    let (mut start, mut taught) = (false, None);
    // For a game that was never played the lesson comes first.
    let first = lessons_of(draft).next().filter(|_| is_new(draft.game, &settings, &learned, draft)).cloned();
    if !stills.are_there() {
        busy.soon();
        ctx.request_repaint();
    }
    egui::Area::new("new match".into()).anchor(egui::Align2::CENTER_CENTER, [0.0, 0.0]).order(egui::Order::Background).show(ctx, |ui| {
        panel_frame(&palette).show(ui, |ui| {
            if *overlay != Overlay::None {
                put_to_sleep(ui);
            }
            ui.set_width(width);
            ui.label(heading(t!("menu-new-match")));
            ui.separator();
            let high = screen.height() - 190.0;
            egui::ScrollArea::vertical().max_height(high).min_scrolled_height(high).show(ui, |ui| {
                ui.set_width(width - SCROLL_BAR);
                // A row is as high as the fields in it, so that its boxes stand in line with them.
                ui.spacing_mut().interact_size.y = 33.0;
                games(ui, &palette, draft, &settings, &stills);
                if let Some(screen) = about(ui, &palette, draft) {
                    next.set(screen);
                }
                taught = show_lessons(ui, &palette, draft, &learned, &mut settings, &mut next);
                ui.separator();
                seats(ui, &palette, (&mut draft.choice.seats, &mut draft.open), &facts);
                if !draft.open.is_empty() {
                    table_rules(ui, &palette, &mut draft.rules);
                }
                ui.add_space(4.0);
                // Where every seat chooses something of its own, that is seen at once.
                let open = facts.options.iter().any(|spec| spec.seat().is_some());
                if !facts.options.is_empty() {
                    let header = egui::CollapsingHeader::new(t!("new-match-options")).id_salt(("options", draft.game)).default_open(open);
                    header.show(ui, |ui| options(ui, &palette, draft.game, &mut draft.choice, &facts, &draft.own));
                }
                let seed = egui::CollapsingHeader::new(t!("new-match-seed")).default_open(!draft.choice.seed.is_empty());
                let seed = seed.show(ui, |ui| {
                    let field = text_field(&mut draft.choice.seed).hint_text(t!("new-match-seed-random"));
                    ui.horizontal(|ui| {
                        ui.add(field.desired_width(200.0).char_limit(20));
                        ui.label(small(t!("new-match-seed.tip")).color(palette.muted));
                    });
                });
                seed.header_response.on_hover_text(t!("new-match-seed.tip"));
                for problem in &facts.problems {
                    ui.label(RichText::new(format!("{} {problem}", icon("warning"))).color(palette.refused));
                }
            });
            ui.separator();
            ui.horizontal(|ui| {
                let text = if draft.open.is_empty() {
                    t!("new-match-start", game = facts.title)
                } else {
                    t!("new-match-open", game = facts.title)
                };
                if let Some(lesson) = first.as_ref().filter(|_| draft.open.is_empty()) {
                    let learn = t!("new-match-lesson", lesson = lessons::title(&lesson.id), minutes = lesson.minutes);
                    if main_button(ui, &palette, learn, true).clicked() {
                        taught = Some(lesson.id.clone());
                    }
                    start = ui.add_enabled(facts.problems.is_empty(), egui::Button::new(text).min_size(egui::vec2(0.0, 34.0))).clicked();
                } else {
                    start = main_button(ui, &palette, text, facts.problems.is_empty()).clicked();
                }
                if ui.button(t!("back")).clicked() {
                    next.set(Screen::Title);
                }
            });
        });
    });
    let by_key = was_pressed(&mut pressed, |command| command == Command::Main) && *overlay == Overlay::None;
    let taught = taught.or(first.filter(|_| by_key).map(|lesson| lesson.id));
    if let Some(id) = taught {
        starts.write(StartMatch::Lesson(id, None));
    } else if (start || by_key) && facts.problems.is_empty() {
        settings.last_match.insert(draft.game.to_owned(), draft.choice.clone());
        let (game, seats) = (draft.game.to_owned(), draft.choice.seats.clone());
        if !draft.open.is_empty() {
            let people: Vec<(Seat, String)> = own.iter().map(|at| (Seat(*at as u8), seats[*at].name.trim().to_owned())).collect();
            if let [(_, name)] = &people[..]
                && !name.is_empty()
                && settings.name != *name
            {
                settings.name.clone_from(name);
            }
            let new = NewTable { game, setup, seats, rules: draft.rules.clone(), password: None, seed };
            joining.open(&settings, (&mut hosting, data.library()), new, &people);
            return Ok(());
        }
        starts.write(StartMatch::New { game, setup, seats, seed });
    }
    Ok(())
}

/// Whether a seat is that of a person at this machine.
fn is_own(draft: &Draft, at: usize) -> bool {
    let player = draft.choice.seats.get(at).map(|seat| seat.player);
    player == Some(Player::Human) && !draft.open.contains(Seat(at as u8))
}

/// The seats of a draft for another game: who was chosen stays, as far as there is room.
fn seated(mut seats: Vec<SeatSpec>, game: &str) -> Vec<SeatSpec> {
    let Some(facts) = with_game(game, Ask(&Setup::new(2))) else { return seats };
    seats.truncate(usize::from(*facts.seats.end()));
    let least = usize::from(*facts.seats.start());
    seats.resize_with(seats.len().max(least), || SeatSpec::bot(Level::Normal));
    seats
}

/// The games to choose from, by their pictures.
fn games(ui: &mut egui::Ui, palette: &Palette, draft: &mut Draft, settings: &Settings, stills: &Stills) {
    let (gap, count) = (8.0, IDS.len().max(1) as f32);
    let width = ((ui.available_width() - gap * (count - 1.0)) / count).min(200.0);
    let high = (width / SHAPE * 0.66).min(ui.ctx().viewport_rect().height() * 0.16);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        for id in IDS {
            let name = crate::games::title_of(id).unwrap_or(id);
            let (rect, response) = ui.allocate_exact_size(egui::vec2(width, high + 28.0), egui::Sense::click());
            let chosen = draft.game == *id;
            response.widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::RadioButton, ui.is_enabled(), chosen, name));
            let painter = ui.painter();
            painter.rect_filled(rect, 6.0, palette.raised);
            let picture = egui::Rect::from_min_size(rect.min, egui::vec2(width, high));
            if let Some(texture) = stills.get(id, 1) {
                let part = 0.96 * (high * SHAPE / width).min(1.0);
                let uv = egui::Rect::from_center_size(egui::pos2(0.5, 0.44), egui::vec2(0.96, part));
                let light = if chosen || response.hovered() { egui::Color32::WHITE } else { egui::Color32::from_gray(150) };
                let corners = egui::CornerRadius { nw: 6, ne: 6, sw: 0, se: 0 };
                painter.add(egui::epaint::RectShape::filled(picture, corners, light).with_texture(texture.id(), uv));
            }
            let color = if chosen { palette.text } else { palette.muted };
            let mut job = egui::text::LayoutJob::simple_singleline(name.to_owned(), egui::FontId::new(13.0, bold()), color);
            job.wrap = egui::text::TextWrapping { max_width: width - 8.0, max_rows: 1, break_anywhere: true, ..Default::default() };
            let galley = painter.layout_job(job);
            let at = egui::pos2(rect.center().x, picture.bottom() + 14.0) - galley.size() / 2.0;
            painter.galley(at, galley, color);
            let line = if chosen || response.has_focus() { (2.0, palette.net) } else { (1.0, palette.line) };
            painter.rect_stroke(rect, 6.0, line, egui::StrokeKind::Inside);
            if response.clicked() && !chosen {
                let untouched = draft.choice.seats == first_seats(draft.game);
                draft.game = id;
                let seats = std::mem::take(&mut draft.choice.seats);
                let seats = if untouched { first_seats(id) } else { seated(seats, id) };
                let last = settings.last_match.get(*id).cloned().unwrap_or_default();
                draft.choice = LastMatch { seats, ..last };
                draft.open = Seats::NONE;
            }
        }
    });
}

/// What the game is and what to begin with; gives the screen of its builder if that is asked for.
fn about(ui: &mut egui::Ui, palette: &Palette, draft: &mut Draft) -> Option<Screen> {
    let portrait = Portrait::of(draft.game)?;
    ui.label(say(portrait.about, &[]));
    ui.label(small(facts_of(draft.game)).color(palette.net));
    if let Some(begin) = portrait.begin {
        ui.label(small(say(begin, &[])).color(palette.muted));
    }
    let learns = draft.game == aetherium::State::ID;
    let mut leads_to = None;
    if learns || portrait.builder.is_some() {
        ui.horizontal(|ui| {
            if learns {
                let button = ui.button(format!("{} {}", icon("lightbulb"), t!("new-match-learn")));
                if button.on_hover_text(t!("new-match-learn.tip")).clicked() {
                    draft.choice.options.clear();
                    draft.choice.seats = vec![SeatSpec::human(), SeatSpec::bot(Level::Easy)];
                }
            }
            if let Some((symbol, name, about, screen)) = &portrait.builder
                && ui.button(format!("{} {}", icon(symbol), say(name, &[]))).on_hover_text(say(about, &[])).clicked()
            {
                leads_to = Some(*screen);
            }
        });
    }
    leads_to
}

/// The lessons of the game that is chosen.
fn lessons_of(draft: &Draft) -> impl Iterator<Item = &Listed> {
    draft.lessons.iter().filter(|lesson| lesson.game == draft.game)
}

/// Whether somebody has neither set up a match of a game nor begun one of its lessons.
fn is_new(game: &str, settings: &Settings, learned: &Learned, draft: &Draft) -> bool {
    let begun = |lesson: &Listed| learned.0.is_done(&lesson.id) || learned.0.left_at(&lesson.id).is_some();
    !settings.last_match.contains_key(game) && !lessons_of(draft).any(begun)
}

/// The lessons of the game, and how far the player has come in each; gives the one that is chosen.
fn show_lessons(
    ui: &mut egui::Ui,
    palette: &Palette,
    draft: &Draft,
    learned: &Learned,
    settings: &mut Settings,
    next: &mut NextState<Screen>,
) -> Option<String> {
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        ui.label(small(format!("{} {}", icon("compass"), t!("new-match-lessons"))).color(palette.net));
        for lesson in lessons_of(draft) {
            let left = learned.0.left_at(&lesson.id);
            let (symbol, color, state) = match left {
                Some(step) => ("play", palette.asks, t!("lesson-state-left", step = step + 1)),
                None if learned.0.is_done(&lesson.id) => ("check", palette.gained, t!("lesson-state-done")),
                None => ("circle", palette.text, t!("lesson-state-new", minutes = lesson.minutes)),
            };
            let mut text = egui::text::LayoutJob::default();
            let mut write = |text_of: String, size: f32, color| {
                text.append(&text_of, 0.0, egui::TextFormat::simple(egui::FontId::proportional(size), color));
            };
            write(icon(symbol), 15.0, color);
            write(format!(" {}", lessons::title(&lesson.id)), 15.0, palette.text);
            write(format!("  {state}"), 12.0, palette.muted);
            if ui.button(text).on_hover_text(lessons::text(&lesson.id, None, Some(lessons::ABOUT))).clicked() {
                chosen = Some(lesson.id.clone());
            }
        }
        let puzzles = draft.puzzles.iter().filter(|puzzle| puzzle.game == draft.game);
        let all = puzzles.clone().count();
        if all > 0 {
            let solved = puzzles.filter(|puzzle| learned.0.is_done(&puzzle.id)).count();
            let text = format!("{} {}", icon("puzzle-piece"), t!("puzzles-open", solved = solved, all = all));
            if ui.button(text).on_hover_text(t!("puzzles-open.tip")).clicked() {
                draft.game.clone_into(&mut settings.last_game);
                next.set(Screen::Puzzles);
            }
        }
    });
    chosen
}

/// How a bot of a level plays.
fn strength(level: Level) -> String {
    match level {
        Level::Random => t!("level-random"),
        Level::Easy => t!("level-easy"),
        Level::Normal => t!("level-normal"),
        Level::Hard => t!("level-hard"),
    }
}

/// One row for each seat.
fn seats(ui: &mut egui::Ui, palette: &Palette, (seats, open): (&mut Vec<SeatSpec>, &mut Seats), facts: &Facts) {
    let (least, most) = (usize::from(*facts.seats.start()), usize::from(*facts.seats.end()));
    let mut removed = None;
    let count = seats.len();
    for (at, seat) in seats.iter_mut().enumerate() {
        ui.horizontal(|ui| {
            ui.label(palette.mark(Seat(at as u8)).size(16.0));
            let hint = match seat.player {
                Player::Human => t!("seat-player", number = at + 1),
                Player::Bot(_) => t!("seat-bot-number", number = at + 1),
            };
            ui.add(text_field(&mut seat.name).hint_text(hint).desired_width(170.0).char_limit(24));
            let text = |player: Player| match player {
                Player::Human => format!("{} {}", icon("user"), t!("seat-person")),
                Player::Bot(level) => format!("{} {}", icon("robot"), t!("seat-bot", level = level.name())),
            };
            let here = Seat(at as u8);
            let elsewhere = || format!("{} {}", icon("device-mobile"), t!("seat-elsewhere"));
            let chosen = if open.contains(here) { elsewhere() } else { text(seat.player) };
            egui::ComboBox::from_id_salt(("player", at)).width(170.0).selected_text(chosen).show_ui(ui, |ui| {
                let players = std::iter::once(Player::Human).chain(Level::ALL.into_iter().map(Player::Bot));
                for player in players {
                    let is_chosen = seat.player == player && !open.contains(here);
                    let item = ui.selectable_label(is_chosen, text(player));
                    if item.clicked() {
                        seat.player = player;
                        *open = open.without(here);
                    }
                    if let Player::Bot(level) = player {
                        item.on_hover_text(strength(level));
                    }
                }
                let item = ui.selectable_label(open.contains(here), elsewhere());
                if item.on_hover_text(t!("seat-elsewhere.tip")).clicked() {
                    seat.player = Player::Human;
                    *open = open.with(here);
                }
            });
            let button = ui.add_enabled(count > least, egui::Button::new(icon("trash")));
            if button.on_hover_text(t!("new-match-remove-seat")).clicked() {
                removed = Some(at);
            }
            if let Player::Bot(level) = seat.player {
                ui.add(egui::Label::new(small(strength(level)).color(palette.muted)).truncate());
            }
        });
    }
    if let Some(at) = removed {
        seats.remove(at);
        *open = open
            .iter()
            .filter(|seat| seat.index() != at)
            .fold(Seats::NONE, |left, seat| left.with(if seat.index() > at { Seat(seat.0 - 1) } else { seat }));
    }
    ui.horizontal(|ui| {
        let room = seats.len() < most;
        if ui.add_enabled(room, egui::Button::new(format!("{} {}", icon("plus"), t!("new-match-add-person")))).clicked() {
            seats.push(SeatSpec::human());
        }
        let elsewhere = egui::Button::new(format!("{} {}", icon("device-mobile"), t!("new-match-add-elsewhere")));
        if ui.add_enabled(room, elsewhere).on_hover_text(t!("seat-elsewhere.tip")).clicked() {
            *open = open.with(Seat(seats.len() as u8));
            seats.push(SeatSpec::human());
        }
        if ui.add_enabled(room, egui::Button::new(format!("{} {}", icon("plus"), t!("new-match-add-bot")))).clicked() {
            seats.push(SeatSpec::bot(Level::Normal));
        }
    });
}

/// The clocks to choose from.
const CLOCKS: [ClockRules; 3] =
    [ClockRules { bank: 300, credit: 10 }, ClockRules { bank: 600, credit: 15 }, ClockRules { bank: 1800, credit: 30 }];

/// What is settled about a table with seats on other screens.
fn table_rules(ui: &mut egui::Ui, palette: &Palette, rules: &mut TableRules) {
    ui.horizontal(|ui| {
        ui.label(icon("clock")).on_hover_text(t!("new-match-clock.tip"));
        let name = |clock: Option<ClockRules>| match clock {
            Some(ClockRules { bank, credit }) => t!("new-match-clock-of", minutes = bank / 60, seconds = credit),
            None => t!("new-match-clock"),
        };
        let chosen = egui::ComboBox::from_id_salt("clock").width(220.0).selected_text(name(rules.clock)).show_ui(ui, |ui| {
            for clock in std::iter::once(None).chain(CLOCKS.map(Some)) {
                ui.selectable_value(&mut rules.clock, clock, name(clock));
            }
        });
        chosen.response.on_hover_text(t!("new-match-clock.tip"));
        ui.checkbox(&mut rules.sealed, t!("sealed")).on_hover_text(t!("sealed-about"));
    });
    if rules.sealed {
        ui.label(small(t!("sealed-about")).color(palette.muted));
    }
}

/// An option whose value is free text: one of those that are known, or what is typed.
fn free_text(ui: &mut egui::Ui, palette: &Palette, spec: &OptionSpec, known: &[Known], value: &mut String) {
    ui.horizontal(|ui| {
        let about = known.iter().find(|known| known.value == *value);
        let shown = about.map_or_else(|| t!("new-match-own-list"), |known| known.name.clone());
        let box_ = egui::ComboBox::from_id_salt(spec.key).width(200.0).selected_text(shown).show_ui(ui, |ui| {
            for known in known {
                ui.selectable_value(value, known.value.clone(), &known.name).on_hover_text(&known.meaning);
            }
        });
        if let Some(about) = about {
            box_.response.on_hover_text(&about.meaning);
            let first = about.meaning.lines().next().unwrap_or_default();
            ui.add(egui::Label::new(small(first).color(palette.muted)).wrap()).on_hover_text(&about.meaning);
        }
        if known.is_empty() || about.is_none() {
            ui.add(text_field(value).desired_width(220.0));
        }
    });
}

/// A value of an option in words; a number stands as it is.
fn value_name(value: &str) -> String {
    find(&format!("{}{value}", keys!("option-value-"))).unwrap_or_else(|| value.to_owned())
}

/// How high a list to choose from is, in points.
const LIST: f32 = 33.0;

/// The options of a game, a line each.
fn options(ui: &mut egui::Ui, palette: &Palette, game: &str, choice: &mut LastMatch, facts: &Facts, own: &Own) {
    // A list to choose from is higher than a line of text.
    ui.spacing_mut().interact_size.y = LIST;
    egui::Grid::new("options").num_columns(2).spacing([16.0, 8.0]).show(ui, |ui| {
        for spec in facts.options {
            // What is about a seat that nobody holds is not asked.
            if spec.seat().is_some_and(|seat| seat.index() >= choice.seats.len()) {
                choice.options.remove(spec.key);
                continue;
            }
            ui.label(say(spec.title, &[])).on_hover_text(naming_rules(&say(spec.help, &[])));
            let mut value = choice.options.get(spec.key).cloned().unwrap_or_else(|| spec.default.to_owned());
            if spec.values.is_empty() {
                let known = known_values(game, spec, &choice.options, own);
                // A collective of another size than the operation's is another's.
                if !known.is_empty() && is_ready_elsewhere(game, &value) && known.iter().all(|known| known.value != value) {
                    spec.default.clone_into(&mut value);
                }
                free_text(ui, palette, spec, &known, &mut value);
            } else {
                ui.horizontal(|ui| {
                    egui::ComboBox::from_id_salt(spec.key).selected_text(value_name(&value)).show_ui(ui, |ui| {
                        for known in spec.values {
                            ui.selectable_value(&mut value, (*known).to_owned(), value_name(known));
                        }
                    });
                    let help = naming_rules(&say(spec.help, &[]));
                    ui.add(egui::Label::new(small(&help).color(palette.muted)).wrap()).on_hover_text(help);
                });
            }
            if value == spec.default {
                choice.options.remove(spec.key);
            } else {
                choice.options.insert(spec.key.to_owned(), value);
            }
            ui.end_row();
        }
    });
}
