//! Schemas that the players place themselves, from large to small in turns (AE-72, AE-120 and after).

use super::actions::Action;
use super::content::PlacedMap;
use super::events::{Event, Told};
use super::moves::Out;
use super::refusals::{Judgement, Why, expect};
use super::schemas::Placed;
use super::server::{Facing, Square};
use super::setup::placed;
use super::squares::Squares;
use super::state::State;
use super::table::{Stage, Table};
use crate::rules::game::EventSink;

impl Table {
    /// The next schema that a player is to place.
    fn next_to_place(&self) -> Option<&'static PlacedMap> {
        self.operation().schemas.get(self.schemas.len())
    }

    /// Where the next schema may be placed: on the server, on no other schema, at least a noise square apart from them
    /// (`apart`).
    fn may_be_placed(&self, map: &PlacedMap, centre: Square, facing: Facing, apart: bool) -> Judgement {
        let Some(footprint) = placed(self.catalog, map, centre, facing).footprint(self.catalog.shapes()) else {
            return Err(Why::OffServer);
        };
        let others = *self.ground().schemas();
        expect(!footprint.intersects(&others), Why::OnSchema)?;
        expect(!apart || !footprint.intersects(&others.neighbours()), Why::TooNear)
    }

    fn places_with(&self, map: &PlacedMap, apart: bool) -> impl Iterator<Item = (Square, Facing)> + use<'_> {
        let map = map.clone();
        let all = Squares::ALL.iter().flat_map(|centre| Facing::ALL.map(|facing| (centre, facing)));
        all.filter(move |(centre, facing)| self.may_be_placed(&map, *centre, *facing, apart).is_ok())
    }

    /// Whether the next schema has to keep its distance: not if there is no such place left.
    fn keeps_apart(&self, map: &PlacedMap) -> bool {
        self.places_with(map, true).next().is_some()
    }
}

impl State {
    /// Lists the places for the next schema.
    pub(super) fn list_schema_places(&self, out: &mut Vec<Action>) {
        if let Some(map) = self.table.next_to_place() {
            let apart = self.table.keeps_apart(map);
            out.extend(self.table.places_with(map, apart).map(|(centre, facing)| Action::PlaceSchema { centre, facing }));
        }
    }

    /// Whether the next schema may be placed so.
    pub(super) fn judge_schema_place(&self, centre: Square, facing: Facing) -> Judgement {
        let Some(map) = self.table.next_to_place() else { return Err(Why::NotPlacing) };
        self.table.may_be_placed(map, centre, facing, self.table.keeps_apart(map))
    }

    /// A player places the next schema.
    pub(super) fn place_schema(&mut self, centre: Square, facing: Facing, out: &mut Out<'_, impl EventSink<Told>>) {
        let Some(map) = self.table.next_to_place() else { return };
        let (seat, placed) = (self.table.turn, placed(self.table.catalog, map, centre, facing));
        self.lay(map, placed);
        out.all(|| Event::SchemaPlaced { seat, placed });
        self.next_schema();
    }

    /// Lays a schema of the operation down.
    pub(super) fn lay(&mut self, map: &PlacedMap, placed: Placed) {
        self.table.schemas.push(placed);
        self.table.holders.push(map.start.map(super::content::Player::seat));
        self.table.refresh();
    }

    /// Who places the next schema; with the last one this is over. One for which there is no place at all stays off the server.
    pub(super) fn next_schema(&mut self) {
        while let Some(map) = self.table.next_to_place() {
            if let Some(player) = map.placed_by
                && (self.table.keeps_apart(map) || self.table.places_with(map, false).next().is_some())
            {
                self.table.stage = Stage::Schemas;
                self.table.turn = player.seat();
                return;
            }
            self.lay(map, placed(self.table.catalog, map, Square::default(), Facing::North));
        }
        self.schemas_lie();
    }
}
