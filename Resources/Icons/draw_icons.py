#!/usr/bin/env python3
# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Draws the plugin's icons: a pinching hand over a time line. Needs Pillow (Debian: python3-pil).

usage: draw_icons.py [--out FOLDER]     FOLDER is Resources; default: the one this script is in

Every size has places of its own, on its own pixels: nothing is scaled from another size, so straight edges stay sharp.
"""

import argparse
import math
import pathlib
import sys

try:
    from PIL import Image, ImageDraw
except ImportError:
    sys.exit("Pillow is missing for this Python. "
             "Debian: apt-get install python3-pil, then call it with /usr/bin/python3.")

FINE = 16  # samples along a pixel's side, for the edges of what is round

HAND = (236, 240, 244, 255)
# The colours of the hands in thumbnail and strip (MRInputStripColours).
TRACKED = (85, 162, 231, 255)
PINCHED = (237, 154, 75, 255)
FAINT = (85, 162, 231, 110)
# Around everything, so that white shows on white: an editor's theme may be light. By the picture's size in pixels.
RIM = (18, 24, 34, 170)
RIMS = {16: 1, 64: 1, 128: 2}
TILE_TOP = (43, 56, 74)
TILE_BOTTOM = (22, 29, 40)


class Sheet:
    """A picture of `size` pixels, drawn in pixel coordinates: 0 is the left edge of the first pixel."""

    def __init__(self, size):
        self.size = size
        self.image = Image.new("RGBA", (size * FINE, size * FINE), (0, 0, 0, 0))
        self.rim = Image.new("L", self.image.size, 0)

    def _layer(self, color, draw):
        """Fills what draw(on, more) draws, and its rim, for which it draws all that much larger."""
        draw(ImageDraw.Draw(self.rim), RIMS[self.size] * FINE)
        mask = Image.new("L", self.image.size, 0)
        draw(ImageDraw.Draw(mask), 0)
        layer = Image.new("RGBA", self.image.size, color)
        layer.putalpha(mask.point(lambda value: value * color[3] // 255))
        self.image = Image.alpha_composite(self.image, layer)

    def put_rim(self):
        """Once everything else is drawn."""
        under = Image.new("RGBA", self.image.size, RIM)
        under.putalpha(self.rim.point(lambda value: value * RIM[3] // 255))
        self.image = Image.alpha_composite(under, self.image)

    def stroke(self, points, width, color):
        """A line through the points, with round ends and joints."""
        places = [(x * FINE, y * FINE) for x, y in points]

        def draw(on, more):
            half = width * FINE / 2 + more
            for (x0, y0), (x1, y1) in zip(places, places[1:]):
                length = math.hypot(x1 - x0, y1 - y0) or 1
                dx, dy = (x1 - x0) / length * half, (y1 - y0) / length * half
                on.polygon([(x0 - dy, y0 + dx), (x1 - dy, y1 + dx), (x1 + dy, y1 - dx), (x0 + dy, y0 - dx)], fill=255)
            for x, y in places:
                on.ellipse([x - half, y - half, x + half - 1, y + half - 1], fill=255)

        self._layer(color, draw)

    def disc(self, x, y, radius, color):
        def draw(on, more):
            half = radius * FINE + more
            on.ellipse([x * FINE - half, y * FINE - half, x * FINE + half - 1, y * FINE + half - 1], fill=255)

        self._layer(color, draw)

    def box(self, left, top, right, bottom, color):
        def draw(on, more):
            on.rectangle([left * FINE - more, top * FINE - more, right * FINE + more - 1, bottom * FINE + more - 1],
                         fill=255)

        self._layer(color, draw)

    def tile(self, radius):
        """The plugin's background: a rounded square that darkens downwards."""
        side = self.size * FINE
        shade = Image.new("RGBA", (1, side))
        for y in range(side):
            t = y / (side - 1)
            shade.putpixel((0, y), tuple(round(a + (b - a) * t) for a, b in zip(TILE_TOP, TILE_BOTTOM)) + (255,))
        mask = Image.new("L", (side, side), 0)
        ImageDraw.Draw(mask).rounded_rectangle([0, 0, side - 1, side - 1], radius * FINE, fill=255)
        shade = shade.resize((side, side))
        shade.putalpha(mask)
        self.image = Image.alpha_composite(self.image, shade)

    def save(self, path):
        # Colour counts by its alpha; else the edges would darken.
        premultiplied = self.image.convert("RGBa").resize((self.size, self.size), Image.Resampling.BOX)
        path.parent.mkdir(parents=True, exist_ok=True)
        premultiplied.convert("RGBA").save(path, optimize=True)


def arc(x, y, radius, start, end):
    """Points on a circle, by degrees clockwise from the right."""
    steps = max(2, math.ceil(abs(end - start) / 4))
    angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]


def hand(sheet, places):
    """Thumb and index finger as a ring that is open where they meet, three fingers, and what they meet in."""
    x, y, radius = places["ring"]
    width = places["width"]
    for finger in places["fingers"]:
        sheet.stroke(finger, width, HAND)
    sheet.stroke(arc(x, y, radius, places["gap"][1], 360 + places["gap"][0]), width, HAND)
    angle = math.radians(sum(places["gap"]) / 2)
    sheet.disc(x + radius * math.cos(angle), y + radius * math.sin(angle), places["dot"], PINCHED)


# At 16 pixels curves have no room: pixels are set one by one. + is a soft edge, o is where the fingers meet.
SMALL_HAND = """
.........#......
........+#...#..
........##..##..
..####..#+.+#+..
.##++##+#..#+..#
oo....+##+#+.+#+
oo.....##+#.+#+.
.##....#####+...
.+##++####+.....
...####++.......
"""
SMALL_RING = """
....###.........
...#+.+#........
...#...#........
...#+.+#........
....###.........
.....#..........
.....#..........
"""

# By size: the ring's centre and radius, its gap in degrees, the fingers.
HANDS = {
    64: {"ring": (20.0, 28.0, 11.0), "width": 6.0, "gap": (160, 200), "dot": 4.0,
         "fingers": [[(29.0, 22.0), (31.0, 6.0)], [(31.0, 27.0), (43.0, 8.0)], [(31.0, 33.0), (53.0, 17.0)]]},
    128: {"ring": (40.0, 56.0, 22.0), "width": 11.0, "gap": (162, 198), "dot": 7.5,
          "fingers": [[(58.0, 44.0), (62.0, 13.0)], [(62.0, 54.0), (86.0, 17.0)], [(62.0, 66.0), (106.0, 35.0)]]},
}

# Rows of the bands as (top, bottom); bands as (left, right, colour); the playhead's column.
LINES = {
    16: {"rows": [(12, 14)], "bands": [[(1, 6, TRACKED), (6, 9, PINCHED), (9, 15, TRACKED)]], "head": None},
    64: {"rows": [(50, 56)], "bands": [[(6, 20, TRACKED), (20, 32, PINCHED), (32, 58, TRACKED)]],
         "head": (25, 27, 45, 61)},
    128: {"rows": [(100, 110)], "bands": [[(12, 40, TRACKED), (40, 66, PINCHED), (66, 116, TRACKED)]],
          "head": (52, 55, 90, 120)},
}

TRACKS = {
    16: {"rows": [(8, 11), (12, 15)], "head": (5, 6, 7, 16),
         "bands": [[(0, 16, FAINT), (1, 11, TRACKED), (3, 8, PINCHED)], [(0, 16, FAINT), (7, 14, TRACKED)]]},
    64: {"rows": [(34, 42), (48, 56)], "ring": (22.0, 16.0, 9.0), "width": 5.0, "head": (21, 23, 26, 62),
         "bands": [[(2, 62, FAINT), (6, 42, TRACKED), (14, 30, PINCHED)], [(2, 62, FAINT), (28, 56, TRACKED)]]},
    128: {"rows": [(68, 84), (96, 112)], "ring": (44.0, 32.0, 18.0), "width": 9.0, "head": (42, 46, 52, 122),
          "bands": [[(4, 124, FAINT), (12, 84, TRACKED), (28, 60, PINCHED)], [(4, 124, FAINT), (56, 112, TRACKED)]]},
}


def bands(sheet, places):
    for (top, bottom), row in zip(places["rows"], places["bands"]):
        for left, right, color in row:
            sheet.box(left, top, right, bottom, color)
    if places["head"]:
        left, right, top, bottom = places["head"]
        sheet.box(left, top, right, bottom, HAND)


def pixels(sheet, rows):
    colors = {"#": HAND, "+": HAND[:3] + (120,), "o": PINCHED}
    for y, row in enumerate(rows.split()):
        for x, letter in enumerate(row):
            if letter in colors:
                sheet.box(x, y, x + 1, y + 1, colors[letter])


def draw_asset(size):
    sheet = Sheet(size)
    if size == 16:
        pixels(sheet, SMALL_HAND)
    else:
        hand(sheet, HANDS[size])
    bands(sheet, LINES[size])
    sheet.put_rim()
    return sheet


def draw_track(size):
    sheet = Sheet(size)
    places = TRACKS[size]
    bands(sheet, places)
    if size == 16:
        pixels(sheet, SMALL_RING)
    else:
        x, y, radius = places["ring"]
        sheet.stroke(arc(x, y, radius, 0, 360), places["width"], HAND)
    sheet.put_rim()
    return sheet


def draw_plugin():
    sheet = Sheet(128)
    sheet.tile(20)
    hand(sheet, HANDS[128])
    bands(sheet, LINES[128])
    return sheet


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path(__file__).resolve().parents[1])
    folder = parser.parse_args().out
    draw_plugin().save(folder / "Icon128.png")
    for size in (16, 64, 128):
        draw_asset(size).save(folder / f"Icons/Asset{size}.png")
        draw_track(size).save(folder / f"Icons/Track{size}.png")


if __name__ == "__main__":
    main()
