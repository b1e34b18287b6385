"""Our games as PettingZoo environments: `touchline.pettingzoo.env("volchok", goals_to_win=3)`.

Agents are `home` and `away`; a step is one decision, and chance decides for itself from the seed of `reset`. An observation is a dictionary
of `observation` (bytes, see `touchline.Game.fields`) and `action_mask`. An action that is not legal raises `touchline.Violation` and changes
nothing.
"""

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ._touchline import Dice, Game
from .picture import svg

__all__ = ["env", "raw_env"]


def env(game, *, render_mode=None, reward="win", **options):
    """The environment with PettingZoo's usual wrapper, which watches over the order of calls."""
    return wrappers.OrderEnforcingWrapper(raw_env(game, render_mode=render_mode, reward=reward, **options))


class raw_env(AECEnv):
    """One match as an AEC environment. `reward` is `win` (1 and −1 at the end) or `goals` (for each goal)."""

    metadata = {"name": "touchline_v1", "render_modes": ["ansi", "svg", "human"], "is_parallelizable": False, "render_fps": 2}

    def __init__(self, game, *, render_mode=None, reward="win", **options):
        super().__init__()
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"render_mode: found {render_mode!r}, expected one of {self.metadata['render_modes']}")
        if reward not in ("win", "goals"):
            raise ValueError(f"reward: found {reward!r}, expected win or goals")
        self.game = Game(game, options) if isinstance(game, str) else game
        self.metadata = dict(type(self).metadata, name=f"{self.game.id}_v{self.game.arrays_version}")
        self.render_mode, self.reward = render_mode, reward
        self.possible_agents = ["home", "away"]
        self._spaces = {}
        for agent in self.possible_agents:
            seen = spaces.Box(0, 255, (self.game.observation_size,), np.uint8)
            mask = spaces.Box(0, 1, (self.game.n_actions,), np.int8)
            self._spaces[agent] = (
                spaces.Dict({"observation": seen, "action_mask": mask}),
                spaces.Discrete(self.game.n_actions),
            )
        self._chance = np.random.default_rng()

    def observation_space(self, agent):
        return self._spaces[agent][0]

    def action_space(self, agent):
        return self._spaces[agent][1]

    def reset(self, seed=None, options=None):
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.dice = Dice(int(self._chance.integers(2**63)))
        self.position = self.game.start()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._settle()
        self.agent_selection = self.position.turn

    def observe(self, agent):
        decides = not self._over() and self.position.turn == agent
        mask = self.position.mask() if decides else np.zeros(self.game.n_actions, np.int8)
        return {"observation": self.position.observe(agent), "action_mask": mask}

    def step(self, action):
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("None is an action only for an agent that is done")
        before = self.position.score
        self.position.apply(int(action))
        self._settle()
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = dict(zip(self.possible_agents, self._rewards(before)))
        if self._over():
            self.terminations = dict.fromkeys(self.agents, True)
            for agent in self.agents:
                self.infos[agent] = {"score": self.position.score}
        else:
            self.agent_selection = self.position.turn
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self):
        if self.render_mode is None:
            return None
        if self.render_mode == "svg":
            return svg(self.position)
        text = self.position.draw()
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self):
        pass

    def _over(self):
        return self.position.turn == "over"

    def _settle(self):
        while self.position.turn == "chance":
            self.position.roll(self.dice)

    def _rewards(self, before):
        if self.reward == "win":
            return self.position.returns
        (home, away), after = before, self.position.score
        gained = float((after[0] - home) - (after[1] - away))
        return gained, -gained
