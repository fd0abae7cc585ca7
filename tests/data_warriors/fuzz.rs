//! Cards at random, made from the card language itself: whatever they say, no match hangs, panics, loses a card or leaks.

use cyberdeck::rules::components::Chance;
use cyberdeck::rules::content::Content as AllContent;
use cyberdeck::rules::data_warriors::{
    Aim, Always, Amount, CardState, Cards, Command, CommandCost, Condition, Content, Costing, Effect, Face, Harm, ItemKind, Items, Kind,
    Lent, Modifier, Part, Placing, ReadyDrive, State, Target, Trigger, TurnStep, Until, Verb, What, Which, WhichItem, Who, Whose,
    card_text,
};
use cyberdeck::rules::game::{Game, NoEvents, Seat, Setup, Viewer};
use cyberdeck::text::in_language;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use crate::language::is_well_made;

/// Draws words of the language.
struct Words(Chance);

impl Words {
    fn below(&mut self, n: u8) -> u8 {
        self.0.below(u32::from(n)) as u8
    }

    fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.0.below(all.len() as u32) as usize]
    }

    fn chance(&mut self, one_in: u8) -> bool {
        self.below(one_in) == 0
    }

    fn whose(&mut self) -> Whose {
        self.one_of(&[Whose::Any, Whose::You, Whose::Others, Whose::Here])
    }

    fn cards(&mut self) -> Cards {
        let kinds =
            if self.chance(2) { [self.one_of(&[Kind::Prg, Kind::Daemon, Kind::Conf])].into_iter().collect() } else { Default::default() };
        let states = if self.chance(3) { [self.one_of(&CardState::ALL)].into_iter().collect() } else { Default::default() };
        let cost = self.chance(4).then(|| self.below(8));
        Cards {
            kinds,
            states,
            of: self.whose(),
            owned: Whose::Any,
            at: self.whose(),
            injected: self.chance(6),
            besides: self.chance(4),
            cost,
        }
    }

    fn which(&mut self) -> Which {
        match self.below(6) {
            0 => Which::This,
            1 => Which::Host,
            2 => Which::Subject,
            3 => Which::All(self.cards()),
            _ => Which::Target(self.below(2)),
        }
    }

    fn who(&mut self) -> Who {
        let at = self.below(2);
        self.one_of(&[Who::You, Who::Others, Who::Everybody, Who::Target(at), Who::Owner(at), Who::Here, Who::Current, Who::Subject])
    }

    fn what(&mut self) -> What {
        match self.below(9) {
            0 => What::X,
            1 => What::Event,
            2 => What::Cards(self.cards()),
            3 => What::Hand(self.who()),
            4 => What::Drive(Who::Them),
            5 => What::Trash(self.who()),
            6 => What::Free(self.who()),
            7 => What::Allocated(self.who()),
            _ => What::Stack,
        }
    }

    fn amount(&mut self) -> Amount {
        match self.below(9) {
            0..=2 => Amount::N(1 + self.below(3)),
            3 => Amount::X,
            4 => Amount::HalfX,
            5 => Amount::Count(self.what()),
            6 => Amount::Half(self.what()),
            7 => Amount::Plus(self.what(), self.below(5) as i8 - 2),
            _ => self.one_of(&[Amount::All, Amount::Times(What::Stack, 3)]),
        }
    }

    fn condition(&mut self) -> Condition {
        match self.below(8) {
            6 => Condition::SubjectHere,
            0 => Condition::AtLeast(self.what(), self.below(3)),
            1 => Condition::AtMost(self.what(), 2 + self.below(5)),
            2 => Condition::More(self.what(), self.what()),
            3 => Condition::YourTurn,
            4 => Condition::OthersTurn,
            5 => Condition::State([self.one_of(&CardState::ALL)].into_iter().collect()),
            _ => Condition::Injected,
        }
    }

    fn conditions(&mut self) -> Vec<Condition> {
        if self.chance(4) { vec![self.condition()] } else { Vec::new() }
    }

    fn items(&mut self) -> Items {
        Items { kind: self.one_of(&[ItemKind::Any, ItemKind::Command, ItemKind::Script]), by: self.whose() }
    }

    fn verb(&mut self) -> Verb {
        let (who, amount, at) = (self.who(), self.amount(), self.below(2));
        let until = self.one_of(&[Until::EndOfTurn, Until::YourCleanup, Until::TheirCleanup, Until::WhileInPlay, Until::Ever]);
        let more = self.below(7) as i8 - 3;
        match self.below(24) {
            0 | 1 => Verb::Wipe(who, amount),
            2 | 3 => Verb::Restore(who, amount),
            4 => Verb::Kill(self.which()),
            5 => Verb::Halt(WhichItem::Target(at)),
            6 => Verb::Halt(WhichItem::Subject),
            7 => Verb::Halt(WhichItem::All(self.items())),
            8 => Verb::Draw(who, amount),
            9 => Verb::Discard(who, amount),
            10 => Verb::Throttle(who, amount),
            11 => Verb::Grant(who, amount),
            12 => Verb::Reload(self.which()),
            13 => Verb::Wake(self.which()),
            14 => Verb::Suspend(self.which()),
            15 => Verb::ReadHand(who),
            16 => Verb::ReadDrive(who, amount),
            17 => Verb::Control(self.which(), until),
            18 => Verb::Inject(self.which(), who),
            19 => Verb::Recover(at),
            20 => Verb::Copy(0),
            21 => Verb::Shield(who, amount),
            22 => Verb::Cost(who, Costing::Commands, more, until),
            _ => Verb::CommandCost(self.which(), more, until),
        }
    }

    fn part(&mut self) -> Part {
        let mut part = Part::default();
        for _ in 0..self.below(3) {
            let aim = match self.below(5) {
                0 => Aim::User(self.whose()),
                1 | 2 => Aim::Card(self.cards()),
                3 => Aim::Item(self.items()),
                _ => Aim::Trash(self.whose(), Default::default()),
            };
            part.targets.push(Target { aim, count: 1 + self.below(2) });
        }
        for _ in 0..=self.below(2) {
            if self.chance(6) {
                part.does.push(Verb::If(self.condition()));
            }
            part.does.push(self.verb());
        }
        part
    }

    /// Targets and verbs, or two parts to choose from.
    fn text(&mut self) -> (Part, Vec<Part>) {
        if self.chance(5) { (Part::default(), vec![self.part(), self.part()]) } else { (self.part(), Vec::new()) }
    }

    fn command(&mut self, name: &str) -> Command {
        let (Part { targets, does }, either) = self.text();
        let cost = if self.chance(3) { CommandCost::Variable(self.below(2)) } else { CommandCost::Fixed(self.below(4)) };
        Command { name: name.into(), cost, requires: self.conditions(), targets, does, either }
    }

    fn trigger(&mut self) -> Trigger {
        let (whose, step) = (self.whose(), self.one_of(&TurnStep::ALL));
        match self.below(16) {
            14 | 15 => Trigger::Becomes(self.which(), [self.one_of(&CardState::ALL)].into_iter().collect()),
            0 => Trigger::Enters(self.which()),
            1 => Trigger::Killed(self.which()),
            2 => Trigger::Leaves(self.which()),
            3 => Trigger::Issued(self.items()),
            4 => Trigger::IssuedFrom(self.which()),
            5 => Trigger::Resolved(self.items()),
            6 => Trigger::Halted(self.items()),
            7 => Trigger::Wiped(whose),
            8 => self.one_of(&[Trigger::ThisWiped, Trigger::ThisDiscarded]),
            9 => Trigger::Discarded(whose),
            10 => Trigger::Drew(whose),
            11 => Trigger::Throttled(whose),
            12 => Trigger::Begins(step, whose),
            _ => Trigger::Ends(step, whose),
        }
    }

    fn modifier(&mut self) -> Modifier {
        let more = self.below(5) as i8 - 2;
        match self.below(8) {
            0 => Modifier::CardCost(Default::default(), self.whose(), more),
            1 => Modifier::CommandCost(self.which(), more),
            2 => Modifier::Wipes(self.whose(), self.whose(), more),
            3 => Modifier::Protects(self.which(), [self.one_of(&Harm::ALL)].into_iter().collect()),
            4 => Modifier::StartsIdle(self.which()),
            5 => Modifier::StaysIdle(self.which()),
            6 => Modifier::Locks(self.which()),
            _ => Modifier::Sleeps(self.which()),
        }
    }

    fn face(&mut self, number: usize) -> Face {
        let kind = self.one_of(&[Kind::Prg, Kind::Prg, Kind::Daemon, Kind::Conf, Kind::Script]);
        let script = kind == Kind::Script;
        let (Part { targets, does }, either) = if script { self.text() } else { Default::default() };
        let mut face = Face {
            title: format!("card {number}"),
            kind,
            cost: self.below(4),
            flavour: String::new(),
            placed: if script { Placing::Own } else { self.one_of(&[Placing::Own, Placing::Own, Placing::Others, Placing::Any]) },
            requires: self.conditions(),
            targets,
            does,
            either,
            commands: Vec::new(),
            lends: Vec::new(),
            effects: Vec::new(),
            always: Vec::new(),
        };
        if !script {
            face.commands.extend(["--one", "--two"].into_iter().take(usize::from(self.below(3))).map(|name| self.command(name)));
            if self.chance(4) {
                face.lends.push(Lent { to: self.which(), command: self.command("--lent") });
            }
            if self.chance(3) {
                face.always.push(Always { does: self.modifier(), when: self.conditions() });
            }
        }
        if self.chance(2) {
            let (Part { targets, does }, either) = self.text();
            face.effects.push(Effect { on: self.trigger(), requires: self.conditions(), targets, does, either });
        }
        face
    }
}

/// Cards that the language allows; what it refuses is drawn anew.
fn good_faces(words: &mut Words, count: usize) -> Vec<Face> {
    let mut faces = Vec::new();
    while faces.len() < count {
        let face = words.face(faces.len());
        let text = ron::to_string(&vec![face.clone()]).unwrap();
        let read = Content::parse([("cards.ron", &text), ("drives.ron", "[]")]);
        if read.err().unwrap().iter().all(|error| error.file != "cards.ron") {
            faces.push(face);
        }
    }
    faces
}

#[test]
fn texts_of_random_cards_are_well_made_in_every_language() {
    let faces = good_faces(&mut Words(Chance::new(21)), 400);
    for language in ["en", "de"] {
        for line in in_language(language, || faces.iter().flat_map(card_text).collect::<Vec<_>>()) {
            println!("{line}");
            assert!(is_well_made(&line), "{line}");
        }
    }
}

#[test]
fn matches_of_random_cards_end_and_keep_every_rule_of_the_engine() {
    let mut words = Words(Chance::new(20));
    let faces = good_faces(&mut words, 120);
    let mut drives = Vec::new();
    for number in 0..12 {
        let from = words.below(80);
        let cards = (0..40).map(|at| (1, format!("card {}", (usize::from(from) + at * (1 + number % 3)) % 120))).collect();
        drives.push(ReadyDrive { name: format!("random-{number}"), plan: "None.".into(), cards, faces: Vec::new() });
    }
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("data_warriors")).unwrap();
    std::fs::write(folder.path().join("data_warriors/cards.ron"), ron::to_string(&faces).unwrap()).unwrap();
    std::fs::write(folder.path().join("data_warriors/drives.ron"), ron::to_string(&drives).unwrap()).unwrap();
    let content = AllContent::load(Some(folder.path())).unwrap().keep();
    let (mut legal, mut actions) = (Vec::new(), 0);
    for seed in 0..150_u64 {
        let mut setup = Setup::new(2 + (seed % 3) as u8);
        for seat in 1..=setup.seats {
            setup.options.insert(format!("drive{seat}"), format!("random-{}", (seed + u64::from(seat) * 5) % 12));
        }
        if seed % 7 == 0 {
            setup.options.insert("resigning".into(), "on".into());
        }
        let mut state = State::new(&setup, seed, content).unwrap();
        let mut pick = Chance::new(seed);
        let mut count = 0;
        while let Some(seat) = state.actors().iter().next() {
            state.legal_actions(seat, &mut legal);
            assert!(!legal.is_empty(), "a dead end: {state:?}");
            assert!(legal.is_sorted_by(|one, next| one < next), "{legal:?}");
            let action = legal[pick.below(legal.len() as u32) as usize];
            state.apply(seat, &action, &mut NoEvents).unwrap();
            if count % 16 == 0 {
                assert_eq!(state.validate(), Ok(()), "after {action:?}: {state:?}");
                for viewer in (0..state.seats()).map(|at| Viewer::Seat(Seat(at))).chain([Viewer::Spectator]) {
                    let view = state.view(viewer);
                    let other = State::sample(&view, &mut ChaCha8Rng::seed_from_u64(seed));
                    assert!(other.view(viewer) == view, "{viewer:?} sees something else in its sample");
                }
            }
            count += 1;
            assert!(count < State::MAX_ACTIONS);
        }
        assert!(state.outcome().is_some());
        actions += count;
    }
    println!("{} actions a match", actions / 150);
}
