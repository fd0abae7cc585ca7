//! The check of a state that came from outside: a file, or the engine protocol.

use super::cards::{Card, CardSet, USERS};
use super::content::Text;
use super::desktops::Lasts;
use super::drives::{COPIES, DRIVE, no_place, too_many};
use super::memory::POINTS;
use super::sample::open_cards;
use super::stack::{COPIED, Doing, Item, Named, Origin, Purpose};
use super::state::State;
use super::table::{ISSUES, LAST_ROUND, Stage, Step, Table, User};
use super::words_of_cards::{CardState, Kind, TurnStep};
use crate::rules::components::Findings;
use crate::rules::game::{Game, Seat, Seats};
use crate::text::say;
use crate::{key, t};

/// Everything that is wrong with a state from outside; `whole` where it is of a whole match, not of a rehearsal.
pub(super) fn validate(state: &State, whole: bool) -> Result<(), Vec<String>> {
    let mut findings = Findings::default();
    let table = &state.table;
    findings.range("table.seats", table.seats, State::SEATS, "DW-1");
    if findings.are_none() {
        for (field, seat) in [("table.first", table.first), ("table.turn", table.turn), ("table.asked", table.asked)] {
            findings.range(field, seat.0, 0..=table.seats - 1, "DW-1");
        }
    }
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
    for (at, user) in table.users.iter().enumerate() {
        if at < seats {
            check_list(table, at, whole, findings);
            check_user(table, at, findings);
        } else {
            findings.expect(*user == User::default(), format_args!("table.users[{at}]"), || {
                t!("position-empty-seat", seats = seats, rule = "DW-1")
            });
        }
    }
    findings.range("table.exits", usize::from(table.exits), 0..=seats - 1, "DW-3");
    let latest = table.users.iter().map(|user| user.out).max().unwrap_or(0);
    findings.expect(table.exits == latest, "table.exits", || t!("dw-position-exits", latest = latest, exits = table.exits));
}

/// The list of a drive (DW-2).
fn check_list(table: &Table, at: usize, whole: bool, findings: &mut Findings) {
    let faces = &table.users[at].faces;
    let field = format_args!("table.users[{at}].faces");
    findings.expect(faces.len() == DRIVE || !whole, field, || t!("dw-list-cards", wanted = DRIVE, count = faces.len()));
    findings.expect(faces.is_sorted(), field, || t!("dw-position-sorted"));
    let most = table.catalog.len() - 1;
    if let Some(face) = faces.iter().find(|face| usize::from(face.0) > most) {
        return findings.range(field, usize::from(face.0), 0..=most, "DW-2");
    }
    for copies in faces.chunk_by(|one, other| one == other).filter(|copies| whole && copies.len() > COPIES) {
        findings.expect(false, field, || too_many(copies.len(), table.catalog.title(copies[0])));
    }
}

/// What else everybody sees of a user.
fn check_user(table: &Table, at: usize, findings: &mut Findings) {
    let (user, memory) = (&table.users[at], &table.users[at].memory);
    let sum: u16 = memory.throttled.iter().map(|entry| u16::from(entry.points)).sum();
    let points = u16::from(memory.own) + sum;
    findings.expect(points <= u16::from(POINTS), format_args!("table.users[{at}].memory"), || {
        t!("dw-position-memory", points = points, most = POINTS)
    });
    let throttled = format_args!("table.users[{at}].memory.throttled");
    let good = |entry: &super::memory::Throttled| entry.points > 0 && entry.by.0 < table.seats && table.user(entry.by).out == 0;
    findings.expect(memory.throttled.iter().all(good), throttled, || t!("dw-position-throttled"));
    let apart = memory.throttled.windows(2).all(|pair| pair[0].by != pair[1].by);
    findings.expect(apart, throttled, || t!("dw-position-throttled-twice"));
    for (by, count) in user.shields.iter().enumerate() {
        let good = *count == 0 || by < usize::from(table.seats) && table.users[by].out == 0;
        findings.expect(good, format_args!("table.users[{at}].shields[{by}]"), || t!("dw-position-shields"));
        findings.range(format_args!("table.users[{at}].shields[{by}]"), *count, 0..=40, "DW-60");
    }
    findings.range(format_args!("table.users[{at}].out"), user.out, 0..=table.exits, "DW-3");
    if user.out > 0 {
        let empty = User { faces: user.faces, out: user.out, decided: user.decided, ..User::default() };
        findings.expect(*user == empty, format_args!("table.users[{at}]"), || t!("dw-position-out"));
    }
}

fn check_cards(state: &State, whole: bool, findings: &mut Findings) {
    let table = &state.table;
    let wrong = state.chance.queued().iter().find(|card| usize::from(**card) >= DRIVE);
    findings.expect(wrong.is_none(), "chance.queue", || no_place(wrong.copied().unwrap_or_default()));
    let mut count = 0;
    let mut all = CardSet::NONE;
    for (at, drive) in state.drives.iter().enumerate() {
        let seat = Seat(at as u8);
        let wrong = drive.iter().find(|place| usize::from(**place) >= DRIVE);
        findings.expect(wrong.is_none(), format_args!("drives[{at}]"), || no_place(wrong.copied().unwrap_or_default()));
        count += drive.len();
        all |= drive.iter().map(|place| Card::of(seat, *place)).collect();
        let (user, hand) = (&table.users[at], state.hands.count(seat));
        for (name, value, count) in [("drive", user.drive, drive.len()), ("hand", user.hand, hand.into())] {
            findings.expect(usize::from(value) == count, format_args!("table.users[{at}].{name}"), || {
                t!("dw-position-count", place = name, count = count, value = value)
            });
        }
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
    findings.expect(all_there && good && usize::from(all.len()) == count, "hands, drives, table", || t!("dw-position-places"));
    for (at, known) in state.known.iter().enumerate() {
        let seat = Seat(at as u8);
        let hidden: CardSet = users.iter().flat_map(|seat| state.drive(seat)).collect();
        let good = users.contains(seat) || known.is_empty();
        let may = hidden | (state.hands - state.hands.owned(seat));
        findings.expect(good && known.is_subset(may), format_args!("known[{at}]"), || t!("dw-position-known"));
    }
}

fn check_desk(state: &State, findings: &mut Findings) {
    let table = &state.table;
    let (catalog, users) = (state.table.catalog, table.users_in());
    let kind = |card: Card| catalog.face(table.face(card)).kind;
    let mut benches = [0_u8; USERS];
    for (card, placed) in table.desk.iter() {
        let mut expect = |good: bool, wrong: &'static str| {
            findings.expect(good, "table.desk", || {
                t!("dw-position-card", card = card.number(), title = table.title(card), wrong = say(wrong, &[]))
            });
        };
        expect(users.contains(placed.controller) && users.contains(placed.at), key!("dw-position-with-nobody"));
        match kind(card) {
            Kind::Script => expect(false, key!("dw-position-script")),
            Kind::Daemon => {
                benches[placed.at.index() % USERS] += 1;
                expect(placed.state == CardState::Idle, key!("dw-position-daemon"));
            }
            Kind::Prg | Kind::Conf => {}
        }
        let hosted =
            placed.host.is_some_and(|host| table.desk.get(host).is_some_and(|other| kind(host) == Kind::Prg && other.at == placed.at));
        let conf = kind(card) == Kind::Conf;
        expect(!conf || hosted, key!("dw-position-no-host"));
        expect(conf || placed.host.is_none(), key!("dw-position-host"));
    }
    findings.expect(benches.iter().all(|count| *count <= 1), "table.desk", || t!("dw-position-bench"));
    for (at, lasting) in table.lasting.iter().enumerate() {
        let user = |seat: Seat| seat.0 < table.seats;
        let card = |card: Card| table.desk.get(card).is_some();
        let good = match lasting.what {
            Lasts::Control { card: of, back } => card(of) && user(back),
            Lasts::Commands { card: of, more } => card(of) && (-8..=8).contains(&more),
            Lasts::Cost { user: of, more, .. } => users.contains(of) && (-8..=8).contains(&more),
        };
        let field = format_args!("table.lasting[{at}]");
        findings.expect(good && user(lasting.setter) && user(lasting.whom), field, || t!("dw-position-lasting"));
        let source = lasting.until != super::Until::WhileInPlay || lasting.source.is_some_and(card);
        findings.expect(source, field, || t!("dw-position-source"));
    }
    for (at, spent) in table.spent.iter().enumerate() {
        let known = table.catalog.has_text(Text::Command(spent.command));
        findings.expect(known, format_args!("table.spent[{at}].command"), || t!("dw-position-command"));
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
    for (at, item) in table.stack.iter().enumerate() {
        let good = is_sound(state, item)
            && table.catalog.has_text(item.text)
            && !matches!(item.text, Text::Effect(..))
            && !matches!(table.next_choice(item), super::targets::Choice::Either | super::targets::Choice::Amount);
        findings.expect(good, format_args!("table.stack[{at}]"), || t!("dw-position-item"));
        findings.expect(item.number > last && item.number <= table.issues, format_args!("table.stack[{at}].number"), || {
            t!("dw-position-number", number = item.number, issues = table.issues)
        });
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
            findings.expect(good && is_sound(state, item) && !item.copy, "table.doing", || t!("dw-position-choosing"));
            let mut many = 0;
            table.choices(*purpose, item, |_| {
                many += 1;
                many < 2
            });
            findings.expect(many == 2 || !good, "table.doing", || t!("dw-position-no-choice"));
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
                "table.doing",
                || t!("dw-position-discarding"),
            );
        }
    }
    for (at, pending) in table.pending.iter().enumerate() {
        let good = table.catalog.has_text(Text::Effect(table.face(pending.card), pending.effect))
            && pending.card.owner().0 < table.seats
            && table.is_listed(pending.card)
            && table.users_in().contains(pending.controller)
            && pending.here.0 < table.seats
            && pending.subject.user.0 < table.seats
            && pending.subject.card.is_none_or(|card| card.owner().0 < table.seats);
        findings.expect(good, format_args!("table.pending[{at}]"), || t!("dw-position-pending"));
    }
}

fn check_course(state: &State, findings: &mut Findings) {
    let table = &state.table;
    let users = table.users_in();
    findings.range("table.round", table.round, 1..=LAST_ROUND, "DW-3");
    findings.range("table.issues", table.issues, 0..=2 * ISSUES, "DW-53");
    for (at, seat) in table.resolved.iter().enumerate() {
        findings.range(format_args!("table.resolved[{at}]"), seat.0, 0..=table.seats - 1, "DW-3");
    }
    let distinct = table.resolved.iter().fold(Seats::NONE, |seats, seat| seats.with(*seat)).len() == table.resolved.len();
    findings.expect(distinct, "table.resolved", || t!("position-repeated", rule = "DW-3"));
    let over = table.step == Step::Over;
    findings
        .expect(over != table.winners.is_empty(), "table.winners", || t!("dw-position-winners", over = if over { "yes" } else { "no" }));
    findings.expect(table.winners.is_subset(users), "table.winners", || t!("dw-position-winners-out"));
    let nothing = table.doing == Doing::Nothing;
    let happening =
        matches!(table.doing, Doing::Choosing { purpose: Purpose::Effect, .. } | Doing::Carrying { origin: Origin::Effect, .. });
    findings.expect(state.passed.is_empty() || happening || !table.pending.is_empty(), "passed", || t!("dw-position-passed"));
    if over {
        let idle = nothing && table.stack.is_empty() && table.pending.is_empty() && table.stage == Stage::Done;
        return findings.expect(idle, "table.step", || t!("dw-position-over"));
    }
    findings.expect(users.len() > 1, "table.users", || t!("dw-position-last-player"));
    for (field, seat) in [("table.turn", table.turn), ("table.asked", table.asked)] {
        findings.expect(users.contains(seat), field, || t!("dw-position-seat-out"));
    }
    findings.expect(table.step == Step::Turn(TurnStep::Run) || table.stack.is_empty(), "table.stack", || t!("dw-position-stack"));
    let (asked, waits) = state.asking();
    findings.expect(asked.len() == 1 && asked.is_subset(users), "table.step", || t!("position-nobody-asked", rule = "DW-13"));
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
    findings.expect(good, "table.step, table.stage", || t!("position-goes-on", rule = "DW-10–DW-14"));
    let decided = table.step == Step::Boot || users.iter().all(|seat| table.user(seat).decided);
    findings.expect(decided, "table.users", || t!("dw-position-decided"));
    let order = !nothing || table.pending.is_empty() || table.next_pending_user().is_some_and(|seat| table.chooses_order(seat));
    findings.expect(order, "table.pending", || t!("position-goes-on", rule = "DW-52"));
}
