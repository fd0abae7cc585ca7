//! What lies on the table follows the view, as soon as what happened has been seen.

use bevy::prelude::*;

use super::cards::CardSpawner;
use super::flights::SetOut;
use super::pieces::{Arc, LYING, LevelLamp, NextRow, TOKEN, Token, aside, lying_at, middle, played, played_at, token_at};
use super::style::{Shapes, Style};
use crate::desktop::board::pieces::{self, Standing, Stands};
use crate::desktop::redraw::Busy;
use crate::desktop::table::label::Labels;
use crate::desktop::table::motion::Travel;
use crate::desktop::table::playback::Playback;
use crate::desktop::table::room::Room;
use crate::desktop::table::session::OnTable;
use crate::desktop::{InMatch, TableSet};
use crate::rules::access_denied::{Action, Card, Level, Sector, State as Game, View};
use crate::rules::game::Seat;

/// What a card on the table is, and as what it is seen.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
#[require(DespawnOnExit<InMatch> = DespawnOnExit(InMatch))]
enum Piece {
    /// The deck of so many cards.
    Deck(u8),
    /// So many cards of the discard pile, under its top.
    Pile(u8),
    Top(Card),
    /// A card being dealt with in the middle.
    Play(u8, Card),
    /// A password card, and its face for who may see it.
    Password(Sector, u8, Option<Card>),
    /// A card that lies on a rack.
    Lying(Sector, u8, Card, Seat),
    /// An upgrade before a player.
    Upgrade(Seat, u8, Card),
    /// A card that a player has laid aside.
    Aside(u8, Option<Card>),
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (lay, stand_tokens, light).chain().in_set(TableSet::Pieces).after(SetOut).run_if(resource_exists::<OnTable<Game>>),
    );
}

/// Everything that lies on the table now.
fn lying(view: &View) -> Vec<Piece> {
    let (mut all, mut laid) = (Vec::new(), 0);
    all.extend((view.deck > 0).then_some(Piece::Deck(view.deck)));
    if let Some(top) = view.top {
        let below = view.pile.len().saturating_sub(1);
        all.extend((below > 0).then_some(Piece::Pile(below)));
        all.push(Piece::Top(top));
    }
    all.extend(played(view).into_iter().enumerate().map(|(at, card)| Piece::Play(at as u8, card)));
    for sector in Sector::ALL {
        let seen = &view.passwords[sector.index()];
        all.extend((0..view.laid[sector.index()]).map(|at| Piece::Password(sector, at, seen.get(usize::from(at)).copied())));
        let here = view.table.lying.iter().filter(|lying| lying.sector == sector);
        all.extend(here.enumerate().map(|(at, lying)| Piece::Lying(sector, at as u8, lying.card, lying.seat)));
    }
    for seat in (0..view.table.seats).map(Seat) {
        let upgrades = view.table.player(seat).upgrades;
        all.extend(upgrades.iter().enumerate().map(|(at, card)| Piece::Upgrade(seat, at as u8, card)));
        let shown: Vec<Card> = view.shown[seat.index()].iter().collect();
        for at in 0..view.aside[seat.index()] {
            all.push(Piece::Aside(laid, shown.get(usize::from(at)).copied()));
            laid += 1;
        }
    }
    all
}

impl Piece {
    fn place(self, arc: &Arc, room: &Room) -> Transform {
        match self {
            Self::Deck(cards) | Self::Pile(cards) => {
                let anchor = if matches!(self, Self::Deck(_)) { "deck" } else { "pile" };
                let mut place = middle(room, anchor, 0);
                place.translation.y += 0.018 * f32::from(cards.div_ceil(6)) * place.scale.y;
                place
            }
            Self::Top(_) => middle(room, "pile", 4),
            Self::Play(at, _) => played_at(room, usize::from(at)),
            Self::Password(sector, at, _) => arc.password(room, sector, usize::from(at)),
            Self::Lying(sector, at, ..) => arc.on_rack(room, sector, lying_at(usize::from(at)), LYING),
            Self::Upgrade(seat, at, _) => arc.before(room, seat, usize::from(at)),
            Self::Aside(at, _) => aside(room, usize::from(at)),
        }
    }

    fn make(self, commands: &mut Commands, spawner: &mut CardSpawner<'_, '_>, place: Transform) -> Entity {
        match self {
            Self::Deck(cards) | Self::Pile(cards) => {
                let layers = cards.div_ceil(6);
                // A stack is one block, higher with more cards, under a card of its own.
                let stack = spawner.card(commands, None, place);
                commands.spawn((
                    Name::new("Stack"),
                    Mesh3d(spawner.shapes.cube.clone()),
                    MeshMaterial3d(spawner.style.edges.clone()),
                    Transform::from_xyz(0.0, -0.012 * f32::from(layers), 0.0).with_scale(Vec3::new(0.98, 0.02 * f32::from(layers), 1.38)),
                    Pickable::IGNORE,
                    ChildOf(stack),
                ));
                spawner.shadow(commands, stack, 0.02 * f32::from(layers));
                if let Self::Deck(_) = self {
                    spawner.plate(commands, stack, &cards.to_string());
                }
                stack
            }
            Self::Top(card) => {
                let lies = spawner.small(commands, card, None, place);
                spawner.plate(commands, lies, &spawner.cards.code(card).to_string());
                spawner.shadow(commands, lies, 0.014);
                lies
            }
            Self::Play(_, card) => {
                let lies = spawner.card(commands, Some(card), place);
                spawner.shadow(commands, lies, 0.014);
                lies
            }
            Self::Upgrade(_, _, card) => spawner.small(commands, card, None, place),
            Self::Password(_, _, Some(card)) => spawner.code(commands, card, place),
            Self::Password(_, _, None) => spawner.card(commands, None, place),
            Self::Lying(_, _, card, seat) => spawner.small(commands, card, Some(seat.index()), place),
            Self::Aside(_, seen) => {
                let lies = spawner.card(commands, seen, place);
                spawner.shadow(commands, lies, 0.014);
                lies
            }
        }
    }
}

/// Lays every card where it lies now.
fn lay(
    mut commands: Commands,
    (table, playback): (Res<OnTable<Game>>, Res<Playback<Game>>),
    (room, arc, style): (Option<Res<Room>>, Option<Res<Arc>>, Option<Res<Style>>),
    shapes: Res<Shapes>,
    old: Query<(Entity, &Piece, &Stands, &Transform)>,
    mut labels: Labels,
    mut stale: Local<bool>,
    mut busy: ResMut<Busy>,
) {
    let (Some(room), Some(arc), Some(style)) = (room, arc, style) else { return };
    *stale |= table.is_changed() || arc.is_changed() || style.is_changed() || room.is_changed();
    if !*stale || playback.is_running() || !room.is_of::<Game>() {
        return;
    }
    *stale = false;
    let wanted: Vec<(Piece, Transform)> = lying(&table.view).into_iter().map(|piece| (piece, piece.place(&arc, &room))).collect();
    let anew = arc.is_changed() || style.is_changed() || room.is_changed();
    let mut spawner = CardSpawner { cards: table.view.table.cards, labels: &mut labels, shapes: &shapes, style: &style };
    let standing = Standing { wanted: &wanted, anew, is_same: &|_, _| false, go: &pieces::straight };
    pieces::follow(&mut commands, &old, standing, |commands, piece, _, place| piece.make(commands, &mut spawner, place));
    busy.moves();
}

/// Tokens stand where the access is.
fn stand_tokens(
    mut commands: Commands,
    (table, playback): (Res<OnTable<Game>>, Res<Playback<Game>>),
    mut tokens: Query<(Entity, Ref<Token>, &mut Transform, &mut Visibility, Has<Travel>)>,
) {
    let (runs, known) = (playback.is_running(), playback.known(&table));
    for (entity, token, mut place, mut visibility, travels) in &mut tokens {
        // Those of racks that were built anew stand at once where they were seen.
        if runs && !token.is_added() {
            continue;
        }
        let Token(sector, seat) = *token;
        let level = known.table.level(seat, sector);
        let wanted = if level == Level::None { Visibility::Hidden } else { Visibility::Inherited };
        let to = token_at(seat, table.view.table.seats, level);
        if *visibility != wanted {
            *visibility = wanted;
            place.translation = to;
        } else if place.translation.distance(to) > 0.01 && !travels && level != Level::None {
            let to = Transform::from_translation(to).with_scale(Vec3::splat(TOKEN));
            commands.entity(entity).try_insert(Travel::new(*place, to, 0.35).lifted(0.4));
        }
    }
}

/// Lamps follow access, and what can be attempted next is lit.
fn light(
    table: Res<OnTable<Game>>,
    style: Option<Res<Style>>,
    mut lamps: Query<(&LevelLamp, &mut MeshMaterial3d<StandardMaterial>)>,
    mut rows: Query<(&NextRow, &mut Visibility)>,
) {
    let Some(style) = style else { return };
    let view = &table.view;
    for (NextRow(sector, level), mut visibility) in &mut rows {
        let next = view.own().is_some_and(|own| view.table.level(own, *sector).next() == Some(*level));
        let shown = next && table.replay.is_none() && table.legal.contains(&Action::Attempt(*sector));
        visibility.set_if_neq(if shown { Visibility::Inherited } else { Visibility::Hidden });
    }
    for (LevelLamp(sector, level), mut material) in &mut lamps {
        let mine = view.own().is_some_and(|own| view.table.level(own, *sector) >= *level);
        let wanted = if mine { &style.on } else { &style.off };
        if material.0 != *wanted {
            material.0 = wanted.clone();
        }
    }
}
