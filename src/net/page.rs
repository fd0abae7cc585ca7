//! The files of the page that browsers show: those of `assets/page`, and the emblems of cards.

use std::borrow::Cow;

use include_dir::{Dir, include_dir};
use qrcode::{Color, QrCode};
use serde_json::json;

use super::chance::read_code;
use crate::art::{Album, Emblems};

/// The page itself.
static PAGE: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/page");

/// The sign of the program.
const ICON: &[u8] = include_bytes!("../../assets/icon.svg");

/// A file by its path, without a slash before it: what kind it is, and its bytes.
#[must_use]
pub(super) fn file(path: &str) -> Option<(&'static str, Cow<'static, [u8]>)> {
    let bytes = match path {
        "icon.svg" => Some(Cow::Borrowed(ICON)),
        _ => PAGE.get_file(path).map(|file| Cow::Borrowed(file.contents())).or_else(|| emblems(path)),
    };
    bytes.map(|bytes| (kind_of(path), bytes))
}

/// The way to a table as a QR code; nothing if that is no join code. `origin` is the host as the browser calls it.
#[must_use]
pub(super) fn invitation(origin: &str, code: &str) -> Option<String> {
    const MARGIN: usize = 3;
    let way = QrCode::new(format!("{origin}/?code={}", read_code(code)?)).ok()?;
    let (wide, dark) = (way.width(), way.to_colors().into_iter().enumerate().filter(|(_, color)| *color == Color::Dark));
    let squares: String = dark.map(|(at, _)| format!("M{} {}h1v1h-1z", at % wide + MARGIN, at / wide + MARGIN)).collect();
    let side = wide + 2 * MARGIN;
    Some(format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h{side}v{side}H0z"/><path d="{squares}"/></svg>"##
    ))
}

/// The image of an album, `art/….png`, or its list, `art/….json`: `cell`, `columns` and `ids` as in [`Emblems`].
fn emblems(path: &str) -> Option<Cow<'static, [u8]>> {
    let (name, end) = path.rsplit_once('.')?;
    let album = Album::ALL.into_iter().find(|album| album.to_string() == name)?;
    match end {
        "png" => Some(Cow::Borrowed(album.image())),
        "json" => {
            let Emblems { cell, columns, ids } = Emblems::parse(name, album.list()).ok()?;
            Some(Cow::Owned(json!({"cell": cell, "columns": columns, "ids": ids}).to_string().into_bytes()))
        }
        _ => None,
    }
}

/// What a file is, by its name.
fn kind_of(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, end)| end) {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::{file, invitation};

    #[test]
    fn the_page_and_the_emblems_are_there() {
        let kinds = ["index.html", "page.js", "page.css", "games/aetherium.js", "icon.svg", "art/access_denied.png", "art/aetherium.json"];
        for path in kinds {
            let (kind, bytes) = file(path).unwrap_or_else(|| panic!("{path}"));
            assert!(!bytes.is_empty() && kind != "application/octet-stream", "{path}: {kind}");
        }
        let (_, list) = file("art/data_warriors.json").expect("the list");
        let list: serde_json::Value = serde_json::from_slice(&list).expect("it is JSON");
        assert_eq!((list["cell"].as_u64(), list["ids"][0].as_str()), (Some(192), Some("dd")));
        let code = invitation("http://192.168.0.7:7777", "ktmwqz").expect("a picture");
        assert!(code.starts_with("<svg") && code.matches('M').count() > 200);
        assert!(invitation("http://192.168.0.7:7777", "\"/><script>").is_none());
        assert!(file("art/x.png").is_none() && file("art/aetherium.ron").is_none() && file("../art.rs").is_none());
    }
}
