//! Coming to the table of a host.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};
use std::time::{SystemTime, UNIX_EPOCH};

use bevy::prelude::*;
use bevy::winit::{EventLoopProxy, EventLoopProxyWrapper, WinitUserEvent};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::content;
use super::hosting::Hosting;
use super::launch::{Data, StartMatch};
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
    /// The same for others who play at this machine.
    #[serde(default)]
    pub others: Vec<String>,
    /// The game's id.
    pub game: String,
    /// Whether this window is the host.
    #[serde(default)]
    pub hosted: bool,
    /// When, in seconds of Unix time.
    #[serde(default)]
    pub at: u64,
    /// Whether the match there is over.
    #[serde(default)]
    pub over: bool,
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

/// The host and the code in the address of an invitation: `http://192.168.0.7:7777/?code=KTMWQZ`.
#[must_use]
pub fn read_invitation(address: &str) -> Option<(String, String)> {
    let (host, query) = address.trim().split_once("/?")?;
    let host = host.strip_prefix("http://").or(host.starts_with("https://").then_some(host))?;
    let code = query.split('&').find_map(|field| field.strip_prefix("code="))?;
    Some((host.to_owned(), code.to_uppercase()))
}

/// A host as [`Place::address`] names it, from what somebody may type or paste.
fn host_of(address: &str) -> String {
    let address = address.trim().trim_end_matches('/');
    let bare = address.trim_start_matches("http://").trim_start_matches("ws://");
    match address.strip_prefix("wss://") {
        Some(host) => format!("https://{host}"),
        None if address.starts_with("https://") || bare.contains(':') => bare.to_owned(),
        None => format!("{bare}:{}", crate::net::PORT),
    }
}

/// How many tables are remembered.
const REMEMBERED: usize = 6;

/// The places that are being taken.
#[derive(Resource, Debug, Default)]
pub struct Joining {
    coming: Vec<Coming>,
    phrases: Vec<Phrase>,
    hosted: bool,
    /// What the host asks for besides the code, if it does.
    pub password: String,
    waker: Waker,
    /// Where records of sealed matches are kept.
    pub records: Option<PathBuf>,
    /// How far it is, or why there is no place.
    pub says: Option<String>,
}

/// Somebody who comes to a table, and what they see there first.
#[derive(Debug)]
struct Coming {
    client: Client,
    first: Option<Value>,
}

impl Joining {
    /// Takes a place at a table, the same one again where this player sat there before, with others of this machine who did.
    pub fn sit(&mut self, settings: &Settings, address: &str, code: &str, wish: Wish) {
        self.sit_all(settings, address, code, &[(wish, settings.name.trim().to_owned())], None);
    }

    /// Takes places at a table for people with these names; the first has this token, if that is known. Where there are several,
    /// what everybody may see is shown as well.
    fn sit_all(&mut self, settings: &Settings, address: &str, code: &str, people: &[(Wish, String)], first: Option<String>) {
        self.leave();
        self.hosted = false;
        let code = code.trim().to_uppercase();
        let address = host_of(address);
        let content: BTreeMap<String, String> = IDS.iter().map(|game| ((*game).to_owned(), content().hash(game).to_owned())).collect();
        let before = settings.joined.iter().find(|joined| joined.address == address && joined.code == code);
        let known = before.into_iter().flat_map(|joined| std::iter::once(&joined.token).chain(&joined.others));
        let tokens: Vec<String> = first.into_iter().chain(known.cloned()).collect();
        let mut people: Vec<(Wish, String, String)> = people
            .iter()
            .enumerate()
            .map(|(at, (wish, name))| (*wish, name.clone(), tokens.get(at).cloned().unwrap_or_else(new_token)))
            .collect();
        // The host knows their names.
        people.extend(tokens.into_iter().skip(people.len()).map(|token| (Wish::AnySeat, String::new(), token)));
        if people.len() > 1 {
            people.insert(0, (Wish::Watch, String::new(), new_token()));
        }
        for (wish, name, token) in people {
            let place = Place {
                address: address.clone(),
                code: code.clone(),
                token,
                name,
                seat: wish.seat(),
                watch: wish == Wish::Watch,
                password: self.password.clone(),
                content: content.clone(),
                records: self.records.clone(),
            };
            let waker = self.waker.clone();
            match Client::sit(place, move || waker.wake()) {
                Ok(client) => self.coming.push(Coming { client, first: None }),
                Err(error) => {
                    self.leave();
                    self.says = Some(error.to_string());
                    return;
                }
            }
        }
        self.says = Some(t!("join-connecting"));
    }

    /// The same at a table of this window's own host, which is run if need be.
    fn sit_here(
        &mut self,
        settings: &Settings,
        (hosting, library): (&mut Hosting, &Library),
        code: &str,
        people: &[(Wish, String)],
        first: Option<String>,
    ) {
        match hosting.run(library, &settings.name) {
            Ok((address, problems)) => {
                self.sit_all(settings, &address.to_string(), code, people, first);
                self.hosted = true;
                problems.into_iter().for_each(|problem| trouble(problem.to_string()));
            }
            Err(error) => self.fail(error),
        }
    }

    /// Comes back to a table.
    pub fn come_back(&mut self, settings: &Settings, (hosting, library): (&mut Hosting, &Library), joined: &Joined) {
        let people = [(Wish::AnySeat, settings.name.trim().to_owned())];
        if joined.hosted {
            self.sit_here(settings, (hosting, library), &joined.code, &people, None);
        } else {
            self.sit_all(settings, &joined.address, &joined.code, &people, None);
        }
    }

    /// Opens a table here, and takes places at it for people with these names; watches where there are none.
    pub fn open(&mut self, settings: &Settings, (hosting, library): (&mut Hosting, &Library), new: NewTable, people: &[(Seat, String)]) {
        let owner = new_token();
        let opened = hosting.run(library, &settings.name).and_then(|_| hosting.open(new, &owner).map_err(|error| error.to_string()));
        let mut people: Vec<(Wish, String)> = people.iter().map(|(seat, name)| (Wish::Seat(*seat), name.clone())).collect();
        if people.is_empty() {
            people.push((Wish::Watch, settings.name.trim().to_owned()));
        }
        match opened {
            Ok(code) => self.sit_here(settings, (hosting, library), &code, &people, Some(owner)),
            Err(error) => self.fail(error),
        }
    }

    fn fail(&mut self, why: String) {
        self.leave();
        self.says = Some(why);
    }

    /// Takes no place any more.
    pub fn leave(&mut self) {
        self.coming.clear();
        self.says = None;
    }

    /// Whether a place is being taken.
    #[must_use]
    pub const fn is_on(&self) -> bool {
        !self.coming.is_empty()
    }

    /// The places that were taken and what is seen from each first, and what can be said there.
    pub fn take(&mut self) -> Option<(Vec<(Client, Value)>, Vec<Phrase>)> {
        self.says = None;
        let seated = self.coming.drain(..).map(|coming| Some((coming.client, coming.first?))).collect::<Option<Vec<_>>>()?;
        (!seated.is_empty()).then(|| (seated, std::mem::take(&mut self.phrases)))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Joining>().add_systems(Startup, be_woken).add_systems(Update, hear);
}

/// What wakes the window when it rests; nothing does where there is none.
#[derive(Debug, Clone, Default)]
struct Waker(Arc<OnceLock<EventLoopProxy<WinitUserEvent>>>);

impl Waker {
    fn wake(&self) {
        // A window that is closed needs not be woken.
        self.0.get().into_iter().for_each(|window| _ = window.send_event(WinitUserEvent::WakeUp));
    }
}

fn be_woken(mut joining: ResMut<Joining>, data: Res<Data>, window: Option<Res<EventLoopProxyWrapper>>) {
    joining.records = Some(data.library().data().join("records"));
    // Who joins by the command line has this waker already.
    window.into_iter().for_each(|window| _ = joining.waker.0.set((**window).clone()));
}

/// Goes to the table once it is seen by all who come.
fn hear(mut joining: ResMut<Joining>, mut settings: ResMut<Settings>, mut starts: MessageWriter<StartMatch>, mut busy: ResMut<Busy>) {
    let joining = &mut *joining;
    if joining.coming.iter().all(|coming| coming.first.is_some()) {
        return;
    }
    let mut ended = None;
    for Coming { client, first } in joining.coming.iter_mut().filter(|coming| coming.first.is_none()) {
        while let Some(heard) = client.hear() {
            busy.now();
            match heard {
                Heard::Message(message) if message["type"] == "snapshot" => {
                    *first = Some(message);
                    break;
                }
                Heard::Message(mut message) if message["type"] == "welcome" => {
                    joining.phrases = serde_json::from_value(message["phrases"].take()).unwrap_or_default();
                }
                Heard::Message(message) if message["type"] == "error" => {
                    joining.says = message["text"].as_str().map(ToOwned::to_owned);
                }
                Heard::Message(_) => {}
                Heard::Lost(why) => joining.says = Some(why),
                Heard::Ended(why) => ended = Some(why),
            }
        }
    }
    if let Some(why) = ended {
        return joining.fail(why);
    }
    let Some(Coming { client, first: Some(message) }) = joining.coming.first() else { return };
    if joining.coming.iter().any(|coming| coming.first.is_none()) {
        return;
    }
    let game = message["table"]["game"].as_str().unwrap_or_default().to_owned();
    let Place { address, code, .. } = client.place.clone();
    settings.joined.retain(|joined| (&joined.address, &joined.code) != (&address, &code));
    let skipped = usize::from(joining.coming.len() > 1);
    let mut tokens = joining.coming.iter().skip(skipped).map(|coming| coming.client.place.token.clone());
    let token = tokens.next().unwrap_or_default();
    let at = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let (others, hosted) = (tokens.collect(), joining.hosted);
    settings.joined.insert(0, Joined { address, code, token, others, game: game.clone(), hosted, at, over: false });
    settings.joined.truncate(REMEMBERED);
    starts.write(StartMatch::Table(game));
}

#[cfg(test)]
mod tests {
    use super::{host_of, read_invitation};

    #[test]
    fn an_invitation_names_host_and_code() {
        let read = read_invitation(" http://192.168.0.7:7777/?code=ktmwqz&watch=1 ");
        assert_eq!(read, Some(("192.168.0.7:7777".into(), "KTMWQZ".into())));
        assert_eq!(read_invitation("https://example.org/?code=KTMWQZ"), Some(("https://example.org".into(), "KTMWQZ".into())));
        for other in ["192.168.0.7", "http://192.168.0.7:7777/", "ftp://example.org/?code=KTMWQZ"] {
            assert_eq!(read_invitation(other), None, "{other}");
        }
    }

    #[test]
    fn a_host_is_named_in_many_ways() {
        let named = [
            (" 192.168.0.7", "192.168.0.7:7777"),
            ("http://192.168.0.7:7001/", "192.168.0.7:7001"),
            ("ws://[fe80::1]:7777", "[fe80::1]:7777"),
            ("https://example.org/", "https://example.org"),
            ("wss://example.org:8443", "https://example.org:8443"),
        ];
        for (address, host) in named {
            assert_eq!(host_of(address), host, "{address}");
        }
    }
}
