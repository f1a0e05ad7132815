// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/RichCurve.h"

#include <vector>

namespace mria
{

/**
 * Replaces the segment between two keys by lines: sets the interpolation of `keys.back()`, which must represent a,
 * and appends keys before b. Values are within kRichSampleTolerance of EvaluateSegment at every float time. Returns
 * false if the segment is a step.
 */
bool AppendSampledSegment(const Keyframe& a, const Keyframe& b, std::vector<RichCurveKey>& keys);

} // namespace mria
