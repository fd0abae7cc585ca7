//! Amounts and conditions of card texts in words (DW-51, DW-70).

use super::amounts::half;
use super::phrases::{Case, Number, Person, Phrases, all_of, cards_words, controlled_words, states_words, whose_people};
use super::words_of_cards::{Amount, Cards, Condition, What, Whose};
use crate::t;

/// How much of something.
pub(super) struct Much {
    /// The amount: “3 cards”. Of a comparison it may be the thing alone, with the rest in `equal`.
    pub amount: String,
    /// What it is equal to, if that stands apart.
    pub equal: String,
    /// Whether it is a comparison.
    pub long: &'static str,
}

impl Much {
    fn short(amount: String) -> Self {
        Self { amount, equal: String::new(), long: "no" }
    }
}

/// Conditions as clauses.
pub(super) fn clauses(conditions: &[Condition]) -> Vec<String> {
    let mut phrases = Phrases::new(&[], None);
    conditions.iter().map(|condition| phrases.condition(*condition)).collect()
}

/// All conditions, after “if”, “while” or “only if”.
pub(super) fn conditions_words(conditions: &[Condition]) -> String {
    all_of(clauses(conditions))
}

impl Phrases<'_> {
    /// An amount of something: cards, top (of a drive), free or allocated (Memory Points), wipes.
    pub fn amount(&mut self, amount: Amount, unit: &'static str) -> Much {
        let x = self.x.map(i16::from);
        let number = |count: i16| Much::short(t!("dw-amount", count = count.max(0), unit = unit));
        match (amount, x) {
            (Amount::N(count), _) => number(i16::from(count)),
            (Amount::X | Amount::Count(What::X), Some(x)) => number(x),
            (Amount::HalfX | Amount::Half(What::X), Some(x)) => number(half(x)),
            (Amount::Plus(What::X, more), Some(x)) => number(x + i16::from(more)),
            (Amount::Times(What::X, times), Some(x)) => number(x * i16::from(times)),
            (Amount::All, _) => Much::short(t!("dw-amount-all", unit = unit)),
            (Amount::X | Amount::Count(What::X), None) => Much::short(t!("dw-amount-x", unit = unit)),
            (Amount::HalfX | Amount::Half(What::X), None) => Much::short(t!("dw-amount-half-x", unit = unit)),
            (Amount::Count(What::Event), _) => Much::short(t!("dw-amount-event", unit = unit)),
            (Amount::Half(What::Event), _) => Much::short(t!("dw-amount-half-event", unit = unit)),
            (Amount::Count(what), _) => self.compared("count", 1, what, unit),
            (Amount::Half(what), _) => self.compared("half", 1, what, unit),
            (Amount::Times(what, times), _) => self.compared("times", times, what, unit),
            (Amount::Plus(what, more), _) if more < 0 => self.compared("fewer", more.unsigned_abs(), what, unit),
            (Amount::Plus(what, more), _) => self.compared("more", more.unsigned_abs(), what, unit),
        }
    }

    fn compared(&mut self, form: &'static str, count: u8, what: What, unit: &'static str) -> Much {
        let what = self.what(what);
        let amount = t!("dw-amount-compared", form = form, count = count, what = what.as_str(), unit = unit);
        let equal = t!("dw-amount-compared.equal", form = form, count = count, what = what.as_str());
        Much { amount, equal, long: "yes" }
    }

    /// A number of the moment as something to compare with.
    fn what(&mut self, what: What) -> String {
        match what {
            What::X => self.x.map_or_else(|| "□".to_owned(), |x| x.to_string()),
            What::Event => t!("dw-what-event"),
            What::Cards(cards) => t!("dw-what-cards", cards = cards_words(cards, Number::Many, Case::Nom)),
            What::Hand(who) => {
                let person = self.counted(who);
                t!("dw-what-hand", hand = person.hand(), player = person.say(Case::Gen))
            }
            What::Drive(who) => t!("dw-what-drive", drive = self.counted(who).drive(Case::Dat)),
            What::Trash(who) => t!("dw-what-trash", in_trash = self.counted(who).in_trash()),
            What::Free(who) => {
                let person = self.counted(who);
                t!("dw-what-free", who = person.who, player = person.say(Case::Gen))
            }
            What::Allocated(who) => {
                let person = self.counted(who);
                t!("dw-what-allocated", who = person.who, player = person.say(Case::Gen))
            }
            What::Stack => t!("dw-what-stack"),
        }
    }

    /// A condition as a clause.
    pub fn condition(&mut self, condition: Condition) -> String {
        match condition {
            Condition::AtLeast(what, count) => self.number_is("at-least", what, count),
            Condition::AtMost(what, 0) => self.number_is("none", what, 0),
            Condition::AtMost(what, count) => self.number_is("at-most", what, count),
            Condition::More(first, second) => self.is_more(first, second),
            Condition::YourTurn => t!("dw-if-your-turn"),
            Condition::OthersTurn => t!("dw-if-others-turn"),
            Condition::State(states) => t!("dw-if-state", states = states_words(states)),
            Condition::Injected => t!("dw-if-injected"),
            Condition::SubjectHere => t!("dw-if-on-their-desktop"),
        }
    }

    fn number_is(&mut self, compare: &'static str, what: What, count: u8) -> String {
        let many = t!("dw-compare", compare = compare, count = count);
        let number = if count == 1 { Number::Single } else { Number::Many };
        match what {
            What::X => t!("dw-if-x", x = self.what(what), compare = compare, count = count),
            What::Event => t!("dw-if-event", many = many, count = count),
            What::Cards(cards) if cards.of == Whose::Any => {
                t!("dw-if-cards", many = many, count = count, cards = cards_words(cards, number, Case::Acc))
            }
            What::Cards(cards) => {
                let person = whose_people(cards.of);
                let cards = controlled_words(cards, number);
                t!("dw-if-control", many = many, who = person.who, player = person.say(Case::Nom), cards = cards)
            }
            What::Hand(who) => {
                let person = self.counted(who);
                t!("dw-if-hand", many = many, count = count, who = person.who, player = person.say(Case::Nom))
            }
            What::Drive(who) => {
                let person = self.counted(who);
                t!("dw-if-drive", many = many, count = count, who = person.who, drive = person.drive(Case::Dat))
            }
            What::Trash(who) => t!("dw-if-trash", many = many, count = count, in_trash = self.counted(who).in_trash()),
            What::Free(who) => {
                let person = self.counted(who);
                t!("dw-if-free", many = many, who = person.who, player = person.say(Case::Nom))
            }
            What::Allocated(who) => {
                let person = self.counted(who);
                t!("dw-if-allocated", many = many, who = person.who, player = person.say(Case::Nom))
            }
            What::Stack => t!("dw-if-stack", many = many, count = count),
        }
    }

    fn is_more(&mut self, first: What, second: What) -> String {
        let of_whom = |cards: Cards| (cards.of != Whose::Any).then(|| whose_people(cards.of));
        let bare = |cards: Cards| Cards { of: Whose::Any, ..cards };
        let both = |first: &Person, second: &Person| (first.who, first.say(Case::Nom), second.say(Case::Nom));
        match (first, second) {
            (What::Cards(one), What::Cards(two)) if bare(one) == bare(two) => {
                if let (Some(first), Some(second)) = (of_whom(one), of_whom(two)) {
                    let (who, player, other) = both(&first, &second);
                    return t!(
                        "dw-if-control-more",
                        who = who,
                        player = player,
                        other = other,
                        cards = controlled_words(one, Number::Many)
                    );
                }
            }
            (What::Hand(one), What::Hand(two)) => {
                let (first, second) = (self.counted(one), self.counted(two));
                let (who, player, other) = both(&first, &second);
                return t!("dw-if-hand-more", who = who, player = player, other = other);
            }
            (What::Drive(one), What::Drive(two)) => {
                let (first, second) = (self.counted(one), self.counted(two));
                return t!("dw-if-drive-more", who = first.who, drive = first.drive(Case::Dat), other = second.drive(Case::Dat));
            }
            (What::Free(one), What::Free(two)) => {
                let (first, second) = (self.counted(one), self.counted(two));
                let (who, player, other) = both(&first, &second);
                return t!("dw-if-free-more", who = who, player = player, other = other);
            }
            _ => {}
        }
        let first = self.what(first);
        t!("dw-if-more", first = first, second = self.what(second))
    }
}
