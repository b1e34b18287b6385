"""Tabletop football for people who study games.

    >>> import touchline
    >>> touchline.games()
    ['fuba', 'champions', 'fudis', 'volchok']
    >>> game = touchline.Game("fudis")
    >>> position, dice = game.start(), touchline.Dice(seed=1)
    >>> while position.turn != "over":
    ...     if position.turn == "chance":
    ...         position.roll(dice)
    ...     else:
    ...         position.apply(position.legal()[0])
    >>> position.finish["winner"] in ("home", "away", None)
    True

Games, positions, coaches, simulations and records are here. Arrays: `touchline.VectorEnv`. Other people's interfaces are modules that are
imported by themselves: `touchline.pettingzoo`, `touchline.gymnasium`, `touchline.openspiel`; many machines: `touchline.cluster`.
"""

from ._touchline import (
    Coach,
    Dice,
    Game,
    InputError,
    InternalError,
    Match,
    Position,
    Sheets,
    Violation,
    __version__,
    analyse,
    coaches,
    games,
    verify,
)
from .arrays import VectorEnv, unpack
from .records import replay
from .simulation import Simulation, laboratory, simulate

__all__ = [
    "Coach",
    "Dice",
    "Game",
    "InputError",
    "InternalError",
    "Match",
    "Position",
    "Sheets",
    "Simulation",
    "VectorEnv",
    "Violation",
    "__version__",
    "analyse",
    "coach",
    "coaches",
    "game",
    "games",
    "laboratory",
    "replay",
    "simulate",
    "unpack",
    "verify",
]


def game(id, preset=None, **options):
    """A game with options as keywords: `touchline.game("volchok", goals_to_win=3)`.

    >>> import touchline
    >>> touchline.game("fudis", packs=2).changed_options
    {'packs': 2}
    """
    return Game(id, options, preset=preset)


def coach(game, spec="pro", *, seed=0, counted=True):
    """A computer coach: `touchline.coach("volchok", "world", seed=1)`. `game` is a name or a `Game`.

    >>> import touchline
    >>> touchline.coach("volchok", "pro:50ms").spec
    'pro:50ms'
    """
    return Coach(game if isinstance(game, str) else game.id, spec, seed=seed, counted=counted)


def _position(game, json):
    return game.position(json)


def _coach(game, spec, seed, counted):
    return Coach(game, spec, seed=seed, counted=counted)
