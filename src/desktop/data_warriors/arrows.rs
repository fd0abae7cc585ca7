//! Arrows from entries of the stack to what they name: bright for the one that resolves next and the one looked at, faint
//! for the others.

use bevy::asset::RenderAssetUsages;
use bevy::light::NotShadowCaster;
use bevy::mesh::PrimitiveTopology;
use bevy::prelude::*;

use super::areas::{Area, FREE};
use super::call_stack::items;
use super::places::{Desks, Spot, TAB, WINDOW};
use super::style::Style;
use crate::desktop::board::Selected;
use crate::desktop::redraw::Busy;
use crate::desktop::table::playback::{Playback, Played};
use crate::desktop::table::room::Room;
use crate::desktop::table::session::OnTable;
use crate::desktop::{InMatch, TableSet};
use crate::rules::data_warriors::{Card, Item, Named, State as Game, Table};
use crate::rules::game::Seat;

/// How high over the table arrows fly.
const HEIGHT: f32 = 0.75;
/// Bows that swing further than this stay at that height; others fly higher the longer they are.
const WIDE: f32 = 5.0;

/// A part of an arrow.
#[derive(Component)]
#[require(DespawnOnExit<InMatch> = DespawnOnExit(InMatch))]
struct Shaft;

/// Where an arrow goes, of which seat it is, and whether it is bright.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Arrow {
    bow: Bow,
    seat: Seat,
    bright: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, draw.in_set(TableSet::Pieces).after(Played).run_if(resource_exists::<OnTable<Game>>));
}

fn of_card(table: &Table, desks: &Desks, card: Card) -> Vec3 {
    desks.card(table, card).unwrap_or_else(|| desks.trash(card.owner())).translation
}

/// Where something named lies.
fn place(table: &Table, desks: &Desks, entries: &[(&Item, bool)], named: Named) -> Option<Vec3> {
    Some(match named {
        // On the right rim of the platters: their number stays to be read.
        Named::User(seat) => desks.drive(seat).transform_point(Vec3::new(0.95, 0.045 * f32::from(table.user(seat).drive), 0.35)),
        Named::Card(card) => of_card(table, desks, card),
        Named::Item(number) => {
            let at = entries.iter().position(|(item, chosen)| !chosen && item.number == number)?;
            tail(desks, at, entries.len())
        }
    })
}

/// The left end of an entry.
fn tail(desks: &Desks, at: usize, count: usize) -> Vec3 {
    let entry = desks.entry(at, count);
    entry.base.transform_point(Vec3::new(-entry.size.x / 2.0 - 0.1, 0.0, 0.0))
}

/// Where the aimed thing lies.
fn of_spot(table: &Table, desks: &Desks, entries: &[(&Item, bool)], spot: Spot) -> Option<Vec3> {
    let named = match spot {
        Spot::Card(card) => Named::Card(card),
        Spot::Item(number) => Named::Item(number),
        Spot::Trash(seat) => return Some(desks.trash(seat).translation),
        spot => Named::User(spot.user()?),
    };
    place(table, desks, entries, named)
}

fn wanted(table: &OnTable<Game>, desks: &Desks, selection: &Selected<Game>, pitch: f32) -> Vec<Arrow> {
    let open = &table.view.table;
    let entries = items(open);
    let mut read = Read::of(open, desks, pitch);
    let mut all = Vec::new();
    let looked = match selection.over {
        Some(Spot::Item(number)) => Some(number),
        _ => None,
    };
    let first = entries.iter().position(|(_, chosen)| !chosen);
    for (at, (item, chosen)) in entries.iter().enumerate() {
        let top = first == Some(at);
        let bright = looked.map_or(top || *chosen, |number| number == item.number);
        let from = tail(desks, at, entries.len());
        let aimed = selection.aimed.filter(|_| *chosen).and_then(|spot| of_spot(open, desks, &entries, spot));
        let named = item.picks.iter().filter_map(|pick| place(open, desks, &entries, pick.named));
        for to in named.chain(aimed) {
            let bow = Bow::past(&read, from, to);
            read.at.extend(read.seen(bow).map(|at| Rect::from_center_size(at, Vec2::splat(0.5))));
            all.push(Arrow { bow, seat: item.issuer, bright });
        }
    }
    all
}

fn draw(
    mut commands: Commands,
    (table, selection, playback): (Res<OnTable<Game>>, Res<Selected<Game>>, Res<Playback<Game>>),
    (room, desks, style): (Option<Res<Room>>, Option<Res<Desks>>, Option<Res<Style>>),
    mut meshes: ResMut<Assets<Mesh>>,
    old: Query<Entity, With<Shaft>>,
    mut last: Local<Vec<Arrow>>,
    mut busy: ResMut<Busy>,
) {
    let (Some(room), Some(desks), Some(style)) = (room.filter(|room| room.is_of::<Game>()), desks, style) else { return };
    if playback.is_running() {
        return;
    }
    if !(table.is_changed() || selection.is_changed() || playback.is_changed() || desks.is_changed() || style.is_changed()) {
        return;
    }
    let now = wanted(&table, &desks, &selection, room.0.camera.pitch);
    if *last == now && !style.is_changed() && (now.is_empty() || !old.is_empty()) {
        return;
    }
    old.iter().for_each(|part| commands.entity(part).despawn());
    busy.moves();
    for Arrow { bow, seat, bright } in &now {
        if bow.from.distance(bow.to) < 0.3 {
            continue;
        }
        let top = if *bright { &style.seats[seat.index() % style.seats.len()] } else { &style.faint };
        let wide = if *bright { 0.26 } else { 0.13 };
        for (material, wide, low) in [(&style.under, wide + 0.16, 0.03), (top, wide, 0.0)] {
            commands.spawn((
                Name::new("Arrow"),
                Shaft,
                Mesh3d(meshes.add(bow.shaft(wide, low, 0.08 * (wide + 0.1)))),
                MeshMaterial3d(material.clone()),
                Transform::default(),
                Pickable::IGNORE,
                NotShadowCaster,
            ));
        }
    }
    *last = now;
}

/// How an arrow goes: it rises from one point and comes down on another, and swings to the side, so that two of them are told apart.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Bow {
    from: Vec3,
    to: Vec3,
    swing: f32,
}

impl Bow {
    /// The bow that covers least of what is read.
    fn past(read: &Read, from: Vec3, to: Vec3) -> Self {
        let aside = Self { from, to, swing: 0.0 }.aside();
        // Away from the stack, whose entries are read, and on the way to one's own side low.
        let usual = match aside.x {
            x if x > 0.5 => -2.0,
            _ if to.z > from.z && aside.z > 0.5 => 8.0,
            _ => 0.9,
        };
        let bows = [usual, 0.9, -2.0, 2.5, 4.0, 5.5, 8.0, -4.5, -7.0].map(|swing| Self { from, to, swing });
        bows.into_iter().min_by_key(|bow| read.under(*bow)).unwrap_or(bows[0])
    }

    fn aside(self) -> Vec3 {
        Vec3::Y.cross((self.to - self.from).with_y(0.0).normalize_or(Vec3::X))
    }

    fn at(self, part: f32) -> Vec3 {
        let length = (self.to - self.from).with_y(0.0).length();
        let high = HEIGHT + if self.swing > WIDE { 0.0 } else { length * 0.06 };
        let rise = Vec3::Y * (0.35 + high * 4.0 * part * (1.0 - part));
        self.from.lerp(self.to, part) + rise + self.aside() * self.swing * part * (1.0 - part)
    }

    /// The arrow, flat and seen from above; `wide` is its width, `low` how far below its way it lies, `tip` what its head is longer
    /// by.
    fn shaft(self, wide: f32, low: f32, tip: f32) -> Mesh {
        const STEPS: usize = 20;
        let way = (self.to - self.from).with_y(0.0);
        let (length, aside) = (way.length().max(0.01), self.aside());
        let at = |part: f32| self.at(part) - Vec3::Y * low;
        let head = (wide * 2.6).min(length * 0.4);
        let end = 1.0 - head / length;
        let mut points: Vec<Vec3> = Vec::new();
        for step in 0..STEPS {
            let part = |step: usize| end * step as f32 / STEPS as f32;
            let (a, b) = (part(step), part(step + 1));
            // It is thin where it sets out.
            let half = |part: f32| aside * wide * (0.22 + 0.28 * part);
            let (one, other) = (at(a), at(b));
            points.extend([one - half(a), other + half(b), one + half(a), one - half(a), other - half(b), other + half(b)]);
        }
        let (neck, point) = (at(end), at(1.0) + way / length * tip);
        points.extend([neck - aside * wide * 1.25, point, neck + aside * wide * 1.25]);
        let points: Vec<[f32; 3]> = points.into_iter().map(Into::into).collect();
        let (normals, uvs) = (vec![[0.0, 1.0, 0.0]; points.len()], vec![[0.5, 0.5]; points.len()]);
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, points)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
    }
}

/// What is read on the desktops: names of cards, how much memory is free, and where other arrows go.
#[derive(Debug, Clone, Default)]
struct Read {
    /// Where it stands on the table, with a rim.
    at: Vec<Rect>,
    /// How much farther up on the table something is seen for each unit of its height.
    slant: f32,
}

impl Read {
    /// As an eye sees it that looks down by so many degrees.
    fn of(table: &Table, desks: &Desks, pitch: f32) -> Self {
        let name = |(card, place): (Card, Transform)| {
            let is_tab = table.desk.get(card).is_some_and(|placed| placed.host.is_some());
            // The name of a window stands in its lower third.
            let (low, size) = if is_tab { (0.0, TAB) } else { (WINDOW.y / 3.0, Vec2::new(WINDOW.x, WINDOW.y / 3.0)) };
            Rect::from_center_size(place.transform_point(Vec3::Z * low).xz(), size * place.scale.x).inflate(0.15)
        };
        let memory = |area: &Area| {
            let [first, last] = [0, 7].map(|at| area.base.transform_point(area.cell(at)).xz());
            Rect::from_corners(first, last + Vec2::X * FREE).inflate(area.cell_width() / 2.0)
        };
        let seats = || (0..desks.seats).map(Seat);
        let cards = seats().flat_map(|seat| desks.cards(table, seat));
        let at = cards.map(name).chain(seats().map(|seat| memory(desks.of_seat(seat)))).collect();
        Self { at, slant: pitch.to_radians().tan().recip() }
    }

    /// Where an arrow is seen, at points along its way.
    fn seen(&self, bow: Bow) -> impl Iterator<Item = Vec2> + use<> {
        let slant = self.slant;
        (0..40).map(move |step| bow.at(step as f32 / 40.0)).map(move |at| at.xz() - Vec2::Y * at.y * slant)
    }

    /// How much of it an arrow covers.
    fn under(&self, bow: Bow) -> usize {
        self.seen(bow).filter(|at| self.at.iter().any(|read| read.contains(*at))).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arrow_goes_past_what_is_read_where_it_can() {
        let (from, to) = (Vec3::new(13.0, 0.2, -1.0), Vec3::new(-5.0, 0.0, 3.0));
        let read = |at: Vec2, size: Vec2| Read { at: vec![Rect::from_center_size(at, size)], slant: 0.0 };
        let usual = Bow::past(&Read::default(), from, to);
        let in_way = read(usual.at(0.5).xz(), Vec2::new(3.0, 0.8));
        assert!(in_way.under(usual) > 0);
        assert_eq!(in_way.under(Bow::past(&in_way, from, to)), 0);
        // Where every way leads over something, it is the usual one.
        assert_eq!(Bow::past(&read(Vec2::ZERO, Vec2::splat(100.0)), from, to), usual);
    }
}
