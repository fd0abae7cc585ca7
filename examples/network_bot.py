#!/usr/bin/env python3
"""A bot that plays over the network: python3 examples/network_bot.py ADDRESS:PORT CODE [NAME]. It needs `websockets`.

The protocol is described in docs/network.md. Start a host with `cyberdeck serve --table terminal-dispute --seat human
--seat bot:normal`; it prints address and join code. Leave the bot and start it again: its seat is waiting for it.
"""

import hashlib
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


class Witness:
    """Takes part in the seed of a sealed table, and keeps a record: `cyberdeck verify FILE --record RECORD` needs it."""

    def __init__(self):
        self.record, self.secrets, self.setup = None, {}, None

    def hear(self, message, seat, send):
        """Takes in what the host shows, and answers it."""
        self.setup = self.setup or message["table"]["setup"]
        deal = message["state"].get("deal")
        if not deal:
            return
        if not self.record:
            self.record = {"code": code, "seat": seat, "setup": self.setup, "round": 0, "host": deal["host"]}
            self.record.update(commitments=[], bytes=None, views=[])
        record, known = self.record, self.secrets.get(deal["round"])
        if deal["phase"] == "dealt":
            # Views are hashed as canonical JSON (RFC 8785).
            view = json.dumps(message["state"]["view"], sort_keys=True, separators=(",", ":"), ensure_ascii=False)
            digest = hashlib.sha256(view.encode()).hexdigest()
            if not record["views"] or record["views"][-1][1] != digest:
                record["views"].append([message["seq"], digest])
            if record["round"] != deal["round"]:
                record.update(round=deal["round"], commitments=deal["commitments"], bytes=None)
        elif not known or deal["commitments"][seat] is None:
            known = self.secrets.setdefault(deal["round"], secrets.token_bytes(32))
            send("commit", id=f"commit {deal['round']}", round=deal["round"], commitment=commitment(known))
        elif deal["phase"] == "open" and not deal["opened"][seat] and deal["host"] == record["host"]:
            # Nothing is opened before all have committed, nor to a host that has changed its own part.
            if deal["commitments"][seat] == commitment(known):
                record.update(round=deal["round"], commitments=deal["commitments"], bytes=known.hex())
                send("open", id=f"open {deal['round']}", round=deal["round"], bytes=known.hex())


def commitment(known):
    return hashlib.sha256(b"cyberdeck commitment 1" + known).hexdigest()


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
            witness.hear(message, seat, send)
        elif kind in ("ok", "refused", "stale"):
            waits = False
        elif kind == "reply":
            pathlib.Path(f"{code}.match.ron").write_text(message["journal"])
            pathlib.Path(f"{code}.record.json").write_text(json.dumps(witness.record))
            print(f"cyberdeck verify {code}.match.ron --record {code}.record.json")
            return state["result"]
        elif kind in ("bye", "error"):
            sys.exit(message["text"])
        if not state:
            continue
        if state["result"] or state["ended"]:
            if state.get("deal", {}).get("phase") != "dealt":
                return state["result"]
            if not waits:
                send("journal", id="journal")
            waits = True
            continue
        if state["started"] and not state["paused"] and not waits and state["seats"][seat]["acts"] and state["actions"]:
            # A new name for each decision: whatever is sent twice is done once.
            send("do", id=secrets.token_hex(8), on=seq, action=choose(state)["action"])
            waits = True
    raise ConnectionError


witness = Witness()
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
