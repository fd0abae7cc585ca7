//! The texts of data cards and operations, made from their data (AE-6): what a card says is what it does.

use super::language::{Aim, Amount, Condition, Effect, Side, Spot, Who};
use super::operations::{Counted, End, EndsOn, Operation, Score, Then, Ties};
use super::programs::{Attack, AttackReach, Exe, Program, Reaction};
use super::words_of_cards::Form;

/// In which text an effect stands: what it calls its target, and whose activation it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Voice {
    /// An .EXE or a disruption: this model is active.
    Own,
    /// A safeguard: the attacker is active, and is the target.
    Safeguard,
    /// A deletion effect.
    Deletion,
}

/// What stands on a data card, a paragraph each: figures, universal code, attack, disruption, .EXE, safeguard, deletion.
#[must_use]
pub fn card_text(program: &Program) -> Vec<String> {
    let grid: Vec<String> = program.grid.iter().map(ToString::to_string).collect();
    let each = if matches!(program.form, Form::Segmented(_)) { " each" } else { "" };
    let ram = if program.ram > 0 { format!(", RAM {}", program.ram) } else { String::new() };
    let head = format!("{}, {}", capital(program.kind.label()), program.form.words());
    let mut lines = vec![format!("{head}. CS {}, OC {}{ram}. Grid {}{each}.", program.cs, program.oc, grid.join(" + "))];
    if !program.codes.is_empty() {
        let codes: Vec<&str> = program.codes.iter().map(super::Code::label).collect();
        lines.push(format!("Universal code: {}.", codes.join(", ")));
    }
    if let Some(attack) = &program.attack {
        lines.push(attack_words(attack));
        let disruption = &attack.disruption;
        let text = words(&disruption.does, Voice::Own);
        lines.push(format!("Disruption on {}, {}: {text}.", disruption.on.label(), disruption.name));
    }
    lines.extend(program.exe.iter().map(exe_words));
    let reaction = |name: &str, reaction: &Reaction, voice| format!("{name}, {}: {}.", reaction.name, words(&reaction.does, voice));
    lines.extend(program.safeguard.as_ref().map(|safeguard| reaction("Safeguard", safeguard, Voice::Safeguard)));
    lines.extend(program.deletion.as_ref().map(|deletion| reaction("When deleted", deletion, Voice::Deletion)));
    lines
}

/// The figures of an attack (AE-44, AE-52).
fn attack_words(attack: &Attack) -> String {
    let reach = match attack.reach {
        AttackReach::Melee => "melee".into(),
        AttackReach::Ranged(range) => format!("ranged {range}"),
    };
    let symbols: Vec<&str> = attack.profile.iter().map(|symbol| symbol.label()).collect();
    let [light, medium, heavy] = attack.damage;
    format!("Attack: {reach}, {}; damage {light}/{medium}/{heavy}.", symbols.join(" "))
}

fn exe_words(exe: &Exe) -> String {
    let aim = exe.aim.map_or_else(String::new, |aim| format!(", at {}", aim_words(aim)));
    let repeats = if exe.repeats { ", any number of times" } else { "" };
    format!(".EXE {} ({} CS{repeats}){aim}: {}.", exe.name, exe.cost, words(&exe.does, Voice::Own))
}

/// What an .EXE may be aimed at: for cards, prompts and refusals.
#[must_use]
pub fn aim_words(aim: Aim) -> String {
    let sight = if aim.sight { " in front and in sight" } else { "" };
    match (aim.side, aim.range) {
        (Side::Enemy, 1) => format!("an adjacent enemy model{sight}"),
        (Side::Enemy, range) => format!("an enemy model within {range} squares{sight}"),
        (Side::Friend, 1) => format!("another adjacent model of yours{sight}"),
        (Side::Friend, range) => format!("another model of yours within {range} squares{sight}"),
        (Side::Any, 1) => format!("any other adjacent model{sight}"),
        (Side::Any, range) => format!("any other model within {range} squares{sight}"),
    }
}

/// What effects of an .EXE or a disruption do, in words without a full stop.
#[must_use]
pub fn effects_text(does: &[Effect]) -> String {
    words(does, Voice::Own)
}

fn words(does: &[Effect], voice: Voice) -> String {
    let mut said = String::new();
    let (mut guard, mut guarded, mut known) = (None, false, false);
    for effect in does {
        if let Effect::If(condition) = effect {
            guard = Some(condition_words(*condition, known));
            known |= condition.is_of_target();
            continue;
        }
        let join = match (&guard, guarded) {
            _ if said.is_empty() => "",
            (Some(_), _) => "; ",
            (None, true) => "; in any case ",
            (None, false) => ", then ",
        };
        guarded = guard.is_some();
        said += join;
        said += &guard.take().unwrap_or_default();
        said += &effect_words(*effect, voice, known);
        known = effect.who() == Some(Who::Target);
    }
    said
}

/// A condition, if the target has just been spoken of with “it”.
fn condition_words(condition: Condition, known: bool) -> String {
    let target = if known { "it" } else { "the target" };
    match condition {
        Condition::Hit => "if the attack did damage, ".into(),
        Condition::Deleted => format!("if the attack deleted {target}, "),
        Condition::TargetInNoise => format!("if {target} stands in noise, "),
        Condition::TargetMarked => format!("if a marker lies on {target}, "),
        Condition::TargetByFirewall => format!("if {target} stands next to a firewall, "),
    }
}

/// An effect; `known` says that the target has just been spoken of.
fn effect_words(effect: Effect, voice: Voice, known: bool) -> String {
    let who = |who: Who| who_words(who, voice, known);
    let amount = |amount: Amount, one: &str, more: &str| {
        let known = known || effect.who() == Some(Who::Target) && !effect.changes_damage();
        amount_words(amount, one, more, if known { "it" } else { "the target" })
    };
    match effect {
        Effect::Give(on, marker) => format!("lay {} on {}", marker.label(), who(on)),
        Effect::Clear(on) => format!("take all markers off {}", who(on)),
        Effect::Lend(to, code) => {
            let active = matches!((voice, to), (Voice::Own, Who::This) | (Voice::Safeguard, Who::Target));
            let until = if active { "until its next activation begins" } else { "until the end of its next activation" };
            format!("give {} {} {until}", who(to), code.label())
        }
        Effect::Damage(on, boxes) => format!("deal {} {}", who(on), amount(boxes, "box of damage", "boxes of damage")),
        Effect::Noise(on) => format!("deal {} noise damage", who(on)),
        Effect::Repair(on, boxes) => format!("repair {} of {}", amount(boxes, "box", "boxes"), who(on)),
        Effect::Push(on, squares) => format!("push {} {} straight away", who(on), counted(squares, "square")),
        Effect::Pull(on, squares) => format!("pull {} {} straight towards this model", who(on), counted(squares, "square")),
        Effect::Materialize(on, spot) => format!("materialize {} {}", who(on), spot_words(spot)),
        Effect::Swap => format!("this model and {} change places", who(Who::Target)),
        Effect::Turn(on) => format!("turn {} as you like", who(on)),
        Effect::Gain(ram) => format!("gain {}", amount(ram, "RAM", "RAM")),
        Effect::Steal(ram) => format!("steal {ram} RAM"),
        Effect::Burn(ram) => format!("the enemy loses {ram} RAM"),
        Effect::Firewall(0) => "a firewall is left where it stood".into(),
        Effect::Firewall(squares) => format!("set a firewall {}", on_a_square(squares)),
        Effect::Dismantle(squares) => format!("remove {}", near("a", "an", "firewall", squares)),
        Effect::AttackAgain => "it may attack once more in this activation".into(),
        Effect::Dice(1) => "its next attack in this activation rolls one more die".into(),
        Effect::Dice(dice) => format!("its next attack in this activation rolls {dice} more dice"),
        Effect::Lists(symbol) => format!("its next attack in this activation also hits with {}", symbol.label()),
        Effect::Shift(squares) => format!("you may shift a schema up to {} for no RAM", counted(squares, "square")),
        Effect::MoreDamage(boxes) => format!("a hit does {}", amount(boxes, "box more", "boxes more")),
        Effect::Heavier => "a hit is one step heavier".into(),
        Effect::Capture(squares) => format!("capture {} for no CS", near("a", "an", "node or pylon", squares)),
        Effect::Release(squares) => format!("take the enemy's token off {}", near("a", "an", "node or pylon", squares)),
        Effect::If(condition) => condition_words(condition, known),
    }
}

fn who_words(who: Who, voice: Voice, known: bool) -> String {
    let target = || who_words(Who::Target, voice, known);
    match who {
        Who::This => "this model".into(),
        Who::Target if known => "it".into(),
        Who::Target if voice == Voice::Safeguard => "the attacker".into(),
        Who::Target => "the target".into(),
        Who::Enemies(1) => "every adjacent enemy model".into(),
        Who::Enemies(squares) => format!("every enemy model within {squares} squares"),
        Who::Friends(1) => "every other adjacent model of yours".into(),
        Who::Friends(squares) => format!("every other model of yours within {squares} squares"),
        Who::Models(1) => "every other adjacent model".into(),
        Who::Models(squares) => format!("every other model within {squares} squares"),
        Who::Around(1) => format!("every other model adjacent to {}", target()),
        Who::Around(squares) => format!("every other model within {squares} squares of {}", target()),
    }
}

fn spot_words(spot: Spot) -> String {
    match spot {
        Spot::Within(squares) => format!("within {}", counted(squares, "square")),
        Spot::Beside => "next to this model".into(),
        Spot::Uplink => "next to a node or pylon you control".into(),
    }
}

fn amount_words(amount: Amount, one: &str, more: &str, target: &str) -> String {
    match amount {
        Amount::N(1) => format!("1 {one}"),
        Amount::N(count) => format!("{count} {more}"),
        Amount::Markers => format!("1 {one} for each marker on {target}"),
        Amount::Mates => format!("1 {one} for each other model of yours within 2 squares of {target}"),
        Amount::Uplinks => format!("1 {one} for each node and pylon you control"),
    }
}

fn counted(count: u8, what: &str) -> String {
    if count == 1 { format!("1 {what}") } else { format!("{count} {what}s") }
}

fn on_a_square(squares: u8) -> String {
    if squares == 1 { "on an adjacent square".into() } else { format!("within {squares} squares") }
}

/// A thing, adjacent or within so many squares.
fn near(article: &str, adjacent: &str, what: &str, squares: u8) -> String {
    if squares == 1 { format!("{adjacent} adjacent {what}") } else { format!("{article} {what} within {squares} squares") }
}

/// What an operation is about, a paragraph each: the story, how it ends, what counts (AE-126).
#[must_use]
pub fn operation_text(operation: &Operation) -> Vec<String> {
    let mut lines = vec![operation.about.clone()];
    if operation.cache {
        lines.push(
            "A cache lies in the node. A model that begins its activation next to the node may give it to downloading, and has \
             the cache when its next activation begins there (AE-122)."
                .into(),
        );
    }
    if operation.tokens {
        lines.push("Each player puts four face-down tokens by the pylons; programs enter by the roll of a die (AE-123).".into());
    }
    lines.extend(operation.ends.iter().map(|end| end_words(*end)));
    let when = match operation.counted {
        Counted::AtEnd => "At the end",
        Counted::AtRecalibration => "At each of its re-calibrations",
    };
    let scores: Vec<String> = operation.scoring.iter().map(|score| score_words(*score)).collect();
    lines.push(format!("{when} a side counts {}.", scores.join(", ")));
    lines.push(match operation.ties {
        Ties::Ram => "Equal points: the longer RAM gauge, then a draw.".into(),
        Ties::Draw => "Equal points: a draw.".into(),
    });
    lines
}

/// When an operation ends, and who wins then, as a sentence.
#[must_use]
pub fn end_words(end: End) -> String {
    let when = match end.on {
        EndsOn::Recalibrated(times) => format!("both sides have re-calibrated {}", counted(times, "time")),
        EndsOn::WipedOut => "a side has no program on the server or to come".into(),
        EndsOn::AvatarDeleted => "an avatar is deleted".into(),
        EndsOn::Holds(nodes, 0) => format!("a side controls {}", counted(nodes, "node")),
        EndsOn::Holds(0, pylons) => format!("a side controls {}", counted(pylons, "pylon")),
        EndsOn::Holds(nodes, pylons) => format!("a side controls {} and {}", counted(nodes, "node"), counted(pylons, "pylon")),
    };
    let then = match (end.then, end.on) {
        (Then::Points, _) => "points decide",
        (Then::Wins, EndsOn::Holds(..)) => "it wins",
        (Then::Wins, _) => "the other side wins",
    };
    format!("When {when}, {then}.")
}

/// What something counts, as a part of a sentence.
#[must_use]
fn score_words(score: Score) -> String {
    match score {
        Score::Node(points) => format!("{points} a node"),
        Score::Pylon(points) => format!("{points} a pylon"),
        Score::EnemyAvatar(points) => format!("{points} for the enemy avatar deleted"),
        Score::EnemyFunction(points) => format!("{points} for each enemy function deleted"),
        Score::EnemySubroutine(points) => format!("{points} for each enemy subroutine deleted"),
        Score::OwnFunctions(points) => format!("{points} if all its functions are alive"),
        Score::EnemyFunctions(points) => format!("{points} if all enemy functions are deleted"),
        Score::CacheHome(points) => format!("{points} for the cache taken off the server"),
        Score::CacheHeld(points) => format!("{points} for the cache carried on the server"),
    }
}

/// A capital first.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
