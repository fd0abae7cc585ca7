// What things are made of at the lowest quality, in place of the engine's own shader: a picture, the lamps with a highlight
// each, ambient light and a glow. A processor that draws goes through all that a shader could do, in every pixel.
#import bevy_pbr::{
    forward_io::{FragmentOutput, VertexOutput},
    mesh_bindings::mesh,
    mesh_view_bindings::{clustered_lights, lights, view},
    mesh_view_types::{POINT_LIGHT_FLAGS_SPOT_LIGHT_BIT, POINT_LIGHT_FLAGS_SPOT_LIGHT_Y_NEGATIVE},
    pbr_bindings,
    pbr_functions::{alpha_discard, premultiply_alpha},
    pbr_types,
}
#import bevy_core_pipeline::tonemapping::{screen_space_dither, tone_mapping}
#import bevy_render::maths::{PI, powsafe}

#ifdef BINDLESS
#import bevy_pbr::pbr_bindings::material_indices
#import bevy_render::bindless::{bindless_samplers_filtering, bindless_textures_2d}
#endif

struct Surface {
    at: vec3<f32>,
    normal: vec3<f32>,
    to_eye: vec3<f32>,
    diffuse: vec3<f32>,
    mirrors: vec3<f32>,
    shine: f32,
}

// The light of a lamp that comes from a surface to the eye.
fn lamplight(id: u32, surface: Surface) -> vec3<f32> {
    let lamp = &clustered_lights.data[id];
    let way = (*lamp).position_radius.xyz - surface.at;
    let far = dot(way, way);
    let to_lamp = way * inverseSqrt(far);
    let reach = far * (*lamp).color_inverse_square_range.w;
    let falloff = saturate(1.0 - reach * reach);
    var strength = falloff * falloff / max(far, 0.0001) * saturate(dot(surface.normal, to_lamp));
    if ((*lamp).flags & POINT_LIGHT_FLAGS_SPOT_LIGHT_BIT) != 0u {
        let custom = (*lamp).light_custom_data;
        var towards = vec3<f32>(custom.x, sqrt(max(0.0, 1.0 - custom.x * custom.x - custom.y * custom.y)), custom.y);
        if ((*lamp).flags & POINT_LIGHT_FLAGS_SPOT_LIGHT_Y_NEGATIVE) != 0u {
            towards.y = -towards.y;
        }
        let cone = saturate(-dot(towards, to_lamp) * custom.z + custom.w);
        strength *= cone * cone;
    }
    let half_way = normalize(to_lamp + surface.to_eye);
    let highlight = (surface.shine + 2.0) / (8.0 * PI) * pow(saturate(dot(surface.normal, half_way)), surface.shine);
    return (*lamp).color_inverse_square_range.rgb * strength * (surface.diffuse / PI + surface.mirrors * highlight);
}

@fragment
fn fragment(in: VertexOutput, @builtin(front_facing) is_front: bool) -> FragmentOutput {
#ifdef BINDLESS
    let slot = mesh[in.instance_index].material_and_lightmap_bind_group_slot & 0xffffu;
    var material = pbr_bindings::material_array[material_indices[slot].material];
#else
    var material = pbr_bindings::material;
#endif
    // Nothing is at the left of the window. Lavapipe compiles a shader anew, and keeps it, for each value of what the draw alone
    // decides.
    material.flags = select(material.flags, 0u, in.position.x < 0.0);
    var color = material.base_color;
    var picture = vec4<f32>(1.0);
#ifdef VERTEX_COLORS
    color *= in.color;
#endif
#ifdef VERTEX_UVS_A
    if (material.flags & pbr_types::STANDARD_MATERIAL_FLAGS_BASE_COLOR_TEXTURE_BIT) != 0u {
        let uv = (material.uv_transform * vec3(in.uv, 1.0)).xy;
        // A level for all directions: to look at a picture from the side as it deserves takes too long.
#ifdef BINDLESS
        let size = vec2<f32>(textureDimensions(bindless_textures_2d[material_indices[slot].base_color_texture]));
#else
        let size = vec2<f32>(textureDimensions(pbr_bindings::base_color_texture));
#endif
        let across = dpdx(uv) * size;
        let down = dpdy(uv) * size;
        let level = 0.5 * log2(max(max(dot(across, across), dot(down, down)), 1e-8)) + view.mip_bias;
#ifdef BINDLESS
        picture = textureSampleLevel(
            bindless_textures_2d[material_indices[slot].base_color_texture],
            bindless_samplers_filtering[material_indices[slot].base_color_sampler],
            uv,
            level,
        );
#else
        picture = textureSampleLevel(pbr_bindings::base_color_texture, pbr_bindings::base_color_sampler, uv, level);
#endif
    }
#endif
    color = alpha_discard(material, color * picture);

    if (material.flags & pbr_types::STANDARD_MATERIAL_FLAGS_UNLIT_BIT) == 0u {
        let double_sided = (material.flags & pbr_types::STANDARD_MATERIAL_FLAGS_DOUBLE_SIDED_BIT) != 0u;
        let roughness = max(material.perceptual_roughness * material.perceptual_roughness, 0.01);
        var surface: Surface;
        surface.at = in.world_position.xyz;
        surface.normal = normalize(in.world_normal) * select(-1.0, 1.0, !double_sided || is_front);
        surface.to_eye = normalize(view.world_position.xyz - surface.at);
        surface.diffuse = color.rgb * (1.0 - material.metallic);
        surface.mirrors = mix(0.16 * material.reflectance * material.reflectance, color.rgb, material.metallic);
        surface.shine = 2.0 / (roughness * roughness);
        var light = vec3<f32>(0.0);
        for (var lamp = 0u; lamp < arrayLength(&clustered_lights.data); lamp++) {
            light += lamplight(lamp, surface);
        }
        light += (surface.diffuse + 0.5 * surface.mirrors) * lights.ambient_color.rgb;
        var glow = material.emissive.rgb * mix(1.0, view.exposure, material.emissive.a) * color.a;
        // What glows as a picture is painted with the same one.
        if (material.flags & pbr_types::STANDARD_MATERIAL_FLAGS_EMISSIVE_TEXTURE_BIT) != 0u {
            glow *= picture.rgb;
        }
        color = vec4(light * view.exposure + glow, color.a);
    }

#ifdef TONEMAP_IN_SHADER
    color = tone_mapping(color, view.color_grading);
#ifdef DEBAND_DITHER
    color = vec4(powsafe(powsafe(color.rgb, 1.0 / 2.2) + screen_space_dither(in.position.xy), 2.2), color.a);
#endif
#endif
#ifdef PREMULTIPLY_ALPHA
    color = premultiply_alpha(material.flags, color);
#endif
    var out: FragmentOutput;
    out.color = color;
    return out;
}
