//! What verbs, triggers and modifiers of the card language say (DW-50, DW-60): a message for each.

use super::counts::Much;
use super::language::{Modifier, Trigger};
use super::phrases::{
    Case, Number, Phrases, controlled_words, items_words, kinds_words, number_of, one_of, states_words, whose_people, whose_person,
};
use super::verbs::{Costing, Until, Verb};
use super::words_of_cards::{Amount, Harm, Harms, Items, TurnStep, Which, WhichItem, Who, Whose};
use crate::t;

/// The order of the words of a verb that begins.
pub(super) const FIRST: &str = "first";
/// The order of the words of a verb after “then”.
pub(super) const THEN: &str = "then";

impl Phrases<'_> {
    /// What a verb does, as an instruction that begins small.
    pub fn verb(&mut self, verb: Verb, order: &'static str) -> String {
        match verb {
            Verb::Wipe(who, amount) => {
                let from = self.player(who).out_of_drive();
                let Much { amount, equal, long } = self.amount(amount, "cards");
                t!("dw-verb-wipe", amount = amount, equal = equal, long = long, from = from)
            }
            Verb::Restore(who, amount) => {
                let drive = self.player(who).drive(Case::Dat);
                let Much { amount, equal, long } = self.amount(amount, "cards");
                t!("dw-verb-restore", amount = amount, equal = equal, long = long, drive = drive)
            }
            Verb::Kill(which) => t!("dw-verb-kill", what = self.which(which, Case::Acc)),
            Verb::Halt(WhichItem::Target(at)) => t!("dw-verb-halt", what = self.target(at, Case::Acc)),
            Verb::Halt(WhichItem::Subject) => t!("dw-verb-halt-it"),
            Verb::Halt(WhichItem::All(items)) => t!("dw-verb-halt", what = items_words(items, true, Number::All, Case::Acc)),
            Verb::Draw(who, amount) => {
                let (who, player, Much { amount, equal, .. }) = self.subject(who, amount);
                t!("dw-verb-draw", order = order, who = who, player = player, amount = amount, equal = equal)
            }
            Verb::Discard(who, amount) => {
                let (who, player, Much { amount, equal, .. }) = self.subject(who, amount);
                t!("dw-verb-discard", order = order, who = who, player = player, amount = amount, equal = equal)
            }
            Verb::Throttle(who, amount) => {
                let player = self.player(who);
                let Much { amount, equal, long } = self.amount(amount, "free");
                let player = player.say(Case::Dat);
                t!("dw-verb-throttle", amount = amount, equal = equal, long = long, player = player)
            }
            Verb::Grant(who, amount) => {
                let player = self.player(who);
                let Much { amount, equal, long } = self.amount(amount, "allocated");
                let (who, player) = (player.who, player.say(Case::Dat));
                t!("dw-verb-grant", who = who, amount = amount, equal = equal, long = long, player = player)
            }
            Verb::Reload(which) => t!("dw-verb-reload", what = self.which(which, Case::Acc)),
            Verb::Wake(which) => t!("dw-verb-wake", what = self.which(which, Case::Acc)),
            Verb::Suspend(which) => t!("dw-verb-suspend", what = self.which(which, Case::Acc)),
            Verb::ReadHand(who) => t!("dw-verb-read", what = self.player(who).hand()),
            Verb::ReadDrive(who, amount) => {
                let player = self.player(who);
                let Much { amount, equal, long } = self.amount(amount, "top");
                let (drive, from) = (player.drive(Case::Acc), player.out_of_drive());
                t!("dw-verb-read-drive", amount = amount, equal = equal, long = long, drive = drive, from = from)
            }
            Verb::Control(which, until) => {
                let what = self.which(which, Case::Acc);
                t!("dw-verb-control", what = what, until = until_words(until, "card"))
            }
            Verb::Inject(which, who) => {
                let what = self.which(which, Case::Acc);
                t!("dw-verb-inject", what = what, onto = self.player(who).onto_desktop())
            }
            Verb::Recover(at) => t!("dw-verb-recover", what = self.out_of_trash(at)),
            Verb::Copy(at) => t!("dw-verb-copy", what = self.target(at, Case::Acc)),
            Verb::Shield(who, amount) => {
                let drive = self.player(who).drive(Case::Acc);
                let Much { amount, equal, .. } = self.amount(amount, "wipes");
                t!("dw-verb-shield", drive = drive, amount = amount, equal = equal)
            }
            Verb::Cost(who, costing, more, until) => self.cost(who, costing, (more, until), order),
            Verb::CommandCost(which, more, until) => {
                let (way, count) = way(more);
                let (what, until) = (self.which(which, Case::Gen), until_words(until, "card"));
                t!("dw-verb-command-cost", order = order, what = what, way = way, count = count, until = until)
            }
            Verb::If(_) | Verb::Unless(_) => String::new(),
        }
    }

    /// Who does something, and how much.
    fn subject(&mut self, who: Who, amount: Amount) -> (&'static str, String, Much) {
        let player = self.player(who);
        let amount = self.amount(amount, "cards");
        (player.who, player.say(Case::Nom), amount)
    }

    fn cost(&mut self, who: Who, costing: Costing, (more, until): (i8, Until), order: &'static str) -> String {
        let (way, count) = way(more);
        let player = self.player(who);
        let (who, player, until) = (player.who, player.say(Case::Acc), until_words(until, "player"));
        match costing {
            Costing::Commands => {
                t!("dw-verb-cost-commands", order = order, who = who, player = player, way = way, count = count, until = until)
            }
            Costing::Cards(kinds) => {
                let cards = kinds_words(kinds, Number::Many, Case::Nom);
                t!("dw-verb-cost-cards", order = order, cards = cards, who = who, player = player, way = way, count = count, until = until)
            }
        }
    }
}

/// More or less, and by how much.
fn way(more: i8) -> (&'static str, u8) {
    (if more < 0 { "less" } else { "more" }, more.unsigned_abs())
}

/// How long something lasts that works on a player or a card.
fn until_words(until: Until, on: &'static str) -> String {
    match until {
        Until::EndOfTurn => t!("dw-until-end-of-turn"),
        Until::YourCleanup => t!("dw-until-your-cleanup"),
        Until::TheirCleanup => t!("dw-until-their-cleanup", on = on),
        Until::WhileInPlay => t!("dw-until-it-leaves"),
        Until::Ever => String::new(),
    }
}

/// What sets an effect off, as a clause after “when”.
pub(super) fn trigger_words(on: Trigger) -> String {
    let mut phrases = Phrases::new(&[], None);
    let mut one = |which: Which| phrases.one_of(which);
    let doing = |whose: Whose| {
        let person = whose_person(whose);
        (person.who, person.say(Case::Nom))
    };
    match on {
        // Who controls a card as it enters has played it (DW-35).
        Trigger::Enters(Which::All(cards)) if cards.of == Whose::Here => {
            let (_, player) = doing(Whose::Here);
            let card = controlled_words(cards, Number::One);
            t!("dw-when-played", player = player, card = card)
        }
        Trigger::Enters(which) => t!("dw-when-enters", what = one(which)),
        Trigger::Killed(which) => t!("dw-when-killed", what = one(which)),
        Trigger::Leaves(which) => t!("dw-when-leaves", what = one(which)),
        Trigger::Becomes(which, states) => t!("dw-when-becomes", what = one(which), states = states_words(states)),
        Trigger::Issued(items) => {
            let (who, player) = doing(items.by);
            let item = items_words(Items { by: Whose::Any, ..items }, false, Number::One, Case::Acc);
            t!("dw-when-issued", who = who, player = player, item = item)
        }
        Trigger::IssuedFrom(which) => t!("dw-when-issued-from", what = one(which)),
        Trigger::Resolved(items) => t!("dw-when-resolved", item = items_words(items, false, Number::One, Case::Nom)),
        Trigger::Halted(items) => t!("dw-when-halted", item = items_words(items, false, Number::One, Case::Nom)),
        Trigger::Wiped(whose) => t!("dw-when-wiped", from = whose_person(whose).out_of_drive()),
        Trigger::ThisWiped => t!("dw-when-this-wiped"),
        Trigger::Discarded(whose) => {
            let (who, player) = doing(whose);
            t!("dw-when-discards", who = who, player = player)
        }
        Trigger::ThisDiscarded => t!("dw-when-this-discarded"),
        Trigger::Drew(whose) => {
            let (who, player) = doing(whose);
            t!("dw-when-draws", who = who, player = player)
        }
        Trigger::Throttled(whose) => {
            let person = whose_person(whose);
            t!("dw-when-throttled", who = person.who, player = person.say(Case::Gen))
        }
        Trigger::Begins(step, whose) => step_words("begins", step, whose),
        Trigger::Ends(step, whose) => step_words("ends", step, whose),
    }
}

fn step_words(moment: &'static str, step: TurnStep, whose: Whose) -> String {
    let person = whose_person(whose);
    t!("dw-when-step", moment = moment, step = step.label(), who = person.who, player = person.say(Case::Nom))
}

/// What always works, as a clause that begins small.
pub(super) fn modifier_words(modifier: Modifier) -> String {
    let mut phrases = Phrases::new(&[], None);
    let mut subject = |which: Which| (phrases.which(which, Case::Nom), number_of(which));
    match modifier {
        Modifier::CardCost(kinds, whose, more) => {
            let (way, count) = way(more);
            let person = whose_people(whose);
            let (who, player) = (person.who, person.say(Case::Acc));
            let cards = kinds_words(kinds, Number::Many, Case::Nom);
            t!("dw-always-card-cost", cards = cards, who = who, player = player, way = way, count = count)
        }
        Modifier::CommandCost(which, more) => {
            let (way, count) = way(more);
            t!("dw-always-command-cost", what = Phrases::new(&[], None).which(which, Case::Gen), way = way, count = count)
        }
        Modifier::Wipes(by, against, more) => {
            let (way, count) = way(more);
            t!("dw-always-wipes", by = whose_people(by).who, against = whose_people(against).who, way = way, count = count)
        }
        Modifier::Protects(which, harms) => {
            let (what, number) = subject(which);
            t!("dw-always-protects", what = what, number = number, harms = harms_words(harms))
        }
        Modifier::StartsIdle(which) => {
            let (what, number) = subject(which);
            t!("dw-always-starts-idle", what = what, number = number)
        }
        Modifier::StaysIdle(which) => {
            let (what, number) = subject(which);
            t!("dw-always-stays-idle", what = what, number = number)
        }
        Modifier::Locks(which) => {
            let (what, number) = subject(which);
            t!("dw-always-locks", what = what, number = number)
        }
        Modifier::Sleeps(which) => {
            let (what, number) = subject(which);
            t!("dw-always-sleeps", what = what, number = number)
        }
    }
}

/// What cards are protected from.
fn harms_words(harms: Harms) -> String {
    let word = |harm: Harm| match harm {
        Harm::Kill => t!("dw-harm-kill"),
        Harm::Reload => t!("dw-harm-reload"),
        Harm::Suspend => t!("dw-harm-suspend"),
        Harm::Control => t!("dw-harm-control"),
        Harm::Inject => t!("dw-harm-inject"),
        Harm::Target => t!("dw-harm-target"),
    };
    one_of(harms.iter().map(word).collect())
}
