//! A grey picture that shapes are drawn into: what backgrounds and emblems are made of.

use bevy::math::Vec2;

/// Grey values on a grid. Places are measured in its height, from its middle, x to the right and y down.
#[derive(Debug, Clone, PartialEq)]
pub struct Layer {
    /// How many cells it is wide and high.
    pub size: (usize, usize),
    /// Its values, row by row.
    pub cells: Vec<f32>,
}

impl Layer {
    /// An empty one.
    #[must_use]
    pub fn new(size: (usize, usize)) -> Self {
        Self { size, cells: vec![0.0; size.0 * size.1] }
    }

    /// The height of a cell.
    #[must_use]
    pub fn cell(&self) -> f32 {
        1.0 / self.size.1.max(1) as f32
    }

    /// Half its width.
    #[must_use]
    pub fn half(&self) -> f32 {
        self.size.0 as f32 * self.cell() / 2.0
    }

    /// The place of a cell.
    #[must_use]
    pub fn place(&self, x: usize, y: usize) -> Vec2 {
        Vec2::new(x as f32 + 0.5, y as f32 + 0.5) * self.cell() - Vec2::new(self.half(), 0.5)
    }

    /// Every value made by its place.
    pub fn fill(&mut self, value: impl Fn(Vec2, f32) -> f32) {
        let wide = self.size.0;
        for at in 0..self.cells.len() {
            let place = self.place(at % wide, at / wide);
            self.cells[at] = value(place, self.cells[at]);
        }
    }

    /// Changes what lies within a shape around `middle` that reaches `reach` far: `distance` is negative inside of it.
    fn within(&mut self, middle: Vec2, reach: Vec2, distance: impl Fn(Vec2) -> f32, change: impl Fn(f32, f32) -> f32) {
        let (cell, origin) = (self.cell(), Vec2::new(self.half(), 0.5));
        let reach = reach + Vec2::splat(cell);
        let from = ((middle - reach + origin) / cell).floor().max(Vec2::ZERO);
        let to = ((middle + reach + origin) / cell).ceil().min(Vec2::new(self.size.0 as f32, self.size.1 as f32));
        for y in from.y as usize..to.y.max(0.0) as usize {
            for x in from.x as usize..to.x.max(0.0) as usize {
                let cover = (0.5 - distance(self.place(x, y)) / cell).clamp(0.0, 1.0);
                if cover > 0.0 {
                    let value = &mut self.cells[y * self.size.0 + x];
                    *value = change(*value, cover);
                }
            }
        }
    }

    /// Draws a shape: the brighter value counts.
    pub fn draw(&mut self, middle: Vec2, reach: Vec2, bright: f32, distance: impl Fn(Vec2) -> f32) {
        self.within(middle, reach, distance, |value, cover| value.max(bright * cover));
    }

    /// Cuts a shape out.
    pub fn cut(&mut self, middle: Vec2, reach: Vec2, distance: impl Fn(Vec2) -> f32) {
        self.within(middle, reach, distance, |value, cover| value * (1.0 - cover));
    }

    /// A line with round ends.
    pub fn line(&mut self, from: Vec2, to: Vec2, width: f32, bright: f32) {
        let (along, half) = (to - from, width / 2.0);
        let length = along.length_squared().max(1e-9);
        let reach = along.abs() / 2.0 + Vec2::splat(half);
        self.draw((from + to) / 2.0, reach, bright, |place| {
            let at = ((place - from).dot(along) / length).clamp(0.0, 1.0);
            (place - from - along * at).length() - half
        });
    }

    /// A disc.
    pub fn disc(&mut self, middle: Vec2, radius: f32, bright: f32) {
        self.draw(middle, Vec2::splat(radius), bright, |place| (place - middle).length() - radius);
    }

    /// A ring.
    pub fn ring(&mut self, middle: Vec2, radius: f32, width: f32, bright: f32) {
        let reach = Vec2::splat(radius + width / 2.0);
        self.draw(middle, reach, bright, |place| ((place - middle).length() - radius).abs() - width / 2.0);
    }

    /// A part of a ring, `open` to either side of the direction `towards`, in radians.
    pub fn arc(&mut self, middle: Vec2, radius: f32, width: f32, (towards, open): (f32, f32), bright: f32) {
        let reach = Vec2::splat(radius + width / 2.0);
        let to = Vec2::from_angle(towards);
        self.draw(middle, reach, bright, |place| {
            let off = place - middle;
            let far = (off.length() - radius).abs() - width / 2.0;
            far.max((off.angle_to(to).abs() - open) * radius)
        });
    }

    /// An upright rectangle with round corners.
    pub fn rect(&mut self, middle: Vec2, half: Vec2, corner: f32, bright: f32) {
        self.draw(middle, half, bright, rounded(middle, half, corner));
    }

    /// A filled polygon whose corners go round it in one direction.
    pub fn polygon(&mut self, corners: &[Vec2], bright: f32) {
        let Some((middle, reach)) = bounds(corners) else { return };
        self.draw(middle, reach, bright, convex(corners));
    }

    /// Blurs it, about as far as `radius`.
    pub fn blur(&mut self, radius: f32) {
        let reach = (radius / self.cell() / 1.8).round() as usize;
        if reach == 0 {
            return;
        }
        let (wide, high) = self.size;
        let mut line = Vec::new();
        for _ in 0..3 {
            for y in 0..high {
                smooth(&mut self.cells, y * wide, 1, wide, reach, &mut line);
            }
            for x in 0..wide {
                smooth(&mut self.cells, x, wide, high, reach, &mut line);
            }
        }
    }
}

/// One row or column, every value being the mean of what is around it.
fn smooth(cells: &mut [f32], from: usize, step: usize, count: usize, reach: usize, line: &mut Vec<f32>) {
    line.clear();
    line.extend((0..count).map(|at| cells[from + at * step]));
    let at = |place: isize| line[place.clamp(0, count as isize - 1) as usize];
    let reach = reach as isize;
    let share = 1.0 / (2 * reach + 1) as f32;
    let mut sum: f32 = (-reach..=reach).map(at).sum();
    for place in 0..count as isize {
        cells[from + place as usize * step] = sum * share;
        sum += at(place + reach + 1) - at(place - reach);
    }
}

/// How far a place is outside of an upright rectangle with round corners.
pub fn rounded(middle: Vec2, half: Vec2, corner: f32) -> impl Fn(Vec2) -> f32 {
    move |place| {
        let off = (place - middle).abs() - half + Vec2::splat(corner);
        off.max(Vec2::ZERO).length() + off.x.max(off.y).min(0.0) - corner
    }
}

/// How far a place is outside of a convex polygon.
pub fn convex(corners: &[Vec2]) -> impl Fn(Vec2) -> f32 + use<> {
    let turn: f32 = (0..corners.len()).map(|at| corners[at].perp_dot(corners[(at + 1) % corners.len()])).sum();
    let edges: Vec<(Vec2, Vec2)> = (0..corners.len())
        .map(|at| {
            let along = (corners[(at + 1) % corners.len()] - corners[at]).normalize_or_zero();
            (corners[at], Vec2::new(along.y, -along.x) * turn.signum())
        })
        .collect();
    move |place| edges.iter().map(|(corner, out)| (place - *corner).dot(*out)).fold(f32::MIN, f32::max)
}

/// The middle of some places, and how far they reach from there.
fn bounds(corners: &[Vec2]) -> Option<(Vec2, Vec2)> {
    let low = corners.iter().copied().reduce(Vec2::min)?;
    let high = corners.iter().copied().reduce(Vec2::max)?;
    Some(((low + high) / 2.0, (high - low) / 2.0))
}
