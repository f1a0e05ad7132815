# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""The tool as the build calls it: what it writes, when it writes, and how it fails."""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time
import unittest

_HERE = pathlib.Path(__file__).parent
_TOOL = _HERE.parent / "header_tool.py"


class Tool(unittest.TestCase):
    def setUp(self):
        self._folder = tempfile.TemporaryDirectory()
        self.addCleanup(self._folder.cleanup)
        self.root = pathlib.Path(self._folder.name)
        self.out = self.root / "Out"

    def header(self, name, text):
        path = self.root / "Mod" / "Public" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return str(path)

    def run_tool(self, *arguments, target="Editor", module="Mod"):
        return subprocess.run(
            [sys.executable, str(_TOOL), "--module", module, "--api", "MOD_API", "--target", target,
             "--out", str(self.out), *arguments], capture_output=True, text=True, check=False)

    def sample(self, target="Editor", *more):
        path = self.header("Sub/Foo.h", (_HERE / "Foo.h.txt").read_text(encoding="utf-8"))
        ran = self.run_tool(*more, path, target=target)
        self.assertEqual((ran.returncode, ran.stderr), (0, ""))
        return {made.name: made.read_text(encoding="utf-8") for made in self.out.iterdir()}

    def test_game_leaves_out_editor_members(self):
        editor, game = self.sample(), self.sample("Game")
        for name, made in (("AssetImportData", "Foo.generated.h"), ("Validate", "Mod.gen.cpp")):
            self.assertTrue(name in editor[made] and name not in game["Mod.gen.cpp"] + game["Foo.generated.h"])

    def test_unchanged_files_are_not_touched(self):
        self.sample()
        before = {made: made.stat().st_mtime_ns for made in self.out.iterdir()}
        time.sleep(0.01)
        self.sample()
        self.assertEqual(before, {made: made.stat().st_mtime_ns for made in self.out.iterdir()})
        self.sample("Game")
        self.assertNotEqual(before, {made: made.stat().st_mtime_ns for made in self.out.iterdir()})

    def test_errors_name_the_place_and_nothing_is_written(self):
        path = self.header(
            "Bad.h", '#pragma once\n#include "Bad.generated.h"\nUCLASS()\nclass Bad : public UObject\n{\n};\n')
        ran = self.run_tool(path)
        self.assertEqual(ran.returncode, 1)
        self.assertEqual(ran.stderr.splitlines(), [
            f"{path}:3: error: Class 'Bad' has an invalid Unreal prefix, expecting 'UBad'",
            f"{path}:3: error: Expected a GENERATED_BODY() at the start of 'Bad'"])
        self.assertFalse(self.out.exists())

    def test_a_missing_header_is_an_error(self):
        ran = self.run_tool(str(self.root / "None.h"))
        self.assertEqual((ran.returncode, "None.h:1: error: cannot be read" in ran.stderr), (1, True))

    def test_headers_without_reflection_give_no_header(self):
        ran = self.run_tool(self.header("Plain.h", "#pragma once\nstruct FPlain {};\n"))
        self.assertEqual((ran.returncode, [made.name for made in self.out.iterdir()]), (0, ["Mod.gen.cpp"]))

    def test_list_of_types(self):
        target = self.root / "List.json"
        self.sample("Editor", "--list-json", str(target))
        types = {made["name"]: made for made in json.loads(target.read_text(encoding="utf-8"))["types"]}
        self.assertEqual(list(types), ["EKind", "FBar", "FBaz", "UThing", "UFoo"])
        time_property = types["FBar"]["properties"][0]
        self.assertEqual([time_property[key] for key in ("name", "type", "default", "category", "tooltip")],
                         ["Time", "float", "0.0f", "MR Input|Foo", "Time in seconds."])
        play = types["UFoo"]["functions"][0]
        self.assertEqual((play["return"], play["static"], play["tooltip"]), ("bool", True, "Plays it."))
        self.assertEqual([(one["name"], one["type"], one["default"], one["tooltip"]) for one in play["params"]],
                         [("Bar", "FBar&", "", ""), ("Rate", "float", "1.0f", "how fast it goes")])
        self.assertEqual(types["EKind"]["values"][0]["meta"], {"DisplayName": "Number, one"})

    def test_known_lists_bring_interfaces_and_names_of_other_modules(self):
        known = self.root / "List.json"
        self.sample("Editor", "--list-json", str(known))
        text = '#pragma once\n#include "{0}.generated.h"\nUCLASS()\nclass U{0} : public UObject, public IThing {{' \
               " GENERATED_BODY() }};\n"
        ran = self.run_tool("--known", str(known), self.header("Far.h", text.format("Far")), module="Other")
        self.assertEqual((ran.returncode, ran.stderr), (0, ""))
        made = (self.out / "Other.gen.cpp").read_text(encoding="utf-8")
        self.assertIn("HOST_CLASS_INTERFACE(UFar, UThing, IThing)", made)
        ran = self.run_tool("--known", str(known), self.header("Foo.h", text.format("Foo")), module="Other")
        self.assertIn("'UFoo' shares engine name 'Foo' with 'UFoo' of module Mod", ran.stderr)
