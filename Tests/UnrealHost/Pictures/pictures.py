#!/usr/bin/env python3
# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Checks that the documentation's pictures show what the editor paints today, or draws them. Each carries, as a text
chunk of its PNG file, the lines that it was drawn from, and these must be those that Pictures.spec.cpp prints.

Drawing needs Pillow and the Roboto font, which the editor uses too (Debian: python3-pil, fonts-roboto-unhinted).
"""

import argparse
import itertools
import math
import pathlib
import struct
import subprocess
import sys
import zlib

FOLDER = pathlib.Path(__file__).resolve().parents[3] / "Resources/Docs/Pictures"
KEYWORD = "Drawing"
CURE = "draw it again: Tests/UnrealHost/README.md, Pictures"
SCALE = 2  # pixels of the file for one on the screen, as on a dense display
FINE = 4  # samples along a pixel's side
UNIT = SCALE * FINE


def painted_by(program):
    """{name: lines} of what the spec prints, as a text chunk may hold it."""
    done = subprocess.run([program.resolve(), "--gtest_filter=MRInputAnimation.Editor.Pictures.*"], capture_output=True,
                          encoding="utf-8")
    pictures = {}
    for line in done.stdout.splitlines():
        if line.startswith("picture "):
            lines = pictures.setdefault(line.split()[1], [])
        if line.startswith(("picture ", "box ", "line ", "text ")):
            lines.append(line.encode("ascii", "backslashreplace").decode())
    if done.returncode != 0 or not pictures:
        sys.exit(f"{program.name} ended with exit code {done.returncode}:\n{done.stdout}{done.stderr}")
    return pictures


def read_drawing(png):
    """The lines that a PNG file was drawn from; None if it does not say."""
    place = 8
    while place + 8 <= len(png):
        length, kind = struct.unpack_from(">I4s", png, place)
        content = png[place + 8:place + 8 + length]
        keyword, _, rest = content.partition(b"\0")
        if kind == b"zTXt" and keyword == KEYWORD.encode():
            return zlib.decompress(rest[1:]).decode("ascii").splitlines()
        place += 12 + length
    return None


def is_same_word(a, b):
    """Compilers round in their own ways."""
    try:
        return math.isclose(float(a), float(b), rel_tol=1e-5, abs_tol=0.002)
    except ValueError:
        return a == b


def is_same_line(a, b):
    words = a.split(), b.split()
    return len(words[0]) == len(words[1]) and all(map(is_same_word, *words))


def find_fault(path, lines):
    """What is wrong with a picture that should show these lines; None if nothing is."""
    if not path.exists():
        return f"there is no {path.name}"
    drawn = read_drawing(path.read_bytes())
    if drawn is None:
        return f"{path.name} does not say what it was drawn from"
    for number, (old, new) in enumerate(itertools.zip_longest(drawn, lines, fillvalue="nothing")):
        if not is_same_line(old, new):
            return f"{path.name} is not what is painted now, from element {number} on:\n  drawn   {old}\n  painted {new}"
    return None


def check(painted, folder):
    """The number of pictures that are not as they should be."""
    faults = 0
    shown = {path.stem for path in folder.glob("*.png") if not path.stem.startswith("HelloXr")}  # rendered
    for name in sorted(painted.keys() | shown):
        print(f"[ RUN      ] Pictures.{name}")
        fault = find_fault(folder / f"{name}.png", painted[name]) if name in painted else "nobody paints it"
        faults += bool(fault)
        print(f"{fault}\n{CURE}\n[  FAILED  ] Pictures.{name}" if fault else f"[       OK ] Pictures.{name}")
    return faults


def to_srgb(linear):
    linear = min(max(linear, 0.0), 1.0)
    return round(255 * (12.92 * linear if linear <= 0.0031308 else 1.055 * linear ** (1 / 2.4) - 0.055))


def draw(lines, path):
    from PIL import Image, ImageDraw, ImageFont, PngImagePlugin

    width, height = map(int, lines[0].split()[2:])
    image = Image.new("RGBA", (width * UNIT, height * UNIT), (0, 0, 0, 255))
    for line in lines[1:]:
        kind, *words = line.split(maxsplit=8 if line.startswith("text") else -1)
        count = {"box": 4, "line": 1, "text": 3}[kind]
        place, color = [float(word) * UNIT for word in words[:count]], list(map(float, words[count:count + 4]))
        mask = Image.new("L", image.size, 0)
        on = ImageDraw.Draw(mask)
        if kind == "box":
            x, y, wide, high = place
            on.rectangle([x, y, x + wide - 1, y + high - 1], fill=255)
        elif kind == "text":
            x, y, high = place
            font = ImageFont.truetype("Roboto-Regular.ttf", round(high * 0.78))
            text = words[7].encode("ascii").decode("unicode_escape")
            on.text((x, y + high / 2), text, font=font, fill=255, anchor="lm")
        else:
            numbers, thick = [float(word) * UNIT for word in words[5:]], max(1, round(place[0]))
            points = list(zip(numbers[::2], numbers[1::2]))
            on.line(points, fill=255, width=thick, joint="curve")
            for x, y in points if thick > FINE else []:
                on.ellipse([x - thick / 2, y - thick / 2, x + thick / 2 - 1, y + thick / 2 - 1], fill=255)
        alpha = round(255 * color[3])
        image.paste(tuple(map(to_srgb, color[:3])) + (255,), mask=mask.point(lambda value: value * alpha // 255))
    info = PngImagePlugin.PngInfo()
    info.add_text(KEYWORD, "\n".join(lines), zip=True)
    image.resize((width * SCALE, height * SCALE), Image.Resampling.BOX).convert("RGB").save(
        path, optimize=True, pnginfo=info)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=pathlib.Path, help="unreal_host")
    parser.add_argument("--draw", action="store_true")
    parser.add_argument("--pictures", type=pathlib.Path, default=FOLDER)
    options = parser.parse_args()
    painted = painted_by(options.program)
    if not options.draw:
        return 1 if check(painted, options.pictures) else 0
    for name, lines in painted.items():
        draw(lines, options.pictures / f"{name}.png")
    return 0


if __name__ == "__main__":
    sys.exit(main())
