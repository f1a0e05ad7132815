# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Words that stop a reader: in the guides and the editor's scripts, and in comments, names and texts of all sources."""

import re

RIDDLES = re.compile(r"\b(told|tells|whoever|for who|anew|beside|mends?|mended|lets? go of|only there to be asked|"
                     r"has something to say|numbers that are none|of two alike|a (?:line|row) an? [a-z]+|"
                     r"in whose (?:place|stead)|nobody is there|nobody where|as it stands|as they stand|"
                     r"what stands|stands? (?:alone|beside|behind|before|in front|there|for))\b", re.I)
# Names: a mood, a pronoun, or a noun that means nine things.
NAMES = re.compile(r"(?<![A-Za-z])(?:Place|Places|Way|Ways|Beside|Aside|Unheard|Its|Whose|Seat|Seated|Telling|Tell|Told|"
                   r"Happened|AfterChange|LetGo|Retell|LookingSetup)(?![A-Za-z])"
                   r"|\b\w*(?:Tells[A-Z]|UnlessTold|Anew[A-Z]|Beside[A-Z]|Mends[A-Z])\w*")
HOST = "Tests/UnrealHost/"  # has the engine's names
RAPIDJSON_STREAM = "Source/Programs/mria/Json/RecordingJsonReader.cpp"  # must have a function Tell()


def wording_is_plain(tree):
    names = tree.under("Resources/Docs", "Content/Python", suffixes=(".md", ".py")) + ["README.md"]
    names = [name for name in names if not name.endswith(("Benchmark.md", "Changelog.md"))]
    for name in names + tree.under("Source", "Tests"):
        is_code = name.endswith((".h", ".cpp", ".inl")) and name != RAPIDJSON_STREAM and not name.startswith(HOST)
        for number, line in enumerate(tree.text(name).split("\n"), 1):
            code = re.sub(r"//.*|^\s*\*.*|/\*.*", "", line) if is_code else ""
            code = re.sub(r'"(\\.|[^"\\])*"', '""', code)
            if RIDDLES.search(line) or NAMES.search(code):
                yield f"{name}:{number}: {line.strip()}"
