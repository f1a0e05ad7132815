# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Icons that Slate can draw."""

from xml.etree import ElementTree


def problems(text):
    """What keeps Slate from drawing it: its parser knows shapes and attributes, but no text, styles or references."""
    try:
        root = ElementTree.fromstring(text)
    except ElementTree.ParseError as error:
        return [f"not an SVG file: {error}"]
    view = root.get("viewBox", "").split()
    found = [] if len(view) == 4 and view[2] == view[3] else ["its viewBox is not a square"]
    known = {"svg", "g", "path", "rect", "circle"}
    return found + [f"<{tag}> is not known to be drawn"
                    for tag in sorted({part.tag.split("}")[-1] for part in root.iter()} - known)]
