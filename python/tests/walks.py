"""Random play, for tests."""

import os
import random

import pytest

import touchline


def walk(game, seed, steps=None):
    """A random match: every position in turn, changed in place."""
    rng, dice, position, n = random.Random(seed), touchline.Dice(seed), game.start(), 0
    while position.turn != "over" and (steps is None or n < steps):
        yield position
        if position.turn == "chance":
            position.roll(dice)
        else:
            position.apply(rng.choice(position.actions()))
        n += 1


def played(game, seed, steps):
    """The position after some random steps at which a seat decides."""
    for position in walk(game, seed):
        if position.turn in ("home", "away"):
            steps -= 1
            if steps <= 0:
                return position
    raise AssertionError("the match ended before")


only_long = pytest.mark.skipif(os.environ.get("TOUCHLINE_LONG") != "1", reason="runs with TOUCHLINE_LONG=1")
