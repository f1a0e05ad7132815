# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Builds a small level with functional tests of the sample recordings: a button, a slider and a grabbable cube.

In the editor's Python console:

    import mrinput_test_level
    mrinput_test_level.build("/Game/MRInputTests")

On a build machine:

    UnrealEditor-Cmd <project> -run=pythonscript -script="mrinput_test_level.py /Game/MRInputTests"

Then run Project.Functional Tests.MRInputTests in the Session Frontend, or package the level and use
`mria device run-tests`. A second call replaces the level.
"""

import os
import sys

import unreal

LEVEL = "MRInputTestLevel"
CUBE = "/Engine/BasicShapes/Cube.Cube"
INDEX_TIP = 10  # the place of EHandKeypoint::IndexTip in a frame's keypoints

# Test, recording, kind of prop, the hand that touches it, and the marker at which it does.
TESTS = [
    ("PressButton", "PressButton", "BUTTON", "right_hand", "press"),
    ("DragSlider", "PinchDrag", "SLIDER", "right_hand", "grab"),
    ("GrabCube", "BezierReach", "GRABBABLE", "right_hand", "grab"),
]
APART = 500.0  # centimetres between two tests


def samples_folder():
    """The plugin's own: this file is in Content/Python."""
    return os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "Samples")


def import_recording(name, folder):
    task = unreal.AssetImportTask()
    task.set_editor_property("filename", os.path.join(samples_folder(), name + ".bin"))
    task.set_editor_property("destination_path", folder)
    task.set_editor_property("automated", True)
    task.set_editor_property("replace_existing", True)
    task.set_editor_property("save", True)
    unreal.AssetToolsHelpers.get_asset_tools().import_asset_tasks([task])
    paths = task.get_editor_property("imported_object_paths")
    if not paths:
        raise RuntimeError(f"{name}.bin was not imported: see the log")
    return unreal.load_asset(paths[0])


def tip_at(recording, marker, hand):
    """Where the index finger is at a marker, from the recording's origin."""
    times = [one.get_editor_property("time") for one in recording.get_markers()
             if one.get_editor_property("name") == marker]
    if not times:
        raise RuntimeError(f"{recording.get_name()} has no marker {marker}")
    frame = recording.sample_at(times[0])
    return frame.get_editor_property(hand).get_editor_property("keypoints")[INDEX_TIP].translation


def spawn(actor_class, location, label):
    actors = unreal.get_editor_subsystem(unreal.EditorActorSubsystem)
    actor = actors.spawn_actor_from_class(actor_class, location)
    actor.set_actor_label(label)
    return actor


def add_prop(kind, location, label):
    prop = spawn(unreal.MRInputTestProp, location, label)
    prop.set_editor_property("kind", getattr(unreal.MRInputTestPropKind, kind))
    prop.get_editor_property("mesh").set_static_mesh(unreal.load_asset(CUBE))
    prop.set_actor_scale3d(unreal.Vector(0.05, 0.05, 0.05))
    return prop


def add_test(name, recording, prop, marker, location):
    test = spawn(unreal.MRInputFunctionalTest, location, name)
    test.set_editor_property("test_name", LEVEL + "." + name)
    test.set_editor_property("recording", recording)
    test.set_editor_property("place_at_actor", True)
    reached = unreal.MRInputExpectedEvent()
    reached.set_editor_property("kind", unreal.MRInputExpectedKind.MARKER_REACHED)
    reached.set_editor_property("name", marker)
    test.set_editor_property("expected_events", [reached])
    watched = unreal.MRInputWatchedActor()
    watched.set_editor_property("actor", prop)
    watched.set_editor_property("variables", ["bIsTouched", "TouchCount", "SliderValue"])
    test.set_editor_property("watched_actors", [watched])
    return test


def build(folder):
    """Returns the level's path."""
    path = f"{folder}/{LEVEL}"
    recordings = {name: import_recording(name, folder + "/Recordings") for name in sorted({row[1] for row in TESTS})}
    levels = unreal.get_editor_subsystem(unreal.LevelEditorSubsystem)
    assets = unreal.get_editor_subsystem(unreal.EditorAssetSubsystem)
    if assets.does_asset_exist(path):
        assets.delete_asset(path)
    if not levels.new_level(path):
        raise RuntimeError(f"{path} cannot be created")
    for index, (name, recording, kind, hand, marker) in enumerate(TESTS):
        origin = unreal.Vector(0.0, APART * index, 0.0)
        prop = add_prop(kind, origin + tip_at(recordings[recording], marker, hand), name + "Prop")
        add_test(name, recordings[recording], prop, marker, origin)
    if not levels.save_current_level():
        raise RuntimeError(f"{path} cannot be saved")
    unreal.log(f"MR Input test level: {path}, {len(TESTS)} tests")
    return path


if __name__ == "__main__":
    build(sys.argv[1] if len(sys.argv) > 1 else "/Game/MRInputTests")
