//! The menu of a match. Leaving never asks: every confirmed action is on disk already.

use bevy::prelude::*;
use bevy_egui::egui;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::overlay_window;
use crate::bots::Level;
use crate::desktop::keys::{Command, Pressed, key_name};
use crate::desktop::launch::Quit;
use crate::desktop::overlay::{Overlay, Overlays};
use crate::desktop::settings::Settings;
use crate::desktop::table::company::show_seat;
use crate::desktop::table::session::{Around, AskFor, Company, Reseat, Say, Seating, Wishes, Word};
use crate::desktop::theme::{Palette, icon, main_menu_button, menu_button, small, text_field};
use crate::desktop::{DrawSet, Screen};
use crate::matches::Player;
use crate::net::client::Phrase;
use crate::rules::game::{MAX_SEATS, Seat};
use crate::t;
use crate::text::say as say_it;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Overlay::Menu), ask_who_watches);
    app.add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Overlay).run_if(in_state(Overlay::Menu)));
}

fn ask_who_watches(company: Res<Company>, mut words: MessageWriter<Word>) {
    if company.0.is_some() {
        words.write(Word::Watchers);
    }
}

fn draw(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    mut overlays: Overlays,
    mut next: ResMut<NextState<Screen>>,
    (mut quits, mut pressed): (MessageWriter<Quit>, MessageWriter<Pressed>),
    seating: Res<Seating>,
    mut reseats: MessageWriter<Reseat>,
    (mut settings, mut wishes, mut say): (ResMut<Settings>, ResMut<Wishes>, MessageWriter<Say>),
    (company, mut words, mut line): (Res<Company>, MessageWriter<Word>, Local<String>),
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut chosen = None;
    let closed = overlay_window(ctx, &palette, &t!("menu"), 340.0, |ui| {
        let key = |command: Command| key_name(command.key(&settings));
        if main_menu_button(ui, &palette, "play-fill", &t!("menu-resume"), &key(Command::Back)).clicked() {
            chosen = Some((Overlay::None, None));
        }
        ui.add_space(4.0);
        ui.spacing_mut().item_spacing.y = 4.0;
        if menu_button(ui, "book-open", &t!("rulebook"), 308.0).clicked() {
            pressed.write(Pressed(Command::Rulebook));
        }
        let entries = [
            ("gear", t!("settings"), Overlay::Settings, None),
            ("plus", t!("menu-new-match"), Overlay::None, Some(Screen::NewMatch)),
            ("folder-open", t!("menu-library"), Overlay::None, Some(Screen::Library)),
            ("house", t!("menu-title"), Overlay::None, Some(Screen::Title)),
        ];
        for (symbol, text, over, screen) in entries {
            if menu_button(ui, symbol, &text, 308.0).clicked() {
                chosen = Some((over, screen));
            }
        }
        if menu_button(ui, "sign-out", &t!("menu-quit"), 308.0).clicked() {
            quits.write(Quit);
        }
        ui.add_space(4.0);
        if !seating.seats.is_empty() {
            egui::CollapsingHeader::new(t!("menu-players")).id_salt("players").default_open(false).show(ui, |ui| {
                egui::ScrollArea::vertical().max_height(190.0).show(ui, |ui| {
                    for (at, (name, player)) in seating.seats.iter().enumerate() {
                        let seat = Seat(at as u8);
                        ui.horizontal(|ui| {
                            ui.label(palette.mark(seat));
                            ui.add(egui::Label::new(small(name.as_str())).truncate());
                            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                                let mut chosen = *player;
                                egui::ComboBox::from_id_salt(("plays", at)).width(110.0).selected_text(player_name(chosen)).show_ui(
                                    ui,
                                    |ui| {
                                        for other in std::iter::once(Player::Human).chain(Level::ALL.into_iter().map(Player::Bot)) {
                                            ui.selectable_value(&mut chosen, other, player_name(other));
                                        }
                                    },
                                );
                                if chosen != *player {
                                    reseats.write(Reseat(seat, chosen));
                                }
                            });
                        });
                        if seating.asks && *player == Player::Human {
                            asked_for(ui, &palette, seat, &seating, (&mut settings, &mut wishes), &mut |word| {
                                say.write(word);
                                chosen = Some((Overlay::None, None));
                            });
                        }
                    }
                });
            });
        }
        if let Some(around) = &company.0 {
            let mut said = None;
            egui::ScrollArea::vertical().max_height(230.0).show(ui, |ui| together(ui, &palette, around, &mut line, &mut said));
            if let Some(word) = said {
                words.write(word);
                chosen = Some((Overlay::None, None));
            }
            ui.label(small(t!("menu-hosted")).color(palette.muted));
        } else {
            ui.label(small(t!("menu-saved")).color(palette.muted));
        }
    });
    if let Some((over, screen)) = chosen {
        overlays.open(over);
        if let Some(screen) = screen {
            next.set(screen);
        }
    } else if closed {
        overlays.close();
    }
    Ok(())
}

/// Who is at the table of a host, and what can be said there.
fn together(ui: &mut egui::Ui, palette: &Palette, around: &Around, line: &mut String, said: &mut Option<Word>) {
    for seat in &around.seats {
        ui.horizontal(|ui| {
            show_seat(ui, palette, around, seat);
            let away = seat.taken && !seat.present && seat.player == Player::Human;
            if !around.own.is_empty() && away && ui.small_button(icon("robot")).on_hover_text(t!("menu-bot")).clicked() {
                *said = Some(Word::Bot(seat.seat));
            }
            let other = seat.taken && seat.player == Player::Human && !around.own.contains(seat.seat);
            if !around.own.is_empty() && other && removes(ui, ("seat", seat.seat.0), &seat.name) {
                *said = Some(Word::Remove(seat.seat));
            }
        });
    }
    // Where several people play at this machine, it watches itself, without a name.
    for watcher in around.watchers.iter().filter(|watcher| !watcher.name.is_empty()) {
        ui.horizontal(|ui| {
            ui.label(icon("eye").to_string());
            ui.label(&watcher.name);
            if !around.own.is_empty() && removes(ui, ("watcher", watcher.number), &watcher.name) {
                *said = Some(Word::RemoveWatcher(watcher.number));
            }
        });
    }
    if around.own.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        let (symbol, text) = if around.paused { ("play", t!("menu-go-on")) } else { ("pause", t!("menu-pause")) };
        if ui.button(format!("{} {text}", icon(symbol))).on_hover_text(t!("menu-pause.tip")).clicked() {
            *said = Some(Word::Pause(!around.paused));
        }
        for Phrase { phrase, text } in &around.phrases {
            if ui.button(format!("{} {text}", icon("chat"))).clicked() {
                *said = Some(Word::Phrase(phrase.clone()));
            }
        }
    });
    if around.talks {
        let field = ui.add(text_field(line).hint_text(t!("menu-say")).char_limit(200).desired_width(290.0));
        if field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter)) && !line.trim().is_empty() {
            *said = Some(Word::Text(std::mem::take(line)));
        }
    }
}

/// A button that removes somebody, once it was pressed twice.
fn removes(ui: &mut egui::Ui, who: impl egui::AsIdSalt, name: &str) -> bool {
    let asked = ui.id().with(("remove", who));
    let sure = ui.data(|data| data.get_temp::<bool>(asked)).unwrap_or_default();
    let text = if sure { t!("menu-remove-sure", player = name) } else { icon("x-circle").to_string() };
    let clicked = ui.small_button(text).on_hover_text(t!("menu-remove")).clicked();
    if clicked {
        ui.data_mut(|data| data.insert_temp(asked, !sure));
    }
    clicked && sure
}

/// What a person wants to be asked for, and coming to the machine to play something between other things.
fn asked_for(
    ui: &mut egui::Ui,
    palette: &Palette,
    seat: Seat,
    seating: &Seating,
    (settings, wishes): (&mut ResMut<Settings>, &mut ResMut<Wishes>),
    say: &mut dyn FnMut(Say),
) {
    let people = seating.seats.iter().filter(|(_, player)| *player == Player::Human).count();
    ui.horizontal(|ui| {
        ui.add_space(22.0);
        ui.label(small(t!("menu-asked")).color(palette.muted));
        let before = wishes.0[seat.index() % MAX_SEATS];
        let mut chosen = before;
        let name = |value: AskFor| {
            AskFor::ALL.iter().find(|(other, ..)| *other == value).map_or_else(String::new, |(_, name, _)| say_it(name, &[]))
        };
        egui::ComboBox::from_id_salt(("asked for", seat.0)).width(130.0).selected_text(small(name(chosen))).show_ui(ui, |ui| {
            for (value, name, meaning) in AskFor::ALL {
                ui.selectable_value(&mut chosen, value, say_it(name, &[])).on_hover_text(say_it(meaning, &[]));
            }
        });
        if chosen != before {
            if people == 1 {
                settings.ask_for = chosen;
            }
            wishes.0[seat.index() % MAX_SEATS] = chosen;
        }
        let hint = t!("menu-take");
        if people > 1 && seating.holder != Some(seat) && ui.small_button(icon("hand-pointing")).on_hover_text(hint).clicked() {
            say(Say::Machine(seat));
        }
    });
}

/// A player as the menu calls them.
fn player_name(player: Player) -> String {
    match player {
        Player::Human => t!("seat-person"),
        Player::Bot(level) => t!("seat-bot", level = level.name()),
    }
}
