# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""What the probe should see: the recording as `mria sample` gives it at the probe's own times, seen from its base space."""
import json
import math
import struct

import kit
from poses import *  # pylint: disable=wildcard-import,unused-wildcard-import

# Joints of XrHandJointEXT by MRTK's names, palm first.
JOINTS = ["Palm", "Wrist", "ThumbMetacarpalJoint", "ThumbProximalJoint", "ThumbDistalJoint", "ThumbTip"] + [
    finger + bone for finger in ("Index", "Middle", "Ring", "Pinky")
    for bone in ("Metacarpal", "Knuckle", "MiddleJoint", "DistalJoint", "Tip")]
HAND_NAMES = ("left", "right")
TRACKED = 15
HALF_EYE_DISTANCE = 0.032

# Of the null runtime, before and after it recentres: local space in stage space.
LOCAL = [0.3, 1.5, -0.2, 0.0, 0.17364818, 0.0, 0.9848078]
MOVED_LOCAL = [-0.4, 1.5, 0.3, 0.0, -0.25881905, 0.0, 0.9659258]

POSITION_TOLERANCE = 1e-5  # metres
ROTATION_TOLERANCE = 1e-4  # radians; quaternions of floats resolve no less than 5e-5
LINEAR_TOLERANCE = 0.02  # metres per second; expected ones are differences over 2 ms
ANGULAR_TOLERANCE = 0.3  # radians per second, likewise


def sample(recording, seconds):
    """By time, what `mria sample` says."""
    times = sorted(set(seconds))
    out = []
    for start in range(0, len(times), 500):
        at = [repr(time) for time in times[start:start + 500]]
        found = json.loads(kit.tool("sample", recording, "--space", "openxr", "--json", "--at", *at))
        out += found if isinstance(found, list) else [found]
    return dict(zip(times, out))


def pose_of(value):
    return value["position"] + value["rotation"]


def grip_of(joints, hand):
    """As Mria/HandPoses.h says it: x is normal to the palm, -z runs from the little finger's knuckle to the index's."""
    palm = pose_of(joints["Palm"])
    x = rotate(palm[3:], [0, -1, 0] if hand == 0 else [0, 1, 0])
    along = minus(joints["IndexKnuckle"]["position"], joints["PinkyKnuckle"]["position"])
    z = scaled(normalized(minus(along, scaled(x, dot(along, x)))), -1.0)
    return palm[:3] + from_axes(x, cross(z, x), z)


def aim_of(joints):
    """From the wrist through the index finger's knuckle, the back of the hand up."""
    knuckle = joints["IndexKnuckle"]["position"]
    return looking(knuckle, minus(knuckle, joints["Wrist"]["position"]), rotate(joints["Palm"]["rotation"], [0, 1, 0]))


def pinch_of(joints):
    tips = plus(joints["ThumbTip"]["position"], joints["IndexTip"]["position"])
    return scaled(tips, 0.5) + aim_of(joints)[3:]


POSES = {"grip": grip_of, "palm": grip_of, "aim": lambda joints, hand: aim_of(joints),
         "pinch": lambda joints, hand: pinch_of(joints), "poke": lambda joints, hand: pose_of(joints["IndexTip"])}


class Differences:
    """The largest difference of each kind, and how many values were compared."""

    def __init__(self):
        self.largest = {"position": 0.0, "rotation": 0.0, "linear": 0.0, "angular": 0.0}
        self.count = 0
        self.faults = []

    def add(self, kind, value, tolerance, where):
        self.largest[kind] = max(self.largest[kind], value)
        self.count += 1
        if not value <= tolerance:
            self.faults.append(f"{where}: {kind} differs by {value:.3g}")

    def pose(self, seen, expected, where):
        self.add("position", distance(seen, expected), POSITION_TOLERANCE, where)
        self.add("rotation", angle(seen, expected), ROTATION_TOLERANCE, where)

    def equal(self, seen, expected, where):
        self.count += 1
        if seen != expected:
            self.faults.append(f"{where}: {seen} instead of {expected}")

    def __str__(self):
        units = {"position": "m", "rotation": "rad", "linear": "m/s", "angular": "rad/s"}
        return ", ".join(f"{value:.2e} {units[kind]}" for kind, value in self.largest.items() if value) + (
            f" in {self.count} comparisons")


class Replay:
    """A recording as it should appear. `length` is that of the recording from its first to its last key."""

    def __init__(self, recording, rate=1.0, loop="once", delay=0.0):
        self.recording, self.rate, self.loop, self.delay = recording, rate, loop, delay
        info = json.loads(kit.tool("info", "--json", recording))
        self.start, end = (struct.unpack("<f", struct.pack("<f", info[key]))[0] for key in ("startTime", "endTime"))
        self.length = end - self.start

    def seconds(self, time, focus):
        """The recording's own time, or None while it does not play."""
        offset = ((time - focus) * 1e-9 - self.delay) * self.rate
        if offset < 0 or (self.loop == "once" and offset > self.length):
            return None
        if self.loop == "loop":
            offset %= self.length
        return rounded_down(self.start + min(offset, self.length))


def rounded_down(seconds):
    """To a float, as the layer does before it samples: an edge is never seen before it is reported."""
    nearest, bits = struct.pack("<f", seconds), struct.unpack("<i", struct.pack("<f", seconds))[0]
    value = struct.unpack("<f", nearest)[0]
    return value if value <= seconds or value <= 0.0 else struct.unpack("<f", struct.pack("<i", bits - 1))[0]


def base_at(base, time, head, recentred):
    if base == "stage":
        return IDENTITY
    return head if base == "view" else MOVED_LOCAL if recentred and time >= recentred else LOCAL


def compare(result, replay, base="stage", session=0, recentred=None, origin=None):
    """All that the probe printed with what it should have seen. `origin`: where the recording's world is in the stage."""
    out = Differences()
    frames = [frame for frame in result.frames if frame["session"] == session and "samples" in frame]
    focus = result.focus_time(session)
    seconds = {seen["time"]: replay.seconds(seen["time"], focus) for frame in frames for seen in frame["samples"]}
    sampled = sample(replay.recording, [second for second in seconds.values() if second is not None])
    bound = {key for frame in frames for key, state in frame["actions"].items() if state["active"]}
    for frame in frames:
        for seen in frame["samples"]:
            if seconds[seen["time"]] is None:
                continue
            expected = sampled[seconds[seen["time"]]]
            where = f"frame {frame['frame']}, recording at {seconds[seen['time']]:.4f} s"
            head = compose(origin or IDENTITY, pose_of(expected["camera"]))
            back = inverse(base_at(base, seen["time"], head, recentred))
            world = compose(back, origin or IDENTITY)
            compare_head(out, seen, compose(back, head), where)
            compare_hands(out, seen, expected, world, where)
            compare_poses(out, seen, expected, world, where, bound)
    return out


def compare_velocities(result, replay, session=0):
    """Of head and joints, with differences over 2 ms, where no key lies between: a curve bends at its keys."""
    out = Differences()
    frames = [frame for frame in result.frames if frame["session"] == session and "samples" in frame]
    focus = result.focus_time(session)
    seconds = {frame["time"]: replay.seconds(frame["time"], focus) for frame in frames}
    around = {time: (second - 0.001, second, second + 0.001) for time, second in seconds.items() if second is not None}
    sampled = sample(replay.recording, [second for three in around.values() for second in three])
    for frame in frames:
        if frame["time"] not in around:
            continue
        before, now, after = (sampled[second] for second in around[frame["time"]])
        seen = frame["samples"][0]
        places = [("head", seen["head"], lambda value: value["camera"])]
        for name, hand in zip(HAND_NAMES, seen["hands"]):
            if all(value[name]["tracked"] for value in (before, now, after)):
                places += [(f"{name} {joint}", located, lambda value, n=name, j=joint: value[n]["joints"][j])
                           for joint, located in zip(JOINTS, hand["joints"])]
        for where, located, get in places:
            compare_velocity(out, located, [pose_of(get(value)) for value in (before, now, after)],
                             f"frame {frame['frame']}, {where}")
    return out


def compare_velocity(out, located, three, where):
    before, now, after = three
    step = 0.001
    first, second = (scaled(minus(b[:3], a[:3]), 1 / step) for a, b in ((before, now), (now, after)))
    if math.dist(first, second) < LINEAR_TOLERANCE / 2:
        out.add("linear", math.dist(located["linear"], scaled(plus(first, second), 0.5)), LINEAR_TOLERANCE, where)
    first, second = (turn_between(a, b, step) for a, b in ((before, now), (now, after)))
    if math.dist(first, second) < ANGULAR_TOLERANCE / 2:
        out.add("angular", math.dist(located["angular"], scaled(plus(first, second), 0.5)), ANGULAR_TOLERANCE, where)


def turn_between(a, b, step):
    turn = multiply(b[3:], conjugate(a[3:]))
    return scaled(turn[:3], math.copysign(2.0 / step, turn[3]))


def compare_head(out, seen, head, where):
    out.equal(seen["head"]["flags"], TRACKED, where + ", head's flags")
    out.equal(seen["viewFlags"], TRACKED, where + ", views' flags")
    out.pose(seen["head"]["pose"], head, where + ", head")
    for eye, offset in enumerate((-HALF_EYE_DISTANCE, HALF_EYE_DISTANCE)):
        out.pose(seen["views"][eye], compose(head, [offset] + IDENTITY[1:]), f"{where}, view {eye}")


def compare_hands(out, seen, expected, world, where):
    for name, hand in zip(HAND_NAMES, seen["hands"]):
        joints = expected[name]["joints"]
        out.equal(bool(hand["active"]), expected[name]["tracked"], f"{where}, {name} hand")
        if not expected[name]["tracked"]:
            out.equal([joint["flags"] for joint in hand["joints"]], [0] * len(JOINTS), f"{where}, {name} joints")
            continue
        for joint, located in zip(JOINTS, hand["joints"]):
            out.equal(located["flags"], TRACKED if joint in joints else 0, f"{where}, {name} {joint}'s flags")
            if joint in joints:
                out.pose(located["pose"], compose(world, pose_of(joints[joint])), f"{where}, {name} {joint}")
                out.equal(0.0 < located["radius"] < 0.03, True, f"{where}, {name} {joint}'s radius")
        if "aim" in hand:
            out.pose(hand["aim"]["pose"], compose(world, aim_of(joints)), f"{where}, {name} aim state")
            out.equal(hand["aim"]["pinch"], float(expected[name]["pinch"]), f"{where}, {name} pinch strength")


def compare_poses(out, seen, expected, world, where, bound):
    for key, located in seen["poses"].items():
        name, _, hand = key.partition("/")
        if key not in bound:
            out.equal(located["flags"], 0, f"{where}, unbound {key}")
        elif key == "gaze":
            ray = expected["gaze"]
            forward = rotate(world[3:], ray["direction"])
            out.equal(located["flags"], TRACKED, f"{where}, gaze's flags")
            out.equal(located["sampleTime"], seen["time"], f"{where}, gaze's sample time")
            out.add("position", distance(located["pose"], compose(world, ray["origin"] + IDENTITY[3:])), POSITION_TOLERANCE,
                    f"{where}, gaze")
            out.add("rotation", math.dist(rotate(located["pose"][3:], [0, 0, -1]), forward), ROTATION_TOLERANCE,
                    f"{where}, gaze")
        else:
            out.equal(located["flags"], TRACKED if expected[hand]["tracked"] else 0, f"{where}, {key}'s flags")
            if expected[hand]["tracked"]:
                pose = POSES[name](expected[hand]["joints"], HAND_NAMES.index(hand))
                out.pose(located["pose"], compose(world, pose), f"{where}, {key}")
