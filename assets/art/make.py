#!/usr/bin/env python3
"""Makes the pictures of the cards out of the icons of game-icons.net.

    npm pack @iconify-json/game-icons@1.2.4 && tar xzf iconify-json-game-icons-1.2.4.tgz
    pip install resvg_py pillow numpy
    python3 make.py package

For each game a grey image comes out, a cell a card, white where the icon is (`access_denied.png`), and beside it the list of
the ids in the order of the cells (`access_denied.ron`). The window lays light and colour over it. An icon is named with its
author, as the site files it; who drew what is written into the credits.

A card is an icon, or several: (icon, x, y, size) stands with its middle there, measured in parts of the cell, apart from
what was drawn before by a gap; with CUT as a fifth it is cut out of that.
"""

import io
import json
import re
import sys
from pathlib import Path

import numpy as np
import resvg_py
from PIL import Image

CELL, COLUMNS, GAP = 192, 8, 7
CUT = "cut"
# The longest side of an icon, and the side of the square that its bounds may fill, in parts of the cell.
LONGEST, FULLEST = 0.92, 0.82

ACCESS_DENIED = {
    1: "delapouite/pin",  # BBS
    2: "delapouite/antibody",  # Counter-Virus
    3: "delapouite/trash-can",  # Dumpster Diving
    4: "delapouite/devil-mask",  # S.A.T.A.N. Virus
    5: "delapouite/samurai-helmet",  # Samurai
    6: "delapouite/discussion",  # Usenet
    7: "lorc/meditation",  # Guru
    8: [("delapouite/id-card", 0.44, 0.44, 0.86), ("lorc/cross-mark", 0.76, 0.74, 0.5)],  # Delete Account
    9: "delapouite/desk",  # Dad's Office Computer
    10: "delapouite/receive-money",  # Bank Error in Your Favor
    11: "lorc/boot-kick",  # Revoke Login
    12: "lorc/hypodermic-test",  # Anti-Virus
    13: "lorc/infested-mass",  # Multi-Virus
    14: "delapouite/sniffing-dog",  # Packet Sniffer
    15: "delapouite/firewall",  # Firewall
    16: "lorc/time-bomb",  # Logic Bomb
    17: "delapouite/nose-side",  # OlfactoPEG
    18: [("delapouite/phone", 0.4, 0.4, 0.72), ("delapouite/phone", 0.64, 0.64, 0.72)],  # 2nd Phone Line
    19: "delapouite/entry-door",  # Backdoor
    20: [("lorc/vintage-robot", 0.34, 0.38, 0.66), ("lorc/vintage-robot", 0.66, 0.6, 0.72)],  # CopyBot
    21: "lorc/parrot-head",  # Mocking Bird
    22: "delapouite/chart",  # Market Rumors
    23: "delapouite/human-ear",  # Wiretap
    24: "spencerdub/digital-trace",  # Route Trace
    25: ["andymeneely/police-badge", ("lorc/eagle-emblem", 0.5, 0.47, 0.62, CUT)],  # FBI Raid
    26: "delapouite/compact-disc",  # Major Release
    27: "delapouite/shrug",  # S.O.L.
    28: "caro-asercion/rotary-phone",  # War Dialer
    29: "delapouite/swipe-card",  # Easy Credit
    30: "delapouite/mailbox",  # LISTSERV
    31: "lorc/lightning-frequency",  # Line Spike
    32: "delapouite/all-seeing-eye",  # The NSA is Watching You
    33: "delapouite/traffic-cone",  # Beta Site
    34: "lorc/sticking-plaster",  # Software Patch
    35: "delapouite/trojan-horse",  # Trojan
    36: [("delapouite/bank", 0.4, 0.42, 0.8), ("lorc/run", 0.68, 0.66, 0.6)],  # Bank Run
    37: "lorc/virus",  # Retro-Virus
    38: "delapouite/life-buoy",  # Backup
    39: "lorc/ice-cube",  # ICE
    40: "sbed/unplugged",  # Whoops! Disconnect
    41: [("delapouite/coins", 0.42, 0.42, 0.8), ("sbed/cancel", 0.74, 0.74, 0.46)],  # No eTaxes
    42: "delapouite/cliff-crossing",  # Digital Divide
    43: [("delapouite/mono-wheel-robot", 0.42, 0.46, 0.9), ("sbed/cancel", 0.76, 0.74, 0.44)],  # CancelBot
    44: "lorc/disc",  # Shareware
    45: "delapouite/strongbox",  # FDIC
    46: "delapouite/opened-food-can",  # Spam
    47: ["delapouite/chat-bubble", ("carl-olsen/flame", 0.52, 0.42, 0.52, CUT)],  # Flame War
    48: "lorc/tied-scroll",  # Red Tape
    49: "lorc/long-antennae-bug",  # Bug
    50: "delapouite/wallet",  # Overdraft
    51: "delapouite/speedometer",  # Over-Clock
    52: "delapouite/money-stack",  # Direct Deposit
    53: "lorc/manacles",  # Loan Default
    54: "skoll/big-diamond-ring",  # Mother's Maiden Name
    55: "delapouite/star-struck",  # Fifteen Minutes
    56: [("delapouite/cpu", 0.5, 0.5, 0.92), ("carl-olsen/flame", 0.5, 0.36, 0.66)],  # Burnout
    57: "cathelineau/earth-worm",  # Worm
    58: "delapouite/pirate-flag",  # Warez
    59: [("delapouite/banknote", 0.44, 0.56, 0.84), ("lorc/fountain-pen", 0.66, 0.38, 0.62)],  # Free Checking
    60: [("delapouite/tv", 0.5, 0.64, 0.7), ("delapouite/graduate-cap", 0.52, 0.26, 0.62)],  # Telecourse
    61: "delapouite/bookshelf",  # Public Library
    62: "delapouite/whistle",  # Phreaking
    63: "delapouite/house",  # Popular Homepage
}

DATA_WARRIORS = {
    "dd": "caro-asercion/steamroller",
    "shred": "delapouite/manual-meat-grinder",
    "mkfs": "delapouite/bulldozer",
    "wipefs": "delapouite/broom",
    "fdisk": "lorc/pizza-cutter",
    "xargs": "lorc/missile-swarm",
    "make": "lorc/anvil-impact",
    "ed": "sbed/help",
    "killall": "lorc/triple-skulls",
    "strace": "skoll/footsteps",
    "gdb": "delapouite/bug-net",
    "tee": "delapouite/tee-pipe",
    "timeout": "skoll/stopwatch",
    "yes": "delapouite/thumb-up",
    "grep": "lorc/magnifying-glass",
    "stress": "caro-asercion/pressure-cooker",
    "ulimit": "delapouite/barrier",
    "memtest": "lorc/microchip",
    "swapoff": "priorblue/battery-0",
    "ps": "delapouite/organigram",
    "renice": "caro-asercion/sloth",
    "cryptominer": "lorc/mining",
    "trojan": "delapouite/trojan-horse",
    "worm": "cathelineau/earth-worm",
    "keylogger": "delapouite/keyboard",
    "nc": "lorc/cat",
    "ransomware": "lorc/locked-chest",
    "zombie": "delapouite/shambling-zombie",
    "fsck": "delapouite/stethoscope",
    "rsync": "lorc/cycle",
    "tar": "skoll/oil-drum",
    "cp": "delapouite/stamper",
    "diff": "delapouite/unbalanced",
    "git": "lorc/divergence",
    "tcpdump": "delapouite/shark-fin",
    "bash": "lorc/spiral-shell",
    "emacs": "lorc/octopus",
    "vim": "lorc/maze",
    "busybox": "delapouite/swiss-army-knife",
    "dpkg": "delapouite/cardboard-box",
    "cron": "delapouite/cuckoo-clock",
    "smartd": "delapouite/heart-beats",
    "oom-killer": "lorc/grim-reaper",
    "auditd": "delapouite/binoculars",
    "telnetd": "delapouite/megaphone",
    "journald": "lorc/quill-ink",
    "lsyncd": "lorc/mirror-mirror",
    "honeypot": "lorc/honeypot",
    "systemd": "delapouite/kraken-tentacle",
    "inetd": "lorc/ringing-bell",
    "fail2ban": "delapouite/thor-hammer",
    "kswapd": "lorc/juggler",
    "nice": "lorc/top-hat",
    "setuid": "lorc/domino-mask",
    "fstab": "skoll/mounted-knight",
    "mdadm.conf": "delapouite/viking-shield",
    "crontab": "delapouite/calendar",
    "ld.so.preload": "delapouite/reload-gun-barrel",
    "sysctl.conf": "delapouite/settings-knobs",
    "nohup.out": "lorc/ghost",
    "shadow": "lorc/shadow-follower",
    "hosts.deny": "delapouite/closed-doors",
    "rootkit": "delapouite/plant-roots",
    "chmod 000": "lorc/triple-lock",
    "quota": "lorc/pie-slice",
    "SIGPIPE": "delapouite/pipes",
    "authorized_keys": "delapouite/keyring",
    "rm -rf": "delapouite/chainsaw",
    "mv / /dev/null": "lorc/vortex",
    "core dump": "delapouite/apple-core",
    "wall": "delapouite/brick-wall",
    "kill -9": "lorc/guillotine",
    "rmmod": "lorc/jigsaw-piece",
    "systemctl stop": "delapouite/stop-sign",
    "ctrl-c": "skoll/halt",
    "reboot": "lorc/leather-boot",
    "init 0": "lord-berandas/power-button",
    "chown": "darkzaitzev/robber-hand",
    "scp": "delapouite/paper-plane",
    "sudo !!": "delapouite/sandwich",
    "ctrl-r": "delapouite/backward-time",
    "fg": "delapouite/light-projector",
    "fork bomb": ["lorc/unlit-bomb", ("delapouite/pitchfork", 0.56, 0.6, 0.56, CUT)],
    "swapon": "priorblue/battery-plus",
    "make install": "delapouite/toolbox",
    "snapshot": "delapouite/photo-camera",
    "sync": "delapouite/time-synchronization",
    "lost+found": "lorc/umbrella",
    "extundelete": "skoll/raise-skeleton",
}

# Programs by their id, .EXE by their name.
AETHERIUM = {
    "surveyor-prime": "delapouite/sextant",
    "comptroller": "delapouite/abacus",
    "bailiff": "lorc/handcuffs",
    "stonemason": "lorc/stone-crafting",
    "notary": "lorc/wax-seal",
    "bulwark": "heavenly-dog/defensive-wall",
    "clerks": "delapouite/files",
    "pale": "delapouite/stakes-fence",
    "tollkeeper": "delapouite/turnstile",
    "chainmen": "lorc/crossed-chains",
    "meridian": "lorc/sundial",
    "vesper": "lorc/mirror-mirror",
    "lancet": "lorc/scalpel",
    "kestrel": "lorc/hawk-emblem",
    "picklock": "delapouite/lockpicks",
    "roc": "lorc/steelwing-emblem",
    "splinters": "lorc/striking-splinter",
    "chevron": "skoll/rank-3",
    "wisp": "lorc/fluffy-flame",
    "couriers": "lorc/wingfoot",
    "matriarch": [("lorc/mushroom-gills", 0.5, 0.62, 0.72), ("lorc/queen-crown", 0.5, 0.18, 0.34)],
    "luminary": "lorc/jellyfish",
    "lamplighter": "lorc/lantern-flame",
    "leech": "lorc/leeching-worm",
    "petri": "lord-berandas/microscope",
    "puffball": "lorc/super-mushroom",
    "sporelings": "delapouite/mushrooms-cluster",
    "filament": "lorc/curling-vines",
    "glowworms": "lorc/maggot",
    "mould": "lorc/fleshy-mass",
    "Redraw": "lorc/treasure-map",
    "Levy": "delapouite/pay-money",
    "Audit": "delapouite/calculator",
    "Dividend": "lorc/profit",
    "Serve Notice": "lorc/tied-scroll",
    "Course of Stone": "delapouite/brick-wall",
    "Strike the Wall": "delapouite/broken-wall",
    "Countersign": "lorc/fountain-pen",
    "Annulment": "lorc/broken-tablet",
    "Bring the Wall": "delapouite/stone-wall",
    "Register": "delapouite/archive-register",
    "Fence": "lorc/wooden-fence",
    "Detour": "delapouite/detour",
    "Stake": "delapouite/stake-hammer",
    "Slipstream": "lorc/sprint",
    "Updraught": "lorc/whirlwind",
    "Exchange": "lorc/body-swapping",
    "Edge": "lorc/razor-blade",
    "Whet": "delapouite/stone-wheel",
    "Stoop": "lorc/crow-dive",
    "Jimmy": "delapouite/crowbar",
    "Cut the Line": "delapouite/bolt-cutter",
    "Bear Up": "lorc/bird-claw",
    "Close Ranks": "lorc/shieldcomb",
    "Lead Astray": "delapouite/misdirection",
    "Return to Sender": "lorc/return-arrow",
    "Regrow": "delapouite/stump-regrowth",
    "Wither": "lorc/falling-leaf",
    "Hush": "delapouite/mute",
    "Clear Light": "lorc/sunbeams",
    "Flare": "lorc/bright-explosion",
    "Tether": "delapouite/lasso",
    "Incubate": "lorc/egg-clutch",
    "Contagion": "lorc/biohazard",
    "Exhale": "sbed/poison-cloud",
    "Draw Up": "lorc/sprout",
    "Dim": "lorc/eclipse",
    "Creep": "lorc/spill",
}

GAMES = {"access_denied": ACCESS_DENIED, "data_warriors": DATA_WARRIORS, "aetherium": AETHERIUM}

# As the site wants its contributors to be named.
AUTHORS = {
    "lorc": "Lorc", "delapouite": "Delapouite", "skoll": "Skoll", "sbed": "Sbed", "john-colburn": "John Colburn",
    "andymeneely": "Andy Meneely", "faithtoken": "Faithtoken", "darkzaitzev": "DarkZaitzev", "caro-asercion": "Caro Asercion",
    "carl-olsen": "Carl Olsen", "cathelineau": "Cathelineau", "felbrigg": "Felbrigg", "guard13007": "Guard13007",
    "kier-heyl": "Kier Heyl", "lord-berandas": "Lord Berandas", "lucasms": "Lucas", "pierre-leducq": "Pierre Leducq",
    "priorblue": "PriorBlue", "quoting": "Quoting", "seregacthtuf": "SeregaCthtuf", "spencerdub": "SpencerDub",
    "willdabeast": "Willdabeast", "zajkonur": "Zajkonur", "aussiesim": "Aussiesim", "irongamer": "Irongamer", "heavenly-dog": "HeavenlyDog",
}


def layers(card):
    """The icons of a card with their places, in the order in which they are drawn."""
    for layer in card if isinstance(card, list) else [card]:
        yield (layer, 0.5, 0.5, 1.0) if isinstance(layer, str) else layer


def render(icons, name):
    """An icon in white, cut to its bounds and twice as large as a cell."""
    body = icons[name.split("/")[1]]["body"].replace("currentColor", "#fff")
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{body}</svg>'
    png = resvg_py.svg_to_bytes(svg_string=svg, width=2 * CELL, height=2 * CELL)
    mask = Image.open(io.BytesIO(bytes(png))).getchannel("A")
    return mask.crop(mask.getbbox())


def fitted(mask, size):
    """The icon so large that all look equally heavy, times `size`."""
    wide, high = mask.size
    scale = CELL * size * min(LONGEST / max(wide, high), FULLEST / (wide * high) ** 0.5)
    return mask.resize((max(1, round(wide * scale)), max(1, round(high * scale))), Image.LANCZOS)


def grown(cover, by):
    """The cover with a margin, round at its corners."""
    out = cover.copy()
    for dy in range(-by, by + 1):
        for dx in range(-by, by + 1):
            if dx * dx + dy * dy <= by * by:
                out = np.maximum(out, np.roll(cover, (dy, dx), (0, 1)))
    return out


def draw(icons, card):
    cell = np.zeros((CELL, CELL))
    for name, x, y, size, *cut in layers(card):
        mask = fitted(render(icons, name), size)
        layer = Image.new("L", (CELL, CELL))
        layer.paste(mask, (round(x * CELL - mask.width / 2), round(y * CELL - mask.height / 2)))
        cover = np.asarray(layer) / 255.0
        if cut:
            cell = cell * (1 - cover)
        else:
            cell = np.maximum(cell * (1 - grown(cover, GAP)), cover) if cell.any() else cover
    return Image.fromarray((cell * 255).round().astype(np.uint8))


def credits():
    """Who drew which icons, a line an author."""
    by = {}
    for card in (card for game in GAMES.values() for card in game.values()):
        for name, *_ in layers(card):
            author, icon = name.split("/")
            by.setdefault(author, set()).add(icon)
    for author in sorted(by, key=lambda author: (-len(by[author]), author)):
        yield f"- **{AUTHORS[author]}**: {', '.join(sorted(by[author]))}."


def main(package):
    here = Path(__file__).parent
    icons = json.loads((package / "icons.json").read_text())["icons"]
    for game, cards in GAMES.items():
        used = [json.dumps(card) for card in cards.values()]
        assert len(set(used)) == len(used), f"{game}: two cards have one picture"
        sheet = Image.new("L", (COLUMNS * CELL, -(-len(cards) // COLUMNS) * CELL))
        for at, card in enumerate(cards.values()):
            sheet.paste(draw(icons, card), (at % COLUMNS * CELL, at // COLUMNS * CELL))
        sheet.save(here / f"{game}.png", optimize=True)
        ids = "".join(f'        "{card}",\n' for card in cards)
        head = f"// Made by make.py: the cells of {game}.png, row by row, by the ids of their cards.\n"
        (here / f"{game}.ron").write_text(f"{head}(\n    cell: {CELL},\n    columns: {COLUMNS},\n    ids: [\n{ids}    ],\n)\n")
    file = here.parent / "CREDITS.md"
    lines = "\n".join(credits())
    text, count = re.subn(r"(?s)(\nIcons by:\n\n).*?(\n\n## )", rf"\1{lines}\2", file.read_text())
    assert count == 1, "CREDITS.md has no place for the icons"
    file.write_text(text)


main(Path(sys.argv[1]))
