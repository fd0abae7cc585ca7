//! Phrases from which card texts are made (DW-82): players, cards, items on the stack, and where they are.

use super::language::{Aim, Target};
use super::words_of_cards::{CardState, Cards, ItemKind, Items, Kind, Kinds, States, Which, Who, Whose};
use crate::t;

/// The case in which a phrase stands. Languages that inflect choose by its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Case {
    /// Who or what does something.
    Nom,
    /// To whom or what it is done.
    Acc,
    /// For whom or what.
    Dat,
    /// Whose.
    Gen,
}

impl Case {
    /// Its name, as texts choose by it.
    const fn name(self) -> &'static str {
        match self {
            Self::Nom => "nom",
            Self::Acc => "acc",
            Self::Dat => "dat",
            Self::Gen => "gen",
        }
    }
}

/// How many cards or items a phrase means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Number {
    /// Any one: “a card”.
    One,
    /// One, after a number: “1 or more cards”.
    Single,
    /// Several, after a number or none.
    Many,
    /// All of them.
    All,
    /// So many.
    Count(u8),
}

impl Number {
    const fn of(count: u8) -> Self {
        if count > 1 { Self::Count(count) } else { Self::One }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::One => "one",
            Self::Single => "single",
            Self::Many => "many",
            Self::All => "all",
            Self::Count(_) => "count",
        }
    }

    const fn count(self) -> u8 {
        match self {
            Self::Count(count) => count,
            _ => 1,
        }
    }
}

/// Players that a text works on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Person {
    /// Which, as texts choose by it.
    pub who: &'static str,
    /// The card or item through which they are meant.
    of: String,
    count: u8,
    /// The number of the target, where there are several.
    mark: String,
}

impl Person {
    fn new(who: &'static str) -> Self {
        Self { who, of: String::new(), count: 1, mark: String::new() }
    }

    fn of_whose(whose: Whose) -> Self {
        Self::new(match whose {
            Whose::Any => "any",
            Whose::You => "you",
            Whose::Others => "other",
            Whose::Here => "here",
        })
    }

    /// The players in words.
    pub fn say(&self, case: Case) -> String {
        t!("dw-player", who = self.who, case = case.name(), of = self.of.as_str(), count = self.count) + &self.mark
    }

    /// Whether what is theirs is said with “of”.
    fn form(&self) -> &'static str {
        let long = matches!(self.who, "here" | "issuer" | "controller" | "owner") || !self.mark.is_empty();
        if long { "of" } else { "plain" }
    }

    /// Their drive.
    pub fn drive(&self, case: Case) -> String {
        t!("dw-drive", who = self.who, form = self.form(), case = case.name(), player = self.say(Case::Gen))
    }

    /// From their drive.
    pub fn out_of_drive(&self) -> String {
        t!("dw-from-drive", who = self.who, drive = self.drive(Case::Dat), player = self.say(Case::Gen))
    }

    /// Their hand, as an object.
    pub fn hand(&self) -> String {
        t!("dw-hand", who = self.who, form = self.form(), player = self.say(Case::Gen))
    }

    /// Onto their desktop.
    pub fn onto_desktop(&self) -> String {
        t!("dw-onto-desktop", who = self.who, form = self.form(), player = self.say(Case::Gen))
    }

    /// In their trash.
    pub fn in_trash(&self) -> String {
        t!("dw-in-trash", who = self.who, form = self.form(), player = self.say(Case::Gen))
    }
}

/// Words of which one holds: “Idle or Running”.
pub(super) fn one_of(words: Vec<String>) -> String {
    joined(words, |first, last| t!("dw-or", first = first, last = last))
}

/// Words that all hold: “.PRGs and .CONFs”.
pub(super) fn all_of(words: Vec<String>) -> String {
    joined(words, |first, last| t!("dw-and", first = first, last = last))
}

/// Words one after another: “dd, ed”.
pub(super) fn listed(words: Vec<String>) -> String {
    words.into_iter().reduce(|first, next| t!("dw-comma", first = first, last = next)).unwrap_or_default()
}

fn joined(mut words: Vec<String>, with: impl FnOnce(String, String) -> String) -> String {
    let Some(last) = words.pop() else { return String::new() };
    if words.is_empty() { last } else { with(listed(words), last) }
}

const fn whose_name(whose: Whose) -> &'static str {
    match whose {
        Whose::Any => "any",
        Whose::You => "you",
        Whose::Others => "others",
        Whose::Here => "here",
    }
}

const fn yes(is: bool) -> &'static str {
    if is { "yes" } else { "no" }
}

/// Some states: “Idle or Running”.
pub(super) fn states_words(states: States) -> String {
    one_of(states.iter().map(|state| state.label().to_owned()).collect())
}

/// The kinds of cards of a phrase: their name, as texts choose by it, and the kinds in words.
fn kinds_named(kinds: Kinds, number: Number) -> (&'static str, String) {
    if kinds == Kinds::ALL || kinds.is_empty() {
        return ("any", String::new());
    }
    let listed = kinds.len() > 1;
    let name = match kinds.iter().next() {
        _ if listed => "several",
        Some(Kind::Daemon) => "daemon",
        Some(Kind::Conf) => "conf",
        Some(Kind::Script) => "script",
        _ => "prg",
    };
    let word = |kind: Kind| t!("dw-kind", kind = kind.label(), number = number.name(), listed = yes(listed));
    let words = kinds.iter().map(word).collect();
    let together = matches!(number, Number::All | Number::Many);
    (name, if together { all_of(words) } else { one_of(words) })
}

/// Cards of these kinds wherever they are: “a .PRG or .CONF”, “.SCRIPTs”.
pub(super) fn kinds_words(kinds: Kinds, number: Number, case: Case) -> String {
    head(&Cards { kinds, ..Cards::default() }, false, number, case)
}

/// Article, what stands before the noun, and the noun.
fn head(cards: &Cards, in_play: bool, number: Number, case: Case) -> String {
    let (kind, kinds) = kinds_named(cards.kinds, number);
    let states = if cards.states == States::ALL { States::default() } else { cards.states };
    let state = match states.iter().next() {
        None => "none",
        Some(CardState::Loading) => "loading",
        Some(CardState::Idle) => "idle",
        Some(CardState::Running) => "running",
    };
    t!(
        "dw-cards-head",
        number = number.name(),
        count = number.count(),
        case = case.name(),
        kind = kind,
        kinds = kinds,
        state = state,
        states = states_words(states),
        injected = yes(cards.injected),
        besides = yes(cards.besides),
        in_play = yes(in_play)
    )
}

/// Cards in play: “an Idle .PRG another player controls on your desktop”, “all .PRGs you control”.
pub(super) fn cards_words(cards: Cards, number: Number, case: Case) -> String {
    let any = Whose::Any;
    let all_in_play = cards.kinds.len() == 3 && !cards.kinds.contains(Kind::Script);
    let kinds = if all_in_play { Kinds::ALL } else { cards.kinds };
    let in_play = cards.of == any && cards.at == any && cards.owned == any;
    phrase(Cards { kinds, ..cards }, in_play, number, case)
}

/// Cards that somebody controls, where it has been said who.
pub(super) fn controlled_words(cards: Cards, number: Number) -> String {
    phrase(Cards { of: Whose::Any, ..cards }, false, number, Case::Acc)
}

fn phrase(cards: Cards, in_play: bool, number: Number, case: Case) -> String {
    let one = matches!(number, Number::One | Number::Single);
    t!(
        "dw-cards",
        head = head(&cards, in_play, number, case),
        number = if one { "one" } else { "many" },
        of = whose_name(cards.of),
        owned = whose_name(cards.owned),
        at = if cards.at == Whose::Here { "you" } else { whose_name(cards.at) },
        cost = cards.cost.map_or(-1, i32::from),
        state = yes(cards.states != States::ALL && !cards.states.is_empty()),
        states = states_words(cards.states),
        besides = yes(cards.besides)
    )
}

const fn item_kind(kind: ItemKind) -> &'static str {
    match kind {
        ItemKind::Any => "any",
        ItemKind::Command => "command",
        ItemKind::Script => "script",
    }
}

/// Commands and scripts, on the stack or not.
pub(super) fn items_words(items: Items, on_stack: bool, number: Number, case: Case) -> String {
    t!(
        "dw-items",
        kind = item_kind(items.kind),
        by = whose_name(items.by),
        number = number.name(),
        count = number.count(),
        case = case.name(),
        on_stack = yes(on_stack)
    )
}

fn trash_words(whose: Whose, kinds: Kinds, way: &'static str, number: Number, case: Case) -> String {
    t!("dw-cards-in-trash", cards = kinds_words(kinds, number, case), whose = whose_name(whose), way = way)
}

/// What a target is, in words: for prompts and refusals.
#[must_use]
pub fn aim_words(aim: Aim, case: Case) -> String {
    aimed(aim, Number::One, case)
}

fn aimed(aim: Aim, number: Number, case: Case) -> String {
    match aim {
        Aim::User(whose) => Person::of_whose(whose).say(case),
        Aim::Card(cards) => cards_words(cards, number, case),
        Aim::Item(items) => items_words(items, true, number, case),
        Aim::Trash(whose, kinds) => trash_words(whose, kinds, "in", number, case),
    }
}

/// The targets of a text, which of them have been spoken of, and its □ if that is known.
pub(super) struct Phrases<'a> {
    targets: &'a [Target],
    said: u8,
    /// The □.
    pub x: Option<u8>,
}

impl<'a> Phrases<'a> {
    pub fn new(targets: &'a [Target], x: Option<u8>) -> Self {
        Self { targets, said: 0, x }
    }

    /// The number of a target where the text has others that would be called the same later on.
    fn mark(&self, at: u8) -> String {
        let sort = |target: &Target| match target.aim {
            Aim::User(_) => 0,
            Aim::Item(_) => 1,
            Aim::Card(_) | Aim::Trash(..) => 2,
        };
        let same = |target: &&Target| self.targets.get(usize::from(at)).is_some_and(|own| sort(own) == sort(target));
        if self.targets.iter().filter(same).count() > 1 { format!(" ({})", at + 1) } else { String::new() }
    }

    /// Whether a target has been spoken of; from now on it has.
    fn is_known(&mut self, at: u8) -> bool {
        let known = self.said >> at & 1 == 1;
        self.said |= 1 << at;
        known
    }

    /// A target: in full at first, then shortly.
    pub fn target(&mut self, at: u8, case: Case) -> String {
        self.target_in(at, "in", case)
    }

    /// A card that is taken out of a trash.
    pub fn out_of_trash(&mut self, at: u8) -> String {
        self.target_in(at, "from", Case::Acc)
    }

    fn target_in(&mut self, at: u8, way: &'static str, case: Case) -> String {
        let Some(target) = self.targets.get(usize::from(at)).copied() else { return String::new() };
        let number = if target.count > 1 { "many" } else { "one" };
        let words = match (self.is_known(at), target.aim) {
            (true, Aim::User(_)) => Person::new(if target.count > 1 { "those" } else { "that" }).say(case),
            (true, Aim::Item(items)) => t!("dw-item", kind = item_kind(items.kind), number = number, case = case.name()),
            (true, Aim::Card(_) | Aim::Trash(..)) => t!("dw-card", card = "chosen", number = number, case = case.name()),
            (false, Aim::Trash(whose, kinds)) => trash_words(whose, kinds, way, Number::of(target.count), case),
            (false, aim) => aimed(aim, Number::of(target.count), case),
        };
        words + &self.mark(at)
    }

    /// The players that a text works on.
    pub fn player(&mut self, who: Who) -> Person {
        let derived = |who: &'static str, of: String| Person { of, ..Person::new(who) };
        match who {
            Who::You => Person::new("you"),
            Who::Others => Person::new("each-other"),
            Who::Everybody => Person::new("each"),
            Who::Here => Person::new("here"),
            Who::Current => Person::new("current"),
            Who::Subject => Person::new("that"),
            Who::Them => Person::new("them"),
            Who::Owner(at) => derived("owner", self.target(at, Case::Nom)),
            Who::Target(at) => match self.targets.get(usize::from(at)).copied() {
                Some(Target { aim: Aim::User(whose), count }) => {
                    let person = match (self.is_known(at), count > 1) {
                        (true, true) => Person::new("those"),
                        (true, false) => Person::new("that"),
                        (false, true) => Person { count, ..Person::new(if whose == Whose::Others { "several-others" } else { "several" }) },
                        (false, false) => Person::of_whose(whose),
                    };
                    Person { mark: self.mark(at), ..person }
                }
                Some(Target { aim: Aim::Item(_), .. }) => derived("issuer", self.target(at, Case::Dat)),
                _ => derived("controller", self.target(at, Case::Acc)),
            },
        }
    }

    /// The players whose cards or points are counted, all together.
    pub fn counted(&mut self, who: Who) -> Person {
        match who {
            Who::Others => Person::new("others"),
            Who::Everybody => Person::new("all"),
            other => self.player(other),
        }
    }

    /// Cards that a verb works on.
    pub fn which(&mut self, which: Which, case: Case) -> String {
        match which {
            Which::Target(at) => self.target(at, case),
            Which::All(cards) => cards_words(cards, Number::All, case),
            Which::This | Which::Host | Which::Subject => {
                let card = match which {
                    Which::This => "this",
                    Which::Host => "host",
                    _ => "that",
                };
                t!("dw-card", card = card, number = "one", case = case.name())
            }
        }
    }

    /// One of the cards meant, where something happens to it.
    pub fn one_of(&mut self, which: Which) -> String {
        match which {
            Which::All(cards) => cards_words(cards, Number::One, Case::Nom),
            other => self.which(other, Case::Nom),
        }
    }
}

/// Whether cards are several, by which verbs agree with them.
pub(super) const fn number_of(which: Which) -> &'static str {
    if matches!(which, Which::All(_)) { "many" } else { "one" }
}

/// Players whose something is, for what does something to any one of them.
pub(super) fn whose_person(whose: Whose) -> Person {
    match whose {
        Whose::Any => Person::new("somebody"),
        other => Person::of_whose(other),
    }
}

/// Players whose something is, all of them.
pub(super) fn whose_people(whose: Whose) -> Person {
    Person::new(match whose {
        Whose::Any => "all",
        Whose::You => "you",
        Whose::Others => "others",
        Whose::Here => "here",
    })
}
