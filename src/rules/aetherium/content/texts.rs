//! The texts of data cards and operations, made from their data (AE-6): what a card says is what it does.

use super::language::{Aim, Amount, Condition, Effect, Side, Spot, Who};
use super::operations::{Counted, End, EndsOn, Operation, Score, Then, Ties};
use super::programs::{Attack, AttackReach, Exe, Program, Reaction};
use super::words_of_cards::{Code, Form};
use crate::t;
use crate::text::listed;

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
    let figures = std::iter::once(figures_text(program));
    figures.chain(codes_text(program)).chain(program.attack.as_ref().map(attack_text)).chain(effect_lines(program)).collect()
}

/// What a data card says but its figures and those of its attack, a paragraph each.
#[must_use]
pub fn abilities_text(program: &Program) -> Vec<String> {
    codes_text(program).into_iter().chain(effect_lines(program)).collect()
}

/// Kind and form of a program: “Subroutine, segmented ×3”.
#[must_use]
pub fn kind_text(program: &Program) -> String {
    t!("ae-card-kind-and-form", kind = program.kind.name(), form = program.form.name(), models = program.form.models())
}

/// How an attack reaches its target and the damage it does: “ranged 6, damage 1/2/4” (AE-44, AE-52).
#[must_use]
pub fn reach_text(attack: &Attack) -> String {
    let (reach, range) = match attack.reach {
        AttackReach::Melee => ("melee", 0),
        AttackReach::Ranged(range) => ("ranged", range),
    };
    let [light, medium, heavy] = attack.damage;
    t!("ae-card-reach", reach = reach, range = range, light = light, medium = medium, heavy = heavy)
}

/// The figures of a program.
fn figures_text(program: &Program) -> String {
    let grid: Vec<String> = program.grid.iter().map(ToString::to_string).collect();
    let each = if matches!(program.form, Form::Segmented(_)) { "yes" } else { "no" };
    t!(
        "ae-card-figures",
        kind = program.kind.name(),
        form = program.form.name(),
        models = program.form.models(),
        cs = program.cs,
        oc = program.oc,
        ram = program.ram,
        grid = grid.join(" + "),
        each = each
    )
}

fn codes_text(program: &Program) -> Option<String> {
    let codes: Vec<&str> = program.codes.iter().map(Code::label).collect();
    (!codes.is_empty()).then(|| t!("ae-card-codes", codes = codes.join(", "), count = codes.len()))
}

fn attack_text(attack: &Attack) -> String {
    let profile: Vec<&str> = attack.profile.iter().map(|symbol| symbol.label()).collect();
    t!("ae-card-attack", reach = reach_text(attack), profile = profile.join(" "))
}

/// Disruption, .EXE, safeguard and deletion effect.
fn effect_lines(program: &Program) -> impl Iterator<Item = String> {
    abilities(program).into_iter().map(|(_, line)| line)
}

/// The names of disruption, .EXE, safeguard and deletion effect, each with its paragraph.
#[must_use]
pub fn abilities(program: &Program) -> Vec<(&str, String)> {
    let mut all = Vec::new();
    if let Some(attack) = &program.attack {
        let (name, symbol, text) = (attack.disruption.name.as_str(), attack.disruption.on.label(), effects_text(&attack.disruption.does));
        all.push((name, t!("ae-card-disruption", name = name, symbol = symbol, text = text)));
    }
    all.extend(program.exe.iter().map(|exe| (exe.name.as_str(), exe_text(exe))));
    all.extend(program.safeguard.as_ref().map(|safeguard| safeguard.name.as_str()).zip(safeguard_text(program)));
    if let Some(Reaction { name, does }) = &program.deletion {
        all.push((name, t!("ae-card-deletion", name = name.as_str(), text = text_of(does, Voice::Deletion))));
    }
    all
}

/// The safeguard, if it has one (AE-56).
#[must_use]
pub fn safeguard_text(program: &Program) -> Option<String> {
    let safeguard = program.safeguard.as_ref()?;
    Some(t!("ae-card-safeguard", name = safeguard.name.as_str(), text = text_of(&safeguard.does, Voice::Safeguard)))
}

fn exe_text(exe: &Exe) -> String {
    let (name, text) = (exe.name.as_str(), effects_text(&exe.does));
    let repeats = if exe.repeats { "yes" } else { "no" };
    match exe.aim {
        Some(aim) => t!("ae-card-exe-at", name = name, cost = exe.cost, repeats = repeats, target = aim_words(aim), text = text),
        None => t!("ae-card-exe", name = name, cost = exe.cost, repeats = repeats, text = text),
    }
}

/// What an .EXE can target: for cards, prompts and refusals.
#[must_use]
pub fn aim_words(aim: Aim) -> String {
    let side = match aim.side {
        Side::Enemy => "enemy",
        Side::Friend => "own",
        Side::Any => "any",
    };
    if aim.sight { t!("ae-card-aim-seen", side = side, range = aim.range) } else { t!("ae-card-aim", side = side, range = aim.range) }
}

/// What effects of an .EXE or a disruption do: sentences, the first with a capital, the last without its full stop.
#[must_use]
pub fn effects_text(does: &[Effect]) -> String {
    text_of(does, Voice::Own)
}

/// The names of markers or codes as a part of a sentence.
fn names(all: &[&str]) -> String {
    listed(all.to_vec())
}

fn text_of(does: &[Effect], voice: Voice) -> String {
    let (mut said, mut last, mut condition, mut at) = (String::new(), None, None, 0);
    while let Some(effect) = does.get(at).copied() {
        at += 1;
        if let Effect::If(asked) = effect {
            condition = Some((asked, last == Some(Who::Target)));
            if asked.is_of_target() {
                last = Some(Who::Target);
            }
            continue;
        }
        let (mut markers, mut codes) = (Vec::new(), Vec::new());
        match effect {
            Effect::Give(_, marker) => markers.push(marker.label()),
            Effect::Lend(_, code) => codes.push(code.label()),
            _ => {}
        }
        // What the same models get one after the other is one sentence; a condition is about the next effect alone.
        while condition.is_none() {
            match (effect, does.get(at).copied()) {
                (Effect::Give(who, _), Some(Effect::Give(other, marker))) if who == other => markers.push(marker.label()),
                (Effect::Lend(who, _), Some(Effect::Lend(other, code))) if who == other => codes.push(code.label()),
                _ => break,
            }
            at += 1;
        }
        let mut sentence = effect_words(effect, voice, last, &names(if markers.is_empty() { &codes } else { &markers }));
        if let Some((asked, known)) = condition.take() {
            sentence = condition_words(asked, if known { "it" } else { named(voice) }, &sentence);
        }
        said = if said.is_empty() { t!("ae-card-first", first = sentence) } else { t!("ae-card-then", before = said, then = sentence) };
        last = effect.who();
    }
    said
}

/// An effect under its condition.
fn condition_words(condition: Condition, target: &str, effect: &str) -> String {
    match condition {
        Condition::Hit => t!("ae-card-if-damage", effect = effect),
        Condition::Deleted => t!("ae-card-if-deleted", target = target, effect = effect),
        Condition::TargetInNoise => t!("ae-card-if-in-noise", target = target, effect = effect),
        Condition::TargetMarked => t!("ae-card-if-marked", target = target, effect = effect),
        Condition::TargetByFirewall => t!("ae-card-if-by-firewall", target = target, effect = effect),
    }
}

/// An effect as a sentence without its full stop; `last` are the models that the sentence before was about, `names` the markers
/// or codes that they get.
fn effect_words(effect: Effect, voice: Voice, last: Option<Who>, names: &str) -> String {
    let on = effect.who();
    let (who, squares) = on.map_or(("this", 0), |on| who_key(on, voice, last));
    let in_sentence = on == Some(Who::Target) && !effect.changes_damage();
    let target = if in_sentence || last == Some(Who::Target) { "it" } else { named(voice) };
    match effect {
        Effect::Give(..) => t!("ae-card-give", who = who, squares = squares, target = target, markers = names),
        Effect::Clear(_) => t!("ae-card-clear", who = who, squares = squares, target = target),
        Effect::Lend(to, _) => {
            let active = matches!((voice, to), (Voice::Own, Who::This) | (Voice::Safeguard, Who::Target));
            let until = if active { "begins" } else { "ends" };
            t!("ae-card-lend", who = who, squares = squares, target = target, codes = names, until = until)
        }
        Effect::Damage(_, boxes) => {
            let (amount, count) = amount_key(boxes);
            t!("ae-card-damage", who = who, squares = squares, target = target, amount = amount, count = count)
        }
        Effect::Noise(_) => t!("ae-card-noise", who = who, squares = squares, target = target),
        Effect::Repair(_, boxes) => {
            let (amount, count) = amount_key(boxes);
            t!("ae-card-repair", who = who, squares = squares, target = target, amount = amount, count = count)
        }
        Effect::Push(_, count) => t!("ae-card-push", who = who, squares = squares, target = target, count = count),
        Effect::Pull(_, count) => t!("ae-card-pull", who = who, squares = squares, target = target, count = count),
        Effect::Materialize(_, Spot::Within(count)) => {
            t!("ae-card-materialize-within", who = who, squares = squares, target = target, count = count)
        }
        Effect::Materialize(_, Spot::Beside) => t!("ae-card-materialize-beside", who = who, squares = squares, target = target),
        Effect::Materialize(_, Spot::Uplink) => t!("ae-card-materialize-uplink", who = who, squares = squares, target = target),
        Effect::Swap => t!("ae-card-swap", target = named(voice)),
        Effect::Turn(_) => t!("ae-card-turn", who = who, squares = squares, target = target),
        Effect::Gain(ram) => {
            let (amount, count) = amount_key(ram);
            t!("ae-card-gain", target = target, amount = amount, count = count)
        }
        Effect::Steal(ram) => t!("ae-card-steal", ram = ram),
        Effect::Burn(ram) => t!("ae-card-burn", ram = ram),
        Effect::Firewall(squares) => t!("ae-card-firewall", squares = squares),
        Effect::Dismantle(squares) => t!("ae-card-dismantle", squares = squares),
        Effect::AttackAgain => t!("ae-card-attack-again", who = who, squares = squares, target = target),
        Effect::Dice(count) => t!("ae-card-dice", who = who, count = count),
        Effect::Lists(symbol) => t!("ae-card-lists", who = who, symbol = symbol.label()),
        Effect::Shift(squares) => t!("ae-card-shift", squares = squares),
        Effect::MoreDamage(boxes) => {
            let (amount, count) = amount_key(boxes);
            t!("ae-card-more-damage", target = target, amount = amount, count = count)
        }
        Effect::Heavier => t!("ae-card-heavier"),
        Effect::Capture(squares) => t!("ae-card-capture", squares = squares),
        Effect::Release(squares) => t!("ae-card-release", squares = squares),
        Effect::If(_) => String::new(),
    }
}

/// What a text calls its target where it has not been spoken of yet.
const fn named(voice: Voice) -> &'static str {
    match voice {
        Voice::Safeguard => "attacker",
        Voice::Own | Voice::Deletion => "target",
    }
}

/// The models of an effect as texts choose by them, and how far away they can be. Those of the sentence before are “it” or
/// “each of them”.
fn who_key(who: Who, voice: Voice, last: Option<Who>) -> (&'static str, u8) {
    let again = last == Some(who);
    match who {
        Who::This | Who::Target if again => ("it", 0),
        Who::Enemies(squares) | Who::Friends(squares) | Who::Models(squares) | Who::Around(squares) if again => ("them", squares),
        Who::This => ("this", 0),
        Who::Target => (named(voice), 0),
        Who::Enemies(squares) => ("enemies", squares),
        Who::Friends(squares) => ("own", squares),
        Who::Models(squares) => ("models", squares),
        Who::Around(squares) => ("around", squares),
    }
}

/// An amount as texts choose by it: what it counts, and how many or how many for each.
const fn amount_key(amount: Amount) -> (&'static str, u8) {
    match amount {
        Amount::N(count) => ("number", count),
        Amount::Markers => ("markers", 1),
        Amount::Mates => ("mates", 1),
        Amount::Uplinks => ("uplinks", 1),
    }
}

/// What an operation is about, a paragraph each: the story, how it ends, what counts (AE-126).
#[must_use]
pub fn operation_text(operation: &Operation) -> Vec<String> {
    let mut lines = vec![operation.about_text()];
    lines.extend(operation.cache.then(|| t!("ae-operation-cache")));
    lines.extend(operation.tokens.then(|| t!("ae-operation-tokens")));
    lines.extend(operation.ends.iter().map(|end| end_text(*end)));
    lines.push(points_text(operation));
    let ties = match operation.ties {
        Ties::Ram => "ram",
        Ties::Draw => "draw",
    };
    lines.push(t!("ae-operation-ties", ties = ties));
    lines
}

/// What wins an operation, a line each: what brings points, and what wins or loses at once (AE-13, AE-126).
#[must_use]
pub fn goal_text(operation: &Operation) -> String {
    let at_once = operation.ends.iter().filter(|end| end.then == Then::Wins);
    std::iter::once(points_text(operation)).chain(at_once.map(|end| end_text(*end))).collect::<Vec<_>>().join("\n")
}

/// What brings points in an operation, and when.
fn points_text(operation: &Operation) -> String {
    let points: Vec<String> = operation.scoring.iter().map(|score| score_text(*score)).collect();
    let when = match operation.counted {
        Counted::AtEnd => "end",
        Counted::AtRecalibration => "recalibration",
    };
    t!("ae-operation-points", when = when, points = points.join(", "))
}

/// When an operation ends, and who wins then.
fn end_text(end: End) -> String {
    let then = match end.then {
        Then::Points => "points",
        Then::Wins => "wins",
    };
    match end.on {
        EndsOn::Recalibrated(times) => t!("ae-operation-recalibrated", times = times),
        EndsOn::WipedOut => t!("ae-operation-wiped-out", then = then),
        EndsOn::AvatarDeleted => t!("ae-operation-avatar", then = then),
        EndsOn::Holds(nodes, pylons) => t!("ae-operation-holds", then = then, nodes = nodes, pylons = pylons),
    }
}

/// What brings points.
fn score_text(score: Score) -> String {
    let (what, points) = match score {
        Score::Node(points) => ("node", points),
        Score::Pylon(points) => ("pylon", points),
        Score::EnemyAvatar(points) => ("avatar", points),
        Score::EnemyFunction(points) => ("function", points),
        Score::EnemySubroutine(points) => ("subroutine", points),
        Score::OwnFunctions(points) => ("own-functions", points),
        Score::EnemyFunctions(points) => ("enemy-functions", points),
        Score::CacheHome(points) => ("cache-home", points),
        Score::CacheHeld(points) => ("cache-held", points),
    };
    t!("ae-operation-score", what = what, points = points)
}
