#!/usr/bin/env python3
"""Measures the light of pictures: python3 docs/pictures/measure.py PICTURE...

Prints for each how many of its pixels are near black (largest channel under 35 of 255), the mean of the largest
channel and of the brightness, and how bright its brightest hundredth is in linear light. Needs ImageMagick.
"""

import subprocess
import sys
from array import array


def pixels(path):
    """All bytes of a picture, red, green and blue."""
    return subprocess.run(["convert", path, "-depth", "8", "rgb:-"], check=True, capture_output=True).stdout


def linear(value):
    part = value / 255
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


LINEAR = [linear(value) for value in range(256)]


def measure(path):
    bytes_ = pixels(path)
    red, green, blue = (array("B", bytes_[part::3]) for part in range(3))
    largest = [max(three) for three in zip(red, green, blue)]
    luma = sorted(0.2126 * LINEAR[r] + 0.7152 * LINEAR[g] + 0.0722 * LINEAR[b] for r, g, b in zip(red, green, blue))
    count = len(largest)
    black = sum(value < 35 for value in largest) / count
    mean = sum(0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in zip(red, green, blue)) / count
    bright = luma[-count // 100]
    return black, mean, sum(largest) / count, bright


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    for path in sys.argv[1:]:
        black, mean, largest, bright = measure(path)
        print(f"near black {black:5.1%}  mean {mean:5.1f}  mean of the largest channel {largest:5.1f}  brightest 1 % {bright:.2f}  {path}")
