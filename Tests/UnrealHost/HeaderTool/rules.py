# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Holds all headers of a run against the rules and reports every place where one is broken."""

import rules_functions
import rules_properties
import rules_types
from lexer import MEMBER_MACROS

_SPECIFIER_KIND = {
    "UCLASS": "class", "USTRUCT": "struct", "UENUM": "enum", "UINTERFACE": "interface", "UPROPERTY": "variable",
    "UFUNCTION": "function",
}


class Context:
    """What a rule may query in addition to the thing it looks at. plugin: whether the stricter rules hold too."""

    def __init__(self, headers, plugin, known):
        self.plugin = plugin
        self.types, self.delegates = {}, {}
        self.other_names = dict(known)  # engine name in lower case: where it was declared, in other modules
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


def check(headers, plugin, known, report):
    """known: {engine name in lower case: where} of other modules, which this run may not declare again."""
    context = Context(headers, plugin, known)
    _check_files(headers, plugin, report)
    _check_names(headers, context, report)
    for header in headers:
        for made in header.types:
            _check_type(made, context, report)


def _check_type(made, context, report):
    path = made.header.path
    _check_specifiers(made.macro, path, report)
    _apply(rules_types.RULES, (made, context), path, made.line, report)
    for owner in [made] + ([made.native] if made.native else []):
        for member in owner.properties:
            _check_specifiers(member.macro, path, report)
            _apply(rules_properties.RULES, (owner, member, context), path, member.line, report)
        for member in owner.functions:
            _check_specifiers(member.macro, path, report)
            for parameter in member.parameters:
                _check_specifiers(parameter.macro, path, report)
            _apply(rules_functions.RULES, (owner, member, context), path, member.line, report)


def _apply(rules, arguments, path, line, report):
    for rule in rules:
        for text in rule(*arguments) or ():
            report.add(path, line, text)


def _check_specifiers(macro, path, report):
    kind = _SPECIFIER_KIND.get(macro.name, "parameter")
    for line, name in macro.unknown:
        report.add(path, line, f"Unknown {kind} specifier '{name}'")
    for name in ("Server", "Client", "NetMulticast", "Reliable", "Unreliable", "WithValidation", "ServiceRequest",
                 "ServiceResponse", "Replicated", "ReplicatedUsing"):
        if macro.name in MEMBER_MACROS and macro.has(name):
            report.add(path, macro.line, f"Unknown {kind} specifier '{name}': this host has no network")


def _check_files(headers, plugin, report):
    stems = {}
    for header in headers:
        other = stems.setdefault(header.stem.lower(), header)
        if other is not header and header.generated:
            report.add(header.path, 1, f"Two headers with the same name is not allowed: '{other.path}'")
        for line, text in _generated_problems(header, plugin):
            report.add(header.path, line, text)


def _generated_problems(header, plugin):
    wanted = f"{header.stem}.generated.h"
    included = header.generated
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


def _check_names(headers, context, report):
    seen = {}
    for made in (made for header in headers for made in header.types):
        key = made.engine_name.lower()
        other = seen.setdefault(key, made)
        where = context.other_names.get(key)
        if other is not made:
            where = f"'{other.name}' in {other.header.path}:{other.line}"
        if where:
            report.add(made.header.path, made.line,
                       f"'{made.name}' shares engine name '{made.engine_name}' with {where}")
