# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""What the header tool knows after reading: headers, their reflected types and the members of those."""

from dataclasses import dataclass, field


@dataclass
class Macro:
    """One UCLASS(...) and the like: specifiers under their usual spelling, value True where there is none."""

    name: str = ""
    line: int = 0
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
class Variable:
    """A property or a parameter."""

    macro: Macro
    name: str
    line: int
    tooltip: str
    type: str
    default: str  # text of the initialiser, empty without one
    bits: bool
    array: str  # text between the brackets of a fixed array, else empty
    more_names: bool  # several names share one declaration
    deprecated: bool
    access: str = ""
    guards: frozenset = frozenset()


@dataclass
class Function:
    macro: Macro
    name: str
    line: int
    tooltip: str
    result: str
    parameters: list
    words: set  # static, virtual, const, override, final as far as written
    deprecated: bool
    access: str = ""
    guards: frozenset = frozenset()


@dataclass
class EnumValue:
    name: str
    value: str  # text after '=', empty without one
    tooltip: str
    meta: dict


@dataclass
class ReflectedType:
    kind: str  # class, struct, enum, interface, and native: the I... half of an interface
    macro: Macro
    header: object
    line: int
    tooltip: str = ""
    keyword: str = ""  # class, struct, enum, enum class
    name: str = ""
    bases: list = field(default_factory=list)
    exported: bool = False  # the whole type has its module's _API
    guards: frozenset = frozenset()
    scope: str = ""  # what it wrongly stands in, empty at file scope
    template: bool = False
    body_line: int = 0  # of GENERATED_BODY(), 0 without one
    body_macro: str = ""
    body_first: bool = True
    native: object = None
    properties: list = field(default_factory=list)
    functions: list = field(default_factory=list)
    values: list = field(default_factory=list)
    others: list = field(default_factory=list)  # member functions without UFUNCTION, as Function

    @property
    def super(self):
        return self.bases[0] if self.bases else ""

    @property
    def halves(self):
        """The type, and the other half of an interface."""
        return [self] + ([self.native] if self.native else [])

    @property
    def access_behind_body(self):
        return "private" if self.keyword == "class" and self.body_macro == "GENERATED_BODY" else "public"

    @property
    def engine_name(self):
        """Name as the engine registers it: without the prefix letter, but for enums."""
        return self.name if self.kind == "enum" else self.name[1:]


@dataclass
class Header:
    path: str
    stem: str
    include: str  # as another file of the module would include it
    types: list = field(default_factory=list)
    includes: list = field(default_factory=list)  # lines and names
    delegates: dict = field(default_factory=dict)  # type name: declaring macro
    hides_types: bool = False  # a condition of known value hides reflected text

    @property
    def generated(self):
        """Lines and names of the included generated headers."""
        return [(line, name) for line, name in self.includes if name.endswith(".generated.h")]
