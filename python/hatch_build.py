"""Builds Cyberdeck without its window and puts the program into the wheel, whose tag says for which system it is.

``CYBERDECK_PROGRAM`` names a program that is built already, for instance one for another system; ``CYBERDECK_WHEEL_TAG`` is
the platform of the wheel then, such as ``win_amd64``.
"""

import os
import re
import subprocess
import sys
import sysconfig
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ProgramHook(BuildHookInterface):
    def initialize(self, version: str, build_data: dict) -> None:
        if version == "editable":
            return  # the program is that of CYBERDECK_PROGRAM or of the path
        repository = Path(self.root).parent
        named = os.environ.get("CYBERDECK_PROGRAM")
        program = Path(named) if named else build(repository)
        name = "cyberdeck.exe" if program.suffix == ".exe" else "cyberdeck"
        build_data["force_include"][str(program)] = f"cyberdeck_env/bin/{name}"
        credits = repository / "assets" / "CREDITS.md"
        if credits.is_file():
            build_data["force_include"][str(credits)] = "cyberdeck_env/CREDITS.md"
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{os.environ.get('CYBERDECK_WHEEL_TAG') or platform(program)}"


def build(repository: Path) -> Path:
    """The program as cargo builds it."""
    target = Path(os.environ.get("CARGO_TARGET_DIR", repository / "target"))
    command = ["cargo", "build", "--release", "--locked", "--no-default-features", "--bin", "cyberdeck"]
    try:
        subprocess.run(command, cwd=repository, check=True)
    except FileNotFoundError:
        sys.exit("To build the program, cargo is needed: get it from https://rustup.rs, or name a program in CYBERDECK_PROGRAM.")
    return target / "release" / ("cyberdeck.exe" if sys.platform == "win32" else "cyberdeck")


def platform(program: Path) -> str:
    """The system that the program runs on. On Linux it is the oldest glibc that has everything the program asks of it."""
    here = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    if sys.platform.startswith("linux"):
        asked = re.findall(rb"GLIBC_2\.(\d+)", program.read_bytes())
        if asked:
            return here.replace("linux", f"manylinux_2_{max(map(int, asked))}")
    if sys.platform == "darwin":
        machine = "arm64" if here.endswith("arm64") else "x86_64"
        return f"macosx_11_0_{machine}"  # what Rust builds for
    return here
