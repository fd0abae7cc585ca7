//! What can be done without pointing at the server, row by row, with what it costs and why not.

use super::aims::{Ctx, overclocking};
use super::words::name;
use super::{Hands, Mode, attacking, choosing};
use crate::rules::aetherium::content::{Symbol, aim_words, effects_text};
use crate::rules::aetherium::{Action, Asked, Cache, Direction, Manipulation, ModelId, Models, State as Game, Turn};
use crate::rules::game::{Game as _, Refusal};
use crate::t;

/// What a row does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Row {
    /// Something at once.
    Do(Action),
    /// It changes what a click on the server means.
    Mode(Mode),
    /// It takes the entry token of a symbol in hand.
    Token(u8),
    /// It turns the schema in hand by quarters clockwise.
    Turn(u8),
}

/// A row as it is shown.
#[derive(Debug, Clone, PartialEq)]
pub struct Shown {
    /// What it does.
    pub row: Row,
    /// What it says.
    pub text: String,
    /// What has its emblem before it.
    pub emblem: Option<String>,
    /// What it costs.
    pub cost: String,
    /// What it means.
    pub meaning: String,
    /// Why it can't be done now.
    pub refusal: Option<Refusal>,
    /// Whether it is in hand.
    pub held: bool,
}

impl Shown {
    const fn new(row: Row, text: String, cost: String) -> Self {
        Self { row, text, emblem: None, cost, meaning: String::new(), refusal: None, held: false }
    }
}

/// The rows that are offered now, in the order of the number keys.
#[must_use]
pub fn rows(ctx: &Ctx<'_>, hands: &Hands) -> Vec<Shown> {
    let view = ctx.view();
    if ctx.table.legal.is_empty() || ctx.table.replay.is_some() {
        return Vec::new();
    }
    match view.asked {
        Asked::Nothing | Asked::Order => Vec::new(),
        Asked::Act => acting(ctx, hands),
        Asked::PlaceToken => tokens(ctx, hands),
        Asked::PlaceSchema => turns("").into(),
        Asked::Enter => {
            let mut place = Shown::new(Row::Mode(Mode::Move), t!("ae-row-place"), t!("ae-row-free"));
            place.held = hands.mode == Mode::Move;
            place.meaning = t!("ae-row-place.tip");
            let mut rows = vec![place, schemas(ctx, hands), overclock(ctx)];
            rows.extend(paid_turns(ctx, hands));
            rows
        }
        _ => {
            let own = view.own().unwrap_or_default();
            let mut rows: Vec<Shown> = Vec::new();
            // What the main button does needs no row.
            for action in choosing::others(ctx).into_iter().filter(|action| *action != Action::Accept) {
                rows.push(Shown::new(Row::Do(action), short(ctx, &action), String::new()));
                if let Some(last) = rows.last_mut() {
                    last.meaning = Game::describe_action(view, own, &action);
                }
            }
            rows
        }
    }
}

/// What a choice that is at no place of the server says.
fn short(ctx: &Ctx<'_>, action: &Action) -> String {
    let view = ctx.view();
    match action {
        Action::ChooseFacing(facing) => t!("ae-row-face", facing = facing.name()),
        Action::Activate(model) | Action::ChooseModel(model) => name(&view.table, *model),
        Action::Decline => t!("ae-row-skip"),
        _ => Game::describe_action(view, view.own().unwrap_or_default(), action),
    }
}

/// The tokens that are still to be placed (AE-123).
fn tokens(ctx: &Ctx<'_>, hands: &Hands) -> Vec<Shown> {
    let left =
        |symbol: u8| ctx.table.legal.iter().any(|action| matches!(action, Action::PlaceToken { symbol: other, .. } if *other == symbol));
    let rows = Symbol::ALL.into_iter().filter(|symbol| left(*symbol as u8)).map(|symbol| {
        let mut row = Shown::new(Row::Token(symbol as u8), symbol.label().to_owned(), format!("{}/12", symbol.faces()));
        row.held = hands.token == symbol as u8;
        row.meaning = t!("ae-row-token.tip", faces = symbol.faces());
        row
    });
    rows.collect()
}

/// Rotating the schema in hand.
fn turns(cost: &str) -> [Shown; 2] {
    [(t!("ae-row-rotate-left"), 3), (t!("ae-row-rotate-right"), 1)].map(|(text, by)| Shown::new(Row::Turn(by), text, cost.to_owned()))
}

/// The same for its RAM (AE-71).
fn paid_turns(ctx: &Ctx<'_>, hands: &Hands) -> impl Iterator<Item = Shown> {
    let cost = hands.schema.and_then(|schema| ctx.view().table.manipulation_cost(usize::from(schema), Manipulation::Turn(Turn::Clockwise)));
    cost.into_iter().flat_map(|ram| turns(&t!("ae-row-ram", ram = ram)))
}

/// Schemas in hand.
fn schemas(ctx: &Ctx<'_>, hands: &Hands) -> Shown {
    let mut row = Shown::new(Row::Mode(Mode::Schemas), t!("ae-row-schemas"), t!("ae-row-from-ram"));
    row.held = hands.mode == Mode::Schemas;
    row.meaning = t!("ae-row-schemas.tip");
    let any = ctx.table.legal.iter().any(|action| matches!(action, Action::Manipulate { .. }));
    if !any {
        let open = &ctx.view().table;
        let all = (0..open.schemas.len() as u8).flat_map(|schema| Manipulation::ALL.map(|how| (schema, how)));
        let mut refusals = all.filter_map(|(schema, how)| ctx.why_not(Action::Manipulate { schema, how }));
        let mut first = None;
        row.refusal = refusals
            .find(|refusal| {
                first.get_or_insert_with(|| refusal.clone());
                refusal.rule.0 == "AE-71"
            })
            .or(first);
    }
    row
}

/// RAM for CS.
fn overclock(ctx: &Ctx<'_>) -> Shown {
    let open = &ctx.view().table;
    let oc = open.program(open.active.unit).oc;
    let text = t!("ae-row-overclock", used = open.active.overclocked, oc = oc);
    let mut row = Shown::new(Row::Do(Action::Overclock), text, t!("ae-row-ram", ram = 1));
    row.meaning = t!("ae-row-overclock.tip", oc = oc);
    row.refusal = ctx.why_not(Action::Overclock);
    row
}

/// What the active model can do.
fn acting(ctx: &Ctx<'_>, hands: &Hands) -> Vec<Shown> {
    let open = &ctx.view().table;
    let models: Vec<ModelId> =
        hands.model.into_iter().chain(open.active_models().iter().filter(|other| Some(*other) != hands.model)).collect();
    let Some(model) = models.first().copied() else { return Vec::new() };
    // An action by the model in hand, or by the first of the active ones that can do it.
    let by_any = |make: &dyn Fn(ModelId) -> Action| {
        let action = models.iter().map(|model| make(*model)).find(|action| ctx.is_legal(*action)).unwrap_or_else(|| make(model));
        (action, ctx.why_not(action))
    };
    // What an action takes, overclocking where CS are lacking, and why it can't be done all the same.
    let priced = |cost: u8, (action, refusal): (Action, Option<Refusal>)| {
        let actions = overclocking(ctx.table, ctx.session, action);
        let ram = actions.as_ref().map_or(0, |actions| actions.len() as u8 - 1);
        let paid = if ram > 0 { t!("ae-row-cs-ram", cost = cost - ram, ram = ram) } else { t!("ae-row-cs", cost = cost) };
        (action, paid, refusal.filter(|_| actions.is_none()))
    };
    let mut rows = Vec::new();
    let mut walk = Shown::new(Row::Mode(Mode::Move), t!("ae-row-move"), t!("ae-row-cs-per-square"));
    walk.held = hands.mode == Mode::Move;
    walk.meaning = t!("ae-row-move.tip");
    if ctx.ways.is_none_or(|ways| ways.all().all(|(_, cost, _)| cost == 0)) {
        let step = |direction| Action::Step { model, direction, facing: open.model(model).facing };
        let refusals: Vec<Refusal> = Direction::ALL.into_iter().filter_map(|direction| ctx.why_not(step(direction))).collect();
        // Where some square is free, what is lacking is CS.
        walk.refusal = refusals.iter().find(|refusal| refusal.rule.0 == "AE-20").or(refusals.first()).cloned();
        walk.held = false;
    }
    rows.push(walk);
    let cost = if open.active.attacks > 1 { t!("ae-row-free-twice") } else { t!("ae-row-free") };
    let mut attack = Shown::new(Row::Mode(Mode::Attack), t!("ae-row-attack"), cost);
    attack.held = hands.mode == Mode::Attack;
    attack.meaning = t!("ae-row-attack.tip");
    if !ctx.table.legal.iter().any(|action| matches!(action, Action::Attack { .. })) {
        attack.refusal = Some(attacking::why_none(ctx, hands));
    }
    rows.push(attack);
    rows.push(overclock(ctx));
    rows.push(schemas(ctx, hands));
    rows.extend(paid_turns(ctx, hands));
    for (text, by) in [(t!("ae-row-turn-left"), 3), (t!("ae-row-turn-right"), 1)].into_iter().filter(|_| hands.schema.is_none()) {
        let action = Action::Turn { model, facing: open.model(model).facing.turned(by) };
        let (action, paid, refusal) = priced(1, (action, ctx.why_not(action)));
        let mut row = Shown::new(Row::Do(action), text, paid);
        row.meaning = t!("ae-row-turn.tip");
        row.refusal = refusal;
        rows.push(row);
    }
    // What follows is not there for every model and everywhere; the numbers before it stay.
    for (at, exe) in open.program(model).exe.iter().enumerate() {
        let (action, paid, refusal) = priced(exe.cost, by_any(&|model| Action::Exe { model, exe: at as u8 }));
        // Where there is one target, it is that.
        let targets = if let Action::Exe { model, exe } = action { open.targets(model, exe) } else { Models::NONE };
        let only = targets.first().filter(|_| targets.len() == 1 && refusal.is_none()).map(|target| name(open, target));
        let text = match &only {
            Some(target) => t!("ae-row-exe-at", name = exe.name.as_str(), target = target.as_str()),
            None => t!("ae-row-exe", name = exe.name.as_str()),
        };
        let mut row = Shown::new(Row::Do(action), text, paid);
        row.emblem = Some(exe.name.clone());
        let (text, repeats) = (effects_text(&exe.does), if exe.repeats { "yes" } else { "no" });
        row.meaning = match exe.aim {
            Some(aim) => t!("ae-row-exe.tip-at", target = only.unwrap_or_else(|| aim_words(aim)), text = text, repeats = repeats),
            None => t!("ae-row-exe.tip", text = text, repeats = repeats),
        };
        row.refusal = refusal;
        rows.push(row);
    }
    for (schema, kind, ..) in open.uplinks() {
        let near = open
            .uplink(schema)
            .is_some_and(|(_, square)| models.iter().any(|model| open.base(*model).is_some_and(|base| base.neighbours().contains(square))));
        if !near || open.holder(schema) == Some(open.turn) {
            continue;
        }
        let capture = by_any(&|model| Action::Capture { model, schema: schema as u8 });
        let (action, paid, refusal) = priced(open.capture_cost(open.turn, schema).unwrap_or_default(), capture);
        let mut row = Shown::new(Row::Do(action), t!("ae-row-capture", kind = kind.name()), paid);
        row.meaning = t!("ae-row-capture.tip", held = if open.holder(schema).is_some() { "yes" } else { "no" });
        row.refusal = refusal;
        rows.push(row);
    }
    rows.extend(of_cache(ctx, &by_any));
    if ctx.is_legal(Action::EndMove) {
        let mut row = Shown::new(Row::Do(Action::EndMove), t!("ae-row-end-move"), String::new());
        row.meaning = t!("ae-row-end-move.tip");
        rows.push(row);
    }
    rows
}

/// What is done with the cache (AE-122), where there is one.
fn of_cache(ctx: &Ctx<'_>, by_any: &dyn Fn(&dyn Fn(ModelId) -> Action) -> (Action, Option<Refusal>)) -> Vec<Shown> {
    let open = &ctx.view().table;
    let one = || t!("ae-row-cs", cost = 1);
    let (make, text, cost, meaning): (fn(ModelId) -> Action, _, _, _) = match open.cache {
        Cache::InNode => (Action::Download, t!("ae-row-download"), t!("ae-row-all-cs"), t!("ae-row-download.tip")),
        Cache::Lying(_) => (Action::PickUp, t!("ae-row-pick-up"), one(), t!("ae-row-pick-up.tip")),
        Cache::Carried(model) if model.seat() == open.turn => (Action::Leave, t!("ae-row-leave"), one(), t!("ae-row-leave.tip")),
        _ => return Vec::new(),
    };
    let (action, refusal) = by_any(&make);
    let mut row = Shown::new(Row::Do(action), text, cost);
    row.meaning = meaning;
    row.refusal = refusal;
    vec![row]
}
