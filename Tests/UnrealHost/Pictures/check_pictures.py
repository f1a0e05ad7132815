#!/usr/bin/env python3
# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Checks that the documentation's pictures show what the editor paints today: each carries, as a text chunk of its PNG
file, the lines that it was drawn from, and these must be those that unreal_host_pictures prints. Needs no Pillow.

usage: check_pictures.py PROGRAM [--pictures FOLDER]     FOLDER: default Resources/Docs/Pictures
"""

import argparse
import itertools
import math
import pathlib
import struct
import subprocess
import sys
import zlib

KEYWORD = "Drawing"
FOLDER = pathlib.Path(__file__).resolve().parents[3] / "Resources/Docs/Pictures"
CURE = "draw it again: Tests/UnrealHost/README.md, Pictures"


def read_drawing(png):
    """The lines that a PNG file was drawn from; None if it does not say."""
    place = 8
    while place + 8 <= len(png):
        length, kind = struct.unpack_from(">I4s", png, place)
        content = png[place + 8:place + 8 + length]
        keyword, _, rest = content.partition(b"\0")
        if kind == b"zTXt" and keyword == KEYWORD.encode():
            return zlib.decompress(rest[1:]).decode("ascii").splitlines()
        place += 12 + length
    return None


def to_ascii(line):
    """As a text chunk may hold it."""
    return line.rstrip("\n").encode("ascii", "backslashreplace").decode()


def split(text):
    """What was printed, picture by picture."""
    pictures = {}
    for line in text.splitlines():
        if line.startswith("picture "):
            lines = pictures.setdefault(line.split()[1], [])
        lines.append(to_ascii(line))
    return pictures


def is_same_word(a, b):
    """Compilers round in their own ways."""
    try:
        return math.isclose(float(a), float(b), rel_tol=1e-5, abs_tol=0.002)
    except ValueError:
        return a == b


def is_same_line(a, b):
    words = a.split(), b.split()
    return len(words[0]) == len(words[1]) and all(map(is_same_word, *words))


def find_fault(path, lines):
    """What is wrong with a picture that should show these lines; None if nothing is."""
    if not path.exists():
        return f"there is no {path.name}"
    drawn = read_drawing(path.read_bytes())
    if drawn is None:
        return f"{path.name} does not say what it was drawn from"
    for number, (old, new) in enumerate(itertools.zip_longest(drawn, lines, fillvalue="nothing")):
        if not is_same_line(old, new):
            return f"{path.name} is not what is painted now, from element {number} on:\n  drawn   {old}\n  painted {new}"
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("--pictures", type=pathlib.Path, default=FOLDER)
    options = parser.parse_args()
    done = subprocess.run([options.program], capture_output=True, encoding="utf-8")
    painted = split(done.stdout)
    if done.returncode != 0 or not painted:
        sys.exit(f"{options.program.name} ended with exit code {done.returncode}:\n{done.stderr}")
    faults = 0
    shown = {path.stem for path in options.pictures.glob("*.png") if not path.stem.startswith("HelloXr")}  # rendered
    for name in sorted(painted.keys() | shown):
        print(f"[ RUN      ] Pictures.{name}")
        fault = find_fault(options.pictures / f"{name}.png", painted[name]) if name in painted else "nobody paints it"
        if fault:
            faults += 1
            print(f"{fault}\n{CURE}")
        print(f"[  FAILED  ] Pictures.{name}" if fault else f"[       OK ] Pictures.{name}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
