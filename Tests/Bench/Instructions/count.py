#!/usr/bin/env python3
# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Counts the instructions of mria_workloads with callgrind and compares them with the stored counts.

Times vary on a busy machine, counts hardly do: they show whether a change made something slower anywhere.

Usage: count.py PROGRAM [--store]

Exit codes: 0 no count grew by more than 5 %, 1 one did or has no stored count, 3 it cannot be counted.
--store writes the counts as the ones to compare with; it belongs into the commit that changes them.
"""

import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

STORED = pathlib.Path(__file__).parent / "Instructions.txt"
MOST_GROWTH = 1.05
HEAD = "# Instructions of one load, reduction or frame, as Tests/bench.sh --instructions counts them; --store renews it.\n"


def count(program):
    """Instructions of each row, by name, in the order of the program."""
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.run(
            ["valgrind", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={folder}/out", program],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        if run.returncode != 0:
            sys.stderr.write(run.stderr[-2000:])
            sys.exit(3)
        totals = {}
        for dump in pathlib.Path(folder).iterdir():
            text = dump.read_text()
            name = re.search(r"^desc: Trigger: Client Request: (\S+)$", text, re.M)
            total = re.search(r"^(?:totals|summary): (\d+)", text, re.M)
            if name and total:
                totals[name[1]] = int(total[1])
    times = dict(line.split() for line in run.stdout.splitlines())
    return {name: round(totals[name] / int(times[name])) for name in times}


def stored():
    lines = STORED.read_text().splitlines() if STORED.exists() else []
    return {name: int(number) for name, number in (line.split() for line in lines if not line.startswith("#"))}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--store", action="store_true")
    options = parser.parse_args()

    before = stored()
    now = count(options.program)
    grown = [name for name, number in now.items() if number > MOST_GROWTH * before.get(name, 0)]
    print(f"{'instructions':24} {'stored':>12} {'now':>12} {'change':>8}")
    for name, number in now.items():
        change = f"{100 * number / before[name] - 100:+.1f} %" if name in before else "new"
        print(f"{name:24} {before.get(name, 0):12,} {number:12,} {change:>8}")
    if options.store:
        STORED.write_text(HEAD + "".join(f"{name} {number}\n" for name, number in now.items()))
        return 0
    if grown:
        print(f"error: more than 5 % above the stored counts: {', '.join(grown)}; if that is meant, store the new ones "
              "with Tests/bench.sh --instructions --store", file=sys.stderr)
    return 1 if grown else 0


if __name__ == "__main__":
    sys.exit(main())
