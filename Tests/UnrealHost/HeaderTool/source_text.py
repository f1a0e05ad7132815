# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""The text of a header as Unreal's header tool sees it: without comments, directives and what conditions hide."""

import bisect
import re
from typing import NamedTuple

_LEXEMES = re.compile(
    r"""(?P<comment>//(?:\\\n|[^\n])*|/\*.*?\*/)
    |(?P<raw>R"(?P<mark>[^()\\\s]{0,16})\(.*?\)(?P=mark)")
    |(?P<literal>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])+'|\b[0-9](?:'?[\w.])*)
    |(?P<directive>\#(?:\\\n|[^\n])*)""", re.VERBOSE | re.DOTALL)
_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
_ABOVE = re.compile(r"\n[ \t]*((?://[^\n]*\n[ \t]*)+|/\*(?:(?!\*/).)*\*/[ \t]*\n?[ \t]*)\Z", re.DOTALL)
_STRING = re.compile(r'"(?:\\.|[^"\\\n])*"' + r"|'(?:\\.|[^'\\\n])'")
_CLOSERS = {")": "(", "}": "{", "]": "[", ">": "<"}
_GUARDS = ("WITH_EDITOR", "WITH_EDITORONLY_DATA")
REFLECTED = re.compile(r"\b(UCLASS|USTRUCT|UENUM|UINTERFACE|UPROPERTY|UFUNCTION|GENERATED(_USTRUCT)?_BODY)\b")


def _blank(text, inner=" "):
    return re.sub(r"[^\n]", inner, text)


def mask(text, angles=True):
    """The same text with strings and all that is inside brackets blanked. A '>' without its '<' is a comparison."""
    text = _STRING.sub(lambda found: '"' + _blank(found[0][1:-1], "\1") + '"', text)
    out, opened = "", []
    for letter in text:
        if _CLOSERS.get(letter) in opened:
            while opened.pop() != _CLOSERS[letter]:
                pass
        out += "\1" if opened and letter != "\n" else letter
        if letter in "([{" or (angles and letter == "<"):
            opened.append(letter)
    return out


def split(text, angles=True):
    """(offset, part) between the commas outside all brackets; no empty parts. angles: '<' is a bracket."""
    ends = [found.start() for found in re.finditer(r",|\Z", mask(text, angles))]
    parts = zip([0] + [end + 1 for end in ends], ends)
    return [(start, text[start:end]) for start, end in parts if text[start:end].strip()]


def spelled(text):
    """C++ on one line as the house spells it: 'const TMap<FName, float>&'."""
    out = ""
    for word in re.findall(r'\w+|"(?:\\.|[^"\\])*"|\S', text):
        after = out[-1:].isalnum() or out[-1:] in ("_", ">", "*", "&", '"')
        out += " " * (out[-1:] == "," or after and (word[0].isalnum() or word[0] in '_"')) + word
    return out


class _State(NamedTuple):
    why: str = None  # None: the text is read; "": it is skipped, and may hold anything; else the unknown condition
    guards: frozenset = frozenset()


class _Conditions:
    """Follows the #if blocks as Unreal's header tool does, which knows a few names. features: by name, if known."""

    def __init__(self, features):
        self.state, self._blocks = _State(), []
        self._known = {"0": False, "1": True, **features, **{"!" + name: not has for name, has in features.items()}}

    def follow(self, directive):
        """That each #if has its #endif is for the compiler to say."""
        word, condition = re.match(r"(\w*)\s*(.*)", directive, re.DOTALL).groups()
        if word in ("if", "ifdef", "ifndef"):
            self._blocks.append([self.state, f"#{word} {condition}", None])
            self._enter(condition if word == "if" else "", self._blocks[-1][1])
        elif word == "elif" and self._blocks:
            self._enter(condition, self._blocks[-1][1])
        elif word == "else" and self._blocks:
            self._enter("" if self._blocks[-1][2] is None else "1", f"#else of {self._blocks[-1][1]}")
        elif word == "endif" and self._blocks:
            self.state = self._blocks.pop()[0]

    def _enter(self, condition, why):
        block = self._blocks[-1]
        outer, _, taken = block  # taken: whether a branch of known value has been chosen
        if condition in self._known:
            chosen = self._known[condition] and not taken
            block[2] = bool(taken or chosen)
            self.state = outer if chosen else outer._replace(why="")
        elif condition in _GUARDS and taken is None:
            self.state = outer._replace(guards=outer.guards | {condition})
        else:
            self.state = outer._replace(why=why if outer.why is None else outer.why)


class SourceText:
    """text: as written. bare: as long, with only what is read. code: the same with empty strings."""

    def __init__(self, text, features, report):
        self.text, self.bare, self.includes, self.hides_types = text, "", [], False
        self._report, self._starts, self._guards = report, [], []
        conditions, end = _Conditions(features), 0
        for found in _LEXEMES.finditer(text):
            self._add(text[end : found.start()], conditions.state)
            end = found.end()
            kind, whole = found.lastgroup, found[0]
            if kind in ("comment", "directive"):
                self.bare += _blank(whole)
            else:
                self._add('""' + _blank(whole[2:]) if kind in ("raw", "mark") else whole, conditions.state)
            if kind == "directive":
                self._directive(conditions, _COMMENT.sub(" ", whole[1:].replace("\\\n", " ")).strip(), found.start())
        self._add(text[end:], conditions.state)
        self.code = _STRING.sub(lambda found: '"' + _blank(found[0][1:-1], "\1") + '"', self.bare)

    def _directive(self, conditions, directive, start):
        include = re.match(r'include\s*[<"]([^>"]*)[>"]', directive)
        if include:
            self.includes.append((self.line(start), include[1]))
        conditions.follow(directive)

    def _add(self, piece, state):
        self._starts.append(len(self.bare))
        self._guards.append(state.guards)
        for found in REFLECTED.finditer(piece) if state.why is not None else ():
            allowed = {"UPROPERTY": ", except for WITH_EDITORONLY_DATA", "UFUNCTION": ", except for WITH_EDITOR"}
            if state.why:
                self._report(self.line(len(self.bare) + found.start()), f"'{found[0]}' must not be inside preprocessor "
                             f"blocks{allowed.get(found[0], '')} (here: {state.why})")
            else:
                self.hides_types = True
        self.bare += piece if state.why is None else _blank(piece)

    def line(self, at):
        return self.text.count("\n", 0, at) + 1

    def guards(self, at):
        """Of WITH_EDITOR and WITH_EDITORONLY_DATA: the blocks around a place."""
        return self._guards[bisect.bisect(self._starts, at) - 1]

    def closing(self, at):
        """Index of the bracket that closes the one at an index."""
        depth, closer = 0, {opener: closer for closer, opener in _CLOSERS.items()}[self.code[at]]
        for found in re.compile(f"[{re.escape(self.code[at] + closer)}]").finditer(self.code, at):
            depth += 1 if found[0] == self.code[at] else -1
            if depth == 0:
                return found.start()
        return len(self.code) - 1

    def tooltip(self, at):
        """Text of the comment directly above a place, without what it says of each @param."""
        before = len(self.bare[:at].rstrip())
        above = _ABOVE.search(("" if before else "\n") + self.text[before:at])
        comment = above[1].strip() if above else ""
        if comment.startswith("//"):
            comment = re.sub(r"^[ \t]*//+[!<]?[ \t]?|[ \t]+$", "", comment, flags=re.MULTILINE)
        else:
            lines = re.sub(r"^/\*+!?<?|\*+/$", "", comment).split("\n")
            comment = "\n".join(re.sub(r"^\s*\*+ ?", "", line).strip() for line in lines)
        return re.sub(r"^[@\\]param\b.*\n?(?:[^@\\\n].*\n?)*", "", comment, flags=re.MULTILINE).strip()
