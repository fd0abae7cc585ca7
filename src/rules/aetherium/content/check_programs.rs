//! What is wrong with factions, programs and ready collectives (AE-5, AE-6).

use super::factions::faults;
use super::language::{Amount, Condition, Effect, Spot, Who};
use super::problems::Problems;
use super::programs::{AttackReach, MOST_BOXES, MOST_EXE, MOST_MODELS, Program, ProgramId};
use super::words_of_cards::{Form, Kind};
use super::{Catalog, Code};
use crate::rules::components::{NO_RULE, out_of_range};
use crate::rules::content::ContentError;
use crate::t;

/// The longest range of anything: from corner to corner of the server (AE-1).
const FARTHEST: u8 = 17;

/// The signs that a name can have.
const SIGNS: &str = ". - ' &";

/// Whether it is of lower-case letters, digits and hyphens.
fn good_id(id: &str) -> bool {
    let good = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    (1..=32).contains(&id.len()) && id.chars().all(good)
}

/// Takes down wrong ids and ids that are there twice.
pub(super) fn check_ids<'a>(ids: impl Iterator<Item = &'a str> + Clone, problems: &mut Problems<'_>) {
    for (at, id) in ids.clone().enumerate() {
        let before = ids.clone().take(at).filter(|other| *other == id).count();
        if !good_id(id) {
            problems.add((id, before), "id", &t!("content-id", name = id));
        }
        if before > 0 {
            problems.add((id, before), "id", &t!("content-taken", rule = NO_RULE));
        }
    }
}

/// What is wrong with factions.
pub(super) fn factions(catalog: &Catalog, mut problems: Problems<'_>) -> Vec<ContentError> {
    check_ids(catalog.factions.iter().map(|faction| faction.id.as_str()), &mut problems);
    for faction in &catalog.factions {
        if !good_name(&faction.name) {
            problems.add((&faction.id, 0), "name", &bad_name(&faction.name));
        }
    }
    problems.into_found()
}

fn good_name(name: &str) -> bool {
    let good = |letter: char| letter.is_alphanumeric() || SIGNS.contains(letter);
    (1..=24).contains(&name.chars().count()) && name.chars().all(good) && name.trim() == name
}

/// That this can't be a name.
fn bad_name(name: &str) -> String {
    t!("content-name", name = name, signs = SIGNS)
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
                None => {
                    problems.add_missing((&ready.id, 0), "programs", id, &t!("content-unknown", kind = "program", name = id));
                }
            }
        }
        if programs.len() == ready.programs.len() {
            for fault in faults(catalog, &programs, ready.size) {
                problems.add((&ready.id, 0), "programs", &fault);
            }
        }
        if catalog.program_named(&ready.id).is_some() {
            problems.add((&ready.id, 0), "id", &t!("ae-content-id-program"));
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
            let known: Vec<&str> = catalog.factions.iter().map(|faction| faction.id.as_str()).collect();
            let name = program.faction.as_str();
            let text = t!("content-known", unknown = t!("content-unknown", kind = "faction", name = name), known = known.join(", "));
            problems.add_missing((&program.id, nth), "faction", name, &text);
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
        wrong.push(("name", bad_name(&program.name)));
    }
    let mut range = |field, value, range, rule| wrong.extend(out_of_range(value, range, rule).map(|text| (field, text)));
    range("cs", program.cs, 1..=10, "AE-20");
    range("oc", program.oc, 0..=6, "AE-70");
    if program.kind == Kind::Avatar {
        range("ram", program.ram, 1..=8, "AE-6");
    } else if program.ram > 0 {
        wrong.push(("ram", t!("ae-content-no-ram")));
    }
    let models = program.form.models();
    match program.form {
        Form::Single => {}
        Form::Omni if program.kind == Kind::Function => {}
        Form::Omni => wrong.push(("form", t!("ae-content-omni"))),
        Form::Segmented(_) | Form::Linked(_) if program.kind != Kind::Subroutine => {
            wrong.push(("form", t!("ae-content-form")));
        }
        Form::Segmented(_) | Form::Linked(_) if !(2..=MOST_MODELS).contains(&models) => {
            wrong.push(("form", t!("ae-content-models", most = MOST_MODELS, models = models)));
        }
        Form::Segmented(_) | Form::Linked(_) => {}
    }
    let linked = matches!(program.form, Form::Linked(_));
    if linked && program.grid.len() != usize::from(models) {
        wrong.push(("grid", t!("ae-content-colours", models = models, colours = program.grid.len())));
    }
    let boxes: u32 = program.grid.iter().map(|boxes| u32::from(*boxes)).sum();
    if program.grid.is_empty() || program.grid.len() > usize::from(MOST_MODELS) || program.grid.contains(&0) || boxes > MOST_BOXES.into() {
        let grid = format!("{:?}", program.grid);
        wrong.push(("grid", t!("ae-content-grid", colours = MOST_MODELS, boxes = MOST_BOXES, grid = grid)));
    }
    if let Some(attack) = &program.attack {
        if !(3..=4).contains(&attack.profile.len()) {
            wrong.push(("profile", t!("ae-content-profile", count = attack.profile.len())));
        }
        let [light, medium, heavy] = attack.damage;
        if !(1 <= light && light <= medium && medium <= heavy && heavy <= 8) {
            wrong.push(("damage", t!("ae-content-damage", damage = format!("({light}, {medium}, {heavy})"))));
        }
        if let AttackReach::Ranged(range) = attack.reach {
            wrong.extend(out_of_range(range, 2..=FARTHEST, "AE-44").map(|text| ("reach", text)));
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
        wrong.push(("exe", t!("ae-content-exes", most = MOST_EXE, count = program.exe.len())));
    }
    for (at, exe) in program.exe.iter().enumerate() {
        let name = exe.name.as_str();
        if program.exe[..at].iter().any(|other| other.name == exe.name) {
            wrong.push(("exe", t!("ae-content-exe-twice", name = name)));
        }
        let most = program.cs.saturating_add(program.oc);
        if exe.cost == 0 || exe.cost > most {
            wrong.push(("exe", t!("ae-content-exe-cost", name = name, cost = exe.cost, most = most)));
        }
        if let Some(aim) = exe.aim.filter(|aim| !(1..=FARTHEST).contains(&aim.range)) {
            wrong.push(("exe", t!("ae-content-exe-range", name = name, range = aim.range, most = FARTHEST)));
        }
        check_effects(program, name, &exe.does, Place::Exe { aimed: exe.aim.is_some() }, "exe", wrong);
        if exe.aim.is_some() && !exe.does.iter().any(|effect| speaks_of_target(*effect)) {
            wrong.push(("exe", t!("ae-content-exe-target", name = name)));
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
    let mut fail = |text: String| wrong.push((field, text));
    if !good_name(name) {
        fail(bad_name(name));
    }
    if does.is_empty() || does.len() > 6 {
        fail(t!("ae-content-does", name = name, count = does.len()));
    }
    let disruption = place == Place::Disruption;
    for (at, effect) in does.iter().enumerate() {
        let effect = *effect;
        if speaks_of_target(effect) && matches!(place, Place::Deletion | Place::Exe { aimed: false }) {
            fail(t!("ae-content-no-target", name = name));
        }
        if effect.who() == Some(Who::This) && place == Place::Deletion {
            fail(t!("ae-content-gone", name = name));
        }
        if effect.changes_damage() && !disruption {
            fail(t!("ae-content-changes-damage", name = name));
        }
        match effect {
            Effect::AttackAgain | Effect::Dice(_) | Effect::Lists(_) if program.attack.is_none() => {
                fail(t!("ae-content-no-attack", name = name));
            }
            Effect::Dice(_) | Effect::Lists(_) if !matches!(place, Place::Exe { .. }) => fail(t!("ae-content-next-attack", name = name)),
            Effect::AttackAgain if !matches!(place, Place::Exe { .. } | Place::Disruption) => {
                fail(t!("ae-content-attack-again", name = name));
            }
            Effect::Firewall(0) if place != Place::Deletion => fail(t!("ae-content-firewall", name = name)),
            Effect::Capture(_) if program.codes.contains(Code::NoUplink) => fail(t!("ae-content-no-uplink", name = name)),
            Effect::Materialize(Who::Enemies(_) | Who::Models(_) | Who::Around(_) | Who::Friends(_), _) => {
                fail(t!("ae-content-materialize-several", name = name));
            }
            Effect::Materialize(Who::This, Spot::Beside) => fail(t!("ae-content-beside-itself", name = name)),
            Effect::Materialize(Who::This, _) | Effect::Swap
                if program.is_omni() && !matches!(place, Place::Exe { .. } | Place::Disruption) =>
            {
                fail(t!("ae-content-omni-moved", name = name));
            }
            Effect::Swap if program.is_omni() => fail(t!("ae-content-omni-swapped", name = name)),
            Effect::Push(who, _) | Effect::Pull(who, _) if who == Who::This => fail(t!("ae-content-push-itself", name = name)),
            Effect::Turn(who) if !matches!(who, Who::This | Who::Target) => fail(t!("ae-content-turn-several", name = name)),
            Effect::If(condition) => {
                if matches!(does.get(at + 1), None | Some(Effect::If(_))) {
                    fail(t!("ae-content-condition", name = name));
                }
                if matches!(condition, Condition::Hit | Condition::Deleted) && !disruption {
                    fail(t!("ae-content-asks-attack", name = name));
                }
            }
            _ => {}
        }
        if !(1..=FARTHEST).contains(&number(effect)) && effect != Effect::Firewall(0) {
            fail(t!("ae-content-number", name = name, most = FARTHEST));
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
