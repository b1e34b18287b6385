"""A local Ray cluster of several processes, one of which is killed on the way."""

import os
import signal
import threading
import time

import pytest

if os.environ.get("TOUCHLINE_LONG") != "1":
    pytest.skip("runs with TOUCHLINE_LONG=1", allow_module_level=True)

ray = pytest.importorskip("ray")

import touchline  # noqa: E402
import touchline.cluster  # noqa: E402


@pytest.fixture(scope="module", autouse=True)
def cluster():
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    ray.init(
        num_cpus=2, include_dashboard=False, _node_ip_address="127.0.0.1", log_to_driver=False, configure_logging=False,
        object_store_memory=100 * 1024 * 1024,
    )
    yield
    ray.shutdown()


def test_a_simulation_is_that_of_one_machine():
    whole = touchline.simulate("fudis", "random", "rookie", 60, seed=6, mirrored=True)
    told = []
    spread = touchline.cluster.simulate(
        "fudis", "random", "rookie", 60, seed=6, mirrored=True, size=7, progress=lambda *at: told.append(at[:2])
    )
    assert spread.json() == whole.json() and spread.columns == whole.columns
    assert told[-1] == (60, 60)


def test_a_laboratory_is_that_of_one_machine():
    plan = {"home": "random", "away": "rookie", "matches": 8, "stronger": "rookie", "weaker": "random", "seed": 3}
    assert touchline.cluster.laboratory("fudis", {"packs": [1, 2]}, size=3, **plan) == touchline.laboratory(
        "fudis", {"packs": [1, 2]}, **plan
    )


def workers():
    """The processes that play parts now."""
    found = []
    for pid in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{pid}/cmdline") as file:
                if file.read().startswith("ray::_part"):
                    found.append(int(pid))
        except OSError:
            pass
    return found


def test_a_worker_that_dies_is_replaced_and_nothing_counts_twice():
    whole = touchline.simulate("volchok", "random", "random", 240, seed=8)
    mine, killed, done = os.getpid(), [], threading.Event()

    def kill():
        while not done.is_set() and len(killed) < 2:
            for pid in workers():
                if descends(pid, mine):
                    os.kill(pid, signal.SIGKILL)
                    killed.append(pid)
                    break
            time.sleep(0.3)

    killer = threading.Thread(target=kill)
    killer.start()
    spread = touchline.cluster.simulate("volchok", "random", "random", 240, seed=8, size=20)
    done.set()
    killer.join()
    assert killed and spread.json() == whole.json() and len(spread) == 240


def descends(pid, ancestor):
    """Only processes of this test's own cluster."""
    while pid > 1:
        if pid == ancestor:
            return True
        try:
            with open(f"/proc/{pid}/stat") as file:
                pid = int(file.read().rsplit(")", 1)[1].split()[1])
        except OSError:
            return False
    return False
