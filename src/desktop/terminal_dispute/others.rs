//! The other seats' consoles, small at the left of the own one: one mesh each, made anew when what they show changes.

use bevy::asset::RenderAssetUsages;
use bevy::mesh::PrimitiveTopology;
use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::pieces::{BOX_SIDE, HEX, box_at, hex_at};
use super::style::Style;
use crate::desktop::redraw::Busy;
use crate::desktop::table::frame::Looking;
use crate::desktop::table::label::{Face, Labels};
use crate::desktop::table::room::{Room, anchored};
use crate::desktop::table::session::OnTable;
use crate::desktop::theme::{Palette, bevy_color};
use crate::desktop::{InMatch, Overlay, TableSet};
use crate::rules::game::Seat;
use crate::rules::terminal_dispute::matrix::CROSSED;
use crate::rules::terminal_dispute::{Grid, Sheet, State as Game};

/// Another seat's console.
#[derive(Component, Debug, Clone)]
struct Mini {
    seat: Seat,
    shows: Sheet,
}

/// What goes with the small consoles.
#[derive(Component)]
#[require(DespawnOnExit<InMatch> = DespawnOnExit(InMatch))]
struct OfMinis;

/// From one small console to the next, in units of the table.
const PITCH: f32 = 3.6;
/// So long is the row of them at most.
const ROW: f32 = 12.4;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, stand.in_set(TableSet::Pieces).run_if(resource_exists_and_changed::<OnTable<Game>>))
        .add_observer(click.run_if(in_state(Overlay::None)));
}

fn stand(
    mut commands: Commands,
    table: Res<OnTable<Game>>,
    (room, style, palette): (Option<Res<Room>>, Option<Res<Style>>, Res<Palette>),
    minis: Query<(Entity, &Mini)>,
    old: Query<Entity, With<OfMinis>>,
    mut labels: Labels,
) {
    let (Some(room), Some(style)) = (room, style) else { return };
    let own = table.view.own();
    let others: Vec<(Seat, &Sheet)> = (0..table.view.seats())
        .map(Seat)
        .filter(|seat| own != Some(*seat))
        .map(|seat| (seat, &table.view.sheets[seat.index()].sheet))
        .collect();
    let same = minis.iter().count() == others.len()
        && others.iter().all(|(seat, sheet)| minis.iter().any(|(_, mini)| mini.seat == *seat && mini.shows == **sheet));
    if same {
        return;
    }
    old.iter().for_each(|entity| commands.entity(entity).despawn());
    if table.view.seats() == 1 {
        return;
    }
    let anchor = anchored(&room.0.anchor("others"));
    for (at, (seat, sheet)) in others.iter().enumerate() {
        // One before the other, closer where there are many.
        let pitch = PITCH.min(ROW / others.len() as f32);
        let place =
            Transform { translation: anchor.translation + Vec3::Z * pitch * at as f32, scale: anchor.scale * (pitch / PITCH), ..anchor };
        let mini = commands
            .spawn((
                Name::new(format!("Console of seat {seat}")),
                Mini { seat: *seat, shows: **sheet },
                OfMinis,
                Mesh3d(labels.meshes.add(small_console(table.view.grid, sheet, palette.seat(*seat), &palette))),
                MeshMaterial3d(style.mini.clone()),
                place,
                Pickable::default(),
            ))
            .id();
        let name = format!("{} · {}", table.names().of(*seat), table.view.sheets[seat.index()].total);
        commands.spawn((labels.flat(&name, Face::Sans, palette.seat(*seat), Vec3::new(-0.3, 0.3, -7.3), 2.2), ChildOf(mini)));
    }
}

/// A console as coloured blocks: what is filled shows, numbers as brightness.
fn small_console(grid: &Grid, sheet: &Sheet, seat: Color32, palette: &Palette) -> Mesh {
    let (mut positions, mut colors): (Vec<[f32; 3]>, Vec<[f32; 4]>) = (Vec::new(), Vec::new());
    let mut block = |at: Vec3, half: Vec3, color: Color| {
        let color = color.to_linear().to_f32_array();
        let corner = |x: f32, y: f32, z: f32| (at + half * Vec3::new(x, y, z)).to_array();
        let (a, b, c, d) = (corner(-1.0, 1.0, -1.0), corner(1.0, 1.0, -1.0), corner(1.0, 1.0, 1.0), corner(-1.0, 1.0, 1.0));
        let (e, f, g, h) = (corner(-1.0, -1.0, -1.0), corner(1.0, -1.0, -1.0), corner(1.0, -1.0, 1.0), corner(-1.0, -1.0, 1.0));
        for [p, q, r, s] in [[a, d, c, b], [d, h, g, c], [c, g, f, b], [a, e, h, d], [b, f, e, a]] {
            positions.extend([p, q, r, p, r, s]);
        }
        colors.extend(std::iter::repeat_n(color, 30));
    };
    block(Vec3::new(-0.35, -0.4, 0.2), Vec3::new(9.3, 0.4, 5.9), bevy_color(Color32::from_rgb(0x2A, 0x30, 0x3A)));
    block(Vec3::new(-0.35, 0.02, 5.6), Vec3::new(9.3, 0.06, 0.35), bevy_color(seat));
    let empty = bevy_color(Color32::from_rgb(0x10, 0x18, 0x22));
    for cell in 0..25_u8 {
        let color = match sheet.matrix.get(cell) {
            0 => empty,
            CROSSED => bevy_color(Color32::from_rgb(0x40, 0x26, 0x20)),
            value => bevy_color(palette.net).mix(&empty, 0.75 - 0.12 * f32::from(value)),
        };
        block(box_at(cell), Vec3::new(BOX_SIDE / 2.0, 0.08, BOX_SIDE / 2.0), color);
    }
    for hex in 0..grid.cells().len() as u8 {
        let color = if sheet.charger.contains(hex) { bevy_color(palette.net) } else { empty };
        block(hex_at(grid, hex), Vec3::new(HEX * 0.8, 0.08, HEX * 0.72), color);
    }
    let uvs = vec![[0.0, 0.0]; positions.len()];
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colors)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
        .with_computed_flat_normals()
}

/// A click looks at that console in large, or back.
fn click(event: On<Pointer<Click>>, minis: Query<&Mini>, mut looking: ResMut<Looking>, mut busy: ResMut<Busy>) {
    if event.button == PointerButton::Primary
        && let Ok(mini) = minis.get(event.entity)
    {
        looking.0 = if looking.0 == Some(mini.seat) { None } else { Some(mini.seat) };
        busy.now();
    }
}
