# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""A C++ type text taken apart as far as the rules ask."""

import re
from dataclasses import dataclass, field

CONTAINERS = frozenset(("TArray", "TSet", "TMap"))
_OBJECT = re.compile(r"[UAI][A-Za-z]\w*$")
_UNREFLECTED = frozenset((
    "TSharedPtr", "TSharedRef", "TUniquePtr", "TWeakPtr", "TFunction", "TUniqueFunction", "TFunctionRef", "TVariant",
    "TTuple", "TPair", "TArrayView", "TConstArrayView", "TStaticArray", "TQueue", "TOptional", "TStrongObjectPtr",
    "long", "short", "unsigned", "signed", "char", "size_t", "auto", "TCHAR", "wchar_t", "FStringView",
))
_NOT_IN_BLUEPRINT = frozenset(("int8", "int16", "uint16", "uint32", "uint64", "long", "short", "unsigned"))
_PLAIN = frozenset((
    "bool", "float", "double", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "int",
    "TEnumAsByte", "FVector", "FVector2D", "FVector4", "FQuat", "FRotator", "FLinearColor", "FColor", "FIntPoint",
))


@dataclass
class CppType:
    name: str
    arguments: list = field(default_factory=list)
    pointers: int = 0
    references: int = 0
    constant: bool = False

    @property
    def is_object(self):
        return bool(_OBJECT.match(self.name))

    @property
    def is_container(self):
        return self.name in CONTAINERS

    @property
    def is_unreflected(self):
        return self.name in _UNREFLECTED or self.name.split(" ")[0] in _UNREFLECTED or self.name.startswith("std::")

    @property
    def is_unknown_to_blueprint(self):
        return self.name in _NOT_IN_BLUEPRINT

    @property
    def is_plain(self):
        """Whether the default constructor leaves the value undefined."""
        return self.pointers == 0 and (self.name in _PLAIN or bool(re.match(r"E[A-Z]\w*$", self.name)))

    def parts(self):
        """The type and all types among its template arguments."""
        yield self
        for argument in self.arguments:
            yield from argument.parts()


def parse(text):
    text = text.strip()
    made = CppType("")
    while text.endswith(("&", "*")) or text.endswith(" const"):
        if text.endswith(" const"):
            text, made.constant = text[:-6].rstrip(), True
        else:
            made.references += text.endswith("&")
            made.pointers += text.endswith("*")
            text = text[:-1].rstrip()
    if text.startswith("const "):
        made.constant, text = True, text[6:]
    if text.endswith(">") and "<" in text:
        made.name, inner = text[: text.index("<")], text[text.index("<") + 1 : -1]
        made.arguments = [parse(part) for part in _split(inner)]
    else:
        made.name = text
    return made


def _split(text):
    parts, depth = [""], 0
    for letter in text:
        depth += (letter in "<(") - (letter in ">)")
        if letter == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return parts
