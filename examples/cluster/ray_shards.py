#!/usr/bin/env python3
"""Spreads the shards of a simulation over a Ray cluster, and goes on when workers or computers are lost.

    pip install ray
    python examples/cluster/ray_shards.py --program target/release/cyberdeck --shards 64 --out parts -- \\
        simulate aetherium --seat bot:hard --seat bot:easy --matches 10000 --seed 1
    target/release/cyberdeck merge parts/*.json

What follows ``--`` is a command of a program that takes ``--shard I/N --out FILE``: ``simulate``, or one of the balance tools
(``--program target/release/examples/round_robin … -- drives --level normal --matches 400``). The program is sent to the
computers of the cluster and has to run there; nothing else has to be installed, and no folder shared. Without ``--address``
Ray uses this computer alone; ``--address auto`` is the cluster that it belongs to.

A shard whose computer or worker is lost is played again elsewhere. A shard that the program itself refuses ends the run with
what the program said. Shards that are in the folder already are not played again, so the same command goes on after a break.
"""

import argparse
import hashlib
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import ray


@ray.remote(num_cpus=1, max_retries=20)
def play(program: bytes, name: str, arguments: list[str], shard: str) -> bytes:
    """Plays a shard on whichever computer this runs on, and gives its file."""
    home = Path(tempfile.gettempdir()) / f"cyberdeck-{name}"
    home.mkdir(exist_ok=True)
    here = home / "program"
    if not here.exists():
        # Other workers of this computer do the same: each writes a file of its own, and the last one stays.
        descriptor, partial = tempfile.mkstemp(dir=home)
        with os.fdopen(descriptor, "wb") as file:
            file.write(program)
        os.chmod(partial, 0o755)
        os.replace(partial, here)
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "part.json"
        run = subprocess.run([here, *arguments, "--shard", shard, "--out", out], capture_output=True, text=True)
        if run.returncode:
            raise RuntimeError(f"shard {shard}: {run.stderr.strip()}")
        return out.read_bytes()


def spread(program: Path, arguments: list[str], shards: int, folder: Path, told=print) -> list[Path]:
    """Plays all shards that are not in the folder yet; gives the files of all of them."""
    folder.mkdir(parents=True, exist_ok=True)
    files = {f"{number}/{shards}": folder / f"part-{number:05}-of-{shards:05}.json" for number in range(1, shards + 1)}
    left = [shard for shard, file in files.items() if not file.exists()]
    binary = program.read_bytes()
    name, sent = hashlib.sha256(binary).hexdigest()[:16], ray.put(binary)
    began, played = time.monotonic(), 0
    waiting = {play.remote(sent, name, arguments, shard): shard for shard in left}
    while waiting:
        (done,), _ = ray.wait(list(waiting), num_returns=1)
        shard = waiting.pop(done)
        text = ray.get(done)
        partial = files[shard].with_suffix(".partial")
        partial.write_bytes(text)
        partial.replace(files[shard])
        played += 1
        told(f"shard {shard} is here ({played} of {len(left)}, {time.monotonic() - began:.1f} s)")
    return list(files.values())


def main() -> None:
    split = sys.argv.index("--") if "--" in sys.argv else len(sys.argv)
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", type=Path, required=True, help="Cyberdeck, or a balance tool")
    parser.add_argument("--shards", type=int, required=True, help="how many; a few for each core")
    parser.add_argument("--out", type=Path, required=True, help="the folder for the files")
    parser.add_argument("--address", help="the cluster: auto, or ray://HOST:10001")
    known = parser.parse_args(sys.argv[1:split])
    ray.init(address=known.address, log_to_driver=False)
    try:
        spread(known.program, sys.argv[split + 1 :], known.shards, known.out)
    except ray.exceptions.RayTaskError as error:
        sys.exit(str(error.cause))


if __name__ == "__main__":
    main()
