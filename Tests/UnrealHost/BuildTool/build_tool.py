#!/usr/bin/env python3
# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Works out, as Unreal's build tool does, which modules a target has and what each of them may include.

Writes a CMake file that says it, the header tool's arguments, and a C++ table from which the runner loads the plugin's
modules in order.
"""
import argparse
import dataclasses
import functools
import json
import pathlib
import re
import shlex
import sys

from features import PREFIX, check_names, read_features, version_of
from rules_file import RulesError, dependencies

HOST = pathlib.Path(__file__).resolve().parent.parent
PHASES = ["EarliestPossible", "PostConfigInit", "PostSplashScreen", "PreEarlyLoadingScreen", "PreLoadingScreen",
          "PreDefault", "Default", "PostDefault", "PostEngineInit", "None"]
EDITOR_TYPES = {"Editor", "EditorNoCommandlet", "EditorAndProgram", "UncookedOnly"}
ALL_TYPES = EDITOR_TYPES | {"Runtime", "RuntimeNoCommandlet", "RuntimeAndProgram", "DeveloperTool", "ClientOnly",
                            "ServerOnly", "CookedOnly"}


@dataclasses.dataclass
class Target:
    version: tuple
    is_editor: bool


@dataclasses.dataclass(eq=False)
class Module:
    name: str
    folders: list
    public: list
    private: list
    plugin: str = ""
    is_ours: bool = False
    phase: str = "Default"
    features: tuple = ()

    @functools.cache  # many modules ask for it
    def public_folders(self):
        """Where others find its headers. A header that comes with a feature is in Features/<name>, so that
        __has_include sees it in the releases that have it only."""
        names = ["Public"] + ["Features/" + name for name in self.features]
        return [folder / name for folder in self.folders for name in names if (folder / name).is_dir()]

    def files(self, suffix):
        return sorted(path for folder in self.folders for path in folder.rglob("*" + suffix))

    def alone(self):
        """The headers that other modules may include, as they do, but for those that a source of the module includes
        first: that source compiles only if its header does."""
        texts = (path.read_text(encoding="utf-8") for path in self.files(".cpp"))
        first = {include[1] for include in (re.search(r'^#include "(.*)"', text, re.M) for text in texts) if include}
        offered = (re.search(r".*/(?:Public|Internal)/(.*)", path.as_posix()) for path in self.files(".h"))
        return [path[1] for path in offered if path and path[1] not in first]

    @functools.cache
    def reflected(self):
        return [path for path in self.files(".h") if f'{path.stem}.generated.h"' in path.read_text(encoding="utf-8")]


def engine_features(version):
    return read_features((HOST / "Engine/Features.txt").read_text(encoding="utf-8"), version)


def host_sources():
    """The texts of all that may ask for a feature."""
    paths = [path for suffix in ("*.h", "*.cpp") for path in HOST.rglob(suffix)]
    paths += [HOST / "CMakeLists.txt", HOST / "Engine/Modules.json"]
    return {str(path.relative_to(HOST)): path.read_text(encoding="utf-8") for path in paths}


def engine_modules(target):
    """The engine's modules at this version; one that does not exist yet is part of the one it came from. A game has no
    editor modules."""
    table = json.loads((HOST / "Engine/Modules.json").read_text(encoding="utf-8"))
    features = engine_features(target.version)
    modules, merged = {}, []
    for name, entry in table.items():
        if entry.get("editor") and not target.is_editor:
            continue
        folders = [HOST / "Engine" / name]
        if "feature" in entry and not features[entry["feature"].removeprefix("HOST_HAS_")]:
            merged.append((entry["before"], folders[0]))
            continue
        present = tuple(feature for feature, is_there in features.items() if is_there)
        modules[name] = Module(name, folders, entry["depends"], [], entry.get("plugin", ""), features=present)
    for name, folder in merged:
        modules[name].folders.append(folder)
    return modules


def plugin_modules(descriptor, target):
    root = descriptor.parent
    for entry in json.loads(descriptor.read_text(encoding="utf-8"))["Modules"]:
        name, kind = entry["Name"], entry["Type"]
        if kind not in ALL_TYPES:
            raise RulesError(f"{descriptor.name}: module {name} has the unknown type '{kind}'")
        if entry["LoadingPhase"] not in PHASES:
            raise RulesError(f"{descriptor.name}: module {name} has the unknown phase '{entry['LoadingPhase']}'")
        if kind in EDITOR_TYPES and not target.is_editor:
            continue
        folder = root / "Source" / name
        rules = folder / f"{name}.Build.cs"
        try:
            public, private = dependencies(rules.read_text(encoding="utf-8"), target)
        except (OSError, RulesError) as error:
            raise RulesError(f"{rules.name}: {error}") from error
        specs = HOST / "Specs" / name  # of what only the host can show
        yield Module(name, [folder, specs], public, private, root.name, True, entry["LoadingPhase"])


def visible(modules, module):
    """Every module whose public headers this one may include: its dependencies, and what they make public."""
    seen, waiting = [], list(module.public + module.private)
    while waiting:
        name = waiting.pop(0)
        if name in seen or name == module.name:
            continue
        if name not in modules:
            raise RulesError(f"{module.name}.Build.cs: could not find definition for module '{name}'")
        seen.append(name)
        waiting += modules[name].public
    return seen


def reachable(modules):
    """Without the engine's modules that none of ours can see."""
    seen = {name for module in modules.values() if module.is_ours for name in visible(modules, module)}
    return {name: module for name, module in modules.items() if module.is_ours or name in seen}


def check_plugins(descriptor, modules):
    """A module of another plugin may be used only if the descriptor names that plugin."""
    named = {entry["Name"] for entry in json.loads(descriptor.read_text(encoding="utf-8")).get("Plugins", [])}
    for module in modules.values():
        for name in module.public + module.private if module.is_ours else []:
            plugin = modules[name].plugin if name in modules else ""
            if plugin and not modules[name].is_ours and plugin not in named:
                raise RulesError(f"{descriptor.name}: does not list plugin '{plugin}' as a dependency, "
                                 f"but {module.name} depends on its module '{name}'")


def quoted(values):
    return " ".join(f'"{value}"' for value in values)


def include_folders(modules, module):
    """Internal is for modules of the same scope, and those of one plugin are of one scope wherever it lies."""
    own = [folder / name for folder in module.folders for name in ("Internal", "Private")]
    ours, engine = module.public_folders() + [path for path in own if path.is_dir()], []
    for name in visible(modules, module):
        other = modules[name]
        if not other.is_ours:
            engine += other.public_folders()
            continue
        ours += other.public_folders() + [path for path in (folder / "Internal" for folder in other.folders)
                                          if path.is_dir()]
    return ours, engine


def write_if_changed(path, lines):
    text = "\n".join(lines) + "\n"
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def generated_files(module, out):
    """What the header tool makes of it, the source first."""
    if not module.reflected():
        return []
    headers = [f"{path.stem}.generated.h" for path in module.reflected()]
    return [out.parent / "Generated" / module.name / name
            for name in [f"{module.name}.gen.cpp", f"{module.name}.json", *headers]]


def header_tool_run(modules, module, out, target):
    """The arguments for one module; interfaces and names come from the modules that it sees."""
    source, listing, *_ = generated_files(module, out)
    known = [generated_files(modules[name], out)[1] for name in visible(modules, module) if modules[name].reflected()]
    words = ["--module", module.name, "--api", module.name.upper() + "_API", "--definitions", out / "Features.txt",
             "--target", target, "--list-json", listing, "--out", source.parent, *(f"--known={path}" for path in known),
             *(["--plugin"] if module.is_ours else []), *module.reflected()]
    return shlex.join(map(str, words))


def write_plan(out, modules, defined):
    every = list(modules.values())
    lines = [f"set(HOST_FEATURES {quoted(defined)})",
             f"set(HOST_MODULES {quoted(module.name for module in every)})",
             f"set(HOST_OUR_MODULES {quoted(module.name for module in every if module.is_ours)})",
             f"set(HOST_REFLECTED {quoted(path for module in every for path in module.reflected())})",
             f"set(HOST_GENERATED {quoted(path for module in every for path in generated_files(module, out))})"]
    for module in every:
        seen = [modules[name] for name in visible(modules, module)]
        ours, engine = include_folders(modules, module)
        for other in seen + [module]:
            folders = [path.parent for path in generated_files(other, out)[:1]]
            (ours if other.is_ours or other is module else engine).extend(folders)
        lists = {"SOURCES": module.files(".cpp") + generated_files(module, out)[:1],
                 "ALONE": module.alone() if module.is_ours else [],
                 "INCLUDES": ours,
                 "ENGINE_INCLUDES": engine,
                 "LIBRARIES": [other.name for other in seen if other.is_ours],
                 "API": [other.name.upper() + "_API=HOST_EXPORT" for other in seen + [module]]}
        lines += [f"set({module.name}_{name} {quoted(values)})" for name, values in lists.items()]
    write_if_changed(out / "Plan.cmake", lines)


def write_table(path, modules):
    ours = sorted((m for m in modules.values() if m.is_ours), key=lambda m: PHASES.index(m.phase))
    rows = [f'\t{{"{m.name}", {PHASES.index(m.phase)}}},' for m in ours]
    write_if_changed(path, ["// SPDX-License-Identifier: MIT", "// Made by the build tool from the descriptor.", *rows])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--plugin", type=pathlib.Path, required=True, help="the .uplugin file")
    parser.add_argument("--version", required=True, help="such as 5.5")
    parser.add_argument("--target", choices=["Editor", "Game"], required=True)
    parser.add_argument("--out", type=pathlib.Path, required=True, help="folder for what is made of it")
    options = parser.parse_args()
    target = Target(version_of(options.version), options.target == "Editor")
    try:
        features = engine_features(target.version)
        check_names(features, host_sources())
        defined = [f"{PREFIX}{name}={int(has)}" for name, has in features.items()]
        modules = engine_modules(target)
        modules.update((module.name, module) for module in plugin_modules(options.plugin.resolve(), target))
        check_plugins(options.plugin, modules)
        modules = reachable(modules)
        options.out.mkdir(parents=True, exist_ok=True)
        write_plan(options.out, modules, defined)
        write_if_changed(options.out / "Features.txt", defined)
        write_if_changed(options.out / "HeaderTool.txt", [header_tool_run(modules, module, options.out, options.target)
                                                          for module in modules.values() if module.reflected()])
        write_table(options.out / "Modules.inl", modules)
    except RulesError as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
