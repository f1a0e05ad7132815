# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""UCLASS, USTRUCT, UENUM, UINTERFACE."""

from tests.support import RuleTable, errors

_GOOD = "USTRUCT()\nstruct FOne { GENERATED_BODY() };"
_INTERFACE = "UINTERFACE()\nclass UThing : public UInterface { GENERATED_BODY() };\n"


def _enum(macro, head, values="A, B"):
    return f"{macro}\n{head}\n{{ {values} }};"


class TypeRules(RuleTable):
    CASES = (
        ("class prefix", "Class 'Thing' has an invalid Unreal prefix, expecting 'UThing'",
         "UCLASS()\nclass Thing : public UObject { GENERATED_BODY() };",
         "UCLASS()\nclass MY_API UThing final : public UObject { GENERATED_BODY() };"),
        ("actor prefix", "expecting 'AThing'", "UCLASS()\nclass UThing : public AActor { GENERATED_BODY() };",
         "UCLASS()\nclass AThing : public AActor { GENERATED_BODY() };"),
        ("struct prefix", "expecting 'FOne'", "USTRUCT()\nstruct SOne { GENERATED_BODY() };", _GOOD),
        ("enum prefix", "expecting 'EKind'", _enum("UENUM()", "enum class Kind : uint8"),
         _enum("UENUM()", "enum class EKind : uint8")),
        ("interface prefix", "Interface 'IThing' has an invalid Unreal prefix, expecting 'UThing'",
         "UINTERFACE()\nclass IThing : public UInterface { GENERATED_BODY() };\nclass IThing { GENERATED_BODY() };",
         _INTERFACE + "class IThing { GENERATED_BODY() };"),
        ("in a namespace", "must stand at global scope, not inside namespace 'a::b'",
         "namespace a::b { " + _GOOD + " }", "namespace a { struct FTwo {}; }\n" + _GOOD),
        ("in a plain type", "not inside type 'FOuter'", "struct FOuter { " + _GOOD + " };",
         "struct FOuter { struct FInner {}; };\n" + _GOOD),
        ("in a reflected type", "not inside type 'FOuter'",
         "USTRUCT()\nstruct FOuter { GENERATED_BODY()\n" + _GOOD + " };",
         "USTRUCT()\nstruct FOuter { GENERATED_BODY()\nenum class EInner { A }; struct { int A; } Pair; };"),
        ("template", "templates cannot be reflected", "template <typename T>\n" + _GOOD,
         "template <typename T> struct TTwo { T Value; };\n" + _GOOD),
        ("template behind the macro", "templates cannot be reflected",
         "USTRUCT()\ntemplate <class T> struct FOne { GENERATED_BODY() };", _GOOD),
        ("no body macro", "Expected a GENERATED_BODY() at the start of 'FOne'",
         "USTRUCT()\nstruct FOne { int A; };",
         "USTRUCT(NoExport)\nstruct FOne { UPROPERTY() int A; };"),
        ("body macro later", "must be the first thing in 'FOne'",
         "USTRUCT()\nstruct FOne { int A; GENERATED_BODY() };",
         "USTRUCT()\nstruct FOne { public: GENERATED_BODY()\nint A; };"),
        ("body macro of the native half", "Expected a GENERATED_BODY() at the start of 'IThing'",
         _INTERFACE + "class IThing { public: virtual void F() = 0; };",
         _INTERFACE + "class IThing { GENERATED_BODY() public: virtual void F() = 0; };"),
        ("plain Blueprint enum", "must be declared 'enum class EKind : uint8'",
         _enum("UENUM(BlueprintType)", "enum EKind"),
         _enum("UENUM(BlueprintType)", "enum class EKind : uint8")),
        ("plugin: plain enum", "must be declared 'enum class EKind : uint8'", _enum("UENUM()", "enum EKind : int"),
         _enum("UENUM()", "enum class EKind : int32")),
        ("wide Blueprint enum", "Invalid BlueprintType enum base",
         _enum("UENUM(BlueprintType)", "enum class EKind : int32"),
         _enum("UENUM()", "enum class EKind : int32")),
        ("Blueprint enum without base", "Invalid BlueprintType enum base",
         _enum("UENUM(BlueprintType)", "enum class EKind"),
         _enum("UENUM(BlueprintType)", "enum class EKind : uint8")),
        ("enum without zero", "does not have a 0 entry",
         _enum("UENUM(BlueprintType)", "enum class EKind : uint8", "A = 1, B"),
         _enum("UENUM(BlueprintType)", "enum class EKind : uint8", "A = 1, B = 0")),
        ("two structs", "derives from more than one struct: FOne, FTwo",
         "USTRUCT()\nstruct FThree : public FOne, public FTwo { GENERATED_BODY() };",
         "USTRUCT()\nstruct FThree : public FOne { GENERATED_BODY() };"),
        ("two classes", "can not inherit from 'UOther' too",
         "UCLASS()\nclass UOne : public UObject, public UOther { GENERATED_BODY() };",
         "UCLASS()\nclass UOne : public UObject, public IOther, private FTickable { GENERATED_BODY() };"),
        ("half an interface", "Could not find the associated 'IThing' class", _INTERFACE,
         _INTERFACE + "class MY_API IThing { GENERATED_BODY() };"),
        ("interface without parent", "must derive from UInterface",
         "UINTERFACE()\nclass UThing { GENERATED_BODY() };\nclass IThing { GENERATED_BODY() };",
         _INTERFACE + "class IThing { GENERATED_BODY() };"),
        ("class specifier", "Unknown class specifier 'BlueprintTyp'",
         "UCLASS(BlueprintTyp)\nclass UOne : public UObject { GENERATED_BODY() };",
         "UCLASS(blueprintType, config=Engine, meta=(Any=\"1\"))\nclass UOne : public UObject { GENERATED_BODY() };"),
        ("struct specifier", "Unknown struct specifier 'Blueprintable'",
         "USTRUCT(Blueprintable)\nstruct FOne { GENERATED_BODY() };",
         "USTRUCT(BlueprintType)\nstruct FOne { GENERATED_BODY() };"),
        ("enum specifier", "Unknown enum specifier 'Abstract'", _enum("UENUM(Abstract)", "enum class EKind : uint8"),
         _enum("UENUM(meta = (Bitflags))", "enum class EKind : uint8")),
        ("plugin: type tooltip", "needs a tooltip comment (house rule)",
         "USTRUCT(BlueprintType)\nstruct FOne { GENERATED_BODY() };",
         "/** One. */\nUSTRUCT(BlueprintType)\nstruct FOne { GENERATED_BODY() };"),
    )

    def test_a_type_without_braces_is_told(self):
        self.assertIn("Missing '{' in declaration of 'FOne'", errors("USTRUCT()\nstruct FOne;"))

    def test_the_actor_class_itself_may_derive_from_an_object(self):
        self.assertEqual(errors("UCLASS()\nclass AActor : public UObject { GENERATED_BODY() };"), [])
