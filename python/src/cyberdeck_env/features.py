"""How views and actions become arrays of numbers: names of features in a fixed order, with their sizes and meanings."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import Any, Callable, Sequence

import numpy as np


@dataclass(frozen=True)
class Feature:
    """A part of an observation: ``size`` numbers called ``name``."""

    name: str
    size: int
    meaning: str


@dataclass(frozen=True)
class Table:
    """What the encoders need to know of a match beside a view: who looks, how many seats there are, and the open pieces."""

    seat: int
    seats: int
    pieces: Any

    def relative(self, seat: int) -> int:
        """A seat as this one sees it: 0 is itself, 1 the next clockwise."""
        return (seat - self.seat) % self.seats

    @cached_property
    def faces(self) -> dict[int, int]:
        """What each card of Data.Warriors is, by its number in the match."""
        return {piece["card"]: piece["face"] for piece in self.pieces["cards"]}

    def order(self) -> list[int]:
        """All seats, this one first."""
        return [(self.seat + step) % self.seats for step in range(self.seats)]


@dataclass(frozen=True)
class Encoder:
    """How a game's views and actions become numbers.

    ``kinds`` are the kinds of actions, ``columns`` what the numbers of an action mean (the first is its kind; -1 is “does not
    apply”). ``most`` is the largest number of legal actions that an environment has room for.
    """

    game: str
    kinds: Sequence[str]
    columns: Sequence[tuple[str, str]]
    most: int
    features: Sequence[Feature]
    view: Callable[[dict, Table], list[list[float]]]
    action: Callable[[Any, Table], dict[str, int]]

    @cached_property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(feature.size for feature in self.features)

    def spans(self) -> dict[str, slice]:
        """Where each feature stands in the observation."""
        spans, start = {}, 0
        for feature in self.features:
            spans[feature.name] = slice(start, start + feature.size)
            start += feature.size
        return spans

    @cached_property
    def _kinds(self) -> dict[str, int]:
        return {kind: number for number, kind in enumerate(self.kinds)}

    @cached_property
    def _fields(self) -> list[str]:
        return [name for name, _ in self.columns[1:]]

    def observation(self, view: dict, table: Table) -> np.ndarray:
        """The numbers of a view."""
        parts = self.view(view, table)
        sizes = [len(part) for part in parts]
        if sizes != [feature.size for feature in self.features]:
            wrong = [feature.name for feature, size in zip(self.features, sizes) if feature.size != size]
            raise ValueError(f"{self.game}: these features have other sizes than they should: {wrong}.")
        return np.fromiter(chain.from_iterable(parts), dtype=np.float32, count=self.size)

    def row(self, action: Any, table: Table) -> tuple[int, ...]:
        """The numbers of an action."""
        fields = self.action(action, table)
        return (self._kinds[kind_of(action)], *[fields.get(name, -1) for name in self._fields])


def kind_of(action: Any) -> str:
    """``"Roll"`` of ``"Roll"``, ``"Write"`` of ``{"Write": …}``."""
    return action if isinstance(action, str) else next(iter(action))


def value_of(action: Any) -> Any:
    """What follows the kind."""
    return None if isinstance(action, str) else next(iter(action.values()))


def one_hot(at: int | None, size: int) -> list[float]:
    """A one at this place among zeros; all zeros for nothing."""
    row = [0.0] * size
    if at is not None and 0 <= at < size:
        row[at] = 1.0
    return row


def bits(members: Sequence[int], size: int, first: int = 0) -> list[float]:
    """A one for each member of a set of numbers from ``first``."""
    row = [0.0] * size
    for member in members:
        row[member - first] = 1.0
    return row


def seat_bits(seats: int, table: Table, size: int) -> list[float]:
    """A set of seats, a bit for each, as this seat sees them."""
    return bits([table.relative(seat) for seat in range(table.seats) if seats >> seat & 1], size)


def numbers(items: Sequence[float | bool | None], size: int | None = None, nothing: float = -1.0) -> list[float]:
    """Numbers as they are, with ``nothing`` for what is not there, and filled up with it."""
    row = [nothing if item is None else float(item) for item in items]
    return row if size is None else (row + [nothing] * size)[:size]
