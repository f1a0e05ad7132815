# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""The null runtime and the probe, without our layer: what the other tests rest on."""
import json
import unittest

import kit
from kit import GAZE, HANDS, LAYER, VALIDATION

ALL = ("--extensions", f"{HANDS},{GAZE}", "--profiles", "simple,touch,gaze")


class NullRuntime(kit.TestCase):
    def test_passes_validation(self):
        self.assert_good(kit.probe("--frames", 10, *ALL, layers=[VALIDATION]))

    def test_validation_is_awake(self):
        result = kit.probe("--frames", 1, "--fault", 1, *ALL, layers=[VALIDATION])
        self.assertIn("VUID-XrViewState-type-type", result.findings)

    def test_is_the_same_in_every_run(self):
        first, second = (kit.probe("--frames", 10, *ALL).output for _ in range(2))
        self.assertEqual(first, second)

    def test_another_motion_differs_in_every_frame(self):
        first, second = (kit.probe("--frames", 10, *ALL, runtime=f"motion={motion}").frames for motion in (1, 2))
        self.assertFalse([frame for frame, other in zip(first, second) if frame["samples"] == other["samples"]])

    def test_can_lack_extensions(self):
        result = kit.probe("--frames", 2, *ALL, runtime=f"without={HANDS},{GAZE}", layers=[VALIDATION])
        self.assert_good(result)
        self.assertEqual(result.headers[0]["extensions"], ["XR_MND_headless"])

    def test_can_have_extensions_without_devices(self):
        result = kit.probe("--frames", 2, *ALL, runtime="hands=0;gaze=0", layers=[VALIDATION])
        self.assert_good(result)
        self.assertEqual((result.headers[0]["supportsHands"], result.headers[0]["supportsGaze"]), (0, 0))
        self.assertEqual(result.frames[1]["samples"][0]["hands"], [])

    def test_loses_sessions_and_moves_local_space(self):
        result = kit.probe("--frames", 20, *ALL, runtime="lose_after=5;recentre_after=3", layers=[VALIDATION])
        self.assertEqual([event["state"] for event in result.events if event.get("state") in (kit.FOCUSED, kit.LOST)],
                         [kit.FOCUSED, kit.LOST, kit.FOCUSED])
        self.assertEqual([event["space"] for event in result.events if "space" in event], [2])

    def test_missing_layer_is_noticed(self):
        manifest = {"file_format_version": "1.0.0", "api_layer": {
            "name": LAYER, "library_path": str(self.folder / "missing.so"), "api_version": "1.0",
            "implementation_version": "1", "description": "cannot be opened"}}
        (self.folder / "missing.json").write_text(json.dumps(manifest))
        with self.assertRaises(kit.LayerMissing):
            kit.probe("--frames", 1, layers=[VALIDATION, LAYER], manifests=self.folder)


if __name__ == "__main__":
    unittest.main()
