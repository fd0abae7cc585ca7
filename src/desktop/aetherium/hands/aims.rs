//! What would happen at what is aimed at: the actions, what they cost, and why not.

use super::sliding::{self, Slides};
use super::walking::Ways;
use super::words::name;
use super::{Hands, Mode, attacking, choosing, walking};
use crate::desktop::settings::Settings;
use crate::desktop::table::session::{OnTable, Session};
use crate::rules::aetherium::{Action, Asked, Facing, ModelId, Models, Placed, Square, State as Game, View};
use crate::rules::game::Refusal;
use crate::t;

/// What there is to ask.
#[derive(Clone, Copy)]
pub struct Ctx<'a> {
    /// The match, which checks.
    pub session: &'a Session<Game>,
    /// What is on the table.
    pub table: &'a OnTable<Game>,
    /// The settings: which keys turn things.
    pub settings: &'a Settings,
    /// The ways of the model in hand.
    pub ways: Option<&'a Ways>,
    /// The ways of the schema in hand.
    pub slides: Option<&'a Slides>,
    /// Whether the northern edge is near.
    pub turned: bool,
}

impl Ctx<'_> {
    /// What lies open.
    pub const fn view(&self) -> &View {
        &self.table.view
    }

    /// Whether an action is legal now.
    pub fn is_legal(&self, action: Action) -> bool {
        self.table.legal.binary_search(&action).is_ok()
    }

    /// Why an action is not.
    pub fn why_not(&self, action: Action) -> Option<Refusal> {
        self.session.check(&action).err()
    }
}

/// What is aimed at.
#[derive(Debug, Clone, PartialEq, Default)]
pub enum Aim {
    /// Nothing that could be done.
    #[default]
    Nothing,
    /// Something that can be done.
    Can(Box<Does>),
    /// Something that a rule forbids.
    Cant(Refusal),
}

/// What would be done.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Does {
    /// The actions, one after the other.
    pub actions: Vec<Action>,
    /// What the main button says.
    pub button: String,
    /// What it means and costs, line by line.
    pub lines: Vec<String>,
    /// What is likely to be a mistake on the way, after its beginning.
    pub mistake: Option<String>,
    /// The squares on the way, from the first to the last.
    pub way: Vec<Square>,
    /// Where the way leads and how the model faces there.
    pub facing: Option<(Square, Facing)>,
    /// Where a schema would lie.
    pub ghost: Option<Placed>,
    /// Whom it would catch.
    pub caught: Models,
    /// Who attacks whom.
    pub target: Option<(ModelId, ModelId)>,
    /// The schema that is taken in hand.
    pub takes: Option<u8>,
    /// The model of the active program that is taken in hand.
    pub chooses: Option<ModelId>,
}

impl Does {
    /// Something to be done at once.
    pub fn one(action: Action, button: impl Into<String>) -> Self {
        Self { actions: vec![action], button: button.into(), ..Self::default() }
    }
}

impl From<Does> for Aim {
    fn from(does: Does) -> Self {
        Self::Can(Box::new(does))
    }
}

impl From<Option<Refusal>> for Aim {
    fn from(refusal: Option<Refusal>) -> Self {
        refusal.map_or(Self::Nothing, Self::Cant)
    }
}

/// What would happen at what is aimed at.
#[must_use]
pub fn aim(ctx: &Ctx<'_>, hands: &Hands) -> Aim {
    let view = ctx.view();
    let pointed = hands.pointed(&view.table);
    if pointed.square.is_none() && pointed.model.is_none() && hands.turn.is_none() {
        return Aim::Nothing;
    }
    match view.asked {
        Asked::Nothing | Asked::Order => Aim::Nothing,
        asked if sliding::is_on(asked, hands.mode) => sliding::aim(ctx, hands),
        Asked::Act => acting(ctx, hands),
        _ => choosing::aim(ctx, hands),
    }
}

/// What the active model would do there.
fn acting(ctx: &Ctx<'_>, hands: &Hands) -> Aim {
    let open = &ctx.view().table;
    let own = open.turn;
    let pointed = hands.pointed(open);
    let enemy = pointed.model.filter(|model| model.seat() != own);
    let uplink = |square: Square| open.uplinks().find(|(_, _, at, _)| *at == square).map(|(schema, ..)| schema);
    // Figures stand before squares: what can be done there counts more than whom the figure is.
    let meant = pointed.square.is_some_and(|square| {
        ctx.ways.is_some_and(|ways| ways.reaches(square)) || uplink(square).is_some_and(|schema| can_capture(ctx, hands, schema).is_some())
    });
    if let Some(target) = enemy.filter(|target| hands.mode == Mode::Attack || !meant || can_attack(ctx, *target)) {
        return attacking::aim(ctx, hands, target);
    }
    if hands.mode == Mode::Attack {
        return if pointed.model.is_some() { attacking::aim_at_friend(ctx, hands, pointed.model) } else { Aim::Nothing };
    }
    if let Some(friend) = pointed.model.filter(|_| !meant) {
        if friend.slot() == open.active.slot && Some(friend) != hands.model && open.is_active_unit(friend) {
            let does = Does { chooses: Some(friend), button: t!("ae-aim-take", model = name(open, friend)), ..Does::default() };
            return Does { lines: vec![t!("ae-aim-take.tip", model = name(open, friend))], ..does }.into();
        }
        if Some(friend) == hands.model {
            return walking::turn(ctx, hands, friend);
        }
        return Aim::Cant(Refusal::new("AE-30", t!("ae-aim-occupied", model = name(open, friend))));
    }
    let Some(square) = pointed.square else { return Aim::Nothing };
    if let Some(schema) = uplink(square) {
        return capture(ctx, hands, schema);
    }
    walking::aim(ctx, hands, square)
}

fn can_attack(ctx: &Ctx<'_>, target: ModelId) -> bool {
    ctx.table.legal.iter().any(|action| matches!(action, Action::Attack { target: other, .. } if *other == target))
}

/// An action, after as much overclocking as it takes (AE-70); nothing where that is not enough.
#[must_use]
pub fn overclocking(table: &OnTable<Game>, session: &Session<Game>, action: Action) -> Option<Vec<Action>> {
    let Err(refusal) = session.check(&action) else { return Some(vec![action]) };
    let open = &table.view.table;
    let (model, cost) = match action {
        Action::Capture { model, schema } => (model, open.capture_cost(open.turn, usize::from(schema))?),
        Action::Exe { model, exe } => (model, open.exe(model, exe)?.cost),
        Action::Turn { model, .. } => (model, 1),
        _ => return None,
    };
    let lacks = cost.saturating_sub(open.active.cs);
    // It is CS alone that are lacking.
    let pays = refusal.rule.0 == "AE-20" && open.is_active_unit(model) && lacks > 0 && lacks <= walking::more(table, open.active.unit);
    pays.then(|| std::iter::repeat_n(Action::Overclock, usize::from(lacks)).chain([action]).collect())
}

/// How a node or pylon can be captured: by the model in hand, or by another active one.
fn can_capture(ctx: &Ctx<'_>, hands: &Hands, schema: usize) -> Option<Vec<Action>> {
    let models = hands.model.into_iter().chain(ctx.view().table.active_models().iter());
    let capture = |model| Action::Capture { model, schema: schema as u8 };
    models.map(capture).find_map(|capture| overclocking(ctx.table, ctx.session, capture))
}

/// Capturing a node or pylon (AE-22).
fn capture(ctx: &Ctx<'_>, hands: &Hands, schema: usize) -> Aim {
    let open = &ctx.view().table;
    let Some(actions) = can_capture(ctx, hands, schema) else {
        let Some(model) = hands.model.or_else(|| open.active_models().first()) else { return Aim::Nothing };
        return ctx.why_not(Action::Capture { model, schema: schema as u8 }).into();
    };
    let (Some((kind, _)), Some(cost)) = (open.uplink(schema), open.capture_cost(open.turn, schema)) else { return Aim::Nothing };
    let mut lines = vec![t!("ae-aim-capture.tip", kind = kind.name(), cost = cost, cs = open.active.cs)];
    if open.holder(schema).is_some() {
        lines.push(t!("ae-aim-capture-enemy"));
    }
    lines.push(t!("ae-aim-capture-brings", kind = kind.name()));
    let overclock = actions.len() as u8 - 1;
    if overclock > 0 {
        lines.push(t!("ae-walk-overclock", cost = overclock, ram = open.side(open.turn).ram));
    }
    Does { actions, lines, button: t!("ae-aim-capture", kind = kind.name(), cost = cost - overclock, ram = overclock), ..Does::default() }
        .into()
}

/// The places that Tab goes through.
#[must_use]
pub fn stops(ctx: &Ctx<'_>, hands: &Hands) -> Vec<Square> {
    let view = ctx.view();
    let open = &view.table;
    let mut all: Vec<Square> = match view.asked {
        Asked::Nothing | Asked::Order => Vec::new(),
        asked if sliding::is_on(asked, hands.mode) => sliding::stops(ctx),
        Asked::Act => {
            let places = ctx.table.legal.iter().filter_map(|action| match action {
                Action::Attack { target, .. } => open.square(*target),
                Action::Capture { schema, .. } if hands.mode == Mode::Move => open.uplink(usize::from(*schema)).map(|(_, at)| at),
                _ => None,
            });
            places.collect()
        }
        _ => choosing::sites(ctx, hands).into_iter().map(|site| site.at).collect(),
    };
    let mut seen = crate::rules::aetherium::Squares::EMPTY;
    all.retain(|square| {
        let new = !seen.contains(*square);
        seen.insert(*square);
        new
    });
    all
}
