"""More than one machine: simulations and laboratory plans on a Ray cluster (`pip install 'touchline[cluster]'`).

Matches are split by their numbers. The number and the seed decide a match, so the result is byte for byte that of one machine, however many
workers there are; a worker that dies is replaced, and what it was playing is played again: nothing counts twice.

    import ray, touchline.cluster
    ray.init(address="auto")
    run = touchline.cluster.simulate("volchok", "pro", "club", matches=1_000_000)
"""

import json

import ray

from . import _touchline
from ._touchline import Game
from .simulation import Simulation, varied

__all__ = ["laboratory", "simulate"]


@ray.remote(max_retries=-1, num_cpus=1)
def _part(id, options, home, away, first, matches, seed, mirrored):
    """Plays some matches on one core of some machine."""
    return _touchline.simulate(
        Game(id, options), home, away, matches, first=first, seed=seed, mirrored=mirrored, threads=1
    )


def _play(parts, progress=None):
    """Plays all parts, each a tuple of (key, arguments), and gives their sheets by key, each part once."""
    waiting = {_part.remote(*arguments): (key, arguments) for key, arguments in parts}
    total, done, found = sum(arguments[5] for _, arguments in parts), 0, {}
    while waiting:
        ready, _ = ray.wait(list(waiting), num_returns=1)
        for reference in ready:
            key, arguments = waiting.pop(reference)
            try:
                sheets = ray.get(reference)
            except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError, ray.exceptions.ObjectLostError):
                # The machine went away with the part: it is played anew, elsewhere.
                waiting[_part.remote(*arguments)] = (key, arguments)
                continue
            found.setdefault(key, []).append(sheets)
            done += len(sheets)
            if progress:
                progress(done, total, None)
    joined = {}
    for key, parts in found.items():
        joined[key] = sum(parts[1:], parts[0])
    return joined


def _split(key, matches, size, arguments):
    id, options, home, away, seed, mirrored = arguments
    return [
        (key, (id, options, home, away, first, min(size, matches - first), seed, mirrored))
        for first in range(0, matches, size)
    ]


def simulate(
    game, home="random", away="random", matches=1000, *, options=None, seed=1, mirrored=False, size=0, progress=None
):
    """As `touchline.simulate`, on all machines of the cluster. `size` is the number of matches of one part; found out if 0."""
    game = Game(game, options or {}) if isinstance(game, str) else game
    size = size or _size(matches)
    arguments = (game.id, json.dumps(game.changed_options), home, away, seed, mirrored)
    sheets = _play(_split(0, matches, size, arguments), progress)[0]
    if len(sheets) != matches:
        raise RuntimeError(f"{len(sheets)} of {matches} matches came back")
    return Simulation(game, home, away, seed, mirrored, sheets)


def laboratory(game, vary, *, options=None, size=0, progress=None, home="rookie", away="rookie", matches=200,
               stronger="greedy", weaker="rookie", skill_matches=None, seed=1):
    """As `touchline.laboratory`, on all machines of the cluster."""
    plan = {
        "home": home, "away": away, "matches": matches, "stronger": stronger, "weaker": weaker,
        "skill_matches": skill_matches, "seed": seed,
    }
    options, vary = json.dumps(options or {}), varied(vary)
    planned = json.loads(_touchline.laboratory(game, options, vary, plan_only=True, **plan))
    parts = []
    for i, changed in enumerate(planned["combinations"]):
        changed = json.dumps(changed)
        count, skill = planned["matches"], planned["skill_matches"]
        parts += _split((i, "play"), count, size or _size(count), (game, changed, home, away, seed, False))
        parts += _split((i, "skill"), skill, size or _size(skill), (game, changed, stronger, weaker, seed, True))
    given = [(i, kind, sheets) for (i, kind), sheets in _play(parts, progress).items()]
    return json.loads(_touchline.laboratory(game, options, vary, given=given, threads=1, **plan))


def _size(matches):
    """About four parts for each core, so that no machine waits long for the last one."""
    cores = int(ray.cluster_resources().get("CPU", 1))
    return max(1, -(-matches // (4 * cores)))
