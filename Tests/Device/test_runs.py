# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""`mria device run-tests` from end to end, and every way in which it can go wrong."""

import json
import signal

from . import junit_schema
from .support import QUICK, ROOT, SAMPLE, DeviceTest


class GoodRuns(DeviceTest):
    def results(self, name):
        return (self.folder / "Results" / name).read_text()

    def test_pushes_runs_pulls_and_reports(self):
        portal = self.known_portal()
        portal.app.files["report.json"] = b'{"format": "mrinput-report", "version": 1, "runId": "old", "state": "done"}'
        run = self.run_tests(portal)
        self.assertEqual((run.code, run.err), (0, ""), run)
        self.assertRegex(run.out, r"(?s)LENS-1, Windows .*: MyApp 1.0.0.0\npushed 1 recording, [\d,]+ bytes\nstarted MyApp\n"
                                  r"  ok    Button.Presses .*  ok    Cube.Grabs .*  ok    Slider.Follows .*"
                                  r"pulled 8 files\n\S+: 3 passed; [\d.]+ s\n"
                                  r"results: Results[/\\]index.html, Results[/\\]junit.xml\n")
        self.assertEqual(list(junit_schema.problems(self.results("junit.xml"))), [])
        folder, = (path for path in (self.folder / "Results").iterdir() if path.is_dir())
        kinds = sorted(path.name.split("-")[-1] for path in folder.iterdir())
        self.assertEqual(kinds, ["grab.png"] * 3 + ["log.txt", "report.json"] + ["take.bin"] * 3)
        self.assertEqual(self.results("index.html").count("data:image/png;base64,"), 3)
        self.assertEqual(sorted(portal.app.files), [SAMPLE.name])  # nothing else is left on the device

    def test_keeps_files_on_the_device_if_asked(self):
        portal = self.known_portal()
        self.assertEqual(self.run_tests(portal, arguments=["--keep"]).code, 0)
        self.assertIn("run.json", portal.app.files)

    def test_asks_for_what_the_command_line_says(self):
        portal = self.known_portal()
        run = self.run_tests(portal, arguments=["--keep", "--test", "Slider*", "--shard", "1/1", "--test-limit", "30",
                                                "--snapshots", "write", "--no-takes", "--no-screenshots"])
        self.assertEqual(run.code, 0, run)
        order = json.loads(portal.app.files["run.json"])
        self.assertEqual({**order, "runId": ""}, {
            "format": "mrinput-run", "version": 1, "runId": "", "tests": ["Slider*"], "recordings": [SAMPLE.name],
            "shardIndex": 1, "shardCount": 1, "testLimit": 30, "heartbeatInterval": 1, "snapshots": "write",
            "takes": False, "screenshots": False, "quitWhenDone": True})
        self.assertIn(order["runId"] + "-Slider.Follows.snapshot.json", portal.app.files)
        page = (ROOT / "Resources/Docs/HoloLens.md").read_text()
        self.assertEqual([name for name in order if f"`{name}`" not in page], [])

    def test_two_devices_at_once_each_run_all(self):
        portals = [self.known_portal(), self.known_portal()]
        run = self.run_tests(*portals, arguments=["--json"])
        self.assertEqual((run.code, run.json["good"]), (0, True), run)
        self.assertEqual([len(device["tests"]) for device in run.json["devices"]], [3, 3])

    def test_shards_and_devices_divide_the_tests(self):
        portals = [self.known_portal(), self.known_portal()]
        names = []
        for shard in ("1/2", "2/2"):
            run = self.run_tests(*portals, arguments=["--json", "--split", "--shard", shard])
            names += [test["name"] for device in run.json["devices"] for test in device["tests"]]
        self.assertEqual(sorted(names), ["Button.Presses", "Cube.Grabs", "Slider.Follows"])

    def test_a_slow_line_that_breaks_is_no_reason_to_fail(self):
        portal = self.known_portal(is_slow=True, breaks=2)
        run = self.run_tests(portal)
        self.assertEqual(run.code, 0, run)
        self.assertIn("pulled 8 files\n", run.out)

    def test_files_that_cannot_be_pulled_are_named_and_stay_on_the_device(self):
        portal = self.known_portal(breaks=100)
        run = self.run_tests(portal)
        self.assertEqual(run.code, 3, run)
        self.assertRegex(run.out, r"pulled 1 file, not pulled: \S+-Button.Presses-grab.png, .*-log.txt\n\S+: 3 passed; ")
        self.assertEqual(len([name for name in portal.app.files if name.endswith("-take.bin")]), 3)
        self.assertIn("(not pulled)", self.results("index.html"))

    def test_installs_first_if_asked(self):
        portal = self.known_portal()
        (self.folder / "MyApp.appxbundle").write_bytes(b"x")
        run = self.run_tests(portal, arguments=["--install", "MyApp.appxbundle"])
        self.assertEqual((run.code, portal.app.starts), (3, 0))
        self.assertIn("VCLibs is missing", run.err)


class BadRuns(DeviceTest):
    def junit(self):
        text = (self.folder / "Results/junit.xml").read_text()
        self.assertEqual(list(junit_schema.problems(text)), [])
        return text

    def test_a_test_that_fails(self):
        run = self.run_tests(self.known_portal("failing"))
        self.assertEqual(run.code, 1, run)
        self.assertIn("  FAIL  Cube.Grabs                               2.0 s\n"
                      "          Cube.Location differs at 1.533 s & 1 more <value>\n", run.out)
        self.assertIn("2 passed, 1 failed", run.out)
        self.assertIn('<failure message="Cube.Location differs at 1.533 s &amp; 1 more &lt;value&gt;">1.533 s  Cube.Location: '
                      "expected X=10.0 Y=0.0 Z=95.0, found X=10.0 Y=0.0 Z=88.2 (right hand pinches)", self.junit())

    def test_an_app_that_crashes(self):
        portal = self.known_portal("crash")
        run = self.run_tests(portal)
        self.assertEqual(run.code, 1, run)
        self.assertIn("the app crashed in 'Cube.Grabs' at 1.250 s: its process is gone\n", run.out)
        self.assertIn("1 passed, 1 crashed", run.out)
        self.assertIn('<error message="the app crashed in', self.junit())
        self.assertNotIn("stopped the app", run.out)

    def test_an_app_that_crashes_at_start(self):
        run = self.run_tests(self.known_portal("crash-at-start"), arguments=["--start-limit", "3"])
        self.assertEqual(run.code, 1, run)
        self.assertIn("the app crashed before its first report: its process is gone\n", run.out)

    def test_an_app_that_hangs(self):
        portal = self.known_portal("hang")
        run = self.run_tests(portal, arguments=["--hang-limit", "1"])
        self.assertEqual(run.code, 1, run)
        self.assertRegex(run.out, r"the app hangs in 'Cube.Grabs' at 0.000 s: no heartbeat for \d+\.\d s\n")
        self.assertIn("stopped the app\n", run.out)
        self.assertTrue(portal.app.was_stopped)
        self.assertIn("1 passed, 1 hung", run.out)
        self.junit()

    def test_an_app_that_writes_no_report(self):
        for behaviour in ("silent", "stale"):
            with self.subTest(behaviour):
                portal = self.known_portal(behaviour)
                run = self.run_tests(portal, arguments=["--start-limit", "0.7"])
                self.assertEqual(run.code, 1, run)
                self.assertIn("the app wrote no report within 0.7 s: is MRInputAnimationFunctionalTesting in this build", run.out)
                self.assertTrue(portal.app.was_stopped)

    def test_a_run_that_takes_too_long(self):
        portal = self.known_portal("endless")
        run = self.run_tests(portal, arguments=["--time-limit", "1.5"])
        self.assertEqual(run.code, 1, run)
        self.assertIn("the run took longer than 1.5 s; it was in 'Cube.Grabs' at 0.500 s\n", run.out)
        self.assertTrue(portal.app.was_stopped)

    def test_no_test_of_that_name(self):
        run = self.run_tests(self.known_portal(), arguments=["--test", "Nothing"])
        self.assertEqual(run.code, 1, run)
        self.assertIn("no test ran", run.out)

    def test_a_device_that_disappears(self):
        lost, other = self.known_portal("endless"), self.known_portal()
        process = self.start("run-tests", "--device", lost.url, "--device", other.url, *QUICK, "--lost-limit", "0.5", "-o", "Results", SAMPLE)
        self.assertTrue(lost.watched.wait(60))
        lost.vanish()
        run = self.finish(process)
        self.assertEqual(run.code, 3, run)
        self.assertRegex(run.out, r"\S+ disappeared in '\S+' at [\d.]+ s: no answer for [\d.]+ s\n")
        self.assertIn("error: cannot connect to", run.err)
        self.assertIn(": 3 passed; ", run.out)  # the other one
        self.junit()

    def test_a_full_disk(self):
        portal = self.known_portal(disk_left=SAMPLE.stat().st_size + 10)
        run = self.run_tests(portal)
        self.assertEqual((run.code, portal.app.starts), (3, 0), run)
        self.assertIn("There is not enough space on the disk.\n  while pushing run.json (", run.err)
        self.assertIn("pushed before it: PressButton.bin\n", run.err)
        self.assertIn('<error message="the disk of', self.junit())

    def test_a_wrong_password(self):
        portal = self.known_portal()
        self.environment["MRIA_DEVICE_PASSWORD"] = "wrong"
        run = self.run_tests(portal)
        self.assertEqual(run.code, 3, run)
        self.assertIn("refuses the user name or password", run.err)

    def test_ctrl_c_stops_the_app_and_pulls(self):
        portal = self.known_portal("endless")
        process = self.start("run-tests", "--device", portal.url, *QUICK, "-o", "Results", SAMPLE)
        self.assertTrue(portal.watched.wait(60))
        process.send_signal(signal.SIGINT)
        run = self.finish(process)
        self.assertEqual(run.code, 3, run)
        self.assertRegex(run.out, r"(?s)stopped the app\npulled \d files?\n.*interrupted in '\w+.\w+' at ")
        self.assertTrue(portal.app.was_stopped)
        self.junit()

    def test_what_is_no_recording_never_reaches_a_device(self):
        portal = self.known_portal()
        (self.folder / "broken.bin").write_bytes(b"not a recording")
        run = self.mria("run-tests", "--device", portal.url, "broken.bin")
        self.assertEqual((run.code, portal.calls), (3, []), run)

    def test_misuse(self):
        portal = self.known_portal()
        for arguments in (["--shard", "3/2"], ["--shard", "x"], ["--fingerprint", "12"], ["--snapshots", "burn"],
                          ["--device", portal.url]):
            with self.subTest(arguments):
                self.assertEqual(self.mria("run-tests", "--device", portal.url, *arguments).code, 2)
        self.assertEqual(portal.calls, [])
