//! What the graphics adapter can do, and which quality suits it.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};

use bevy::prelude::*;
use bevy::render::render_resource::{CachedPipelineState, PipelineCache, PipelineDescriptor, TextureFormat, TextureUsages};
use bevy::render::renderer::{RenderAdapter, RenderAdapterInfo, RenderDevice};
use bevy::render::{Render, RenderApp};
use bevy::shader::ShaderCacheError;

use super::notice::Notices;
use super::settings::{Quality, Settings, SettingsFile};
use crate::crash;
use crate::t;

/// The graphics adapter, as far as it matters to a player.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Adapter {
    /// The quality that suits it.
    pub usual: Quality,
    /// Whether there is none, and the processor draws.
    pub is_software: bool,
    /// Whether it can't shade corners.
    pub lacks_shade: bool,
    /// Whether it can't draw light that is brighter than white: nothing glows.
    pub lacks_glow: bool,
    /// Whether it can't draw edges from several samples.
    pub lacks_samples: bool,
}

impl Adapter {
    /// What of a quality it leaves out, or had better, a sentence each.
    #[must_use]
    pub fn leaves_out(self, quality: Quality) -> Vec<String> {
        let software = (self.is_software && quality != Quality::Low).then(|| t!("quality-software"));
        let shade = (self.lacks_shade && quality >= Quality::High).then(|| t!("quality-no-shade"));
        let glow = (self.lacks_glow && quality != Quality::Low).then(|| t!("quality-no-glow"));
        let samples = (self.lacks_samples && quality == Quality::Medium).then(|| t!("quality-no-samples"));
        [software, shade, glow, samples].into_iter().flatten().collect()
    }
}

/// The textures that the shading of corners writes at the same time.
const SHADE_TEXTURES: u32 = 5;
/// The samples of a pixel at an edge.
const SAMPLES: u32 = 4;

/// The shaders that are broken, or of which the adapter can't make anything.
#[derive(Resource, Debug, Default)]
pub struct BrokenShaders(HashSet<AssetId<Shader>>);

impl BrokenShaders {
    /// Whether this is one of them.
    #[must_use]
    pub fn has(&self, shader: &Handle<Shader>) -> bool {
        self.0.contains(&shader.id())
    }
}

/// Those that the renderer has met and nobody has heard of yet, with what was to be drawn by them.
#[derive(Resource, Debug, Clone, Default)]
struct Met(Arc<Mutex<Vec<(AssetId<Shader>, String)>>>);

pub(super) fn plugin(app: &mut App) {
    let met = Met::default();
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.insert_resource(met.clone()).add_systems(Render, meet);
    }
    app.insert_resource(met)
        .init_resource::<Adapter>()
        .init_resource::<BrokenShaders>()
        .add_systems(PreStartup, look)
        .add_systems(Update, hear);
}

/// Looks for broken shaders whenever some have been compiled.
fn meet(cache: Res<PipelineCache>, met: Res<Met>, mut waiting: Local<usize>) {
    let now = cache.waiting_pipelines().count();
    if std::mem::replace(&mut *waiting, now) == now {
        return;
    }
    for pipeline in cache.pipelines() {
        let CachedPipelineState::Err(ShaderCacheError::ProcessShaderError(_) | ShaderCacheError::CreateShaderModule(_)) = &pipeline.state
        else {
            continue;
        };
        let (shader, label) = match &pipeline.descriptor {
            PipelineDescriptor::RenderPipelineDescriptor(of) => {
                (of.fragment.as_ref().map_or(of.vertex.shader.id(), |fragment| fragment.shader.id()), &of.label)
            }
            PipelineDescriptor::ComputePipelineDescriptor(of) => (of.shader.id(), &of.label),
        };
        let label = label.as_deref().unwrap_or_default().to_owned();
        met.0.lock().unwrap_or_else(PoisonError::into_inner).push((shader, label));
    }
}

/// Says once of each broken shader what can't be drawn by it.
fn hear(met: Res<Met>, mut broken: ResMut<BrokenShaders>, mut notices: ResMut<Notices>) {
    for (shader, label) in std::mem::take(&mut *met.0.lock().unwrap_or_else(PoisonError::into_inner)) {
        if broken.0.insert(shader) {
            notices.warn(t!("shader-broken", name = label));
        }
    }
}

/// Looks what draws; before anybody has set anything, it decides.
fn look(
    mut adapter: ResMut<Adapter>,
    (info, device, own): (Option<Res<RenderAdapterInfo>>, Option<Res<RenderDevice>>, Option<Res<RenderAdapter>>),
    (mut settings, file): (ResMut<Settings>, Res<SettingsFile>),
) {
    let (Some(info), Some(device), Some(own)) = (info, device, own) else { return };
    let kind = format!("{:?}", info.device_type);
    crash::set_graphics(&format!("{} ({:?}, {} {})", info.name, info.backend, info.driver, info.driver_info));
    adapter.usual = suits(&kind);
    adapter.is_software = kind == "Cpu";
    adapter.lacks_shade = device.limits().max_storage_textures_per_shader_stage < SHADE_TEXTURES;
    let float = own.get_texture_format_features(TextureFormat::Rgba16Float);
    adapter.lacks_glow = !float.allowed_usages.contains(TextureUsages::RENDER_ATTACHMENT);
    adapter.lacks_samples = !float.flags.sample_count_supported(SAMPLES);
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
