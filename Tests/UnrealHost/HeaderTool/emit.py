# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""The text of the generated header of one header, and of the generated source of a module."""

from cpp_text import quote
from flags import class_flags, property_flags

_FIRST = "// Copyright (c) 2026 The MRInputAnimation developers\n// SPDX-License-Identifier: MIT\n"


class Emitter:
    """known: {native name: class name} of all interfaces, to distinguish them from other bases."""

    def __init__(self, module, api, editor, known):
        self._module, self._api, self._editor, self._known = module, api, editor, known

    def header(self, header):
        guard, stem = f"{self._module}_{header.stem}_generated_h", header.stem
        file_id = f"FID_{self._module}_{stem}_h"
        lines = [
            f"// Made by the header tool from {stem}.h; do not edit.",
            f"#ifdef {guard}",
            f"#error \"{stem}.generated.h already included, missing '#pragma once' in {stem}.h\"",
            "#endif",
            f"#define {guard}",
            '#include "UObject/HostGenerated.h"',
        ]
        lines += [_forward(made) for made in header.types if not _is_plain_enum(made)]
        lines += [f"class {made.native.name};" for made in header.types if made.native]
        for made in header.types:
            if _is_plain_enum(made):
                continue
            if made.kind == "enum":
                lines.append(f"template <> {self._api} UEnum* StaticEnum<{made.name}>();")
            else:
                lines += _define(file_id, made, self._body(made))
            if made.native:
                lines += _define(file_id, made.native, self._native_body(made))
        lines += ["#undef CURRENT_FILE_ID", f"#define CURRENT_FILE_ID {file_id}"]
        return _FIRST + "\n".join(lines) + "\n"

    def source(self, headers):
        lines = [f"// Made by the header tool for module {self._module}; do not edit."]
        lines += [f'#include "{header.include}"' for header in headers]
        for header in headers:
            for made in header.types:
                lines += {"enum": self._enum, "struct": self._struct}.get(made.kind, self._class)(made)
        return _FIRST + "\n".join(lines) + "\n"

    def _kept(self, members):
        return [member for member in members if self._editor or not member.guards]

    def _body(self, made):
        struct = made.kind == "struct"
        parent = made.super or "HostNoSuper"
        # A struct's StaticStruct is exported always, a class's StaticClass if the class is, or with MinimalAPI. Inside an
        # exported type the macro would be an error of the Windows compiler.
        api = self._api if not made.exported and (struct or made.macro.has("MinimalAPI")) else ""
        lines = [f"HOST_{'STRUCT' if struct else 'CLASS'}_BODY({made.name}, {parent}, {api})", "public:"]
        lines += ["template <typename HostVisitor> void HostVisitProperties(HostVisitor& Visitor)", "{"]
        if made.super:
            lines.append(f"HOST_STRUCT_SUPER_VISIT({parent})" if struct else f"{parent}::HostVisitProperties(Visitor);")
        visits = [_visit(member) for member in self._kept(made.properties)]
        if any(member.deprecated for member in self._kept(made.properties)):
            visits = ["PRAGMA_DISABLE_DEPRECATION_WARNINGS", *visits, "PRAGMA_ENABLE_DEPRECATION_WARNINGS"]
        lines += visits or ([] if made.super else ["(void)Visitor;"])
        lines.append("}")
        lines += _constructor(made)
        lines += [_implementation(function) + ";" for function in self._undeclared_events(made)]
        return lines + ["public:" if _stays_public(made) else "private:"]

    def _native_body(self, made):
        native = made.native
        return [f"HOST_INTERFACE_BODY({native.name}, {made.name})", "public:" if _stays_public(native) else "private:"]

    def _events(self, made):
        return [function for function in self._kept(made.functions) if function.macro.has("BlueprintNativeEvent")]

    def _undeclared_events(self, made):
        declared = {function.name for function in made.others}
        return [function for function in self._events(made) if function.name + "_Implementation" not in declared]

    def _class(self, made):
        config = made.macro.specifiers.get("Config", "")
        lines = [f"HOST_IMPLEMENT_CLASS({made.name}, {quote(made.engine_name)}, {self._package()}, "
                 f"{class_flags(made)}, {quote(config if config is not True else '')})"]
        functions = made.functions + (made.native.functions if made.native else [])
        lines += [f"HOST_CLASS_FUNCTION({made.name}, {quote(function.name)})" for function in self._kept(functions)]
        lines += [f"HOST_CLASS_INTERFACE({made.name}, {self._known[base]}, {base})"
                  for base in made.bases[1:] if base in self._known]
        lines += [_thunk(made.name, function) for function in self._events(made)]
        return lines

    def _struct(self, made):
        return [f"HOST_IMPLEMENT_STRUCT({made.name}, {quote(made.engine_name)}, {self._package()})"]

    def _enum(self, made):
        scope = f"{made.name}::"
        values = [f"{{{quote(value.name)}, static_cast<int64>({scope}{value.name})}}" for value in made.values]
        return [f"HOST_IMPLEMENT_ENUM({made.name}, {quote(made.name)}, {self._package()}, {{{', '.join(values)}}})"]

    def _package(self):
        return quote(f"/Script/{self._module}")


def _is_plain_enum(made):
    """Such an enum cannot be declared before its definition."""
    return made.keyword == "enum" and not made.underlying


def _forward(made):
    if made.kind == "enum":
        return f"{made.keyword} {made.name}{' : ' + made.underlying if made.underlying else ''};"
    return f"{made.keyword} {made.name};"


def _constructor(made):
    """A class without a constructor of its own is made as its parent is, with the initializer where that takes it."""
    own = any(function.name == made.name for function in made.others)
    if made.kind == "struct" or own or not made.super:
        return []
    return [f"using {made.super}::{made.super.split('::')[-1]};"]


def _define(file_id, made, lines):
    first = f"#define {file_id}_{made.body_line}_GENERATED_BODY"
    return (" \\\n\t".join([first, *lines])).split("\n")


def _stays_public(made):
    return made.keyword == "struct" or made.body_macro != "GENERATED_BODY"


def _visit(member):
    name, flags = member.name, property_flags(member)
    if member.bits:
        return (f"{{ bool HostBit = this->{name}; Visitor.Property({quote(name)}, HostBit, {flags}); "
                f"this->{name} = HostBit; }}")
    return f"Visitor.Property({quote(name)}, this->{name}, {flags});"


def _arguments(function):
    return ", ".join(f"{parameter.type} {parameter.name}" for parameter in function.parameters)


def _const(function):
    return " const" if "const" in function.words else ""


def _implementation(function):
    return f"virtual {function.result} {function.name}_Implementation({_arguments(function)}){_const(function)}"


def _thunk(owner, function):
    names = ", ".join(parameter.name for parameter in function.parameters)
    call = f"{'' if function.result == 'void' else 'return '}this->{function.name}_Implementation({names});"
    return (f"{function.result} {owner}::{function.name}({_arguments(function)}){_const(function)}\n"
            f"{{\n\t{call}\n}}")
