//! What is shown to whom.

use super::Inner;
use crate::matches::Bytes32;
use crate::matches::deal::Sight;
use crate::net::messages::Message;
use crate::net::outbox::Outbox;
use crate::net::playing::{Around, Chair, written};
use crate::net::stream::Story;
use crate::rules::game::{Seat, Seats, Viewer};
use crate::seats::Player;

/// What made a change.
#[derive(Debug, Clone, Copy)]
enum Cause {
    /// Something around the match.
    Table,
    /// A seat acted.
    Acted {
        seat: Seat,
        /// Those that could act before it.
        actors: Seats,
        /// Whether it acted though it was not waited for.
        is_response: bool,
    },
}

impl Inner {
    fn stream_of(&self, viewer: Viewer) -> usize {
        viewer.seat().map_or(self.streams.len() - 1, Seat::index)
    }

    fn viewer_of(&self, stream: usize) -> Viewer {
        if stream + 1 == self.streams.len() { Viewer::Spectator } else { Viewer::Seat(Seat(stream as u8)) }
    }

    fn is_watched(&self, viewer: Viewer) -> bool {
        self.clients.iter().any(|client| client.viewer == viewer)
    }

    /// What the viewer was shown last.
    pub(super) fn seq(&self, viewer: Viewer) -> u64 {
        self.streams[self.stream_of(viewer)].seq
    }

    /// Up to which step a viewer may see.
    fn step_of(&self, viewer: Viewer) -> usize {
        match viewer {
            Viewer::Spectator if self.rules.delay > 0 && !self.ended => self.playing.behind(self.rules.delay),
            _ => self.playing.steps(),
        }
    }

    fn around(&self, viewer: Viewer) -> Around {
        let chair = |(seat, player)| {
            let taken = player != Player::Human || self.tokens[Seat::index(seat)].is_some();
            Chair { taken, present: player != Player::Human || self.is_present(seat) }
        };
        Around {
            started: self.is_started(),
            chairs: self.seated().map(|(seat, spec)| (seat, spec.player)).map(chair).collect(),
            asks: self.asks.iter().filter(|ask| ask.is_known_to(viewer)).map(super::Ask::shown).collect(),
            paused: self.paused,
            ended: self.ended,
            deal: self.deal_shown(),
            undealt: self.is_undealt(),
        }
    }

    /// What a viewer is shown of the clocks: what counts as a change, and a field for a message. Spectators who see everything
    /// later would learn from them for whom the match waits.
    fn clocks_of(&self, viewer: Viewer) -> (Vec<(bool, bool)>, String) {
        let is_late = viewer == Viewer::Spectator && self.rules.delay > 0 && !self.ended;
        match self.clocks.as_ref().filter(|_| !is_late) {
            Some(clocks) => (clocks.standing(), format!(r#","clock":{}"#, written(&clocks.shown(|seat| self.is_person(seat))))),
            None => (Vec::new(), String::new()),
        }
    }

    /// Shows everybody what has changed around the match.
    pub(super) fn publish(&mut self) {
        self.tick();
        self.show(0..self.streams.len(), Cause::Table);
    }

    /// The same, but to one viewer.
    pub(super) fn publish_except(&mut self, viewer: Viewer) {
        self.tick();
        let except = self.stream_of(viewer);
        self.show((0..self.streams.len()).filter(|at| *at != except), Cause::Table);
    }

    /// Shows everybody what came of an action.
    pub(super) fn publish_action(&mut self, seat: Seat, actors: Seats, is_response: bool) {
        self.tick();
        self.show(0..self.streams.len(), Cause::Acted { seat, actors, is_response });
    }

    /// Shows viewers what has changed, if anything has for them. For those nobody watches it is put off.
    fn show(&mut self, streams: impl Iterator<Item = usize>, cause: Cause) {
        let mut changes = Vec::new();
        for at in streams {
            let viewer = self.viewer_of(at);
            if self.streams[at].is_active && self.is_watched(viewer) {
                changes.extend(self.bring_up_to_date(at, cause).map(|text| (viewer, text)));
            }
        }
        self.write_sights();
        changes.into_iter().for_each(|(viewer, text)| self.send(viewer, &text));
    }

    /// Remembers that a viewer is shown a view, where that is kept.
    fn see(&mut self, at: usize, step: usize, view: Option<Bytes32>) {
        let (seat, stream) = (self.viewer_of(at).seat(), &mut self.streams[at]);
        if let Some(view) = view.filter(|view| stream.view != Some(*view)) {
            stream.view = Some(view);
            self.sights.push(Sight { seat, seq: stream.seq, step, view });
        }
    }

    /// Writes down which views are about to be shown. What can’t be written now is written with the next ones.
    fn write_sights(&mut self) {
        if !self.sights.is_empty() && self.playing.note_shown(self.sights.clone()).is_ok() {
            self.sights.clear();
        }
    }

    /// What a viewer is told about what has changed, if anything has.
    fn bring_up_to_date(&mut self, at: usize, cause: Cause) -> Option<String> {
        let viewer = self.viewer_of(at);
        let (around, step) = (self.around(viewer), self.step_of(viewer));
        let shown = self.playing.shown(viewer, step, &around);
        let (standing, clock) = self.clocks_of(viewer);
        let stream = &mut self.streams[at];
        let events = self.playing.events(viewer, stream.step, step);
        let (is_other, has_other_actions) = stream.notice(&shown.state, &standing, &shown.actions);
        let is_own = matches!(cause, Cause::Acted { seat, .. } if viewer == Viewer::Seat(seat));
        if events.is_none() && !is_other && !is_own {
            stream.step = step;
            return None;
        }
        let log = self.playing.log(viewer, &mut stream.story, step);
        stream.change(step, log.from);
        // What others decide at the same time does not matter to a decision, if it can still be taken.
        let matters = match (cause, viewer.seat()) {
            (Cause::Acted { actors, is_response, .. }, Some(seat)) => is_own || is_response || !actors.contains(seat),
            (Cause::Acted { .. }, None) => true,
            (Cause::Table, _) => events.is_some(),
        };
        if matters || has_other_actions {
            stream.fresh = stream.seq;
        }
        self.see(at, step, shown.view);
        let events = events.unwrap_or_else(|| "[]".into());
        Some(changed(self.streams[at].seq, &events, false, &written(&log), &shown.state, &clock))
    }

    fn send(&self, viewer: Viewer, text: &str) {
        let text = axum::extract::ws::Utf8Bytes::from(text);
        self.clients.iter().filter(|client| client.viewer == viewer).for_each(|client| client.outbox.send(text.clone()));
    }

    /// Sends a message to everybody at the table.
    pub(super) fn tell_all(&self, message: &Message) {
        let text = axum::extract::ws::Utf8Bytes::from(message.text());
        self.clients.iter().for_each(|client| client.outbox.send(text.clone()));
    }

    /// Sends a message to a seat.
    pub(super) fn tell(&self, seat: Seat, message: &Message) {
        self.send(Viewer::Seat(seat), &message.text());
    }

    /// Shows a connection everything, or what it has missed.
    pub(super) fn greet(&mut self, viewer: Viewer, seen: Option<u64>, outbox: &Outbox) {
        self.tick();
        let at = self.stream_of(viewer);
        let (around, step) = (self.around(viewer), self.step_of(viewer));
        if self.streams[at].is_active {
            // The one who comes is not told before it has been greeted.
            let last = self.clients.pop();
            let change = self.bring_up_to_date(at, Cause::Table);
            self.write_sights();
            change.iter().for_each(|text| self.send(viewer, text));
            self.clients.extend(last);
        }
        let shown = self.playing.shown(viewer, step, &around);
        let (standing, clock) = self.clocks_of(viewer);
        let stream = &mut self.streams[at];
        if !stream.is_active {
            stream.notice(&shown.state, &standing, &shown.actions);
            stream.story = Story::default();
            self.playing.log(viewer, &mut stream.story, step);
            stream.change_all(step);
            stream.is_active = true;
            self.see(at, step, shown.view);
            self.write_sights();
        }
        let stream = &mut self.streams[at];
        let mut log = self.playing.log(viewer, &mut Story::default(), step);
        if let Some((from, line)) = seen.and_then(|seen| stream.since(seen)) {
            log.from = line.unwrap_or(log.lines.len()).min(log.lines.len());
            log.lines.drain(..log.from);
            let events = self.playing.events(viewer, from, step).unwrap_or_else(|| "[]".into());
            outbox.send(changed(stream.seq, &events, false, &written(&log), &shown.state, &clock));
            return;
        }
        let seq = stream.seq;
        let (game, title) = self.playing.game();
        let table = serde_json::json!({
            "code": self.code, "game": game, "title": title, "setup": self.playing.setup(), "seat": viewer.seat(),
            "delay": self.rules.delay, "chat": self.rules.chat, "pace": self.rules.pace, "grace": self.rules.grace,
            "clock": self.rules.clock, "sealed": self.rules.sealed,
        });
        let log = written(&log);
        outbox.send(format!(r#"{{"type":"snapshot","seq":{seq},"table":{table},"log":{log},"state":{}{clock}}}"#, shown.state));
    }

    /// Takes back the last action of a seat, and shows everybody who was shown something of it.
    pub(super) fn undo(&mut self, seat: Seat) -> Result<(), String> {
        let step = self.playing.undoable(seat)?.step;
        let logs: Vec<_> =
            (0..self.streams.len()).map(|at| self.playing.log(self.viewer_of(at), &mut Story::default(), self.streams[at].step)).collect();
        self.playing.undo(seat).map_err(|error| error.to_string())?;
        self.tick();
        let mut changes = Vec::new();
        for (at, before) in logs.into_iter().enumerate() {
            let viewer = self.viewer_of(at);
            if !self.streams[at].is_active {
                continue;
            }
            let (around, now) = (self.around(viewer), self.step_of(viewer));
            let shown = self.playing.shown(viewer, now, &around);
            let (standing, clock) = self.clocks_of(viewer);
            let mut story = Story::default();
            let log = self.playing.log(viewer, &mut story, now);
            let stream = &mut self.streams[at];
            let (is_other, _) = stream.notice(&shown.state, &standing, &shown.actions);
            if log == before && !is_other {
                stream.forget(step);
                continue;
            }
            stream.story = story;
            stream.change_all(now);
            changes.push((viewer, changed(stream.seq, "[]", true, &written(&log), &shown.state, &clock)));
            self.see(at, now, shown.view);
        }
        self.write_sights();
        changes.into_iter().for_each(|(viewer, text)| self.send(viewer, &text));
        Ok(())
    }
}

/// The message that tells what has changed.
fn changed(seq: u64, events: &str, undone: bool, log: &str, state: &str, clock: &str) -> String {
    format!(r#"{{"type":"events","seq":{seq},"events":{events},"undone":{undone},"log":{log},"state":{state}{clock}}}"#)
}
