# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""The program that the tests use is linked as that of a release. Its archive is tested in Tests/OpenXR, with the layer."""

import os
import pathlib
import platform
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = pathlib.Path(os.environ.get("MRIA_TOOL_PATH", ROOT / "Source/Build/strict/Programs/mria/mria"))
sys.path.insert(0, str(ROOT / "Source/Programs/release"))

import tool_package  # noqa: E402


@unittest.skipUnless(platform.machine() == "x86_64", "the other programs of a release are not built here")
class ToolRelease(unittest.TestCase):
    def test_needs_no_newer_system_than_it_promises(self):
        tool_package.check_system_needs("linux-x86_64", TOOL)

    def test_other_programs_need_a_newer_system(self):
        with self.assertRaises(tool_package.Refused):
            tool_package.check_system_needs("linux-x86_64", pathlib.Path(sys.executable).resolve())


if __name__ == "__main__":
    unittest.main()
