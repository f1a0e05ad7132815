# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""What the script asks of the editor, and how it ends."""
import contextlib
import importlib
import io
import pathlib
import runpy
import sys
import tempfile
import unittest

import unreal_stand_in

SCRIPTS = pathlib.Path(__file__).resolve().parents[4] / "Content/Python"


class ScriptTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name).as_posix()
        sys.path.insert(0, str(SCRIPTS))
        self.addCleanup(sys.path.remove, str(SCRIPTS))
        self.start()

    def start(self, **world):
        self.unreal = sys.modules["unreal"] = unreal_stand_in.make(**world)
        sys.modules.pop("mrinput_folder", None)
        self.script = importlib.import_module("mrinput_folder")

    def write(self, name, content):
        path = pathlib.Path(self.folder, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)

    def run_script(self, *arguments):
        return self.script.main([argument.replace("<folder>", self.folder) for argument in arguments])

    def run_on(self, files, *arguments):
        """The exit code, with these files and their content in the folder."""
        for name, content in files.items():
            self.write(name, content)
        return self.run_script(*arguments)

    def asked(self, name):
        """What was asked for under that name, for each import."""
        return [task[name] for task in self.unreal.imports]

    def said(self, level):
        return [text for line_level, text in self.unreal.log_lines if line_level == level]


class Import(ScriptTest):
    LINE = ("import", "<folder>", "/Game/Takes")

    def test_asks_for_every_recording_and_no_other_file(self):
        files = {"A.bin": b"good", "Day 2/A.BIN": b"old", "other.bin": b"something else", "empty.bin": b"",
                 "notes.txt": b"good"}
        self.assertEqual(self.run_on(files, *self.LINE), 0)
        self.assertEqual(self.asked("filename"), [self.folder + "/A.bin", self.folder + "/Day 2/A.BIN"])
        self.assertEqual(self.asked("destination_path"), ["/Game/Takes", "/Game/Takes/Day_2"])

    def test_keeps_folders_apart_whose_names_begin_with_a_dot_or_have_other_letters(self):
        files = {name + "A.bin": b"good" for name in ("", ".old/", "Größe/", "Grüße/")}
        self.assertEqual(self.run_on(files, *self.LINE), 0)
        self.assertEqual(sorted(self.asked("destination_path")),
                         ["/Game/Takes", "/Game/Takes/Größe", "/Game/Takes/Grüße", "/Game/Takes/_old"])

    def test_ends_with_3_for_what_cannot_be_saved(self):
        self.start(unsaved={"/Game/Takes/A"}, unsavable={"/Game/Takes/B"})
        self.assertEqual(self.run_on({"A.bin": b"good", "B.bin": b"good"}, *self.LINE, "--no-save"), 0)
        self.assertEqual(self.run_script(*self.LINE), 3)
        self.assertIn("/Game/Takes/B.B cannot be saved", self.said("log_error")[0])
        self.assertIn("1 done, 1 failed", self.said("log")[-1])

    def test_gives_no_reason_that_is_none(self):
        self.start(refused={"A"})
        self.assertEqual(self.run_on({"A.bin": b"old"}, *self.LINE), 3)
        self.assertIn("cannot be imported into /Game/Takes", self.said("log_error")[0])

    def test_ends_with_3_where_two_files_become_one_asset(self):
        self.assertEqual(self.run_on({"Take 1.bin": b"good", "Take_1.bin": b"good"}, *self.LINE), 3)
        self.assertIn("took the place of another file", self.said("log_error")[0])

    def test_never_lets_a_dialog_ask_and_saves(self):
        self.run_on({"A.bin": b"good"}, *self.LINE)
        task = self.unreal.imports[0]
        self.assertTrue(task["automated"] and task["replace_existing"] and task["save"])
        self.assertEqual(task["factory"].kind, "MRInputAnimationFactory")

    def test_hands_over_the_options(self):
        self.run_on({"A.bin": b"good"}, *self.LINE, "--repair", "--curves", "--no-save")
        task = self.unreal.imports[0]
        self.assertEqual(task["options"].values, {"repair": True, "start_at_zero": False, "create_curves": True})
        self.assertFalse(task["save"])

    def test_ends_with_3_for_a_bad_file_and_imports_the_rest(self):
        self.assertEqual(self.run_on({"A.bin": b"cut", "B.bin": b"good"}, *self.LINE), 3)
        self.assertEqual(len(self.unreal.imports), 2)
        self.assertIn("TRUNCATED", self.said("log_error")[0])
        self.assertIn("1 done, 1 failed", self.said("log")[-1])

    def test_ends_with_3_when_it_is_cancelled(self):
        self.unreal.cancel_after = 1
        self.assertEqual(self.run_on({name + ".bin": b"good" for name in "ABC"}, *self.LINE), 3)
        self.assertEqual(len(self.unreal.imports), 1)
        self.assertIn("cancelled after 1 of 3", self.said("log_error")[0])

    def test_takes_a_single_file(self):
        self.assertEqual(self.run_on({"Deep/A.bin": b"good"}, "import", "<folder>/Deep/A.bin", "/Game/Takes"), 0)
        self.assertEqual(self.asked("destination_path"), ["/Game/Takes"])


class Export(ScriptTest):
    ASSETS = {"/Game/T/A.A": True, "/Game/T/Sub/A.A": True, "/Game/T/Curve.Curve": False, "/Game/Other/B.B": True}
    LINE = ("export", "/Game/T", "<folder>")

    def test_writes_every_recording_to_a_file_of_its_own(self):
        self.start(assets=self.ASSETS)
        self.assertEqual(self.run_script(*self.LINE), 0)
        self.assertEqual([task["filename"] for task in self.unreal.exports],
                         [self.folder + "/A.bin", self.folder + "/Sub/A.bin"])
        self.assertTrue(all(task["automated"] and not task["prompt"] for task in self.unreal.exports))

    def test_names_the_exporter_of_each_form(self):
        for form, exporter, suffix in (("original", "", ".bin"), ("mrtk-1.0", "Mrtk10", ".bin"),
                                       ("mrtk-1.1", "Mrtk11", ".bin"), ("csv", "Csv", ".csv")):
            self.start(assets={"/Game/T/A.A": True})
            self.run_script(*self.LINE, "--format", form)
            task = self.unreal.exports[0]
            self.assertEqual((task["exporter"].kind, pathlib.Path(task["filename"]).suffix),
                             ("MRInputAnimationExporter" + exporter, suffix))

    def test_ends_with_3_and_the_reason_for_what_cannot_be_written(self):
        self.start(assets=self.ASSETS, unwritable={self.folder + "/A.bin"})
        self.assertEqual(self.run_script(*self.LINE), 3)
        self.assertIn("write-protected", self.said("log_error")[0])
        self.assertEqual(len(self.unreal.exports), 2)

    def test_ends_with_3_where_there_is_nothing(self):
        self.start(assets={"/Game/T/Curve.Curve": False})
        self.assertEqual(self.run_script(*self.LINE), 3)


class Check(ScriptTest):
    def test_ends_with_what_the_files_are_and_imports_nothing(self):
        for files, lenient, strict in (
                ({"A.bin": b"good"}, 0, 0),
                ({"A.bin": b"warned"}, 0, 1),
                ({"A.bin": b"old"}, 0, 1),  # only import can read it
                ({"A.bin": b"wrong"}, 1, 1),
                ({"A.bin": b"cut", "B.bin": b"wrong"}, 3, 3)):
            with self.subTest(files):
                self.assertEqual(self.run_on(files, "check", "<folder>"), lenient)
                self.assertEqual(self.run_script("check", "<folder>", "--strict"), strict)
                self.assertEqual(self.unreal.imports, [])

    def test_tells_a_kind_of_warning_once(self):
        self.run_on({"A.bin": b"warned"}, "check", "<folder>")
        self.assertEqual(len(self.said("log_warning")), 1)
        self.assertIn("0 errors, 2 warnings", self.said("log")[-1])

    def test_ends_with_3_for_an_empty_folder_and_a_missing_file(self):
        self.assertEqual(self.run_script("check", "<folder>"), 3)
        self.assertEqual(self.run_script("check", "<folder>/none.bin"), 3)


class Script(ScriptTest):
    def run_as_script(self, *arguments):
        self.addCleanup(setattr, sys, "argv", sys.argv)
        sys.argv = ["mrinput_folder.py", *arguments]
        runpy.run_path(str(SCRIPTS / "mrinput_folder.py"), run_name="__main__")

    def test_raises_nothing_where_all_is_fine(self):
        self.write("A.bin", b"good")
        self.run_as_script("check", self.folder)

    def test_exits_with_the_code_where_it_is_not(self):
        self.write("A.bin", b"wrong")
        with self.assertRaises(SystemExit) as ended:
            self.run_as_script("check", self.folder)
        self.assertEqual(ended.exception.code, 1)


class Usage(ScriptTest):
    def test_ends_with_2_for_a_wrong_command_line(self):
        for arguments in ([], ["dance"], ["import", "a"], ["export", "a", "b", "--format", "fbx"], ["check", "a", "-x"]):
            with self.subTest(arguments), contextlib.redirect_stderr(io.StringIO()):
                with self.assertRaises(SystemExit) as ended:
                    self.run_script(*arguments)
                self.assertEqual(ended.exception.code, 2)
