"""Thousands of matches in one call, on numpy arrays."""

import operator

import numpy as np

from ._touchline import Game, InputError, _Vector


def unpack(game, observation):
    """The fields of an observation by name, as views of it: `Game.fields` says what they mean.

    Works on one observation and on a whole batch (the last axis is the observation).

    >>> import touchline
    >>> game = touchline.Game("volchok")
    >>> touchline.unpack(game, game.start().observe("home"))["own"].shape
    (6, 13, 9)
    """
    if observation.shape[-1:] != (game.observation_size,):
        raise InputError(f"observation: found shape {observation.shape}, expected (..., {game.observation_size})")
    parts = {}
    for field in game.fields:
        size = int(np.prod(field["shape"]))
        part = observation[..., field["offset"] : field["offset"] + size]
        parts[field["name"]] = part.reshape(observation.shape[:-1] + tuple(field["shape"]))
    return parts


class VectorEnv:
    """`n` matches side by side. A step is one decision in every match; chance decides for itself, and a match that ends is followed by
    another in the same call. The seed decides everything, the number of threads nothing.

    The arrays are written in place by `reset` and `step` and are read-only here; copy what you want to keep.

    - `observation` (n, size) uint8: what the seat that decides knows, own side first; see `unpack`.
    - `mask` (n, actions) bool: the legal actions. `count` (n,) says how many, `legal` lists their numbers one row after the other, from
      `offset[i]` on: `legal[offset[:-1] + pick]` chooses one for each match.
    - `seat` (n,) uint8: who decides, 0 home, 1 away.
    - `reward` (n, 2) float32: home's and away's; 1 and −1 for a win, or, with `reward="goals"`, for every goal.
    - `done` (n,) bool: the match ended with this step, and the arrays show the next one. `score` (n, 2) and `steps` (n,) are then those of
      the match that ended. A step there is a decision or a chance.

    >>> import numpy as np, touchline
    >>> env = touchline.VectorEnv("fudis", 64, seed=1)
    >>> rng = np.random.default_rng(0)
    >>> for _ in range(100):
    ...     pick = (rng.random(64) * env.count).astype(np.int64)
    ...     env.step(env.legal[env.offset[:-1] + pick])
    >>> env.mask.sum(axis=1).tolist() == env.count.tolist()
    True
    """

    def __init__(self, game, n, *, options=None, seed=0, threads=0, reward="win"):
        self.game = Game(game, options or {}) if isinstance(game, str) else game
        self.n = n = operator.index(n)
        if not 1 <= n <= 1_000_000:
            raise InputError(f"n: found {n}, expected 1 to 1000000")
        threads = operator.index(threads)
        if not 0 <= threads <= 1024:
            raise InputError(f"threads: found {threads}, expected 0 to 1024")
        size, actions = self.game.observation_size, self.game.n_actions
        own = {
            "observation": np.zeros((n, size), np.uint8),
            "mask": np.zeros((n, actions), np.uint8),
            "seat": np.zeros(n, np.uint8),
            "count": np.zeros(n, np.int32),
            "reward": np.zeros((n, 2), np.float32),
            "done": np.zeros(n, np.uint8),
            "score": np.zeros((n, 2), np.int32),
            "steps": np.zeros(n, np.int32),
            "offset": np.zeros(n + 1, np.int64),
            # Only what is used of it takes memory.
            "legal": np.empty(_Vector.legal_max(self.game, n), np.int32),
        }
        self._engine = _Vector(self.game, n, threads, reward, *own.values())
        self._settings = {"seed": seed, "threads": threads, "reward": reward}
        for name, array in own.items():
            shown = array.view(np.bool_) if name in ("mask", "done") else array.view()
            shown.flags.writeable = False
            setattr(self, name, shown)
        self.reset(seed)

    def reset(self, seed=None):
        """Begins anew: `n` first matches under this seed, or the last one."""
        seed = self._settings["seed"] if seed is None else operator.index(seed)
        if not 0 <= seed < 2**64:
            raise InputError(f"seed: found {seed}, expected 0 to 2**64 - 1")
        self._engine.reset(seed)
        self._settings["seed"] = seed
        return self.observation

    def step(self, actions):
        """Does one action in every match. `actions` (n,) are whole numbers; one that is not legal raises, and then nothing has changed."""
        actions = np.asarray(actions)
        if actions.dtype.kind not in "iu":
            raise InputError(f"actions: found {actions.dtype}, expected whole numbers")
        if actions.shape != (self.n,):
            raise InputError(f"actions: found shape {actions.shape}, expected ({self.n},)")
        self._engine.step(np.ascontiguousarray(actions, np.int64))

    def random(self, rng):
        """A random legal action for every match, chosen with a numpy generator."""
        pick = (rng.random(self.n) * self.count).astype(np.int64)
        return self.legal[self.offset[:-1] + pick]

    def __reduce__(self):
        raise TypeError("a VectorEnv cannot be pickled or copied: make another with the same seed and repeat the actions")


    def __repr__(self):
        return f"<VectorEnv of {self.n} matches of {self.game.id}>"
