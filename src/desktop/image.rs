//! Pictures that are built in, as the interface takes them.

use bevy::asset::RenderAssetUsages;
use bevy::image::{CompressedImageFormats, Image, ImageSampler, ImageType};
use bevy_egui::egui::ColorImage;

/// The picture of a PNG file, so many times smaller; none where the file is broken.
#[must_use]
pub fn decode(bytes: &[u8], smaller: u32) -> Option<ColorImage> {
    let (formats, usages) = (CompressedImageFormats::NONE, RenderAssetUsages::MAIN_WORLD);
    let image = Image::from_buffer(bytes, ImageType::Extension("png"), formats, true, ImageSampler::Default, usages);
    let image = image.ok()?.try_into_dynamic().ok()?;
    let image = if smaller > 1 { image.thumbnail_exact(image.width() / smaller, image.height() / smaller) } else { image }.to_rgb8();
    Some(ColorImage::from_rgb([image.width() as usize, image.height() as usize], &image))
}

#[cfg(test)]
mod tests {
    use super::decode;

    #[test]
    fn a_broken_picture_is_none() {
        let whole = include_bytes!("../../assets/qualities.png");
        assert!(decode(whole, 1).is_some_and(|image| image.size[0] > image.size[1]));
        assert!(decode(&[], 1).is_none());
        assert!(decode(b"no picture", 1).is_none());
        assert!(decode(&whole[..whole.len() / 2], 1).is_none(), "half of it is missing");
    }
}
