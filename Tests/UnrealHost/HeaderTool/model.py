# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""What the header tool knows after reading: headers, their reflected types and the members of those."""

from dataclasses import dataclass, field
from typing import NamedTuple


class Comment(NamedTuple):
    text: str
    first_line: int
    last_line: int
    own_line: bool  # nothing but the comment stands on its first line, as far as it begins it


class Token(NamedTuple):
    kind: str
    text: str
    line: int
    guards: frozenset  # of WITH_EDITOR, WITH_EDITORONLY_DATA: the blocks around it
    comments: tuple
    spaced: bool = False  # white space precedes it


@dataclass
class Macro:
    """One UCLASS(...) and the like: specifiers under their usual spelling, value True where there is none."""

    name: str
    line: int
    specifiers: dict = field(default_factory=dict)
    meta: dict = field(default_factory=dict)
    unknown: list = field(default_factory=list)

    def has(self, *names):
        """Whether one of the specifiers is given, and not as 'Name=false'."""
        return any(self.specifiers.get(name, "false") != "false" for name in names)

    @property
    def category(self):
        return self.specifiers.get("Category") or self.meta.get("Category") or ""


@dataclass
class Member:
    macro: Macro
    name: str
    line: int
    access: str
    guards: frozenset
    tooltip: str


@dataclass
class Property(Member):
    type: str
    default: str  # text of the initialiser, empty without one
    bits: bool
    array: str  # text between the brackets of a fixed array, else empty
    deprecated: bool
    more_names: bool  # several names share one declaration


@dataclass
class Parameter:
    type: str
    name: str
    default: str
    array: str
    macro: Macro
    tooltip: str = ""


@dataclass
class Function(Member):
    result: str
    parameters: list
    words: frozenset  # static, virtual, const, override, final as far as written
    deprecated: bool = False


@dataclass
class EnumValue:
    name: str
    value: str  # text after '=', empty without one
    tooltip: str
    meta: dict


@dataclass
class ReflectedType:
    kind: str  # class, struct, enum, interface
    macro: Macro
    name: str
    line: int
    header: object
    tooltip: str
    keyword: str = ""  # class, struct, enum, enum class
    bases: list = field(default_factory=list)
    underlying: str = ""
    guards: frozenset = frozenset()
    scope: str = ""  # what it wrongly stands in, empty at file scope
    template: bool = False
    body_line: int = 0  # of GENERATED_BODY(), 0 without one
    body_macro: str = ""
    body_first: bool = True
    exported: bool = False  # the whole type has its module's _API
    native: object = None  # the I... half of an interface, a ReflectedType of kind "native"
    properties: list = field(default_factory=list)
    functions: list = field(default_factory=list)
    values: list = field(default_factory=list)
    others: list = field(default_factory=list)  # member functions without UFUNCTION, as Function

    @property
    def super(self):
        return self.bases[0] if self.bases else ""

    @property
    def engine_name(self):
        """Name as the engine registers it: without the prefix letter, but for enums."""
        return self.name if self.kind == "enum" else self.name[1:]


@dataclass
class Header:
    path: str
    stem: str
    include: str  # as another file of the module would include it
    text: str
    tokens: list = field(default_factory=list)
    includes: list = field(default_factory=list)
    types: list = field(default_factory=list)
    delegates: dict = field(default_factory=dict)  # type name: declaring macro
    hides_types: bool = False  # a condition of known value hides reflected text

    @property
    def generated(self):
        """Lines and names of the included generated headers."""
        return [(line, name) for line, name in self.includes if name.endswith(".generated.h")]


class Report:
    def __init__(self):
        self._lines = {}

    def add(self, path, line, text):
        self._lines.setdefault((path, line, text))

    def __bool__(self):
        return bool(self._lines)

    def texts(self):
        return [f"{path}:{line}: error: {text}" for path, line, text in sorted(self._lines)]
