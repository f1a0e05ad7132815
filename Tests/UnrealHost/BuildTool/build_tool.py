#!/usr/bin/env python3
# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Works out, as Unreal's build tool does, which modules a target has and what each of them may include.

Writes a CMake file that says it, and a C++ table from which the runner loads the plugin's modules in order.
"""
import argparse
import dataclasses
import functools
import json
import pathlib
import sys

from features import check_names, definitions, read_features, version_of
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

    def offered(self):
        """The headers that other modules may include."""
        return [path for path in self.files(".h") if {"Public", "Internal"} & set(path.parts)]

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


def write_plan(path, modules, defined):
    lines = [f"set(HOST_FEATURES {quoted(defined)})",
             f"set(HOST_MODULES {quoted(m.name for m in modules.values())})",
             f"set(HOST_OUR_MODULES {quoted(m.name for m in modules.values() if m.is_ours)})"]
    for module in modules.values():
        seen = visible(modules, module)
        ours, engine = include_folders(modules, module)
        generated = [name for name in seen + [module.name] if modules[name].reflected()]
        lines += [
            f"set({module.name}_SOURCES {quoted(module.files('.cpp'))})",
            f"set({module.name}_OFFERED {quoted(module.offered())})",
            f"set({module.name}_REFLECTED {quoted(module.reflected())})",
            f"set({module.name}_INCLUDES {quoted(ours)})",
            f"set({module.name}_ENGINE_INCLUDES {quoted(engine)})",
            f"set({module.name}_GENERATED {quoted(generated)})",
            f"set({module.name}_SEEN {quoted(seen)})",
            f"set({module.name}_API {quoted(name.upper() + '_API=HOST_EXPORT' for name in seen + [module.name])})",
        ]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def write_definitions(path, defined):
    """For the header tool; touched only when it changes."""
    text = "\n".join(defined) + "\n"
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def write_table(path, modules):
    ours = sorted((m for m in modules.values() if m.is_ours), key=lambda m: PHASES.index(m.phase))
    rows = "".join(f'\t{{"{m.name}", {PHASES.index(m.phase)}}},\n' for m in ours)
    path.write_text(f"// SPDX-License-Identifier: MIT\n// Made by the build tool from the descriptor.\n{rows}",
                    encoding="utf-8")


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
        defined = definitions(features)
        modules = engine_modules(target)
        modules.update((module.name, module) for module in plugin_modules(options.plugin.resolve(), target))
        check_plugins(options.plugin, modules)
        modules = reachable(modules)
        options.out.mkdir(parents=True, exist_ok=True)
        write_plan(options.out / "Plan.cmake", modules, defined)
        write_definitions(options.out / "Features.txt", defined)
        write_table(options.out / "Modules.inl", modules)
    except RulesError as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
