"""``python -m cyberdeck_env [GAME]…`` says what the arrays of the environments mean, in Markdown."""

import sys

from .aec import ENCODERS
from .features import Encoder


def describe(encoder: Encoder) -> str:
    """What the arrays of a game mean."""
    lines = [
        f"## {encoder.game}",
        "",
        f"`observation` has {encoder.size} numbers:",
        "",
        "| from | size | name | meaning |",
        "|---:|---:|---|---|",
    ]
    spans, last = encoder.spans(), ""
    for feature in encoder.features:
        who, _, name = feature.name.partition("_")
        # What the seats have alike is told once.
        if who[:-1] in ("seat", "side") and who[-1:].isdigit() and who[-1] != "0":
            if who != last:
                lines.append(f"| {spans[feature.name].start} | | `{who}_…` | as `{who[:-1]}0_…` |")
            last = who
            continue
        last = who
        lines.append(f"| {spans[feature.name].start} | {feature.size} | `{feature.name}` | {feature.meaning} |")
    lines += [
        "",
        f"`actions` has room for {encoder.most} legal actions, with {len(encoder.columns)} numbers each:",
        "",
        "| column | name | meaning |",
        "|---:|---|---|",
        *(f"| {number} | `{name}` | {meaning} |" for number, (name, meaning) in enumerate(encoder.columns)),
        "",
        "Kinds, from 0: " + ", ".join(encoder.kinds) + ".",
        "",
    ]
    return "\n".join(lines)


def main(games: list[str]) -> str:
    head = "# What the arrays mean\n\nThis page is made by `python -m cyberdeck_env`; a test holds it to the code.\n\n"
    return head + "\n".join(describe(ENCODERS[game]) for game in games or ENCODERS)


if __name__ == "__main__":
    print(main(sys.argv[1:]), end="")
