#!/usr/bin/env python3
# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Stands in for the programs of an engine and for docker, so that check.sh can be tested where neither is.

usage: stand_in.py uat|build|editor|docker|cmd ARGUMENT...
What it should do is said by STAND_IN in the environment, a JSON object; each call is noted in its "calls" file.
"""

import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tarfile
import time

ORDERS = json.loads(os.environ["STAND_IN"])
CORE = "Source/MRInputAnimationCore"
LOG = "[2026.11.17-12.00.00:000][  0]LogAutomationController: Display: "
LEVEL_TESTS = ["Project.Functional Tests.MRInputTestLevel.PressButton"]
TESTS = ["MRInputAnimation.Playback.Starts", "MRInputAnimation.Playback.Stops", "MRInputAnimation.Assumptions.feature-order"]


def value(arguments, key):
    found = [argument[len(key) + 2:] for argument in arguments if argument.lower().startswith(f"-{key.lower()}=")]
    assert len(found) == 1, f"-{key}= is missing in {arguments}"
    return found[0]


def compile_plugin(folder, program):
    """As far as it goes without an engine: one source of the core, for real."""
    source = folder / CORE / ORDERS["source"]
    print(f"[1/2] Compile [x64] {source.name}", flush=True)
    command = ["g++", "-std=c++17", "-fsyntax-only", "-Werror", "-DMRINPUTANIMATIONCORE_API=", f"-I{folder / CORE}/Public",
               f"-I{folder / CORE}/Private", str(source)]
    if ORDERS.get("compile") and subprocess.run(command, stderr=subprocess.STDOUT).returncode != 0:
        print(f"{program} failed. See log for more details.")
        return 6
    print("[2/2] Link (lld) libUnrealEditor-MRInputAnimationCore.so")
    return 0


def uat(arguments):
    plugin = pathlib.Path(value(arguments, "Plugin"))
    assert arguments[0] == "BuildPlugin" and plugin.is_file()
    pathlib.Path(value(arguments, "Package")).mkdir()
    print(ORDERS.get("say", ""))
    return compile_plugin(plugin.parent, "UnrealBuildTool")


def build(arguments):
    project = pathlib.Path(value(arguments, "Project"))
    assert project.is_file() and list(project.parent.glob("Source/HostEditor.Target.cs"))
    assert not (project.parent / "Plugins/MRInputAnimation/Source/Build").exists()
    return compile_plugin(project.parent / "Plugins/MRInputAnimation", "UnrealBuildTool")


def run_host(name):
    """The plugin's own tests on the Unreal host: (path, has it passed, what it said)."""
    output = subprocess.run([ORDERS["host"], f"--gtest_filter={name}*"], capture_output=True, text=True).stdout
    for test, said, verdict in re.findall(r"\[ RUN      \] (.*)\n((?:(?!\[ ).*\n)*)\[ (      OK|FAILED  ) \]", output):
        yield test, verdict.endswith("OK"), said.strip()


def editor(arguments):
    if "-run=pythonscript" in arguments:
        assert pathlib.Path(value(arguments, "script")).is_file()
        return ORDERS.get("level", 0)
    report = pathlib.Path(value(arguments, "ReportExportPath"))
    name = re.fullmatch(r"Automation RunTests (\S+);Quit", value(arguments, "ExecCmds"))[1]
    assert value(arguments, "TestExit") == "Automation Test Queue Empty"
    is_level = name == "MRInputTestLevel"
    mode = "pass" if is_level else ORDERS.get("tests", "pass")
    if mode == "host":
        results = list(run_host(name))
    else:
        results = [(test, True, "") for test in (LEVEL_TESTS if is_level else TESTS) if mode != "none"]
    rows = []
    for number, (test, is_good, said) in enumerate(results):
        print(f"{LOG}Test Started. Name={{{test.rsplit('.')[-1]}}} Path={{{test}}}", flush=True)
        if number == 1 and mode == "crash":
            print("LogWindows: Error: Assertion failed: Index < Num [File:Array.h] [Line: 12]", flush=True)
            os.kill(os.getpid(), signal.SIGKILL)
        if number == 1 and mode == "interrupt":
            os.kill(os.getsid(0), signal.SIGINT)  # check.sh leads the session
        if number == 1 and mode in ("hang", "interrupt"):
            time.sleep(600)
        if test in ORDERS.get("failing", []):
            is_good, said = False, "Expected 'order' to be 1, but it was 2."
        state = "Success" if is_good else "Fail"
        print(f"{LOG}Test Completed. Result={{{state}}} Name={{{test.rsplit('.')[-1]}}} Path={{{test}}}")
        entries = [] if is_good else [{"event": {"type": "Error", "message": said}, "filename": "C:\\Playback.spec.cpp", "lineNumber": 7}]
        rows.append({"testDisplayName": test.rsplit(".")[-1], "fullTestPath": test, "state": state, "duration": 0.5, "entries": entries})
    (report / "index.json").write_text(json.dumps({"tests": rows}), encoding="utf-8-sig")
    return ORDERS.get("exit", 0 if all(row["state"] == "Success" for row in rows) else 255)


def docker(arguments):
    """A container is a folder; a path of it is the same path below that folder."""
    container = pathlib.Path(ORDERS["container"])
    verb = arguments[0]
    if verb == "image":
        return 1
    if verb == "pull":
        print(ORDERS.get("pull", "Status: Downloaded"))
        return 1 if "pull" in ORDERS else 0
    if verb == "create":
        container.mkdir()
        (container / "command.json").write_text(json.dumps(arguments[arguments.index("bash"):]))
    if verb == "cp" and arguments[1] == "-":
        target = container / arguments[2].split(":")[1][1:]
        target.mkdir(parents=True)
        with tarfile.open(fileobj=sys.stdin.buffer, mode="r|") as archive:
            archive.extractall(target)
    elif verb == "cp":
        shutil.copytree(container / arguments[1].split(":")[1][1:], arguments[2], dirs_exist_ok=True)
    if verb == "start":
        command = json.loads((container / "command.json").read_text())
        command = ["-c" if part == "-lc" else re.sub(r"^/var", f"{container}/var", part) for part in command]
        return subprocess.run(command, env={**os.environ, "HOME": ORDERS["home"]}).returncode
    if verb == "rm":
        shutil.rmtree(container)
    return 0


def cmd(arguments):
    """Runs the one line of a batch file that calls something, with its quotes as Windows' programs see them."""
    assert arguments[0] == "/c"
    line = re.search(r"(?m)^call (.*?)\r$", pathlib.Path(arguments[1][2:]).read_bytes().decode())[1]
    parts = [part.replace('"', "").replace("C:/", "/") for part in re.findall(r'(?:"[^"]*"|[^\s"])+', line)]
    return subprocess.run(parts).returncode


def main():
    program, arguments = sys.argv[1], sys.argv[2:]
    with open(ORDERS["calls"], "a") as calls:
        calls.write(json.dumps([program, *arguments]) + "\n")
    return {"uat": uat, "build": build, "editor": editor, "docker": docker, "cmd": cmd}[program](arguments)


if __name__ == "__main__":
    sys.exit(main())
