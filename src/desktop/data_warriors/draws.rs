//! Where cards go that are drawn: to hands, which lie beyond the desktops.

use bevy::prelude::*;

use super::places::Spot;
use crate::desktop::board::Leaves;
use crate::rules::data_warriors::{Event, Place, USERS};
use crate::rules::game::Seat;

/// What was drawn, with where the viewer's own hand and those of others are: below one's own desktop, at the left of others.
pub fn drawn(own: Option<Seat>, events: &[Event], corners: &dyn Fn(Spot) -> Option<[Vec3; 4]>) -> Vec<Leaves> {
    let count = |seat: Seat| {
        let is = |event: &&Event| matches!(event, Event::Moved { owner, from: Place::Drive, to: Place::Hand, .. } if *owner == seat);
        events.iter().filter(is).count()
    };
    let of = |(seat, count): (Seat, usize)| {
        let (drive, desktop) = (corners(Spot::Drive(seat))?, corners(Spot::Desktop(seat))?);
        let middle = drive.iter().sum::<Vec3>() / 4.0;
        let hand =
            if own == Some(seat) { middle.with_x(middle.x + 1.6).with_z(desktop[2].z + 1.2) } else { middle.with_x(desktop[0].x - 1.5) };
        let to = [(-0.5, -0.3), (0.5, -0.3), (0.5, 0.3), (-0.5, 0.3)].map(|(x, z)| hand + Vec3::new(x, 0.0, z));
        Some(Leaves { from: drive, to, number: format!("+{count}") })
    };
    let all = (0..USERS as u8).map(Seat).map(|seat| (seat, count(seat)));
    all.filter(|(_, count)| *count > 0).filter_map(of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desktop::board::Place as Laid;

    #[test]
    fn cards_go_from_a_drive_to_a_hand_beyond_the_desktop() {
        let corners = |spot: Spot| {
            let user = spot.user()?;
            let on = Transform::from_xyz(0.0, 0.0, if user == Seat(0) { 4.0 } else { -4.0 });
            let (middle, size) = match spot {
                Spot::Drive(_) => (Vec3::X * -8.0, Vec2::splat(2.0)),
                _ => (Vec3::ZERO, Vec2::new(20.0, 6.0)),
            };
            Some(Laid::flat(spot, &on, middle, size).corners)
        };
        let draw = |owner: Seat| Event::Moved { owner, card: None, from: Place::Drive, to: Place::Hand };
        let wipe = Event::Moved { owner: Seat(1), card: None, from: Place::Drive, to: Place::Trash };
        let events = [draw(Seat(0)), draw(Seat(0)), draw(Seat(1)), wipe];
        let found = drawn(Some(Seat(0)), &events, &corners);
        let numbers: Vec<&str> = found.iter().map(|leaves| leaves.number.as_str()).collect();
        assert_eq!(numbers, ["+2", "+1"]);
        assert!(found[0].to.iter().all(|corner| corner.z > 7.0), "{:?}", found[0].to);
        assert!(found[1].to.iter().all(|corner| corner.x < -10.0), "{:?}", found[1].to);
        // Nobody's is one's own where one only watches.
        assert!(drawn(None, &events[..1], &corners)[0].to.iter().all(|corner| corner.x < -10.0));
    }
}
