//! The mouse: from the title into a match, and a round at the table against bots.

use cyberdeck::matches::Player;
use cyberdeck::rules::game::{Seat, Viewer};
use cyberdeck::rules::terminal_dispute::matrix::SHARES_LINE;
use cyberdeck::rules::terminal_dispute::{Action, Allocation, Line, State};

use super::eye::{Eye, SIZE};
use super::player::{Desk, read, screen, seen, wait};

/// "New match" on the title, in a window of 1280×720.
const NEW_MATCH: (i32, i32) = (250, 263);

#[test]
fn two_clicks_lead_from_the_title_into_a_match() {
    let Some(_screen) = screen() else { return };
    let desk = Desk::new();
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
    let Some(_screen) = screen() else { return };
    let (desk, eye, me) = (Desk::new(), Eye::new(), Seat(0));
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
    let (line, hex) = line_by_its_end(&seen::<State>(&file, me).1);
    program.act(&file, me, Action::Charge(line), |program| {
        let [red, _, blue] = program.colour(eye.hex(hex));
        assert!(blue >= red, "nothing asks yet");
        program.click_target(eye.hex(hex));
        wait("the line asks for a second word", || {
            let [red, _, blue] = program.colour(eye.hex(hex));
            red > blue
        });
        assert_eq!(seen::<State>(&file, me).0.round, 1, "it is asked for twice");
        program.click(program.button());
    });
    wait("the round is over", || seen::<State>(&file, me).0.round == 2);
}

/// A line that is the longest of those that end in one of its hexes, and that hex: pointing there aims at it.
fn line_by_its_end(legal: &[Action]) -> (Line, u8) {
    let lines = || legal.iter().filter_map(|action| if let Action::Charge(line) = action { Some(*line) } else { None });
    let ends = |line: Line| [line.hexes().iter().next(), line.hexes().iter().last()].into_iter().flatten();
    let longest = |line: Line, hex: u8| {
        let mut others = lines().filter(|other| *other != line && ends(*other).any(|end| end == hex));
        others.all(|other| other.hexes().len() < line.hexes().len())
    };
    lines().find_map(|line| Some((line, ends(line).find(|hex| longest(line, *hex))?))).expect("a line can be shaded")
}
