//! What is wrong with factions, programs and ready collectives (AE-5, AE-6).

use super::factions::faults;
use super::language::{Amount, Condition, Effect, Spot, Who};
use super::problems::Problems;
use super::programs::{AttackReach, MOST_BOXES, MOST_EXE, MOST_MODELS, Program, ProgramId};
use super::words_of_cards::{Form, Kind};
use super::{Catalog, Code};
use crate::rules::content::ContentError;

/// The longest range of anything: from corner to corner of the server (AE-1).
const FARTHEST: u8 = 17;

/// Whether it is of small letters, digits and hyphens.
fn good_id(id: &str) -> bool {
    let good = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    (1..=32).contains(&id.len()) && id.chars().all(good)
}

/// Takes down wrong ids and ids that are there twice.
pub(super) fn check_ids<'a>(ids: impl Iterator<Item = &'a str> + Clone, problems: &mut Problems<'_>) {
    for (at, id) in ids.clone().enumerate() {
        let before = ids.clone().take(at).filter(|other| *other == id).count();
        if !good_id(id) {
            problems.add((id, before), "id", "an id is of 1 to 32 small letters, digits and hyphens.");
        }
        if before > 0 {
            problems.add((id, before), "id", "another one has it already.");
        }
    }
}

/// What is wrong with factions.
pub(super) fn factions(catalog: &Catalog, mut problems: Problems<'_>) -> Vec<ContentError> {
    check_ids(catalog.factions.iter().map(|faction| faction.id.as_str()), &mut problems);
    for faction in &catalog.factions {
        if !good_name(&faction.name) {
            problems.add((&faction.id, 0), "name", "a name has 1 to 24 letters, digits, spaces and . - ' &.");
        }
    }
    problems.into_found()
}

fn good_name(name: &str) -> bool {
    let good = |letter: char| letter.is_alphanumeric() || " .-'&".contains(letter);
    (1..=24).contains(&name.chars().count()) && name.chars().all(good) && name.trim() == name
}

/// What is wrong with ready collectives; their programs are looked up.
pub(super) fn collectives(catalog: &mut Catalog, mut problems: Problems<'_>) -> Vec<ContentError> {
    check_ids(catalog.collectives.iter().map(|ready| ready.id.as_str()), &mut problems);
    let mut members = Vec::new();
    for ready in &catalog.collectives {
        let mut programs: Vec<ProgramId> = Vec::new();
        for id in &ready.programs {
            match catalog.program_named(id) {
                Some(program) => programs.push(program),
                None => problems.add((&ready.id, 0), "programs", &format!("there is no program “{id}”.")),
            }
        }
        if programs.len() == ready.programs.len() {
            for fault in faults(catalog, &programs, ready.size) {
                problems.add((&ready.id, 0), "programs", &fault);
            }
        }
        if catalog.program_named(&ready.id).is_some() {
            problems.add((&ready.id, 0), "id", "a program has it already.");
        }
        members.push(programs);
    }
    catalog.members = members;
    problems.into_found()
}

/// What is wrong with programs.
pub(super) fn programs(catalog: &Catalog, mut problems: Problems<'_>) -> Vec<ContentError> {
    check_ids(catalog.programs.iter().map(|program| program.id.as_str()), &mut problems);
    for (at, program) in catalog.programs.iter().enumerate() {
        let nth = catalog.programs[..at].iter().filter(|other| other.id == program.id).count();
        let mut wrong: Vec<(&str, String)> = Vec::new();
        if catalog.faction_named(&program.faction).is_none() {
            wrong.push(("faction", format!("there is no faction “{}”.", program.faction)));
        }
        check_figures(program, &mut wrong);
        check_texts(program, &mut wrong);
        for (field, text) in wrong {
            problems.add((&program.id, nth), field, &text);
        }
    }
    problems.into_found()
}

/// Name, kind, form, CS, OC, RAM, grid and the figures of the attack.
fn check_figures(program: &Program, wrong: &mut Vec<(&str, String)>) {
    if !good_name(&program.name) {
        wrong.push(("name", "a name has 1 to 24 letters, digits, spaces and . - ' &.".into()));
    }
    let avatar = program.kind == Kind::Avatar;
    if avatar != (program.ram > 0) || program.ram > 8 {
        wrong.push(("ram", "an avatar has 1 to 8 RAM, others have none (AE-6).".into()));
    }
    if !(1..=10).contains(&program.cs) {
        wrong.push(("cs", "it can never act: CS go from 1 to 10 (AE-20).".into()));
    }
    if program.oc > 6 {
        wrong.push(("oc", "OC go from 0 to 6 (AE-70).".into()));
    }
    let models = program.form.models();
    match program.form {
        Form::Single => {}
        Form::Omni if program.kind == Kind::Function => {}
        Form::Omni => wrong.push(("form", "an omni program is a function (AE-113).".into())),
        Form::Segmented(_) | Form::Linked(_) if program.kind != Kind::Subroutine => {
            wrong.push(("form", "only subroutines are segmented or linked.".into()));
        }
        Form::Segmented(_) | Form::Linked(_) if !(2..=MOST_MODELS).contains(&models) => {
            wrong.push(("form", format!("segmented and linked programs have 2 to {MOST_MODELS} models (AE-110, AE-111).")));
        }
        Form::Segmented(_) | Form::Linked(_) => {}
    }
    let linked = matches!(program.form, Form::Linked(_));
    if linked && program.grid.len() != usize::from(models) {
        wrong.push(("grid", "a linked program has one colour a model (AE-112).".into()));
    }
    let boxes: u32 = program.grid.iter().map(|boxes| u32::from(*boxes)).sum();
    if program.grid.is_empty() || program.grid.len() > usize::from(MOST_MODELS) || program.grid.contains(&0) || boxes > MOST_BOXES.into() {
        let text = format!("a grid has 1 to {MOST_MODELS} colours of at least one box, {MOST_BOXES} boxes in all at most (AE-54).");
        wrong.push(("grid", text));
    }
    if let Some(attack) = &program.attack {
        if !(3..=4).contains(&attack.profile.len()) {
            wrong.push(("profile", "an attack profile lists 3 or 4 symbols (AE-6).".into()));
        }
        let [light, medium, heavy] = attack.damage;
        if !(1 <= light && light <= medium && medium <= heavy && heavy <= 8) {
            wrong.push(("damage", "light, medium and heavy damage go up from 1 to 8 boxes at most (AE-52).".into()));
        }
        if let AttackReach::Ranged(range) = attack.reach
            && !(2..=FARTHEST).contains(&range)
        {
            wrong.push(("reach", format!("a range goes from 2 to {FARTHEST} squares (AE-44).")));
        }
    }
}

/// Which text an effect stands in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Place {
    Exe { aimed: bool },
    Disruption,
    Safeguard,
    Deletion,
}

/// .EXE, disruption, safeguard and deletion effect.
fn check_texts(program: &Program, wrong: &mut Vec<(&str, String)>) {
    if program.exe.len() > MOST_EXE {
        wrong.push(("exe", format!("a data card has at most {MOST_EXE} .EXE.")));
    }
    for (at, exe) in program.exe.iter().enumerate() {
        if !good_name(&exe.name) || program.exe[..at].iter().any(|other| other.name == exe.name) {
            wrong.push(("exe", format!("“{}”: every .EXE of a card has a name of its own, of 1 to 24 letters.", exe.name)));
        }
        if exe.cost == 0 || exe.cost > program.cs.saturating_add(program.oc) {
            wrong.push(("exe", format!("“{}” can never be used: it costs 1 CS up to CS and OC together (AE-21, AE-70).", exe.name)));
        }
        if exe.aim.is_some_and(|aim| !(1..=FARTHEST).contains(&aim.range)) {
            wrong.push(("exe", format!("“{}”: it is aimed 1 to {FARTHEST} squares far.", exe.name)));
        }
        check_effects(program, &exe.name, &exe.does, Place::Exe { aimed: exe.aim.is_some() }, "exe", wrong);
        if exe.aim.is_some() && !exe.does.iter().any(|effect| speaks_of_target(*effect)) {
            wrong.push(("exe", format!("“{}” names a target and does nothing with it.", exe.name)));
        }
    }
    if let Some(attack) = &program.attack {
        let disruption = &attack.disruption;
        check_effects(program, &disruption.name, &disruption.does, Place::Disruption, "disruption", wrong);
    }
    let reactions = [("safeguard", &program.safeguard, Place::Safeguard), ("deletion", &program.deletion, Place::Deletion)];
    for (field, reaction, place) in reactions {
        if let Some(reaction) = reaction {
            check_effects(program, &reaction.name, &reaction.does, place, field, wrong);
        }
    }
}

/// Whether an effect needs a target.
fn speaks_of_target(effect: Effect) -> bool {
    let who = matches!(effect.who(), Some(Who::Target | Who::Around(_)));
    let amount = match effect {
        Effect::Damage(_, amount) | Effect::Repair(_, amount) | Effect::Gain(amount) | Effect::MoreDamage(amount) => Some(amount),
        _ => None,
    };
    let condition = matches!(effect, Effect::If(Condition::TargetInNoise | Condition::TargetMarked | Condition::TargetByFirewall));
    who || condition || matches!(amount, Some(Amount::Markers | Amount::Mates))
}

fn check_effects(program: &Program, name: &str, does: &[Effect], place: Place, field: &'static str, wrong: &mut Vec<(&str, String)>) {
    let mut fail = |text: &str| wrong.push((field, format!("“{name}” {text}")));
    if !good_name(name) {
        fail("has no name of 1 to 24 letters.");
    }
    if does.is_empty() || does.len() > 6 {
        fail("does nothing, or more than 6 things.");
    }
    let disruption = place == Place::Disruption;
    for (at, effect) in does.iter().enumerate() {
        let effect = *effect;
        if speaks_of_target(effect) && matches!(place, Place::Deletion | Place::Exe { aimed: false }) {
            fail("speaks of a target and has none.");
        }
        if effect.who() == Some(Who::This) && place == Place::Deletion {
            fail("works on a model that is gone (AE-55).");
        }
        if effect.changes_damage() && !disruption {
            fail("changes damage; only disruptions do (AE-58).");
        }
        match effect {
            Effect::AttackAgain | Effect::Dice(_) | Effect::Lists(_) if program.attack.is_none() => {
                fail("is about an attack it has not (AE-50).");
            }
            Effect::Dice(_) | Effect::Lists(_) if !matches!(place, Place::Exe { .. }) => fail("helps the next attack; only .EXE do."),
            Effect::AttackAgain if !matches!(place, Place::Exe { .. } | Place::Disruption) => {
                fail("attacks outside of its activation (AE-50).");
            }
            Effect::Firewall(0) if place != Place::Deletion => fail("sets a firewall on its own square (AE-104)."),
            Effect::Capture(_) if program.codes.contains(Code::NoUplink) => fail("captures in spite of No Uplink (AE-103)."),
            Effect::Materialize(Who::Enemies(_) | Who::Models(_) | Who::Around(_) | Who::Friends(_), _) => {
                fail("materializes several models; name one.");
            }
            Effect::Materialize(Who::This, Spot::Beside) => fail("materializes beside itself."),
            Effect::Materialize(Who::This, _) | Effect::Swap
                if program.is_omni() && !matches!(place, Place::Exe { .. } | Place::Disruption) =>
            {
                fail("moves an omni outside of its activation (AE-113).");
            }
            Effect::Swap if program.is_omni() => fail("swaps an omni (AE-113)."),
            Effect::Push(who, _) | Effect::Pull(who, _) if who == Who::This => fail("pushes itself."),
            Effect::Turn(who) if !matches!(who, Who::This | Who::Target) => fail("turns several models; name one."),
            Effect::If(condition) => {
                if matches!(does.get(at + 1), None | Some(Effect::If(_))) {
                    fail("has a condition with nothing after it.");
                }
                if matches!(condition, Condition::Hit | Condition::Deleted) && !disruption {
                    fail("asks about an attack; only disruptions do.");
                }
            }
            _ => {}
        }
        if !(1..=FARTHEST).contains(&number(effect)) && effect != Effect::Firewall(0) {
            fail(&format!("has a number that is not from 1 to {FARTHEST}."));
        }
    }
}

/// The number in an effect that must be no nonsense; 1 where there is none.
fn number(effect: Effect) -> u8 {
    let of_who = |who: Who| match who {
        Who::This | Who::Target => 1,
        Who::Enemies(n) | Who::Friends(n) | Who::Models(n) | Who::Around(n) => n,
    };
    let of_amount = |amount: Amount| if let Amount::N(n) = amount { n } else { 1 };
    match effect {
        Effect::Push(_, n)
        | Effect::Pull(_, n)
        | Effect::Materialize(_, Spot::Within(n))
        | Effect::Steal(n)
        | Effect::Burn(n)
        | Effect::Firewall(n)
        | Effect::Dismantle(n)
        | Effect::Dice(n)
        | Effect::Shift(n)
        | Effect::Capture(n)
        | Effect::Release(n) => n,
        Effect::Damage(who, amount) | Effect::Repair(who, amount) => of_who(who).min(of_amount(amount)),
        Effect::Gain(amount) | Effect::MoreDamage(amount) => of_amount(amount),
        other => other.who().map_or(1, of_who),
    }
}
