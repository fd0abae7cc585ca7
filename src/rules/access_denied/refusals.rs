//! Why something is not allowed, in words (AD-40 and all others).

use super::cards::Card;
use super::content::Cards;
use super::sectors::{Code, Level, Sector};
use super::verbs::{Aim, Requirement, Standing, When};
use super::view::Asked;
use crate::rules::game::{Refusal, Seat};

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

fn cards(count: u8) -> String {
    if count == 1 { "1 card".into() } else { format!("{count} cards") }
}

/// What a card requires, in words (AD-42).
#[must_use]
pub fn requirement(requires: Requirement) -> String {
    let level = match requires.level {
        Level::Root => "Root in",
        Level::Oper => "Oper or Root in",
        Level::User | Level::None => "access to",
    };
    match requires.code {
        Some(code) => format!("{level} {} and code {code} in your own password", requires.sector),
        None => format!("{level} {}", requires.sector),
    }
}

impl Why {
    /// The same in words.
    pub(super) fn refusal(self, faces: &Cards) -> Refusal {
        match self {
            Self::Over => Refusal::new("AD-80", "The match is over."),
            Self::NoSeat => Refusal::new("AD-10", "There is no such seat at this table."),
            Self::NotYou => Refusal::new("AD-20", "It's not your turn to act."),
            Self::NotAsked => Refusal::new("AD-41", "Answer when you are asked: players are asked clockwise, one at a time."),
            Self::Uncontrolled(card) => {
                Refusal::new("AD-37", format!("{} answers no attempt here: nobody controls this sector.", faces.title(card)))
            }
            Self::NotNow(asked) => not_now(asked),
            Self::NotHeld(card) => Refusal::new("AD-40", format!("{} is not in your hand.", faces.title(card))),
            Self::InPassword(card) => {
                Refusal::new("AD-13", format!("{} lies in your password and stays there until the match ends.", faces.title(card)))
            }
            Self::Timing(card) => timing(card, faces),
            Self::NoRoom => Refusal::new("AD-41", "Too many cards are in progress; wait until one of them is done with."),
            Self::ManyPlays => Refusal::new(
                "AD-83",
                format!("{} cards have been played in this turn, and that is all that a turn can have.", super::PLAYS),
            ),
            Self::Requires(card, requires) => Refusal::new("AD-42", format!("{} requires {}.", faces.title(card), requirement(requires))),
            Self::NoBackdoor(card) => Refusal::new(
                "AD-C19",
                format!(
                    "Backdoor can't go with {}: it lifts a requirement that you don't meet, and not one of an upgrade.",
                    faces.title(card)
                ),
            ),
            Self::Standing(card, level) => {
                let text = match faces.face(card).standing {
                    Standing::Control => "only the controller of the sector can play it.".to_owned(),
                    _ if level >= Level::Oper => "you have to be Oper or Root in the sector concerned.".to_owned(),
                    _ => "you need access to the sector concerned.".to_owned(),
                };
                Refusal::new(card.rule(), format!("{}: {text}", faces.title(card)))
            }
            Self::Aim(card) => Refusal::new("AD-R10", format!("{} is aimed at {}.", faces.title(card), aim(faces.face(card).aim, faces))),
            Self::Nothing(card) => nothing(card, faces),
            Self::NoActions => Refusal::new("AD-22", "You have no action left for this."),
            Self::NoAttempts => Refusal::new("AD-C40", "You are cut off and make no access attempt in this turn."),
            Self::RootAlready(sector) => Refusal::new("AD-31", format!("You have Root in {sector} already.")),
            Self::AccessAlready(sector) => Refusal::new("AD-R4", format!("You have access to {sector} already.")),
            Self::FewCards { sector, level, controlled: true, need, have } => {
                Refusal::new("AD-31", format!("An attempt at {level} in {sector} takes {}, and you hold {have}.", cards(need)))
            }
            Self::FewCards { sector, level, controlled: false, need, have } => {
                Refusal::new("AD-37", format!("{level} in the uncontrolled sector {sector} costs {}, and you hold {have}.", cards(need)))
            }
            Self::NoEntry => Refusal::new("AD-76", "Gaining User without a code takes the bonus of Universities or War Dialer."),
            Self::SameCode(code) => Refusal::new("AD-12", format!("The three codes of a password differ, and {code} is in it already.")),
            Self::OtherPassword => Refusal::new("AD-82", "With this card here your passwords could not both be completed."),
            Self::NoPotato(card) => Refusal::new(
                "AD-44",
                format!("{} can't be passed on: only a hot potato with which you began this turn can.", faces.title(card)),
            ),
            Self::NoPartner => Refusal::new("AD-50", "That has to be another player at this table."),
            Self::OffersMade => Refusal::new("AD-50", "You have made two offers in this turn, and that is all."),
            Self::NothingToOffer => Refusal::new("AD-50", "You have no card to offer."),
            Self::AskedAlready => Refusal::new("AD-50", "You ask for that already, or it lies where nobody could give it to you."),
            Self::NoPurchase => Refusal::new("AD-75", "Buying an action takes the bonus of TeleComm."),
            Self::Bought => Refusal::new("AD-75", "You have bought an action in this turn already."),
            Self::TwoCards => Refusal::new("AD-75", "Buying an action costs two cards, and you don't hold so many."),
            Self::NoPick(card) => Refusal::new("AD-40", format!("{} can't be picked here.", faces.title(card))),
            Self::OverLimit(limit) => Refusal::new("AD-23", format!("Discard first: your hand limit is {}.", cards(limit))),
            Self::OverLimitBy(limit, card) => Refusal::new(
                card.rule(),
                format!(
                    "Discard first: your hand limit is {}, because {} has switched off what raises it.",
                    cards(limit),
                    faces.title(card)
                ),
            ),
            Self::Off(card) => {
                Refusal::new(card.rule(), format!("{} has switched off the bonus or upgrade that this takes.", faces.title(card)))
            }
            Self::NoDraw => Refusal::new("AD-24", "You have drawn all the cards that you may draw in this step."),
            Self::HandFull(limit) => Refusal::new("AD-24", format!("Your hand is full: your limit is {}.", cards(limit))),
            Self::NoDeck => Refusal::new("AD-26", "There is no card left to draw."),
            Self::PickFirst => Refusal::new("AD-C06", "Pick at least one card first."),
            Self::MustChoose => Refusal::new("AD-40", "There is no way around it: you have to choose."),
        }
    }
}

/// What is asked now, said to somebody who did something else.
fn not_now(asked: Asked) -> Refusal {
    let (rule, text) = match asked {
        Asked::Nothing => ("AD-80", "The match is over."),
        Asked::Password => ("AD-12", "Now everybody sets its password."),
        Asked::Government => ("AD-72", "First decide whether you take the top card of the discard pile."),
        Asked::NewsMedia => ("AD-74", "First decide whether you skip this turn."),
        Asked::FreeAttempt => ("AD-21", "This is the Free Access Attempt step: attempt a sector or pass."),
        Asked::Act => ("AD-22", "This is the Take Actions step: attempt, play, trade or pass."),
        Asked::Discard => ("AD-23", "This is the Discard Cards step: discard or pass."),
        Asked::Draw => ("AD-24", "This is the Draw Cards step: draw or pass."),
        Asked::DrawDown => ("AD-71", "Discard down to your hand limit now."),
        Asked::BeforeAttempt | Asked::AnswerAttempt | Asked::AnswerCard(_) => {
            ("AD-41", "Now you are asked for an answer: play one or pass.")
        }
        Asked::HandOver(_) => ("AD-31", "Now hand over the cards of your attempt."),
        Asked::Pay(_) => ("AD-37", "Now discard the cards that this sector costs."),
        Asked::Keep => ("AD-C15", "Pick the card of the attempt that you keep."),
        Asked::Backup(_) => ("AD-R3", "Save your cards with an answer now, or pass."),
        Asked::LoseCards(_) => ("AD-45", "Now discard what you have to."),
        Asked::GiveCards { .. } => ("AD-45", "Now give the cards that you have to."),
        Asked::TakeFrom(_) => ("AD-C32", "Pick the card that you take."),
        Asked::LoseUpgrade => ("AD-C37", "Pick the upgrade that you discard."),
        Asked::Swap(_) => ("AD-C06", "Pick the cards that you give, then pass."),
        Asked::LayUpgrade => ("AD-C33", "Pick the upgrade that you lay."),
        Asked::Price(_) => ("AD-75", "Now discard the cards that the action costs."),
        Asked::OfferCard(_) => ("AD-50", "Pick the card that you offer, or withdraw."),
        Asked::OfferWish(_) => ("AD-50", "Ask for something, send your offer, or withdraw it."),
        Asked::Reply(_) => ("AD-50", "Reply to the offer: pick what you give and accept, or decline."),
        Asked::Confirm(_) => ("AD-50", "Confirm the exchange, or call it off."),
        Asked::Gifts(_) => ("AD-C46", "Pick your gifts, then pass."),
        Asked::FloodDraw => ("AD-C46", "Draw, or pass."),
    };
    Refusal::new(rule, text)
}

/// When a card is played, said to somebody who plays it at another time.
fn timing(card: Card, faces: &Cards) -> Refusal {
    let (rule, when) = match faces.face(card).when {
        When::Action | When::Upgrade => ("AD-40", "is played for an action in your Take Actions step"),
        When::Potato => ("AD-44", "is a hot potato and never played"),
        When::Joined => ("AD-C19", "is played together with another card, not alone"),
        When::AnyTime => ("AD-41", "is played between two steps, actions or answers"),
        When::DrawStep => ("AD-24", "is played in your own Draw Cards step"),
        When::BeforeAttempt => ("AD-41", "is played when somebody else names a controlled sector to attempt"),
        When::Attempt => ("AD-41", "answers somebody else's access attempt"),
        When::Virus => ("AD-R1", "answers a virus"),
        When::RootCard => ("AD-42", "answers a card that requires Root and nothing less"),
        When::RequiringCard => ("AD-R2", "answers a card that requires access to a sector"),
        When::Loss => ("AD-R3", "answers somebody else's card when it makes you lose cards"),
    };
    Refusal::new(rule, format!("{} {when}.", faces.title(card)))
}

/// What a card is aimed at, in words.
fn aim(aim: Aim, faces: &Cards) -> String {
    match aim {
        Aim::None => "nothing by choice".into(),
        Aim::OwnAccess => "a sector to which you have access".into(),
        Aim::ControlledWithoutAccess => "a controlled sector to which you have no access".into(),
        Aim::WithoutAccess => "a sector to which you have no access".into(),
        Aim::Here(sector) => format!("{sector}, and only while you have no access there"),
        Aim::OwnUser => "a sector in which you are User and no more".into(),
        Aim::Other => "another player".into(),
        Aim::OtherWithCards => "another player that holds cards".into(),
        Aim::OtherWithUser(sector) => format!("another player that is User in {sector} and no more"),
        Aim::OtherWithUpgrade(card) => format!("another player with {} face up", faces.title(card)),
        Aim::OthersUpgrade => "a face-up upgrade of another player".into(),
        Aim::OthersMarker => "another player's marker in a User area".into(),
        Aim::MarkerUnderOper => "a marker in the User area of a sector in which you are Oper or Root".into(),
        Aim::LyingCard => "a card that lies on a sector".into(),
        Aim::Controller(sector) => format!("the controller of {sector}, who has to be another player"),
    }
}

/// Why a card would do nothing.
fn nothing(card: Card, faces: &Cards) -> Refusal {
    let face = faces.face(card);
    let has = |test: fn(&super::Effect) -> bool| face.effects.iter().any(test);
    let text = if has(|effect| matches!(effect, super::Effect::TakeDiscard)) {
        "the discard pile has to have a top card that is not the one you played last."
    } else if has(|effect| matches!(effect, super::Effect::LayUpgrade)) {
        "you have to hold an upgrade."
    } else if has(|effect| matches!(effect, super::Effect::Swap)) {
        "you have to hold a card to give."
    } else {
        "no more cards can lie on sectors."
    };
    Refusal::new(card.rule(), format!("{}: {text}", faces.title(card)))
}

/// A partner that there is not.
pub(super) fn is_other(seats: u8, seat: Seat, other: Seat) -> bool {
    other.0 < seats && other != seat
}
