//! The programs of Aetherium at play: every text of every data card is used, and matches of all collectives come to an end.

use std::collections::BTreeSet;
use std::time::Instant;

use cyberdeck::rules::aetherium::content::{CollectiveSize, Effect, read_collective};
use cyberdeck::rules::aetherium::{Action, Asked, Event, Frame, State, Text, Told};
use cyberdeck::rules::components::Chance;
use cyberdeck::rules::content::Content;
use cyberdeck::rules::game::{Game, Seat, Setup, Witnessed};

/// Matches whose players attack and use .EXE when they can, as a rule, so that texts are often played.
fn play(setup: &Setup, seed: u64, mut look: impl FnMut(&State, Seat, &[Action], &[Witnessed<Told>])) -> usize {
    let mut state = State::new(setup, seed, Content::built_in()).unwrap();
    let mut pick = Chance::new(seed ^ 0xA5);
    let (mut legal, mut events, mut count) = (Vec::new(), Vec::new(), 0);
    while let Some(seat) = state.actors().iter().next() {
        state.legal_actions(seat, &mut legal);
        assert!(!legal.is_empty(), "a dead end: {:?}", state.asking());
        assert!(legal.is_sorted(), "a list out of order: {:?}", state.asking());
        look(&state, seat, &legal, &events);
        let fierce = |action: &&Action| matches!(action, Action::Attack { .. } | Action::Exe { .. } | Action::Accept);
        let fights: Vec<Action> = legal.iter().filter(fierce).copied().collect();
        let from = if !fights.is_empty() && pick.below(4) > 0 { &fights } else { &legal };
        let action = from[pick.below(from.len() as u32) as usize];
        events.clear();
        state.apply(seat, &action, &mut events).unwrap();
        count += 1;
        assert!(count < State::MAX_ACTIONS);
    }
    assert!(state.outcome().is_some());
    count
}

fn setups() -> Vec<Setup> {
    let catalog = &Content::built_in().aetherium.catalog;
    let mut setups = Vec::new();
    for operation in catalog.operations() {
        let ready: Vec<_> = catalog.collectives().iter().filter(|ready| ready.size == operation.collectives).collect();
        for (at, first) in ready.iter().enumerate() {
            let second = ready[(at * 2 + 1) % ready.len()];
            let mut setup = Setup::new(2);
            setup.options.insert("operation".into(), operation.id.clone());
            setup.options.insert("collective1".into(), first.id.clone());
            setup.options.insert("collective2".into(), second.id.clone());
            setups.push(setup);
        }
    }
    setups
}

/// What is written of a state is read again the same, now and then.
#[test]
fn ae_58_ae_13_matches_of_all_collectives_come_to_an_end_by_rules_alone() {
    let start = Instant::now();
    let (mut actions, mut matches, mut seen) = (0, 0, BTreeSet::new());
    for (at, setup) in setups().iter().enumerate() {
        for round in 0..3 {
            let mut step = 0;
            actions += play(setup, (at * 10 + round) as u64, |state, seat, legal, _| {
                step += 1;
                seen.insert(std::mem::discriminant(&state.asking().1).clone_debug(&state.asking().1));
                if step % 17 == 0 {
                    every_action_is_judged_as_it_is_listed(state, seat, legal);
                }
                if step % 97 == 0 {
                    let written = serde_json::to_string(state).unwrap();
                    let read: State = serde_json::from_str(&written).unwrap();
                    assert!(read == *state);
                }
            });
            matches += 1;
        }
    }
    println!("{matches} matches, {actions} actions in {:?}; asked: {seen:?}", start.elapsed());
    for asked in ["Disruption", "Text", "Lose", "Act", "Enter", "Mate", "Model", "Order"] {
        assert!(seen.contains(asked), "nobody was ever asked {asked}");
    }
}

trait Named {
    fn clone_debug(&self, asked: &Asked) -> String;
}

impl Named for std::mem::Discriminant<Asked> {
    fn clone_debug(&self, asked: &Asked) -> String {
        let text = format!("{asked:?}");
        text.split(['(', ' ']).next().unwrap_or_default().to_owned()
    }
}

/// Attacks, .EXE and answers: what is listed is allowed, and nothing else.
fn every_action_is_judged_as_it_is_listed(state: &State, seat: Seat, legal: &[Action]) {
    use cyberdeck::rules::aetherium::{Facing, MODELS, ModelId, SQUARES, Square};
    let models = || (0..MODELS as u8).map(|model| ModelId::try_from(model).unwrap());
    let mut all = vec![Action::Accept, Action::Decline, Action::End, Action::EndMove, Action::Overclock];
    for model in models() {
        all.extend(models().map(|target| Action::Attack { model, target }));
        all.extend((0..4).map(|exe| Action::Exe { model, exe }));
        all.push(Action::ChooseModel(model));
    }
    all.extend((0..16).map(Action::ChooseSchema));
    all.extend((0..8).map(Action::ChooseNumber));
    all.extend(Facing::ALL.map(Action::ChooseFacing));
    all.extend((0..SQUARES).filter_map(Square::numbered).map(Action::ChooseSquare));
    for action in all {
        assert_eq!(state.check(seat, &action).is_ok(), legal.binary_search(&action).is_ok(), "{action:?} in {:?}", state.asking());
    }
    for action in legal {
        assert!(state.check(seat, action).is_ok(), "{action:?} is listed in {:?}", state.asking());
    }
}

/// Every text of every program has been played to its end at least once, effect after effect.
#[test]
fn ae_6_ae_7_every_text_of_every_program_is_played() {
    let catalog = &Content::built_in().aetherium.catalog;
    let mut left: BTreeSet<(String, String)> = BTreeSet::new();
    for program in catalog.programs() {
        let texts = program.attack.iter().map(|attack| &attack.disruption.name);
        let texts = texts.chain(program.exe.iter().map(|exe| &exe.name));
        let texts = texts.chain(program.safeguard.iter().map(|text| &text.name)).chain(program.deletion.iter().map(|text| &text.name));
        left.extend(texts.map(|text| (program.name.clone(), text.clone())));
    }
    let mut verbs = BTreeSet::new();
    let mut seed = 0;
    while !left.is_empty() && seed < 600 {
        let setup = setup_of(seed);
        play(&setup, seed, |state, _, _, events| {
            let table = state.table();
            for event in events {
                let played = match event.event.what {
                    Event::Executed { model, exe, .. } => Some((model, Text::Exe(exe))),
                    Event::Disrupts { model, used: true } => Some((model, Text::Disruption)),
                    Event::Safeguards { model } => Some((model, Text::Safeguard)),
                    Event::DeletionEffect { slot } => Some((slot.model(0), Text::Deletion)),
                    _ => None,
                };
                if let Some((model, text)) = played {
                    left.remove(&(table.program(model).name.clone(), table.text_name(model, text).to_owned()));
                }
            }
            if let Some(Frame::Text(text)) = table.frame() {
                verbs.extend(table.effect(&text).map(|effect: Effect| format!("{effect:?}")));
            }
        });
        seed += 1;
    }
    println!("{seed} matches; effects that asked a player: {verbs:?}");
    assert!(left.is_empty(), "never played: {left:?}");
}

/// A collective of full size of any programs of a faction, so that all of them come up.
fn setup_of(seed: u64) -> Setup {
    let catalog = &Content::built_in().aetherium.catalog;
    let mut pick = Chance::new(seed + 1000);
    let mut setup = Setup::new(2);
    let operations = ["system-purge", "avatar-hunt", "digital-download", "bandwidth", "service-denial"];
    setup.options.insert("operation".into(), operations[seed as usize % operations.len()].into());
    for seat in 1..=2 {
        let faction = &catalog.factions()[pick.below(catalog.factions().len() as u32) as usize].id;
        let names = loop {
            let mut names = Vec::new();
            for (kind, count) in [("avatar", 1), ("function", 2), ("subroutine", 2)] {
                let mut of_kind: Vec<&str> = catalog
                    .programs()
                    .iter()
                    .filter(|program| program.faction == *faction && program.kind.name() == kind)
                    .map(|program| program.id.as_str())
                    .collect();
                pick.shuffle(&mut of_kind);
                names.extend(of_kind.into_iter().take(count));
            }
            let all = names.join(", ");
            if read_collective(catalog, &all, CollectiveSize::Full).is_ok() {
                break all;
            }
        };
        setup.options.insert(format!("collective{seat}"), names);
    }
    setup
}
