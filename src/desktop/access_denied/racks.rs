//! Builds the six racks of the arc: case, screen, names, lamps, sockets.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::pieces::{Arc, DEPTH, HEIGHT, LevelLamp, PLAQUE, Rack, Spot, TOKEN, Token, WIDTH, lying_at, row, token_at};
use super::style::{INK, PHOSPHOR, Shapes, Style};
use crate::desktop::TableSet;
use crate::desktop::board::edges;
use crate::desktop::settings::Language;
use crate::desktop::table::label::{Face, Labels};
use crate::desktop::table::room::Room;
use crate::desktop::table::session::OnTable;
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
fn arrange(mut commands: Commands, table: Res<OnTable<Game>>, arc: Option<Res<Arc>>, room: Option<Res<Room>>) {
    let stands = arc.is_some() && !table.is_changed();
    if stands || !room.is_some_and(|room| room.is_of::<Game>()) {
        return;
    }
    let wanted = Arc::of(&table.view);
    if arc.is_none_or(|arc| *arc != wanted) {
        commands.insert_resource(wanted);
    }
}

/// On the table of another game stand no racks.
fn take_away(mut commands: Commands, room: Res<Room>, racks: Query<Entity, With<Rack>>) {
    if !room.is_of::<Game>() {
        racks.iter().for_each(|rack| commands.entity(rack).despawn());
        commands.remove_resource::<Arc>();
    }
}

/// Builds all racks again when their order, the room, the colours or the language change.
fn build(
    mut commands: Commands,
    old: Query<Entity, With<Rack>>,
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
        let mut rack = RackSpawner { commands: &mut commands, labels: &mut labels, shapes: &shapes, style: &style, root };
        let controller = arc.controllers[sector.index()];
        rack.case();
        rack.head(sector, controller.map(|seat| (seat, table.names().of(seat).into_owned())), arc.own);
        rack.lamps(sector, arc.seats);
        edges::put(&mut commands, root, &shapes.cube, Spot::Rack(sector), Vec3::Y * -0.02, Vec2::new(WIDTH, DEPTH) + 0.12, 0.12);
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

impl RackSpawner<'_, '_, '_, '_> {
    fn block(&mut self, name: &'static str, material: &Handle<StandardMaterial>, at: Vec3, size: Vec3) -> Entity {
        let block = (
            Name::new(name),
            Mesh3d(self.shapes.cube.clone()),
            MeshMaterial3d(material.clone()),
            Transform::from_translation(at).with_scale(size),
            Pickable::IGNORE,
            ChildOf(self.root),
        );
        self.commands.spawn(block).id()
    }

    fn text(&mut self, text: &str, face: Face, color: Color32, at: Vec3, height: f32, left: bool, most: f32) {
        let (mesh, material, aspect) = self.labels.parts(text, face, color);
        let height = height.min(most / aspect);
        let width = height * aspect;
        let at = if left { at + Vec3::X * width / 2.0 } else { at };
        let place = Transform::from_translation(at).with_scale(Vec3::new(width, 1.0, height));
        self.commands.spawn((Mesh3d(mesh), MeshMaterial3d(material), place, Pickable::IGNORE, NotShadowCaster, ChildOf(self.root)));
    }

    /// Case, bezel, feet, vents, screens.
    fn case(&mut self) {
        let (case, bezel, feet, screen) =
            (self.style.case.clone(), self.style.bezel.clone(), self.style.feet.clone(), self.style.screen.clone());
        self.block("Case", &case, Vec3::new(0.0, -HEIGHT / 2.0, 0.0), Vec3::new(WIDTH, HEIGHT, DEPTH));
        self.block("Case foot", &bezel, Vec3::new(0.0, -HEIGHT + 0.05, 0.0), Vec3::new(WIDTH + 0.16, 0.3, DEPTH + 0.16));
        for side in [-1.0, 1.0] {
            self.block("Rail", &bezel, Vec3::new(side * (WIDTH / 2.0 - 0.09), 0.02, 0.0), Vec3::new(0.14, 0.06, DEPTH - 0.1));
            for at in [-1.0, 1.0] {
                self.block("Screw", &feet, Vec3::new(side * (WIDTH / 2.0 - 0.09), 0.06, at * 2.05), Vec3::new(0.07, 0.02, 0.07));
            }
        }
        self.block("Level screen", &screen, Vec3::new(-0.92, 0.0, -0.22), Vec3::new(4.5, 0.08, 2.36));
        self.block("Password bay", &feet, Vec3::new(2.32, 0.0, -0.22), Vec3::new(1.84, 0.08, 2.36));
        for at in 0..3 {
            self.block("Slot", &bezel, lying_at(at) - Vec3::Y * 0.08, Vec3::new(PLAQUE.x, 0.06, PLAQUE.y));
        }
    }

    /// The name of the sector, and who controls it.
    fn head(&mut self, sector: Sector, controller: Option<(Seat, String)>, own: Option<Seat>) {
        let z = -1.82;
        let bezel = self.style.bezel.clone();
        self.block("Head line", &bezel, Vec3::new(0.0, 0.01, -1.46), Vec3::new(WIDTH - 0.3, 0.03, 0.04));
        self.text(sector.name(), Face::Sans, INK, Vec3::new(-3.1, 0.03, z), 0.68, true, 3.5);
        let soft = INK.gamma_multiply(0.72);
        match controller {
            Some((seat, name)) => {
                let token = (
                    Name::new("Controller"),
                    Mesh3d(self.shapes.tokens[seat.index() % 6].clone()),
                    MeshMaterial3d(self.style.seats[seat.index() % 6].clone()),
                    Transform::from_xyz(0.72, 0.08, z).with_scale(Vec3::splat(0.24)),
                    Pickable::IGNORE,
                    ChildOf(self.root),
                );
                self.commands.spawn(token);
                let name = if own == Some(seat) { t!("ad-yours") } else { name };
                self.text(&name, Face::Sans, INK, Vec3::new(1.06, 0.03, z), 0.5, true, 2.1);
            }
            None => self.text(&t!("ad-uncontrolled"), Face::Sans, soft, Vec3::new(0.9, 0.03, z), 0.46, true, 2.2),
        }
    }

    /// The three rows with lamp, name and sockets, and the tokens in them.
    fn lamps(&mut self, sector: Sector, seats: u8) {
        for level in [Level::Root, Level::Oper, Level::User] {
            let z = row(level);
            let lamp = (
                Name::new(format!("Lamp {level}")),
                LevelLamp(sector, level),
                Mesh3d(self.shapes.lamp.clone()),
                MeshMaterial3d(self.style.off.clone()),
                Transform::from_xyz(-2.95, 0.06, z),
                Pickable::IGNORE,
                NotShadowCaster,
                ChildOf(self.root),
            );
            self.commands.spawn(lamp);
            self.text(level.name(), Face::Mono, PHOSPHOR, Vec3::new(-2.76, 0.06, z), 0.52, true, 1.05);
            for seat in (0..seats).map(Seat) {
                let socket = self.style.socket.clone();
                let at = token_at(seat, seats, level).with_y(0.05);
                self.block("Socket", &socket, at, Vec3::new(TOKEN * 2.1, 0.02, TOKEN * 2.1));
            }
        }
        for seat in (0..seats).map(Seat) {
            let token = (
                Name::new(format!("Token {seat} on {sector}")),
                Token(sector, seat),
                Mesh3d(self.shapes.tokens[seat.index()].clone()),
                MeshMaterial3d(self.style.seats[seat.index()].clone()),
                Transform::from_translation(token_at(seat, seats, Level::User)).with_scale(Vec3::splat(TOKEN)),
                Visibility::Hidden,
                Pickable::IGNORE,
                ChildOf(self.root),
            );
            self.commands.spawn(token);
        }
    }
}
