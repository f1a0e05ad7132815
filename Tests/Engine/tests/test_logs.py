# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""What is read out of logs and reports, line by line."""

import contextlib
import io
import json
import pathlib
import tempfile
import unittest

import automation
import compile_log
import report


class Errors(unittest.TestCase):
    def expect(self, line, file, number, text):
        self.assertEqual(compile_log.parse(f"[1/9] Compile X.cpp\n{line}\nBUILD FAILED\n")["errors"],
                         [{"file": file, "line": number, "text": text}])

    def test_clang(self):
        self.expect("/w/S/HostProject/Plugins/MRInputAnimation/Source/MRInputAnimation/Private/A.cpp:12:3: error: no member",
                    "Source/MRInputAnimation/Private/A.cpp", 12, "no member")
        self.expect("/w/Engine/Source/Runtime/Core/Public/B.h:7:10: fatal error: 'C.h' file not found",
                    "/w/Engine/Source/Runtime/Core/Public/B.h", 7, "'C.h' file not found")

    def test_msvc(self):
        plugin = "C:\\w\\Host\\Plugins\\MRInputAnimation\\"
        for place in ("(12)", "(12) ", "(12,5)", "(12,5-9)"):
            self.expect(f"{plugin}Source\\MRInputAnimation\\Private\\A.cpp{place}: error C2065: 'x': undeclared",
                        "Source/MRInputAnimation/Private/A.cpp", 12, "C2065: 'x': undeclared")
        self.expect(f"3>{plugin}Source\\A.cpp(1): fatal error C1083: Cannot open", "Source/A.cpp", 1, "C1083: Cannot open")
        self.expect(f"{plugin}Source\\A.cpp(3,4): error: clang for Windows", "Source/A.cpp", 3, "clang for Windows")

    def test_header_tool(self):
        self.expect("/w/MRInputAnimation/Source/MRInputAnimation/Public/A.h:32: Error: Unable to find 'class'",
                    "Source/MRInputAnimation/Public/A.h", 32, "Unable to find 'class'")
        self.expect("C:\\Program Files\\MRInputAnimation\\Source\\Public\\A.h(32): Error: Missing '*'",
                    "Source/Public/A.h", 32, "Missing '*'")

    def test_rules_files(self):
        self.expect("/w/MRInputAnimation/Source/A/A.Build.cs(9,3): error CS0103: The name 'X' does not exist",
                    "Source/A/A.Build.cs", 9, "CS0103: The name 'X' does not exist")

    def test_linkers(self):
        self.expect("ld.lld: error: undefined symbol: Foo()", "ld.lld", 0, "undefined symbol: Foo()")
        self.expect("Module.A.cpp.obj : error LNK2019: unresolved external symbol", "Module.A.cpp.obj", 0,
                    "LNK2019: unresolved external symbol")

    def test_build_tool(self):
        self.expect("ERROR: Unable to find plugin 'X'", "", 0, "Unable to find plugin 'X'")

    def test_first_error_of_each_file(self):
        text = "/a.cpp:1:1: error: one\n/a.cpp:2:1: error: two\n/b.cpp:3:1: error: three\nERROR: it failed\n"
        self.assertEqual([error["text"] for error in compile_log.parse(text)["errors"]], ["one", "three"])

    def test_lines_that_are_no_errors(self):
        for line in ("LogInit: Display: 0 error(s), 0 warning(s)", "note: error: see above", "Building 3 actions: errors follow"):
            self.assertEqual(compile_log.parse(line)["errors"], [], line)

    def test_warnings_count_once_and_in_the_plugin_only(self):
        line = "/w/MRInputAnimation/Source/A.cpp:4:1: warning: old [-Wdeprecated]\n"
        self.assertEqual(len(compile_log.parse(line * 2 + "/engine/B.h:1:1: warning: theirs\n")["warnings"]), 1)

    def test_what_was_compiled_and_linked(self):
        parsed = compile_log.parse("[1/4] Compile [x64] A.cpp\n[2/4] Compile B.cpp\n[3/4] Link [x64] UnrealEditor-MRInputAnimation.dll\n"
                                   "[4/4] Link (lld) libUnrealEditor-MRInputAnimationEditor.so\n")
        self.assertEqual(parsed["compiled"], 2)
        self.assertEqual(parsed["modules"], ["MRInputAnimation", "MRInputAnimationEditor"])


class Reports(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.out = pathlib.Path(folder.name)

    def read(self, text, log=""):
        (self.out / "index.json").write_text(text, encoding="utf-8-sig")
        return automation.read(self.out / "index.json", log)

    def test_states(self):
        states = ["Success", "Fail", "Skipped", "NotRun", "InProcess"]
        found = self.read(json.dumps({"tests": [{"fullTestPath": "A", "state": state} for state in states]}))
        self.assertEqual([test["state"] for test in found["tests"]], ["passed", "failed", "skipped", "not run", "failed"])

    def test_half_a_report_is_none(self):
        found = self.read('{"tests": [', "Test Started. Name={B} Path={A.B}\nFatal error!\n")
        self.assertEqual(found["crash"], {"running": "A.B", "reason": "Fatal error!"})

    def test_a_crash_between_tests(self):
        log = "Test Started. Name={B} Path={A.B}\nTest Completed. Result={Success} Name={B} Path={A.B}\n"
        found = automation.read(self.out / "missing.json", log)
        self.assertEqual(found["crash"]["running"], None)
        self.assertEqual([test["state"] for test in found["tests"]], ["passed"])

    def test_tests_that_did_not_run_are_no_success(self):
        (self.out / "Automation").mkdir()
        (self.out / "Logs").mkdir()
        (self.out / "Logs/tests.log").write_text("")
        tests = [{"fullTestPath": "A", "state": "Success"}, {"fullTestPath": "B", "state": "NotRun"}]
        (self.out / "Automation/index.json").write_text(json.dumps({"tests": tests}))
        found = report.make_tests(self.out, {"tests": (0, 1, "")}, "tests", "Automation", "not compiled")
        self.assertEqual(found["reason"], "1 tests did not run")
        self.assertEqual(report.make_tests(self.out, {}, "tests", "Automation", "not compiled")["reason"], "not compiled")

    def test_table_of_several_engines(self):
        good = {"engine": "5.5.4", "passed": True, "builds": [{"name": "strict", "passed": True, "errors": []}],
                "tests": {"counts": {"passed": 3, "failed": 0}}, "assumptions": [{"answer": "settled"}]}
        (self.out / "5.5").mkdir()
        (self.out / "5.5/report.json").write_text(json.dumps(good))
        text = io.StringIO()
        with contextlib.redirect_stdout(text):
            report.print_table([self.out / "5.5", self.out / "5.6"])
        self.assertEqual(text.getvalue().splitlines()[2:], [
            "| 5.5.4 | ok | not built | not built | 3 passed | 1 of 1 settled | passed |",
            "| 5.6 | | | | | | no report: see the job's log |"])


if __name__ == "__main__":
    unittest.main()
