#!/usr/bin/env python3
"""Measures pictures: python3 docs/pictures/measure.py PICTURE...
or all four games in the middle of a match: python3 docs/pictures/measure.py --games CYBERDECK FOLDER

The light: how many pixels of the table are near black (largest channel under 35 of 255), its mean brightness, and how bright
its brightest hundredth is in linear light; how much of the picture is one flat block.

Where the layout is beside the picture (a.json beside a.png, written by cyberdeck screenshot --layout), also: the share of the
table that no panel covers, the smallest capitals, the lowest contrast of a text to what it stands on, on the interface and on
the table, and what is cut, covered, shortened or overlapping. Needs ImageMagick.
"""

import json
import subprocess
import sys
from collections import Counter
from itertools import product
from pathlib import Path

# What a picture of a match in its middle should keep.
TABLE, FULL_HAND, BLACK, MEAN, BRIGHT, FLAT, CAPITALS, CONTRAST = 0.75, 0.60, 0.15, 70, 0.5, 0.10, 9, 4.5
# The side of the squares that flat blocks are made of, and how far their channels may be apart.
TILE, SPREAD = 16, 6

# Seats, and an action in the middle of the match of bots after which somebody is to act.
GAMES = {"terminal-dispute": (4, 94), "access-denied": (4, 308), "data-warriors": (2, 105), "aetherium": (2, 135)}
SIZES = ["1280x720", "1920x1080"]


def linear(value):
    part = value / 255
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


LINEAR = [linear(value) for value in range(256)]


def luminance(color):
    return 0.2126 * LINEAR[color[0]] + 0.7152 * LINEAR[color[1]] + 0.0722 * LINEAR[color[2]]


def contrast(one, other):
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


class Picture:
    def __init__(self, path):
        size = subprocess.run(["identify", "-format", "%w %h", f"{path}[0]"], check=True, capture_output=True, text=True).stdout
        self.width, self.height = map(int, size.split())
        self.bytes = subprocess.run(["convert", path, "-depth", "8", "rgb:-"], check=True, capture_output=True).stdout
        layout = Path(path).with_suffix(".json")
        self.layout = json.loads(layout.read_text()) if layout.exists() else None
        self.panels = [panel["at"] for panel in self.layout["panels"]] if self.layout else []

    def row(self, y, left, right):
        start = 3 * y * self.width
        row = self.bytes[start + 3 * left : start + 3 * right]
        return list(zip(row[::3], row[1::3], row[2::3]))

    def within(self, at):
        """The pixels of a rectangle."""
        left, top, right, foot = at
        left, right = max(0, int(left)), min(self.width, int(right) + 1)
        return [pixel for y in range(max(0, int(top)), min(self.height, int(foot) + 1)) for pixel in self.row(y, left, right)]

    def free(self, y):
        """The pixels of a row that no panel covers."""
        covered = sorted((max(0, round(left)), round(right)) for left, top, right, foot in self.panels if top <= y < foot)
        at = 0
        for left, right in covered + [(self.width, self.width)]:
            if left > at:
                yield from self.row(y, at, left)
            at = max(at, right)

    def light(self):
        """Near black, mean, mean of the largest channel, and brightest hundredth of the table."""
        pixels = [pixel for y in range(0, self.height, 2) for pixel in self.free(y)]
        bright = sorted(map(luminance, pixels))
        mean = sum(0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in pixels) / len(pixels)
        largest = [max(pixel) for pixel in pixels]
        black = sum(value < 35 for value in largest)
        return black / len(pixels), mean, sum(largest) / len(pixels), bright[-max(1, len(pixels) // 100)]

    def flat(self):
        """The share of the largest block in which nothing is drawn."""
        columns, rows = self.width // TILE, self.height // TILE
        flat = set()
        for y in range(rows):
            lines = [self.bytes[3 * at * self.width : 3 * (at + 1) * self.width] for at in range(y * TILE, (y + 1) * TILE, 3)]
            for x in range(columns):
                tile = b"".join(line[3 * x * TILE : 3 * (x + 1) * TILE] for line in lines)
                if all(max(tile[part::3]) - min(tile[part::3]) <= SPREAD for part in range(3)):
                    flat.add((x, y))
        most = 0
        while flat:
            block, edge = 0, [flat.pop()]
            while edge:
                x, y = edge.pop()
                block += 1
                for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                    if near in flat:
                        flat.remove(near)
                        edge.append(near)
            most = max(most, block)
        return most / (columns * rows)

    def contrast(self, text):
        """Of a text to what is seen most around it. Its colour is known for the interface; on the table light changes it."""
        left, top, right, foot = text["at"]
        pixels = self.within((left - 1, top - 1, right + 1, foot + 1))
        color = text.get("color")
        others = [pixel for pixel in pixels if not color or sum(abs(a - b) for a, b in zip(pixel, color)) > 60] or pixels
        if not others:
            return 21.0
        (shade, _), = Counter((r >> 3, g >> 3, b >> 3) for r, g, b in others).most_common(1)
        around = [pixel for pixel in others if (pixel[0] >> 3, pixel[1] >> 3, pixel[2] >> 3) == shade]
        ground = [sum(part) // len(around) for part in zip(*around)]
        if color:
            cover = color[3] / 255
            return contrast([round(a * cover + b * (1 - cover)) for a, b in zip(color, ground)], ground)
        return sorted(contrast(pixel, ground) for pixel in pixels)[-max(1, len(pixels) // 25)]


def measure(path):
    """Prints the figures of a picture, and gives what falls short."""
    picture = Picture(path)
    black, mean, largest, bright = picture.light()
    flat = picture.flat()
    figures, short = [f"near black {black:5.1%}  mean {mean:5.1f} (largest channel {largest:5.1f})  brightest 1 % {bright:.2f}  flat {flat:5.1%}"], []
    expect = lambda holds, what: holds or short.append(what)
    if picture.layout:
        table, texts = picture.layout["table"], picture.layout["texts"]
        hand = any(panel["panel"] == "Hand" for panel in picture.layout["panels"])
        for text in texts:
            text["contrast"] = picture.contrast(text)
        figures.append(f"table {table:5.1%}")
        expect(table >= (FULL_HAND if hand else TABLE), f"the panels leave {table:.1%} to the table")
        for on in ("interface", "table"):
            these = [text for text in texts if text["on"] == on]
            if these:
                least, low = min(these, key=lambda text: text["capitals"]), min(these, key=lambda text: text["contrast"])
                figures.append(f"{on}: {len(these)} texts, capitals {least['capitals']:.1f}, contrast {low['contrast']:.1f}")
        for text in texts:
            what = f"“{text['text']}” on the {text['on']}"
            expect(text["capitals"] >= CAPITALS, f"capitals {text['capitals']:.1f} px: {what}")
            expect(text["contrast"] >= CONTRAST, f"contrast {text['contrast']:.1f}: {what}")
            expect(not text.get("shortened"), f"shortened: {what}")
        short.extend(picture.layout["faults"])
    expect(black < BLACK, f"{black:.1%} near black")
    expect(mean >= MEAN, f"mean {mean:.1f}")
    expect(bright >= BRIGHT, f"brightest hundredth {bright:.2f}")
    expect(flat < FLAT, f"a flat block of {flat:.1%}")
    print("  ".join(figures), path, sep="  ")
    for what, count in Counter(short).items():
        print(f"    {what}{f' ({count}×)' if count > 1 else ''}")
    return short


def take_games(cyberdeck, folder):
    """Pictures of every game in the middle of a match, with nothing and with something explained."""
    folder.mkdir(parents=True, exist_ok=True)
    settings = folder / "settings.ron"
    if not settings.exists():
        settings.write_text('(quality: High, language: Some("en"), curtain: false)\n')
    for game, (seats, _) in GAMES.items():
        match = folder / f"{game}.match.ron"
        if not match.exists():
            subprocess.run([cyberdeck, "watch", game, *["--seat", "bot:easy"] * seats, "--seed", "3", "--save", match],
                           check=True, stdout=subprocess.DEVNULL)
    for size, (game, (_, middle)) in product(SIZES, GAMES.items()):
        def take(name, *more):
            picture = folder / f"{game}-{size}-{name}.png"
            layout = picture.with_suffix(".json")
            subprocess.run([cyberdeck, "--data", folder, "screenshot", folder / f"{game}.match.ron", "--live", "--step", str(middle),
                            "--size", size, "--out", picture, "--layout", layout, *more], check=True)
            return picture, json.loads(layout.read_text())["panels"]
        closed, panels = take("closed")
        yield closed
        # A card of the hand explains itself, and so does a player's plate.
        over = [panel["at"] for wanted in ("Hand", "Plate") for panel in panels if panel["panel"] == wanted][0]
        yield take("open", "--pointer", f"{int(over[0] + over[2]) // 2},{int(over[1] + over[3]) // 2}")[0]


if __name__ == "__main__":
    arguments = sys.argv[1:]
    if len(arguments) == 3 and arguments[0] == "--games":
        pictures = take_games(arguments[1], Path(arguments[2]))
    elif arguments and not arguments[0].startswith("-"):
        pictures = arguments
    else:
        sys.exit(__doc__)
    sys.exit(1 if [picture for picture in pictures if measure(picture)] else 0)
