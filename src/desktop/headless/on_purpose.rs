//! Going about one action on purpose, as a player who knows what they want: for tables with too much on them to be searched.

use bevy::input::ButtonState;
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::prelude::*;
use bevy_egui::EguiContext;
use bevy_egui::egui::{Id, LayerId, Order, Rect, WidgetRect};

use super::Headless;
use super::reach::{Caught, Device, Input};
use crate::desktop::board::{Board, Places, Selected, in_tray};
use crate::desktop::keys::Command;
use crate::desktop::table::camera::TableCamera;
use crate::desktop::table::frame::Framed;

/// A player at the table of one game, with one device.
pub struct Player<'a> {
    pub headless: &'a mut Headless,
    pub device: Device,
    pub gamepad: Entity,
}

impl Player<'_> {
    /// What the table of a game has.
    pub fn resource<R: Resource>(&self) -> &R {
        self.headless.app.world().resource()
    }

    /// Gives a command with the keys or the gamepad.
    pub fn give(&mut self, command: Command) {
        let button = Command::ALL.into_iter().find(|(other, ..)| *other == command).and_then(|(.., button)| button);
        match (self.device, button) {
            (Device::Keys, _) => self.headless.does(Input::Key(command), self.gamepad),
            (Device::Gamepad, Some(button)) => self.headless.does(Input::Button(button), self.gamepad),
            (device, _) => panic!("{command:?} can't be given by {device:?}"),
        }
    }

    /// Gives a command until something holds; whether it does after at most so many times.
    pub fn give_until(&mut self, command: Command, most: usize, holds: impl Fn(&World) -> bool) -> bool {
        for _ in 0..most {
            if holds(self.headless.app.world()) {
                return true;
            }
            self.give(command);
        }
        holds(self.headless.app.world())
    }

    /// Points at a place of the table.
    pub fn point_at(&mut self, at: Vec3) -> Option<Vec2> {
        let world = self.headless.app.world_mut();
        let mut cameras = world.query_filtered::<(&Camera, &GlobalTransform), With<TableCamera>>();
        let (camera, eye) = cameras.single(world).ok()?;
        let at = camera.world_to_viewport(eye, at).ok()?;
        self.headless.point(at);
        Some(at)
    }

    /// Points at the first of some places of the table at which something holds.
    pub fn point_where(&mut self, places: impl IntoIterator<Item = Vec3>, holds: impl Fn(&World) -> bool) -> Option<Vec2> {
        places.into_iter().find_map(|at| self.point_at(at).filter(|_| holds(self.headless.app.world())))
    }

    /// Presses the pointer or lets it go.
    pub fn button(&mut self, state: ButtonState) {
        let window = self.headless.window;
        self.headless.happens(MouseButtonInput { button: MouseButton::Left, state, window });
        self.headless.frames(4);
    }

    /// The widgets of the interface in the order in which they were laid out, of one layer or of all.
    pub fn widgets(&mut self, layer: Option<LayerId>) -> Vec<WidgetRect> {
        let world = self.headless.app.world_mut();
        let mut contexts = world.query::<&mut EguiContext>();
        let of_context = |mut context: Mut<EguiContext>| {
            context.get_mut().viewport(|viewport| {
                let layers = viewport.prev_pass.widgets.layers().filter(|(id, _)| layer.is_none_or(|layer| layer == **id));
                layers.flat_map(|(_, widgets)| widgets.iter().copied()).collect::<Vec<_>>()
            })
        };
        contexts.iter_mut(world).flat_map(of_context).collect()
    }

    /// Where a widget can be clicked.
    pub fn widget(&mut self, id: Id) -> Option<Rect> {
        self.widgets(None).into_iter().find(|widget| widget.id == id && widget.enabled).map(|widget| widget.interact_rect)
    }

    /// Clicks a point of the interface.
    pub fn click(&mut self, at: bevy_egui::egui::Pos2) {
        self.headless.click(Vec2::new(at.x, at.y));
    }

    /// Clicks a widget; whether it is there.
    pub fn click_widget(&mut self, id: Id) -> bool {
        let at = self.widget(id).map(|rect| rect.center());
        at.inspect(|at| self.click(*at)).is_some()
    }

    /// Whether an action has come of what was done.
    pub fn has_done<G: Framed>(&self, action: &G::Action) -> bool {
        self.resource::<Caught<G>>().actions.first() == Some(action)
    }

    /// Clicks the buttons of the prompt bar one after the other until an action comes of one.
    pub fn click_button_for<G: Framed>(&mut self, action: &G::Action) {
        for at in self.headless.clickable(|_| Vec::new()) {
            self.headless.click(at);
            if self.has_done::<G>(action) {
                return;
            }
            self.headless.app.world_mut().resource_mut::<Caught<G>>().actions.clear();
        }
    }

    /// Clicks the buttons of the prompt bar one after the other until something holds.
    pub fn click_buttons(&mut self, holds: impl Fn(&World) -> bool) -> bool {
        let buttons = self.headless.clickable(|_| Vec::new());
        buttons.into_iter().any(|at| {
            if !holds(self.headless.app.world()) {
                self.headless.click(at);
            }
            holds(self.headless.app.world())
        })
    }
}

/// A table at which a player can go about something on purpose.
pub trait OnPurpose: Framed {
    /// Does what leads to this action.
    fn go_about(player: &mut Player<'_>, action: &Self::Action);
}

/// By pointer: the card, the place, then the list of what can be done with them.
pub fn at_board<G: Board>(player: &mut Player<'_>, action: &G::Action) {
    let view = player.headless.table::<G>().view.clone();
    if let Some(card) = G::card_of(&view, action) {
        let Some(rect) = player.widget(in_tray::<G>(card)) else { return };
        player.click(rect.left_center() + bevy_egui::egui::vec2(6.0, 0.0));
    }
    for spot in G::spots_of(&view, action) {
        if player.has_done::<G>(action) || is_in_list::<G>(player, action).is_some() {
            break;
        }
        let corners: Vec<[Vec3; 4]> =
            player.resource::<Places<G::Spot>>().0.iter().filter(|place| place.spot == spot).map(|place| place.corners).collect();
        let points = corners.into_iter().flat_map(|corners| {
            let middle = corners.iter().sum::<Vec3>() / 4.0;
            [middle].into_iter().chain(corners.map(|corner| middle.lerp(corner, 0.8)))
        });
        if let Some(at) = player.point_where(points, |world| world.resource::<Selected<G>>().over == Some(spot)) {
            player.headless.click(at);
            // What is aimed at beyond doubt is done by a second click.
            let sure = &player.resource::<Selected<G>>().candidates;
            if sure.as_slice() == std::slice::from_ref(action) && !player.has_done::<G>(action) {
                player.headless.click(at);
            }
        }
    }
    click_in_list::<G>(player, action);
    if player.has_done::<G>(action) {
        return;
    }
    // The main button, or one that opens a list; with what is in hand, then with nothing.
    for _ in 0..2 {
        for at in player.headless.clickable(|_| Vec::new()) {
            player.headless.click(at);
            click_in_list::<G>(player, action);
            if player.has_done::<G>(action) {
                return;
            }
            let world = player.headless.app.world_mut();
            world.resource_mut::<Selected<G>>().put_down();
            world.resource_mut::<Caught<G>>().actions.clear();
            player.headless.frames(2);
        }
    }
}

/// Where an action stands in the list of what can be done, if there is one.
fn is_in_list<G: Board>(player: &Player<'_>, action: &G::Action) -> Option<usize> {
    let held = player.resource::<Selected<G>>();
    let is_shown = held.candidates.len() > 1 || !held.opened.is_empty();
    held.candidates.iter().position(|candidate| candidate == action).filter(|_| is_shown)
}

/// Clicks an action in the list of what can be done, scrolling to it.
fn click_in_list<G: Board>(player: &mut Player<'_>, action: &G::Action) {
    let Some(at) = is_in_list::<G>(player, action) else { return };
    let list = LayerId::new(Order::Foreground, Id::new("candidates"));
    for _ in 0..80 {
        let rows: Vec<WidgetRect> = player
            .widgets(Some(list))
            .into_iter()
            .filter(|widget| {
                widget.sense.is_focusable()
                    && widget.enabled
                    && widget.sense.senses_click()
                    && !widget.sense.senses_drag()
                    && widget.rect.width() > 150.0
            })
            .collect();
        let (Some(row), Some(shown)) = (rows.get(at), rows.iter().find(|row| row.interact_rect.height() > 12.0)) else { return };
        if row.interact_rect.is_positive() && row.interact_rect.height() > 12.0 {
            player.click(row.interact_rect.center());
            return;
        }
        let y = if row.rect.center().y > shown.rect.center().y { -1.0 } else { 1.0 };
        player.headless.point(Vec2::new(shown.interact_rect.center().x, shown.interact_rect.center().y));
        let window = player.headless.window;
        player.headless.happens(MouseWheel {
            unit: MouseScrollUnit::Line,
            x: 0.0,
            y,
            window,
            phase: bevy::input::touch::TouchPhase::Moved,
        });
        player.headless.frames(4);
    }
}
