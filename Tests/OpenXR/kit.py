# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Runs the probe, or any OpenXR program, with Khronos' loader over the null runtime, and checks that each layer is there.

The environment variable MRIA_OPENXR_BUILD names the build folder.
"""
import contextlib
import fcntl
import functools
import json
import os
import pathlib
import pty
import subprocess
import tempfile
import termios
import unittest

BUILD = pathlib.Path(os.environ["MRIA_OPENXR_BUILD"])
ROOT = pathlib.Path(__file__).resolve().parents[2]
SAMPLES = ROOT / "Content" / "Samples"
SHARED_RECORDINGS = ROOT.parent / "shared" / "recordings"
TOOL = BUILD / "Programs" / "mria" / "mria"
PROGRAMS = BUILD / "Tests" / "OpenXR"
DISTRIBUTION_LAYERS = pathlib.Path("/usr/share/openxr/1/api_layers/explicit.d")

LAYER = "XR_APILAYER_MRIA_input_animation"
VALIDATION = "XR_APILAYER_LUNARG_core_validation"
LOADED = {LAYER: "MRInputAnimation: OpenXR layer loaded", VALIDATION: "Core Validation output type: text"}

FOCUSED = 5
LOST = 7
SYNC_NOT_FOCUSED = 8

HANDS = "XR_EXT_hand_tracking"
GAZE = "XR_EXT_eye_gaze_interaction"
AIM = "XR_FB_hand_tracking_aim"
HAND_MSFT = "XR_MSFT_hand_interaction"
HAND_EXT = "XR_EXT_hand_interaction"
PALM = "XR_EXT_palm_pose"


class LayerMissing(Exception):
    """A layer that was enabled has not announced itself: the loader leaves out what it cannot open, and says nothing."""


class Run:
    """What a program printed, and what the layers said about it."""

    def __init__(self, process, log, findings):
        self.exit_code, self.output, self.errors = process.returncode, process.stdout, process.stderr
        self.log, self.findings = log, findings

    @functools.cached_property
    def lines(self):
        return [json.loads(line) for line in self.output.splitlines() if line.startswith("{")]

    @property
    def headers(self):
        return [line for line in self.lines if "extensions" in line]

    @property
    def frames(self):
        return [line for line in self.lines if "frame" in line]

    @property
    def events(self):
        return [event for frame in self.frames for event in frame["events"]]

    def focus_time(self, session=0):
        """When the session first got the input focus."""
        return [event["time"] for event in self.events if event.get("state") == FOCUSED and event["session"] == session][0]


def run(command, layers=(), runtime="", programs=PROGRAMS, manifests=None, typed=None, **environment):
    """Runs a program. `layers`: the first is nearest to it. `runtime`: settings of the null runtime. `typed`: what is typed
    on its terminal, if it is to have one. Raises LayerMissing."""
    with tempfile.TemporaryDirectory() as folder:
        log, findings = pathlib.Path(folder, "layer.log"), pathlib.Path(folder, "validation.txt")
        manifests = manifests or programs.parents[1] / "OpenXRLayer"
        variables = {name: value for name, value in os.environ.items() if not name.startswith(("XR_", "MRIA_OPENXR_"))}
        variables.update({
            "XR_RUNTIME_JSON": str(programs / "null_runtime.json"), "MRIA_NULL_RUNTIME": runtime,
            "XR_API_LAYER_PATH": f"{manifests}:{DISTRIBUTION_LAYERS}", "XR_ENABLE_API_LAYERS": ":".join(layers),
            "XR_CORE_VALIDATION_EXPORT_TYPE": "text", "XR_CORE_VALIDATION_FILE_NAME": str(findings),
            "MRIA_OPENXR_LOG": str(log)})
        variables.update({name: str(value) for name, value in environment.items()})
        with open_pipe() as pipe, open_terminal(typed) as set_terminal:  # hello_xr ends when its input does
            process = subprocess.run([str(part) for part in command], stdin=pipe, capture_output=True, text=True,
                                     env=variables, timeout=300, check=False, preexec_fn=set_terminal)
        read = lambda path: path.read_text() if path.exists() else ""
        result = Run(process, read(log), read(findings))
    for layer in layers:
        if LOADED[layer] not in result.errors + result.log:
            raise LayerMissing(f"{layer}\n{result.errors}{result.log}")
    return result


@contextlib.contextmanager
def open_pipe():
    """The reading end of a pipe that stays open and empty."""
    reading, writing = os.pipe()
    try:
        yield reading
    finally:
        os.close(reading)
        os.close(writing)


@contextlib.contextmanager
def open_terminal(typed):
    """Gives what a new process calls to get a terminal on which that was typed; None for none."""
    if typed is None:
        yield None
        return
    keyboard, terminal = pty.openpty()
    os.write(keyboard, typed)

    def set_terminal():
        os.setsid()
        fcntl.ioctl(terminal, termios.TIOCSCTTY, 0)
    try:
        yield set_terminal
    finally:
        os.close(keyboard)
        os.close(terminal)


def probe(*options, programs=PROGRAMS, **keywords):
    return run([programs / "mria_openxr_probe", *options], programs=programs, **keywords)


def tool(*arguments):
    """Standard output of mria."""
    command = [str(TOOL), *(str(argument) for argument in arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


class TestCase(unittest.TestCase):
    """Tests with a folder for their files."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def make_recording(self, *options, name="made.bin"):
        tool("synth", *options, "-q", "-o", self.folder / name)
        return self.folder / name

    def assert_good(self, result):
        """The program succeeded, and validation, where it was enabled, has nothing against it."""
        self.assertEqual(result.exit_code, 0, result.errors[-2000:] + result.log + result.findings[:2000])
        self.assertEqual(result.findings, "")

    @staticmethod
    def measured(text):
        """A line that the summary of all tests shows."""
        print(f"measured: {text}", flush=True)
