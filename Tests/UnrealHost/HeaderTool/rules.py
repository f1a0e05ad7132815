# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""The rules of Unreal's header tool: tables of a message and of what breaks the rule. Those that end in '(house rule)',
and those that ask for context.plugin, hold for the plugin only.

A test gets the type, its member (None in the rules of types) and the context; it gives whether the rule is broken, or a
list with what to put into the message for each time that it is.
"""

import re

from cpp_types import parse

_WORD = {"UCLASS": "class", "USTRUCT": "struct", "UENUM": "enum", "UINTERFACE": "interface", "UPROPERTY": "variable",
         "UFUNCTION": "function", "UPARAM": "parameter"}
_NOT_MODELLED = {"AssetRegistrySearchable", "GlobalConfig"}
_NETWORK = ("Server", "Client", "NetMulticast", "Reliable", "Unreliable", "WithValidation", "ServiceRequest",
            "ServiceResponse", "Replicated", "ReplicatedUsing")
_VISIBLE = ("BlueprintReadOnly", "BlueprintReadWrite", "Interp")
_EDIT = ("EditAnywhere", "EditDefaultsOnly", "EditInstanceOnly", "VisibleAnywhere", "VisibleDefaultsOnly",
         "VisibleInstanceOnly")
_DELEGATE = ("BlueprintAssignable", "BlueprintCallable")
_EVENTS = ("BlueprintNativeEvent", "BlueprintImplementableEvent")
_CALLABLE = ("BlueprintCallable", "BlueprintPure")
_EXECS = ("ExpandEnumAsExecs", "ExpandBoolAsExecs")
_NAMES_PARAMETERS = ("WorldContext", "LatentInfo", "DefaultToSelf", "HidePin", "DeterminesOutputType")
_LITERAL = re.compile(
    r"""-?[0-9.][\w.]*$|-?\.?[0-9][\w.]*e-[0-9]+f?$|true$|false$|nullptr$|NULL$|(TEXT\()?"(\\.|[^"\\])*"\)?$
    |[A-Za-z_]\w*(::[A-Za-z_]\w*)*(\([^()]*(\("[^"]*"\))?\))?$""", re.VERBOSE)


class Context:
    """What a rule may query in addition to the thing it looks at. plugin: whether the stricter rules hold too."""

    def __init__(self, headers, plugin):
        self.plugin, self.types, self.delegates = plugin, {}, {}
        for header in headers:
            self.delegates.update(header.delegates)
            for made in header.types:
                self.types.setdefault(made.name, made)

    def supers(self, made):
        """The type and the types it derives from, as far as they are in this run."""
        seen = []
        while made and made not in seen:
            seen.append(made)
            made = self.types.get(made.super)
        return seen

    def is_blueprint_type(self, made):
        return any(parent.macro.has("BlueprintType") for parent in self.supers(made))


def is_out(parameter):
    by_reference = parameter.type.endswith("&") and not parameter.type.startswith("const ")
    return by_reference and not parameter.macro.has("Ref")


def is_pure_by_const(made):
    """A const callable with outputs is pure unless it says BlueprintPure=false."""
    return (made.macro.has("BlueprintCallable") and "const" in made.words and "BlueprintPure" not in
            made.macro.specifiers and (made.result != "void" or any(map(is_out, made.parameters))))


def is_pure(made):
    return made.macro.has("BlueprintPure") or is_pure_by_const(made)


def _wanted_prefix(made, context):
    if made.kind == "class":
        actor = made.name == "AActor" or any(re.match("A[A-Z]", parent.super) for parent in context.supers(made))
        return "A" if actor else "U"
    return {"struct": "F", "enum": "E"}.get(made.kind, "U")


def _misnamed(made, _, context):
    wanted = _wanted_prefix(made, context)
    bare = made.name[1:] if re.match("[UAFEIST][A-Z]", made.name) else made.name
    return [] if re.match(wanted + "[A-Za-z0-9]", made.name) else [(made.kind.capitalize(), wanted + bare)]


def _lacks_zero(made, _, __):
    texts = [value.value for value in made.values]
    plain = all(re.match(r"(\d\w*)?$", text) for text in texts)
    return (made.macro.has("BlueprintType") and texts and texts[0] and plain
            and not any(re.match(r"0[xX0]*[uU]?$", text) for text in texts))


def _lacks_tooltip(made, *specifiers):
    return made.macro.has(*specifiers) and not (made.tooltip or made.macro.meta.get("ToolTip"))


_TYPE_RULES = (
    ("{2[0]} '{0.name}' has an invalid Unreal prefix, expecting '{2[1]}'", _misnamed),
    ("'{0.macro.name}' must stand at global scope, not inside {0.scope}", lambda t, m, c: t.scope),
    ("'{0.name}' is a template; templates cannot be reflected", lambda t, m, c: t.template),
    ("'{0.macro.name}' must not be inside preprocessor blocks (here: {2}); only members may",
     lambda t, m, c: [", ".join(sorted(t.guards))] if t.guards else []),
    ("Expected a GENERATED_BODY() at the start of '{2}'",
     lambda t, m, c: [half.name for half in t.halves if not half.body_line and _has_body(t)]),
    ("GENERATED_BODY() must be the first thing in '{2}'",
     lambda t, m, c: [half.name for half in t.halves if half.body_line and not half.body_first and _has_body(t)]),
    ("'{0.name}' must be declared 'enum class {0.name} : uint8'; Blueprints know no plain enum",
     lambda t, m, c: t.kind == "enum" and t.keyword != "enum class" and (c.plugin or t.macro.has("BlueprintType"))),
    ("Invalid BlueprintType enum base - currently only uint8 supported",
     lambda t, m, c: t.keyword == "enum class" and t.macro.has("BlueprintType") and t.bases != ["uint8"]),
    ("'{0.name}' does not have a 0 entry! (This is a problem when the enum is initialized by default)", _lacks_zero),
    ("Struct '{0.name}' derives from more than one struct: {2}",
     lambda t, m, c: [", ".join(t.bases)] if t.kind == "struct" and len(t.bases) > 1 else []),
    ("Class '{0.name}' can not inherit from '{2}' too: only one parent may be reflected, the others are interfaces "
     "(I...)", lambda t, m, c: [base for base in t.bases[1:] if t.kind == "class" and
                                (base in c.types or re.match("[UA][A-Z]", base))]),
    ("Could not find the associated 'I{2}' class while parsing '{0.name}' - it could be missing or malformed",
     lambda t, m, c: [t.name[1:]] if t.kind == "interface" and not t.native else []),
    ("Interface '{0.name}' must derive from UInterface or another interface",
     lambda t, m, c: t.kind == "interface" and not t.bases),
    ("'{0.name}' is visible in Blueprints and needs a tooltip comment (house rule)",
     lambda t, m, c: c.plugin and _lacks_tooltip(t, "BlueprintType", "Blueprintable")),
)


def _has_body(made):
    return made.kind != "enum" and not made.macro.has("NoExport")


def _chosen(member, specifiers):
    return [name for name in specifiers if member.macro.has(name)]


def _private_but_visible(_, member, __):
    allowed = member.macro.meta.get("AllowPrivateAccess", "false").lower() in ("true", "")
    return _chosen(member, _VISIBLE)[:1] if member.access == "private" and not allowed else []


def _no_multicast_delegate(_, member, context):
    kind = parse(member.type)
    macro = context.delegates.get(kind.name.split("::")[-1])
    plain = kind.is_plain or kind.is_object or kind.arguments or kind.pointers or kind.name in context.types
    wrong = not macro.startswith("DECLARE_DYNAMIC_MULTICAST") if macro else plain
    return _chosen(member, _DELEGATE)[:1] if wrong else []


def _lacks_initialiser(owner, member, context):
    kind, constructed = parse(member.type), any(function.name == owner.name for function in owner.others)
    return (context.plugin and not member.default and not (member.bits and constructed)
            and (kind.is_plain or kind.pointers))


_PROPERTY_RULES = (
    ("UProperties should not be wrapped by WITH_EDITOR, use WITH_EDITORONLY_DATA instead.",
     lambda t, m, c: "WITH_EDITOR" in m.guards and "WITH_EDITORONLY_DATA" not in m.guards),
    ("Interfaces can not contain properties (property '{1.name}')",
     lambda t, m, c: t.kind in ("interface", "native")),
    ("Comma delimited properties are not supported, declare one variable for each UPROPERTY",
     lambda t, m, c: m.more_names),
    ("'{1.name}' is a reference; a UPROPERTY cannot be one", lambda t, m, c: parse(m.type).references),
    ("Const properties are not supported (property '{1.name}')",
     lambda t, m, c: parse(m.type).constant and not parse(m.type).pointers),
    ("Static array cannot be exposed to blueprint. Property: {1.name}",
     lambda t, m, c: m.array and m.macro.has(*_VISIBLE)),
    ("Found more than one edit/visibility specifier ({2}), only one is allowed",
     lambda t, m, c: _chosen(m, _EDIT)[1:2]),
    ("Cannot specify a property as being both BlueprintReadOnly and BlueprintReadWrite.",
     lambda t, m, c: m.macro.has("BlueprintReadOnly") and m.macro.has("BlueprintReadWrite")),
    ("{2} should not be used on private members (property '{1.name}')", _private_but_visible),
    ("Cannot expose property to blueprints in a struct that is not a BlueprintType. Struct: {0.name} Property: "
     "{1.name}",
     lambda t, m, c: m.macro.has(*_VISIBLE) and t.kind == "struct" and not c.is_blueprint_type(t)),
    ("'{2}' is only allowed on multicast delegate properties (property '{1.name}')", _no_multicast_delegate),
    ("An explicit Category specifier is required for any property exposed to the editor or Blueprints in an Engine "
     "module (property '{1.name}')",
     lambda t, m, c: c.plugin and not m.macro.category and m.macro.has(*_VISIBLE, *_EDIT)),
    ("Delegate '{1.name}' is visible in Blueprints and needs a Category (house rule)",
     lambda t, m, c: c.plugin and not m.macro.category and m.macro.has(*_DELEGATE)),
    ("Property '{1.name}' is shown to the user and needs a tooltip comment (house rule)",
     lambda t, m, c: c.plugin and _lacks_tooltip(m, *_VISIBLE, *_EDIT, *_DELEGATE)),
    ("Property '{0.name}::{1.name}' is not initialized properly: give it an initialiser in place", _lacks_initialiser),
)


def _shadowing(owner, function, context):
    if not context.plugin or "static" in function.words:
        return []
    names = {member.name for parent in context.supers(owner) for member in parent.properties}
    return [parameter.name for parameter in function.parameters if parameter.name in names]


def _unparsed_defaults(_, function, __):
    if not function.macro.has(*_CALLABLE, "Exec"):
        return []
    return [f'{parameter.name} "{parameter.default}"' for parameter in function.parameters
            if parameter.default and not _LITERAL.match(re.sub(r"\s+", "", parameter.default))]


def _containers_by_value(_, function, __):
    kinds = [(parameter, parse(parameter.type)) for parameter in function.parameters]
    return [parameter for parameter, kind in kinds if function.macro.has(*_EVENTS) and kind.is_container
            and not kind.references]


def _signature(function):
    kinds = ", ".join(parameter.type for parameter in function.parameters)
    return f"'{function.result} ({kinds}){' const' if 'const' in function.words else ''}'"


def _other_signatures(owner, function, _):
    return [f"'{other.name}' must repeat the signature of '{function.name}': {_signature(function)}, not "
            f"{_signature(other)}" for other in owner.others if function.macro.has("BlueprintNativeEvent")
            and other.name == function.name + "_Implementation" and _signature(other) != _signature(function)]


def _unknown_parameters(keys):
    def test(_, function, __):
        names = {parameter.name for parameter in function.parameters} | {"ReturnValue"}
        return [(key, name) for key in keys for name in re.findall(r"\w+", function.macro.meta.get(key, ""))
                if name not in names]
    return test


def _overloads(owner, function, _):
    first = next(other for other in owner.functions if other.name == function.name)
    return [] if first is function else [first]


_FUNCTION_RULES = (
    ("USTRUCTs are not allowed to have UFUNCTIONs, move this method to a library class",
     lambda t, m, c: t.kind == "struct"),
    ("Function '{1.name}' is already a UFUNCTION of '{0.name}' at line {2.line}: overloads are not supported",
     _overloads),
    ("Override of UFUNCTION '{1.name}' in parent '{2.name}' cannot have a UFUNCTION() declaration above it; it will "
     "use the same parameters as the original declaration.",
     lambda t, m, c: [parent for parent in c.supers(t)[1:] if m.name in [other.name for other in parent.functions]]),
    ("Missing variable name for a parameter of '{1.name}'",
     lambda t, m, c: not all(parameter.name for parameter in m.parameters)),
    ("Function parameter: '{2}' cannot be defined in '{1.name}' as it is already defined in scope '{0.name}' "
     "(shadowing is not allowed; house rule)", _shadowing),
    ("Arrays aren't allowed as function parameters (function '{1.name}' parameter '{2}')",
     lambda t, m, c: [parameter.name for parameter in m.parameters if parameter.array]),
    ("'&&' is not allowed on a parameter (function '{1.name}' parameter '{2}')",
     lambda t, m, c: [parameter.name for parameter in m.parameters if parse(parameter.type).references > 1]),
    ("C++ Default parameter not parsed: {2}", _unparsed_defaults),
    ("{2} of {0.kind} '{0.name}': this host has native events of classes only",
     lambda t, m, c: [name for name in _chosen(m, _EVENTS)[:1] if t.kind != "class" or name == _EVENTS[1]]),
    ("{2} functions must be non-virtual (function '{1.name}')",
     lambda t, m, c: _chosen(m, _EVENTS)[:1] if "virtual" in m.words else []),
    ("{2} functions cannot be static (function '{1.name}')",
     lambda t, m, c: _chosen(m, _EVENTS)[:1] if "static" in m.words else []),
    ("Parameter '{2.name}' of event '{1.name}' must be 'const {2.type}&': containers are passed to events by reference",
     _containers_by_value),
    ("{2}", _other_signatures),
    ("BlueprintPure specifier is not allowed for functions with no return value and no output parameters.",
     lambda t, m, c: m.macro.has("BlueprintPure") and m.result == "void" and not any(map(is_out, m.parameters))),
    # A pure node has no execution pins and runs again for each node that reads it.
    ("{2}: function '{1.name}' is a pure node, which has no execution pins; a const function needs BlueprintPure = "
     "false",
     lambda t, m, c: [key for key in _EXECS if m.macro.meta.get(key) and is_pure(m)]),
    ("Function '{1.name}' is pure only because it is const: say BlueprintPure or BlueprintPure = false (house rule)",
     lambda t, m, c: c.plugin and is_pure_by_const(m)),
    ("{2[0]}: function '{1.name}' does not have a parameter named '{2[1]}'", _unknown_parameters(_EXECS)),
    ("{2[0]}: function '{1.name}' does not have a parameter named '{2[1]}' (house rule)",
     lambda t, m, c: _unknown_parameters(_NAMES_PARAMETERS)(t, m, c) if c.plugin else []),
    ("An explicit Category specifier is required for Blueprint accessible functions in an Engine module (function "
     "'{1.name}')",
     lambda t, m, c: c.plugin and m.macro.has(*_CALLABLE) and not m.macro.category and "BlueprintInternalUseOnly" not in
     m.macro.meta and not m.macro.has("BlueprintInternalUseOnly")),
    ("Function '{1.name}' is visible in Blueprints and needs a tooltip comment (house rule)",
     lambda t, m, c: c.plugin and _lacks_tooltip(m, *_CALLABLE, *_EVENTS)),
)


def _type_problems(kind, what, in_blueprint, context, is_property):
    """kind: of a property, a parameter or a result. in_blueprint: how Blueprints call it, if they see it."""
    for part in kind.parts():
        if part.is_unreflected:
            yield f"Unable to find 'class', 'delegate', 'enum', or 'struct' with name '{part.name}' ({what})"
        if part.is_container and any(argument.is_container for argument in part.arguments):
            yield f"Nested containers are not supported, wrap the inner one in a USTRUCT ({what})"
        if part.pointers > 1 or (part.pointers and not part.is_object):
            yield (f"Inappropriate '*' on variable of type '{part.name}', "
                   f"cannot have an exposed pointer to this type ({what})")
        elif part.pointers and is_property and context.plugin:
            yield (f"Native pointer usage in member declaration detected [[[{part.name}*]]], "
                   f"use TObjectPtr<{part.name}> ({what})")
        if part.name == "TObjectPtr" and not is_property:
            yield f"UFunctions cannot take or return a TObjectPtr, use the raw pointer ({what})"
        other = context.types.get(part.name)
        hidden = other and other.kind == "struct" and not context.is_blueprint_type(other)
        if in_blueprint and (part.is_unknown_to_blueprint or hidden):
            yield f"Type '{part.name}' is not supported by blueprint. {in_blueprint}"


def _property_types(member, context):
    in_blueprint = member.macro.has(*_VISIBLE) and not member.bits and f"Property: {member.name}"
    return _type_problems(parse(member.type), f"property '{member.name}'", in_blueprint, context, True)


def _function_types(function, context):
    places = [(parameter.type, f"function '{function.name}' parameter '{parameter.name}'", parameter.name)
              for parameter in function.parameters]
    for kind, what, name in places + [(function.result, f"return value of function '{function.name}'", "ReturnValue")]:
        in_blueprint = function.macro.has(*_CALLABLE, *_EVENTS) and f"Function:  {function.name} Parameter {name}"
        yield from _type_problems(parse(kind), what, in_blueprint, context, False)


def _specifier_problems(macro):
    """(line, message) of each."""
    for line, name in macro.unknown:
        reason = (": this host has no network" if name in _NETWORK
                  else ": this host does nothing with it" if name in _NOT_MODELLED else "")
        yield line, f"Unknown {_WORD.get(macro.name)} specifier '{name}'{reason}"


def _broken(rules, context, made, member=None):
    for message, test in rules:
        found = test(made, member, context)
        for value in found if isinstance(found, list) else [found] if found else []:
            yield (member or made).line, message.format(made, member, value)


def _problems(made, context):
    """(line, message) of all that is wrong with a type and its members."""
    yield from _specifier_problems(made.macro)
    yield from _broken(_TYPE_RULES, context, made)
    for owner in made.halves:
        for member in owner.properties:
            yield from _specifier_problems(member.macro)
            yield from _broken(_PROPERTY_RULES, context, owner, member)
            yield from ((member.line, text) for text in _property_types(member, context))
        for member in owner.functions:
            for macro in [member.macro] + [parameter.macro for parameter in member.parameters]:
                yield from _specifier_problems(macro)
            yield from _broken(_FUNCTION_RULES, context, owner, member)
            yield from ((member.line, text) for text in _function_types(member, context))


def _header_problems(header, plugin):
    wanted, included = f"{header.stem}.generated.h", header.generated
    if header.types and not included:
        yield header.types[0].line, f"Reflected types need '#include \"{wanted}\"' as the last #include of the header"
    for line, name in included:
        if not header.types and not header.hides_types:
            yield line, f"'{name}' is included but the header has no reflected type"
        elif name != wanted:
            yield line, f"The generated header must be '{wanted}', not '{name}'"
    if plugin and included and header.includes[-1] != included[-1]:
        yield header.includes[-1][0], (
            "#include found after .generated.h file - the .generated.h file should always be the last #include in a "
            "header")


def check(headers, plugin, known, report):
    """known: {engine name in lower case: where} of other modules, which this run may not declare again."""
    context, stems, names = Context(headers, plugin), {}, {}
    for header in headers:
        other = stems.setdefault(header.stem.lower(), header)
        if other is not header and header.generated:
            report(header.path, 1, f"Two headers with the same name is not allowed: '{other.path}'")
        problems = list(_header_problems(header, plugin))
        for made in header.types:
            key = made.engine_name.lower()
            first = names.setdefault(key, made)
            where = known.get(key) if first is made else f"'{first.name}' in {first.header.path}:{first.line}"
            if where:
                problems.append((made.line, f"'{made.name}' shares engine name '{made.engine_name}' with {where}"))
            problems += _problems(made, context)
        for line, text in problems:
            report(header.path, line, text)
