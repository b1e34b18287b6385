"""One seat against a coach, as a Gymnasium environment: `touchline.gymnasium.env("fudis", opponent="club")`.

An observation is a dictionary of `observation` (bytes) and `action_mask`. Gymnasium's own checks sample actions without a mask; what an
action that is not legal does is yours to choose: `illegal="raise"` raises `touchline.Violation`, `illegal="lose"` ends the match with a
reward of −1, `illegal="any"` plays a random legal action instead.
"""

import gymnasium
import numpy as np
from gymnasium import spaces

from ._touchline import Coach, Dice, Game, Violation
from .picture import svg

__all__ = ["Env", "env"]


def env(game, **settings):
    """The environment: see `Env`."""
    return Env(game, **settings)


class Env(gymnasium.Env):
    """`seat` is `home`, `away` or `both` (in turns, match by match); `opponent` a coach such as `random`, `rookie` or `pro/10`."""

    metadata = {"render_modes": ["ansi", "svg"], "render_fps": 2}

    def __init__(self, game, *, seat="home", opponent="random", options=None, illegal="raise", render_mode=None):
        if seat not in ("home", "away", "both"):
            raise ValueError(f"seat: found {seat!r}, expected home, away or both")
        if illegal not in ("raise", "lose", "any"):
            raise ValueError(f"illegal: found {illegal!r}, expected raise, lose or any")
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"render_mode: found {render_mode!r}, expected one of {self.metadata['render_modes']}")
        self.game = Game(game, options or {}) if isinstance(game, str) else game
        self.opponent, self.illegal, self.render_mode = opponent, illegal, render_mode
        self._seats = ["home", "away"] if seat == "both" else [seat]
        self._matches = 0
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.game.observation_size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.game.n_actions,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(self.game.n_actions)
        Coach(self.game.id, opponent)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        if seed is not None:
            self._matches = 0
        self.seat = self._seats[self._matches % len(self._seats)]
        self._matches += 1
        self.dice = Dice(int(self.np_random.integers(2**63)))
        self.coach = Coach(self.game.id, self.opponent, seed=int(self.np_random.integers(2**63)))
        self.position = self.game.start()
        self._go_on()
        return self._seen(), self._info()

    def step(self, action):
        if self.position.turn == "over":
            raise gymnasium.error.ResetNeeded("the match is over: reset comes first")
        try:
            self.position.apply(int(action))
        except Violation:
            if self.illegal == "raise":
                raise
            if self.illegal == "lose":
                return self._seen(), -1.0, True, False, self._info() | {"illegal": True}
            legal = self.position.actions()
            self.position.apply(legal[int(self.np_random.integers(len(legal)))])
        self._go_on()
        reward = self.position.returns[0 if self.seat == "home" else 1]
        return self._seen(), reward, self.position.turn == "over", False, self._info()

    def render(self):
        if self.render_mode == "svg":
            return svg(self.position, self.seat)
        return self.position.draw(self.seat) if self.render_mode == "ansi" else None

    def _go_on(self):
        """Lets chance and the other seat play until it is this seat's turn, or over."""
        while (turn := self.position.turn) not in (self.seat, "over"):
            if turn == "chance":
                self.position.roll(self.dice)
            else:
                self.position.apply(self.coach.decide(self.position))

    def _seen(self):
        mine = self.position.turn == self.seat
        mask = self.position.mask() if mine else np.zeros(self.game.n_actions, np.int8)
        return {"observation": self.position.observe(self.seat), "action_mask": mask}

    def _info(self):
        return {"seat": self.seat, "score": self.position.score}
