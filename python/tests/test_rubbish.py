"""Random calls with random arguments: clear exceptions, nothing corrupted."""

import random
import time

import numpy as np
import touchline

CLEAR = (touchline.InputError, touchline.Violation, TypeError, ValueError, OverflowError, RuntimeError, AttributeError, KeyError)


def rubbish(rng):
    return rng.choice(
        [
            lambda: None,
            lambda: rng.randrange(-5, 5000),
            lambda: rng.choice([2**31, 2**63, 2**64, -(2**63), 10**30]),
            lambda: rng.random(),
            lambda: float("nan"),
            lambda: "".join(rng.choice("abch 01,:{}[]\"'é\0") for _ in range(rng.randrange(12))),
            lambda: rng.choice(["home", "away", "spectator", "random", "pro:1n", "volchok", "fudis", "{}", "basic", "end"]),
            lambda: b"\xff\x00",
            lambda: [rng.randrange(9) for _ in range(rng.randrange(4))],
            lambda: {rng.choice(["ball", "phase", "x", "packs"]): rng.randrange(9)},
            lambda: np.zeros(rng.randrange(5), rng.choice([np.int64, np.float32, np.uint8])),
            lambda: touchline.Dice(rng.randrange(9)),
            lambda: touchline.Game(rng.choice(touchline.games())),
            lambda: touchline.Game(rng.choice(touchline.games())).start(),
        ]
    )()


def test_random_calls(long):
    rng = random.Random(time.time_ns() if long else 1)
    until = time.monotonic() + (60 if long else 6)
    made = [touchline.Game(id) for id in touchline.games()] + [touchline.Game(id).start() for id in touchline.games()]
    made += [touchline.Match(touchline.Game("fudis")), touchline.coach("fudis", "random"), touchline.Dice(1)]
    made.append(touchline.VectorEnv("fudis", 3, threads=1))
    types = [touchline.Game, touchline.Position, touchline.Match, touchline.Coach, touchline.Dice, touchline.Sheets]
    functions = [touchline.verify, touchline.game, touchline.coach, touchline.unpack, touchline.VectorEnv, touchline.simulate]
    calls = refused = 0
    while time.monotonic() < until:
        arguments = [rubbish(rng) for _ in range(rng.randrange(4))]
        if rng.random() < 0.15:
            call = rng.choice(types + functions)
            if call is touchline.simulate:
                arguments = arguments[:1]
            if call is touchline.VectorEnv and len(arguments) > 1:
                arguments[1] = rng.randrange(-2, 9)
        else:
            thing = rng.choice(made)
            call = getattr(thing, rng.choice([name for name in dir(thing) if not name.startswith("_") and name != "play"]))
            if not callable(call):
                continue
        calls += 1
        try:
            new = call(*arguments)
            if isinstance(new, (touchline.Position, touchline.Match)) and len(made) < 40:
                made.append(new)
        except CLEAR as error:
            refused += 1
            assert not isinstance(error, touchline.InternalError), (call, arguments, error)
    assert calls > 500 and refused > 100
    for position in (thing for thing in made if isinstance(thing, touchline.Position)):
        assert position.game.position(position.json()) == position
