//! Who has to leave the table: its host decides alone, the others together.

use std::time::Instant;

use serde_json::{Map, Value, json};

use super::{Client, Inner, Sitting, not_kept};
use crate::matches::SeatSpec;
use crate::net::asks::About;
use crate::net::chance::TokenHash;
use crate::net::keep::Note;
use crate::net::messages::Message;
use crate::rules::game::{Seat, Seats, Viewer};
use crate::t;

impl Sitting {
    /// The spectators, as the answer to a question.
    pub(super) fn watchers(&self) -> Map<String, Value> {
        self.run(|inner, _| Map::from_iter([("watchers".to_owned(), inner.watchers())]))
    }

    /// Whether it is the connection of the one whose table it is.
    pub(super) fn is_host(&self, inner: &Inner) -> bool {
        let client = inner.clients.iter().find(|client| client.number == self.number);
        client.is_some_and(|client| inner.host == Some(client.token))
    }
}

impl Inner {
    /// The spectators: each with the number of a connection, and a name.
    fn watchers(&self) -> Value {
        let mut known: Vec<TokenHash> = Vec::new();
        let mut watchers = Vec::new();
        for client in self.clients.iter().filter(|client| client.viewer == Viewer::Spectator) {
            if !known.contains(&client.token) {
                known.push(client.token);
                watchers.push(json!({"number": client.number, "name": client.name}));
            }
        }
        watchers.into()
    }

    /// The token of somebody who is to be removed, and what they are called.
    pub(super) fn removable(&self, about: About) -> Result<(TokenHash, String), String> {
        let found = match about {
            About::Nothing => None,
            About::Seat(seat, _) => self.tokens.get(seat.index()).copied().flatten().map(|token| (token, self.name(seat))),
            About::Watcher(number) => {
                let is_meant = |client: &&Client| client.number == number && client.viewer == Viewer::Spectator;
                self.clients.iter().find(is_meant).map(|client| (client.token, client.name.clone()))
            }
        };
        match found {
            None => Err(t!("net-kick-nobody")),
            Some((token, _)) if self.host == Some(token) => Err(t!("net-kick-host")),
            Some(found) => Ok(found),
        }
    }

    /// Removes somebody for good. Their seat is open for somebody else, or a bot’s.
    pub(super) fn remove(&mut self, about: About, text: String) -> Result<(), String> {
        let (token, _) = self.removable(about)?;
        self.keep.add_safely(&Note::Removed(token)).map_err(not_kept)?;
        self.removed.push(token);
        if let About::Seat(seat, level) = about {
            self.tokens[seat.index()] = None;
            self.done[seat.index()].clear();
            self.held.retain(|held| held.seat != seat);
            self.away[seat.index()] = Some(Instant::now());
            let spec = level.map_or_else(SeatSpec::human, SeatSpec::bot);
            self.playing.set_seat(seat, &spec).map_err(|error| error.to_string())?;
            if let Some(clocks) = &mut self.clocks {
                clocks.fill(seat);
            }
        }
        let (gone, here): (Vec<Client>, Vec<Client>) =
            std::mem::take(&mut self.clients).into_iter().partition(|client| client.token == token);
        self.clients = here;
        let bye = Message::Bye { kind: "removed", text }.text();
        gone.iter().for_each(|client| client.outbox.end(bye.clone()));
        match about.seat() {
            Some(seat) => self.forget_asks(seat),
            None => self.asks.retain(|ask| ask.about != about),
        }
        self.publish();
        Ok(())
    }

    /// Those who are asked whether somebody is removed: not the one whom it is about.
    pub(super) fn jury(&self, by: Seat, about: About) -> Result<Seats, String> {
        let people = self.present_people(by);
        let jury = about.seat().map_or(people, |seat| people.without(seat));
        // One alone can’t remove the only other player; a spectator, they can.
        if jury == Seats::NONE && about.seat().is_some() { Err(t!("net-kick-alone")) } else { Ok(jury) }
    }
}
