//! What the words on a card do not allow together (DW-82).

use super::content::Problems;
use super::language::{Aim, Command, CommandCost, Face, Modifier, Part, Placing, TARGETS, Trigger};
use super::verbs::{Until, Verb};
use super::words_of_cards::{Amount, CardState, Cards, Condition, Kind, What, Which, WhichItem, Who, Whose};

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

/// Takes down what is wrong with a card.
pub(super) fn check_face(face: &Face, problems: &mut Problems<'_>) {
    let mut wrong: Vec<(&str, String)> = Vec::new();
    let title = face.title.as_str();
    let good = |letter: char| letter.is_alphanumeric() || " .-_/!?+'&".contains(letter);
    if title.is_empty() || title.chars().count() > 24 || !title.chars().all(good) || title.trim() != title {
        wrong.push(("title", "a title has 1 to 24 letters, digits, spaces and . - _ / ! ? + ' &.".into()));
    }
    if face.cost > 7 {
        wrong.push(("cost", "base costs go from 0 to 7 (DW-21).".into()));
    }
    let script = face.kind == Kind::Script;
    let in_play = !(face.commands.is_empty() && face.lends.is_empty() && face.always.is_empty());
    if script && in_play {
        wrong.push(("kind", "a .SCRIPT is never in play: it has no commands, lends and always (DW-33).".into()));
    }
    if script && face.placed != Placing::Own {
        wrong.push(("placed", "a .SCRIPT is not put on a desktop (DW-33).".into()));
    }
    let texts = face.targets.len() + face.does.len() + face.either.len();
    if !script && texts > 0 {
        wrong.push(("does", "only a .SCRIPT has targets, does and either of its own; use effects or commands.".into()));
    }
    if face.commands.len() > 4 || face.lends.len() > 2 || face.effects.len() > 4 || face.always.len() > 6 {
        wrong.push(("commands", "a card has at most 4 commands, 2 lent ones, 4 effects and 6 modifiers.".into()));
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
            wrong.push(("commands", format!("{} is there twice.", command.name)));
        }
    }
    for effect in &face.effects {
        let frame = Frame { trigger: Some(effect.on), ..plain };
        if script && !matches!(effect.on, Trigger::ThisWiped | Trigger::ThisDiscarded) {
            wrong.push(("effects", "a .SCRIPT is never in play; only ThisWiped and ThisDiscarded work on it (DW-33).".into()));
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
        if let Modifier::CardCost(_, _, more) | Modifier::CommandCost(_, more) | Modifier::Wipes(_, _, more) = always.does
            && !(-8..=8).contains(&more)
        {
            wrong.push(("always", "costs and wipes change by 8 at most.".into()));
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
                wrong.push(("on", "no state is named.".into()));
            }
            if which == Which::This && frame.face.kind == Kind::Daemon {
                wrong.push(("on", "a .DAEMON is always Idle (DW-31).".into()));
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
        problems.warn(&face.title, "commands", &format!("{} can never be issued (DW-20, DW-34, DW-51).", command.name));
    }
}

fn check_command(command: &Command, frame: Frame<'_>, wrong: &mut Vec<(&str, String)>) {
    let good = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || "-=".contains(letter);
    let name = command.name.strip_prefix("--").unwrap_or("");
    if name.is_empty() || name.len() > 20 || !name.chars().all(good) {
        wrong.push(("name", "a command is named --like-this (DW-22).".into()));
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
        wrong.push((field, "where there is an either, targets and does stand in its parts.".into()));
    }
    if !(2..=4).contains(&either.len()) {
        wrong.push((field, "an either has 2 to 4 parts.".into()));
    }
    for part in either {
        check_part(&part.targets, &part.does, frame, field, wrong);
    }
}

fn check_part(targets: &[super::language::Target], does: &[Verb], frame: Frame<'_>, field: &'static str, wrong: &mut Vec<(&str, String)>) {
    let frame = Frame { targets, ..frame };
    let count: usize = targets.iter().map(|target| usize::from(target.count)).sum();
    if count > TARGETS || targets.iter().any(|target| target.count == 0) {
        wrong.push((field, format!("a text has at most {TARGETS} targets, and each count is 1 at least.")));
    }
    if does.is_empty() || does.len() > 8 {
        wrong.push((field, "a text does 1 to 8 things.".into()));
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
        wrong.push((field, "a text that copies names nothing but one item on the stack.".into()));
    }
    if copies && frame.trigger.is_some() {
        wrong.push((field, "only commands and scripts copy.".into()));
    }
    let guards = |verb: Option<&Verb>| matches!(verb, Some(Verb::If(_) | Verb::Unless(_)));
    if guards(does.last()) || does.windows(2).any(|pair| guards(pair.first()) && guards(pair.last())) {
        wrong.push((field, "after If or Unless comes the verb that it is about.".into()));
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
                wrong.push((field, "a card is injected into one desktop.".into()));
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
                WhichItem::Subject if !subject => wrong.push((field, "only Issued and IssuedFrom are about an item.".into())),
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
        wrong.push((field, "costs change by 8 at most.".into()));
    }
}

fn check_until(until: Until, frame: Frame<'_>, field: &'static str, wrong: &mut Vec<(&str, String)>) {
    if until == Until::WhileInPlay && frame.face.kind == Kind::Script {
        wrong.push((field, "a .SCRIPT is never in play, so nothing lasts WhileInPlay (DW-33).".into()));
    }
}

fn expect_target(at: u8, frame: Frame<'_>, fits: impl Fn(Aim) -> bool, field: &'static str, wrong: &mut Vec<(&str, String)>) {
    match frame.targets.get(usize::from(at)) {
        None => wrong.push((field, format!("there is no target {at}; they count from 0."))),
        Some(target) if !fits(target.aim) => wrong.push((field, format!("target {at} is not of the kind that this takes."))),
        Some(_) => {}
    }
}

fn check_who(who: Who, frame: Frame<'_>, field: &'static str, wrong: &mut Vec<(&str, String)>) {
    match who {
        Who::Target(at) => expect_target(at, frame, |aim| !matches!(aim, Aim::Trash(..)), field, wrong),
        Who::Owner(at) => expect_target(at, frame, |aim| matches!(aim, Aim::Card(_) | Aim::Trash(..)), field, wrong),
        Who::Here if frame.face.kind == Kind::Script => wrong.push((field, "a .SCRIPT lies on no desktop (DW-33).".into())),
        Who::Subject if frame.trigger.is_none() => wrong.push((field, "only an effect is about a user.".into())),
        Who::Them => wrong.push((field, "Them stands in amounts only.".into())),
        _ => {}
    }
}

fn check_which(which: Which, frame: Frame<'_>, field: &'static str, wrong: &mut Vec<(&str, String)>) {
    match which {
        Which::This if frame.face.kind == Kind::Script => wrong.push((field, "a .SCRIPT is never in play (DW-33).".into())),
        Which::Host if frame.face.kind != Kind::Conf || frame.lent => wrong.push((field, "only a .CONF has a host (DW-32).".into())),
        Which::Target(at) => expect_target(at, frame, |aim| matches!(aim, Aim::Card(_)), field, wrong),
        Which::Subject => {
            let about = matches!(
                frame.trigger,
                Some(Trigger::Enters(_) | Trigger::Becomes(..) | Trigger::IssuedFrom(_) | Trigger::Issued(_) | Trigger::Resolved(_))
            );
            if !about {
                wrong.push((field, "only Enters, Becomes, Issued, IssuedFrom and Resolved are about a card in play.".into()));
            }
        }
        Which::All(cards) => check_cards(cards, frame, field, wrong),
        Which::This | Which::Host => {}
    }
}

fn check_cards(cards: Cards, frame: Frame<'_>, field: &'static str, wrong: &mut Vec<(&str, String)>) {
    if cards.at == Whose::Here {
        wrong.push((field, "at: You is the desktop where the card lies; at: Here says no more (DW-35).".into()));
    }
    check_whose(cards.of, frame, field, wrong);
    check_whose(cards.owned, frame, field, wrong);
}

fn check_whose(whose: Whose, frame: Frame<'_>, field: &'static str, wrong: &mut Vec<(&str, String)>) {
    if whose == Whose::Here && frame.face.kind == Kind::Script {
        wrong.push((field, "a .SCRIPT lies on no desktop (DW-33).".into()));
    }
}

fn check_amount(amount: Amount, frame: Frame<'_>, field: &'static str, wrong: &mut Vec<(&str, String)>) {
    match amount {
        Amount::N(count) if count == 0 || count > 40 => wrong.push((field, "an amount is 1 to 40.".into())),
        Amount::X | Amount::HalfX if !frame.variable => wrong.push((field, "only a command with a Variable cost has a □ (DW-22).".into())),
        Amount::Times(_, times) if times > 8 => wrong.push((field, "at most 8 times.".into())),
        Amount::Count(what) | Amount::Half(what) | Amount::Plus(what, _) | Amount::Times(what, _) => {
            check_what(what, true, frame, field, wrong);
        }
        _ => {}
    }
}

fn check_what(what: What, amount: bool, frame: Frame<'_>, field: &'static str, wrong: &mut Vec<(&str, String)>) {
    match what {
        What::X if !frame.variable => wrong.push((field, "only a command with a Variable cost has a □ (DW-22).".into())),
        What::Event => {
            let numbered =
                matches!(frame.trigger, Some(Trigger::Wiped(_) | Trigger::Drew(_) | Trigger::Discarded(_) | Trigger::Throttled(_)));
            if !numbered {
                wrong.push((field, "only Wiped, Drew, Discarded and Throttled are about a number.".into()));
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
            Condition::State(states) if states.is_empty() => wrong.push((field, "no state is named.".into())),
            Condition::SubjectHere if frame.trigger.is_none() => wrong.push((field, "only an effect is about a user.".into())),
            Condition::State(_) | Condition::Injected | Condition::SubjectHere if frame.face.kind == Kind::Script => {
                wrong.push((field, "a .SCRIPT is never in play (DW-33).".into()));
            }
            _ => {}
        }
    }
}
