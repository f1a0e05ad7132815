# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""The table of what differs between engine releases, and the names by which the host's sources ask for it."""
import re

from rules_file import RulesError

RELEASES = [(5, minor) for minor in range(1, 9)]
PREFIX = "HOST_HAS_"


def version_of(text):
    return tuple(map(int, text.split(".")))


def read_features(text, version):
    """By name, in the table's order: whether that release has it."""
    if version not in RELEASES:
        raise RulesError(f"the host does not know release {version[0]}.{version[1]}")
    features = {}
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        row = re.fullmatch(r"([A-Z][A-Z0-9_]*)\s+(-|5\.\d)\s+(-|5\.\d)\s+\S.*", line)
        if not row:
            raise RulesError(f"Features.txt:{number}: is not 'NAME first last what'")
        name, first, last = row.groups()
        if name in features:
            raise RulesError(f"Features.txt:{number}: {name} is there already")
        if first == last == "-":
            raise RulesError(f"Features.txt:{number}: {name} has neither a first nor a last release")
        features[name] = ((first == "-" or version_of(first) <= version)
                          and (last == "-" or version <= version_of(last)))
    return features


def check_names(features, texts):
    """Every name that a source asks for is in the table, and every row is asked for. texts: by the source's name."""
    asked = {name: source for source, text in texts.items() for name in re.findall(rf"\b{PREFIX}(\w+)", text)}
    for name in asked.keys() - features.keys():
        raise RulesError(f"{asked[name]}: {PREFIX}{name} is not in Features.txt")
    for name in features.keys() - asked.keys():
        raise RulesError(f"Features.txt: nothing asks for {PREFIX}{name}")
