# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Replay over the life of sessions: start and end, focus, loss, several at once, recentring; and files that are no use."""
import math
import unittest

import kit
from expect import LOCAL, Replay, compare, compose, inverse, pose_of, rotate, sample
from kit import HANDS, LAYER, SAMPLES, VALIDATION
from test_replay import BARE, PINCH_DRAG, SEEN, ReplayCase, step_of

LOCAL_SPACE = 2


def level(pose):
    """The same place and heading, without pitch and roll."""
    forward = rotate(pose[3:], [0, 0, -1])
    half = 0.5 * math.atan2(-forward[0], -forward[2])
    return pose[:3] + [0.0, math.sin(half), 0.0, math.cos(half)]


class Start(ReplayCase):
    def device(self, *options, runtime):
        return kit.probe(*options, runtime=runtime)

    def test_seconds_after_the_focus(self):
        options = ("--frames", 40, *SEEN)
        runtime = f"motion=2;{step_of(10)}"
        result = self.replay(PINCH_DRAG, *options, runtime=runtime, MRIA_OPENXR_START="1.25")
        self.assert_equal(compare(result, Replay(PINCH_DRAG, delay=1.25)))
        for frame, other in list(zip(result.frames, self.device(*options, runtime=runtime).frames))[:12]:
            self.assertEqual(frame["samples"], other["samples"])

    def test_after_the_end_the_devices_are_back(self):
        recording = self.make_recording("--duration", 2)
        options = ("--frames", 40, *SEEN)
        runtime = f"motion=2;{step_of(10)}"
        result = self.replay(recording, *options, runtime=runtime)
        for frame, other in list(zip(result.frames, self.device(*options, runtime=runtime).frames))[22:]:
            self.assertEqual(frame["samples"], other["samples"])
        self.assert_equal(compare(result, Replay(recording)))

    def test_with_the_head_where_the_real_one_is(self):
        # A recording's head starts at the real head, turned about the vertical as it is.
        options = ("--frames", 30, *SEEN, "--offsets", "0,-100")
        runtime = f"motion=2;{step_of(10)}"
        real = self.device(*options, runtime=runtime).frames[0]["samples"][1]
        result = self.replay(PINCH_DRAG, *options, runtime=runtime, MRIA_OPENXR_ORIGIN="head")
        self.assertEqual(real["time"], result.focus_time())
        first = pose_of(sample(PINCH_DRAG, [0.0])[0.0]["camera"])
        origin = compose(level(real["head"]["pose"]), inverse(level(first)))
        differences = compare(result, Replay(PINCH_DRAG), origin=origin)
        self.assert_equal(differences)

    def test_with_a_key(self):
        options = ("--frames", 40, *SEEN)
        runtime = f"motion=2;{step_of(10)}"
        waiting = self.replay(PINCH_DRAG, *options, runtime=runtime, MRIA_OPENXR_START="key", typed=b"")
        self.assertEqual(waiting.output, self.device(*options, runtime=runtime).output)
        result = self.replay(PINCH_DRAG, *options, runtime=runtime, MRIA_OPENXR_START="key", typed=b"\n")
        first_frame = (result.frames[0]["time"] - result.focus_time()) * 1e-9
        self.assert_equal(compare(result, Replay(PINCH_DRAG, delay=first_frame)))

    def test_with_the_tool(self):
        result = kit.run([kit.TOOL, "openxr", "run", "--play", PINCH_DRAG, "--", kit.PROGRAMS / "mria_openxr_probe", "--frames", 40,
                          *SEEN], runtime=f"{BARE};{step_of(10)}")
        self.assertIn(kit.LOADED[LAYER], result.log + result.errors)
        self.assert_good(result)
        self.assert_equal(compare(result, Replay(PINCH_DRAG)))

    def test_settings_from_a_file(self):
        settings = self.folder / "settings.txt"
        settings.write_text(f"# of this test\nplay = {PINCH_DRAG}\nrate = 2\nstart = 0.5\nloop = hold\n")
        result = kit.probe("--frames", 40, *SEEN, layers=[LAYER], runtime=f"{BARE};{step_of(10)}",
                           MRIA_OPENXR_SETTINGS=settings)
        self.assert_good(result)
        self.assert_equal(compare(result, Replay(PINCH_DRAG, rate=2, delay=0.5, loop="hold")))


class Sessions(ReplayCase):
    def test_lost_and_created_again(self):
        result = self.replay(PINCH_DRAG, "--frames", 40, *SEEN, layers=(VALIDATION, LAYER),
                             runtime=f"{BARE};{step_of(12)};lose_after=15")
        self.assertEqual({frame["session"] for frame in result.frames}, {0, 1})
        for session in (0, 1):
            self.assert_equal(compare(result, Replay(PINCH_DRAG), session=session), least=500)

    def test_two_at_once(self):
        result = self.replay(PINCH_DRAG, "--frames", 30, "--sessions", 2, *SEEN, layers=(VALIDATION, LAYER),
                             runtime=f"{BARE};{step_of(12)}")
        for session in (0, 1):
            self.assert_equal(compare(result, Replay(PINCH_DRAG), session=session))

    def test_in_one_instance_after_the_other(self):
        result = self.replay(PINCH_DRAG, "--frames", 30, "--instances", 2, *SEEN, layers=(VALIDATION, LAYER),
                             runtime=f"{BARE};{step_of(12)}")
        self.assertEqual(len(result.headers), 2)
        for session in (0, 1):
            self.assert_equal(compare(result, Replay(PINCH_DRAG), session=session))

    def test_without_focus_actions_are_inactive_and_time_goes_on(self):
        result = self.replay(PINCH_DRAG, "--frames", 60, *SEEN, runtime=f"{BARE};{step_of(12)};hide_after=20")
        hidden = [frame for frame in result.frames if frame["sync"] == kit.SYNC_NOT_FOCUSED]
        self.assertEqual(len(hidden), 10)
        self.assertFalse(any(state["active"] for frame in hidden for state in frame["actions"].values()))
        for frame in hidden:
            frame["samples"][0]["poses"] = {}
        self.assert_equal(compare(result, Replay(PINCH_DRAG)))

    def test_recentring_moves_the_space_and_not_the_recording(self):
        for base in ("stage", "local"):
            with self.subTest(base=base):
                result = self.replay(PINCH_DRAG, "--frames", 60, *SEEN, "--base", base, layers=(VALIDATION, LAYER),
                                     runtime=f"{BARE};{step_of(12)};recentre_after=25")
                changes = [event for event in result.events if event.get("space") == LOCAL_SPACE]
                self.assertEqual(len(changes), 1)
                self.assert_equal(compare(result, Replay(PINCH_DRAG), base=base, recentred=changes[0]["time"]))

    def test_recentring_does_not_move_a_recording_that_is_placed_in_local_space(self):
        # It stays where it was in the room: in the local space of the start, whatever local space is later.
        result = self.replay(PINCH_DRAG, "--frames", 60, *SEEN, "--base", "stage", MRIA_OPENXR_ORIGIN="local",
                             runtime=f"{BARE};{step_of(12)};recentre_after=25")
        self.assert_equal(compare(result, Replay(PINCH_DRAG), origin=LOCAL))


class UselessFiles(ReplayCase):
    """The application continues as if there were no layer, and the log says why."""

    def check(self, path, reason):
        options = ("--frames", 10, *SEEN)
        result = kit.probe(*options, layers=[LAYER], runtime="motion=2", MRIA_OPENXR_PLAY=path)
        self.assert_good(result)
        self.assertEqual(result.output, kit.probe(*options, runtime="motion=2").output)
        self.assertIn(reason, result.log)
        self.assertIn(path.name, result.log)

    def test_missing(self):
        self.check(self.folder / "missing.bin", "cannot be read")

    def test_cut_off(self):
        (self.folder / "cut.bin").write_bytes(PINCH_DRAG.read_bytes()[:50000])
        self.check(self.folder / "cut.bin", "Truncated")

    def test_empty(self):
        (self.folder / "empty.bin").write_bytes(b"")
        self.check(self.folder / "empty.bin", "empty.bin")

    def test_something_else(self):
        self.check(SAMPLES / "README.md", "README.md")

    def test_bad_setting(self):
        result = kit.probe("--frames", 5, *SEEN, layers=[LAYER], MRIA_OPENXR_PLAY=PINCH_DRAG, MRIA_OPENXR_RATE="fast")
        self.assert_good(result)
        self.assertIn("rate", result.log)


class Channels(ReplayCase):
    def test_what_a_recording_lacks_is_left_to_the_devices(self):
        recording = self.folder / "hands.bin"
        kit.tool("channels", PINCH_DRAG, "--keep", "hands", "-o", recording)
        options = ("--frames", 30, *SEEN)
        runtime = f"motion=2;{step_of(10)}"
        result = self.replay(recording, *options, runtime=runtime)
        for frame, other in zip(result.frames, kit.probe(*options, runtime=runtime).frames):
            seen, device = frame["samples"][0], other["samples"][0]
            self.assertEqual((seen["head"], seen["views"], seen["poses"]["gaze"]),
                             (device["head"], device["views"], device["poses"]["gaze"]))
            self.assertNotEqual(seen["hands"], device["hands"])

    def test_no_hands_where_neither_recording_nor_runtime_has_them(self):
        # The loader offers what a layer's manifest lists, whatever the layer plays.
        recording = self.folder / "head.bin"
        kit.tool("channels", PINCH_DRAG, "--keep", "camera", "-o", recording)
        result = self.replay(recording, "--frames", 3, *SEEN, runtime=f"without={HANDS}")
        self.assertEqual(result.headers[0]["supportsHands"], 0)
        self.assertEqual([hand["active"] for hand in result.frames[-1]["samples"][0]["hands"]], [0, 0])


if __name__ == "__main__":
    unittest.main()
