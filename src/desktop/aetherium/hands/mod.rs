//! The hands of a player: what is pointed at or aimed at by keys, what would happen there, what it costs or which rule forbids
//! it, and how input becomes actions. The rules are asked for everything; nothing is decided here.

mod aims;
#[cfg(test)]
mod attacked;
mod attacking;
mod cards;
mod choosing;
#[cfg(test)]
mod clicked;
mod figures;
mod glossary;
mod inspector;
mod keys;
mod marks;
mod names;
mod offers;
#[cfg(test)]
mod on_purpose;
mod overlay;
mod pad;
mod pointing;
mod rows;
mod rows_drawn;
mod sight_lines;
mod sliding;
mod symbols;
mod touching;
mod tray;
#[cfg(test)]
mod waded;
mod walking;
mod words;

use std::collections::VecDeque;

use bevy::prelude::*;

use crate::desktop::keys::Command;
use crate::desktop::notice::Notices;
use crate::desktop::redraw::Busy;
use crate::desktop::settings::Settings;
use crate::desktop::table::control::Guard;
use crate::desktop::table::session::{Act, Agreed, OnTable, Session};
use crate::desktop::{InMatch, TableSet};
use crate::rules::aetherium::{Action, Asked, Facing, ModelId, Open, Slot, Square, State as Game, Turn};
use crate::rules::game::Seat;
use crate::t;
use aims::{Aim, Ctx, Does};
pub use cards::{head as card_head, picture, printed_card};
use rows::Row;
use sliding::Slides;
pub use walking::Ways;

/// The most that the rows of what can be done take in the corner of the window, in points.
pub const ROWS: Vec2 = Vec2::new(256.0, 232.0);

/// What a click on the server means while the active model acts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Mode {
    /// To walk there; to capture or attack what is there.
    #[default]
    Move,
    /// To attack.
    Attack,
    /// To take a schema, and to shift or rotate it.
    Schemas,
}

/// A place of the server that is pointed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Pointed {
    /// The square.
    pub square: Option<Square>,
    /// The model.
    pub model: Option<ModelId>,
}

/// Actions that are done one after the other, as long as nothing unexpected comes.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Plan {
    actions: VecDeque<Action>,
    /// Whose boxes are watched, and how many were filled.
    watched: Option<(ModelId, u8)>,
    /// What was asked when it began.
    asked: Option<Asked>,
    /// The version of the match on which its latest action was done.
    done_on: Option<u64>,
    /// What is likely to be a mistake in it, and is asked about before it begins.
    mistake: Option<String>,
}

/// What the player is about.
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub struct Hands {
    /// What a click means.
    pub mode: Mode,
    /// Which of several active models is meant.
    pub model: Option<ModelId>,
    /// The schema in hand.
    pub schema: Option<u8>,
    /// How that one will be rotated.
    pub turn: Option<Turn>,
    /// The symbol of the entry token in hand.
    pub token: u8,
    /// The row of what can be done that keys aim at.
    pub row: Option<usize>,
    /// The square aimed at by keys.
    pub cursor: Option<Square>,
    /// Whether it was keys that aimed last.
    pub by_keys: bool,
    /// What is under the pointer.
    pub over: Pointed,
    /// The card of the tray under the pointer.
    pub over_card: Option<Slot>,
    /// The program whose models wait or lie beside the server under the pointer.
    pub beside: Option<Slot>,
    /// The facing chosen for what comes to stand somewhere.
    pub facing: Option<Facing>,
    /// Where the button was pressed, while the pointer is dragged to choose a facing.
    pub dragged_from: Option<Pointed>,
    /// The order of the PAD that is being made: places of the console.
    pub order: Vec<u8>,
    /// The card of that order in hand, by its place.
    pub card: Option<usize>,
    /// The card of that order that is being dragged, by its place.
    pub dragged_card: Option<usize>,
    /// What is clicked last, to be explained.
    pub looked: Pointed,
    /// The card of the tray clicked last, to be explained.
    pub looked_card: Option<Slot>,
    /// What would happen at what is aimed at.
    pub aim: Aim,
    /// What is being done.
    pub plan: Plan,
}

impl Hands {
    /// What is aimed at.
    #[must_use]
    pub fn pointed(&self, table: &crate::rules::aetherium::Table) -> Pointed {
        if let Some(from) = self.dragged_from {
            return from;
        }
        if self.by_keys {
            return Pointed { square: self.cursor, model: self.cursor.and_then(|square| table.model_at(square)) };
        }
        self.over
    }

    /// What would be done, if anything can be.
    #[must_use]
    pub const fn does(&self) -> Option<&Does> {
        match &self.aim {
            Aim::Can(does) => Some(does),
            _ => None,
        }
    }

    /// Whether what is aimed at was chosen, and the pointer is not only over it.
    #[must_use]
    pub const fn chose(&self) -> bool {
        self.by_keys || self.facing.is_some() || self.turn.is_some()
    }

    /// Whether something that was clicked is explained.
    #[must_use]
    pub fn looks(&self) -> bool {
        self.looked_card.is_some() || self.looked != Pointed::default()
    }

    /// Nothing that was clicked is explained any more.
    pub fn look_away(&mut self) {
        (self.looked_card, self.looked) = (None, Pointed::default());
    }

    /// Whether anything is in hand that Back lets go of.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.schema.is_some()
            || self.mode != Mode::Move
            || self.facing.is_some()
            || self.turn.is_some()
            || self.card.is_some()
            || self.row.is_some()
            || self.by_keys && self.cursor.is_some()
    }

    /// Lets go of the last thing taken in hand.
    fn let_go(&mut self) {
        if self.row.is_some() {
            self.row = None;
        } else if self.facing.is_some() || self.turn.is_some() {
            (self.facing, self.turn) = (None, None);
        } else if self.by_keys && self.cursor.is_some() {
            self.cursor = None;
        } else if self.schema.is_some() {
            self.schema = None;
        } else if self.card.is_some() {
            self.card = None;
        } else {
            self.mode = Mode::Move;
        }
    }

    /// Puts everything down but what is pointed at.
    fn put_down(&mut self) {
        let kept = self.clone();
        *self = Self {
            over: kept.over,
            over_card: kept.over_card,
            beside: kept.beside,
            looked: kept.looked,
            looked_card: kept.looked_card,
            order: kept.order,
            plan: kept.plan,
            ..Self::default()
        };
    }

    /// Turns what is in hand by quarters clockwise.
    fn turn_by(&mut self, table: &OnTable<Game>, by: u8) {
        let view = &table.view;
        if sliding::is_on(view.asked, self.mode) {
            if self.schema.is_some() {
                let now = self.turn.map_or(0, Turn::quarters);
                self.turn = Turn::ALL.into_iter().find(|turn| turn.quarters() == (now + by) % 4);
            }
            return;
        }
        let shown = self.does().and_then(|does| does.facing).map(|(_, facing)| facing);
        let standing = self.model.map(|model| view.table.model(model).facing);
        let ghost = self.does().and_then(|does| does.ghost).map(|placed| placed.facing);
        let now: Facing = self.facing.or(shown).or(ghost).or(standing).unwrap_or_default();
        self.facing = Some(now.turned(by));
        // With nothing else aimed at the active model turns where it stands.
        if view.asked == Asked::Act && self.does().is_none() {
            self.cursor = self.model.and_then(|model| view.table.square(model));
            self.by_keys = true;
            self.row = None;
        }
    }

    /// Sets out to do what is aimed at.
    fn commit(&mut self, table: &OnTable<Game>) -> bool {
        let Some(does) = self.does().cloned() else { return false };
        if let Some(schema) = does.takes {
            self.schema = Some(schema);
            if matches!(table.view.asked, Asked::Act | Asked::Enter) {
                self.mode = Mode::Schemas;
            }
            self.turn = None;
            return true;
        }
        if let Some(model) = does.chooses {
            self.model = Some(model);
            return true;
        }
        self.set_out(table, does.actions);
        if does.mistake.is_some() {
            // What it does to the model was agreed to.
            (self.plan.mistake, self.plan.watched) = (does.mistake, None);
        }
        // What was slid stays in hand where it is now.
        if self.mode == Mode::Attack {
            self.mode = Mode::Move;
        }
        (self.facing, self.turn) = (None, None);
        true
    }

    /// Sets out to do some things one after the other.
    fn set_out(&mut self, table: &OnTable<Game>, actions: Vec<Action>) {
        let open = &table.view.table;
        self.cursor = None;
        let watched = matches!(table.view.asked, Asked::Act).then(|| (open.active.unit, open.model(open.active.unit).damage));
        self.plan = Plan { actions: actions.into(), watched, asked: Some(table.view.asked), done_on: None, mistake: None };
    }
}

/// What the hands can reach: the ways of the model in hand and of the schema in hand.
#[derive(Resource, Debug, Default)]
pub struct Within {
    /// The ways of the model in hand.
    pub ways: Option<Ways>,
    /// The ways of the schema in hand.
    pub slides: Option<Slides>,
}

/// The hands have settled: what is aimed at is known.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub struct Settled;

pub(super) fn plugin(app: &mut App) {
    let on_table = resource_exists::<OnTable<Game>>.and_then(resource_exists::<Session<Game>>);
    app.init_resource::<Hands>()
        .init_resource::<Within>()
        .add_plugins((
            keys::plugin,
            pointing::plugin,
            overlay::plugin,
            figures::plugin,
            names::plugin,
            offers::plugin,
            tray::plugin,
            inspector::plugin,
            touching::plugin,
        ))
        .add_systems(Update, (settle, go_on).chain().in_set(TableSet::Pieces).in_set(Settled).after(super::shows::SetOut).run_if(on_table))
        .add_systems(Update, (|mut hands: ResMut<Hands>| hands.look_away()).run_if(resource_added::<Session<Game>>))
        .add_systems(OnExit(InMatch), |mut hands: ResMut<Hands>, mut within: ResMut<Within>| {
            *hands = Hands::default();
            *within = Within::default();
        });
}

/// What tells one decision from the next: what is asked, of whom, and which model acts.
type Moment = (Asked, Option<Seat>, Seat, ModelId, usize);

/// What is in hand must still fit after a change on the table; what can be done with it follows.
fn settle(
    (table, session, settings): (Res<OnTable<Game>>, Res<Session<Game>>, Res<Settings>),
    server: Option<Res<super::places::Server>>,
    mut hands: ResMut<Hands>,
    mut within: ResMut<Within>,
    mut last: Local<Option<Moment>>,
    mut busy: ResMut<Busy>,
) {
    if !table.is_changed() && !hands.is_changed() && !settings.is_changed() {
        return;
    }
    let open = &table.view.table;
    let mut now = hands.clone();
    let moment = (table.view.asked, table.view.own(), open.turn, open.active.unit, open.frames.len());
    if table.is_changed() {
        let before = last.replace(moment);
        if before != Some(moment) {
            now.put_down();
        }
        if before.is_some_and(|(_, _, turn, ..)| turn != open.turn) {
            now.look_away();
        }
        // What one player was about to order is no other player's business.
        if before.is_none_or(|(_, own, ..)| own != table.view.own()) {
            now.order.clear();
        }
    }
    let acts = !table.legal.is_empty() && table.replay.is_none();
    now.schema = now.schema.filter(|schema| acts && usize::from(*schema) < open.schemas.len());
    now.token = choosing::token(&table.legal, now.token);
    now.order = pad::settled(&table.view, std::mem::take(&mut now.order));
    now.card = now.card.filter(|at| *at < now.order.len());
    now.dragged_card = now.dragged_card.filter(|at| *at < now.order.len());
    now.model = walking::mover(&table, now.model);
    if table.is_changed() || now.model != within.ways.as_ref().map(Ways::model) {
        within.ways = now.model.filter(|_| acts).and_then(|model| Ways::of(&table, model));
    }
    if table.is_changed() || now.schema != within.slides.as_ref().map(Slides::schema) {
        within.slides = now.schema.and_then(|schema| Slides::of(&table, schema));
    }
    let turned = server.is_some_and(|server| server.is_turned());
    let (ways, slides) = (within.ways.as_ref(), within.slides.as_ref());
    let ctx = Ctx { session: &session, table: &table, settings: &settings, ways, slides, turned };
    now.aim = if acts { aims::aim(&ctx, &now) } else { Aim::Nothing };
    if *hands != now {
        *hands = now;
        busy.now();
    }
}

/// The next thing of what the player has set out to do, as long as nothing unexpected has come.
fn go_on(
    table: Res<OnTable<Game>>,
    session: Res<Session<Game>>,
    mut hands: ResMut<Hands>,
    (guard, mut agreed, mut notices): (Guard, ResMut<Agreed>, ResMut<Notices>),
    mut asked: Local<Option<(u64, VecDeque<Action>)>>,
    mut acts: MessageWriter<Act<Game>>,
    mut busy: ResMut<Busy>,
) {
    if hands.plan.actions.is_empty() {
        return;
    }
    busy.now();
    if hands.plan.done_on.is_none()
        && let Some(why) = hands.plan.mistake.clone().filter(|_| guard.asks())
    {
        let about = Some((table.version, hands.plan.actions.clone()));
        if *asked != about {
            *asked = about;
            notices.guide(t!("ask-waste", why = why));
            hands.plan = Plan::default();
            return;
        }
    }
    let open: &Open = &table.view.table;
    // What has not changed the match was held back.
    let as_expected = hands.plan.asked == Some(table.view.asked)
        && hands.plan.done_on != Some(table.version)
        && hands.plan.watched.is_none_or(|(unit, boxes)| open.active.unit == unit && open.model(unit).damage == boxes);
    let next = hands.plan.actions.pop_front().filter(|action| as_expected && session.check(action).is_ok());
    match next {
        Some(action) => {
            hands.plan.done_on = Some(table.version);
            agreed.0 = hands.plan.mistake.is_some();
            acts.write(Act(action));
        }
        None => hands.plan = Plan::default(),
    }
}

/// What is aimed at follows what was pointed at or pressed in the same frame.
fn refit((table, session, settings): (&OnTable<Game>, &Session<Game>, &Settings), hands: &mut Hands, within: &mut Within, turned: bool) {
    if hands.schema != within.slides.as_ref().map(Slides::schema) {
        within.slides = hands.schema.and_then(|schema| Slides::of(table, schema));
    }
    let ctx = Ctx { session, table, settings, ways: within.ways.as_ref(), slides: within.slides.as_ref(), turned };
    let acts = !table.legal.is_empty() && table.replay.is_none();
    hands.aim = if acts { aims::aim(&ctx, hands) } else { Aim::Nothing };
}

/// Does what a row says; whether it can be done.
fn take_row(hands: &mut Hands, table: &OnTable<Game>, session: &Session<Game>, row: Row) -> bool {
    hands.row = None;
    match row {
        Row::Turn(by) => {
            hands.turn_by(table, by);
            true
        }
        Row::Mode(mode) => {
            hands.mode = if hands.mode == mode { Mode::Move } else { mode };
            hands.schema = None;
            hands.turn = None;
            hands.cursor = None;
            true
        }
        Row::Token(symbol) => {
            hands.token = symbol;
            true
        }
        Row::Do(action) => aims::overclocking(table, session, action).map(|actions| hands.set_out(table, actions)).is_some(),
    }
}

/// The main button: what is aimed at, or what is usual.
fn press_main(hands: &mut Hands, table: &OnTable<Game>) -> bool {
    if hands.chose() && hands.commit(table) {
        return true;
    }
    let Some(actions) = offers::usual(table, hands) else { return false };
    hands.set_out(table, actions);
    true
}

/// Whether a command turns what is in hand, and by how many quarters clockwise.
const fn quarters(command: Command) -> Option<u8> {
    match command {
        Command::TurnRight => Some(1),
        Command::TurnLeft => Some(3),
        _ => None,
    }
}
