//! What keys and gamepad buttons do: commands with bindings that the settings can change.

use bevy::input::gamepad::GamepadButtonStateChangedEvent;
use bevy::input::keyboard::{KeyboardFocusLost, KeyboardInput};
use bevy::prelude::*;
use bevy::reflect::enums::DynamicEnum;
use bevy_egui::{EguiContexts, EguiInput, EguiPreUpdateSet, egui};
use serde::{Deserialize, Serialize};

use super::settings::Settings;
use super::{InMatch, Overlay};
use crate::key;
use crate::t;

/// A key, as the settings keep it: by the name that the engine gives it, such as `KeyZ`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct BoundKey(pub KeyCode);

impl From<BoundKey> for String {
    fn from(key: BoundKey) -> Self {
        format!("{:?}", key.0)
    }
}

impl TryFrom<String> for BoundKey {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        KeyCode::from_reflect(&DynamicEnum::new(name.as_str(), ())).map(Self).ok_or_else(|| format!("there is no key {name:?}"))
    }
}

/// What a key can do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Command {
    /// Back, or the menu.
    Back,
    /// The main button.
    Main,
    /// Take back.
    Undo,
    /// Put back what was taken back.
    Redo,
    /// The rulebook.
    Rulebook,
    /// The next target.
    NextTarget,
    /// The target before.
    PreviousTarget,
    /// Take the target.
    Confirm,
    /// The nearest target to the left.
    Left,
    /// The nearest target to the right.
    Right,
    /// The nearest target above.
    Up,
    /// The nearest target below.
    Down,
    /// Turn what is in hand to the left.
    TurnLeft,
    /// Turn what is in hand to the right.
    TurnRight,
    /// Look straight down.
    TopDown,
    /// The camera as it was.
    ResetCamera,
    /// Fold or unfold the log.
    Log,
    /// The game's own page.
    Page,
    /// The end of a step, where that is a control of its own.
    EndStep,
    /// What a bot would do.
    Hint,
    /// The window fills the screen, or no longer.
    FullScreen,
    /// The first of a list.
    Pick1,
    /// The second of a list.
    Pick2,
    /// The third of a list.
    Pick3,
    /// The fourth of a list.
    Pick4,
    /// The fifth of a list.
    Pick5,
    /// The sixth of a list.
    Pick6,
    /// The seventh of a list.
    Pick7,
    /// The eighth of a list.
    Pick8,
    /// The ninth of a list.
    Pick9,
}

impl Command {
    /// All commands with the keys of their names, their keys and gamepad buttons.
    pub const ALL: [(Self, &str, KeyCode, Option<GamepadButton>); 30] = [
        (Self::Back, key!("keys-back"), KeyCode::Escape, Some(GamepadButton::Start)),
        (Self::Main, key!("keys-main"), KeyCode::Space, Some(GamepadButton::West)),
        (Self::Confirm, key!("keys-confirm"), KeyCode::Enter, Some(GamepadButton::South)),
        (Self::Undo, key!("keys-undo"), KeyCode::KeyZ, Some(GamepadButton::East)),
        (Self::Redo, key!("keys-redo"), KeyCode::KeyY, Some(GamepadButton::North)),
        (Self::Rulebook, key!("keys-rulebook"), KeyCode::F1, Some(GamepadButton::Select)),
        (Self::NextTarget, key!("keys-next-target"), KeyCode::Tab, Some(GamepadButton::RightTrigger)),
        (Self::PreviousTarget, key!("keys-previous-target"), KeyCode::Backquote, Some(GamepadButton::LeftTrigger)),
        (Self::Left, key!("keys-left"), KeyCode::ArrowLeft, Some(GamepadButton::DPadLeft)),
        (Self::Right, key!("keys-right"), KeyCode::ArrowRight, Some(GamepadButton::DPadRight)),
        (Self::Up, key!("keys-up"), KeyCode::ArrowUp, Some(GamepadButton::DPadUp)),
        (Self::Down, key!("keys-down"), KeyCode::ArrowDown, Some(GamepadButton::DPadDown)),
        (Self::TurnLeft, key!("keys-turn-left"), KeyCode::KeyQ, Some(GamepadButton::LeftTrigger2)),
        (Self::TurnRight, key!("keys-turn-right"), KeyCode::KeyW, Some(GamepadButton::RightTrigger2)),
        (Self::TopDown, key!("keys-top-down"), KeyCode::KeyT, None),
        (Self::ResetCamera, key!("keys-reset-camera"), KeyCode::KeyR, Some(GamepadButton::RightThumb)),
        (Self::Log, key!("keys-log"), KeyCode::KeyL, None),
        (Self::Page, key!("keys-page"), KeyCode::KeyC, None),
        (Self::EndStep, key!("keys-end-step"), KeyCode::KeyE, Some(GamepadButton::LeftThumb)),
        (Self::Hint, key!("keys-hint"), KeyCode::KeyH, None),
        (Self::FullScreen, key!("keys-full-screen"), KeyCode::F11, None),
        (Self::Pick1, key!("keys-pick-1"), KeyCode::Digit1, None),
        (Self::Pick2, key!("keys-pick-2"), KeyCode::Digit2, None),
        (Self::Pick3, key!("keys-pick-3"), KeyCode::Digit3, None),
        (Self::Pick4, key!("keys-pick-4"), KeyCode::Digit4, None),
        (Self::Pick5, key!("keys-pick-5"), KeyCode::Digit5, None),
        (Self::Pick6, key!("keys-pick-6"), KeyCode::Digit6, None),
        (Self::Pick7, key!("keys-pick-7"), KeyCode::Digit7, None),
        (Self::Pick8, key!("keys-pick-8"), KeyCode::Digit8, None),
        (Self::Pick9, key!("keys-pick-9"), KeyCode::Digit9, None),
    ];

    /// Which of a list it picks, from 0.
    #[must_use]
    pub fn picks(self) -> Option<usize> {
        (Self::Pick1..=Self::Pick9).contains(&self).then(|| self as usize - Self::Pick1 as usize)
    }

    /// The command that picks this one of a list, from 0.
    #[must_use]
    pub fn pick(at: usize) -> Option<Self> {
        Self::ALL.iter().map(|(command, ..)| *command).find(|command| command.picks() == Some(at))
    }

    /// The key it is on, by the settings.
    #[must_use]
    pub fn key(self, settings: &Settings) -> KeyCode {
        let default = Self::ALL.iter().find(|(command, ..)| *command == self).map_or(KeyCode::F24, |(_, _, key, _)| *key);
        settings.keys.get(&self).map_or(default, |key| key.0)
    }
}

/// A key as it is shown: `Z`, `F1`, `Space`.
#[must_use]
pub fn key_name(key: KeyCode) -> String {
    let name = format!("{key:?}");
    match key {
        KeyCode::Escape => t!("key-escape"),
        KeyCode::Space => t!("key-space"),
        KeyCode::Enter => t!("key-enter"),
        KeyCode::ArrowLeft => t!("key-left"),
        KeyCode::ArrowRight => t!("key-right"),
        KeyCode::ArrowUp => t!("key-up"),
        KeyCode::ArrowDown => t!("key-down"),
        KeyCode::Backquote => "`".into(),
        _ => name.strip_prefix("Key").or_else(|| name.strip_prefix("Digit")).unwrap_or(&name).to_owned(),
    }
}

/// What a command means, with the key it is on: "Put back (Y)".
#[must_use]
pub fn with_key(meaning: &str, command: Command, settings: &Settings) -> String {
    format!("{meaning} ({})", key_name(command.key(settings)))
}

/// A command was given, by key or gamepad.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pressed(pub Command);

/// Whether one of these commands was given since the last look. Every message is read, so that none is left to be taken for
/// a new one when the interface is laid out a second time.
pub fn was_pressed(pressed: &mut MessageReader<Pressed>, is_it: impl Fn(Command) -> bool) -> bool {
    pressed.read().filter(|pressed| is_it(pressed.0)).count() > 0
}

/// Whether the next key is to be bound to a command, instead of doing what it does.
#[derive(Resource, Debug, Default)]
pub struct Rebinding(pub Option<Command>);

/// Commands are read here; what answers them runs after it.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub struct ReadKeys;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Pressed>()
        .init_resource::<Rebinding>()
        .add_systems(PreUpdate, keep_to_the_table.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass))
        .add_systems(Update, (press, rebind).chain().in_set(ReadKeys));
}

/// At the table keys belong to the game: the interface does not hear of them, or Tab and Enter in one frame would press
/// one of its buttons.
fn keep_to_the_table(mut inputs: Query<&mut EguiInput>, in_match: Option<Res<State<InMatch>>>, overlay: Res<State<Overlay>>) {
    if in_match.is_some() && *overlay == Overlay::None {
        for mut input in &mut inputs {
            input.events.retain(|event| !matches!(event, egui::Event::Key { .. } | egui::Event::Text(_)));
        }
    }
}

/// Takes the next key for the command that is to be bound; Escape leaves it as it was.
fn rebind(mut rebinding: ResMut<Rebinding>, keys: Res<ButtonInput<KeyCode>>, mut settings: ResMut<Settings>) {
    let Some(command) = rebinding.0 else { return };
    let Some(key) = keys.get_just_pressed().next().copied() else { return };
    rebinding.0 = None;
    if key == KeyCode::Escape && command != Command::Back {
        return;
    }
    // Whoever had the key gets the one that becomes free.
    let freed = command.key(&settings);
    let holder = Command::ALL.iter().map(|(other, ..)| *other).find(|other| *other != command && other.key(&settings) == key);
    if let Some(holder) = holder {
        settings.keys.insert(holder, BoundKey(freed));
    }
    settings.keys.insert(command, BoundKey(key));
}

/// The modifiers that are held.
#[derive(Debug, Clone, Copy, Default)]
struct Modifiers {
    shift: bool,
    control: bool,
    alt: bool,
    /// The Windows key, or Cmd on macOS.
    super_key: bool,
}

impl Modifiers {
    fn hear(&mut self, key: KeyCode, held: bool) {
        match key {
            KeyCode::ShiftLeft | KeyCode::ShiftRight => self.shift = held,
            KeyCode::ControlLeft | KeyCode::ControlRight => self.control = held,
            KeyCode::AltLeft | KeyCode::AltRight => self.alt = held,
            KeyCode::SuperLeft | KeyCode::SuperRight => self.super_key = held,
            _ => {}
        }
    }

    /// What a command is with these. Shift turns some around; with what the system's shortcuts begin with, Ctrl or Cmd, one can
    /// take back and put back as in other programs; everything else belongs to the system.
    fn turn(self, command: Command) -> Option<Command> {
        let (shortcut, other) = if cfg!(target_os = "macos") { (self.super_key, self.control) } else { (self.control, self.super_key) };
        let command = match command {
            Command::Undo if self.shift => Command::Redo,
            Command::NextTarget if self.shift => Command::PreviousTarget,
            _ => command,
        };
        let is_free = !self.alt && !other && (!shortcut || matches!(command, Command::Undo | Command::Redo));
        is_free.then_some(command)
    }
}

/// Turns key presses into commands, in the order in which they came: none is lost when a frame takes long.
fn press(
    mut keys: MessageReader<KeyboardInput>,
    mut buttons: MessageReader<GamepadButtonStateChangedEvent>,
    (mut unfocused, mut modifiers): (MessageReader<KeyboardFocusLost>, Local<Modifiers>),
    settings: Res<Settings>,
    rebinding: Res<Rebinding>,
    (in_match, overlay): (Option<Res<State<InMatch>>>, Res<State<Overlay>>),
    mut contexts: EguiContexts,
    mut pressed: MessageWriter<Pressed>,
) {
    // On the table keys belong to the game; on menus, focus moves between buttons and a text field takes letters.
    let at_table = in_match.is_some() && *overlay == Overlay::None;
    let typing = contexts.ctx_mut().is_ok_and(|ctx| {
        if at_table {
            ctx.memory_mut(|memory| {
                if let Some(focused) = memory.focused() {
                    memory.surrender_focus(focused);
                }
            });
        }
        !at_table && ctx.egui_wants_keyboard_input()
    });
    if unfocused.read().count() > 0 {
        *modifiers = Modifiers::default();
    }
    let by_key = keys.read().filter(|key| !key.repeat).flat_map(|key| {
        // A modifier may be bound to a command, too.
        let held = *modifiers;
        modifiers.hear(key.key_code, key.state.is_pressed());
        Command::ALL
            .iter()
            .map(|(command, ..)| *command)
            .filter(|command| key.state.is_pressed() && command.key(&settings) == key.key_code)
            .filter_map(|command| held.turn(command))
            .collect::<Vec<_>>()
    });
    let by_button = buttons.read().filter(|button| button.state.is_pressed()).flat_map(|pressed| {
        Command::ALL.iter().filter(|(_, _, _, button)| *button == Some(pressed.button)).map(|(command, ..)| *command).collect::<Vec<_>>()
    });
    // An open list is closed first.
    let listing = contexts.ctx_mut().is_ok_and(|ctx| egui::Popup::is_any_open(ctx));
    for command in by_key.chain(by_button) {
        if command == Command::Back && listing {
            continue;
        }
        if (!typing || matches!(command, Command::Back | Command::FullScreen)) && rebinding.0.is_none() {
            pressed.write(Pressed(command));
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy::input::InputPlugin;
    use bevy::input::gamepad::{GamepadConnection, GamepadConnectionEvent, RawGamepadButtonChangedEvent, RawGamepadEvent};
    use bevy::state::app::StatesPlugin;
    use bevy_egui::EguiUserTextures;

    use super::*;

    /// The commands that a gamepad gives while a button goes through these values, a frame each.
    fn commands(button: GamepadButton, values: &[f32]) -> Vec<Command> {
        #[derive(Resource, Default)]
        struct Heard(Vec<Command>);
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, InputPlugin, StatesPlugin))
            .init_state::<Overlay>()
            .init_resource::<Settings>()
            .init_resource::<Rebinding>()
            .init_resource::<EguiUserTextures>()
            .init_resource::<Heard>()
            .add_message::<Pressed>();
        let hear = |mut pressed: MessageReader<Pressed>, mut heard: ResMut<Heard>| heard.0.extend(pressed.read().map(|pressed| pressed.0));
        app.add_systems(Update, (press, hear).chain());
        let gamepad = app.world_mut().spawn_empty().id();
        let connection = GamepadConnection::Connected { name: "pad".into(), vendor_id: None, product_id: None };
        app.world_mut().write_message(GamepadConnectionEvent { gamepad, connection });
        app.update();
        for value in values {
            app.world_mut().write_message(RawGamepadEvent::Button(RawGamepadButtonChangedEvent { gamepad, button, value: *value }));
            app.update();
        }
        app.world().resource::<Heard>().0.clone()
    }

    #[test]
    fn the_systems_shortcuts_are_not_the_games() {
        let held = |key: KeyCode| {
            let mut modifiers = Modifiers::default();
            modifiers.hear(key, true);
            modifiers
        };
        let (shortcut, other) =
            if cfg!(target_os = "macos") { (KeyCode::SuperLeft, KeyCode::ControlLeft) } else { (KeyCode::ControlLeft, KeyCode::SuperLeft) };
        assert_eq!(held(shortcut).turn(Command::Undo), Some(Command::Undo));
        assert_eq!(Modifiers { shift: true, ..held(shortcut) }.turn(Command::Undo), Some(Command::Redo));
        assert_eq!(held(shortcut).turn(Command::Page), None);
        for key in [other, KeyCode::AltRight] {
            assert_eq!(held(key).turn(Command::Undo), None);
            assert_eq!(held(key).turn(Command::Log), None);
        }
    }

    #[test]
    fn the_settings_keep_keys_by_name() {
        for (_, _, key, _) in Command::ALL {
            assert_eq!(BoundKey::try_from(String::from(BoundKey(key))), Ok(BoundKey(key)));
        }
        assert!(BoundKey::try_from("Unidentified".to_owned()).is_err());
        assert!(BoundKey::try_from("KeyÄ".to_owned()).is_err());
    }

    #[test]
    fn a_gamepad_gives_commands() {
        assert_eq!(commands(GamepadButton::South, &[1.0, 0.0, 1.0]), [Command::Confirm; 2]);
    }

    #[test]
    fn a_trigger_that_is_pulled_gives_its_command_once() {
        assert_eq!(commands(GamepadButton::LeftTrigger2, &[0.3, 0.8, 0.9, 1.0, 0.5, 0.0]), [Command::TurnLeft]);
    }
}
