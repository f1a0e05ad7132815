// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Curve.h"

#include <vector>

namespace mria
{

/**
 * A key on the curve between two neighbouring keys, at a time strictly between theirs. Afterwards the three trace the
 * curve that the two traced, but for the rounding of their numbers to floats: a step stays a step, a line a line, and
 * an unweighted cubic stays unweighted. A weighted segment is split; then the weights of `a` out and `b` in change, and
 * both of these sides become weighted. Nothing else of the two changes.
 */
Keyframe CutSegment(Keyframe& a, Keyframe& b, float time);

/** Puts such a key into sorted keys. Does nothing where there is a key already, and outside the keys. */
void CutCurve(std::vector<Keyframe>& keys, float time);

/** Makes that side of the key straight, if it is not: with a straight other side, the segment is a line. */
void StraightenIn(Keyframe& key);
void StraightenOut(Keyframe& key);

} // namespace mria
