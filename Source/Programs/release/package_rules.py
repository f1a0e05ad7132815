# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""What stores demand of a package. Each rule yields sentences that say where it is broken."""

import json
import re

import package_content

SOURCES = (".h", ".cpp", ".inl", ".cs", ".py", ".sh")
PROGRAMS = (".exe", ".msi", ".dll", ".so", ".dylib", ".lib", ".a", ".pdb", ".zip")
BUILT = {"Binaries", "Intermediate", "Saved", "DerivedDataCache", "Build", "Tests", "__pycache__", "node_modules"}
LONGEST_PATH = 170  # from the plugin's folder on


def broken_rules(files):
    yield from (problem for rule in RULES for problem in rule(files))


def paths_are_short(files):
    for name in files:
        length = len(f"{package_content.PLUGIN}/{name}")
        if length > LONGEST_PATH:
            yield f"{name}: a path of {length} characters; stores take {LONGEST_PATH}"


def sources_have_a_copyright(files):
    for name, (content, _) in files.items():
        start = content[:400].decode("utf-8", "replace").splitlines()[:2]
        if name.endswith(SOURCES) and not any(re.search(r"Copyright \(c\) \d{4} \w+", line) for line in start):
            yield f"{name}: no copyright with year and name in its first two lines"


def nothing_is_built(files):
    for name in files:
        if name.endswith(PROGRAMS):
            yield f"{name}: a built file"
        for folder in sorted(BUILT.intersection(name.split("/")[:-1])):
            yield f"{name}: the folder {folder} has no place in a package"


def descriptor_is_complete(files):
    descriptor = json.loads(files[package_content.DESCRIPTOR][0])
    if not re.fullmatch(r"\d+\.\d+\.\d+", descriptor.get("VersionName", "")):
        yield f"{package_content.DESCRIPTOR}: VersionName is not of the form 1.2.3"
    for key in ("CreatedBy", "CreatedByURL", "DocsURL", "SupportURL", "EngineVersion", "Description", "FriendlyName"):
        if not descriptor.get(key):
            yield f"{package_content.DESCRIPTOR}: {key} is empty"
    for module in descriptor["Modules"]:
        if f"Source/{module['Name']}/{module['Name']}.Build.cs" not in files:
            yield f"{package_content.DESCRIPTOR}: {module['Name']} is not in the package"


def shipped_modules_do_not_need_tests(files):
    for name, (content, _) in files.items():
        if name.endswith(".Build.cs"):
            for module in re.findall(r'"(\w+Tests)"', content.decode("utf-8", "replace")):
                yield f"{name}: depends on {module}, which is left out"


def links_lead_somewhere(files):
    for name, (content, _) in files.items():
        if name.endswith(".md"):
            for link in package_content.LINK.findall(content.decode()):
                if not package_content.is_packed(package_content.target_of(name, link), files):
                    yield f"{name}: the link {link} leads nowhere"


RULES = [paths_are_short, sources_have_a_copyright, nothing_is_built, descriptor_is_complete,
         shipped_modules_do_not_need_tests, links_lead_somewhere]
