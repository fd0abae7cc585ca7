//! Choices that are made on the server: where something is placed, which model, schema or square is meant.

use super::Hands;
use super::aims::{Aim, Ctx, Does};
use super::words::{name, turn_keys};
use crate::rules::aetherium::content::Symbol;
use crate::rules::aetherium::{Action, Asked, Base, Facing, ModelId, Placed, SIDE, ShapeId, Square, Squares, State as Game};
use crate::rules::game::Game as _;
use crate::t;

/// A place at which something is chosen.
#[derive(Debug, Clone, Copy)]
pub struct Site {
    /// What is chosen there.
    pub action: Action,
    /// The square that stands for it.
    pub at: Square,
    /// All its squares.
    pub squares: Squares,
}

/// Where a model that comes to stand on a square faces unless something else is wanted: towards the middle of the server.
fn inwards(square: Square) -> Facing {
    let half = SIDE as i8;
    let (x, y) = (half - 1 - 2 * square.x(), half - 1 - 2 * square.y());
    match (x.abs() > y.abs(), x > 0, y > 0) {
        (true, true, _) => Facing::East,
        (true, false, _) => Facing::West,
        (false, _, true) => Facing::North,
        (false, _, false) => Facing::South,
    }
}

/// The schema that is to be placed next, as it would lie.
fn next_schema(ctx: &Ctx<'_>, centre: Square, facing: Facing) -> Option<Placed> {
    let open = &ctx.view().table;
    let map = open.operation().schemas.get(open.schemas.len())?;
    let shape: ShapeId = open.catalog.shape_named(&map.schema)?;
    Some(Placed { shape, centre, facing })
}

/// How an action looks on the server: the square that stands for it and all its squares.
fn site(ctx: &Ctx<'_>, action: Action) -> Option<Site> {
    let table = &ctx.view().table;
    // A model that was taken up counts where it was.
    let base = |model: ModelId| table.model(model).place.square().map(|square| Base::new(square, table.program(model).is_omni()));
    let of_model = |model: ModelId| base(model).map(|base| (base.square(), base.squares()));
    let one = |square: Square| (square, Squares::one(square));
    let (at, squares) = match action {
        Action::Place { model, square, .. } => (square, Base::new(square, table.program(model).is_omni()).squares()),
        Action::ChooseSquare(square) => one(square),
        Action::ChooseModel(model) | Action::Activate(model) => of_model(model)?,
        Action::ChooseSchema(schema) | Action::PlaceToken { schema, .. } => one(table.uplink(usize::from(schema))?.1),
        Action::PlaceSchema { centre, .. } => one(centre),
        _ => return None,
    };
    Some(Site { action, at, squares })
}

/// Whether an action is the one that is meant among those that differ only in what is in hand.
fn is_meant(hands: &Hands, action: &Action) -> bool {
    match action {
        Action::Place { square, facing, .. } => *facing == hands.facing.unwrap_or(inwards(*square)),
        Action::PlaceSchema { facing, .. } => *facing == hands.facing.unwrap_or_default(),
        Action::PlaceToken { symbol, .. } => *symbol == hands.token,
        _ => true,
    }
}

/// All places at which something can be chosen with what is in hand.
#[must_use]
pub fn sites(ctx: &Ctx<'_>, hands: &Hands) -> Vec<Site> {
    ctx.table.legal.iter().filter(|action| is_meant(hands, action)).filter_map(|action| site(ctx, *action)).collect()
}

/// What can be done that is at no place of the server, after the models that can be chosen wherever they stand.
#[must_use]
pub fn others(ctx: &Ctx<'_>) -> Vec<Action> {
    let own = |action: &&Action| match action {
        Action::Activate(_) | Action::ChooseModel(_) => true,
        Action::Manipulate { .. } | Action::Overclock => false,
        action => site(ctx, **action).is_none(),
    };
    let mut all: Vec<Action> = ctx.table.legal.iter().filter(own).copied().collect();
    all.sort_by_key(|action| !matches!(action, Action::Activate(_) | Action::ChooseModel(_)));
    all
}

/// The symbol of the entry token in hand: the one wanted as long as it is not placed, then the next (AE-123).
#[must_use]
pub fn token(legal: &[Action], wanted: u8) -> u8 {
    let left = || legal.iter().filter_map(|action| if let Action::PlaceToken { symbol, .. } = action { Some(*symbol) } else { None });
    if left().any(|symbol| symbol == wanted) { wanted } else { left().min().unwrap_or(wanted) }
}

/// What would be chosen at what is aimed at.
pub fn aim(ctx: &Ctx<'_>, hands: &Hands) -> Aim {
    let view = ctx.view();
    let table = &view.table;
    let pointed = hands.pointed(table);
    let all = sites(ctx, hands);
    let of_model = pointed.model.and_then(|model| {
        all.iter().find(|site| matches!(site.action, Action::ChooseModel(other) | Action::Activate(other) if other == model))
    });
    let Some(square) = pointed.square.or_else(|| pointed.model.and_then(|model| table.square(model))) else { return Aim::Nothing };
    let here = || all.iter().find(|site| site.at == square).or_else(|| all.iter().find(|site| site.squares.contains(square)));
    let Some(site) = of_model.or_else(here) else { return why_not(ctx, hands, square, pointed.model) };
    let own = view.own().unwrap_or_default();
    let mut lines = vec![Game::describe_action(view, own, &site.action)];
    let button = button(ctx, &site.action);
    let (mut facing, mut ghost) = (None, None);
    let [left, right] = turn_keys(ctx.settings);
    match site.action {
        Action::Place { facing: looks, model, square } => {
            facing = Some((square, looks));
            let noise = !table.ground().schemas().contains(square);
            if noise {
                lines.push(t!("ae-place-noise"));
            }
            if table.program(model).is_omni() {
                lines.push(t!("ae-place-omni", square = square.to_string()));
            }
            lines.push(t!("ae-walk-faces", facing = looks.name(), left = left, right = right));
        }
        Action::PlaceSchema { centre, facing } => {
            ghost = next_schema(ctx, centre, facing);
            lines.push(t!("ae-place-rotate", left = left, right = right));
        }
        _ => {}
    }
    Does { lines, facing, ghost, ..Does::one(site.action, button) }.into()
}

/// What the main button says.
fn button(ctx: &Ctx<'_>, action: &Action) -> String {
    let table = &ctx.view().table;
    match action {
        Action::Place { square, .. } => t!("ae-place-on", square = square.to_string()),
        Action::ChooseSquare(square) => t!("ae-place-choose", what = square.to_string()),
        Action::ChooseModel(model) if matches!(ctx.view().asked, Asked::Lose(_) | Asked::WithoutPlace(_)) => {
            t!("ae-place-delete", model = name(table, *model))
        }
        Action::ChooseModel(model) => t!("ae-place-choose", what = name(table, *model)),
        Action::Activate(model) => t!("ae-place-activate", model = name(table, *model)),
        Action::ChooseSchema(schema) => {
            let kind = table.uplink(usize::from(*schema)).map_or("schema", |(kind, _)| kind.name());
            t!("ae-place-choose-uplink", kind = kind)
        }
        Action::PlaceToken { symbol, .. } => t!("ae-place-token", symbol = Symbol::ALL[usize::from(*symbol) % Symbol::ALL.len()].label()),
        Action::PlaceSchema { centre, .. } => t!("ae-place-at", square = centre.to_string()),
        _ => t!("candidates-choose"),
    }
}

/// Why nothing can be chosen there.
fn why_not(ctx: &Ctx<'_>, hands: &Hands, square: Square, model: Option<ModelId>) -> Aim {
    let table = &ctx.view().table;
    let meant = ctx.table.legal.iter().find_map(|action| match *action {
        Action::Place { model, facing, .. } => Some(Action::Place { model, square, facing }),
        Action::ChooseSquare(_) => Some(Action::ChooseSquare(square)),
        Action::ChooseModel(_) => model.map(Action::ChooseModel),
        Action::Activate(_) => model.map(Action::Activate),
        Action::ChooseSchema(_) => table.ground().schema_at(square).map(|schema| Action::ChooseSchema(schema as u8)),
        Action::PlaceToken { symbol, .. } => {
            table.ground().schema_at(square).map(|schema| Action::PlaceToken { schema: schema as u8, symbol })
        }
        Action::PlaceSchema { .. } => Some(Action::PlaceSchema { centre: square, facing: hands.facing.unwrap_or_default() }),
        _ => None,
    });
    meant.and_then(|action| ctx.why_not(action)).into()
}
