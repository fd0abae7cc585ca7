//! What is allowed: the one place that says so (whose turn, control, time, requirement, target, cost).

use super::actions::{Action, Target};
use super::cards::{Card, CardSet};
use super::content::CardFace;
use super::frames::Frame;
use super::refusals::{Why, is_other};
use super::sectors::{Code, Codes, Level, Sector};
use super::state::State;
use super::table::PLAYS;
use super::trading::OFFERS;
use super::verbs::{Aim, Effect, Lasting, When};
use super::view::Asked;
use crate::rules::game::Seat;

use crate::rules::components::expect;

type Judgement = Result<(), Why>;

impl State {
    /// Whether a seat may do this now.
    pub(super) fn judge(&self, seat: Seat, action: &Action) -> Judgement {
        if seat.0 >= self.table.seats {
            return Err(Why::NoSeat);
        }
        let (waiting, asked) = self.asking();
        if waiting.is_empty() {
            return Err(Why::Over);
        }
        if !waiting.contains(seat) {
            return match *action {
                Action::Play { card, target, backdoor } if self.table.cards.face(card).when.is_any_time() => {
                    let between = self.table.cards.face(card).when == When::AnyTime && self.between_things(asked);
                    expect(between || !self.still_asked().contains(seat), Why::NotAsked)?;
                    self.judge_play(seat, asked, card, target, backdoor)?;
                    expect(between, Why::NotAsked)
                }
                _ => Err(Why::NotYou),
            };
        }
        match *action {
            Action::Pass => self.judge_pass(seat, asked),
            Action::TakeTop => expect(asked == Asked::Government, Why::NotNow(asked)),
            Action::SkipTurn => expect(asked == Asked::NewsMedia, Why::NotNow(asked)),
            Action::Attempt(sector) if asked == Asked::FreeAttempt => self.judge_attempt(seat, sector),
            Action::Attempt(sector) if asked == Asked::Act => {
                self.judge_attempt(seat, sector)?;
                expect(self.table.budget.actions > 0, Why::NoActions)
            }
            Action::Enter(sector) if asked == Asked::FreeAttempt => {
                expect(self.may_enter(), Why::NoEntry)?;
                expect(self.table.level(seat, sector) == Level::None, Why::AccessAlready(sector))
            }
            Action::Play { card, target, backdoor } => self.judge_play(seat, asked, card, target, backdoor),
            Action::PassOn { card, to } if asked == Asked::Act => {
                self.judge_own(seat, card, Why::NoPotato(card))?;
                expect((self.table.budget.potatoes & self.hand(seat)).contains(card), Why::NoPotato(card))?;
                expect(is_other(self.table.seats, seat, to), Why::NoPartner)?;
                expect(self.table.budget.actions > 0, Why::NoActions)
            }
            Action::Trade(to) if asked == Asked::Act => {
                expect(is_other(self.table.seats, seat, to), Why::NoPartner)?;
                self.judge_offer(seat)
            }
            Action::AskCode(code) if matches!(asked, Asked::OfferWish(_)) => {
                let codes = self.trade().map_or(Codes::ALL, |trade| trade.codes);
                expect(!codes.contains(code), Why::AskedAlready)
            }
            Action::AskTitle(card) if matches!(asked, Asked::OfferWish(_)) => expect(self.askable(seat).contains(card), Why::AskedAlready),
            Action::Agree if matches!(asked, Asked::OfferWish(_) | Asked::Reply(_) | Asked::Confirm(_)) => Ok(()),
            Action::Decline if matches!(asked, Asked::OfferCard(_) | Asked::OfferWish(_) | Asked::Reply(_) | Asked::Confirm(_)) => Ok(()),
            Action::BuyAction if asked == Asked::Act => {
                expect(!self.table.budget.bought, Why::Bought)?;
                expect(self.may_buy(), Why::NoPurchase)?;
                expect(self.hand(seat).len() >= 2, Why::TwoCards)
            }
            Action::Pick(card) => self.judge_pick(seat, asked, card),
            Action::Discard(card)
                if matches!(asked, Asked::Discard | Asked::DrawDown | Asked::Pay(_) | Asked::LoseCards(_) | Asked::Price(_)) =>
            {
                self.judge_own(seat, card, Why::NotHeld(card))
            }
            Action::Draw if asked == Asked::FloodDraw => Ok(()),
            Action::Draw if asked == Asked::Draw => self.judge_draw(seat),
            _ => Err(Why::NotNow(asked)),
        }
    }

    /// Whether a seat holds a card; what lies in its own password stays there (AD-13).
    fn judge_own(&self, seat: Seat, card: Card, otherwise: Why) -> Judgement {
        if self.hand(seat).contains(card) {
            return Ok(());
        }
        Err(if self.password_cards(seat).contains(card) { Why::InPassword(card) } else { otherwise })
    }

    /// Whether a seat may make an offer now (AD-50).
    pub(super) fn judge_offer(&self, seat: Seat) -> Judgement {
        expect(self.table.budget.offers < OFFERS, Why::OffersMade)?;
        expect(!self.hand(seat).is_empty(), Why::NothingToOffer)?;
        expect(self.table.budget.actions > 0, Why::NoActions)
    }

    /// The titles that can be asked for: not what one holds oneself, nor what lies open.
    pub(super) fn askable(&self, seat: Seat) -> CardSet {
        if self.trade().is_none_or(|trade| trade.title.is_some()) {
            return CardSet::NONE;
        }
        let open = self.table.players.iter().fold(self.hands[seat.index()], |open, player| open | player.upgrades);
        let own = self.password_cards(seat);
        let lying = self.table.lying.iter().map(|lying| lying.card).collect();
        CardSet::ALL - open - own - lying
    }

    pub(super) fn judge_pass(&self, seat: Seat, asked: Asked) -> Judgement {
        match asked {
            Asked::Discard => match self.hand_limit(seat) {
                Some(limit) if self.hand(seat).len() > limit => Err(Why::OverLimit(limit)),
                _ => Ok(()),
            },
            Asked::Swap(_) => expect(!self.aside_of(seat).is_empty(), Why::PickFirst),
            Asked::LayUpgrade => expect(!self.hand(seat).intersects(self.table.cards.upgrades), Why::MustChoose),
            Asked::Government
            | Asked::NewsMedia
            | Asked::FreeAttempt
            | Asked::Act
            | Asked::Draw
            | Asked::BeforeAttempt
            | Asked::AnswerAttempt
            | Asked::AnswerCard(_)
            | Asked::Backup(_)
            | Asked::Gifts(_)
            | Asked::FloodDraw => Ok(()),
            _ => Err(Why::MustChoose),
        }
    }

    fn judge_draw(&self, seat: Seat) -> Judgement {
        if self.source().is_some() {
            return Ok(());
        }
        let budget = &self.table.budget;
        Err(match self.hand_limit(seat) {
            _ if !self.can_draw_any() => Why::NoDeck,
            Some(limit) if budget.draws > 0 || budget.bound > 0 || budget.unbound > 0 => Why::HandFull(limit),
            _ => Why::NoDraw,
        })
    }

    /// Whether a seat may attempt a sector, actions apart (AD-31, AD-37).
    pub(super) fn judge_attempt(&self, seat: Seat, sector: Sector) -> Judgement {
        expect(!self.table.player(seat).now.has(Lasting::NoAttempts), Why::NoAttempts)?;
        let level = self.table.level(seat, sector).next().ok_or(Why::RootAlready(sector))?;
        let controlled = self.table.controller(sector).is_some();
        let need = if controlled { level.cards() } else { level.price() };
        let have = self.hand(seat).len();
        expect(have >= need, Why::FewCards { sector, level, controlled, need, have })
    }

    fn judge_pick(&self, seat: Seat, asked: Asked, card: Card) -> Judgement {
        let held = self.judge_own(seat, card, Why::NotHeld(card));
        match asked {
            Asked::Password => {
                held?;
                self.judge_password(seat, card)
            }
            Asked::HandOver(_) | Asked::GiveCards { .. } | Asked::Swap(_) | Asked::OfferCard(_) | Asked::Reply(_) | Asked::Gifts(_) => held,
            Asked::Keep => expect(self.handed.contains(&card), Why::NoPick(card)),
            Asked::TakeFrom(victim) => expect(self.hand(victim).contains(card), Why::NoPick(card)),
            Asked::LoseUpgrade => expect(self.table.player(seat).upgrades.contains(card), Why::NoPick(card)),
            Asked::LayUpgrade => {
                held?;
                expect(self.table.cards.upgrades.contains(card), Why::NoPick(card))
            }
            _ => Err(Why::NotNow(asked)),
        }
    }

    /// Whether a card can be laid into the password that is being set (AD-12, AD-82).
    pub(super) fn judge_password(&self, seat: Seat, card: Card) -> Judgement {
        let Some(sector) = self.next_password(seat) else { return Err(Why::NotYou) };
        let laid = self.codes(sector);
        expect(!laid.contains(self.table.cards.code(card)), Why::SameCode(self.table.cards.code(card)))?;
        let others = self.table.controlled(seat).filter(|other| *other != sector && self.passwords[other.index()].len() < 3).count();
        let fits = super::passwords::can_complete(
            self.table.cards,
            self.hands[seat.index()].without(card),
            laid.with(self.table.cards.code(card)),
            others as u8,
        );
        expect(fits, Why::OtherPassword)
    }

    /// Which kinds of cards can be played at what is asked.
    #[inline]
    pub(super) fn playable(&self, asked: Asked) -> CardSet {
        let cards = self.table.cards;
        if self.table.budget.plays >= PLAYS {
            return CardSet::NONE;
        }
        let between = if self.between_things(asked) { cards.at_any_time } else { CardSet::NONE };
        between
            | asked.answers(cards)
            | match asked {
                Asked::Act => cards.for_actions,
                Asked::Draw => {
                    if self.has_room() {
                        cards.in_draw_step
                    } else {
                        CardSet::NONE
                    }
                }
                _ => CardSet::NONE,
            }
    }

    /// Whether a seat may play this card so (AD-40 to AD-43).
    fn judge_play(&self, seat: Seat, asked: Asked, card: Card, target: Target, backdoor: bool) -> Judgement {
        let hand = self.hand(seat);
        self.judge_own(seat, card, Why::NotHeld(card))?;
        let face = self.table.cards.face(card);
        if !self.playable(asked).contains(card) {
            return Err(if self.table.budget.plays >= PLAYS {
                Why::ManyPlays
            } else if face.when == When::AnyTime && !self.has_room() {
                Why::NoRoom
            } else if matches!(face.when, When::BeforeAttempt | When::Attempt) && self.attempt_is_uncontrolled() {
                Why::Uncontrolled(card)
            } else {
                Why::Timing(card)
            });
        }
        self.judge_requirement(seat, face, hand, backdoor)?;
        self.judge_standing(seat, face)?;
        self.judge_use(seat, face, hand, backdoor)?;
        self.judge_aim(seat, face, target)?;
        expect(self.can_pay(face), Why::NoActions)
    }

    /// Whether what is in progress is an attempt at a sector that nobody controls, which nothing answers (AD-37).
    fn attempt_is_uncontrolled(&self) -> bool {
        matches!(self.table.stack.last(), Some(Frame::Attempt(attempt)) if self.table.controller(attempt.sector).is_none())
    }

    /// Whether there is an action for the card, where it takes one.
    #[inline]
    pub(super) fn can_pay(&self, face: &CardFace) -> bool {
        !matches!(face.when, When::Action | When::Upgrade) || self.table.budget.actions > 0 || self.free_play()
    }

    /// Whether a seat meets what a card requires (AD-42).
    #[inline]
    pub(super) fn meets(&self, seat: Seat, face: &CardFace) -> bool {
        let Some(requires) = face.requires else { return true };
        self.table.level(seat, requires.sector) >= requires.level
            && requires.code.is_none_or(|code: Code| self.table.controlled(seat).any(|sector| self.codes(sector).contains(code)))
    }

    /// Whether Backdoor helps a seat that does not meet what the card requires (AD-C19).
    #[inline]
    pub(super) fn backdoor_helps(&self, face: &CardFace, hand: CardSet) -> bool {
        face.when != When::Upgrade && hand.intersects(self.table.cards.joined)
    }

    fn judge_requirement(&self, seat: Seat, face: &CardFace, hand: CardSet, backdoor: bool) -> Judgement {
        let meets = self.meets(seat, face);
        if backdoor {
            let joined = self.table.cards.joined.first();
            if let Some(joined) = joined {
                expect(hand.contains(joined), Why::NotHeld(joined))?;
            }
            return expect(!meets && joined.is_some() && self.backdoor_helps(face, hand), Why::NoBackdoor(face.number));
        }
        match face.requires {
            Some(requires) if !meets => Err(Why::Requires(face.number, requires)),
            _ => Ok(()),
        }
    }

    /// Whether a seat has what an answer takes in the sector of what it answers.
    #[inline]
    pub(super) fn judge_standing(&self, seat: Seat, face: &CardFace) -> Judgement {
        expect(self.table.has_standing(seat, face), Why::Standing(face.number, self.table.standing_level(face)))
    }

    /// Whether a card has something to work on besides what it is aimed at (AD-R10).
    pub(super) fn judge_use(&self, seat: Seat, face: &CardFace, hand: CardSet, backdoor: bool) -> Judgement {
        let rest = || {
            let joined = if backdoor { self.table.cards.joined } else { CardSet::NONE };
            hand.without(face.number) - joined
        };
        let useful = |effect: &Effect| match effect {
            Effect::TakeDiscard => self.top().is_some_and(|top| self.table.player(seat).last_played != Some(top)),
            Effect::LayUpgrade => rest().intersects(self.table.cards.upgrades),
            Effect::Swap => !rest().is_empty(),
            _ => true,
        };
        let room = face.set_off.is_none() || !self.table.lying.is_full();
        expect(room && face.effects.iter().all(useful), Why::Nothing(face.number))
    }

    /// Whether what a card is aimed at fits.
    #[inline]
    pub(super) fn judge_aim(&self, seat: Seat, face: &CardFace, target: Target) -> Judgement {
        let table = &self.table;
        let own = |sector| table.level(seat, sector);
        let other = |player: Seat| is_other(table.seats, seat, player);
        let good = match (face.aim, target) {
            (Aim::None, Target::None) => true,
            (Aim::OwnAccess, Target::Sector(sector)) => own(sector) >= Level::User,
            (Aim::ControlledWithoutAccess, Target::Sector(sector)) => own(sector) == Level::None && table.controller(sector).is_some(),
            (Aim::WithoutAccess, Target::Sector(sector)) => own(sector) == Level::None,
            (Aim::Here(here), Target::Sector(sector)) => sector == here && own(sector) == Level::None,
            (Aim::OwnUser, Target::Sector(sector)) => own(sector) == Level::User,
            (Aim::Other, Target::Player(player)) => other(player),
            (Aim::OtherWithCards, Target::Player(player)) => other(player) && !self.hand(player).is_empty(),
            (Aim::OtherWithUser(sector), Target::Player(player)) => other(player) && table.level(player, sector) == Level::User,
            (Aim::OtherWithUpgrade(card), Target::Player(player)) => other(player) && table.player(player).upgrades.contains(card),
            (Aim::Controller(sector), Target::Player(player)) => other(player) && table.controller(sector) == Some(player),
            (Aim::OthersUpgrade, Target::Card(card)) => {
                table.others(seat).iter().any(|player| table.player(player).upgrades.contains(card))
            }
            (Aim::LyingCard, Target::Card(card)) => table.lying(card).is_some(),
            (Aim::OthersMarker, Target::Marker { sector, seat: player }) => other(player) && table.level(player, sector) == Level::User,
            (Aim::MarkerUnderOper, Target::Marker { sector, seat: player }) => {
                own(sector) >= Level::Oper && player.0 < table.seats && table.level(player, sector) == Level::User
            }
            _ => false,
        };
        expect(good, Why::Aim(face.number))
    }
}
