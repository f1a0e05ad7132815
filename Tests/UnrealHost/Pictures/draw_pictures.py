#!/usr/bin/env python3
# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Draws what unreal_host_pictures prints as PNG files, which keep what they were drawn from. Needs Pillow and the Roboto font, which the editor uses too
(Debian: python3-pil, fonts-roboto-unhinted).

usage: unreal_host_pictures | draw_pictures.py [--out FOLDER]     FOLDER: default Resources/Docs/Pictures
"""

import argparse
import pathlib
import sys

import check_pictures

try:
    from PIL import Image, ImageDraw, ImageFont, PngImagePlugin
except ImportError:
    sys.exit("Pillow is missing for this Python. "
             "Debian: apt-get install python3-pil fonts-roboto-unhinted, then call it with /usr/bin/python3.")

SCALE = 2  # pixels of the file for one on the screen, as on a dense display
FINE = 4  # samples along a pixel's side
FONTS = ("Roboto-Regular.ttf", "/usr/share/fonts/truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf")


def to_srgb(linear):
    linear = min(max(linear, 0.0), 1.0)
    return round(255 * (12.92 * linear if linear <= 0.0031308 else 1.055 * linear ** (1 / 2.4) - 0.055))


def to_color(words):
    red, green, blue, alpha = map(float, words)
    return to_srgb(red), to_srgb(green), to_srgb(blue), round(255 * alpha)


def load_font(size):
    for name in FONTS:
        try:
            return ImageFont.truetype(name, size)
        except OSError:
            continue
    raise SystemExit("the Roboto font is missing: install fonts-roboto-unhinted")


class Picture:
    def __init__(self, width, height):
        self.size = width * SCALE, height * SCALE
        self.unit = SCALE * FINE
        self.image = Image.new("RGBA", (width * self.unit, height * self.unit), (0, 0, 0, 255))
        self.lines = []

    def layer(self, color, draw):
        """Blends a colour through what is drawn."""
        mask = Image.new("L", self.image.size, 0)
        draw(ImageDraw.Draw(mask))
        self.image.paste(Image.new("RGBA", self.image.size, color[:3] + (255,)), mask=mask.point(
            lambda value: value * color[3] // 255))

    def box(self, x, y, width, height, color):
        place = [x * self.unit, y * self.unit, (x + width) * self.unit - 1, (y + height) * self.unit - 1]
        self.layer(color, lambda on: on.rectangle(place, fill=255))

    def line(self, thickness, color, points):
        places = [(x * self.unit, y * self.unit) for x, y in points]
        width = max(1, round(thickness * self.unit))

        def draw(on):
            on.line(places, fill=255, width=width, joint="curve")
            for x, y in places if width > FINE else []:
                on.ellipse([x - width / 2, y - width / 2, x + width / 2 - 1, y + width / 2 - 1], fill=255)

        self.layer(color, draw)

    def text(self, x, y, height, color, text):
        font = load_font(round(height * 0.78 * self.unit))
        middle = (y + height / 2) * self.unit
        self.layer(color, lambda on: on.text((x * self.unit, middle), text, font=font, fill=255, anchor="lm"))

    def save(self, path):
        path.parent.mkdir(parents=True, exist_ok=True)
        info = PngImagePlugin.PngInfo()
        info.add_text(check_pictures.KEYWORD, "\n".join(self.lines), zip=True)
        self.image.resize(self.size, Image.Resampling.BOX).convert("RGB").save(path, optimize=True, pnginfo=info)


def read(lines):
    """The pictures by name."""
    pictures = {}
    picture = None
    for line in lines:
        kind, *words = line.split()
        if kind == "picture":
            picture = pictures[words[0]] = Picture(int(words[1]), int(words[2]))
        elif kind == "box":
            picture.box(*map(float, words[:4]), to_color(words[4:8]))
        elif kind == "line":
            numbers = list(map(float, words[5:]))
            picture.line(float(words[0]), to_color(words[1:5]), list(zip(numbers[::2], numbers[1::2])))
        elif kind == "text":
            picture.text(*map(float, words[:3]), to_color(words[3:7]), line.split(maxsplit=8)[8].rstrip("\n"))
        picture.lines.append(check_pictures.to_ascii(line))
    return pictures


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=pathlib.Path, default=check_pictures.FOLDER)
    options = parser.parse_args()
    pictures = read(sys.stdin)
    for name, picture in pictures.items():
        picture.save(options.out / f"{name}.png")
    return 0 if pictures else 1


if __name__ == "__main__":
    sys.exit(main())
