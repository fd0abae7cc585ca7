//! The screens beside the table, by keys.

use bevy::ecs::system::RunSystemOnce;
use bevy::prelude::*;

use super::Headless;
use crate::desktop::Screen;
use crate::desktop::keys::Command;
use crate::desktop::overlay::{Overlay, Overlays};
use crate::desktop::settings::Settings;
use crate::desktop::table::session::OnTable;
use crate::matches::SeatSpec;
use crate::rules::access_denied;
use crate::rules::game::Setup;

#[test]
fn back_leads_from_the_settings_to_the_menu_they_were_opened_in() {
    let mut headless = Headless::play::<access_denied::State>(Setup::new(2), &[SeatSpec::human(), SeatSpec::human()], 5);
    let over = |headless: &Headless| *headless.app.world().resource::<State<Overlay>>().get();
    headless.press(&[Command::Back]);
    assert_eq!(over(&headless), Overlay::Menu);
    headless.app.world_mut().run_system_once(|mut overlays: Overlays| overlays.open(Overlay::Settings)).expect("it runs");
    headless.frames(2);
    assert_eq!(over(&headless), Overlay::Settings);
    headless.press(&[Command::Back]);
    assert_eq!(over(&headless), Overlay::Menu);
    headless.press(&[Command::Back]);
    assert_eq!(over(&headless), Overlay::None);
}

#[test]
fn two_keys_lead_from_the_title_into_a_match() {
    let mut headless = Headless::new(Settings::default());
    headless.press(&[Command::Pick2]);
    headless.frames(3);
    assert_eq!(*headless.app.world().resource::<State<Screen>>().get(), Screen::NewMatch);
    headless.press(&[Command::Main]);
    headless.frames(10);
    assert!(headless.app.world().contains_resource::<OnTable<access_denied::State>>());
}
