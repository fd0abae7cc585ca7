//! What happened, in words.

use super::aim::{Modifier, Modifiers};
use super::content::{Form, Program, ProgramId};
use super::effects::Text;
use super::events::{Consoles, EndReason, Event, Harm, MoveReason, RamReason, Symbols, Told};
use super::models::{ModelId, SEATS, Slot};
use super::movement::extra_cost;
use super::schemas::Manipulation;
use super::words::{direction_words, facing_words};
use crate::rules::game::{Names, Seat};
use crate::t;

/// Tells what happens by the names of players and programs.
#[derive(Clone, Copy)]
pub(super) struct Teller<'a> {
    names: Names<'a>,
    consoles: &'a Consoles,
    /// Whether it is told in the course of an activation, so that the active program needs no owner.
    in_activation: bool,
}

impl<'a> Teller<'a> {
    pub fn new(told: &'a Told, names: Names<'a>) -> Self {
        Self { names, consoles: &told.consoles, in_activation: false }
    }

    /// The same in the course of an activation: whose the active program is has been said.
    pub fn in_activation(self) -> Self {
        Self { in_activation: true, ..self }
    }

    /// A player.
    pub fn player(self, seat: Seat) -> String {
        self.names.of(seat).into_owned()
    }

    fn card(self, slot: Slot) -> Option<&'static Program> {
        self.data_card(*self.consoles[slot.seat().index() % SEATS].get(slot.card())?)
    }

    fn data_card(self, program: ProgramId) -> Option<&'static Program> {
        let catalog = &self.names.1.aetherium.catalog;
        catalog.has_program(program).then(|| catalog.program(program))
    }

    fn name_of(card: Option<&Program>) -> String {
        card.map_or_else(|| t!("ae-a-program"), |card| card.name.clone())
    }

    fn owned(self, seat: Seat, model: String) -> String {
        t!("ae-whose", player = self.player(seat), model = model)
    }

    /// A program by its name.
    pub fn program(self, slot: Slot) -> String {
        Self::name_of(self.card(slot))
    }

    /// A model by the name of its program, with its number where there are several.
    pub fn model(self, model: ModelId) -> String {
        match self.card(model.slot()) {
            Some(card) if card.form.models() > 1 => format!("{} {}", card.name, model.nth() + 1),
            card => Self::name_of(card),
        }
    }

    /// What acts and has a grid as one: a model, or a linked program.
    pub fn unit(self, unit: ModelId) -> String {
        if self.is_linked(unit.slot()) { self.program(unit.slot()) } else { self.model(unit) }
    }

    /// Whether a program is linked.
    pub fn is_linked(self, slot: Slot) -> bool {
        self.card(slot).is_some_and(|card| matches!(card.form, Form::Linked(_)))
    }

    /// A model of the active program.
    pub fn actor(self, model: ModelId) -> String {
        if self.in_activation { self.model(model) } else { self.whose_model(model) }
    }

    /// A model or linked program that is active.
    pub fn active_unit(self, unit: ModelId) -> String {
        if self.in_activation { self.unit(unit) } else { self.whose_unit(unit) }
    }

    /// A program and whose it is.
    pub fn whose_program(self, slot: Slot) -> String {
        self.owned(slot.seat(), self.program(slot))
    }

    /// A model and whose it is.
    pub fn whose_model(self, model: ModelId) -> String {
        self.owned(model.seat(), self.model(model))
    }

    /// A model or linked program and whose it is.
    pub fn whose_unit(self, unit: ModelId) -> String {
        self.owned(unit.seat(), self.unit(unit))
    }

    /// How many models a program has at the start.
    pub fn models(self, slot: Slot) -> u8 {
        self.card(slot).map_or(1, |card| card.form.models())
    }

    /// The boxes of the grid of a model or linked program.
    pub fn boxes(self, unit: ModelId) -> u8 {
        self.card(unit.slot()).map_or(0, Program::boxes)
    }

    /// The name of a text on the card of a program.
    fn text(self, slot: Slot, text: Text) -> String {
        self.card(slot).map_or_else(|| t!("ae-an-effect"), |card| text.name(card).to_owned())
    }

    /// Whose text moves a model, and its name.
    pub fn moved_by(self, by: ModelId, text: Text) -> (String, String) {
        (self.program(by.slot()), self.text(by.slot(), text))
    }

    fn attacks(self, model: ModelId, target: ModelId, count: u8, modifiers: &Modifiers) -> String {
        let (model, target) = (self.actor(model), self.whose_model(target));
        let more = modifiers.iter().filter(|modifier| **modifier != Modifier::Basic);
        let why: Vec<String> = more.map(|modifier| format!("{} {}", signed(modifier.dice()), modifier.label())).collect();
        if why.is_empty() {
            t!("ae-event-attacks", count = count, model = model, target = target)
        } else {
            t!("ae-event-attacks-because", count = count, model = model, target = target, why = why.join(", "))
        }
    }

    /// The use of an .EXE, with its target if that is known.
    pub fn executed(self, model: ModelId, exe: u8, cost: u8, target: Option<ModelId>) -> String {
        let (model, exe) = (self.actor(model), self.text(model.slot(), Text::Exe(exe)));
        match target {
            Some(target) => {
                t!("ae-event-executed-on", model = model, exe = exe, target = self.whose_model(target), cost = cost)
            }
            None => t!("ae-event-executed", model = model, exe = exe, cost = cost),
        }
    }

    fn diagnostics(self, rolled: &[Symbols; 2], first: Option<Seat>) -> String {
        let (one, other) = (self.player(Seat(0)), self.player(Seat(1)));
        let (first_dice, second_dice) = (dice(&rolled[0]), dice(&rolled[1]));
        match first {
            Some(starter) => {
                let starter = self.player(starter);
                t!("ae-event-diagnostics", one = one, first = first_dice, other = other, second = second_dice, starter = starter)
            }
            None => t!("ae-event-diagnostics-tie", one = one, first = first_dice, other = other, second = second_dice),
        }
    }

    fn over(self, winner: Option<Seat>, why: EndReason, points: [u8; 2]) -> String {
        let why = match why {
            EndReason::Recalibrations => "recalibrations",
            EndReason::WipedOut => "wiped-out",
            EndReason::AvatarDeleted => "avatar",
            EndReason::Holds => "holds",
        };
        let ((one, other), [first, second]) = ((self.player(Seat(0)), self.player(Seat(1))), points);
        match winner {
            Some(winner) => {
                let winner = self.player(winner);
                t!("ae-event-over", why = why, winner = winner, one = one, first = first, other = other, second = second)
            }
            None => t!("ae-event-over-tie", why = why, one = one, first = first, other = other, second = second),
        }
    }
}

/// Dice as they fell: "Ping, Ping, Crash".
pub(super) fn dice(dice: &Symbols) -> String {
    let labels: Vec<&str> = dice.iter().map(|die| die.label()).collect();
    labels.join(", ")
}

/// Boxes of damage: "3 boxes of damage".
pub(super) fn damage(boxes: u8) -> String {
    t!("ae-damage", boxes = boxes)
}

fn signed(number: i8) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { format!("+{number}") }
}

/// What damage came from, as texts choose by it.
pub(super) const fn harm_name(harm: Harm) -> &'static str {
    match harm {
        Harm::Noise => "noise",
        Harm::Burnout => "burnout",
        Harm::Attack => "attack",
        Harm::Text => "effect",
        Harm::NoRoom => "no-room",
    }
}

const fn ram_reason(why: RamReason) -> &'static str {
    match why {
        RamReason::Overclock => "overclock",
        RamReason::Manipulation => "schema",
        RamReason::Deletion => "deletion",
        RamReason::AvatarDeleted => "avatar",
        RamReason::Recalibration => "recalibration",
        RamReason::Text => "effect",
    }
}

/// What happened, in words.
pub(super) fn describe_event(told: &Told, names: Names<'_>) -> String {
    Teller::new(told, names).event(&told.what)
}

impl Teller<'_> {
    /// An event.
    pub fn event(self, event: &Event) -> String {
        match event {
            Event::SchemaPlaced { seat, placed } => {
                t!("ae-event-schema-placed", player = self.player(*seat), square = placed.centre.to_string())
            }
            Event::TokenPlaced { seat, square, symbol, .. } => {
                let symbol = symbol.map_or("hidden", |symbol| symbol.label());
                t!("ae-event-token-placed", player = self.player(*seat), square = square.to_string(), symbol = symbol)
            }
            Event::Queued { seat, program: Some(program) } => {
                t!("ae-event-queued", player = self.player(*seat), program = Teller::name_of(self.data_card(*program)))
            }
            Event::Queued { seat, program: None } => t!("ae-event-queued-hidden", player = self.player(*seat)),
            Event::Ordered { seat } => t!("ae-event-ordered", player = self.player(*seat)),
            Event::Diagnostics { dice, first } => self.diagnostics(dice, *first),
            Event::Revealed { slot, program } => {
                t!("ae-event-revealed", player = self.player(slot.seat()), program = Teller::name_of(self.data_card(*program)))
            }
            Event::Began { model, cs } => t!("ae-event-began", model = self.whose_unit(*model), cs = *cs),
            Event::EntryRolled { model, symbol, square, .. } => {
                t!("ae-event-entry-rolled", model = self.active_unit(*model), symbol = symbol.label(), square = square.to_string())
            }
            Event::Entered { model, square, .. } => {
                t!("ae-event-entered", model = self.actor(*model), square = square.to_string())
            }
            Event::Waits { slot } => {
                t!("ae-event-waits", model = if self.in_activation { self.program(*slot) } else { self.whose_program(*slot) })
            }
            Event::Stepped { model, from, to, cost, evasive, rough, .. } => {
                let (extra, model) = (extra_cost(*evasive > 0, *rough > 0), self.actor(*model));
                t!("ae-event-stepped", extra = extra, model = model, from = from.to_string(), to = to.to_string(), cost = *cost)
            }
            Event::MovementEnded { model } => t!("ae-event-movement-ended", model = self.actor(*model)),
            Event::Turned { model, facing, cost } => {
                let model = if *cost > 0 { self.actor(*model) } else { self.whose_model(*model) };
                t!("ae-event-turned", model = model, facing = facing_words(*facing), cost = *cost)
            }
            Event::Placed { model, from, to, why, .. } => {
                let (model, from, to) = (self.whose_model(*model), from.to_string(), to.to_string());
                let why = match *why {
                    MoveReason::Carried => "carried",
                    MoveReason::Caught => "caught",
                    MoveReason::Mate => "mate",
                    MoveReason::Text { model: by, text } => {
                        let (by, name) = self.moved_by(by, text);
                        return t!("ae-event-moved-by", by = by, name = name, model = model, from = from, to = to);
                    }
                };
                t!("ae-event-placed", why = why, model = model, from = from, to = to)
            }
            Event::Manipulated { seat, centre, how: Manipulation::Shift(direction), .. } => {
                let direction = direction_words(*direction);
                t!("ae-event-shifted", player = self.player(*seat), square = centre.to_string(), direction = direction)
            }
            Event::Manipulated { seat, centre, how: Manipulation::Turn(turn), .. } => {
                t!("ae-event-rotated", turn = turn.name(), player = self.player(*seat), square = centre.to_string())
            }
            Event::Overclocked { model, cs } => {
                t!("ae-event-overclocked", player = self.player(model.seat()), model = self.unit(*model), cs = *cs)
            }
            Event::Ram { seat, from, to, why } => {
                t!("ae-event-ram", why = ram_reason(*why), player = self.player(*seat), from = *from, to = *to)
            }
            Event::Captured { square, uplink, model, holder: Some(_), cost, .. } => {
                let (kind, model) = (uplink.name(), if *cost > 0 { self.actor(*model) } else { self.whose_model(*model) });
                t!("ae-event-captured", kind = kind, model = model, square = square.to_string(), cost = *cost)
            }
            Event::Captured { square, uplink, model, holder: None, .. } => {
                t!("ae-event-released", kind = uplink.name(), model = self.whose_model(*model), square = square.to_string())
            }
            Event::HarmRolled { model, symbol, harm, .. } => {
                t!("ae-event-harm-rolled", harm = harm_name(*harm), model = self.whose_unit(*model), symbol = symbol.label())
            }
            Event::Damaged { model, boxes, filled, harm } => {
                let (harm, model, total) = (harm_name(*harm), self.whose_unit(*model), self.boxes(*model));
                t!("ae-event-damaged", harm = harm, model = model, damage = damage(*boxes), filled = *filled, total = total)
            }
            Event::Repaired { model, boxes, filled } => {
                let (model, total) = (self.whose_unit(*model), self.boxes(*model));
                t!("ae-event-repaired", model = model, boxes = *boxes, filled = *filled, total = total)
            }
            Event::Deleted { model, .. } => t!("ae-event-deleted", count = 1, model = self.whose_model(*model)),
            Event::ProgramDeleted { slot } => t!("ae-event-program-deleted", program = self.whose_program(*slot)),
            Event::Marked { model, marker } => {
                t!("ae-event-marked", count = 1, model = self.whose_unit(*model), marker = marker.label())
            }
            Event::Unmarked { model, marker } => t!("ae-event-unmarked", model = self.whose_unit(*model), marker = marker.label()),
            Event::Lent { model, code } => t!("ae-event-lent", count = 1, model = self.whose_unit(*model), code = code.label()),
            Event::Firewall { square, stands: true } => t!("ae-event-firewall", square = square.to_string()),
            Event::Firewall { square, stands: false } => t!("ae-event-dismantled", square = square.to_string()),
            Event::Attacks { model, target, dice, modifiers } => self.attacks(*model, *target, *dice, modifiers),
            Event::AttackRolled { model, dice: rolled, hits } => {
                t!("ae-event-attack-rolled", hits = *hits, model = self.actor(*model), dice = dice(rolled))
            }
            Event::Executed { model, exe, cost, target } => self.executed(*model, *exe, *cost, *target),
            Event::Aimed { model, exe, target } => {
                let (model, exe) = (self.actor(*model), self.text(model.slot(), Text::Exe(*exe)));
                t!("ae-event-aimed", model = model, exe = exe, target = self.whose_model(*target))
            }
            Event::Declined { seat } => t!("ae-event-declined", player = self.player(*seat)),
            Event::Disrupts { model, used } => {
                let (name, model) = (self.text(model.slot(), Text::Disruption), self.actor(*model));
                if *used {
                    t!("ae-event-disrupts", model = model, name = name)
                } else {
                    t!("ae-event-disrupts-not", model = model, name = name)
                }
            }
            Event::Safeguards { model } => {
                t!("ae-event-safeguards", model = self.whose_model(*model), name = self.text(model.slot(), Text::Safeguard))
            }
            Event::DeletionEffect { slot } => {
                t!("ae-event-deletion-effect", program = self.whose_program(*slot), name = self.text(*slot, Text::Deletion))
            }
            Event::Downloads { model } => t!("ae-event-downloads", model = self.actor(*model)),
            Event::CacheTaken { model } => t!("ae-event-cache-taken", model = self.actor(*model)),
            Event::CacheDropped { square } => t!("ae-event-cache-dropped", square = square.to_string()),
            Event::LeftWithCache { model } => t!("ae-event-left", model = self.actor(*model)),
            Event::Ended { model, lost } => t!("ae-event-ended", lost = *lost, model = self.active_unit(*model)),
            Event::Recalibrates { seat, time } => t!("ae-event-recalibrates", player = self.player(*seat), time = *time),
            Event::Scored { seat, points } => t!("ae-event-scored", player = self.player(*seat), points = *points),
            Event::Over { winner, why, points } => self.over(*winner, *why, *points),
        }
    }
}
