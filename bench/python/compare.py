"""How many steps a CPU second from Python, ours beside others', in one run: rates of different runs do not compare.

A step is a decision or a chance. Peers that are not installed are left out: pip install open_spiel; pip install jax pgx; botbowl from its repository.

python bench/python/compare.py [SECONDS]
"""

import random
import sys
import time

import numpy as np
import touchline

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0


def measure(name, unit, play):
    """`play(until)` goes on until the processor's clock says `until` and gives the number of steps (and, if you like, of decisions)."""
    began = time.process_time()
    steps = play(began + SECONDS)
    spent = time.process_time() - began
    steps, decisions = steps if isinstance(steps, tuple) else (steps, None)
    more = f"  {decisions / spent:>12,.0f} decisions" if decisions else ""
    print(f"{name:<44} {steps / spent:>12,.0f} steps a CPU second{more}", flush=True)
    return steps / spent


def vector(game, n=1024):
    env = touchline.VectorEnv(game, n, seed=1, threads=1)
    rng = np.random.default_rng(1)

    def play(until):
        steps, decisions, running = 0, 0, env.steps.astype(np.int64)
        while time.process_time() < until:
            for _ in range(20):
                env.step(env.random(rng))
                # `steps` of a row that ended are those of the whole match.
                over = env.done
                steps += int((env.steps - running).sum())
                running = np.where(over, 0, env.steps)
            decisions += 20 * n
        return steps, decisions

    return play


def position(game):
    """One position, one step at a time, as the same loop as for `pyspiel` below."""
    game, dice, rng = touchline.Game(game), touchline.Dice(1), random.Random(1)

    def play(until):
        steps, at = 0, game.start()
        while True:
            for _ in range(500):
                player = at.player
                if player == 2:
                    at.roll(dice)
                elif player == 3:
                    at = game.start()
                    continue
                else:
                    actions = at.actions()
                    at.apply(actions[int(rng.random() * len(actions))])
                steps += 1
            if time.process_time() > until:
                return steps

    return play


def open_spiel(name):
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(1)

    def play(until):
        steps, at = 0, game.new_initial_state()
        while True:
            for _ in range(500):
                player = at.current_player()
                if player == pyspiel.PlayerId.CHANCE:
                    outcomes, shares = zip(*at.chance_outcomes())
                    at.apply_action(rng.choices(outcomes, shares)[0])
                elif player == pyspiel.PlayerId.TERMINAL:
                    at = game.new_initial_state()
                    continue
                else:
                    actions = at.legal_actions()
                    at.apply_action(actions[int(rng.random() * len(actions))])
                steps += 1
            if time.process_time() > until:
                return steps

    return play


def pgx(name="backgammon", batch=1024):
    import jax
    import pgx as peer

    env = peer.make(name)
    reset, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step))
    choose = jax.jit(lambda key, mask: jax.random.categorical(key, jax.numpy.log(mask.astype(float)), axis=-1))
    key = jax.random.PRNGKey(1)
    state = reset(jax.random.split(key, batch))

    def advance(state, key):
        key, a, b = jax.random.split(key, 3)
        return step(state, choose(a, state.legal_action_mask), jax.random.split(b, batch)), key

    state, key = advance(state, key)
    state.current_player.block_until_ready()

    def play(until):
        nonlocal state, key
        steps = 0
        while time.process_time() < until:
            state, key = advance(state, key)
            state.current_player.block_until_ready()
            steps += batch
        return steps

    return play


def botbowl():
    import botbowl as peer

    env = peer.BotBowlEnv()
    rng = np.random.default_rng(1)

    def play(until):
        steps = 0
        seen, over, info = env.reset(), False, None
        while time.process_time() < until:
            _, _, mask = env.get_state() if hasattr(env, "get_state") else (None, None, info["mask"])
            _, _, over, info = env.step(int(rng.choice(np.flatnonzero(mask))))
            steps += 1
            if over:
                env.reset()
        return steps

    return play


rates = {}
for game in touchline.games():
    rates[game] = measure(f"touchline {game}, VectorEnv of 1024, one thread", "", vector(game))
for game in touchline.games():
    rates[f"{game} alone"] = measure(f"touchline {game}, one position", "", position(game))
for name, make in {
    "pyspiel backgammon": lambda: open_spiel("backgammon"),
    "pyspiel hearts": lambda: open_spiel("hearts"),
    "pgx backgammon, batch 1024": pgx,
    "botbowl": botbowl,
}.items():
    try:
        play = make()
    except ImportError as error:
        print(f"{name:<44} not installed ({error.name})")
        continue
    rates[name] = measure(name, "", play)
