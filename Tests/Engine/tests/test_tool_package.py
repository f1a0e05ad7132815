# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""The archives of the tool, without building it."""

import io
import pathlib
import sys
import tarfile
import tempfile
import unittest
import zipfile

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "Source/Programs/release"))

import tool_package  # noqa: E402

TEXTS = {"LICENSE": b"MIT", "mria.1": b".TH", "completions/mria.bash": b"complete"}


class ToolPackage(unittest.TestCase):
    def pack(self, platform, program_name):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            layer = folder / tool_package.LAYER
            layer.mkdir()
            (layer / "layer.so").write_bytes(b"layer")
            (layer / "mria_openxr_layer.json").write_text('{"api_layer": {"library_path": "layer.so"}}')
            program = folder / "Programs/mria" / program_name
            program.parent.mkdir(parents=True)
            program.write_bytes(b"program")
            return tool_package.pack(platform, program, TEXTS, "1.2.3", 1700000000)

    def test_a_tar_for_linux_has_a_program_that_may_be_run(self):
        name, content = self.pack("linux-arm64", "mria")
        self.assertEqual(name, "mria-1.2.3-linux-arm64.tar.gz")
        with tarfile.open(fileobj=io.BytesIO(content)) as archive:
            modes = {member.name: (member.mode, member.mtime) for member in archive.getmembers()}
        top = "mria-1.2.3-linux-arm64"
        self.assertEqual(modes[f"{top}/mria"], (0o755, 1700000000))
        self.assertEqual(modes[f"{top}/completions/mria.bash"], (0o644, 1700000000))
        self.assertEqual(modes[f"{top}/OpenXRLayer/layer.so"], (0o644, 1700000000))

    def test_a_zip_for_windows(self):
        name, content = self.pack("windows-x86_64", "mria.exe")
        self.assertEqual(name, "mria-1.2.3-windows-x86_64.zip")
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            self.assertEqual(archive.read("mria-1.2.3-windows-x86_64/mria.exe"), b"program")
            self.assertEqual(archive.read("mria-1.2.3-windows-x86_64/OpenXRLayer/layer.so"), b"layer")

    def test_the_same_bytes_again(self):
        for platform, program in (("linux-x86_64", "mria"), ("windows-x86_64", "mria.exe")):
            self.assertEqual(self.pack(platform, program), self.pack(platform, program))

    def test_options(self):
        self.assertEqual(tool_package.parse([])[0], list(tool_package.RUNNERS))
        self.assertEqual(tool_package.parse(["--platform", "linux-arm64", "--out=x"]), (["linux-arm64"], pathlib.Path("x")))
        for wrong in (["--platform", "amiga"], ["--platform"], ["--fab"]):
            with self.assertRaises(tool_package.Refused) as caught:
                tool_package.parse(wrong)
            self.assertEqual(caught.exception.code, 2)


if __name__ == "__main__":
    unittest.main()
