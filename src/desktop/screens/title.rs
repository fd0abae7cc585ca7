//! The title: the four games as living pictures on one table, and what was played last.

use std::time::UNIX_EPOCH;

use bevy::prelude::*;
use bevy_egui::egui::{self, Color32, CornerRadius, FontId, Pos2, Rect, RichText, Sense, Stroke, StrokeKind, Vec2 as Point, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::evening;
use super::games::{Portrait, SHAPE, STILLS, Stills, facts};
use super::glimpse::Glimpses;
use super::room::{light, pool};
use crate::desktop::Screen;
use crate::desktop::hosting::Hosting;
use crate::desktop::joining::{Joined, Joining};
use crate::desktop::keys::{Command, Pressed};
use crate::desktop::launch::{Data, Learned, Quit, StartMatch};
use crate::desktop::overlay::{Overlay, Overlays};
use crate::desktop::redraw::Busy;
use crate::desktop::settings::{Quality, Settings};
use crate::desktop::sound::Sound;
use crate::desktop::theme::{Palette, bold, fade, icon, put_to_sleep, small};
use crate::games::{IDS, title_of};
use crate::matches::library::Saved;
use crate::t;
use crate::text::say;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Life>()
        .init_resource::<Stills>()
        .add_systems(EguiPrimaryContextPass, draw.in_set(super::OnScreen).run_if(in_state(Screen::Title)))
        .add_systems(Update, live.run_if(in_state(Screen::Title).and_then(in_state(Overlay::None))))
        .add_systems(OnEnter(Screen::Title), find_unfinished);
}

/// What was played last and is not over.
#[derive(Resource, Debug)]
enum Unfinished {
    /// A match on this machine.
    Saved(Box<Saved>),
    /// One at the table of a host.
    Table(Joined),
}

fn find_unfinished(mut commands: Commands, data: Res<Data>, settings: Res<Settings>, mut glimpses: ResMut<Glimpses>) {
    let open = |saved: &Saved| saved.content.as_ref().is_ok_and(|summary| summary.outcome.is_none() && summary.steps > 0);
    let latest = data.list().into_iter().find(open);
    if let Some(saved) = &latest
        && let Ok(summary) = &saved.content
    {
        glimpses.look(&summary.header.game, &saved.path, saved.modified);
    }
    let saved_at = |saved: &Saved| saved.modified.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let table = settings.joined.first().filter(|joined| !joined.over && joined.at > latest.as_ref().map_or(0, saved_at)).cloned();
    match table.map(Unfinished::Table).or(latest.map(Box::new).map(Unfinished::Saved)) {
        Some(unfinished) => commands.insert_resource(unfinished),
        None => commands.remove_resource::<Unfinished>(),
    }
}

/// For how long the pictures have lived.
#[derive(Resource, Debug, Default)]
struct Life(f32);

/// How long a picture stays, and how long it takes to turn into the next, in seconds.
const STAY: f32 = 6.0;
const TURN: f32 = 1.6;

/// The pictures live as long as somebody looks.
fn live(mut life: ResMut<Life>, stills: Res<Stills>, settings: Res<Settings>, time: Res<Time>, mut busy: ResMut<Busy>) {
    if !stills.are_there() {
        busy.soon();
        busy.now();
    }
    if settings.reduced_motion || !busy.is_looked_at() {
        return;
    }
    // After a rest they go on where they stand.
    life.bypass_change_detection().0 += time.delta_secs().min(0.25);
    let turns = life.0 % STAY > STAY - TURN;
    if settings.quality == Quality::Low && !turns {
        busy.soon();
    } else {
        busy.now();
    }
}

/// What was chosen.
enum Chosen {
    Resume,
    Game(&'static str),
    Screen(Screen),
    Over(Overlay),
    Quit,
}

fn draw(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    (overlay, mut overlays): (Res<State<Overlay>>, Overlays),
    mut next: ResMut<NextState<Screen>>,
    (mut starts, mut quits, mut sounds): (MessageWriter<StartMatch>, MessageWriter<Quit>, MessageWriter<Sound>),
    (unfinished, glimpses): (Option<Res<Unfinished>>, Res<Glimpses>),
    (mut stills, life, mut settings): (ResMut<Stills>, Res<Life>, ResMut<Settings>),
    (learned, data): (Res<Learned>, Res<Data>),
    (mut joining, mut hosting): (ResMut<Joining>, ResMut<Hosting>),
    mut pressed: MessageReader<Pressed>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    stills.bypass_change_detection().read(ctx, palette.is_grey());
    let screen = ctx.viewport_rect();
    let latest = unfinished.as_deref();
    let is_new = latest.is_none() && evening::comes_first(&learned.0);
    let mut chosen = None;
    let mut first = None;
    egui::Area::new("title".into()).order(egui::Order::Background).fixed_pos(screen.min).show(ctx, |ui| {
        ui.set_min_size(screen.size());
        if *overlay != Overlay::None {
            put_to_sleep(ui);
        }
        let places = Places::of(screen, latest.is_some() || is_new);
        draw_name(ui, &palette, &places);
        if let Some(unfinished) = latest {
            let button = match unfinished {
                Unfinished::Saved(saved) => draw_continue(ui, &palette, places.go_on, saved, &glimpses),
                Unfinished::Table(joined) => draw_table(ui, &palette, places.go_on, joined),
            };
            first = Some(button.id);
            if button.clicked() {
                chosen = Some(Chosen::Resume);
            }
        } else if is_new {
            let button = draw_evening(ui, &palette, places.go_on);
            first = Some(button.id);
            if button.clicked() {
                chosen = Some(Chosen::Screen(Screen::Evening));
            }
        }
        let shown = Shown { palette: &palette, stills: &stills, life: life.0, places: &places };
        let mut told = None;
        for (at, (game, rect)) in IDS.iter().zip(&places.cards).enumerate() {
            let (card, builder) = shown.draw_card(ui, at, game, *rect);
            first = first.or(Some(card.id));
            if card.hovered() || card.has_focus() {
                told = Portrait::of(game).map(|portrait| format!("{} ({})", say(portrait.about, &[]), say(portrait.hardness_name(), &[])));
            }
            if let Some(screen) = builder {
                chosen = Some(Chosen::Screen(screen));
            } else if card.clicked() {
                chosen = Some(Chosen::Game(game));
            }
        }
        if places.tight {
            let about = told.unwrap_or_default();
            let place =
                Rect::from_min_max(pos2(places.cards[0].left(), places.cards[0].bottom()), pos2(screen.right() - 8.0, places.foot.top()));
            let mut job = egui::text::LayoutJob::simple_singleline(about, FontId::proportional(13.0), palette.text);
            job.wrap = egui::text::TextWrapping { max_width: place.width(), max_rows: 2, ..Default::default() };
            let galley = ui.painter().layout_job(job);
            ui.painter().galley(place.left_center() - vec2(0.0, galley.size().y / 2.0), galley, palette.text);
        }
        if let Some(wanted) = draw_foot(ui, &palette, places.foot, !is_new) {
            chosen = Some(wanted);
        }
    });
    for Pressed(command) in pressed.read() {
        match command {
            _ if *overlay != Overlay::None => {}
            Command::Main if latest.is_some() => chosen = Some(Chosen::Resume),
            Command::Main if is_new => chosen = Some(Chosen::Screen(Screen::Evening)),
            Command::Left | Command::Right | Command::Up | Command::Down | Command::Confirm | Command::Main => {
                first.into_iter().for_each(|first| ctx.memory_mut(|memory| memory.request_focus(first)));
            }
            _ => chosen = command.picks().and_then(|at| IDS.get(at)).map(|game| Chosen::Game(game)).or(chosen),
        }
    }
    let Some(chosen) = chosen else { return Ok(()) };
    sounds.write(Sound::Click);
    match chosen {
        Chosen::Resume => match latest {
            Some(Unfinished::Saved(saved)) => _ = starts.write(StartMatch::Resume(saved.path.clone())),
            Some(Unfinished::Table(joined)) => {
                joining.come_back(&settings, (&mut hosting, data.library()), joined);
                next.set(Screen::Join);
            }
            None => {}
        },
        Chosen::Game(game) => {
            game.clone_into(&mut settings.last_game);
            next.set(Screen::NewMatch);
        }
        Chosen::Screen(screen) => next.set(screen),
        Chosen::Over(overlay) => overlays.open(overlay),
        Chosen::Quit => {
            quits.write(Quit);
        }
    }
    Ok(())
}

/// Where everything is on the title.
struct Places {
    name: Rect,
    go_on: Rect,
    cards: Vec<Rect>,
    foot: Rect,
    /// How large everything is for what it was designed at.
    size: f32,
    /// Whether there is little room on the cards.
    tight: bool,
    /// How much of a card says what it is, and whether that is a sentence too.
    caption: f32,
    tells: bool,
}

impl Places {
    fn of(screen: Rect, goes_on: bool) -> Self {
        let size = (screen.height() / 720.0).min(screen.width() / 1280.0).clamp(0.62, 1.5);
        let margin = (screen.width() * 0.035).clamp(16.0, 90.0);
        let inner = Rect::from_min_max(
            pos2(screen.left() + margin, screen.top() + 22.0 * size),
            pos2(screen.right() - margin, screen.bottom() - 12.0 * size),
        );
        let name = Rect::from_min_size(inner.min, vec2(inner.width() * 0.5, 84.0 * size));
        let wide = (440.0 * size).clamp(280.0, inner.width() * 0.55);
        let go_on = Rect::from_min_max(
            pos2(inner.right() - wide, inner.top() + 4.0 * size),
            pos2(inner.right(), inner.top() + (4.0 * size + (76.0 * size).max(52.0))),
        );
        let foot = Rect::from_min_max(pos2(inner.left(), inner.bottom() - 40.0), inner.max);
        let tight = screen.width() < 1000.0 || screen.height() < 600.0;
        let head = if goes_on { name.bottom().max(go_on.bottom()) } else { name.bottom() };
        let line = if tight { 36.0 } else { 0.0 };
        let room = Rect::from_min_max(pos2(inner.left(), head + 22.0 * size), pos2(inner.right(), foot.top() - 16.0 * size - line));
        let count = IDS.len().max(1) as f32;
        let gap = (18.0 * size).max(10.0);
        let width = ((room.width() - gap * (count - 1.0)) / count).min(460.0 * size);
        let picture = width / SHAPE * 1.22;
        // In tight cards a sentence takes four lines.
        let tells = !tight || picture + 124.0 <= room.height();
        let caption = match (tight, tells) {
            (false, _) => 128.0 * size.max(0.85),
            (true, true) => 124.0,
            (true, false) => 52.0,
        };
        let height = (picture + caption).min(room.height());
        let left = room.center().x - (width * count + gap * (count - 1.0)) / 2.0;
        let top = room.top() + (room.height() - height) * 0.42;
        let cards =
            (0..IDS.len()).map(|at| Rect::from_min_size(pos2(left + at as f32 * (width + gap), top), vec2(width, height))).collect();
        Self { name, go_on, cards, foot, size, tight, caption, tells }
    }
}

/// The name of the program, glowing.
fn draw_name(ui: &egui::Ui, palette: &Palette, places: &Places) {
    let (painter, size) = (ui.painter(), places.size);
    let mut job = egui::text::LayoutJob::default();
    let format = |color| egui::TextFormat {
        font_id: FontId::new(46.0 * size, bold()),
        color,
        extra_letter_spacing: 7.0 * size,
        ..Default::default()
    };
    job.append("CYBERDECK", 0.0, format(palette.text));
    job.append("_", 2.0, format(palette.asks));
    let galley = painter.layout_job(job);
    let at = places.name.min;
    let middle = at + galley.size() / 2.0;
    pool(painter, middle, galley.size() * vec2(0.72, 1.5), palette, palette.net, 0.16);
    let glow = light(palette, palette.net, 0.10);
    for turn in 0..8_u8 {
        let turn = f32::from(turn) * std::f32::consts::TAU / 8.0;
        painter.galley_with_override_text_color(at + Point::angled(turn) * 2.6 * size, galley.clone(), glow);
    }
    let below = at.y + galley.size().y;
    painter.galley(at, galley, palette.text);
    let about = FontId::proportional((16.0 * size).max(13.0));
    painter.text(pos2(at.x + 2.0, below + 2.0), egui::Align2::LEFT_TOP, t!("title-about"), about, palette.muted);
}

/// The way through the games, for somebody who is new.
fn draw_evening(ui: &mut egui::Ui, palette: &Palette, rect: Rect) -> egui::Response {
    let response = ui.interact(rect, ui.id().with("evening"), Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, ui.is_enabled(), t!("evening")));
    ui.painter().rect_filled(rect, 8.0, palette.panel);
    let head = (format!("{}  {}", icon("moon"), t!("evening")), FontId::new(16.0, bold()), palette.asks);
    draw_offer(ui, palette, &response, rect.left() + 16.0, [head, (t!("evening.tip"), FontId::proportional(13.0), palette.text)]);
    response
}

/// What is offered before all else: the frame around it, and lines from `left` on.
fn draw_offer(
    ui: &egui::Ui,
    palette: &Palette,
    response: &egui::Response,
    left: f32,
    lines: impl IntoIterator<Item = (String, FontId, Color32)>,
) {
    let rect = response.rect;
    let painter = ui.painter().with_clip_rect(rect.expand(4.0));
    let lit = response.hovered() || response.has_focus();
    let edge = if lit { palette.text } else { palette.asks };
    painter.rect_stroke(rect, 8.0, Stroke::new(if lit { 2.5 } else { 1.5 }, edge), StrokeKind::Inside);
    let room = rect.right() - left - 12.0;
    let write = |(text, font, color): (String, FontId, Color32)| {
        let mut job = egui::text::LayoutJob::simple_singleline(text, font, color);
        job.wrap = egui::text::TextWrapping { max_width: room, max_rows: 1, break_anywhere: true, ..Default::default() };
        painter.layout_job(job)
    };
    let lines: Vec<_> = lines.into_iter().map(write).collect();
    let all: f32 = lines.iter().map(|line| line.size().y).sum();
    let mut top = rect.center().y - all / 2.0;
    for line in lines {
        let high = line.size().y;
        painter.galley(pos2(left, top), line, palette.text);
        top += high;
    }
}

/// The match that was played last: what it is, how far, against whom.
fn draw_continue(ui: &mut egui::Ui, palette: &Palette, rect: Rect, saved: &Saved, glimpses: &Glimpses) -> egui::Response {
    let response = ui.interact(rect, ui.id().with("continue"), Sense::click());
    let Ok(summary) = &saved.content else { return response };
    let game = title_of(&summary.header.game).unwrap_or_default();
    let names: Vec<_> = summary.seats.iter().map(|seat| seat.name.as_str()).collect();
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, ui.is_enabled(), t!("title-continue")));
    let painter = ui.painter().with_clip_rect(rect.expand(4.0));
    painter.rect_filled(rect, 8.0, palette.panel);
    let glimpse = glimpses.get(&saved.path);
    let high = rect.height() - 12.0;
    let picture = Rect::from_min_size(rect.min + vec2(6.0, 6.0), vec2(high * super::glimpse::SHAPE, high));
    if let Some(glimpse) = glimpse {
        painter.rect_filled(picture, 5.0, palette.room);
        glimpse.paint(&painter, palette, picture);
    }
    let left = if glimpse.is_some() { picture.right() + 12.0 } else { rect.left() + 16.0 };
    let head = (format!("{} {}", icon("play-fill"), t!("title-continue")), FontId::new(16.0, bold()), palette.asks);
    let progress = glimpse.map(|glimpse| format!(" · {}", glimpse.progress())).unwrap_or_default();
    let what = (format!("{game}{progress}"), FontId::proportional(13.0), palette.text);
    let who = (rect.height() > 68.0).then(|| (names.join(", "), FontId::proportional(13.0), palette.muted));
    draw_offer(ui, palette, &response, left, [head, what].into_iter().chain(who));
    response.on_hover_text(t!("title-continue.tip", players = names.join(", "), steps = summary.steps))
}

/// The table of a host that one was at last: which, and where.
fn draw_table(ui: &mut egui::Ui, palette: &Palette, rect: Rect, joined: &Joined) -> egui::Response {
    let response = ui.interact(rect, ui.id().with("continue"), Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, ui.is_enabled(), t!("title-continue")));
    ui.painter().rect_filled(rect, 8.0, palette.panel);
    let head = (format!("{} {}", icon("play-fill"), t!("title-continue")), FontId::new(16.0, bold()), palette.asks);
    let game = title_of(&joined.game).unwrap_or_default();
    let what = t!("title-table", game = game, code = joined.code.as_str(), address = joined.address.as_str());
    draw_offer(ui, palette, &response, rect.left() + 16.0, [head, (what, FontId::proportional(13.0), palette.text)]);
    response.on_hover_text(t!("join-before.tip"))
}

/// What cards are drawn with.
struct Shown<'a> {
    palette: &'a Palette,
    stills: &'a Stills,
    life: f32,
    places: &'a Places,
}

impl Shown<'_> {
    /// A game: its picture, which lives, and what it is. Gives where its builder leads if that was chosen.
    fn draw_card(&self, ui: &mut egui::Ui, at: usize, game: &str, rect: Rect) -> (egui::Response, Option<Screen>) {
        let Self { palette, places, .. } = *self;
        let name = title_of(game).unwrap_or(game);
        let response = ui.interact(rect, ui.id().with(("card", game)), Sense::click());
        response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, ui.is_enabled(), name));
        let lit = response.hovered() || response.has_focus();
        let part = ui.ctx().animate_bool(response.id.with("lit"), lit);
        let rect = rect.translate(vec2(0.0, -6.0 * part * places.size));
        let painter = ui.painter().clone();
        let portrait = Portrait::of(game);
        // What shines on the table, and the shadow where it stands.
        let foot = pos2(rect.center().x, rect.bottom() + 6.0);
        pool(&painter, foot, vec2(rect.width() * 0.62, 44.0 * places.size), palette, palette.net, 0.10 + 0.22 * part);
        painter.rect_filled(rect.expand(3.0), 11.0, Color32::from_black_alpha(120));
        painter.rect_filled(rect, 9.0, palette.panel);
        let picture = Rect::from_min_max(rect.min, pos2(rect.right(), rect.bottom() - places.caption));
        self.draw_picture(&painter, game, at, picture, part);
        let panel = palette.panel;
        let low = Rect::from_min_max(pos2(rect.left(), picture.bottom() - picture.height() * 0.24), picture.max);
        fade(&painter, low, panel.gamma_multiply(0.0), panel);
        let edge = if lit { Stroke::new(2.0, palette.net) } else { Stroke::new(1.0, palette.line) };
        painter.rect_stroke(rect, 9.0, edge, StrokeKind::Inside);
        self.draw_caption(&painter, name, game, portrait, Rect::from_min_max(pos2(rect.left(), picture.bottom()), rect.max));
        let builder = portrait.and_then(|portrait| portrait.builder.as_ref()).and_then(|(symbol, name, about, screen)| {
            let text = RichText::new(icon(symbol)).size(16.0);
            let place = Rect::from_min_size(pos2(rect.right() - 46.0, rect.top() + 8.0), vec2(38.0, 30.0));
            let button = ui.put(place, egui::Button::new(text).fill(palette.panel));
            let button = button.on_hover_text(format!("{}: {}", say(name, &[]), say(about, &[])));
            button.clicked().then_some(*screen)
        });
        (response, builder)
    }

    /// The table of a game, which turns from one moment of a match into the next.
    fn draw_picture(&self, painter: &egui::Painter, game: &str, at: usize, rect: Rect, part: f32) {
        // Each begins at another time.
        let life = self.life + at as f32 * STAY * 0.27;
        let (now, passed) = ((life / STAY) as usize, life % STAY);
        let turned = ((passed - (STAY - TURN)) / TURN).clamp(0.0, 1.0);
        // A little nearer when it is pointed at; and the eye wanders.
        let zoom = 0.94 - 0.08 * part;
        let around = self.life * 0.16 + at as f32 * 1.7;
        let drift = vec2(around.sin(), (around * 0.8).cos()) * 0.05;
        let shape = rect.width() / rect.height().max(1.0);
        let seen = if shape > SHAPE { vec2(zoom, zoom * SHAPE / shape) } else { vec2(zoom * shape / SHAPE, zoom) };
        let middle = (pos2(0.5, 0.46) + drift).clamp(Pos2::ZERO + seen / 2.0, pos2(1.0, 1.0) - seen / 2.0);
        let uv = Rect::from_center_size(middle, seen);
        let bright = 0.86 + 0.14 * part;
        if self.stills.are_there() && self.stills.get(game, 0).is_none() {
            let symbol = Portrait::of(game).map_or_else(String::new, |portrait| icon(portrait.icon));
            painter.text(
                rect.center(),
                egui::Align2::CENTER_CENTER,
                symbol,
                FontId::proportional(72.0 * self.places.size),
                self.palette.muted,
            );
        }
        for (still, cover) in [(now, 1.0), (now + 1, turned)] {
            if cover > 0.0
                && let Some(texture) = self.stills.get(game, still % STILLS)
            {
                let tint = Color32::from_gray((255.0 * bright) as u8).gamma_multiply(cover);
                let corners = CornerRadius { nw: 9, ne: 9, sw: 0, se: 0 };
                painter.add(egui::epaint::RectShape::filled(rect, corners, tint).with_texture(texture.id(), uv));
            }
        }
    }

    /// The name of a game, what it is, and what it takes.
    fn draw_caption(&self, painter: &egui::Painter, name: &str, game: &str, portrait: Option<&Portrait>, rect: Rect) {
        let (palette, size, tight) = (self.palette, self.places.size, self.places.tight);
        let side = if tight { 8.0 } else { 16.0 * size };
        let room = rect.width() - 2.0 * side;
        let name_size = (22.0 * size).clamp(14.0, 28.0);
        let name = painter.layout(name.to_owned(), FontId::new(name_size, bold()), palette.text, room);
        let mut top = rect.top() - if tight { 4.0 } else { 10.0 * size };
        let left = rect.left() + side;
        let high = name.size().y;
        painter.galley(pos2(left, top), name, palette.text);
        top += high + 4.0 * size;
        let font = FontId::proportional((13.0 * size).clamp(12.0, 17.0));
        // Where there is little room, how hard it is stands below all cards.
        let all = facts(game);
        let facts = all.rsplit_once("   ").filter(|_| tight).map_or(all.as_str(), |(facts, _)| facts).to_owned();
        let mut job = egui::text::LayoutJob::simple_singleline(facts, font, palette.net);
        job.wrap = egui::text::TextWrapping { max_width: room, max_rows: 1, break_anywhere: true, ..Default::default() };
        let facts = painter.layout_job(job);
        let low = rect.bottom() - facts.size().y - if tight { 6.0 } else { 12.0 * size };
        painter.galley(pos2(left, low), facts, palette.net);
        if let Some(portrait) = portrait.filter(|_| self.places.tells) {
            let font = FontId::proportional((14.0 * size).clamp(13.0, 18.0));
            let about = painter.layout(say(portrait.about, &[]), font, palette.muted, room);
            // A language with longer words may need more room than there is.
            if top + about.size().y <= low {
                painter.galley(pos2(left, top), about, palette.muted);
            }
        }
    }
}

/// Everything else, in a row at the foot; without words where they have no room.
fn draw_foot(ui: &mut egui::Ui, palette: &Palette, rect: Rect, evening: bool) -> Option<Chosen> {
    // To who is new it is offered at the head.
    let first = evening.then(|| ("moon", t!("evening"), Chosen::Screen(Screen::Evening)));
    let others = [
        ("users-three", t!("join"), Chosen::Screen(Screen::Join)),
        ("folder-open", t!("menu-library"), Chosen::Screen(Screen::Library)),
        ("book-open", t!("rulebook"), Chosen::Over(Overlay::Rulebook)),
        ("gear", t!("settings"), Chosen::Over(Overlay::Settings)),
        ("info", t!("credits"), Chosen::Over(Overlay::Credits)),
        ("sign-out", t!("menu-quit"), Chosen::Quit),
    ];
    let entries: Vec<_> = first.into_iter().chain(others).collect();
    let font = FontId::proportional(16.0);
    let set = |text: &str| ui.painter().layout_no_wrap(text.to_owned(), font.clone(), palette.text).size().x;
    let version = t!("title-version", version = env!("CARGO_PKG_VERSION"));
    let wide: f32 = entries.iter().map(|(_, text, _)| set(text) + 58.0).sum();
    let spoken = wide <= rect.width();
    let versioned = wide + set(&version) <= rect.width() || !spoken;
    let mut chosen = None;
    ui.scope_builder(egui::UiBuilder::new().max_rect(rect).layout(egui::Layout::left_to_right(egui::Align::Center)), |ui| {
        for (symbol, text, leads_to) in entries {
            let label = if spoken { format!("{}  {text}", icon(symbol)) } else { icon(symbol) };
            let button = ui.add(egui::Button::new(RichText::new(label)).fill(palette.panel).min_size(vec2(44.0, 36.0)));
            let tip = match (&leads_to, spoken) {
                (Chosen::Quit, _) => t!("menu-quit.tip"),
                (_, false) => text,
                _ => String::new(),
            };
            if (if tip.is_empty() { button } else { button.on_hover_text(tip) }).clicked() {
                chosen = Some(leads_to);
            }
        }
        if versioned {
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| ui.label(small(version).color(palette.muted)));
        }
    });
    chosen
}
