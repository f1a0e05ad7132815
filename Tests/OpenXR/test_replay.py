# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""The layer replays: what the probe sees is the recording, sampled at the probe's own times."""
import unittest

import kit
from expect import Replay, compare, compare_velocities
from kit import AIM, GAZE, HAND_EXT, HAND_MSFT, HANDS, LAYER, PALM, SAMPLES, SHARED_RECORDINGS, VALIDATION

PINCH_DRAG = SAMPLES / "PinchDrag.bin"
BARE = f"motion=2;without={HANDS},{GAZE},{AIM},{HAND_MSFT},{HAND_EXT},{PALM}"  # a runtime that has none of it
SEEN = ("--extensions", f"{HANDS},{GAZE}", "--profiles", "simple,gaze")


def step_of(hertz):
    return f"step={round(1e9 / hertz)}"


class ReplayCase(kit.TestCase):
    def replay(self, recording, *options, layers=(LAYER,), **environment):
        result = kit.probe(*options, layers=layers, MRIA_OPENXR_PLAY=recording, **environment)
        self.assert_good(result)
        return result

    def assert_equal(self, differences, least=1000):
        self.assertEqual(differences.faults[:10], [], f"{len(differences.faults)} faults")
        self.assertGreater(differences.count, least)


class ReplayEqualsRecording(ReplayCase):
    def test_on_a_runtime_that_lacks_hands_and_gaze(self):
        for layers in ((VALIDATION, LAYER), (LAYER, VALIDATION)):
            with self.subTest(layers=layers):
                result = self.replay(PINCH_DRAG, "--frames", 95, *SEEN, layers=layers, runtime=f"{BARE};{step_of(16)}")
                self.assertEqual(result.headers[0], {"supportsHands": 1, "supportsGaze": 1, "extensions": [
                    GAZE, HANDS, "XR_MND_headless"]})
                differences = compare(result, Replay(PINCH_DRAG))
                self.assert_equal(differences)
                self.measured(f"largest difference of replay and sampler: {differences}")

    def test_on_a_runtime_that_has_them(self):
        result = self.replay(PINCH_DRAG, "--frames", 95, *SEEN, layers=(VALIDATION, LAYER), runtime=step_of(16))
        self.assert_equal(compare(result, Replay(PINCH_DRAG)))

    def test_where_extensions_have_no_devices(self):
        result = self.replay(PINCH_DRAG, "--frames", 95, *SEEN, layers=(VALIDATION, LAYER),
                             runtime=f"hands=0;gaze=0;controllers=none;{step_of(16)}")
        self.assertEqual((result.headers[0]["supportsHands"], result.headers[0]["supportsGaze"]), (1, 1))
        self.assert_equal(compare(result, Replay(PINCH_DRAG)))

    def test_at_every_frame_rate(self):
        for hertz in (30, 60, 72, 90, 120):
            with self.subTest(hertz=hertz):
                jitter = round(0.4e9 / hertz)
                result = self.replay(PINCH_DRAG, "--frames", hertz * 2, *SEEN, MRIA_OPENXR_RATE=3,
                                     runtime=f"{BARE};{step_of(hertz)};jitter={jitter}")
                self.assert_equal(compare(result, Replay(PINCH_DRAG, rate=3)))

    def test_at_times_out_of_order(self):
        result = self.replay(PINCH_DRAG, "--frames", 60, *SEEN, "--offsets", "0,-40,25,-0.001,60,-25,-40",
                             runtime=f"{BARE};{step_of(11)}")
        self.assert_equal(compare(result, Replay(PINCH_DRAG)))

    def test_without_a_frame_clock(self):
        result = self.replay(PINCH_DRAG, "--frames", 60, *SEEN, "--own-step", 90, runtime=f"{BARE};clock=0")
        self.assert_equal(compare(result, Replay(PINCH_DRAG)))

    def test_in_every_base_space(self):
        for base in ("stage", "local", "view"):
            with self.subTest(base=base):
                result = self.replay(PINCH_DRAG, "--frames", 60, *SEEN, "--base", base, runtime=f"{BARE};{step_of(11)}")
                self.assert_equal(compare(result, Replay(PINCH_DRAG), base=base))

    def test_velocities(self):
        result = self.replay(PINCH_DRAG, "--frames", 97, *SEEN, runtime=f"{BARE};{step_of(17)}")
        differences = compare_velocities(result, Replay(PINCH_DRAG))
        self.assert_equal(differences)
        self.measured(f"largest difference of velocities: {differences}")

    def test_structs_in_chains(self):
        result = self.replay(PINCH_DRAG, "--frames", 60, "--chains", 1, "--extensions", f"{HANDS},{GAZE},{AIM}", "--profiles",
                             "simple,gaze", runtime=f"{BARE};{step_of(11)}")
        self.assert_equal(compare(result, Replay(PINCH_DRAG)))

    def test_aim_state_of_hands(self):
        # Not validated: the layer 1.0.20 does not know that this struct may be here.
        result = self.replay(PINCH_DRAG, "--frames", 60, "--extensions", f"{HANDS},{AIM}",
                             runtime=f"{BARE};{step_of(11)}")
        self.assertIn("aim", result.frames[30]["samples"][0]["hands"][0])
        self.assert_equal(compare(result, Replay(PINCH_DRAG)))

    def test_with_gaps(self):
        recording = self.make_recording("--motion", "two-hand-scale", "--duration", 8, "--fault", "tracking-gaps")
        result = self.replay(recording, "--frames", 130, *SEEN, runtime=f"{BARE};{step_of(17)}")
        active = {frame["samples"][0]["hands"][1]["active"] for frame in result.frames}
        self.assertEqual(active, {0, 1})
        self.assert_equal(compare(result, Replay(recording)))

    def test_joints_that_it_lacks_are_not_valid(self):
        recording = self.folder / "few.bin"
        kit.tool("channels", PINCH_DRAG, "--drop", "Left.IndexTip,Right.RingKnuckle,Right.Wrist", "-o", recording)
        result = self.replay(recording, "--frames", 60, *SEEN, runtime=f"{BARE};{step_of(11)}")
        for frame in result.frames:
            for located in frame["samples"][0]["poses"].values():
                located["flags"] = 0  # aim and grip without a wrist are another test's
            frame["actions"] = {key: {"active": 0} for key in frame["actions"]}
        self.assert_equal(compare(result, Replay(recording)))

    def test_recordings_from_unity(self):
        if not SHARED_RECORDINGS.is_dir():
            self.skipTest("the recordings from Unity are not here")
        for name in ("device-right-hand-1.0.bin", "editor-left-hand-1.0.bin"):
            with self.subTest(name=name):
                result = self.replay(SHARED_RECORDINGS / name, "--frames", 100, *SEEN, layers=(VALIDATION, LAYER),
                                     runtime=f"{BARE};{step_of(9)}")
                self.assert_equal(compare(result, Replay(SHARED_RECORDINGS / name)))

    def test_loops_and_holds(self):
        recording = self.make_recording("--duration", 2)
        for loop in ("loop", "hold"):
            with self.subTest(loop=loop):
                result = self.replay(recording, "--frames", 60, *SEEN, MRIA_OPENXR_LOOP=loop, runtime=f"{BARE};{step_of(11)}")
                self.assert_equal(compare(result, Replay(recording, loop=loop)))


class WrongReplayIsCaught(ReplayCase):
    """Controls: what the tests above compare does differ where something is wrong."""

    def seen(self, **environment):
        return kit.probe("--frames", 30, *SEEN, runtime=f"motion=2;{step_of(7)}", **environment)

    def test_no_replay(self):
        without, replayed = self.seen(), self.seen(layers=[LAYER], MRIA_OPENXR_PLAY=PINCH_DRAG)
        for frame, other in zip(without.frames, replayed.frames):
            self.assertNotEqual(frame["samples"][0]["head"]["pose"], other["samples"][0]["head"]["pose"])
        self.assertGreater(len(compare(without, Replay(PINCH_DRAG)).faults), 1000)

    def test_layer_without_a_recording_changes_nothing(self):
        self.assertEqual(self.seen().output, self.seen(layers=[LAYER]).output)

    def test_recording_a_millimetre_away(self):
        kit.tool("transform", PINCH_DRAG, "--move", "0.001", "0", "0", "-o", self.folder / "moved.bin")
        result = self.seen(layers=[LAYER], MRIA_OPENXR_PLAY=PINCH_DRAG)
        self.assertGreater(len(compare(result, Replay(self.folder / "moved.bin")).faults), 500)

    def test_replay_ten_milliseconds_late(self):
        result = self.seen(layers=[LAYER], MRIA_OPENXR_PLAY=PINCH_DRAG)
        self.assertGreater(len(compare(result, Replay(PINCH_DRAG, delay=0.01)).faults), 100)

    def test_hands_exchanged(self):
        kit.tool("mirror", PINCH_DRAG, "-o", self.folder / "mirrored.bin")
        result = self.seen(layers=[LAYER], MRIA_OPENXR_PLAY=PINCH_DRAG)
        self.assertGreater(len(compare(result, Replay(self.folder / "mirrored.bin")).faults), 500)


if __name__ == "__main__":
    unittest.main()
