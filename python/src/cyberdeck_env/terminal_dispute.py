"""Terminal Dispute as numbers."""

from __future__ import annotations

from typing import Any

from .features import Encoder, Feature, Table, bits, kind_of, numbers, one_hot, value_of

PHASES = ("Roll", "Allocate", "Write", "Over")
STEPS = ("Both", "Second", "Stuck", "ToCross", "ToWrite", "Done")
SPOTS = ("Navigation", "Phone", "Unused")
KINDS = ("Roll", "Allocate", "Write", "CrossOut", "Charge", "Swap")
SEATS, BOXES, HEXES = 6, 25, 55
BOX = {".": 0, "x": 7}
COLUMNS = (
    ("kind", "the kind of action"),
    ("cell", "the box, row by row from 0 to 24 (Write, CrossOut)"),
    ("value", "the value of the die (Write, Swap)"),
    ("spot", "the spot of the die: " + ", ".join(SPOTS) + " (Swap)"),
    ("navigation_low", "the lower navigation die (Allocate)"),
    ("navigation_high", "the higher one"),
    ("phone_low", "the lower phone die (Allocate)"),
    ("phone_high", "the higher one"),
    ("unused", "the unused die (Allocate)"),
    ("first_hex", "the hex with the lowest number (Charge)"),
    ("last_hex", "the hex with the highest number"),
    ("hexes", "how many hexes are shaded"),
)
PER_SEAT = (
    Feature("there", 1, "1 if the seat is taken"),
    Feature("finished", 1, "1 if it has finished the round"),
    Feature("total", 1, "its points so far"),
    Feature("matrix", BOXES, "each box, row by row: 0 empty, 1–6 a value, 7 crossed out"),
    Feature("charger", HEXES, "1 for each shaded hex"),
    Feature("tracker", 2, "circles unlocked, circles used"),
    Feature("dice", 5, "dice to write: two navigation, two phone, one unused; 0 is none"),
    Feature("step", 6, "how far it is with the navigation dice, one-hot: " + ", ".join(STEPS)),
    Feature("first_box", 1, "the box of the first navigation die, or −1"),
)
FEATURES = (
    Feature("phase", 4, "one-hot: " + ", ".join(PHASES)),
    Feature("round", 1, "the round"),
    Feature("dice", 6, "how many of the five dice show 1, 2, … 6; all 0 before the roll"),
    Feature("by_chance", 1, "1 if chance allocated the dice"),
    Feature("start", SEATS, "who has the start marker, one-hot"),
    Feature("allocation", 5, "the shared board: two navigation dice, two phone dice, the unused one; 0 is none"),
    *(Feature(f"seat{at}_{part.name}", part.size, part.meaning) for at in range(SEATS) for part in PER_SEAT),
)


def allocated(dice: dict | None) -> list[float]:
    return numbers([0] * 5 if dice is None else [*dice["navigation"], *dice["phone"], dice["unused"]])


def seat_of(sheet: dict) -> list[list[float]]:
    turn, own = sheet["turn"], sheet["sheet"]
    step = None if turn is None else turn["step"]
    return [
        [1.0],
        numbers([sheet["finished"]]),
        numbers([sheet["total"]]),
        numbers([BOX[box] if box in BOX else int(box) for row in own["matrix"] for box in row]),
        bits(own["charger"], HEXES),
        numbers([own["tracker"]["unlocked"], own["tracker"]["used"]]),
        allocated(turn),
        one_hot(None if step is None else STEPS.index(kind_of(step)), 6),
        numbers([value_of(step) if isinstance(step, dict) else None]),
    ]


def view(seen: dict, table: Table) -> list[list[float]]:
    seats = [part for seat in table.order() for part in seat_of(seen["sheets"][seat])]
    nobody = [[0.0] * part.size for _ in range(SEATS - table.seats) for part in PER_SEAT]
    return [
        one_hot(PHASES.index(seen["phase"]), 4),
        numbers([seen["round"]]),
        numbers([seen["dice"].count(value) for value in range(1, 7)]),
        numbers([seen["by_chance"]]),
        one_hot(table.relative(seen["start"]), SEATS),
        allocated(seen["allocation"]),
        *seats,
        *nobody,
    ]


def action(chosen: Any, _: Table) -> dict[str, int]:
    kind, value = kind_of(chosen), value_of(chosen)
    match kind:
        case "Allocate":
            low, high = value["navigation"]
            phone_low, phone_high = value["phone"]
            return {
                "navigation_low": low,
                "navigation_high": high,
                "phone_low": phone_low,
                "phone_high": phone_high,
                "unused": value["unused"],
            }
        case "Write" | "CrossOut":
            return value
        case "Charge":
            return {"first_hex": min(value, default=-1), "last_hex": max(value, default=-1), "hexes": len(value)}
        case "Swap":
            return {"spot": SPOTS.index(value["spot"]), "value": value["value"]}
        case _:
            return {}


ENCODER = Encoder("terminal-dispute", KINDS, COLUMNS, 128, FEATURES, view, action)
