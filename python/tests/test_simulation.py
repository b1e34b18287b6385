"""Many matches: the seed, the table, and Ctrl-C."""

import json
import pickle
import signal
import subprocess
import sys
import textwrap

import pytest
import touchline
from walks import only_long


def test_threads_and_parts_do_not_matter(game_id):
    matches = 6 if game_id in ("champions", "volchok") else 12
    whole = touchline.simulate(game_id, "random", "random", matches, seed=5, threads=1)
    assert touchline.simulate(game_id, "random", "random", matches, seed=5, threads=3).json() == whole.json()
    parts = [touchline.simulate(game_id, matches=matches // 3, first=first, seed=5) for first in range(0, matches, matches // 3)]
    joined = sum((part.sheets for part in parts[1:]), parts[0].sheets)
    # A part that comes twice counts once.
    joined = pickle.loads(pickle.dumps(joined)) + parts[-1].sheets
    assert touchline.Simulation(whole.game, "random", "random", 5, False, joined).json() == whole.json()


def test_the_table_goes_into_pandas_and_polars():
    run = touchline.simulate("fudis", "rookie", "random", 30, seed=2, mirrored=True)
    for frame in (run.to_pandas(), run.to_polars()):
        assert len(frame) == 30 and "ended_by" in frame.columns
    assert list(run.to_pandas()["match"]) == list(range(30))
    assert run.summary["matches"] == 30 and run.summary["home"] == "rookie"


def test_a_laboratory_varies_options():
    told = []
    found = touchline.laboratory(
        "fudis", {"packs": [1, 2]}, home="random", away="random", matches=6, skill_matches=2,
        stronger="rookie", weaker="random", progress=lambda *at: told.append(at),
    )
    assert [run["options"] for run in found["runs"]] == [{}, {"packs": 2}] and told
    with pytest.raises(touchline.InputError, match="no option"):
        touchline.laboratory("fudis", {"nonsense": [1]})


@pytest.mark.parametrize(
    "settings",
    [{"matches": 0}, {"matches": 10**10}, {"home": "nobody"}, {"options": {"x": 1}}, {"first": 2**64 - 1}],
)
def test_wrong_plans_are_refused(settings):
    with pytest.raises(touchline.InputError):
        touchline.simulate(**({"game": "fudis", "matches": 2} | settings))


def test_an_exception_in_progress_ends_the_run():
    class Enough(Exception):
        pass

    def progress(*_):
        raise Enough

    with pytest.raises(Enough):
        touchline.simulate("volchok", "random", "random", 100_000, progress=progress)


@pytest.mark.parametrize(
    "work",
    [
        'touchline.simulate("volchok", "random", "random", 10_000_000)',
        'touchline.coach("volchok", "world:100000ms", counted=False).decide(position)',
    ],
)
def test_ctrl_c_ends_what_takes_long(work):
    program = f"""
        import touchline
        position = touchline.Game("volchok").start()
        dice = touchline.Dice(1)
        while position.turn == "chance" or position.legal()[0].startswith("pick") or "end" in position.legal():
            position.roll(dice) if position.turn == "chance" else position.apply(position.legal()[-1])
        try:
            print("ready", flush=True)
            {work}
        except KeyboardInterrupt:
            print("stopped")
    """
    child = subprocess.Popen([sys.executable, "-c", textwrap.dedent(program)], stdout=subprocess.PIPE, text=True)
    assert child.stdout.readline() == "ready\n"
    # The signal may come before the work has begun: it is caught in either case.
    child.send_signal(signal.SIGINT)
    assert child.wait(60) == 0
    assert child.stdout.read().strip() == "stopped"


@only_long
def test_the_program_and_python_say_the_same(pytestconfig):
    import os
    import shutil

    program = os.environ.get("TOUCHLINE_BIN") or shutil.which("touchline")
    if not program:
        pytest.skip("the program is not built")
    command = [program, "sim", "fudis", "--matches", "9", "--seed", "4", "--json"]
    theirs = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    ours = touchline.simulate("fudis", "random", "random", 9, seed=4).summary
    assert {name: theirs[name] for name in ours} == ours
