//! The texts of cards, made from their data (DW-82): what a card says is what it does.

use super::content::Ability;
use super::counts::{clauses, conditions_words};
use super::language::{Command, CommandCost, Effect, Face, Part, Placing, Target};
use super::phrases::{Case, Phrases, all_of};
use super::verb_words::{FIRST, THEN, modifier_words, trigger_words};
use super::verbs::Verb;
use super::words_of_cards::{Condition, Kind};
use crate::t;

/// What stands on a card, a paragraph each: where it is played, requirements, what always works, effects, a script's text,
/// then lent and own commands (DW-22).
#[must_use]
pub fn card_text(face: &Face) -> Vec<String> {
    let mut lines = Vec::new();
    match (face.placed, face.kind) {
        (Placing::Own, _) => {}
        (Placing::Others, Kind::Conf) => lines.push(t!("dw-placed-on-others-program")),
        (Placing::Any, Kind::Conf) => lines.push(t!("dw-placed-on-any-program")),
        (Placing::Others, _) => lines.push(t!("dw-placed-on-others-desktop")),
        (Placing::Any, _) => lines.push(t!("dw-placed-on-any-desktop")),
    }
    lines.extend(requirement_text(&face.requires));
    for always in &face.always {
        let does = modifier_words(always.does);
        let does = if always.when.is_empty() { does } else { t!("dw-while", condition = conditions_words(&always.when), text = does) };
        lines.push(sentence(does));
    }
    lines.extend(face.effects.iter().map(effect_words));
    if face.kind == Kind::Script {
        lines.push(sentence(text_words(&face.targets, &face.does, &face.either)));
    }
    for lent in &face.lends {
        let to = Phrases::new(&[], None).which(lent.to, Case::Dat);
        lines.push(t!("dw-lends", cards = to, command = command_text(&lent.command)));
    }
    lines.extend(face.commands.iter().map(command_text));
    lines
}

/// What must hold, as a sentence; nothing where nothing must.
#[must_use]
pub fn requirement_text(requires: &[Condition]) -> Option<String> {
    (!requires.is_empty()).then(|| t!("dw-requires", condition = conditions_words(requires)))
}

/// A command as it is printed: `--full {■■}` and its text (DW-22).
#[must_use]
pub(super) fn command_text(command: &Command) -> String {
    let head = format!("{} {}", command.name, cost_words(command.cost));
    let text = sentence(text_words(&command.targets, &command.does, &command.either));
    [head].into_iter().chain(requirement_text(&command.requires)).chain([text]).collect::<Vec<_>>().join(" ")
}

/// What a command requires and does.
#[must_use]
pub fn command_does(command: &Ability) -> String {
    let text = match command.parts.as_slice() {
        [only] => part_text(only, None),
        parts => sentence(text_words(&[], &[], parts)),
    };
    requirement_text(&command.requires).into_iter().chain([text]).collect::<Vec<_>>().join(" ")
}

/// The cost of a command as it is printed: `{■■}` or `{□}` (DW-22).
#[must_use]
pub fn cost_words(cost: CommandCost) -> String {
    match cost {
        CommandCost::Fixed(0) => "{0}".into(),
        CommandCost::Fixed(cost) => format!("{{{}}}", "■".repeat(usize::from(cost))),
        CommandCost::Variable(1) => "{□}".into(),
        CommandCost::Variable(least) => format!("{{□ ≥ {least}}}"),
    }
}

/// An effect without a command (DW-50).
#[must_use]
pub fn effect_words(effect: &Effect) -> String {
    let when = trigger_words(effect.on);
    let text = text_words(&effect.targets, &effect.does, &effect.either);
    if effect.requires.is_empty() {
        return sentence(t!("dw-effect", when = when, text = text));
    }
    let conditions = clauses(&effect.requires);
    let all = all_of([when.clone()].into_iter().chain(conditions.iter().cloned()).collect());
    sentence(t!("dw-effect-if", when = when, condition = all_of(conditions), all = all, text = text))
}

/// One part of a text: what the issuer chooses from at “choose one” (DW-70). Where □ has been chosen, its number stands there.
#[must_use]
pub fn part_text(part: &Part, x: Option<u8>) -> String {
    sentence(part_words(&part.targets, &part.does, x))
}

/// A text that begins small and ends without a full stop.
fn text_words(targets: &[Target], does: &[Verb], either: &[Part]) -> String {
    if either.is_empty() {
        return part_words(targets, does, None);
    }
    let part = |(at, part): (usize, &Part)| {
        let text = part_words(&part.targets, &part.does, None);
        t!("dw-choose-part", part = at + 1, text = text)
    };
    let parts = either.iter().enumerate().map(part).reduce(|first, next| t!("dw-next-part", first = first, next = next));
    t!("dw-choose", parts = parts.unwrap_or_default())
}

fn part_words(targets: &[Target], does: &[Verb], x: Option<u8>) -> String {
    let mut phrases = Phrases::new(targets, x);
    let mut said = String::new();
    let (mut guard, mut after_guard) = (None, false);
    for verb in does {
        let guarded = guard.take();
        if matches!(verb, Verb::If(_) | Verb::Unless(_)) {
            guard = Some(*verb);
            continue;
        }
        let first = said.is_empty();
        let next = match guarded {
            Some(Verb::If(condition)) => {
                t!("dw-if", condition = phrases.condition(condition), text = phrases.verb(*verb, FIRST))
            }
            Some(Verb::Unless(condition)) => {
                t!("dw-unless", condition = phrases.condition(condition), text = phrases.verb(*verb, FIRST))
            }
            _ => phrases.verb(*verb, if first { FIRST } else { THEN }),
        };
        said = match guarded {
            _ if first => next,
            Some(_) => t!("dw-next-sentence", first = said, next = next),
            None if after_guard => t!("dw-then-sentence", first = said, next = next),
            None => t!("dw-then", first = said, next = next),
        };
        after_guard = guarded.is_some();
    }
    said
}

fn sentence(text: String) -> String {
    t!("dw-sentence", text = text)
}
