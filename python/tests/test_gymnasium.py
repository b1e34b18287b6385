"""Gymnasium's own check."""

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")

import touchline  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402
from touchline.gymnasium import env  # noqa: E402


@pytest.mark.parametrize("illegal", ["lose", "any"])
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_the_check(game_id, illegal):
    check_env(env(game_id, illegal=illegal, render_mode="ansi"), skip_render_check=False)


def play(match, seed):
    rng = np.random.default_rng(seed)
    seen, info = match.reset(seed=seed)
    trace = []
    while True:
        seen, reward, over, cut, info = match.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        trace.append((seen["observation"].tobytes(), reward))
        if over:
            return trace, reward, info


def test_a_seed_gives_the_same_match():
    assert play(env("fudis", opponent="rookie"), 4) == play(env("fudis", opponent="rookie"), 4)
    seats = env("fudis", seat="both")
    assert [play(seats, 1)[2]["seat"], seats.reset()[1]["seat"], seats.reset()[1]["seat"]] == ["home", "away", "home"]


def test_refusals():
    match = env("volchok")
    seen, _ = match.reset(seed=1)
    with pytest.raises(touchline.Violation):
        match.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    match.step(int(np.flatnonzero(seen["action_mask"])[0]))
    for wrong in ({"seat": "north"}, {"illegal": "maybe"}, {"render_mode": "rgb_array"}):
        with pytest.raises(ValueError):
            env("volchok", **wrong)
    with pytest.raises(touchline.InputError):
        env("volchok", opponent="nobody")
    match = env("fudis", illegal="lose")
    match.reset(seed=2)
    *_, last = play(match, 2), None
    with pytest.raises(gymnasium.error.ResetNeeded):
        match.step(0)
