"""How random matches of all games end, with a plot of their goals.

python examples/random_statistics.py --matches 2000 --plot goals.svg
"""

import argparse

import touchline

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--matches", type=int, default=500)
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--plot", help="a file such as goals.svg")
asked = parser.parse_args()

runs = {}
print(f"{'game':<10} {'home':>6} {'level':>6} {'away':>6} {'goals':>6} {'steps':>7}")
for game in touchline.games():
    run = runs[game] = touchline.simulate(game, "random", "random", asked.matches, seed=asked.seed)
    found, columns = run.summary, run.columns
    n = len(run)
    goals = sum(columns["home_goals"]) + sum(columns["away_goals"])
    steps = sum(columns["decisions"]) + sum(columns["chances"])
    shares = [found[name] / n for name in ("home_wins", "draws", "away_wins")]
    print(f"{game:<10} " + " ".join(f"{share:6.1%}" for share in shares) + f" {goals / n:6.2f} {steps / n:7.0f}")

if asked.plot:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(1, len(runs), figsize=(3 * len(runs), 3), sharey=True)
    for axis, (game, run) in zip(axes, runs.items()):
        columns = run.columns
        goals = [home + away for home, away in zip(columns["home_goals"], columns["away_goals"])]
        axis.hist(goals, bins=range(max(goals) + 2), align="left", density=True)
        axis.set(title=game, xlabel="goals")
    axes[0].set_ylabel("share of matches")
    figure.tight_layout()
    figure.savefig(asked.plot)
