"""Our games in OpenSpiel: importing this module registers `touchline_fuba`, `touchline_champions`, `touchline_fudis`, `touchline_volchok`.

    import pyspiel, touchline.openspiel
    game = pyspiel.load_game("touchline_fudis")
    game = pyspiel.load_game('touchline_volchok(options={"goals_to_win":1})')

`touchline.openspiel.shootout(...)` is the reduced Fudis shoot-out, small enough for CFR and exact exploitability.
"""

import dataclasses
import hashlib
import json

import numpy as np
import pyspiel

from . import _touchline
from ._touchline import Dice, Game, games

__all__ = ["Shootout", "shootout"]

# What a match can have at most, generously: OpenSpiel wants to know it beforehand.
_LENGTH = {"fuba": 20_000, "champions": 40_000, "fudis": 5_000, "volchok": 200_000}
_CHANCES = 512


def _type(id):
    return pyspiel.GameType(
        short_name=f"touchline_{id}",
        long_name=f"Touchline: {id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION
        if id == "volchok"
        else pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"options": ""},
    )


_SEATS = ("home", "away")


class _Match(pyspiel.Game):
    def __init__(self, id, params=None):
        self.params = dict(params or {})
        text = self.params.get("options") or "{}"
        self.touchline = Game(id, text)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.touchline.n_actions,
            max_chance_outcomes=_CHANCES,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_LENGTH[id],
        )
        super().__init__(_type(id), info, self.params)

    def new_initial_state(self, from_state=None):
        return _State(self)

    def make_py_observer(self, iig_obs_type=None, params=None):
        return _Observer(self.touchline, iig_obs_type)

    def observation_tensor_shape(self):
        return [self.touchline.observation_size]


class _State(pyspiel.State):
    def __init__(self, game):
        super().__init__(game)
        self.touchline = game.touchline
        self.position = game.touchline.start()
        # A running digest of all that each seat has seen and done: its information state.
        self.memory = [b"", b""]

    def current_player(self):
        player = self.position.player
        if player < 2:
            return player
        return pyspiel.PlayerId.CHANCE if player == 2 else pyspiel.PlayerId.TERMINAL

    def _legal_actions(self, player):
        return sorted(self.position.actions()) if player == self.position.player else []

    def chance_outcomes(self):
        weights = [weight for _, weight in self.position.chances()]
        total = sum(weights)
        return [(place, weight / total) for place, weight in enumerate(weights)]

    def _apply_action(self, action):
        player = self.position.player
        if player == 2:
            self.position.settle(action)
            return
        self.memory[player] = hashlib.blake2b(
            self.memory[player] + self.position.observe(_SEATS[player]).tobytes() + action.to_bytes(4, "little"),
            digest_size=16,
        ).digest()
        self.position.apply(action)

    def _action_to_string(self, player, action):
        if player == pyspiel.PlayerId.CHANCE:
            chances = self.position.chances()
            return chances[action][0] if action < len(chances) else f"outcome {action}"
        return self.position.notation(action, _SEATS[player])

    def information_state_string(self, player=None):
        player = self.current_player() if player is None else player
        seen = hashlib.blake2b(self.position.observe(_SEATS[player]).tobytes(), digest_size=16).hexdigest()
        return f"{_SEATS[player]} {self.memory[player].hex()} {seen}"

    def observation_string(self, player=None):
        player = self.current_player() if player is None else player
        return json.dumps(self.position.view(_SEATS[player]))

    def is_terminal(self):
        return self.position.player == 3

    def returns(self):
        return list(self.position.returns)

    def resample_from_infostate(self, player_id, probability_sampler):
        """A random state that the player cannot tell from this one: what OpenSpiel's ISMCTS asks for."""
        state = self.clone()
        dice = Dice(int(probability_sampler() * 2**53))
        state.position = self.position.imagine(_SEATS[player_id], dice)
        return state

    def __str__(self):
        return self.position.json()


class _Observer:
    def __init__(self, game, iig_obs_type):
        self._recall = bool(iig_obs_type and iig_obs_type.perfect_recall)
        self.tensor = np.zeros(game.observation_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state, player):
        self.tensor[:] = state.position.observe(_SEATS[player])

    def string_from(self, state, player):
        return state.information_state_string(player) if self._recall else state.observation_string(player)


def _maker(id):
    class Made(_Match):
        def __init__(self, params=None):
            super().__init__(id, params)

    Made.__name__ = f"Touchline{id.capitalize()}"
    return Made


for _id in games():
    _made = _maker(_id)
    globals()[_made.__name__] = _made
    pyspiel.register_game(_type(_id), _made)


@dataclasses.dataclass(frozen=True)
class Shootout:
    """One leg of a Fudis shoot-out with a few ranks: `game` is a whole OpenSpiel game in extensive form, and the rest is what our own solver
    found. OpenSpiel pays 1 for a win and -1 for a defeat; ours are points from 0 to 1, so that its exploitability is twice ours.
    """

    #: The game, in which CFR and exact exploitability run at their own speed.
    game: pyspiel.Game
    #: What home gets at least from the solved strategy.
    value: float
    #: The exploitability of the solved strategy.
    solved: float
    #: The exploitability of the strategy that takes what looks best at once.
    greedy: float
    #: The solved strategy: by information set of OpenSpiel (its string), the shares of its actions.
    strategy: dict
    #: The greedy one.
    greedy_strategy: dict


def shootout(ranks="KQ", each=(4, 8), rounds=12):
    """The reduced shoot-out with these ranks, and how many cards there are of each; `rounds` of our solver."""
    tree = _touchline.shootout_value(list(ranks), list(each), rounds)
    kind, first, n = tree["kind"], tree["first"], tree["n"]
    lines, todo = ['EFG 2 R "Fudis shoot-out" { "home" "away" }'], [0]
    # Information sets are numbered from 1 for each seat, in the order in which they are met.
    numbers, strings, chances = ({}, {}), {}, 0
    while todo:
        node = todo.pop()
        choices = range(first[node], first[node] + n[node])
        if kind[node] == 3:
            points = 2 * tree["points"][node] - 1
            lines.append(f't "" {2 + int(points)} "" {{ {points} {-points} }}')
        elif kind[node] == 2:
            chances += 1
            shares = " ".join(f'"{i}" {tree["share"][place]!r}' for i, place in enumerate(choices))
            lines.append(f'c "" {chances} "" {{ {shares} }} 0')
        else:
            seat, own = kind[node], tree["set"][node]
            number = numbers[seat].setdefault(own, len(numbers[seat]) + 1)
            strings[own] = f"{seat}-{seat}-{number}-{own}"
            actions = " ".join(f'"{i}"' for i in range(n[node]))
            lines.append(f'p "" {seat + 1} {number} "{own}" {{ {actions} }} 0')
        todo += [tree["child"][place] for place in reversed(choices)]
    game = pyspiel.load_efg_game("\n".join(lines) + "\n")

    def by_string(strategy):
        return {strings[own]: shares for own, shares in enumerate(strategy)}

    return Shootout(
        game, tree["value"], tree["solved"], tree["greedy"], by_string(tree["strategy"]), by_string(tree["greedy_strategy"])
    )
