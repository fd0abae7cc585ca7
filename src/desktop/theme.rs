//! Colours, type and the look of panels and buttons.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use bevy::prelude::*;
use bevy_egui::egui::{self, Color32, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, RichText, Stroke, TextStyle};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::redraw::Busy;
use super::settings::{PaletteName, Settings, Speed};
use crate::rules::game::Seat;

/// The technical sans, for the tables' own labels.
pub const SANS: &[u8] = include_bytes!("../../assets/fonts/IBMPlexSans-SemiBold.ttf");
/// The monospace, for numbers and codes on the tables.
pub const MONO: &[u8] = include_bytes!("../../assets/fonts/IBMPlexMono-SemiBold.ttf");
/// The icons, for cards on the tables.
pub const ICONS: &[u8] = include_bytes!("../../assets/fonts/icons.ttf");

/// The marks of the seats: a seat is always colour and mark.
pub const MARKS: [&str; 6] = ["●", "▲", "■", "◆", "✚", "★"];

/// The colours in use.
#[derive(Resource, Debug, Clone, PartialEq)]
pub struct Palette {
    /// Behind everything.
    pub room: Color32,
    /// Panels.
    pub panel: Color32,
    /// Buttons and fields on panels.
    pub raised: Color32,
    /// Hairlines.
    pub line: Color32,
    /// Text.
    pub text: Color32,
    /// Text of lesser weight.
    pub muted: Color32,
    /// The net: focus, what is legal.
    pub net: Color32,
    /// What asks for you.
    pub asks: Color32,
    /// Refused, damage.
    pub refused: Color32,
    /// Gained, healed.
    pub gained: Color32,
    /// The seats.
    pub seats: [Color32; 6],
}

impl Palette {
    /// The palette of this name.
    #[must_use]
    fn named(name: PaletteName) -> Self {
        let c = Color32::from_rgb;
        let standard = Self {
            room: c(0x0B, 0x0E, 0x14),
            panel: c(0x1D, 0x26, 0x38),
            raised: c(0x29, 0x34, 0x4A),
            line: c(0x39, 0x47, 0x60),
            text: c(0xE6, 0xED, 0xF3),
            muted: c(0xAC, 0xB8, 0xC8),
            net: c(0x4C, 0xC9, 0xF0),
            asks: c(0xFF, 0xB0, 0x00),
            refused: c(0xFF, 0x74, 0x4C),
            gained: c(0x3D, 0xDC, 0x97),
            seats: [
                c(0x56, 0xB4, 0xE9),
                // Not amber: that says what is to be done. With every kind of colour vision it is as far from the others as they
                // are from each other.
                c(0xD0, 0xF5, 0x8A),
                c(0x00, 0x9E, 0x73),
                c(0xCC, 0x79, 0xA7),
                c(0xF0, 0xE4, 0x42),
                c(0xD5, 0x5E, 0x00),
            ],
        };
        match name {
            PaletteName::Standard => standard,
            PaletteName::HighContrast => Self {
                room: c(0, 0, 0),
                panel: c(0, 0, 0),
                raised: c(0x22, 0x22, 0x22),
                line: c(0xFF, 0xFF, 0xFF),
                text: c(0xFF, 0xFF, 0xFF),
                muted: c(0xD8, 0xD8, 0xD8),
                net: c(0x00, 0xF0, 0xFF),
                asks: c(0xFF, 0xD0, 0x00),
                refused: c(0xFF, 0x6A, 0x3C),
                gained: c(0x4C, 0xFF, 0xA6),
                ..standard
            },
            PaletteName::Phosphor => Self {
                room: c(0x05, 0x0A, 0x06),
                panel: c(0x08, 0x14, 0x0C),
                raised: c(0x10, 0x26, 0x18),
                line: c(0x1F, 0x44, 0x2C),
                text: c(0xD6, 0xFF, 0xDE),
                muted: c(0x8C, 0xBC, 0x98),
                net: c(0x3D, 0xF0, 0x8A),
                gained: c(0xB4, 0xFF, 0x5A),
                ..standard
            },
            PaletteName::Monochrome => Self {
                net: c(0xF2, 0xF2, 0xF2),
                asks: c(0xFF, 0xFF, 0xFF),
                refused: c(0xFF, 0xFF, 0xFF),
                gained: c(0xD0, 0xD0, 0xD0),
                seats: [0xF0, 0xC8, 0xA8, 0x90, 0xDC, 0xB4].map(|grey: u8| c(grey, grey, grey)),
                ..standard
            },
        }
    }

    /// Whether there are no colours in it but grey: pictures are shown in grey too.
    #[must_use]
    pub fn is_grey(&self) -> bool {
        let [r, g, b, _] = self.net.to_array();
        r == g && g == b
    }

    /// Whether these are the colours of the game.
    #[must_use]
    pub fn is_standard(&self) -> bool {
        self.net == Self::named(PaletteName::Standard).net
    }

    /// The colour of a seat.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> Color32 {
        self.seats[seat.index() % 6]
    }

    /// The mark of a seat in its colour.
    #[must_use]
    pub fn mark(&self, seat: Seat) -> RichText {
        RichText::new(MARKS[seat.index() % 6]).color(self.seat(seat))
    }
}

/// An egui colour as one of Bevy's.
#[must_use]
pub fn bevy_color(color: Color32) -> Color {
    let [r, g, b, a] = color.to_srgba_unmultiplied();
    Color::srgba_u8(r, g, b, a)
}

/// What most pieces are made of: one colour, this rough, shining by itself this much.
#[must_use]
pub fn plain(color: Color32, roughness: f32, glow: f32) -> StandardMaterial {
    let color = bevy_color(color);
    let emissive = color.to_linear() * glow;
    StandardMaterial { base_color: color, perceptual_roughness: roughness, reflectance: 0.25, emissive, ..default() }
}

/// An icon of the bundled set by its name in `assets/fonts/icons.txt`; a question mark for one that is not there.
#[must_use]
pub fn icon(name: &str) -> String {
    static ICONS: LazyLock<BTreeMap<&str, char>> = LazyLock::new(|| {
        include_str!("../../assets/fonts/icons.txt")
            .lines()
            .filter_map(|line| {
                let (name, code) = line.split_once(' ')?;
                Some((name, char::from_u32(u32::from_str_radix(code.trim(), 16).ok()?)?))
            })
            .collect()
    });
    ICONS.get(name).copied().unwrap_or('?').to_string()
}

/// A heading of 22 points.
#[must_use]
pub fn heading(text: impl Into<String>) -> RichText {
    RichText::new(text).font(FontId::new(22.0, bold()))
}

/// Text of 16 points with weight.
#[must_use]
pub fn strong(text: impl Into<String>) -> RichText {
    RichText::new(text).font(FontId::new(16.0, bold()))
}

/// Text of 13 points.
#[must_use]
pub fn small(text: impl Into<String>) -> RichText {
    RichText::new(text).font(FontId::new(13.0, FontFamily::Proportional))
}

/// Numbers and codes of a size.
#[must_use]
pub fn mono(text: impl Into<String>, size: f32) -> RichText {
    RichText::new(text).font(FontId::new(size, FontFamily::Monospace))
}

/// The family of the bold sans.
#[must_use]
pub fn bold() -> FontFamily {
    FontFamily::Name("bold".into())
}

/// What lies under something else takes no input. It looks as it does: the dimmed background lies over it.
pub fn put_to_sleep(ui: &mut egui::Ui) {
    ui.visuals_mut().disabled_alpha = 1.0;
    ui.disable();
}

/// A text set in no more rows than at this width, but narrower, so that no row is left with a single word.
#[must_use]
pub fn balanced(width: f32, set: impl Fn(f32) -> Arc<egui::Galley>) -> Arc<egui::Galley> {
    let whole = set(width);
    let narrower = (1..20_u8).map(|step| set(width * (1.0 - f32::from(step) / 40.0)));
    let fits = |galley: &Arc<egui::Galley>| !galley.elided && galley.rows.len() == whole.rows.len();
    narrower.take_while(fits).last().filter(|_| whole.rows.len() > 1).unwrap_or_else(|| whole.clone())
}

/// A line to type in, as high as buttons.
pub fn text_field(text: &mut String) -> egui::TextEdit<'_> {
    egui::TextEdit::singleline(text).margin(egui::Margin::symmetric(8, 6))
}

/// The least width of the main button, in points.
pub const MAIN_WIDTH: f32 = 150.0;

/// The main button of a screen: always the same look, and it says what it does.
pub fn main_button(ui: &mut egui::Ui, palette: &Palette, text: impl Into<String>, enabled: bool) -> egui::Response {
    let text = strong(text).color(if enabled { palette.room } else { palette.muted });
    let fill = if enabled { palette.asks } else { palette.raised };
    ui.scope(|ui| {
        // Grey, but readable: it says what is missing.
        ui.visuals_mut().disabled_alpha = 1.0;
        ui.add_enabled(enabled, egui::Button::new(text).fill(fill).min_size(egui::vec2(MAIN_WIDTH, 34.0)))
    })
    .inner
}

/// The main button while it would leave something undone that can be done: an outline, half as bright as what asks.
pub fn calm_main_button(ui: &mut egui::Ui, palette: &Palette, text: impl Into<String>) -> egui::Response {
    let edge = Stroke::new(2.0, palette.raised.lerp_to_gamma(palette.asks, 0.5));
    ui.add(egui::Button::new(strong(text)).fill(palette.raised).stroke(edge).min_size(egui::vec2(MAIN_WIDTH, 34.0)))
}

/// A button of a menu: wide, with an icon.
pub fn menu_button(ui: &mut egui::Ui, icon_name: &str, text: &str, width: f32) -> egui::Response {
    let label = menu_label(icon_name, text, FontFamily::Proportional, ui.visuals().text_color());
    ui.add(egui::Button::new(label).min_size(egui::vec2(width, 40.0)).right_text(""))
}

/// The main button of a menu, with the key that does the same.
pub fn main_menu_button(ui: &mut egui::Ui, palette: &Palette, icon_name: &str, text: &str, key: &str) -> egui::Response {
    let label = menu_label(icon_name, text, bold(), palette.room);
    let size = egui::vec2(ui.available_width(), 40.0);
    ui.add(egui::Button::new(label).fill(palette.asks).min_size(size).right_text(mono(key, 13.0).color(palette.room)))
}

fn menu_label(icon_name: &str, text: &str, family: FontFamily, color: Color32) -> egui::text::LayoutJob {
    let mut job = egui::text::LayoutJob::default();
    let format = |family| egui::TextFormat { font_id: FontId::new(16.0, family), color, valign: egui::Align::Center, ..Default::default() };
    job.append(&icon(icon_name), 0.0, format(FontFamily::Proportional));
    job.append(text, 12.0, format(family));
    job
}

/// A colour as bright, without its hue.
#[must_use]
pub fn grey([r, g, b]: [u8; 3]) -> u8 {
    ((u32::from(r) * 54 + u32::from(g) * 183 + u32::from(b) * 19) / 256) as u8
}

/// The frame of a panel.
pub fn panel_frame(palette: &Palette) -> egui::Frame {
    egui::Frame::new().fill(palette.panel).stroke(Stroke::new(1.0, palette.line)).corner_radius(6).inner_margin(egui::Margin::same(16))
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Palette::named(PaletteName::Standard))
        .add_systems(Startup, set_fonts)
        .add_systems(EguiPrimaryContextPass, (set_style.run_if(resource_changed::<Settings>), fit).in_set(super::DrawSet::Theme));
}

fn set_fonts(mut contexts: EguiContexts) -> Result {
    let mut fonts = FontDefinitions::empty();
    let files: [(&str, &'static [u8]); 5] = [
        ("sans", include_bytes!("../../assets/fonts/IBMPlexSans-Regular.ttf")),
        ("sans bold", SANS),
        ("mono", include_bytes!("../../assets/fonts/IBMPlexMono-Regular.ttf")),
        ("mono bold", MONO),
        ("icons", ICONS),
    ];
    for (name, bytes) in files {
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
    }
    let family = |first: &str| vec![first.to_owned(), "icons".to_owned(), "mono".to_owned()];
    fonts.families.insert(FontFamily::Proportional, family("sans"));
    fonts.families.insert(FontFamily::Monospace, family("mono"));
    fonts.families.insert(bold(), family("sans bold"));
    fonts.families.insert(FontFamily::Name("mono bold".into()), family("mono bold"));
    contexts.ctx_mut()?.set_fonts(fonts);
    Ok(())
}

/// In larger windows the interface is larger, but takes less of the table.
fn growth(window: egui::Vec2) -> f32 {
    let room = (window.x / 1280.0).min(window.y / 720.0);
    (1.0 + 0.6 * (room - 1.0)).clamp(1.0, 2.0)
}

/// The scale that was chosen, in a window of this size.
fn fit(mut contexts: EguiContexts, settings: Res<Settings>, mut busy: ResMut<Busy>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let window = ctx.viewport_rect().size() * ctx.zoom_factor();
    let scale = f32::from(settings.scale) / 100.0;
    // Nothing grows so far that the layout would have less room than it is made for.
    let most = (window.x / 960.0).min(window.y / 540.0);
    // Whole twentieths: while a window is drawn larger, not every step lays everything out anew.
    let zoom = ((scale * growth(window)).min(most).max(scale) * 20.0).round() / 20.0;
    if (ctx.zoom_factor() - zoom).abs() > 1e-3 {
        ctx.set_zoom_factor(zoom);
        busy.now();
    }
    Ok(())
}

/// A rectangle in two colours, from above to below.
pub fn fade(painter: &egui::Painter, rect: egui::Rect, above: Color32, below: Color32) {
    quad(painter, [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()], [above, above, below, below]);
}

/// Four corners in four colours.
pub fn quad(painter: &egui::Painter, corners: [egui::Pos2; 4], colors: [Color32; 4]) {
    let mut mesh = egui::Mesh::default();
    corners.into_iter().zip(colors).for_each(|(corner, color)| mesh.colored_vertex(corner, color));
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(0, 2, 3);
    painter.add(egui::Shape::mesh(mesh));
}

fn set_style(mut contexts: EguiContexts, settings: Res<Settings>, mut palette: ResMut<Palette>) -> Result {
    *palette = Palette::named(settings.palette);
    let ctx = contexts.ctx_mut()?;
    let (p, still) = (palette.clone(), settings.reduced_motion || settings.speed == Speed::Instant);
    ctx.set_theme(egui::Theme::Dark);
    super::art::set_grey(ctx, p.is_grey());
    // A button that is held long, or in a window that is slow, was pressed all the same.
    ctx.options_mut(|options| options.input_options.max_click_duration = f64::INFINITY);
    ctx.all_styles_mut(|style| {
        style.text_styles = [
            (TextStyle::Heading, FontId::new(22.0, bold())),
            (TextStyle::Body, FontId::new(16.0, FontFamily::Proportional)),
            (TextStyle::Button, FontId::new(16.0, FontFamily::Proportional)),
            (TextStyle::Monospace, FontId::new(13.0, FontFamily::Monospace)),
            (TextStyle::Small, FontId::new(13.0, FontFamily::Proportional)),
        ]
        .into();
        style.spacing.item_spacing = egui::vec2(8.0, 8.0);
        style.spacing.button_padding = egui::vec2(12.0, 6.0);
        style.spacing.interact_size = egui::vec2(40.0, 28.0);
        // That there is more to scroll to is seen before the pointer comes there.
        style.spacing.scroll.fade = egui::style::ScrollFadeStyle { strength: 0.9, size: 26.0 };
        style.spacing.scroll.floating_width = 4.0;
        style.spacing.scroll.dormant_handle_opacity = 0.5;
        style.spacing.combo_height = 320.0;
        (style.spacing.icon_width, style.spacing.icon_width_inner, style.spacing.icon_spacing) = (18.0, 10.0, 8.0);
        style.animation_time = if still { 0.0 } else { 0.12 };
        let visuals = &mut style.visuals;
        *visuals = egui::Visuals::dark();
        visuals.override_text_color = None;
        visuals.panel_fill = p.panel;
        // Lists and tooltips lie over text, which must not shine through.
        visuals.window_fill = p.panel;
        visuals.window_stroke = Stroke::new(1.0, p.muted);
        visuals.window_corner_radius = CornerRadius::same(6);
        visuals.window_shadow = egui::Shadow::NONE;
        visuals.popup_shadow = egui::Shadow::NONE;
        visuals.extreme_bg_color = p.room;
        visuals.faint_bg_color = p.raised;
        visuals.hyperlink_color = p.net;
        visuals.selection.bg_fill = p.net.gamma_multiply(0.35);
        visuals.selection.stroke = Stroke::new(1.5, p.net);
        let widgets = &mut visuals.widgets;
        for (widget, fill, line, text) in [
            (&mut widgets.noninteractive, p.panel, p.line, p.text),
            (&mut widgets.inactive, p.raised, p.line, p.text),
            (&mut widgets.hovered, p.raised.gamma_multiply(1.4), p.net, p.text),
            (&mut widgets.active, p.net.gamma_multiply(0.4), p.net, p.text),
            (&mut widgets.open, p.raised, p.net, p.text),
        ] {
            widget.bg_fill = fill;
            widget.weak_bg_fill = fill;
            widget.bg_stroke = Stroke::new(1.0, line);
            widget.fg_stroke = Stroke::new(1.0, text);
            widget.corner_radius = CornerRadius::same(6);
            widget.expansion = 0.0;
        }
    });
    Ok(())
}
