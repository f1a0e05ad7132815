# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""The order of folders in the core and in the tool: each includes only those before it, so no two depend on each other."""

import os
import re

FOLDERS = ["Simd", "Format", "Curves", "Sampling", "Playing", "Mixing", "Reducing", "Capture", "Stream", "Checking",
           "Editing", "Comparing", "Statistics", "Drawing"]
# Files directly in the tool's folder, and its commands, may include all of these.
TOOL_FOLDERS = ["Text", "Json", "Io", "Results", "Device"]


def home_of(tree, core, header):
    """The folder of a header as it is included. A public one is at home where its source is; None is the base below all
    folders: the files directly in Private, and public headers without a source."""
    if not header.startswith("Mria/"):
        return os.path.dirname(header) or None
    source = os.path.basename(header)[:-2] + ".cpp"
    return next((folder for folder in FOLDERS if tree.path(f"{core}/Private/{folder}/{source}").exists()), None)


def breaches(tree, core, module_file):
    for name in tree.under(core):
        if name == module_file:
            continue
        home = home_of(tree, core, name[len(core) + 1:].split("/", 1)[1])
        if home and home not in FOLDERS:
            yield f"{name}: {home} is not in the list of folders"
            continue
        reach = FOLDERS[:FOLDERS.index(home) + 1] if home else []
        for number, line in tree.code(name):
            found = re.match(r'\s*#\s*include\s*"([^"]*/[^"]*)"', line)
            folder = home_of(tree, core, found.group(1)) if found else None
            if folder and folder not in reach:
                yield f"{name}:{number}: {line.strip()}: {home or 'the base'} is below {folder}"


def tool_breaches(tree, tool):
    for name in tree.under(*(f"{tool}/{folder}" for folder in TOOL_FOLDERS)):
        reach = TOOL_FOLDERS[:TOOL_FOLDERS.index(name[len(tool) + 1:].split("/")[0]) + 1]
        for number, line in tree.code(name):
            found = re.match(r'\s*#\s*include\s*"([^"]*)"', line)
            folder = os.path.dirname(found.group(1)) if found else "Mria"
            if folder != "Mria" and folder not in reach:
                yield f"{name}:{number}: {line.strip()}: only {', '.join(reach)} may be included"
