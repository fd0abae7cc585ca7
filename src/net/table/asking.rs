//! Questions that players ask each other.

use std::time::Duration;

use super::{Inner, Sitting, not_kept};
use crate::matches::SeatSpec;
use crate::net::asks::{About, Ask};
use crate::net::keep::Note;
use crate::net::messages::{Id, Message, Wish};
use crate::net::outbox::Outbox;
use crate::rules::game::{Seat, Seats, Viewer};
use crate::seats::{Level, Player};
use crate::t;

impl Sitting {
    /// Asks the others for something.
    pub(in crate::net) fn ask(&self, id: Id, wish: Wish, about: About, outbox: &Outbox) {
        self.answered(id, outbox, |inner, viewer| match viewer {
            _ if wish == Wish::Kick && self.is_host(inner) => inner.remove(about, t!("net-kicked-by-host")),
            Viewer::Seat(seat) => inner.ask(seat, wish, about),
            Viewer::Spectator => Err(t!("net-spectators")),
        });
    }

    /// Answers what somebody asks for.
    pub(in crate::net) fn answer(&self, id: Id, ask: u64, yes: bool, outbox: &Outbox) {
        self.answered_seat(id, outbox, |inner, seat| inner.answer(seat, ask, yes));
    }

    /// What only somebody at a seat does.
    pub(super) fn answered_seat(&self, id: Id, outbox: &Outbox, what: impl FnOnce(&mut Inner, Seat) -> Result<(), String>) {
        self.answered(id, outbox, |inner, viewer| match viewer {
            Viewer::Seat(seat) => what(inner, seat),
            Viewer::Spectator => Err(t!("net-spectators")),
        });
    }

    fn answered(&self, id: Id, outbox: &Outbox, what: impl FnOnce(&mut Inner, Viewer) -> Result<(), String>) {
        self.run(|inner, viewer| {
            let answer = match what(inner, viewer) {
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

    fn ask(&mut self, by: Seat, wish: Wish, about: About) -> Result<(), String> {
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
                let (seat, level) = match about {
                    About::Seat(seat, level) if seat != by && self.is_person(seat) => (seat, level.unwrap_or(Level::Normal)),
                    _ => return Err(t!("net-bot-nobody")),
                };
                let grace = Duration::from_secs(self.rules.grace.into());
                let is_away = self.away[seat.index()].is_some_and(|since| since.elapsed() >= grace);
                if !is_away && !self.is_out_of_time(seat) {
                    return Err(self.still_plays(seat));
                }
                (t!("net-ask-bot", player = player, away = self.name(seat), level = level.label()), people.without(seat))
            }
            Wish::Kick if about.seat() == Some(by) => return Err(t!("net-kick-nobody")),
            Wish::Kick => {
                let (_, other) = self.removable(about)?;
                (t!("net-ask-kick", player = player, other = other), self.jury(by, about)?)
            }
            Wish::Back => {
                if !self.take_back(by) {
                    return Err(t!("net-no-bot"));
                }
                self.publish();
                return Ok(());
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
        match (ask.wish, ask.about) {
            (Wish::Undo, _) => {
                self.withdraw_undo();
                self.undo(ask.by)?;
            }
            (Wish::Pause | Wish::Resume, _) => {
                let paused = ask.wish == Wish::Pause;
                self.keep.add_safely(&Note::Paused(paused)).map_err(not_kept)?;
                self.paused = paused;
            }
            (Wish::Bot, About::Seat(seat, level)) => {
                let spec = SeatSpec { name: self.name(seat), player: Player::Bot(level.unwrap_or(Level::Normal)) };
                if self.is_present(seat) && !self.is_out_of_time(seat) {
                    return Err(self.still_plays(seat));
                }
                self.playing.set_seat(seat, &spec).map_err(|error| error.to_string())?;
            }
            (Wish::Kick, about) => return self.remove(about, t!("net-kicked-by-vote")),
            (Wish::Bot | Wish::Back, _) => {}
            (Wish::End, _) => {
                self.keep.add_safely(&Note::Ended).map_err(not_kept)?;
                self.ended = true;
                self.asks.clear();
            }
        }
        self.publish();
        Ok(())
    }

    /// Why no bot plays for a player.
    fn still_plays(&self, seat: Seat) -> String {
        if self.is_present(seat) && self.clocks.is_some() {
            t!("net-bot-in-time", player = self.name(seat))
        } else {
            t!("net-bot-present", player = self.name(seat), seconds = self.rules.grace)
        }
    }

    fn is_out_of_time(&mut self, seat: Seat) -> bool {
        self.tick();
        self.clocks.as_ref().is_some_and(|clocks| clocks.is_out(seat))
    }

    /// What was done last is not what somebody wanted to take back.
    pub(super) fn withdraw_undo(&mut self) {
        self.asks.retain(|ask| ask.wish != Wish::Undo);
    }

    /// Who acts still has time.
    pub(super) fn withdraw_bot(&mut self, seat: Seat) {
        self.asks.retain(|ask| !(ask.wish == Wish::Bot && ask.about.seat() == Some(seat)));
    }

    /// A player who was removed asks nothing and is asked nothing.
    pub(super) fn forget_asks(&mut self, seat: Seat) {
        // Nobody is removed because the one who was asked is gone, too.
        self.asks.retain(|ask| ask.about.seat() != Some(seat) && !(ask.wish == Wish::Kick && ask.asked.contains(seat)));
        self.asks.iter_mut().for_each(|ask| ask.waits_for = ask.waits_for.without(seat));
        self.leave_asks(seat);
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
        Wish::Bot | Wish::Back => "bot",
        Wish::Kick => "kick",
        Wish::End => "end",
    }
}
