//! The log, told like a commentary: a heading for each turn, what belongs together in one line, and nothing that the table
//! shows anyway. Who wiped or killed something is known by the item or effect before it, so they share a line: “Ann wipes 2
//! cards from Bo’s drive with mkfs: dd, ed.”

use super::Text;
use super::content::{CommandId, FaceId};
use super::event_words::{card_of, describe_event, mentions, phrase, source, title, until};
use super::events::{Ends, Event, Place, Seen};
use super::verbs::Verb;
use super::words_of_cards::{CardState, Kind, TurnStep};
use crate::rules::game::{LogEntry, Names, Seat};
use crate::t;

/// The entry that begins with the first of these events.
pub(super) fn entry(events: &[&Event], names: Names<'_>) -> LogEntry {
    let Some(first) = events.first() else { return LogEntry::silent() };
    let teller = Teller { events, names, at: 0, by: None, with: String::new(), place: "after", tells_states: false };
    match first {
        Event::StepBegan { seat, step: TurnStep::Init, round } => {
            LogEntry::bare_heading(t!("dw-log-turn", round = *round, player = names.of(*seat).into_owned()))
        }
        Event::Decided { seat, again: true } => {
            let of_hand =
                |event: &&&Event| matches!(event, Event::Moved { owner, from: Place::Drive, to: Place::Hand, .. } if owner == seat);
            LogEntry::line(1 + events[1..].iter().take_while(of_hand).count(), describe_event(first, names))
        }
        Event::Resigned { .. } | Event::Out { .. } => leave(events, names),
        Event::Resolves { .. } | Event::EffectHappens { .. } | Event::Issued { number: None, .. } => teller.with_outcomes(),
        Event::Moved { owner, from: Place::Hand, to: Place::Desktop(at), .. } if owner == at => teller.plays(*owner),
        Event::Issued { .. } | Event::Decided { .. } | Event::Over { .. } => LogEntry::line(1, describe_event(first, names)),
        Event::Moved { from: Place::Hand, to: Place::Desktop(_) | Place::Host(_), .. } => LogEntry::line(1, describe_event(first, names)),
        event if is_shown(event) => LogEntry::silent(),
        _ => teller.alone(),
    }
}

/// Whether the table shows what happens, or another line tells it.
fn is_shown(event: &Event) -> bool {
    match event {
        Event::Choosing { .. } | Event::Chosen { .. } | Event::Passed { .. } | Event::StepBegan { .. } | Event::StepEnded { .. } => true,
        Event::Moved { to: Place::Stack, .. } | Event::Moved { from: Place::Stack, .. } => true,
        event => is_quiet(event),
    }
}

/// Whether it is seen at once in memory or by the state of a card.
const fn is_quiet(event: &Event) -> bool {
    matches!(event, Event::Allocated { .. } | Event::Freed { .. } | Event::Turned { .. })
}

/// Players leave: what goes with them is seen.
fn leave(events: &[&Event], names: Names<'_>) -> LogEntry {
    let goes_with = |event: &Event| {
        matches!(
            event,
            Event::Halted { .. }
                | Event::Controlled { .. }
                | Event::Moved { to: Place::Out, .. }
                | Event::Moved { from: Place::Stack | Place::Desktop(_) | Place::Host(_), to: Place::Trash, .. }
        )
    };
    let count = 1 + events[1..].iter().take_while(|event| matches!(event, Event::Out { .. }) || goes_with(event)).count();
    let out = |event: &&Event| if let Event::Out { seat } = event { Some(names.of(*seat).into_owned()) } else { None };
    if let Event::Resigned { .. } = events[0] {
        return LogEntry::line(count, describe_event(events[0], names));
    }
    let players: Vec<String> = events[..count].iter().filter_map(out).collect();
    let many = players.len();
    LogEntry::line(count, stop(t!("dw-event-out", count = many, player = super::phrases::all_of(players))))
}

fn stop(text: String) -> String {
    t!("dw-line", text = text)
}

/// One sentence after another. Those that begin with the name of who acts are one, which has it once.
fn joined(told: Vec<String>, who: &str) -> Option<String> {
    let last = told.len().saturating_sub(1);
    let mut same = false;
    told.into_iter()
        .enumerate()
        .map(|(at, text)| (at == last, text))
        .reduce(|(_, first), (is_last, next)| {
            let bare = if who.is_empty() || !(same || first.starts_with(who)) { None } else { next.strip_prefix(who).map(str::trim_start) };
            same = bare.is_some();
            let text = match bare {
                Some(next) if is_last => t!("dw-log-and", first = first, next = next),
                Some(next) => t!("dw-log-comma", first = first, next = next),
                None => t!("dw-log-next", first = first, next = next),
            };
            (is_last, text)
        })
        .map(|(_, text)| text)
}

/// Whose text is carried out, what may come of it, and how it ends.
struct Source {
    by: Seat,
    what: String,
    verbs: Vec<Verb>,
    /// A script in Setup: what comes after its card has gone is something else.
    setup: bool,
}

impl Source {
    /// Whether an event comes of one of the verbs.
    fn causes(&self, event: &Event) -> bool {
        self.verbs.iter().any(|verb| match event {
            Event::Moved { from: Place::Drive, to: Place::Trash, .. } | Event::ShieldHit { .. } => matches!(verb, Verb::Wipe(..)),
            Event::Moved { from: Place::Trash, to: Place::Drive, .. } => matches!(verb, Verb::Restore(..)),
            Event::Moved { from: Place::Drive, to: Place::Hand, .. } => matches!(verb, Verb::Draw(..)),
            Event::Moved { from: Place::Hand, to: Place::Trash, .. } => matches!(verb, Verb::Discard(..)),
            Event::Moved { from: Place::Trash, to: Place::Hand, .. } => matches!(verb, Verb::Recover(_)),
            Event::Moved { from: Place::Desktop(_) | Place::Host(_), to: Place::Trash | Place::Out, .. } => matches!(verb, Verb::Kill(_)),
            Event::Moved { from: Place::Desktop(_), to: Place::Desktop(_), .. } => matches!(verb, Verb::Inject(..)),
            Event::Throttled { .. } => matches!(verb, Verb::Throttle(..)),
            Event::Controlled { .. } => matches!(verb, Verb::Control(..) | Verb::Kill(_)),
            Event::Shielded { .. } => matches!(verb, Verb::Shield(..)),
            Event::CostChanged { .. } => matches!(verb, Verb::Cost(..) | Verb::CommandCost(..)),
            Event::HandRead { .. } => matches!(verb, Verb::ReadHand(_)),
            Event::DriveRead { .. } => matches!(verb, Verb::ReadDrive(..)),
            Event::Halted { .. } => matches!(verb, Verb::Halt(_)),
            Event::Copied { .. } => matches!(verb, Verb::Copy(_)),
            Event::Turned { state, .. } => match verb {
                Verb::Wake(_) => *state == CardState::Idle,
                Verb::Suspend(_) => *state == CardState::Running,
                Verb::Reload(_) => *state == CardState::Loading,
                _ => false,
            },
            Event::Freed { .. } => matches!(verb, Verb::Grant(..)),
            _ => false,
        })
    }
}

/// Tells events one after another.
struct Teller<'a> {
    events: &'a [&'a Event],
    names: Names<'a>,
    /// The event that comes next.
    at: usize,
    /// Who does what comes next, where that is known.
    by: Option<Seat>,
    /// With which item or effect, until it has been told.
    with: String,
    /// Where cards are listed: after the sentence, or within it.
    place: &'static str,
    /// Whether states of cards and free Memory Points are what comes of it.
    tells_states: bool,
}

impl Teller<'_> {
    fn name(&self, seat: Seat) -> String {
        self.names.of(seat).into_owned()
    }

    fn title(&self, seen: Seen) -> String {
        title(seen, self.names).to_owned()
    }

    /// Takes all events in a row that `of` gives something for; those that need no words may lie between.
    fn row<T>(&mut self, of: impl Fn(&Event) -> Option<T>) -> Vec<T> {
        let (mut found, mut at) = (Vec::new(), self.at);
        while let Some(event) = self.events.get(at) {
            at += 1;
            if let Some(one) = of(event) {
                found.push(one);
                self.at = at;
            } else if (!is_quiet(event) || self.tells_states)
                && (self.by.is_some() || !matches!(event, Event::Choosing { .. } | Event::Chosen { .. }))
            {
                break;
            }
        }
        found
    }

    /// An event that nobody is known to have caused.
    fn alone(mut self) -> LogEntry {
        let text = stop(self.outcome());
        LogEntry::line(self.at.max(1), text)
    }

    /// Cards that a player puts on their own desktop.
    fn plays(mut self, player: Seat) -> LogEntry {
        let cards = self.row(|event| match event {
            Event::Moved { owner, card: Some(card), from: Place::Hand, to: Place::Desktop(at) } if *owner == player && owner == at => {
                Some(*card)
            }
            _ => None,
        });
        let (count, cards, list) = self.listed(cards);
        LogEntry::line(self.at.max(1), stop(t!("dw-log-played", player = self.name(player), count = count, cards = cards, list = list)))
    }

    /// What was issued or takes effect, and what comes of it.
    fn with_outcomes(mut self) -> LogEntry {
        let (first, names) = (self.events[0], self.names);
        let Some(source) = source_of(first, names) else { return LogEntry::line(1, describe_event(first, names)) };
        self.by = Some(source.by);
        self.tells_states =
            source.verbs.iter().any(|verb| matches!(verb, Verb::Wake(_) | Verb::Suspend(_) | Verb::Reload(_) | Verb::Grant(..)));
        if let (Event::Resolves { number, .. }, Some(Event::Halted { seat, card, command, number: halted })) = (first, self.events.get(1))
            && number == halted
        {
            let (player, what) = (self.name(*seat), self::source(*card, *command, names));
            return LogEntry::line(2, stop(t!("dw-log-in-vain", player = player, what = what)));
        }
        let (mut outcomes, mut begins) = self.outcomes(&source, "after");
        if outcomes.len() > 1 || !begins {
            (outcomes, begins) = self.outcomes(&source, "within");
        }
        let text = match joined(outcomes, &self.name(source.by)) {
            Some(outcomes) if begins => outcomes,
            Some(outcomes) => t!("dw-log-told", what = phrase(&without_targets(first), names), outcomes = outcomes),
            None => phrase(first, names),
        };
        LogEntry::line(self.at, stop(text))
    }

    /// All that comes of a source, and whether the first of it tells with what it was done.
    fn outcomes(&mut self, source: &Source, place: &'static str) -> (Vec<String>, bool) {
        (self.at, self.place) = (1, place);
        self.with = t!("dw-log-with", what = source.what.as_str());
        let (mut told, mut begins) = (Vec::new(), false);
        while let Some(at) = self.next_of(source) {
            self.at = at;
            told.push(self.outcome());
            begins |= told.len() == 1 && self.with.is_empty();
            self.with.clear();
        }
        (told, begins)
    }

    /// Where the next event is that comes of a source.
    fn next_of(&self, source: &Source) -> Option<usize> {
        for (at, event) in self.events.iter().enumerate().skip(self.at) {
            match event {
                event if source.causes(event) => return Some(at),
                Event::Moved { from: Place::Stack, .. } if !source.setup => {}
                Event::Freed { .. } | Event::Turned { .. } => {}
                _ => return None,
            }
        }
        None
    }

    /// Several cards in words: how many, which, and the list that follows where they are more than one.
    fn listed(&self, cards: Vec<Seen>) -> (usize, String, String) {
        let count = cards.len();
        let cards = cards.into_iter().map(|card| self.title(card)).collect();
        let (cards, list) = self.list(cards);
        (count, cards, if count > 1 { list } else { String::new() })
    }

    /// Titles as they stand in a sentence, and after it.
    fn list(&self, titles: Vec<String>) -> (String, String) {
        let cards = super::phrases::listed(titles);
        let list = if cards.is_empty() { String::new() } else { t!("dw-log-list", place = self.place, cards = cards.as_str()) };
        (cards, list)
    }

    /// With what this player does something, if it is they who act and it has not been told.
    fn with(&mut self, player: Seat) -> String {
        if self.by == Some(player) { std::mem::take(&mut self.with) } else { String::new() }
    }

    /// Whose something is for who acts (own, other, or none where nobody is known to act), who that is, and with what.
    fn acting(&mut self, owner: Seat) -> (&'static str, String, String) {
        match self.by {
            None => ("none", String::new(), String::new()),
            Some(by) => (if by == owner { "own" } else { "other" }, self.name(by), self.with(by)),
        }
    }

    /// Tells the event that comes next, with those like it, without a full stop.
    fn outcome(&mut self) -> String {
        let Some(event) = self.events.get(self.at).copied() else { return String::new() };
        match event {
            Event::Moved { owner, from: Place::Drive, to: Place::Hand, .. } => self.drawn(*owner),
            Event::Moved { owner, from, to: to @ (Place::Trash | Place::Drive | Place::Hand), .. } => self.moved(*owner, *from, *to),
            Event::HandRead { by, seat } => {
                self.at += 1;
                let (with, (_, list)) = (self.with(*by), self.read());
                t!("dw-log-read-hand", by = self.name(*by), player = self.name(*seat), with = with, list = list)
            }
            Event::DriveRead { by, seat, cards } => {
                self.at += 1;
                let (with, (_, list)) = (self.with(*by), self.read());
                t!("dw-log-read-drive", by = self.name(*by), player = self.name(*seat), count = *cards, with = with, list = list)
            }
            Event::Halted { seat, card, command, .. } => {
                self.at += 1;
                let (whose, player, with) = self.acting(*seat);
                let what = source(*card, *command, self.names);
                t!("dw-log-halted", whose = whose, player = player, owner = self.name(*seat), what = what, with = with)
            }
            Event::Moved { owner, card: Some(card), from: Place::Desktop(_), to: Place::Desktop(at) } => {
                self.at += 1;
                let by = self.by.unwrap_or(*owner);
                let (player, with) = (self.name(by), self.with(by));
                t!("dw-log-injected", player = player, card = card_of(*card, by, self.names), other = self.name(*at), with = with)
            }
            Event::Throttled { seat, points, by } => {
                self.at += 1;
                let (player, with) = (self.name(*by), self.with(*by));
                t!("dw-log-throttled", player = player, count = *points, other = self.name(*seat), with = with)
            }
            Event::Controlled { card, by } if self.by == Some(*by) => {
                self.at += 1;
                let (player, with) = (self.name(*by), self.with(*by));
                t!("dw-log-control", player = player, card = card_of(*card, *by, self.names), with = with)
            }
            Event::Shielded { seat, wipes } if self.by == Some(*seat) => {
                self.at += 1;
                let (player, with) = (self.name(*seat), self.with(*seat));
                t!("dw-log-shielded", player = player, count = *wipes, with = with)
            }
            Event::CostChanged { seat, card, more, ends } if self.by.is_some() => self.cost(*seat, *card, *more, *ends),
            Event::Copied { seat, card, command, named, .. } if self.by == Some(*seat) => {
                self.at += 1;
                let (what, targets) = (source(*card, *command, self.names), mentions(named, *seat, self.names));
                let (player, with) = (self.name(*seat), self.with(*seat));
                t!("dw-log-copied", player = player, what = what, with = with, count = named.len(), targets = targets)
            }
            Event::Turned { state, .. } if self.by.is_some() => self.turned(*state),
            Event::Freed { seat, points } if self.by.is_some() => {
                self.at += 1;
                let (whose, player, with) = self.acting(*seat);
                t!("dw-log-freed", whose = whose, player = player, count = *points, owner = self.name(*seat), with = with)
            }
            event => {
                self.at += 1;
                phrase(event, self.names)
            }
        }
    }

    /// Who acts changes what something costs.
    fn cost(&mut self, seat: Seat, card: Option<Seen>, more: i8, ends: Ends) -> String {
        self.at += 1;
        let (whose, player, with) = self.acting(seat);
        let (way, by) = (if more < 0 { "less" } else { "more" }, more.unsigned_abs());
        let until = until(ends, self.names);
        match card {
            Some(card) => {
                let card = card_of(card, self.by.unwrap_or(seat), self.names);
                t!("dw-log-command-cost", way = way, player = player, card = card, count = by, until = until, with = with)
            }
            None => {
                let owner = self.name(seat);
                t!("dw-log-cost", whose = whose, way = way, player = player, owner = owner, count = by, until = until, with = with)
            }
        }
    }

    /// Cards that get another state.
    fn turned(&mut self, state: CardState) -> String {
        let by = self.by.unwrap_or_default();
        let cards = self.row(|event| match event {
            Event::Turned { card, state: other } if *other == state => Some(*card),
            _ => None,
        });
        let cards = super::phrases::all_of(cards.into_iter().map(|card| card_of(card, by, self.names)).collect());
        let (player, with) = (self.name(by), self.with(by));
        t!("dw-log-turned", state = state.label(), player = player, cards = cards, with = with)
    }

    /// The cards that who reads is told.
    fn read(&mut self) -> (String, String) {
        let cards = self.row(|event| if let Event::CardRead { card, .. } = event { Some(*card) } else { None });
        let titles = cards.into_iter().map(|card| self.title(card)).collect();
        self.list(titles)
    }

    fn drawn(&mut self, player: Seat) -> String {
        let cards = self.row(|event| match event {
            Event::Moved { owner, card, from: Place::Drive, to: Place::Hand } if *owner == player => Some(*card),
            _ => None,
        });
        let count = cards.len();
        let known: Vec<String> = cards.into_iter().flatten().map(|card| self.title(card)).collect();
        let seen = match known.len() {
            0 => "none",
            some if some < count => "some",
            _ => "all",
        };
        let (with, (cards, list)) = (self.with(player), self.list(known));
        t!("dw-log-drew", player = self.name(player), count = count, known = seen, cards = cards, with = with, list = list)
    }

    fn moved(&mut self, owner: Seat, from: Place, to: Place) -> String {
        if let Place::Desktop(_) | Place::Host(_) = from {
            return self.left_play();
        }
        let cards = self.row(|event| match event {
            Event::Moved { owner: other, card: Some(card), from: same, to: goal } if *other == owner && *same == from && *goal == to => {
                Some(*card)
            }
            _ => None,
        });
        let name = self.name(owner);
        let (count, cards, list) = self.listed(cards);
        match (from, to) {
            (Place::Drive, _) => {
                let (whose, player, with) = self.acting(owner);
                t!("dw-log-wiped", whose = whose, player = player, owner = name, count = count, cards = cards, with = with, list = list)
            }
            (Place::Trash, Place::Drive) => {
                t!("dw-log-restored", player = name, count = count, cards = cards, with = self.with(owner), list = list)
            }
            (Place::Trash, _) => {
                t!("dw-log-recovered", player = name, count = count, cards = cards, with = self.with(owner), list = list)
            }
            _ => t!("dw-log-discarded", player = name, count = count, cards = cards, list = list),
        }
    }

    /// Cards in play that go to the trash, each with the configurations that were attached to it.
    fn left_play(&mut self) -> String {
        let left = self.row(|event| match event {
            Event::Moved { owner, card: Some(card), from: from @ (Place::Desktop(_) | Place::Host(_)), to: Place::Trash } => {
                Some((*owner, *card, *from))
            }
            _ => None,
        });
        let mut told = Vec::new();
        let mut attached = Vec::new();
        for (at, (owner, card, from)) in left.iter().enumerate() {
            let later = &left[at + 1..];
            if let Place::Host(host) = from
                && later.first().is_some_and(|(_, next, from)| next.card == host.card || *from == Place::Host(*host))
            {
                attached.push(self.title(*card));
                continue;
            }
            let others = super::phrases::all_of(std::mem::take(&mut attached));
            let card_words = self.title(*card);
            let card_words = if others.is_empty() { card_words } else { t!("dw-log-attached", card = card_words, others = others) };
            let (whose, player, with) = self.acting(*owner);
            let next = match (from, self.by, self.names.1.data_warriors.catalog.kind(card.face)) {
                // Only a daemon leaves a desktop without an effect: its player discards it.
                (Place::Desktop(at), None, Kind::Daemon) => t!("dw-log-dismissed", player = self.name(*at), card = card_words),
                _ => t!("dw-log-killed", whose = whose, player = player, owner = self.name(*owner), card = card_words, with = with),
            };
            told.push(next);
        }
        joined(told, &self.by.map_or_else(String::new, |by| self.name(by))).unwrap_or_default()
    }
}

/// The same event without its targets: what comes of it names them.
fn without_targets(event: &Event) -> Event {
    let mut event = event.clone();
    if let Event::Issued { named, .. } | Event::EffectHappens { named, .. } = &mut event {
        named.clear();
    }
    event
}

/// Whose text an event begins to carry out, and all verbs that it may have.
fn source_of(event: &Event, names: Names<'_>) -> Option<Source> {
    let of_item = |command: Option<CommandId>, face: FaceId| vec![command.map_or(Text::Script(face), Text::Command)];
    let catalog = &names.1.data_warriors.catalog;
    let (by, card, command, texts, setup) = match event {
        Event::Resolves { seat, card, command, .. } => (*seat, *card, *command, of_item(*command, card.face), false),
        Event::Issued { seat, card, command, .. } => (*seat, *card, *command, of_item(*command, card.face), true),
        Event::EffectHappens { seat, card, .. } => {
            let effects = catalog.face(card.face).effects.len();
            (*seat, *card, None, (0..effects).map(|at| Text::Effect(card.face, at as u8)).collect(), false)
        }
        _ => return None,
    };
    let known = texts.into_iter().filter(|text| catalog.has_text(*text));
    let verbs = known.flat_map(|text| catalog.text(text).parts.iter().flat_map(|part| part.does.iter().copied())).collect();
    Some(Source { by, what: source(card, command, names), verbs, setup })
}
