//! What the words on a card do not allow together (DW-82).

use super::content::Problems;
use super::language::{Aim, Command, CommandCost, Face, Modifier, Part, Placing, TARGETS, Trigger};
use super::verbs::{Until, Verb};
use super::words_of_cards::{Amount, CardState, Cards, Condition, Kind, What, Which, WhichItem, Who, Whose};
use crate::rules::components::out_of_range;
use crate::t;

/// Where a text stands, and so what it may speak of.
#[derive(Debug, Clone, Copy)]
struct Frame<'a> {
    /// The card.
    face: &'a Face,
    /// Its targets; none outside of a text.
    targets: &'a [super::language::Target],
    /// Whether there is a □.
    variable: bool,
    /// What the effect is about.
    trigger: Option<Trigger>,
    /// Whether it is a lent command: "this card" is then the card that has it.
    lent: bool,
}

/// The signs that a title can have.
const SIGNS: &str = ". - _ / ! ? + ' &";

/// Takes down what is wrong with a card.
pub(super) fn check_face(face: &Face, problems: &mut Problems<'_>) {
    let mut wrong: Vec<(&str, String)> = Vec::new();
    let title = face.title.as_str();
    let good = |letter: char| letter.is_alphanumeric() || SIGNS.contains(letter);
    if title.is_empty() || title.chars().count() > 24 || !title.chars().all(good) || title.trim() != title {
        wrong.push(("title", t!("content-name", name = title, signs = SIGNS)));
    }
    wrong.extend(out_of_range(face.cost, 0..=7, "DW-21").map(|text| ("cost", text)));
    let script = face.kind == Kind::Script;
    let in_play = !(face.commands.is_empty() && face.lends.is_empty() && face.always.is_empty());
    if script && in_play {
        wrong.push(("kind", t!("dw-content-script-in-play")));
    }
    if script && face.placed != Placing::Own {
        wrong.push(("placed", t!("dw-content-script-placed")));
    }
    let texts = face.targets.len() + face.does.len() + face.either.len();
    if !script && texts > 0 {
        wrong.push(("does", t!("dw-content-own-text")));
    }
    if face.commands.len() > 4 || face.lends.len() > 2 || face.effects.len() > 4 || face.always.len() > 6 {
        wrong.push(("commands", t!("dw-content-most")));
    }
    let plain = Frame { face, targets: &[], variable: false, trigger: None, lent: false };
    check_conditions(&face.requires, plain, "requires", &mut wrong);
    if script {
        check_text(&face.targets, &face.does, &face.either, plain, "does", &mut wrong);
    }
    let lent = face.lends.iter().map(|lent| (&lent.command, true));
    for (command, lent) in face.commands.iter().map(|command| (command, false)).chain(lent) {
        check_command(command, Frame { lent, ..plain }, &mut wrong);
        never_issued(face, command, problems);
    }
    for lent in &face.lends {
        check_which(lent.to, plain, "lends", &mut wrong);
    }
    for (at, command) in face.commands.iter().enumerate() {
        if face.commands[..at].iter().any(|other| other.name == command.name) {
            wrong.push(("commands", t!("dw-content-command-twice", command = command.name.as_str())));
        }
    }
    for effect in &face.effects {
        let frame = Frame { trigger: Some(effect.on), ..plain };
        if script && !matches!(effect.on, Trigger::ThisWiped | Trigger::ThisDiscarded) {
            wrong.push(("effects", t!("dw-content-script-effect")));
        }
        check_trigger(effect.on, plain, &mut wrong);
        check_conditions(&effect.requires, frame, "effects", &mut wrong);
        check_text(&effect.targets, &effect.does, &effect.either, frame, "effects", &mut wrong);
    }
    for always in &face.always {
        check_conditions(&always.when, plain, "always", &mut wrong);
        match always.does {
            Modifier::CommandCost(which, _)
            | Modifier::Protects(which, _)
            | Modifier::StartsIdle(which)
            | Modifier::StaysIdle(which)
            | Modifier::Locks(which)
            | Modifier::Sleeps(which) => check_which(which, plain, "always", &mut wrong),
            Modifier::CardCost(_, whose, _) => check_whose(whose, plain, "always", &mut wrong),
            Modifier::Wipes(by, against, _) => [by, against].into_iter().for_each(|whose| check_whose(whose, plain, "always", &mut wrong)),
        }
        if let Modifier::CardCost(_, _, more) | Modifier::CommandCost(_, more) | Modifier::Wipes(_, _, more) = always.does {
            check_more(more, "always", &mut wrong);
        }
    }
    for (field, text) in wrong {
        problems.add(title, field, &text);
    }
}

fn check_trigger(on: Trigger, frame: Frame<'_>, wrong: &mut Vec<(&str, String)>) {
    match on {
        Trigger::Enters(which) | Trigger::Killed(which) | Trigger::Leaves(which) | Trigger::IssuedFrom(which) => {
            check_which(which, frame, "on", wrong);
        }
        Trigger::Becomes(which, states) => {
            check_which(which, frame, "on", wrong);
            if states.is_empty() {
                wrong.push(("on", t!("dw-content-no-state")));
            }
            if which == Which::This && frame.face.kind == Kind::Daemon {
                wrong.push(("on", t!("dw-content-daemon-idle")));
            }
        }
        Trigger::Issued(items) | Trigger::Resolved(items) | Trigger::Halted(items) => check_whose(items.by, frame, "on", wrong),
        Trigger::Wiped(whose)
        | Trigger::Discarded(whose)
        | Trigger::Drew(whose)
        | Trigger::Throttled(whose)
        | Trigger::Begins(_, whose)
        | Trigger::Ends(_, whose) => check_whose(whose, frame, "on", wrong),
        Trigger::ThisWiped | Trigger::ThisDiscarded => {}
    }
}

/// Warns of a command that nobody will ever issue.
fn never_issued(face: &Face, command: &Command, problems: &mut Problems<'_>) {
    let least = match command.cost {
        CommandCost::Fixed(cost) | CommandCost::Variable(cost) => cost,
    };
    let never = |condition: &Condition| match condition {
        Condition::State(states) => !states.contains(CardState::Idle),
        Condition::AtLeast(What::Free(Who::You), count) => *count > 8,
        Condition::AtMost(What::Free(Who::You), count) => *count < least,
        _ => false,
    };
    if least > 8 || command.requires.iter().any(never) {
        problems.warn(&face.title, "commands", &t!("dw-content-never-issued", command = command.name.as_str()));
    }
}

fn check_command(command: &Command, frame: Frame<'_>, wrong: &mut Vec<(&str, String)>) {
    let good = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || "-=".contains(letter);
    let name = command.name.strip_prefix("--").unwrap_or("");
    if name.is_empty() || name.len() > 20 || !name.chars().all(good) {
        wrong.push(("name", t!("dw-content-command-name", command = command.name.as_str())));
    }
    let variable = matches!(command.cost, CommandCost::Variable(_));
    // Requirements are looked at before the □ is named.
    check_conditions(&command.requires, frame, "requires", wrong);
    let frame = Frame { variable, ..frame };
    check_text(&command.targets, &command.does, &command.either, frame, "commands", wrong);
}

fn check_text(
    targets: &[super::language::Target],
    does: &[Verb],
    either: &[Part],
    frame: Frame<'_>,
    field: &'static str,
    wrong: &mut Vec<(&str, String)>,
) {
    if either.is_empty() {
        return check_part(targets, does, frame, field, wrong);
    }
    if !(targets.is_empty() && does.is_empty()) {
        wrong.push((field, t!("dw-content-either-alone")));
    }
    if !(2..=4).contains(&either.len()) {
        wrong.push((field, t!("dw-content-either-parts", count = either.len())));
    }
    for part in either {
        check_part(&part.targets, &part.does, frame, field, wrong);
    }
}

fn check_part(targets: &[super::language::Target], does: &[Verb], frame: Frame<'_>, field: &'static str, wrong: &mut Vec<(&str, String)>) {
    let frame = Frame { targets, ..frame };
    let count: usize = targets.iter().map(|target| usize::from(target.count)).sum();
    if count > TARGETS || targets.iter().any(|target| target.count == 0) {
        wrong.push((field, t!("dw-content-targets", most = TARGETS)));
    }
    if does.is_empty() || does.len() > 8 {
        wrong.push((field, t!("dw-content-does", count = does.len())));
    }
    for target in targets {
        match target.aim {
            Aim::User(whose) | Aim::Trash(whose, _) => check_whose(whose, frame, field, wrong),
            Aim::Card(cards) => check_cards(cards, frame, field, wrong),
            Aim::Item(items) => check_whose(items.by, frame, field, wrong),
        }
    }
    let copies = does.iter().any(|verb| matches!(verb, Verb::Copy(_)));
    if copies && (targets.len() != 1 || count != 1) {
        wrong.push((field, t!("dw-content-copy-target")));
    }
    if copies && frame.trigger.is_some() {
        wrong.push((field, t!("dw-content-copy-effect")));
    }
    let guards = |verb: Option<&Verb>| matches!(verb, Some(Verb::If(_) | Verb::Unless(_)));
    if guards(does.last()) || does.windows(2).any(|pair| guards(pair.first()) && guards(pair.last())) {
        wrong.push((field, t!("dw-content-guard")));
    }
    for verb in does {
        check_verb(*verb, frame, field, wrong);
    }
}

fn check_verb(verb: Verb, frame: Frame<'_>, field: &'static str, wrong: &mut Vec<(&str, String)>) {
    match verb {
        Verb::Wipe(who, amount)
        | Verb::Restore(who, amount)
        | Verb::Draw(who, amount)
        | Verb::Discard(who, amount)
        | Verb::Throttle(who, amount)
        | Verb::Grant(who, amount)
        | Verb::ReadDrive(who, amount)
        | Verb::Shield(who, amount) => {
            check_who(who, frame, field, wrong);
            check_amount(amount, frame, field, wrong);
        }
        Verb::Kill(which) | Verb::Reload(which) | Verb::Wake(which) | Verb::Suspend(which) => check_which(which, frame, field, wrong),
        Verb::Inject(which, who) => {
            check_which(which, frame, field, wrong);
            check_who(who, frame, field, wrong);
            if matches!(who, Who::Others | Who::Everybody) {
                wrong.push((field, t!("dw-content-inject")));
            }
        }
        Verb::Control(which, until) => {
            check_which(which, frame, field, wrong);
            check_until(until, frame, field, wrong);
        }
        Verb::CommandCost(which, more, until) => {
            check_which(which, frame, field, wrong);
            check_until(until, frame, field, wrong);
            check_more(more, field, wrong);
        }
        Verb::Cost(who, _, more, until) => {
            check_who(who, frame, field, wrong);
            check_until(until, frame, field, wrong);
            check_more(more, field, wrong);
        }
        Verb::ReadHand(who) => check_who(who, frame, field, wrong),
        Verb::Halt(item) => {
            let subject = matches!(frame.trigger, Some(Trigger::Issued(_) | Trigger::IssuedFrom(_)));
            match item {
                WhichItem::Target(at) => expect_target(at, frame, |aim| matches!(aim, Aim::Item(_)), field, wrong),
                WhichItem::Subject if !subject => wrong.push((field, t!("dw-content-subject-item"))),
                WhichItem::Subject => {}
                WhichItem::All(items) => check_whose(items.by, frame, field, wrong),
            }
        }
        Verb::Recover(at) => expect_target(at, frame, |aim| matches!(aim, Aim::Trash(Whose::You, _)), field, wrong),
        Verb::Copy(at) => expect_target(at, frame, |aim| matches!(aim, Aim::Item(_)), field, wrong),
        Verb::If(condition) | Verb::Unless(condition) => check_conditions(&[condition], frame, field, wrong),
    }
}

fn check_more(more: i8, field: &'static str, wrong: &mut Vec<(&str, String)>) {
    if !(-8..=8).contains(&more) {
        wrong.push((field, t!("dw-content-change", more = more)));
    }
}

fn check_until(until: Until, frame: Frame<'_>, field: &'static str, wrong: &mut Vec<(&str, String)>) {
    if until == Until::WhileInPlay && frame.face.kind == Kind::Script {
        wrong.push((field, t!("dw-content-while-in-play")));
    }
}

fn expect_target(at: u8, frame: Frame<'_>, fits: impl Fn(Aim) -> bool, field: &'static str, wrong: &mut Vec<(&str, String)>) {
    match frame.targets.get(usize::from(at)) {
        None => wrong.push((field, t!("dw-content-no-target", target = at, count = frame.targets.len()))),
        Some(target) if !fits(target.aim) => wrong.push((field, t!("dw-content-target-kind", target = at))),
        Some(_) => {}
    }
}

fn check_who(who: Who, frame: Frame<'_>, field: &'static str, wrong: &mut Vec<(&str, String)>) {
    match who {
        Who::Target(at) => expect_target(at, frame, |aim| !matches!(aim, Aim::Trash(..)), field, wrong),
        Who::Owner(at) => expect_target(at, frame, |aim| matches!(aim, Aim::Card(_) | Aim::Trash(..)), field, wrong),
        Who::Here if frame.face.kind == Kind::Script => wrong.push((field, t!("dw-content-script-desktop"))),
        Who::Subject if frame.trigger.is_none() => wrong.push((field, t!("dw-content-subject-player"))),
        Who::Them => wrong.push((field, t!("dw-content-them"))),
        _ => {}
    }
}

fn check_which(which: Which, frame: Frame<'_>, field: &'static str, wrong: &mut Vec<(&str, String)>) {
    match which {
        Which::This if frame.face.kind == Kind::Script => wrong.push((field, t!("dw-content-script-never"))),
        Which::Host if frame.face.kind != Kind::Conf || frame.lent => wrong.push((field, t!("dw-content-host"))),
        Which::Target(at) => expect_target(at, frame, |aim| matches!(aim, Aim::Card(_)), field, wrong),
        Which::Subject => {
            let about = matches!(
                frame.trigger,
                Some(Trigger::Enters(_) | Trigger::Becomes(..) | Trigger::IssuedFrom(_) | Trigger::Issued(_) | Trigger::Resolved(_))
            );
            if !about {
                wrong.push((field, t!("dw-content-subject-card")));
            }
        }
        Which::All(cards) => check_cards(cards, frame, field, wrong),
        Which::This | Which::Host => {}
    }
}

fn check_cards(cards: Cards, frame: Frame<'_>, field: &'static str, wrong: &mut Vec<(&str, String)>) {
    if cards.at == Whose::Here {
        wrong.push((field, t!("dw-content-at-here")));
    }
    check_whose(cards.of, frame, field, wrong);
    check_whose(cards.owned, frame, field, wrong);
}

fn check_whose(whose: Whose, frame: Frame<'_>, field: &'static str, wrong: &mut Vec<(&str, String)>) {
    if whose == Whose::Here && frame.face.kind == Kind::Script {
        wrong.push((field, t!("dw-content-script-desktop")));
    }
}

fn check_amount(amount: Amount, frame: Frame<'_>, field: &'static str, wrong: &mut Vec<(&str, String)>) {
    match amount {
        Amount::N(count) if count == 0 || count > 40 => wrong.push((field, t!("dw-content-amount", count = count))),
        Amount::X | Amount::HalfX if !frame.variable => wrong.push((field, t!("dw-content-variable"))),
        Amount::Times(_, times) if times > 8 => wrong.push((field, t!("dw-content-times", times = times))),
        Amount::Count(what) | Amount::Half(what) | Amount::Plus(what, _) | Amount::Times(what, _) => {
            check_what(what, true, frame, field, wrong);
        }
        _ => {}
    }
}

fn check_what(what: What, amount: bool, frame: Frame<'_>, field: &'static str, wrong: &mut Vec<(&str, String)>) {
    match what {
        What::X if !frame.variable => wrong.push((field, t!("dw-content-variable"))),
        What::Event => {
            let numbered =
                matches!(frame.trigger, Some(Trigger::Wiped(_) | Trigger::Drew(_) | Trigger::Discarded(_) | Trigger::Throttled(_)));
            if !numbered {
                wrong.push((field, t!("dw-content-event")));
            }
        }
        What::Cards(cards) => check_cards(cards, frame, field, wrong),
        What::Hand(who) | What::Drive(who) | What::Trash(who) | What::Free(who) | What::Allocated(who) if !(amount && who == Who::Them) => {
            check_who(who, frame, field, wrong);
        }
        _ => {}
    }
}

fn check_conditions(conditions: &[Condition], frame: Frame<'_>, field: &'static str, wrong: &mut Vec<(&str, String)>) {
    for condition in conditions {
        match *condition {
            Condition::AtLeast(what, _) | Condition::AtMost(what, _) => check_what(what, false, frame, field, wrong),
            Condition::More(one, two) => {
                check_what(one, false, frame, field, wrong);
                check_what(two, false, frame, field, wrong);
            }
            Condition::State(states) if states.is_empty() => wrong.push((field, t!("dw-content-no-state"))),
            Condition::SubjectHere if frame.trigger.is_none() => wrong.push((field, t!("dw-content-subject-player"))),
            Condition::State(_) | Condition::Injected | Condition::SubjectHere if frame.face.kind == Kind::Script => {
                wrong.push((field, t!("dw-content-script-never")));
            }
            _ => {}
        }
    }
}
