# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Actions under replay: every interaction profile, their values and edges, and every order of setting them up."""
import itertools
import json
import unittest

import kit
from expect import HAND_NAMES, Replay, compare
from kit import GAZE, HAND_EXT, HAND_MSFT, HANDS, LAYER, PALM, VALIDATION
from test_replay import BARE, PINCH_DRAG, SEEN, ReplayCase, step_of

PROFILES = {"simple": "khr/simple_controller", "touch": "oculus/touch_controller", "index": "valve/index_controller",
            "wmr": "microsoft/motion_controller", "hand_msft": "microsoft/hand_interaction",
            "hand_ext": "ext/hand_interaction_ext", "palm": "oculus/touch_controller"}
# Debian's validation layer 1.0.20 does not know these: they are run without it.
NOT_VALIDATED = ("hand_ext", "palm")
PROFILE_CHANGED = 52
STEPS = ("actions", "suggest", "session", "attach", "spaces", "hands")
BEFORE = [("actions", "suggest"), ("suggest", "attach"), ("session", "attach"), ("actions", "spaces"),
          ("session", "spaces"), ("session", "hands")]


def edges_of(recording, hand):
    """Of the pinch of a hand, as [time, value after it]."""
    events = json.loads(kit.tool("events", "--json", recording))["events"]
    return [(event["time"], event["event"] == "PinchStarted") for event in events
            if event["event"].startswith("Pinch") and event["hand"] == hand]


class Profiles(ReplayCase):
    def see(self, profiles, *options, runtime=f"{BARE};{step_of(31)}"):
        layers = (LAYER,) if set(profiles.split(",")) & set(NOT_VALIDATED) else (VALIDATION, LAYER)
        return self.replay(PINCH_DRAG, "--frames", 184, "--extensions", f"{HANDS},{GAZE},{HAND_MSFT},{HAND_EXT},{PALM}"
                           if layers == (LAYER,) else f"{HANDS},{GAZE},{HAND_MSFT}", "--profiles", profiles, *options,
                           layers=layers, runtime=runtime)

    def test_each(self):
        for profile, path in PROFILES.items():
            with self.subTest(profile=profile):
                result = self.see(f"{profile},gaze")
                self.assertEqual(result.frames[60]["profiles"], ["/interaction_profiles/" + path] * 2 + [
                    "/interaction_profiles/ext/eye_gaze_interaction"])
                self.assertIn(PROFILE_CHANGED, [event["type"] for event in result.events])
                self.assert_equal(compare(result, Replay(PINCH_DRAG)))
                self.check_values(result)

    def check_values(self, result):
        """Select, trigger and squeeze follow the pinch; edges come in the first sync after them, with their own time."""
        focus = result.focus_time()
        names = {key.partition("/")[0] for key, state in result.frames[60]["actions"].items() if state["active"]}
        for hand in HAND_NAMES:
            edges = edges_of(PINCH_DRAG, hand)
            self.assertEqual(len(edges), 2)
            for name in names & {"select", "trigger", "squeeze_click"}:
                states = [(frame["time"], frame["actions"][f"{name}/{hand}"]) for frame in result.frames]
                for time, state in states:
                    seconds = (time - focus) * 1e-9
                    pressed = edges[0][0] <= seconds < edges[1][0]
                    if min(abs(seconds - edge) for edge, _ in edges) > 1e-5:
                        self.assertEqual(state["value"], pressed, (name, hand, seconds))
                changes = [state["changeTime"] for _, state in states if state["changed"]]
                self.assertEqual(len(changes), 2, (name, hand))
                for change, (edge, _) in zip(changes, edges):
                    self.assertAlmostEqual((change - focus) * 1e-9, edge, delta=1e-6)

    def test_the_first_one_suggested_wins(self):
        for first, second in itertools.permutations(("simple", "touch", "hand_msft"), 2):
            with self.subTest(first=first, second=second):
                result = self.replay(PINCH_DRAG, "--frames", 3, "--extensions", f"{HANDS},{HAND_MSFT}", "--profiles",
                                     f"{first},{second}", runtime=BARE)
                self.assertEqual(result.frames[-1]["profiles"][:2], ["/interaction_profiles/" + PROFILES[first]] * 2)

    def test_controllers_of_the_runtime_are_replaced(self):
        result = self.see("index,simple,gaze", runtime=f"controllers=simple;{step_of(31)}")
        self.assertEqual(result.frames[60]["profiles"][:2], ["/interaction_profiles/" + PROFILES["index"]] * 2)
        self.assert_equal(compare(result, Replay(PINCH_DRAG)))
        self.check_values(result)


class Orders(ReplayCase):
    def test_order_of_setting_up_does_not_matter(self):
        orders = [order for order in itertools.permutations(STEPS)
                  if all(order.index(a) < order.index(b) for a, b in BEFORE)]
        self.assertEqual(len(orders), 33)
        seen = {}
        for order in orders:
            result = self.replay(PINCH_DRAG, "--frames", 8, *SEEN, "--order", ",".join(order), runtime=f"{BARE};{step_of(1)}")
            seen.setdefault(result.output, []).append(order)
        self.assertEqual(len(seen), 1, [orders[0] for orders in seen.values()])
        self.assert_equal(compare(result, Replay(PINCH_DRAG)), least=100)


if __name__ == "__main__":
    unittest.main()
