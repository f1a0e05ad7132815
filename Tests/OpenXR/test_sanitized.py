# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""The layer under sanitizers: tours through its functions, threads, and calls that make no sense in random order."""
import unittest

import kit
from kit import AIM, BUILD, GAZE, HAND_EXT, HAND_MSFT, HANDS, LAYER, PALM
from test_replay import BARE, PINCH_DRAG, step_of

EXTENSIONS = f"{HANDS},{GAZE},{AIM},{HAND_MSFT},{HAND_EXT},{PALM}"
TOURS = [
    (BARE, "--profiles", "hand_ext,touch,simple,gaze", "--base", "view", "--chains", 1),
    (f"{BARE};lose_after=9", "--profiles", "simple,gaze", "--sessions", 2, "--instances", 2),
    (f"motion=2;gaps=1;recentre_after=5;hide_after=12;{step_of(10)}", "--profiles", "index,wmr,gaze", "--base", "local"),
    (f"hands=0;gaze=0;controllers=none;clock=0;{step_of(10)}", "--profiles", "hand_msft", "--own-step", 30),
]
RANDOM_RUNS = 25
RANDOM_BYTES = 8000  # some 2,000 calls


class Sanitized(kit.TestCase):
    def assert_clean(self, result):
        for word in ("Sanitizer", "runtime error:"):
            self.assertNotIn(word, result.errors, result.errors[:6000])
        self.assertEqual(result.exit_code, 0, result.errors[:6000] + result.output[:1000] * (not result.frames))

    def tour(self, name, *more):
        (self.folder / "leaks.txt").write_text("leak:libopenxr_loader\n")  # Khronos' loader 1.0.20 has some of its own
        options_of_lsan = f"suppressions={self.folder / 'leaks.txt'}:print_suppressions=0"
        for runtime, *options in TOURS:
            for mode in ("MRIA_OPENXR_PLAY", "MRIA_OPENXR_RECORD"):
                path = PINCH_DRAG if mode.endswith("PLAY") else self.folder / "take.bin"
                with self.subTest(runtime=runtime, mode=mode):
                    self.assert_clean(kit.probe("--frames", 25, "--extensions", EXTENSIONS, *options, *more, layers=[LAYER],
                                                runtime=runtime, programs=BUILD / name / "Tests" / "OpenXR", LSAN_OPTIONS=options_of_lsan,
                                                **{mode: path}))

    def test_addresses_and_undefined_behaviour(self):
        self.tour("asan")

    def test_threads(self):
        self.tour("tsan", "--threads", 3)

    def test_calls_in_random_order(self):
        programs = BUILD / "asan" / "Tests" / "OpenXR"
        layer = BUILD / "asan" / "OpenXRLayer" / "libmria_openxr_layer.so"
        for runtime in (f"motion=1;gaps=1;recentre_after=20;hide_after=40;{step_of(20)}", f"{BARE};hands=0;lose_after=30"):
            for mode in ("MRIA_OPENXR_PLAY", "MRIA_OPENXR_RECORD"):
                path = PINCH_DRAG if mode.endswith("PLAY") else self.folder / "random.bin"
                with self.subTest(runtime=runtime, mode=mode):
                    result = kit.run([programs / "mria_openxr_random", programs / "libmria_null_runtime.so", layer, 1, RANDOM_RUNS,
                                      RANDOM_BYTES], programs=programs, runtime=runtime, **{mode: path})
                    self.assert_clean(result)
                    self.assertIn(f"{RANDOM_RUNS} runs", result.output)


if __name__ == "__main__":
    unittest.main()
