# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""A C++ type text taken apart as far as the rules ask."""

import functools
import re
from dataclasses import dataclass

from source_text import split

_UNREFLECTED = frozenset("""TSharedPtr TSharedRef TUniquePtr TWeakPtr TFunction TUniqueFunction TFunctionRef TVariant
    TTuple TPair TArrayView TConstArrayView TStaticArray TQueue TOptional TStrongObjectPtr
    long short unsigned signed char size_t auto TCHAR wchar_t FStringView""".split())
_NOT_IN_BLUEPRINT = frozenset("int8 int16 uint16 uint32 uint64 long short unsigned".split())
_PLAIN = re.compile(r"""bool|float|double|u?int(8|16|32|64)|int|TEnumAsByte|E[A-Z]\w*
    |F(Vector(2D|4)?|Quat|Rotator|LinearColor|Color|IntPoint)""", re.VERBOSE)


@dataclass(frozen=True)
class CppType:
    name: str
    arguments: tuple
    pointers: int
    references: int
    constant: bool

    @property
    def is_object(self):
        return bool(re.fullmatch(r"[UAI][A-Za-z]\w*", self.name))

    @property
    def is_container(self):
        return self.name in ("TArray", "TSet", "TMap")

    @property
    def is_unreflected(self):
        return self.name.split(" ")[0] in _UNREFLECTED or self.name.startswith("std::")

    @property
    def is_unknown_to_blueprint(self):
        return self.name in _NOT_IN_BLUEPRINT

    @property
    def is_plain(self):
        """Whether the default constructor leaves the value undefined."""
        return self.pointers == 0 and bool(_PLAIN.fullmatch(self.name))

    def parts(self):
        """The type and all types among its template arguments."""
        return [self] + [part for argument in self.arguments for part in argument.parts()]


@functools.cache
def parse(text):
    found = re.fullmatch(r"(const )?(.*?)(?:<(.*)>)?((?: const|[&*])*)", text.strip(), re.DOTALL)
    const, name, inner, suffix = found.groups()
    arguments = tuple(parse(part) for _, part in split(inner or ""))
    return CppType(name, arguments, suffix.count("*"), suffix.count("&"), bool(const or "const" in suffix))
