//! The title over a living table.

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::desktop::launch::{Data, Quit, StartMatch};
use crate::desktop::overlay::{Overlay, Overlays};
use crate::desktop::sound::Sound;
use crate::desktop::theme::{Palette, menu_button, mono, panel_frame, small, title};
use crate::desktop::{DrawSet, Screen};
use crate::matches::library::Saved;
use crate::t;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Screen).run_if(in_state(Screen::Title)))
        .add_systems(OnEnter(Screen::Title), find_unfinished);
}

/// The match that was played last and is not over.
#[derive(Resource, Debug, Default)]
struct Unfinished(Option<Saved>);

fn find_unfinished(mut commands: Commands, data: Res<Data>) {
    let open = |saved: &Saved| saved.content.as_ref().is_ok_and(|summary| summary.outcome.is_none() && summary.steps > 0);
    let latest = data.list().into_iter().find(open);
    commands.insert_resource(Unfinished(latest));
}

fn draw(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    (overlay, mut overlays): (Res<State<Overlay>>, Overlays),
    mut next: ResMut<NextState<Screen>>,
    mut starts: MessageWriter<StartMatch>,
    mut quits: MessageWriter<Quit>,
    mut sounds: MessageWriter<Sound>,
    unfinished: Option<Res<Unfinished>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let screen = ctx.viewport_rect();
    egui::Area::new("title".into()).order(egui::Order::Background).fixed_pos(egui::pos2((screen.width() * 0.07).max(24.0), 0.0)).show(
        ctx,
        |ui| {
            ui.set_min_height(screen.height());
            ui.set_width(320.0);
            ui.add_space((screen.height() * 0.5 - 250.0).max(16.0));
            panel_frame(&palette).show(ui, |ui| {
                if *overlay != Overlay::None {
                    ui.disable();
                }
                ui.set_width(288.0);
                ui.label(mono("> cyberdeck_", 13.0).color(palette.net));
                ui.label(title("Cyberdeck"));
                ui.label(RichText::new(t!("title-about")).color(palette.muted));
                ui.add_space(12.0);
                let mut chosen = false;
                let latest = unfinished.as_ref().and_then(|unfinished| unfinished.0.as_ref());
                if let Some((saved, summary)) = latest.and_then(|saved| Some((saved, saved.content.as_ref().ok()?))) {
                    let button = menu_button(ui, "play", &t!("title-continue"), 288.0);
                    let names: Vec<_> = summary.seats.iter().map(|seat| seat.name.as_str()).collect();
                    if button.on_hover_text(t!("title-continue.tip", players = names.join(", "), steps = summary.steps)).clicked() {
                        starts.write(StartMatch::Resume(saved.path.clone()));
                        chosen = true;
                    }
                }
                if menu_button(ui, "dice-five", &t!("menu-new-match"), 288.0).clicked() {
                    next.set(Screen::NewMatch);
                    chosen = true;
                }
                if menu_button(ui, "folder-open", &t!("menu-library"), 288.0).clicked() {
                    next.set(Screen::Library);
                    chosen = true;
                }
                ui.horizontal(|ui| {
                    for (symbol, text, about, screen) in [
                        ("cpu", t!("title-drives"), t!("title-drives.tip"), Screen::Drives),
                        ("users-three", t!("title-collectives"), t!("title-collectives.tip"), Screen::Collectives),
                    ] {
                        if menu_button(ui, symbol, &text, 140.0).on_hover_text(about).clicked() {
                            next.set(screen);
                            chosen = true;
                        }
                    }
                });
                for (symbol, text, opened) in [
                    ("book-open", t!("rulebook"), Overlay::Rulebook),
                    ("gear", t!("settings"), Overlay::Settings),
                    ("info", t!("credits"), Overlay::Credits),
                ] {
                    if menu_button(ui, symbol, &text, 288.0).clicked() {
                        overlays.open(opened);
                        chosen = true;
                    }
                }
                if menu_button(ui, "sign-out", &t!("menu-quit"), 288.0).on_hover_text(t!("menu-quit.tip")).clicked() {
                    quits.write(Quit);
                }
                if chosen {
                    sounds.write(Sound::Click);
                }
            });
            ui.add_space(8.0);
            ui.label(small(t!("title-version", version = env!("CARGO_PKG_VERSION"))).color(palette.muted));
        },
    );
    Ok(())
}
