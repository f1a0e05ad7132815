# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Rules for UPROPERTY. Each yields what is wrong."""

import cpp_types

_VISIBLE = ("BlueprintReadOnly", "BlueprintReadWrite", "Interp")
_EDIT = ("EditAnywhere", "EditDefaultsOnly", "EditInstanceOnly", "VisibleAnywhere", "VisibleDefaultsOnly",
         "VisibleInstanceOnly")
_DELEGATE = ("BlueprintAssignable", "BlueprintCallable")


def type_problems(kind, what, context, pointer_advice):
    """What holds for properties and parameters alike. pointer_advice: raw object pointers are wrong here."""
    for part in kind.parts():
        if part.is_unreflected:
            yield f"Unable to find 'class', 'delegate', 'enum', or 'struct' with name '{part.name}' ({what})"
        if part.is_container and any(argument.is_container for argument in part.arguments):
            yield f"Nested containers are not supported, wrap the inner one in a USTRUCT ({what})"
        if part.pointers > 1 or (part.pointers and not part.is_object):
            yield (f"Inappropriate '*' on variable of type '{part.name}', "
                   f"cannot have an exposed pointer to this type ({what})")
        elif part.pointers and pointer_advice and context.plugin:
            yield (f"Native pointer usage in member declaration detected [[[{part.name}*]]], "
                   f"use TObjectPtr<{part.name}> ({what})")


def blueprint_problems(kind, what, context):
    """Types that Blueprints do not know."""
    for part in kind.parts():
        other = context.types.get(part.name)
        hidden = other and other.kind == "struct" and not _is_blueprint_type(other, context)
        if part.is_unknown_to_blueprint or hidden:
            yield f"Type '{part.name}' is not supported by blueprint. {what}"


def _is_blueprint_type(made, context):
    return any(parent.macro.has("BlueprintType") for parent in context.supers(made))


def guard(_, member, __):
    if "WITH_EDITOR" in member.guards and "WITH_EDITORONLY_DATA" not in member.guards:
        yield "UProperties should not be wrapped by WITH_EDITOR, use WITH_EDITORONLY_DATA instead."


def declaration(owner, member, _):
    kind = cpp_types.parse(member.type)
    if owner.kind in ("interface", "native"):
        yield f"Interfaces can not contain properties (property '{member.name}')"
    if member.more_names:
        yield "Comma delimited properties are not supported, declare one variable for each UPROPERTY"
    if kind.references:
        yield f"'{member.name}' is a reference; a UPROPERTY cannot be one"
    if kind.constant and not kind.pointers:
        yield f"Const properties are not supported (property '{member.name}')"


def types(_, member, context):
    kind = cpp_types.parse(member.type)
    yield from type_problems(kind, f"property '{member.name}'", context, pointer_advice=True)
    if member.macro.has(*_VISIBLE):
        if not member.bits:
            yield from blueprint_problems(kind, f"Property: {member.name}", context)
        if member.array:
            yield f"Static array cannot be exposed to blueprint. Property: {member.name}"


def specifiers(owner, member, context):
    chosen = [name for name in _EDIT if member.macro.has(name)]
    if len(chosen) > 1:
        yield f"Found more than one edit/visibility specifier ({chosen[1]}), only one is allowed"
    if member.macro.has("BlueprintReadOnly") and member.macro.has("BlueprintReadWrite"):
        yield "Cannot specify a property as being both BlueprintReadOnly and BlueprintReadWrite."
    visible = [name for name in _VISIBLE if member.macro.has(name)]
    allowed = member.macro.meta.get("AllowPrivateAccess", "false").lower() in ("true", "")
    if visible and member.access == "private" and not allowed:
        yield f"{visible[0]} should not be used on private members (property '{member.name}')"
    if visible and owner.kind == "struct" and not _is_blueprint_type(owner, context):
        yield ("Cannot expose property to blueprints in a struct that is not a BlueprintType. "
               f"Struct: {owner.name} Property: {member.name}")


def delegates(_, member, context):
    chosen = [name for name in _DELEGATE if member.macro.has(name)]
    kind = cpp_types.parse(member.type)
    macro = context.delegates.get(kind.name.split("::")[-1])
    known_other = macro and not macro.startswith("DECLARE_DYNAMIC_MULTICAST")
    plain = kind.is_plain or kind.is_object or kind.arguments or kind.pointers or kind.name in context.types
    if chosen and (known_other or (not macro and plain)):
        yield f"'{chosen[0]}' is only allowed on multicast delegate properties (property '{member.name}')"


def category(_, member, context):
    if not context.plugin or member.macro.category:
        return
    if member.macro.has(*_VISIBLE, *_EDIT):
        yield ("An explicit Category specifier is required for any property exposed to the editor or Blueprints "
               f"in an Engine module (property '{member.name}')")
    elif member.macro.has(*_DELEGATE):
        yield f"Delegate '{member.name}' is visible in Blueprints and needs a Category (house rule)"


def tooltip(_, member, context):
    exposed = member.macro.has(*_VISIBLE, *_EDIT, *_DELEGATE)
    if context.plugin and exposed and not (member.tooltip or member.macro.meta.get("ToolTip")):
        yield f"Property '{member.name}' is shown to the user and needs a tooltip comment (house rule)"


def initialiser(owner, member, context):
    constructed = any(function.name == owner.name for function in owner.others)
    if not context.plugin or member.default or (member.bits and constructed):
        return
    kind = cpp_types.parse(member.type)
    if kind.is_plain or kind.pointers:
        yield f"Property '{owner.name}::{member.name}' is not initialized properly: give it an initialiser in place"


RULES = (guard, declaration, types, specifiers, delegates, category, tooltip, initialiser)
