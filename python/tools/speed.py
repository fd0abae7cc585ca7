#!/usr/bin/env python3
"""Steps a second at random: Cyberdeck's environments, and OpenSpiel's games in Python if `open_spiel` is installed.

    python tools/speed.py [--seconds 5]

Seconds are processor time, that of the engine included, so that other work on the computer does not count.
A step is one decision. For Cyberdeck it has the observation of the seat that acts, its legal actions and their arrays; for
OpenSpiel, the legal actions and, in the second column, the information state tensor as well, if the game has one.
"""

import argparse
import random
import resource

import numpy as np

from cyberdeck_env.aec import ENCODERS, raw_env

OPEN_SPIEL = ["python_tic_tac_toe", "python_kuhn_poker", "python_liars_poker", "python_dynamic_routing", "python_iterated_prisoners_dilemma"]


def own() -> float:
    """Processor time of this program."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def children() -> float:
    """Processor time of the programs that it started and that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def cyberdeck(game: str, seconds: float) -> float:
    began, before, steps, seed = own(), children(), 0, 0
    environment, pick = raw_env(game), random.Random(1)
    while own() - began < seconds:
        environment.reset(seed=seed)
        seed += 1
        while not all(environment.terminations.values()) and own() - began < seconds:
            observation = environment.observe(environment.agent_selection)
            environment.step(pick.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            steps += 1
    environment.close()
    return steps / (own() - began + children() - before)


def open_spiel(pyspiel, game, seconds: float, tensors: bool) -> float:
    pick, steps, began = random.Random(1), 0, own()
    while own() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes())
                state.apply_action(pick.choices(outcomes, chances)[0])
                continue
            if state.is_simultaneous_node():
                state.apply_actions([pick.choice(state.legal_actions(player)) for player in range(game.num_players())])
                steps += game.num_players()
                continue
            legal = state.legal_actions()
            if tensors:
                state.information_state_tensor() if game.get_type().provides_information_state_tensor else state.observation_tensor()
            state.apply_action(pick.choice(legal))
            steps += 1
    return steps / (own() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=5.0)
    seconds = parser.parse_args().seconds
    for game in ENCODERS:
        print(f"{game}: {cyberdeck(game, seconds):.0f} steps a second", flush=True)
    try:
        import pyspiel
        from open_spiel.python import games  # noqa: F401 this makes the games in Python known
    except ImportError:
        print("open_spiel is not installed.")
        return
    for name in OPEN_SPIEL:
        try:
            game = pyspiel.load_game(name)
            kind = game.get_type()
            plain = f"{open_spiel(pyspiel, game, seconds, False):.0f}"
            tensor = "–"
            if kind.provides_information_state_tensor or kind.provides_observation_tensor:
                tensor = f"{open_spiel(pyspiel, game, seconds, True):.0f}"
            print(f"{name}: {plain} steps a second, {tensor} with tensors", flush=True)
        except Exception as error:  # a game that needs what is not installed
            print(f"{name}: {type(error).__name__}: {str(error).splitlines()[0]}", flush=True)


if __name__ == "__main__":
    main()
