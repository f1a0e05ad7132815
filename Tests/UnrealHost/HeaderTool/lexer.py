# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Cuts a header into tokens, keeping only the text that Unreal's header tool would look at.

Comments stay with the token that follows them; directives are followed, not kept.
"""

import re

from conditions import Conditions
from model import Comment, Token

_PATTERN = re.compile(
    r"""(?P<space>(?:[ \t\r\f\v]|\\\r?\n)+)
    |(?P<newline>\n)
    |(?P<comment>//(?:\\\r?\n|[^\n])*|/\*.*?\*/)
    |(?P<raw>(?:u8|[uUL])?R"(?P<mark>[^()\\\s]{0,16})\(.*?\)(?P=mark)")
    |(?P<string>(?:u8|[uUL])?"(?:\\.|[^"\\\n])*")
    |(?P<char>(?:u8|[uUL])?'(?:\\.|[^'\\\n])+')
    |(?P<number>\.?[0-9](?:[eEpP][+-]|'?[\w.])*)
    |(?P<word>[A-Za-z_]\w*)
    |(?P<directive>\#(?:\\\r?\n|[^\n])*)
    |(?P<punct>::|->|<<|\.\.\.|.)""",
    re.VERBOSE | re.DOTALL,
)
_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
_INCLUDE = re.compile(r'include\s*(?:"([^"]*)"|<([^>]*)>)')

TYPE_MACROS = frozenset(("UCLASS", "USTRUCT", "UENUM", "UINTERFACE"))
MEMBER_MACROS = frozenset(("UPROPERTY", "UFUNCTION"))
BODY_MACROS = frozenset(("GENERATED_BODY", "GENERATED_USTRUCT_BODY"))
REFLECTED_MACROS = TYPE_MACROS | MEMBER_MACROS | BODY_MACROS


def tokenize(header, features, report):
    """Fills header.tokens and header.includes; unknown conditions hide their text. features: by name, if known."""
    conditions = Conditions(features)
    comments, line, last_line, end = [], 1, 0, 0
    for match in _PATTERN.finditer(header.text):
        kind, text = match.lastgroup, match.group()
        if kind == "mark":
            kind = "raw"
        start, line = line, line + text.count("\n")
        if kind == "comment":
            comments.append(Comment(text, start, line, start != last_line))
        elif kind == "directive":
            _follow(header, conditions, text, start)
            comments, last_line = [], line
        elif kind not in ("space", "newline"):
            state = conditions.state
            last_line = line
            if state.visible:
                header.tokens.append(Token("string" if kind == "raw" else kind, text, start, state.guards,
                                           tuple(comments), match.start() > end))
            elif text in REFLECTED_MACROS and state.hidden:
                header.hides_types = True
            elif text in REFLECTED_MACROS:
                report.add(header.path, start, _must_not(text, state.why))
            comments, end = [], match.end()


def _must_not(macro, why):
    allowed = "WITH_EDITORONLY_DATA" if macro == "UPROPERTY" else "WITH_EDITOR"
    if macro in MEMBER_MACROS:
        return f"'{macro}' must not be inside preprocessor blocks, except for {allowed} (here: {why})"
    return f"'{macro}' must not be inside preprocessor blocks (here: {why})"


def _follow(header, conditions, text, line):
    body = _COMMENT.sub(" ", text.replace("\\\r\n", " ").replace("\\\n", " "))[1:].strip()
    include = _INCLUDE.match(body)
    if include:
        header.includes.append((line, include.group(1) or include.group(2)))
    conditions.directive(body)
