#!/usr/bin/env python3
# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Lists what no public source settles about the engine and about devices, from the code's own marks, in Tests/Engine/Assumptions.md.

A mark is the last paragraph of a comment, at the one place that relies on it: `UNCONFIRMED(some-id): a sentence.`
A sentence that ends in [compile], or a mark in Features.txt, is settled by compiling for that engine. A row that a
probe names (`Probe(TEXT("some-id"), TEXT("the sentence"), ...)` in a spec) is settled by running it. All others are
settled by hand, and end in [by hand: what a person has to do].
"""
import argparse
import collections
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = pathlib.Path("Tests/Engine/Assumptions.md")
SUFFIXES = (".h", ".cpp", ".inl", ".cs", ".py", ".txt", ".sh")
FOLDERS = ("Source/MRInputAnimation*", "Source/Programs/mria/Device", "Tests/UnrealHost", "Content/Python")
MARK = re.compile(r"UNCONFIRMED\(([a-z0-9][a-z0-9.-]*)\): (.*)")
LOOSE = re.compile(r"UNCONFIRMED(?!\([a-z0-9][a-z0-9.-]*\): )")
PROBE = re.compile(r'\bProbe\(\s*TEXT\("([^"]+)"\),\s*((?:TEXT\("(?:[^"\\]|\\.)*"\)\s*)+),')
HOW = re.compile(r"\s*\[(compile|by hand: [^\]]*)\]\.?$")

Row = collections.namedtuple("Row", "id sentence kind todo file line")


def sources(root):
    for folder in FOLDERS:
        for start in sorted(root.glob(folder)):
            for path in sorted(start.rglob("*")):
                if path.suffix in SUFFIXES and "MustNotCompile" not in path.parts and "__pycache__" not in path.parts:
                    yield path.relative_to(root)


def continuation(lines, index, opening):
    """The rest of the paragraph that begins on that line of a comment."""
    if opening == "code":
        return
    for line in lines[index + 1:]:
        text = line.strip()
        if opening == "block":
            ended, text = "*/" in text, text.split("*/")[0].lstrip("*").strip()
        elif text.startswith(opening):
            ended, text = False, text[len(opening):].strip()
        else:
            return
        if not text or "UNCONFIRMED" in text:
            return
        yield text
        if ended:
            return


def sentence_at(lines, index, match):
    text = match.group(2)
    before = lines[index][: match.start()]
    if "*/" in text:
        return text.split("*/")[0]
    if before.lstrip().startswith(("//", "#")):
        opening = "//" if before.lstrip().startswith("//") else "#"
    elif "//" in before:
        opening = "code"
    else:
        opening = "block"
    return " ".join([text, *continuation(lines, index, opening)])


def plain(sentence):
    return re.sub(r"\s+", " ", sentence).strip().rstrip(".")


def marks(root):
    """(id, sentence, how it is settled or "", file, line) of every mark."""
    for path in sources(root):
        lines = (root / path).read_text(encoding="utf-8").splitlines()
        for index, line in enumerate(lines):
            match = MARK.search(line)
            if match:
                sentence = plain(sentence_at(lines, index, match))
                how = HOW.search(sentence)
                default = "compile" if path.name == "Features.txt" else ""
                yield (match.group(1), plain(HOW.sub("", sentence)), how.group(1) if how else default,
                       path.as_posix(), index + 1)


def probes(root):
    """The sentence of every probe, by its id."""
    found = {}
    for path in sources(root):
        if path.name.endswith(".spec.cpp"):
            for match in PROBE.finditer((root / path).read_text(encoding="utf-8")):
                pieces = re.findall(r'TEXT\("((?:[^"\\]|\\.)*)"\)', match.group(2))
                found[match.group(1)] = (plain("".join(pieces).replace('\\"', '"')), path.as_posix())
    return found


def rows(root):
    settled_by_running = probes(root)
    for name, sentence, how, file, line in marks(root):
        kind = "probe" if name in settled_by_running else "compile" if how == "compile" else "by hand"
        yield Row(name, sentence, kind, how.partition(": ")[2], file, line)


def problems(root):
    for path in sources(root):
        for number, line in enumerate((root / path).read_text(encoding="utf-8").splitlines(), 1):
            if LOOSE.search(line):
                yield f"{path.as_posix()}:{number}: not of the form UNCONFIRMED(some-id): a sentence"
    known = {}
    for row in rows(root):
        if row.id in known:
            yield f"{row.file}:{row.line}: {row.id} is also in {known[row.id].file}"
        known[row.id] = row
        if (row.kind == "by hand") != bool(row.todo):
            yield f"{row.file}:{row.line}: {row.id} ({row.kind}): " + (
                "[by hand: ...] has to go" if row.todo else "[by hand: what a person has to do] is missing")
    for name, (sentence, file) in probes(root).items():
        if name not in known:
            yield f"{file}: probe {name}: no UNCONFIRMED mark has this id"
        elif sentence != known[name].sentence:
            yield f'{file}: probe {name}: says "{sentence}", its mark "{known[name].sentence}"'


def page_of(root):
    found = sorted(rows(root), key=lambda row: ("probe", "compile", "by hand").index(row.kind))
    counts = collections.Counter(row.kind for row in found)
    lines = ["# What no public source settles", "",
             "<!-- made by Tests/Checks/assumptions_doc.py from the UNCONFIRMED marks in the code -->", "",
             f"{len(found)} assumptions about the engine and devices: {counts['probe']} that `Tests/Engine/check.sh` settles by running a "
             f"probe (`MRInputAnimation.Assumptions.<row>`), {counts['compile']} that it settles by compiling, and "
             f"{counts['by hand']} that a person has to look at.", "",
             "| row | assumption | settled by | where |", "| --- | --- | --- | --- |"]
    for row in found:
        cells = [row.id, row.sentence, row.kind + (": " + row.todo if row.todo else ""), f"`{row.file}`"]
        lines.append("| " + " | ".join(cell.replace("|", chr(92) + "|") for cell in cells) + " |")
    return "\n".join(lines) + "\n"


def stale(root):
    """What is wrong with marks, probes and page, for the house checks."""
    yield from problems(root)
    path = root / PAGE
    if not path.exists() or path.read_text(encoding="utf-8") != page_of(root):
        yield f"{PAGE}: not what the marks say: run Tests/Checks/assumptions_doc.py"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="change nothing; fail if the page is not up to date")
    options = parser.parse_args()
    if options.check:
        wrong = list(stale(ROOT))
        print("\n".join(wrong))
        return 1 if wrong else 0
    (ROOT / PAGE).parent.mkdir(exist_ok=True)
    (ROOT / PAGE).write_text(page_of(ROOT), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
