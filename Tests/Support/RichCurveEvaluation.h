// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/RichCurve.h"

namespace mria
{

/**
 * Evaluates a rich curve as the public documentation defines it. Without keys: the curve's default value, or
 * `defaultValue` if it has none. Needs sorted keys. O(log keys), allocates nothing.
 *
 * Not documented, and chosen here: handles are kept inside their segment; at a time of two keys the later one holds; a
 * cycle starts over only after the last key; Oscillate is ping-pong; Linear continues with the slope that the curve has
 * at its end; None holds, as does a repeat without a range. NaN counts as minus infinity.
 */
float EvaluateRichCurve(const RichCurve& curve, float time, float defaultValue = 0.0f);

} // namespace mria
