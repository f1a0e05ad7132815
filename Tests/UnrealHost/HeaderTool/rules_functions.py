# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Rules for UFUNCTION. Each yields what is wrong."""

import re

import cpp_types
from flags import is_out, is_pure, is_pure_by_const
from rules_properties import blueprint_problems, type_problems

_EVENTS = ("BlueprintNativeEvent", "BlueprintImplementableEvent")
_CALLABLE = ("BlueprintCallable", "BlueprintPure")
_NAMES_PARAMETERS = ("ExpandEnumAsExecs", "ExpandBoolAsExecs")
_HOUSE_NAMES_PARAMETERS = ("WorldContext", "LatentInfo", "DefaultToSelf", "HidePin", "DeterminesOutputType")
_LITERAL = re.compile(
    r"""-?[0-9.][\w.]*$|-?\.?[0-9][\w.]*e-[0-9]+f?$|true$|false$|nullptr$|NULL$|(TEXT\()?"(\\.|[^"\\])*"\)?$
    |[A-Za-z_]\w*(::[A-Za-z_]\w*)*(\([^()]*(\("[^"]*"\))?\))?$""", re.VERBOSE)


def placement(owner, function, context):
    if owner.kind == "struct":
        yield "USTRUCTs are not allowed to have UFUNCTIONs, move this method to a library class"
    same = [other for other in owner.functions if other.name == function.name]
    if same[0] is not function:
        yield (f"Function '{function.name}' is already a UFUNCTION of '{owner.name}' at line {same[0].line}: "
               "overloads are not supported")
    for parent in context.supers(owner)[1:]:
        if any(other.name == function.name for other in parent.functions):
            yield (f"Override of UFUNCTION '{function.name}' in parent '{parent.name}' cannot have a UFUNCTION() "
                   "declaration above it; it will use the same parameters as the original declaration.")


def parameters(owner, function, context):
    names = set()
    if context.plugin and "static" not in function.words:
        names = {member.name for parent in context.supers(owner) for member in parent.properties}
    for parameter in function.parameters:
        what = f"function '{function.name}' parameter '{parameter.name}'"
        if not parameter.name:
            yield f"Missing variable name for a parameter of '{function.name}'"
        if parameter.name in names:
            yield (f"Function parameter: '{parameter.name}' cannot be defined in '{function.name}' as it is already "
                   f"defined in scope '{owner.name}' (shadowing is not allowed; house rule)")
        if parameter.array:
            yield f"Arrays aren't allowed as function parameters ({what})"
        kind = cpp_types.parse(parameter.type)
        if kind.references > 1:
            yield f"'&&' is not allowed on a parameter ({what})"
        yield from _types(function, kind, what, f"Function:  {function.name} Parameter {parameter.name}", context)


def result(_, function, context):
    kind = cpp_types.parse(function.result)
    what = f"return value of function '{function.name}'"
    yield from _types(function, kind, what, f"Function:  {function.name} Parameter ReturnValue", context)


def _types(function, kind, what, blueprint_what, context):
    if any(part.name == "TObjectPtr" for part in kind.parts()):
        yield f"UFunctions cannot take or return a TObjectPtr, use the raw pointer ({what})"
    yield from type_problems(kind, what, context, pointer_advice=False)
    if function.macro.has(*_CALLABLE, *_EVENTS):
        yield from blueprint_problems(kind, blueprint_what, context)


def defaults(_, function, __):
    if not function.macro.has(*_CALLABLE, "Exec"):
        return
    for parameter in function.parameters:
        if parameter.default and not _LITERAL.match(re.sub(r"\s+", "", parameter.default)):
            yield f'C++ Default parameter not parsed: {parameter.name} "{parameter.default}"'


def events(owner, function, _):
    name = next((name for name in _EVENTS if function.macro.has(name)), None)
    if not name:
        return
    if owner.kind != "class" or name == "BlueprintImplementableEvent":
        yield f"{name} of {owner.kind} '{owner.name}': this host has native events of classes only"
    if "virtual" in function.words:
        yield f"{name} functions must be non-virtual (function '{function.name}')"
    if "static" in function.words:
        yield f"{name} functions cannot be static (function '{function.name}')"
    for parameter in function.parameters:
        kind = cpp_types.parse(parameter.type)
        if kind.is_container and not kind.references:
            yield (f"Parameter '{parameter.name}' of event '{function.name}' must be 'const {parameter.type}&': "
                   "containers are passed to events by reference")


def implementation(owner, function, _):
    if not function.macro.has("BlueprintNativeEvent"):
        return
    for other in owner.others:
        if other.name == function.name + "_Implementation" and _signature(other) != _signature(function):
            yield (f"'{other.name}' must repeat the signature of '{function.name}': "
                   f"{_signature_text(function)}, not {_signature_text(other)}")


def _signature(function):
    return function.result, [parameter.type for parameter in function.parameters], "const" in function.words


def _signature_text(function):
    kinds = ", ".join(parameter.type for parameter in function.parameters)
    return f"'{function.result} ({kinds}){' const' if 'const' in function.words else ''}'"


def pure(_, function, __):
    if function.macro.has("BlueprintPure") and function.result == "void":
        if not any(is_out(parameter) for parameter in function.parameters):
            yield "BlueprintPure specifier is not allowed for functions with no return value and no output parameters."


def pure_by_accident(_, function, context):
    """A pure node has no execution pins and runs again for each node that reads it."""
    for key in _NAMES_PARAMETERS:
        if function.macro.meta.get(key) and is_pure(function):
            yield (f"{key}: function '{function.name}' is a pure node, which has no execution pins; "
                   "a const function needs BlueprintPure = false")
    if context.plugin and is_pure_by_const(function):
        yield (f"Function '{function.name}' is pure only because it is const: say BlueprintPure or "
               "BlueprintPure = false (house rule)")


def named_parameters(_, function, context):
    names = {parameter.name for parameter in function.parameters} | {"ReturnValue"}
    for key in _NAMES_PARAMETERS + (_HOUSE_NAMES_PARAMETERS if context.plugin else ()):
        suffix = " (house rule)" if key in _HOUSE_NAMES_PARAMETERS else ""
        for name in re.findall(r"\w+", function.macro.meta.get(key, "")):
            if name not in names:
                yield f"{key}: function '{function.name}' does not have a parameter named '{name}'{suffix}"


def category(_, function, context):
    internal = function.macro.has("BlueprintInternalUseOnly") or "BlueprintInternalUseOnly" in function.macro.meta
    if context.plugin and function.macro.has(*_CALLABLE) and not function.macro.category and not internal:
        yield ("An explicit Category specifier is required for Blueprint accessible functions in an Engine module "
               f"(function '{function.name}')")


def tooltip(_, function, context):
    exposed = function.macro.has(*_CALLABLE, *_EVENTS)
    if context.plugin and exposed and not (function.tooltip or function.macro.meta.get("ToolTip")):
        yield f"Function '{function.name}' is visible in Blueprints and needs a tooltip comment (house rule)"


RULES = (placement, parameters, result, defaults, events, implementation, pure, pure_by_accident, named_parameters,
         category, tooltip)
