//! What is marked on the server: reach by its costs, what can be attacked, places to choose from, ghosts, lines of sight.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::aims::{self, Aim, Ctx, Does};
use super::figures::{Figure, Figures};
use super::marks::{Mark, Pattern, mesh};
use super::sight_lines::sight_lines;
use super::{Hands, Mode, Settled, Within, attacking, choosing, sliding};
use crate::desktop::aetherium::dress::{CHIP, Dress};
use crate::desktop::aetherium::places::{BLOCK, Server, TOP};
use crate::desktop::aetherium::seen::Seen;
use crate::desktop::aetherium::style::lit;
use crate::desktop::redraw::Busy;
use crate::desktop::settings::Settings;
use crate::desktop::table::control::Access;
use crate::desktop::table::playback::Playback;
use crate::desktop::table::room::Room;
use crate::desktop::table::session::{OnTable, Session};
use crate::desktop::theme::Palette;
use crate::desktop::{InMatch, TableSet};
use crate::rules::aetherium::{Action, Asked, Facing, ModelId, Square, Squares, State as Game, Table};
use crate::rules::game::Seat;

/// How high marks lie over the ground, and over the relief of terrain.
const OVER: f32 = 0.07;
const OVER_RELIEF: f32 = 0.32;

/// How high marks lie over what blocks sight.
const OVER_BLOCK: f32 = BLOCK + 0.06;

/// All marks.
#[derive(Component)]
#[require(DespawnOnExit<InMatch> = DespawnOnExit(InMatch))]
struct Marked;

/// What the marks are made of.
#[derive(Resource)]
struct Ink(Handle<StandardMaterial>);

pub(super) fn plugin(app: &mut App) {
    let on_table = resource_exists::<OnTable<Game>>.and_then(resource_exists::<Session<Game>>);
    app.add_systems(Update, draw.in_set(TableSet::Pieces).after(Settled).run_if(on_table))
        .add_systems(OnExit(InMatch), |mut figures: ResMut<Figures>| figures.0.clear());
}

/// What is to be marked, as it grows.
pub struct Sheet<'a> {
    table: &'a Table,
    server: Server,
    to_eye: Dir3,
    palette: &'a Palette,
    /// Where the chips of markers float.
    chips: Vec<Vec3>,
    marks: Vec<Mark>,
    figures: Vec<Figure>,
}

impl Sheet<'_> {
    fn height(&self, square: Square) -> f32 {
        let ground = self.table.ground();
        if ground.obstructions().contains(square) || ground.firewalls().contains(square) {
            TOP + OVER_BLOCK
        } else if ground.schemas().contains(square) {
            TOP + if ground.rough().contains(square) { OVER_RELIEF } else { OVER }
        } else {
            0.07
        }
    }

    /// A mark on a square.
    fn mark(&mut self, at: Square, pattern: Pattern, color: Color32, alpha: f32) {
        let height = self.height(at);
        self.marks.push(Mark::Square { at, height, pattern, color: lit(color).with_alpha(alpha) });
    }

    /// A mark on all squares of a set.
    fn mark_all(&mut self, squares: Squares, pattern: Pattern, color: Color32, alpha: f32) {
        squares.iter().for_each(|square| self.mark(square, pattern, color, alpha));
    }

    /// The squares of a model.
    fn mark_model(&mut self, model: ModelId, pattern: Pattern, color: Color32, alpha: f32) {
        if let Some(base) = self.table.base(model) {
            self.mark_all(base.squares(), pattern, color, alpha);
        }
    }

    /// A text in this colour on a ground of that, in the middle of a square, or aside where a figure or a marker is before that; none where they hide all of it.
    fn figure(&mut self, at: Square, text: String, inks: (Color32, Color32)) {
        self.figure_over(at, self.height(at), text, inks);
    }

    /// The same at this height over the noise.
    fn figure_over(&mut self, at: Square, height: f32, text: String, (color, ground): (Color32, Color32)) {
        let middle = self.server.middle(at).with_y(height);
        let places = [(0.0, 0.0), (-0.32, 0.0), (0.32, 0.0), (0.0, 0.34), (0.0, -0.34)].map(|(x, z)| middle + Vec3::new(x, 0.0, z));
        let under_chip = |origin: Vec3| {
            let off = |chip: &Vec3| (*chip - origin).reject_from(*self.to_eye).length();
            self.chips.iter().any(|chip| off(chip) < CHIP + 0.12)
        };
        let hidden =
            |origin: Vec3| under_chip(origin) || self.server.pointed_model(Ray3d { origin, direction: self.to_eye }, self.table).is_some();
        let is_free = |place: &Vec3| ![-0.12, 0.12].iter().any(|aside| hidden(*place + Vec3::X * *aside));
        self.figures.extend(places.into_iter().find(is_free).map(|at| Figure { at, text, color, ground }));
    }

    /// Where a square's middle is.
    pub fn place(&self, at: Square, over: f32) -> Vec3 {
        self.server.middle(at).with_y(self.height(at) + over)
    }

    /// A line.
    pub fn line(&mut self, from: Vec3, to: Vec3, width: f32, dashed: bool, color: Color32) {
        self.marks.push(Mark::Line { from, to, width, dashed, color: lit(color).with_alpha(0.9) });
    }

    /// What joins the sides of two squares beside each other that look that way, where one lies higher.
    fn rise(&mut self, one: Square, other: Square, facing: Facing, (width, color): (f32, Color32)) {
        let heights = [self.height(one), self.height(other)];
        if heights[0] == heights[1] {
            return;
        }
        let out = self.server.heading(facing) * Vec3::NEG_Z * (0.5 - width / 2.0);
        let between = self.server.middle(one).midpoint(self.server.middle(other)) + out;
        let [from, to] = heights.map(|height| between + Vec3::Y * height);
        self.line(from, to, width, false, color);
    }

    /// What stops a line.
    pub fn stop(&mut self, at: Square) {
        let color = self.palette.refused;
        self.mark(at, Pattern::Cross, color, 0.9);
        self.mark(at, Pattern::Frame(0.06), color, 0.9);
    }

    /// The colours.
    pub const fn palette(&self) -> &Palette {
        self.palette
    }

    /// The server.
    pub const fn server(&self) -> Server {
        self.server
    }
}

fn draw(
    mut commands: Commands,
    (table, session, server, playback): (Res<OnTable<Game>>, Res<Session<Game>>, Option<Res<Server>>, Res<Playback<Game>>),
    (hands, within, palette, settings, access): (Res<Hands>, Res<Within>, Res<Palette>, Res<Settings>, Access),
    (ink, room): (Option<Res<Ink>>, Option<Res<Room>>),
    (mut meshes, mut materials): (ResMut<Assets<Mesh>>, ResMut<Assets<StandardMaterial>>),
    old: Query<Entity, With<Marked>>,
    mut figures: ResMut<Figures>,
    (mut last, mut busy): (Local<Option<(Vec<Mark>, bool)>>, ResMut<Busy>),
) {
    let Some(server) = server else { return };
    let Some(ink) = ink else {
        let material = materials.add(StandardMaterial {
            // Brighter than what the lamps light.
            base_color: Color::linear_rgb(2.2, 2.2, 2.2),
            alpha_mode: AlphaMode::Blend,
            unlit: true,
            cull_mode: None,
            depth_bias: 8.0,
            ..default()
        });
        commands.insert_resource(Ink(material));
        return;
    };
    let hidden = playback.is_running() || !access.is_free();
    let news = table.is_changed() || hands.is_changed() || session.is_changed() || palette.is_changed();
    if last.as_ref().is_some_and(|(_, was)| *was == hidden) && !news && !server.is_changed() {
        return;
    }
    let pitch = room.map_or(0.84, |room| room.0.camera.pitch.to_radians());
    let to_eye = Dir3::new(Vec3::new(0.0, pitch.sin(), pitch.cos())).unwrap_or(Dir3::Y);
    let chips = chips(&table.view.table, *server);
    let mut sheet =
        Sheet { table: &table.view.table, server: *server, to_eye, palette: &palette, chips, marks: Vec::new(), figures: Vec::new() };
    if !hidden {
        let ctx = Ctx {
            session: &session,
            table: &table,
            settings: &settings,
            ways: within.ways.as_ref(),
            slides: within.slides.as_ref(),
            turned: server.is_turned(),
        };
        let acts = !table.legal.is_empty() && table.replay.is_none();
        fill(&mut sheet, &ctx, &hands, acts);
    }
    let Sheet { marks, figures: texts, .. } = sheet;
    if figures.0 != texts {
        figures.0 = texts;
        busy.now();
    }
    let gone = old.is_empty() && !marks.is_empty();
    if last.as_ref().is_some_and(|(shown, _)| *shown == marks) && !gone {
        *last = Some((marks, hidden));
        return;
    }
    busy.moves();
    old.iter().for_each(|marks| commands.entity(marks).despawn());
    if !marks.is_empty() {
        let mesh = meshes.add(mesh(&marks, *server));
        commands.spawn((Name::new("Marks"), Marked, Mesh3d(mesh), MeshMaterial3d(ink.0.clone()), NotShadowCaster, Pickable::IGNORE));
    }
    *last = Some((marks, hidden));
}

/// Where the chips of all markers float.
fn chips(table: &Table, server: Server) -> Vec<Vec3> {
    let seen = Seen::of(table);
    let dressed = table.on_server().iter().filter_map(|model| Some((server.model(table, model)?.translation, Dress::of(&seen, model)?)));
    dressed.flat_map(|(foot, dress)| dress.chips().map(|chip| foot + chip).collect::<Vec<Vec3>>()).collect()
}

/// Marks everything that is to be seen now.
fn fill(sheet: &mut Sheet<'_>, ctx: &Ctx<'_>, hands: &Hands, acts: bool) {
    let view = ctx.view();
    if acts {
        match view.asked {
            Asked::Nothing | Asked::Order => {}
            asked if sliding::is_on(asked, hands.mode) => schemas(sheet, ctx, hands),
            Asked::Act => acting(sheet, ctx, hands),
            _ => choosing(sheet, ctx, hands),
        }
    }
    aimed(sheet, ctx, hands);
    threats(sheet, hands, view.own());
}

/// Reach, and what can be captured or attacked.
fn acting(sheet: &mut Sheet<'_>, ctx: &Ctx<'_>, hands: &Hands) {
    let (net, asks, refused, text) = (sheet.palette.net, sheet.palette.asks, sheet.palette.refused, sheet.palette.text);
    let table = sheet.table;
    if let Some(model) = hands.model {
        sheet.mark_model(model, Pattern::Frame(0.09), asks, 0.95);
    }
    if hands.mode == Mode::Attack {
        if let Some(model) = hands.model {
            sheet.mark_all(attacking::covered(table, model), Pattern::Dots, net, 0.75);
        }
        let enemies = table.on_server().iter().filter(|model| model.seat() != table.turn);
        for enemy in enemies.collect::<Vec<_>>() {
            if attacking::attacker(ctx, hands, enemy).is_some() {
                sheet.mark_model(enemy, Pattern::Frame(0.08), net, 0.95);
            } else {
                sheet.mark_model(enemy, Pattern::Hatch, refused, 0.7);
            }
        }
        return;
    }
    if let Some(ways) = ctx.ways {
        let (most, ink) = (f32::from((ways.cs + ways.more).max(1)), sheet.palette.room);
        let near = |square: Option<Square>| square.and_then(|square| ways.cost(square)).is_some_and(|cs| cs <= ways.cs);
        let ends = |square: Square, facing: Facing| near(Some(square)) && !near(square.step(facing.ahead()));
        for (square, cs, noise) in ways.all() {
            // The nearer the brighter, in steps; what takes overclocking has no edge. What leads through the noise is dim, and
            // numbered in the colour of damage.
            let far = f32::from(cs.saturating_sub(1)) / most;
            let light = net.lerp_to_gamma(text, 0.45 - 0.45 * far);
            sheet.mark(square, Pattern::Fill, light, if noise { 0.3 - 0.2 * far } else { 0.84 - 0.34 * far });
            for facing in Facing::ALL.into_iter().filter(|facing| ends(square, *facing)) {
                sheet.mark(square, Pattern::Side(facing, 0.08), text, 1.0);
                let beside = facing.turned(1);
                if let Some(next) = square.step(beside.ahead()).filter(|next| ends(*next, facing)) {
                    sheet.rise(square, next, facing, (0.08, text));
                }
            }
            sheet.figure(square, cs.to_string(), if noise { (refused.lerp_to_gamma(text, 0.6), ink) } else { (ink, light) });
            if ways.watched.contains(square) {
                sheet.mark(square, Pattern::Notch, refused, 0.95);
            }
        }
    }
    for action in &ctx.table.legal {
        match *action {
            Action::Attack { target, .. } => {
                sheet.mark_model(target, Pattern::Fill, net, 0.55);
                sheet.mark_model(target, Pattern::Frame(0.1), net.lerp_to_gamma(text, 0.4), 1.0);
            }
            Action::Capture { schema, .. } => {
                if let Some((_, square)) = table.uplink(usize::from(schema)) {
                    sheet.mark(square, Pattern::Frame(0.08), net, 0.95);
                }
            }
            _ => {}
        }
    }
}

/// Schemas that can be taken, and where the one in hand can go.
fn schemas(sheet: &mut Sheet<'_>, ctx: &Ctx<'_>, hands: &Hands) {
    let (net, asks, refused, text) = (sheet.palette.net, sheet.palette.asks, sheet.palette.refused, sheet.palette.text);
    let table = sheet.table;
    let Some(held) = hands.schema else {
        let can = aims::stops(ctx, hands);
        for schema in 0..table.schemas.len() {
            let free = sliding::middle(table, schema).is_some_and(|middle| can.contains(&middle));
            let footprint = table.ground().footprint(schema);
            if free {
                sheet.mark_all(footprint, Pattern::Fill, net, 0.2);
            } else {
                sheet.mark_all(footprint, Pattern::Hatch, refused, 0.35);
            }
        }
        return;
    };
    let ground = sheet.palette.panel;
    sheet.mark_all(table.ground().footprint(usize::from(held)), Pattern::Frame(0.05), asks, 0.8);
    if hands.turn.is_none() {
        for (square, ram) in ctx.slides.into_iter().flat_map(super::Slides::all) {
            sheet.mark(square, Pattern::Corners, net, 0.6);
            // On top of a block it would stand over the next square.
            sheet.figure_over(square, sheet.height(square).min(TOP + OVER), ram.to_string(), (text, ground));
        }
    }
}

/// Places to choose from.
fn choosing(sheet: &mut Sheet<'_>, ctx: &Ctx<'_>, hands: &Hands) {
    let net = sheet.palette.net;
    let bright = net.lerp_to_gamma(sheet.palette.text, 0.3);
    let many = ctx.view().asked == Asked::PlaceSchema;
    for site in choosing::sites(ctx, hands) {
        if many {
            sheet.mark(site.at, Pattern::Dots, net, 0.6);
            continue;
        }
        let squares = if matches!(site.action, Action::Place { .. }) { Squares::one(site.at) } else { site.squares };
        sheet.mark_all(squares, Pattern::Fill, bright, 0.5);
        sheet.mark_all(squares, Pattern::Frame(0.06), bright, 1.0);
    }
}

/// What is aimed at, and what would happen there.
fn aimed(sheet: &mut Sheet<'_>, ctx: &Ctx<'_>, hands: &Hands) {
    let (net, refused) = (sheet.palette.net, sheet.palette.refused);
    let table = sheet.table;
    let pointed = hands.pointed(table);
    let square = pointed.model.and_then(|model| table.square(model)).or(pointed.square);
    match &hands.aim {
        Aim::Can(does) => would(sheet, ctx, hands, does),
        Aim::Cant(_) => {
            if let Some(square) = square {
                sheet.mark(square, Pattern::Hatch, refused, 0.8);
            }
            let enemy = pointed.model.filter(|model| model.seat() != table.turn);
            if let (Some(model), Some(target)) = (hands.model, enemy) {
                sight_lines(sheet, table, model, target);
            }
        }
        Aim::Nothing => {}
    }
    if let Some(square) = square.filter(|_| hands.by_keys || hands.does().is_some()) {
        sheet.mark(square, Pattern::Frame(0.1), net, 1.0);
    }
}

/// What would happen.
fn would(sheet: &mut Sheet<'_>, ctx: &Ctx<'_>, hands: &Hands, does: &Does) {
    let (net, asks, refused) = (sheet.palette.net, sheet.palette.asks, sheet.palette.refused);
    let table = sheet.table;
    let mut from = hands.model.and_then(|model| table.square(model));
    for square in &does.way {
        if let Some(before) = from {
            let (a, b) = (sheet.place(before, 0.03), sheet.place(*square, 0.03));
            sheet.line(a, b, 0.12, false, net);
        }
        from = Some(*square);
    }
    if let Some((square, facing)) = does.facing {
        let omni = match does.actions.first() {
            Some(Action::Place { model, .. }) => table.program(*model).is_omni(),
            _ => hands.model.is_some_and(|model| table.program(model).is_omni()),
        };
        let base = crate::rules::aetherium::Base::new(square, omni);
        if omni {
            sheet.mark_all(base.squares(), Pattern::Frame(0.06), net, 0.9);
        }
        sheet.mark(square, Pattern::Arrow(facing), asks, 1.0);
    }
    if let Some(ghost) = does.ghost {
        let squares = ghost.footprint(table.catalog.shapes()).unwrap_or_default();
        let color = lit(net);
        for at in squares.iter() {
            for (pattern, alpha) in [(Pattern::Hatch, 0.45), (Pattern::Frame(0.04), 0.8)] {
                sheet.marks.push(Mark::Square { at, height: TOP + OVER, pattern, color: color.with_alpha(alpha) });
            }
        }
    }
    for model in does.caught.iter() {
        sheet.mark_model(model, Pattern::Cross, refused, 1.0);
    }
    if let Some((model, target)) = does.target {
        sight_lines(sheet, &ctx.view().table, model, target);
    }
}

/// What a model under the pointer could attack from where it stands.
fn threats(sheet: &mut Sheet<'_>, hands: &Hands, own: Option<Seat>) {
    let table = sheet.table;
    let Some(model) = threatens(table, hands, own) else { return };
    let color = sheet.palette.seat(model.seat());
    sheet.mark_all(attacking::covered(table, model), Pattern::Dots, color, 0.8);
}

/// The model under the pointer, if the squares are marked on which it could attack.
#[must_use]
pub fn threatens(table: &Table, hands: &Hands, own: Option<Seat>) -> Option<ModelId> {
    let model = hands.pointed(table).model.filter(|_| hands.mode == Mode::Move)?;
    let acts = hands.model == Some(model) || own == Some(model.seat()) && hands.does().is_some();
    (!acts && !attacking::covered(table, model).is_empty()).then_some(model)
}
