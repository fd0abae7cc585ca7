//! The log: a heading for each activation, re-calibration and diagnostics roll, and under it a line for each thing that is
//! done. What the table shows anyway has no line.

use super::content::{Code, Marker, Symbol};
use super::event_words::{Teller, damage, dice, harm_name};
use super::events::{Event, Harm, MoveReason, RamReason, Told};
use super::models::{ModelId, Slot};
use super::schemas::Manipulation;
use super::server::{Facing, Square};
use super::words::direction_words;
use crate::rules::game::{LogEntry, Names, Seat};
use crate::t;
use crate::text::listed;

/// The entry that begins with the first of these events.
pub(super) fn log_entry(events: &[&Told], names: Names<'_>) -> LogEntry {
    let Some(first) = events.first() else { return LogEntry::silent() };
    let mut run = Run { events, taken: 0, tell: Teller::new(first, names).in_activation() };
    let text = run.entry(&first.what);
    let heading =
        matches!(first.what, Event::Diagnostics { .. } | Event::Revealed { .. } | Event::Began { .. } | Event::Recalibrates { .. });
    LogEntry { events: run.taken.max(1), text, heading, bare: false }
}

/// How a gauge has changed.
#[derive(Clone, Copy)]
struct Gauge {
    seat: Seat,
    from: u8,
    to: u8,
}

impl Gauge {
    /// This change, and what came before it.
    fn after(self, before: Option<Self>) -> Self {
        Self { from: before.map_or(self.from, |before| before.from), ..self }
    }

    fn text(self, tell: Teller<'_>) -> String {
        t!("ae-log-ram", player = tell.player(self.seat), from = self.from, to = self.to)
    }
}

/// The events that one entry tells, taken one after the other.
struct Run<'a> {
    events: &'a [&'a Told],
    taken: usize,
    tell: Teller<'a>,
}

/// How a schema is moved, step by step: "2 × south, 90° clockwise".
fn ways(all: &[Manipulation]) -> String {
    let alike = all.chunk_by(|one, other| one == other).map(|alike| match alike[0] {
        Manipulation::Shift(direction) => t!("ae-log-way-shift", count = alike.len(), direction = direction_words(direction)),
        Manipulation::Turn(turn) => vec![t!("ae-log-way-turn", turn = turn.name()); alike.len()].join(", "),
    });
    alike.collect::<Vec<_>>().join(", ")
}

/// One sentence after another.
fn then(first: String, next: String) -> String {
    match (first.is_empty(), next.is_empty()) {
        (true, _) => next,
        (_, true) => first,
        _ => t!("ae-log-then", first = first, then = next),
    }
}

impl<'a> Run<'a> {
    /// The event at this distance after those that are taken.
    fn ahead(&self, by: usize) -> Option<&'a Event> {
        self.events.get(self.taken + by).map(|told| &told.what)
    }

    /// Takes the next event if it is what is looked for.
    fn take<T>(&mut self, what: impl FnOnce(&'a Event) -> Option<T>) -> Option<T> {
        let found = what(self.ahead(0)?)?;
        self.taken += 1;
        Some(found)
    }

    /// Takes the next events as long as they are what is looked for.
    fn take_all<T>(&mut self, what: impl Fn(&'a Event) -> Option<T>) -> Vec<T> {
        std::iter::from_fn(|| self.take(&what)).collect()
    }

    /// Takes the change of a gauge for this reason.
    fn gauge(&mut self, reason: RamReason) -> Option<Gauge> {
        self.take(|event| match *event {
            Event::Ram { seat, from, to, why } if why == reason => Some(Gauge { seat, from, to }),
            _ => None,
        })
    }

    /// What the entry says, which begins with `first`.
    fn entry(&mut self, first: &Event) -> String {
        match *first {
            Event::Revealed { slot, .. } => self.revealed(slot),
            Event::Began { model, cs } => self.began(model, cs),
            Event::Recalibrates { seat, time } => self.recalibrates(first, seat, time),
            Event::EntryRolled { model, symbol, .. } => self.entry_rolled(first, model, symbol),
            Event::Entered { model, .. } => self.entered(first, model.slot()),
            Event::Stepped { .. }
            | Event::Turned { cost: 1.., .. }
            | Event::Overclocked { .. }
            | Event::Ram { why: RamReason::Overclock, .. } => self.movement(),
            Event::MovementEnded { .. } => {
                if self.mates() > 0 {
                    self.tell.event(first)
                } else {
                    String::new()
                }
            }
            Event::Placed { why: why @ MoveReason::Text { model, text }, .. } => {
                self.displaced(first, why, self.tell.moved_by(model, text))
            }
            Event::Manipulated { seat, schema, .. } => self.schema(seat, schema, false),
            Event::Ram { why: RamReason::Manipulation, .. } => match self.ahead(1) {
                Some(Event::Manipulated { seat, schema, .. }) => self.schema(*seat, *schema, true),
                _ => self.plain(first),
            },
            Event::Attacks { target, .. } => self.attack(first, target),
            Event::HarmRolled { model, symbol, harm, .. } => self.harm(model, symbol, harm),
            Event::Damaged { model, harm: Harm::NoRoom, .. } => self.no_room(first, model),
            Event::Damaged { harm, .. } => self.damaged(first, harm),
            Event::Repaired { .. } => self.repaired(first),
            Event::Deleted { model, .. } => self.deleted(model.slot()),
            Event::Marked { model, marker } => self.marked(model, marker),
            Event::Unmarked { model, .. } => self.unmarked(model),
            Event::Lent { model, code } => self.lent(model, code),
            Event::Firewall { stands, .. } => self.firewalls(first, stands),
            Event::Executed { model, exe, cost, target } => self.executed(model, exe, cost, target),
            Event::Aimed { .. } | Event::Disrupts { used: true, .. } | Event::Safeguards { .. } | Event::DeletionEffect { .. } => {
                let text = self.plain(first);
                self.with_ram(text)
            }
            Event::Queued { .. }
            | Event::Ordered { .. }
            | Event::Placed { why: MoveReason::Carried | MoveReason::Mate, .. }
            | Event::Disrupts { used: false, .. }
            | Event::Ended { lost: 0, .. } => String::new(),
            _ => self.plain(first),
        }
    }

    /// One event alone.
    fn plain(&mut self, event: &Event) -> String {
        self.taken += 1;
        self.tell.event(event)
    }

    fn revealed(&mut self, slot: Slot) -> String {
        self.taken += 1;
        match self.ahead(0) {
            Some(Event::Began { model, cs }) if model.slot() == slot => self.began(*model, *cs),
            _ => t!("ae-log-reveals", player = self.tell.player(slot.seat()), program = self.tell.program(slot)),
        }
    }

    fn began(&mut self, unit: ModelId, cs: u8) -> String {
        self.taken += 1;
        t!("ae-log-activates", player = self.tell.player(unit.seat()), model = self.tell.unit(unit), cs = cs)
    }

    fn recalibrates(&mut self, first: &Event, seat: Seat, time: u8) -> String {
        self.taken += 1;
        let text = match self.gauge(RamReason::Recalibration) {
            Some(Gauge { from, to, .. }) => {
                t!("ae-log-recalibrates", player = self.tell.player(seat), time = time, from = from, to = to)
            }
            None => self.tell.event(first),
        };
        let scored = self.take(|event| matches!(event, Event::Scored { .. }).then_some(event));
        then(text, scored.map_or_else(String::new, |scored| self.tell.event(scored)))
    }

    fn entry_rolled(&mut self, first: &Event, unit: ModelId, symbol: Symbol) -> String {
        let text = self.plain(first);
        match self.ahead(0) {
            Some(Event::Entered { model, square, .. }) if *model == unit && !self.tell.is_linked(unit.slot()) => {
                self.taken += 1;
                t!("ae-log-entry", model = self.tell.unit(unit), symbol = symbol.label(), square = square.to_string())
            }
            _ => text,
        }
    }

    fn entered(&mut self, first: &Event, slot: Slot) -> String {
        let count = self.take_all(|event| matches!(event, Event::Entered { model, .. } if model.slot() == slot).then_some(())).len();
        if count == 1 { self.tell.event(first) } else { t!("ae-log-enter-all", count = count, program = self.tell.program(slot)) }
    }

    /// The squares of one move, turns on the spot and overclocking before, between and after them, and the mates that follow.
    fn movement(&mut self) -> String {
        let mut way = Way::default();
        while self.ahead(0).is_some_and(|event| way.add(event)) {
            self.taken += 1;
        }
        let text = way.text(self.tell);
        if self.mates() > 0 { then(text, t!("ae-log-mates")) } else { text }
    }

    /// Takes the end of a linked program's movement; gives how many mates follow.
    fn mates(&mut self) -> usize {
        match self.take(|event| matches!(event, Event::MovementEnded { .. }).then_some(())) {
            Some(()) => self.take_all(|event| matches!(event, Event::Placed { why: MoveReason::Mate, .. }).then_some(())).len(),
            None => 0,
        }
    }

    /// Models that one text moves: by whose, and its name.
    fn displaced(&mut self, first: &Event, why: MoveReason, (by, name): (String, String)) -> String {
        let tell = self.tell;
        let moved = self.take_all(|event| match event {
            Event::Placed { model, from, to, why: other, .. } if *other == why => {
                Some(t!("ae-log-moved-one", model = tell.whose_model(*model), from = from.to_string(), to = to.to_string()))
            }
            _ => None,
        });
        match moved.len() {
            1 => tell.event(first),
            count => t!("ae-log-moved", by = by, name = name, count = count, list = listed(moved)),
        }
    }

    /// All that one side does to one schema on end, what that costs, and where models go with it.
    fn schema(&mut self, seat: Seat, schema: u8, paid: bool) -> String {
        let of_schema = |event: &Event| match *event {
            Event::Manipulated { seat: by, schema: other, centre, how } if (by, other) == (seat, schema) => Some((centre, how)),
            _ => None,
        };
        let (mut from, mut all, mut gauge, mut carried) = (None, Vec::new(), None, Vec::new());
        while let Some((centre, how)) = self.ahead(usize::from(paid)).and_then(of_schema) {
            if paid {
                let Some(change) = self.gauge(RamReason::Manipulation) else { break };
                gauge = Some(change.after(gauge));
            }
            self.taken += 1;
            from = from.or(Some(centre));
            all.push(how);
            self.take_carried(&mut carried);
        }
        if !paid {
            // Stopping is no news after that.
            self.take(|event| matches!(event, Event::Declined { .. }).then_some(()));
        }
        let (player, square) = (self.tell.player(seat), from.unwrap_or_default().to_string());
        let same = all.first().copied().filter(|first| all.iter().all(|how| how == first));
        let ways = ways(&all);
        let text = match (same, gauge) {
            (Some(Manipulation::Shift(direction)), gauge) => {
                let (count, direction) = (all.len(), direction_words(direction));
                match gauge {
                    Some(Gauge { from, to, .. }) => {
                        t!(
                            "ae-log-shifts-for",
                            count = count,
                            player = player,
                            square = square,
                            direction = direction,
                            from = from,
                            to = to
                        )
                    }
                    None => t!("ae-log-shifts", count = count, player = player, square = square, direction = direction),
                }
            }
            (Some(Manipulation::Turn(turn)), Some(Gauge { from, to, .. })) if all.len() == 1 => {
                t!("ae-log-rotates-for", turn = turn.name(), player = player, square = square, from = from, to = to)
            }
            (_, Some(Gauge { from, to, .. })) => {
                t!("ae-log-moves-schema-for", player = player, square = square, ways = ways, from = from, to = to)
            }
            (_, None) => t!("ae-log-moves-schema", player = player, square = square, ways = ways),
        };
        then(text, self.carried(seat, carried))
    }

    /// Takes the models that go along with a schema: each with where it stood at first, and at last.
    fn take_carried(&mut self, carried: &mut Vec<(ModelId, Square, Square)>) {
        let moved = self.take_all(|event| match *event {
            Event::Placed { model, from, to, why: MoveReason::Carried, .. } => Some((model, from, to)),
            _ => None,
        });
        for (model, from, to) in moved {
            match carried.iter_mut().find(|(other, ..)| *other == model) {
                Some((.., last)) => *last = to,
                None => carried.push((model, from, to)),
            }
        }
    }

    /// Where a schema that this side has moved takes models.
    fn carried(&self, seat: Seat, carried: Vec<(ModelId, Square, Square)>) -> String {
        let away = carried.into_iter().filter(|(_, from, to)| from != to).map(|(model, _, to)| {
            let name = if model.seat() == seat { self.tell.model(model) } else { self.tell.whose_model(model) };
            t!("ae-log-carries-one", model = name, square = to.to_string())
        });
        let list: Vec<String> = away.collect();
        if list.is_empty() { String::new() } else { t!("ae-log-carries", list = listed(list)) }
    }

    /// An attack with its dice, and with its damage unless a disruption comes first.
    fn attack(&mut self, first: &Event, target: ModelId) -> String {
        let text = self.plain(first);
        let Some((dice, hits)) = self.take(|event| match event {
            Event::AttackRolled { dice: rolled, hits, .. } => Some((dice(rolled), *hits)),
            _ => None,
        }) else {
            return text;
        };
        self.take(|event| matches!(event, Event::Disrupts { used: false, .. }).then_some(()));
        let done = self.take(|event| match *event {
            Event::Damaged { model, boxes, filled, harm: Harm::Attack } if model == target => Some((boxes, filled)),
            _ => None,
        });
        let rolled = match done {
            Some((boxes, filled)) => {
                let (damage, total) = (damage(boxes), self.tell.boxes(target));
                t!("ae-log-hits-damage", hits = hits, dice = dice, damage = damage, filled = filled, total = total)
            }
            None => t!("ae-log-hits", hits = hits, dice = dice),
        };
        then(text, rolled)
    }

    /// The die for noise or burnout, and what it does.
    fn harm(&mut self, unit: ModelId, symbol: Symbol, harm: Harm) -> String {
        self.taken += 1;
        let gone = self.take(|event| match *event {
            Event::Unmarked { model, marker: Marker::Burnout } if harm == Harm::Burnout && model == unit => Some(()),
            _ => None,
        });
        let done = self.take(|event| match *event {
            Event::Damaged { model, boxes, filled, harm: other } if model == unit && other == harm => Some((boxes, filled)),
            _ => None,
        });
        let (name, model, symbol) = (harm_name(harm), self.tell.whose_unit(unit), symbol.label());
        let text = match done {
            Some((boxes, filled)) => {
                let (damage, total) = (damage(boxes), self.tell.boxes(unit));
                t!("ae-log-harm", harm = name, model = model, symbol = symbol, damage = damage, filled = filled, total = total)
            }
            None => t!("ae-log-harm-none", harm = name, model = model, symbol = symbol),
        };
        if gone.is_some() { then(text, t!("ae-log-burnout-gone")) } else { text }
    }

    /// A model, its boxes and how many of them are filled.
    fn boxes(&self, unit: ModelId, boxes: u8, filled: u8) -> String {
        let (model, total) = (self.tell.whose_unit(unit), self.tell.boxes(unit));
        t!("ae-log-damaged-one", model = model, boxes = boxes, filled = filled, total = total)
    }

    fn damaged(&mut self, first: &Event, harm: Harm) -> String {
        let all = self.take_all(|event| match *event {
            Event::Damaged { model, boxes, filled, harm: other } if other == harm => Some((model, boxes, filled)),
            _ => None,
        });
        match all.len() {
            1 => self.tell.event(first),
            count => {
                let list = all.into_iter().map(|(model, boxes, filled)| self.boxes(model, boxes, filled)).collect();
                t!("ae-log-damaged", count = count, list = listed(list))
            }
        }
    }

    fn repaired(&mut self, first: &Event) -> String {
        let all = self.take_all(|event| match *event {
            Event::Repaired { model, boxes, filled } => Some((model, boxes, filled)),
            _ => None,
        });
        match all.len() {
            1 => self.tell.event(first),
            count => {
                let list = all.into_iter().map(|(model, boxes, filled)| self.boxes(model, boxes, filled)).collect();
                t!("ae-log-repaired", count = count, list = listed(list))
            }
        }
    }

    /// A model without a free square is deleted.
    fn no_room(&mut self, first: &Event, model: ModelId) -> String {
        let text = self.plain(first);
        match self.take(|event| matches!(event, Event::Deleted { model: other, .. } if *other == model).then_some(())) {
            Some(()) => {
                let text = then(t!("ae-log-no-room", model = self.tell.whose_model(model)), self.dropped());
                self.gone(model.slot(), text)
            }
            None => text,
        }
    }

    /// Models of one program that are deleted on end, with all that comes of it at once.
    fn deleted(&mut self, slot: Slot) -> String {
        let (mut models, mut dropped) = (Vec::new(), String::new());
        while let Some(model) = self.take(|event| match *event {
            Event::Deleted { model, .. } if model.slot() == slot => Some(model),
            _ => None,
        }) {
            models.push(self.tell.whose_model(model));
            dropped = then(dropped, self.dropped());
        }
        let count = models.len();
        let gone = matches!(self.ahead(0), Some(Event::ProgramDeleted { slot: other }) if *other == slot);
        let text = match (gone, self.tell.models(slot)) {
            (true, all) if usize::from(all) > count => t!("ae-log-last-model", count = count, program = self.tell.whose_program(slot)),
            (true, _) => t!("ae-event-deleted", count = 1, model = self.tell.whose_program(slot)),
            (false, _) => t!("ae-event-deleted", count = count, model = listed(models)),
        };
        self.gone(slot, then(text, dropped))
    }

    /// The cache, where a deleted model has carried it.
    fn dropped(&mut self) -> String {
        let dropped = self.take(|event| matches!(event, Event::CacheDropped { .. }).then_some(event));
        dropped.map_or_else(String::new, |event| self.tell.event(event))
    }

    /// A whole program that is gone with the models just deleted, and the RAM for it.
    fn gone(&mut self, slot: Slot, text: String) -> String {
        self.take(|event| matches!(event, Event::ProgramDeleted { slot: other } if *other == slot).then_some(()));
        let (gauge, what) = match self.gauge(RamReason::Deletion) {
            Some(gauge) => (Some(gauge), "other"),
            None => (self.gauge(RamReason::AvatarDeleted), "avatar"),
        };
        match gauge {
            Some(Gauge { seat, from, to }) => {
                then(text, t!("ae-log-ram-for-deletion", player = self.tell.player(seat), from = from, to = to, what = what))
            }
            None => text,
        }
    }

    /// Models that get one marker, or the markers that one of them gets.
    fn marked(&mut self, unit: ModelId, marker: Marker) -> String {
        let marks = |event: &Event| if let Event::Marked { model, marker } = *event { Some((model, marker)) } else { None };
        let (units, markers) = self.given(unit, marker, marks);
        let markers = listed(markers.into_iter().map(|marker| marker.label().to_owned()).collect());
        t!("ae-event-marked", count = units.len(), model = self.units(units), marker = markers)
    }

    /// Models that are lent one universal code, or the codes that one of them is lent.
    fn lent(&mut self, unit: ModelId, code: Code) -> String {
        let lends = |event: &Event| if let Event::Lent { model, code } = *event { Some((model, code)) } else { None };
        let (units, codes) = self.given(unit, code, lends);
        let codes = listed(codes.into_iter().map(|code| code.label().to_owned()).collect());
        t!("ae-event-lent", count = units.len(), model = self.units(units), code = codes)
    }

    /// Takes the next events by which units are given something: the same to several, or several things to the same.
    fn given<T>(&mut self, unit: ModelId, thing: T, gives: impl Fn(&Event) -> Option<(ModelId, T)>) -> (Vec<ModelId>, Vec<T>)
    where
        T: Copy + PartialEq,
    {
        let units = self.take_all(|event| gives(event).filter(|(_, other)| *other == thing).map(|(unit, _)| unit));
        if units.len() > 1 {
            return (units, vec![thing]);
        }
        let more = self.take_all(|event| gives(event).filter(|(other, _)| *other == unit).map(|(_, thing)| thing));
        (units, std::iter::once(thing).chain(more).collect())
    }

    /// Models and linked programs by their names.
    fn units(&self, units: Vec<ModelId>) -> String {
        listed(units.into_iter().map(|unit| self.tell.whose_unit(unit)).collect())
    }

    fn unmarked(&mut self, unit: ModelId) -> String {
        let all = self.take_all(|event| match event {
            Event::Unmarked { model, marker } if *model == unit => Some(marker.label().to_owned()),
            _ => None,
        });
        t!("ae-event-unmarked", model = self.tell.whose_unit(unit), marker = listed(all))
    }

    fn firewalls(&mut self, first: &Event, stand: bool) -> String {
        let squares = self.take_all(|event| match event {
            Event::Firewall { square, stands } if *stands == stand => Some(square.to_string()),
            _ => None,
        });
        match (squares.len(), stand) {
            (1, _) => self.tell.event(first),
            (_, true) => t!("ae-log-firewalls", squares = listed(squares)),
            (_, false) => t!("ae-log-dismantled", squares = listed(squares)),
        }
    }

    /// An .EXE with the target that is chosen for it.
    fn executed(&mut self, model: ModelId, exe: u8, cost: u8, target: Option<ModelId>) -> String {
        self.taken += 1;
        let target = target.or_else(|| {
            self.take(|event| match *event {
                Event::Aimed { model: by, exe: other, target } if (by, other) == (model, exe) => Some(target),
                _ => None,
            })
        });
        let text = self.tell.executed(model, exe, cost, target);
        self.with_ram(text)
    }

    /// What is done by a text, with what it does at once to gauges.
    fn with_ram(&mut self, mut text: String) -> String {
        while let Some(gauge) = self.gauge(RamReason::Text) {
            text = then(text, gauge.text(self.tell));
        }
        text
    }
}

/// A move as far as it is put together: squares, turns on the spot, overclocking.
#[derive(Default)]
struct Way {
    model: Option<ModelId>,
    squares: Option<(Square, Square)>,
    /// How many squares it is long.
    steps: u8,
    facing: Facing,
    cost: u8,
    /// The unit that is overclocked, and its CS.
    overclocked: Option<(ModelId, u8)>,
    gauge: Option<Gauge>,
}

impl Way {
    /// Adds an event, if it belongs to the move.
    fn add(&mut self, event: &Event) -> bool {
        match *event {
            Event::Stepped { model, from, to, facing, cost, .. } if self.is_of(model) => {
                let start = self.squares.map_or(from, |(start, _)| start);
                self.squares = Some((start, to));
                self.steps = self.steps.saturating_add(1);
                self.moves(model, facing, cost);
            }
            Event::Turned { model, facing, cost: cost @ 1.. } if self.is_of(model) => self.moves(model, facing, cost),
            Event::Overclocked { model, cs } => self.overclocked = Some((model, cs)),
            Event::Ram { seat, from, to, why: RamReason::Overclock } => {
                self.gauge = Some(Gauge { seat, from, to }.after(self.gauge));
            }
            _ => return false,
        }
        true
    }

    fn is_of(&self, model: ModelId) -> bool {
        self.model.is_none_or(|own| own == model)
    }

    fn moves(&mut self, model: ModelId, facing: Facing, cost: u8) {
        (self.model, self.facing) = (Some(model), facing);
        self.cost = self.cost.saturating_add(cost);
    }

    fn text(self, tell: Teller<'_>) -> String {
        let Self { facing, cost, gauge, steps, .. } = self;
        let text = match (self.model, self.squares, self.overclocked, gauge) {
            (Some(model), Some((from, to)), _, gauge) => {
                let way = if from == to {
                    "back"
                } else if steps > from.distance(to) {
                    "around"
                } else {
                    "straight"
                };
                let model = tell.actor(model);
                let moves = t!("ae-log-way", way = way, model = model, steps = steps, from = from.to_string(), to = to.to_string());
                return match gauge {
                    Some(Gauge { from, to, .. }) => {
                        t!("ae-log-moves-for", moves = moves, cost = cost, ram = from.saturating_sub(to))
                    }
                    None => t!("ae-log-moves", moves = moves, cost = cost),
                };
            }
            (None, _, Some((unit, cs)), Some(Gauge { from: before, to: after, .. })) => {
                return t!(
                    "ae-log-overclocks",
                    player = tell.player(unit.seat()),
                    model = tell.unit(unit),
                    cs = cs,
                    before = before,
                    after = after
                );
            }
            (Some(model), None, ..) => tell.event(&Event::Turned { model, facing, cost }),
            (None, _, Some((model, cs)), None) => tell.event(&Event::Overclocked { model, cs }),
            (None, ..) => String::new(),
        };
        then(text, gauge.map_or_else(String::new, |gauge| gauge.text(tell)))
    }
}
