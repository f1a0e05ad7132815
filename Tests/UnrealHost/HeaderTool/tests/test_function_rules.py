# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""UFUNCTION."""

from tests.support import RuleTable, in_class, in_struct

_DOC = "/** Doc. */\n"
_ROW = "\nstruct FRow { GENERATED_BODY() };\n"
_CHILD = "UCLASS()\nclass UChild : public USample { GENERATED_BODY()\n"


def _one(declaration, specifiers=""):
    return in_class(f"UFUNCTION({specifiers})\n{declaration};")


def _call(declaration):
    return _one(declaration, "BlueprintCallable")


def _native(declaration, implementation=""):
    return in_class(f"UFUNCTION(BlueprintNativeEvent) {declaration};\n{implementation}")


def _execs(meta):
    return _one("void F(EKind& Result)", f"BlueprintCallable, meta = ({meta})")


class FunctionRules(RuleTable):
    CASES = (
        ("unknown specifier", "Unknown function specifier 'BlueprintCalable'", _one("void F()", "BlueprintCalable"),
         _one("void F()", "blueprintcallable, Exec")),
        ("network", "Unknown function specifier 'Server': this host has no network", _one("void F()", "Server"),
         _one("void F()", "CallInEditor")),
        ("parameter specifier", "Unknown parameter specifier 'Reference'",
         _call("void F(UPARAM(Reference) FVector& A)"),
         _call("void F(UPARAM(ref, DisplayName = \"B, C\") FVector& A)")),
        ("in a struct", "USTRUCTs are not allowed to have UFUNCTIONs", in_struct("UFUNCTION() void F();"),
         in_struct("void F();")),
        ("overload", "overloads are not supported", in_class("UFUNCTION() void F();\nUFUNCTION() void F(int32 A);"),
         in_class("UFUNCTION() void F();\nvoid F(int32 A);")),
        ("override", "Override of UFUNCTION 'F' in parent 'USample' cannot have a UFUNCTION()",
         _one("virtual void F()") + _CHILD + "UFUNCTION() void F() override; };",
         _one("virtual void F()") + _CHILD + "void F() override; };"),
        ("unnamed parameter", "Missing variable name", _call("void F(int32)"), _call("void F(int32 A)")),
        ("plugin: shadowing", "Function parameter: 'A' cannot be defined in 'F'",
         in_class("UPROPERTY() int32 A = 0;\nUFUNCTION() void F(int32 A);"),
         in_class("UPROPERTY() int32 A = 0;\nUFUNCTION() void F(int32 B);\nUFUNCTION() static void G(int32 A);")),
        ("fixed array", "Arrays aren't allowed as function parameters", _call("void F(int32 A[3])"),
         _call("void F(const TArray<int32>& A)")),
        ("moved parameter", "'&&' is not allowed", _call("void F(FString&& A)"), _call("void F(const FString& A)")),
        ("struct pointer", "Inappropriate '*' on variable of type 'FHitResult'", _call("void F(FHitResult* A)"),
         _call("void F(FHitResult& A, const UObject* B, AActor* C)")),
        ("returned struct pointer", "Inappropriate '*' on variable of type 'FHitResult'", _call("FHitResult* F()"),
         _call("UObject* F() const")),
        ("object pointer wrapper", "cannot take or return a TObjectPtr", _call("void F(TObjectPtr<UObject> A)"),
         _call("void F(TSubclassOf<UObject> A, TSoftObjectPtr<UObject> B)")),
        ("returned wrapper", "cannot take or return a TObjectPtr", _call("TArray<TObjectPtr<UObject>> F()"),
         _call("TArray<UObject*> F()")),
        ("nested containers", "Nested containers", _call("void F(const TArray<TArray<int32>>& A)"),
         _call("void F(const TMap<FName, FVector>& A)")),
        ("uint64 parameter", "Type 'uint64' is not supported by blueprint. Function:  F Parameter A",
         _call("void F(uint64 A)"),
         _one("void F(uint64 A)")),
        ("int8 result", "Function:  F Parameter ReturnValue", _call("int8 F()"), _call("static uint8 F()")),
        ("hidden struct", "Type 'FRow' is not supported by blueprint", "USTRUCT()" + _ROW + _call("void F(FRow A)"),
         "USTRUCT(BlueprintType)" + _ROW + _call("void F(FRow A)")),
        ("default argument", "C++ Default parameter not parsed: A \"{}\"", _call("void F(FVector A = {})"),
         _call("void F(FVector A = FVector(1, 2, 3), float B = -1.5e-3f, FName C = NAME_None, "
               "const FString& D = TEXT(\"x\"), EKind E = EKind::One, bool F1 = true, "
               "UObject* G = nullptr, FName H = FName(TEXT(\"a\")))")),
        ("computed default", "C++ Default parameter not parsed",
         _call("void F(int32 A = 1 + 2)"), _call("void F(int32 A = 3)")),
        ("event in Blueprints only", "this host has native events of classes only",
         _one("void F()", "BlueprintImplementableEvent"), _native("void F()")),
        ("virtual event", "BlueprintNativeEvent functions must be non-virtual",
         _native("virtual void F()"), _native("void F()")),
        ("static event", "functions cannot be static", _native("static void F()"), _native("void F()")),
        ("array by value in an event", "must be 'const TArray<int32>&'", _native("void F(TArray<int32> A)"),
         _native("void F(const TArray<int32>& A, TArray<int32>& OutB)")),
        ("implementation's parameters", "'F_Implementation' must repeat the signature of 'F'",
         _native("void F(int32 A)", "virtual void F_Implementation(float A);"),
         _native("void F(int32 A)", "virtual void F_Implementation(int32 B);")),
        ("implementation's const", "'int32 () const', not 'int32 ()'",
         _native("int32 F() const", "virtual int32 F_Implementation() { return 0; }"),
         _native("int32 F() const", "virtual int32 F_Implementation() const { return 0; }")),
        ("pure without result", "BlueprintPure specifier is not allowed",
         _one("void F(UPARAM(ref) FVector& A)", "BlueprintPure"),
         _one("void F(FVector& OutA)", "BlueprintPure")),
        ("exec pins of nothing", "ExpandEnumAsExecs: function 'F' does not have a parameter named 'Outcome'",
         _execs('ExpandEnumAsExecs = "Outcome"'), _execs('ExpandEnumAsExecs = "Result, ReturnValue"')),
        ("exec pins of a const function", "ExpandEnumAsExecs: function 'F' is a pure node, which has no execution pins",
         _one("EKind F() const", 'BlueprintCallable, meta = (ExpandEnumAsExecs = "ReturnValue")'),
         _one("EKind F() const", 'BlueprintCallable, BlueprintPure = false, meta = (ExpandEnumAsExecs = "ReturnValue")')),
        ("exec pins of a const function's output", "ExpandBoolAsExecs: function 'F' is a pure node",
         _one("void F(bool& bOut) const", 'BlueprintCallable, meta = (ExpandBoolAsExecs = "bOut")'),
         _one("void F(bool& bOut)", 'BlueprintCallable, meta = (ExpandBoolAsExecs = "bOut")')),
        ("exec pins of a pure function", "'F' is a pure node",
         _one("bool F()", 'BlueprintPure, meta = (ExpandBoolAsExecs = "ReturnValue")'),
         _one("bool F()", 'BlueprintCallable, meta = (ExpandBoolAsExecs = "ReturnValue")')),
        ("plugin: pure by accident", "Function 'F' is pure only because it is const",
         in_class(_DOC + "UFUNCTION(BlueprintCallable, Category = A) int32 F() const;"),
         in_class(_DOC + "UFUNCTION(BlueprintPure, Category = A) int32 F() const;")),
        ("plugin: world context of nothing", "WorldContext: function 'F' does not have a parameter named 'World'",
         in_class(_DOC + 'UFUNCTION(BlueprintCallable, Category = "A", meta = (WorldContext = "World")) void F();'),
         in_class(_DOC + 'UFUNCTION(BlueprintCallable, Category = "A", meta = (WorldContext = "World")) '
                  "void F(UObject* World);")),
        ("plugin: category", "An explicit Category specifier is required for Blueprint accessible functions",
         in_class(_DOC + "UFUNCTION(BlueprintCallable) void F();"),
         in_class(_DOC + 'UFUNCTION(BlueprintCallable, meta = (BlueprintInternalUseOnly = "true")) void F();')),
        ("plugin: tooltip", "Function 'F' is visible in Blueprints and needs a tooltip comment (house rule)",
         _one("void F()", "BlueprintPure=false, BlueprintCallable, Category = A"),
         in_class(_DOC + "UFUNCTION(BlueprintCallable, Category = A) void F();\nUFUNCTION() void Hidden();")),
    )
