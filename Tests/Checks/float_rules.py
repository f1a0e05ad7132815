# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Holds the core against Mria/FloatRules.h: the same results for any number, however a compiler treats floats."""

import re

RULES = "Mria/FloatRules.h"


def reaches(tree, roots, name, seen):
    """Whether a file includes the rules, be it through others."""
    for header in re.findall(r'^#include "([^"]*)"', tree.text(name), flags=re.M):
        if header == RULES:
            return True
        for path in (f"{root}/{header}" for root in roots):
            if path in tree.files and path not in seen:
                seen.add(path)
                if reaches(tree, roots, path, seen):
                    return True
    return False


def breaches(tree, roots, names):
    """Tests that a compiler may fold away, of the kind of a number or by a negated comparison, which NaN makes true; and
    files that compute without the rules."""
    names = [name for name in names if not name.endswith(RULES)]
    yield from tree.find(names, r"\b(isnan|isinf|isfinite|isnormal|fpclassify)\b")
    yield from tree.find(names, r"!\([^()]*(\([^()]*\)[^()]*)*\s[<>]=?\s")
    for name in names:
        computes = any(re.search(r"\b(float|double|Vec3|Quat)\b", line) for _, line in tree.code(name))
        if computes and not reaches(tree, roots, name, set()):
            yield f"{name}: includes no {RULES}"
