"""A table of Q values for FUBA, learned in self-play on `VectorEnv`, against random play.

A state is only where the ball is and which moment of the turn it is; what the table then says of each action is enough to beat `random`.
The game has two sides and one sum: what is good for whoever decides next is bad for the other, so the target of a decision is
r + γ·max Q if the same seat decides next, and r − γ·max Q if the other does.

python examples/q_learner.py
"""

import argparse

import numpy as np
import touchline

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--steps", type=int, default=4000, help="decisions in each match while learning")
parser.add_argument("--rows", type=int, default=512, help="matches side by side")
parser.add_argument("--matches", type=int, default=1000, help="matches against random")
parser.add_argument("--seed", type=int, default=1)
asked = parser.parse_args()

GAMMA, RATE, EXPLORE = 0.97, 0.15, 0.25
game = touchline.Game("fuba")
fields = {field["name"]: field for field in game.fields}


def states(env):
    """Where the ball is and which moment it is, as one number for each row."""
    seen = touchline.unpack(game, env.observation)
    return seen["phase"].argmax(axis=1) * 13 + seen["ball"].argmax(axis=1)


def best(table, state, mask):
    """The best legal action of each row, and its value."""
    values = np.where(mask, table[state], -np.inf)
    choice = values.argmax(axis=1)
    return choice, values[np.arange(len(choice)), choice]


def learn(steps, rows, seed):
    table = np.zeros((fields["phase"]["shape"][0] * 13, game.n_actions), np.float32)
    env = touchline.VectorEnv(game, rows, seed=seed, reward="goals")
    rng = np.random.default_rng(seed)
    every = np.arange(rows)
    state = states(env)
    choice, _ = best(table, state, env.mask)
    for _ in range(steps):
        action = np.where(rng.random(rows) < EXPLORE, env.random(rng), choice)
        seat, before = env.seat.copy(), state
        env.step(action)
        state = states(env)
        choice, value = best(table, state, env.mask)
        ahead = np.where(env.seat == seat, value, -value) * ~env.done
        target = env.reward[every, seat] + GAMMA * ahead
        np.add.at(table, (before, action), RATE * (target - table[before, action]))
    return table


def against_random(table, matches, seed):
    """Points for each match, 1 for a win and a half for a draw; the table plays home in every other one."""
    env = touchline.VectorEnv(game, matches, seed=seed)
    rng = np.random.default_rng(seed)
    mine = (np.arange(matches) % 2).astype(np.uint8)
    points = np.full(matches, np.nan)
    while np.isnan(points).any():
        choice, _ = best(table, states(env), env.mask)
        env.step(np.where(env.seat == mine, choice, env.random(rng)))
        over = env.done & np.isnan(points)
        points[over] = (env.reward[np.arange(matches), mine][over] + 1) / 2
    return points.mean()


table = learn(asked.steps, asked.rows, asked.seed)
print(f"learned from {asked.steps * asked.rows} decisions")
points = against_random(table, asked.matches, asked.seed + 1)
print(f"against random, {asked.matches} matches: points {points:.3f} of 1")
