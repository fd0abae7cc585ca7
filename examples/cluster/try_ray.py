#!/usr/bin/env python3
"""Tries ray_shards.py on a cluster of several nodes in this computer, and kills one of them in the middle.

    pip install "ray[default]"
    python examples/cluster/try_ray.py target/release/cyberdeck

The merged report has to be the one of a single run.
"""

import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import ray
from ray.cluster_utils import Cluster

from ray_shards import spread

TIMES = ("seconds", "elapsed_seconds", "matches_per_second", "actions_per_second", "threads")
COMMAND = ["simulate", "data-warriors", "--seat", "bot:normal", "--seat", "bot:easy", "--matches", "20000", "--seed", "1"]
SHARDS, NODES = 24, 3


def report(*command: str) -> dict:
    """A report without what depends on the clock."""
    told = json.loads(subprocess.run([*command, "--format", "json"], check=True, capture_output=True).stdout)
    return {name: value for name, value in told.items() if name not in TIMES}


def main() -> None:
    program = Path(sys.argv[1]).resolve()
    began = time.monotonic()
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0})
    nodes = [cluster.add_node(num_cpus=1) for _ in range(NODES)]
    ray.init(address=cluster.address, log_to_driver=False)
    print(f"{NODES} nodes of one core and a head, after {time.monotonic() - began:.1f} s")

    def told(text: str) -> None:
        print(text, flush=True)
        if nodes and text.split("(")[1].startswith(f"{SHARDS // 4} of"):
            cluster.remove_node(nodes.pop(), allow_graceful=False)
            print("-- a node was killed", flush=True)

    with tempfile.TemporaryDirectory() as folder:
        # The nodes are in this computer, so they can all write down which shards they begin.
        begun, noted = Path(folder) / "begun", Path(folder) / "noted"
        noted.write_text(f'#!/bin/sh\necho "$@" >> "{begun}"\nexec "{program}" "$@"\n', encoding="utf-8")
        began = time.monotonic()
        files = spread(noted, COMMAND, SHARDS, Path(folder) / "parts", told)
        print(f"{len(begun.read_text(encoding='utf-8').splitlines())} times a shard was begun")
        print(f"{len(files)} shards in {time.monotonic() - began:.1f} s; {len(ray.nodes())} nodes known, {sum(node['Alive'] for node in ray.nodes())} alive")
        merged = report(program, "merge", *files)
    ray.shutdown()
    cluster.shutdown()
    began = time.monotonic()
    alone = report(program, *COMMAND)
    print(f"one run on one thread: {time.monotonic() - began:.1f} s")
    assert merged == alone, (merged, alone)
    print("The merged report is that of one run.")


if __name__ == "__main__":
    main()
