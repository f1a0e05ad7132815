# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""What the tool reads from a header that uses all of C++ around the reflected parts, and what it writes."""

import json
import pathlib
import subprocess
import sys
import tempfile
import time
import unittest

from tests.test_rules import read

_HERE = pathlib.Path(__file__).parent
_SAMPLE = (_HERE / "Sample.h.txt").read_text(encoding="utf-8")


class Reading(unittest.TestCase):
    def setUp(self):
        self.types = read(_SAMPLE).types
        self.made = self.types[-1]

    def test_only_real_types_are_found(self):
        self.assertEqual([made.name for made in self.types], ["EKind", "FBar", "UThing", "USample"])
        self.assertEqual(self.made.bases, ["UBase", "TPlain<TMap<int, FName>>", "IThing"])
        self.assertEqual(self.types[2].native.name, "IThing")

    def test_specifiers_and_metadata(self):
        self.assertEqual(self.made.macro.specifiers, {
            "Abstract": True, "HideCategories": ["Physics", "Other Things"], "ClassGroup": "Custom"})
        self.assertEqual(self.made.macro.meta, {"ShortTooltip": "a, (b) and c", "Bare": ""})
        self.assertEqual(self.made.properties[1].macro.meta["DisplayName"], "It's \"so\"")

    def test_properties(self):
        self.assertEqual([(one.name, one.type, one.default, one.access) for one in self.made.properties], [
            ("bFirst", "uint8", "", "private"),
            ("Rows", "TMap<FName, TArray<FRow>::ElementType>", "", "public"),
            ("Fixed", "float", "{1.0f, 2.0f}", "public"),
            ("AssetImportData", "TObjectPtr<UObject>", "", "public"),
            ("Soft", "TSoftObjectPtr<UObject>", "{nullptr}", "private"),
        ])
        first, _, fixed, _, _ = self.made.properties
        self.assertTrue(first.bits and not fixed.bits)
        self.assertEqual((fixed.array, fixed.deprecated, fixed.tooltip), ("4", True, "Kept."))

    def test_functions(self):
        find, name, inline, _ = self.made.functions
        self.assertEqual((find.name, find.result, find.tooltip), ("Find", "TArray<FName>", "Finds it."))
        self.assertEqual([(one.type, one.name, one.default) for one in find.parameters], [
            ("const TMap<FName, int32>&", "In", ""), ("UObject*", "Object", "nullptr"),
            ("TArray<int>", "Done", "nullptr")])
        self.assertIn("static", find.words)
        self.assertEqual((name.result, inline.parameters), ("const FString&", []))
        self.assertTrue({"virtual", "const", "override"} <= name.words)

    def test_enumerators(self):
        values = self.types[0].values
        self.assertEqual([(one.name, one.value, one.tooltip) for one in values], [
            ("One", "", "The first."), ("Two", "(1 << 2)", ""), ("Three", "8 >> 1", ""), ("Four", "3 < 2", ""),
            ("Five", "", "")])
        self.assertEqual(values[0].meta, {"DisplayName": "Number, one", "Hidden": "true"})

    def test_broken_text_ends_without_a_fall(self):
        for length in range(0, len(_SAMPLE), 31):
            read(_SAMPLE[:length])

    def test_comments_directly_above(self):
        for comment, wanted in (
                ("/** One. */", "One."), ("/**\n * One\n * two.\n *\n *  - three\n */", "One\ntwo.\n\n- three"),
                ("// One\n// two.", "One\ntwo."), ("/// One.", "One."), ("/** Far away. */\n", ""),
                ("// Far away.\n\n// Near.", "Near."), ("/** Old. */\n/** New. */", "New."),
                ("int32 Before; // of the line before", ""),
                ("/** Runs.\n * @param A the first,\n *   and more\n * @return true */", "Runs.\n@return true")):
            with self.subTest(comment):
                text = f"USTRUCT()\nstruct FSample {{ GENERATED_BODY()\n{comment}\nUPROPERTY() int32 A; }};"
                self.assertEqual(read(text).types[0].properties[0].tooltip, wanted)


class Writing(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        self.out = self.root / "Out"

    def run_tool(self, path, *arguments, target="Editor", module="Mod"):
        """What it says: nothing, or its errors."""
        ran = subprocess.run([sys.executable, str(_HERE.parent / "header_tool.py"), "--module", module, "--target",
                              target, "--api", "MOD_API", "--out", self.out, *arguments, path],
                             capture_output=True, text=True, check=False)
        self.assertEqual(ran.returncode, 1 if ran.stderr else 0)
        return ran.stderr

    def header(self, name, text):
        path = self.root / name
        path.write_text(text, encoding="utf-8-sig", newline="\r\n")
        return str(path)

    def sample(self, *arguments, target="Editor"):
        self.assertEqual(self.run_tool(self.header("Sample.h", _SAMPLE), *arguments, target=target), "")
        return {path.name: path.stat().st_mtime_ns for path in self.out.iterdir()}

    def read_made(self):
        return "".join(path.read_text(encoding="utf-8") for path in self.out.iterdir())

    def test_game_leaves_out_editor_members(self):
        self.sample()
        self.assertTrue("AssetImportData" in self.read_made() and "Validate" in self.read_made())
        self.sample(target="Game")
        self.assertFalse("AssetImportData" in self.read_made() or "Validate" in self.read_made())

    def test_unchanged_files_are_not_touched(self):
        before = self.sample()
        time.sleep(0.01)
        self.assertEqual(before, self.sample())
        self.assertNotEqual(before, self.sample(target="Game"))

    def test_errors_name_the_place_and_nothing_is_written(self):
        path = self.header("Bad.h", '#include "Bad.generated.h"\nUCLASS()\nclass Bad : public UObject\n{\n};\n')
        self.assertEqual(self.run_tool(path).splitlines(), [
            f"{path}:2: error: Class 'Bad' has an invalid Unreal prefix, expecting 'UBad'",
            f"{path}:2: error: Expected a GENERATED_BODY() at the start of 'Bad'"])
        self.assertFalse(self.out.exists())

    def test_a_missing_header_is_an_error(self):
        self.assertIn("None.h:1: error: cannot be read", self.run_tool(str(self.root / "None.h")))

    def test_headers_without_reflection_give_no_header(self):
        self.assertEqual(self.run_tool(self.header("Plain.h", "#pragma once\nstruct FPlain {};\n")), "")
        self.assertEqual([made.name for made in self.out.iterdir()], ["Mod.gen.cpp"])

    def test_lists_bring_interfaces_and_names_to_other_modules(self):
        known = str(self.root / "List.json")
        self.sample("--list-json", known)
        listed = json.loads(pathlib.Path(known).read_text(encoding="utf-8"))["types"]
        self.assertEqual([(made["name"], made["tooltip"]) for made in listed[:2]],
                         [("EKind", "Kinds of things."), ("FBar", "A bar.")])
        text = '#include "{0}.generated.h"\nUCLASS() class U{0} : public UObject, public IThing {{ GENERATED_BODY() }};'
        self.assertEqual(self.run_tool(self.header("Far.h", text.format("Far")), "--known", known, module="Other"), "")
        self.assertIn("HOST_CLASS_INTERFACE(UFar, UThing, IThing)", self.read_made())
        errors = self.run_tool(self.header("Bar.h", text.format("Bar")), "--known", known, module="Other")
        self.assertIn("'UBar' shares engine name 'Bar' with 'FBar' of module Mod", errors)
