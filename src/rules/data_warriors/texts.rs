//! The texts of cards, made from their data (DW-82): what a card says is what it does.

use super::language::{Aim, Command, CommandCost, Effect, Face, Modifier, Part, Placing, Target, Trigger};
use super::phrases::{
    Phrases, amount_words, cards_words, conditions_words, harms_words, items_words, kinds_words, states_words, until_words, which_words,
};
use super::verbs::{Costing, Verb};
use super::words_of_cards::{Amount, Cards, Items, Kind, TurnStep, Which, WhichItem, Whose};

/// What stands on a card, a paragraph each: where it is played, requirements, what always works, effects, a script's text,
/// then lent and own commands (DW-22).
#[must_use]
pub fn card_text(face: &Face) -> Vec<String> {
    let mut lines = Vec::new();
    match (face.placed, face.kind) {
        (Placing::Own, _) => {}
        (Placing::Others, Kind::Conf) => lines.push("Inject: attach this to a .PRG on another user's desktop.".into()),
        (Placing::Any, Kind::Conf) => lines.push("Attach this to a .PRG on any desktop (inject).".into()),
        (Placing::Others, _) => lines.push("Inject: put this on another user's desktop.".into()),
        (Placing::Any, _) => lines.push("Put this on any desktop (inject).".into()),
    }
    if !face.requires.is_empty() {
        lines.push(format!("Requires: {}.", conditions_words(&face.requires)));
    }
    for always in &face.always {
        let when = if always.when.is_empty() { String::new() } else { format!("While {}: ", conditions_words(&always.when)) };
        lines.push(sentence(&format!("{when}{}", modifier_words(always.does))));
    }
    lines.extend(face.effects.iter().map(effect_words));
    if face.kind == Kind::Script {
        lines.push(text_words(&face.targets, &face.does, &face.either));
    }
    for lent in &face.lends {
        lines.push(format!("{} may issue {}", capital(&which_words(lent.to)), command_text(&lent.command)));
    }
    lines.extend(face.commands.iter().map(command_text));
    lines
}

/// A command as it is printed: `--full {■■}` and its text (DW-22).
#[must_use]
pub(super) fn command_text(command: &Command) -> String {
    let requires = if command.requires.is_empty() { String::new() } else { format!(" Requires: {}.", conditions_words(&command.requires)) };
    format!("{} {}{requires} {}", command.name, cost_words(command.cost), text_words(&command.targets, &command.does, &command.either))
}

/// The cost of a command as it is printed: `{■■}` or `{□}` (DW-22).
#[must_use]
pub fn cost_words(cost: CommandCost) -> String {
    match cost {
        CommandCost::Fixed(0) => "{0}".into(),
        CommandCost::Fixed(cost) => format!("{{{}}}", "■".repeat(usize::from(cost))),
        CommandCost::Variable(1) => "{□}".into(),
        CommandCost::Variable(0) => "{□, 0 too}".into(),
        CommandCost::Variable(least) => format!("{{□, {least} at least}}"),
    }
}

/// An effect without a command (DW-50).
#[must_use]
pub fn effect_words(effect: &Effect) -> String {
    let when = trigger_words(effect.on);
    let condition = if effect.requires.is_empty() { String::new() } else { format!(", if {}", conditions_words(&effect.requires)) };
    let text = text_words(&effect.targets, &effect.does, &effect.either);
    format!("{when}{condition}: {}", small(&text))
}

/// One part of a text: what the issuer chooses from at “either… or” (DW-70).
#[must_use]
pub fn part_text(part: &Part) -> String {
    sentence(&part_words(&part.targets, &part.does))
}

fn text_words(targets: &[Target], does: &[Verb], either: &[Part]) -> String {
    if either.is_empty() {
        return sentence(&part_words(targets, does));
    }
    let parts: Vec<String> = either.iter().map(|part| part_words(&part.targets, &part.does)).collect();
    sentence(&format!("either {}", parts.join("; or ")))
}

fn part_words(targets: &[Target], does: &[Verb]) -> String {
    let mut phrases = Phrases::new(targets);
    let mut said = Vec::new();
    let mut guard = String::new();
    for verb in does {
        match verb {
            Verb::If(condition) => guard = format!("if {}, ", conditions_words(&[*condition])),
            Verb::Unless(condition) => guard = format!("unless {}, ", conditions_words(&[*condition])),
            verb => said.push(std::mem::take(&mut guard) + &verb_words(*verb, &mut phrases)),
        }
    }
    said.join(", then ")
}

fn verb_words(verb: Verb, phrases: &mut Phrases<'_>) -> String {
    let cards = |amount: Amount| amount_words(amount, "card", "cards");
    let points = |amount: Amount| amount_words(amount, "MP", "MP").0;
    match verb {
        Verb::Wipe(who, amount) => match cards(amount) {
            (count, false) => format!("wipe {count} from {}", phrases.drive(who)),
            (count, true) => format!("wipe from {} {count}", phrases.drive(who)),
        },
        Verb::Restore(who, amount) => match cards(amount) {
            (count, false) => format!("restore {count} to {}", phrases.drive(who)),
            (count, true) => format!("restore to {} {count}", phrases.drive(who)),
        },
        Verb::Kill(which) => format!("kill {}", phrases.which(which)),
        Verb::Halt(WhichItem::Target(at)) => format!("halt {}", phrases.target(at)),
        Verb::Halt(WhichItem::Subject) => "halt it".into(),
        Verb::Halt(WhichItem::All(items)) => format!("halt all other {} on the stack", items_words(items, true)),
        Verb::Draw(who, amount) => phrases.does(who, "draw", "draws", &cards(amount).0),
        Verb::Discard(who, amount) => phrases.does(who, "discard", "discards", &cards(amount).0),
        Verb::Throttle(who, amount) => format!("throttle {} by {}", phrases.who(who), points(amount)),
        Verb::Grant(who, amount) => format!("grant {} {}", phrases.who(who), points(amount)),
        Verb::Reload(which) => format!("reload {}", phrases.which(which)),
        Verb::Wake(which) => format!("wake {}", phrases.which(which)),
        Verb::Suspend(which) => format!("suspend {}", phrases.which(which)),
        Verb::ReadHand(who) => format!("read {}", phrases.hand(who)),
        Verb::ReadDrive(who, amount) => format!("read the top {} of {}", cards(amount).0, phrases.drive(who)),
        Verb::Control(which, until) => format!("take control of {}{}", phrases.which(which), until_words(until)),
        Verb::Inject(which, who) => {
            let what = phrases.which(which);
            format!("inject {what} into {}", phrases.desktop(who))
        }
        Verb::Recover(at) => format!("recover {}", phrases.target(at)).replace(" in your trash", " from your trash"),
        Verb::Copy(at) => format!("copy {}; the copy may have new targets", phrases.target(at)),
        Verb::Shield(who, Amount::N(1)) => format!("shield {} against the next wipe", phrases.drive(who)),
        Verb::Shield(who, amount) => format!("shield {} against {} to come", phrases.drive(who), amount_words(amount, "wipe", "wipes").0),
        Verb::Cost(who, Costing::Commands, more, until) => {
            format!("commands cost {} {}{}", phrases.who(who), more_words(more), until_words(until))
        }
        Verb::Cost(who, Costing::Cards(kinds), more, until) => {
            format!("playing {} costs {} {}{}", kinds_words(kinds, true), phrases.who(who), more_words(more), until_words(until))
        }
        Verb::CommandCost(which, more, until) => {
            format!("commands of {} cost {}{}", phrases.which(which), more_words(more), until_words(until))
        }
        Verb::If(_) | Verb::Unless(_) => String::new(),
    }
}

/// So much more or less.
fn more_words(more: i8) -> String {
    if more < 0 { format!("{} less", more.unsigned_abs()) } else { format!("{more} more") }
}

fn whose_subject(whose: Whose) -> (&'static str, bool) {
    match whose {
        Whose::Any => ("a user", false),
        Whose::You => ("you", true),
        Whose::Others => ("another user", false),
        Whose::Here => ("the user of this desktop", false),
    }
}

fn trigger_words(on: Trigger) -> String {
    let does = |whose: Whose, own: &str, other: &str| {
        let (who, you) = whose_subject(whose);
        format!("When {who} {}", if you { own } else { other })
    };
    let drive = |whose: Whose| match whose {
        Whose::Any => "a drive",
        Whose::You => "your drive",
        Whose::Others => "another user's drive",
        Whose::Here => "the drive of this desktop's user",
    };
    let turn = |whose: Whose, step: TurnStep, what: &str| match whose {
        Whose::Any => format!("When each {} {what}", step.label()),
        Whose::You => format!("When your {} {what}", step.label()),
        Whose::Others => format!("When each other user's {} {what}", step.label()),
        Whose::Here => format!("When {} of this desktop's user {what}", step.label()),
    };
    match on {
        // Who controls a card as it enters has played it (DW-35).
        Trigger::Enters(Which::All(cards)) if cards.of == Whose::Here => {
            format!("When the user of this desktop plays {}", cards_words(Cards { of: Whose::Any, ..cards }, false).replace(" in play", ""))
        }
        Trigger::Enters(which) => format!("When {} enters play", one_words(which)),
        Trigger::Killed(which) => format!("When {} is killed", one_words(which)),
        Trigger::Leaves(which) => format!("When {} leaves play", one_words(which)),
        Trigger::Becomes(which, states) => format!("When {} becomes {}", one_words(which), states_words(states)),
        Trigger::Issued(items) => {
            let item = items_words(Items { by: Whose::Any, ..items }, false);
            does(items.by, &format!("issue {item}"), &format!("issues {item}"))
        }
        Trigger::IssuedFrom(which) => format!("When a command of {} is issued", one_words(which)),
        Trigger::Resolved(items) => format!("When {} has resolved", items_words(items, false)),
        Trigger::Halted(items) => format!("When {} is halted", items_words(items, false)),
        Trigger::Wiped(whose) => format!("When a wipe hits {}", drive(whose)),
        Trigger::ThisWiped => "When this is wiped from your drive".into(),
        Trigger::Discarded(whose) => does(whose, "discard", "discards"),
        Trigger::ThisDiscarded => "When this is discarded from your hand".into(),
        Trigger::Drew(whose) => does(whose, "draw outside of Init", "draws outside of Init"),
        Trigger::Throttled(whose) => {
            let (who, you) = whose_subject(whose);
            format!("When {who} {} throttled", if you { "are" } else { "is" })
        }
        Trigger::Begins(step, whose) => turn(whose, step, "begins"),
        Trigger::Ends(step, whose) => turn(whose, step, "ends"),
    }
}

/// One of the cards meant.
fn one_words(which: Which) -> String {
    match which {
        Which::All(cards) => cards_words(cards, false),
        other => which_words(other),
    }
}

fn modifier_words(modifier: Modifier) -> String {
    match modifier {
        Modifier::CardCost(kinds, whose, more) => {
            let who = match whose {
                Whose::Any => "every user",
                Whose::You => "you",
                Whose::Others => "other users",
                Whose::Here => "the user of this desktop",
            };
            format!("playing {} costs {who} {}", kinds_words(kinds, true), more_words(more))
        }
        Modifier::CommandCost(which, more) => format!("commands of {} cost {}", which_words(which), more_words(more)),
        Modifier::Wipes(by, against, more) => {
            let by = match by {
                Whose::Any => "",
                Whose::You => "your ",
                Whose::Others => "other users' ",
                Whose::Here => "this desktop's user's ",
            };
            let against = match against {
                Whose::Any => "",
                Whose::You => " of your drive",
                Whose::Others => " of other drives",
                Whose::Here => " of the drive of this desktop's user",
            };
            let more = if more < 0 { format!("{} fewer", more.unsigned_abs()) } else { format!("{more} more") };
            format!("{by}wipes{against} take {more}")
        }
        Modifier::Protects(which, harms) => format!("{} can't be {}", which_words(which), harms_words(harms)),
        Modifier::StartsIdle(which) => format!("{} enters play Idle", each_words(which)),
        Modifier::StaysIdle(which) => format!("{} stays Idle on issuing a command", each_words(which)),
        Modifier::Locks(which) => format!("{} can't issue commands", which_words(which)),
        Modifier::Sleeps(which) => format!("{} does not wake at Memory Cleanup", each_words(which)),
    }
}

/// Each of the cards meant.
fn each_words(which: Which) -> String {
    match which {
        Which::All(cards) => cards_words(cards, false).replacen("a ", "each ", 1).replacen("an ", "each ", 1),
        other => which_words(other),
    }
}

/// What a target is, in words: for prompts and refusals.
#[must_use]
pub fn aim_words(aim: Aim) -> String {
    match aim {
        Aim::User(Whose::Any) => "a user".into(),
        Aim::User(Whose::You) => "yourself".into(),
        Aim::User(Whose::Others) => "another user".into(),
        Aim::User(Whose::Here) => "the user of this desktop".into(),
        Aim::Card(cards) => cards_words(cards, false),
        Aim::Item(items) => format!("{} on the stack", items_words(items, false)),
        Aim::Trash(whose, kinds) => {
            let trash = match whose {
                Whose::Any => "any trash",
                Whose::You => "your trash",
                Whose::Others => "another user's trash",
                Whose::Here => "the trash of this desktop's user",
            };
            format!("{} in {trash}", kinds_words(kinds, false))
        }
    }
}

/// A capital first.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A small letter first.
fn small(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

fn sentence(text: &str) -> String {
    format!("{}.", capital(text))
}
