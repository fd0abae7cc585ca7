//! The table drawn in more pixels than the window has, which are brought together in those of the window: smooth edges, and
//! writing that is sharp in the distance.

use bevy::core_pipeline::blit::{BlitPipeline, init_blit_pipeline};
use bevy::prelude::*;
use bevy::render::camera::ExtractedCamera;
use bevy::render::extract_component::{ExtractComponent, ExtractComponentPlugin};
use bevy::render::render_resource::binding_types::{sampler, texture_2d};
use bevy::render::render_resource::{
    BindGroupLayoutDescriptor, BindGroupLayoutEntries, FilterMode, SamplerBindingType, SamplerDescriptor, ShaderStages, TextureSampleType,
};
use bevy::render::renderer::RenderDevice;
use bevy::render::view::ExtractedView;
use bevy::render::{Render, RenderApp, RenderStartup, RenderSystems};

/// A camera that draws in up to twice as many pixels along each side, as long as there are no more than so many in all.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, ExtractComponent)]
pub(super) struct Supersampled {
    /// The most pixels.
    pub most: u32,
}

impl Supersampled {
    /// How many pixels along a side stand for one of the target.
    fn factor(self, target: UVec2, largest: u32) -> f32 {
        let pixels = target.as_vec2().element_product().max(1.0);
        let fits = |factor: &f32| pixels * factor * factor <= self.most as f32 && target.max_element() as f32 * factor <= largest as f32;
        [2.0, 1.5].into_iter().find(fits).unwrap_or(1.0)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(ExtractComponentPlugin::<Supersampled>::default());
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render
            .add_systems(RenderStartup, blend.after(init_blit_pipeline))
            .add_systems(Render, enlarge.after(RenderSystems::ExtractCommands).before(RenderSystems::CreateViews));
    }
}

/// What is brought from one picture to another of other size is mixed of what lies next to each other.
fn blend(mut blit: ResMut<BlitPipeline>, device: Res<RenderDevice>) {
    let entries = (texture_2d(TextureSampleType::Float { filterable: true }), sampler(SamplerBindingType::Filtering));
    blit.layout =
        BindGroupLayoutDescriptor::new("blit_bind_group_layout", &BindGroupLayoutEntries::sequential(ShaderStages::FRAGMENT, entries));
    blit.sampler =
        device.create_sampler(&SamplerDescriptor { mag_filter: FilterMode::Linear, min_filter: FilterMode::Linear, ..default() });
}

/// Enlarges the picture that a camera draws before it is brought to its target.
fn enlarge(mut cameras: Query<(&mut ExtractedCamera, &mut ExtractedView, &Supersampled)>, device: Res<RenderDevice>) {
    let largest = device.limits().max_texture_dimension_2d;
    for (mut camera, mut view, supersampled) in &mut cameras {
        // Without light brighter than white the interface is drawn into the same picture.
        let Some(target) = camera.physical_target_size.filter(|_| camera.hdr) else { continue };
        let factor = supersampled.factor(target, largest);
        let size = (target.as_vec2() * factor).as_uvec2();
        (camera.physical_target_size, camera.physical_viewport_size) = (Some(size), Some(size));
        view.viewport = UVec4::new(0, 0, size.x, size.y);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_many_pixels_as_are_allowed() {
        let camera = Supersampled { most: 3840 * 2160 };
        assert_eq!(camera.factor(UVec2::new(1920, 1080), 8192), 2.0);
        assert_eq!(camera.factor(UVec2::new(2560, 1440), 8192), 1.5);
        assert_eq!(camera.factor(UVec2::new(3840, 2160), 8192), 1.0);
        assert_eq!(camera.factor(UVec2::new(1920, 1080), 3000), 1.5);
    }
}
