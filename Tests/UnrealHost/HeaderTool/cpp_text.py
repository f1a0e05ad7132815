# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Token lists as C++ text, and comments as tooltips."""

import re

_CLOSERS = {")": "(", "}": "{", "]": "[", ">": "<"}
_OPENERS = frozenset(_CLOSERS.values())


def _outside(tokens, angles=True):
    """For each token whether it stands outside all brackets. A '>' without its '<' is a comparison."""
    open_brackets = []
    for token in tokens:
        text = token.text
        if text in _CLOSERS and open_brackets and _CLOSERS[text] in open_brackets:
            while open_brackets.pop() != _CLOSERS[text]:
                pass
        yield not open_brackets
        if text in _OPENERS and (angles or text != "<"):
            open_brackets.append(text)


def join(tokens):
    """One line of C++ as the house spells it: 'const TMap<FName, float>&'."""
    out = ""
    for token in tokens:
        text, last = token.text, out[-1:]
        wordy = text[0].isalnum() or text[0] in "_\"'"
        if last and wordy and (last.isalnum() or last in "_>*&,\"'"):
            out += " "
        elif last == ",":
            out += " "
        out += text
    return out


def source(tokens):
    """The tokens as they were written, on one line."""
    return "".join((" " if token.spaced else "") + token.text for token in tokens).strip()


def split(tokens, separator=",", angles=True):
    """Splits where the separator stands outside all brackets; no parts for an empty list. angles: '<' is a bracket."""
    parts = [[]]
    for token, outside in zip(tokens, _outside(tokens, angles)):
        if outside and token.text == separator:
            parts.append([])
        else:
            parts[-1].append(token)
    return parts if tokens else []


def find(tokens, wanted, start=0):
    """Index of the first token outside all brackets whose text is one of wanted, or the length."""
    for index, outside in enumerate(_outside(tokens[start:]), start):
        if outside and tokens[index].text in wanted:
            return index
    return len(tokens)


def unquote(literal):
    body = literal[literal.index('"') + 1 : -1]
    return re.sub(r"\\(.)", lambda match: {"n": "\n", "t": "\t"}.get(match.group(1), match.group(1)), body)


def quote(text):
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\r", "").replace("\n", "\\n").replace("\t", "\\t")
    return f'TEXT("{escaped}")'


def tooltip_of(token):
    """Text of the comment directly above a token, and what it says of each @param."""
    block = _comments_above(token)
    lines = []
    for comment in block:
        lines += _plain_lines(comment.text)
    return _without_parameters(lines)


def _comments_above(token):
    block, line = [], token.line
    for comment in reversed(token.comments):
        if not comment.own_line or comment.last_line < line - 1:
            break
        if block and not (comment.text.startswith("//") and block[0].text.startswith("//")):
            break
        block.insert(0, comment)
        line = comment.first_line
    return block


def _plain_lines(comment):
    if comment.startswith("//"):
        return [re.sub(r"^//+[!<]?\s?", "", comment).rstrip()]
    body = re.sub(r"^/\*+!?<?|\*+/$", "", comment)
    return [re.sub(r"^\s*\*+ ?", "", line).strip() for line in body.split("\n")]


def _without_parameters(lines):
    kept, parameters, current = [], {}, None
    for line in lines:
        match = re.match(r"[@\\]param\s*(?:\[[^\]]*\]\s*)?(\w+)\s*(.*)", line)
        if match:
            current = match.group(1)
            parameters[current] = match.group(2)
        elif current and line and line[0] not in "@\\":
            parameters[current] = (parameters[current] + " " + line).strip()
        else:
            current = None
            kept.append(line)
    return "\n".join(kept).strip(), parameters
