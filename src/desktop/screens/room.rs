//! The room behind the screens: a table under a lamp in the dark, painted. The table of a match is not drawn meanwhile.

use bevy::prelude::*;
use bevy_egui::egui::{self, Color32, Mesh, Pos2, Rect, Shape, Stroke, TextureHandle, TextureOptions, Vec2, pos2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::desktop::table::camera::TableCamera;
use crate::desktop::theme::{Palette, fade, quad};
use crate::desktop::{DrawSet, InMatch, Screen};

/// Where the far edge of the table is, in parts of the height.
pub(super) const EDGE: f32 = 0.56;

const LAMP: [f32; 3] = [255.0, 176.0, 98.0];
const NET: [f32; 3] = [76.0, 201.0, 240.0];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Screen).before(super::OnScreen).run_if(not(in_state(InMatch))))
        .add_systems(OnEnter(InMatch), |mut cameras: Query<&mut Camera, With<TableCamera>>| look(&mut cameras, true))
        .add_systems(OnExit(InMatch), |mut cameras: Query<&mut Camera, With<TableCamera>>| look(&mut cameras, false))
        .add_systems(OnEnter(Screen::Title), |mut cameras: Query<&mut Camera, With<TableCamera>>| look(&mut cameras, false));
}

/// Whether the table of a match is drawn.
fn look(cameras: &mut Query<&mut Camera, With<TableCamera>>, draws: bool) {
    for mut camera in cameras {
        camera.is_active = draws;
    }
}

fn draw(mut contexts: EguiContexts, palette: Res<Palette>, screen: Res<State<Screen>>, mut grain: Local<Option<TextureHandle>>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let rect = ctx.viewport_rect();
    let grain = grain.get_or_insert_with(|| make_grain(ctx));
    let lit = if *screen == Screen::Title { 1.0 } else { 0.6 };
    egui::Area::new("room".into()).order(egui::Order::Background).fixed_pos(rect.min).interactable(false).show(ctx, |ui| {
        let painter = ui.ctx().layer_painter(ui.layer_id());
        paint(&painter, rect, &palette, lit);
        let mut mesh = Mesh::with_texture(grain.id());
        let uv = Rect::from_min_max(Pos2::ZERO, (rect.size() * ctx.pixels_per_point() / GRAIN as f32).to_pos2());
        mesh.add_rect_with_uv(rect, uv, Color32::WHITE);
        painter.add(Shape::mesh(mesh));
    });
    Ok(())
}

/// The side of the grain, in dots.
const GRAIN: usize = 128;

/// A grain hardly seen, so that no steps show in the dark.
fn make_grain(ctx: &egui::Context) -> TextureHandle {
    let mut seed = 0x9E37_79B9_u32;
    let mut dots = vec![Color32::TRANSPARENT; GRAIN * GRAIN];
    for dot in &mut dots {
        seed ^= seed << 13;
        seed ^= seed >> 17;
        seed ^= seed << 5;
        let light = (seed >> 24) as u8 % 5;
        *dot = Color32::from_rgba_premultiplied(light, light, light, 0);
    }
    let image = egui::ColorImage::new([GRAIN, GRAIN], dots);
    let options = TextureOptions { wrap_mode: egui::TextureWrapMode::Repeat, ..TextureOptions::NEAREST };
    ctx.load_texture("grain", image, options)
}

/// A colour of the room in this palette.
fn tone(palette: &Palette, [r, g, b]: [f32; 3]) -> Color32 {
    let part = |value: f32| value.clamp(0.0, 255.0) as u8;
    if palette.is_grey() {
        let light = part(0.21 * r + 0.72 * g + 0.07 * b);
        return Color32::from_rgb(light, light, light);
    }
    Color32::from_rgb(part(r), part(g), part(b))
}

/// Light of a colour, to be added to what it falls on.
pub(super) fn light(palette: &Palette, color: Color32, strength: f32) -> Color32 {
    let [r, g, b, _] = color.to_array().map(f32::from);
    let [r, g, b, _] = tone(palette, [r, g, b]).to_array().map(|part| (f32::from(part) * strength) as u8);
    Color32::from_rgba_premultiplied(r, g, b, 0)
}

/// A pool of light: brightest in the middle, nothing at its edge.
pub(super) fn pool(painter: &egui::Painter, middle: Pos2, reach: Vec2, palette: &Palette, color: Color32, strength: f32) {
    const RINGS: u32 = 7;
    const AROUND: u32 = 40;
    let mut mesh = Mesh::default();
    mesh.colored_vertex(middle, light(palette, color, strength));
    for ring in 1..=RINGS {
        let out = ring as f32 / RINGS as f32;
        let fall = (1.0 - out * out).powi(2);
        for at in 0..AROUND {
            let turn = at as f32 / AROUND as f32 * std::f32::consts::TAU;
            mesh.colored_vertex(middle + reach * out * Vec2::new(turn.cos(), turn.sin()), light(palette, color, strength * fall));
            let (here, next) = (1 + (ring - 1) * AROUND + at, 1 + (ring - 1) * AROUND + (at + 1) % AROUND);
            if ring == 1 {
                mesh.add_triangle(0, here, next);
            } else {
                mesh.add_triangle(here - AROUND, here, next);
                mesh.add_triangle(here - AROUND, next, next - AROUND);
            }
        }
    }
    painter.add(Shape::mesh(mesh));
}

fn paint(painter: &egui::Painter, rect: Rect, palette: &Palette, lit: f32) {
    if palette.room == Color32::BLACK {
        painter.rect_filled(rect, 0.0, palette.room);
        return;
    }
    let (size, color) = (rect.size(), |of: [f32; 3]| tone(palette, of.map(|part| part * lit)));
    let at = |x: f32, y: f32| rect.min + size * Vec2::new(x, y);
    let below = |y: f32| Rect::from_min_max(at(0.0, y), rect.max);
    fade(painter, rect, color([13.0, 13.0, 18.0]), color([26.0, 21.0, 20.0]));
    // The wall takes a little of the lamp, and of the screens at both sides.
    pool(painter, at(0.5, 0.28), size * Vec2::new(0.55, 0.5), palette, Color32::from_rgb(255, 150, 80), 0.10 * lit);
    let net = tone(palette, NET);
    pool(painter, at(0.04, 0.5), size * Vec2::new(0.36, 0.62), palette, net, 0.07 * lit);
    pool(painter, at(0.96, 0.5), size * Vec2::new(0.36, 0.62), palette, net, 0.07 * lit);
    fade(painter, below(EDGE), color([46.0, 29.0, 18.0]), color([15.0, 10.0, 8.0]));
    // Planks run towards a point behind the wall.
    let away = at(0.5, EDGE - 0.42);
    for plank in -12..=12_i8 {
        let x = 0.5 + f32::from(plank) * 0.115;
        let foot = at(x, 1.0);
        let head = away + (foot - away) * ((at(0.0, EDGE).y - away.y) / (foot.y - away.y));
        painter.line_segment([head, foot], Stroke::new(1.5, Color32::from_black_alpha(96)));
        painter.line_segment(
            [head + Vec2::X * 1.5, foot + Vec2::X * 1.5],
            Stroke::new(1.0, light(palette, Color32::from_rgb(255, 190, 120), 0.045)),
        );
        if plank % 2 == 0 {
            let shade = Color32::from_black_alpha(34);
            let width = 0.115 * size.x;
            let top = width * (head.y - away.y) / (foot.y - away.y);
            quad(
                painter,
                [head, head + Vec2::X * top, foot + Vec2::X * width, foot],
                [Color32::TRANSPARENT, Color32::TRANSPARENT, shade, shade],
            );
        }
    }
    let lamp = tone(palette, LAMP);
    pool(painter, at(0.5, 0.80), size * Vec2::new(0.58, 0.30), palette, lamp, 0.30 * lit);
    let edge = at(0.0, EDGE).y;
    painter.hline(rect.x_range(), edge, Stroke::new(2.0, Color32::from_black_alpha(150)));
    painter.hline(rect.x_range(), edge + 2.0, Stroke::new(1.0, light(palette, lamp, 0.16 * lit)));
    // The lamp: its cord, its shade, and the light that falls out of it.
    let (hangs, half) = (at(0.5, 0.035), (size.x * 0.055).clamp(30.0, 110.0));
    let high = half * 0.42;
    let mut cone = Mesh::default();
    let (bright, none) = (light(palette, lamp, 0.11 * lit), Color32::TRANSPARENT);
    for (x, color) in [(-1.0, none), (-0.35, bright), (0.35, bright), (1.0, none)] {
        cone.colored_vertex(hangs + Vec2::new(half * x, high), color);
    }
    for x in [-6.6, -2.4, 2.4, 6.6] {
        cone.colored_vertex(pos2(hangs.x + half * x, at(0.0, 0.9).y), none);
    }
    for strip in 0..3 {
        cone.add_triangle(strip, strip + 1, strip + 5);
        cone.add_triangle(strip, strip + 5, strip + 4);
    }
    painter.add(Shape::mesh(cone));
    pool(painter, hangs + Vec2::new(0.0, high), Vec2::new(half * 3.0, half * 1.6), palette, lamp, 0.42 * lit);
    painter.line_segment([pos2(hangs.x, rect.top()), hangs], Stroke::new(2.0, color([6.0, 6.0, 8.0])));
    let shade = [
        hangs + Vec2::new(-half * 0.22, 0.0),
        hangs + Vec2::new(half * 0.22, 0.0),
        hangs + Vec2::new(half, high),
        hangs + Vec2::new(-half, high),
    ];
    let (dark, warm) = (color([10.0, 10.0, 12.0]), color([52.0, 34.0, 22.0]));
    quad(painter, shade, [dark, dark, warm, warm]);
    painter.line_segment([shade[3], shade[2]], Stroke::new(2.5, color([255.0, 214.0, 150.0])));
    // The corners of the room are dark.
    let (dark, reach) = (Color32::from_black_alpha(150), size.x * 0.22);
    let left = Rect::from_min_size(rect.min, Vec2::new(reach, size.y));
    quad(painter, [left.left_top(), left.right_top(), left.right_bottom(), left.left_bottom()], [dark, none, none, dark]);
    let right = left.translate(Vec2::new(size.x - reach, 0.0));
    quad(painter, [right.left_top(), right.right_top(), right.right_bottom(), right.left_bottom()], [none, dark, dark, none]);
}
