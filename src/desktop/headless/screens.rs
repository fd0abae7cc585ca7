//! The screens beside the table, by keys.

use bevy::prelude::*;

use super::Headless;
use crate::desktop::Screen;
use crate::desktop::keys::Command;
use crate::desktop::settings::Settings;
use crate::desktop::table::session::OnTable;
use crate::rules::access_denied;

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
