# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""UPROPERTY."""

from tests.support import RuleTable, in_class, in_struct

_DOC = "/** Doc. */\n"
_INTERFACE = ("UINTERFACE()\nclass UThing : public UInterface {{ GENERATED_BODY() }};\n"
              "class IThing {{ GENERATED_BODY()\n{} }};")
_PRIVATE = "UPROPERTY(BlueprintReadOnly, meta=(AllowPrivateAccess = \"{}\")) float A = 0;"
_BLUEPRINT_STRUCT = "USTRUCT(BlueprintType)"
_DELEGATES = ("DECLARE_DYNAMIC_MULTICAST_DELEGATE_OneParam(FSignal, float, Value);\n"
              "DECLARE_DYNAMIC_DELEGATE_OneParam(FSingle, float, Value);\nDECLARE_MULTICAST_DELEGATE(FNative);\n")


def _one(declaration, specifiers=""):
    return in_class(f"UPROPERTY({specifiers})\n{declaration};")


def _visible(declaration):
    return _one(declaration, "BlueprintReadWrite")


class PropertyRules(RuleTable):
    CASES = (
        ("unknown specifier", "Unknown variable specifier 'EditEverywhere'", _one("int32 A", "EditEverywhere"),
         _one("int32 A", "editanywhere, meta = (ClampMin = \"0\", Units)")),
        ("replication", "Unknown variable specifier 'Replicated': this host has no network",
         _one("int32 A", "Replicated"),
         _one("int32 A", "Transient")),
        ("in an interface", "Interfaces can not contain properties", _INTERFACE.format("UPROPERTY() int32 A = 0;"),
         _INTERFACE.format("static constexpr int32 A = 0;")),
        ("two names", "Comma delimited properties", _one("int32 A, B"), _one("TMap<int32, FName> A")),
        ("reference", "'A' is a reference", _one("int32& A"), _one("int32 A")),
        ("const", "Const properties are not supported", _one("const int32 A = 1"), _one("TObjectPtr<const UObject> A")),
        ("nothing to describe", "is not followed by a declaration", in_class("UPROPERTY() ;"), _one("int32 A")),
        ("struct pointer", "Inappropriate '*' on variable of type 'FVector'", _one("FVector* A"), _one("FVector A")),
        ("number pointer", "Inappropriate '*' on variable of type 'int32'",
         _one("TArray<int32*> A"), _one("TArray<int32> A")),
        ("pointer to pointer", "Inappropriate '*' on variable of type 'UObject'",
         _one("UObject** A"), _one("UObject* A")),
        ("plugin: raw object pointer", "use TObjectPtr<UObject>",
         _one("UObject* A = nullptr"), _one("TObjectPtr<UObject> A")),
        ("plugin: raw object pointers", "use TObjectPtr<AActor>", _one("TArray<class AActor*> A"),
         _one("TArray<TObjectPtr<AActor>> A")),
        ("array of arrays", "Nested containers", _one("TArray<TArray<int32>> A"), _one("TArray<FRow> A")),
        ("map of arrays", "Nested containers", _one("TMap<FName, TArray<int32>> A"), _one("TMap<FName, FRow> A")),
        ("array of optional maps", "Nested containers", _one("TSet<TMap<int32, int32>> A"), _one("TSet<int32> A")),
        ("standard library", "with name 'std::vector'", _one("std::vector<int32> A"), _one("TArray<int32> A")),
        ("shared pointer", "with name 'TSharedPtr'", _one("TSharedPtr<FRow> A"), _one("TWeakObjectPtr<UObject> A")),
        ("C++ integer", "with name 'unsigned int'", _one("unsigned int A"), _one("uint32 A")),
        ("uint32 in Blueprints", "Type 'uint32' is not supported by blueprint. Property: A", _visible("uint32 A"),
         _one("uint32 A", "EditAnywhere") + _visible("uint32 bA : 1").replace("USample", "UBits")),
        ("int16 inside a container", "Type 'int16' is not supported by blueprint", _visible("TMap<FName, int16> A"),
         _visible("TMap<FName, int64> A")),
        ("fixed array in Blueprints", "Static array cannot be exposed", _visible("int32 A[3]"), _one("int32 A[3]")),
        ("hidden struct in Blueprints", "Type 'FSample' is not supported by blueprint",
         in_struct("") + _visible("FSample A").replace("USample", "UOther"),
         in_struct("", _BLUEPRINT_STRUCT) + _visible("FSample A").replace("USample", "UOther")),
        ("visible in a hidden struct", "in a struct that is not a BlueprintType",
         in_struct("UPROPERTY(BlueprintReadOnly) float A = 0;"),
         in_struct("UPROPERTY(BlueprintReadOnly) float A = 0;", _BLUEPRINT_STRUCT)),
        ("two edit specifiers", "more than one edit/visibility specifier (VisibleAnywhere)",
         _one("int32 A", "VisibleAnywhere, EditAnywhere"), _one("int32 A", "EditAnywhere")),
        ("read only and read write", "both BlueprintReadOnly and BlueprintReadWrite",
         _one("int32 A", "BlueprintReadOnly, BlueprintReadWrite"), _visible("int32 A")),
        ("private and visible", "BlueprintReadOnly should not be used on private members",
         in_class("UPROPERTY(BlueprintReadOnly) float A = 0;", access=""),
         in_class("UPROPERTY(BlueprintReadOnly) float A = 0;", access="protected:")),
        ("private with access", "BlueprintReadOnly should not be used on private members",
         in_class(_PRIVATE.format("false"), access=""), in_class(_PRIVATE.format("true"), access="")),
        ("private without access", "BlueprintReadWrite should not be used on private members",
         in_class("UPROPERTY(BlueprintReadWrite) int A = 0;", access=""),
         in_class("UPROPERTY(BlueprintReadWrite, meta = (AllowPrivateAccess)); int A = 0;", access="")),
        ("assignable number", "'BlueprintAssignable' is only allowed on multicast delegate",
         _one("int32 A", "BlueprintAssignable"),
         _DELEGATES + _one("FSignal A", "BlueprintAssignable")),
        ("assignable single delegate", "only allowed on multicast delegate",
         _DELEGATES + _one("FSingle A", "BlueprintAssignable"), _one("FElsewhere A", "BlueprintAssignable")),
        ("assignable native delegate", "only allowed on multicast delegate",
         _DELEGATES + _one("FNative A", "BlueprintAssignable"), _DELEGATES + _one("FSignal A", "BlueprintAssignable")),
        ("plugin: category", "An explicit Category specifier is required for any property",
         in_class(_DOC + "UPROPERTY(EditAnywhere) int32 A = 0;"),
         in_class(_DOC + "UPROPERTY(EditAnywhere, Category = \"A|B\") int32 A = 0;")),
        ("plugin: delegate category", "needs a Category (house rule)",
         _DELEGATES + in_class(_DOC + "UPROPERTY(BlueprintAssignable) FSignal A;"),
         _DELEGATES + in_class(_DOC + "UPROPERTY(BlueprintAssignable, Category = \"A\") FSignal A;")),
        ("plugin: tooltip", "Property 'A' is shown to the user and needs a tooltip comment (house rule)",
         in_class("UPROPERTY(BlueprintReadOnly, Category = \"A\") int32 A = 0;"),
         in_class("// Doc.\nUPROPERTY(BlueprintReadOnly, Category = \"A\") int32 A = 0;")),
        ("plugin: number without value", "'FSample::A' is not initialized properly", in_struct("UPROPERTY() float A;"),
         in_struct("UPROPERTY() float A{1.0f};")),
        ("plugin: enum without value", "not initialized properly", in_struct("UPROPERTY() EKind A;"),
         in_struct("UPROPERTY() EKind A = EKind::One; UPROPERTY() FString Text; UPROPERTY() TArray<bool> Flags;")),
        ("plugin: bit without value", "not initialized properly", in_struct("UPROPERTY() uint8 bA : 1;"),
         in_struct("UPROPERTY() uint8 bA : 1; FSample() : bA(false) {}")),
        ("plugin: vector without value", "not initialized properly", in_class("UPROPERTY() FVector A;"),
         in_class("UPROPERTY() FVector A = FVector::ZeroVector; UPROPERTY() FTransform B;")),
    )
