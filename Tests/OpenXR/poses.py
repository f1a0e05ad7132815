# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Poses as lists of seven numbers, position and quaternion (x, y, z, w), in OpenXR's axes."""
import math

IDENTITY = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0]


def cross(a, b):
    return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]


def dot(a, b):
    return sum(x * y for x, y in zip(a, b))


def minus(a, b):
    return [x - y for x, y in zip(a, b)]


def plus(a, b):
    return [x + y for x, y in zip(a, b)]


def scaled(v, factor):
    return [x * factor for x in v]


def normalized(v):
    return scaled(v, 1.0 / math.sqrt(dot(v, v)))


def multiply(a, b):
    """First `b`, then `a`."""
    return plus(plus(scaled(b[:3], a[3]), scaled(a[:3], b[3])), cross(a[:3], b[:3])) + [a[3] * b[3] - dot(a[:3], b[:3])]


def conjugate(q):
    return [-q[0], -q[1], -q[2], q[3]]


def rotate(q, v):
    return multiply(multiply(q, list(v) + [0.0]), conjugate(q))[:3]


def compose(outer, inner):
    return plus(outer[:3], rotate(outer[3:], inner[:3])) + multiply(outer[3:], inner[3:])


def inverse(pose):
    back = conjugate(pose[3:])
    return scaled(rotate(back, pose[:3]), -1.0) + back


def distance(a, b):
    return math.dist(a[:3], b[:3])


def angle(a, b):
    """Radians between two rotations, whatever their signs."""
    turn = multiply(conjugate(normalized(a[3:])), normalized(b[3:]))
    return 2.0 * math.atan2(math.sqrt(dot(turn[:3], turn[:3])), abs(turn[3]))


def from_axes(x, y, z):
    """The quaternion that brings the axes of the space there."""
    trace = x[0] + y[1] + z[2]
    candidates = [[1 + x[0] - y[1] - z[2], x[1] + y[0], x[2] + z[0], y[2] - z[1]],
                  [x[1] + y[0], 1 - x[0] + y[1] - z[2], y[2] + z[1], z[0] - x[2]],
                  [x[2] + z[0], y[2] + z[1], 1 - x[0] - y[1] + z[2], x[1] - y[0]],
                  [y[2] - z[1], z[0] - x[2], x[1] - y[0], 1 + trace]]
    return normalized(max(candidates, key=lambda q: dot(q, q)))


def looking(position, direction, up):
    """A pose whose -z is along `direction`, with y as near to `up` as can be."""
    z = scaled(normalized(direction), -1.0)
    x = normalized(cross(up, z))
    return list(position) + from_axes(x, cross(z, x), z)
