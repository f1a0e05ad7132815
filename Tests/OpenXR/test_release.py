# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""An archive of the tool has the layer, and 'mria openxr run' works where it is unpacked."""
import io
import pathlib
import platform
import sys
import tarfile
import unittest

import kit
from expect import Replay, compare
from test_replay import BARE, PINCH_DRAG, SEEN, ReplayCase, step_of

sys.path.insert(0, str(kit.ROOT / "Source/Programs/release"))

import tool_package  # noqa: E402

NAME = "mria-1.2.3-linux-x86_64"


@unittest.skipUnless(platform.machine() == "x86_64", "the other archives of a release are not made here")
class Release(ReplayCase):
    def pack(self):
        texts = dict(tool_package.generated(kit.TOOL, []), **tool_package.licences("linux-x86_64"))
        return tool_package.pack("linux-x86_64", kit.TOOL, texts, "1.2.3", 1700000000)

    def test_has_what_people_need_and_the_same_bytes_each_time(self):
        name, content = self.pack()
        self.assertEqual(name, f"{NAME}.tar.gz")
        with tarfile.open(fileobj=io.BytesIO(content)) as archive:
            files = {member.name.partition("/")[2]: archive.extractfile(member).read() for member in archive.getmembers()}
        self.assertEqual(sorted(files), [
            "LICENSE", "OpenXRLayer/libmria_openxr_layer.so", "OpenXRLayer/mria_openxr_layer.json", "completions/_mria",
            "completions/mria.bash", "completions/mria.fish", "licences/CLI11.txt", "licences/OpenXR.txt",
            "licences/RapidJSON.txt", "mria", "mria.1"])
        self.assertEqual(files["mria"], kit.TOOL.read_bytes())
        self.assertIn(b".SS mria openxr run", files["mria.1"])
        self.assertTrue(files["completions/_mria"].startswith(b"#compdef mria\n"))
        self.assertEqual(self.pack()[1], content)

    def test_layer_needs_no_newer_system_than_the_tool(self):
        for path in tool_package.layer_files(kit.TOOL).values():
            if path.suffix == ".so":
                tool_package.check_system_needs("linux-x86_64", path)

    def test_replays_where_it_is_unpacked(self):
        with tarfile.open(fileobj=io.BytesIO(self.pack()[1])) as archive:
            archive.extractall(self.folder)
        command = [self.folder / NAME / "mria", "openxr", "run", "--play", PINCH_DRAG, "--",
                   kit.PROGRAMS / "mria_openxr_probe", "--frames", 40, *SEEN]
        result = kit.run(command, runtime=f"{BARE};{step_of(10)}", manifests=pathlib.Path("/nowhere"))
        self.assertIn(kit.LOADED[kit.LAYER], result.log + result.errors)
        self.assert_good(result)
        self.assert_equal(compare(result, Replay(PINCH_DRAG)))


if __name__ == "__main__":
    unittest.main()
