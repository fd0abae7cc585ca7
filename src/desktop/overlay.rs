//! What lies over the screen.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// What lies over the screen.
#[derive(States, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Overlay {
    /// Nothing.
    #[default]
    None,
    /// The menu of a match.
    Menu,
    /// The settings.
    Settings,
    /// The rulebook.
    Rulebook,
    /// Who made what.
    Credits,
    /// The result of the match, line by line.
    Results,
    /// What the match that begins is about.
    Card,
    /// That the last start broke down.
    Crash,
}

/// The rule that the rulebook is to scroll to, once.
#[derive(Resource, Debug, Default)]
struct OpenAt(Option<String>);

/// What comes back when what lies over it is closed: the menu, where the settings were opened in it.
#[derive(Resource, Debug, Default)]
struct Below(Overlay);

/// Lays something over the screen or takes it away, from the next frame on.
#[derive(SystemParam)]
pub struct Overlays<'w> {
    now: Res<'w, State<Overlay>>,
    next: ResMut<'w, NextState<Overlay>>,
    below: ResMut<'w, Below>,
    open_at: ResMut<'w, OpenAt>,
}

impl Overlays<'_> {
    /// Lays this over the screen.
    pub fn open(&mut self, overlay: Overlay) {
        self.below.0 = match self.now.get() {
            below @ (Overlay::Menu | Overlay::Results) if matches!(overlay, Overlay::Settings | Overlay::Rulebook) => *below,
            _ => Overlay::None,
        };
        NextState::set_if_neq(&mut self.next, overlay);
    }

    /// Takes away what lies over the screen, and goes back to what it was opened in.
    pub fn close(&mut self) {
        let below = std::mem::take(&mut self.below.0);
        NextState::set_if_neq(&mut self.next, below);
    }

    /// Opens the rulebook, at a rule if one is named.
    pub fn open_rulebook(&mut self, rule: Option<&str>) {
        self.open_at.0 = rule.map(str::to_owned);
        self.open(Overlay::Rulebook);
    }

    /// The rule that the rulebook is to scroll to, once.
    pub fn take_rule(&mut self) -> Option<String> {
        self.open_at.bypass_change_detection().0.take()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Overlay>().init_resource::<OpenAt>().init_resource::<Below>();
}
