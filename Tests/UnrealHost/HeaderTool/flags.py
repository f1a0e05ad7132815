# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Engine flags that follow from specifiers, as the text of a C++ expression."""


def _expression(prefix, macro, specifiers):
    """The flags that the host heeds; each has the name of its specifier."""
    return " | ".join(f"{prefix}_{name}" for name in specifiers if macro.has(name)) or f"{prefix}_None"


def class_flags(made):
    return _expression("CLASS", made.macro, ["Abstract", "Config"])


def property_flags(made):
    return _expression("CPF", made.macro, [
        "Config", "Transient", "DuplicateTransient", "SkipSerialization"]) + (
        " | CPF_Deprecated" if made.name.endswith("_DEPRECATED") else "")


def is_out(parameter):
    by_reference = parameter.type.endswith("&") and not parameter.type.startswith("const ")
    return by_reference and not parameter.macro.has("Ref")


def is_pure_by_const(made):
    """A const callable with outputs is pure unless it says BlueprintPure=false."""
    has_outputs = made.result != "void" or any(is_out(parameter) for parameter in made.parameters)
    return (made.macro.has("BlueprintCallable") and "const" in made.words and has_outputs
            and "BlueprintPure" not in made.macro.specifiers)


def is_pure(made):
    return made.macro.has("BlueprintPure") or is_pure_by_const(made)
