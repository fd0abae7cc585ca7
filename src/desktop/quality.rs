//! What the graphics adapter can do, and which quality suits it.

use bevy::prelude::*;
use bevy::render::renderer::{RenderAdapterInfo, RenderDevice};

use super::settings::{Quality, Settings, SettingsFile};

/// The graphics adapter, as far as it matters to a player.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Adapter {
    /// The quality that suits it.
    pub usual: Quality,
    /// Whether there is none, and the processor draws.
    pub is_software: bool,
    /// Whether it can't shade corners.
    pub lacks_shade: bool,
}

/// The textures that the shading of corners writes at the same time.
const SHADE_TEXTURES: u32 = 5;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Adapter>().add_systems(PreStartup, look);
}

/// Looks what draws; before anybody has set anything, it decides.
fn look(
    mut adapter: ResMut<Adapter>,
    (info, device): (Option<Res<RenderAdapterInfo>>, Option<Res<RenderDevice>>),
    (mut settings, file): (ResMut<Settings>, Res<SettingsFile>),
) {
    let (Some(info), Some(device)) = (info, device) else { return };
    let kind = format!("{:?}", info.device_type);
    adapter.usual = suits(&kind);
    adapter.is_software = kind == "Cpu";
    adapter.lacks_shade = device.limits().max_storage_textures_per_shader_stage < SHADE_TEXTURES;
    if file.is_new() {
        settings.quality = adapter.usual;
    }
}

/// The quality for a kind of adapter, as the engine calls it.
fn suits(kind: &str) -> Quality {
    match kind {
        "Cpu" => Quality::Low,
        "DiscreteGpu" => Quality::High,
        _ => Quality::Medium,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_quality_is_that_of_the_adapter() {
        // The names are the engine's own.
        assert_eq!(suits("Cpu"), Quality::Low);
        assert_eq!(suits("IntegratedGpu"), Quality::Medium);
        assert_eq!(suits("DiscreteGpu"), Quality::High);
        assert_eq!(suits("Other"), Quality::Medium);
    }
}
