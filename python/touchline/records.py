"""Records replayed step by step."""

import json

from ._touchline import Game, InputError
from ._touchline import steps_of as _steps_of


def replay(record):
    """Every position of a record with the step that led to it: pairs of ((who, step), position); the first has no step.

    Records of an earlier revision of the rules, and those that someone took steps back in, are for the program: `touchline replay`.

    >>> import touchline
    >>> match = touchline.Match(touchline.Game("volchok"), seed=1)
    >>> _ = match.act(match.legal()[0])
    >>> steps = list(touchline.replay(match.record()))
    >>> steps[-1][1] == match.position
    True
    """
    id, revision, options, steps = _steps_of(record)
    game = Game(id, json.loads(options))
    if revision != game.rules_revision:
        raise InputError(f"the record is of revision {revision} of {id}; this is revision {game.rules_revision}")
    position = game.start()
    yield None, position.copy()
    for who, step in steps:
        if who == "chance":
            position.settle(step)
        else:
            position.apply(step)
        yield (who, step), position.copy()
