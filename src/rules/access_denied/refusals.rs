//! Why something is not allowed, in words (AD-40 and all others).

use super::cards::Card;
use super::content::Cards;
use super::sectors::{Code, Level, Sector};
use super::verbs::{Aim, Requirement, Standing, When};
use super::view::Asked;
use crate::rules::game::{Refusal, Seat};
use crate::t;

/// Why an action is not allowed; the words are made only when somebody wants to read them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Why {
    /// The match is over.
    Over,
    /// There is no such seat.
    NoSeat,
    /// Others are waited for.
    NotYou,
    /// Others are asked for an answer.
    NotAsked,
    /// Nothing answers an attempt at an uncontrolled sector.
    Uncontrolled(Card),
    /// What is asked now is something else.
    NotNow(Asked),
    /// The card is not in one's hand.
    NotHeld(Card),
    /// It lies in one's own password.
    InPassword(Card),
    /// The card is played at another time.
    Timing(Card),
    /// A lot is in progress already.
    NoRoom,
    /// As many cards have been played as a turn can have.
    ManyPlays,
    /// What the card requires is missing.
    Requires(Card, Requirement),
    /// Backdoor is not needed, or of no use here.
    NoBackdoor(Card),
    /// What an answer takes in the sector concerned is missing.
    Standing(Card, Level),
    /// What it is aimed at does not fit.
    Aim(Card),
    /// The card has nothing to work on.
    Nothing(Card),
    /// No actions are left.
    NoActions,
    /// No attempts in this turn.
    NoAttempts,
    /// There is Root already.
    RootAlready(Sector),
    /// There is access already.
    AccessAlready(Sector),
    /// Too few cards for the attempt.
    FewCards { sector: Sector, level: Level, controlled: bool, need: u8, have: u8 },
    /// The bonus to enter a sector freely is missing.
    NoEntry,
    /// A code stands twice in a password.
    SameCode(Code),
    /// The other password could not be made any more.
    OtherPassword,
    /// Only shown hot potatoes can be passed on.
    NoPotato(Card),
    /// That is oneself, or nobody.
    NoPartner,
    /// Two offers have been made.
    OffersMade,
    /// There is no card to offer.
    NothingToOffer,
    /// That code or title is asked for already, or can't be.
    AskedAlready,
    /// The bonus to buy an action is missing.
    NoPurchase,
    /// It has been bought.
    Bought,
    /// Two cards are needed for it.
    TwoCards,
    /// The card can't be picked here.
    NoPick(Card),
    /// Cards must be discarded first.
    OverLimit(u8),
    /// The same, and it would not be so but for a card that has switched a bonus or an upgrade off.
    OverLimitBy(u8, Card),
    /// A card has switched the bonus or the upgrade off that this takes.
    Off(Card),
    /// No more cards may be drawn.
    NoDraw,
    /// The hand is full.
    HandFull(u8),
    /// There is no card to draw.
    NoDeck,
    /// At least one card is to be picked.
    PickFirst,
    /// There is no way around it.
    MustChoose,
}

/// The ids of the rules of the cards.
const CARD_RULES: [&str; 64] = [
    "AD-40", "AD-C01", "AD-C02", "AD-C03", "AD-C04", "AD-C05", "AD-C06", "AD-C07", "AD-C08", "AD-C09", "AD-C10", "AD-C11", "AD-C12",
    "AD-C13", "AD-C14", "AD-C15", "AD-C16", "AD-C17", "AD-C18", "AD-C19", "AD-C20", "AD-C21", "AD-C22", "AD-C23", "AD-C24", "AD-C25",
    "AD-C26", "AD-C27", "AD-C28", "AD-C29", "AD-C30", "AD-C31", "AD-C32", "AD-C33", "AD-C34", "AD-C35", "AD-C36", "AD-C37", "AD-C38",
    "AD-C39", "AD-C40", "AD-C41", "AD-C42", "AD-C43", "AD-C44", "AD-C45", "AD-C46", "AD-C47", "AD-C48", "AD-C49", "AD-C50", "AD-C51",
    "AD-C52", "AD-C53", "AD-C54", "AD-C55", "AD-C56", "AD-C57", "AD-C58", "AD-C59", "AD-C60", "AD-C61", "AD-C62", "AD-C63",
];

impl Card {
    /// The id of its rule: `AD-C14`.
    #[must_use]
    fn rule(self) -> &'static str {
        CARD_RULES[usize::from(self.number())]
    }
}

/// What a card requires, in words (AD-42).
#[must_use]
pub fn requirement(requires: Requirement) -> String {
    let level = match requires.level {
        Level::Root => "root",
        Level::Oper => "oper",
        Level::User | Level::None => "user",
    };
    let code = requires.code.map_or_else(|| "none".to_owned(), |code| code.to_string());
    t!("ad-requirement", level = level, sector = requires.sector.name(), code = code)
}

impl Why {
    /// The same in words.
    pub(super) fn refusal(self, faces: &Cards) -> Refusal {
        let title = |card: Card| faces.title(card).to_owned();
        match self {
            Self::Over => Refusal::new("AD-80", t!("ad-refuse-over")),
            Self::NoSeat => Refusal::new("AD-10", t!("ad-refuse-no-seat")),
            Self::NotYou => Refusal::new("AD-20", t!("ad-refuse-not-you")),
            Self::NotAsked => Refusal::new("AD-41", t!("ad-refuse-not-asked")),
            Self::Uncontrolled(card) => Refusal::new("AD-37", t!("ad-refuse-uncontrolled", card = title(card))),
            Self::NotNow(asked) => Refusal::new(now_rule(asked), t!("ad-refuse-not-now", asked = asked.name())),
            Self::NotHeld(card) => Refusal::new("AD-40", t!("ad-refuse-not-held", card = title(card))),
            Self::InPassword(card) => Refusal::new("AD-13", t!("ad-refuse-in-password", card = title(card))),
            Self::Timing(card) => timing(card, faces),
            Self::NoRoom => Refusal::new("AD-41", t!("ad-refuse-no-room")),
            Self::ManyPlays => Refusal::new("AD-83", t!("ad-refuse-many-plays", count = super::PLAYS)),
            Self::Requires(card, requires) => {
                Refusal::new("AD-42", t!("ad-refuse-requires", card = title(card), requirement = requirement(requires)))
            }
            Self::NoBackdoor(card) => Refusal::new("AD-C19", t!("ad-refuse-no-backdoor", card = title(card))),
            Self::Standing(card, level) => {
                let standing = match faces.face(card).standing {
                    Standing::Control => "control",
                    _ if level >= Level::Oper => "oper",
                    _ => "access",
                };
                Refusal::new(card.rule(), t!("ad-refuse-standing", card = title(card), standing = standing))
            }
            Self::Aim(card) => wrong_target(card, faces),
            Self::Nothing(card) => nothing(card, faces),
            Self::NoActions => Refusal::new("AD-22", t!("ad-refuse-no-actions")),
            Self::NoAttempts => Refusal::new("AD-C40", t!("ad-refuse-no-attempts")),
            Self::RootAlready(sector) => Refusal::new("AD-31", t!("ad-refuse-root-already", sector = sector.name())),
            Self::AccessAlready(sector) => Refusal::new("AD-R4", t!("ad-refuse-access-already", sector = sector.name())),
            Self::FewCards { sector, level, controlled, need, have } => {
                let (level, sector) = (level.name(), sector.name());
                if controlled {
                    Refusal::new("AD-31", t!("ad-refuse-few-cards", level = level, sector = sector, need = need, have = have))
                } else {
                    Refusal::new("AD-37", t!("ad-refuse-few-discards", level = level, sector = sector, need = need, have = have))
                }
            }
            Self::NoEntry => Refusal::new("AD-76", t!("ad-refuse-no-entry")),
            Self::SameCode(code) => Refusal::new("AD-12", t!("ad-refuse-same-code", code = code.to_string())),
            Self::OtherPassword => Refusal::new("AD-82", t!("ad-refuse-other-password")),
            Self::NoPotato(card) => Refusal::new("AD-44", t!("ad-refuse-no-potato", card = title(card))),
            Self::NoPartner => Refusal::new("AD-50", t!("ad-refuse-no-partner")),
            Self::OffersMade => Refusal::new("AD-50", t!("ad-refuse-offers-made")),
            Self::NothingToOffer => Refusal::new("AD-50", t!("ad-refuse-nothing-to-offer")),
            Self::AskedAlready => Refusal::new("AD-50", t!("ad-refuse-asked-already")),
            Self::NoPurchase => Refusal::new("AD-75", t!("ad-refuse-no-purchase")),
            Self::Bought => Refusal::new("AD-75", t!("ad-refuse-bought")),
            Self::TwoCards => Refusal::new("AD-75", t!("ad-refuse-two-cards")),
            Self::NoPick(card) => Refusal::new("AD-40", t!("ad-refuse-no-choice", card = title(card))),
            Self::OverLimit(limit) => Refusal::new("AD-23", t!("ad-refuse-over-limit", limit = limit)),
            Self::OverLimitBy(limit, card) => Refusal::new(card.rule(), t!("ad-refuse-over-limit-by", limit = limit, card = title(card))),
            Self::Off(card) => Refusal::new(card.rule(), t!("ad-refuse-off", card = title(card))),
            Self::NoDraw => Refusal::new("AD-24", t!("ad-refuse-no-draw")),
            Self::HandFull(limit) => Refusal::new("AD-24", t!("ad-refuse-hand-full", limit = limit)),
            Self::NoDeck => Refusal::new("AD-26", t!("ad-refuse-no-deck")),
            Self::PickFirst => Refusal::new("AD-C06", t!("ad-refuse-choose-first")),
            Self::MustChoose => Refusal::new("AD-40", t!("ad-refuse-must-choose")),
        }
    }
}

/// The rule of what is asked now.
const fn now_rule(asked: Asked) -> &'static str {
    match asked {
        Asked::Nothing => "AD-80",
        Asked::Password => "AD-12",
        Asked::Government => "AD-72",
        Asked::NewsMedia => "AD-74",
        Asked::FreeAttempt => "AD-21",
        Asked::Act => "AD-22",
        Asked::Discard => "AD-23",
        Asked::Draw => "AD-24",
        Asked::DrawDown => "AD-71",
        Asked::BeforeAttempt | Asked::AnswerAttempt | Asked::AnswerCard(_) => "AD-41",
        Asked::HandOver(_) => "AD-31",
        Asked::Pay(_) => "AD-37",
        Asked::Keep => "AD-C15",
        Asked::Backup(_) => "AD-R3",
        Asked::LoseCards(_) | Asked::GiveCards { .. } => "AD-45",
        Asked::TakeFrom(_) => "AD-C32",
        Asked::LoseUpgrade => "AD-C37",
        Asked::Swap(_) => "AD-C06",
        Asked::LayUpgrade => "AD-C33",
        Asked::Price(_) => "AD-75",
        Asked::OfferCard(_) | Asked::OfferWish(_) | Asked::Reply(_) | Asked::Confirm(_) => "AD-50",
        Asked::Gifts(_) | Asked::FloodDraw => "AD-C46",
    }
}

/// When a card is played, said to somebody who plays it at another time.
fn timing(card: Card, faces: &Cards) -> Refusal {
    let (rule, when) = match faces.face(card).when {
        When::Action | When::Upgrade => ("AD-40", "action"),
        When::Potato => ("AD-44", "potato"),
        When::Joined => ("AD-C19", "joined"),
        When::AnyTime => ("AD-41", "any-time"),
        When::DrawStep => ("AD-24", "draw-step"),
        When::BeforeAttempt => ("AD-41", "before-attempt"),
        When::Attempt => ("AD-41", "attempt"),
        When::Virus => ("AD-R1", "virus"),
        When::RootCard => ("AD-42", "root-card"),
        When::RequiringCard => ("AD-R2", "requiring-card"),
        When::Loss => ("AD-R3", "loss"),
    };
    Refusal::new(rule, t!("ad-refuse-timing", card = faces.title(card), when = when))
}

/// What a card targets, said to somebody who targets something else.
fn wrong_target(card: Card, faces: &Cards) -> Refusal {
    let (aim, sector, other) = match faces.face(card).aim {
        Aim::None => ("none", "", ""),
        Aim::OwnAccess => ("own-access", "", ""),
        Aim::ControlledWithoutAccess => ("controlled-without-access", "", ""),
        Aim::WithoutAccess => ("without-access", "", ""),
        Aim::Here(sector) => ("here", sector.name(), ""),
        Aim::OwnUser => ("own-user", "", ""),
        Aim::Other => ("other", "", ""),
        Aim::OtherWithCards => ("other-with-cards", "", ""),
        Aim::OtherWithUser(sector) => ("other-with-user", sector.name(), ""),
        Aim::OtherWithUpgrade(card) => ("other-with-upgrade", "", faces.title(card)),
        Aim::OthersUpgrade => ("others-upgrade", "", ""),
        Aim::OthersMarker => ("others-marker", "", ""),
        Aim::MarkerUnderOper => ("marker-under-oper", "", ""),
        Aim::LyingCard => ("lying-card", "", ""),
        Aim::Controller(sector) => ("controller", sector.name(), ""),
    };
    Refusal::new("AD-R10", t!("ad-refuse-target", card = faces.title(card), aim = aim, sector = sector, other = other))
}

/// Why a card would do nothing.
fn nothing(card: Card, faces: &Cards) -> Refusal {
    let has = |test: fn(&super::Effect) -> bool| faces.face(card).effects.iter().any(test);
    let lacks = if has(|effect| matches!(effect, super::Effect::TakeDiscard)) {
        "discard"
    } else if has(|effect| matches!(effect, super::Effect::LayUpgrade)) {
        "upgrade"
    } else if has(|effect| matches!(effect, super::Effect::Swap)) {
        "cards"
    } else {
        "room"
    };
    Refusal::new(card.rule(), t!("ad-refuse-nothing", card = faces.title(card), lacks = lacks))
}

/// A partner that there is not.
pub(super) fn is_other(seats: u8, seat: Seat, other: Seat) -> bool {
    other.0 < seats && other != seat
}
