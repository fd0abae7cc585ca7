//! The card language: what is read from the files, and what is said of what is wrong with them.

use cyberdeck::rules::data_warriors::{CONTENT_FILES, Content, card_text};
use cyberdeck::text::in_language;

/// Whether a paragraph of a card is well made: it ends with a full stop, and nothing is left out or there twice.
pub fn is_well_made(line: &str) -> bool {
    let begins = line.starts_with(|first: char| !first.is_lowercase());
    let whole = line.ends_with('.') && !line.ends_with(" .");
    begins && whole && ["  ", "..", " . ", " ,", ",,", ",.", "()"].iter().all(|bad| !line.contains(bad))
}

#[test]
fn every_card_has_a_text_made_from_its_data() {
    let files = CONTENT_FILES.map(|file| (file.path, file.text));
    for face in Content::parse(files).unwrap().catalog.faces() {
        for language in ["en", "de"] {
            let text = in_language(language, || card_text(face));
            println!("{} {} {}\n  {}", face.title, face.kind.label(), face.cost, text.join("\n  "));
            assert!(!text.is_empty(), "{}", face.title);
            for line in text {
                assert!(is_well_made(&line), "{}: {line}", face.title);
            }
        }
    }
}

/// What is said of a card file with one card, or of none.
fn problems(card: &str) -> Vec<String> {
    let text = format!("#![enable(implicit_some)]\n[\n{card},\n]");
    let files = [("cards.ron", text.as_str()), ("drives.ron", CONTENT_FILES[1].text)];
    let errors = Content::parse(files).err().unwrap();
    errors.iter().map(ToString::to_string).filter(|error| error.starts_with("cards.ron")).collect()
}

#[test]
fn what_is_wrong_with_a_card_is_said_by_line_and_field() {
    for (card, start) in [
        ("(title: \"x\", kind: Prg, cost: 9)", "cards.ron:3:25: cost of “x”"),
        ("(title: \"x\", kind: Prg, cost: 1, colour: 3)", "cards.ron:3:"),
        ("(title: \"x\", kind: Script, cost: 1)", "cards.ron:3:2: does of “x”"),
        ("(title: \"x\", kind: Script, cost: 1, does: [Kill(This)])", "cards.ron:3:37: does of “x”"),
        ("(title: \"x\", kind: Script, cost: 1, does: [Wipe(Target(0), N(1))])", "cards.ron:3:37: does of “x”: There is no target 0"),
        ("(title: \"x\", kind: Script, cost: 1, does: [Wipe(Others, X)])", "cards.ron:3:37: does of “x”: Only a command"),
        ("(title: \"x\", kind: Prg, cost: 1, does: [Draw(You, N(1))])", "cards.ron:3:34: does of “x”"),
        ("(title: \"x\", kind: Prg, cost: 1, always: [(does: CommandCost(Host, -1))])", "cards.ron:3:34: always of “x”: Only a .CONF"),
        (
            "(title: \"x\", kind: Prg, cost: 1, effects: [(on: Becomes(This, []), does: [Draw(You, N(1))])])",
            "cards.ron:3:45: on of “x”: Name at least one state",
        ),
        (
            "(title: \"x\", kind: Daemon, cost: 1, effects: [(on: Becomes(This, [Idle]), does: [Draw(You, N(1))])])",
            "cards.ron:3:48: on of “x”: A .DAEMON is always Idle",
        ),
        (
            "(title: \"x\", kind: Prg, cost: 1, effects: [(on: Becomes(Target(0), [Idle]), does: [Draw(You, N(1))])])",
            "cards.ron:3:45: on of “x”: There is no target 0",
        ),
        (
            "(title: \"x\", kind: Script, cost: 1, targets: [(aim: User(Here))], does: [Wipe(Target(0), N(1))])",
            "cards.ron:3:67: does of “x”: A .SCRIPT lies on no desktop",
        ),
        (
            "(title: \"x\", kind: Script, cost: 1, does: [Kill(All((of: Here)))])",
            "cards.ron:3:37: does of “x”: A .SCRIPT lies on no desktop",
        ),
        (
            "(title: \"x\", kind: Prg, cost: 1, always: [(does: Locks(All((at: Here))))])",
            "cards.ron:3:34: always of “x”: Write at: You for the desktop",
        ),
        ("(title: \"a, b\", kind: Prg, cost: 1)", "cards.ron:3:2: title of “a, b”"),
    ] {
        let found = problems(card);
        assert!(found.iter().any(|problem| problem.starts_with(start)), "{card}: {found:?}");
    }
}

#[test]
fn a_command_that_nobody_can_issue_is_a_warning() {
    let cards = CONTENT_FILES[0].text.replacen(
        "[\n",
        "[\n(title: \"never\", kind: Prg, cost: 1, commands: [(name: \"--x\", cost: Fixed(9), does: [Draw(You, N(1))])]),\n",
        1,
    );
    let read = Content::parse([("cards.ron", &cards), ("drives.ron", CONTENT_FILES[1].text)]).unwrap();
    assert_eq!(read.warnings.len(), 1);
    assert!(read.warnings[0].to_string().contains("--x can never be issued"), "{}", read.warnings[0]);
}

/// The text of a card with this effect or modifier.
fn said(rest: &str) -> String {
    let cards = CONTENT_FILES[0].text.replacen("[\n", &format!("[\n(title: \"said\", kind: Prg, cost: 1, {rest}),\n"), 1);
    let read = Content::parse([("cards.ron", &cards), ("drives.ron", CONTENT_FILES[1].text)]).unwrap();
    card_text(read.catalog.face(read.catalog.by_title("said").unwrap())).join(" ")
}

#[test]
fn states_that_change_and_the_player_of_this_desktop_have_words() {
    for (on, words) in [
        ("Becomes(This, [Running])", "When this card becomes Running, wipe 1 card from your drive."),
        ("Becomes(All((kinds: [Prg], of: Others)), [Idle, Loading])", "When a .PRG another player controls becomes Loading or Idle, "),
        ("Becomes(All((at: You)), [Loading])", "When a card on your desktop becomes Loading, "),
        ("Enters(All((kinds: [Prg], of: Here)))", "When this desktop’s player plays a .PRG, "),
        ("Enters(All((of: Here, besides: true)))", "When this desktop’s player plays another card, "),
        ("Issued((kind: Script, by: Here))", "When this desktop’s player issues a script, "),
        ("Resolved((by: Here))", "When a command or script of this desktop’s player has resolved, "),
        ("Wiped(Here)", "When cards are wiped from the drive of this desktop’s player, "),
        ("Discarded(Here)", "When this desktop’s player discards a card, "),
        ("Throttled(Here)", "When MP of this desktop’s player are throttled, "),
        ("Begins(Setup, Here)", "When Setup of this desktop’s player begins, "),
        ("Ends(Run, Others)", "When another player’s Run ends, "),
    ] {
        let text = said(&format!("effects: [(on: {on}, does: [Wipe(You, N(1))])]"));
        assert!(text.starts_with(words), "{on}: {text}");
    }
    for (always, words) in [
        ("CardCost([Script], Here, 1)", ".SCRIPTs cost this desktop’s player 1 MP more to play."),
        ("Wipes(Here, Others, -1)", "Wipes of this desktop’s player take 1 card fewer from other players’ drives."),
        ("CommandCost(All((of: Here)), 1)", "Commands of all cards this desktop’s player controls cost 1 MP more."),
    ] {
        assert_eq!(said(&format!("always: [(does: {always})]")), words);
    }
}

#[test]
fn amounts_and_conditions_have_words() {
    for (does, words) in [
        ("Wipe(Others, All)", "Wipe all cards from each other player’s drive."),
        (
            "Wipe(Others, Count(Cards((kinds: [Prg], of: You))))",
            "Wipe cards from each other player’s drive equal to the number of .PRGs you control.",
        ),
        ("Draw(Others, Half(Hand(You)))", "Each other player draws cards equal to half the number of cards in your hand (rounded up)."),
        ("Discard(Everybody, Times(Stack, 2))", "Each player discards cards equal to twice the number of items on the stack."),
        (
            "Restore(You, Plus(Drive(Others), -2))",
            "Restore cards to your drive equal to the number of cards in other players’ drives minus 2.",
        ),
        ("If(AtMost(Hand(You), 0)), Draw(You, N(1))", "If you have no cards in hand, draw 1 card."),
        (
            "Draw(You, N(1)), Unless(More(Free(Others), Free(You))), Grant(You, All)",
            "Draw 1 card. Unless other players have more free MP than you, grant yourself all allocated MP.",
        ),
        ("If(YourTurn), Wake(This), Draw(Everybody, N(2))", "If it’s your turn, wake this card. Then each player draws 2 cards."),
    ] {
        assert_eq!(said(&format!("commands: [(name: \"--x\", cost: Fixed(1), does: [{does}])]")), format!("--x {{■}} {words}"));
    }
}

#[test]
fn german_texts_are_inflected() {
    for (does, words) in [
        (
            "targets: [(aim: Card((kinds: [Daemon], of: Others)))], does: [Kill(Target(0))]",
            "Zerstöre einen .DAEMON unter fremder Kontrolle.",
        ),
        (
            "targets: [(aim: Card((injected: true, of: You)))], does: [CommandCost(Target(0), -1, EndOfTurn), Wake(Target(0))]",
            "Befehle einer eingeschleusten Karte unter deiner Kontrolle kosten 1\u{a0}MP weniger bis zum Ende dieses Zuges, dann wecke die \
             gewählte Karte.",
        ),
        (
            "targets: [(aim: Item((kind: Any)))], does: [Draw(You, N(1)), Draw(Target(0), N(2))]",
            "Ziehe 1 Karte, dann zieht die Person hinter einem Befehl oder einem Skript auf dem Stack 2 Karten.",
        ),
        (
            "does: [If(AtLeast(Cards((of: Others)), 1)), Discard(Others, N(1))]",
            "Wenn die anderen mindestens 1 Karte kontrollieren: Jede andere Person wirft 1 Karte ab.",
        ),
        (
            "targets: [(aim: Trash(You, [Prg, Daemon]), count: 2)], does: [Recover(0)]",
            "Hole 2 .PRG- oder .DAEMON-Karten aus deinem Papierkorb zurück.",
        ),
    ] {
        let text = in_language("de", || said(&format!("commands: [(name: \"--x\", cost: Fixed(1), {does})]")));
        assert_eq!(text, format!("--x {{■}} {words}"));
    }
}
