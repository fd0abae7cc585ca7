//! The inspector: the data card, schema, terrain or side that is pointed at, with all that is to be known of it.

use bevy::prelude::*;
use bevy_egui::egui::{self, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::aims::Aim;
use super::cards::large_card;
use super::glossary::rich;
use super::overlay::threatens;
use super::tray::TrayDrawn;
use super::words::{schema_name, whose_key};
use super::{Hands, Pointed};
use crate::desktop::keys::{Command, Pressed};
use crate::desktop::redraw::Busy;
use crate::desktop::table::frame::Looking;
use crate::desktop::table::glossary::{label, with_cards};
use crate::desktop::table::session::OnTable;
use crate::desktop::table::slots::{Explained, Panel, Slots, inspect};
use crate::desktop::theme::{Palette, icon, mono, small, strong};
use crate::desktop::{DrawSet, InMatch, Overlay};
use crate::rules::aetherium::content::{Kind, Symbol, operation_text};
use crate::rules::aetherium::{Cache, MOST_RAM, ModelId, Slot, Square, State as Game, Table, Uplink, View};
use crate::rules::game::{Game as _, Seat};
use crate::text::say;
use crate::{key, t};

pub(super) fn plugin(app: &mut App) {
    let shown = in_state(InMatch).and_then(resource_exists::<OnTable<Game>>);
    // It may lie over the tray.
    app.add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Screen).after(TrayDrawn).after(super::pointing::point).run_if(shown));
}

/// What is looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Subject {
    /// A data card.
    Card(Slot),
    /// A model.
    Model(ModelId),
    /// A square of a schema, or of the noise.
    Square(Square),
    /// A side, and what it plays for.
    Side(Seat),
}

/// What is pointed at, and what is chosen.
fn subjects(view: &View, hands: &Hands, seat: Option<Seat>, looking: Option<Seat>) -> (Option<Subject>, Option<Subject>) {
    let table = &view.table;
    let at = |pointed: Pointed| {
        // Who has left the server is looked at no longer.
        let model = pointed
            .model
            .filter(|model| table.square(*model).is_some())
            .or_else(|| pointed.square.and_then(|square| table.model_at(square)));
        model.map(Subject::Model).or_else(|| pointed.square.map(Subject::Square))
    };
    let walks = hands.does().is_some_and(|does| !does.way.is_empty());
    let target = hands.does().and_then(|does| does.target).map(|(_, target)| Subject::Model(target));
    // While a way is looked for, the model that walks counts more than the ground it walks over.
    let here = at(hands.pointed(table)).filter(|subject| !(walks && matches!(subject, Subject::Square(_))));
    let aimed = target.or(here);
    let pointed = seat.map(Subject::Side).or(hands.over_card.or(hands.beside).map(Subject::Card)).or(aimed.filter(|_| !hands.by_keys));
    // What is aimed at by keys stands nowhere else in words.
    let told = matches!(hands.aim, Aim::Can(_) | Aim::Cant(_)).then_some(Subject::Card(table.active.slot));
    let by_keys = aimed.or_else(|| hands.model.map(Subject::Model)).or(told).filter(|_| hands.by_keys);
    let chosen = by_keys
        .or(looking.map(Subject::Side))
        .or_else(|| {
            hands.card.and_then(|at| hands.order.get(at)).and_then(|card| Some(Subject::Card(Slot::of(view.own()?, usize::from(*card)))))
        })
        .or_else(|| hands.looked_card.map(Subject::Card))
        .or_else(|| at(hands.looked));
    (pointed, chosen)
}

fn draw(
    mut contexts: EguiContexts,
    table: Res<OnTable<Game>>,
    (mut slots, looking, palette, overlay): (ResMut<Slots>, Res<Looking>, Res<Palette>, Res<State<Overlay>>),
    (mut hands, mut pressed): (ResMut<Hands>, MessageWriter<Pressed>),
    mut explained: Local<Explained<Subject>>,
    mut busy: ResMut<Busy>,
) -> Result {
    let open = &table.view.table;
    let subjects = subjects(&table.view, &hands, slots.seat, looking.0);
    // The cards that are put in order stay in sight.
    if !hands.order.is_empty() {
        let cards = slots.panels().iter().filter(|(panel, _)| *panel == Panel::Hand).map(|(_, rect)| *rect).collect::<Vec<_>>();
        slots.needed.extend(cards);
    }
    let look = (&*palette, &*overlay, &mut *busy);
    let closed = inspect(contexts.ctx_mut()?, &mut slots, look, &mut explained, subjects, |ui, subject| {
        // What stands beside the pointer otherwise.
        match &hands.aim {
            Aim::Can(does) if hands.by_keys => {
                for line in &does.lines {
                    label(ui, &palette, Game::glossary(), small(line).color(palette.net));
                }
                ui.separator();
            }
            Aim::Cant(refusal) if hands.by_keys => {
                label(ui, &palette, Game::glossary(), small(format!("{} {refusal}", icon("prohibit"))).color(palette.refused));
                ui.separator();
            }
            _ => {}
        }
        match *subject {
            Subject::Card(slot) => large_card(ui, &palette, open, slot, None),
            Subject::Model(model) => {
                if threatens(open, &hands, table.view_seat()) == Some(model) {
                    rich(ui, &palette, &t!("ae-look-threatens"), 13.0);
                }
                show_place(ui, &palette, open, model);
                large_card(ui, &palette, open, model.slot(), Some(model));
            }
            Subject::Square(square) => show_square(ui, &palette, &table, square),
            Subject::Side(seat) => {
                show_side(ui, &palette, &table, seat);
                ui.separator();
                show_operation(ui, &palette, open);
            }
        }
    });
    if closed {
        if hands.looks() {
            hands.look_away();
        } else {
            pressed.write(Pressed(Command::Back));
        }
    }
    Ok(())
}

/// Where a model stands and what that means.
fn show_place(ui: &mut Ui, palette: &Palette, table: &Table, model: ModelId) {
    let (Some(square), Some(base)) = (table.square(model), table.base(model)) else { return };
    let ground = table.ground();
    let mut lines = vec![t!("ae-look-stands", square = square.to_string(), facing = table.model(model).facing.name())];
    if table.in_noise(base) {
        lines.push(t!("ae-look-in-noise"));
    } else if base.squares().is_subset(ground.fragmented()) {
        lines.push(t!("ae-look-in-cover"));
    }
    if table.cache == Cache::Carried(model) {
        lines.push(t!("ae-look-carries"));
    }
    if table.downloads.contains(model) {
        lines.push(t!("ae-look-downloads"));
    }
    for line in lines {
        rich(ui, palette, &line, 13.0);
    }
}

/// A square: its schema, terrain, and what stands there.
fn show_square(ui: &mut Ui, palette: &Palette, table: &OnTable<Game>, square: Square) {
    let view = &table.view;
    let open = &view.table;
    let ground = open.ground();
    if ground.firewalls().contains(square) {
        ui.label(strong(format!("{} {}", icon("shield"), t!("ae-look-firewall"))).size(17.0));
        rich(ui, palette, &t!("ae-look-firewall.tip"), 13.5);
    }
    let Some(schema) = ground.schema_at(square) else {
        rich(ui, palette, &t!("ae-word-noise.tip"), 14.0);
        return;
    };
    let Some(placed) = open.schemas.get(schema) else { return };
    let Some(shape) = placed.shape_in(open.catalog.shapes()) else { return };
    ui.label(strong(format!("{} {}", icon("grid-four"), schema_name(open, schema))).size(18.0));
    let about = t!("ae-look-schema", size = shape.size().name(), square = square.to_string());
    label(ui, palette, Game::glossary(), small(about).color(palette.muted));
    ui.label(mono(t!("ae-look-schema-ram", ram = shape.size().turn_ram()), 13.0)).on_hover_text(t!("ae-look-schema-ram.tip"));
    let terrain = [
        (ground.resistor(), key!("ae-word-resistor.tip")),
        (ground.fragmented(), key!("ae-word-fragmented.tip")),
        (ground.obstructions(), key!("ae-word-obstruction.tip")),
    ];
    for (squares, meaning) in terrain {
        if squares.contains(square) {
            rich(ui, palette, &say(meaning, &[]), 14.0);
        }
    }
    if let Some((kind, at)) = open.uplink(schema) {
        ui.add_space(4.0);
        show_uplink(ui, palette, view, schema, kind, at);
        for (seat, sites) in view.tokens.iter().enumerate() {
            let placed = open.tokens.at[seat] & 1 << schema != 0;
            let known = Symbol::ALL.into_iter().find(|symbol| sites[*symbol as usize] == Some(schema as u8));
            if placed {
                let symbol = known.map_or("hidden", |symbol| symbol.label());
                let player = table.names().of(Seat(seat as u8)).into_owned();
                ui.label(small(t!("ae-look-token", player = player, symbol = symbol)));
            }
        }
    }
    if open.cache == Cache::Lying(square) {
        rich(ui, palette, &t!("ae-look-cache-lies"), 13.5);
    }
    if view.own().is_some_and(|own| open.holder(schema).is_some_and(|holder| holder != own)) {
        label(ui, palette, Game::glossary(), small(t!("ae-look-stuck")).color(palette.refused));
    }
}

/// A node or pylon: who holds it, what it costs and brings.
fn show_uplink(ui: &mut Ui, palette: &Palette, view: &View, schema: usize, kind: Uplink, at: Square) {
    let open = &view.table;
    let symbol = match kind {
        Uplink::Node => "circle",
        Uplink::Pylon => "diamond",
    };
    ui.label(strong(format!("{} {}", icon(symbol), t!("ae-look-uplink", kind = kind.name(), square = at.to_string()))).size(16.0));
    ui.horizontal(|ui| match open.holder(schema) {
        Some(holder) => {
            ui.label(palette.mark(holder));
            ui.label(small(t!("ae-look-holder", whose = whose_key(view.own(), holder))));
        }
        None => {
            ui.label(small(t!("ae-look-holder", whose = "nobody")).color(palette.muted));
        }
    });
    let own = view.own().unwrap_or(open.turn);
    if open.holder(schema) != Some(own) {
        rich(ui, palette, &t!("ae-look-capture", cost = open.capture_cost(own, schema).unwrap_or_default()), 13.0);
    }
    rich(ui, palette, &t!("ae-look-brings", kind = kind.name()), 13.0);
    if open.cache == Cache::InNode && kind == Uplink::Node {
        rich(ui, palette, &t!("ae-look-cache-inside"), 13.5);
    }
}

/// A side: its RAM, what it holds, what re-calibration will give it.
fn show_side(ui: &mut Ui, palette: &Palette, table: &OnTable<Game>, seat: Seat) {
    let open = &table.view.table;
    let side = open.side(seat);
    ui.horizontal(|ui| {
        ui.label(palette.mark(seat));
        ui.label(strong(table.names().of(seat).into_owned()).size(18.0));
    });
    let (nodes, pylons) = open.held(seat);
    rich(ui, palette, &t!("ae-look-side", ram = side.ram, nodes = nodes, pylons = pylons, times = side.recalibrations), 13.5);
    show_reckoning(ui, palette, open, seat);
    for slot in open.slots(seat) {
        if let Some(program) = open.card(slot) {
            let text = small(format!("{}  {}", program.name, super::cards::standing(open, slot))).color(palette.muted);
            label(ui, palette, with_cards::<Game>(table.content), text);
        }
    }
}

/// What re-calibration sets the RAM to, line by line (AE-80).
fn show_reckoning(ui: &mut Ui, palette: &Palette, open: &Table, seat: Seat) {
    let (nodes, pylons) = open.held(seat);
    let gone = |kind: Kind| {
        let slots = open.slots(seat).filter(|slot| open.card(*slot).is_some_and(|program| program.kind == kind) && open.is_deleted(*slot));
        slots.count() as u8
    };
    let avatar =
        open.slots(seat).filter(|slot| !open.is_deleted(*slot)).filter_map(|slot| open.card(slot)).map(|program| program.ram).sum::<u8>();
    let lines = [
        (t!("ae-look-sum-avatar"), avatar),
        (t!("ae-look-sum-nodes", count = nodes), nodes * 2),
        (t!("ae-look-sum-pylons", count = pylons), pylons),
        (t!("ae-look-sum-functions", count = gone(Kind::Function)), gone(Kind::Function) * 2),
        (t!("ae-look-sum-subroutines", count = gone(Kind::Subroutine)), gone(Kind::Subroutine)),
    ];
    ui.label(strong(t!("ae-look-sum")).size(14.0)).on_hover_text(t!("ae-look-sum.tip", most = MOST_RAM));
    egui::Grid::new("reckoning").num_columns(2).spacing([16.0, 2.0]).show(ui, |ui| {
        let sum: u8 = lines.iter().map(|(_, ram)| ram).sum();
        for (text, ram) in lines.iter().filter(|(_, ram)| *ram > 0) {
            label(ui, palette, Game::glossary(), small(text).color(palette.muted));
            ui.label(mono(format!("+{ram}"), 13.0));
            ui.end_row();
        }
        let most = if sum > MOST_RAM { t!("ae-look-sum-over", sum = sum, most = MOST_RAM) } else { t!("ae-look-sum-total") };
        ui.label(small(most));
        ui.label(mono(open.ram_set(seat).to_string(), 15.0).strong().color(palette.gained));
        ui.end_row();
    });
}

fn show_operation(ui: &mut Ui, palette: &Palette, open: &Table) {
    let operation = open.operation();
    ui.label(strong(format!("{} {}", icon("flag"), operation.name)).size(18.0));
    for line in operation_text(operation) {
        rich(ui, palette, &line, 13.5);
    }
}
