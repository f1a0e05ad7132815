# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""A release of the tool, made from the program that the tests use, which is linked as that of a release."""

import io
import os
import pathlib
import platform
import sys
import tarfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = pathlib.Path(os.environ.get("MRIA_TOOL_PATH", ROOT / "Source/Build/strict/Programs/mria/mria"))
sys.path.insert(0, str(ROOT / "Source/Programs/release"))

import tool_package  # noqa: E402


@unittest.skipUnless(platform.machine() == "x86_64", "the other programs of a release are not built here")
class ToolRelease(unittest.TestCase):
    def pack(self):
        texts = dict(tool_package.generated(TOOL, []), **tool_package.licences("linux-x86_64"))
        return tool_package.pack("linux-x86_64", TOOL, texts, "1.2.3", 1700000000)

    def test_needs_no_newer_system_than_it_promises(self):
        tool_package.check_system_needs("linux-x86_64", TOOL)

    def test_other_programs_need_a_newer_system(self):
        with self.assertRaises(tool_package.Refused):
            tool_package.check_system_needs("linux-x86_64", pathlib.Path(sys.executable).resolve())

    def test_has_what_people_need_and_the_same_bytes_each_time(self):
        name, content = self.pack()
        self.assertEqual(name, "mria-1.2.3-linux-x86_64.tar.gz")
        with tarfile.open(fileobj=io.BytesIO(content)) as archive:
            files = {member.name.partition("/")[2]: archive.extractfile(member).read() for member in archive.getmembers()}
        self.assertEqual(sorted(files), ["LICENSE", "completions/_mria", "completions/mria.bash", "completions/mria.fish",
                                         "licences/CLI11.txt", "licences/RapidJSON.txt", "mria", "mria.1"])
        self.assertEqual(files["mria"], TOOL.read_bytes())
        self.assertIn(b".SS mria openxr run", files["mria.1"])
        self.assertTrue(files["completions/_mria"].startswith(b"#compdef mria\n"))
        self.assertEqual(self.pack()[1], content)


if __name__ == "__main__":
    unittest.main()
