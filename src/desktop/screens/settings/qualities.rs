//! The qualities to choose from, with a picture of each.

use bevy_egui::egui::{self, Ui};

use crate::desktop::image::decode;
use crate::desktop::notice::trouble;
use crate::desktop::quality::Adapter;
use crate::desktop::settings::{Quality, Settings};
use crate::desktop::theme::{Palette, bold, grey, icon, small};
use crate::t;

/// The same part of a table in all qualities, side by side, and whether it is grey; not asked for yet, or none where the file
/// is broken.
#[derive(Default)]
pub(super) struct Pictures(Option<(bool, Option<egui::TextureHandle>)>);

impl Pictures {
    fn get(&mut self, ctx: &egui::Context, is_grey: bool) -> Option<egui::TextureId> {
        if self.0.as_ref().is_none_or(|(grey, _)| *grey != is_grey) {
            let mut image = decode(include_bytes!("../../../../assets/qualities.png"), 1);
            match &mut image {
                Some(image) if is_grey => {
                    image.pixels.iter_mut().for_each(|dot| *dot = egui::Color32::from_gray(grey([dot.r(), dot.g(), dot.b()])));
                }
                Some(_) => {}
                None => trouble(t!("pictures-broken", names = "qualities.png")),
            }
            self.0 = Some((is_grey, image.map(|image| ctx.load_texture("qualities", image, egui::TextureOptions::LINEAR))));
        }
        self.0.as_ref().and_then(|(_, picture)| picture.as_ref().map(egui::TextureHandle::id))
    }
}

/// The qualities with a picture of each, what the chosen one draws, and what the adapter can't do of it.
pub(super) fn qualities(ui: &mut Ui, palette: &Palette, (settings, adapter): (&mut Settings, Adapter), pictures: &mut Pictures) {
    let all = [
        (Quality::Low, t!("quality-low"), t!("quality-low.tip")),
        (Quality::Medium, t!("quality-medium"), t!("quality-medium.tip")),
        (Quality::High, t!("quality-high"), t!("quality-high.tip")),
        (Quality::Ultra, t!("quality-ultra"), t!("quality-ultra.tip")),
    ];
    let picture = pictures.get(ui.ctx(), palette.is_grey());
    let (gap, part) = (8.0, 1.0 / all.len() as f32);
    let wide = ((ui.available_width() - gap * (all.len() - 1) as f32) * part).min(160.0);
    let high = wide * 9.0 / 16.0;
    let mut means = String::new();
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        for (at, (quality, name, meaning)) in all.into_iter().enumerate() {
            let chosen = settings.quality == quality;
            let (rect, response) = ui.allocate_exact_size(egui::vec2(wide, high + 32.0), egui::Sense::click());
            response.widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::RadioButton, ui.is_enabled(), chosen, &name));
            let lit = response.hovered() || response.has_focus();
            let painter = ui.painter().with_clip_rect(rect);
            painter.rect_filled(rect, 6.0, palette.raised);
            if let Some(picture) = picture {
                let uv = egui::Rect::from_x_y_ranges(at as f32 * part..=(at + 1) as f32 * part, 0.0..=1.0);
                let light = if chosen || lit { egui::Color32::WHITE } else { egui::Color32::from_gray(150) };
                let corners = egui::CornerRadius { nw: 6, ne: 6, sw: 0, se: 0 };
                let place = egui::Rect::from_min_size(rect.min, egui::vec2(wide, high));
                painter.add(egui::epaint::RectShape::filled(place, corners, light).with_texture(picture, uv));
            }
            let color = if chosen { palette.text } else { palette.muted };
            let family = if chosen { bold() } else { egui::FontFamily::Proportional };
            let middle = egui::pos2(rect.center().x, rect.bottom() - 16.0);
            painter.text(middle, egui::Align2::CENTER_CENTER, name, egui::FontId::new(16.0, family), color);
            let edge = if chosen { (2.0, palette.net) } else { (1.0, if lit { palette.net } else { palette.line }) };
            painter.rect_stroke(rect, 6.0, edge, egui::StrokeKind::Inside);
            if chosen {
                means.clone_from(&meaning);
            }
            if response.on_hover_text(meaning).clicked() {
                settings.quality = quality;
            }
        }
    });
    ui.label(small(means).color(palette.muted));
    for note in adapter.leaves_out(settings.quality) {
        ui.horizontal_wrapped(|ui| {
            ui.label(egui::RichText::new(icon("info")).color(palette.net));
            ui.label(small(note));
        });
    }
}
