//! The check of a state that came from outside: a file, or the engine protocol.

use super::cards::{Card, CardSet, USERS};
use super::content::Text;
use super::desktops::Lasts;
use super::drives::{COPIES, DRIVE};
use super::memory::POINTS;
use super::sample::open_cards;
use super::stack::{COPIED, Doing, Item, Named, Origin, Purpose};
use super::state::State;
use super::table::{ISSUES, LAST_ROUND, Stage, Step, Table, User};
use super::words_of_cards::{CardState, Kind, TurnStep};
use crate::rules::components::Findings;
use crate::rules::game::{Game, Seat, Seats};

/// Everything that is wrong with a state from outside; `whole` where it is of a whole match, not of a rehearsal.
pub(super) fn validate(state: &State, whole: bool) -> Result<(), Vec<String>> {
    let mut findings = Findings::default();
    let table = &state.table;
    findings.expect(State::SEATS.contains(&table.seats), || format!("seats: 2 to 4 play, not {} (DW-1).", table.seats));
    let inside = |seat: Seat| seat.0 < table.seats;
    findings.expect(inside(table.first) && inside(table.turn) && inside(table.asked), || {
        format!("first, turn, asked: there are {} seats (DW-1).", table.seats)
    });
    if findings.are_none() {
        check_users(state, whole, &mut findings);
    }
    if findings.are_none() {
        check_cards(state, whole, &mut findings);
        check_desk(state, &mut findings);
    }
    if findings.are_none() {
        check_items(state, &mut findings);
    }
    if findings.are_none() {
        check_course(state, &mut findings);
    }
    findings.into_result()
}

fn check_users(state: &State, whole: bool, findings: &mut Findings) {
    let table = &state.table;
    let seats = usize::from(table.seats);
    findings.expect(table.users[seats..].iter().all(|user| *user == User::default()), || {
        format!("users: there are {seats} seats, and others have nothing (DW-1).")
    });
    let faces = state.table.catalog.len();
    for (at, user) in table.users[..seats].iter().enumerate() {
        let name = at + 1;
        findings.expect((user.faces.len() == DRIVE || !whole) && user.faces.is_sorted(), || {
            format!("users: the drive of seat {name} has {DRIVE} cards in the order of the card file (DW-2).")
        });
        findings.expect(user.faces.iter().all(|face| usize::from(face.0) < faces), || {
            format!("users: seat {name} has cards that there are not (DW-2).")
        });
        findings.expect(!whole || user.faces.chunk_by(|one, other| one == other).all(|copies| copies.len() <= COPIES), || {
            format!("users: the drive of seat {name} has more than {COPIES} of one card (DW-2).")
        });
        let memory = &user.memory;
        let sum: u16 = memory.throttled.iter().map(|entry| u16::from(entry.points)).sum();
        findings
            .expect(u16::from(memory.own) + sum <= u16::from(POINTS), || format!("users: seat {name} has {POINTS} Memory Points (DW-1)."));
        let good = |entry: &super::memory::Throttled| entry.points > 0 && entry.by.0 < table.seats && table.user(entry.by).out == 0;
        findings
            .expect(memory.throttled.iter().all(good), || format!("users: the throttles of seat {name} are by seats that are in (DW-60)."));
        findings.expect(memory.throttled.windows(2).all(|pair| pair[0].by != pair[1].by), || {
            format!("users: neighbouring throttles of seat {name} are by different seats (DW-60).")
        });
        findings.expect(
            user.shields.iter().enumerate().all(|(by, count)| *count == 0 || *count <= 40 && by < seats && table.users[by].out == 0),
            || format!("users: the shields of seat {name} are by seats that are in, 40 at most each (DW-60)."),
        );
        findings.expect(user.out <= table.exits, || format!("users: seat {name} went out later than anybody (DW-3)."));
        if user.out > 0 {
            let empty = User { faces: user.faces, out: user.out, decided: user.decided, ..User::default() };
            findings.expect(*user == empty, || format!("users: seat {name} is out and has nothing left (DW-4)."));
        }
    }
    let latest = table.users.iter().map(|user| user.out).max().unwrap_or(0);
    findings.expect(usize::from(table.exits) < seats && table.exits == latest, || "exits: as many as users went out at (DW-3).".into());
}

fn check_cards(state: &State, whole: bool, findings: &mut Findings) {
    let table = &state.table;
    let queued = state.chance.queued();
    findings.expect(queued.iter().all(|card| usize::from(*card) < DRIVE), || {
        format!("chance: not all of {queued:?} are cards of a drive (DW-2).")
    });
    let mut count = 0;
    let mut all = CardSet::NONE;
    for (at, drive) in state.drives.iter().enumerate() {
        findings.expect(drive.iter().all(|place| usize::from(*place) < DRIVE), || {
            format!("drives: that of seat {} has strange cards (DW-2).", at + 1)
        });
        count += drive.len();
        all |= drive.iter().map(|place| Card::of(Seat(at as u8), *place)).collect();
        findings.expect(usize::from(table.users[at].drive) == drive.len(), || {
            format!("drives: that of seat {} has another number (DW-1).", at + 1)
        });
        findings.expect(table.users[at].hand == state.hands.count(Seat(at as u8)), || {
            format!("hands: that of seat {} has another number (DW-1).", at + 1)
        });
    }
    let doing = if let Doing::Carrying { item, .. } = &table.doing { Some(item) } else { None };
    let stacked = table.stack.iter().chain(doing).filter(|item| item.holds_card());
    count += stacked.count();
    for set in [state.hands, table.trash, table.desk.cards()] {
        count += usize::from(set.len());
        all |= set;
    }
    all |= open_cards(table);
    let users = table.users_in();
    let all_there = users.iter().all(|seat| all.count(seat) == DRIVE as u8) || !whole;
    let good = all.iter().all(|card| users.contains(card.owner()) && table.is_listed(card));
    findings.expect(all_there && good && usize::from(all.len()) == count, || {
        "hands, drives, trash, desk, stack: every card of who is in lies in one place (DW-1, DW-35).".into()
    });
    for (at, known) in state.known.iter().enumerate() {
        let seat = Seat(at as u8);
        let hidden: CardSet = users.iter().flat_map(|seat| state.drive(seat)).collect();
        let good = users.contains(seat) || known.is_empty();
        let may = hidden | (state.hands - state.hands.owned(seat));
        findings.expect(good && known.is_subset(may), || format!("known: seat {} knows hidden cards alone (DW-60).", at + 1));
    }
}

fn check_desk(state: &State, findings: &mut Findings) {
    let table = &state.table;
    let (catalog, users) = (state.table.catalog, table.users_in());
    let kind = |card: Card| catalog.face(table.face(card)).kind;
    let mut benches = [0_u8; USERS];
    for (card, placed) in table.desk.iter() {
        let name = card.number();
        findings.expect(users.contains(placed.controller) && users.contains(placed.at), || {
            format!("desk: card {name} is with nobody (DW-35).")
        });
        match kind(card) {
            Kind::Script => findings.expect(false, || format!("desk: card {name} is a .SCRIPT (DW-33).")),
            Kind::Daemon => {
                benches[placed.at.index() % USERS] += 1;
                findings.expect(placed.state == CardState::Idle, || format!("desk: the daemon {name} is always Idle (DW-31)."));
            }
            Kind::Prg | Kind::Conf => {}
        }
        let hosted =
            placed.host.is_some_and(|host| table.desk.get(host).is_some_and(|other| kind(host) == Kind::Prg && other.at == placed.at));
        findings.expect((kind(card) == Kind::Conf) == hosted && (hosted || placed.host.is_none()), || {
            format!("desk: card {name} is a .CONF on a .PRG of its desktop, or neither (DW-32).")
        });
    }
    findings.expect(benches.iter().all(|count| *count <= 1), || "desk: a bench has one daemon (DW-31).".into());
    for lasting in table.lasting.iter() {
        let user = |seat: Seat| seat.0 < table.seats;
        let card = |card: Card| table.desk.get(card).is_some();
        let good = match lasting.what {
            Lasts::Control { card: of, back } => card(of) && user(back),
            Lasts::Commands { card: of, more } => card(of) && (-8..=8).contains(&more),
            Lasts::Cost { user: of, more, .. } => users.contains(of) && (-8..=8).contains(&more),
        };
        findings
            .expect(good && user(lasting.setter) && user(lasting.whom), || "lasting: it is about cards in play and users (DW-60).".into());
        let source = lasting.until != super::Until::WhileInPlay || lasting.source.is_some_and(card);
        findings.expect(source, || "lasting: what it lasts with is in play (DW-60).".into());
    }
    for spent in table.spent.iter() {
        findings.expect(table.catalog.has_text(Text::Command(spent.command)), || "spent: there is no such command (DW-34).".into());
    }
}

impl Table {
    /// Whether a card stands in its owner's list (DW-2): in a rehearsal lists may be short.
    fn is_listed(&self, card: Card) -> bool {
        usize::from(card.place()) < self.user(card.owner()).faces.len()
    }
}

/// Whether all that an item says can be looked up.
fn is_sound(state: &State, item: &Item) -> bool {
    let table = &state.table;
    let text = item.card.owner().0 < table.seats
        && table.is_listed(item.card)
        && match item.text {
            Text::Script(face) | Text::Effect(face, _) => table.face(item.card) == face,
            Text::Command(_) => true,
        };
    if !text {
        return false;
    }
    let ability = state.table.catalog.text(item.text);
    let picks = item.picks.iter().all(|pick| match pick.named {
        Named::User(seat) => seat.0 < table.seats,
        Named::Card(card) => card.owner().0 < table.seats,
        Named::Item(_) => true,
    });
    let aims = item.picks.iter().all(|pick| pick.target < COPIED + super::language::TARGETS as u8);
    table.users_in().contains(item.issuer)
        && item.here.0 < table.seats
        && item.card.owner().0 < table.seats
        && item.mode.is_none_or(|mode| usize::from(mode) < ability.parts.len())
        && item.x.is_none_or(|x| x <= 16)
        && item.subject.user.0 < table.seats
        && item.subject.card.is_none_or(|card| card.owner().0 < table.seats)
        && picks
        && aims
        && text
}

fn check_items(state: &State, findings: &mut Findings) {
    let table = &state.table;
    let mut last = 0;
    for item in table.stack.iter() {
        let good = is_sound(state, item)
            && table.catalog.has_text(item.text)
            && !matches!(item.text, Text::Effect(..))
            && !matches!(table.next_choice(item), super::targets::Choice::Either | super::targets::Choice::Amount);
        findings.expect(good, || format!("stack: item {} can't be (DW-40).", item.number));
        findings.expect(item.number > last && item.number <= table.issues, || "stack: items are numbered upwards (DW-40).".into());
        last = item.number;
    }
    match &table.doing {
        Doing::Nothing => {}
        Doing::Choosing { purpose, item } => {
            let own = state.hands.contains(item.card) && item.card.owner() == item.issuer;
            let kind = table.printed(item.card).kind;
            let good = match (purpose, item.text) {
                (Purpose::Play, text) => !table.catalog.has_text(text) && own && kind != Kind::Script && item.picks.is_empty(),
                (Purpose::Issue, Text::Script(_)) => own && table.catalog.has_text(item.text) && kind == Kind::Script,
                (Purpose::Issue, Text::Command(_)) => {
                    table.catalog.has_text(item.text) && table.desk.get(item.card).is_some_and(|placed| placed.controller == item.issuer)
                }
                (Purpose::Effect, Text::Effect(..)) => table.catalog.has_text(item.text),
                _ => false,
            };
            findings.expect(good && is_sound(state, item) && !item.copy, || "doing: nobody can choose that (DW-40).".into());
            let mut many = 0;
            table.choices(*purpose, item, |_| {
                many += 1;
                many < 2
            });
            findings.expect(many == 2 || !good, || "doing: there is nothing to choose (DW-40).".into());
        }
        Doing::Carrying { item, origin, at, users, left } => {
            let part = state.table.catalog.text(item.text).part(item.mode.unwrap_or(0));
            let discards = matches!(part.does.get(usize::from(*at)), Some(super::Verb::Discard(..)));
            let first = table.first_from(table.turn, *users);
            let hand = first.map_or(0, |seat| table.user(seat).hand);
            let effect = matches!(item.text, Text::Effect(..)) == (*origin == Origin::Effect);
            let among = users.is_subset(table.users_in());
            findings.expect(
                table.catalog.has_text(item.text) && is_sound(state, item) && discards && among && effect && *left > 0 && *left < hand,
                || "doing: nobody can be discarding for that (DW-60).".into(),
            );
        }
    }
    for pending in table.pending.iter() {
        let good = table.catalog.has_text(Text::Effect(table.face(pending.card), pending.effect))
            && pending.card.owner().0 < table.seats
            && table.is_listed(pending.card)
            && table.users_in().contains(pending.controller)
            && pending.here.0 < table.seats
            && pending.subject.user.0 < table.seats
            && pending.subject.card.is_none_or(|card| card.owner().0 < table.seats);
        findings.expect(good, || "pending: there is no such effect (DW-52).".into());
    }
}

fn check_course(state: &State, findings: &mut Findings) {
    let table = &state.table;
    let users = table.users_in();
    findings.expect((1..=LAST_ROUND).contains(&table.round), || format!("round: it counts from 1 to {LAST_ROUND} (DW-3)."));
    findings.expect(usize::from(table.issues) <= usize::from(ISSUES) * 2, || "issues: so many can't be issued in a turn (DW-53).".into());
    findings.expect(table.resolved.iter().all(|seat| seat.0 < table.seats), || "resolved: there is no such seat (DW-3).".into());
    let distinct = table.resolved.iter().fold(Seats::NONE, |seats, seat| seats.with(*seat)).len() == table.resolved.len();
    findings.expect(distinct, || "resolved: each seat once (DW-3).".into());
    let over = table.step == Step::Over;
    findings.expect(over != table.winners.is_empty() && table.winners.is_subset(users), || {
        "winners: there are some once the match is over (DW-3).".into()
    });
    let nothing = table.doing == Doing::Nothing;
    let happening =
        matches!(table.doing, Doing::Choosing { purpose: Purpose::Effect, .. } | Doing::Carrying { origin: Origin::Effect, .. });
    findings.expect(state.passed.is_empty() || happening || !table.pending.is_empty(), || {
        "passed: no effect waits or happens, so nothing can come back (DW-53).".into()
    });
    if over {
        let idle = nothing && table.stack.is_empty() && table.pending.is_empty() && table.stage == Stage::Done;
        return findings.expect(idle, || "step: the match is over, and nothing is in progress (DW-3).".into());
    }
    findings.expect(users.len() > 1, || "users: with one user left the match is over (DW-3).".into());
    findings.expect(users.contains(table.turn) && users.contains(table.asked), || "turn, asked: that seat is out (DW-4).".into());
    findings.expect(table.step == Step::Turn(TurnStep::Run) || table.stack.is_empty(), || "stack: it is used in Run (DW-13).".into());
    let (asked, waits) = state.asking();
    findings.expect(asked.len() == 1 && asked.is_subset(users), || "step: somebody is asked (DW-13).".into());
    let turn = table.user(table.turn);
    let idle = nothing && table.pending.is_empty();
    let good = match (table.step, table.stage) {
        (Step::Boot, Stage::Acts) => idle && state.undecided().is_some(),
        (_, stage) if !idle => stage != Stage::Begins || matches!(waits, super::Asked::Order),
        (Step::Turn(TurnStep::Init), Stage::Acts) => turn.drive > 0,
        (Step::Turn(TurnStep::Setup), Stage::Acts) => !table.full,
        (Step::Turn(TurnStep::Run), Stage::Acts) => true,
        (Step::Turn(TurnStep::Exit), Stage::Acts) => turn.hand > super::steps::HAND,
        _ => false,
    };
    findings.expect(good, || "step, stage: the match would have gone on from there (DW-10 to DW-14).".into());
    let decided = table.step == Step::Boot || users.iter().all(|seat| table.user(seat).decided);
    findings.expect(decided, || "users: all have decided on their hands (DW-2).".into());
    let order = !nothing || table.pending.is_empty() || table.next_pending_user().is_some_and(|seat| table.chooses_order(seat));
    findings.expect(order, || "pending: it would have happened (DW-52).".into());
}
