# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Reads what is between the parentheses of UCLASS(...), UPROPERTY(...) and the like."""

import re

from model import Macro
from source_text import spelled, split

_CLASS = """Abstract AdvancedClassDisplay AutoCollapseCategories AutoExpandCategories Blueprintable BlueprintType
    ClassGroup CollapseCategories ComponentWrapperClass Config ConfigDoNotCheckDefaults Const ConversionRoot
    CustomConstructor CustomFieldNotify DefaultConfig DefaultToInstanced DependsOn Deprecated DontAutoCollapseCategories
    DontCollapseCategories EarlyAccessPreview EditInlineNew EditorConfig Experimental GlobalUserConfig HideCategories
    HideDropDown HideFunctions Intrinsic MinimalAPI NeedsDeferredDependencyLoading NoExport NonTransient
    NotBlueprintable NotBlueprintType NotEditInlineNew NotPlaceable Optional PerObjectConfig
    PerPlatformConfig Placeable PrioritizeCategories ProjectUserConfig ShowCategories ShowFunctions
    SparseClassDataType Transient Within"""
_PROPERTY = """AdvancedDisplay BlueprintAssignable BlueprintAuthorityOnly BlueprintCallable
    BlueprintGetter BlueprintReadOnly BlueprintReadWrite BlueprintSetter Config DuplicateTransient EditAnywhere
    EditDefaultsOnly EditFixedSize EditInstanceOnly Export FieldNotify Getter Instanced Interp NoClear
    NonPIEDuplicateTransient NonTransactional NotReplicated SaveGame Setter SimpleDisplay
    SkipSerialization TextExportTransient Transient VisibleAnywhere VisibleDefaultsOnly VisibleInstanceOnly"""
_FUNCTION = """BlueprintAuthorityOnly BlueprintCallable BlueprintCosmetic BlueprintGetter BlueprintImplementableEvent
    BlueprintInternalUseOnly BlueprintNativeEvent BlueprintPure BlueprintSetter CallInEditor CustomThunk Exec
    FieldNotify SealedEvent Variadic"""
_KNOWN = {
    "UCLASS": _CLASS,
    "UINTERFACE": "Blueprintable BlueprintType ConversionRoot DependsOn MinimalAPI NotBlueprintable",
    "USTRUCT": "Atomic BlueprintType HasDefaults HasNoOpConstructor Immutable IsAlwaysAccessible NoExport",
    "UENUM": "BlueprintType Flags Experimental",
    "UPROPERTY": _PROPERTY,
    "UFUNCTION": _FUNCTION,
    "UPARAM": "Ref NotRef Required",
}
_SPELLING = {macro: {name.lower(): name for name in f"{names} DisplayName Category".split()}
             for macro, names in _KNOWN.items()}
_QUOTED = re.compile(r'"((?:\\.|[^"\\])*)"')


def read(name, line, text):
    """Macro made from the text between its parentheses. Names are compared without regard to case."""
    macro = Macro(name, line)
    for offset, part in split(text):
        key, equals, given = (word.strip() for word in part.partition("="))
        value = _value(given) if equals else True
        if key.lower() == "meta":
            macro.meta.update(_pairs(given))
        elif name == "UMETA":
            macro.meta[key] = "true" if value is True else value
        elif key.lower() in _SPELLING[name]:
            macro.specifiers[_SPELLING[name][key.lower()]] = value
        else:
            macro.unknown.append((line + text.count("\n", 0, offset + part.index(key[:1])), spelled(key)))
    return macro


def _pairs(text):
    parts = [part.partition("=") for _, part in split(text.removeprefix("(").removesuffix(")"))]
    values = {key.strip(): _value(given) if equals else "" for key, equals, given in parts}
    return {key: ", ".join(value) if isinstance(value, list) else value for key, value in values.items()}


def _value(text):
    text = text.strip()
    if text.startswith("(") and text.endswith(")"):
        return [_value(part) for _, part in split(text[1:-1])]
    if not _QUOTED.sub("", text).strip():
        body = "".join(_QUOTED.findall(text))
        return re.sub(r"\\(.)", lambda found: {"n": "\n", "t": "\t"}.get(found[1], found[1]), body)
    return spelled(text)
