//! The inspector: the card, item, player or place that is pointed at, with all that is known of it.

use bevy::prelude::*;
use bevy_egui::egui::Ui;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::costs;
use super::face::large_card;
use super::glossary::rich;
use super::places::Spot;
use super::spots::StackSeen;
use super::stops::SeatStops;
use super::trash::contents;
use super::users::{lasting_words, show_user};
use super::words::{addressed, item_text, item_title, named_words, state_words, title, trash_title};
use crate::desktop::board::Selected;
use crate::desktop::keys::{Command, Pressed};
use crate::desktop::redraw::Busy;
use crate::desktop::table::frame::{FrameDrawn, Looking};
use crate::desktop::table::glossary::{label, tip, with_cards};
use crate::desktop::table::session::OnTable;
use crate::desktop::table::slots::{Explained, Slots, inspect};
use crate::desktop::theme::{Palette, icon, mono, small, strong};
use crate::desktop::{DrawSet, InMatch, Overlay};
use crate::rules::data_warriors::{Card, CommandCost, Item, Lasting, Lasts, State as Game, View, cost_words};
use crate::rules::game::{Game as _, Seat};
use crate::t;

pub(super) fn plugin(app: &mut App) {
    let shown = in_state(InMatch).and_then(resource_exists::<OnTable<Game>>);
    app.add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Screen).after(FrameDrawn).run_if(shown));
}

/// What is looked at.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Subject {
    /// A card in play.
    InPlay(Card),
    /// An item on the stack.
    Item(Item),
    /// A player.
    User(Seat),
    /// A trash.
    Trash(Seat),
    /// A drive.
    Drive(Seat),
    /// A daemon bench without a daemon.
    Bench,
    /// The call stack.
    Stack,
}

fn of_spot(view: &View, spot: Spot) -> Option<Subject> {
    let table = &view.table;
    Some(match spot {
        Spot::Card(card) => {
            table.desk.get(card)?;
            Subject::InPlay(card)
        }
        Spot::Item(number) => {
            let chosen =
                super::call_stack::items(table).into_iter().find(|(item, chosen)| *chosen && number == 0 || item.number == number)?;
            Subject::Item(*chosen.0)
        }
        Spot::Drive(seat) => Subject::Drive(seat),
        Spot::Trash(seat) => Subject::Trash(seat),
        Spot::Memory(seat) | Spot::Desktop(seat) => Subject::User(seat),
        Spot::Bench(seat) => table.daemon_at(seat).map_or(Subject::Bench, Subject::InPlay),
        Spot::Stack => Subject::Stack,
    })
}

/// What is pointed at, and what is chosen. Cards of the hand are enlarged there.
fn subjects(view: &View, selection: &Selected<Game>, seat: Option<Seat>, looking: Option<Seat>) -> (Option<Subject>, Option<Subject>) {
    let at = |spot: Option<Spot>| spot.and_then(|spot| of_spot(view, spot));
    let explains = |spot: &Spot| match spot {
        Spot::Desktop(_) => false,
        Spot::Stack => !view.table.stack.is_empty(),
        _ => true,
    };
    let pointed = seat.map(Subject::User).or_else(|| at(selection.over.filter(|spot| selection.dragged.is_none() && explains(spot))));
    (pointed, looking.map(Subject::User).or_else(|| at(selection.spot.or(selection.looked.filter(explains)))))
}

fn draw(
    mut contexts: EguiContexts,
    table: Res<OnTable<Game>>,
    (mut slots, looking, palette, overlay): (ResMut<Slots>, Res<Looking>, Res<Palette>, Res<State<Overlay>>),
    (mut selection, stack, mut explained): (ResMut<Selected<Game>>, Res<StackSeen>, Local<Explained<Subject>>),
    (mut stops, mut pressed): (ResMut<SeatStops>, MessageWriter<Pressed>),
    mut busy: ResMut<Busy>,
) -> Result {
    let subjects = subjects(&table.view, &selection, slots.seat, looking.0);
    // What has been issued is seen while something else is read.
    slots.needed.extend(stack.0);
    let look = (&*palette, &*overlay, &mut *busy);
    let closed = inspect(contexts.ctx_mut()?, &mut slots, look, &mut explained, subjects, |ui, subject| match *subject {
        Subject::InPlay(card) => show_card(ui, &palette, &table, card),
        Subject::Item(item) => show_item(ui, &palette, &table, &item),
        Subject::User(seat) => show_user(ui, &palette, &table, seat, &mut stops),
        Subject::Trash(seat) => show_trash(ui, &palette, &table, seat),
        Subject::Drive(seat) => show_drive(ui, &palette, &table, seat),
        Subject::Bench => show_bench(ui, &palette),
        Subject::Stack => show_stack(ui, &palette, &table),
    });
    let looks = looking.0.is_none() && selection.spot.is_none();
    if closed && looks {
        selection.looked = None;
    } else if closed {
        pressed.write(Pressed(Command::Back));
    }
    Ok(())
}

/// Who controls and owns a card, where it lies, its state.
fn show_card(ui: &mut Ui, palette: &Palette, table: &OnTable<Game>, card: Card) {
    let (view, names) = (&table.view, table.names());
    let Some(placed) = view.table.desk.get(card) else { return };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        rich(ui, palette, placed.state.label(), 15.0);
        tip(ui.label(small(t!("dw-controlled-by")).color(palette.muted)), palette, Game::glossary(), t!("dw-controlled-by.tip"));
        ui.label(palette.mark(placed.controller));
        let (who, player) = addressed(view, names, placed.controller);
        ui.label(small(t!("dw-controlled-by.name", who = who, player = player)));
    });
    if card.owner() != placed.controller || placed.at != placed.controller {
        let ((owner, owner_name), (at, at_name)) = (addressed(view, names, card.owner()), addressed(view, names, placed.at));
        let owned = t!("dw-owned-by", who = owner, player = owner_name);
        let text = format!("{owned} · {}", t!("dw-lies-on", who = at, player = at_name));
        tip(ui.label(small(text).color(palette.asks)), palette, Game::glossary(), t!("dw-owned-by.tip"));
    }
    if let Some(host) = placed.host {
        ui.label(small(t!("dw-attached-to", card = title(&view.table, host))).color(palette.muted));
    }
    large_card(ui, palette, (view, names), view.table.face(card), None, None);
    for command in super::board::commands(view, card) {
        if let CommandCost::Fixed(_) = view.table.catalog.command(command).cost {
            let cost = view.table.command_cost(placed.controller, card, command, 0);
            let name = view.table.catalog.command(command).name.as_str();
            ui.label(mono(t!("dw-command-allocates", command = name, cost = costs::short(&cost)), 13.0));
            for line in costs::reasons(view, names, &cost, true) {
                ui.label(mono(format!("  {line}"), 13.0).color(palette.muted));
            }
        } else {
            let cost = view.table.command_cost(placed.controller, card, command, 1);
            let more = costs::reasons(view, names, &cost, true);
            if !more.is_empty() {
                ui.label(mono(
                    format!("{} {}:", view.table.catalog.command(command).name, cost_words(view.table.catalog.command(command).cost)),
                    13.0,
                ));
                more.iter().for_each(|line| {
                    ui.label(mono(format!("  {line}"), 13.0).color(palette.muted));
                });
            }
        }
    }
    for other in view.table.desk.attached(card) {
        let text = format!("{} {}", icon("sliders-horizontal"), t!("dw-attached", card = title(&view.table, other)));
        ui.label(strong(text).size(14.0));
        for line in crate::rules::data_warriors::card_text(view.table.printed(other)) {
            rich(ui, palette, &line, 13.0);
        }
    }
    for lasting in view.table.lasting.iter().filter(|lasting| concerns(lasting, card)) {
        label(ui, palette, Game::glossary(), small(lasting_words(table, lasting)).color(palette.asks));
    }
    label(ui, palette, Game::glossary(), small(state_words(placed.state)).color(palette.muted));
}

fn concerns(lasting: &Lasting, wanted: Card) -> bool {
    match lasting.what {
        Lasts::Control { card, .. } | Lasts::Commands { card, .. } => card == wanted,
        Lasts::Cost { .. } => false,
    }
}

fn show_item(ui: &mut Ui, palette: &Palette, table: &OnTable<Game>, item: &Item) {
    let (view, names) = (&table.view, table.names());
    ui.horizontal(|ui| {
        ui.label(palette.mark(item.issuer));
        ui.label(strong(item_title(&view.table, item)).size(18.0));
    });
    let (who, player) = addressed(view, names, item.issuer);
    let copy = if item.copy { "yes" } else { "no" };
    label(ui, palette, Game::glossary(), small(t!("dw-issued-by", who = who, player = player, copy = copy)).color(palette.muted));
    for line in item_text(table.view.table.catalog, item) {
        rich(ui, palette, &line, 14.5);
    }
    for pick in item.picks.iter() {
        ui.label(small(format!("{} {}", icon("arrow-right"), named_words(view, names, pick.named))));
    }
    if view.table.stack.last() == Some(item) {
        label(ui, palette, Game::glossary(), small(t!("dw-resolves-next")).color(palette.asks));
    }
    ui.separator();
    large_card(ui, palette, (view, names), view.table.face(item.card), None, None);
}

fn show_stack(ui: &mut Ui, palette: &Palette, table: &OnTable<Game>) {
    ui.label(strong(t!("dw-stack")).size(18.0));
    ui.label(small(t!("dw-stack-count", count = table.view.table.stack.len())));
    label(ui, palette, Game::glossary(), small(t!("dw-stack-explained")).color(palette.muted));
}

fn show_bench(ui: &mut Ui, palette: &Palette) {
    ui.label(strong(t!("dw-bench")).size(18.0));
    label(ui, palette, Game::glossary(), small(t!("dw-bench-explained")).color(palette.muted));
}

fn show_trash(ui: &mut Ui, palette: &Palette, table: &OnTable<Game>, seat: Seat) {
    let (view, names) = (&table.view, table.names());
    ui.label(strong(format!("{} {}", icon("trash"), trash_title(view, names, seat))).size(18.0));
    let cards = contents(&view.table, seat);
    label(ui, palette, Game::glossary(), small(t!("dw-trash-click")).color(palette.muted));
    for (face, count) in cards {
        let times = if count > 1 { format!(" ×{count}") } else { String::new() };
        let text = format!("{}  {}{times}", view.table.catalog.kind(face).label(), view.table.catalog.title(face));
        label(ui, palette, with_cards::<Game>(table.content), small(text));
    }
}

fn show_drive(ui: &mut Ui, palette: &Palette, table: &OnTable<Game>, seat: Seat) {
    let (view, names) = (&table.view, table.names());
    let user = view.table.user(seat);
    let (who, player) = addressed(view, names, seat);
    let text = t!("dw-drive-of", who = who, player = player, count = user.drive);
    ui.label(strong(format!("{} {text}", icon("stack"))).size(17.0));
    label(ui, palette, Game::glossary(), small(t!("dw-drive-empty")).color(palette.muted));
    let shields: u8 = user.shields.iter().sum();
    if shields > 0 {
        ui.label(small(format!("{} {}", icon("shield"), t!("dw-drive-shields", count = shields))).color(palette.gained));
    }
    let known = &view.drives[seat.index()];
    let count = known.len();
    for (at, card) in known.iter().enumerate().rev() {
        if let Some(card) = card {
            let text = t!("dw-drive-known", depth = count - at, card = title(&view.table, *card));
            ui.label(small(format!("{} {text}", icon("eye"))));
        }
    }
    let mut list: Vec<_> = user.faces.iter().copied().collect();
    list.sort_by_key(|face| (view.table.catalog.kind(*face), view.table.catalog.title(*face)));
    ui.collapsing(t!("dw-drive-list"), |ui| {
        for same in list.chunk_by(|one, other| one == other) {
            let card = view.table.catalog.face(same[0]);
            let text = format!("{}× {}  {}", same.len(), card.title, card.kind.label());
            label(ui, palette, with_cards::<Game>(table.content), small(text).color(palette.muted));
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Level;
    use crate::desktop::board::Places;
    use crate::desktop::headless::Headless;
    use crate::desktop::headless::on_purpose::Player;
    use crate::desktop::headless::reach::Device;
    use crate::desktop::settings::{Aid, Quality, Settings, Speed};
    use crate::desktop::table::slots::Panel;
    use crate::matches::SeatSpec;
    use crate::rules::game::Setup;

    #[test]
    fn a_drive_that_is_clicked_stays_explained_until_it_is_put_away() {
        let is_explained = |world: &World| world.resource::<Slots>().panels().iter().any(|(panel, _)| *panel == Panel::Inspector);
        let settings = Settings { speed: Speed::Instant, quality: Quality::Low, card: Aid::Never, ..Settings::default() };
        let mut headless = Headless::with::<Game>(settings, Setup::new(2), &[SeatSpec::human(), SeatSpec::bot(Level::Easy)], 7);
        assert!(headless.until(30, Headless::is_asked::<Game>));
        let drive = headless.app.world().resource::<Places<Spot>>().0.iter().find(|place| place.spot == Spot::Drive(Seat(1)));
        let middle = drive.expect("it is on the table").corners.iter().sum::<Vec3>() / 4.0;
        let mut player = Player { headless: &mut headless, device: Device::Pointer, gamepad: Entity::PLACEHOLDER };
        let at = player.point_at(middle).expect("it is seen");
        headless.click(at);
        headless.point(Vec2::new(640.0, 300.0));
        assert!(headless.until(2, is_explained), "it stays when the pointer has gone");
        headless.press(&[Command::Back]);
        assert!(headless.until(2, |world| !is_explained(world)), "it is put away");
        assert_eq!(*headless.app.world().resource::<State<Overlay>>().get(), Overlay::None, "the menu stays closed");
    }
}
