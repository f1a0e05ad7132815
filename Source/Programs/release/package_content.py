# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""What of the repository goes into a package, and what of it is rewritten for the engine and the store."""

import json
import posixpath
import re
from typing import NamedTuple

PLUGIN = "MRInputAnimation"
DESCRIPTOR = PLUGIN + ".uplugin"
ENGINES = [f"5.{minor}" for minor in range(1, 9)]
ENGINES_WITH_HOLOLENS = ["5.1", "5.2"]

EDITOR_PLATFORMS = ["Win64", "Mac", "Linux"]
GAME_PLATFORMS = EDITOR_PLATFORMS + ["LinuxArm64", "Android"]

# At the top of the repository; what is not named here is for those who work on the plugin.
SHIPPED = ("Config/", "Content/", "Resources/", "Source/", "LICENSE", "README.md", DESCRIPTOR)
# Makes packages; of no use in one.
NEVER = ("Source/Programs/release/",)
# The tool and its build. Stores take no programs.
NOT_FOR_FAB = ("Source/Programs/", "Source/Cmake/", "Source/CMakeLists.txt", "Source/CMakePresets.json",
               "Source/MRInputAnimationCore/CMakeLists.txt", "Source/MRInputAnimationCore/Cmake/")


class Release(NamedTuple):
    engine: str
    is_fab: bool
    url: str
    fab_id: str
    commit: str


class Unusable(Exception):
    """Why no package can be made, and the exit code for it."""

    def __init__(self, code, text):
        super().__init__(text)
        self.code = code


def select(files, release):
    """path -> (bytes, may it be run), as in the package."""
    try:
        descriptor = json.loads(files[DESCRIPTOR][0].decode("utf-8-sig"))
    except (KeyError, ValueError) as error:
        raise Unusable(1, f"{DESCRIPTOR} cannot be read: {error}") from None
    release = release._replace(url=(release.url or descriptor.get("CreatedByURL", "")).rstrip("/"))
    if not release.url:
        raise Unusable(2, "--url is needed: stores and users ask for links, and CreatedByURL in the descriptor is empty")
    tests = tuple(f"Source/{module['Name']}/" for module in descriptor["Modules"] if is_test(module))
    left_out = tests + NEVER + (NOT_FOR_FAB if release.is_fab else ())
    kept = {name: file for name, file in files.items() if name.startswith(SHIPPED) and not name.startswith(left_out)}
    kept[DESCRIPTOR] = (text_of_descriptor(rewrite_descriptor(descriptor, release)), False)
    for name in kept:
        if name.endswith(".md"):
            text = link_outwards(name, kept[name][0].decode(), kept, release)
            kept[name] = (text.encode(), False)
    install = (f"Install: put the folder {PLUGIN} into your project's Plugins folder, not the engine's. "
               f"This package is for Unreal Engine {release.engine} only.\n\n")
    kept["README.md"] = (install.encode() + kept["README.md"][0], False)
    return kept


def is_test(module):
    return module["Name"].endswith("Tests")


def rewrite_descriptor(descriptor, release):
    """The same members in the same order, with what one engine and a store want."""
    links = {
        "CreatedByURL": release.url,
        "DocsURL": f"{release.url}/tree/{release.commit}/Resources/Docs",
        "SupportURL": f"{release.url}/issues",
        "MarketplaceURL": "",
    }
    made = {}
    for key, value in descriptor.items():
        made[key] = links.get(key, value)
        if key == "VersionName":
            made["EngineVersion"] = release.engine + ".0"
        if key == "MarketplaceURL" and release.is_fab:
            product = f"com.epicgames.launcher://ue/Fab/product/{release.fab_id}"
            made["FabURL"] = product if release.fab_id else ""
    made["Modules"] = [allow_platforms(module, release) for module in descriptor["Modules"] if not is_test(module)]
    return made


def allow_platforms(module, release):
    platforms = list(EDITOR_PLATFORMS if module["Type"].startswith("Editor") else GAME_PLATFORMS)
    if platforms[-1] == "Android" and release.engine in ENGINES_WITH_HOLOLENS:
        platforms.append("HoloLens")
    return {**module, "PlatformAllowList": platforms}


def text_of_descriptor(descriptor):
    return (json.dumps(descriptor, indent="\t", ensure_ascii=False) + "\n").encode()


def version_of(files):
    return json.loads(files[DESCRIPTOR][0])["VersionName"]


LINK = re.compile(r"(?<=\]\()(?!https?:|#)([^)#\s]+)")


def target_of(page, link):
    return posixpath.normpath(posixpath.join(posixpath.dirname(page), link))


def is_packed(target, files):
    return target in files or any(name.startswith(target + "/") for name in files)


def link_outwards(page, text, files, release):
    """Links to what is not in the package lead to the repository."""

    def replace(found):
        target = target_of(page, found.group())
        return found.group() if is_packed(target, files) else f"{release.url}/blob/{release.commit}/{target}"

    return LINK.sub(replace, text)
