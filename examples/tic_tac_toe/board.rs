//! The table of Tic-tac-toe: nine squares, and the marks on them.

use bevy::prelude::*;

use super::Screen;
use super::board::pieces::{self, Standing as StandingPieces, Stands};
use super::board::{Board, Place, Places, Selected, board_plugin};
use super::redraw::Busy;
use super::settings::Settings;
use super::sound::Sound;
use super::table::aim::Goal;
use super::table::frame::Framed;
use super::table::playback::{Beat, CaptionSize, Playback};
use super::table::results::{Standing, by_place};
use super::table::room::{Room, anchored};
use super::table::session::{OnTable, Tabled};
use super::table::shape::token;
use super::table::{phase, table_plugin};
use super::theme::{Palette, bevy_color};
use super::{InMatch, TableSet};
use crate::rules::game::{Game as _, Names, Seat, Seats};
use crate::rules::tic_tac_toe::{Action, Event, SQUARES, State as Game, View};

/// From the middle of a square to the next.
const PITCH: f32 = 2.2;
/// The side of a square.
const SIDE: f32 = 2.0;

/// The phases of a match as states.
#[derive(SubStates, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[source(Screen = Screen::Match(Game::ID))]
pub enum Phase {
    /// Squares are marked.
    #[default]
    Marking,
    /// The match is over.
    Over,
}

impl phase::Phase for Phase {
    const OVER: Self = Self::Over;

    fn steps(self) -> (&'static [(&'static str, &'static str)], Option<usize>) {
        (&[("Mark a square", "Put your mark on a free square (TT-2)")], (self == Self::Marking).then_some(0))
    }

    fn rule(self) -> &'static str {
        match self {
            Self::Marking => "TT-2",
            Self::Over => "TT-3",
        }
    }
}

impl Tabled for Game {
    const SCENE: &'static str = include_str!("scene.scn.ron");
}

impl Framed for Game {
    type Phase = Phase;

    fn phase(view: &View) -> Phase {
        if view.state.is_over() { Phase::Over } else { Phase::Marking }
    }

    fn beat(event: &Event, _: Phase) -> Beat<Phase> {
        let (seconds, sound) = match event {
            Event::Marked { .. } => (0.5, Some(Sound::Write)),
            Event::Over { .. } => (0.3, None),
        };
        Beat { seconds, sound, caption: Some(CaptionSize::Plain), phase: None, joins: false }
    }

    fn actor(event: &Event) -> Option<Seat> {
        match event {
            Event::Marked { seat, .. } => Some(*seat),
            Event::Over { .. } => None,
        }
    }

    fn winners(view: &View) -> Seats {
        view.state.winner().map_or(Seats::NONE, Seats::one)
    }

    const NOBODY_WINS: &'static str = "A draw";

    fn standing(table: &OnTable<Self>) -> Option<Standing> {
        let state = &table.view.state;
        let how = if state.winner().is_some() { "Three in a line (TT-3)" } else { "No square is free (TT-4)" };
        let order = by_place(2, |seat| state.winner() == Some(seat));
        let rows = order.into_iter().map(|(seat, place)| (seat, place, Vec::new())).collect();
        Some(Standing { how: how.into(), columns: Vec::new(), rows })
    }

    fn progress(view: &View) -> String {
        let marked = view.state.squares.iter().flatten().count();
        format!("{marked} of {SQUARES} squares")
    }

    fn goal(_: &View, _: Option<Seat>, _: Names<'_>) -> Goal {
        Goal { aim: "Three in a line".into(), unit: "marks".into(), reach: vec![0.0; 2], ..Goal::default() }
    }

    fn card(_: &View) -> [String; 2] {
        ["Mark a free square.".into(), "Three of your marks in a line win. With no square free it is a draw.".into()]
    }

    fn plate(view: &View, seat: Seat) -> (String, Vec<(&'static str, String, String)>) {
        (view.state.squares.iter().filter(|mark| **mark == Some(seat)).count().to_string(), Vec::new())
    }
}

impl Board for Game {
    type Card = ();
    type Spot = u8;
    type Ways = Settings;
    type Moment = Seat;

    fn spots_of(_: &View, action: &Action) -> Vec<u8> {
        let Action::Mark(square) = *action;
        vec![square]
    }

    fn moment(view: &View) -> Seat {
        view.state.turn
    }

    fn candidates(_: &View, legal: &[Action], _: Option<()>, spot: Option<u8>) -> Vec<Action> {
        legal.iter().filter(|Action::Mark(square)| Some(*square) == spot).copied().collect()
    }

    fn is_clear(_: &View, _: &Action, _: Option<()>) -> bool {
        true
    }

    fn is_refused(_: &View, legal: &[Action], _: Option<()>, _: u8) -> bool {
        !legal.is_empty()
    }

    fn recalls(_: &View, event: &Event) -> Vec<u8> {
        match event {
            Event::Marked { square, .. } => vec![*square],
            _ => Vec::new(),
        }
    }

    fn usual(_: &View, _: &[Action]) -> Option<Action> {
        None
    }

    fn missing(_: &View) -> Option<String> {
        Some("Click a free square, or go to one with Tab and press Enter.".into())
    }

    fn label(view: &View, _: Names<'_>, action: &Action) -> String {
        Self::describe_action(view, view.state.turn, action)
    }

    fn meant(_: &View, _: Option<()>, spot: Option<u8>) -> Option<Action> {
        spot.map(Action::Mark)
    }
}

/// What stands on the table: a square, in which light, or a mark.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[require(DespawnOnExit<InMatch> = DespawnOnExit(InMatch))]
enum Piece {
    Square(u8, Light),
    Mark(u8, Seat),
}

/// How a square is lit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Light {
    Off,
    Legal,
    Aimed,
    Refused,
}

/// Shapes and colours of the pieces.
#[derive(Resource)]
struct Style {
    square: Handle<Mesh>,
    marks: [Handle<Mesh>; 2],
    lights: [Handle<StandardMaterial>; 4],
    seats: [Handle<StandardMaterial>; 2],
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((table_plugin::<Game>, board_plugin::<Game>))
        .add_systems(Update, make_style.in_set(TableSet::Input).run_if(resource_exists_and_changed::<Palette>))
        .add_systems(Update, lay.in_set(TableSet::Pieces).after(super::table::playback::Played).run_if(resource_exists::<OnTable<Game>>));
}

fn make_style(
    mut commands: Commands,
    palette: Res<Palette>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let mut plain = |color| materials.add(StandardMaterial { base_color: bevy_color(color), perceptual_roughness: 0.6, ..default() });
    let dim = palette.net.gamma_multiply(0.35).to_opaque();
    commands.insert_resource(Style {
        square: meshes.add(Cuboid::new(SIDE, 0.1, SIDE)),
        marks: [0, 1].map(|seat| meshes.add(token(Seat(seat), 0.3))),
        lights: [palette.line, dim, palette.net, palette.refused].map(&mut plain),
        seats: [palette.seats[0], palette.seats[1]].map(&mut plain),
    });
}

fn square_at(room: &Room, square: u8) -> Transform {
    let grid = room.0.anchors.iter().find(|anchor| anchor.name == "grid").map_or_else(Transform::default, anchored);
    let (column, row) = (f32::from(square % 3) - 1.0, f32::from(square / 3) - 1.0);
    grid * Transform::from_xyz(column * PITCH, 0.05, row * PITCH)
}

/// Squares and marks follow the match as far as it has been seen.
fn lay(
    mut commands: Commands,
    (table, playback, selection): (Res<OnTable<Game>>, Res<Playback<Game>>, Res<Selected<Game>>),
    (room, style): (Option<Res<Room>>, Option<Res<Style>>),
    old: Query<(Entity, &Piece, &Stands, &Transform)>,
    mut places: ResMut<Places<u8>>,
    mut busy: ResMut<Busy>,
) {
    let (Some(room), Some(style)) = (room, style) else { return };
    if playback.is_running() || !room.is_of::<Game>() {
        return;
    }
    let at = |square: u8| square_at(&room, square);
    places.set_if_neq(Places((0..SQUARES).map(|square| Place::flat(square, &at(square), Vec3::Y * 0.05, Vec2::splat(SIDE))).collect()));
    let mut wanted = Vec::new();
    for square in 0..SQUARES {
        let light = if selection.aimed == Some(square) {
            Light::Aimed
        } else if selection.refused == Some(square) {
            Light::Refused
        } else if selection.targets.contains(&square) {
            Light::Legal
        } else {
            Light::Off
        };
        wanted.push((Piece::Square(square, light), at(square)));
        if let Some(seat) = table.view.state.squares[usize::from(square)] {
            let place = at(square) * Transform::from_xyz(0.0, 0.2, 0.0).with_scale(Vec3::splat(0.7));
            wanted.push((Piece::Mark(square, seat), place));
        }
    }
    let anew = room.is_changed() || style.is_changed();
    let standing = StandingPieces { wanted: &wanted, anew, is_same: &|_, _| false, go: &pieces::straight };
    let changed = pieces::follow(&mut commands, &old, standing, |commands, piece, _, _| {
        let (mesh, material) = match piece {
            Piece::Square(_, light) => (&style.square, &style.lights[*light as usize]),
            Piece::Mark(_, seat) => (&style.marks[seat.index()], &style.seats[seat.index()]),
        };
        commands.spawn((Mesh3d(mesh.clone()), MeshMaterial3d(material.clone()), Pickable::IGNORE)).id()
    });
    if changed {
        busy.moves();
    }
}
