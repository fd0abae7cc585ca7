//! The mouse: from the title into a match, and a round at the table against bots.

use cyberdeck::matches::Player;
use cyberdeck::rules::game::{Seat, Seats, Viewer};
use cyberdeck::rules::terminal_dispute::matrix::{ALL_BOXES, SHARES_LINE};
use cyberdeck::rules::terminal_dispute::{Action, Allocation, Line, Phase, State};

use super::eye::{Eye, SIZE};
use super::player::{Desk, read, screen, seen, wait};

/// "New match" on the title, in a window of 1280×720.
const NEW_MATCH: (i32, i32) = (250, 263);

#[test]
fn two_clicks_lead_from_the_title_into_the_first_lesson() {
    let _screen = screen();
    let desk = Desk::new();
    let program = desk.open(&[], (1280, 720));
    program.click(NEW_MATCH);
    program.click(program.button());
    // Its panel stands at the top; what it says first is no progress yet.
    wait("the lesson is on the table", || program.button().1 < 360);
    program.click(program.button());
    wait("it is remembered how far the lesson is", || std::fs::read_to_string(desk.lessons()).is_ok_and(|text| text.contains("td-1")));
    assert!(desk.matches().is_empty(), "a lesson is no match");
}

#[test]
fn two_clicks_lead_from_the_title_into_a_match_for_who_has_had_a_lesson() {
    let _screen = screen();
    let desk = Desk::new();
    std::fs::write(desk.lessons(), r#"(format: 1, done: ["td-1"], left: {})"#).expect("files can be written");
    let program = desk.open(&[], (1280, 720));
    program.click(NEW_MATCH);
    program.click(program.button());
    wait("the match file is made", || desk.matches().len() == 1);
    let game = read::<State>(&desk.matches()[0]);
    let players: Vec<bool> = game.seats().iter().map(|seat| seat.player == Player::Human).collect();
    assert_eq!(players, [true, false], "a person against a bot");
    wait("the set-up is remembered", || std::fs::read_to_string(desk.settings()).is_ok_and(|text| text.contains("last_match")));
}

#[test]
fn dice_and_boxes_are_taken_by_mouse() {
    let _screen = screen();
    let (desk, eye, me) = (Desk::new(), Eye::new(3), Seat(0));
    let seats = ["--seat", "human", "--seat", "bot:easy", "--seat", "bot:random", "--option", "start=1", "--seed", "5"];
    let (mut program, file) = desk.play::<State>(&seats, SIZE);
    program.button();

    // Thrown with the main button.
    program.act(&file, me, Action::Roll, |program| program.click(program.button()));
    let dice = seen::<State>(&file, me).0.dice;

    // The first die is dragged into the unused socket; clicks put the others where there is room.
    let [first, a, b, c, d] = dice;
    program.act(&file, me, Action::Allocate(Allocation::from_spots([a, b, c, d, first])), |program| {
        program.drag(eye.die(0), eye.socket(4));
        for die in 1..5 {
            program.click(eye.die(die));
        }
        program.click(program.button());
    });

    // The lower value is in hand: it goes into the middle of the matrix.
    let value = a.min(b);
    program.act(&file, me, Action::Write { value, cell: 12 }, |program| program.click_target(eye.cell(12)));
    // The same box again, and a box of the same row: refused, and nothing happens. Then one that is apart.
    let written = read::<State>(&file).view(Viewer::Seat(me)).sheets[0].clone();
    program.click(eye.cell(12));
    program.click(eye.cell(14));
    program.pause();
    assert_ne!(SHARES_LINE[12] & 1 << 14, 0);
    assert_eq!(seen::<State>(&file, me).0.sheets[0], written, "what is refused changes nothing");
    program.act(&file, me, Action::Write { value: a.max(b), cell: 18 }, |program| program.click_target(eye.cell(18)));

    // A line of hexes: it would end the round, so it is asked for twice, on the line and with the main button.
    let (line, hex) = line_by_its_end(&seen::<State>(&file, me).1).expect("a line can be shaded");
    program.act(&file, me, Action::Charge(line), |program| {
        let before = program.colour(eye.hex(hex));
        program.click_target(eye.hex(hex));
        wait("the line asks for a second word", || program.colour(eye.hex(hex)) != before);
        assert_eq!(seen::<State>(&file, me).0.round, 1, "it is asked for twice");
        program.click(program.button());
    });
    wait("the round is over", || seen::<State>(&file, me).0.round == 2);
}

#[test]
#[ignore = "it takes minutes; its first round is played in every run"]
fn a_match_is_played_to_its_end_by_mouse_alone() {
    let _screen = screen();
    let (desk, eye, me) = (Desk::new(), Eye::new(2), Seat(0));
    let (mut program, file) = desk.play::<State>(&["--seat", "human", "--seat", "bot:easy", "--seed", "8"], SIZE);
    for boxes in apart(ALL_BOXES, 12).expect("the boxes go in pairs that lie apart") {
        wait("the round waits for me", || {
            let game = read::<State>(&file);
            game.actors().contains(me) && (game.view(Viewer::Seat(me)).phase == Phase::Write || game.actors() == Seats::one(me))
        });
        if seen::<State>(&file, me).0.phase == Phase::Roll {
            program.act(&file, me, Action::Roll, |program| program.click(program.button()));
            let dice = seen::<State>(&file, me).0.dice;
            program.act(&file, me, Action::Allocate(Allocation::from_spots(dice)), |program| {
                (0..5).for_each(|die| program.click(eye.die(die)));
                program.click(program.button());
            });
        }
        let [low, high] = seen::<State>(&file, me).0.allocation.expect("the dice are allocated").navigation;
        for (value, cell) in [low, high].into_iter().zip(boxes) {
            program.act(&file, me, Action::Write { value, cell }, |program| program.click_target(eye.cell(cell)));
        }
        // The last of the three is asked for twice.
        match line_by_its_end(&seen::<State>(&file, me).1) {
            Some((line, hex)) => program.act(&file, me, Action::Charge(line), |program| {
                program.click_target(eye.hex(hex));
                program.pause();
                program.click(program.button());
            }),
            None => program.act(&file, me, Action::Charge(Line::NOTHING), |program| {
                program.click(program.button());
                program.pause();
                program.click(program.button());
            }),
        }
    }
    wait("the match is over", || read::<State>(&file).outcome().is_some());
    program.pause();
    println!("The match ended with {:?}.", read::<State>(&file).outcome());
}

/// So many pairs of these boxes, each of two that share neither row nor column.
fn apart(boxes: u32, pairs: usize) -> Option<Vec<[u8; 2]>> {
    if pairs == 0 {
        return Some(Vec::new());
    }
    let first = boxes.trailing_zeros() as u8;
    let with = |second: u8| {
        let rest = apart(boxes & !(1 << first | 1 << second), pairs - 1)?;
        Some([vec![[first, second]], rest].concat())
    };
    (first + 1..25).filter(|second| boxes & !SHARES_LINE[usize::from(first)] & 1 << second != 0).find_map(with)
}

/// A line that is the longest of those that end in one of its hexes, and that hex: pointing there aims at it.
fn line_by_its_end(legal: &[Action]) -> Option<(Line, u8)> {
    let lines = || legal.iter().filter_map(|action| if let Action::Charge(line) = action { Some(*line) } else { None });
    let ends = |line: Line| [line.hexes().iter().next(), line.hexes().iter().last()].into_iter().flatten();
    let longest = |line: Line, hex: u8| {
        let mut others = lines().filter(|other| *other != line && ends(*other).any(|end| end == hex));
        others.all(|other| other.hexes().len() < line.hexes().len())
    };
    lines().find_map(|line| Some((line, ends(line).find(|hex| longest(line, *hex))?)))
}
