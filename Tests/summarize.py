#!/usr/bin/env python3
# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Counts the tests in a JUnit file of ctest, also those that a test of ctest reports as GoogleTest, Python's unittest or
the house checks do. Prints "passed failed skipped", then a line for each test that failed or was skipped, with its message,
and what a test says it has "measured: ".

usage: summarize.py FILE LOG     LOG: what ctest printed, which says why a test failed
"""
import re
import sys
import xml.etree.ElementTree

GOOGLE_TEST = re.compile(r"^\[ +(RUN|OK|FAILED|SKIPPED) +\] (.+?)(?: \(\d+ ms\))?$")
UNITTEST = re.compile(r"^Ran (\d+) tests? in .*\n+(?:OK|FAILED)(?: \((.*)\))?", re.M)
HOUSE_CHECK = re.compile(r"^(ok|not ok|skipped) - (.*(?:\n    .*)*)", re.M)
FAULT = re.compile(r"error:|Error:|Error at|FAILED|: Failure|ERROR:|SUMMARY:|broken law|undefined reference|Traceback")
REASON = re.compile(r" Test +#\d+: (\S+) \.*\*\*\*(.*?) +[\d.]+ sec")
MEASURED = re.compile(r"\bmeasured: (.*)$", re.M)
RUNS = re.compile(r"^stat::number_of_executed_units: (\d+)", re.M)


class Summary:
    def __init__(self, log):
        self.passed, self.failed, self.skipped, self.notes = 0, 0, 0, []
        self.reasons = dict(REASON.findall(log))

    def fail(self, name, lines):
        self.failed += 1
        self.notes += [f"failed {name}:"] + ["    " + line for line in lines[:40]]

    def skip(self, name, reason):
        self.skipped += 1
        self.notes.append(f"skipped {name}: {reason}")

    def add_google_tests(self, output, reason):
        running, said = None, []
        for line in output.splitlines():
            found = GOOGLE_TEST.match(line)
            if found and found[1] == "RUN":
                running, said = found[2], []
            elif found and running:
                if found[1] == "FAILED":
                    self.fail(running, said)
                elif found[1] == "SKIPPED":
                    self.skip(running, said[-1] if said else "no reason given")
                else:
                    self.passed += 1
                running = None
            elif line:
                said.append(line)
        if running:
            self.fail(f"{running}, which never ended ({reason}); those after it did not run", said)

    def add_unittests(self, output, found):
        counts = {word: int(number) for word, number in re.findall(r"(\w+)=(\d+)", found[2] or "")}
        faults = re.split(r"^={70}\n", output[:found.start()], flags=re.M)[1:]
        for fault in faults:
            title, *lines = fault.splitlines()
            self.fail(title.partition(": ")[2], [line for line in lines if line.strip("- ")][-12:])
        for name, reason in re.findall(r"^(\w+) \(.*\) \.\.\. skipped (.*)$", output, re.M):
            self.skip(name, reason.strip("'\""))
        self.passed += int(found[1]) - len(faults) - counts.get("skipped", 0)

    def add_house_checks(self, output):
        for verdict, sentence in HOUSE_CHECK.findall(output):
            title, *lines = sentence.splitlines()
            if verdict == "not ok":
                self.fail(title, lines)
            elif verdict == "skipped":
                self.skip(*title.split(": ", 1))
            else:
                self.passed += 1

    def add(self, case):
        """A test of ctest. One that ends badly after tests that were all well, as with a leak, is one that failed."""
        name, output, before = case.get("name"), case.findtext("system-out", ""), self.failed
        reason = self.reasons.get(name, case.get("status"))
        self.notes += MEASURED.findall(output)
        found, has_tests = UNITTEST.search(output), True
        if re.search(r"^\[( RUN      |==========)\] ", output, re.M):
            self.add_google_tests(output, reason)
        elif found:
            self.add_unittests(output, found)
        elif HOUSE_CHECK.search(output):
            self.add_house_checks(output)
        else:
            has_tests = False
        if case.get("status") != "run" and self.failed == before:
            lines = output.splitlines()
            self.fail(f"{name} ({reason})", [line for line in lines if FAULT.search(line)] or lines[-30:])
        elif not has_tests:
            self.passed += 1
            self.notes += [f"{name}: {runs} runs without a finding" for runs in RUNS.findall(output)]


def main():
    with open(sys.argv[2], encoding="utf-8", errors="replace") as log:
        summary = Summary(log.read())
    for case in xml.etree.ElementTree.parse(sys.argv[1]).iter("testcase"):
        summary.add(case)
    if summary.passed + summary.failed + summary.skipped == 0:
        summary.fail("all", ["no test ran"])
    print(summary.passed, summary.failed, summary.skipped)
    print(*(line[:240] for line in summary.notes[:200]), sep="\n")


if __name__ == "__main__":
    main()
