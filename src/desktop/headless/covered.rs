//! Nothing is played while something lies over the table, while the machine passes from hand to hand, or in a replay.

use super::Headless;
use crate::desktop::keys::Command;
use crate::desktop::launch::StartMatch;
use crate::desktop::overlay::Overlay;
use crate::desktop::settings::{Settings, Speed};
use crate::desktop::table::frame::Framed;
use crate::desktop::table::session::{Act, OnTable};
use crate::files;
use crate::matches::SeatSpec;
use crate::rules::game::Setup;
use bevy::prelude::*;

/// What was asked of the rules since the last look.
#[derive(Resource, Default)]
struct Asked(usize);

/// Every command of the keys but those that close what lies over the table.
fn every_command() -> impl Iterator<Item = Command> {
    Command::ALL.iter().map(|(command, ..)| *command).filter(|command| *command != Command::Back)
}

/// Gives every command, and one more in the same frame; nothing may be asked of the rules. What lies over the table is laid
/// there again each time: a button of its own may have closed it.
fn nothing_acts<G: Framed>(headless: &mut Headless, overlay: Overlay) {
    headless.app.world_mut().resource_mut::<Asked>().0 = 0;
    let before = headless.table::<G>().version;
    for command in every_command() {
        headless.lay(overlay);
        headless.press(&[command, Command::Main]);
        assert_eq!(headless.app.world().resource::<Asked>().0, 0, "{}: {command:?} acts under {overlay:?}", G::ID);
    }
    assert_eq!(headless.table::<G>().version, before, "{}: something was played or taken back under {overlay:?}", G::ID);
}

fn with_match<G: Framed>(curtain: bool) -> Headless {
    let settings = Settings { speed: Speed::Instant, curtain, ..Settings::default() };
    let mut headless = Headless::with::<G>(settings, Setup::new(2), &[SeatSpec::human(), SeatSpec::human()], 5);
    headless
        .app
        .init_resource::<Asked>()
        .add_systems(Last, |mut acts: MessageReader<Act<G>>, mut asked: ResMut<Asked>| asked.0 += acts.read().count());
    headless
}

fn covered<G: Framed>() {
    let mut headless = with_match::<G>(false);
    for overlay in [Overlay::Menu, Overlay::Settings, Overlay::Rulebook, Overlay::Credits] {
        nothing_acts::<G>(&mut headless, overlay);
    }
    let mut headless = with_match::<G>(true);
    for command in every_command().filter(|command| !matches!(command, Command::Main | Command::Confirm)) {
        headless.press(&[command]);
        assert_eq!(headless.app.world().resource::<Asked>().0, 0, "{}: {command:?} acts behind the curtain", G::ID);
    }
}

fn replayed<G: Framed>() {
    let mut headless = with_match::<G>(false);
    for _ in 0..6 {
        let Some(action) = headless.table::<G>().legal.first().cloned() else { break };
        headless.act::<G>(action);
    }
    let file = headless.app.world().resource::<crate::desktop::table::session::Session<G>>().file().expect("the match is kept");
    headless.app.world_mut().write_message(StartMatch::Replay(file.clone()));
    headless.frames(5);
    let before = files::read_text(&file).expect("the file is there");
    headless.app.world_mut().resource_mut::<Asked>().0 = 0;
    assert!(headless.app.world().resource::<OnTable<G>>().replay.is_some());
    for command in every_command() {
        headless.press(&[command, Command::Confirm]);
    }
    assert_eq!(headless.app.world().resource::<Asked>().0, 0, "{}: acts in a replay", G::ID);
    assert_eq!(files::read_text(&file).expect("the file is there"), before);
}

macro_rules! each_game {
    ($($name:ident: $game:ty;)*) => {$(
        mod $name {
            #[test]
            fn nothing_is_played_under_what_lies_over_the_table() {
                super::covered::<$game>();
            }

            #[test]
            fn nothing_is_played_in_a_replay() {
                super::replayed::<$game>();
            }
        }
    )*};
}

each_game! {
    terminal_dispute_: crate::rules::terminal_dispute::State;
    access_denied_: crate::rules::access_denied::State;
    data_warriors_: crate::rules::data_warriors::State;
    aetherium_: crate::rules::aetherium::State;
}

#[cfg(feature = "example-game")]
each_game! {
    tic_tac_toe_: crate::rules::tic_tac_toe::State;
}
