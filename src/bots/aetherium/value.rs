//! How good a table looks for a seat: what both sides have, who threatens whom, and how near one's own are to what can be
//! taken.

use super::outlook::{Outlook, strength};
use super::{across, cards};
use crate::rules::aetherium::content::{Code, Marker};
use crate::rules::aetherium::{Base, Cache, Facing, ModelId, Models, Moment, Open, SIDE, Square, Table, Uplink, front_arc};
use crate::rules::components::List;
use crate::rules::game::Seat;

/// The value of a match that is won.
pub(super) const WON: f32 = 60.0;

/// What a bot looks at.
#[derive(Debug, Clone, Copy)]
pub(super) struct Eye {
    /// What the match is about.
    pub outlook: Outlook,
}

/// What a lead is made of, in programs.
#[derive(Debug, Clone, Copy)]
pub(super) struct Parts {
    /// What both sides have.
    pub possessions: f32,
    /// To stand on the server, and not in the noise.
    pub stands: f32,
    /// Nodes and pylons, held and at hand.
    pub uplinks: f32,
    /// To be near those that can be struck.
    pub hunt: f32,
    /// The cache.
    pub cache: f32,
    /// What one's own next attacks can do.
    pub threat: f32,
    /// What the enemy's next attacks can do.
    pub danger: f32,
}

/// A model on the server.
#[derive(Debug, Clone, Copy)]
struct Figure {
    model: ModelId,
    base: Base,
    facing: Facing,
    /// The squares it comes in an activation.
    pace: u8,
    /// The CS it has in an activation.
    cs: u8,
    attack: cards::Strength,
    /// What a box of its grid is worth.
    fragile: f32,
    captures: bool,
    /// Its card is still to be drawn before the next re-calibration.
    to_come: bool,
    /// It is one of several models that attack once together.
    mate: bool,
}

impl Default for Figure {
    fn default() -> Self {
        Self {
            model: ModelId::default(),
            base: Base::Single(Square::default()),
            facing: Facing::North,
            pace: 0,
            cs: 0,
            attack: cards::Strength::default(),
            fragile: 0.0,
            captures: false,
            to_come: false,
            mate: false,
        }
    }
}

type Figures = List<Figure, 20>;

/// How near something is that is so many squares away: 1 where it is at hand.
fn near(distance: f32) -> f32 {
    0.5 * (1.0 - distance / f32::from(SIDE)) + 0.5 * 0.8_f32.powf(distance)
}

impl Eye {
    /// How much better a seat stands than the other one, in programs.
    pub fn lead(&self, table: &Table, seat: Seat) -> f32 {
        let enemy = Open::opponent(seat);
        if table.stage == crate::rules::aetherium::Stage::Over {
            let margin = f32::from(table.points(seat)) - f32::from(table.points(enemy));
            return margin * 0.1
                + match table.winner {
                    Some(winner) if winner == seat => WON,
                    Some(_) => -WON,
                    None => 0.0,
                };
        }
        let parts = self.parts(table, seat);
        let mut lead = parts.possessions;
        lead += parts.stands;
        lead += parts.uplinks;
        lead += parts.hunt;
        lead += parts.cache;
        lead + parts.threat - parts.danger
    }

    /// What the lead is made of, as long as the match goes on.
    pub fn parts(&self, table: &Table, seat: Seat) -> Parts {
        let enemy = Open::opponent(seat);
        let sides = [self.figures(table, seat), self.figures(table, enemy)];
        let outlook = &self.outlook;
        Parts {
            possessions: outlook.possessions(table, seat) - outlook.possessions(table, enemy),
            stands: self.stands(table, &sides[0]) - self.stands(table, &sides[1]),
            uplinks: self.uplinks(table, seat, &sides),
            hunt: self.hunt(&sides[0], &sides[1]),
            cache: self.cache(table, seat, &sides),
            threat: 0.55 * threat(&sides[0], &sides[1], outlook),
            danger: threat(&sides[1], &sides[0], outlook),
        }
    }

    fn figures(&self, table: &Table, seat: Seat) -> Figures {
        let mut figures = Figures::default();
        for model in (table.on_server() & Models::of(seat)).iter() {
            let Some(base) = table.base(model) else { continue };
            let program = table.program(model);
            let unit = table.model(table.unit_of(model));
            let codes = table.codes(model);
            let (worth, grid) = self.outlook.unit(table, model);
            let less = if unit.markers.contains(Marker::Inefficiency) { 2 } else { 0 };
            let cs = program.cs.saturating_sub(less) + program.oc.min(1);
            let pace = match (unit.markers.contains(Marker::Lag), codes.contains(Code::Fast)) {
                (true, _) => 0,
                (false, true) => cs * 2,
                (false, false) => cs,
            };
            let mut attack = strength(table, model.slot());
            if unit.markers.contains(Marker::Stun) {
                attack.boxes = 0.0;
            }
            if program.is_omni() && !attack.ranged {
                attack.range = 2;
            }
            let cover = if codes.contains(Code::Cover) || table.ground().fragmented().contains(base.square()) { 0.75 } else { 1.0 };
            figures.push(Figure {
                model,
                base,
                facing: table.model(model).facing,
                pace,
                cs,
                attack,
                fragile: cover * worth * 0.8 / grid,
                captures: !codes.contains(Code::NoUplink),
                to_come: table.side(seat).pad & 1 << model.slot().card() != 0,
                mate: table.is_linked(model.slot()) && figures.last().is_some_and(|last| last.model.slot() == model.slot()),
            });
        }
        figures
    }

    /// What it is worth to be on the server, and not in the noise.
    fn stands(&self, table: &Table, figures: &Figures) -> f32 {
        let mut sum = 0.0;
        for figure in figures.iter() {
            sum += 0.25;
            if table.in_noise(figure.base) {
                let active = table.is_active_unit(figure.model) && table.active.moment == Moment::Act;
                let hurts = active && !table.active.noised.contains(table.unit_of(figure.model));
                sum -= if hurts { 1.5 * figure.fragile.max(0.12) + 0.1 } else { 0.15 };
            }
        }
        sum
    }

    /// Nodes and pylons: who has them, and who is about to.
    fn uplinks(&self, table: &Table, seat: Seat, sides: &[Figures; 2]) -> f32 {
        let mut sum = 0.0;
        for (_, kind, square, holder) in table.uplinks() {
            let worth = self.outlook.uplink(kind);
            let there = Base::Single(square);
            let cost = if kind == Uplink::Node { 4 } else { 3 };
            if holder == Some(seat) {
                sum += worth;
                let takes = |figure: &&Figure| figure.captures && figure.base.distance(there) <= 1 + figure.cs.saturating_sub(cost + 1);
                if sides[1].iter().any(|figure| takes(&figure)) {
                    sum -= 0.5 * worth;
                }
                continue;
            }
            let swing = if holder.is_some() { 2.0 } else { 1.0 };
            sum -= if holder.is_some() { worth } else { 0.0 };
            let closest = sides[0].iter().filter(|figure| figure.captures).map(|figure| {
                let away = f32::from(figure.base.distance(there).saturating_sub(1));
                near(if figure.pace > figure.cs { away * 0.6 } else { away })
            });
            sum += 0.6 * worth * swing * closest.fold(0.0, f32::max);
            if holder.is_none() {
                let theirs = sides[1].iter().filter(|figure| figure.captures);
                let theirs = theirs.map(|figure| near(f32::from(figure.base.distance(there).saturating_sub(1))));
                sum -= 0.3 * worth * theirs.fold(0.0, f32::max);
            }
        }
        sum
    }

    /// Where one's own are from those they could strike; and where they look.
    fn hunt(&self, own: &Figures, enemies: &Figures) -> f32 {
        let mut sum = 0.0;
        for figure in own.iter() {
            let mut best = 0.0_f32;
            let front = front_arc(figure.base, figure.facing);
            for enemy in enemies.iter() {
                let distance = figure.base.distance(enemy.base);
                let range = if figure.attack.ranged { figure.attack.range } else { 1 };
                let away = f32::from(distance.saturating_sub(range));
                best = best.max(enemy.fragile * near(away));
                if distance <= 7 {
                    let seen = front.intersects(&enemy.base.squares());
                    sum += if seen { 0.04 } else { -0.04 } / (1.0 + 0.3 * f32::from(distance));
                }
            }
            sum += 1.5 * figure.attack.boxes * best;
        }
        sum
    }

    /// The cache: who has it, and how near one's own are to it, or it to an edge (AE-122).
    fn cache(&self, table: &Table, seat: Seat, sides: &[Figures; 2]) -> f32 {
        let outlook = &self.outlook;
        let closest = |figures: &Figures, there: Base, except: Option<ModelId>| {
            let others = figures.iter().filter(|figure| Some(figure.model) != except);
            others.map(|figure| near(f32::from(figure.base.distance(there).saturating_sub(1)))).fold(0.0, f32::max)
        };
        match table.cache {
            Cache::None => 0.0,
            Cache::Home(side) => {
                if side == seat {
                    outlook.home
                } else {
                    -outlook.home
                }
            }
            Cache::Carried(model) => {
                let Some(base) = table.base(model) else { return 0.0 };
                let square = base.square();
                let edge = [square.x(), square.y(), SIDE as i8 - 1 - square.x(), SIDE as i8 - 1 - square.y()];
                let edge = near(f32::from(edge.into_iter().min().unwrap_or(0).max(0) as u8));
                let worth = outlook.carried + (outlook.home - outlook.carried) * 0.6 * edge;
                if model.seat() == seat { worth } else { 0.5 * worth * closest(&sides[0], base, None) - worth }
            }
            Cache::Lying(square) => 0.5 * outlook.carried * closest(&sides[0], Base::Single(square), None),
            Cache::InNode => {
                let node = table.uplinks().find(|(_, kind, _, _)| *kind == Uplink::Node);
                let node = node.map(|(_, _, square, _)| Base::Single(square));
                let loads = |side: Seat| table.downloads.intersects(Models::of(side));
                let mut sum = 0.0;
                if let Some(node) = node {
                    sum += 0.35 * outlook.carried * closest(&sides[0], node, None);
                }
                sum += if loads(seat) { 0.4 * outlook.carried } else { 0.0 };
                sum - if loads(Open::opponent(seat)) { 0.45 * outlook.carried } else { 0.0 }
            }
        }
    }
}

/// What one side can do to the other with its next attacks: each unit to whom it hurts most.
fn threat(attackers: &Figures, targets: &Figures, outlook: &Outlook) -> f32 {
    let mut sum = 0.0;
    for attacker in attackers.iter().filter(|attacker| attacker.attack.boxes > 0.0 && !attacker.mate) {
        let reach = attacker.pace + attacker.attack.range;
        let hurts = targets.iter().filter(|target| attacker.base.distance(target.base) <= reach).map(|target| target.fragile);
        let most = hurts.fold(0.0, f32::max) * attacker.attack.boxes;
        sum += most * if attacker.to_come { 0.4 } else { 0.25 };
    }
    sum * (1.0 - 0.5 * outlook.done)
}

/// The facing with which a model at `base` has most of its enemies before it, the nearer the more; `must` be before it.
pub(super) fn best_facing(table: &Table, seat: Seat, base: Base, must: Option<ModelId>) -> Facing {
    let must = must.and_then(|model| table.base(model)).map(Base::square);
    let enemies: Vec<Base> = (table.on_server() & Models::of(Open::opponent(seat))).iter().filter_map(|model| table.base(model)).collect();
    let facings = Facing::ALL.map(|facing| across::facing(seat, facing));
    let centre = across::square(seat, Square::at(SIDE as i8 / 2, SIDE as i8 / 2).unwrap_or_default());
    let mut best = (f32::MIN, facings[0]);
    for facing in facings {
        let front = front_arc(base, facing);
        let mut score = if front.contains(centre) { 0.01 } else { 0.0 };
        for enemy in enemies.iter() {
            if front.intersects(&enemy.squares()) {
                score += 1.0 / (1.0 + f32::from(base.distance(*enemy)));
            }
        }
        if must.is_some_and(|must| front.contains(must)) {
            score += 10.0;
        }
        if score > best.0 {
            best = (score, facing);
        }
    }
    best.1
}
