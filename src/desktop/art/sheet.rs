//! The emblems that come from files: those of the content folder where it has some, otherwise those that are built in.

use std::fs::File;
use std::path::Path;
use std::sync::OnceLock;

use bevy::asset::RenderAssetUsages;
use bevy::image::{CompressedImageFormats, Image, ImageSampler, ImageType};

use super::layer::Layer;
use crate::art::{Album, Emblems};
use crate::desktop::notice;
use crate::files;
use crate::t;

/// The most bytes that are read of an image.
const LIMIT: u64 = 8 << 20;

/// The emblems of a game in one grey image.
struct Sheet {
    list: Emblems,
    wide: usize,
    dots: Vec<u8>,
}

/// The emblem of a card, if there is one.
pub fn emblem(album: Album, id: &str) -> Option<Layer> {
    let sheet = sheet(album)?;
    let (column, row) = sheet.list.place(id)?;
    let side = usize::from(sheet.list.cell);
    let mut layer = Layer::new((side, side));
    for (at, cell) in layer.cells.iter_mut().enumerate() {
        let (x, y) = (column * side + at % side, row * side + at / side);
        *cell = f32::from(sheet.dots[y * sheet.wide + x]) / 255.0;
    }
    Some(layer)
}

/// The emblems of a game, read when they are first looked for.
fn sheet(album: Album) -> Option<&'static Sheet> {
    static SHEETS: [OnceLock<Option<Sheet>>; 3] = [const { OnceLock::new() }; 3];
    SHEETS[album as usize].get_or_init(|| load(album)).as_ref()
}

/// Reads the emblems of a game; what is wrong is kept to be said.
fn load(album: Album) -> Option<Sheet> {
    let trouble = |error: String| notice::trouble(t!("art-built-in", error = error));
    let own = |end: &str| crate::desktop::content().laid_over(&format!("{album}.{end}"));
    if own("png").is_some() || own("ron").is_some() {
        match read_own(album, own("ron").as_deref(), own("png").as_deref()) {
            Ok(sheet) => return Some(sheet),
            Err(error) => trouble(error),
        }
    }
    read(&album.to_string(), album.list(), "", album.image()).inspect_err(|error| trouble(error.clone())).ok()
}

/// Reads the files of the content folder; one that is not there is the built-in one.
fn read_own(album: Album, list: Option<&Path>, image: Option<&Path>) -> Result<Sheet, String> {
    let name = |path: Option<&Path>| path.map_or_else(|| album.to_string(), |path| path.display().to_string());
    let (list_name, image_name) = (name(list), name(image));
    let text = list.map(files::read_text).transpose().map_err(|error| format!("{list_name}: {error}"))?;
    let bytes =
        image.map(|path| files::read_up_to(LIMIT, File::open(path)?)).transpose().map_err(|error| format!("{image_name}: {error}"))?;
    read(&list_name, text.as_deref().unwrap_or(album.list()), &image_name, bytes.as_deref().unwrap_or(album.image()))
}

/// The emblems of a list and an image.
///
/// # Errors
/// What is wrong with them, with the name of the file.
fn read(list_name: &str, list: &str, image_name: &str, image: &[u8]) -> Result<Sheet, String> {
    let list = Emblems::parse(list_name, list).map_err(|error| error.to_string())?;
    let (formats, usages) = (CompressedImageFormats::NONE, RenderAssetUsages::MAIN_WORLD);
    let image = Image::from_buffer(image, ImageType::Extension("png"), formats, true, ImageSampler::Default, usages)
        .map_err(|error| format!("{image_name}: {error}"))?;
    let grey = image.try_into_dynamic().map_err(|error| format!("{image_name}: {error}"))?.to_luma8();
    let (wide, high) = (grey.width() as usize, grey.height() as usize);
    let needed = list.size();
    if wide < needed.0 || high < needed.1 {
        let least = format!("{} × {}", needed.0, needed.1);
        return Err(t!("art-small", file = image_name, size = format!("{wide} × {high}"), least = least));
    }
    Ok(Sheet { list, wide, dots: grey.into_raw() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_broken_file_is_named() {
        let list = "(cell: 192, columns: 8, ids: [\"1\"])";
        let error = read("x.ron", "(cell: 192", "x.png", Album::Aetherium.image()).err().expect("the list is broken");
        assert!(error.starts_with("x.ron:1:"), "{error}");
        let error = read("x.ron", list, "x.png", b"no image").err().expect("the image is broken");
        assert!(error.starts_with("x.png: "), "{error}");
        let short = "(cell: 192, columns: 9, ids: [\"1\"])";
        let error = read("x.ron", short, "x.png", Album::Aetherium.image()).err().expect("the image is too small");
        assert!(error.contains("x.png") && error.contains("1728 × 192"), "{error}");
        assert!(read("x.ron", list, "x.png", Album::Aetherium.image()).is_ok());
    }
}
