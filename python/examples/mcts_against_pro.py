"""OpenSpiel's Monte Carlo tree search with random playouts against our `pro`, on the same clock.

The search gets the time for every decision, `pro` gets it for a whole turn of the match. In games with secrets the search sees them all.

python examples/mcts_against_pro.py --game fudis --matches 20 --ms 50
"""

import argparse
import time

import numpy as np
import pyspiel
import touchline
import touchline.openspiel  # registers the games
from open_spiel.python.algorithms import mcts

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--game", choices=touchline.games(), action="append", help="all if not given")
parser.add_argument("--matches", type=int, default=10, help="in pairs with seats exchanged")
parser.add_argument("--ms", type=float, default=50)
parser.add_argument("--seed", type=int, default=1)
asked = parser.parse_args()


class TimeUp(Exception):
    pass


class Clocked(mcts.MCTSBot):
    """OpenSpiel's search (the one in Python: that in C++ does not take games in Python) with a clock instead of a number of simulations."""

    def __init__(self, game, seed, seconds):
        evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))
        super().__init__(game, 1.4, 10**9, evaluator, solve=False, random_state=np.random.RandomState(seed + 1))
        self.seconds = seconds

    def mcts_search(self, state):
        self.until, self.root = time.monotonic() + self.seconds, None
        try:
            return super().mcts_search(state)
        except TimeUp:
            return self.root

    def _apply_tree_policy(self, root, state):
        # One simulation at least, so that there is a child to pick.
        if root.explore_count > 1 and time.monotonic() > self.until:
            self.root = root
            raise TimeUp
        return super()._apply_tree_policy(root, state)


def play(id, number, mcts_seat):
    """1 if `pro` wins, 0 if the search does, a half for a draw."""
    game = pyspiel.load_game(f"touchline_{id}")
    search = Clocked(game, asked.seed + number, asked.ms / 1000)
    pro = touchline.coach(id, f"pro:{asked.ms:g}ms", seed=number, counted=False)
    dice = touchline.Dice(asked.seed, number)
    state = game.new_initial_state()
    while not state.is_terminal():
        position = state.position
        if state.is_chance_node():
            drawn = position.sample(dice)
            state.apply_action(next(i for i, (text, _) in enumerate(position.chances()) if text == drawn))
        elif len(legal := state.legal_actions()) == 1:
            state.apply_action(legal[0])
        elif state.current_player() == mcts_seat:
            state.apply_action(search.step(state))
        else:
            state.apply_action(position.number(pro.decide(position)))
    return (state.returns()[1 - mcts_seat] + 1) / 2


print(f"{'game':<10} {'matches':>7} {'pro':>5} {'level':>5} {'MCTS':>5}   pro's share of decided matches, {asked.ms:g} ms")
for id in asked.game or touchline.games():
    points = [play(id, number // 2, number % 2) for number in range(asked.matches)]
    won, lost = points.count(1.0), points.count(0.0)
    share = f"{won / (won + lost):.0%}" if won + lost else "none decided"
    print(f"{id:<10} {len(points):>7} {won:>5} {len(points) - won - lost:>5} {lost:>5}   {share}", flush=True)
