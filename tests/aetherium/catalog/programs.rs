//! Factions, programs and collectives (AE-5 to AE-7).

use std::collections::BTreeSet;
use std::path::Path;

use cyberdeck::rules::aetherium::content::{
    Amount, AttackReach, Code, CollectiveSize, Condition, Effect, Form, Kind, Marker, Program, Spot, Symbol, Who, card_text, faults,
    operation_text, read_collective,
};
use cyberdeck::text::in_language;

use super::files;

/// All effects on a data card.
fn effects(program: &Program) -> Vec<Effect> {
    let exe = program.exe.iter().flat_map(|exe| &exe.does);
    let disruption = program.attack.iter().flat_map(|attack| &attack.disruption.does);
    let reactions = program.safeguard.iter().chain(&program.deletion).flat_map(|reaction| &reaction.does);
    exe.chain(disruption).chain(reactions).copied().collect()
}

/// The first word of what a value is written as.
fn word(value: impl std::fmt::Debug) -> String {
    format!("{value:?}").split('(').next().unwrap().to_owned()
}

#[test]
fn ae_7_every_faction_has_its_programs() {
    let catalog = files().catalog;
    assert!(catalog.factions().len() >= 3);
    for faction in catalog.factions() {
        let own: Vec<&Program> = catalog.programs().iter().filter(|program| program.faction == faction.id).collect();
        let of = |kind: Kind| own.iter().filter(|program| program.kind == kind).count();
        assert!(of(Kind::Avatar) >= 2 && of(Kind::Function) >= 4 && of(Kind::Subroutine) >= 4, "{}", faction.name);
        assert!(own.iter().any(|program| program.form == Form::Omni), "{}: no omni", faction.name);
        let formed = |is: fn(Form) -> bool| own.iter().any(|program| is(program.form));
        assert!(formed(|form| matches!(form, Form::Segmented(_))), "{}: nothing segmented", faction.name);
        assert!(formed(|form| matches!(form, Form::Linked(_))), "{}: nothing linked", faction.name);
        let reaches = |melee: bool| {
            let attacks = own.iter().filter_map(|program| program.attack.as_ref());
            attacks.filter(|attack| (attack.reach == AttackReach::Melee) == melee).count()
        };
        assert!(reaches(true) > 0 && reaches(false) > 0, "{}: melee and ranged", faction.name);
    }
    let flavours: BTreeSet<&str> = catalog.programs().iter().map(|program| program.flavour.as_str()).collect();
    assert_eq!(flavours.len(), catalog.programs().len(), "a flavour appears twice");
    let names: BTreeSet<&str> = catalog.programs().iter().map(|program| program.name.as_str()).collect();
    assert_eq!(names.len(), catalog.programs().len(), "a name appears twice");
}

#[test]
fn ae_7_every_code_and_every_marker_is_used() {
    let catalog = files().catalog;
    let all: Vec<Effect> = catalog.programs().iter().flat_map(effects).collect();
    for code in Code::ALL {
        assert!(catalog.programs().iter().any(|program| program.codes.contains(code)), "{} is on no card", code.label());
    }
    for marker in Marker::ALL {
        let gives = |effect: &Effect| matches!(effect, Effect::Give(_, given) if *given == marker);
        assert!(all.iter().any(gives), "{} is given by no text", marker.label());
    }
    assert!(all.iter().any(|effect| matches!(effect, Effect::Firewall(_))));
}

#[test]
fn ae_7_every_word_of_the_language_is_used() {
    let catalog = files().catalog;
    let all: Vec<Effect> = catalog.programs().iter().flat_map(effects).collect();
    let found: BTreeSet<String> = all.iter().map(word).collect();
    let verbs = [
        "Give",
        "Clear",
        "Lend",
        "Damage",
        "Noise",
        "Repair",
        "Push",
        "Pull",
        "Materialize",
        "Swap",
        "Turn",
        "Gain",
        "Steal",
        "Burn",
        "Firewall",
        "Dismantle",
        "AttackAgain",
        "Dice",
        "Lists",
        "Shift",
        "MoreDamage",
        "Heavier",
        "Capture",
        "Release",
        "If",
    ];
    assert_eq!(found, verbs.iter().map(ToString::to_string).collect(), "verbs that are used, and verbs that there are");
    let who: BTreeSet<String> = all.iter().filter_map(|effect| effect.who()).map(word).collect();
    let everybody = [Who::This, Who::Target, Who::Enemies(1), Who::Friends(1), Who::Models(1), Who::Around(1)];
    assert_eq!(who, everybody.map(word).into());
    let written: String = all.iter().map(|effect| format!("{effect:?} ")).collect();
    let spots = [Spot::Within(1), Spot::Beside, Spot::Uplink].map(word);
    let amounts = [Amount::N(1), Amount::Markers, Amount::Mates, Amount::Uplinks].map(word);
    let conditions =
        [Condition::Hit, Condition::Deleted, Condition::TargetInNoise, Condition::TargetMarked, Condition::TargetByFirewall].map(word);
    for word in spots.iter().chain(&amounts).chain(&conditions) {
        assert!(written.contains(word), "{word} is used by no text");
    }
    let aims = catalog.programs().iter().flat_map(|program| &program.exe).filter_map(|exe| exe.aim);
    let sides: BTreeSet<String> = aims.map(|aim| word(aim.side)).collect();
    assert_eq!(sides, ["Enemy", "Friend", "Any"].map(String::from).into());
    assert!(catalog.programs().iter().flat_map(|program| &program.exe).any(|exe| exe.repeats));
}

/// The texts of all programs and operations.
fn texts() -> String {
    let catalog = files().catalog;
    let mut all = String::new();
    for program in catalog.programs() {
        let text = card_text(program);
        for line in &text {
            assert!(line.ends_with('.') && !line.contains("  ") && !line.contains(".."), "{}: {line}", program.name);
        }
        all += &format!("{}\n  {}\n", program.name, text.join("\n  "));
    }
    for operation in catalog.operations() {
        all += &format!("{}\n  {}\n", operation.name, operation_text(operation).join("\n  "));
    }
    all
}

#[test]
fn ae_6_texts_are_made_from_data() {
    let all = texts();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/aetherium/catalog/texts.txt");
    if std::env::var_os("UPDATE_GOLDENS").is_some() {
        std::fs::write(&path, &all).unwrap();
    }
    let golden = std::fs::read_to_string(&path).unwrap().replace('\r', "");
    for (is, was) in all.lines().zip(golden.lines()) {
        assert_eq!(is, was, "UPDATE_GOLDENS=1 writes the texts again: read the difference");
    }
    assert_eq!(all.lines().count(), golden.lines().count());
}

#[test]
fn ae_6_texts_are_made_in_german_too() {
    let german = in_language("de", texts);
    assert_eq!(german.lines().count(), texts().lines().count());
    assert!(german.contains("Schiebe das Ziel 2 Felder weg."), "{german}");
}

#[test]
fn ae_6_figures_are_typical() {
    for program in files().catalog.programs() {
        let name = &program.name;
        assert!((4..=7).contains(&program.cs) && (1..=3).contains(&program.oc), "{name}");
        assert_eq!(program.ram > 0, program.kind == Kind::Avatar, "{name}");
        let each_model = matches!(program.form, Form::Segmented(_));
        assert!(if each_model { (2..=4).contains(&program.boxes()) } else { (6..=12).contains(&program.boxes()) }, "{name}");
        let attack = program.attack.as_ref().unwrap();
        assert_eq!(attack.listings().iter().sum::<u8>(), attack.profile.len() as u8, "{name}");
    }
}

#[test]
fn ae_51_a_combat_die_has_twelve_faces() {
    assert_eq!(Symbol::ALL.map(Symbol::faces), [5, 4, 2, 1]);
}

#[test]
fn ae_5_there_are_ready_collectives_of_every_faction_in_both_sizes() {
    let catalog = files().catalog;
    for faction in catalog.factions() {
        let of = |size: CollectiveSize| {
            let theirs = catalog.collectives().iter().filter(|ready| {
                let first = catalog.program_named(&ready.programs[0]).unwrap();
                ready.size == size && catalog.program(first).faction == faction.id
            });
            theirs.count()
        };
        assert!(of(CollectiveSize::Learning) >= 1 && of(CollectiveSize::Full) >= 2, "{}", faction.name);
    }
    let in_some = |program: &Program| catalog.collectives().iter().any(|ready| ready.programs.contains(&program.id));
    let left: Vec<&str> = catalog.programs().iter().filter(|program| !in_some(program)).map(|program| program.id.as_str()).collect();
    assert!(left.is_empty(), "in no ready collective: {left:?}");
}

#[test]
fn ae_5_a_collective_is_refused_with_all_reasons() {
    let (catalog, full) = (files().catalog, CollectiveSize::Full);
    assert_eq!(read_collective(&catalog, "closed-borders", full).unwrap().len(), 5);
    let own = read_collective(&catalog, " meridian, lancet ,kestrel,wisp,couriers", full).unwrap();
    assert!(faults(&catalog, &own, full).is_empty());
    let reasons = |text: &str| read_collective(&catalog, text, full).unwrap_err();
    assert_eq!(reasons("closed-border"), ["There is neither a ready collective nor a program “closed-border”."]);
    assert_eq!(reasons("vesper, x, y"), ["There is no program “x”.", "There is no program “y”."]);
    assert_eq!(
        reasons("vesper, roc, bulwark, wisp, wisp, splinters"),
        [
            "A full collective has 2 subroutines, not 3 (AE-5).",
            "A collective has at most 1 omni, not 2: Roc, Bulwark (AE-5).",
            "Bulwark belongs to a different faction from Vesper (AE-5).",
            "Wisp appears twice, but each program has one card (AE-5).",
        ]
    );
    assert_eq!(reasons("first-survey").len(), 2, "too few functions and subroutines");
    assert!(read_collective(&catalog, "first-survey", CollectiveSize::Learning).is_ok());
}
