//! Where everything stands, from the table as far as it has been seen; and pieces that follow it.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::dress::{Dress, LETTER, TO_EYE};
use super::hands::picture;
use super::places::{Server, TOP, bulk, fallen, height, is_behind_block, is_hidden, waiting};
use super::seen::Seen;
use super::style::{Made, Style, Tints};
use super::swing::{Swing, swung};
use super::{dice, firewalls, miniatures, schemas, tokens, uplinks};
use crate::desktop::art::Print;
use crate::desktop::board::pieces::{self, Standing, Stands};
use crate::desktop::redraw::Busy;
use crate::desktop::table::label::{Face, Labels};
use crate::desktop::table::motion::Travel;
use crate::desktop::table::room::Room;
use crate::desktop::table::session::OnTable;
use crate::desktop::{InMatch, TableSet};
use crate::rules::aetherium::content::{Catalog, ProgramId, Symbol};
use crate::rules::aetherium::{Base, Cache, Facing, ModelId, Place, ShapeId, Sites, Square, State as Game, Uplink, View};
use crate::rules::game::Seat;

/// What a piece looks like; pieces that look the same share their meshes.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Look {
    /// A schema, in the colour of who holds its node or pylon, and by how many quarters it is turned as it is seen.
    Schema(ShapeId, Option<Seat>, u8),
    /// A node or pylon, in the colour of who holds it; whether the cache is in it.
    Uplink(Uplink, Option<Seat>, bool),
    /// The mark that turns on a node or pylon.
    Mark(Uplink, Seat),
    /// A miniature, and whether another of its side acts: then it is duller.
    Model(ProgramId, Seat, bool),
    /// The shade of one, an omni model's or another's.
    Shade(bool),
    /// What is seen of one through what stands before it.
    Ghost(ProgramId, Seat),
    /// What is left of one where it stood before.
    Left(ProgramId, Seat),
    /// The mark of a seat at a miniature, with the picture of its program.
    Badge(ProgramId, Seat),
    /// What a model has about it.
    Dress(Dress),
    /// A firewall.
    Firewall,
    /// The cache, lying.
    Cache,
    /// An entry token with its symbol, if that is known.
    Token(Seat, Option<Symbol>),
    /// A combat die of a seat, and which of its faces comes up.
    Die(Seat, usize),
    /// The ring under a die that hit.
    Hit,
    /// What the dice of a seat lie in beside an attack, so many.
    Tray(Seat, usize),
}

impl Look {
    /// The solids.
    #[must_use]
    pub fn make(&self, catalog: &Catalog, tints: &Tints) -> Made {
        match self {
            Self::Schema(shape, holder, quarters) => schemas::make((*shape, *quarters), *holder, catalog, tints),
            Self::Uplink(kind, holder, cache) => uplinks::make(*kind, *holder, *cache, tints),
            Self::Mark(kind, holder) => uplinks::mark(*kind, *holder, tints),
            Self::Model(program, seat, _) => miniatures::make(*program, *seat, catalog, tints),
            Self::Shade(omni) => miniatures::shade(*omni),
            Self::Ghost(program, seat) => miniatures::ghost(*program, *seat, (0.42, false), catalog, tints),
            Self::Left(program, seat) => miniatures::ghost(*program, *seat, (0.3, true), catalog, tints),
            Self::Badge(_, seat) => miniatures::badge(*seat, tints),
            Self::Dress(dress) => dress.make(tints),
            Self::Firewall => firewalls::make(tints),
            Self::Cache => tokens::cache(tints),
            Self::Token(seat, shown) => tokens::make(*seat, *shown, tints),
            Self::Die(seat, up) => dice::make(*seat, *up, tints),
            Self::Hit => dice::ring(tints),
            Self::Tray(seat, count) => dice::tray(*seat, *count, tints),
        }
    }
}

/// How far marks of figures are from each other as they are seen.
const APART: f32 = 0.9;
/// How far aside and up they go from each other, what is tried first before what is tried last.
const ASIDE: [(f32, f32); 9] =
    [(0.0, 0.0), (0.0, 0.5), (-0.8, 0.0), (0.8, 0.0), (-0.8, 0.5), (0.8, 0.5), (0.0, 1.1), (0.0, 1.6), (0.0, 2.1)];

/// Which piece it is, whatever it looks like and wherever it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PieceId {
    /// A schema, by its place in the operation.
    Schema(usize),
    /// The node or pylon on it.
    Uplink(usize),
    /// The mark on that.
    Mark(usize),
    /// A model.
    Model(ModelId),
    /// Its shade.
    Shade(ModelId),
    /// What is seen of it through what stands before it.
    Ghost(ModelId),
    /// The mark at it.
    Badge(ModelId),
    /// What that has about it.
    Dress(ModelId),
    /// The firewall of a square.
    Firewall(Square),
    /// The cache.
    Cache,
    /// An entry token of a seat by a pylon.
    Token(Seat, u8),
}

/// A piece; it is made anew where it looks different.
#[derive(Component, Debug, Clone, PartialEq)]
#[require(DespawnOnExit<InMatch> = DespawnOnExit(InMatch))]
pub struct Piece {
    /// Which it is.
    pub id: PieceId,
    look: Look,
}

/// How pieces go from where they stood to where they stand.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Way {
    /// Seconds it takes at normal speed.
    pub seconds: f32,
    /// How high they are lifted.
    pub lift: f32,
    /// About which upright and by which angle they are swung, if they are.
    pub swing: Option<(Vec3, f32)>,
}

impl Way {
    /// Straight, along the table.
    pub const PLAIN: Self = Self { seconds: 0.3, lift: 0.0, swing: None };
}

/// Everything stands where it stands now.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub struct Laid;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, lay.in_set(TableSet::Pieces).in_set(Laid).after(super::shows::SetOut).run_if(resource_exists::<OnTable<Game>>));
}

/// The entry tokens as a viewer knows them: by whom, by which schema's pylon, and the symbol.
fn entry_tokens(seen: &Seen, view: &View) -> Vec<(Seat, u8, Option<Symbol>)> {
    let mut all = Vec::new();
    for seat in [Seat(0), Seat(1)] {
        let known: [Sites; 2] = [view.tokens[seat.index()], seen.table.tokens.shown[seat.index()]];
        for schema in (0..16_u8).filter(|schema| seen.table.tokens.at[seat.index()] & 1 << schema != 0) {
            let is_here = |symbol: &Symbol| known.iter().any(|sites| sites[*symbol as usize] == Some(schema));
            all.push((seat, schema, Symbol::ALL.into_iter().find(is_here)));
        }
    }
    all
}

/// Everything that stands on the table, and where.
fn standing(seen: &Seen, view: &View, server: Server, room: &Room) -> Vec<(Piece, Transform)> {
    let table = &seen.table;
    let mut all = Vec::new();
    let mut add = |id: PieceId, look: Look, place: Transform| all.push((Piece { id, look }, place));
    for (number, placed) in table.schemas.iter().enumerate() {
        let holder = table.holders.get(number).copied().flatten();
        let look = Look::Schema(placed.shape, holder, server.quarters(placed.facing));
        add(PieceId::Schema(number), look, server.schema(*placed));
        let Some((kind, square)) = table.uplink(number) else { continue };
        let turned = server.heading(placed.facing);
        let foot = server.middle(square) + Vec3::Y * TOP;
        let high = server.uplink_height(table, kind, square);
        let at = Transform::from_translation(foot).with_rotation(turned).with_scale(Vec3::new(1.0, high / uplinks::height(kind), 1.0));
        let cache = kind == Uplink::Node && table.cache == Cache::InNode;
        add(PieceId::Uplink(number), Look::Uplink(kind, holder, cache), at);
        if let Some(holder) = holder {
            let above = Transform::from_translation(at.translation + Vec3::Y * (high + 0.22));
            add(PieceId::Mark(number), Look::Mark(kind, holder), above);
        }
    }
    for square in table.firewalls.iter() {
        let base = Base::Single(square);
        add(PieceId::Firewall(square), Look::Firewall, server.standing(table.ground(), base, Facing::North));
    }
    for (seat, schema, shown) in entry_tokens(seen, view) {
        let Some((_, square)) = table.uplink(usize::from(schema)) else { continue };
        let own = seat == Seat(u8::from(server.is_turned()));
        // By the pylon, on the side of its owner.
        let aside = Vec3::new(if own { -0.42 } else { 0.42 }, TOP + 0.02, if own { 0.62 } else { -0.62 });
        add(PieceId::Token(seat, schema), Look::Token(seat, shown), Transform::from_translation(server.middle(square) + aside));
    }
    if let Cache::Lying(square) = table.cache {
        let base = Base::Single(square);
        add(PieceId::Cache, Look::Cache, server.standing(table.ground(), base, Facing::North));
    }
    let pitch = room.0.camera.pitch.to_radians();
    for (number, known) in table.models.iter().enumerate() {
        let Ok(model) = ModelId::try_from(number as u8) else { continue };
        if table.card(model.slot()).is_none() {
            continue;
        }
        if known.place == Place::Deleted {
            let program = table.side(model.seat()).programs[model.slot().card()];
            add(PieceId::Model(model), Look::Model(program, model.seat(), true), fallen(room, table, server, model));
        }
        if !known.place.in_play() {
            continue;
        }
        let place = match known.place {
            Place::Waiting => waiting(room, table, server, model),
            _ => server.model(table, model).unwrap_or_default(),
        };
        let program = table.side(model.seat()).programs[model.slot().card()];
        let rests = seen.acting.is_some_and(|unit| unit.seat() == model.seat() && !table.members(unit).contains(model));
        add(PieceId::Model(model), Look::Model(program, model.seat(), rests), place);
        if known.place != Place::Waiting {
            let falls = Transform { rotation: Quat::IDENTITY, ..place };
            add(PieceId::Shade(model), Look::Shade(table.program(model).is_omni()), falls);
        }
        if known.place != Place::Waiting && is_hidden(server, table, model, pitch) {
            add(PieceId::Ghost(model), Look::Ghost(program, model.seat()), place);
        }
        let mark = badge(place, bulk(table, model), |at| is_behind_block(server, table, at, pitch));
        add(PieceId::Badge(model), Look::Badge(program, model.seat()), mark);
        if let Some(dress) = Dress::of(seen, model) {
            let around = Transform { rotation: Quat::IDENTITY, ..place };
            add(PieceId::Dress(model), Look::Dress(dress), around);
        }
    }
    part(&mut all, pitch);
    all
}

/// Marks of figures that would lie on those of nearer ones, seen at this angle, float higher or aside.
fn part(all: &mut [(Piece, Transform)], pitch: f32) {
    let badges = all.iter_mut().filter(|(piece, _)| matches!(piece.id, PieceId::Badge(_)));
    let mut marks: Vec<&mut Transform> = badges.map(|(_, place)| place).collect();
    marks.sort_by(|a, b| b.translation.z.total_cmp(&a.translation.z));
    let on_screen = |at: Vec3| Vec2::new(at.x, at.y * pitch.cos() - at.z * pitch.sin());
    let mut placed: Vec<Vec2> = Vec::new();
    for mark in marks {
        let stood = mark.translation;
        let is_free = |at: &Vec3| placed.iter().all(|other| (on_screen(*at) - *other).abs().max_element() >= APART);
        let places = ASIDE.map(|(aside, up)| stood + Vec3::new(aside, up, 0.0));
        mark.translation = places.into_iter().find(is_free).unwrap_or(stood);
        placed.push(on_screen(mark.translation));
    }
}

/// Where the mark of a figure so high and wide leans against its base, turned to the eye; over its head where that is hidden.
fn badge(model: Transform, (high, wide): (f32, f32), is_hidden: impl Fn(Vec3) -> bool) -> Transform {
    let at_foot = model.translation + Vec3::new(0.0, 0.2, wide + 0.04) * model.scale;
    let translation = if is_hidden(at_foot) { model.translation + Vec3::Y * (high + 0.55) * model.scale } else { at_foot };
    Transform { translation, rotation: Quat::from_rotation_x(TO_EYE), scale: model.scale * if high > 2.5 { 0.48 } else { 0.36 } }
}

/// The height at which something lies on a square.
#[must_use]
pub fn ground_height(seen: &Seen, square: Square) -> f32 {
    height(seen.table.ground(), Base::Single(square))
}

/// Spawns a piece of this look.
pub fn spawn(
    commands: &mut Commands,
    catalog: &'static Catalog,
    style: &mut Style,
    labels: &mut Labels<'_>,
    look: &Look,
    place: Transform,
) -> Entity {
    let parts = style.parts(look, catalog, &mut labels.meshes);
    let mut made = Vec::new();
    let solid = if matches!(look, Look::Model(.., true)) { &style.dull } else { &style.solid };
    made.extend(parts.solid.map(|mesh| (mesh, solid.clone(), true)));
    made.extend(parts.metal.map(|mesh| (mesh, style.metal.clone(), false)));
    let glow = match look {
        Look::Ghost(..) => &style.ghost,
        Look::Left(..) => &style.haze,
        _ => &style.glow,
    };
    made.extend(parts.glow.map(|mesh| (mesh, glow.clone(), false)));
    made.extend(parts.glass.map(|mesh| (mesh, style.glass.clone(), false)));
    made.extend(parts.haze.map(|mesh| (mesh, style.haze.clone(), false)));
    let root = commands.spawn((place, Visibility::default())).id();
    for (number, (mesh, material, shades)) in made.into_iter().enumerate() {
        let part = (Mesh3d(mesh), MeshMaterial3d(material), Pickable::IGNORE);
        // The first is the piece itself: fewer things to keep in order.
        let entity = if number == 0 {
            commands.entity(root).insert(part).id()
        } else {
            commands.spawn((part, ChildOf(root), Transform::default())).id()
        };
        if !shades {
            commands.entity(entity).insert(NotShadowCaster);
        }
    }
    if let Look::Badge(program, _) = look {
        let picture = picture(catalog, catalog.program(*program));
        let print = (Mesh3d(labels.tile()), MeshMaterial3d(labels.print(Print::Picture(&picture, 1.0))), Pickable::IGNORE, NotShadowCaster);
        let on_mark = Transform::from_xyz(0.0, 0.36, 0.0).with_scale(Vec3::splat(1.2));
        commands.spawn((print, on_mark, ChildOf(root)));
    }
    if let Look::Dress(dress) = look {
        for (letter, place) in dress.letters() {
            let (mesh, material, aspect) = labels.parts(letter, Face::Sans, bevy_egui::egui::Color32::BLACK);
            let place = place.with_scale(Vec3::new(LETTER * aspect, 1.0, LETTER));
            commands.spawn((Mesh3d(mesh), MeshMaterial3d(material), place, Pickable::IGNORE, NotShadowCaster, ChildOf(root)));
        }
    }
    root
}

/// Brings every piece to where it stands now.
fn lay(
    mut commands: Commands,
    (table, seen): (Res<OnTable<Game>>, Option<Res<Seen>>),
    (room, server, style): (Option<Res<Room>>, Option<Res<Server>>, Option<ResMut<Style>>),
    old: Query<(Entity, &Piece, &Stands, &Transform)>,
    mut labels: Labels,
    mut busy: ResMut<Busy>,
    mut style_seen: Local<Option<Handle<StandardMaterial>>>,
) {
    let (Some(room), Some(server), Some(mut style), Some(seen)) = (room, server, style, seen) else { return };
    let restyled = style_seen.as_ref() != Some(&style.solid);
    let anew = restyled || server.is_changed() || room.is_changed();
    if !room.is_of::<Game>() || !(seen.is_changed() || anew) {
        return;
    }
    *style_seen = Some(style.solid.clone());
    let wanted = standing(&seen, &table.view, *server, &room);
    let way = seen.way;
    let is_same = |(one, stood): (&Piece, &Transform), (other, to): (&Piece, &Transform)| match (one.id, other.id) {
        // Carried by a schema, a firewall is on another square.
        (PieceId::Firewall(_), PieceId::Firewall(_)) => carried(*stood, *to, way),
        (one, other) => one == other,
    };
    let go = |piece: &mut EntityCommands, from, to| go(piece, from, to, way);
    let standing = Standing { wanted: &wanted, anew, is_same: &is_same, go: &go };
    let changed = pieces::follow(&mut commands, &old, standing, |commands, piece, _, place| {
        spawn(commands, seen.table.catalog, &mut style, &mut labels, &piece.look, place)
    });
    if changed {
        busy.moves();
    }
}

/// Whether something that stood there stands here after the way.
fn carried(from: Transform, to: Transform, way: Way) -> bool {
    let after = way.swing.map_or(from, |(pivot, angle)| swung(from, pivot, angle));
    let slack = if way.swing.is_some() { 0.1 } else { 1.6 };
    after.translation.distance(to.translation) < slack
}

fn go(piece: &mut EntityCommands, from: Transform, to: Transform, way: Way) {
    match way.swing {
        Some((pivot, angle)) if carried(from, to, way) => {
            let swing = Swing { from, to, pivot, angle, seconds: way.seconds, lift: way.lift, passed: 0.0 };
            piece.remove::<Travel>().insert(swing);
        }
        _ => {
            piece.remove::<Swing>().insert(Travel::new(from, to, way.seconds).lifted(way.lift));
        }
    }
}
