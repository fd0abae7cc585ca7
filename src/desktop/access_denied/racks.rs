//! Builds the six racks of the arc: case, screen, names, lamps, sockets; and the mat in their middle.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::glow;
use super::pieces::{
    Arc, CARD, DEPTH, HEIGHT, LARGE, LevelLamp, MAT, NextRow, Rack, Spot, TOKEN, Token, WIDTH, lying_at, row, row_frame, token_at,
};
use super::style::{CREAM, INK, OPENINGS, Shapes, Style};
use crate::desktop::TableSet;
use crate::desktop::board::edges;
use crate::desktop::settings::Language;
use crate::desktop::table::label::{Face, Labels};
use crate::desktop::table::room::{Room, vector};
use crate::desktop::table::session::OnTable;
use crate::desktop::theme::icon;
use crate::rules::access_denied::{Level, Sector, State as Game};
use crate::rules::game::Seat;
use crate::t;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (arrange.run_if(resource_exists::<OnTable<Game>>), take_away.run_if(resource_exists_and_changed::<Room>), build)
            .chain()
            .in_set(TableSet::Pieces),
    );
}

/// Puts the racks in order for who looks now.
fn arrange(
    mut commands: Commands,
    table: Res<OnTable<Game>>,
    (arc, room): (Option<Res<Arc>>, Option<Res<Room>>),
    mut named: Local<Vec<String>>,
) {
    let stands = arc.is_some() && !table.is_changed();
    if stands || !room.is_some_and(|room| room.is_of::<Game>()) {
        return;
    }
    let wanted = Arc::of(&table.view);
    // Who comes to the table of a host has a name from then on.
    let renamed = *named != table.names;
    if renamed || arc.is_none_or(|arc| *arc != wanted) {
        named.clone_from(&table.names);
        commands.insert_resource(wanted);
    }
}

/// On the table of another game stand no racks.
fn take_away(mut commands: Commands, room: Res<Room>, racks: Query<Entity, Or<(With<Rack>, With<Mat>)>>) {
    if !room.is_of::<Game>() {
        racks.iter().for_each(|rack| commands.entity(rack).despawn());
        commands.remove_resource::<Arc>();
    }
}

/// Builds all racks again when their order, the room, the colours or the language change.
fn build(
    mut commands: Commands,
    old: Query<Entity, Or<(With<Rack>, With<Mat>)>>,
    (room, arc): (Option<Res<Room>>, Option<Res<Arc>>),
    (shapes, style, language): (Res<Shapes>, Option<Res<Style>>, Res<Language>),
    table: Option<Res<OnTable<Game>>>,
    mut labels: Labels,
) {
    let (Some(room), Some(arc), Some(style), Some(table)) = (room, arc, style, table) else { return };
    if !room.is_of::<Game>() || !(room.is_changed() || arc.is_changed() || style.is_changed() || language.is_changed()) {
        return;
    }
    old.iter().for_each(|rack| commands.entity(rack).despawn());
    for sector in Sector::ALL {
        let place = arc.rack(&room, sector);
        let root = commands.spawn((Name::new(format!("Rack {sector}")), Rack(sector), place, Visibility::default())).id();
        let controller = arc.controllers[sector.index()];
        let mut rack = RackSpawner { commands: &mut commands, labels: &mut labels, shapes: &shapes, style: &style, root };
        rack.case(sector, controller.is_some());
        rack.head(sector, controller.map(|seat| (seat, table.names().of(seat).into_owned())), arc.own);
        rack.lamps(sector, arc.seats, controller.is_some());
        edges::put(&mut commands, root, &shapes.cube, Spot::Rack(sector), Vec3::Y * -0.02, Vec2::new(WIDTH, DEPTH) + 0.12, 0.14);
        glow::put(&mut commands, (root, place), sector, &shapes, &style);
    }
    let root = commands.spawn((Name::new("Mat"), Mat, Transform::default(), Visibility::default())).id();
    let mut mat = RackSpawner { commands: &mut commands, labels: &mut labels, shapes: &shapes, style: &style, root };
    let middle = vector(room.0.anchor("play").at).with_y(0.0);
    mat.mat(middle);
}

/// The mat in the middle of the table.
#[derive(Component)]
struct Mat;

/// The icon of a sector.
#[must_use]
pub const fn symbol(sector: Sector) -> &'static str {
    match sector {
        Sector::Banking => "chart-bar",
        Sector::Government => "flag",
        Sector::Micronopoly => "cpu",
        Sector::NewsMedia => "film-strip",
        Sector::TeleComm => "wifi-high",
        Sector::Universities => "book-open",
    }
}

/// Spawns the parts of one rack.
struct RackSpawner<'a, 'w, 's, 'l> {
    commands: &'a mut Commands<'w, 's>,
    labels: &'a mut Labels<'l>,
    shapes: &'a Shapes,
    style: &'a Style,
    root: Entity,
}

/// The height of the name of who controls a rack.
const WHO: f32 = 0.88;

/// How a text stands at its place.
#[derive(Clone, Copy, PartialEq)]
enum From {
    Left,
    Middle,
    Right,
}

impl RackSpawner<'_, '_, '_, '_> {
    fn part(&mut self, name: &str, mesh: &Handle<Mesh>, material: &Handle<StandardMaterial>, place: Transform) -> Entity {
        let mesh = (Mesh3d(mesh.clone()), MeshMaterial3d(material.clone()));
        self.commands.spawn((Name::new(name.to_owned()), mesh, place, Pickable::IGNORE, ChildOf(self.root))).id()
    }

    fn block(&mut self, name: &str, material: &Handle<StandardMaterial>, at: Vec3, size: Vec3) -> Entity {
        let cube = self.shapes.cube.clone();
        self.part(name, &cube, material, Transform::from_translation(at).with_scale(size))
    }

    /// Something flat that shines.
    fn pane(&mut self, name: &str, material: &Handle<StandardMaterial>, at: Vec3, size: Vec2) {
        let quad = self.shapes.quad.clone();
        let pane = self.part(name, &quad, material, Transform::from_translation(at).with_scale(Vec3::new(size.x, 1.0, size.y)));
        self.commands.entity(pane).insert(NotShadowCaster);
    }

    fn text(&mut self, text: &str, face: Face, color: Color32, at: Vec3, height: f32, from: From, most: f32) -> Entity {
        let (mesh, material, aspect) = self.labels.parts(text, face, color);
        let height = height.min(most / aspect);
        let width = height * aspect;
        let at = match from {
            From::Left => at + Vec3::X * width / 2.0,
            From::Middle => at,
            From::Right => at - Vec3::X * width / 2.0,
        };
        let place = Transform::from_translation(at).with_scale(Vec3::new(width, 1.0, height));
        self.commands.spawn((Mesh3d(mesh), MeshMaterial3d(material), place, Pickable::IGNORE, NotShadowCaster, ChildOf(self.root))).id()
    }

    /// Case, ears with handles and screws, screen, bay, vents.
    fn case(&mut self, sector: Sector, controlled: bool) {
        let (shapes, style) = (self.shapes, self.style);
        let own = &style.cases[sector.index()];
        self.part("Case", &shapes.case, own, Transform::default());
        self.part("Crest", &shapes.crests[sector.index()], own, Transform::default());
        self.block("Foot", &style.feet, Vec3::new(0.0, -HEIGHT - 0.05, 0.0), Vec3::new(WIDTH - 0.3, 0.3, DEPTH - 0.3));
        for side in [-1.0, 1.0] {
            let x = side * (WIDTH / 2.0 - 0.1);
            self.block("Ear", own, Vec3::new(x - side * 0.06, 0.015, 0.0), Vec3::new(0.26, 0.05, DEPTH - 0.25));
            self.part("Handle", &shapes.handle, &style.metal, Transform::from_xyz(x - side * 0.06, 0.03, 0.06));
            for z in [-2.1, -1.4, 1.4, 2.1] {
                self.part("Screw", &shapes.screw, &style.metal, Transform::from_xyz(x - side * 0.06, 0.05, z));
            }
        }
        let grounds = [if controlled { &style.screen } else { &style.dark }, &style.feet];
        for ((at, half), (frame, ground)) in OPENINGS.into_iter().zip(shapes.frames.iter().zip(grounds)) {
            self.part("Frame", frame, &style.bezel, Transform::from_translation(at));
            self.pane("Ground", ground, at + Vec3::Y * 0.015, half * 2.0);
        }
        let (screen, half) = OPENINGS[0];
        self.pane("Glass", &style.glass, screen + Vec3::Y * 0.4, half * 2.0);
        // Below the screen are the slots for cards, and vents; without a password the bay is shut by slats.
        for slot in 0..3 {
            self.block("Slot", &style.feet, lying_at(slot).with_y(0.0) - Vec3::Z * 0.28, Vec3::new(1.16, 0.03, 0.16));
        }
        for slot in 0..13_u8 {
            let x = 0.7 + f32::from(slot) * 0.268;
            self.block("Vent", &style.feet, Vec3::new(x, -0.004, 1.88), Vec3::new(0.12, 0.02, 0.5));
        }
        let (bay, half) = OPENINGS[1];
        for slat in (0..6_u8).filter(|_| !controlled) {
            let z = (f32::from(slat) - 2.5) * 0.41;
            let turned = Transform::from_translation(bay + Vec3::new(0.0, 0.05, z)).with_rotation(Quat::from_rotation_x(0.35));
            self.part("Slat", &shapes.cube, &style.bezel, turned.with_scale(Vec3::new(half.x * 2.0 - 0.1, 0.05, 0.3)));
        }
    }

    /// The plate with the name of the sector, and who controls it.
    fn head(&mut self, sector: Sector, controller: Option<(Seat, String)>, own: Option<Seat>) {
        let z = -1.85;
        let (shapes, style) = (self.shapes, self.style);
        self.block("Name plate", &style.plate, Vec3::new(0.0, 0.02, z), Vec3::new(WIDTH - 0.62, 0.06, 0.76));
        let ink = if controller.is_some() { CREAM } else { CREAM.gamma_multiply(0.72).to_opaque() };
        // Its emblem stands on a badge of the colour of its case, larger than the plate.
        let badge = Vec3::new(-3.8, 0.1, z + 0.1);
        let plate = |wide: f32| Transform::from_translation(badge).with_scale(Vec3::new(wide, 1.0, wide));
        self.part("Rim", &shapes.badge, &style.plate, plate(1.2).with_translation(badge - Vec3::Y * 0.02));
        self.part("Badge", &shapes.badge, &style.cases[sector.index()], plate(1.06));
        self.text(&icon(symbol(sector)), Face::Icon, INK, badge + Vec3::Y * 0.06, 0.92, From::Middle, 1.0);
        self.text(sector.name(), Face::Sans, ink, Vec3::new(-3.1, 0.06, z), 0.92, From::Left, 4.1);
        let right = WIDTH / 2.0 - 0.5;
        match controller {
            Some((seat, name)) => {
                let at = seat.index() % 6;
                // A strip in the colour of who controls it runs under the plate.
                self.block("Whose", &style.seats[at], Vec3::new(0.0, 0.02, z + 0.44), Vec3::new(WIDTH - 0.62, 0.05, 0.12));
                let name = if own == Some(seat) { t!("ad-yours") } else { name };
                let most = 2.3;
                let aspect = self.labels.parts(&name, Face::Sans, ink).2;
                let width = WHO.min(most / aspect) * aspect;
                self.text(&name, Face::Sans, ink, Vec3::new(right, 0.06, z), WHO, From::Right, most);
                let mark = Transform::from_xyz(right - width - 0.38, 0.1, z).with_scale(Vec3::splat(0.26));
                self.part("Controller", &self.shapes.tokens[at], &style.seats[at], mark);
            }
            None => _ = self.text(&icon("power"), Face::Icon, ink, Vec3::new(right - 0.2, 0.06, z), 0.74, From::Middle, 0.8),
        }
    }

    /// The three rows with lamp, name and sockets, and the tokens in them.
    fn lamps(&mut self, sector: Sector, seats: u8, controlled: bool) {
        let (shapes, style) = (self.shapes, self.style);
        let ink = if controlled { style.phosphor } else { style.phosphor.gamma_multiply(0.7).to_opaque() };
        for level in [Level::Root, Level::Oper, Level::User] {
            let z = row(level);
            let lamp = self.part(&format!("Lamp {level}"), &shapes.lamp, &style.off, Transform::from_xyz(-3.98, 0.05, z));
            self.commands.entity(lamp).insert((LevelLamp(sector, level), NotShadowCaster));
            // The row shines, and has a frame.
            let (middle, half) = row_frame(level);
            let light = self.part("Next row", &shapes.row_light, &style.next[3], Transform::from_translation(middle.with_y(0.022)));
            self.commands.entity(light).insert((NextRow(sector, level), Visibility::Hidden, NotShadowCaster));
            for (x, deep, wide) in [(0.0, half.y, half.x * 2.0), (0.0, -half.y, half.x * 2.0), (half.x, 0.0, 0.12), (-half.x, 0.0, 0.12)] {
                let size = Vec3::new(wide, 1.0, if deep == 0.0 { half.y * 2.0 } else { 0.12 });
                let bar = Transform::from_translation(middle + Vec3::new(x, 0.0, deep)).with_scale(size);
                let bar = self.part("Next row", &shapes.quad, &style.next[0], bar);
                self.commands.entity(bar).insert((NextRow(sector, level), Visibility::Hidden, NotShadowCaster));
            }
            // Beside the lamp.
            let (at, around) = (middle + Vec3::X * 0.035, half * 2.0 - Vec2::new(0.13, 0.06));
            edges::put(self.commands, self.root, &shapes.cube, Spot::Row(sector, level), at, around, 0.09);
            let ground = Transform::from_translation(middle.with_y(0.025)).with_scale(Vec3::new(half.x, 1.0, half.y) * 2.0);
            let ground = self.part("Next row", &shapes.quad, &style.next[1], ground);
            self.commands.entity(ground).insert((NextRow(sector, level), Visibility::Hidden, NotShadowCaster));
            self.text(level.name(), Face::Mono, ink, Vec3::new(-3.68, 0.06, z), 0.84, From::Left, 1.42);
            // The name is lit, and dark on that.
            let lit = Transform::from_xyz(-2.95, 0.07, z).with_scale(Vec3::new(1.62, 1.0, half.y * 2.0));
            let lit = self.part("Next row", &shapes.quad, &style.next[2], lit);
            let name = self.text(level.name(), Face::Mono, style.unlit, Vec3::new(-3.68, 0.08, z), 0.84, From::Left, 1.42);
            for entity in [lit, name] {
                self.commands.entity(entity).insert((NextRow(sector, level), Visibility::Hidden, NotShadowCaster));
            }
            for seat in (0..seats).map(Seat) {
                let at = token_at(seat, seats, level).with_y(0.04);
                let socket = self.part(
                    "Socket",
                    &shapes.ring,
                    &style.socket,
                    Transform::from_translation(at).with_scale(Vec3::new(TOKEN, 0.1, TOKEN)),
                );
                self.commands.entity(socket).insert(NotShadowCaster);
            }
        }
        for z in [(row(Level::Root) + row(Level::Oper)) / 2.0, (row(Level::Oper) + row(Level::User)) / 2.0] {
            self.pane("Rule", &style.socket, Vec3::new(-1.35, 0.03, z), Vec2::new(5.5, 0.025));
        }
        for seat in (0..seats).map(Seat) {
            let place = Transform::from_translation(token_at(seat, seats, Level::User)).with_scale(Vec3::splat(TOKEN));
            let (shape, material) = (&shapes.tokens[seat.index()], &style.seats[seat.index()]);
            let token = self.part(&format!("Token {seat} on {sector}"), shape, material, place);
            self.commands.entity(token).insert((Token(sector, seat), Visibility::Hidden));
        }
    }

    /// The mat, with the places of deck and pile drawn on it.
    fn mat(&mut self, middle: Vec3) {
        let style = self.style;
        let size = MAT * 2.0;
        self.block("Mat", &style.mat, middle + Vec3::Y * 0.02, Vec3::new(size.x, 0.05, size.y));
        let frame = |this: &mut Self, at: Vec3, half: Vec2| {
            for side in [-1.0, 1.0] {
                this.pane("Line", &style.line, at + Vec3::new(0.0, 0.0, side * half.y), Vec2::new(half.x * 2.0, 0.04));
                this.pane("Line", &style.line, at + Vec3::new(side * half.x, 0.0, 0.0), Vec2::new(0.04, half.y * 2.0));
            }
        };
        let over = middle + Vec3::Y * 0.055;
        frame(self, over, MAT - 0.1);
        for x in [-3.3, 0.0, 3.3] {
            frame(self, over + Vec3::X * x, Vec2::new(LARGE, LARGE * CARD) / 2.0 + 0.02);
        }
    }
}
