# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Words that stop a reader, in what users read: the guides, scripts of the editor, and tooltips."""

import re

RIDDLES = re.compile(r"\b(told|tells|whoever|anew|beside|mends?|mended|lets? go of|only there to be asked|"
                     r"has something to say|numbers that are none|of two alike)\b", re.I)


def wording_is_plain(tree):
    names = tree.under("Resources/Docs", "Content/Python", suffixes=(".md", ".py")) + ["README.md"]
    names = [name for name in names if not name.endswith(("Benchmark.md", "Changelog.md"))]
    for name in names + tree.under("Source/MRInputAnimation/Public"):
        for number, line in enumerate(tree.text(name).split("\n"), 1):
            if RIDDLES.search(line):
                yield f"{name}:{number}: {line.strip()}"
