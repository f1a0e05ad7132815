# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""The #if blocks around a place in a header, read as Unreal's header tool reads them: it knows a few names."""

import re
from dataclasses import dataclass, replace

_FEATURE = re.compile(r"(!?)(HOST_HAS_\w+)$")
_GUARDS = ("WITH_EDITOR", "WITH_EDITORONLY_DATA")


@dataclass(frozen=True)
class State:
    """visible: the text is read. hidden: it is skipped, and may hold anything. why: the first unknown condition."""

    visible: bool = True
    hidden: bool = False
    guards: frozenset = frozenset()
    why: str = ""


class _Block:
    def __init__(self, outer, text):
        self.outer, self.text = outer, text
        self.taken = None  # for conditions whose value is known: whether a branch has been chosen


class Conditions:
    def __init__(self, features):
        self.state = State()
        self._features = features
        self._blocks = []

    def directive(self, body):
        """Follows one directive without its '#'. That each #if has its #endif is for the compiler to say."""
        word, condition = re.match(r"(\w*)\s*(.*)", body, re.DOTALL).groups()
        condition = condition.strip()
        if word in ("if", "ifdef", "ifndef"):
            self._blocks.append(_Block(self.state, f"#{word} {condition}"))
            self._enter(condition if word == "if" else "")
        elif word == "elif" and self._blocks:
            self._enter(condition)
        elif word == "else" and self._blocks:
            block = self._blocks[-1]
            self._unknown(f"#else of {block.text}") if block.taken is None else self._choose(True)
        elif word == "endif" and self._blocks:
            self.state = self._blocks.pop().outer

    def _enter(self, condition):
        block = self._blocks[-1]
        feature = _FEATURE.match(condition)
        if feature and feature[2] in self._features:
            self._choose(self._features[feature[2]] == (not feature[1]))
        elif condition in ("0", "1"):
            self._choose(condition == "1")
        elif condition in _GUARDS and block.taken is None:
            self.state = replace(block.outer, guards=block.outer.guards | {condition})
        else:
            self._unknown(block.text)

    def _choose(self, wanted):
        block = self._blocks[-1]
        chosen = wanted and not block.taken
        block.taken = bool(block.taken or chosen)
        self.state = block.outer if chosen else replace(block.outer, visible=False, hidden=True)

    def _unknown(self, why):
        outer = self._blocks[-1].outer
        self.state = replace(outer, visible=False, why=outer.why or why)
