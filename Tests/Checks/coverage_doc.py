#!/usr/bin/env python3
# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Writes Resources/Docs/Coverage.md from what `llvm-cov export` prints; Tests/coverage.sh calls it.

Tests/Core/NotCovered.txt has the reason for each line that no test runs: "file: the line's text: reason".

usage: coverage_doc.py EXPORT.json [--seconds N] [--page FILE] [--json FILE]
"""
import argparse
import collections
import datetime
import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
CORE = ROOT / "Source/MRInputAnimationCore"
REASONS = ROOT / "Tests/Core/NotCovered.txt"
KINDS = ("lines", "branches", "functions")

Gap = collections.namedtuple("Gap", "file line code what")


class Source:
    """A file of the core: what can run in it, and how often it did."""

    def __init__(self, path):
        self.name = path.relative_to(CORE).as_posix()
        self.text = path.read_text(encoding="utf-8").splitlines()
        self.lines = collections.Counter()
        self.branches = collections.defaultdict(lambda: [0, 0])
        self.functions = collections.Counter()
        self.ends = {}  # last line of each function

    def add(self, record):
        for line, count in line_counts(record["segments"]):
            if any(map(str.isalnum, self.text[line - 1])) and not self.text[line - 1].startswith("#"):
                self.lines[line] += count
        for line, column, last, end, if_true, if_false, *_ in record["branches"]:
            if self.is_decided_by_compiler(line, column):
                continue
            sides = self.branches[line, column, last, end]  # each instance of a template has its own
            sides[0] += if_true
            sides[1] += if_false

    def is_decided_by_compiler(self, line, column):
        """A condition of a template, or the default that a switch over every value of an enum does not need."""
        return self.text[line - 1][:column - 1].endswith(("if constexpr (", "switch ("))

    def add_function(self, function):
        first, column, last, *_ = function["regions"][0]
        self.functions[first, column] += function["count"]
        self.ends[first, column] = last

    def leave_out_constants(self):
        """Functions that only the compiler runs."""
        for first, column in [place for place, count in self.functions.items() if not count]:
            if any(line.lstrip().startswith("constexpr ") for line in self.text[max(first - 3, 0):first]):
                last = self.ends[first, column]
                del self.functions[first, column]
                self.lines = {line: count for line, count in self.lines.items() if not first <= line <= last}
                self.branches = {key: sides for key, sides in self.branches.items() if not first <= key[0] <= last}

    @property
    def folder(self):
        parts = pathlib.Path(self.name).parts
        return parts[1] if len(parts) > 2 and parts[0] == "Private" else "Private" if parts[0] == "Private" else "Public"

    def counts(self):
        """(covered, all) of each kind."""
        sides = [side for both in self.branches.values() for side in both]
        values = (self.lines.values(), sides, self.functions.values())
        return {kind: (sum(map(bool, found)), len(found)) for kind, found in zip(KINDS, map(list, values))}

    def unrun_lines(self, reasons):
        for line, count in sorted(self.lines.items()):
            code = self.text[line - 1].strip()
            if not count:
                yield Gap(self.name, line, code, reasons.get((self.name, code), "**no reason given**"))

    def one_sided_branches(self):
        for (line, column, last, end), (if_true, if_false) in sorted(self.branches.items()):
            if self.lines.get(line) and not (if_true and if_false):
                what = "never true" if if_false else "never false" if if_true else "never evaluated"
                code = self.text[line - 1][column - 1:end - 1 if last == line else None]
                yield Gap(self.name, line, code.strip(), what)


def load_reasons():
    """The reason for each line that no test runs, by file and text."""
    reasons = {}
    for entry in REASONS.read_text(encoding="utf-8").splitlines():
        if entry and not entry.startswith("#"):
            file, rest = entry.split(": ", 1)
            code, reason = rest.rsplit(": ", 1)
            reasons[file, code] = reason
    return reasons


def line_counts(segments):
    """How often each line with code ran: the highest count of the regions on it, as llvm-cov itself decides."""
    by_line = collections.defaultdict(list)
    for line, _, count, has_count, is_entry, is_gap in segments:
        by_line[line].append((count, has_count, is_entry, is_gap))
    before = None
    for line in range(min(by_line, default=0), max(by_line, default=-1) + 1):
        here = by_line.get(line, [])
        entered = [count for count, has_count, is_entry, is_gap in here if has_count and is_entry and not is_gap]
        is_skipped = here and here[0][2] and not here[0][1]
        if not is_skipped and (entered or before and before[1]):
            yield line, max(entered + ([before[0]] if before and before[1] else []))
        before = here[-1] if here else before


def load(path):
    data = json.loads(pathlib.Path(path).read_text(encoding="utf-8"))["data"][0]
    sources = {}
    paths = {}  # with ccache, one header may have two names: one of them is relative to the build
    for record in data["files"]:
        path = pathlib.Path(record["filename"]).resolve()
        if CORE in path.parents:
            paths[record["filename"]] = path
            sources.setdefault(path, Source(path)).add(record)
    for function in data["functions"]:
        if function["filenames"][0] in paths:
            sources[paths[function["filenames"][0]]].add_function(function)
    for source in sources.values():
        source.leave_out_constants()
    return sorted(sources.values(), key=lambda source: source.name)


def totals(sources):
    counts = [source.counts() for source in sources]
    return {kind: tuple(sum(count[kind][i] for count in counts) for i in (0, 1)) for kind in KINDS}


def share(covered, of):
    return f"{100 * covered / of:.1f} %" if of else "–"


def row(name, counts):
    return f"| {name} | " + " | ".join(f"{share(*counts[kind])} | {counts[kind][1]}" for kind in KINDS) + " |"


def table(gaps, heading):
    if not gaps:
        return ["None."]
    return [f"| where | code | {heading} |", "| --- | --- | --- |",
            *(f"| {gap.file}:{gap.line} | `{gap.code.replace('|', chr(92) + '|')}` | {gap.what} |" for gap in gaps)]


def page_of(sources, lines, branches, seconds):
    folders = collections.defaultdict(list)
    for source in sources:
        folders[source.folder].append(source)
    compiler = subprocess.run(["clang++", "-dumpversion"], capture_output=True, text=True, check=True).stdout.strip()
    now = datetime.datetime.now(datetime.timezone.utc)
    return "\n".join([
        "# Coverage", "",
        f"{now:%Y-%m-%d %H:%M} UTC · clang {compiler}, -O1, assertions off · the tests ran for {seconds} s", "",
        "One run of `Tests/coverage.sh`: how much of `Source/MRInputAnimationCore` its unit tests (`Tests/Core`) run. A branch "
        "is one outcome of one condition. Instances of a template count once. What only the compiler runs or decides does "
        "not count: `constexpr` functions, `if constexpr`, the default of a complete `switch`.", "",
        "| folder | lines | of | branches | of | functions | of |", "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
        row("**all**", totals(sources)), *(row(name, totals(found)) for name, found in sorted(folders.items())), "",
        "## Lines that no test runs", "", *table(lines, "why"), "",
        "## Conditions with one outcome only", "", *table(branches, "outcome"), ""])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("export")
    parser.add_argument("--seconds", type=int, default=0, help="how long the tests ran")
    parser.add_argument("--page")
    parser.add_argument("--json")
    options = parser.parse_args()
    sources = load(options.export)
    reasons = load_reasons()
    lines = [gap for source in sources for gap in source.unrun_lines(reasons)]
    branches = [gap for source in sources for gap in source.one_sided_branches()]
    for kind, (covered, of) in totals(sources).items():
        print(f"{kind:9} {covered:6} of {of:6}  {share(covered, of)}")
    for gap in lines:
        if (gap.file, gap.code) not in reasons:
            print(f"{gap.file}:{gap.line}: no test runs this, and {REASONS.name} has no reason: {gap.code}")
    for file, code in sorted(set(reasons) - {(gap.file, gap.code) for gap in lines}):
        print(f"{REASONS.name}: a test runs this now, or it is gone: {file}: {code}")
    if options.page:
        pathlib.Path(options.page).write_text(page_of(sources, lines, branches, options.seconds), encoding="utf-8")
    if options.json:
        found = {"totals": totals(sources), "files": {source.name: source.counts() for source in sources},
                 "lines": [gap._asdict() for gap in lines], "branches": [gap._asdict() for gap in branches]}
        pathlib.Path(options.json).write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
