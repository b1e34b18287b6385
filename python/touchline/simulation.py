"""Many matches between coaches."""

import json

from . import _touchline
from ._touchline import Game


def _game(game, options):
    return Game(game, options or {}) if isinstance(game, str) else game


class Simulation:
    """What came of many matches: a row for each, and what they add up to.

    `len`, `columns` (a dictionary of lists, which `pandas.DataFrame` and `polars.DataFrame` take), `to_pandas`, `to_polars`, `summary`.
    """

    def __init__(self, game, home, away, seed, mirrored, sheets):
        self.game, self.home, self.away, self.seed, self.mirrored = game, home, away, seed, mirrored
        self.sheets = sheets

    def __len__(self):
        return len(self.sheets)

    @property
    def columns(self):
        """A dictionary of lists, a row for each match in the order of their numbers."""
        return self.sheets.columns()

    def to_pandas(self):
        """The rows as a pandas DataFrame."""
        import pandas

        return pandas.DataFrame(self.columns)

    def to_polars(self):
        """The rows as a polars DataFrame."""
        import polars

        return polars.DataFrame(self.columns)

    def json(self):
        """What `touchline sim --json` prints, without the time: equal matches give equal bytes."""
        return self.sheets.summary(self.game, self.home, self.away, self.seed, self.mirrored)

    @property
    def summary(self):
        """The same as a dictionary: wins, draws, goals, Elo with interval, lengths, rules cited."""
        return json.loads(self.json())

    def __repr__(self):
        return f"<{len(self)} matches of {self.game.id}: {self.home} – {self.away}>"


def simulate(
    game,
    home="random",
    away="random",
    matches=1000,
    *,
    options=None,
    first=0,
    seed=1,
    mirrored=False,
    threads=0,
    progress=None,
):
    """Plays matches between two coaches on all cores (or `threads`). The same seed gives the same result, however many threads.

    With `mirrored`, matches go in pairs with the same dice and seats exchanged. `first` is the number of the first match: parts of a run may
    be played anywhere. `progress` is called with matches done, all, and seconds left. Ctrl-C ends it.

    >>> import touchline
    >>> run = touchline.simulate("fudis", "random", "random", matches=20, seed=7)
    >>> len(run), sorted(run.columns)[:3]
    (20, ['away_goals', 'chances', 'decisions'])
    >>> run.summary["home_wins"] + run.summary["draws"] + run.summary["away_wins"]
    20
    """
    game = _game(game, options)
    sheets = _touchline.simulate(
        game, home, away, matches, first=first, seed=seed, mirrored=mirrored, threads=threads, progress=progress
    )
    return Simulation(game, home, away, seed, mirrored, sheets)


def laboratory(game, vary, *, options=None, **plan):
    """The same matches under many sets of options: what `touchline lab --json` prints, as a dictionary.

    `vary` maps an option to the values to try; every combination is played with the same dice. Further: `home`, `away`, `matches`,
    `stronger`, `weaker`, `skill_matches`, `seed`, `threads`, `progress`.

    >>> import touchline
    >>> plan = {"home": "random", "away": "random", "matches": 4, "skill_matches": 0}
    >>> found = touchline.laboratory("fudis", {"packs": [1, 2]}, **plan)
    >>> len(found["runs"])
    2
    """
    return json.loads(_touchline.laboratory(game, json.dumps(options or {}), varied(vary), **plan))


def varied(vary):
    """The texts that the engine reads: `{"packs": [1, 2]}` is `packs=1,2`."""
    if isinstance(vary, dict):
        return [f"{name}={','.join(json.dumps(value).strip(chr(34)) for value in values)}" for name, values in vary.items()]
    return list(vary)
