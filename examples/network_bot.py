#!/usr/bin/env python3
"""A bot that plays over the network: python3 examples/network_bot.py ADDRESS:PORT CODE [NAME]. It needs `websockets`.

The protocol is described in docs/network.md. Start a host with `cyberdeck serve --table terminal-dispute --seat human
--seat bot:normal`; it prints address and join code. Leave the bot and start it again: its seat is waiting for it.
"""

import json
import pathlib
import random
import secrets
import sys
import time

from websockets.sync.client import connect

address, code = sys.argv[1], sys.argv[2].upper()
name = sys.argv[3] if len(sys.argv) > 3 else "Python"
# The token is all that acts for the seat, so it is kept.
kept = pathlib.Path.home() / f".cyberdeck-{code}-{name}"
if not kept.exists():
    kept.touch(mode=0o600)
    kept.write_text(secrets.token_hex(16))
token = kept.read_text()


def choose(state):
    """Anything that throws nothing away: put your own ideas here. `state["view"]` is what this seat may know."""
    careful = [known for known in state["actions"] if "waste" not in known]
    return random.choice(careful or state["actions"])


def play(socket):
    """Plays until the match is over; gives the result."""

    def send(kind, **fields):
        socket.send(json.dumps({"type": kind, **fields}))

    send("hello", protocol=1)
    send("join", code=code, token=token, name=name)
    seat, seq, state, waits = None, 0, None, False
    for text in socket:
        message = json.loads(text)
        kind = message["type"]
        if kind == "seated":
            seat = message["seat"]
        elif kind in ("snapshot", "events"):
            seq, state = message["seq"], message["state"]
            for happened in message.get("events", []):
                print(happened["text"])
        elif kind in ("ok", "refused", "stale"):
            waits = False
        elif kind in ("bye", "error"):
            sys.exit(message["text"])
        if not state:
            continue
        if state["result"] or state["ended"]:
            return state["result"]
        if state["started"] and not state["paused"] and not waits and state["seats"][seat]["acts"] and state["actions"]:
            # A new name for each decision: whatever is sent twice is done once.
            send("do", id=secrets.token_hex(8), on=seq, action=choose(state)["action"])
            waits = True
    raise ConnectionError


while True:
    try:
        with connect(f"ws://{address}/ws", max_size=None) as socket:
            result = play(socket)
        break
    except (ConnectionError, OSError):
        # The host is started again, or the line is down: the seat is kept.
        time.sleep(1)
kept.unlink()
print("The result is", result)
