//! What things are drawn by: the engine's shader, or at the lowest quality one that does less.

use bevy::prelude::*;

use crate::desktop::quality::BrokenShaders;
use crate::desktop::settings::{Quality, Settings};

/// The engine's shader, and what it says where it has been replaced.
#[derive(Resource)]
struct Shading {
    shader: Handle<Shader>,
    replaced: Option<Shader>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, fetch).add_systems(Update, choose);
}

fn fetch(mut commands: Commands, assets: Res<AssetServer>) {
    commands.insert_resource(Shading { shader: assets.load("embedded://bevy_pbr/render/pbr.wgsl"), replaced: None });
}

/// Puts the shader of the quality in the place of the one that all materials know. What an adapter can't make anything of is
/// not used.
fn choose(settings: Res<Settings>, broken: Res<BrokenShaders>, mut shading: ResMut<Shading>, mut shaders: ResMut<Assets<Shader>>) {
    let plain = settings.quality == Quality::Low && !broken.has(&shading.shader);
    if plain == shading.replaced.is_some() {
        return;
    }
    let id = shading.shader.id();
    let wanted = match shading.replaced.take() {
        Some(own) => own,
        None => {
            let Some(own) = shaders.get(id).cloned() else { return };
            shading.replaced = Some(own);
            Shader::from_wgsl(include_str!("../../../assets/shaders/plain.wgsl"), "shaders/plain.wgsl")
        }
    };
    if let Err(error) = shaders.insert(id, wanted) {
        warn!("{error}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shader_follows_the_quality_there_and_back() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default())).init_asset::<Shader>();
        app.init_resource::<BrokenShaders>().insert_resource(Settings { quality: Quality::High, ..default() });
        let shader = app.world_mut().resource_mut::<Assets<Shader>>().add(Shader::from_wgsl("own", "own.wgsl"));
        app.insert_resource(Shading { shader: shader.clone(), replaced: None }).add_systems(Update, choose);
        let mut path_on = |quality| {
            app.world_mut().resource_mut::<Settings>().quality = quality;
            app.update();
            app.world().resource::<Assets<Shader>>().get(&shader).map(|shader| shader.path.clone())
        };
        let [own, plain] = ["own.wgsl", "shaders/plain.wgsl"].map(|path| Some(path.to_owned()));
        assert_eq!([Quality::High, Quality::Low, Quality::Low, Quality::Ultra].map(&mut path_on), [own.clone(), plain.clone(), plain, own]);
    }
}
