"""A PettingZoo AEC environment for each game."""

from __future__ import annotations

from typing import Any, Mapping

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from . import access_denied, aetherium, data_warriors, terminal_dispute
from .engine import Engine
from .features import Encoder, Table

__all__ = ["ENCODERS", "env", "raw_env"]

ENCODERS: dict[str, Encoder] = {
    module.ENCODER.game: module.ENCODER for module in (terminal_dispute, access_denied, data_warriors, aetherium)
}

#: Seeds of matches are drawn below this number.
SEEDS = 2**63


def env(game: str, **arguments: Any) -> AECEnv:
    """The environment of a game, which tells the usual mistakes: steps before a reset, actions out of bounds, illegal ones."""
    base: AECEnv = raw_env(game, **arguments)
    base = wrappers.TerminateIllegalWrapper(base, illegal_reward=-1)
    base = wrappers.AssertOutOfBoundsWrapper(base)
    return wrappers.OrderEnforcingWrapper(base)


class raw_env(AECEnv, EzPickle):  # noqa: N801 PettingZoo's name for it
    """A match of Cyberdeck, one decision a step. See the README for observations, actions and rewards.

    ``seats`` and ``options`` are the setup of the match, ``rewards`` is ``"win"`` or ``"score"``, ``max_actions`` the room for
    legal actions, ``max_steps`` after how many steps a match is truncated, ``path`` the program.
    """

    metadata = {"name": "cyberdeck_v0", "render_modes": ["ansi"], "is_parallelizable": False, "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        rewards: str = "win",
        max_actions: int | None = None,
        max_steps: int | None = None,
        render_mode: str | None = None,
        path: str | None = None,
    ):
        EzPickle.__init__(self, game, seats, options, rewards, max_actions, max_steps, render_mode, path)
        AECEnv.__init__(self)
        if game not in ENCODERS:
            raise ValueError(f"There is no game “{game}”. Known: {', '.join(ENCODERS)}.")
        if rewards not in ("win", "score"):
            raise ValueError("rewards is “win” or “score”.")
        self.encoder = ENCODERS[game]
        self.metadata = {**self.metadata, "name": f"cyberdeck_{game.replace('-', '_')}_v0"}
        self.max_actions = max_actions or self.encoder.most
        self.max_steps = max_steps
        self.render_mode = render_mode
        self._reward = rewards
        self._setup = {"seats": seats, "options": dict(options or {})}
        self.possible_agents = [f"seat_{number}" for number in range(seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        columns = len(self.encoder.columns)
        space = Dict(
            {
                "observation": Box(-np.inf, np.inf, (self.encoder.size,), np.float32),
                "actions": Box(-1, np.iinfo(np.int32).max, (self.max_actions, columns), np.int32),
                "action_mask": Box(0, 1, (self.max_actions,), np.int8),
            }
        )
        self.observation_spaces = {agent: space for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.max_actions) for agent in self.possible_agents}
        self._engine = Engine(path)
        self._match: str | None = None
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict | None = None) -> None:
        """A new match. The same seed gives the same one; without a seed the next one of the generator is taken."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        if self._match is not None:
            self._engine.ask("close", match=self._match)
            self._match = None
        number = int(self._random.integers(SEEDS))
        self._match = self._engine.ask("new", game=self.encoder.game, setup=self._setup, seed=number)["match"]
        pieces = self._engine.ask("catalog", match=self._match)["pieces"]
        self._tables = [Table(seat, len(self.possible_agents), pieces) for seat in range(len(self.possible_agents))]
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict] = {agent: {} for agent in self.agents}
        self._steps, self._events = 0, []
        self._look(self._engine.ask("actors", match=self._match)["actors"])

    def step(self, action: int | None) -> None:
        """Takes legal action number ``action`` of the agent that is selected."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if not 0 <= action < len(self._legal):
            raise ValueError(f"{agent} has {len(self._legal)} legal actions; there is no number {action}.")
        chosen = {"do": "apply", "match": self._match, "seat": self._seat_of[agent], "action": self._legal[action]["action"]}
        applied, asked = self._engine.ask_all([chosen, {"do": "actors", "match": self._match}])
        self._events = applied["events"]
        self._steps += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if asked["actors"]:
            if self.max_steps is not None and self._steps >= self.max_steps:
                self.truncations = dict.fromkeys(self.agents, True)
            self._look(asked["actors"])
        else:
            self._end()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """What an agent knows. Only the one that is selected has legal actions."""
        seat = self._seat_of[agent]
        if seat not in self._seen:
            view = self._engine.ask("view", match=self._match, seat=seat)["view"]
            self._seen[seat] = self._arrays(seat, view, [])
        return self._seen[seat]

    def render(self) -> str | None:
        """What everyone saw happen in the last step, as text."""
        if self.render_mode != "ansi":
            return None
        return "\n".join(event["text"] for event in self._events if event["seen_by"] == "all")

    def state(self) -> dict:
        """The whole state, secrets too; for studies, not for agents."""
        return self._engine.ask("state", match=self._match)["state"]

    def close(self) -> None:
        self._engine.close()

    def _look(self, actors: list[int]) -> None:
        """The first seat that the match waits for is selected, with its legal actions and its view."""
        seat = actors[0]
        self.agent_selection = self.possible_agents[seat]
        where = {"match": self._match, "seat": seat}
        answers = self._engine.ask_all([{"do": "actions", **where}, {"do": "view", **where}])
        legal, view = answers[0]["actions"], answers[1]["view"]
        table = self._tables[seat]
        rows = sorted((self.encoder.row(known["action"], table), at) for at, known in enumerate(legal))
        if len(rows) > self.max_actions:
            raise RuntimeError(
                f"{self.encoder.game}: here are {len(rows)} legal actions, and there is room for {self.max_actions}. "
                "Make the environment with a larger max_actions."
            )
        self._legal = [legal[at] for _, at in rows]
        self._seen = {seat: self._arrays(seat, view, [row for row, _ in rows])}
        for agent in self.agents:
            self.infos[agent] = {}
        mask = self._seen[seat]["action_mask"]
        self.infos[self.agent_selection] = {"view": view, "legal": self._legal, "action_mask": mask}

    def _arrays(self, seat: int, view: dict, rows: list[tuple[int, ...]]) -> dict[str, np.ndarray]:
        actions = np.full((self.max_actions, len(self.encoder.columns)), -1, np.int32)
        mask = np.zeros(self.max_actions, np.int8)
        if rows:
            actions[: len(rows)] = rows
            mask[: len(rows)] = 1
        return {"observation": self.encoder.observation(view, self._tables[seat]), "actions": actions, "action_mask": mask}

    def _end(self) -> None:
        outcome = self._engine.ask("outcome", match=self._match)["outcome"]
        self._legal, self._seen = [], {}
        seats, winners = len(self.possible_agents), outcome["winners"]
        for agent, seat in self._seat_of.items():
            if self._reward == "score" or seats == 1:
                self.rewards[agent] = float(outcome["scores"][seat])
            else:
                self.rewards[agent] = (seats / len(winners) if seat in winners else 0.0) - 1.0
            self.infos[agent] = {"outcome": outcome}
        self.terminations = dict.fromkeys(self.agents, True)
