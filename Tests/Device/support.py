# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""How the tests run the tool, and what they share."""

import json
import os
import pathlib
import shlex
import subprocess
import tempfile
import unittest

from . import stand_in_app, stand_in_portal

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = os.path.abspath(os.environ.get("MRIA_TOOL_PATH", ROOT / "Source/Build/strict/Programs/mria/mria"))
IS_WINDOWS = TOOL.endswith(".exe")
COMMAND = [*shlex.split(os.environ.get("MRIA_TOOL_RUNNER", "")), TOOL]  # such as wine, or qemu-aarch64-static -L FOLDER
SAMPLE = ROOT / "Content/Samples/PressButton.bin"
QUICK = ["--poll", "0.02"]


class Run:
    def __init__(self, code, out, err):
        self.code, self.out, self.err = code, out, err

    @property
    def json(self):
        return json.loads(self.out)

    def __str__(self):
        return f"exit code {self.code}\n{self.out}{self.err}"


def not_on_windows(reason):
    return unittest.skipIf(IS_WINDOWS, reason)


class DeviceTest(unittest.TestCase):
    """A folder of its own, which is also the user's configuration folder."""

    @classmethod
    def setUpClass(cls):
        cls.shared = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.shared.cleanup)
        cls.certificate = stand_in_portal.Certificate(cls.shared.name, "lens")

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.environment = {**os.environ, "XDG_CONFIG_HOME": str(self.folder / "config"), "LC_ALL": "C",
                            "MRIA_DEVICE_USER": stand_in_portal.USER, "MRIA_DEVICE_PASSWORD": stand_in_portal.PASSWORD}

    def portal(self, behaviour="good", certificate=None, **state):
        portal = stand_in_portal.Portal(stand_in_app.App(behaviour), certificate or self.certificate)
        for name, value in state.items():
            setattr(portal, name, value)
        self.addCleanup(portal.server_close)
        self.addCleanup(portal.shutdown)
        self.addCleanup(portal.app.stop)
        return portal

    def known_portal(self, behaviour="good", **state):
        portal = self.portal(behaviour, **state)
        self.trust(portal)
        return portal

    def trust(self, portal):
        file = self.folder / "config/mria/known-devices"
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("a") as lines:
            lines.write(f"{portal.url} {portal.certificate.fingerprint}\n")

    def start(self, *arguments, **environment):
        return subprocess.Popen([*COMMAND, "device", *map(str, arguments)], cwd=self.folder, stdin=subprocess.DEVNULL,
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                env={**self.environment, **environment})

    def finish(self, process):
        out, err = process.communicate(timeout=60)
        for text in (out, err):
            self.assertNotIn(stand_in_portal.PASSWORD, text)
        return Run(process.returncode, out, err)

    def mria(self, *arguments, **environment):
        return self.finish(self.start(*arguments, **environment))

    def assert_nothing_sent(self, portal):
        # WinHTTP shows a certificate only with a request, which has no credentials.
        looks = [call for call in portal.calls if IS_WINDOWS and call[:2] == ("HEAD", "/")]
        self.assertEqual(portal.calls, looks)
        self.assertFalse(portal.has_seen_credentials)

    def run_tests(self, *portals, arguments=()):
        devices = [word for portal in portals for word in ("--device", portal.url)]
        run = self.mria("run-tests", *devices, *QUICK, *arguments, "-o", "Results", SAMPLE)
        for portal in portals:
            self.assertEqual(portal.complaints, [])
        return run
