"""OpenSpiel's own simulation test, and its algorithms on our games."""

import random

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

import touchline.openspiel  # noqa: E402
from walks import only_long  # noqa: E402
from open_spiel.python.algorithms import mcts  # noqa: E402

# Short matches: the suite copies states, and each copy plays them from the start.
SHORT = {
    "fuba": '{"turn_cap": 6}',
    "champions": '{"clock_ones": 1}',
    "fudis": '{"format": "shootout_only"}',
    "volchok": '{"turn_limit": 12}',
}


def load(game_id, options=None):
    return pyspiel.load_game(f"touchline_{game_id}", {"options": options or SHORT[game_id]})


def test_random_sim_test(game_id):
    pyspiel.random_sim_test(load(game_id), num_sims=1, serialize=False, verbose=False)


@only_long
def test_a_state_is_written_and_read():
    pyspiel.random_sim_test(load("fudis"), num_sims=1, serialize=True, verbose=False)
    game = load("volchok")
    state = game.new_initial_state()
    for _ in range(10):
        state.apply_action(random.Random(1).choice(state.legal_actions()))
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    assert str(again) == str(state) and again.legal_actions() == state.legal_actions()


def test_states_are_what_positions_are(game_id):
    state = load(game_id).new_initial_state()
    rng = random.Random(2)
    for _ in range(200):
        if state.is_terminal():
            break
        position = state.position
        assert state.is_chance_node() == (position.turn == "chance")
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes())
            assert abs(sum(shares) - 1) < 1e-9
            state.apply_action(rng.choices(outcomes, shares)[0])
        else:
            assert state.legal_actions() == sorted(position.actions())
            action = rng.choice(state.legal_actions())
            assert state.action_to_string(action) == position.notation(action)
            tensor = np.array(state.observation_tensor())
            assert np.array_equal(tensor, position.observe())
            state.apply_action(action)


def test_mcts_plays_our_games():
    game = load("volchok")
    bots = [
        mcts.MCTSBot(game, 1.4, 4, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), random_state=np.random.RandomState(2)),
        None,
    ]
    state, rng = game.new_initial_state(), random.Random(3)
    for _ in range(30):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes())
            state.apply_action(rng.choices(outcomes, shares)[0])
        elif state.current_player() == 0 and len(state.legal_actions()) > 1:
            action = bots[0].step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
        else:
            state.apply_action(rng.choice(state.legal_actions()))


def test_ismcts_resamples_our_states():
    game = load("fudis")
    state, rng = game.new_initial_state(), random.Random(4)
    while not (state.current_player() >= 0 and len(state.legal_actions()) > 2):
        outcomes, shares = zip(*state.chance_outcomes()) if state.is_chance_node() else (state.legal_actions(), None)
        state.apply_action(rng.choices(outcomes, shares)[0])
    player = state.current_player()
    other = state.resample_from_infostate(player, rng.random)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.legal_actions() == state.legal_actions()


def given(strategy):
    """Our own strategy of the reduced shoot-out as OpenSpiel's."""
    return pyspiel.TabularPolicy({key: list(enumerate(shares)) for key, shares in strategy.items()})


@pytest.fixture(scope="module")
def shootout():
    import os

    large = os.environ.get("TOUCHLINE_LONG") == "1"
    return touchline.openspiel.shootout(*(("KQJ", (1, 5, 6), 12) if large else ("KQ", (4, 8), 6)))


@only_long
def test_exploitability_of_the_shootout_is_what_we_measured(shootout):
    # Points of OpenSpiel go from -1 to 1, ours from 0 to 1.
    for strategy, ours in ((shootout.strategy, shootout.solved), (shootout.greedy_strategy, shootout.greedy)):
        theirs = pyspiel.exploitability(shootout.game, given(strategy)) / 2
        assert theirs == pytest.approx(ours, abs=1e-9)


@only_long
def test_their_cfr_solves_our_shootout(shootout, long):
    solver = pyspiel.CFRPlusSolver(shootout.game)
    for _ in range(100 if long else 8):
        solver.evaluate_and_update_policy()
    theirs = pyspiel.exploitability(shootout.game, solver.average_policy()) / 2
    # Uniform play gives away 0.145 of the small one.
    assert -1e-9 <= theirs < 0.05
