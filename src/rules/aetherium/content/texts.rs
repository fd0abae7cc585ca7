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
    let side = match aim.side {
        Side::Enemy => "enemy model",
        Side::Friend => "other model of yours",
        Side::Any => "other model",
    };
    let sight = if aim.sight { " in front and in sight" } else { "" };
    let article = if aim.range == 1 || aim.side != Side::Any { "an" } else { "any" };
    match aim.range {
        1 => format!("an adjacent {side}{sight}"),
        range => format!("{article} {side} within {range} squares{sight}"),
    }
}

/// What effects of an .EXE or a disruption do, in words without a full stop.
#[must_use]
pub fn effects_text(does: &[Effect]) -> String {
    words(does, Voice::Own)
}

fn words(does: &[Effect], voice: Voice) -> String {
    let mut said = Vec::new();
    let mut guard = "";
    for effect in does {
        if let Effect::If(condition) = effect {
            guard = condition_words(*condition);
        } else {
            said.push(format!("{guard}{}", effect_words(*effect, voice)));
            guard = "";
        }
    }
    said.join(", then ")
}

fn condition_words(condition: Condition) -> &'static str {
    match condition {
        Condition::Hit => "if the attack did damage, ",
        Condition::Deleted => "if the attack deleted the target, ",
        Condition::TargetInNoise => "if the target stands in noise, ",
        Condition::TargetMarked => "if a marker lies on the target, ",
        Condition::TargetByFirewall => "if the target stands next to a firewall, ",
    }
}

fn effect_words(effect: Effect, voice: Voice) -> String {
    let who = |who: Who| who_words(who, voice);
    match effect {
        Effect::Give(on, marker) => format!("lay {} on {}", marker.label(), who(on)),
        Effect::Clear(on) => format!("take all markers off {}", who(on)),
        Effect::Lend(to, code) => {
            let active = matches!((voice, to), (Voice::Own, Who::This) | (Voice::Safeguard, Who::Target));
            let until = if active { "until its next activation begins" } else { "until the end of its next activation" };
            format!("give {} {} {until}", who(to), code.label())
        }
        Effect::Damage(on, amount) => format!("deal {} to {}", amount_words(amount, "box of damage", "boxes of damage"), who(on)),
        Effect::Noise(on) => format!("deal noise damage to {}", who(on)),
        Effect::Repair(on, amount) => format!("repair {} of {}", amount_words(amount, "box", "boxes"), who(on)),
        Effect::Push(on, squares) => format!("push {} {} straight away", who(on), counted(squares, "square")),
        Effect::Pull(on, squares) => format!("pull {} {} straight towards this model", who(on), counted(squares, "square")),
        Effect::Materialize(on, spot) => format!("materialize {} {}", who(on), spot_words(spot)),
        Effect::Swap => format!("this model and {} change places", who(Who::Target)),
        Effect::Turn(on) => format!("turn {} as you like", who(on)),
        Effect::Gain(amount) => format!("gain {}", amount_words(amount, "RAM", "RAM")),
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
        Effect::MoreDamage(amount) => format!("a hit does {}", amount_words(amount, "box more", "boxes more")),
        Effect::Heavier => "a hit is one step heavier".into(),
        Effect::Capture(squares) => format!("capture {} for no CS", near("a", "an", "node or pylon", squares)),
        Effect::Release(squares) => format!("take the enemy's token off {}", near("a", "an", "node or pylon", squares)),
        Effect::If(condition) => condition_words(condition).into(),
    }
}

fn who_words(who: Who, voice: Voice) -> String {
    let every = |what: &str, squares: u8| match squares {
        1 => format!("every adjacent {what}"),
        _ => format!("every {what} within {squares} squares"),
    };
    match who {
        Who::This => "this model".into(),
        Who::Target if voice == Voice::Safeguard => "the attacker".into(),
        Who::Target => "the target".into(),
        Who::Enemies(squares) => every("enemy model", squares),
        Who::Friends(squares) => every("other model of yours", squares),
        Who::Models(squares) => every("other model", squares),
        Who::Around(1) => format!("every other model adjacent to {}", who_words(Who::Target, voice)),
        Who::Around(squares) => format!("every other model within {squares} squares of {}", who_words(Who::Target, voice)),
    }
}

fn spot_words(spot: Spot) -> String {
    match spot {
        Spot::Within(squares) => format!("within {}", counted(squares, "square")),
        Spot::Beside => "next to this model".into(),
        Spot::Uplink => "next to a node or pylon you control".into(),
    }
}

fn amount_words(amount: Amount, one: &str, more: &str) -> String {
    match amount {
        Amount::N(1) => format!("1 {one}"),
        Amount::N(count) => format!("{count} {more}"),
        Amount::Markers => format!("1 {one} for each marker on the target"),
        Amount::Mates => format!("1 {one} for each other model of yours within 2 squares of the target"),
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
        Counted::AtRecalibration => "At each re-calibration of a side",
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
pub fn score_words(score: Score) -> String {
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
