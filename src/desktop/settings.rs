//! What the player has set, kept as `settings.ron` in the data folder.

use std::collections::BTreeMap;
use std::path::PathBuf;

use bevy::prelude::*;
use bevy::window::{MonitorSelection, PrimaryWindow, WindowMode};
use serde::{Deserialize, Serialize};

use super::data_warriors::Stops;
use super::joining::Joined;
use super::keys::{BoundKey, Command, Pressed, ReadKeys};
use super::table::session::AskFor;
use super::window_place::WindowPlace;
use crate::files::{self, ReadError};
use crate::key;
use crate::matches::{Library, SeatSpec, write_atomically};
use crate::rules::content;
use crate::t;
use crate::text;

/// All settings. What is missing in a file has its default.
#[derive(Resource, Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// The code of the language, once one has been chosen; the system's until then.
    pub language: Option<String>,
    /// Whether the window fills the screen.
    pub fullscreen: bool,
    /// Where the window stands otherwise, once it has been moved or resized.
    pub window: Option<WindowPlace>,
    /// Waits for the screen between frames.
    pub vsync: bool,
    /// Light and shadow.
    pub quality: Quality,
    /// The size of the interface in percent, 75 to 200.
    pub scale: u16,
    /// How fast things move.
    pub speed: Speed,
    /// Nothing travels, shakes or pulses.
    pub reduced_motion: bool,
    /// The colours.
    pub palette: PaletteName,
    /// All sound, in percent.
    pub volume: u8,
    /// The sounds of the interface, in percent of that.
    pub interface_volume: u8,
    /// The sounds of what happens, in percent of all.
    pub effects_volume: u8,
    /// The tone of the room, in percent of all.
    pub room_volume: u8,
    /// The phrases of music, in percent of all.
    pub music_volume: u8,
    /// Hide what the last person saw when the machine passes to the next.
    pub curtain: bool,
    /// Ask before the writing that ends one's round.
    pub confirm_last: bool,
    /// In which matches a card says at the start what wins.
    pub card: Aid,
    /// In which matches ending a step with something left to do is asked about.
    pub ask_once: Aid,
    /// In which matches easy bots explain what they did.
    pub explain: Aid,
    /// Whether it is said what happened since one's last turn.
    pub since: bool,
    /// Whether the log is unfolded.
    pub log: bool,
    /// Whether a game's own page is open.
    pub page: bool,
    /// What the person who plays alone at the machine wants to be asked for.
    pub ask_for: AskFor,
    /// How much of the checklist of Access Denied the program fills in.
    pub checklist: Checklist,
    /// Where Data.Warriors stops for the person who plays alone at the machine.
    pub stops: Stops,
    /// Keys that differ from the defaults.
    pub keys: BTreeMap<Command, BoundKey>,
    /// The game that was played last, by its id.
    pub last_game: String,
    /// The last set-up of each game, by its id.
    pub last_match: BTreeMap<String, LastMatch>,
    /// What the player is called at other tables.
    pub name: String,
    /// The tables of hosts that were joined, the latest first.
    pub joined: Vec<Joined>,
}

/// The last set-up of a game, offered again.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LastMatch {
    /// Who sat where.
    pub seats: Vec<SeatSpec>,
    /// The options chosen.
    pub options: BTreeMap<String, String>,
    /// The seed typed in; empty for a random one.
    pub seed: String,
}

/// In which matches something helps who is new to a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Aid {
    /// In none.
    Never,
    /// In the first three of each game.
    #[default]
    First,
    /// In all.
    Always,
}

/// How many matches of a game are somebody's first ones.
pub const FIRST_MATCHES: u32 = 3;

impl Aid {
    /// All of them with the keys of their names.
    pub const ALL: [(Self, &str); 3] =
        [(Self::Never, key!("aid-never")), (Self::First, key!("aid-first")), (Self::Always, key!("aid-always"))];

    /// Whether it helps in the match of a game that is the so-maniest, from 1, of who plays it.
    #[must_use]
    pub const fn helps(self, begun: u32) -> bool {
        match self {
            Self::Never => false,
            Self::First => begun <= FIRST_MATCHES,
            Self::Always => true,
        }
    }
}

/// How much light is worked out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize)]
pub enum Quality {
    /// Painted light and shadow: nothing that costs.
    Low,
    /// Shadows, reflections, glow.
    #[default]
    Medium,
    /// And shade in corners and where things touch.
    High,
    /// All of it as fine as can be.
    Ultra,
}

/// How much the program fills in of what a player can know.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Checklist {
    /// Nothing: the player keeps the list.
    Nothing,
    /// What is certain.
    Certain,
    /// And what follows from it by logic.
    #[default]
    Logic,
}

impl Checklist {
    /// All of them with the keys of their names and of what they mean.
    pub const ALL: [(Self, &str, &str); 3] = [
        (Self::Nothing, key!("checklist-nothing"), key!("checklist-nothing.tip")),
        (Self::Certain, key!("checklist-certain"), key!("checklist-certain.tip")),
        (Self::Logic, key!("checklist-logic"), key!("checklist-logic.tip")),
    ];
}

/// How fast things move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Speed {
    /// Half speed.
    Half,
    /// As designed.
    #[default]
    Normal,
    /// Twice as fast.
    Double,
    /// Four times as fast.
    Four,
    /// Nothing takes time.
    Instant,
}

impl Speed {
    /// All speeds with the keys of their names.
    pub const ALL: [(Self, &str); 5] = [
        (Self::Half, key!("speed-half")),
        (Self::Normal, key!("speed-normal")),
        (Self::Double, key!("speed-double")),
        (Self::Four, key!("speed-four")),
        (Self::Instant, key!("speed-instant")),
    ];

    /// What durations are multiplied by.
    #[must_use]
    pub const fn factor(self) -> f32 {
        match self {
            Self::Half => 2.0,
            Self::Normal => 1.0,
            Self::Double => 0.5,
            Self::Four => 0.25,
            Self::Instant => 0.0,
        }
    }
}

/// The palettes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum PaletteName {
    /// The colours of the game.
    #[default]
    Standard,
    /// Black, white and few strong colours.
    HighContrast,
    /// The green of an old screen.
    Phosphor,
    /// Shades of one colour.
    Monochrome,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            fullscreen: false,
            window: None,
            vsync: true,
            quality: Quality::Medium,
            scale: 100,
            speed: Speed::Normal,
            reduced_motion: false,
            palette: PaletteName::Standard,
            volume: 60,
            interface_volume: 70,
            effects_volume: 100,
            room_volume: 50,
            music_volume: 70,
            curtain: true,
            confirm_last: true,
            card: Aid::First,
            ask_once: Aid::First,
            explain: Aid::First,
            since: true,
            log: false,
            page: true,
            ask_for: AskFor::Mine,
            checklist: Checklist::Logic,
            stops: Stops::default(),
            keys: BTreeMap::new(),
            last_game: String::new(),
            last_match: BTreeMap::new(),
            name: String::new(),
            joined: Vec::new(),
        }
    }
}

impl Settings {
    /// All volumes: of all sound, of buttons, of what happens, of the room, of music.
    pub const fn volumes(&mut self) -> [&mut u8; 5] {
        [&mut self.volume, &mut self.interface_volume, &mut self.effects_volume, &mut self.room_volume, &mut self.music_volume]
    }
}

/// Where the settings are kept, and what went wrong with them.
#[derive(Resource, Debug, Clone, Default)]
pub struct SettingsFile {
    path: Option<PathBuf>,
    /// A file that could not be read is left as it is: nothing is written over it.
    locked: bool,
    /// There was none: nobody has set anything yet.
    new: bool,
}

impl SettingsFile {
    /// Whether nobody has set anything yet.
    #[must_use]
    pub const fn is_new(&self) -> bool {
        self.new
    }
}

/// The settings, their file, and a sentence on what was wrong.
pub type Read = (Settings, SettingsFile, Option<String>);

/// Reads the settings.
pub fn read(data: &Library) -> Read {
    let path = data.data().join("settings.ron");
    let file = SettingsFile { path: Some(path.clone()), locked: false, new: false };
    match files::read_text(&path) {
        Ok(text) => match content::parse::<Settings>(&path.display().to_string(), &text) {
            Ok(mut settings) => {
                settings.scale = settings.scale.clamp(75, 200);
                for volume in settings.volumes() {
                    *volume = (*volume).min(100);
                }
                (settings, file, None)
            }
            Err(error) => {
                let text = t!("settings-broken", error = error.to_string());
                (Settings::default(), SettingsFile { locked: true, ..file }, Some(text))
            }
        },
        Err(ReadError::Io(error)) if error.kind() == std::io::ErrorKind::NotFound => {
            (Settings::default(), SettingsFile { new: true, ..file }, None)
        }
        Err(error) => {
            let text = t!("settings-unread", path = path.display().to_string(), error = error.to_string());
            (Settings::default(), SettingsFile { locked: true, ..file }, Some(text))
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Language>()
        .add_systems(Update, (fill_screen.after(ReadKeys), (keep, apply_to_window).run_if(resource_changed::<Settings>)).chain())
        .add_systems(PreUpdate, speak);
}

/// Fills the screen, or no longer.
fn fill_screen(mut pressed: MessageReader<Pressed>, mut settings: ResMut<Settings>) {
    if pressed.read().filter(|pressed| pressed.0 == Command::FullScreen).count() % 2 == 1 {
        settings.fullscreen = !settings.fullscreen;
    }
}

/// Writes changed settings; by a temporary file and rename, so that a crash leaves the old or the new ones.
pub(super) fn keep(
    settings: Res<Settings>,
    file: Res<SettingsFile>,
    mut written: Local<Option<Settings>>,
    mut notices: ResMut<super::notice::Notices>,
) {
    // What was read at the start need not be written back.
    let before = written.replace(settings.clone());
    let Some(path) = file.path.as_deref().filter(|_| !file.locked && before.is_some_and(|before| before != *settings)) else {
        return;
    };
    let pretty = ron::ser::PrettyConfig::default();
    let text = ron::ser::to_string_pretty(&*settings, pretty).map_err(|error| error.to_string());
    if let Err(error) = text.and_then(|text| write_atomically(path, &text).map_err(|error| files::reason(&error))) {
        notices.warn(t!("settings-not-saved", error = error));
    }
}

/// The code of the language that is spoken; it changes when another one is chosen.
#[derive(Resource, Debug, Clone, PartialEq, Eq)]
pub struct Language(pub &'static str);

impl Default for Language {
    fn default() -> Self {
        Self(text::chosen())
    }
}

/// Speaks the language that is chosen in the settings. At the start another one may be spoken, which the command line named.
fn speak(settings: Res<Settings>, mut before: Local<Option<Option<String>>>, mut language: ResMut<Language>) {
    if settings.is_changed() {
        let before = before.replace(settings.language.clone());
        if let Some(code) = settings.language.as_deref().filter(|_| before.is_some_and(|before| before != settings.language)) {
            text::choose(code);
        }
    }
    language.set_if_neq(Language(text::chosen()));
}

/// How the window stands on the screen.
pub(super) const fn window_mode(settings: &Settings) -> WindowMode {
    if settings.fullscreen { WindowMode::BorderlessFullscreen(MonitorSelection::Current) } else { WindowMode::Windowed }
}

fn apply_to_window(settings: Res<Settings>, mut window: Query<&mut Window, With<PrimaryWindow>>) {
    use bevy::window::PresentMode;
    let Ok(mut window) = window.single_mut() else { return };
    let mode = window_mode(&settings);
    let present = if settings.vsync { PresentMode::AutoVsync } else { PresentMode::AutoNoVsync };
    if window.mode != mode {
        window.mode = mode;
    }
    if window.present_mode != present {
        window.present_mode = present;
    }
}
