//! Who has the table: what a key, a button or a click means there hangs on it.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::frame::Offers;
use super::hint::HintOpen;
use super::motion::Pace;
use super::playback::Unseen;
use super::session::{OnTable, Session, Tabled, Taught};
use crate::desktop::keys::{Command, Pressed, ReadKeys};
use crate::desktop::launch::Learned;
use crate::desktop::overlay::Overlay;
use crate::desktop::redraw::Busy;
use crate::desktop::settings::Settings;
use crate::desktop::{InMatch, Screen, TableSet};
use crate::t;

/// Which of the choices in the prompt bar is aimed at, for who has no keys with numbers.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct AimedChoice(pub Option<usize>);

/// What the prompt asks once the key of what ends a step, with something left to do, was pressed; and whether a question is open,
/// which has an end of its own.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Ending {
    pub(super) asked: Option<String>,
    /// The command that it is asked about.
    about: Option<Command>,
    /// What was to be done and what ended it when it was asked.
    offered: Offers,
    /// The version of the match then.
    version: u64,
    question: bool,
}

/// Whether what is likely to be a mistake is asked about in this match, once each time.
#[derive(SystemParam)]
pub struct Guard<'w> {
    settings: Res<'w, Settings>,
    learned: Res<'w, Learned>,
    screen: Res<'w, State<Screen>>,
    taught: Res<'w, Taught>,
}

impl Guard<'_> {
    #[must_use]
    pub fn asks(&self) -> bool {
        let Screen::Match(game) = self.screen.get() else { return false };
        self.taught.0.is_none() && self.settings.ask_once.helps(self.learned.0.begun(game))
    }
}

/// Who has the table.
#[derive(SubStates, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[source(InMatch = InMatch)]
pub enum Control {
    /// Others are waited for, or nobody any more.
    #[default]
    Watching,
    /// The person at the machine decides.
    Mine,
    /// Everybody at the machine is asked the same question.
    Question,
    /// The machine passes from one person to the next.
    Curtain,
    /// A match is looked at again.
    Replay,
}

/// A command for the table. It lives for the frame in which it is given, so that whoever has the table next never takes it
/// for its own.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Given(pub Command);

/// Whether the table itself can be used, for what is drawn.
#[derive(SystemParam)]
pub struct Access<'w> {
    overlay: Res<'w, State<Overlay>>,
    control: Option<Res<'w, State<Control>>>,
}

impl Access<'_> {
    /// Whether nothing lies over the table, no question and no curtain either.
    #[must_use]
    pub fn is_free(&self) -> bool {
        let covered = self.control.as_ref().is_some_and(|control| matches!(control.get(), Control::Question | Control::Curtain));
        *self.overlay == Overlay::None && !covered
    }
}

/// Input at the table, as far as nothing lies over it.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub enum AtTable {
    /// Something is pointed at, to be looked at or used.
    Pointing,
    /// Somebody plays, or gets ready to.
    Playing,
}

pub(super) fn plugin(app: &mut App) {
    let plays = in_state(Control::Mine).or_else(in_state(Control::Watching));
    let points = plays.clone().or_else(in_state(Control::Replay));
    app.add_sub_state::<Control>()
        .add_message::<Given>()
        .init_resource::<AimedChoice>()
        .init_resource::<Ending>()
        .configure_sets(
            Update,
            (
                AtTable::Pointing.run_if(in_state(Overlay::None).and_then(points)),
                AtTable::Playing.run_if(in_state(Overlay::None).and_then(plays)),
            ),
        )
        .add_systems(Update, give.after(ReadKeys).before(TableSet::Input))
        .add_systems(OnExit(InMatch), |mut ending: ResMut<Ending>| *ending = Ending::default());
}

/// The systems of one game.
pub fn control_plugin<G: Tabled>(app: &mut App) {
    app.add_systems(Update, follow::<G>.after(TableSet::Session).before(TableSet::Pieces).run_if(resource_exists::<OnTable<G>>));
}

/// Turning moves between the choices of the prompt bar, where there are any, and confirming takes the one aimed at.
fn give(
    mut pressed: MessageReader<Pressed>,
    mut given: ResMut<Messages<Given>>,
    (overlay, in_match): (Res<State<Overlay>>, Option<Res<State<InMatch>>>),
    (offers, hint): (Res<Offers>, Res<HintOpen>),
    mut aimed: ResMut<AimedChoice>,
    (guard, control): (Guard, Option<Res<State<Control>>>),
    (mut ending, mut busy): (ResMut<Ending>, ResMut<Busy>),
    (unseen, mut pace): (Res<Unseen>, ResMut<Pace>),
) {
    given.clear();
    let heard = *overlay == Overlay::None && in_match.is_some();
    // What was aimed at is no longer what it was.
    if offers.is_changed() {
        aimed.set_if_neq(AimedChoice(None));
        // What is pointed at meanwhile changes nothing about what ends a step.
        let Offers { prompt, ends_early, ends_badly, gives_up, end, choices, .. } = (*offers).clone();
        let offered = Offers { prompt, ends_early, ends_badly, gives_up, end, choices, ..default() };
        if ending.offered != offered {
            (ending.asked, ending.about, ending.offered) = (None, None, offered);
        }
    }
    let mine = control.is_some_and(|control| *control.get() == Control::Mine);
    let guarded = heard && mine && !ending.question && guard.asks();
    for Pressed(command) in pressed.read().copied() {
        let (count, at) = (offers.choices.len(), aimed.0);
        match command {
            _ if !heard => {}
            Command::Confirm | Command::Back if hint.0 => {}
            // Nobody answers what has not been shown.
            Command::Main | Command::Confirm | Command::EndStep if mine && unseen.0 => pace.skip(),
            _ if mine && unseen.0 && command.picks().is_some() => pace.skip(),
            _ if guarded && ending.about != Some(command) && offers.ends_early == Some(command) => {
                ending.about = Some(command);
                let main = offers.main.as_ref().map(|(text, _)| text);
                let does = if command == Command::Main { main } else { offers.end.as_ref().map(|(text, _)| text) };
                let does = does.map_or("", String::as_str);
                ending.asked = Some(match &offers.ends_badly {
                    Some(why) => t!("ask-once-badly", why = why.as_str(), does = does),
                    None => t!("ask-once", does = does),
                });
                busy.now();
            }
            Command::Main | Command::Confirm if guarded && ending.about != Some(command) && offers.gives_up.is_some() => {
                ending.about = Some(command);
                let does = offers.main.as_ref().map_or("", |(text, _)| text);
                ending.asked = offers.gives_up.as_ref().map(|why| t!("ask-once-badly", why = why.as_str(), does = does));
                busy.now();
            }
            Command::TurnRight if count > 0 => aimed.0 = Some(at.map_or(0, |at| (at + 1) % count)),
            Command::TurnLeft if count > 0 => aimed.0 = Some(at.map_or(count - 1, |at| (at + count - 1) % count)),
            _ => {
                let picked = at.filter(|_| command == Command::Confirm).and_then(Command::pick);
                aimed.set_if_neq(AimedChoice(None));
                given.write(Given(picked.unwrap_or(command)));
            }
        }
    }
}

fn follow<G: Tabled>(
    session: Res<Session<G>>,
    table: Res<OnTable<G>>,
    control: Option<Res<State<Control>>>,
    mut next: ResMut<NextState<Control>>,
    (mut busy, mut ending): (ResMut<Busy>, ResMut<Ending>),
) {
    ending.question = table.asking;
    // Something was done.
    if ending.version != table.version {
        (ending.asked, ending.about, ending.version) = (None, None, table.version);
    }
    let wanted = if table.replay.is_some() {
        Control::Replay
    } else if session.handing.is_some() {
        Control::Curtain
    } else if session.inquiry().is_some() {
        Control::Question
    } else if table.view_seat().is_some_and(|own| table.actors.contains(own)) && !table.legal.is_empty() {
        Control::Mine
    } else {
        Control::Watching
    };
    if control.is_some_and(|control| *control != wanted) {
        next.set(wanted);
        busy.now();
    }
}
