#!/usr/bin/env python3
# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Shows that the host rejects what the engine would reject, each case for its own reason.

A case is a part of Cases.txt that begins with `=== Name`. `// EXPECT: text` (a regular expression) must be in the errors.
It is compiled as part of `// MODULE:` (or of a module that depends on `// DEPENDS:`), at `// VERSION:` and `// TARGET:`;
with CURED defined, or with `// CURE:` as one more dependency, it must compile. With `// LINK: yes` it is also linked,
against the modules it sees; with `// STRANGER: yes` it is of another plugin, which sees no Internal header.
What the header tool and the build tool reject is in their own tests.
"""
import argparse
import concurrent.futures
import functools
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "BuildTool"))
import build_tool  # noqa: E402

ROOT = HERE.parents[2]
DESCRIPTOR = ROOT / "MRInputAnimation.uplugin"
COMPILER = "g++"  # what is expected are its messages


def said(text, word, default=None):
    found = re.search(rf"^// {word}: (.*)$", text, re.M)
    return found[1].strip() if found else default


@functools.cache
def compile_flags(build, module):
    """How the build compiles that module, the files and includes aside."""
    for entry in json.loads((build / "compile_commands.json").read_text(encoding="utf-8")):
        if f"/{module}.dir/" in entry["command"]:
            return [word for word in shlex.split(entry["command"]) if re.match(r"-(std|D|W|f)", word)
                    and not re.match(r"-D(?!HOST_HAS_)\w+_API=|-fsanitize|-fno-sanitize", word)]
    raise SystemExit(f"{build} has not compiled {module}")


@functools.cache
def target_modules(version, kind):
    target = build_tool.Target(build_tool.version_of(version), kind == "Editor")
    modules = build_tool.engine_modules(target)
    modules.update((m.name, m) for m in build_tool.plugin_modules(DESCRIPTOR, target))
    return modules


def precompile(folder):
    """The standard library, as CMakeLists.txt has it: most of what a case compiles."""
    for standard in ("-std=c++17", "-std=c++20"):
        (folder / standard).mkdir()
        subprocess.run([COMPILER, standard, "-fno-exceptions", "-fno-rtti", "-w", "-x", "c++-header",
                        HERE.parent / "Runner/Standard.h", "-o", folder / standard / "Standard.h.gch"], check=True)


def compile_case(text, builds, is_cured, work):
    version, kind = said(text, "VERSION", "5.8"), said(text, "TARGET", "Editor")
    build = builds / f"unreal-{version}-{kind}"
    modules = target_modules(version, kind)
    name = said(text, "MODULE", "MRInputAnimation")
    module = modules[name]
    named = said(text, "DEPENDS")
    if named:
        wanted = named.split(", ") + ([said(text, "CURE")] if is_cured and said(text, "CURE") else [])
        module = build_tool.Module("Case", [], [], wanted, is_ours=True)
    ours, engine = build_tool.include_folders(modules, module)
    if said(text, "STRANGER"):
        ours = [folder for folder in ours if folder.name != "Internal"]
    seen = build_tool.visible(modules, module) + [module.name]
    generated = [build / "Generated" / other for other in seen if (build / "Generated" / other).is_dir()]
    flags = compile_flags(build, name)
    path = work / "Case.cpp"
    path.write_text(text, encoding="utf-8")
    command = [COMPILER, *flags, *(f"-D{other.upper()}_API=" for other in seen), *(["-DCURED"] if is_cured else [])]
    for folder in ours + ([generated.pop()] if generated and not named else []):
        command += ["-I", str(folder)]
    for folder in engine + generated:
        command += ["-isystem", str(folder)]
    if said(text, "LINK"):
        command += [str(path), *link_options(build, seen, work)]
    else:
        standard = next(flag for flag in flags if flag.startswith("-std="))
        command = [word for word in command if word != "-fPIC"]  # the precompiled header has none
        command += ["-include", work.parent / standard / "Standard.h", str(path), "-fsyntax-only"]
    done = subprocess.run(command, capture_output=True, text=True)
    return done.returncode == 0, done.stderr


def link_options(build, seen, work):
    """A library that needs nothing but those of the modules it sees."""
    libraries = [build / f"lib{name}.so" for name in seen + ["host_engine"]]
    return ["-fPIC", "-shared", "-Wl,--no-undefined", "-o", str(work / "Case.so"),
            *(str(library) for library in libraries if library.exists())]


def judge(text, builds, work):
    """An empty text, or what is wrong with the case."""
    expected = said(text, "EXPECT")
    with tempfile.TemporaryDirectory(dir=work) as folder:
        results = [compile_case(text, builds, is_cured, pathlib.Path(folder)) for is_cured in (False, True)]
    (passed, errors), (is_cured, cure_errors) = results
    if passed:
        return "is accepted"
    if not expected or not re.search(expected, errors):
        return f"is rejected, but not for '{expected}':\n{errors[:1500]}"
    if not is_cured:
        return f"is rejected even when cured:\n{cure_errors[:1500]}"
    return ""


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--builds", type=pathlib.Path, default=ROOT / "Source/Build", help="where unreal-* folders are")
    parser.add_argument("--filter", default="", help="only cases whose name contains it")
    options = parser.parse_args()
    parts = re.split(r"^=== (\w+)\n", (HERE / "Cases.txt").read_text(encoding="utf-8"), flags=re.M)[1:]
    cases = [(name, text) for name, text in zip(parts[::2], parts[1::2]) if options.filter in name]
    failures = 0
    with tempfile.TemporaryDirectory() as work, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        precompile(pathlib.Path(work))
        for (name, _), problem in zip(cases, pool.map(lambda case: judge(case[1], options.builds, work), cases)):
            name = f"MustNotCompile.{name}"
            print(f"[ RUN      ] {name}")
            print(f"{name} {problem}\n[  FAILED  ] {name}" if problem else f"[       OK ] {name}")
            failures += bool(problem)
    return 1 if failures or not cases else 0


if __name__ == "__main__":
    sys.exit(main())
