# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""The layer records what an application sees, and a replay of it on another runtime shows the same."""
import json
import unittest

import kit
from expect import HAND_NAMES, Replay, angle, compare, distance, pose_of, sample
from kit import GAZE, HANDS, LAYER, VALIDATION
from test_replay import BARE, SEEN, ReplayCase, step_of

FRAMES = 120
TOLERANCE = 1e-5  # metres, and radians times ten


class Record(ReplayCase):
    def record(self, *options, runtime):
        """Runs the probe on a motion, and gives what it saw and the recording of it."""
        path = self.folder / "take.bin"
        result = kit.probe("--frames", FRAMES, *(options or SEEN), layers=(VALIDATION, LAYER), runtime=runtime,
                           MRIA_OPENXR_RECORD=path)
        self.assert_good(result)
        self.assertEqual([file.name for file in self.folder.iterdir()], ["take.bin"], result.log)
        return result, path

    def replay_elsewhere(self, path, *options):
        return self.replay(path, "--frames", FRAMES, *(options or SEEN), layers=(VALIDATION, LAYER),
                           runtime=f"{BARE};{step_of(60)}", MRIA_OPENXR_LOOP="hold")

    def assert_near(self, seen, expected, where):
        self.assertLess(distance(seen, expected), TOLERANCE, where)
        self.assertLess(angle(seen, expected), 10 * TOLERANCE, where)

    def assert_pressed(self, previous, recorded, replayed):
        """A change that falls on a frame may be a frame late: recordings round times to floats."""
        for name in HAND_NAMES:
            before, now, seen = (frame["actions"][f"select/{name}"]["value"] for frame in (previous, recorded, replayed))
            self.assertIn(seen, (before, now), (recorded["frame"], name))

    def test_what_was_seen_is_in_the_file(self):
        seen, path = self.record(runtime=f"motion=1;gaps=1;{step_of(60)}")
        self.assertEqual(json.loads(kit.tool("info", "--json", path))["findings"]["error"], 0)
        first = seen.frames[0]["time"]
        found = sample(path, [(frame["time"] - first) * 1e-9 for frame in seen.frames])
        untracked = 0
        for frame, recorded in zip(seen.frames, (found[time] for time in sorted(found))):
            self.assert_near(frame["samples"][0]["head"]["pose"], pose_of(recorded["camera"]), frame["frame"])
            for hand, name in zip(frame["samples"][0]["hands"], HAND_NAMES):
                self.assertEqual(bool(hand["active"]), recorded[name]["tracked"], frame["frame"])
                self.assertEqual(frame["actions"][f"select/{name}"]["value"] == 1, recorded[name]["pinch"], frame["frame"])
                untracked += not hand["active"]
                if hand["active"]:
                    self.assert_near(hand["joints"][1]["pose"], pose_of(recorded[name]["joints"]["Wrist"]), frame["frame"])
        self.assertGreater(untracked, 10)

    def test_replay_on_another_motion_without_extensions_shows_the_same(self):
        first, path = self.record(runtime=f"motion=1;{step_of(60)}")
        second = self.replay_elsewhere(path)
        self.assert_equal(compare(second, Replay(path, loop="hold")))
        largest = 0.0
        # The replay starts with the focus, the recording with the first frame after it: one frame apart.
        for previous, recorded, replayed in zip(first.frames, first.frames[1:], second.frames):
            before, after = recorded["samples"][0], replayed["samples"][0]
            pairs = [(before["head"], after["head"]), (before["poses"]["gaze"], after["poses"]["gaze"])]
            for hand, other in zip(before["hands"], after["hands"]):
                pairs += zip(hand["joints"], other["joints"])
            for seen, expected in pairs[:1] + pairs[2:]:
                largest = max(largest, distance(seen["pose"], expected["pose"]))
                self.assert_near(expected["pose"], seen["pose"], recorded["frame"])
            self.assertLess(distance(pairs[1][0]["pose"], pairs[1][1]["pose"]), TOLERANCE)
            self.assert_pressed(previous, recorded, replayed)
        self.measured(f"recorded on one motion, replayed on another: largest difference {largest:.2e} m")

    def test_a_controller_is_a_hand_with_wrist_and_palm(self):
        options = ("--extensions", GAZE, "--profiles", "touch,gaze")
        first, path = self.record(*options, runtime=f"motion=1;without={HANDS};{step_of(60)}")
        at_one = sample(path, [1.0])[1.0]
        self.assertEqual(set(at_one["left"]["joints"]), {"Wrist", "Palm"})
        second = self.replay_elsewhere(path, *options)
        for previous, recorded, replayed in zip(first.frames, first.frames[1:], second.frames):
            self.assert_pressed(previous, recorded, replayed)
            for name in HAND_NAMES:
                self.assert_near(replayed["samples"][0]["poses"][f"grip/{name}"]["pose"],
                                 recorded["samples"][0]["poses"][f"grip/{name}"]["pose"], recorded["frame"])

    def test_recording_changes_nothing(self):
        runtime = f"motion=1;gaps=1;{step_of(60)}"
        recorded, _ = self.record(runtime=runtime)
        self.assertEqual(recorded.output, kit.probe("--frames", FRAMES, *SEEN, runtime=runtime).output)

    def test_each_session_has_a_file(self):
        path = self.folder / "take.bin"
        result = kit.probe("--frames", 30, "--sessions", 2, *SEEN, layers=[LAYER], MRIA_OPENXR_RECORD=path)
        self.assert_good(result)
        self.assertEqual(sorted(file.name for file in self.folder.iterdir()), ["take-2.bin", "take.bin"])

    def test_a_folder_that_is_not_there(self):
        result = kit.probe("--frames", 10, *SEEN, layers=[LAYER], MRIA_OPENXR_RECORD=self.folder / "no" / "take.bin")
        self.assert_good(result)
        self.assertIn("cannot write", result.log)


if __name__ == "__main__":
    unittest.main()
