//! The log: what belongs together stands in one line, and what the table shows is left out.

use cyberdeck::rules::components::Chance;
use cyberdeck::rules::content::Content;
use cyberdeck::rules::data_warriors::{Card, CardState, CommandId, Event, Issue, Mention, Place, Seen, State, TurnStep};
use cyberdeck::rules::game::{Game, LogEntry, Names, Seat, Setup, Viewer, Witnessed};
use cyberdeck::text::in_language;

use crate::table::{A, B};

fn names() -> Vec<String> {
    ["Ann", "Bo"].map(str::to_owned).to_vec()
}

/// The lines of a log, headings after “# ”.
fn log(events: &[Event]) -> Vec<String> {
    let (names, seen) = (names(), events.iter().collect::<Vec<_>>());
    let entries = LogEntry::all::<State>(&seen, Names(&names, Content::built_in()));
    entries.into_iter().map(|(_, entry)| if entry.heading { format!("# {}", entry.text) } else { entry.text }).collect()
}

/// A card of this title, whosever it is.
fn seen(title: &str) -> Seen {
    let face = Content::built_in().data_warriors.catalog.by_title(title).unwrap();
    Seen { card: Card::of(A, face.0 % 40), face }
}

fn moved(owner: Seat, title: &str, from: Place, to: Place) -> Event {
    Event::Moved { owner, card: Some(seen(title)), from, to }
}

fn hidden(owner: Seat) -> Event {
    Event::Moved { owner, card: None, from: Place::Drive, to: Place::Hand }
}

fn wiped(owner: Seat, title: &str) -> Event {
    moved(owner, title, Place::Drive, Place::Trash)
}

fn command(title: &str) -> Option<CommandId> {
    let catalog = &Content::built_in().data_warriors.catalog;
    catalog.entry(catalog.by_title(title).unwrap()).commands.first().copied()
}

fn issued(seat: Seat, title: &str, named: Vec<Mention>) -> Event {
    Event::Issued { seat, card: seen(title), command: command(title), number: Some(1), mode: None, amount: None, named }
}

fn resolves(seat: Seat, title: &str) -> Event {
    Event::Resolves { seat, card: seen(title), command: command(title), number: 1 }
}

fn halted(seat: Seat, title: &str, number: u8) -> Event {
    Event::Halted { seat, card: seen(title), command: command(title), number }
}

fn effect(seat: Seat, title: &str) -> Event {
    Event::EffectHappens { seat, card: seen(title), mode: None, named: Vec::new() }
}

#[test]
fn a_turn_has_a_heading_and_its_cards_stand_together() {
    let lines = log(&[
        Event::StepBegan { seat: A, step: TurnStep::Init, round: 3 },
        moved(A, "dd", Place::Drive, Place::Hand),
        moved(A, "ed", Place::Drive, Place::Hand),
        Event::StepBegan { seat: A, step: TurnStep::MemoryCleanup, round: 3 },
        Event::Freed { seat: A, points: 5 },
        Event::Turned { card: seen("vim"), state: CardState::Idle },
        Event::StepBegan { seat: A, step: TurnStep::Setup, round: 3 },
        Event::Allocated { seat: A, points: 3 },
        moved(A, "dd", Place::Hand, Place::Desktop(A)),
        Event::Allocated { seat: A, points: 1 },
        moved(A, "ed", Place::Hand, Place::Desktop(A)),
        moved(A, "worm", Place::Hand, Place::Desktop(B)),
        moved(A, "nice", Place::Hand, Place::Host(seen("vim"))),
        Event::StepEnded { seat: A, step: TurnStep::Setup },
    ]);
    assert_eq!(
        lines,
        [
            "# Round 3: Ann",
            "Ann draws 2 cards: dd, ed.",
            "Ann plays 2 cards: dd, ed.",
            "Ann plays worm onto Bo’s desktop.",
            "Ann attaches nice to vim.",
        ]
    );
}

#[test]
fn cards_that_are_hidden_are_counted() {
    assert_eq!(log(&[hidden(B), hidden(B)]), ["Bo draws 2 cards."]);
    assert_eq!(log(&[hidden(B)]), ["Bo draws 1 card."]);
    assert_eq!(log(&[hidden(B), moved(B, "dd", Place::Drive, Place::Hand)]), ["Bo draws 2 cards, among them dd."]);
    assert_eq!(log(&[Event::Decided { seat: B, again: true }, hidden(B), hidden(B)]), ["Bo takes a mulligan."]);
    let reads = Event::HandRead { by: A, seat: B };
    assert_eq!(log(std::slice::from_ref(&reads)), ["Ann reads Bo’s hand."]);
    let shown = |title| Event::CardRead { by: A, card: seen(title), depth: None };
    assert_eq!(log(&[reads, shown("dd"), shown("ed")]), ["Ann reads Bo’s hand: dd, ed."]);
}

#[test]
fn an_item_is_told_with_what_comes_of_it() {
    let lines = log(&[
        issued(A, "mkfs", vec![Mention::User(B)]),
        Event::Passed { seat: A },
        Event::Passed { seat: B },
        resolves(A, "mkfs"),
        wiped(B, "dd"),
        wiped(B, "ed"),
        wiped(B, "vim"),
        effect(B, "honeypot"),
        wiped(A, "fg"),
    ]);
    assert_eq!(
        lines,
        [
            "Ann issues --type=ext4 of mkfs, targeting Bo.",
            "Ann wipes 3 cards from Bo’s drive with --type=ext4 of mkfs: dd, ed, vim.",
            "Bo wipes fg from Ann’s drive with honeypot.",
        ]
    );
    let german = in_language("de", || log(&[resolves(A, "mkfs"), wiped(B, "dd"), wiped(B, "ed")]));
    assert_eq!(german, ["Ann löscht mit --type=ext4 von mkfs 2 Karten vom Laufwerk von Bo: dd, ed."]);
}

#[test]
fn items_are_called_by_their_cards() {
    let issue = Some(Issue { seat: B, card: seen("mkfs"), command: command("mkfs") });
    let lines = log(&[
        issued(A, "ctrl-c", vec![Mention::Item { number: 1, issue }]),
        resolves(A, "ctrl-c"),
        halted(B, "mkfs", 3),
        moved(A, "ctrl-c", Place::Stack, Place::Trash),
        resolves(B, "ed"),
        halted(B, "ed", 1),
    ]);
    assert_eq!(
        lines,
        [
            "Ann issues ctrl-c, targeting Bo’s --type=ext4 of mkfs.",
            "Ann halts Bo’s --type=ext4 of mkfs with ctrl-c.",
            "Bo’s --silent of ed is halted: its targets or requirement are gone.",
        ]
    );
}

#[test]
fn only_what_comes_of_a_text_is_told_with_it() {
    // The effect of make restores; then its player draws in Init.
    let lines = log(&[effect(A, "make"), moved(A, "dd", Place::Trash, Place::Drive), hidden(A), hidden(A)]);
    assert_eq!(lines, ["Ann restores dd to their drive with make.", "Ann draws 2 cards."]);
    // A script in Setup, and then a daemon is discarded.
    let setup = Event::Issued { seat: A, card: seen("kill -9"), command: None, number: None, mode: None, amount: None, named: Vec::new() };
    let lines = log(&[
        setup,
        moved(B, "nice", Place::Host(seen("vim")), Place::Trash),
        moved(B, "vim", Place::Desktop(B), Place::Trash),
        moved(A, "kill -9", Place::Stack, Place::Trash),
        moved(A, "cron", Place::Desktop(A), Place::Trash),
    ]);
    assert_eq!(lines, ["Ann kills Bo’s vim and nice with kill -9.", "Ann discards the daemon cron."]);
}

#[test]
fn several_things_that_come_of_a_text_share_its_line() {
    let lines = log(&[
        resolves(A, "swapoff"),
        Event::Throttled { seat: B, points: 3, by: A },
        wiped(B, "dd"),
        wiped(B, "ed"),
        resolves(A, "vim"),
        Event::ShieldHit { seat: B },
        resolves(A, "mdadm.conf"),
        Event::Shielded { seat: A, wipes: 1 },
        resolves(A, "fg"),
        Event::Turned { card: seen("vim"), state: CardState::Idle },
    ]);
    assert_eq!(
        lines,
        [
            "Ann throttles 3 of Bo’s MP with --all of swapoff and wipes 2 cards from Bo’s drive (dd, ed).",
            "Ann’s --clean of vim resolves: Bo’s shield blocks a wipe, so no card is lost.",
            "Ann shields their drive against the next wipe with --rebuild of mdadm.conf.",
            "Ann wakes vim with fg.",
        ]
    );
}

#[test]
fn players_that_leave_take_their_cards_with_them() {
    let lines = log(&[
        Event::Resigned { seat: B },
        halted(B, "ed", 1),
        Event::Out { seat: B },
        moved(B, "vim", Place::Desktop(B), Place::Out),
        Event::Over { winner: Some(A) },
    ]);
    assert_eq!(lines, ["Bo resigns.", "The match is over: Ann wins."]);
    assert_eq!(log(&[Event::Out { seat: A }, Event::Out { seat: B }]), ["Ann and Bo are out."]);
}

#[test]
fn every_viewer_has_a_log_of_whole_sentences() {
    let content = Content::built_in();
    for seed in 0..6 {
        let setup = Setup::new(2 + (seed % 3) as u8);
        let mut state = State::new(&setup, seed, content).unwrap();
        let (mut chance, mut legal, mut events) = (Chance::new(seed), Vec::new(), Vec::<Witnessed<Event>>::new());
        while let Some(seat) = state.actors().iter().next() {
            state.legal_actions(seat, &mut legal);
            let action = legal[chance.below(legal.len() as u32) as usize];
            state.apply(seat, &action, &mut events).unwrap();
        }
        let viewers = (0..setup.seats).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator]);
        for viewer in viewers {
            let seen: Vec<&Event> = events.iter().filter(|event| event.audience.includes(viewer)).map(|event| &event.event).collect();
            let turns = seen.iter().filter(|event| matches!(event, Event::StepBegan { step: TurnStep::Init, .. })).count();
            for language in ["en", "de"] {
                let entries = in_language(language, || LogEntry::all::<State>(&seen, Names(&names(), content)));
                let headings = entries.iter().filter(|(_, entry)| entry.heading).count();
                assert!((1..=turns).contains(&headings), "{headings} headings of {turns} turns");
                assert!(entries.windows(2).all(|pair| !(pair[0].1.bare && pair[1].1.heading)), "a heading has nothing under it");
                assert!(entries.windows(2).all(|pair| pair[0].0 + pair[0].1.events <= pair[1].0));
                for (_, entry) in &entries {
                    let whole = entry.heading || entry.text.ends_with('.') && !entry.text.contains("..");
                    assert!(whole && !entry.text.starts_with(char::is_lowercase), "{}", entry.text);
                    assert!(!entry.text.contains("  ") && !entry.text.contains(" :"), "{}", entry.text);
                }
            }
        }
    }
}
