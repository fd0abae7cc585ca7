"""The engine protocol of Cyberdeck (docs/protocol.md) as a Python class. It needs nothing but the standard library."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any, Iterable

__all__ = ["Engine", "EngineError", "program"]


class EngineError(Exception):
    """An error that the engine answers with. ``kind`` is one of the protocol's; ``rule`` the rule that forbids an action."""

    def __init__(self, error: dict[str, Any]):
        super().__init__(error.get("text", error))
        self.kind: str = error.get("kind", "")
        self.rule: str | None = error.get("rule")
        self.fields = error


def program() -> str:
    """The program to start: that of the variable ``CYBERDECK_PROGRAM``, the one in this package, or the one on the path."""
    named = os.environ.get("CYBERDECK_PROGRAM")
    if named:
        return named
    here = Path(__file__).parent / "bin"
    for name in ("cyberdeck", "cyberdeck.exe"):
        if (here / name).is_file():
            return str(here / name)
    found = shutil.which("cyberdeck")
    if found:
        return found
    raise FileNotFoundError(
        "There is no Cyberdeck program in this package, and none on the path. "
        "Install a wheel, or name the program in the environment variable CYBERDECK_PROGRAM."
    )


class Engine:
    """A running ``cyberdeck engine``.

    >>> with Engine() as engine:
    ...     match = engine.ask("new", game="terminal-dispute", seed=7)["match"]
    ...     print(engine.ask("actors", match=match)["actors"])
    [0]
    """

    def __init__(self, path: str | None = None, arguments: Iterable[str] = ()):
        """Starts the program; ``arguments`` are global ones such as ``["--content", "folder"]``."""
        command = [path or program(), "--language", "en", *arguments, "engine"]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Sends a request and gives its answer. Raises :class:`EngineError` where the answer is an error."""
        return self.ask_all([{"do": do, **fields}])[0]

    def ask_all(self, requests: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Sends a few requests at once and gives their answers, which is faster than one after the other."""
        process = self._process
        lines = "".join(json.dumps(request) + "\n" for request in requests)
        try:
            process.stdin.write(lines.encode())
            process.stdin.flush()
            answers = [json.loads(process.stdout.readline()) for _ in requests]
        except (BrokenPipeError, json.JSONDecodeError, ValueError) as error:
            told = "" if process.stderr.closed else process.stderr.read().decode(errors="replace").strip()
            raise ConnectionError(f"The engine has ended. {told}") from error
        for answer in answers:
            if "error" in answer:
                raise EngineError(answer["error"])
        return answers

    def close(self) -> None:
        """Ends the program."""
        process = self._process
        for pipe in (process.stdin, process.stdout, process.stderr):
            try:
                pipe.close()
            except OSError:
                pass
        try:
            process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def __enter__(self) -> Engine:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
