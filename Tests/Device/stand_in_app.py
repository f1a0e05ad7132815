# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""An app under test as a device sees it: a process that reads run.json in its folder and writes report.json.

What it does wrong is said by `behaviour`: "good", "failing", "crash", "crash-at-start", "hang", "silent" (no report),
"endless" (runs and never gets done), "stale" (leaves the report of another run).
"""

import fnmatch
import json
import struct
import threading
import zlib

TESTS = ["Button.Presses", "Cube.Grabs", "Slider.Follows"]
TICK = 0.02


def png(width=48, height=32):
    """A picture with a gradient, as small as it gets."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    rows = b"".join(b"\0" + bytes(value for x in range(width) for value in (x * 5 % 256, y * 7 % 256, 140))
                    for y in range(height))
    head = struct.pack(">2I5B", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


class App:
    """`files` is its folder, a dict of names and bytes."""

    def __init__(self, behaviour="good", tests=TESTS):
        self.behaviour, self.tests, self.files = behaviour, tests, {}
        self.is_running, self.was_stopped, self.starts = False, False, 0
        self.ended = threading.Event()

    def start(self):
        self.starts += 1
        self.is_running, self.was_stopped = True, False
        self.ended.clear()
        self.report = {}
        threading.Thread(target=self.run, daemon=True).start()

    def stop(self):
        self.was_stopped = self.was_stopped or self.is_running
        self.is_running = False
        self.ended.set()

    def tick(self, count=1):
        """Whether it may continue."""
        return not self.ended.wait(TICK * count)

    def write(self, **changes):
        self.report.update(changes)
        self.report["heartbeat"] = self.report.get("heartbeat", 0) + 1
        self.files["report.json"] = json.dumps(self.report).encode()

    def chosen(self, order):
        names = sorted(name for name in self.tests
                       if not order["tests"] or any(fnmatch.fnmatchcase(name, wanted) for wanted in order["tests"]))
        return names[order["shardIndex"] - 1::order["shardCount"]]

    def run(self):
        order = json.loads(self.files["run.json"])
        assert order["format"] == "mrinput-run" and order["version"] == 1, order
        if self.behaviour in ("crash-at-start", "silent", "stale"):
            self.tick(2)
            self.is_running = self.behaviour != "crash-at-start"
            if self.behaviour == "stale":
                self.write(format="mrinput-report", version=1, runId="20200101-000000-0000", state="done", tests=[])
            return
        identity = order["runId"]
        log = f"{identity}-log.txt"
        self.files[log] = b"LogMRInputTests: run " + identity.encode() + b"\n"
        self.write(format="mrinput-report", version=1, runId=identity, state="starting", tests=[], current=None, log=log,
                   app={"name": "MyApp", "version": "1.0", "engine": "5.1.1", "plugin": "0.1.0", "platform": "HoloLens",
                        "folder": "C:\\Data\\LocalState"})
        for number, name in enumerate(self.chosen(order)):
            if not self.run_test(order, name, number):
                return
        self.write(state="done", current=None)
        self.is_running = False

    def run_test(self, order, name, number):
        """False if the app ends in the middle of it."""
        self.write(state="running", current={"test": name, "time": 0.0})
        is_bad = number == 1
        if is_bad and self.behaviour == "crash":
            self.write(current={"test": name, "time": 1.25})
            self.tick(3)
            self.is_running = False
            return False
        while is_bad and self.behaviour in ("hang", "endless"):
            if self.behaviour == "endless":
                self.write(current={"test": name, "time": 0.5})
            if not self.tick():
                return False
        if not self.tick(2):
            return False
        self.report["tests"].append(self.outcome(order, name, is_bad and self.behaviour == "failing"))
        self.write()
        return True

    def outcome(self, order, name, fails):
        files = []
        for kind, end, content in (("take", f"-{name}-take.bin", b"a take"), ("screenshot", f"-{name}-grab.png", png())):
            if order["takes" if kind == "take" else "screenshots"]:
                self.files[order["runId"] + end] = content
                files.append({"kind": kind, "name": order["runId"] + end})
        if order["snapshots"] == "write":
            snapshot = f"{order['runId']}-{name}.snapshot.json"
            self.files[snapshot] = b"{}"
            files.append({"kind": "snapshot", "name": snapshot})
        outcome = {"name": name, "recording": (order["recordings"] or [""])[0], "state": "passed", "duration": 2.05,
                   "message": "", "events": [{"time": 1.533, "severity": "info", "text": "marker grab"}],
                   "differences": [], "files": files}
        if fails:
            outcome.update(state="failed", message="Cube.Location differs at 1.533 s & 1 more <value>")
            outcome["differences"] = [{"time": 1.533, "value": "Cube.Location", "expected": "X=10.0 Y=0.0 Z=95.0",
                                       "actual": "X=10.0 Y=0.0 Z=88.2", "input": "right hand pinches"}]
        return outcome
