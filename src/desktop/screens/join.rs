//! Joining a table: that of a host in the room, or elsewhere.

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::desktop::hosting::Hosting;
use crate::desktop::joining::{Joining, Wish, read_invitation};
use crate::desktop::keys::{Command, Pressed, was_pressed};
use crate::desktop::launch::Data;
use crate::desktop::redraw::Busy;
use crate::desktop::settings::Settings;
use crate::desktop::theme::{Palette, heading, icon, main_button, panel_frame, put_to_sleep, small, text_field};
use crate::desktop::{Overlay, Screen};
use crate::games::title_of;
use crate::net::nearby::Lookout;
use crate::t;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Form>()
        .add_systems(EguiPrimaryContextPass, draw.in_set(super::OnScreen).run_if(in_state(Screen::Join)))
        .add_systems(OnEnter(Screen::Join), |mut form: ResMut<Form>| form.lookout = Lookout::new().ok())
        .add_systems(OnExit(Screen::Join), |mut joining: ResMut<Joining>, mut form: ResMut<Form>| {
            joining.leave();
            form.lookout = None;
        });
}

/// What is typed in, and what is found in the local network.
#[derive(Resource, Default)]
struct Form {
    address: String,
    code: String,
    /// None where the network allows no search.
    lookout: Option<Lookout>,
}

/// How many letters a code has.
const CODE: usize = 6;

fn draw(
    mut contexts: EguiContexts,
    (palette, overlay): (Res<Palette>, Res<State<Overlay>>),
    mut form: ResMut<Form>,
    mut settings: ResMut<Settings>,
    (mut joining, mut hosting, data): (ResMut<Joining>, ResMut<Hosting>, Res<Data>),
    mut next: ResMut<NextState<Screen>>,
    (mut pressed, mut busy): (MessageReader<Pressed>, ResMut<Busy>),
) -> Result {
    // Hosts come and go.
    busy.soon();
    let form = form.bypass_change_detection();
    let ctx = contexts.ctx_mut()?;
    let width = 560.0_f32.min(ctx.viewport_rect().width() - 56.0);
    let nearby = form.lookout.as_mut().map(|lookout| lookout.found().to_vec()).unwrap_or_default();
    // The only host around is most likely the one.
    if let ([only], true) = (&nearby[..], form.address.is_empty()) {
        form.address.clone_from(&only.address);
    }
    let (mut wanted, mut again) = (None, None);
    let by_key = was_pressed(&mut pressed, |command| command == Command::Main) && *overlay == Overlay::None;
    egui::Area::new("join".into()).anchor(egui::Align2::CENTER_CENTER, [0.0, 0.0]).order(egui::Order::Background).show(ctx, |ui| {
        panel_frame(&palette).show(ui, |ui| {
            if *overlay != Overlay::None {
                put_to_sleep(ui);
            }
            ui.set_width(width);
            ui.label(heading(t!("join")));
            ui.label(small(t!("join-about")).color(palette.muted));
            ui.separator();
            let mut name = settings.name.clone();
            egui::Grid::new("join").num_columns(2).spacing([16.0, 10.0]).show(ui, |ui| {
                let mut field = |label: String, text: &mut String, hint: String, most: usize| {
                    ui.label(label);
                    ui.add(text_field(text).hint_text(hint).desired_width(280.0).char_limit(most));
                    ui.end_row();
                };
                field(t!("join-name"), &mut name, t!("seat-player", number = 1), 24);
                field(t!("join-address"), &mut form.address, "192.168.0.7".into(), 80);
                field(t!("join-code"), &mut form.code, "KTMWQZ".into(), CODE);
                field(t!("join-password"), &mut joining.password, t!("join-password.tip"), 80);
            });
            if let Some((address, code)) = read_invitation(&form.address) {
                (form.address, form.code) = (address, code);
            }
            if name != settings.name {
                settings.name = name;
            }
            if !nearby.is_empty() {
                ui.label(small(t!("join-nearby")).color(palette.muted));
                ui.horizontal_wrapped(|ui| {
                    for host in nearby {
                        let chosen = form.address == host.address;
                        let text = format!("{} {}  {}", icon("wifi-high"), host.name, host.address);
                        if ui.add(egui::Button::selectable(chosen, text).frame_when_inactive(true)).clicked() {
                            form.address = host.address;
                        }
                    }
                });
            }
            let ready = form.code.trim().len() == CODE && !form.address.trim().is_empty();
            if let Some(says) = &joining.says {
                let (symbol, color) = if joining.is_on() { ("hourglass", palette.net) } else { ("warning", palette.refused) };
                ui.label(RichText::new(format!("{} {says}", icon(symbol))).color(color));
            }
            ui.separator();
            ui.horizontal(|ui| {
                let sit = main_button(ui, &palette, t!("join-sit"), ready).clicked() || by_key && ready;
                let watch = ui.add_enabled(ready, egui::Button::new(t!("join-watch")).min_size(egui::vec2(0.0, 34.0)));
                let watch = watch.on_hover_text(t!("join-watch.tip")).clicked();
                if sit || watch {
                    wanted = Some((form.address.clone(), form.code.clone(), if watch { Wish::Watch } else { Wish::AnySeat }));
                }
                if ui.button(t!("back")).clicked() {
                    joining.leave();
                    next.set(Screen::Title);
                }
            });
            if !settings.joined.is_empty() {
                ui.separator();
                ui.label(small(t!("join-before")).color(palette.muted));
            }
            for joined in &settings.joined {
                let game = title_of(&joined.game).unwrap_or_default();
                let text = format!("{} {game}  {}  {}", icon("play"), joined.code, joined.address);
                if ui.button(text).on_hover_text(t!("join-before.tip")).clicked() {
                    again = Some(joined.clone());
                }
            }
        });
    });
    if let Some((address, code, wish)) = wanted {
        let before = settings.joined.iter().find(|joined| joined.hosted && (&joined.address, &joined.code) == (&address, &code));
        again = again.or(before.filter(|_| wish != Wish::Watch).cloned());
        if again.is_none() {
            joining.sit(&settings, &address, &code, wish);
        }
    }
    if let Some(joined) = again {
        joining.come_back(&settings, (&mut hosting, data.library()), &joined);
    }
    Ok(())
}
