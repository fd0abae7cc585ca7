//! Questions that players ask each other.

use std::time::Duration;

use super::{Inner, Sitting};
use crate::matches::SeatSpec;
use crate::net::asks::Ask;
use crate::net::keep::Note;
use crate::net::messages::{Id, Message, Wish};
use crate::net::outbox::Outbox;
use crate::rules::game::{Seat, Seats, Viewer};
use crate::seats::{Level, Player};
use crate::t;

impl Sitting {
    /// Asks the others for something.
    pub(in crate::net) fn ask(&self, id: Id, wish: Wish, about: Option<(Seat, Level)>, outbox: &Outbox) {
        self.answered(id, outbox, |inner, seat| inner.ask(seat, wish, about));
    }

    /// Answers what somebody asks for.
    pub(in crate::net) fn answer(&self, id: Id, ask: u64, yes: bool, outbox: &Outbox) {
        self.answered(id, outbox, |inner, seat| inner.answer(seat, ask, yes));
    }

    pub(super) fn answered(&self, id: Id, outbox: &Outbox, what: impl FnOnce(&mut Inner, Seat) -> Result<(), String>) {
        self.run(|inner, viewer| {
            let done = match viewer {
                Viewer::Seat(seat) => what(inner, seat),
                Viewer::Spectator => Err(t!("net-spectators")),
            };
            let answer = match done {
                Ok(()) => Message::Ok { id, seq: inner.seq(viewer) },
                Err(text) => Message::refused(id, text),
            };
            outbox.send(answer.text());
        });
    }
}

impl Inner {
    pub(super) fn name(&self, seat: Seat) -> String {
        self.playing.seats().get(seat.index()).map(|spec| spec.name.clone()).unwrap_or_default()
    }

    fn ask(&mut self, by: Seat, wish: Wish, about: Option<(Seat, Level)>) -> Result<(), String> {
        if self.is_over() {
            return Err(t!("net-ended"));
        }
        if self.asks.iter().any(|ask| ask.by == by && ask.wish == wish) {
            return Err(t!("net-asked-already"));
        }
        let people = self.present_people(by);
        let player = self.name(by);
        let (text, asked) = match wish {
            Wish::Undo => {
                if let Some(why) = self.is_at_rest() {
                    return Err(why);
                }
                let undoable = self.playing.undoable(by)?;
                let touched = undoable.touches.iter().filter(|seat| self.is_person(*seat)).fold(Seats::NONE, Seats::with);
                (t!("net-ask-undo", player = player, action = undoable.text), touched)
            }
            Wish::Pause if self.paused => return Err(t!("net-paused")),
            Wish::Pause => (t!("net-ask-pause", player = player), people),
            Wish::Resume if !self.paused => return Err(t!("net-not-paused")),
            Wish::Resume => (t!("net-ask-resume", player = player), people),
            Wish::Bot => {
                let Some((seat, level)) = about.filter(|(seat, _)| *seat != by && self.is_person(*seat)) else {
                    return Err(t!("net-bot-nobody"));
                };
                let grace = Duration::from_secs(self.rules.grace.into());
                let is_away = self.away[seat.index()].is_some_and(|since| since.elapsed() >= grace);
                if !is_away {
                    return Err(t!("net-bot-present", player = self.name(seat), seconds = self.rules.grace));
                }
                (t!("net-ask-bot", player = player, away = self.name(seat), level = level.label()), people.without(seat))
            }
            Wish::End => {
                let others = self.seated().map(|(seat, _)| seat).filter(|seat| *seat != by && self.is_person(*seat));
                (t!("net-ask-end", player = player), others.fold(Seats::NONE, Seats::with))
            }
        };
        self.last_ask += 1;
        let ask = Ask { number: self.last_ask, by, wish, about, text, asked, waits_for: asked };
        if asked.is_empty() {
            return self.grant(&ask);
        }
        self.asks.push(ask);
        self.publish();
        Ok(())
    }

    fn answer(&mut self, seat: Seat, number: u64, yes: bool) -> Result<(), String> {
        let known = |ask: &&mut Ask| ask.number == number && ask.is_known_to(Viewer::Seat(seat));
        let Some(ask) = self.asks.iter_mut().find(known) else { return Err(t!("net-no-ask")) };
        if yes {
            ask.waits_for = ask.waits_for.without(seat);
            return self.settle();
        }
        let (by, asked) = (ask.by, ask.asked);
        let wish = ask.wish;
        self.asks.retain(|ask| ask.number != number);
        self.publish();
        if seat != by {
            let text = t!("net-refused", player = self.name(seat), what = said(wish));
            asked.with(by).iter().for_each(|seat| self.tell(seat, &Message::Notice { text: text.clone() }));
        }
        Ok(())
    }

    /// Does what everybody has agreed to.
    fn settle(&mut self) -> Result<(), String> {
        let (granted, open) = std::mem::take(&mut self.asks).into_iter().partition(|ask| ask.waits_for.is_empty());
        self.asks = open;
        let granted: Vec<Ask> = granted;
        let mut done = Ok(());
        for ask in &granted {
            if let Err(text) = self.grant(ask) {
                self.tell(ask.by, &Message::Notice { text: text.clone() });
                done = Err(text);
            }
        }
        self.publish();
        done
    }

    fn grant(&mut self, ask: &Ask) -> Result<(), String> {
        let kept = |error: std::io::Error| t!("net-not-kept", error = error.to_string());
        match (ask.wish, ask.about) {
            (Wish::Undo, _) => {
                self.withdraw_undo();
                self.undo(ask.by)?;
            }
            (Wish::Pause | Wish::Resume, _) => {
                let paused = ask.wish == Wish::Pause;
                self.keep.add_safely(&Note::Paused(paused)).map_err(kept)?;
                self.paused = paused;
            }
            (Wish::Bot, Some((seat, level))) => {
                let spec = SeatSpec { name: self.name(seat), player: Player::Bot(level) };
                if self.is_present(seat) {
                    return Err(t!("net-bot-present", player = self.name(seat), seconds = self.rules.grace));
                }
                self.playing.set_seat(seat, &spec).map_err(|error| error.to_string())?;
            }
            (Wish::Bot, None) => {}
            (Wish::End, _) => {
                self.keep.add_safely(&Note::Ended).map_err(kept)?;
                self.ended = true;
                self.asks.clear();
            }
        }
        self.publish();
        Ok(())
    }

    /// What was done last is not what somebody wanted to take back.
    pub(super) fn withdraw_undo(&mut self) {
        self.asks.retain(|ask| ask.wish != Wish::Undo);
    }

    /// A player who is away is not waited for where it does not concern what they were shown.
    pub(super) fn leave_asks(&mut self, seat: Seat) {
        self.asks.retain(|ask| ask.by != seat);
        for ask in &mut self.asks {
            if matches!(ask.wish, Wish::Pause | Wish::Resume | Wish::Bot) {
                ask.waits_for = ask.waits_for.without(seat);
            }
        }
        // What fails is told to those who asked.
        let _ = self.settle();
    }
}

/// What was asked for, as a word for sentences.
fn said(wish: Wish) -> &'static str {
    match wish {
        Wish::Undo => "undo",
        Wish::Pause => "pause",
        Wish::Resume => "resume",
        Wish::Bot => "bot",
        Wish::End => "end",
    }
}
