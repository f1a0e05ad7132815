#!/usr/bin/env python3
# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Writes CurveVectors.txt: curves, and their values and slopes at many times, evaluated with 90 digits by mpmath.

This shares no code and no method with the evaluator under test: the keys are sorted, the time is wrapped with exact
arithmetic, and a weighted segment is solved by bisection between its turns. Run it without arguments to renew the
file; the same file comes out every time.

Lines:  curve NAME PREWRAP POSTWRAP
        key TIME VALUE INTANGENT OUTTANGENT INWEIGHT OUTWEIGHT MODE      (floats in hexadecimal: exact)
        at TIME VALUE RANGE SLOPE SLOPESCALE
RANGE is the range of values between the keys around the time, the measure of the error allowed. SLOPESCALE is the size
of the terms that make up the slope.
"""
import math
import os
import random
import struct

from mpmath import mp, mpf

mp.dps = 90
STEPS = 280  # bits of a parameter: 84 digits, for roots near 0 under huge weights
INF = float("inf")
NAN = float("nan")
FLOAT_MAX = struct.unpack("<f", b"\xff\xff\x7f\x7f")[0]


def f32(value):
    """The nearest float."""
    if math.isnan(value) or math.isinf(value):
        return value
    return struct.unpack("<f", struct.pack("<f", value))[0]


def next_float(value, up=True):
    """The neighbouring float."""
    if value == 0:
        return math.ldexp(1.0, -149) * (1 if up else -1)
    bits = struct.unpack("<i", struct.pack("<f", value))[0]
    bits += 1 if (value > 0) == up else -1
    return struct.unpack("<f", struct.pack("<i", bits))[0]


class Key:
    def __init__(self, time, value, ti=0.0, to=0.0, wi=0.0, wo=0.0, mode=3):
        self.time, self.value = f32(time), f32(value)
        self.ti, self.to, self.wi, self.wo, self.mode = f32(ti), f32(to), f32(wi), f32(wo), mode


def weight(value, is_weighted):
    if not is_weighted or math.isnan(value):
        return mpf(1) / 3
    return min(max(mpf(value), mpf(0)), mpf(FLOAT_MAX))


def tangent(value):
    return mpf(0) if math.isnan(value) else mpf(value)


def cubic(p0, p1, p2, p3):
    """Bernstein to power form, constant first."""
    return [p0, 3 * (p1 - p0), 3 * (p2 - 2 * p1 + p0), p3 - 3 * p2 + 3 * p1 - p0]


def poly(c, s):
    return c[0] + s * (c[1] + s * (c[2] + s * c[3]))


def derived(c):
    return [c[1], 2 * c[2], 3 * c[3], mpf(0)]


def turns(c):
    """Where a cubic's derivative is 0 within (0, 1), ascending."""
    qa, qb, qc = 3 * c[3], 2 * c[2], c[1]
    if qa == 0:
        roots = [-qc / qb] if qb != 0 else []
    else:
        disc = qb * qb - 4 * qa * qc
        roots = [(-qb + sign * mp.sqrt(disc)) / (2 * qa) for sign in (-1, 1)] if disc > 0 else []
    return sorted(r for r in roots if 0 < r < 1)


class Segment:
    """Between two keys, in the words of the format description, section 3."""

    def __init__(self, a, b):
        self.a, self.b = a, b
        self.is_step = (math.isinf(a.to) or math.isinf(b.ti) or not math.isfinite(a.value)
                        or not math.isfinite(b.value) or math.isinf(a.time) or math.isinf(b.time))
        if self.is_step:
            return
        self.dt = mpf(b.time) - mpf(a.time)
        self.wo = weight(a.wo, a.mode & 2)
        self.wi = weight(b.wi, b.mode & 1)
        va, vb = mpf(a.value), mpf(b.value)
        self.x = cubic(mpf(0), self.wo, 1 - self.wi, mpf(1))
        self.y = cubic(va, va + self.wo * self.dt * tangent(a.to), vb - self.wi * self.dt * tangent(b.ti), vb)
        self.is_line = self.wo == 0 and self.wi == 0
        self._range = None

    def first_pass(self, x):
        """The smallest parameter where the segment is at the share x of its time, by bisection."""
        low, high = mpf(0), mpf(1)
        for turn in turns(self.x):
            if poly(self.x, turn) >= x:
                high = turn
                break
            low = turn
        for exact in (low, high):
            if poly(self.x, exact) == x:
                return exact
        for _ in range(STEPS):
            middle = (low + high) / 2
            if poly(self.x, middle) < x:
                low = middle
            else:
                high = middle
        return (low + high) / 2

    def share(self, time):
        return (mpf(time) - mpf(self.a.time)) / self.dt

    def value(self, time):
        x = mpf(0) if self.is_step else self.share(time)
        if x == 0:
            return mpf(self.a.value)
        if self.is_line:
            return mpf(self.a.value) + x * (mpf(self.b.value) - mpf(self.a.value))
        return poly(self.y, self.first_pass(x))

    def slope(self, time):
        """dy/dx and the size of its terms; where both derivatives vanish, the limit."""
        if self.is_step:
            return mpf(0), mpf(0)
        x = self.share(time)
        if self.is_line:
            slope = (mpf(self.b.value) - mpf(self.a.value)) / self.dt
            return slope, abs(slope)
        s = self.first_pass(x)
        dx, dy = derived(self.x), derived(self.y)
        tiny = mpf(10) ** -35
        scale = max(abs(v) for v in dy)
        while abs(poly(dx, s)) < tiny and abs(poly(dy, s)) < tiny * max(scale, tiny):
            dx, dy = derived(dx), derived(dy)
            if all(v == 0 for v in dx):
                return mpf(0), mpf(0)
        if abs(poly(dx, s)) < tiny:
            return mpf(0), mpf(0)
        size = sum(abs(c * s ** i) for i, c in enumerate(dy))
        return poly(dy, s) / poly(dx, s) / self.dt, abs(size / poly(dx, s) / self.dt)

    def range(self):
        if self.is_step:
            return mpf(0)
        if self._range is None:
            ends = [mpf(self.a.value), mpf(self.b.value)]
            inner = [] if self.is_line else [poly(self.y, self.first_pass(mpf(i) / 16)) for i in range(1, 16)]
            self._range = max(ends + inner) - min(ends + inner)
        return self._range

    def is_near_jump(self, time):
        """Whether the first pass is about to jump to another stretch, where a rounding decides."""
        if self.is_step or self.is_line or (self.wo <= 1 and self.wi <= 1):
            return False
        x = self.share(time)
        return any(abs(poly(self.x, s) - x) < mpf(10) ** -9 * max(1, abs(x))
                   for s in turns(self.x))


class CurveCase:
    def __init__(self, name, keys, pre=8, post=8):
        self.name, self.keys, self.pre, self.post = name, keys, pre, post
        self.sorted = sorted((k for k in keys if not math.isnan(k.time)), key=lambda k: k.time)
        self.segments = {}

    def segment(self, i):
        if i not in self.segments:
            self.segments[i] = Segment(self.sorted[i], self.sorted[i + 1])
        return self.segments[i]

    def wrap(self, time):
        """(exact time between the keys, direction), or the key that is held."""
        first, last = self.sorted[0], self.sorted[-1]
        if first.time <= time <= last.time:
            return mpf(time), 1
        early = not time > last.time
        mode = self.pre if early else self.post
        length = mpf(last.time) - mpf(first.time)
        if mode not in (2, 4) or length == 0 or mp.isinf(length) or not math.isfinite(time):
            return (first if early else last), 0
        offset = mpf(time) - mpf(first.time)
        period = length * (2 if mode == 4 else 1)
        offset = offset - period * mp.floor(offset / period)
        if offset > length:
            return mpf(first.time) + period - offset, -1
        return mpf(first.time) + offset, 1

    def evaluate(self, time):
        """(value, range, slope, slope scale), or None where a rounding decides between two values."""
        if not self.sorted:
            return mpf(0), mpf(0), mpf(0), mpf(0)
        at, direction = self.wrap(time)
        if direction == 0:
            return mpf(at.value), mpf(0), mpf(0), mpf(0)
        before = max(i for i, k in enumerate(self.sorted) if mpf(k.time) <= at)
        value = mpf(self.sorted[before].value)
        if before == len(self.sorted) - 1:
            earlier = [i for i, k in enumerate(self.sorted) if mpf(k.time) < at]
            if not earlier:
                return value, mpf(0), mpf(0), mpf(0)
            segment = self.segment(max(earlier))
        else:
            segment = self.segment(before)
            if segment.is_near_jump(at):
                return None
            value = segment.value(at)
        slope, scale = segment.slope(at)
        return value, segment.range(), slope * direction, scale


def number(value):
    value = mpf(value)
    if mp.isnan(value) or mp.isinf(value):
        return str(float(value))
    return mp.nstr(value, 17, min_fixed=-3, max_fixed=17, strip_zeros=True)


def hexa(value):
    if math.isnan(value) or math.isinf(value):
        return str(value)
    mantissa, exponent = value.hex().split("p")
    return mantissa.rstrip("0").rstrip(".") + "p" + exponent if value else "0"


def write(out, case, times):
    out.append(f"curve {case.name} {case.pre} {case.post}")
    for k in case.keys:
        fields = (k.time, k.value, k.ti, k.to, k.wi, k.wo)
        out.append("key " + " ".join(hexa(v) for v in fields) + f" {k.mode}")
    for time in times:
        time = f32(time)
        result = case.evaluate(time)
        if result is not None and abs(result[0]) <= FLOAT_MAX:
            out.append(f"at {hexa(time)} " + " ".join(number(v) for v in result))


def spread(rng, a, b, count):
    """Times between two keys: both ends, their float neighbours, points near ends and middle, and random ones."""
    a, b = f32(a), f32(b)
    times = {a, b, next_float(a), next_float(b, False), f32((a + b) / 2), next_float(f32((a + b) / 2))}
    for part in (1e-6, 1e-3, 0.5 - 1e-3, 0.5 + 1e-5, 1 - 1e-3, 1 - 1e-6):
        times.add(f32(a + (b - a) * part))
    while len(times) < count:
        times.add(f32(rng.uniform(a, b)))
    return sorted(t for t in times if a <= t <= b)


def wrap_cases(rng, out):
    keys = [Key(0.5, 1, 0, 0.7, 0, 0, 0), Key(1.25, -2, 1, -1, 0.2, 0.6), Key(2.0, 3, 0.5, 0, 0.4, 0, 1)]
    inside = [0.5, 0.75, 1.25, 1.75, 2.0]
    outside = [-0.25, 0.25, next_float(0.5, False), next_float(2.0), 2.25, 3.5, 3.75, -1.0, -100.3, 1e3, 1e9, -1e9,
               3e38, -3e38, INF, -INF, NAN]
    for pre in (0, 1, 2, 4, 8, 3):
        for post in (0, 1, 2, 4, 8, -7):
            write(out, CurveCase("wrap", keys, pre, post), inside + outside)
    for pre, post in ((2, 4), (4, 2)):
        third = [Key(1 / 3, 2, 0, 3, 0, 0.3), Key(7.1, -1, -2, 0, 0.9, 0)]
        times = [rng.uniform(-50, 50) for _ in range(24)] + [1e20, -1e20]
        write(out, CurveCase("wrapUnevenRange", third, pre, post), times)
        for name, same in (("wrapNoRange", [Key(1, 4), Key(1, 7), Key(1, 5)]), ("wrapOneKey", [Key(1, 4)]),
                           ("wrapNoKey", [])):
            write(out, CurveCase(name, same, pre, post), [0, 1, 2, -INF, INF, NAN, 1e30])


def order_cases(rng, out):
    a, b = Key(0, 1, 0, 2, 0, 0, 0), Key(1, 3, 1, -1, 0, 0, 0)
    c, d = Key(1, -2, 0, 1, 0, 0.5), Key(2.5, 0, 3, 0, 0.7, 0)
    times = [-1, 0, 0.25, next_float(1.0, False), 1, next_float(1.0), 1.5, 2.5, 3]
    for name, keys in (("equalTimes", [a, b, c, d]), ("equalTimesUnsorted", [d, b, a, c]), ("unsorted", [d, c, a]),
                       ("threeEqual", [a, b, Key(1, 9), c, d]), ("equalFirst", [Key(0, 7), a, d]),
                       ("equalLast", [a, d, Key(2.5, 8)]), ("notANumberTimes", [Key(NAN, 5), d, Key(NAN, 9), a, c]),
                       ("onlyNotANumber", [Key(NAN, 5)])):
        for pre, post in ((8, 8), (2, 4), (4, 2)):
            write(out, CurveCase(name, keys, pre, post), times)
    for name, keys in (("infiniteTimes", [Key(-INF, 1), Key(0, 2), Key(1, 4), Key(INF, 8)]),
                       ("infiniteValues", [Key(0, INF), Key(1, INF), Key(2, 5), Key(3, -INF), Key(4, 1)]),
                       ("notANumberParts", [Key(0, 1, NAN, NAN, NAN, NAN), Key(1, 2, NAN, 1, NAN, -1),
                                            Key(3, 0, 2, 0, -0.5, 0)])):
        write(out, CurveCase(name, keys, 2, 4), [-9, -1, 0, 0.3, 1, 1.5, 2, 2.7, 3, 3.5, 4, 9])
    many = [Key(rng.uniform(-5, 5), rng.uniform(-1, 1), rng.uniform(-3, 3), rng.uniform(-3, 3), rng.random(),
                rng.random(), rng.randrange(4)) for _ in range(40)]
    write(out, CurveCase("manyUnsorted", many, 4, 2), [rng.uniform(-12, 12) for _ in range(60)])


def kind_cases(rng, out):
    line = [Key(0.1, 0.2), Key(0.7, 0.9), Key(1.9, -0.3)]
    write(out, CurveCase("shortKeys", line), spread(rng, 0.1, 0.7, 16) + spread(rng, 0.7, 1.9, 16))
    slanted = [Key(0, 1, 5, 9, 0, 0), Key(1, 2, -7, 3, 0, 0)]
    write(out, CurveCase("zeroWeightsIgnoreTangents", slanted), spread(rng, 0, 1, 14))
    for to, ti in ((INF, 0), (0, INF), (-INF, 1), (1, -INF), (INF, INF), (INF, NAN)):
        steps = [Key(0, 1, 0, to, 0.3, 0.3), Key(1, 2, ti, 1, 0.3, 0.3), Key(2, 0, 1, 0, 0, 0)]
        write(out, CurveCase("infiniteTangent", steps), [-1, 0, 0.5, next_float(1.0, False), 1, 1.5, 2, 3])
    for i in range(24):
        keys = [Key(rng.uniform(-2, 0), rng.uniform(-1, 1), 0, rng.uniform(-9, 9), 0.5, 0.5, rng.choice((0, 1))),
                Key(rng.uniform(0.1, 2), rng.uniform(-1, 1), rng.uniform(-9, 9), 0, 0.5, 0.5, rng.choice((0, 2)))]
        write(out, CurveCase("hermite", keys), spread(rng, keys[0].time, keys[1].time, 14))
    for mode_a in range(4):
        for mode_b in range(4):
            keys = [Key(0, 0, 0, 2, 0.9, 0.15, mode_a), Key(1, 1, -1, 0, 0.8, 0.05, mode_b)]
            write(out, CurveCase("modes", keys), spread(rng, 0, 1, 14))


def weight_cases(rng, out):
    sizes = (0, 0.001, 1 / 3, 0.5, 0.999, 1)
    for wo in sizes:
        for wi in sizes:
            steep = rng.choice((1, 10, 1000))
            keys = [Key(rng.choice((0, -1, 100)), rng.uniform(-1, 1), 0, rng.uniform(-steep, steep), 0, wo)]
            end = keys[0].time + rng.choice((0.016, 1, 2))
            keys.append(Key(end, rng.uniform(-1, 1), rng.uniform(-steep, steep), 0, wi, 0))
            write(out, CurveCase("weights", keys), spread(rng, keys[0].time, keys[1].time, 18))
    for wo in (1, next_float(1.0, False), 0.99999):
        for wi in (1, next_float(1.0, False), 0.99999):
            keys = [Key(-1, 0, 0, 1, 0, wo), Key(1, 1, 1, 0, wi, 0)]
            tiny = [s * 10.0 ** -e for e in (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 15, 16, 17, 20, 30) for s in (-1, 1)]
            write(out, CurveCase("flatMiddle", keys), tiny + [0])
    beyond = (0, 0.5, 1, next_float(1.0), 1.0001, 1.5, 3, 100, 1e6, 1e30, INF)
    for wo in beyond:
        for wi in beyond:
            if wo > 1 or wi > 1:
                keys = [Key(0, 0.25, 0, rng.choice((0, 1, -3)), 0, wo), Key(1, 1, rng.choice((0, 1, -3)), 0, wi, 0)]
                times = spread(rng, 0, 1, 12)[::2] + [rng.random() for _ in range(4)]
                write(out, CurveCase("weightsBeyondOne", keys), times)
    flags = [Key(0, 0, 0, 0, 0, 1e6), Key(0.5, 1, 0, 0, 0, 1e6), Key(1.5, 0, 0, 0, 0, 1e6)]
    write(out, CurveCase("mrtkFlags", flags),
          [-1, 0, 0.25, next_float(0.5, False), 0.5, 1.0, next_float(1.5, False), 1.5, 2])
    negative = [Key(0, 0, 0, 1, 0, -0.5), Key(1, 1, 2, 0, -3, 0), Key(2, 3, 2, 0, 0.5, 0)]
    write(out, CurveCase("negativeWeights", negative), [0, 0.3, 0.5, 0.9, 1, 1.4, 2])


def extreme_cases(rng, out):
    big, steep = 1e38, 1e30
    for wo, wi, mode in ((0, 0, 0), (0.5, 0.5, 3), (0, 0.001, 3), (1, 1, 3), (0.999, 0, 3), (1e6, 0, 3),
                         (1e30, 1e30, 3)):
        for va, vb, to, ti in ((big, -big, 0, 0), (big, big, -steep, steep), (0, 0, steep, steep), (3e38, -3e38, 1, 1),
                               (1e-38, -1e-38, 1e-38, 1e-38), (1e6, 1e6 + 1, 0.5, 2)):
            keys = [Key(0, va, 0, to, 0, wo, mode), Key(1, vb, ti, 0, wi, 0, mode)]
            write(out, CurveCase("extremeValues", keys), spread(rng, 0, 1, 12)[::2])
        for ta, tb in ((1e6, 1e6 + 0.0625), (-3e38, 3e38), (0, 1e-44), (1e-30, 2e-30), (0, 3e38), (-1e-3, 1e4)):
            keys = [Key(ta, -1, 0, 0, 0, wo, mode), Key(tb, 2, 0, 0, wi, 0, mode)]
            times = sorted({f32(ta + (tb - ta) * part) for part in (0, 0.1, 0.5, 0.7, 1)})
            write(out, CurveCase("extremeTimes", keys), times)


def main():
    rng = random.Random(20190613)
    out = ["# Made by make_curve_vectors.py, which also says what the lines mean. Do not edit."]
    for cases in (wrap_cases, order_cases, kind_cases, weight_cases, extreme_cases):
        cases(rng, out)
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "CurveVectors.txt")
    with open(path, "w", encoding="ascii", newline="\n") as file:
        file.write("\n".join(out) + "\n")


if __name__ == "__main__":
    main()
