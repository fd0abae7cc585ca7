#!/usr/bin/env python3
"""Synthesizes every sound of the game. Needs Python 3 and oggenc (vorbis-tools): python3 make.py [name...]

A sound is a list of samples between -1 and 1, mixed from a few voices below and brought to its own peak, so none clips and
all are quiet by default. The noise is seeded: the same script gives the same sounds.
"""

import math
import random
import struct
import subprocess
import sys
import wave
from pathlib import Path

RATE = 44100


def note(semitones):
    """Frequency of a note, counted in semitones from A4."""
    return 440.0 * 2 ** (semitones / 12)


def envelope(t, length, attack, decay):
    """A quick rise, an exponential fall with the given time constant, and no click at the end."""
    return min(1.0, t / attack) * math.exp(-max(0.0, t - attack) / decay) * min(1.0, (length - t) / 0.008)


def tone(length, freq, to=None, attack=0.004, decay=0.12, partials=((1, 1.0),), vibrato=0.0):
    """A tone that may glide from `freq` to `to`; partials are (multiple, strength)."""
    out, phase = [], 0.0
    for i in range(int(length * RATE)):
        t = i / RATE
        f = freq if to is None else freq * (to / freq) ** (t / length)
        f *= 1 + vibrato * math.sin(2 * math.pi * 6 * t)
        phase += 2 * math.pi * f / RATE
        out.append(envelope(t, length, attack, decay) * sum(a * math.sin(phase * k) for k, a in partials))
    return out


def noise(length, low, high, attack=0.001, decay=0.02, seed=1):
    """Noise between two frequencies (one-pole filters), with an envelope."""
    rng = random.Random(seed)
    a, b = 1 - math.exp(-2 * math.pi * high / RATE), 1 - math.exp(-2 * math.pi * low / RATE)
    x = y = 0.0
    out = []
    for i in range(int(length * RATE)):
        x += a * (rng.uniform(-1, 1) - x)
        y += b * (x - y)
        out.append((x - y) * envelope(i / RATE, length, attack, decay))
    return out


def mix(*voices):
    """Voices as (start in seconds, strength, samples), laid over each other."""
    out = [0.0] * max(int(s * RATE) + len(v) for s, _, v in voices)
    for start, strength, samples in voices:
        top = max(map(abs, samples)) or 1.0
        at = int(start * RATE)
        for i, v in enumerate(samples):
            out[at + i] += strength * v / top
    return out


SOFT = ((1, 1.0), (2, 0.25), (3, 0.08))
BELL = ((1, 1.0), (2.76, 0.35), (5.4, 0.12))
SQUARE = ((1, 1.0), (3, 0.33), (5, 0.2), (7, 0.12))
HUM = ((1, 1.0), (2, 0.5), (3, 0.3), (4.02, 0.12))


def clack(seed, pitch):
    """One die against wood."""
    return mix((0, 1.0, noise(0.05, 900, 5200, decay=0.008, seed=seed)), (0, 0.6, tone(0.06, pitch, decay=0.013)))


def shake():
    rng = random.Random(5)
    voices, t = [], 0.0
    while t < 0.62:
        voices.append((t, rng.uniform(0.35, 1.0), clack(rng.randrange(1000), rng.uniform(900, 1500))))
        t += rng.uniform(0.028, 0.06)
    return mix(*voices)


def chord(*semitones, **kw):
    return mix(*((0, 1.0, tone(freq=note(s), **kw)) for s in semitones))


# name: (peak, samples)
SOUNDS = {
    "ui_click": (0.22, lambda: mix((0, 1.0, tone(0.05, 1850, 1500, attack=0.001, decay=0.010)), (0, 0.5, noise(0.02, 2000, 8000, decay=0.003)))),
    "ui_hover": (0.06, lambda: tone(0.045, 2400, 2550, attack=0.006, decay=0.012)),
    "dice_shake": (0.28, shake),
    "dice_land": (0.34, lambda: mix((0, 1.0, clack(11, 620)), (0, 0.5, tone(0.12, 170, 120, attack=0.001, decay=0.03)), (0.075, 0.6, clack(12, 760)), (0.13, 0.35, clack(13, 840)), (0.17, 0.2, clack(14, 900)))),
    "write": (0.22, lambda: mix((0, 1.0, noise(0.03, 1500, 6500, decay=0.005, seed=21)), (0.002, 0.5, tone(0.04, 320, 240, attack=0.001, decay=0.010)), (0.055, 0.7, noise(0.07, 3000, 9000, attack=0.02, decay=0.018, seed=22)))),
    "charge": (0.26, lambda: mix((0, 1.0, tone(0.62, note(-24), note(-10), attack=0.22, decay=0.22, partials=HUM, vibrato=0.006)), (0.1, 0.25, tone(0.5, note(12), note(26), attack=0.25, decay=0.1)))),
    "circle": (0.26, lambda: mix((0, 0.8, tone(0.7, note(7), attack=0.002, decay=0.18, partials=BELL)), (0.09, 1.0, tone(0.8, note(14), attack=0.002, decay=0.22, partials=BELL)), (0.18, 0.5, tone(0.75, note(19), attack=0.002, decay=0.2, partials=BELL)))),
    "swap": (0.24, lambda: mix((0, 1.0, tone(0.16, 420, 900, attack=0.02, decay=0.06, partials=SOFT)), (0.11, 1.0, tone(0.18, 900, 420, attack=0.02, decay=0.07, partials=SOFT)), (0.02, 0.3, noise(0.24, 1200, 4000, attack=0.1, decay=0.06, seed=31)))),
    "card": (0.12, lambda: mix((0, 1.0, noise(0.07, 1800, 7000, attack=0.012, decay=0.016, seed=61)), (0.045, 0.5, noise(0.03, 700, 2600, decay=0.006, seed=62)))),
    "shuffle": (0.14, lambda: mix(*((0.035 * i, 0.5 + 0.5 * math.sin(math.pi * i / 14), noise(0.05, 1500, 6500, attack=0.006, decay=0.010, seed=70 + i)) for i in range(14)))),
    "denied": (0.18, lambda: mix((0, 1.0, tone(0.16, 240, 170, attack=0.004, decay=0.06, partials=SQUARE)), (0.13, 0.8, tone(0.22, 160, 110, attack=0.004, decay=0.08, partials=SQUARE)))),
    "refuse": (0.18, lambda: mix((0, 1.0, tone(0.09, 116, attack=0.004, decay=0.08, partials=SQUARE)), (0.115, 1.0, tone(0.13, 98, attack=0.004, decay=0.08, partials=SQUARE)))),
    "your_turn": (0.26, lambda: mix((0, 0.8, tone(0.35, note(0), decay=0.12, partials=SOFT)), (0.14, 1.0, tone(0.55, note(7), decay=0.17, partials=SOFT)))),
    "round": (0.16, lambda: mix((0, 1.0, chord(-12, -5, 2, length=0.85, attack=0.12, decay=0.22, partials=SOFT)), (0, 0.12, noise(0.6, 400, 2500, attack=0.25, decay=0.1, seed=41)))),
    "win": (0.30, lambda: mix(
        (0.0, 0.8, tone(0.3, note(-2), decay=0.11, partials=SOFT)), (0.12, 0.8, tone(0.3, note(2), decay=0.11, partials=SOFT)),
        (0.24, 0.8, tone(0.3, note(5), decay=0.11, partials=SOFT)), (0.36, 1.0, chord(-14, 5, 10, 14, length=0.78, attack=0.006, decay=0.26, partials=SOFT)))),
    "end": (0.24, lambda: mix(
        (0.0, 0.9, tone(0.4, note(3), decay=0.15, partials=SOFT)), (0.18, 0.9, tone(0.4, note(0), decay=0.15, partials=SOFT)),
        (0.36, 1.0, chord(-16, -9, -4, length=0.75, attack=0.01, decay=0.24, partials=SOFT)))),
    "undo": (0.20, lambda: mix((0, 1.0, tone(0.2, 880, 440, attack=0.05, decay=0.06, partials=SOFT)), (0, 0.2, noise(0.2, 1500, 5000, attack=0.15, decay=0.02, seed=51)))),
}


def make(name):
    peak, voice = SOUNDS[name]
    samples = voice()
    top = max(map(abs, samples))
    here = Path(__file__).parent
    raw = here / f"{name}.wav"
    with wave.open(str(raw), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(b"".join(struct.pack("<h", round(32767 * peak * s / top)) for s in samples))
    subprocess.run(["oggenc", "--quiet", "--quality", "3", "--serial", "1", "-t", name, "-o", str(here / f"{name}.ogg"), str(raw)], check=True)
    raw.unlink()


for name in sys.argv[1:] or SOUNDS:
    make(name)
