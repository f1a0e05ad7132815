# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Engine flags that follow from specifiers, as the text of a C++ expression."""


def _table(prefix, same, others=None):
    """{specifier: flags}; `same` are those whose flag has their own name."""
    return {**{name: f"{prefix}_{name}" for name in same.split()}, **(others or {})}


_CLASS = _table("CLASS", """Abstract Const Config DefaultConfig DefaultToInstanced Deprecated EditInlineNew
    GlobalUserConfig HideDropDown MinimalAPI NotPlaceable PerObjectConfig ProjectUserConfig Transient""")
_PROPERTY = _table("CPF", """BlueprintAssignable BlueprintCallable Config Transient DuplicateTransient
    NonPIEDuplicateTransient SaveGame NoClear EditFixedSize SimpleDisplay AdvancedDisplay AssetRegistrySearchable
    SkipSerialization NonTransactional""", {
    "EditAnywhere": "CPF_Edit", "EditDefaultsOnly": "CPF_Edit CPF_DisableEditOnInstance",
    "EditInstanceOnly": "CPF_Edit CPF_DisableEditOnTemplate", "VisibleAnywhere": "CPF_Edit CPF_EditConst",
    "VisibleDefaultsOnly": "CPF_Edit CPF_EditConst CPF_DisableEditOnInstance",
    "VisibleInstanceOnly": "CPF_Edit CPF_EditConst CPF_DisableEditOnTemplate",
    "BlueprintReadWrite": "CPF_BlueprintVisible", "BlueprintReadOnly": "CPF_BlueprintVisible CPF_BlueprintReadOnly",
    "Interp": "CPF_Edit CPF_BlueprintVisible", "GlobalConfig": "CPF_Config CPF_GlobalConfig",
    "Instanced": "CPF_PersistentInstance CPF_ExportObject CPF_InstancedReference", "Export": "CPF_ExportObject",
})
_FUNCTION = _table("FUNC", "BlueprintCallable Exec BlueprintAuthorityOnly BlueprintCosmetic", {
    "BlueprintPure": "FUNC_BlueprintCallable FUNC_BlueprintPure",
    "BlueprintNativeEvent": "FUNC_Event FUNC_BlueprintEvent",
})
_ACCESS = {"public": "FUNC_Public", "protected": "FUNC_Protected", "private": "FUNC_Private"}


def _expression(table, macro, extra, none):
    names = [flag for specifier, flags in table.items() if macro.has(specifier) for flag in flags.split()]
    names += extra
    return " | ".join(dict.fromkeys(names)) or none


def class_flags(made):
    return _expression(_CLASS, made.macro, ["CLASS_Interface"] if made.kind == "interface" else [], "CLASS_None")


def property_flags(made):
    extra = ["CPF_EditorOnly"] if "WITH_EDITORONLY_DATA" in made.guards else []
    if made.name.endswith("_DEPRECATED"):
        extra.append("CPF_Deprecated")
    return _expression(_PROPERTY, made.macro, extra, "CPF_None")


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


def function_flags(made):
    extra = ["FUNC_BlueprintPure"] if is_pure(made) else []
    extra.append("FUNC_Native")
    extra += ["FUNC_Static"] if "static" in made.words else []
    extra += ["FUNC_Const"] if "const" in made.words else []
    extra += ["FUNC_HasOutParms"] if any(is_out(parameter) for parameter in made.parameters) else []
    extra += ["FUNC_EditorOnly"] if "WITH_EDITOR" in made.guards else []
    return _expression(_FUNCTION, made.macro, extra + [_ACCESS[made.access]], "FUNC_None")
