# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Reads what is between the parentheses of UCLASS(...), UPROPERTY(...) and the like."""

import cpp_text
from model import Macro

_COMMON = "DisplayName Category"
_CLASS = """Abstract AdvancedClassDisplay AutoCollapseCategories AutoExpandCategories Blueprintable BlueprintType
    ClassGroup CollapseCategories ComponentWrapperClass Config ConfigDoNotCheckDefaults Const ConversionRoot
    CustomConstructor CustomFieldNotify DefaultConfig DefaultToInstanced DependsOn Deprecated DontAutoCollapseCategories
    DontCollapseCategories EarlyAccessPreview EditInlineNew EditorConfig Experimental GlobalUserConfig HideCategories
    HideDropDown HideFunctions Intrinsic MinimalAPI NeedsDeferredDependencyLoading NoExport NonTransient
    NotBlueprintable NotBlueprintType NotEditInlineNew NotPlaceable Optional PerObjectConfig
    PerPlatformConfig Placeable PrioritizeCategories ProjectUserConfig ShowCategories ShowFunctions
    SparseClassDataType Transient Within"""
_PROPERTY = """AdvancedDisplay AssetRegistrySearchable BlueprintAssignable BlueprintAuthorityOnly BlueprintCallable
    BlueprintGetter BlueprintReadOnly BlueprintReadWrite BlueprintSetter Config DuplicateTransient EditAnywhere
    EditDefaultsOnly EditFixedSize EditInstanceOnly Export FieldNotify Getter GlobalConfig Instanced Interp NoClear
    NonPIEDuplicateTransient NonTransactional NotReplicated Replicated ReplicatedUsing SaveGame Setter SimpleDisplay
    SkipSerialization TextExportTransient Transient VisibleAnywhere VisibleDefaultsOnly VisibleInstanceOnly"""
_FUNCTION = """BlueprintAuthorityOnly BlueprintCallable BlueprintCosmetic BlueprintGetter BlueprintImplementableEvent
    BlueprintInternalUseOnly BlueprintNativeEvent BlueprintPure BlueprintSetter CallInEditor CustomThunk Exec
    FieldNotify SealedEvent Variadic Client NetMulticast Reliable Server ServiceRequest ServiceResponse Unreliable
    WithValidation"""

KNOWN = {
    "UCLASS": _CLASS,
    "UINTERFACE": "Blueprintable BlueprintType ConversionRoot DependsOn MinimalAPI NotBlueprintable",
    "USTRUCT": "Atomic BlueprintType HasDefaults HasNoOpConstructor Immutable IsAlwaysAccessible NoExport",
    "UENUM": "BlueprintType Flags Experimental",
    "UPROPERTY": _PROPERTY,
    "UFUNCTION": _FUNCTION,
    "UPARAM": "Ref NotRef Required",
    "UMETA": "",
}
_SPELLING = {
    macro: {name.lower(): name for name in (names + " " + _COMMON).split()} for macro, names in KNOWN.items()
}


def read(name, line, tokens):
    """Macro made from the tokens between its parentheses. Names are compared without regard to case."""
    macro = Macro(name, line)
    for part in cpp_text.split(tokens):
        if not part:
            continue
        key, value = part[0].text, _value(part[2:]) if len(part) > 2 and part[1].text == "=" else True
        if key.lower() == "meta":
            macro.meta.update(_pairs(part[2:]))
        elif name == "UMETA":
            macro.meta[key] = "true" if value is True else value
        elif key.lower() in _SPELLING[name]:
            macro.specifiers[_SPELLING[name][key.lower()]] = value
        else:
            macro.unknown.append((part[0].line, key))
    return macro


def _pairs(tokens):
    inner = tokens[1:-1] if tokens and tokens[0].text == "(" else tokens
    pairs = {}
    for part in cpp_text.split(inner):
        if part:
            value = _value(part[2:]) if len(part) > 2 else ""
            pairs[part[0].text] = ", ".join(value) if isinstance(value, list) else value
    return pairs


def _value(tokens):
    if tokens[0].text == "(" and tokens[-1].text == ")":
        return [_value(part) for part in cpp_text.split(tokens[1:-1]) if part]
    if all(token.kind == "string" for token in tokens):
        return "".join(cpp_text.unquote(token.text) for token in tokens)
    return cpp_text.join(tokens)
