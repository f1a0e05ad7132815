# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Includes, names across headers, and preprocessor blocks."""

import unittest

import rules
from model import Report
from tests.support import RuleTable, errors, in_class, in_struct, read

_TYPE = in_struct("")
_GENERATED = '#include "Sample.generated.h"\n'
_PROPERTY = "UPROPERTY() float Time = 0;"


class FileRules(RuleTable):
    CASES = (
        ("plugin: generated header last", "#include found after .generated.h file",
         _GENERATED + '#include "CoreMinimal.h"\n' + _TYPE, '#include "CoreMinimal.h"\n' + _GENERATED + _TYPE),
        ("generated header missing", "need '#include \"Sample.generated.h\"'",
         '#include "CoreMinimal.h"\n' + _TYPE, _GENERATED + _TYPE),
        ("generated header misnamed", "must be 'Sample.generated.h', not 'Other.generated.h'",
         '#include "Other.generated.h"\n' + _TYPE, _GENERATED + _TYPE),
        ("generated header without type", "has no reflected type", _GENERATED + "struct FPlain {};", "#pragma once\n"),
        ("property in a version test", "must not be inside preprocessor blocks, except for WITH_EDITORONLY_DATA",
         in_class(f"#if UE_VERSION_OLDER_THAN(5, 3, 0)\n{_PROPERTY}\n#endif"),
         in_class(f"#if UE_VERSION_OLDER_THAN(5, 3, 0)\nint Plain;\n#else\nfloat Plain;\n#endif\n{_PROPERTY}")),
        ("property in #else of WITH_EDITORONLY_DATA", "#else of #if WITH_EDITORONLY_DATA",
         in_class(f"#if WITH_EDITORONLY_DATA\n#else\n{_PROPERTY}\n#endif"),
         in_class(f"#if WITH_EDITORONLY_DATA\n{_PROPERTY}\n#endif")),
        ("function in a combined condition", "'UFUNCTION' must not be inside preprocessor blocks",
         in_class("#if WITH_EDITOR && STATS\nUFUNCTION() void Run();\n#endif"),
         in_class("#if WITH_EDITOR\nUFUNCTION() void Run();\n#endif")),
        ("function in #elif", "'UFUNCTION' must not be inside preprocessor blocks",
         in_class("#if WITH_EDITOR\n#elif STATS\nUFUNCTION() void Run();\n#endif"),
         in_class("#if 0\n#elif 1\nUFUNCTION() void Run();\n#endif")),
        ("type in WITH_EDITOR", "'USTRUCT' must not be inside preprocessor blocks (here: WITH_EDITOR)",
         "#if WITH_EDITOR\n" + _GENERATED + _TYPE + "#endif\n", _GENERATED + _TYPE),
        ("property under WITH_EDITOR", "use WITH_EDITORONLY_DATA instead",
         in_class(f"#if WITH_EDITOR\n{_PROPERTY}\n#endif"),
         in_class(f"#if WITH_EDITORONLY_DATA\n{_PROPERTY}\n#endif")),
        ("member outside a reflected type", "'UPROPERTY' outside of a reflected type",
         _TYPE + f"struct FPlain {{ {_PROPERTY} }};", _TYPE + "struct FPlain { float Time; };"),
    )

    def test_text_hidden_from_the_header_tool_is_skipped(self):
        self.assertEqual(errors(in_class("#if 0\nUPROPERTY() uint8& Odd, Two;\n#endif")), [])

    def test_features_choose_the_text_without_plugin_only(self):
        for condition in ("HOST_HAS_OLD", "!HOST_HAS_NEW"):
            text = in_class(f"#if {condition}\nUPROPERTY() int& A;\n#else\nUPROPERTY() int32 B = 0;\n#endif")
            self.assertEqual(errors(text), [])
            self.assertEqual(len(errors(text, plugin=True)), 2)
            self.assertEqual(errors(_GENERATED + f"#if {condition}\n" + in_struct("") + "#endif\n"), [])

    def test_a_feature_that_nobody_knows_is_an_error(self):
        found = errors(in_class("#if HOST_HAS_NOWHERE\nUPROPERTY() int32 A = 0;\n#endif"))
        self.assertTrue(any("#if HOST_HAS_NOWHERE" in text for text in found), found)

    def test_all_errors_are_told(self):
        found = errors(in_class("UPROPERTY(Wrong) int32& A;\nUFUNCTION(Bad) void F(FVector* P);"))
        self.assertEqual(len(found), 4, found)


class NameRules(unittest.TestCase):
    def test_engine_names_are_unique_over_all_headers(self):
        for other in ("USTRUCT()\nstruct FThing\n{ GENERATED_BODY() };", "UENUM()\nenum class Thing : uint8 { A };"):
            found = errors("UCLASS()\nclass UThing : public UObject { GENERATED_BODY() };", other)
            wanted = "shares engine name 'Thing' with 'UThing' in Sample.h:4"
            self.assertTrue(any(wanted in text for text in found), found)
        self.assertEqual(errors(in_class(""), "USTRUCT()\nstruct FOther { GENERATED_BODY() };"), [])

    def test_generated_headers_of_a_module_share_one_folder(self):
        report = Report()
        headers = [read(text, "Sample") for text in (in_class(""), in_struct(""))]
        headers[1].path = "Sub/Sample.h"
        headers[1].types[0].name = "FOther"
        rules.check(headers, False, {}, report)
        self.assertEqual(report.texts(), [
            "Sub/Sample.h:1: error: Two headers with the same name is not allowed: 'Sample.h'"])

    def test_the_halves_of_an_interface_are_one_name(self):
        pair = "UINTERFACE()\nclass UThing : public UInterface { GENERATED_BODY() };\n" \
               "class IThing { GENERATED_BODY() };"
        self.assertEqual(errors(pair), [])
