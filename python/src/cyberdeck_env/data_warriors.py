"""Data.Warriors as numbers. Cards are numbered as the seat sees them: 0–39 are its own, 40–79 those of the next seat."""

from __future__ import annotations

from typing import Any

from .features import Encoder, Feature, Table, kind_of, numbers, one_hot, seat_bits, value_of

SEATS, EACH = 4, 40
CARDS, STACK = SEATS * EACH, 8
ASKED = (
    "Nothing", "Mulligan", "Draw", "Setup", "Run", "Respond", "Place", "Either", "Amount", "Target", "Discard", "Order",
)  # fmt: skip
STEPS = ("Boot", "Init", "MemoryCleanup", "Setup", "Run", "Exit", "Over")
STAGES = ("Begins", "Acts", "Ends", "Done")
STATES = ("Loading", "Idle", "Running")
DOING = ("Nothing", "Choosing", "Carrying")
TEXTS = ("Script", "Command", "Effect")
KINDS = (
    "Pass", "EndStep", "Keep", "Mulligan", "Draw", "Play", "Issue", "Either", "Amount", "Name", "Discard", "Dismiss", "First",
    "Resign",
)  # fmt: skip
COLUMNS = (
    ("kind", "the kind of action"),
    ("card", "the card, 0–39 of the own drive, 40–79 of the next seat’s and so on (Play, Issue, Name, Discard, Dismiss, First)"),
    ("face", "what that card is: its number in the catalog"),
    ("command", "the command: its number in the catalog (Issue)"),
    ("number", "the number (Draw, Either, Amount), the item (Name) or the effect (First)"),
    ("seat", "the seat, the own one is 0 (Name)"),
)
PER_SEAT = (
    Feature("hand", 1, "cards in hand"),
    Feature("drive", 1, "cards in the drive"),
    Feature("memory", 1, "memory points in use"),
    Feature("throttled", 1, "memory points that others have throttled"),
    Feature("shields", SEATS, "wipes that will do nothing, by who set the shield"),
    Feature("out", 1, "the number of the exit in which the player went out, 0 if still in"),
    Feature("decided", 1, "1 if decided on a mulligan"),
)
FEATURES = (
    Feature("asked", len(ASKED), "what is asked, one-hot: " + ", ".join(ASKED)),
    Feature("asked_for", 1, "how many cards to discard, or −1"),
    Feature("waiting", SEATS, "seats that the match waits for"),
    Feature("step", len(STEPS), "one-hot: " + ", ".join(STEPS)),
    Feature("stage", len(STAGES), "where the step is, one-hot: " + ", ".join(STAGES)),
    Feature("turn", SEATS, "whose turn it is, one-hot"),
    Feature("first", SEATS, "who had the first turn, one-hot"),
    Feature(
        "counts", 7, "seats, round, commands and scripts issued in this turn, players out, 1 if memory was full, effects that last, that wait"
    ),
    Feature("doing", len(DOING) + 2, "what is being chosen or carried out, one-hot: " + ", ".join(DOING) + "; its card and what is left"),
    Feature("face", CARDS, "what each card is: its number in the catalog; −1 is no card"),
    Feature("place", CARDS, "where each card is: 0 not known, 1 in hand, 2 in the trash, 3 in play, 4 in the drive at a known place"),
    Feature("depth", CARDS, "of a card at a known place of a drive: how many lie above it; else −1"),
    Feature("desktop", CARDS, "of a card in play: on whose desktop; else −1"),
    Feature("controller", CARDS, "of a card in play: who controls it; else −1"),
    Feature("host", CARDS, "of an attached card: its host; else −1"),
    Feature("state", CARDS, "of a card in play: 0 Loading, 1 Idle, 2 Running; else −1"),
    Feature("exposed", CARDS, "of a known card in hand: 1 if another player knows it as well"),
    Feature("marks", SEATS * EACH, "who knows the card at each place of each drive, a bit for each seat by number, from the bottom; −1 is none"),
    Feature("stack", STACK * 8, "the stack from the top: card, issuer, 1 if a copy, number in the turn, the □, mode, text (0 script, 1 command, 2 effect), its number; −1 is none"),
    Feature("stack_size", 1, "how many items the stack has"),
    *(Feature(f"seat{at}_{part.name}", part.size, part.meaning) for at in range(SEATS) for part in PER_SEAT),
)  # fmt: skip


def card_of(card: int, table: Table) -> int:
    return table.relative(card // EACH) * EACH + card % EACH


def item_of(item: dict, table: Table) -> list[float]:
    text, about = kind_of(item["text"]), value_of(item["text"])
    return numbers(
        [
            card_of(item["card"], table),
            table.relative(item["issuer"]),
            item["copy"],
            item["number"],
            item.get("x"),
            item.get("mode"),
            TEXTS.index(text),
            about[0] if isinstance(about, list) else about,
        ]
    )


def seat_of(seen: dict, seat: int, table: Table) -> list[list[float]]:
    user = seen["table"]["users"][seat]
    shields = [user["shields"][other] for other in table.order()]
    return [
        numbers([user["hand"]]),
        numbers([user["drive"]]),
        numbers([user["memory"]["own"]]),
        numbers([sum(throttled["points"] for throttled in user["memory"]["throttled"])]),
        numbers(shields, SEATS, 0.0),
        numbers([user["out"]]),
        numbers([user["decided"]]),
    ]


def view(seen: dict, table: Table) -> list[list[float]]:
    open_, asked, doing = seen["table"], seen["asked"], seen["table"]["doing"]
    step = open_["step"]
    rows = {name: [-1.0] * CARDS for name in ("face", "depth", "desktop", "controller", "host", "state")}
    place, exposed = [0.0] * CARDS, [0.0] * CARDS
    for card, face in table.faces.items():
        rows["face"][card_of(card, table)] = float(face)
    for card in seen["hands"]:
        place[card_of(card, table)] = 1.0
    for card in open_["trash"]:
        place[card_of(card, table)] = 2.0
    for lies in open_["desk"]:
        at = card_of(lies["card"], table)
        place[at] = 3.0
        rows["desktop"][at] = float(table.relative(lies["at"]))
        rows["controller"][at] = float(table.relative(lies["controller"]))
        rows["host"][at] = float(card_of(lies["host"], table)) if lies.get("host") is not None else -1.0
        rows["state"][at] = float(STATES.index(lies["state"]))
    for drive in seen["drives"]:
        for above, card in enumerate(reversed(drive)):
            if card is not None:
                place[card_of(card, table)] = 4.0
                rows["depth"][card_of(card, table)] = float(above)
    for cards in seen["exposed"]:
        for card in cards:
            exposed[card_of(card, table)] = 1.0
    carried = value_of(doing)
    stack = [number for item in reversed(open_["stack"][-STACK:]) for number in item_of(item, table)]
    nobody = [[0.0] * part.size for _ in range(SEATS - table.seats) for part in PER_SEAT]
    return [
        one_hot(ASKED.index(kind_of(asked)), len(ASKED)),
        numbers([value_of(asked)]),
        seat_bits(seen["waiting"], table, SEATS),
        one_hot(STEPS.index(step if isinstance(step, str) else value_of(step)), len(STEPS)),
        one_hot(STAGES.index(open_["stage"]), len(STAGES)),
        one_hot(table.relative(open_["turn"]), SEATS),
        one_hot(table.relative(open_["first"]), SEATS),
        numbers(
            [
                open_["seats"],
                open_["round"],
                open_["issues"],
                open_["exits"],
                open_["full"],
                len(open_["lasting"]),
                len(open_["pending"]),
            ]
        ),
        one_hot(DOING.index(kind_of(doing)), len(DOING))
        + ([-1.0, -1.0] if carried is None else numbers([card_of(carried["item"]["card"], table), carried.get("left")])),
        rows["face"],
        place,
        rows["depth"],
        rows["desktop"],
        rows["controller"],
        rows["host"],
        rows["state"],
        exposed,
        [mark for seat in table.order() for mark in numbers(seen["marks"][seat], EACH)] + [-1.0] * EACH * (SEATS - table.seats),
        numbers(stack, STACK * 8),
        numbers([len(open_["stack"])]),
        *(part for seat in table.order() for part in seat_of(seen, seat, table)),
        *nobody,
    ]


def action(chosen: Any, table: Table) -> dict[str, int]:
    def of(card: int, **more: int) -> dict[str, int]:
        return {"card": card_of(card, table), "face": table.faces.get(card, -1)} | more

    kind, value = kind_of(chosen), value_of(chosen)
    match kind:
        case "Draw" | "Either" | "Amount":
            return {"number": value}
        case "Play" | "Discard" | "Dismiss":
            return of(value)
        case "Issue":
            return of(value["card"], command=value["command"])
        case "First":
            return of(value["card"], number=value["effect"])
        case "Name":
            about = value_of(value)
            return {"User": lambda: {"seat": table.relative(about)}, "Card": lambda: of(about), "Item": lambda: {"number": about}}[kind_of(value)]()
        case _:
            return {}


ENCODER = Encoder("data-warriors", KINDS, COLUMNS, 96, FEATURES, view, action)
