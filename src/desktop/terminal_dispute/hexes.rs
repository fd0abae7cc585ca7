//! The charger on the console: hexes, ports, and what is counted on them.

use bevy::prelude::*;

use super::in_hand::Target;
use super::pieces::{CountText, HexPiece, PortPiece, PortText, ShadedText, axial_at, hex_at};
use super::style::{Look, Style};
use super::writing::{Shown, set, show};
use crate::desktop::table::label::{Face, Labels};
use crate::desktop::table::session::OnTable;
use crate::desktop::theme::Palette;
use crate::rules::terminal_dispute::{Action, Grid, HexSet, Line, State as Game};

/// What a port has to do with the phone dice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum InUse {
    /// No die shows its number.
    #[default]
    No,
    /// A line can be shaded from there.
    Open,
    /// No line can be shaded from there any more.
    Full,
}

/// What each port has to do with these phone dice.
pub(super) fn ports_in_use(grid: &Grid, legal: &[Action], shaded: HexSet, phone: [u8; 2]) -> [InUse; 6] {
    let opens = |port: u8| {
        let mut lines = legal.iter().filter_map(|action| match action {
            Action::Charge(line) if *line != Line::NOTHING => Some(*line),
            _ => None,
        });
        lines.any(|line| grid.ports_of(line, shaded, phone).any(|(from, _)| from == port))
    };
    std::array::from_fn(|at| match at as u8 + 1 {
        port if !phone.contains(&port) => InUse::No,
        port if opens(port) => InUse::Open,
        _ => InUse::Full,
    })
}

pub(super) fn paint_hexes(
    shown: Res<Shown>,
    style: Res<Style>,
    mut hexes: Query<(&HexPiece, &mut MeshMaterial3d<StandardMaterial>), Without<PortPiece>>,
    mut ports: Query<(&PortPiece, &mut MeshMaterial3d<StandardMaterial>), (Without<HexPiece>, Without<PortText>)>,
    mut numbers: Query<(&PortText, &mut MeshMaterial3d<StandardMaterial>), (Without<HexPiece>, Without<PortPiece>)>,
    (palette, mut labels): (Res<Palette>, Labels),
) {
    let line = |action: Option<Action>| match action {
        Some(Action::Charge(line)) => line.hexes(),
        _ => HexSet::NONE,
    };
    let (aimed, armed) = (line(shown.aim), line(shown.armed));
    for (HexPiece(hex), mut material) in &mut hexes {
        let look = if armed.contains(*hex) {
            Look::Armed
        } else if aimed.contains(*hex) {
            Look::Aimed
        } else if shown.refused == Some(Target::Hex(*hex)) {
            Look::Refused
        } else if shown.sheet.charger.contains(*hex) {
            if shown.before.charger.contains(*hex) { Look::Shaded } else { Look::Fresh }
        } else if shown.legal_hexes >> hex & 1 != 0 {
            Look::Legal
        } else {
            Look::Idle
        };
        set(&mut material, style.look(look));
    }
    let in_use = |port: u8| shown.ports[usize::from(port) - 1];
    for (PortPiece(port), mut material) in &mut ports {
        let wanted = match in_use(*port) {
            InUse::Open => &style.lit,
            InUse::Full => &style.off,
            InUse::No => &style.metal,
        };
        set(&mut material, wanted.clone());
    }
    for (PortText(port), mut material) in &mut numbers {
        let color = match in_use(*port) {
            InUse::Open => palette.net.lerp_to_gamma(palette.text, 0.35),
            InUse::Full => palette.muted.lerp_to_gamma(palette.text, 0.5),
            InUse::No => palette.text,
        };
        set(&mut material, labels.parts(&port.to_string(), Face::Mono, color).1);
    }
}

/// Numbers the hexes of the line that is aimed at from its port on, and says how many are shaded in all.
pub(super) fn count_hexes(
    shown: Res<Shown>,
    (table, palette, style): (Option<Res<OnTable<Game>>>, Res<Palette>, Res<Style>),
    mut labels: Labels,
    mut counts: Query<(&CountText, &mut MeshMaterial3d<StandardMaterial>, &mut Transform, &mut Visibility), Without<ShadedText>>,
    mut shaded: Query<(&ShadedText, &mut MeshMaterial3d<StandardMaterial>, &mut Transform, &mut Visibility), Without<CountText>>,
) {
    let Some(table) = table else { return };
    let grid = table.view.grid;
    let line = match shown.armed.or(shown.aim) {
        Some(Action::Charge(line)) => Some(line),
        _ => None,
    };
    let mut hexes: Vec<u8> = line.map_or_else(Vec::new, |line| line.hexes().iter().collect());
    let ways = line.zip(shown.turn).and_then(|(line, turn)| grid.ports_of(line, shown.sheet.charger, turn.phone).next());
    if let Some((port, _)) = ways {
        let from = axial_at(grid.ports()[usize::from(port) - 1]);
        // A port may touch two of its hexes: the line goes from end to end.
        hexes.sort_by(|a, b| hex_at(grid, *a).distance(from).total_cmp(&hex_at(grid, *b).distance(from)));
        if let Some(last) = hexes.last().map(|hex| hex_at(grid, *hex)) {
            hexes.sort_by(|a, b| hex_at(grid, *b).distance(last).total_cmp(&hex_at(grid, *a).distance(last)));
        }
    }
    for (CountText(at), mut material, mut place, mut visibility) in &mut counts {
        let hex = hexes.get(usize::from(*at));
        if let Some(hex) = hex {
            place.translation = hex_at(grid, *hex) + Vec3::Y * 0.05;
        }
        let text = hex.map(|_| ((at + 1).to_string(), palette.room));
        show(&mut labels, text, 0.66, (&mut material, &mut place, &mut visibility));
    }
    for (_, mut material, mut place, mut visibility) in &mut shaded {
        let (now, gain) = (shown.sheet.charger.len(), hexes.len() as u8);
        let color = if gain > 0 { palette.gained } else { style.phosphor };
        let text = format!("{}/{}", now + gain, grid.cells().len());
        show(&mut labels, Some((text, color)), 0.62, (&mut material, &mut place, &mut visibility));
    }
}
