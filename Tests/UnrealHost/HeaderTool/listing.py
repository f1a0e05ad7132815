# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""The list of reflected types as JSON, for documentation and for runs over other modules."""

import json

from flags import is_pure

_FORMAT = 1


def write(module, headers):
    """Text of the list: types in the order of the headers, members in the order of their declaration."""
    types = [_type(made) for header in headers for made in header.types]
    delegates = [{"name": name, "macro": macro, "header": header.include}
                 for header in headers for name, macro in header.delegates.items()]
    return json.dumps({"format": _FORMAT, "module": module, "types": types, "delegates": delegates}, indent=1) + "\n"


def read(paths):
    """(interfaces, names) of the lists at paths: {native name: class name}, {engine name in lower case: where}."""
    interfaces, names = {}, {}
    for path in paths:
        data = json.loads(path.read_text(encoding="utf-8"))
        for made in data["types"]:
            names[made["engineName"].lower()] = f"'{made['name']}' of module {data['module']}"
            if made["kind"] == "interface":
                interfaces["I" + made["name"][1:]] = made["name"]
    return interfaces, names


def _macro(macro, tooltip):
    return {"specifiers": macro.specifiers, "meta": macro.meta, "category": macro.category,
            "tooltip": macro.meta.get("ToolTip", tooltip)}


def _type(made):
    functions = made.functions + (made.native.functions if made.native else [])
    listed = {"kind": made.kind, "name": made.name, "engineName": made.engine_name, "header": made.header.include,
              "line": made.line, "bases": made.bases, **_macro(made.macro, made.tooltip)}
    if made.kind == "enum":
        values = [{"name": value.name, "value": value.value, "tooltip": value.meta.get("ToolTip", value.tooltip),
                   "meta": value.meta} for value in made.values]
        return {**listed, "underlying": made.underlying, "values": values}
    return {**listed, "properties": [_property(member) for member in made.properties],
            "functions": [_function(member) for member in functions]}


def _member(member):
    return {"name": member.name, "line": member.line, "access": member.access, "guards": sorted(member.guards),
            **_macro(member.macro, member.tooltip)}


def _property(member):
    return {**_member(member), "type": member.type, "default": member.default, "array": member.array,
            "bitfield": member.bits}


def _function(member):
    parameters = [{"name": parameter.name, "type": parameter.type, "default": parameter.default,
                   "tooltip": parameter.tooltip, "specifiers": parameter.macro.specifiers, "meta": parameter.macro.meta}
                  for parameter in member.parameters]
    return {**_member(member), "return": member.result, "params": parameters, "pure": is_pure(member),
            "static": "static" in member.words, "const": "const" in member.words}
