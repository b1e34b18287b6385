#!/usr/bin/env python3
"""One address does its worst; another player's moves and coaches are timed, before and during.

    python3 bench/siege.py --program target/release/touchline --seconds 30

Starts the server with its default limits behind a pretended proxy, so that both have addresses of their own. Needs nothing but Python.
"""

import argparse
import http.client
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
import uuid

ATTACKER, VICTIM = "192.0.2.1", "198.51.100.7"


class Client:
    """A guest on one connection that is kept open."""

    def __init__(self, port, address):
        self.port, self.address, self.cookie, self.http = port, address, None, None

    def ask(self, method, path, body=None, hang_up_after=None):
        headers = {"X-Forwarded-For": self.address, "Idempotency-Key": uuid.uuid4().hex}
        if self.cookie:
            headers["Cookie"] = self.cookie
        if isinstance(body, dict):
            headers["Content-Type"], body = "application/json", json.dumps(body)
        for attempt in range(2):
            try:
                self.http = self.http or http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
                self.http.request(method, "/api/v1" + path, body, headers)
                if hang_up_after is not None:
                    time.sleep(hang_up_after)
                    self.http.close()
                    self.http = None
                    return 0, None
                answer = self.http.getresponse()
                text = answer.read()
                if answer.getheader("Set-Cookie"):
                    self.cookie = answer.getheader("Set-Cookie").split(";")[0]
                if answer.getheader("Connection") == "close":
                    self.http.close()
                    self.http = None
                return answer.status, json.loads(text) if text[:1] in b"{[" else text.decode()
            except (OSError, http.client.HTTPException):
                self.http = None
        return 0, None

    def guest(self):
        self.cookie = None
        self.ask("POST", "/guest")
        return self

    def create(self, opponent, **more):
        _, made = self.ask("POST", "/matches", {"game": "volchok", "opponent": opponent, **more})
        return (made or {}).get("match")

    def state(self, match):
        return self.ask("GET", f"/matches/{match}")[1]["state"]

    def act(self, match, state):
        command = {"do": "act", "action": state["choices"][0]["text"], "expected": state["match"]["number"]}
        return self.ask("POST", f"/matches/{match}/commands", {"command": command})


def settle(port):
    """Waits until nothing heavy is left of an attack."""
    while True:
        answer = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        answer.request("GET", "/metrics")
        lines = answer.getresponse().read().decode().splitlines()
        if all(line.endswith(" 0") for line in lines if line.startswith("touchline_heavy_")):
            return
        time.sleep(0.5)


def percentile(values, part):
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] if values else float("nan")


def moves(client, seconds):
    """The times of moves in a match on one screen, in milliseconds."""
    taken, match, until = [], client.create({"kind": "screen"}), time.time() + seconds
    state = client.state(match["id"])
    while time.time() < until:
        if not state["choices"]:
            client.ask("POST", f"/matches/{match['id']}/commands", {"command": {"do": "resign"}})
            match = client.create({"kind": "screen"})
            state = client.state(match["id"])
            continue
        begun = time.perf_counter()
        status, _ = client.act(match["id"], state)
        if status == 200:
            taken.append((time.perf_counter() - begun) * 1000)
        time.sleep(0.02)
        state = client.state(match["id"])
    return taken


def coach_answers(client, coach, times):
    """How long a coach that begins takes, in seconds."""
    taken = []
    while len(taken) < times:
        begun = time.perf_counter()
        match = client.create({"kind": "coach", "coach": coach}, seat="away")
        if match["turn"] == "home":
            while client.state(match["id"])["match"]["turn"] == "home":
                time.sleep(0.02)
            taken.append(time.perf_counter() - begun)
        client.ask("POST", f"/matches/{match['id']}/commands", {"command": {"do": "resign"}})
    return taken


def long_record(port, entries):
    """A match of many entries, made of one decision and its undo; and its record once it is over."""
    client = Client(port, "203.0.113.1").guest()
    match = client.create({"kind": "screen"})["id"]
    state = client.state(match)
    while state["match"]["number"] < entries:
        client.act(match, state)
        client.ask("POST", f"/matches/{match}/commands", {"command": {"do": "undo"}})
        state["match"]["number"] += 2
        if state["match"]["number"] % 100 < 2:
            state = client.state(match)
    return client, match


def matches_against_world(port, until):
    while time.time() < until:
        client = Client(port, ATTACKER).guest()
        for _ in range(50):
            if time.time() < until:
                client.create({"kind": "coach", "coach": "world"}, seat="away")


def replays(port, match, until):
    client = Client(port, ATTACKER)
    while time.time() < until:
        client.ask("GET", f"/matches/{match}/replay?from=0")


def uploads(port, record, until):
    client = Client(port, ATTACKER)
    while time.time() < until:
        client.ask("POST", "/replays", record, hang_up_after=0.02)


def hints(port, until):
    client, match = Client(port, ATTACKER).guest(), None
    # The server lets one address ask only so often.
    while match is None and time.time() < until:
        client = client if client.cookie else client.guest()
        match = client.create({"kind": "screen"})
    while time.time() < until:
        client.ask("GET", f"/matches/{match['id']}/hint", hang_up_after=0.02)


def process(pid):
    status = dict(line.split(":", 1) for line in open(f"/proc/{pid}/status") if ":" in line)
    return int(status["Threads"]), int(status["VmRSS"].split()[0]) // 1024


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", default="target/release/touchline")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--entries", type=int, default=19_900)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite://{os.path.join(folder, 'siege.db')}"
        # The long match is made on a server without limits, and then besieged on one with its defaults.
        for rate, besieged in (["--rate", "1000000"], False), ([], True):
            command = [asked.program, "serve", "--listen", "127.0.0.1:0", "--proxies", "1", "--database", database, *rate]
            server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
            try:
                port = int(server.stdout.readline().rsplit(":", 1)[1])
                if besieged:
                    failed = siege(port, server.pid, asked.seconds, match, record)
                else:
                    client, match = long_record(port, asked.entries)
                    _, record = client.ask("GET", f"/matches/{match}/record")
            finally:
                server.terminate()
                server.wait()
    sys.exit(1 if failed else 0)


def siege(port, pid, seconds, match, record):
    victim = Client(port, VICTIM).guest()
    before = moves(victim, 5)
    threads, memory = process(pid)
    print(f"before: moves p50 {percentile(before, 0.5):.1f} ms, p99 {percentile(before, 0.99):.1f} ms; {threads} threads, {memory} MB")
    attacks = {
        "matches against world": lambda until: matches_against_world(port, until),
        "replays of a long match": lambda until: replays(port, match, until),
        "uploads that hang up": lambda until: uploads(port, record, until),
        "hints that hang up": lambda until: hints(port, until),
    }
    failed = 0
    for name, attack in attacks.items():
        until = time.time() + seconds
        attackers = [threading.Thread(target=attack, args=(until,), daemon=True) for _ in range(8)]
        for attacker in attackers:
            attacker.start()
        time.sleep(seconds / 4)
        most = [0, 0]

        def watch():
            while time.time() < until:
                most[:] = [max(a, b) for a, b in zip(most, process(pid))]
                time.sleep(0.2)

        watching = threading.Thread(target=watch)
        watching.start()
        quick = coach_answers(Client(port, VICTIM).guest(), "random", 5)
        deep = coach_answers(Client(port, VICTIM).guest(), "world", 2)
        during = moves(victim, max(3, until - time.time()))
        watching.join()
        bar = min(100.0, 5 * max(percentile(before, 0.99), 1))
        held = percentile(during, 0.99) < bar and max(quick) < 1 and max(deep) < 5
        failed += not held
        print(
            f"{'ok  ' if held else 'FAIL'} {name}: moves p50 {percentile(during, 0.5):.1f} ms, p99 {percentile(during, 0.99):.1f} ms of {len(during)}; "
            f"random {max(quick):.2f} s, world {max(deep):.2f} s; at most {most[0]} threads, {most[1]} MB"
        )
        for attacker in attackers:
            attacker.join()
        settle(port)
    return failed


if __name__ == "__main__":
    main()
