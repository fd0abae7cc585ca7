//! Whether something may be done now: the judgements behind lists and refusals (DW-20, DW-34, DW-40, DW-51).

use super::actions::Action;
use super::amounts::Scope;
use super::cards::Card;
use super::content::{CommandId, Text};
use super::costs::{card_total, command_total};
use super::desktops::Placed;
use super::issuing::Chosen;
use super::language::{Aim, CommandCost};
use super::refusals::Why;
use super::stack::{Doing, Item, Named};
use super::state::State;
use super::table::ISSUES;
use super::view::Asked;
use super::words_of_cards::{CardState, Kind};
use crate::rules::game::Seat;

use crate::rules::components::expect;

/// What is found about an action.
type Judgement = Result<(), Why>;

impl State {
    /// Whether a seat may do this now; otherwise the first rule that forbids it.
    pub(super) fn judge(&self, seat: Seat, action: Action) -> Judgement {
        expect(seat.0 < self.table.seats, Why::NoSeat)?;
        let (waiting, asked) = self.asking();
        expect(asked != Asked::Nothing, Why::Over)?;
        expect(waiting.contains(seat), Why::NotAsked(seat, action))?;
        match action {
            Action::Pass => expect(asked == Asked::Respond, Why::NotNow(asked, action)),
            Action::EndStep => expect(matches!(asked, Asked::Setup | Asked::Run), Why::NotNow(asked, action)),
            Action::Keep | Action::Mulligan => expect(asked == Asked::Mulligan, Why::NotNow(asked, action)),
            Action::Draw(count) => {
                expect(asked == Asked::Draw, Why::NotNow(asked, action))?;
                let most = self.table.most_draws();
                expect((1..=most).contains(&count), Why::Draws(most))
            }
            Action::Play(card) => {
                expect(matches!(asked, Asked::Setup | Asked::Run | Asked::Respond), Why::NotNow(asked, action))?;
                self.judge_play(seat, asked, card)
            }
            Action::Issue { card, command } => {
                expect(matches!(asked, Asked::Run | Asked::Respond), Why::NotNow(asked, action))?;
                self.judge_issue(seat, card, command)
            }
            Action::Either(_) | Action::Amount(_) | Action::Name(_) => {
                let fits = matches!(
                    (asked, action),
                    (Asked::Either, Action::Either(_))
                        | (Asked::Amount, Action::Amount(_))
                        | (Asked::Place | Asked::Target, Action::Name(_))
                );
                expect(fits, Why::NotNow(asked, action))?;
                self.judge_choice(action)
            }
            Action::Discard(card) => {
                expect(matches!(asked, Asked::Discard(_)), Why::NotNow(asked, action))?;
                expect(self.hand(seat).contains(card), Why::NotDiscarded(card))
            }
            Action::Dismiss(card) => {
                expect(asked == Asked::Setup, Why::NotNow(asked, action))?;
                expect(self.table.daemon_at(seat) == Some(card), Why::NoDaemon)
            }
            Action::First { card, effect } => {
                expect(asked == Asked::Order, Why::NotNow(asked, action))?;
                let waits = |pending: &super::Pending| (pending.controller, pending.card, pending.effect) == (seat, card, effect);
                expect(self.table.pending.iter().any(waits), Why::NoEffect)
            }
            Action::Resign => expect(self.table.resigning, Why::NoResigning),
        }
    }

    /// Whether a seat may play this card from its hand now (DW-12, DW-33).
    fn judge_play(&self, seat: Seat, asked: Asked, card: Card) -> Judgement {
        expect(self.hand(seat).contains(card), Why::NotHeld(card))?;
        self.judge_playing(seat, asked, card)?;
        let (kind, free) = (self.table.kind(card), self.table.user(seat).memory.free());
        let need = self.play_total(card, self.table.card_change(seat, kind));
        expect(need <= free, Why::Memory { card, command: None, x: 0, need, free })
    }

    /// What a card costs its user with this change.
    pub(super) fn play_total(&self, card: Card, change: i16) -> u8 {
        card_total(self.table.catalog.cost(self.table.face(card)), change)
    }

    /// The same, apart from where the card is and what it costs.
    pub(super) fn judge_playing(&self, seat: Seat, asked: Asked, card: Card) -> Judgement {
        let table = &self.table;
        let face = self.table.catalog.face(table.face(card));
        expect(face.kind == Kind::Script || asked == Asked::Setup, Why::SetupOnly(card))?;
        if face.kind != Kind::Script {
            let mut any = false;
            table.places(seat, card, |_| {
                any = true;
                false
            });
            expect(any, Why::NoPlace(card))?;
        } else {
            self.judge_room()?;
        }
        let scope = Scope::of_hand(seat);
        if let Some(condition) = table.unmet(&face.requires, &scope) {
            return Err(Why::Requires(card, None, *condition));
        }
        let script = face.kind == Kind::Script;
        expect(!script || table.is_possible(table.catalog.text(Text::Script(table.face(card))), &scope), Why::NoTarget(card, None))
    }

    /// Whether one more item can be issued (DW-53).
    pub(super) fn judge_room(&self) -> Judgement {
        expect(self.table.issues < ISSUES, Why::ManyIssues)?;
        expect(!self.table.stack.is_full(), Why::StackFull)
    }

    /// Whether a seat may issue this command from this card now (DW-22, DW-34).
    fn judge_issue(&self, seat: Seat, card: Card, command: CommandId) -> Judgement {
        let table = &self.table;
        let placed = table.desk.get(card).ok_or(Why::NotInPlay)?;
        expect(placed.controller == seat, Why::NoControl(card))?;
        expect(placed.state == CardState::Idle, Why::NotIdle(card, placed.state))?;
        expect(!table.locked().contains(card), Why::Locked(card))?;
        let mut has = false;
        table.commands_of(card, |other| has |= other == command);
        expect(has, Why::NoCommand(card))?;
        self.judge_room()?;
        self.judge_text(card, placed, command)?;
        self.judge_cost(card, command, table.user(seat).memory.free(), table.command_change(seat, card))
    }

    /// Whether requirement and targets of a command are there (DW-40, DW-51).
    pub(super) fn judge_text(&self, card: Card, placed: &Placed, command: CommandId) -> Judgement {
        let scope = Scope::of_card(card, placed);
        let ability = self.table.catalog.command(command);
        if let Some(condition) = self.table.unmet(&ability.requires, &scope) {
            return Err(Why::Requires(card, Some(command), *condition));
        }
        expect(self.table.is_possible(ability, &scope), Why::NoTarget(card, Some(command)))
    }

    /// Whether a command of a card can be paid for with so many free points and this change (DW-20, DW-34).
    #[inline]
    pub(super) fn judge_cost(&self, card: Card, command: CommandId, free: u8, change: i16) -> Judgement {
        let cost = self.table.catalog.command(command).cost;
        let x = cost.least();
        let need = command_total(x, change);
        if need == 0 && self.table.is_spent(card, Text::Command(command)) {
            // Of a variable command the 0 has been issued; a higher □ may be left.
            let variable = matches!(cost, CommandCost::Variable(_)) && command_total(1, change).max(1) <= free;
            return expect(variable, Why::Spent(card, command));
        }
        expect(need <= free, Why::Memory { card, command: Some(command), x, need, free })
    }

    fn judge_choice(&self, action: Action) -> Judgement {
        let Doing::Choosing { purpose, item } = self.table.doing else { return Err(Why::NoChoice) };
        let mut found = false;
        self.table.choices(purpose, &item, |chosen| {
            found = match (chosen, action) {
                (Chosen::Either(mode), Action::Either(other)) => mode == other,
                (Chosen::Amount(x), Action::Amount(other)) => x == other,
                (Chosen::Name(_, named), Action::Name(other)) => named == other,
                _ => false,
            };
            !found
        });
        if found {
            return Ok(());
        }
        Err(match action {
            Action::Amount(x) => self.why_not_amount(&item, x),
            Action::Name(_) if purpose == super::Purpose::Play => Why::NoPlace(item.card),
            Action::Name(named) => self.why_not_target(&item, named),
            _ => Why::NoChoice,
        })
    }

    /// Why this □ can't be named: too little for the text, too much for the memory, or 0 once more (DW-20, DW-22, DW-34).
    fn why_not_amount(&self, item: &Item, x: u8) -> Why {
        let (table, least) = (&self.table, self.table.catalog.text(item.text).cost.least());
        let Text::Command(command) = item.text else { return Why::NoChoice };
        let (need, free) = (command_total(x, table.command_change(item.issuer, item.card)), table.user(item.issuer).memory.free());
        if x >= least && need > free {
            return Why::Memory { card: item.card, command: Some(command), x, need, free };
        }
        if x >= least && need == 0 && table.is_spent(item.card, item.text) {
            return Why::Spent(item.card, command);
        }
        Why::Amount { x, least }
    }

    /// Why that is not the target: its state, or anything else (DW-36, DW-40).
    fn why_not_target(&self, item: &Item, named: Named) -> Why {
        let Some(aim) = self.table.next_aim(item) else { return Why::NoChoice };
        if let (Aim::Card(cards), Named::Card(card)) = (aim, named)
            && let Some(placed) = self.table.desk.get(card)
            && !cards.states.contains(placed.state)
        {
            return Why::WrongState(card, placed.state, aim);
        }
        Why::BadTarget(aim)
    }
}
