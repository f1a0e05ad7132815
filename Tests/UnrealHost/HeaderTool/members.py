# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Makes properties, functions and enumerators from the tokens of their declarations."""

import cpp_text
import specifiers
from model import EnumValue, Function, Macro, Parameter, Property

_LEADING_CALLS = frozenset(("UE_DEPRECATED", "UE_DEPRECATED_FORGAME", "alignas", "UPARAM", "UE_NODISCARD"))
_LEADING_WORDS = frozenset((
    "virtual", "static", "inline", "FORCEINLINE", "FORCEINLINE_DEBUGGABLE", "explicit", "constexpr", "friend", "extern",
    "mutable", "typename", "UE_NODISCARD", "NO_API", "FORCENOINLINE",
))
_ELABORATED = frozenset(("class", "struct", "enum"))


def closing(tokens, index):
    """Index of the bracket that closes the one at index."""
    opener = tokens[index].text
    closer = {"(": ")", "[": "]", "{": "}", "<": ">"}[opener]
    depth = 0
    for at in range(index, len(tokens)):
        depth += (tokens[at].text == opener) - (tokens[at].text == closer)
        if depth == 0:
            return at
    return len(tokens) - 1


def strip_leading(tokens):
    """(rest, words, parameter macro, deprecated): takes attributes, API macros and declaration words off the front."""
    words, macro, deprecated, at = set(), None, False, 0
    while at < len(tokens):
        text = tokens[at].text
        followed = tokens[at + 1].text if at + 1 < len(tokens) else ""
        if text in _LEADING_CALLS and followed == "(":
            end = closing(tokens, at + 1)
            if text == "UPARAM":
                macro = specifiers.read("UPARAM", tokens[at].line, tokens[at + 2 : end])
            deprecated = deprecated or text.startswith("UE_DEPRECATED")
            at = end + 1
        elif text == "[" and followed == "[":
            at = closing(tokens, at) + 1
        elif text in _LEADING_WORDS or text.endswith("_API"):
            words.add(text)
            at += 1
        else:
            break
    return tokens[at:], words, macro, deprecated


def _type(tokens):
    return cpp_text.join([token for token in tokens if token.text not in _ELABORATED])


def _declarator(tokens):
    """(type, name, array, bits, default, more names) of 'const TArray<int32>& Name[3] : 1 = {4}'."""
    comma = cpp_text.find(tokens, (",",))
    end = cpp_text.find(tokens, ("=", "{", ":", "["))
    head, tail = tokens[:end], tokens[end:]
    array, bits, default = "", False, ""
    if tail and tail[0].text == "[":
        stop = closing(tail, 0)
        array, tail = cpp_text.join(tail[1:stop]), tail[stop + 1 :]
    if tail and tail[0].text == ":":
        bits, tail = True, tail[cpp_text.find(tail, ("=", "{"), 1) :]
    if tail and tail[0].text == "=":
        default = cpp_text.source(tail[1:])
    elif tail and tail[0].text == "{":
        default = cpp_text.source(tail)
    named = len(head) > 1 and head[-1].kind == "word"
    return (_type(head[:-1] if named else head), head[-1].text if named else "", array, bits, default,
            comma < end)


def read_property(macro, tokens, access, doc):
    """Property, or None when the tokens declare no variable."""
    first = tokens[0] if tokens else None
    rest, _, _, deprecated = strip_leading(tokens)
    if not rest:
        return None
    kind, name, array, bits, default, more = _declarator(rest)
    if not name:
        return None
    return Property(macro, name, first.line, access, first.guards, doc, kind, default, bits, array, deprecated, more)


def read_function(macro, tokens, access, doc, parameter_docs):
    """Function, or None when the tokens declare none."""
    if not tokens:
        return None
    rest, words, _, deprecated = strip_leading(tokens)
    opening = cpp_text.find(rest, ("(",))
    if opening == 0 or opening >= len(rest) or rest[opening - 1].kind != "word":
        return None
    end = closing(rest, opening)
    for token in rest[end + 1 :]:
        if token.text in ("{", "=", ":"):
            break
        words.add(token.text)
    parameters = [_parameter(part, parameter_docs) for part in cpp_text.split(rest[opening + 1 : end])]
    if len(parameters) == 1 and parameters[0].type == "void" and not parameters[0].name:
        parameters = []
    name = rest[opening - 1]
    return Function(macro, name.text, name.line, access, name.guards, doc, _type(rest[: opening - 1]), parameters,
                    frozenset(words), deprecated)


def _parameter(tokens, docs):
    rest, _, macro, _ = strip_leading(tokens)
    if not rest:
        return Parameter("", "", "", "", Macro("UPARAM", 0))
    kind, name, array, _, default, _ = _declarator(rest)
    return Parameter(kind, name, default, array, macro or Macro("UPARAM", rest[0].line), docs.get(name, ""))


def read_values(tokens):
    """The enumerators between the braces of an enum."""
    values = []
    for part in cpp_text.split(tokens, angles=False):
        if not part:
            continue
        meta, value = {}, part[1:]
        at = next((i for i, token in enumerate(part) if token.text == "UMETA"), None)
        if at is not None:
            end = closing(part, at + 1)
            meta = specifiers.read("UMETA", part[at].line, part[at + 2 : end]).meta
            value = part[1:at] + part[end + 1 :]
        equals = cpp_text.find(value, ("=",))
        doc = cpp_text.tooltip_of(part[0])[0]
        values.append(EnumValue(part[0].text, cpp_text.source(value[equals + 1 :]), doc, meta))
    return values
