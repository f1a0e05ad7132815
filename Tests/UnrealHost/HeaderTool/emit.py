# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""The text of the generated header of one header, and of the generated source of a module."""

from cpp_text import quote
from flags import class_flags, function_flags, property_flags

_FIRST = "// Copyright (c) 2026 The MRInputAnimation developers\n// SPDX-License-Identifier: MIT\n"


class Emitter:
    """known: {native name: class name} of all interfaces, so that they are told from other bases."""

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
        lines = [f"HOST_INTERFACE_BODY({native.name}, {made.name})", "public:"]
        for function in self._undeclared_events(native):
            result = "" if function.result == "void" else "return {};"
            lines.append(f"{_implementation(function, named=False)} {{ {result} }}")
        lines += [f"static {_execute(function)};" for function in self._events(native)]
        return lines + ["public:" if _stays_public(native) else "private:"]

    def _events(self, made):
        wanted = ("BlueprintNativeEvent", "BlueprintImplementableEvent")
        return [function for function in self._kept(made.functions) if function.macro.has(*wanted)]

    def _undeclared_events(self, made):
        declared = {function.name for function in made.others}
        return [function for function in self._events(made)
                if function.macro.has("BlueprintNativeEvent") and function.name + "_Implementation" not in declared]

    def _class(self, made):
        config = made.macro.specifiers.get("Config", "")
        lines = [f"HOST_IMPLEMENT_CLASS({made.name}, {quote(made.engine_name)}, {self._package()}, "
                 f"{class_flags(made)}, {quote(config if config is not True else '')})"]
        functions = made.functions + (made.native.functions if made.native else [])
        lines += [f"HOST_CLASS_FUNCTION({made.name}, {quote(function.name)}, {function_flags(function)})"
                  for function in self._kept(functions)]
        lines += [f"HOST_CLASS_PROPERTY({made.name}, {quote(member.name)}, {property_flags(member)})"
                  for member in self._kept(made.properties)]
        lines += [f"HOST_CLASS_INTERFACE({made.name}, {self._known[base]}, {base})"
                  for base in made.bases[1:] if base in self._known]
        lines += [_thunk(made.name, function) for function in self._events(made)]
        if made.native:
            for function in self._events(made.native):
                lines += [_interface_thunk(made.native.name, function), _execute_thunk(made.native.name, function)]
        return lines

    def _struct(self, made):
        return [f"HOST_IMPLEMENT_STRUCT({made.name}, {quote(made.engine_name)}, {self._package()})"]

    def _enum(self, made):
        scope = f"{made.name}::"
        values = [f"{{{quote(scope + value.name)}, static_cast<int64>({scope}{value.name})}}" for value in made.values]
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
    own = [function for function in made.others if function.name == made.name
           and not any("FVTableHelper" in parameter.type for parameter in function.parameters)]
    if made.kind == "struct" or own or not made.super:
        return []
    if made.body_macro == "GENERATED_UCLASS_BODY":
        return [f"{made.name}(const FObjectInitializer& ObjectInitializer);"]
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


def _arguments(function, named=True):
    return ", ".join(f"{parameter.type} {parameter.name}" if named else parameter.type
                     for parameter in function.parameters)


def _const(function):
    return " const" if "const" in function.words else ""


def _implementation(function, named=True):
    return f"virtual {function.result} {function.name}_Implementation({_arguments(function, named)}){_const(function)}"


def _call(function):
    names = ", ".join(parameter.name for parameter in function.parameters)
    return f"{'' if function.result == 'void' else 'return '}%s{function.name}_Implementation({names});"


def _default(function):
    return "" if function.result == "void" else "return {};"


def _thunk(owner, function):
    native = function.macro.has("BlueprintNativeEvent")
    body = _call(function) % "this->" if native else _default(function)
    return (f"{function.result} {owner}::{function.name}({_arguments(function, native)}){_const(function)}\n"
            "{\n" + (f"\t{body}\n" if body else "") + "}")


def _interface_thunk(owner, function):
    stop = f'check(0 && "Do not directly call Event functions in Interfaces. Call Execute_{function.name} instead.");'
    return (f"{function.result} {owner}::{function.name}({_arguments(function, False)}){_const(function)}\n"
            f"{{\n\t{stop}\n" + ("" if function.result == "void" else f"\t{_default(function)}\n") + "}")


def _execute(function, owner=""):
    arguments = _arguments(function)
    return (f"{function.result} {owner}Execute_{function.name}({_const(function).strip()}"
            f"{' ' if _const(function) else ''}UObject* HostObject{', ' if arguments else ''}{arguments})")


def _execute_thunk(owner, function):
    body = ["check(HostObject != nullptr);"]
    if function.macro.has("BlueprintNativeEvent"):
        constant = "const " if _const(function) else ""
        body += [f"{constant}{owner}* HostTarget = Cast<{owner}>(HostObject);", "check(HostTarget != nullptr);"]
        body.append(_call(function) % "HostTarget->")
    else:
        body += [f"(void){parameter.name};" for parameter in function.parameters]
        body.append(_default(function))
    inner = "\n\t".join(line for line in body if line)
    return f"{_execute(function, owner + '::')}\n{{\n\t{inner}\n}}"
