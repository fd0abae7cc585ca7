//! Actions of people and bots.

use std::time::{Duration, Instant};

use serde_json::{Map, Value};

use super::{Decided, Held, Inner, Sitting, Todo, not_kept};
use crate::files;
use crate::net::keep::Note;
use crate::net::messages::{Chat, Id, Message};
use crate::net::outbox::Outbox;
use crate::net::playing::Wrong;
use crate::rules::game::{Refusal, Seat, Seats, Viewer};
use crate::seats::{Player, one_line};
use crate::{t, text};

/// The phrases that are ready to be said, with the keys of their texts.
pub(in crate::net) const PHRASES: [(&str, &str); 8] = [
    ("hello", crate::key!("net-phrase-hello")),
    ("good-luck", crate::key!("net-phrase-good-luck")),
    ("nice", crate::key!("net-phrase-nice")),
    ("thanks", crate::key!("net-phrase-thanks")),
    ("sorry", crate::key!("net-phrase-sorry")),
    ("moment", crate::key!("net-phrase-moment")),
    ("go-on", crate::key!("net-phrase-go-on")),
    ("well-played", crate::key!("net-phrase-well-played")),
];

/// The longest text that is said, in letters.
const LONGEST_TEXT: usize = 200;

impl Sitting {
    /// Takes an action.
    pub(in crate::net) fn act(&self, id: Id, on: u64, action: Value, outbox: &Outbox) {
        self.run(|inner, viewer| match viewer {
            Viewer::Seat(seat) => inner.act(Held { seat, id, on, action, outbox: outbox.clone() }),
            Viewer::Spectator => outbox.send(Message::refused(id, t!("net-spectators")).text()),
        });
    }

    /// Why an action can’t be taken.
    pub(in crate::net) fn why(&self, id: Id, action: &Value) -> Message {
        self.run(|inner, viewer| {
            let Viewer::Seat(seat) = viewer else { return Message::refused(id, t!("net-spectators")) };
            if let Some(why) = inner.is_undealt() {
                return Message::refused(id, why);
            }
            match inner.playing.check(seat, action) {
                Ok(()) => Message::Because { id, legal: true, rule: String::new(), text: String::new() },
                Err(Wrong::Refused(Refusal { rule, text })) => {
                    Message::Because { id, legal: false, rule: rule.0.into(), text: text.into_owned() }
                }
                Err(Wrong::Unreadable(error)) => Message::refused(id, t!("net-not-an-action", error = error)),
            }
        })
    }

    /// Answers a question about the content or the position.
    pub(in crate::net) fn query(&self, id: Id, what: &str, fields: Map<String, Value>) -> Message {
        if what == "watchers" {
            return Message::Reply { id, fields: self.watchers() };
        }
        self.run(|inner, viewer| {
            if let Some(why) = inner.is_undealt() {
                return Message::refused(id, why);
            }
            match inner.playing.answer(viewer, what, fields) {
                Ok(fields) => Message::Reply { id, fields },
                Err(Wrong::Refused(Refusal { rule, text })) => Message::Refused { id, rule: rule.0.into(), text: text.into_owned() },
                Err(Wrong::Unreadable(error)) => Message::refused(id, t!("net-not-a-question", error = error)),
            }
        })
    }

    /// The rulebook of the game.
    pub(in crate::net) fn rulebook(&self, id: Id) -> Message {
        let chapters = self.run(|inner, _| inner.playing.chapters());
        Message::Reply { id, fields: Map::from_iter([("chapters".to_owned(), chapters)]) }
    }

    /// The match file, once nobody can gain by it.
    pub(in crate::net) fn journal(&self, id: Id) -> Message {
        self.run(|inner, _| {
            if !inner.is_over() {
                return Message::refused(id, t!("net-not-over"));
            }
            let path = inner.playing.path().filter(|_| inner.draw.is_none());
            let read = path.map(|path| std::fs::File::open(path).map(|file| files::read_up_to(files::MATCH_LIMIT, file)));
            match read {
                Some(Ok(Ok(bytes))) => {
                    let journal = String::from_utf8_lossy(&bytes).into_owned();
                    Message::Reply { id, fields: Map::from_iter([("journal".to_owned(), journal.into())]) }
                }
                _ => Message::refused(id, t!("net-no-journal")),
            }
        })
    }

    /// Writes down that somebody was given a hint.
    pub(in crate::net) fn hint(&self, id: Id, outbox: &Outbox) {
        self.answered_seat(id, outbox, |inner, seat| match inner.is_undealt() {
            Some(why) => Err(why),
            None => inner.playing.hint(seat).map_err(|error| error.to_string()),
        });
    }

    /// Says something to everybody.
    pub(in crate::net) fn say(&self, id: Id, phrase: Option<&str>, text: Option<&str>, outbox: &Outbox) {
        let refused = |id: Id, text: String| outbox.send(Message::refused(id, text).text());
        self.run(|inner, viewer| {
            let said = match (phrase, text) {
                (Some(phrase), None) => {
                    let known = PHRASES.iter().find(|(known, _)| *known == phrase);
                    known.map(|(phrase, key)| (Some(*phrase), text::say(key, &[])))
                }
                (None, Some(text)) if inner.rules.chat == Chat::Free => {
                    let line: String = one_line_of(text);
                    (!line.is_empty()).then_some((None, line))
                }
                (None, Some(_)) => return refused(id, t!("net-chat-phrases")),
                _ => None,
            };
            match said {
                _ if inner.rules.chat == Chat::Off => refused(id, t!("net-chat-off")),
                None => refused(id, t!("net-chat-nothing")),
                Some((phrase, text)) => {
                    let name = inner.clients.iter().find(|client| client.number == self.number).map(|client| client.name.clone());
                    inner.tell_all(&Message::Said { seat: viewer.seat(), name: name.unwrap_or_default(), phrase, text });
                    outbox.send(Message::Ok { id, seq: inner.seq(viewer) }.text());
                }
            }
        });
    }
}

/// A text that was said, as one line; a longer one than a name may be.
fn one_line_of(text: &str) -> String {
    let words: Vec<String> = text.split_whitespace().map(one_line).collect();
    words.join(" ").chars().take(LONGEST_TEXT).collect()
}

impl Inner {
    /// Why nobody can act now, apart from the rules.
    pub(super) fn is_at_rest(&self) -> Option<String> {
        if self.ended {
            Some(t!("net-ended"))
        } else if let Some(why) = self.is_undealt() {
            Some(why)
        } else if !self.is_started() {
            Some(if self.playing.steps() == 0 { t!("net-not-started") } else { t!("net-seat-open") })
        } else if self.paused {
            Some(t!("net-paused"))
        } else {
            None
        }
    }

    /// Takes an action, now or when the time for responses is over, and answers.
    fn act(&mut self, wanted: Held) {
        let Held { seat, ref id, on, ref action, ref outbox } = wanted;
        if let Some((_, answer)) = self.done[seat.index()].iter().find(|(done, _)| done == id) {
            let again = answer.clone().unwrap_or_else(|| Message::Ok { id: id.clone(), seq: self.seq(Viewer::Seat(seat)) }.text());
            return outbox.send(again);
        }
        if self.held.iter().any(|held| held.seat == seat && held.id == *id) {
            // Its answer is still to come.
            return;
        }
        if let Some(why) = self.is_at_rest() {
            return outbox.send(Message::refused(id.clone(), why).text());
        }
        let stream = &self.streams[seat.index()];
        if on < stream.fresh || on > stream.seq {
            return outbox.send(Message::Stale { id: id.clone(), seq: stream.seq }.text());
        }
        if let Err(wrong) = self.playing.check(seat, action) {
            let answer = refused(id.clone(), wrong);
            return outbox.send(answer.text());
        }
        // Who plays on has the seat again.
        if self.take_back(seat) {
            self.publish();
        }
        match self.waits_until(seat) {
            Some(at) => {
                self.todo.push(Todo::Release { at });
                self.held.push(wanted);
            }
            None => self.carry_out(wanted),
        }
    }

    /// Until when an action of this seat waits for responses of others.
    fn waits_until(&self, seat: Seat) -> Option<Instant> {
        let is_response = self.playing.interrupters().contains(seat);
        self.open_until.filter(|until| !is_response && Instant::now() < *until)
    }

    fn carry_out(&mut self, Held { seat, id, action, outbox, .. }: Held) {
        let version = self.playing.version();
        // It is not done before it is known what it was done by.
        let noted = self.keep.add(&Note::Do(seat, id.clone(), version)).map_err(not_kept);
        let answer = match noted {
            Err(text) => Message::refused(id.clone(), text),
            Ok(()) => match self.play(seat, &action) {
                Ok(()) => {
                    let answer = Message::Ok { id: id.clone(), seq: self.seq(Viewer::Seat(seat)) };
                    self.remember(seat, id, Some(answer.text()));
                    answer
                }
                Err(wrong) => refused(id, wrong),
            },
        };
        outbox.send(answer.text());
    }

    /// Takes an action and shows everybody what came of it.
    fn play(&mut self, seat: Seat, action: &Value) -> Result<(), Wrong> {
        let (actors, is_response) = (self.playing.actors(), self.playing.interrupters().contains(seat));
        self.playing.act(seat, action)?;
        self.withdraw_undo();
        self.withdraw_bot(seat);
        self.wait_for_responses();
        self.publish_action(seat, actors, is_response);
        Ok(())
    }

    /// Begins the time for responses, if the rules let people give some; whether they hold one does not matter.
    fn wait_for_responses(&mut self) {
        let may_respond = self.playing.interrupters().iter().any(|seat| self.is_person(seat));
        let pace = Duration::from_millis(self.rules.pace.into());
        self.open_until = (may_respond && !pace.is_zero()).then(|| Instant::now() + pace);
    }

    /// Does what was held back, unless there are responses to wait for again.
    pub(super) fn release(&mut self) {
        if self.open_until.is_some_and(|until| Instant::now() < until) {
            return;
        }
        self.open_until = None;
        let held = std::mem::take(&mut self.held);
        held.into_iter().for_each(|held| self.act(held));
    }

    /// Lets bots think that are waited for.
    pub(super) fn wake_bots(&mut self) {
        if self.is_over() || self.is_at_rest().is_some() {
            return;
        }
        let actors = self.playing.actors();
        for seat in actors.iter() {
            let level = self.playing.seats().get(seat.index()).and_then(|spec| spec.player.level());
            let Some(level) = level.filter(|_| !self.thinking[seat.index()]) else { continue };
            self.thinking[seat.index()] = true;
            let (version, thought) = (self.playing.version(), self.playing.thought(seat, level));
            self.todo.push(Todo::Think { seat, level, version, together: actors.len() > 1, thought });
        }
    }

    /// A bot does what it has decided, if it would still be asked the same.
    pub(super) fn bot_acts(&mut self, seat: Seat, decided: Decided) {
        let is_bot = matches!(self.playing.seats()[seat.index()].player, Player::Bot(_));
        let is_present = decided.version == self.playing.version() || (decided.together && self.playing.actors().contains(seat));
        let good = is_bot && is_present && self.is_at_rest().is_none();
        if good && let Some(at) = self.waits_until(seat) {
            self.todo.push(Todo::Act { at, seat, decided });
            return;
        }
        self.thinking[seat.index()] = false;
        if let Some(action) = decided.action.filter(|_| good) {
            // What is no longer legal it thinks about again.
            let _ = self.play(seat, &action);
        }
    }

    /// The seats of people who are connected, but for one.
    pub(super) fn present_people(&self, but: Seat) -> Seats {
        let people = self.seated().map(|(seat, _)| seat).filter(|seat| *seat != but && self.is_person(*seat));
        people.filter(|seat| self.is_present(*seat)).fold(Seats::NONE, Seats::with)
    }
}

fn refused(id: Id, wrong: Wrong) -> Message {
    match wrong {
        Wrong::Refused(Refusal { rule, text }) => Message::Refused { id, rule: rule.0.into(), text: text.into_owned() },
        Wrong::Unreadable(error) => Message::refused(id, t!("net-not-an-action", error = error)),
    }
}
