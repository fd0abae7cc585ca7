"""Aetherium as numbers. Models and programs are numbered as the seat sees them: its own come first. Squares are not turned."""

from __future__ import annotations

from typing import Any

from .features import Encoder, Feature, Table, bits, kind_of, numbers, one_hot, seat_bits, value_of

SIDE, MODELS, PLACES, SCHEMAS = 18, 40, 5, 10
ASKED = (
    "Nothing", "PlaceSchema", "PlaceToken", "Order", "Model", "Enter", "Act", "First", "WithoutPlace", "Caught", "Lose", "Mate",
    "Disruption", "Text",
)  # fmt: skip
WANTED = ("Target", "Firewall", "Dismantle", "Place", "Facing", "Shift", "Capture", "Release")
STAGES = ("Schemas", "Tokens", "Ordering", "Activation", "Over")
MOMENTS = ("Diagnostics", "Draw", "Choose", "Begin", "Arrive", "Enter", "Act", "End", "Settle", "Finish", "Pass")
FACINGS = ("North", "East", "South", "West")
DIRECTIONS = ("North", "NorthEast", "East", "SouthEast", "South", "SouthWest", "West", "NorthWest")
TURNS = ("Clockwise", "Half", "Counterclockwise")
SYMBOLS = ("Ping", "Spike", "Breach", "Crash")
MARKERS = ("Burnout", "CapacitorPurge", "Inefficiency", "Interference", "Lag", "Rattled", "Stun")
UNIVERSAL = ("Airborne", "Cover", "Dodge", "Fast", "ForwardDeployment", "NoUplink", "VoltaicAegis")
WHERE = ("Nowhere", "Waiting", "On", "Lifted", "Deleted", "Left")
CACHES = ("None", "InNode", "Carried", "Lying", "Home")
FRAMES = ("Caught", "Lose", "Mates", "Attack", "Text")
FLAGS = ("beside_cache", "acted", "noised")
SCALARS = (
    "attacks", "changed", "cs", "dice", "downloading", "entered_noise", "exes", "half", "last", "must_go_on", "overclocked", "used",
)  # fmt: skip
KINDS = (
    "Queue", "Ready", "PlaceSchema", "PlaceToken", "Activate", "Place", "Step", "Turn", "EndMove", "Overclock", "Capture",
    "Manipulate", "Attack", "Exe", "Download", "PickUp", "Leave", "End", "ChooseSquare", "ChooseModel", "ChooseSchema",
    "ChooseFacing", "ChooseNumber", "Accept", "Decline",
)  # fmt: skip
COLUMNS = (
    ("kind", "the kind of action"),
    ("model", "the model, 0–19 are the own ones (Activate, Place, Step, Turn, Capture, Attack, Exe, Download, PickUp, Leave, ChooseModel)"),
    ("x", "the square to the east, from 0 (PlaceSchema, Place, ChooseSquare)"),
    ("y", "the square to the north, from 0"),
    ("facing", "the facing: " + ", ".join(FACINGS)),
    ("direction", "the direction of a step or shift: " + ", ".join(DIRECTIONS)),
    ("schema", "the schema (PlaceToken, Capture, Manipulate, ChooseSchema)"),
    ("rotation", "the rotation: " + ", ".join(TURNS) + " (Manipulate)"),
    ("target", "the model that is attacked (Attack)"),
    ("number", "the program on the consoles (Queue), the symbol (PlaceToken), the .EXE (Exe), the number (ChooseNumber)"),
)
PER_SIDE = (
    Feature("programs", PLACES, "the programs on the console: their numbers in the catalog; −1 is none"),
    Feature("ram", 1, "RAM"),
    Feature("points", 1, "points scored during the match"),
    Feature("pad", PLACES, "1 for each card still to be drawn"),
    Feature("queued", 1, "cards queued"),
    Feature("ordering", 1, "1 while the PAD is ordered"),
    Feature("recalibrations", 1, "re-calibrations"),
    Feature("standing", 1, "points as the match stands"),
    Feature("tokens", 4, "the schemas at whose pylons tokens lie, as far as you know them, by symbol; −1 is none"),
)
FEATURES = (
    Feature("asked", len(ASKED), "what is asked, one-hot: " + ", ".join(ASKED)),
    Feature("wanted", len(WANTED), "what a text asks for, one-hot: " + ", ".join(WANTED)),
    Feature("asked_about", 1, "the model or program that is asked about, or −1"),
    Feature("waiting", 2, "seats that the match waits for"),
    Feature("stage", len(STAGES), "one-hot: " + ", ".join(STAGES)),
    Feature("turn", 2, "whose turn it is, one-hot"),
    Feature("first", 2, "who won the diagnostics roll, one-hot"),
    Feature("operation", 1, "the operation: its number in the catalog"),
    Feature("pad_order", PLACES, "your own PAD, the top card first: places of the console; −1 is none"),
    Feature("cache", len(CACHES) + 4, "where the cache is, one-hot: " + ", ".join(CACHES) + "; its model, x, y, and whose home"),
    Feature("downloads", MODELS, "1 for each model whose download is under way"),
    Feature("firewalls", SIDE * SIDE, "1 for each square with a firewall, row by row from the south-west"),
    Feature("schema_shape", SCHEMAS, "the shape of each schema: its number in the catalog; −1 is none"),
    Feature("schema_x", SCHEMAS, "where its centre is to the east"),
    Feature("schema_y", SCHEMAS, "and to the north"),
    Feature("schema_facing", SCHEMAS, "where it faces: " + ", ".join(FACINGS)),
    Feature("schema_holder", SCHEMAS, "who controls its uplink: 0 you, 1 the opponent, −1 nobody"),
    Feature("program", MODELS, "the program of each model: its number in the catalog; −1 is none"),
    Feature("where", MODELS, "where it is: " + ", ".join(WHERE)),
    Feature("x", MODELS, "its square to the east, or −1"),
    Feature("y", MODELS, "and to the north"),
    Feature("facing", MODELS, "where it faces: " + ", ".join(FACINGS)),
    Feature("damage", MODELS, "boxes filled"),
    Feature("markers", MODELS * 7, "markers by model: " + ", ".join(MARKERS)),
    Feature("codes", MODELS * 7, "universal codes lent to it, by model: " + ", ".join(UNIVERSAL)),
    Feature("active", 2, "the active model and program, as numbers of models and of programs on the consoles; −1 is none"),
    Feature("moment", len(MOMENTS), "how far the activation has got, one-hot: " + ", ".join(MOMENTS)),
    Feature("activation", len(SCALARS), "in the activation: " + ", ".join(SCALARS)),
    Feature("in_activation", len(FLAGS) * MODELS, "models by what holds in this activation: " + ", ".join(FLAGS)),
    Feature("in_progress", len(FRAMES) + 2, "the innermost thing in progress, one-hot: " + ", ".join(FRAMES) + "; how many there are; what waits"),
    Feature("strike", 5 + 4, "the attack: attacker, target, boxes, hits, 1 if it disrupts (−1 is none); dice by symbol"),
    *(Feature(f"side{at}_{part.name}", part.size, part.meaning) for at in range(2) for part in PER_SIDE),
)


def square(name: str) -> tuple[int, int]:
    """East and north of ``"C4"``, from 0."""
    return ord(name[0]) - ord("A"), int(name[1:]) - 1


def model_of(model: int, table: Table) -> int:
    return (model - table.seat * MODELS // 2) % MODELS


def slot_of(slot: int, table: Table) -> int:
    return (slot - table.seat * PLACES) % (2 * PLACES)


def models(members: list[int], table: Table) -> list[float]:
    return bits([model_of(member, table) for member in members], MODELS)


def about(asked: Any, table: Table) -> tuple[str | None, int | None]:
    """What a text asks for, and the model or program that it is about."""
    kind, value = kind_of(asked), value_of(asked)
    if kind == "Text":
        model = value_of(value)
        return kind_of(value), None if model is None else model_of(model, table)
    if value is None:
        return None, None
    return None, slot_of(value, table) if kind in ("WithoutPlace", "Lose") else model_of(value, table)


def cache_of(cache: Any, table: Table) -> list[float]:
    kind, value = kind_of(cache), value_of(cache)
    model = model_of(value, table) if kind == "Carried" else None
    x, y = square(value) if kind == "Lying" else (None, None)
    home = table.relative(value) if kind == "Home" else None
    return one_hot(CACHES.index(kind), len(CACHES)) + numbers([model, x, y, home])


def side_of(seen: dict, seat: int) -> list[list[float]]:
    side = seen["table"]["sides"][seat]
    return [
        numbers(side["programs"], PLACES),
        numbers([side["ram"]]),
        numbers([side["points"]]),
        [float(side["pad"] >> place & 1) for place in range(PLACES)],
        numbers([side["queued"]]),
        numbers([side["ordering"]]),
        numbers([side["recalibrations"]]),
        numbers([seen["standing"]["points"][seat]]),
        numbers(seen["tokens"][seat]),
    ]


def view(seen: dict, table: Table) -> list[list[float]]:
    open_, asked, strike = seen["table"], seen["asked"], seen["table"].get("strike")
    active, schemas = open_["active"], open_["schemas"]
    wanted, whom = about(asked, table)
    row = {name: [-1.0] * MODELS for name in ("program", "where", "x", "y", "facing", "damage")}
    markers, codes = [0.0] * MODELS * 7, [0.0] * MODELS * 7
    for piece in table.pieces["models"]:
        row["program"][model_of(piece["model"], table)] = float(piece["program"])
    for number, model in enumerate(open_["models"]):
        at, place = model_of(number, table), model["place"]
        if row["program"][at] < 0:
            continue
        row["where"][at] = float(WHERE.index(kind_of(place)))
        if not isinstance(place, str):
            row["x"][at], row["y"][at] = map(float, square(value_of(place)))
        row["facing"][at] = float(FACINGS.index(model["facing"]))
        row["damage"][at] = float(model["damage"])
        for marker in model["markers"]:
            markers[at * 7 + MARKERS.index(marker)] = 1.0
        for code in model["lent"] + model["brief"]:
            codes[at * 7 + UNIVERSAL.index(code)] = 1.0
    centres = [square(schema["centre"]) for schema in schemas]
    holders = [None if seat is None else table.relative(seat) for seat in open_["holders"]]
    frames = open_["frames"]
    hit = [0.0] * 4 if strike is None else [float(strike["dice"].count(symbol)) for symbol in SYMBOLS]
    struck = (
        [-1.0] * 5
        if strike is None
        else numbers(
            [model_of(strike["attacker"], table), model_of(strike["target"], table), strike["boxes"], strike["hits"], strike["disrupts"]]
        )
    )
    running = open_["stage"] == "Activation"
    return [
        one_hot(ASKED.index(kind_of(asked)), len(ASKED)),
        one_hot(None if wanted is None else WANTED.index(wanted), len(WANTED)),
        numbers([whom]),
        seat_bits(seen["waiting"], table, 2),
        one_hot(STAGES.index(open_["stage"]), len(STAGES)),
        one_hot(table.relative(open_["turn"]), 2),
        one_hot(table.relative(open_["first"]), 2),
        numbers([open_["operation"]]),
        numbers([slot % PLACES for slot in seen["pad"]], PLACES),
        cache_of(open_["cache"], table),
        models(open_["downloads"], table),
        bits([y * SIDE + x for x, y in map(square, open_["firewalls"])], SIDE * SIDE),
        numbers([schema["shape"] for schema in schemas], SCHEMAS),
        numbers([x for x, _ in centres], SCHEMAS),
        numbers([y for _, y in centres], SCHEMAS),
        numbers([FACINGS.index(schema["facing"]) for schema in schemas], SCHEMAS),
        numbers(holders, SCHEMAS),
        row["program"],
        row["where"],
        row["x"],
        row["y"],
        row["facing"],
        row["damage"],
        markers,
        codes,
        numbers([model_of(active["unit"], table), slot_of(active["slot"], table)] if running else [None, None]),
        one_hot(MOMENTS.index(active["moment"]), len(MOMENTS)),
        numbers([active[name] for name in SCALARS]),
        [bit for name in FLAGS for bit in models(active[name], table)],
        one_hot(FRAMES.index(kind_of(frames[-1])) if frames else None, len(FRAMES)) + [float(len(frames)), float(len(open_["pending"]))],
        struck + hit,
        *(part for seat in table.order() for part in side_of(seen, seat)),
    ]


def at(name: str) -> dict[str, int]:
    x, y = square(name)
    return {"x": x, "y": y}


def action(chosen: Any, table: Table) -> dict[str, int]:
    def of(model: int, **more: int) -> dict[str, int]:
        return {"model": model_of(model, table)} | more

    kind, value = kind_of(chosen), value_of(chosen)
    match kind:
        case "Queue":
            return {"number": slot_of(value, table)}
        case "PlaceSchema":
            return at(value["centre"]) | {"facing": FACINGS.index(value["facing"])}
        case "PlaceToken":
            return {"schema": value["schema"], "number": value["symbol"]}
        case "Activate" | "Download" | "PickUp" | "Leave" | "ChooseModel":
            return of(value)
        case "Place":
            return of(value["model"], facing=FACINGS.index(value["facing"])) | at(value["square"])
        case "Step":
            return of(value["model"], facing=FACINGS.index(value["facing"]), direction=DIRECTIONS.index(value["direction"]))
        case "Turn":
            return of(value["model"], facing=FACINGS.index(value["facing"]))
        case "Capture":
            return of(value["model"], schema=value["schema"])
        case "Manipulate":
            how, which = kind_of(value["how"]), value_of(value["how"])
            moved = {"direction": DIRECTIONS.index(which)} if how == "Shift" else {"rotation": TURNS.index(which)}
            return {"schema": value["schema"]} | moved
        case "Attack":
            return of(value["model"], target=model_of(value["target"], table))
        case "Exe":
            return of(value["model"], number=value["exe"])
        case "ChooseSquare":
            return at(value)
        case "ChooseSchema":
            return {"schema": value}
        case "ChooseFacing":
            return {"facing": FACINGS.index(value)}
        case "ChooseNumber":
            return {"number": value}
        case _:
            return {}


ENCODER = Encoder("aetherium", KINDS, COLUMNS, 512, FEATURES, view, action)
