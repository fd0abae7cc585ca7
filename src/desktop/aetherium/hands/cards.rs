//! Data cards: small in the tray, large to be read (AE-6).

use bevy_egui::egui::{self, Align2, Color32, CornerRadius, FontId, Painter, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

use super::glossary::{marker_words, rich, symbol_words};
use super::rows_drawn::fitted;
use super::symbols::symbol;
use crate::art::Album;
use crate::desktop::art::{Finish, Front, Pattern, Picture, Stock, draw_front};
use crate::desktop::table::glossary::{meaning, tip};
use crate::desktop::theme::{Palette, bold, icon, mono, small, strong};
use crate::rules::aetherium::content::{
    AttackReach, Catalog, Code, Faction, Form, Kind, Marker, Program, Style as FactionStyle, abilities_text, kind_text, reach_text,
};
use crate::rules::aetherium::{ModelId, Moment, Open, Place, Slot, State};
use crate::rules::components::Rgb;
use crate::rules::game::Game;
use crate::t;

/// The colour of a program's faction.
#[must_use]
fn faction_color(palette: &Palette, catalog: &Catalog, program: &Program) -> Color32 {
    let faction = catalog.faction_of(program).map(|faction| &catalog.factions()[usize::from(faction.0)]);
    faction.map_or(palette.net, |Faction { color: Rgb([r, g, b]), .. }| Color32::from_rgb(*r, *g, *b))
}

/// The icon of a kind of program.
#[must_use]
pub const fn kind_icon(kind: Kind) -> &'static str {
    match kind {
        Kind::Avatar => "crown",
        Kind::Function => "cpu",
        Kind::Subroutine => "bug",
    }
}

/// The picture of a program.
#[must_use]
pub fn picture(catalog: &Catalog, program: &Program) -> Picture {
    let faction = catalog.faction_of(program).map(|faction| &catalog.factions()[usize::from(faction.0)]);
    let pattern = match faction.map(|faction| faction.style) {
        Some(FactionStyle::Prisms) => Pattern::Prisms,
        Some(FactionStyle::Shards) => Pattern::Shards,
        Some(FactionStyle::Spheres) => Pattern::Spheres,
        None => Pattern::Traces,
    };
    let Rgb([r, g, b]) = faction.map_or(Rgb([0x4C, 0xC9, 0xF0]), |faction| faction.color);
    Picture::new(Album::Aetherium, &program.id, pattern, Finish::Glass, Color32::from_rgb(r, g, b))
}

/// A program as it is before a match, with this edge around it: its CS in the corner.
pub fn printed_card(painter: &Painter, rect: Rect, catalog: &Catalog, program: &Program, edge: Stroke) {
    let picture = picture(catalog, program);
    let tint = picture.tint().lerp_to_gamma(Color32::BLACK, 0.45);
    let stock = Stock { paper: Color32::from_rgb(0x17, 0x1A, 0x2A), ink: Color32::from_rgb(0xE6, 0xED, 0xF3), tint, edge: tint };
    let cs = program.cs.to_string();
    let form = if program.form == Form::Single { String::new() } else { program.form.label() };
    let ram = if program.ram > 0 { format!("RAM {}", program.ram) } else { String::new() };
    let (badge, kind, foot) = ((cs.as_str(), stock.ink), kind_icon(program.kind), (form.as_str(), ram.as_str()));
    draw_front(painter, rect, &Front { picture: &picture, title: &program.name, badge, kind, foot, stock, shown: 1.0 }, false, edge);
}

/// The icon of a kind in a corner of a picture.
fn kind_chip(painter: &Painter, palette: &Palette, kind: Kind, middle: Pos2, color: Color32) {
    painter.circle(middle, 11.0, palette.room, Stroke::new(1.5, color));
    painter.text(middle, Align2::CENTER_CENTER, icon(kind_icon(kind)), FontId::proportional(14.0), palette.text);
}

/// What a card is at the moment.
#[derive(Debug, Clone, Copy, Default)]
pub struct Look {
    /// It is in hand.
    pub held: bool,
    /// Its program is active.
    pub active: bool,
    /// It is under the pointer.
    pub over: bool,
    /// Its place in an order, from 1.
    pub place: Option<usize>,
}

/// The boxes of a grid, colour by colour, the filled ones crossed out.
fn grid(painter: &Painter, palette: &Palette, at: Pos2, side: f32, program: &Program, filled: u8) -> f32 {
    let (mut x, mut left) = (at.x, filled);
    for (colour, boxes) in program.grid.iter().enumerate() {
        if colour > 0 {
            x += side * 0.45;
        }
        for _ in 0..*boxes {
            let rect = Rect::from_min_size(pos2(x, at.y), vec2(side - 2.0, side - 2.0));
            let full = left > 0;
            left = left.saturating_sub(1);
            let fill = if full { palette.refused.gamma_multiply(0.55) } else { palette.panel };
            painter.rect(rect, 1.5, fill, Stroke::new(1.0, if full { palette.refused } else { palette.gained }), StrokeKind::Inside);
            if full {
                painter.line_segment([rect.left_bottom(), rect.right_top()], Stroke::new(1.5, palette.text));
            }
            x += side;
        }
    }
    x - at.x
}

/// The symbols of an attack's profile, and what they do.
fn profile(painter: &Painter, palette: &Palette, at: Pos2, radius: f32, program: &Program) -> f32 {
    let Some(attack) = &program.attack else { return 0.0 };
    let mut x = at.x;
    for listed in &attack.profile {
        symbol(painter, *listed, pos2(x + radius, at.y), radius, palette.text);
        x += radius * 2.0 + 4.0;
    }
    x - at.x
}

/// How an attack reaches its target, in short.
fn reach(program: &Program) -> String {
    let Some(attack) = &program.attack else { return t!("ae-figures-no-attack") };
    let (reach, range) = match attack.reach {
        AttackReach::Melee => ("melee", 0),
        AttackReach::Ranged(range) => ("ranged", range),
    };
    let [light, medium, heavy] = attack.damage;
    t!("ae-figures-reach", reach = reach, range = range, light = light, medium = medium, heavy = heavy)
}

/// The range of an attack that has one.
fn short_reach(program: &Program) -> String {
    match program.attack.as_ref().map(|attack| attack.reach) {
        Some(AttackReach::Ranged(range)) => format!("{} {range}", icon("crosshair")),
        _ => String::new(),
    }
}

/// How a program stands: on the server, to come, gone.
#[must_use]
pub fn standing(open: &Open, slot: Slot) -> String {
    t!("ae-figures-stands", place = place_of(open, slot))
}

/// The same as the texts name it.
fn place_of(open: &Open, slot: Slot) -> &'static str {
    let places: Vec<Place> = slot.models().iter().map(|model| open.model(model).place).filter(|place| *place != Place::Nowhere).collect();
    if places.iter().any(|place| matches!(place, Place::On(_) | Place::Lifted(_))) {
        "server"
    } else if places.contains(&Place::Waiting) {
        "waiting"
    } else if places.contains(&Place::Left) {
        "left"
    } else {
        "deleted"
    }
}

/// Under which models the grids of a program are kept: one each for a segmented one, otherwise the first.
fn grids(open: &Open, slot: Slot) -> Vec<ModelId> {
    if open.is_segmented(slot) {
        let models = slot.models().iter();
        models.filter(|model| open.model(*model).place != Place::Nowhere).collect()
    } else {
        vec![slot.model(0)]
    }
}

fn is_active(open: &Open, slot: Slot) -> bool {
    open.active.slot == slot && open.active.moment == Moment::Act
}

/// The CS of a program; what is left of them while it acts.
fn cs_of(open: &Open, slot: Slot, program: &Program) -> u8 {
    if is_active(open, slot) { open.active.cs } else { program.cs }
}

/// How much of the width of a picture CS, OC and RAM take beside it.
const STATS: f32 = 50.0;

/// CS, OC and RAM, one below the other.
fn stats(painter: &Painter, palette: &Palette, place: Rect, program: &Program, color: Color32) {
    let ram = Some(program.ram).filter(|ram| *ram > 0).map(|ram| ("RAM", ram));
    let lines: Vec<(&str, u8)> = [("CS", program.cs), ("OC", program.oc)].into_iter().chain(ram).collect();
    let step = (place.height() / 3.0).clamp(15.0, 20.0);
    let fits = (place.height() / step) as usize;
    for (at, (label, number)) in lines.into_iter().take(fits).enumerate() {
        let y = place.top() + 2.0 + step * (at as f32 + 0.5);
        painter.text(pos2(place.left() + 5.0, y), Align2::LEFT_CENTER, label, FontId::monospace(14.0), palette.muted);
        painter.text(pos2(place.right() - 5.0, y), Align2::RIGHT_CENTER, number.to_string(), FontId::new(14.0, bold()), color);
    }
}

/// The edge of a card that looks like this.
fn edge(palette: &Palette, look: Look) -> Stroke {
    match look {
        Look { active: true, .. } => Stroke::new(2.0, palette.asks),
        Look { held: true, .. } => Stroke::new(2.5, palette.net),
        Look { over: true, .. } => Stroke::new(1.5, palette.net),
        _ => Stroke::new(1.0, palette.line),
    }
}

/// A card of the console as low as can be: picture, name, and its grid, or in words what is more to be known.
pub fn low_card(painter: &Painter, palette: &Palette, rect: Rect, open: &Open, slot: Slot, look: Look) {
    let Some(program) = open.card(slot) else { return };
    let gone = !open.is_alive(slot);
    painter.rect_filled(rect, 6.0, if gone { palette.panel } else { palette.raised });
    let art = rect.with_max_x(rect.left() + rect.height() * 0.9);
    picture(open.catalog, program).show(painter, art, CornerRadius { nw: 6, sw: 6, ..CornerRadius::ZERO }, gone);
    painter.rect_stroke(rect, 6.0, edge(palette, look), StrokeKind::Inside);
    let (left, room) = (art.right() + 7.0, rect.right() - art.right() - 12.0);
    let name = fitted(painter, &program.name, FontId::new(14.0, bold()), room, if gone { palette.muted } else { palette.text });
    painter.galley(pos2(left, rect.top() + 12.0 - name.size().y / 2.0), name, palette.text);
    let line = rect.bottom() - 13.0;
    let markers = marked(open, slot);
    if markers.is_none() && place_of(open, slot) == "server" {
        let all = grids(open, slot);
        let boxes = f32::from(program.boxes()) + program.grid.len() as f32 * 0.45;
        let side = ((room + 2.0) / (boxes * all.len().max(1) as f32 + 0.4 * (all.len() - 1) as f32).max(1.0)).min(12.0);
        let mut at = pos2(left, line - side / 2.0);
        for model in all {
            at.x += grid(painter, palette, at, side, program, filled(open, slot, model)) + side * 0.4;
        }
        return;
    }
    let stands = || look.place.map_or_else(|| standing(open, slot), |place| t!("ae-card-pad", place = place));
    let (words, color) = markers.map_or_else(|| (stands(), palette.muted), |markers| (markers, palette.refused));
    let words = fitted(painter, &words, FontId::proportional(14.0), room, color);
    painter.galley(pos2(left, line - words.size().y / 2.0), words, color);
}

/// The markers of a program by name, if it has any.
fn marked(open: &Open, slot: Slot) -> Option<String> {
    let markers: Vec<&str> = open.model(slot.model(0)).markers.iter().map(Marker::label).collect();
    (!markers.is_empty()).then(|| format!("{} {}", icon("warning"), markers.join(", ")))
}

/// How many boxes of the grid of a model are filled.
fn filled(open: &Open, slot: Slot, model: ModelId) -> u8 {
    let known = open.model(model);
    if known.place == Place::Deleted && open.is_segmented(slot) { open.card(slot).map_or(0, Program::boxes) } else { known.damage }
}

/// A small card of the console.
pub fn small_card(painter: &Painter, palette: &Palette, rect: Rect, open: &Open, slot: Slot, look: Look) {
    let Some(program) = open.card(slot) else { return };
    let faction = faction_color(palette, open.catalog, program);
    let gone = !open.is_alive(slot);
    painter.rect_filled(rect, 6.0, if gone { palette.panel } else { palette.raised });
    // What is left of the height after name, attack, grid and state is the picture's, with the figures on it; where that is too
    // little there is no picture.
    let pictured = rect.height() >= 98.0;
    let high = if pictured { (rect.height() - 69.0).min(rect.width() * 0.62) } else { 0.0 };
    let seen = Rect::from_min_size(rect.min, vec2(rect.width(), high));
    // What the active one has left stands in the prompt and in the rows.
    let counted = pictured && !look.active;
    let art = seen.with_max_x(seen.right() - if counted { STATS } else { 0.0 });
    let ne = if counted { 0 } else { 6 };
    picture(open.catalog, program).show(painter, art, CornerRadius { nw: 6, ne, ..CornerRadius::ZERO }, gone);
    painter.hline(seen.x_range(), seen.bottom(), Stroke::new(1.5, if gone { palette.line } else { faction }));
    painter.rect_stroke(rect, 6.0, edge(palette, look), StrokeKind::Inside);
    if look.active && look.held {
        painter.rect_stroke(rect.shrink(2.0), 4.0, Stroke::new(2.0, palette.net), StrokeKind::Inside);
    }
    let text = if gone { palette.muted } else { palette.text };
    let clip = painter.with_clip_rect(rect.shrink(3.0).intersect(painter.clip_rect()));
    kind_chip(painter, palette, program.kind, rect.min + vec2(14.0, 14.0), faction);
    let letters = 14.0;
    let x = rect.left() + if rect.width() < 150.0 { 6.0 } else { 8.0 };
    let room = rect.right() - 4.0 - x;
    let fits = |text: &str, font: FontId| clip.layout_no_wrap(text.to_owned(), font, palette.text).size().x <= room;
    // Without a picture the chip stands beside name and figures.
    let name = pos2(if pictured { x } else { x + 20.0 }, seen.bottom() + 10.0);
    let title = fitted(&clip, &program.name, FontId::new(14.0, bold()), rect.right() - 4.0 - name.x, text);
    clip.galley(name - vec2(0.0, title.size().y / 2.0), title, text);
    let mut y = seen.bottom() + 26.0;
    if counted {
        stats(&clip, palette, seen.with_min_x(art.right()), program, text);
    }
    if !pictured {
        let ram = if program.ram > 0 && room > 138.0 { format!(" RAM {}", program.ram) } else { String::new() };
        clip.text(
            pos2(name.x, y),
            Align2::LEFT_CENTER,
            format!("CS {} OC {}{ram}", cs_of(open, slot, program), program.oc),
            FontId::monospace(letters),
            text,
        );
        y += 16.0;
    }
    let aside = x + profile(&clip, palette, pos2(x, y), 6.0, program) + 2.0;
    // How the attack reaches is told in short where there is no room, and else left to the large card.
    for words in [reach(program), short_reach(program)] {
        let attack = clip.layout_no_wrap(words, FontId::monospace(letters), palette.muted);
        if attack.size().x <= rect.right() - 4.0 - aside {
            clip.galley(pos2(aside, y - attack.size().y / 2.0), attack, palette.muted);
            break;
        }
    }
    y += 11.0;
    let all = grids(open, slot);
    let boxes = f32::from(program.boxes()) + program.grid.len() as f32 * 0.45;
    let below = rect.bottom() - 20.0 - y;
    // Several grids stand one below the other or side by side, whichever makes them larger.
    let count = all.len().max(1) as f32;
    let lone = ((rect.width() - 14.0) / boxes.max(1.0)).min(12.0).min((below / count).max(5.0));
    let paired = ((rect.width() - 14.0 - 6.0 * (count - 1.0)) / (boxes * count).max(1.0)).min(12.0).min(below.max(5.0));
    let (beside, side) = (paired > lone, paired.max(lone));
    let step = if beside { vec2(side * boxes + 6.0, 0.0) } else { vec2(0.0, side + 1.0) };
    let mut at = pos2(x, y);
    for model in all {
        grid(&clip, palette, at, side, program, filled(open, slot, model));
        at += step;
    }
    // Who is on the server is seen there.
    let small = FontId::proportional(letters);
    let form = Some(program.form.label()).filter(|_| program.form != Form::Single);
    let stands = Some(standing(open, slot)).filter(|_| place_of(open, slot) != "server");
    let both = form.iter().chain(&stands).map(String::as_str).collect::<Vec<_>>().join(" · ");
    let state = if fits(&both, small.clone()) { both } else { stands.unwrap_or_default() };
    let low = pos2(x, rect.bottom() - 11.0);
    let (state, color) = marked(open, slot).map_or((state, palette.muted), |markers| (markers, palette.refused));
    let state = fitted(&clip, &state, small, room, color);
    clip.galley(low - vec2(0.0, state.size().y / 2.0), state, color);
    if gone {
        let struck = if pictured { art } else { rect };
        painter.line_segment([struck.left_top(), struck.right_bottom()], Stroke::new(2.0, palette.refused));
    }
    if let Some(place) = look.place {
        let middle = if pictured { rect.left_top() + vec2(14.0, 39.0) } else { rect.right_top() + vec2(-13.0, 13.0) };
        painter.circle_filled(middle, 10.0, palette.asks);
        painter.text(middle, Align2::CENTER_CENTER, place.to_string(), FontId::new(13.0, bold()), palette.room);
    }
}

/// A data card to be read, with the state of a model, or of the program as a whole.
pub fn large_card(ui: &mut Ui, palette: &Palette, open: &Open, slot: Slot, model: Option<ModelId>) {
    let Some(program) = open.card(slot) else { return };
    let width = ui.available_width();
    let faction = faction_color(palette, open.catalog, program);
    egui::Frame::new().fill(palette.raised).stroke(Stroke::new(1.0, faction)).corner_radius(6).inner_margin(10).show(ui, |ui| {
        ui.set_width(width - 22.0);
        ui.spacing_mut().item_spacing.y = 4.0;
        head(ui, palette, open.catalog, program, 0.28);
        ui.horizontal_wrapped(|ui| {
            ui.label(palette.mark(slot.seat()));
            ui.label(strong(&program.name).size(18.0).color(palette.text));
        });
        let faction_name =
            open.catalog.faction_of(program).map_or("", |faction| open.catalog.factions()[usize::from(faction.0)].name.as_str());
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            rich(ui, palette, &kind_text(program), 13.0);
            let faction = ui.label(small(format!("· {faction_name}")).color(faction));
            tip(faction, palette, State::glossary(), t!("ae-faction"));
        });
        figures(ui, palette, open, program, slot);
        state(ui, palette, open, program, slot, model);
        if let Some(attack) = &program.attack {
            ui.horizontal(|ui| {
                for listed in &attack.profile {
                    let (rect, response) = ui.allocate_exact_size(vec2(18.0, 18.0), Sense::hover());
                    symbol(ui.painter(), *listed, rect.center(), 8.0, palette.text);
                    response.on_hover_text(symbol_words(*listed));
                }
                rich(ui, palette, &reach_text(attack), 13.0);
            });
        }
        let lines = abilities_text(program);
        for line in &lines {
            rich(ui, palette, line, 13.5);
        }
        // Nobody can point at its words before it is chosen.
        let markers = Marker::ALL.into_iter().map(Marker::label).filter(|label| lines.iter().any(|line| line.contains(label)));
        for label in program.codes.iter().map(Code::label).chain(markers) {
            if let Some(word) = State::glossary().pieces(label).into_iter().find_map(|(_, word)| word) {
                meaning(ui, palette, word);
            }
        }
        if !program.flavour.is_empty() {
            ui.label(small(&program.flavour).italics().color(palette.muted));
        }
    });
}

/// The picture of a program over what is read of it, as wide as there is room, and this part of that high.
pub fn head(ui: &mut Ui, palette: &Palette, catalog: &Catalog, program: &Program, high: f32) {
    let width = ui.available_width();
    let (rect, response) = ui.allocate_exact_size(vec2(width, (width * high).round()), Sense::hover());
    picture(catalog, program).show(ui.painter(), rect, CornerRadius::same(4), false);
    tip(response, palette, State::glossary(), format!("{} {}", icon(kind_icon(program.kind)), kind_text(program)));
    kind_chip(ui.painter(), palette, program.kind, rect.min + vec2(15.0, 15.0), faction_color(palette, catalog, program));
}

/// CS, OC and RAM in large figures.
fn figures(ui: &mut Ui, palette: &Palette, open: &Open, program: &Program, slot: Slot) {
    ui.horizontal(|ui| {
        let mut figure = |label: &str, value: String, meaning: String| {
            rich(ui, palette, label, 13.0);
            tip(ui.label(mono(value, 18.0).strong().color(palette.text)), palette, State::glossary(), meaning);
            ui.add_space(6.0);
        };
        let cs = if is_active(open, slot) { format!("{}/{}", open.active.cs, program.cs) } else { program.cs.to_string() };
        figure("CS", cs, t!("ae-figures-cs"));
        figure("OC", program.oc.to_string(), t!("ae-figures-oc"));
        if program.ram > 0 {
            figure("RAM", program.ram.to_string(), t!("ae-figures-ram"));
        }
    });
}

/// Grid, markers and lent code.
fn state(ui: &mut Ui, palette: &Palette, open: &Open, program: &Program, slot: Slot, model: Option<ModelId>) {
    let units = match model {
        Some(model) => vec![open.unit_of(model)],
        None => grids(open, slot),
    };
    for unit in units {
        let known = open.model(unit);
        let boxes = f32::from(program.boxes()) + program.grid.len() as f32 * 0.45;
        let side = ((ui.available_width() - 4.0) / boxes.max(1.0)).min(16.0);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().interact_size.y = side + 2.0;
            let (rect, response) = ui.allocate_exact_size(vec2(side * boxes + 4.0, side + 2.0), Sense::hover());
            grid(ui.painter(), palette, rect.min, side, program, known.damage);
            tip(response, palette, State::glossary(), t!("ae-figures-grid", filled = known.damage, boxes = program.boxes()));
            for marker in known.markers.iter() {
                ui.label(strong(format!("{} {}", icon("warning"), marker.label())).size(14.0).color(palette.refused))
                    .on_hover_text(marker_words(marker));
            }
        });
        for code in known.lent.iter() {
            rich(ui, palette, &t!("ae-figures-lent", code = code.label()), 13.0);
        }
    }
    // Who is on the server is seen there.
    if place_of(open, slot) != "server" {
        ui.label(small(standing(open, slot)).color(palette.muted));
    }
}
