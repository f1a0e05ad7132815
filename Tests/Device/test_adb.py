# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""The second transport, against a stand-in for the adb server."""

from . import stand_in_adb, stand_in_app
from .support import QUICK, SAMPLE, DeviceTest


class Adb(DeviceTest):
    def server(self, behaviour="good"):
        server = stand_in_adb.AdbServer(stand_in_app.App(behaviour))
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        self.addCleanup(server.app.stop)
        self.environment["ANDROID_ADB_SERVER_PORT"] = str(server.port)
        self.addCleanup(lambda: self.assertEqual(server.complaints, []))
        return server

    def test_list(self):
        server = self.server()
        self.assertEqual(self.mria("list").out, f"  adb:{server.serial}  device\n")
        self.assertEqual(self.mria("list", "--device", "adb").out, "Quest 3, Android 14\n  com.example.myapp              \n")

    def test_another_serial_number(self):
        self.server()
        run = self.mria("list", "--device", "adb:other")
        self.assertEqual(run.code, 3)
        self.assertIn("error: adb does not see adb-other\n  device 'other' not found\n", run.err)

    def test_without_a_server(self):
        run = self.mria("list", "--device", "adb", ANDROID_ADB_SERVER_PORT="9")
        self.assertEqual(run.code, 3)
        self.assertEqual(run.err, "error: no adb server answers on this machine\n  port 9\n  hint: start it: adb start-server\n")

    def test_push_and_pull_give_the_same_bytes(self):
        server = self.server()
        self.assertEqual(self.mria("push", "--device", "adb", SAMPLE).code, 0)
        server.breaks = 2
        self.assertEqual(self.mria("pull", "--device", "adb", "Press*", "-o", "Here").code, 0)
        self.assertEqual((self.folder / "Here/PressButton.bin").read_bytes(), SAMPLE.read_bytes())
        server.breaks = 5
        run = self.mria("pull", "--device", "adb", "Press*")
        self.assertEqual(run.code, 3)
        self.assertIn("error: the connection to adb broke\n  pulled before it: nothing\n", run.err)

    def test_a_full_disk(self):
        self.server().is_full = True
        run = self.mria("push", "--device", "adb", SAMPLE)
        self.assertEqual(run.code, 3)
        self.assertIn("error: the disk of adb is full\n  write failed: No space left on device\n", run.err)

    def test_install(self):
        server = self.server()
        (self.folder / "good.apk").write_bytes(b"PK" + b"x" * 200000)
        (self.folder / "bad.apk").write_bytes(b"no")
        self.assertEqual(self.mria("install", "--device", "adb", "good.apk").out, "installed good.apk\n")
        self.assertEqual(server.others, {})
        run = self.mria("install", "--device", "adb", "bad.apk")
        self.assertEqual(run.code, 3)
        self.assertIn("did not install the package\n  Failure [INVALID_APK]\n", run.err)

    def test_run_tests(self):
        server = self.server("failing")
        run = self.mria("run-tests", "--device", "adb", "--app", "com.example", *QUICK, "-o", "Results", SAMPLE)
        self.assertEqual(run.code, 1, run)
        self.assertIn("2 passed, 1 failed", run.out)
        self.assertIn("LogMRInputTests: started", (self.folder / "Results/adb/system-log.txt").read_text())
        self.assertEqual(sorted(server.app.files), [SAMPLE.name])

    def test_a_crash_and_a_hang(self):
        for behaviour, text in (("crash", "the app crashed in"), ("hang", "the app hangs in")):
            with self.subTest(behaviour):
                self.server(behaviour)
                run = self.mria("run-tests", "--device", "adb", *QUICK, "--hang-limit", "1", "-o", "Results", SAMPLE)
                self.assertEqual(run.code, 1, run)
                self.assertIn(text, run.out)
