"""Access Denied as numbers."""

from __future__ import annotations

from typing import Any

from .features import Encoder, Feature, Table, bits, kind_of, numbers, one_hot, seat_bits, value_of

SECTORS = ("Banking", "Government", "Micronopoly", "NewsMedia", "TeleComm", "Universities")
LEVELS = ("None", "User", "Oper", "Root")
CODES = "ABCDEF"
SEATS, CARDS = 6, 63
STEPS = ("Boot", "Government", "NewsMedia", "FreeAttempt", "Actions", "Discard", "Draw", "DrawDown", "Over")
ASKED = (
    "Nothing", "Password", "Government", "NewsMedia", "FreeAttempt", "Act", "Discard", "Draw", "DrawDown", "BeforeAttempt",
    "HandOver", "Pay", "AnswerAttempt", "Keep", "AnswerCard", "Backup", "LoseCards", "GiveCards", "TakeFrom", "LoseUpgrade",
    "Swap", "LayUpgrade", "Price", "OfferCard", "OfferWish", "Reply", "Confirm", "Gifts", "FloodDraw",
)  # fmt: skip
FRAMES = ("Idle", "Attempt", "Play", "SetOff", "Loss", "Picking", "Trade", "Flood")
MARKS = ("NoFreeAttempt", "NoAttempts", "NoActions", "Off", "NoDraws", "NoLimit", "Actions", "Draws")
BUDGET = (
    "actions", "bought", "bound", "down", "drawn", "draws", "free", "free_attempt_used", "free_play_used", "kept", "offers",
    "plays", "unbound",
)  # fmt: skip
KINDS = (
    "Pass", "TakeTop", "SkipTurn", "Attempt", "Enter", "Play", "PassOn", "Trade", "AskCode", "AskTitle", "Agree", "Decline",
    "BuyAction", "Pick", "Discard", "Draw",
)  # fmt: skip
COLUMNS = (
    ("kind", "the kind of action"),
    ("card", "the card, 1–63 (Play, PassOn, AskTitle, Pick, Discard)"),
    ("sector", "the sector: " + ", ".join(SECTORS) + " (Attempt, Enter, a target)"),
    ("seat", "the seat, the own one is 0 (PassOn, Trade, a target)"),
    ("code", "the code, A is 0 (AskCode)"),
    ("backdoor", "1 if it is played through a backdoor (Play)"),
    ("target_card", "the card that is the target (Play)"),
)
PER_SEAT = (
    Feature("hand", 1, "cards in hand"),
    Feature("aside", 1, "cards set aside"),
    Feature("known", CARDS, "cards that you know this player to hold"),
    Feature("exposed", CARDS, "your cards that this player knows you to hold"),
    Feature("levels", 6, "access by sector: 0 none, 1 User, 2 Oper, 3 Root"),
    Feature("upgrades", CARDS, "upgrades in play"),
    Feature("upgrades_off", 6, "the sector whose loss turns the upgrades off, one-hot"),
    Feature("codes_shown", 6, "codes that this player has shown"),
    Feature("no_limit", 1, "1 if there is no hand limit"),
    Feature("last_played", 1, "the last card played, 0 is none"),
    Feature("now", 8, "effects on this turn: " + ", ".join(MARKS) + "; the last two by how many"),
    Feature("next", 8, "the same for the next turn"),
)
FEATURES = (
    Feature("asked", len(ASKED), "what is asked, one-hot: " + ", ".join(ASKED)),
    Feature("asked_for", 1, "the number in it (cards, card, seat), or −1"),
    Feature("waiting", SEATS, "seats that the match waits for"),
    Feature("step", len(STEPS), "one-hot: " + ", ".join(STEPS)),
    Feature("turn", SEATS, "whose turn it is, one-hot"),
    Feature("start", SEATS, "who began, one-hot"),
    Feature("counts", 6, "seats, round, last round, sectors to win, level CancelBot needs, cards in the deck"),
    Feature("budget", len(BUDGET), "what is counted in the turn: " + ", ".join(BUDGET)),
    Feature("hand_cards", CARDS, "your hand"),
    Feature("pile", CARDS, "cards in the discard pile"),
    Feature("top", 1, "the top card of the discard pile, 0 is none"),
    Feature("handed", 3, "the cards handed over in the attempt, in order, as far as you see them; 0 is none"),
    Feature("seen", CARDS, "cards that are in no other player’s password, as far as you have seen"),
    Feature("controllers", 6 * SEATS, "who controls each sector, one-hot by sector"),
    Feature("passwords", 6 * CARDS, "your own passwords, by sector; after the match, all"),
    Feature("laid", 6, "cards under each sector"),
    Feature("clues", 6 * SEATS * 12, "for certain, by sector and seat: codes that are out (6), codes it is within (6)"),
    Feature("lying", 8 * 3, "cards on sectors: card, sector, seat of each; −1 is none"),
    Feature("in_progress", len(FRAMES) + 1, "the innermost thing in progress, one-hot: " + ", ".join(FRAMES) + "; and how many there are"),
    *(Feature(f"seat{at}_{part.name}", part.size, part.meaning) for at in range(SEATS) for part in PER_SEAT),
)


def letters(codes: list[str]) -> list[float]:
    return bits([CODES.index(code) for code in codes], 6)


def marks(lasting: list) -> list[float]:
    row = [0.0] * len(MARKS)
    for mark in lasting:
        row[MARKS.index(kind_of(mark))] += 1.0 if isinstance(mark, str) else value_of(mark)
    return row


def seat_of(seen: dict, seat: int) -> list[list[float]]:
    player = seen["table"]["players"][seat]
    off = player["upgrades_off"]
    return [
        numbers([seen["hands"][seat]]),
        numbers([seen["aside"][seat]]),
        bits(seen["known"][seat], CARDS, 1),
        bits(seen["exposed"][seat], CARDS, 1),
        numbers([LEVELS.index(level) for level in player["levels"]]),
        bits(player["upgrades"], CARDS, 1),
        one_hot(None if off is None else SECTORS.index(off), 6),
        letters(player["codes_shown"]),
        numbers([player["no_limit"]]),
        numbers([player["last_played"]], nothing=0.0),
        marks(player["now"]),
        marks(player["next"]),
    ]


def view(seen: dict, table: Table) -> list[list[float]]:
    open_, asked = seen["table"], seen["asked"]
    about = value_of(asked)
    if isinstance(about, dict):
        about = about["left"]
    elif kind_of(asked) in ("TakeFrom", "Swap", "OfferCard", "OfferWish", "Reply", "Confirm", "Gifts"):
        about = table.relative(about)
    lying = [number for lies in open_["lying"] for number in (lies["card"], SECTORS.index(lies["sector"]), table.relative(lies["seat"]))]
    stack = open_["stack"]
    nobody = [[0.0] * part.size for _ in range(SEATS - table.seats) for part in PER_SEAT]
    nothing = [0.0] * 12
    return [
        one_hot(ASKED.index(kind_of(asked)), len(ASKED)),
        numbers([about]),
        seat_bits(seen["waiting"], table, SEATS),
        one_hot(STEPS.index(open_["step"]), len(STEPS)),
        one_hot(table.relative(open_["turn"]), SEATS),
        one_hot(table.relative(open_["start"]), SEATS),
        numbers([open_["seats"], open_["round"], open_["rounds"], open_["goal"], LEVELS.index(open_["cancel_level"]), seen["deck"]]),
        numbers([open_["budget"][name] for name in BUDGET]),
        bits(seen["hand"], CARDS, 1),
        bits(seen["pile"], CARDS, 1),
        numbers([seen["top"]], nothing=0.0),
        numbers(seen["handed"], 3, 0.0),
        bits(seen["seen"], CARDS, 1),
        [bit for seat in open_["controllers"] for bit in one_hot(None if seat is None else table.relative(seat), SEATS)],
        [bit for cards in seen["passwords"] for bit in bits(cards, CARDS, 1)],
        numbers(seen["laid"]),
        [
            bit
            for sector in seen["clues"]
            for clues in ([sector[seat] for seat in table.order()] + [None] * (SEATS - table.seats))
            for bit in (nothing if clues is None else letters(clues["out"]) + letters(clues["within"]))
        ],
        numbers(lying, 24),
        one_hot(FRAMES.index(kind_of(stack[-1])) if stack else None, len(FRAMES)) + [float(len(stack))],
        *(part for seat in table.order() for part in seat_of(seen, seat)),
        *nobody,
    ]


def action(chosen: Any, table: Table) -> dict[str, int]:
    kind, value = kind_of(chosen), value_of(chosen)
    match kind:
        case "Attempt" | "Enter":
            return {"sector": SECTORS.index(value)}
        case "Play":
            return {"card": value["card"], "backdoor": int(value["backdoor"])} | target(value["target"], table)
        case "PassOn":
            return {"card": value["card"], "seat": table.relative(value["to"])}
        case "Trade":
            return {"seat": table.relative(value)}
        case "AskCode":
            return {"code": CODES.index(value)}
        case "AskTitle" | "Pick" | "Discard":
            return {"card": value}
        case _:
            return {}


def target(aim: Any, table: Table) -> dict[str, int]:
    kind, value = kind_of(aim), value_of(aim)
    match kind:
        case "Sector":
            return {"sector": SECTORS.index(value)}
        case "Player":
            return {"seat": table.relative(value)}
        case "Marker":
            return {"seat": table.relative(value["seat"]), "sector": SECTORS.index(value["sector"])}
        case "Card":
            return {"target_card": value}
        case _:
            return {}


ENCODER = Encoder("access-denied", KINDS, COLUMNS, 192, FEATURES, view, action)
