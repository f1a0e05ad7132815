# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""What the classes of a header declare: enough of C++ for checks of names, no more."""

import re
from typing import NamedTuple

HEAD = re.compile(r"^[ \t]*(class|struct)\s+(?:\w+_API\s+)?(\w+)(?:\s+final)?\s*(?::([^;{]*))?\{", re.M)
UNREAL = re.compile(r"\b(?:UPROPERTY|UFUNCTION|UE_DEPRECATED|GENERATED_\w*BODY|UE_NONCOPYABLE)\s*\(")


class Declaration(NamedTuple):
    access: str
    text: str  # without bodies and Unreal's macros
    line: int


class Class(NamedTuple):
    name: str
    bases: list
    declarations: list


def close_of(text, place):
    """The place after the bracket that closes the one at `place`."""
    pairs = {"(": ")", "{": "}"}
    opening, depth = text[place], 0
    for end in range(place, len(text)):
        depth += (text[end] == opening) - (text[end] == pairs[opening])
        if depth == 0:
            return end + 1
    return len(text)


def blank(text):
    return re.sub(r"[^\n]", " ", text)


def without_noise(text):
    """The same lines without comments, strings, preprocessor lines and Unreal's macros."""
    noise = r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|^[ \t]*#(?:[^\n]*\\\n)*[^\n]*'
    text = re.sub(noise, lambda found: blank(found.group()), text, flags=re.S | re.M)
    for found in UNREAL.finditer(text):
        end = close_of(text, found.end() - 1)
        text = text[:found.start()] + blank(text[found.start():end]) + text[end:]
    return text


def declarations(text, start, end, access):
    """Everything declared between two places of a class, bodies left out."""
    place, begun, said = start, start, ""
    while place < end:
        if text[place] in "{(":
            after = close_of(text, place)
            said += text[place:after] if text[place] == "(" else " {}"
            is_body = text[place] == "{" and re.search(r"\)[^=]*\{\}$", said)
            place = after
            if not is_body:
                continue
        elif text[place] != ";":
            said += text[place]
            place += 1
            label = re.fullmatch(r"\s*(public|protected|private)\s*:", said)
            if label:
                access, said, begun = label[1], "", place
            continue
        else:
            place += 1
        shown = " ".join(said.split())
        if shown:
            yield Declaration(access, shown, text.count("\n", 0, begun + len(said) - len(said.lstrip())) + 1)
        said, begun = "", place


def classes(text):
    text = without_noise(text)
    for head in HEAD.finditer(text):
        access = "private" if head[1] == "class" else "public"
        found = list(declarations(text, head.end(), close_of(text, head.end() - 1) - 1, access))
        bases = re.findall(r"(?:public|protected|private)\s+(\w+)", head[3] or "")
        yield Class(head[2], bases, found)


def parameters(text, place):
    """The names in the brackets that open at `place`."""
    inner = re.sub(r"\([^()]*\)|<[^<>]*(?:<[^<>]*>[^<>]*)*>|\{[^{}]*\}", "", text[place + 1:close_of(text, place) - 1])
    for part in inner.split(","):
        named = re.search(r"[\w>&*]\s*[ &*](\w+)\s*(?:=.*)?$", part.strip(), re.S)
        if named:
            yield named[1]


def data_members(found):
    """The names of a class's own data."""
    for declaration in found.declarations:
        text = re.sub(r"<[^()]*>", "<>", declaration.text)
        if re.match(r"(using|friend|typedef|enum|class|struct|template|static_assert)\b", text) or "(" in text.split("=")[0]:
            continue
        named = re.search(r"[\w>&*]\s*[ &*](\w+)\s*(?:\[.*\]|:\s*\d+)?\s*(?:=.*|\{\})?$", text)
        if named:
            yield named[1]


def static_functions(found):
    """(name, declaration, place of its bracket) of a class's static functions."""
    for declaration in found.declarations:
        named = re.match(r"(?:\w+_API )?(?:template ?<.*?> ?)?static [^=({]*?(\w+)\(", declaration.text)
        if named:
            yield named[1], declaration, named.end() - 1
