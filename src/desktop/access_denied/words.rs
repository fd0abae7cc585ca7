//! Words of this table: what buttons say, and what keywords, bonuses and effects mean. The rules' own words are theirs.

use crate::rules::access_denied::{Action, Asked, CardFace, Lasting, Level, Requirement, State as Game, Target, View, When};
use crate::rules::game::{Game as _, Names, Seat};

/// A seat as its player is spoken to.
pub fn name(view: &View, names: Names<'_>, seat: Seat) -> String {
    if view.own() == Some(seat) { "you".to_owned() } else { names.of(seat).into_owned() }
}

/// So many of something.
fn count(number: u8, what: &str) -> String {
    if number == 1 { format!("1 {what}") } else { format!("{number} {what}s") }
}

/// What a button says for an action.
pub fn label(view: &View, names: Names<'_>, action: &Action) -> String {
    let who = |seat: Seat| name(view, names, seat);
    match action {
        Action::Pass => pass(view.asked).to_owned(),
        Action::TakeTop => view.top.map_or_else(|| "Take the top card".to_owned(), |top| format!("Take {}", view.table.cards.title(top))),
        Action::SkipTurn => "Skip the turn for six cards".into(),
        Action::Attempt(sector) => {
            let level = view.own().map_or(Level::None, |own| view.table.level(own, *sector)).next().unwrap_or(Level::Root);
            if view.table.controller(*sector).is_some() {
                format!("Attempt {sector} for {level}: hand over {}", count(level.cards(), "card"))
            } else {
                format!("Take {level} in {sector}: discard {}", count(level.price(), "card"))
            }
        }
        Action::Enter(sector) => format!("Enter {sector} as User, no code shown"),
        Action::Play { card, target, backdoor } => {
            let aim = match target {
                Target::None => String::new(),
                Target::Sector(sector) => format!(" on {sector}"),
                Target::Player(seat) => format!(" on {}", who(*seat)),
                Target::Marker { sector, seat } => format!(" on the marker of {} in {sector}", who(*seat)),
                Target::Card(other) => format!(" on {}", view.table.cards.title(*other)),
            };
            format!("Play {}{aim}{}", view.table.cards.title(*card), if *backdoor { " with Backdoor" } else { "" })
        }
        Action::PassOn { card, to } => format!("Give {} to {}", view.table.cards.title(*card), who(*to)),
        Action::Trade(to) => format!("Offer {} a trade", who(*to)),
        Action::AskCode(code) => format!("Ask for {code}"),
        Action::AskTitle(card) => format!("Ask for {}", view.table.cards.title(*card)),
        Action::Agree => match view.asked {
            Asked::OfferWish(_) => "Send the offer".into(),
            Asked::Reply(_) => "Accept".into(),
            _ => "Confirm the trade".into(),
        },
        Action::Decline => match view.asked {
            Asked::Reply(_) => "Decline".into(),
            Asked::Confirm(_) => "Call it off".into(),
            _ => "Withdraw the offer".into(),
        },
        Action::BuyAction => "Discard two cards for an action".into(),
        Action::Pick(card) => format!("{} {}", picks(view.asked), view.table.cards.title(*card)),
        Action::Discard(card) => format!("Discard {}", view.table.cards.title(*card)),
        Action::Draw => "Draw a card".into(),
    }
}

/// What a choice means.
pub fn meaning(view: &View, names: Names<'_>, action: &Action) -> String {
    let own = view.own().unwrap_or_default();
    match action {
        // The rules count seats; here they have names.
        Action::Trade(to) => {
            format!("One of your cards for what {} gives; it takes an action only if you both agree (AD-50)", name(view, names, *to))
        }
        Action::Enter(_) => "Universities' Root bonus, or War Dialer, makes you User there instead of your free attempt, and nobody can stop it (AD-76, AD-C28)".into(),
        Action::BuyAction => "TeleComm's Root bonus: two cards for one more action, once a turn (AD-75)".into(),
        _ => Game::describe_action(view, own, action),
    }
}

/// What passing means where it is asked.
const fn pass(asked: Asked) -> &'static str {
    match asked {
        Asked::Government => "Leave the card",
        Asked::NewsMedia => "Play this turn",
        Asked::FreeAttempt => "Pass: no free attempt",
        Asked::Act => "End actions",
        Asked::Discard => "End discards",
        Asked::Draw => "End turn",
        Asked::FloodDraw => "Draw no more",
        Asked::BeforeAttempt | Asked::AnswerAttempt | Asked::AnswerCard(_) => "Pass: no answer",
        Asked::Backup(_) => "Pass: lose them",
        Asked::LayUpgrade => "Lay none",
        Asked::Swap(_) => "Done: swap these",
        Asked::Gifts(_) => "Done: give these",
        Asked::Reply(_) => "Done",
        _ => "Pass",
    }
}

/// What is done with a picked card.
const fn picks(asked: Asked) -> &'static str {
    match asked {
        Asked::Password => "Password:",
        Asked::HandOver(_) => "Hand over",
        Asked::Keep => "Keep",
        Asked::GiveCards { .. } | Asked::Gifts(_) | Asked::Reply(_) => "Give",
        Asked::TakeFrom(_) => "Take",
        Asked::Swap(_) => "Swap",
        Asked::LayUpgrade => "Lay",
        Asked::OfferCard(_) => "Offer",
        _ => "Discard",
    }
}

/// What a card requires, in words.
pub fn requirement(requires: Requirement) -> String {
    let access = match requires.level {
        Level::Root => format!("Root in {}", requires.sector),
        Level::Oper => format!("Oper or Root in {}", requires.sector),
        _ => format!("Access to {}", requires.sector),
    };
    requires.code.map_or(access.clone(), |code| format!("{access}, and {code} in your password"))
}

/// The kinds of a card: a word, and what it means.
pub fn kinds(face: &CardFace) -> Vec<(&'static str, &'static str)> {
    let mut kinds = Vec::new();
    match face.when {
        When::Upgrade => kinds.push(("Upgrade", "Stays face up before its player and works from then on (AD-43).")),
        When::Potato => kinds.push((
            "Hot potato",
            "Never played: if your turn begins with it in your hand, its penalty holds for that turn. Give it away for an action, use it in an attempt, trade or discard it (AD-44).",
        )),
        When::Joined => kinds.push(("Joined", "Played together with another card and takes no action of its own (AD-C19).")),
        When::AnyTime => kinds.push(("Any time", "May be played between any two steps, in anybody's turn, and takes no action (AD-41).")),
        When::DrawStep => kinds.push(("Draw step", "Played in your own Draw step, and takes no action (AD-41).")),
        When::Action => kinds.push(("Action", "Playing it takes one action (AD-40).")),
        _ => kinds.push(("Answer", "Played at the moment its text names, in anybody's turn, and takes no action (AD-41).")),
    }
    if face.virus {
        kinds.push(("Virus", "Counter-Virus and Anti-Virus answer it, and ICE keeps it off (AD-R1)."));
    }
    if face.set_off.is_some() {
        kinds.push(("Sector card", "Lies face up on a sector until what it waits for happens (AD-43)."));
    }
    if face.unstoppable {
        kinds.push(("Unstoppable", "No card can answer it (AD-46)."));
    }
    kinds
}

/// What a level is.
pub const fn level(level: Level) -> &'static str {
    match level {
        Level::None => "No marker in this sector.",
        Level::User => {
            "User: the first of three levels; an attempt for it takes one card, or two discards where nobody controls (AD-1, AD-31, AD-37)."
        }
        Level::Oper => {
            "Oper: the second level; an attempt for it takes two cards, or three discards where nobody controls (AD-1, AD-31, AD-37)."
        }
        Level::Root => {
            "Root: the highest level; it gives the sector's bonus, and in controlled sectors it counts for winning (AD-70, AD-80)."
        }
    }
}

/// What lasts on a player: icon, word, meaning.
pub fn lasting(effect: Lasting) -> (&'static str, String, &'static str) {
    match effect {
        Lasting::NoFreeAttempt => ("prohibit", "no free attempt".into(), "No Free Access Attempt step"),
        Lasting::NoAttempts => ("plug", "no attempts".into(), "No access attempts at all, not even the free one"),
        Lasting::NoActions => ("hand-pointing", "no actions".into(), "Takes no actions; the free attempt stays, and so do answers (AD-22)"),
        Lasting::Off => ("power", "all off".into(), "Root bonuses and upgrades are off"),
        Lasting::NoDraws => ("bug", "no draws".into(), "Draws nothing in the Draw step"),
        Lasting::NoLimit => ("arrows-out", "no limit".into(), "No hand limit"),
        Lasting::Actions(more) => ("lightning", format!("{more:+} actions"), "More or fewer actions"),
        Lasting::Draws(more) => ("plus", format!("+{more} draws"), "More cards in the Draw step"),
    }
}
