//! What is pointed at in a lesson, in words that every table can find its own places by.

use serde::{Deserialize, Serialize};

/// A place on the table or around it. Seats count from 0; all other numbers are those of actions and states.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Spot {
    /// The plate of a seat.
    Plate(u8),
    /// The main button.
    Button,
    /// The line that says what to do.
    Prompt,
    /// The log.
    Log,
    /// The cards in hand.
    Hand,
    /// A card, wherever it is: in hand, on the table, on the stack.
    Card(u8),
    /// Terminal Dispute: a die of the roll, or where it lies, by the place on the shared board: navigation 0 and 1, phone 2 and
    /// 3, unused 4.
    Die(u8),
    /// Terminal Dispute: the whole matrix.
    Matrix,
    /// Terminal Dispute: a box.
    Box(u8),
    /// Terminal Dispute: a row from the top, from 0.
    Row(u8),
    /// Terminal Dispute: a column from the left, from 0.
    Column(u8),
    /// Terminal Dispute: the whole charger.
    Charger,
    /// Terminal Dispute: a hex.
    Hex(u8),
    /// Terminal Dispute: a port, 1 to 6.
    Port(u8),
    /// Terminal Dispute: the tracker.
    Tracker,
    /// Access Denied: a sector by its name.
    Rack(String),
    /// Access Denied: the draw deck.
    Deck,
    /// Access Denied: the discard pile.
    Pile,
    /// Access Denied: the middle of the table, where a played card lies.
    Middle,
    /// Access Denied: the checklist.
    Checklist,
    /// Data.Warriors: a drive.
    Drive(u8),
    /// Data.Warriors: a trash.
    Trash(u8),
    /// Data.Warriors: a memory monitor.
    Memory(u8),
    /// Data.Warriors: a daemon bench.
    Bench(u8),
    /// Data.Warriors: a desktop.
    Desktop(u8),
    /// Data.Warriors: the stack.
    Stack,
    /// Aetherium: a square: `I10`.
    Square(String),
    /// Aetherium: a model.
    Model(u8),
    /// Aetherium: a schema.
    Schema(u8),
    /// Aetherium: the node or pylon of a schema.
    Uplink(u8),
    /// Aetherium: the PAD of a seat.
    Pad(u8),
    /// Aetherium: the RAM gauge of a seat.
    Ram(u8),
    /// Aetherium: the data card of a program, by its slot.
    DataCard(u8),
}

impl Spot {
    /// Whether the table of a game of so many seats has such a place.
    #[must_use]
    pub fn is_of(&self, game: &str, seats: u8) -> bool {
        let of = |own: &str, good: bool| own == game && good;
        let (td, ad, dw, ae) = ("terminal-dispute", "access-denied", "data-warriors", "aetherium");
        match self {
            Self::Button | Self::Prompt | Self::Log => true,
            Self::Plate(seat) => *seat < seats,
            Self::Hand => of(ad, true) || of(dw, true),
            Self::Card(card) => of(ad, (1..=63).contains(card)) || of(dw, *card < 40 * seats),
            Self::Matrix | Self::Charger | Self::Tracker => of(td, true),
            Self::Die(place) | Self::Row(place) | Self::Column(place) => of(td, *place < 5),
            Self::Box(cell) => of(td, *cell < 25),
            Self::Hex(hex) => of(td, *hex < 55),
            Self::Port(port) => of(td, (1..=6).contains(port)),
            Self::Rack(sector) => {
                let sectors = ["Banking", "Government", "Micronopoly", "NewsMedia", "TeleComm", "Universities"];
                of(ad, sectors.contains(&sector.as_str()))
            }
            Self::Deck | Self::Pile | Self::Middle | Self::Checklist => of(ad, true),
            Self::Drive(seat) | Self::Trash(seat) | Self::Memory(seat) | Self::Bench(seat) | Self::Desktop(seat) => of(dw, *seat < seats),
            Self::Stack => of(dw, true),
            Self::Square(square) => of(ae, is_square(square)),
            Self::Model(model) => of(ae, *model < 40),
            Self::Schema(schema) | Self::Uplink(schema) => of(ae, *schema < 10),
            Self::Pad(seat) | Self::Ram(seat) => of(ae, *seat < seats),
            Self::DataCard(slot) => of(ae, *slot < 10),
        }
    }
}

/// Whether this is a square of the server: `A1` to `R18`.
fn is_square(text: &str) -> bool {
    let mut letters = text.chars();
    letters.next().is_some_and(|column| ('A'..='R').contains(&column))
        && letters.as_str().parse().is_ok_and(|row: u8| (1..=18).contains(&row))
}
