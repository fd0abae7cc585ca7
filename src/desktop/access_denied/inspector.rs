//! The inspector: the card, sector or player that is pointed at, with all that is to be known of it.

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, Sense, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::face::{card_back, large_card, small_card};
use super::pieces::{Spot, played};
use super::spots::Around;
use super::words::{kinds, lasting, name};
use crate::desktop::board::{CardLook, Selected};
use crate::desktop::keys::{Command, Pressed};
use crate::desktop::redraw::Busy;
use crate::desktop::table::frame::{FrameDrawn, Looking};
use crate::desktop::table::glossary::{label, tip, with_cards};
use crate::desktop::table::session::OnTable;
use crate::desktop::table::slots::{Explained, Slots, inspect};
use crate::desktop::theme::{Palette, icon, mono, small, strong};
use crate::desktop::{DrawSet, InMatch, Overlay};
use crate::rules::access_denied::{Card, Level, Sector, State as Game, View, requirement};
use crate::rules::game::{Game as _, Seat};
use crate::t;

pub(super) fn plugin(app: &mut App) {
    let shown = in_state(InMatch).and_then(resource_exists::<OnTable<Game>>);
    app.add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Screen).after(FrameDrawn).run_if(shown));
}

/// What is looked at.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Subject {
    Card(Card),
    Sector(Sector),
    Deck,
    Player(Seat),
}

/// What is pointed at, and what is chosen. Cards of the hand are enlarged there.
fn subjects(view: &View, selection: &Selected<Game>, seat: Option<Seat>, looking: Option<Seat>) -> (Option<Subject>, Option<Subject>) {
    let of_spot = |spot: Spot| match spot {
        Spot::Rack(sector) | Spot::Row(sector, _) => Some(Subject::Sector(sector)),
        Spot::Card(card) => Some(Subject::Card(card)),
        Spot::Pile => view.top.map(Subject::Card),
        Spot::Deck => Some(Subject::Deck),
        Spot::Middle => played(view).last().copied().map(Subject::Card),
    };
    let pointed = seat.map(Subject::Player).or_else(|| selection.over.filter(|_| selection.dragged.is_none()).and_then(of_spot));
    (pointed, looking.map(Subject::Player).or_else(|| selection.spot.or(selection.looked).and_then(of_spot)))
}

fn draw(
    mut contexts: EguiContexts,
    table: Res<OnTable<Game>>,
    (mut slots, looking, palette, overlay): (ResMut<Slots>, Res<Looking>, Res<Palette>, Res<State<Overlay>>),
    (mut selection, around): (ResMut<Selected<Game>>, Res<Around>),
    (mut explained, mut pressed): (Local<Explained<Subject>>, MessageWriter<Pressed>),
    mut busy: ResMut<Busy>,
) -> Result {
    let subjects = subjects(&table.view, &selection, slots.seat, looking.0);
    slots.aside = around.free;
    slots.needed.extend(&around.racks);
    let look = (&*palette, &*overlay, &mut *busy);
    let closed = inspect(contexts.ctx_mut()?, &mut slots, look, &mut explained, subjects, |ui, subject| match *subject {
        Subject::Card(card) => show_card(ui, &palette, &table, card),
        Subject::Sector(sector) => show_sector(ui, &palette, &table, sector),
        Subject::Deck => show_deck(ui, &palette, &table),
        Subject::Player(seat) => show_player(ui, &palette, &table, seat),
    });
    let looks = looking.0.is_none() && selection.spot.is_none();
    if closed && looks {
        selection.looked = None;
    } else if closed {
        pressed.write(Pressed(Command::Back));
    }
    Ok(())
}

/// From this width on, what is explained stands side by side.
const WIDE: f32 = 270.0;

fn show_card(ui: &mut Ui, palette: &Palette, table: &OnTable<Game>, card: Card) {
    let view = &table.view;
    let face = view.table.cards.face(card);
    if ui.available_width() > WIDE {
        ui.horizontal_top(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(100.0, 140.0), Sense::hover());
            small_card(ui.painter(), palette, rect.shrink(2.0), face, CardLook::PLAIN, false);
            ui.vertical(|ui| {
                ui.label(strong(&face.title));
                let words: Vec<String> = kinds(face).into_iter().map(|(word, _)| word).collect();
                let needs = face.requires.map(|requires| t!("ad-needs", requirement = requirement(requires)));
                let line = words.into_iter().chain(needs).collect::<Vec<_>>().join(" · ");
                label(ui, palette, Game::glossary(), small(line).color(palette.muted));
                label(ui, palette, with_cards::<Game>(table.content), RichText::new(face.text()).size(14.0));
                known(ui, table, card);
            });
        });
        return;
    }
    let width = ui.available_width() - 4.0;
    let (shown, look) = ((card, face), (palette, with_cards::<Game>(table.content)));
    let height = large_card(ui, look, egui::Pos2::ZERO, width, shown, None, false);
    let (rect, _) = ui.allocate_exact_size(vec2(width, height + 4.0), Sense::hover());
    large_card(ui, look, rect.min, width, shown, None, true);
    for (word, meaning) in kinds(face) {
        label(ui, palette, Game::glossary(), small(format!("{word}: {meaning}")).color(palette.muted));
    }
    known(ui, table, card);
}

/// Who knows of a card in one's own hand, and whose card one knows of.
fn known(ui: &mut Ui, table: &OnTable<Game>, card: Card) {
    let view = &table.view;
    let knowers: Vec<String> = (0..view.table.seats)
        .map(Seat)
        .filter(|seat| view.hand.contains(card) && view.exposed[seat.index()].contains(card))
        .map(|seat| table.names().of(seat).into_owned())
        .collect();
    if view.hand.contains(card) {
        let text = if knowers.is_empty() { t!("ad-unknown-to-others") } else { t!("ad-known-to", players = knowers.join(", ")) };
        ui.label(small(format!("{} {text}", icon(if knowers.is_empty() { "eye-slash" } else { "eye" }))));
    }
    let holder = (0..view.table.seats).map(Seat).find(|seat| view.known[seat.index()].contains(card));
    if let Some(holder) = holder {
        ui.label(small(format!("{} {}", icon("eye"), t!("ad-you-know", player = table.names().of(holder).into_owned()))));
    }
}

fn show_sector(ui: &mut Ui, palette: &Palette, table: &OnTable<Game>, sector: Sector) {
    let view = &table.view;
    ui.horizontal(|ui| {
        ui.label(strong(sector.name()).size(20.0));
        match view.table.controller(sector) {
            Some(seat) => {
                ui.label(palette.mark(seat));
                ui.label(if view.own() == Some(seat) { t!("ad-yours") } else { table.names().of(seat).into_owned() });
            }
            None => {
                label(ui, palette, Game::glossary(), RichText::new(t!("ad-uncontrolled")).color(palette.muted));
            }
        }
    });
    if ui.available_width() > WIDE {
        ui.horizontal_top(|ui| {
            ui.vertical(|ui| {
                ui.set_width(ui.available_width() * 0.42);
                show_levels(ui, palette, table, sector);
            });
            ui.vertical(|ui| show_secrets(ui, palette, table, sector));
        });
    } else {
        show_levels(ui, palette, table, sector);
        show_secrets(ui, palette, table, sector);
    }
}

/// Who has which access to a sector.
fn show_levels(ui: &mut Ui, palette: &Palette, table: &OnTable<Game>, sector: Sector) {
    let view = &table.view;
    for level in [Level::Root, Level::Oper, Level::User] {
        ui.horizontal_wrapped(|ui| {
            label(ui, palette, Game::glossary(), mono(format!("{:<5}", level.name()), 13.0).color(palette.muted));
            let mut nobody = true;
            for seat in (0..view.table.seats).map(Seat).filter(|seat| view.table.level(*seat, sector) == level) {
                nobody = false;
                ui.label(palette.mark(seat));
                ui.label(small(name(view, table.names(), seat)));
            }
            if nobody {
                ui.label(small("–").color(palette.muted));
            }
        });
    }
    if view.own().is_some() {
        ui.label(small(t!("ad-lamps")).color(palette.muted));
    }
}

/// What Root in a sector brings, what lies on it, its password where it is seen, and, of one's own, who knows what of it.
fn show_secrets(ui: &mut Ui, palette: &Palette, table: &OnTable<Game>, sector: Sector) {
    let view = &table.view;
    let (rule, text) = sector.bonus();
    label(ui, palette, Game::glossary(), small(format!("{} {}", icon("crown"), t!("ad-root-bonus", text = text, rule = rule))));
    for lying in view.table.lying.iter().filter(|lying| lying.sector == sector) {
        ui.horizontal_wrapped(|ui| {
            ui.label(palette.mark(lying.seat));
            let text = format!("{}: {}", view.table.cards.title(lying.card), view.table.cards.face(lying.card).text());
            label(ui, palette, Game::glossary(), small(text));
        });
    }
    let password = &view.passwords[sector.index()];
    if !password.is_empty() {
        let codes: Vec<String> =
            password.iter().map(|card| format!("{} ({})", view.table.cards.code(*card), view.table.cards.title(*card))).collect();
        let whose = if view.table.controller(sector) == view.own() { "you" } else { "other" };
        ui.label(small(format!("{} {}", icon("key"), t!("ad-your-password", whose = whose, codes = codes.join(", ")))));
        for seat in (0..view.table.seats).map(Seat).filter(|seat| view.own() != Some(*seat)) {
            let clue = view.clues[sector.index()][seat.index()];
            if clue.within.is_empty() && clue.out.is_empty() {
                continue;
            }
            let list = |codes: crate::rules::access_denied::Codes| codes.iter().map(|code| code.to_string()).collect::<String>();
            ui.horizontal_wrapped(|ui| {
                ui.label(palette.mark(seat));
                let (within, out) = (list(clue.within), list(clue.out));
                let kind = match (within.is_empty(), out.is_empty()) {
                    (false, false) => "both",
                    (false, true) => "within",
                    _ => "out",
                };
                ui.label(small(t!("ad-clue", kind = kind, within = within, out = out)).color(palette.muted));
            });
        }
    }
}

fn show_deck(ui: &mut Ui, palette: &Palette, table: &OnTable<Game>) {
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(44.0, 60.0), Sense::hover());
        card_back(ui.painter(), rect);
        ui.label(strong(t!("ad-deck", count = table.view.deck)));
    });
    label(ui, palette, Game::glossary(), small(t!("ad-deck.tip")).color(palette.muted));
}

fn show_player(ui: &mut Ui, palette: &Palette, table: &OnTable<Game>, seat: Seat) {
    let view = &table.view;
    let own = view.own() == Some(seat);
    let player = view.table.player(seat);
    ui.horizontal(|ui| {
        ui.label(palette.mark(seat).size(18.0));
        ui.label(strong(if own { t!("ad-you") } else { table.names().of(seat).into_owned() }).size(18.0));
    });
    let controlled: Vec<&str> = view.table.controlled(seat).map(Sector::name).collect();
    label(
        ui,
        palette,
        Game::glossary(),
        small(t!("ad-controls", sectors = controlled.join(", "), roots = view.table.roots(seat), goal = view.table.goal)),
    );
    for level in [Level::Root, Level::Oper, Level::User] {
        let gained = |sector: &Sector| view.table.level(seat, *sector) == level && view.table.controller(*sector) != Some(seat);
        let sectors: Vec<String> = Sector::ALL.into_iter().filter(gained).map(|sector| sector.to_string()).collect();
        if !sectors.is_empty() {
            let text = t!("ad-level-in", level = level.name(), sectors = sectors.join(", "));
            label(ui, palette, Game::glossary(), small(text).color(palette.muted));
        }
    }
    if player.upgrades.is_empty() {
        label(ui, palette, Game::glossary(), small(t!("ad-no-upgrades")).color(palette.muted));
    }
    for card in player.upgrades.iter() {
        let text = format!("{} {}: {}", icon("plug-charging"), view.table.cards.title(card), view.table.cards.face(card).text());
        label(ui, palette, Game::glossary(), small(text));
    }
    let mut effects: Vec<(String, String)> = Vec::new();
    for (marks, now) in [(player.now, true), (player.next, false)] {
        effects.extend(marks.iter().map(|effect| {
            let (symbol, text, meaning) = lasting(effect);
            let text = if now { t!("ad-this-turn", effect = text) } else { t!("ad-next-turn", effect = text) };
            (format!("{} {text}", icon(symbol)), meaning)
        }));
    }
    if player.no_limit {
        effects.push((format!("{} {}", icon("arrows-out"), t!("ad-no-limit")), t!("ad-no-limit.tip")));
    }
    if let Some(sector) = player.upgrades_off {
        effects.push((format!("{} {}", icon("power"), t!("ad-upgrades-off", sector = sector.name())), t!("ad-upgrades-off.tip")));
    }
    for (text, meaning) in effects {
        tip(ui.label(small(text).color(palette.asks)), palette, Game::glossary(), meaning);
    }
    if !own {
        let known: Vec<String> = view.known[seat.index()]
            .iter()
            .map(|card| format!("{} ({})", view.table.cards.title(card), view.table.cards.code(card)))
            .collect();
        if !known.is_empty() {
            ui.label(small(format!("{} {}", icon("eye"), t!("ad-known-hand", cards = known.join(", ")))));
        }
    }
}
