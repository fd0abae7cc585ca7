"""Cyberdeck's four games for researchers: the engine protocol, and a PettingZoo AEC environment for each game.

``Engine`` needs nothing but the standard library; the environments need NumPy, Gymnasium and PettingZoo.
"""

from typing import Any

from .engine import Engine, EngineError, program

__all__ = ["Engine", "EngineError", "env", "program", "raw_env"]
__version__ = "0.1.0"


def env(game: str, **arguments: Any):
    """The environment of a game, with wrappers that tell mistakes; see :func:`cyberdeck_env.aec.env`."""
    from . import aec

    return aec.env(game, **arguments)


def raw_env(game: str, **arguments: Any):
    """The environment of a game; see :class:`cyberdeck_env.aec.raw_env`."""
    from . import aec

    return aec.raw_env(game, **arguments)
