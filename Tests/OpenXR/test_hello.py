# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Khronos' own example, hello_xr, unchanged, drawn by a Vulkan driver without a graphics card."""
import pathlib
import shutil
import struct
import unittest
import zlib

import kit
from kit import LAYER, SHARED_RECORDINGS
from test_replay import PINCH_DRAG, step_of

FRAMES = 24
DRIVER = pathlib.Path("/usr/share/vulkan/icd.d/lvp_icd.x86_64.json")
UNITY_RECORDING = SHARED_RECORDINGS / "device-right-hand-1.0.bin"


def draw(folder, recording=None, api="Vulkan", size=128, hertz=8, frames=FRAMES, **environment):
    """Runs hello_xr, and gives the images by name."""
    folder.mkdir()
    replay = {"layers": [LAYER], "MRIA_OPENXR_PLAY": recording} if recording else {}
    result = kit.run(["hello_xr", "-g", api, "-s", "Stage"], VK_ICD_FILENAMES=DRIVER, **replay, **environment,
                     runtime=f"motion=2;images={folder};image_size={size};end_after={frames};{step_of(hertz)}")
    if result.exit_code != 0:
        raise AssertionError(result.output[-2000:] + result.errors[-2000:])
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def to_png(ppm):
    """A PNG file of a PPM file."""
    header, pixels = ppm.split(b"\n", 1)
    width, height = (int(word) for word in header.split()[1:3])
    rows = b"".join(b"\0" + pixels[3 * width * y:3 * width * (y + 1)] for y in range(height))
    chunk = lambda kind, data: struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)) + chunk(
        b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b"")


@unittest.skipUnless(shutil.which("hello_xr") and DRIVER.exists(), "libopenxr-utils or mesa-vulkan-drivers is not installed")
class HelloXr(kit.TestCase):
    def test_draws_the_same_under_replay_and_something_else_without(self):
        for api in ("Vulkan", "Vulkan2"):
            with self.subTest(api=api):
                without = draw(self.folder / f"{api}-without", api=api)
                first, second = (draw(self.folder / f"{api}-{i}", PINCH_DRAG, api=api) for i in (1, 2))
                self.assertGreaterEqual(len(first), 2 * (FRAMES - 2))
                self.assertEqual(first, second)
                # The first frame comes before the focus, with which the replay starts.
                same = [name for name in list(first)[2:] if first[name] == without[name]]
                self.assertEqual(same, [])
                self.assertGreater(len(set(first.values())), FRAMES)
                self.measured(f"hello_xr -g {api}: {len(first)} of {len(first)} images alike in two replays, {len(same)} of {len(first) - 2} without")

    @unittest.skipUnless(UNITY_RECORDING.exists(), "the recordings from Unity are not here")
    def test_draws_a_recording_from_unity(self):
        first, second = (draw(self.folder / str(i), UNITY_RECORDING, hertz=1) for i in (1, 2))
        self.assertEqual(first, second)
        self.assertGreater(len(set(first.values())), FRAMES)


if __name__ == "__main__":
    unittest.main()
