#!/usr/bin/env python3
"""How many legal actions there are, over many matches: what the room for actions in the encoders is chosen by.

    python tools/measure.py --matches 200 [--game data-warriors]

Half of the decisions are made at random and half by easy bots, with all numbers of seats and some options. It also checks that
the legal actions of each decision have numbers of their own.
"""

import argparse
import random

from cyberdeck_env.engine import Engine
from cyberdeck_env.aec import ENCODERS
from cyberdeck_env.features import Table

OPTIONS = {
    "terminal-dispute": [{}],
    "access-denied": [{}, {"cancelbot": "access"}],
    "data-warriors": [{}, {"resigning": "on"}],
    "aetherium": [{"operation": operation} for operation in ("first-link", "system-purge", "digital-download", "bandwidth", "avatar-hunt")]
    + [{"operation": "service-denial"}, {"operation": "system-purge", "placement": "players"}],
}
SEATS = {"terminal-dispute": range(1, 7), "access-denied": range(2, 7), "data-warriors": range(2, 5), "aetherium": [2]}
DRIVES = ("scorched-disk", "out-of-memory", "call-stack", "guest-account", "cold-storage", "etc-and-init")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--game", choices=list(ENCODERS))
    parser.add_argument("--bots", type=float, default=0.5, help="the share of decisions that easy bots make")
    arguments = parser.parse_args()
    engine = Engine()
    for game in [arguments.game] if arguments.game else ENCODERS:
        encoder, most, total, decisions, lengths = ENCODERS[game], {}, 0, 0, []
        for number in range(arguments.matches):
            pick = random.Random(number)
            options = dict(OPTIONS[game][number % len(OPTIONS[game])])
            seats = SEATS[game][number % len(SEATS[game])]
            if game == "data-warriors":
                options |= {f"drive{seat + 1}": pick.choice(DRIVES) for seat in range(seats)}
            match = engine.ask("new", game=game, setup={"seats": seats, "options": options}, seed=number)["match"]
            pieces, steps = engine.ask("catalog", match=match)["pieces"], 0
            while actors := engine.ask("actors", match=match)["actors"]:
                where = {"match": match, "seat": actors[0]}
                legal = engine.ask("actions", **where)["actions"]
                table = Table(actors[0], seats, pieces)
                rows = {encoder.row(known["action"], table) for known in legal}
                assert len(rows) == len(legal), (game, number, legal)
                kind = options.get("placement", "usual")
                if len(legal) > most.get(kind, (0,))[0]:
                    most[kind] = (len(legal), seats, number)
                total, decisions, steps = total + len(legal), decisions + 1, steps + 1
                if pick.random() < arguments.bots:
                    chosen = engine.ask("bot", **where, level="easy", iterations=1)["action"]
                else:
                    chosen = pick.choice(legal)["action"]
                engine.ask("apply", **where, action=chosen)
            engine.ask("close", match=match)
            lengths.append(steps)
        print(
            f"{game}: {arguments.matches} matches, {decisions} decisions, {total / decisions:.1f} legal actions on average, "
            f"at most {most} (actions, seats, seed); {sum(lengths) / len(lengths):.0f} decisions a match, at most {max(lengths)}",
            flush=True,
        )
    engine.close()


if __name__ == "__main__":
    main()
