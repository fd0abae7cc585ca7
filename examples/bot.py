#!/usr/bin/env python3
"""A bot for `cyberdeck engine`: python3 examples/bot.py [CYBERDECK] [SEED]. It plays seat 0 against a built-in bot."""

import json
import random
import subprocess
import sys

program = sys.argv[1] if len(sys.argv) > 1 else "cyberdeck"
seed = int(sys.argv[2]) if len(sys.argv) > 2 else 7
engine = subprocess.Popen([program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")


def ask(do, **fields):
    """Sends a request and gives its answer."""
    engine.stdin.write(json.dumps({"do": do, **fields}) + "\n")
    engine.stdin.flush()
    answer = json.loads(engine.stdout.readline())
    if "error" in answer:
        sys.exit(f"{do}: {answer['error']['text']}")
    return answer


def choose(actions):
    """The longest line of hexes, otherwise anything: put your own ideas here."""
    return max(actions, key=lambda known: (known["text"].startswith("Shade") * len(str(known["action"])), random.random()))


random.seed(seed)
match = ask("new", game="terminal-dispute", setup={"seats": 2}, seed=seed)["match"]
while actors := ask("actors", match=match)["actors"]:
    seat = actors[0]
    if seat == 0:
        chosen = choose(ask("actions", match=match, seat=seat)["actions"])
    else:
        chosen = ask("bot", match=match, seat=seat, level="easy", iterations=20)
    for happened in ask("apply", match=match, seat=seat, action=chosen["action"])["events"]:
        print(happened["text"])
print("The scores are", ask("outcome", match=match)["outcome"]["scores"])
