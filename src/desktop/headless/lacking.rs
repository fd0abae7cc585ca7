//! An adapter that can't do something draws without it, and the settings say so.

use bevy::anti_alias::smaa::Smaa;
use bevy::camera::Hdr;
use bevy::pbr::ScreenSpaceAmbientOcclusion;
use bevy::post_process::bloom::Bloom;
use bevy::prelude::*;

use super::Headless;
use super::legible::{opened, read};
use crate::desktop::Overlay;
use crate::desktop::notice::Notices;
use crate::desktop::quality::Adapter;
use crate::desktop::settings::{Quality, Settings};
use crate::desktop::table::camera::TableCamera;

/// The passes of the table's camera at a quality: glow, samples, shade, smoothing.
fn passes(headless: &mut Headless, quality: Quality) -> [bool; 4] {
    headless.app.world_mut().resource_mut::<Settings>().quality = quality;
    headless.frames(2);
    let world = headless.app.world_mut();
    let mut cameras =
        world.query_filtered::<(Has<Hdr>, Has<Bloom>, &Msaa, Has<ScreenSpaceAmbientOcclusion>, Has<Smaa>), With<TableCamera>>();
    let (float, glow, samples, shade, smooth) = cameras.single(world).expect("there is a camera");
    assert_eq!(float, glow);
    [glow, *samples != Msaa::Off, shade, smooth]
}

#[test]
fn what_an_adapter_lacks_is_left_out() {
    let mut headless = opened((1280, 720), 100);
    assert_eq!(passes(&mut headless, Quality::Medium), [true, true, false, false]);
    assert_eq!(passes(&mut headless, Quality::High), [true, false, true, true]);
    let lacking = Adapter { lacks_shade: true, lacks_glow: true, lacks_samples: true, ..Adapter::default() };
    headless.app.insert_resource(lacking);
    assert_eq!(passes(&mut headless, Quality::Medium), [false, false, false, false]);
    assert_eq!(passes(&mut headless, Quality::High), [false, false, false, true]);
    assert_eq!(lacking.leaves_out(Quality::Low), Vec::<String>::new());
    assert_eq!(lacking.leaves_out(Quality::Medium).len(), 2);
    assert_eq!(lacking.leaves_out(Quality::Ultra).len(), 2);
}

#[test]
fn what_went_wrong_is_said_once() {
    let mut headless = opened((1280, 720), 100);
    for _ in 0..2 {
        headless.app.world_mut().resource_mut::<Notices>().warn("no such picture");
    }
    let said = |headless: &mut Headless| read(headless).lines.iter().filter(|line| line.text.contains("no such picture")).count();
    assert_eq!(said(&mut headless), 1);
    headless.lay(Overlay::Settings);
    assert_eq!(said(&mut headless), 1);
    headless.frames(200);
    assert_eq!(said(&mut headless), 0, "it goes by itself, and does not come again");
}
