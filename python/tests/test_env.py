"""The environments pass PettingZoo's own tests, and keep what the README promises."""

import pickle
import random
from pathlib import Path

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from cyberdeck_env.__main__ import main
from cyberdeck_env.aec import ENCODERS, env, raw_env

GAMES = list(ENCODERS)
SEATS = [("terminal-dispute", 1), ("terminal-dispute", 6), ("access-denied", 6), ("data-warriors", 4)]


@pytest.mark.parametrize("game", GAMES)
def test_api(game):
    api_test(env(game), num_cycles=300)


@pytest.mark.parametrize("game", GAMES)
def test_seeds(game):
    seed_test(lambda: env(game), num_cycles=200)


def play(environment, seed, check=lambda *_: None):
    """A whole match at random: what each agent got, and how many steps it took."""
    environment.reset(seed=seed)
    pick, rewards, steps = random.Random(seed), dict.fromkeys(environment.possible_agents, 0.0), 0
    for agent in environment.agent_iter():
        observation, reward, terminated, truncated, info = environment.last()
        rewards[agent] += reward
        if terminated or truncated:
            environment.step(None)
            continue
        check(agent, observation, info)
        environment.step(pick.choice(np.flatnonzero(observation["action_mask"]).tolist()))
        steps += 1
    return rewards, steps


@pytest.mark.parametrize(("game", "seats"), [(game, 2) for game in GAMES] + SEATS)
def test_matches_end_with_the_rewards_of_their_outcome(game, seats):
    environment = raw_env(game, seats=seats)

    def check(agent, observation, info):
        legal = len(info["legal"])
        assert observation["action_mask"].tolist() == [1] * legal + [0] * (environment.max_actions - legal)
        rows = [tuple(row) for row in observation["actions"][:legal]]
        assert rows == sorted(set(rows)), "each legal action has numbers of its own, in order"
        assert (observation["actions"][legal:] == -1).all()
        assert info["view"]["viewer"] == {"Seat": int(agent.removeprefix("seat_"))}
        assert environment.observation_space(agent).contains(observation)

    for seed in range(3):
        rewards, steps = play(environment, seed, check)
        outcome = environment._engine.ask("outcome", match=environment._match)["outcome"]
        if seats == 1:
            assert list(rewards.values()) == [float(outcome["scores"][0])]
        else:
            assert abs(sum(rewards.values())) < 1e-9
            winners = {seat for seat, reward in enumerate(rewards.values()) if reward > 0 or len(outcome["winners"]) == seats}
            assert winners == set(outcome["winners"])
        assert steps > 20
    environment.close()


SECRETS = [
    ("terminal-dispute", "Write", "Write", ("seat1_matrix", "seat1_total", "seat1_dice", "seat1_step", "seat1_first_box")),
    ("access-denied", "Pick", "Password", ("seat1_known", "clues", "seen", "pile", "passwords")),
    ("aetherium", "Queue", "Order", ("pad_order", "side1_pad", "side1_programs")),
]


@pytest.mark.parametrize(("game", "kind", "moment", "hidden"), SECRETS)
def test_a_secret_step_changes_nothing_that_the_other_sees(game, kind, moment, hidden):
    """What a seat writes, puts into a password or queues is in no array of the other seat while it is secret."""
    environment, secrets = raw_env(game), 0
    spans = environment.encoder.spans()
    for seed in range(4):
        environment.reset(seed=seed)
        pick = random.Random(seed)
        for _ in range(30):
            agent = environment.agent_selection
            other = next(another for another in environment.agents if another != agent)
            view, before = environment.infos[agent]["view"], environment.observe(other)["observation"]
            chosen = pick.randrange(len(environment._legal))
            action = environment._legal[chosen]["action"]
            environment.step(chosen)
            if kind not in action or moment not in (view.get("phase"), view.get("asked")) or not environment.observe(other)["observation"].any():
                continue
            after = environment.observe(other)["observation"]
            ended = game == "terminal-dispute" and before[spans["round"]] != after[spans["round"]]
            if not ended and environment.agent_selection != agent:
                continue  # the moment is over for everyone, and what was secret may be open now
            assert [name for name in hidden if not ended and (before[spans[name]] != after[spans[name]]).any()] == []
            secrets += 1
    assert secrets >= 4
    environment.close()


def test_the_same_seed_gives_the_same_match_and_others_do_not():
    environment = raw_env("data-warriors")
    first, other = (play(environment, seed) for seed in (7, 8))
    assert play(environment, 7) == first != other
    environment.close()


def test_too_many_actions_are_an_error_and_not_left_out():
    environment = raw_env("terminal-dispute", max_actions=3)
    with pytest.raises(RuntimeError, match="there is room for 3"):
        play(environment, 1)
    environment.close()


def test_what_is_not_there_is_told():
    with pytest.raises(ValueError, match="Known: terminal-dispute"):
        raw_env("chess")
    environment = raw_env("terminal-dispute")
    environment.reset(seed=1)
    with pytest.raises(ValueError, match="there is no number 60"):
        environment.step(60)
    environment.close()


def test_a_match_can_be_cut_short_and_an_environment_pickled():
    environment = pickle.loads(pickle.dumps(raw_env("access-denied", max_steps=10)))
    rewards, steps = play(environment, 1)
    assert steps == 10 and set(rewards.values()) == {0.0}
    environment.close()


def test_scores_can_be_the_rewards():
    environment = raw_env("terminal-dispute", seats=3, rewards="score")
    rewards, _ = play(environment, 1)
    outcome = environment._engine.ask("outcome", match=environment._match)["outcome"]
    assert list(rewards.values()) == [float(score) for score in outcome["scores"][:3]]
    environment.close()


def test_the_page_about_the_arrays_is_that_of_the_code():
    page = Path(__file__).parent.parent / "ENCODING.md"
    assert page.read_text(encoding="utf-8") == main([]), "run: python -m cyberdeck_env > ENCODING.md"


@pytest.mark.parametrize("name", ["LICENSE-MIT", "LICENSE-APACHE"])
def test_the_licences_are_those_of_the_repository(name):
    own = Path(__file__).parent.parent / name
    assert own.read_bytes() == (own.parent.parent / name).read_bytes()


def test_the_example_of_the_readme_runs(capsys):
    text = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")
    exec(text.split("```python\n")[1].split("```")[0], {})
    assert "seat_1 " in capsys.readouterr().out
