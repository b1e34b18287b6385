"""PettingZoo's own tests."""

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

import touchline  # noqa: E402
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test  # noqa: E402,F401
from touchline.pettingzoo import env, raw_env  # noqa: E402


def test_the_api(game_id, recwarn):
    api_test(env(game_id), num_cycles=300, verbose_progress=False)
    api_test(env(game_id, reward="goals"), num_cycles=100)


def test_seeds(game_id):
    seed_test(lambda: env(game_id), num_cycles=200)


def test_rendering(game_id):
    svg = {"svg": lambda picture: picture.startswith("<svg") and picture.endswith("</svg>")}
    render_test(lambda **settings: env(game_id, **settings), custom_tests=svg)


def test_a_match_to_its_end():
    match = env("fudis")
    match.reset(seed=3)
    rewards = dict.fromkeys(match.possible_agents, 0.0)
    for agent in match.agent_iter():
        seen, reward, over, cut, info = match.last()
        rewards[agent] += reward
        action = None if over else int(np.flatnonzero(seen["action_mask"])[0])
        match.step(action)
    assert sorted(rewards.values()) in ([-1.0, 1.0], [0.0, 0.0]) and not match.agents


def test_options_and_refusals():
    match = raw_env("volchok", goals_to_win=1)
    assert match.game.changed_options == {"goals_to_win": 1} and match.metadata["name"] == "volchok_v1"
    match.reset(seed=1)
    before = match.position.copy()
    illegal = int(np.flatnonzero(match.observe(match.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(touchline.Violation):
        match.step(illegal)
    assert match.position == before
    for wrong in ({"render_mode": "4d"}, {"reward": "fun"}):
        with pytest.raises(ValueError):
            raw_env("volchok", **wrong)
    with pytest.raises(touchline.InputError):
        raw_env("volchok", nonsense=1)
