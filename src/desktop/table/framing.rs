//! What the panels leave of the window to the table, and how the camera sees the playing area in that. Arithmetic alone.

use bevy::math::{Rect, UVec2, Vec2, Vec3};

/// The largest place for a picture of this shape (its width over its height) that stays so far away from every panel and from
/// the edges of the window. Of several places for a picture as large it is the roomiest. Without any there is the window.
#[must_use]
pub fn safe_rect(window: Vec2, panels: &[Rect], gap: f32, shape: f32) -> Rect {
    let panels: Vec<Rect> = panels.iter().filter(|panel| !panel.is_empty()).map(|panel| panel.inflate(gap)).collect();
    let edges = |edge: f32, of: fn(&Rect) -> f32| std::iter::once(edge).chain(panels.iter().map(of)).collect::<Vec<f32>>();
    let (lefts, rights) = (edges(gap, |panel| panel.max.x), edges(window.x - gap, |panel| panel.min.x));
    let (tops, bottoms) = (edges(gap, |panel| panel.max.y), edges(window.y - gap, |panel| panel.min.y));
    let mut best = (0.0, 0.0, Rect::from_corners(Vec2::ZERO, window));
    for (left, top) in lefts.iter().flat_map(|left| tops.iter().map(move |top| (*left, *top))) {
        for (right, bottom) in rights.iter().flat_map(|right| bottoms.iter().map(move |bottom| (*right, *bottom))) {
            let place = Rect { min: Vec2::new(left, top), max: Vec2::new(right, bottom) };
            if place.is_empty() || panels.iter().any(|panel| !panel.intersect(place).is_empty()) {
                continue;
            }
            let (wide, high) = (right - left, bottom - top);
            let (picture, room) = ((wide / shape).min(high), wide * high);
            if (picture, room) > (best.0, best.1) {
                best = (picture, room, place);
            }
        }
    }
    best.2
}

/// The axes of a camera that looks down at the table at this angle: to its right, up, and towards it.
#[must_use]
fn axes(pitch: f32) -> [Vec3; 3] {
    let (sin, cos) = pitch.sin_cos();
    [Vec3::X, Vec3::new(0.0, cos, -sin), Vec3::new(0.0, sin, cos)]
}

/// The width over the height of what these points stand around, as it is seen from this angle.
#[must_use]
pub fn shape(points: &[Vec3], pitch: f32) -> f32 {
    let [right, up, _] = axes(pitch);
    let extent = |axis: Vec3| {
        let along = || points.iter().map(|point| point.dot(axis));
        along().fold(f32::MIN, f32::max) - along().fold(f32::MAX, f32::min)
    };
    extent(right).max(0.01) / extent(up).max(0.01)
}

/// Where the camera looks, and from how far.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Spot {
    /// What it looks at, in the middle of what it shows.
    pub focus: Vec3,
    /// How far away that is.
    pub distance: f32,
}

/// From where all these points just fit into a picture, looking down at this angle. `opening` has the tangents of half the
/// picture's opening angles, to the right and up.
#[must_use]
pub fn fit(points: &[Vec3], pitch: f32, opening: Vec2) -> Spot {
    let [right, up, back] = axes(pitch);
    // A point is inside as long as it is not farther from the middle than the cone is wide where the point is: for each edge
    // of the picture that is a plane, and the farthest point decides.
    let needs = |axis: Vec3, tangent: f32| {
        let most = |side: f32| points.iter().map(|point| point.dot(axis * side) + tangent * point.dot(back)).fold(f32::MIN, f32::max);
        let (ahead, behind) = (most(1.0), most(-1.0));
        ((ahead + behind) / (2.0 * tangent), (ahead - behind) / 2.0)
    };
    let ((wide, across), (high, along)) = (needs(right, opening.x), needs(up, opening.y));
    let eye = right * across + up * along + back * wide.max(high);
    // It turns about the point of the table in the middle of the picture.
    let height = points.iter().map(|point| point.y).sum::<f32>() / points.len().max(1) as f32;
    let distance = (eye.y - height) / back.y.max(0.05);
    Spot { focus: eye - back * distance, distance }
}

/// How the whole window shows what is framed in a part of it: the window is cut out of a larger picture, in the middle of which
/// that part lies.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Cut {
    /// The size of the larger picture in pixels.
    pub full: UVec2,
    /// Where in it the window begins.
    pub offset: Vec2,
    /// The angle from its lower to its upper edge.
    pub field_of_view: f32,
    /// The larger picture's size over that of the window.
    pub factor: f32,
}

impl Cut {
    /// For a window of so many pixels, with what is safe in it, which is seen under this angle from its lower to its upper edge.
    #[must_use]
    pub fn of(window: UVec2, safe: Rect, field_of_view: f32) -> Self {
        let (size, middle) = (window.as_vec2(), safe.center());
        let reach = middle.max(size - middle) * 2.0 / size;
        let factor = reach.max_element().max(1.0);
        let full = (size * factor).ceil();
        let focal = safe.height().max(1.0) / 2.0 / (field_of_view / 2.0).tan();
        Self { full: full.as_uvec2(), offset: full / 2.0 - middle, field_of_view: 2.0 * (full.y / 2.0 / focal).atan(), factor }
    }
}

/// The tangents of half the opening angles of a part of the picture that is seen under this angle from below to above.
#[must_use]
pub fn opening(safe: Rect, field_of_view: f32) -> Vec2 {
    let up = (field_of_view / 2.0).tan();
    Vec2::new(up * safe.width() / safe.height().max(1.0), up)
}

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOW: Vec2 = Vec2::new(1280.0, 720.0);

    fn rect(x: f32, y: f32, width: f32, height: f32) -> Rect {
        Rect::from_corners(Vec2::new(x, y), Vec2::new(x + width, y + height))
    }

    #[test]
    fn without_panels_all_but_the_margin_is_safe() {
        assert_eq!(safe_rect(WINDOW, &[], 8.0, 1.6), rect(8.0, 8.0, 1264.0, 704.0));
        assert_eq!(safe_rect(WINDOW, &[Rect::EMPTY], 0.0, 1.6), rect(0.0, 0.0, 1280.0, 720.0));
    }

    #[test]
    fn a_bar_a_column_and_a_prompt_leave_the_rest() {
        let panels = [rect(12.0, 12.0, 500.0, 36.0), rect(1000.0, 12.0, 268.0, 36.0), rect(12.0, 56.0, 176.0, 200.0)];
        let prompt = rect(300.0, 660.0, 600.0, 48.0);
        let safe = safe_rect(WINDOW, &[&panels[..], &[prompt]].concat(), 8.0, 1.6);
        assert_eq!(safe, Rect { min: Vec2::new(196.0, 56.0), max: Vec2::new(1272.0, 652.0) });
    }

    #[test]
    fn a_wide_picture_goes_under_a_short_column_and_a_high_one_beside_it() {
        let column = [rect(0.0, 0.0, 400.0, 200.0)];
        assert_eq!(safe_rect(WINDOW, &column, 0.0, 3.0), rect(0.0, 200.0, 1280.0, 520.0));
        assert_eq!(safe_rect(WINDOW, &column, 0.0, 1.0), rect(400.0, 0.0, 880.0, 720.0));
    }

    #[test]
    fn where_panels_are_everywhere_the_window_is_left() {
        assert_eq!(safe_rect(WINDOW, &[rect(0.0, 0.0, 1280.0, 720.0)], 8.0, 1.6), rect(0.0, 0.0, 1280.0, 720.0));
    }

    /// Where a point is seen in a picture whose half extents are 1.
    fn seen(spot: Spot, pitch: f32, opening: Vec2, point: Vec3) -> Vec2 {
        let [right, up, back] = axes(pitch);
        let from_eye = point - (spot.focus + back * spot.distance);
        Vec2::new(from_eye.dot(right), from_eye.dot(up)) / opening / -from_eye.dot(back)
    }

    #[test]
    fn the_playing_area_touches_the_edges_of_its_picture_and_no_corner_is_outside() {
        let corners = |a: Vec3, b: Vec3| {
            let at = |bits: usize, bit: usize, a: f32, b: f32| if bits & bit == 0 { a } else { b };
            (0..8).map(move |bits| Vec3::new(at(bits, 1, a.x, b.x), at(bits, 2, a.y, b.y), at(bits, 4, a.z, b.z))).collect::<Vec<Vec3>>()
        };
        let areas =
            [corners(Vec3::new(-9.0, 0.0, -6.0), Vec3::new(9.0, 1.0, 8.0)), corners(Vec3::new(2.0, -0.5, -30.0), Vec3::new(4.0, 3.0, 5.0))];
        for area in areas {
            for (pitch, opening) in [(50.0, Vec2::new(0.6, 0.3)), (63.0, Vec2::new(0.2, 0.16)), (90.0, Vec2::new(0.3, 0.5))] {
                let pitch = f32::to_radians(pitch);
                let spot = fit(&area, pitch, opening);
                let points: Vec<Vec2> = area.iter().map(|corner| seen(spot, pitch, opening, *corner)).collect();
                let most = points.iter().fold(Vec2::ZERO, |most, at| most.max(at.abs()));
                assert!((most.max_element() - 1.0).abs() < 1e-3, "{points:?}");
                // What is left over is left at both sides alike.
                let slack = |at: fn(&Vec2) -> f32| {
                    let all = points.iter().map(at);
                    all.clone().fold(f32::MIN, f32::max) + all.fold(f32::MAX, f32::min)
                };
                assert!(slack(|at| at.x).abs() < 0.25 && slack(|at| at.y).abs() < 0.25, "{points:?}");
            }
        }
    }

    #[test]
    fn the_window_is_cut_out_of_a_picture_around_what_is_safe() {
        let safe = rect(200.0, 60.0, 800.0, 500.0);
        let cut = Cut::of(UVec2::new(1280, 720), safe, 0.6);
        // The middle of the larger picture is the middle of what is safe.
        assert!((cut.full.as_vec2() / 2.0 - cut.offset - safe.center()).abs().max_element() <= 1.0);
        // The window lies inside of it, and it has the shape of the window.
        assert!(cut.offset.min_element() >= 0.0 && (cut.offset + WINDOW).cmple(cut.full.as_vec2() + 1.0).all());
        assert!((cut.full.x as f32 / cut.full.y as f32 - 1280.0 / 720.0).abs() < 0.01);
        // What is safe is seen under the angle that was asked for.
        let focal = cut.full.y as f32 / 2.0 / (cut.field_of_view / 2.0).tan();
        assert!((2.0 * (250.0 / focal).atan() - 0.6).abs() < 1e-3);
    }
}
