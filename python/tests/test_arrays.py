"""VectorEnv: what the seed decides, and what is refused."""

import copy
import os
import pickle
import threading

import numpy as np
import pytest
import touchline

NAMES = ["observation", "mask", "seat", "count", "reward", "done", "score", "steps", "offset"]


def run(game_id, n, steps, threads, seed=3, **settings):
    env = touchline.VectorEnv(game_id, n, seed=seed, threads=threads, **settings)
    rng = np.random.default_rng(1)
    ended, rewards = 0, np.zeros(2)
    for _ in range(steps):
        env.step(env.random(rng))
        ended += int(env.done.sum())
        rewards += env.reward.sum(axis=0)
    return env, ended, rewards


def test_seeds_give_the_same_arrays_on_any_number_of_threads(game_id):
    runs = [run(game_id, 200, 150, threads) for threads in (1, 2, 5)]
    for env, ended, rewards in runs[1:]:
        assert ended == runs[0][1] and np.array_equal(rewards, runs[0][2])
        for name in NAMES:
            assert np.array_equal(getattr(env, name), getattr(runs[0][0], name)), name
    other, *_ = run(game_id, 200, 150, 1, seed=4)
    assert not np.array_equal(other.observation, runs[0][0].observation)


def test_a_row_is_a_position(game_id):
    game = touchline.Game(game_id)
    env = touchline.VectorEnv(game, 5, seed=9)
    rng = np.random.default_rng(2)
    positions = [game.start() for _ in range(5)]
    dice = [touchline.Dice(9, i) for i in range(5)]
    for _ in range(120):
        actions = env.random(rng)
        for i, position in enumerate(positions):
            while position.turn == "chance":
                position.roll(dice[i])
            assert position.player == env.seat[i]
            assert np.array_equal(position.observe(), env.observation[i])
            assert np.array_equal(position.mask().astype(bool), env.mask[i])
            position.apply(int(actions[i]))
        env.step(actions)
        if env.done.any():
            break


def test_matches_end_and_others_begin():
    env, ended, rewards = run("fudis", 64, 2000, 1)
    assert ended > 300 and rewards.sum() == 0 and (env.steps > 0).all()
    _, ended, goals = run("fudis", 64, 2000, 1, reward="goals")
    assert ended > 300 and goals.sum() == 0


def test_legal_actions_of_every_row_are_listed(game_id):
    env, *_ = run(game_id, 50, 60, 2)
    for i in range(env.n):
        mine = env.legal[env.offset[i] : env.offset[i + 1]]
        assert len(mine) == env.count[i] > 0
        assert np.array_equal(np.sort(mine), np.flatnonzero(env.mask[i]))


@pytest.mark.parametrize(
    "actions, words",
    [
        (lambda env: np.zeros(3, np.int64), "shape"),
        (lambda env: np.zeros((4, 1), np.int64), "shape"),
        (lambda env: np.zeros(4), "whole numbers"),
        (lambda env: np.array(["a"] * 4), "whole numbers"),
        (lambda env: [None] * 4, "whole numbers"),
        (lambda env: np.full(4, -1), r"actions\[0\]"),
        (lambda env: np.full(4, env.game.n_actions), "not legal"),
        (lambda env: np.append(env.random(np.random.default_rng(0))[:3], 2**40), r"actions\[3\]"),
    ],
)
def test_wrong_actions_change_nothing(actions, words):
    env = touchline.VectorEnv("volchok", 4, seed=1)
    before = {name: getattr(env, name).copy() for name in NAMES}
    with pytest.raises(touchline.InputError, match=words):
        env.step(actions(env))
    for name in NAMES:
        assert np.array_equal(getattr(env, name), before[name]), name
    env.step(env.random(np.random.default_rng(0)))


@pytest.mark.parametrize("kind", [np.int8, np.int16, np.int32, np.uint16, np.int64, list])
def test_any_whole_numbers_are_actions(kind):
    env = touchline.VectorEnv("fudis", 3, seed=1)
    actions = env.random(np.random.default_rng(0))
    env.step(actions.tolist() if kind is list else actions.astype(kind))


@pytest.mark.parametrize(
    "settings",
    [{"n": 0}, {"n": -3}, {"n": 10**9}, {"threads": -1}, {"seed": -1}, {"seed": 2**64}, {"reward": "fun"}, {"options": {"x": 1}}],
)
def test_wrong_settings_are_refused(settings):
    with pytest.raises(touchline.InputError):
        touchline.VectorEnv("volchok", **({"n": 2} | settings))


def test_arrays_are_read_only_and_env_is_not_copied():
    env = touchline.VectorEnv("fudis", 2)
    for name in NAMES + ["legal"]:
        with pytest.raises(ValueError):
            getattr(env, name)[...] = 1
    for make in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError, match="another"):
            make(env)


def test_two_threads_on_one_env_are_told_so():
    env = touchline.VectorEnv("volchok", 3000, seed=1, threads=1)
    rng = np.random.default_rng(0)
    errors, steps = [], []

    def work():
        for _ in range(40):
            try:
                env.step(env.random(rng))
                steps.append(1)
            except (RuntimeError, touchline.InputError, IndexError) as error:
                errors.append(error)

    workers = [threading.Thread(target=work) for _ in range(2)]
    [worker.start() for worker in workers]
    [worker.join() for worker in workers]
    assert steps
    assert (env.mask.sum(axis=1) == env.count).all()
    env.step(env.random(rng))


def test_threads_with_their_own_envs_do_not_wait_for_each_other():
    found = {}

    def work(name):
        found[name] = run("fudis", 40, 200, 1)[0].observation.copy()

    workers = [threading.Thread(target=work, args=(name,)) for name in range(3)]
    [worker.start() for worker in workers]
    [worker.join() for worker in workers]
    assert all(np.array_equal(found[0], other) for other in found.values())


def test_a_forked_worker_is_told_to_make_its_own():
    env = touchline.VectorEnv("fudis", 4, threads=2)
    actions = env.random(np.random.default_rng(0))
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            env.step(actions)
            answer = b"went on"
        except RuntimeError as error:
            answer = str(error).encode()
        try:
            mine = touchline.VectorEnv("fudis", 4, threads=2)
            mine.step(mine.random(np.random.default_rng(0)))
            answer += b" and did"
        finally:
            os.write(writer, answer)
            os._exit(0)
    os.close(writer)
    answer = os.read(reader, 1000).decode()
    os.waitpid(child, 0)
    assert "forked" in answer and answer.endswith("and did"), answer
    env.step(actions)
