# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""The text of the generated header of one header, of the generated source of a module, and of the list of its types."""

import json

_FIRST = "// Copyright (c) 2026 The MRInputAnimation developers\n// SPDX-License-Identifier: MIT\n"


def _flags(prefix, macro, specifiers):
    """The flags that the host heeds; each has the name of its specifier."""
    return " | ".join(f"{prefix}_{name}" for name in specifiers if macro.has(name)) or f"{prefix}_None"


def _property_flags(member):
    heeded = ["Config", "Transient", "DuplicateTransient", "SkipSerialization"]
    return _flags("CPF", member.macro, heeded) + (" | CPF_Deprecated" if member.name.endswith("_DEPRECATED") else "")


def _quote(text):
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
    return f'TEXT("{escaped}")'


def _define(file_id, made, lines):
    return " \\\n\t".join([f"#define {file_id}_{made.body_line}_GENERATED_BODY", *lines, f"{made.access_behind_body}:"])


def _constructor(made):
    """A class without a constructor of its own is made as its parent is, with the initializer where that takes it."""
    own = any(function.name == made.name for function in made.others)
    return [] if made.kind == "struct" or own or not made.super else [
        f"using {made.super}::{made.super.split('::')[-1]};"]


def _visit(member):
    name, flags = member.name, _property_flags(member)
    if member.bits:
        return (f"{{ bool HostBit = this->{name}; Visitor.Property({_quote(name)}, HostBit, {flags}); "
                f"this->{name} = HostBit; }}")
    return f"Visitor.Property({_quote(name)}, this->{name}, {flags});"


def _event(function, name):
    """How an event is declared, under that name."""
    arguments = ", ".join(f"{parameter.type} {parameter.name}" for parameter in function.parameters)
    return f"{function.result} {name}({arguments}){' const' if 'const' in function.words else ''}"


def _thunk(owner, function):
    names = ", ".join(parameter.name for parameter in function.parameters)
    call = f"{'' if function.result == 'void' else 'return '}this->{function.name}_Implementation({names});"
    return f"{_event(function, f'{owner}::{function.name}')}\n{{\n\t{call}\n}}"


class Emitter:
    """known: {native name: class name} of all interfaces, to distinguish them from other bases."""

    def __init__(self, module, api, editor, known):
        self._api, self._editor, self._known, self._module = api, editor, known, module

    def header(self, header):
        guard, stem = f"{self._module}_{header.stem}_generated_h", header.stem
        file_id = f"FID_{self._module}_{stem}_h"
        types = [made for made in header.types if made.keyword != "enum" or made.bases]  # others have no forward form
        lines = [
            f"// Made by the header tool from {stem}.h; do not edit.",
            f"#ifdef {guard}",
            f"#error \"{stem}.generated.h already included, missing '#pragma once' in {stem}.h\"",
            "#endif",
            f"#define {guard}",
            '#include "UObject/HostGenerated.h"',
        ]
        for made in types:
            base = f" : {made.bases[0]}" if made.kind == "enum" else ""
            lines.append(f"{made.keyword} {made.name}{base};")
        lines += [f"class {made.native.name};" for made in types if made.native]
        for made in types:
            if made.kind == "enum":
                lines.append(f"template <> {self._api} UEnum* StaticEnum<{made.name}>();")
            else:
                lines.append(_define(file_id, made, self._body(made)))
            if made.native:
                lines.append(_define(file_id, made.native, [f"HOST_INTERFACE_BODY({made.native.name}, {made.name})"]))
        lines += ["#undef CURRENT_FILE_ID", f"#define CURRENT_FILE_ID {file_id}"]
        return _FIRST + "\n".join(lines) + "\n"

    def source(self, headers):
        lines = [f"// Made by the header tool for module {self._module}; do not edit."]
        lines += [f'#include "{header.include}"' for header in headers]
        for made in (made for header in headers for made in header.types):
            lines += {"enum": self._enum, "struct": self._struct}.get(made.kind, self._class)(made)
        return _FIRST + "\n".join(lines) + "\n"

    def _kept(self, members):
        return [member for member in members if self._editor or not member.guards]

    def _events(self, made):
        return [function for function in self._kept(made.functions) if function.macro.has("BlueprintNativeEvent")]

    def _body(self, made):
        struct, parent = made.kind == "struct", made.super or "HostNoSuper"
        # A struct's StaticStruct is exported always, a class's StaticClass if the class is, or with MinimalAPI. Inside
        # an exported type the macro would be an error of the Windows compiler.
        api = self._api if not made.exported and (struct or made.macro.has("MinimalAPI")) else ""
        lines = [f"HOST_{'STRUCT' if struct else 'CLASS'}_BODY({made.name}, {parent}, {api})", "public:"]
        lines += ["template <typename HostVisitor> void HostVisitProperties(HostVisitor& Visitor)", "{"]
        if made.super:
            lines.append(f"HOST_STRUCT_SUPER_VISIT({parent})" if struct else f"{parent}::HostVisitProperties(Visitor);")
        visits = [_visit(member) for member in self._kept(made.properties)]
        if any(member.deprecated for member in self._kept(made.properties)):
            visits = ["PRAGMA_DISABLE_DEPRECATION_WARNINGS", *visits, "PRAGMA_ENABLE_DEPRECATION_WARNINGS"]
        lines += visits or ([] if made.super else ["(void)Visitor;"])
        declared = {function.name for function in made.others}
        return lines + ["}", *_constructor(made)] + [
            f"virtual {_event(function, name)};" for function in self._events(made)
            if (name := f"{function.name}_Implementation") not in declared]

    def _implement(self, what, made, *more):
        package = _quote(f"/Script/{self._module}")
        return f"HOST_IMPLEMENT_{what}({', '.join([made.name, _quote(made.engine_name), package, *more])})"

    def _class(self, made):
        config = made.macro.specifiers.get("Config", "")
        lines = [self._implement("CLASS", made, _flags("CLASS", made.macro, ["Abstract", "Config"]),
                                 _quote(config if config is not True else ""))]
        lines += [f"HOST_CLASS_FUNCTION({made.name}, {_quote(function.name)})"
                  for half in made.halves for function in self._kept(half.functions)]
        lines += [f"HOST_CLASS_INTERFACE({made.name}, {self._known[base]}, {base})"
                  for base in made.bases[1:] if base in self._known]
        return lines + [_thunk(made.name, function) for function in self._events(made)]

    def _struct(self, made):
        return [self._implement("STRUCT", made)]

    def _enum(self, made):
        values = [f"{{{_quote(value.name)}, static_cast<int64>({made.name}::{value.name})}}" for value in made.values]
        return [self._implement("ENUM", made, f"{{{', '.join(values)}}}")]


def _listed(made, **more):
    return {"name": made.name, "line": made.line, "tooltip": made.macro.meta.get("ToolTip", made.tooltip),
            "specifiers": made.macro.specifiers, "meta": made.macro.meta, "category": made.macro.category, **more}


def list_types(module, headers):
    """As JSON, for documentation and for runs over other modules; all in the order of their declaration."""
    types = []
    for made in (made for header in headers for made in header.types):
        properties = [_listed(member, type=member.type, default=member.default) for member in made.properties]
        functions = [_listed(function, **{"return": function.result, "static": "static" in function.words, "params": [
            _listed(parameter, type=parameter.type, default=parameter.default) for parameter in function.parameters]})
            for half in made.halves for function in half.functions]
        values = [{**vars(value), "tooltip": value.meta.get("ToolTip", value.tooltip)} for value in made.values]
        types.append(_listed(made, kind=made.kind, engineName=made.engine_name, header=made.header.include,
                             properties=properties, functions=functions, values=values))
    return json.dumps({"module": module, "types": types}, indent=1) + "\n"
