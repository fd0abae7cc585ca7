#!/usr/bin/env python3
"""Synthesizes every sound of the game. Needs Python 3 with numpy and oggenc (vorbis-tools): python3 make.py [name...]

A sound is an array of samples, mixed from a few voices below and brought to its own peak, so none clips and all are quiet by
default. The noise is seeded: the same script gives the same sounds. Three kinds are made: effects, the tone of each game's
room (a loop without a seam, since all in it repeats after its length), and short phrases of music in each game's own voice.
"""

import subprocess
import sys
import wave
from pathlib import Path

import numpy as np

RATE = 44100
TAU = 2 * np.pi


def note(semitones):
    """Frequency of a note, counted in semitones from A4."""
    return 440.0 * 2 ** (semitones / 12)


def seconds(length):
    """The moments of that many seconds."""
    return np.arange(int(length * RATE)) / RATE


# ---------------------------------------------------------------------------------------------------------------- voices


def envelope(t, length, attack, decay):
    """A quick rise, an exponential fall with the given time constant, and no click at the end."""
    return np.minimum(1, t / attack) * np.exp(-np.maximum(0, t - attack) / decay) * np.clip((length - t) / 0.008, 0, 1)


def tone(length, freq, to=None, attack=0.004, decay=0.12, partials=((1, 1.0),), vibrato=0.0):
    """A tone that may glide from `freq` to `to`; partials are (multiple, strength)."""
    t = seconds(length)
    f = np.full_like(t, freq) if to is None else freq * (to / freq) ** (t / length)
    f = f * (1 + vibrato * np.sin(TAU * 6 * t))
    phase = TAU * np.cumsum(f) / RATE
    return envelope(t, length, attack, decay) * sum(a * np.sin(phase * k) for k, a in partials)


def fm(length, freq, ratio, index, attack=0.003, decay=0.2):
    """A tone whose pitch another one shakes: metal, glass, beams."""
    t = seconds(length)
    shaken = index * np.exp(-t / (decay * 0.6)) * np.sin(TAU * freq * ratio * t)
    return envelope(t, length, attack, decay) * np.sin(TAU * freq * t + shaken)


def colored(n, low, high, seed, slope=0.0):
    """Noise between two frequencies that repeats after its n samples; a slope below zero makes it darker."""
    rng = np.random.default_rng(seed)
    f = np.fft.rfftfreq(n, 1 / RATE)
    f[0] = 1
    shape = 1 / (1 + (low / f) ** 4) / (1 + (f / high) ** 4) * (f / 1000.0) ** slope
    spectrum = shape * np.exp(1j * rng.uniform(0, TAU, len(f)))
    spectrum[0] = 0
    out = np.fft.irfft(spectrum, n)
    return out / np.max(np.abs(out))


def noise(length, low, high, attack=0.001, decay=0.02, seed=1):
    """Noise between two frequencies, with an envelope."""
    t = seconds(length)
    return colored(len(t), low, high, seed) * envelope(t, length, attack, decay)


def sweep(length, low, high, attack, decay, seed, parts=6):
    """Noise whose band wanders from `low` to `high`."""
    t = seconds(length)
    at, out = t / length * (parts - 1), np.zeros_like(t)
    for part in range(parts):
        middle = low * (high / low) ** (part / (parts - 1))
        out += colored(len(t), middle * 0.75, middle * 1.35, seed + part) * np.clip(1 - np.abs(at - part), 0, 1)
    return out * envelope(t, length, attack, decay)


def mix(*voices):
    """Voices as (start in seconds, strength, samples), laid over each other."""
    out = np.zeros(max(int(start * RATE) + len(voice) for start, _, voice in voices))
    for start, strength, voice in voices:
        at = int(start * RATE)
        out[at : at + len(voice)] += strength * voice / max(np.max(np.abs(voice)), 1e-9)
    return out


def hall(dry, length=1.2, wet=0.25, seed=900, high=5000):
    """The voice in a room that rings for so long."""
    n = int(length * RATE)
    ring = colored(n, 150, high, seed) * np.exp(-np.arange(n) / (n / 5.0))
    ring /= np.sqrt(np.sum(ring**2))
    size = len(dry) + n
    rung = np.fft.irfft(np.fft.rfft(dry, size) * np.fft.rfft(ring, size), size)
    out = np.concatenate([dry, np.zeros(n)]) + wet * rung
    return out * np.clip((size - np.arange(size)) / (0.25 * RATE), 0, 1)


SOFT = ((1, 1.0), (2, 0.25), (3, 0.08))
BELL = ((1, 1.0), (2.76, 0.35), (5.4, 0.12))
SQUARE = ((1, 1.0), (3, 0.33), (5, 0.2), (7, 0.12))
HUM = ((1, 1.0), (2, 0.5), (3, 0.3), (4.02, 0.12))
GLASS = ((1, 1.0), (2.32, 0.5), (4.25, 0.25), (6.63, 0.12))


def clack(seed, pitch):
    """One die against wood."""
    return mix((0, 1.0, noise(0.05, 900, 5200, decay=0.008, seed=seed)), (0, 0.6, tone(0.06, pitch, decay=0.013)))


def thud(pitch=120, length=0.16, decay=0.04):
    """Something heavy that comes to rest."""
    return mix((0, 1.0, tone(length, pitch, pitch * 0.6, attack=0.002, decay=decay)), (0, 0.25, noise(0.03, 300, 2500, decay=0.006, seed=7)))


def chord(*semitones, **kw):
    return mix(*((0, 1.0, tone(freq=note(s), **kw)) for s in semitones))


def run(*semitones, gap=0.07, length=0.25, decay=0.09, partials=SOFT, **kw):
    """Notes one after the other."""
    return mix(*((gap * i, 1.0, tone(length, note(s), decay=decay, partials=partials, **kw)) for i, s in enumerate(semitones)))


def shake():
    rng = np.random.default_rng(5)
    voices, t = [], 0.0
    while t < 0.62:
        voices.append((t, rng.uniform(0.35, 1.0), clack(int(rng.integers(1000)), rng.uniform(900, 1500))))
        t += rng.uniform(0.028, 0.06)
    return mix(*voices)


def crackle(length, count, seed, low=1500, high=8000):
    """Sparks, fewer and fewer."""
    rng = np.random.default_rng(seed)
    at = length * rng.uniform(0, 1, count) ** 1.7
    return mix(*((t, rng.uniform(0.2, 1.0), noise(0.02, low, high, decay=rng.uniform(0.001, 0.005), seed=int(rng.integers(9999)))) for t in at))


# --------------------------------------------------------------------------------------------------------------- effects

# name: (peak, samples)
EFFECTS = {
    # The interface.
    "ui_click": (0.22, lambda: mix((0, 1.0, tone(0.05, 1850, 1500, attack=0.001, decay=0.010)), (0, 0.5, noise(0.02, 2000, 8000, decay=0.003)))),
    "ui_hover": (0.06, lambda: tone(0.045, 2400, 2550, attack=0.006, decay=0.012)),
    "refuse": (0.18, lambda: mix((0, 1.0, tone(0.09, 116, attack=0.004, decay=0.08, partials=SQUARE)), (0.115, 1.0, tone(0.13, 98, attack=0.004, decay=0.08, partials=SQUARE)))),
    "undo": (0.20, lambda: mix((0, 1.0, tone(0.2, 880, 440, attack=0.05, decay=0.06, partials=SOFT)), (0, 0.2, noise(0.2, 1500, 5000, attack=0.15, decay=0.02, seed=51)))),
    # Every game.
    "your_turn": (0.26, lambda: mix((0, 0.8, tone(0.35, note(0), decay=0.12, partials=SOFT)), (0.14, 1.0, tone(0.55, note(7), decay=0.17, partials=SOFT)))),
    "round": (0.16, lambda: mix((0, 1.0, chord(-12, -5, 2, length=0.85, attack=0.12, decay=0.22, partials=SOFT)), (0, 0.12, noise(0.6, 400, 2500, attack=0.25, decay=0.1, seed=41)))),
    "denied": (0.18, lambda: mix((0, 1.0, tone(0.16, 240, 170, attack=0.004, decay=0.06, partials=SQUARE)), (0.13, 0.8, tone(0.22, 160, 110, attack=0.004, decay=0.08, partials=SQUARE)))),
    "card": (0.12, lambda: mix((0, 1.0, noise(0.07, 1800, 7000, attack=0.012, decay=0.016, seed=61)), (0.045, 0.5, noise(0.03, 700, 2600, decay=0.006, seed=62)))),
    "deal": (0.08, lambda: mix((0, 1.0, noise(0.045, 2600, 9000, attack=0.006, decay=0.010, seed=63)), (0.025, 0.3, noise(0.02, 900, 3000, decay=0.004, seed=64)))),
    "shuffle": (0.14, lambda: mix(*((0.035 * i, 0.5 + 0.5 * np.sin(np.pi * i / 14), noise(0.05, 1500, 6500, attack=0.006, decay=0.010, seed=70 + i)) for i in range(14)))),
    "dice_shake": (0.28, shake),
    "dice_land": (0.34, lambda: mix((0, 1.0, clack(11, 620)), (0, 0.5, thud(170, 0.12, 0.03)), (0.075, 0.6, clack(12, 760)), (0.13, 0.35, clack(13, 840)), (0.17, 0.2, clack(14, 900)))),
    # Terminal Dispute.
    "write": (0.22, lambda: mix((0, 1.0, noise(0.03, 1500, 6500, decay=0.005, seed=21)), (0.002, 0.5, tone(0.04, 320, 240, attack=0.001, decay=0.010)), (0.055, 0.7, noise(0.07, 3000, 9000, attack=0.02, decay=0.018, seed=22)))),
    "cross_out": (0.20, lambda: mix((0, 1.0, sweep(0.09, 2600, 5200, 0.02, 0.05, 23)), (0.12, 0.9, sweep(0.09, 5200, 2400, 0.02, 0.05, 33)), (0.2, 0.3, thud(140, 0.08, 0.02)))),
    "socket": (0.24, lambda: mix((0, 0.8, clack(15, 520)), (0.05, 1.0, thud(150, 0.12, 0.03)), (0.055, 0.25, fm(0.3, 640, 1.41, 1.2, decay=0.06)))),
    "charge": (0.26, lambda: mix((0, 1.0, tone(0.62, note(-24), note(-10), attack=0.22, decay=0.22, partials=HUM, vibrato=0.006)), (0.1, 0.25, tone(0.5, note(12), note(26), attack=0.25, decay=0.1)))),
    "circle": (0.26, lambda: mix((0, 0.8, tone(0.7, note(7), attack=0.002, decay=0.18, partials=BELL)), (0.09, 1.0, tone(0.8, note(14), attack=0.002, decay=0.22, partials=BELL)), (0.18, 0.5, tone(0.75, note(19), attack=0.002, decay=0.2, partials=BELL)))),
    "gain": (0.20, lambda: run(12, 16, 19, gap=0.055, length=0.22, decay=0.06)),
    "swap": (0.24, lambda: mix((0, 1.0, tone(0.16, 420, 900, attack=0.02, decay=0.06, partials=SOFT)), (0.11, 1.0, tone(0.18, 900, 420, attack=0.02, decay=0.07, partials=SOFT)), (0.02, 0.3, noise(0.24, 1200, 4000, attack=0.1, decay=0.06, seed=31)))),
    # Access Denied.
    "attempt": (0.18, lambda: mix(*((0.085 * i, 1.0, mix((0, 1.0, tone(0.07, f, attack=0.002, decay=0.05, partials=((1, 1.0), (1.77, 0.7)))), (0, 0.2, noise(0.015, 1500, 6000, decay=0.003, seed=i)))) for i, f in enumerate([697, 852, 770])))),
    "granted": (0.26, lambda: mix((0, 0.9, thud(190, 0.12, 0.03)), (0.03, 0.5, noise(0.06, 900, 4000, decay=0.012, seed=34)), (0.1, 0.8, tone(0.5, note(4), decay=0.14, partials=BELL)), (0.2, 1.0, tone(0.7, note(11), decay=0.2, partials=BELL)))),
    "lamp": (0.20, lambda: mix((0, 0.7, clack(16, 1400)), (0.02, 1.0, tone(0.5, note(10), attack=0.03, decay=0.14, partials=SOFT)), (0.02, 0.3, tone(0.5, note(-14), attack=0.04, decay=0.16, partials=HUM)))),
    "lamp_off": (0.18, lambda: mix((0, 0.7, clack(17, 1000)), (0.02, 1.0, tone(0.4, note(5), note(-4), attack=0.01, decay=0.13, partials=SOFT)), (0.02, 0.3, tone(0.4, note(-14), note(-26), attack=0.02, decay=0.14, partials=HUM)))),
    "voided": (0.20, lambda: mix((0, 1.0, sweep(0.32, 6500, 700, 0.2, 0.06, 35)), (0.27, 0.8, thud(110, 0.14, 0.04)))),
    "reveal": (0.20, lambda: mix((0, 0.8, sweep(0.3, 1200, 7000, 0.18, 0.08, 36)), (0.16, 1.0, run(7, 14, 21, gap=0.05, length=0.4, decay=0.12, partials=BELL)))),
    "trap": (0.15, lambda: mix((0, 1.0, tone(0.12, 740, attack=0.003, decay=0.2, partials=SQUARE)), (0.13, 1.0, tone(0.12, 554, attack=0.003, decay=0.2, partials=SQUARE)), (0.26, 0.8, tone(0.16, 740, attack=0.003, decay=0.07, partials=SQUARE)))),
    "offer": (0.20, lambda: run(2, 9, gap=0.13, length=0.35, decay=0.11)),
    "trade": (0.20, lambda: mix((0, 0.5, noise(0.07, 1800, 7000, attack=0.012, decay=0.016, seed=65)), (0.1, 0.5, noise(0.07, 1500, 6000, attack=0.012, decay=0.016, seed=66)), (0.12, 1.0, run(9, 2, 9, gap=0.07, length=0.3, decay=0.09)))),
    # Data.Warriors.
    "issue": (0.22, lambda: mix(*((0.03 * i, 0.5, noise(0.015, 1800, 6500, decay=0.003, seed=80 + i)) for i in range(4)), (0.13, 1.0, thud(210, 0.12, 0.03)), (0.13, 0.5, tone(0.3, note(-5), note(0), attack=0.006, decay=0.08, partials=SQUARE)))),
    "resolve": (0.22, lambda: mix((0, 1.0, chord(0, 7, length=0.45, attack=0.006, decay=0.13, partials=SOFT)), (0, 0.4, tone(0.3, note(-24), note(-12), attack=0.03, decay=0.1, partials=HUM)))),
    "halt": (0.22, lambda: mix((0, 1.0, tone(0.14, 1300, 180, attack=0.002, decay=0.08, partials=SQUARE)), (0.12, 0.9, thud(95, 0.18, 0.05)), (0.12, 0.3, noise(0.05, 600, 4000, decay=0.01, seed=37)))),
    "wipe": (0.22, lambda: mix((0, 0.9, sweep(0.42, 500, 2600, 0.05, 0.16, 38)), (0.03, 1.0, crackle(0.4, 26, 39)), (0.3, 0.4, thud(100, 0.14, 0.04)))),
    "shield": (0.22, lambda: mix((0, 1.0, tone(0.6, note(0), note(7), attack=0.08, decay=0.2, partials=GLASS)), (0.06, 0.25, sweep(0.4, 2000, 7000, 0.2, 0.12, 40)))),
    "shield_hit": (0.24, lambda: mix((0, 1.0, fm(0.5, 1250, 1.52, 2.2, attack=0.001, decay=0.12)), (0, 0.7, thud(130, 0.16, 0.04)))),
    "throttle": (0.20, lambda: tone(0.5, note(-7), note(-22), attack=0.01, decay=0.22, partials=HUM, vibrato=0.03)),
    "boot": (0.22, lambda: mix((0, 1.0, tone(0.42, 90, 420, attack=0.1, decay=0.18, partials=HUM)), (0.1, 0.2, sweep(0.35, 800, 4500, 0.2, 0.1, 42)), (0.34, 0.8, tone(0.3, note(7), attack=0.004, decay=0.09, partials=SOFT)))),
    "control": (0.20, lambda: mix((0, 1.0, tone(0.22, 300, 620, attack=0.01, decay=0.1, partials=SQUARE)), (0.16, 1.0, tone(0.3, 930, attack=0.004, decay=0.09, partials=SQUARE)))),
    "peek": (0.16, lambda: mix((0, 1.0, noise(0.09, 1600, 6500, attack=0.02, decay=0.02, seed=67)), (0.07, 0.5, tone(0.2, 1400, 2100, attack=0.03, decay=0.06)))),
    "out": (0.26, lambda: mix((0, 1.0, tone(1.1, note(-5), note(-36), attack=0.01, decay=0.4, partials=HUM)), (0, 0.5, sweep(0.9, 4000, 300, 0.02, 0.3, 43)), (0.95, 0.7, thud(70, 0.25, 0.07)))),
    # Aetherium.
    "step": (0.16, lambda: mix((0, 0.6, sweep(0.12, 700, 1700, 0.05, 0.03, 44)), (0.09, 1.0, thud(170, 0.1, 0.025)), (0.09, 0.25, fm(0.15, 900, 2.0, 0.6, decay=0.03)))),
    "turn": (0.10, lambda: mix((0, 1.0, tone(0.11, 380, 520, attack=0.02, decay=0.04, partials=SQUARE)), (0.09, 0.6, noise(0.015, 1500, 5000, decay=0.003, seed=45)))),
    "slide": (0.22, lambda: mix((0, 1.0, sweep(0.55, 240, 520, 0.14, 0.3, 46)), (0, 0.5, tone(0.6, 58, 82, attack=0.15, decay=0.3, partials=HUM)), (0.52, 0.9, thud(85, 0.22, 0.06)), (0.53, 0.25, tone(0.4, 1050, attack=0.002, decay=0.07, partials=GLASS)))),
    "enter": (0.22, lambda: mix((0, 0.4, sweep(0.6, 900, 7000, 0.35, 0.15, 47)), (0.05, 1.0, run(-5, 2, 7, 14, gap=0.09, length=0.45, decay=0.13, partials=GLASS)))),
    "attack": (0.24, lambda: mix((0, 1.0, fm(0.34, 720, 0.5, 6, attack=0.002, decay=0.1)), (0, 0.7, tone(0.3, 2300, 240, attack=0.002, decay=0.08, partials=SQUARE)), (0, 0.3, noise(0.12, 2000, 9000, decay=0.03, seed=48)))),
    "damage": (0.28, lambda: mix((0, 1.0, thud(95, 0.26, 0.07)), (0, 0.8, noise(0.18, 350, 3200, decay=0.035, seed=49)), (0.02, 0.4, fm(0.3, 310, 1.73, 4, attack=0.001, decay=0.07)))),
    "deleted": (0.28, lambda: mix((0, 0.9, thud(75, 0.35, 0.1)), (0, 1.0, crackle(0.7, 34, 50, 2200, 10000)), *((0.04 + 0.06 * i, 0.35, tone(0.4, f, attack=0.001, decay=0.07, partials=GLASS)) for i, f in enumerate([1700, 1430, 1210, 960, 790])))),
    "repair": (0.20, lambda: run(0, 4, 7, 12, gap=0.075, length=0.4, decay=0.12)),
    "capture": (0.26, lambda: mix((0, 0.7, tone(0.6, note(-29), note(-17), attack=0.2, decay=0.2, partials=HUM)), (0.26, 1.0, tone(0.8, note(5), attack=0.003, decay=0.2, partials=GLASS)), (0.34, 0.8, tone(0.8, note(12), attack=0.003, decay=0.22, partials=GLASS)))),
    "execute": (0.22, lambda: run(0, 12, 7, 19, 12, gap=0.045, length=0.22, decay=0.07, partials=SQUARE)),
    "guard": (0.22, lambda: mix((0, 0.8, fm(0.5, 520, 1.5, 1.6, attack=0.004, decay=0.15)), (0.05, 0.7, chord(-3, 4, length=0.5, attack=0.03, decay=0.15, partials=SOFT)))),
    "mark": (0.20, lambda: mix((0, 1.0, tone(0.26, note(-2), note(-3), attack=0.003, decay=0.09, partials=SQUARE)), (0, 0.4, noise(0.05, 900, 5000, decay=0.01, seed=52)))),
    "overclock": (0.20, lambda: tone(0.4, note(-12), note(12), attack=0.05, decay=0.22, partials=HUM, vibrato=0.02)),
    "firewall": (0.20, lambda: mix((0, 1.0, sweep(0.5, 500, 3200, 0.12, 0.18, 53)), (0.05, 0.6, crackle(0.45, 20, 54)))),
    "cache": (0.22, lambda: run(12, 19, 24, gap=0.09, length=0.5, decay=0.15, partials=BELL)),
    "recalibrate": (0.24, lambda: mix((0, 0.5, sweep(1.1, 250, 5000, 0.7, 0.2, 55)), (0.1, 1.0, chord(-17, -10, -5, 2, length=1.3, attack=0.5, decay=0.35, partials=SOFT)))),
}

# ----------------------------------------------------------------------------------------------------------------- rooms

LOOP = 24.0
"""How long a room takes to come back to its first sample."""


def steady(freq, strength=1.0, slow=1, depth=0.3, shift=0.0):
    """A tone that fits the loop, swelling so many times in it."""
    t = seconds(LOOP)
    fitting = round(freq * LOOP) / LOOP
    return strength * np.sin(TAU * fitting * t + shift * 7) * (1 - depth + depth * np.sin(TAU * slow * t / LOOP + shift))


def air(low, high, seed, slow=1, depth=0.3, slope=0.0, shift=0.0):
    """Air that fits the loop, of which the strength is 1 on average."""
    t = seconds(LOOP)
    out = colored(len(t), low, high, seed, slope)
    out /= np.sqrt(np.mean(out**2))
    return out * (1 - depth + depth * np.sin(TAU * slow * t / LOOP + shift))


def around(*voices):
    """Voices as (start in seconds, strength, samples), which go on at the start of the loop past its end."""
    out = np.zeros(int(LOOP * RATE))
    for start, strength, voice in voices:
        at = (int(start * RATE) + np.arange(len(voice))) % len(out)
        np.add.at(out, at, strength * voice / max(np.max(np.abs(voice)), 1e-9))
    return out


def both(left, right, middle=0.0):
    return np.stack([middle + left, middle + right])


def pod():
    """Terminal Dispute: the hull hums, the vents breathe, a beacon far away."""
    hull = steady(49, 0.5, 2) + steady(49.25, 0.14, 3) + steady(98, 0.22, 1) + steady(147.2, 0.1, 5, shift=1)
    beacon = around(*((at, 0.3, hall(tone(0.4, note(15), attack=0.02, decay=0.1), 2.2, 0.6, 901)) for at in (5.0, 17.0)))
    relays = around(*((at, 0.18, hall(clack(int(at * 10), 1600), 0.8, 0.3, 902)) for at in (2.2, 2.45, 9.7, 14.1, 14.3, 21.6)))
    vent = lambda seed, shift: 0.3 * air(180, 900, seed, 4, 0.45, shift=shift) + 0.05 * air(2000, 6000, seed + 1, 4, 0.5, shift=shift)
    return both(vent(100, 0), vent(102, 0.8), hull + beacon + relays)


def machine_room():
    """Access Denied: fans, a transformer, disks that look for something."""
    mains = steady(50, 0.3, 1, 0.1) + steady(100, 0.34, 2, 0.15) + steady(200, 0.12, 3, 0.2) + steady(300.1, 0.06, 2, 0.3)
    rng = np.random.default_rng(110)
    seeks = []
    for start in (3.1, 8.4, 8.9, 15.2, 20.3):
        seeks += [(start + 0.035 * i + rng.uniform(0, 0.02), rng.uniform(0.08, 0.22), clack(int(rng.integers(999)), rng.uniform(500, 800))) for i in range(int(rng.integers(4, 11)))]
    blips = [(at, 0.07, hall(tone(0.07, f, decay=0.05), 1.0, 0.4, 903)) for at, f in ((6.0, 1760), (12.5, 1320), (12.7, 1320), (18.6, 1760))]
    fan = lambda seed, f, shift: 0.26 * air(120, 1400, seed, 2, 0.1, -0.3, shift) + steady(f, 0.09, 3, 0.4, shift) + steady(2 * f, 0.04, 5, 0.4, shift)
    return both(fan(111, 233, 0), fan(112, 241, 1), mains + around(*seeks, *blips))


def desk_at_night():
    """Data.Warriors: the city far below, rain on the window, a fan, now and then the heating."""
    rng = np.random.default_rng(120)
    drops = lambda seed: around(*((LOOP * u, s, noise(0.02, 1800, 7000, decay=0.003, seed=i + seed)) for i, (u, s) in enumerate(zip(rng.uniform(0, 1, 260), 0.16 * rng.uniform(0.1, 1, 260) ** 2))))
    ticks = around(*((at, 0.14, hall(tone(0.06, f, decay=0.012), 0.9, 0.4, 904)) for at, f in ((7.3, 2100), (7.9, 1900), (19.4, 2050))))
    pad = steady(note(-29), 0.16, 1) + steady(note(-22), 0.13, 2, 0.5, 1) + steady(note(-14), 0.05, 3, 0.6, 2) + steady(note(-10), 0.04, 2, 0.8, 3)
    side = lambda seed, shift: 0.22 * air(30, 120, seed, 2, 0.5, shift=shift) + 0.10 * air(900, 5000, seed + 1, 3, 0.3, -0.4, shift) + 0.10 * air(200, 700, seed + 2, 1, 0.1) + drops(seed)
    return both(side(121, 0), side(131, 1.3), pad + ticks)


def void():
    """Aetherium: a chord that never quite settles, wind, glass far away."""
    tones = ((-32, 0.3, 1), (-25, 0.24, 2), (-20, 0.16, 3), (-17, 0.12, 2), (-10, 0.07, 5), (-6, 0.05, 3), (2, 0.025, 4))
    pad = lambda off: sum(steady(note(s) * (1 + off * (0.001 + 0.0003 * i)), a, slow, 0.55, i + off) for i, (s, a, slow) in enumerate(tones))
    glass = lambda times: around(*((at, 0.06, hall(tone(0.9, note(s), attack=0.05, decay=0.25, partials=GLASS), 3.0, 0.9, 905)) for at, s in times))
    side = lambda seed, off, times: pad(off) + 0.12 * air(250, 1100, seed, 2, 0.7, shift=off * 2) + 0.03 * air(3000, 8000, seed + 1, 3, 0.8, shift=off) + glass(times)
    return both(side(140, 1, ((4.0, 19), (13.0, 14), (21.0, 24))), side(142, -1, ((6.5, 14), (16.5, 21), (23.0, 17))))


# name: (effective strength, samples of both sides)
ROOMS = {
    "room_terminal_dispute": (0.026, pod),
    "room_access_denied": (0.024, machine_room),
    "room_data_warriors": (0.024, desk_at_night),
    "room_aetherium": (0.028, void),
}

# --------------------------------------------------------------------------------------------------------------- phrases


def console(semitone, length):
    """The voice of Terminal Dispute: a warm console."""
    return tone(length, note(semitone), attack=0.008, decay=length * 0.45, partials=((1, 1.0), (2, 0.4), (3, 0.3), (5, 0.1)), vibrato=0.002)


def phosphor(semitone, length):
    """The voice of Access Denied: an electric piano behind glass."""
    return mix((0, 1.0, fm(length, note(semitone), 1.0, 1.1, decay=length * 0.4)), (0, 0.15, fm(min(length, 0.3), note(semitone) * 2, 7.0, 1.0, decay=0.05)))


def wire(semitone, length):
    """The voice of Data.Warriors: a plucked wire."""
    n, f = int(length * RATE), note(semitone)
    string = np.random.default_rng(semitone + 200).uniform(-1, 1, int(RATE / f))
    string = (string + np.roll(string, 1) + np.roll(string, 2)) / 3
    string -= np.mean(string)
    out = np.empty(0)
    while len(out) < n:
        out = np.concatenate([out, string])
        string = 0.997 * (0.5 * string + 0.5 * np.roll(string, 1))
    t = seconds(length)
    return out[:n] * envelope(t, t[-1], 0.002, length * 0.5)


def aether(semitone, length):
    """The voice of Aetherium: glass that swells."""
    return tone(length * 1.3, note(semitone), attack=min(0.12, length * 0.3), decay=length * 0.5, partials=GLASS, vibrato=0.003)


VOICES = {"terminal_dispute": (console, -7, 1.0), "access_denied": (phosphor, -12, 1.6), "data_warriors": (wire, -17, 1.0), "aetherium": (aether, -8, 2.2)}

# name: (peak, what is played as (start, semitones over the root, length, strength)); thirds are major where it was won.
PHRASES = {
    "start": (0.20, [(0.0, (0,), 0.5, 0.8), (0.22, (7,), 0.5, 0.8), (0.44, (10,), 0.5, 0.9), (0.66, (14,), 1.1, 1.0), (0.66, (-12, 0, 7), 1.4, 0.7)]),
    "last": (0.20, [(0.0, (12,), 0.3, 0.9), (0.2, (12,), 0.3, 0.9), (0.4, (13,), 0.9, 1.0), (0.4, (-12, 1, 8), 1.2, 0.8)]),
    "win": (0.26, [(0.0, (0,), 0.4, 0.8), (0.15, (4,), 0.4, 0.8), (0.3, (7,), 0.4, 0.9), (0.45, (12,), 0.5, 0.9), (0.72, (9,), 0.4, 0.8), (0.9, (-12, 4, 7, 12, 16), 1.7, 1.0)]),
    "lose": (0.22, [(0.0, (12,), 0.5, 0.9), (0.26, (10,), 0.5, 0.8), (0.52, (7,), 0.5, 0.8), (0.82, (3,), 0.6, 0.8), (1.15, (-12, -5, 0), 1.6, 1.0)]),
    "end": (0.22, [(0.0, (7,), 0.5, 0.8), (0.25, (5,), 0.5, 0.8), (0.55, (-12, 0, 5), 1.4, 1.0)]),
}


def phrase(kind, game):
    voice, root, ring = VOICES[game]
    notes = [(start, strength / len(chord) ** 0.5, voice(root + s, length)) for start, chord, length, strength in PHRASES[kind][1] for s in chord]
    return hall(mix(*notes), ring, 0.3, 906, 4000)


SOUNDS = dict(EFFECTS)
SOUNDS |= {f"{kind}_{game}": (peak, lambda kind=kind, game=game: phrase(kind, game)) for kind, (peak, _) in PHRASES.items() for game in VOICES}


def write(name, channels, quality):
    """Writes samples of one or two sides, in a serial number of their own so that the same sounds are the same files."""
    here = Path(__file__).parent
    raw = here / f"{name}.wav"
    with wave.open(str(raw), "wb") as out:
        out.setnchannels(len(channels))
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(np.round(32767 * np.stack(channels, axis=1)).astype("<i2").tobytes())
    target = str(here / f"{name}.ogg")
    subprocess.run(["oggenc", "--quiet", "--quality", str(quality), "--serial", "1", "-t", name, "-o", target, str(raw)], check=True)
    raw.unlink()


for name in sys.argv[1:] or [*SOUNDS, *ROOMS]:
    if name in ROOMS:
        strength, voice = ROOMS[name]
        samples = voice()
        write(name, strength * samples / np.sqrt(np.mean(samples**2)), 2)
    else:
        peak, voice = SOUNDS[name]
        samples = voice()
        write(name, [peak * samples / np.max(np.abs(samples))], 3)
