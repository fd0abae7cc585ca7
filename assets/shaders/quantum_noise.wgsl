// Quantum noise: a storm seen from above, dark violet to teal, brighter around what stands in it.
#import bevy_pbr::forward_io::VertexOutput
#import bevy_pbr::mesh_view_bindings::{globals, view}
#import bevy_core_pipeline::tonemapping::tone_mapping

struct Storm {
    deep: vec4<f32>,
    middle: vec4<f32>,
    crest: vec4<f32>,
    // How fast it moves.
    pace: vec4<f32>,
    // What stands in it: x and z on the table, strength, and nothing.
    glows: array<vec4<f32>, 24>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> storm: Storm;

fn scatter(at: vec2<f32>) -> f32 {
    var p = fract(vec3<f32>(at.xyx) * 0.1031);
    p += dot(p, p.yzx + 33.33);
    return fract((p.x + p.y) * p.z);
}

fn value(at: vec2<f32>) -> f32 {
    let cell = floor(at);
    let part = fract(at);
    let eased = part * part * (3.0 - 2.0 * part);
    let low = mix(scatter(cell), scatter(cell + vec2<f32>(1.0, 0.0)), eased.x);
    let high = mix(scatter(cell + vec2<f32>(0.0, 1.0)), scatter(cell + vec2<f32>(1.0, 1.0)), eased.x);
    return mix(low, high, eased.y);
}

fn clouds(start: vec2<f32>, octaves: i32) -> f32 {
    var at = start;
    var sum = 0.0;
    var weight = 0.5;
    for (var octave = 0; octave < octaves; octave++) {
        sum += weight * value(at);
        // Each octave is turned, so that no grid shows.
        at = vec2<f32>(1.6 * at.x + 1.2 * at.y, 1.6 * at.y - 1.2 * at.x) + 7.3;
        weight *= 0.5;
    }
    return sum;
}

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let at = in.world_position.xz;
    let time = globals.time * storm.pace.x;
    // Slow bands turn about the middle and carry the clouds along.
    let angle = 0.12 * time / (1.0 + 0.12 * length(at)) + 0.06 * length(at);
    let turned = vec2<f32>(cos(angle) * at.x - sin(angle) * at.y, sin(angle) * at.x + cos(angle) * at.y);
    let p = turned * 0.26 + 11.0;
    let q = vec2<f32>(clouds(p + vec2<f32>(0.0, 0.06 * time), 3), clouds(p + vec2<f32>(5.2, 1.3 - 0.05 * time), 3));
    let f = clouds(p + 2.6 * q + vec2<f32>(0.05 * time, 9.2), 4);
    let lift = smoothstep(0.2, 0.7, f);
    // Filaments where the clouds fold.
    let fold = pow(1.0 - abs(2.0 * fract(f * 3.0 + q.x) - 1.0), 6.0) * lift;

    var light = 0.0;
    for (var number = 0; number < 24; number++) {
        let glow = storm.glows[number];
        let way = at - glow.xy;
        light += glow.z * exp(-dot(way, way) * 1.1);
    }
    light = min(light, 1.5);

    var color = mix(storm.deep.rgb, storm.middle.rgb, lift);
    color += storm.crest.rgb * (0.5 * fold + 0.2 * q.y * lift);
    color += storm.crest.rgb * light * (0.35 + 0.9 * fold);

    // The squares, faint.
    let edge = abs(fract(at + 0.5) - 0.5);
    let thin = fwidth(at) * 0.75 + 0.008;
    let line = max(1.0 - smoothstep(0.0, thin.x, edge.x), 1.0 - smoothstep(0.0, thin.y, edge.y));
    color = mix(color, storm.crest.rgb * 0.55, 0.34 * line);

    var out = vec4<f32>(color, 1.0);
#ifdef TONEMAP_IN_SHADER
    out = tone_mapping(out, view.color_grading);
#endif
    return out;
}
