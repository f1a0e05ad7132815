# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Rules for UCLASS, USTRUCT, UENUM and UINTERFACE. Each yields what is wrong."""

import re

_WORD = {"class": "Class", "struct": "Struct", "enum": "Enum", "interface": "Interface"}


def prefix(made, context):
    wanted = {"struct": "F", "enum": "E", "interface": "U"}.get(made.kind)
    if made.kind == "class":
        actor = made.name == "AActor" or any(re.match("A[A-Z]", parent.super) for parent in context.supers(made))
        wanted = "A" if actor else "U"
    if not re.match(wanted + "[A-Za-z0-9]", made.name):
        bare = made.name[1:] if re.match("[UAFEIST][A-Z]", made.name) else made.name
        yield f"{_WORD[made.kind]} '{made.name}' has an invalid Unreal prefix, expecting '{wanted}{bare}'"


def placement(made, _):
    if made.scope:
        yield f"'{made.macro.name}' must stand at global scope, not inside {made.scope}"
    if made.template:
        yield f"'{made.name}' is a template; templates cannot be reflected"
    if made.guards:
        yield (f"'{made.macro.name}' must not be inside preprocessor blocks "
               f"(here: {', '.join(sorted(made.guards))}); only members may")


def body(made, _):
    if made.kind == "enum" or made.macro.has("NoExport"):
        return
    for half in [made] + ([made.native] if made.native else []):
        if not half.body_line:
            yield f"Expected a GENERATED_BODY() at the start of '{half.name}'"
        elif not half.body_first:
            yield f"GENERATED_BODY() must be the first thing in '{half.name}'"


def enum_base(made, context):
    if made.kind != "enum":
        return
    blueprint = made.macro.has("BlueprintType")
    if made.keyword != "enum class" and (blueprint or context.plugin):
        yield f"'{made.name}' must be declared 'enum class {made.name} : uint8'; Blueprints know no plain enum"
    elif blueprint and made.underlying != "uint8":
        yield "Invalid BlueprintType enum base - currently only uint8 supported"


def enum_zero(made, _):
    if made.kind != "enum" or not made.macro.has("BlueprintType") or not made.values or not made.values[0].value:
        return
    texts = [value.value for value in made.values]
    plain = all(re.match(r"(\d\w*)?$", text) for text in texts)
    if plain and not any(re.match(r"0[xX0]*[uU]?$", text) for text in texts):
        yield f"'{made.name}' does not have a 0 entry! (This is a problem when the enum is initialized by default)"


def bases(made, context):
    if made.kind == "struct" and len(made.bases) > 1:
        yield f"Struct '{made.name}' derives from more than one struct: {', '.join(made.bases)}"
    if made.kind == "class":
        for base in made.bases[1:]:
            other = context.types.get(base)
            if other or re.match("[UA][A-Z]", base):
                yield (f"Class '{made.name}' can not inherit from '{base}' too: "
                       "only one parent may be reflected, the others are interfaces (I...)")


def interface_pair(made, _):
    if made.kind == "interface" and not made.native:
        yield (f"Could not find the associated 'I{made.name[1:]}' class while parsing '{made.name}' - "
               "it could be missing or malformed")
    if made.kind == "interface" and not made.bases:
        yield f"Interface '{made.name}' must derive from UInterface or another interface"


def tooltip(made, context):
    exposed = made.macro.has("BlueprintType", "Blueprintable")
    if context.plugin and exposed and not (made.tooltip or made.macro.meta.get("ToolTip")):
        yield f"'{made.name}' is visible in Blueprints and needs a tooltip comment (house rule)"


RULES = (prefix, placement, body, enum_base, enum_zero, bases, interface_pair, tooltip)
