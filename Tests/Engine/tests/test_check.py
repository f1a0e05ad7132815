# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""check.sh from end to end, on a folder that stands in for an engine and a program that stands in for docker."""

import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as xml

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[2]
HOST = ROOT / "Source/Build/unreal-5.8-Editor/unreal_host"
SOURCE = "Private/Text.cpp"
DENIED = "Error response from daemon: Head \"https://ghcr.io/v2/epicgames/unreal-engine\": denied"
FOLDER = tempfile.TemporaryDirectory()
PLUGIN = pathlib.Path(FOLDER.name) / "Plugin"
PROGRAMS = {"Build/BatchFiles/RunUAT": "uat", "Build/BatchFiles/{}Build": "build", "Binaries/{}UnrealEditor-Cmd": "editor"}


def setUpModule():
    """A plugin of few files: the core, the scripts, and what is tested here."""
    unittest.addModuleCleanup(FOLDER.cleanup)
    for name in ("Content/Python", "Source/MRInputAnimationCore", "Tests/Engine"):
        shutil.copytree(ROOT / name, PLUGIN / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "MRInputAnimation.uplugin", PLUGIN)


def write_program(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/usr/bin/env bash\n{text}\n")
    path.chmod(0o755)


class CheckTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(dir=FOLDER.name)
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.out = self.folder / "Out"
        self.orders = {"calls": str(self.folder / "calls"), "source": SOURCE, "container": str(self.folder / "Container"),
                       "home": str(self.folder)}
        self.engine = self.folder / "UnrealEngine"
        self.make_engine()
        self.make_program("id", "echo 1000")
        self.make_program("docker", self.stand_in("docker"))

    def stand_in(self, role):
        return f'exec "{sys.executable}" "{HERE / "stand_in.py"}" {role} "$@"'

    def make_program(self, name, text):
        write_program(self.folder / "Path" / name, text)

    def make_engine(self, folder="Linux/", scripts=".sh", programs=""):
        version = {"MajorVersion": 5, "MinorVersion": 5, "PatchVersion": 4, "Changelist": 1}
        for name, role in PROGRAMS.items():
            extension = programs if role == "editor" else scripts
            is_flat = scripts == ".bat" and role == "build"
            write_program(self.engine / "Engine" / (name.format("" if is_flat else folder) + extension), self.stand_in(role))
        (self.engine / "Engine/Build/Build.version").write_text(json.dumps(version, indent="\t"))
        (self.engine / "Engine/Build/InstalledBuild.txt").write_text("")

    def check(self, *options):
        environment = {**os.environ, "STAND_IN": json.dumps(self.orders), "TMPDIR": str(self.folder),
                       "PATH": f"{self.folder / 'Path'}:{os.environ['PATH']}"}
        options = options or ("--engine", self.engine)
        # Jobs in the background ignore interrupts, and a script could not change that.
        return subprocess.run([str(PLUGIN / "Tests/Engine/check.sh"), *map(str, options), "--out", str(self.out)],
                              capture_output=True, text=True, env=environment, start_new_session=True, timeout=300,
                              preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))

    def expect(self, code, *says, options=()):
        """Runs it; its text must have each of these. The report, if there is one."""
        result = self.check(*options)
        text = result.stdout + result.stderr
        self.assertEqual(result.returncode, code, text)
        for said in says:
            self.assertIn(said, text)
        self.assertEqual(list(self.folder.glob("mria.*")), [], "the build folder is left behind")
        report = self.out / "report.json"
        return json.loads(report.read_text()) if report.exists() else None

    def calls(self, role):
        lines = pathlib.Path(self.orders["calls"]).read_text().splitlines()
        return [call[1:] for call in map(json.loads, lines) if call[0] == role]


class Passing(CheckTest):
    def test_everything_passes(self):
        self.orders["compile"] = True
        report = self.expect(0, "3 passed, in", "settled: 1 of 1", "Everything passed.", f"Results: {self.out}")
        self.assertTrue(report["passed"])
        self.assertEqual([build["name"] for build in report["builds"]], ["strict", "plain", "project"])
        self.assertEqual(report["builds"][0]["modules"], ["MRInputAnimationCore"])
        self.assertEqual(report["assumptions"], [{"row": "feature-order", "answer": "settled", "errors": []}])
        self.assertEqual((self.out / "summary.txt").read_text().splitlines()[0],
                         f"MRInputAnimation {report['plugin']} in Unreal Engine 5.5.4, Linux")
        self.assertEqual([suite.get("failures") for suite in xml.parse(self.out / "junit.xml").getroot()], ["0", "0", "0"])
        self.assertEqual(report["functional"]["counts"]["passed"], 1)
        self.assertIn("-ExecCmds=Automation RunTests MRInputTestLevel;Quit", self.calls("editor")[2])

    def test_strict_build_comes_first_and_the_other_is_as_users_build(self):
        self.check()
        strict, plain = self.calls("uat")
        self.assertIn("-StrictIncludes", strict)
        self.assertNotIn("-StrictIncludes", plain)
        self.assertIn("-TargetPlatforms=Linux", plain)
        self.assertIn("-Rocket", plain)

    def test_source_engine_is_not_called_an_installed_one(self):
        (self.engine / "Engine/Build/InstalledBuild.txt").unlink()
        self.expect(0)
        self.assertNotIn("-Rocket", self.calls("uat")[0])

    def test_results_of_an_earlier_run_are_gone(self):
        self.expect(0)
        self.orders["tests"] = "crash"
        self.assertFalse(self.expect(1)["passed"])
        self.assertFalse((self.out / "Automation/index.json").exists())

    def test_filter_reaches_the_editor(self):
        self.check("--engine", self.engine, "--filter", "MRInputAnimation.Playback")
        self.assertIn("-ExecCmds=Automation RunTests MRInputAnimation.Playback;Quit", self.calls("editor")[0])

    def test_build_folder_is_kept_on_demand(self):
        result = self.check("--engine", self.engine, "--keep")
        kept = pathlib.Path(result.stdout.splitlines()[-1].split("kept: ")[1])
        self.assertTrue((kept / "Host/Plugins/MRInputAnimation/MRInputAnimation.uplugin").is_file())

    @unittest.skipUnless(HOST.exists(), "the Unreal host is not built: run the stage unreal first")
    def test_tests_run_on_the_unreal_host(self):
        self.orders.update(tests="host", host=str(HOST))
        report = self.expect(0, options=("--engine", self.engine, "--filter", "MRInputAnimation.Unit.Playback"))
        self.assertGreater(report["tests"]["counts"]["passed"], 3)

    def test_windows_gets_quotes_where_the_engine_looks_for_them(self):
        shutil.rmtree(self.engine)
        self.make_engine("Win64/", ".bat", ".exe")
        self.make_program("uname", "echo MINGW64_NT-10.0")
        self.make_program("cygpath", 'echo "C:$2"')
        self.make_program("cmd", self.stand_in("cmd"))
        self.make_program("id", "echo 0")
        report = self.expect(0, "Unreal Engine 5.5.4, Win64")
        self.assertEqual(report["platform"], "Win64")
        self.assertIn("-ExecCmds=Automation RunTests MRInputAnimation;Quit", self.calls("editor")[0])


class Failing(CheckTest):
    def test_one_file_that_does_not_compile(self):
        path = PLUGIN / "Source/MRInputAnimationCore" / SOURCE
        good = path.read_text()
        self.addCleanup(path.write_text, good)
        path.write_text(good + "Unknown planted;\nUnknown second;\n")
        self.orders["compile"] = True
        line = len(good.splitlines()) + 1
        place = f"Source/MRInputAnimationCore/{SOURCE}:{line}: ‘Unknown’ does not name a type"
        report = self.expect(1, "errors in 1 files", place, "not run: the project did not compile", "Something failed.")
        self.assertEqual([len(build["errors"]) for build in report["builds"]], [1, 1, 1])
        self.assertIn("Unknown", xml.parse(self.out / "junit.xml").find("testsuite/testcase/failure").get("message"))

    def test_one_failing_test(self):
        self.orders["failing"] = ["MRInputAnimation.Playback.Stops"]
        report = self.expect(1, "2 passed, 1 failed", "MRInputAnimation.Playback.Stops",
                             "Expected 'order' to be 1, but it was 2. (Playback.spec.cpp:7)")
        self.assertEqual(report["tests"]["counts"]["failed"], 1)

    def test_a_functional_test_that_fails(self):
        self.orders["failing"] = ["Project.Functional Tests.MRInputTestLevel.PressButton"]
        report = self.expect(1, "Functional tests of a level", "FAIL  1 failed", "MRInputTestLevel.PressButton")
        self.assertEqual(report["tests"]["counts"]["failed"], 0)

    def test_a_level_that_cannot_be_made(self):
        self.orders["level"] = 1
        self.expect(1, "3 passed, in", "not run: their level was not made", "Something failed.")

    def test_an_assumption_that_does_not_hold(self):
        self.orders["failing"] = ["MRInputAnimation.Assumptions.feature-order"]
        report = self.expect(1, "the engine differs: feature-order: Expected 'order' to be 1")
        self.assertEqual(report["assumptions"][0]["answer"], "the engine differs")

    def test_zero_tests(self):
        self.orders["tests"] = "none"
        self.expect(1, "no test ran")

    def test_an_editor_that_crashes(self):
        self.orders["tests"] = "crash"
        report = self.expect(1, "the editor ended early, in MRInputAnimation.Playback.Stops: Assertion failed: Index < Num")
        self.assertEqual(report["tests"]["counts"], {"passed": 1, "failed": 1, "skipped": 0, "not run": 0})

    def test_an_editor_that_hangs(self):
        self.orders["tests"] = "hang"
        self.expect(1, "in MRInputAnimation.Playback.Stops: check.sh: stopped after 1 s",
                    options=("--engine", self.engine, "--limit", "1"))

    def test_an_interrupted_check_leaves_nothing_running(self):
        self.orders["tests"] = "interrupt"
        self.expect(130)  # what still ran would keep its output open, and the call from returning

    def test_an_editor_that_fails_after_its_tests(self):
        self.orders["exit"] = 139
        self.expect(1, "the tests passed, but then the editor ended with exit code 139")


class Unusable(CheckTest):
    def test_a_folder_that_is_no_engine(self):
        self.expect(3, "no Unreal Engine in", options=("--engine", self.folder))
        self.expect(3, "no Unreal Engine in", options=("--engine", self.folder / "missing"))

    def test_an_engine_that_is_too_old(self):
        path = self.engine / "Engine/Build/Build.version"
        path.write_text(path.read_text().replace('"MajorVersion": 5', '"MajorVersion": 4'))
        self.expect(3, "version 4.5.4 of the engine: the plugin is for 5.1 and later")

    def test_an_engine_without_editor(self):
        (self.engine / "Engine/Binaries/Linux/UnrealEditor-Cmd").unlink()
        self.expect(3, "has no editor", "build UnrealEditor first")

    def test_root(self):
        self.make_program("id", "echo 0")
        self.expect(3, "Unreal's programs refuse to run as root")

    def test_wrong_usage(self):
        for options, says in (
                (["--keep"], "--engine or --image is needed"),
                (["--engine"], "--engine needs a value"),
                (["--engine", "a", "--image", "5.5"], "exclude each other"),
                (["--engine", "a", "--filter", "a;b"], "--filter takes letters"),
                (["--engine", "a", "--limit", "soon"], "--limit takes seconds"),
                (["--wrong"], "unknown option --wrong")):
            result = subprocess.run([str(PLUGIN / "Tests/Engine/check.sh"), *options], capture_output=True, text=True)
            self.assertEqual(result.returncode, 2, options)
            self.assertIn(says, result.stderr)

    def test_help_fits_a_screen(self):
        result = self.check("--help")
        self.assertEqual(result.returncode, 0)
        self.assertLessEqual(len(result.stdout.splitlines()), 24)


class Images(CheckTest):
    def expect_pull(self, said, *says):
        self.orders["pull"] = said
        self.expect(3, "ghcr.io/epicgames/unreal-engine:dev-slim-5.5.4 cannot be pulled", *says, options=("--image", "5.5"))

    def test_an_account_that_is_not_linked(self):
        self.expect_pull(DENIED, "not linked to Epic's (denied)", "accept the invitation")

    def test_a_token_that_is_not_good(self):
        self.expect_pull(DENIED.replace("denied", "unauthorized"), "(unauthorized)", "docker login ghcr.io", "read:packages")

    def test_an_image_that_does_not_exist(self):
        self.expect_pull("manifest unknown", "there is no such image")

    def test_a_disk_that_is_full(self):
        self.expect_pull("write /layer: no space left on device", "the disk is full")

    def test_another_failure_is_quoted(self):
        self.orders["pull"] = "dial tcp: lookup ghcr.io: no such host"
        result = self.check("--image", "5.5")
        self.assertEqual(result.returncode, 3)
        self.assertIn("no such host", result.stderr)  # the pull itself writes to the other stream

    def test_the_check_runs_in_the_container(self):
        report = self.expect(0, "checking in ghcr.io/epicgames/unreal-engine:dev-slim-5.5.4", "Everything passed.",
                             f"Results: {self.out}", options=("--image", "5.5", "--filter", "MRInputAnimation.Playback"))
        self.assertEqual(report["filter"], "MRInputAnimation.Playback")
        self.assertFalse(pathlib.Path(self.orders["container"]).exists())
        self.assertNotIn(["network"], [call[:1] for call in self.calls("docker")])

    def test_an_image_of_5_4_gets_a_network_with_ipv6(self):
        self.expect(0, options=("--image", "5.4"))
        networks = [call for call in self.calls("docker") if call[0] == "network"]
        self.assertEqual([call[1] for call in networks], ["create", "rm"])
        self.assertIn("--network", next(call for call in self.calls("docker") if call[0] == "create"))

    def test_a_failure_in_the_container_is_ours(self):
        self.orders["tests"] = "none"
        self.expect(1, "no test ran", options=("--image", "dev-slim-5.5.4"))

    def test_without_docker(self):
        self.make_program("docker", "echo 'Cannot connect to the Docker daemon' >&2; exit 1")
        self.expect(3, "docker does not answer", "Cannot connect", options=("--image", "5.5"))


if __name__ == "__main__":
    unittest.main()
