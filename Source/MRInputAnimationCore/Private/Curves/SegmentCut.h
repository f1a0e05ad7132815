// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Curve.h"

#include <vector>

namespace mria
{

/**
 * Inserts a key on the curve between two neighbouring keys, at a time strictly between theirs. The three keys give
 * the same curve as the two did, except for rounding to float: a step stays a step, a line stays a line, and an
 * unweighted cubic stays unweighted. A weighted segment is split; the out-weight of `a` and the in-weight of `b`
 * change, and both sides become weighted. Nothing else of the two keys changes.
 */
Keyframe CutSegment(Keyframe& a, Keyframe& b, float time);

/** Puts such a key into sorted keys. Does nothing where there is a key already, and outside the keys. */
void CutCurve(std::vector<Keyframe>& keys, float time);

/** Makes that side of the key straight, if it is not: with a straight other side, the segment is a line. */
void StraightenIn(Keyframe& key);
void StraightenOut(Keyframe& key);

} // namespace mria
