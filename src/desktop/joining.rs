//! Coming to the table of a host.

use bevy::prelude::*;
use bevy::winit::{EventLoopProxy, EventLoopProxyWrapper, WinitUserEvent};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::content;
use super::hosting::Hosting;
use super::launch::StartMatch;
use super::notice::trouble;
use super::redraw::Busy;
use super::settings::Settings;
use crate::games::IDS;
use crate::matches::Library;
use crate::net::NewTable;
use crate::net::client::{Client, Heard, Phrase, Place, new_token};
use crate::rules::game::Seat;
use crate::t;

/// A table that was joined, to come back to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Joined {
    /// The host.
    pub address: String,
    /// The code of the table.
    pub code: String,
    /// What acts for the seat there.
    pub token: String,
    /// The game's id.
    pub game: String,
    /// Whether this window is the host.
    #[serde(default)]
    pub hosted: bool,
}

/// What place is wished for at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wish {
    /// The first free seat.
    AnySeat,
    /// This one.
    Seat(Seat),
    /// To watch.
    Watch,
}

impl Wish {
    const fn seat(self) -> Option<Seat> {
        if let Self::Seat(seat) = self { Some(seat) } else { None }
    }
}

/// How many tables are remembered.
const REMEMBERED: usize = 6;

/// The place that is being taken.
#[derive(Resource, Debug, Default)]
pub struct Joining {
    client: Option<Client>,
    phrases: Vec<Phrase>,
    first: Option<Value>,
    hosted: bool,
    /// What the host asks for besides the code, if it does.
    pub password: String,
    waker: Waker,
    /// How far it is, or why there is no place.
    pub says: Option<String>,
}

impl Joining {
    /// Takes a place at a table, the same one again where this player sat there before.
    pub fn sit(&mut self, settings: &Settings, address: &str, code: &str, wish: Wish) {
        self.hosted = false;
        let code = code.trim().to_uppercase();
        let address = match address.trim() {
            bare if bare.contains(':') => bare.to_owned(),
            bare => format!("{bare}:{}", crate::net::PORT),
        };
        let before = settings.joined.iter().find(|joined| joined.address == address && joined.code == code);
        let token = before.map_or_else(new_token, |joined| joined.token.clone());
        let content = IDS.iter().map(|game| ((*game).to_owned(), content().hash(game).to_owned())).collect();
        let place = Place {
            address,
            code,
            token,
            name: settings.name.trim().to_owned(),
            seat: wish.seat(),
            watch: wish == Wish::Watch,
            password: self.password.clone(),
            content,
            records: None,
        };
        self.first = None;
        let waker = self.waker.clone();
        match Client::sit(place, move || waker.wake()) {
            Ok(client) => (self.client, self.says) = (Some(client), Some(t!("join-connecting"))),
            Err(error) => (self.client, self.says) = (None, Some(error.to_string())),
        }
    }

    /// The same at a table of this window's own host, which is run if need be.
    pub fn sit_here(&mut self, settings: &Settings, (hosting, library): (&mut Hosting, &Library), code: &str, wish: Wish) {
        match hosting.run(library, &settings.name) {
            Ok((address, problems)) => {
                self.sit(settings, &address.to_string(), code, wish);
                self.hosted = true;
                problems.into_iter().for_each(|problem| trouble(problem.to_string()));
            }
            Err(error) => (self.client, self.says) = (None, Some(error)),
        }
    }

    /// Opens a table here, and takes a place at it; watches where every seat is somebody else's.
    pub fn open(&mut self, settings: &Settings, (hosting, library): (&mut Hosting, &Library), new: NewTable, wish: Wish) {
        let opened = hosting.run(library, &settings.name).and_then(|_| hosting.open(new).map_err(|error| error.to_string()));
        match opened {
            Ok(code) => self.sit_here(settings, (hosting, library), &code, wish),
            Err(error) => (self.client, self.says) = (None, Some(error)),
        }
    }

    /// Takes no place any more.
    pub fn leave(&mut self) {
        (self.client, self.first, self.says) = (None, None, None);
    }

    /// Whether a place is being taken.
    #[must_use]
    pub const fn is_on(&self) -> bool {
        self.client.is_some()
    }

    /// The place that was taken, what can be said there, and what is seen there first.
    pub fn take(&mut self) -> Option<(Client, Vec<Phrase>, Value)> {
        self.says = None;
        Some((self.client.take()?, std::mem::take(&mut self.phrases), self.first.take()?))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Joining>().add_systems(Startup, be_woken).add_systems(Update, hear);
}

/// What wakes the window when it rests; nothing does where there is none.
#[derive(Debug, Clone, Default)]
struct Waker(Option<EventLoopProxy<WinitUserEvent>>);

impl Waker {
    fn wake(&self) {
        // A window that is closed needs not be woken.
        self.0.iter().for_each(|window| _ = window.send_event(WinitUserEvent::WakeUp));
    }
}

fn be_woken(mut joining: ResMut<Joining>, window: Option<Res<EventLoopProxyWrapper>>) {
    joining.waker = Waker(window.map(|window| (**window).clone()));
}

/// Goes to the table once it is seen.
fn hear(mut joining: ResMut<Joining>, mut settings: ResMut<Settings>, mut starts: MessageWriter<StartMatch>, mut busy: ResMut<Busy>) {
    if !joining.is_on() || joining.first.is_some() {
        return;
    }
    let joining = &mut *joining;
    let Some(client) = &joining.client else { return };
    for heard in client.heard() {
        busy.now();
        match heard {
            Heard::Message(message) if message["type"] == "snapshot" => {
                let game = message["table"]["game"].as_str().unwrap_or_default().to_owned();
                let Place { address, code, token, .. } = client.place.clone();
                settings.joined.retain(|joined| (&joined.address, &joined.code) != (&address, &code));
                settings.joined.insert(0, Joined { address, code, token, game: game.clone(), hosted: joining.hosted });
                settings.joined.truncate(REMEMBERED);
                joining.first = Some(message);
                starts.write(StartMatch::Table(game));
                return;
            }
            Heard::Message(mut message) if message["type"] == "welcome" => {
                joining.phrases = serde_json::from_value(message["phrases"].take()).unwrap_or_default();
            }
            Heard::Message(message) if message["type"] == "error" => {
                joining.says = message["text"].as_str().map(ToOwned::to_owned);
            }
            Heard::Message(_) => {}
            Heard::Lost(why) => joining.says = Some(why),
            Heard::Ended(why) => {
                joining.leave();
                joining.says = Some(why);
                return;
            }
        }
    }
}
