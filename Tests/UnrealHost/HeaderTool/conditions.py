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
    def __init__(self, outer, word, condition, line):
        self.outer, self.word, self.condition, self.line = outer, word, condition, line
        self.taken = None  # for conditions whose value is known: whether a branch has been chosen


class Conditions:
    def __init__(self, features):
        self.state = State()
        self._features = features
        self._blocks = []
        self._seen_directive = False
        self._guard_name = None

    def directive(self, body, line):
        """Follows one directive without its '#'; returns what is wrong with it, or None."""
        word, rest = re.match(r"(\w*)\s*(.*)", body, re.DOTALL).groups()
        rest = rest.strip()
        if word in ("if", "ifdef", "ifndef"):
            self._open(word, rest, line)
        elif word in ("else", "elif", "endif"):
            if not self._blocks:
                return f"#{word} without a matching #if"
            self._close() if word == "endif" else self._next_branch(word, rest)
        elif word == "define":
            self._define(rest)
        if word not in ("pragma", "define"):
            self._seen_directive = True
        return None

    def unclosed(self):
        return [(block.line, block.word) for block in self._blocks]

    def _open(self, word, condition, line):
        block = _Block(self.state, word, condition, line)
        self._blocks.append(block)
        if word == "ifndef" and not self._seen_directive:
            self._guard_name = condition
        if word == "if":
            self._enter(block, condition)
        else:
            self.state = self._unknown(block, f"#{word} {condition}")

    def _define(self, rest):
        name = re.match(r"\w*", rest).group()
        if self._guard_name and name == self._guard_name and len(self._blocks) == 1:
            self.state = self._blocks[0].outer
        self._guard_name = None

    def _next_branch(self, word, condition):
        block = self._blocks[-1]
        if word == "elif":
            self._enter(block, condition)
        elif block.taken is not None:
            self._choose(block, True)
        else:
            self.state = self._unknown(block, f"#else of #{block.word} {block.condition}")

    def _close(self):
        self.state = self._blocks.pop().outer

    def _enter(self, block, condition):
        feature = _FEATURE.match(condition)
        if feature and feature[2] in self._features:
            self._choose(block, self._features[feature[2]] == (not feature[1]))
        elif condition in ("0", "1"):
            self._choose(block, condition == "1")
        elif condition in ("CPP", "!CPP"):
            self._choose(block, False)
            block.taken = True
        elif condition in _GUARDS and block.taken is None:
            self.state = replace(block.outer, guards=block.outer.guards | {condition})
        else:
            self.state = self._unknown(block, f"#if {condition}")

    def _choose(self, block, wanted):
        chosen = wanted and not block.taken
        block.taken = bool(block.taken or chosen)
        self.state = block.outer if chosen else replace(block.outer, visible=False, hidden=True)

    @staticmethod
    def _unknown(block, why):
        return replace(block.outer, visible=False, why=block.outer.why or why)
