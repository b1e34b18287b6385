"""The examples run, at a size that takes seconds."""

import json
import os
import pathlib
import subprocess
import sys

import pytest
from walks import only_long

EXAMPLES = pathlib.Path(__file__).parent.parent / "examples"


def run(name, *arguments):
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / name), *map(str, arguments)], capture_output=True, text=True, env=dict(os.environ, MPLBACKEND="Agg")
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_statistics_with_a_plot(tmp_path):
    pytest.importorskip("matplotlib")
    picture = tmp_path / "goals.svg"
    assert "fudis" in run("random_statistics.py", "--matches", 40, "--plot", picture)
    assert picture.read_text().startswith("<?xml")


def test_the_learner_beats_random():
    told = run("q_learner.py", "--steps", 1500, "--matches", 200, "--seed", 1)
    points = float(told.rsplit("points", 1)[1].split()[0])
    assert points > 0.55, told


@only_long
def test_openspiel_mcts_against_pro():
    pytest.importorskip("pyspiel")
    told = run("mcts_against_pro.py", "--game", "fudis", "--matches", 1, "--ms", 20)
    assert "pro" in told and "MCTS" in told


def test_the_notebook():
    pytest.importorskip("matplotlib")
    import matplotlib

    matplotlib.use("Agg")
    book = json.loads((EXAMPLES / "first_steps.ipynb").read_text())
    names = {}
    for cell in book["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)
    assert names["run"].summary["matches"] == 200
