//! Parts of sentences from which card texts are made (DW-82).

use super::language::{Aim, Target};
use super::texts::aim_words;
use super::verbs::Until;
use super::words_of_cards::{Amount, Cards, Condition, Harm, Harms, ItemKind, Items, Kind, Kinds, States, What, Which, Who, Whose};

/// The targets of a text and which of them have been spoken of.
pub(super) struct Phrases<'a> {
    targets: &'a [Target],
    said: u8,
}

impl<'a> Phrases<'a> {
    pub fn new(targets: &'a [Target]) -> Self {
        Self { targets, said: 0 }
    }

    /// A target: in full at first, then shortly.
    pub fn target(&mut self, at: u8) -> String {
        let Some(target) = self.targets.get(usize::from(at)) else { return "nothing".into() };
        let number = if self.targets.len() > 1 { [" (1)", " (2)", " (3)", " (4)"][usize::from(at) % 4] } else { "" };
        if self.said & (1 << at) != 0 {
            let again = match target.aim {
                Aim::User(_) => "that user",
                Aim::Item(_) => "that item",
                Aim::Card(_) | Aim::Trash(..) if target.count > 1 => "those cards",
                Aim::Card(_) | Aim::Trash(..) => "that card",
            };
            return format!("{again}{number}");
        }
        self.said |= 1 << at;
        let several = match target.aim {
            Aim::Card(cards) => cards_words(cards, true),
            Aim::Item(items) => format!("{} on the stack", items_words(items, true)),
            Aim::Trash(Whose::Any, kinds) => format!("{} in any trash", kinds_words(kinds, true)),
            Aim::Trash(Whose::You, kinds) => format!("{} in your trash", kinds_words(kinds, true)),
            Aim::Trash(Whose::Others, kinds) => format!("{} in other users' trash", kinds_words(kinds, true)),
            Aim::Trash(Whose::Here, kinds) => format!("{} in the trash of this desktop's user", kinds_words(kinds, true)),
            Aim::User(_) => "users".into(),
        };
        if target.count > 1 { format!("{} {several}{number}", target.count) } else { format!("{}{number}", aim_words(target.aim)) }
    }

    /// Users as an object.
    pub fn who(&mut self, who: Who) -> String {
        match who {
            Who::Target(at) => match self.targets.get(usize::from(at)).map(|target| target.aim) {
                Some(Aim::User(_)) => self.target(at),
                Some(Aim::Item(_)) => format!("the issuer of {}", self.target(at)),
                _ => format!("the controller of {}", self.target(at)),
            },
            Who::Owner(at) => format!("the owner of {}", self.target(at)),
            other => who_words(other).into(),
        }
    }

    /// What is a user's: "your drive", "another user's drive", "the drive of the issuer of a command".
    fn of(&mut self, noun: &str, who: Who) -> String {
        match who {
            Who::You => format!("your {noun}"),
            Who::Everybody => format!("every user's {noun}"),
            Who::Others => format!("each other user's {noun}"),
            Who::Here => format!("the {noun} of this desktop's user"),
            other => match self.who(other).as_str() {
                "yourself" => format!("your {noun}"),
                user if user.starts_with("the ") || user.ends_with(')') => format!("the {noun} of {user}"),
                user => format!("{user}'s {noun}"),
            },
        }
    }

    pub fn drive(&mut self, who: Who) -> String {
        self.of("drive", who)
    }

    pub fn hand(&mut self, who: Who) -> String {
        self.of("hand", who)
    }

    pub fn desktop(&mut self, who: Who) -> String {
        self.of("desktop", who)
    }

    /// That users do something: "draw 2", "another user draws 2".
    pub fn does(&mut self, who: Who, own: &str, other: &str, count: &str) -> String {
        if who == Who::You { format!("{own} {count}") } else { format!("{} {other} {count}", self.who(who)) }
    }

    pub fn which(&mut self, which: Which) -> String {
        match which {
            Which::Target(at) => self.target(at),
            Which::All(_) => format!("all {}", which_words(which)),
            _ => which_words(which),
        }
    }
}

fn who_words(who: Who) -> &'static str {
    match who {
        Who::You => "you",
        Who::Others => "each other user",
        Who::Everybody => "every user",
        Who::Here => "the user of this desktop",
        Who::Current => "the current user",
        Who::Subject | Who::Them | Who::Target(_) | Who::Owner(_) => "that user",
    }
}

/// Cards as an object.
pub(super) fn which_words(which: Which) -> String {
    match which {
        Which::This => "this card".into(),
        Which::Host => "its host".into(),
        Which::Target(_) => "the named card".into(),
        Which::Subject => "that card".into(),
        Which::All(cards) => cards_words(cards, true),
    }
}

fn list(words: &[&str], last: &str) -> String {
    match words {
        [] => String::new(),
        [one] => (*one).into(),
        [first @ .., end] => format!("{} {last} {end}", first.join(", ")),
    }
}

/// Kinds of cards: "a .PRG or .CONF", ".SCRIPTs".
pub(super) fn kinds_words(kinds: Kinds, plural: bool) -> String {
    if kinds == Kinds::ALL || kinds.is_empty() {
        return if plural { "cards".into() } else { "a card".into() };
    }
    let names: Vec<&str> = kinds.iter().map(Kind::label).collect();
    if plural {
        let names: Vec<String> = names.iter().map(|name| format!("{name}s")).collect();
        list(&names.iter().map(String::as_str).collect::<Vec<_>>(), "and")
    } else {
        format!("a {}", list(&names, "or"))
    }
}

/// Some states: "Idle or Running".
pub(super) fn states_words(states: States) -> String {
    let states: Vec<&str> = states.iter().map(super::words_of_cards::CardState::label).collect();
    list(&states, "or")
}

/// Cards in play: "an Idle .PRG of another user on your desktop", "all .PRGs you control".
pub(super) fn cards_words(cards: Cards, plural: bool) -> String {
    let mut words = String::new();
    let injected = if cards.injected { "injected " } else { "" };
    if cards.states != States::ALL {
        words = states_words(cards.states) + " ";
    }
    let kinds = if cards.kinds.is_empty() { Kinds::ALL } else { cards.kinds };
    let noun = if kinds == Kinds::ALL || kinds.len() == 3 && !kinds.contains(Kind::Script) {
        if plural { "cards in play".into() } else { "card in play".into() }
    } else {
        let names: Vec<String> = kinds.iter().map(|kind| format!("{}{}", kind.label(), if plural { "s" } else { "" })).collect();
        list(&names.iter().map(String::as_str).collect::<Vec<_>>(), if plural { "and" } else { "or" })
    };
    words = format!("{injected}{words}{noun}");
    match cards.of {
        Whose::Any => {}
        Whose::You => words += " you control",
        Whose::Others => words += if plural { " others control" } else { " another user controls" },
        Whose::Here => words += " the user of this desktop controls",
    }
    match cards.owned {
        Whose::Any => {}
        Whose::You => words += " you own",
        Whose::Others => words += if plural { " others own" } else { " another user owns" },
        Whose::Here => words += " the user of this desktop owns",
    }
    match cards.at {
        Whose::Any => {}
        Whose::You | Whose::Here => words += " on your desktop",
        Whose::Others => words += if plural { " on other desktops" } else { " on another desktop" },
    }
    if let Some(cost) = cards.cost {
        words += &format!(" of base cost {cost} or less");
    }
    let other = if cards.besides { "other " } else { "" };
    if plural {
        return format!("{other}{words}");
    }
    match (cards.besides, words.starts_with(['I', 'i'])) {
        (true, _) => format!("another {words}"),
        (false, true) => format!("an {words}"),
        (false, false) => format!("a {words}"),
    }
}

/// Items on the stack.
pub(super) fn items_words(items: Items, plural: bool) -> String {
    let noun = match (items.kind, plural) {
        (ItemKind::Any, false) => "a command or script",
        (ItemKind::Command, false) => "a command",
        (ItemKind::Script, false) => "a script",
        (ItemKind::Any, true) => "commands and scripts",
        (ItemKind::Command, true) => "commands",
        (ItemKind::Script, true) => "scripts",
    };
    let by = match items.by {
        Whose::Any => "",
        Whose::You => " of yours",
        Whose::Here => " of this desktop's user",
        Whose::Others if plural => " of other users",
        Whose::Others => " of another user",
    };
    format!("{noun}{by}")
}

/// What is counted at users: "your drive", "other users' drives".
fn of_words(who: Who, one: &str, many: &str) -> String {
    match who {
        Who::You => format!("your {one}"),
        Who::Others => format!("other users' {many}"),
        Who::Everybody => format!("all users' {many}"),
        Who::Here => format!("the {one} of this desktop's user"),
        other => format!("{}'s {one}", who_words(other)),
    }
}

/// What is counted, after "there are".
pub(super) fn what_words(what: What) -> String {
    match what {
        What::X => "□".into(),
        What::Event => "points or cards concerned".into(),
        What::Cards(cards) => cards_words(cards, true),
        What::Hand(who) => format!("cards in {}", of_words(who, "hand", "hands")),
        What::Drive(who) => format!("cards in {}", of_words(who, "drive", "drives")),
        What::Trash(who) => format!("cards in {}", of_words(who, "trash", "trash bins")),
        What::Free(who) => format!("free MP in {}", of_words(who, "memory", "memory")),
        What::Allocated(who) => format!("allocated MP in {}", of_words(who, "memory", "memory")),
        What::Stack => "items on the stack".into(),
    }
}

/// How much of something, and whether that is a long phrase: "3 cards", "as many cards as there are .PRGs you control".
pub(super) fn amount_words(amount: Amount, one: &str, many: &str) -> (String, bool) {
    let there = |what: What| format!("there are {}", what_words(what));
    match amount {
        Amount::N(1) => (format!("1 {one}"), false),
        Amount::N(count) => (format!("{count} {many}"), false),
        Amount::All => (format!("all {many}"), false),
        Amount::X => (format!("□ {many}"), false),
        Amount::HalfX => (format!("half of □ {many}"), false),
        Amount::Count(What::Event) => (format!("as many {many}"), false),
        Amount::Half(What::Event) => (format!("half as many {many}"), false),
        Amount::Count(what) => (format!("as many {many} as {}", there(what)), true),
        Amount::Half(what) => (format!("half as many {many} as {}", there(what)), true),
        Amount::Plus(what, more) if more < 0 => (format!("{} {many} fewer than {}", more.unsigned_abs(), there(what)), true),
        Amount::Plus(what, more) => (format!("{more} {many} more than {}", there(what)), true),
        Amount::Times(what, times) => (format!("{times} times as many {many} as {}", there(what)), true),
    }
}

/// All conditions, after "requires", "if" or "while".
pub(super) fn conditions_words(conditions: &[Condition]) -> String {
    let one = |condition: &Condition| match *condition {
        Condition::AtLeast(what, count) => format!("there are {count} or more {}", what_words(what)),
        Condition::AtMost(what, 0) => format!("there are no {}", what_words(what)),
        Condition::AtMost(what, count) => format!("there are {count} or fewer {}", what_words(what)),
        Condition::More(first, second) => format!("there are more {} than {}", what_words(first), what_words(second)),
        Condition::YourTurn => "it is your turn".into(),
        Condition::OthersTurn => "it is another user's turn".into(),
        Condition::State(states) => format!("this card is {}", states_words(states)),
        Condition::Injected => "this card lies on another user's desktop".into(),
        Condition::SubjectHere => "that user is the user of this desktop".into(),
    };
    conditions.iter().map(one).collect::<Vec<_>>().join(" and ")
}

/// What cards are protected from.
pub(super) fn harms_words(harms: Harms) -> String {
    let word = |harm: Harm| match harm {
        Harm::Kill => "killed",
        Harm::Reload => "reloaded",
        Harm::Suspend => "suspended",
        Harm::Control => "taken control of",
        Harm::Inject => "injected elsewhere",
        Harm::Target => "named as a target by others",
    };
    let words: Vec<&str> = harms.iter().map(word).collect();
    list(&words, "or")
}

/// How long.
pub(super) fn until_words(until: Until) -> &'static str {
    match until {
        Until::EndOfTurn => " until this turn ends",
        Until::YourCleanup => " until your next Memory Cleanup",
        Until::TheirCleanup => " until their next Memory Cleanup",
        Until::WhileInPlay => " as long as this is in play",
        Until::Ever => "",
    }
}
