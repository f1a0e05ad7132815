# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""The level that the script builds, on a stand-in for the editor that knows the properties in the plugin's headers."""
import importlib
import pathlib
import sys
import types
import unittest

import unreal_stand_in
from unreal_stand_in import Thing, enum_of, properties_of

ROOT = unreal_stand_in.ROOT
MODULE = ROOT / "Source/MRInputAnimationFunctionalTesting/Public"
MARKERS = {"PressButton": ["hover", "press"], "PinchDrag": ["grab", "drop"], "BezierReach": ["grab", "drop"]}


class Vector:
    def __init__(self, x, y, z):
        self.xyz = (x, y, z)

    def __add__(self, other):
        return Vector(*(a + b for a, b in zip(self.xyz, other.xyz)))


class Actor(Thing):
    def __init__(self, kind, location):
        mesh = types.SimpleNamespace(set_static_mesh=lambda mesh: None)
        super().__init__(kind, properties_of(kind, MODULE), mesh=mesh)
        self.location = location

    def set_actor_label(self, label):
        self.label = label

    def set_actor_scale3d(self, scale):
        self.scale = scale


class Recording:
    def __init__(self, name):
        self.name = name

    def get_name(self):
        return self.name

    def get_markers(self):
        return [Thing("marker", {"time", "name"}, time=float(index), name=name)
                for index, name in enumerate(MARKERS[self.name])]

    def sample_at(self, time):
        tips = [types.SimpleNamespace(translation=Vector(time, 0.0, float(index))) for index in range(26)]
        hand = Thing("hand", {"keypoints"}, keypoints=tips)
        return Thing("frame", {"left_hand", "right_hand"}, right_hand=hand)


class LevelTest(unittest.TestCase):
    def setUp(self):
        self.unreal = sys.modules["unreal"] = unreal_stand_in.make()
        self.actors, self.calls = [], []
        self.unreal.Vector = Vector
        for name in ("MRInputExpectedKind", "MRInputTestPropKind"):
            setattr(self.unreal, name, enum_of(name, MODULE))
        for name in ("MRInputExpectedEvent", "MRInputWatchedActor"):
            setattr(self.unreal, name, lambda name=name: Thing(name, properties_of(name, MODULE)))
        self.unreal.MRInputTestProp, self.unreal.MRInputFunctionalTest = "MRInputTestProp", "MRInputFunctionalTest"
        self.unreal.load_asset = lambda path: Recording(path.split(".")[-1]) if "Recordings" in path else path
        tasks = types.SimpleNamespace(import_asset_tasks=self.import_tasks)
        self.unreal.AssetToolsHelpers = types.SimpleNamespace(get_asset_tools=lambda: tasks)
        self.unreal.EditorActorSubsystem = types.SimpleNamespace(spawn_actor_from_class=self.spawn)
        self.unreal.EditorAssetSubsystem = types.SimpleNamespace(
            does_asset_exist=lambda path: True, delete_asset=lambda path: self.calls.append("delete " + path))
        self.unreal.LevelEditorSubsystem = types.SimpleNamespace(
            new_level=lambda path: self.calls.append("new " + path) or True,
            save_current_level=lambda: self.calls.append("save") or True)
        sys.path.insert(0, str(ROOT / "Content/Python"))
        self.addCleanup(sys.path.remove, str(ROOT / "Content/Python"))
        sys.modules.pop("mrinput_test_level", None)
        self.script = importlib.import_module("mrinput_test_level")

    def spawn(self, kind, location):
        self.actors.append(Actor(kind, location))
        return self.actors[-1]

    def import_tasks(self, tasks):
        for task in tasks:
            path = pathlib.Path(task.values["filename"])
            if path.is_file():
                task.values["imported_object_paths"] = [f"{task.values['destination_path']}/{path.stem}.{path.stem}"]

    def test_it_has_a_prop_and_a_test_for_each_sample(self):
        self.assertEqual(self.script.build("/Game/T"), "/Game/T/MRInputTestLevel")
        self.assertEqual(self.calls, ["delete /Game/T/MRInputTestLevel", "new /Game/T/MRInputTestLevel", "save"])
        props, tests = self.actors[::2], self.actors[1::2]
        self.assertEqual([prop.values["kind"] for prop in props], ["BUTTON", "SLIDER", "GRABBABLE"])
        self.assertEqual([test.values["recording"].name for test in tests], ["PressButton", "PinchDrag", "BezierReach"])
        self.assertEqual([test.values["test_name"] for test in tests],
                         [f"MRInputTestLevel.{name}" for name in ("PressButton", "DragSlider", "GrabCube")])
        for prop, test in zip(props, tests):
            self.assertIs(test.values["watched_actors"][0].values["actor"], prop)
            self.assertTrue(test.values["place_at_actor"])

    def test_props_are_where_the_finger_is_at_the_marker(self):
        self.script.build("/Game/T")
        self.assertEqual([prop.location.xyz for prop in self.actors[::2]],
                         [(1.0, 0.0, 10.0), (0.0, 500.0, 10.0), (0.0, 1000.0, 10.0)])

    def test_watched_variables_are_those_of_a_prop(self):
        self.script.build("/Game/T")
        for variable in self.actors[1].values["watched_actors"][0].values["variables"]:
            self.assertIn(unreal_stand_in.snake(variable), self.actors[0].allowed)

    def test_a_sample_that_is_missing_is_named(self):
        self.script.TESTS = [("Wave", "Wave", "BUTTON", "right_hand", "press")]
        with self.assertRaisesRegex(RuntimeError, "Wave.bin was not imported"):
            self.script.build("/Game/T")

    def test_a_marker_that_is_missing_is_named(self):
        self.script.TESTS = [("Press", "PressButton", "BUTTON", "right_hand", "wave")]
        with self.assertRaisesRegex(RuntimeError, "PressButton has no marker wave"):
            self.script.build("/Game/T")
