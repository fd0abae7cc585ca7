//! A new match: the game, who sits where, options and seed.

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::known::{Known, Own, is_ready_elsewhere, known_values};
use crate::bots::{Level, Strategy};
use crate::desktop::keys::{Command, Pressed, was_pressed};
use crate::desktop::launch::{Data, StartMatch};
use crate::desktop::settings::{LastMatch, Settings};
use crate::desktop::theme::{Palette, heading, icon, main_button, panel_frame, small, strong};
use crate::desktop::{Overlay, Screen};
use crate::games::{IDS, Visitor, with_game};
use crate::matches::{Player, SeatSpec};
use crate::rules::game::{Game, MAX_SEATS, OptionSpec, Seat, Setup};
use crate::t;
use crate::text::say;

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
    /// The player's own lists.
    own: Own,
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
    let last = IDS.iter().find(|id| **id == settings.last_game);
    draft.game = last.or(IDS.first()).copied().unwrap_or_default();
    let sensible = || LastMatch { seats: vec![SeatSpec::human(), SeatSpec::bot(Level::Normal)], ..LastMatch::default() };
    draft.choice = settings.last_match.get(draft.game).filter(|last| !last.seats.is_empty()).cloned().unwrap_or_else(sensible);
    draft.choice.seats.truncate(MAX_SEATS);
}

fn draw(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    mut draft: ResMut<Draft>,
    mut settings: ResMut<Settings>,
    overlay: Res<State<Overlay>>,
    mut next: ResMut<NextState<Screen>>,
    mut starts: MessageWriter<StartMatch>,
    mut pressed: MessageReader<Pressed>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let screen = ctx.viewport_rect();
    let width = 620.0_f32.min(screen.width() - 32.0);
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
    let mut start = false;
    egui::Area::new("new match".into()).anchor(egui::Align2::CENTER_CENTER, [0.0, 0.0]).order(egui::Order::Background).show(ctx, |ui| {
        panel_frame(&palette).show(ui, |ui| {
            if *overlay != Overlay::None {
                ui.disable();
            }
            ui.set_width(width);
            ui.label(heading(t!("menu-new-match")));
            ui.separator();
            egui::ScrollArea::vertical().max_height(screen.height() - 190.0).show(ui, |ui| {
                ui.set_width(width);
                games(ui, draft, &mut settings);
                ui.add_space(4.0);
                let (least, most) = (*facts.seats.start(), *facts.seats.end());
                let seats_words = t!("new-match-seats", least = least, most = most, alike = if least == most { "yes" } else { "no" });
                ui.label(small(seats_words).color(palette.muted));
                seats(ui, &palette, &mut draft.choice.seats, &facts);
                ui.add_space(4.0);
                // Where every seat chooses something of its own, that is seen at once.
                let open = facts.options.iter().any(|spec| spec.seat().is_some());
                let header = egui::CollapsingHeader::new(t!("new-match-options")).id_salt(("options", draft.game)).default_open(open);
                header.show(ui, |ui| options(ui, draft.game, &mut draft.choice, &facts, &draft.own));
                for problem in &facts.problems {
                    ui.label(RichText::new(format!("{} {problem}", icon("warning"))).color(palette.refused));
                }
            });
            ui.separator();
            ui.horizontal(|ui| {
                if main_button(ui, &palette, t!("new-match-start", game = facts.title), facts.problems.is_empty()).clicked() {
                    start = true;
                }
                if ui.button(t!("back")).clicked() {
                    next.set(Screen::Title);
                }
            });
        });
    });
    let by_key = was_pressed(&mut pressed, |command| command == Command::Main) && *overlay == Overlay::None;
    if (start || by_key) && facts.problems.is_empty() {
        settings.last_match.insert(draft.game.to_owned(), draft.choice.clone());
        let (game, seats) = (draft.game.to_owned(), draft.choice.seats.clone());
        starts.write(StartMatch::New { game, setup, seats, seed });
    }
    Ok(())
}

/// The games to choose from.
fn games(ui: &mut egui::Ui, draft: &mut Draft, settings: &mut Settings) {
    ui.horizontal_wrapped(|ui| {
        for id in IDS {
            let Some(facts) = with_game(id, Ask(&Setup::new(2))) else { continue };
            if ui.selectable_label(draft.game == *id, strong(facts.title)).clicked() && draft.game != *id {
                draft.game = id;
                draft.choice = settings
                    .last_match
                    .get(*id)
                    .cloned()
                    .unwrap_or_else(|| LastMatch { seats: vec![SeatSpec::human(), SeatSpec::bot(Level::Normal)], ..LastMatch::default() });
            }
        }
    });
}

/// One row for each seat.
fn seats(ui: &mut egui::Ui, palette: &Palette, seats: &mut Vec<SeatSpec>, facts: &Facts) {
    let (least, most) = (usize::from(*facts.seats.start()), usize::from(*facts.seats.end()));
    let mut removed = None;
    let count = seats.len();
    for (at, seat) in seats.iter_mut().enumerate() {
        ui.horizontal(|ui| {
            ui.label(palette.mark(Seat(at as u8)).size(18.0));
            let hint = match seat.player {
                Player::Human => t!("seat-player", number = at + 1),
                Player::Bot(_) => t!("seat-bot-number", number = at + 1),
            };
            ui.add(egui::TextEdit::singleline(&mut seat.name).hint_text(hint).desired_width(170.0).char_limit(24));
            let text = |player: Player| match player {
                Player::Human => format!("{} {}", icon("user"), t!("seat-person")),
                Player::Bot(level) => format!("{} {}", icon("robot"), t!("seat-bot", level = level.name())),
            };
            egui::ComboBox::from_id_salt(("player", at)).width(170.0).selected_text(text(seat.player)).show_ui(ui, |ui| {
                let players = std::iter::once(Player::Human).chain(Level::ALL.into_iter().map(Player::Bot));
                for player in players {
                    ui.selectable_value(&mut seat.player, player, text(player));
                }
            });
            let button = ui.add_enabled(count > least, egui::Button::new(icon("trash")));
            if button.on_hover_text(t!("new-match-remove-seat")).clicked() {
                removed = Some(at);
            }
        });
    }
    if let Some(at) = removed {
        seats.remove(at);
    }
    ui.horizontal(|ui| {
        let room = seats.len() < most;
        if ui.add_enabled(room, egui::Button::new(format!("{} {}", icon("plus"), t!("new-match-add-person")))).clicked() {
            seats.push(SeatSpec::human());
        }
        if ui.add_enabled(room, egui::Button::new(format!("{} {}", icon("plus"), t!("new-match-add-bot")))).clicked() {
            seats.push(SeatSpec::bot(Level::Normal));
        }
    });
}

/// An option whose value is free text: one of those that are known, or what is typed.
fn free_text(ui: &mut egui::Ui, spec: &OptionSpec, known: &[Known], value: &mut String) {
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
            ui.add(egui::Label::new(small(first).weak()).truncate()).on_hover_text(&about.meaning);
        }
        if known.is_empty() || about.is_none() {
            ui.add(egui::TextEdit::singleline(value).desired_width(220.0));
        }
    });
}

/// Options and seed.
fn options(ui: &mut egui::Ui, game: &str, choice: &mut LastMatch, facts: &Facts, own: &Own) {
    egui::Grid::new("options").num_columns(2).spacing([16.0, 8.0]).show(ui, |ui| {
        for spec in facts.options {
            // What is about a seat that nobody holds is not asked.
            if spec.seat().is_some_and(|seat| seat.index() >= choice.seats.len()) {
                choice.options.remove(spec.key);
                continue;
            }
            ui.label(say(spec.title, &[])).on_hover_text(say(spec.help, &[]));
            let mut value = choice.options.get(spec.key).cloned().unwrap_or_else(|| spec.default.to_owned());
            if spec.values.is_empty() {
                let known = known_values(game, spec, &choice.options, own);
                // A collective of another size than the operation's is another's.
                if !known.is_empty() && is_ready_elsewhere(game, &value) && known.iter().all(|known| known.value != value) {
                    spec.default.clone_into(&mut value);
                }
                free_text(ui, spec, &known, &mut value);
            } else {
                egui::ComboBox::from_id_salt(spec.key).selected_text(value.clone()).show_ui(ui, |ui| {
                    for known in spec.values {
                        ui.selectable_value(&mut value, (*known).to_owned(), *known);
                    }
                });
            }
            if value == spec.default {
                choice.options.remove(spec.key);
            } else {
                choice.options.insert(spec.key.to_owned(), value);
            }
            ui.end_row();
        }
        ui.label(t!("new-match-seed")).on_hover_text(t!("new-match-seed.tip"));
        ui.add(egui::TextEdit::singleline(&mut choice.seed).hint_text(t!("new-match-seed-random")).desired_width(200.0).char_limit(20));
        ui.end_row();
    });
}
