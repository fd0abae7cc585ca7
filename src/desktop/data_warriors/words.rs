//! Words of this table: what buttons say, whose things are, what states mean. The rules' own words are theirs.

use super::costs;
use crate::rules::data_warriors::{
    Action, Asked, Card, CardState, Catalog, CommandCost, Doing, Item, Kind, Named, Step, Table, Text, TurnStep, View, effect_words, half,
    part_text,
};
use crate::rules::game::{Names, Seat};

/// A user as whoever looks is spoken to.
pub fn name(view: &View, names: Names<'_>, seat: Seat) -> String {
    if view.own() == Some(seat) { "you".to_owned() } else { names.of(seat).into_owned() }
}

/// Whose something is: "your", "Bob’s".
pub fn whose(view: &View, names: Names<'_>, seat: Seat) -> String {
    if view.own() == Some(seat) { "your".to_owned() } else { format!("{}’s", names.of(seat)) }
}

/// Whose something is, at the beginning of a line.
pub fn whose_first(view: &View, names: Names<'_>, seat: Seat) -> String {
    if view.own() == Some(seat) { "Your".to_owned() } else { whose(view, names, seat) }
}

/// The title of a card.
pub fn title(table: &Table, card: Card) -> &'static str {
    table.title(card)
}

/// The title of an item on the stack: card, command and □.
pub fn item_title(table: &Table, item: &Item) -> String {
    let card = title(table, item.card);
    let x = item.x.map_or(String::new(), |x| format!(" □{x}"));
    match item.text {
        Text::Command(command) => format!("{card} {}{x}", table.catalog.command(command).name),
        Text::Script(_) => format!("{card}{x}"),
        Text::Effect(..) => format!("{card}: effect"),
    }
}

/// Something that is named.
pub fn named_words(view: &View, names: Names<'_>, named: Named) -> String {
    let table = &view.table;
    match named {
        Named::User(seat) => name(view, names, seat),
        Named::Card(card) => match table.desk.get(card) {
            Some(placed) if placed.controller != placed.at => {
                let (whose, at) = (whose(view, names, placed.controller), whose(view, names, placed.at));
                format!("{} · {whose}, on {at} desktop", title(table, card))
            }
            Some(placed) => format!("{} · {} desktop", title(table, card), whose(view, names, placed.at)),
            None => format!("{} · {} trash", title(table, card), whose(view, names, card.owner())),
        },
        Named::Item(number) => match table.item(number) {
            Some(item) => format!("#{number} {}", item_title(table, item)),
            None => format!("#{number}, gone"),
        },
    }
}

/// The state of a card in play, in short.
#[must_use]
pub const fn state_words(state: CardState) -> &'static str {
    match state {
        CardState::Loading => "Loading: its effects work, its commands only from its controller’s next Memory Cleanup on (DW-30)",
        CardState::Idle => "Idle: it may issue commands (DW-30)",
        CardState::Running => "Running: it issues nothing until it is Idle again, at its controller’s next Memory Cleanup (DW-30)",
    }
}

/// A step by its name in the frame.
#[must_use]
const fn step_words(step: TurnStep) -> &'static str {
    match step {
        TurnStep::Init => "Init",
        TurnStep::MemoryCleanup => "Cleanup",
        TurnStep::Setup => "Setup",
        TurnStep::Run => "Run",
        TurnStep::Exit => "Exit",
    }
}

/// What a button says for an action.
pub fn label(view: &View, names: Names<'_>, action: &Action) -> String {
    let table = &view.table;
    let own = view.own().unwrap_or_default();
    match *action {
        Action::Pass => "Pass".into(),
        Action::EndStep => match table.step {
            Step::Turn(step) => format!("End {}", step_words(step)),
            _ => "End step".into(),
        },
        Action::Keep => "Keep this hand".into(),
        Action::Mulligan => "Shuffle back, draw 5".into(),
        Action::Draw(1) => "Draw a card".into(),
        Action::Draw(count) => format!("Draw {count} cards"),
        Action::Play(card) => {
            let script = table.printed(card).kind == Kind::Script;
            let verb = if script { "Issue" } else { "Play" };
            format!("{verb} {} · {}", title(table, card), costs::short(&table.card_cost(own, card)))
        }
        Action::Issue { card, command } => {
            let cost = match table.catalog.command(command).cost {
                CommandCost::Fixed(_) => costs::short(&table.command_cost(own, card, command, 0)),
                CommandCost::Variable(_) => "□ MP".into(),
            };
            format!("{} {} · {cost}", title(table, card), table.catalog.command(command).name)
        }
        Action::Either(mode) => match &table.doing {
            Doing::Choosing { item, .. } => part_text(table.catalog.text(item.text).part(mode)),
            _ => format!("Part {}", mode + 1),
        },
        Action::Amount(x) => match &table.doing {
            Doing::Choosing { item, .. } => {
                let cost = costs::of_item(table, item, x);
                let left = table.user(own).memory.free().saturating_sub(cost.total);
                let does = item_text(view.table.catalog, &Item { x: Some(x), ..*item }).join(" ");
                format!("□ = {x}: {does} {}, {left} left", costs::short(&cost))
            }
            _ => format!("□ = {x}"),
        },
        Action::Name(named) => {
            let place = view.asked == Asked::Place;
            match named {
                Named::User(seat) if place => format!("On {} desktop", whose(view, names, seat)),
                Named::Card(card) if place => format!("Attach to {}", named_words(view, names, Named::Card(card))),
                named => named_words(view, names, named),
            }
        }
        Action::Discard(card) => format!("Discard {}", title(table, card)),
        Action::Dismiss(card) => format!("Discard the daemon {}", title(table, card)),
        Action::First { card, effect } => {
            let face = table.printed(card);
            let words = face.effects.get(usize::from(effect)).map(effect_words).unwrap_or_default();
            format!("{}: {words}", face.title)
        }
        Action::Resign => "Resign: leave with your cards".into(),
    }
}

/// The text of an item: the part that was chosen, or all of it, with the number that was named for □.
pub fn item_text(catalog: &Catalog, item: &Item) -> Vec<String> {
    let ability = catalog.text(item.text);
    let text: Vec<String> = match (item.text, item.mode) {
        (_, Some(mode)) => vec![part_text(ability.part(mode))],
        (Text::Effect(face, at), None) => catalog.face(face).effects.get(usize::from(at)).map(effect_words).into_iter().collect(),
        _ => ability.parts.iter().map(part_text).collect(),
    };
    let Some(x) = item.x else { return text };
    let (number, halved) = (x.to_string(), half(i16::from(x)).to_string());
    text.iter().map(|line| line.replace("half of □", &halved).replace('□', &number)).collect()
}

/// The short form of a label, for the main button.
pub fn brief(view: &View, names: Names<'_>, action: &Action) -> String {
    let text = label(view, names, action);
    match action {
        Action::Either(mode) => format!("Choose {}", mode + 1),
        Action::First { card, .. } => format!("{} first", title(&view.table, *card)),
        Action::Amount(x) => format!("□ = {x}"),
        Action::Resign => "Resign".into(),
        Action::Name(Named::Card(card)) => format!("Name {}", title(&view.table, *card)),
        Action::Name(_) if view.asked == Asked::Place => text,
        Action::Name(_) => format!("Name {text}"),
        _ => text,
    }
}
