# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""What became of the automation tests: from the editor's report, or from its log if it left none."""

import json
import re

PASSED, FAILED, SKIPPED, NOT_RUN = "passed", "failed", "skipped", "not run"
STATES = {"success": PASSED, "passed": PASSED, "successwithwarnings": PASSED, "fail": FAILED, "failed": FAILED,
          "skipped": SKIPPED, "inprocess": FAILED}
STARTED = re.compile(r"Test Started\. Name=\{(.*?)\}(?: Path=\{(.*?)\})?")
COMPLETED = re.compile(r"Test Completed\. Result=\{(.*?)\}\.? Name=\{(.*?)\}(?: Path=\{(.*?)\})?")
CRASH = re.compile(r"(Fatal error[!:].*|Assertion failed: .*|Unhandled Exception: .*|Signal \d+ caught.*|"
                   r"check\.sh: stopped after .*)")


def read(report, log):
    """{tests, crash}: each test {name, state, seconds, errors}; crash is None or {running, reason}."""
    try:
        # The engine writes a byte-order mark.
        tests = [to_test(test) for test in json.loads(report.read_text(encoding="utf-8-sig"))["tests"]]
        return {"tests": tests, "crash": None}
    except (OSError, ValueError, KeyError):
        return read_log(log)


def to_test(test):
    errors = [describe(entry) for entry in test.get("entries") or [] if entry.get("event", {}).get("type") == "Error"]
    state = str(test.get("state", "")).lower()
    if state == "inprocess":
        errors.append("it did not end")
    return {
        "name": test.get("fullTestPath") or test.get("testDisplayName", ""),
        "state": STATES.get(state, NOT_RUN),
        "seconds": float(test.get("duration") or 0),
        "errors": errors,
    }


def describe(entry):
    file = str(entry.get("filename") or "").replace("\\", "/").rsplit("/", 1)[-1]
    place = f" ({file}:{entry.get('lineNumber', 0)})" if file else ""
    return str(entry["event"].get("message", "")).strip() + place


def read_log(log):
    """No report: the editor ended before it could write one. Its log says how far it came."""
    running, tests, reason = None, [], None
    for line in log.splitlines():
        started, completed, crash = STARTED.search(line), COMPLETED.search(line), CRASH.search(line)
        if started:
            running = started[2] or started[1]
        elif completed:
            state = STATES.get(completed[1].lower(), NOT_RUN)
            errors = ["see the log"] if state == FAILED else []
            tests.append({"name": completed[3] or completed[2], "state": state, "seconds": 0.0, "errors": errors})
            running = None
        elif crash and not reason:
            reason = crash[1].strip()
    if running:
        tests.append({"name": running, "state": FAILED, "seconds": 0.0, "errors": [reason or "the editor ended during it"]})
    return {"tests": tests, "crash": {"running": running, "reason": reason or "no reason in the log"}}
